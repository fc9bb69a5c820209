import { parameters } from "../../checks/parameters.ts";
import { failure } from "../../core/failure.ts";
import { suggest } from "../../core/nearest.ts";
import type { Text } from "../../core/text.ts";
import { hosting, reporting } from "./list/action.ts";
import { following } from "./list/commands.ts";
import { environmentOnly } from "./list/environment.ts";
import { crowds, policyOptions, reports, waiting } from "./list/gate.ts";
import { access, measuring, remote } from "./list/measuring.ts";
import { serving } from "./list/serving.ts";
import { toVariable } from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const prefix = "PORTCULLIS_";

// Kubernetes sets these variables for a service that is named portcullis, so they cannot be options.
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;

const options = [
  ...Object.values(parameters).flatMap((entry) => entry.options),
  ...measuring,
  ...access,
  ...policyOptions,
  ...remote,
  ...serving,
  ...following,
  ...reporting,
  ...reports,
  // The input of the Action always has a default, so the variable would never count.
  ...hosting.filter(({ name }) => name !== "token"),
  ...waiting,
  ...crowds,
];

/** Every variable that any command or the Action reads, so that a misspelt one is found whichever of them runs. */
const variables = new Set([
  "PORTCULLIS_URL",
  ...[...options, ...environmentOnly]
    .map(({ name }) => toVariable(name))
    .filter((variable) => !injected.test(variable)),
]);

/** Returns an option from the environment. An empty variable counts as absent, since pipelines cannot unset inherited variables. */
export function readVariable(env: Environment, name: string): string | undefined {
  const variable = toVariable(name);
  return variables.has(variable) ? env[variable] || undefined : undefined;
}

/** Refuses an unknown variable, since it would silently have no effect. Throws `Failure`. */
export function checkEnvironment(env: Environment): void {
  for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
    if (variables.has(field) || injected.test(field)) continue;
    // All names share the prefix, so it is left out of the comparison.
    const known = [...variables].map((variable) => variable.slice(prefix.length));
    const suggestion = suggest(field.slice(prefix.length), known, (name) => prefix + name);
    const named: Text = { en: `environment variable ${field}`, ko: `환경 변수 ${field}` };
    throw failure("input.unknown", { field: named, suggestion }, { reason: field });
  }
}
