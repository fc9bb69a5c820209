import type { JSONObject } from "@modelcontextprotocol/server";
import type { AnyCheck } from "../../src/core/check.ts";
import { languages } from "../../src/core/text.ts";
import { parametersOf, type Parameter } from "../http/openapi/parameters.ts";
import { maxAgeName, takesMaxAge } from "../../src/core/max-age.ts";
import { deadlineOf } from "../../src/run/local.ts";
import { toolUses } from "./tool-uses.ts";

/** A tool as `tools/list` has it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema?: ObjectSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** A type, since the protocol library adds keywords to it. */
type ObjectSchema = {
  readonly type: "object";
  readonly properties: Record<string, JSONObject>;
  readonly required?: string[];
  readonly additionalProperties?: boolean;
};

/** `reverse-dns` → `check_reverse_dns`. */
export function toolName({ id }: Pick<AnyCheck, "id">): string {
  return `check_${id.replaceAll("-", "_")}`;
}

/** The tool that lists the checks. */
export const listChecks = "list_checks";
/** The tool that explains a finding. */
export const explainFinding = "explain_finding";

/** The checks that `?tools=core` lists beside these two: they answer most questions about a domain or a site. */
const core: ReadonlySet<string> = new Set([
  "gate",
  "ssl",
  "http",
  "dns",
  "email",
  "email-header",
  "owasp",
  "rdap",
  "golive",
  "subdomains",
]);

/** The tools for these checks, derived from their declarations. */
export function toolsOf(checks: readonly AnyCheck[], isCore = false): readonly Tool[] {
  return [...ownTools, ...checks.filter(({ id }) => !isCore || core.has(id)).map(toolOf)];
}

function toolOf(check: AnyCheck): Tool {
  const parameters = parametersOf(check, "en");
  return {
    name: toolName(check),
    title: check.title.en,
    description: describe(check),
    inputSchema: {
      type: "object",
      properties: {
        ...Object.fromEntries(parameters.map((each) => [each.name, propertyOf(each)])),
        ...ownParameters,
        ...(takesMaxAge(check) && { [maxAgeName]: age }),
      },
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    },
    outputSchema: answerSchema,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: check.concerns !== "store",
    },
  };
}

/** Seconds that a server gives a run unless a check needs more. */
const usualDeadline = 15;

/** What the tool reports, when to use it, what it does not do, and what it costs. */
function describe(check: AnyCheck): string {
  const { id, about, cost, requires } = check;
  const seconds = deadlineOf(check, { deadline: 1000 * usualDeadline }) / 1000;
  const use = toolUses[id];
  return [
    about.en,
    ...(use === undefined ? [] : [`Use it to ${use}.`]),
    reachOf(check),
    ...(requires === "key" && !about.en.includes("API key") ? ["Needs an API key."] : []),
    `Cost ${cost}, up to ${seconds} s.`,
  ].join(" ");
}

/** What the check does to its target, and what it does not do. */
function reachOf({ concerns, subjectIs }: AnyCheck): string {
  if (concerns === "store") return "Reads stored results only and contacts no target.";
  return subjectIs === "text" ? "The text is not stored." : "Changes nothing and tries no exploit.";
}

/** Characters of the description of a parameter. A longer one is cut to its first sentence; the page of the check has all of it. */
const longestDescription = 150;

/** A parameter in the types of JSON: a flag is a boolean, although it is a text in a query. */
function propertyOf({ description, schema, example }: Parameter): JSONObject {
  const { enum: values, default: fallback } = schema;
  const brief = description.length > longestDescription ? description.replace(/(?<=\.) .*$/s, "") : description;
  const shown = example === undefined ? {} : { examples: [example] };
  if (values?.join() === "true,false") {
    return { type: "boolean", description: brief, ...(fallback !== undefined && { default: fallback === "true" }) };
  }
  return { ...(schema as JSONObject), description: brief, ...shown };
}

const typesOfChecks = new WeakMap<AnyCheck, ReadonlyMap<string, ReadonlySet<string>>>();

/** The JSON types that the tool of a check declares for each parameter. */
export function typesOf(check: AnyCheck): ReadonlyMap<string, ReadonlySet<string>> {
  const known = typesOfChecks.get(check);
  if (known) return known;
  const types = new Map(parametersOf(check, "en").map((each) => [each.name, new Set(typesIn(propertyOf(each)))]));
  typesOfChecks.set(check, types);
  return types;
}

function typesIn({ type, anyOf }: JSONObject): readonly string[] {
  const own = [type].flat().filter((each) => typeof each === "string");
  const others = Array.isArray(anyOf) ? anyOf.flatMap((each) => typesIn(each as JSONObject)) : [];
  return [...own, ...others];
}

/** Parameters of every check. The instructions of the server explain them once. */
const ownParameters: ObjectSchema["properties"] = {
  detail: { type: "string", enum: ["summary", "full"], default: "summary" },
  lang: { type: "string", enum: [...languages] },
  fresh: { type: "boolean", default: false },
};

/** Only of checks whose answers may be stored. Without its range, which a call is checked for: the list of tools has to stay small. */
const age: JSONObject = { type: "integer" };

/** The members of the compact answer that a program relies on, the same for every check. `error` is set where nothing could be measured. */
const answerSchema: ObjectSchema = {
  type: "object",
  properties: {
    check: { type: "string" },
    status: { type: "string", enum: ["pass", "warn", "fail", "unknown"] },
    grade: { type: "string" },
    score: { type: "number" },
    summary: { type: "string" },
    findings: { type: "array", items: { type: "object" } },
    report: { type: "string" },
    error: { type: "object" },
  },
  required: ["check"],
};

const offline = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const ownTools: readonly Tool[] = [
  {
    name: listChecks,
    title: "List the checks",
    description:
      "Lists every check with its tool, description, parameters and cost. Use it first to choose a tool. Contacts no target.",
    inputSchema: { type: "object", properties: { lang: ownParameters["lang"] ?? {} }, additionalProperties: false },
    annotations: offline,
  },
  {
    name: explainFinding,
    title: "Explain a finding",
    description:
      "Explains a finding id such as ssl.expired: cause, fix, severity, effect on the grade and the standard behind it. Use it when a finding is unclear. Contacts no target.",
    inputSchema: {
      type: "object",
      properties: {
        id: { type: "string", description: "Finding id with its check: ssl.expired", examples: ["ssl.expired"] },
        lang: ownParameters["lang"] ?? {},
      },
      required: ["id"],
      additionalProperties: false,
    },
    annotations: offline,
  },
];
