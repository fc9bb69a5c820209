import { failure } from "../core/failure.ts";
import { nearest } from "../core/near.ts";
import { environmentOnly, measuring, toVariable } from "./options.ts";
import { thresholds } from "./thresholds.ts";

/** Every variable that any command reads, so that a typing error is found whichever command runs. */
const variables: readonly string[] = [
  "PORTCULLIS_URL",
  ...[...thresholds, ...measuring, ...environmentOnly].map(({ name }) => toVariable(name)),
];

// Kubernetes injects these beside a service that is named portcullis.
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;

/** Refuses a variable that nobody reads: what its author wanted would silently not happen. */
export function checkEnvironment(env: Readonly<Record<string, string | undefined>>): void {
  for (const field of Object.keys(env).filter((name) => name.startsWith("PORTCULLIS_"))) {
    if (variables.includes(field) || injected.test(field)) continue;
    const near = nearest(field, variables);
    const suggestion = near ? { en: ` Did you mean ${near}?`, ko: ` 혹시 ${near} 말씀이신가요?` } : { en: "", ko: "" };
    throw failure("input.unknown", { field, suggestion }, { reason: field });
  }
}
