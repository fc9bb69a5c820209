import { registry } from "../../checks/index.ts";
import { failure } from "../../core/failure.ts";
import { suggest } from "../../core/near.ts";
import {
  access,
  crowds,
  environmentOnly,
  hosting,
  measuring,
  policies,
  remote,
  reporting,
  reports,
  serving,
  toVariable,
  waiting,
} from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const prefix = "PORTCULLIS_";

// Kubernetes injects these beside a service that is named portcullis, so that they can never be words of ours.
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;

const options = [
  ...registry.flatMap((entry) => entry.options),
  ...measuring,
  ...access,
  ...policies,
  ...remote,
  ...serving,
  ...reporting,
  ...reports,
  // An input has it anyway, by default, so that a variable would never count.
  ...hosting.filter(({ name }) => name !== "token"),
  ...waiting,
  ...crowds,
];

/** Every variable that any command or the Action reads, so that a typing error is found whichever of them runs. */
const variables = new Set([
  "PORTCULLIS_URL",
  ...[...options, ...environmentOnly]
    .map(({ name }) => toVariable(name))
    .filter((variable) => !injected.test(variable)),
]);

/** What the environment says of an option; an empty variable counts as absent, since pipelines cannot unset what they inherit. */
export function readVariable(env: Environment, name: string): string | undefined {
  const variable = toVariable(name);
  return variables.has(variable) ? env[variable] || undefined : undefined;
}

/** Refuses a variable that nobody reads: what its author wanted would silently not happen. */
export function checkEnvironment(env: Environment): void {
  for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
    if (variables.has(field) || injected.test(field)) continue;
    // The prefix that all of them share says nothing about which one was meant.
    const known = [...variables].map((variable) => variable.slice(prefix.length));
    const suggestion = suggest(field.slice(prefix.length), known, (name) => prefix + name);
    throw failure("input.unknown", { field, suggestion }, { reason: field });
  }
}
