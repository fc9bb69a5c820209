import type { JSONObject } from "@modelcontextprotocol/server";
import type { AnyCheck } from "../../src/core/check.ts";
import { languages } from "../../src/core/text.ts";
import { parametersOf, type Parameter } from "../openapi/parameters.ts";
import { deadlineOf } from "../../src/run/local.ts";

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

/** A type and no interface, since it is handed to those who add keywords of their own. */
type ObjectSchema = {
  readonly type: "object";
  readonly properties: Record<string, JSONObject>;
  readonly required?: string[];
  readonly additionalProperties?: boolean;
};

/** `reverse-dns` → `check_reverse_dns`; what is looked up in the store is found and not checked. */
export function toolName({ id, concerns }: Pick<AnyCheck, "id" | "concerns">): string {
  return `${concerns === "store" ? "find" : "check"}_${id.replaceAll("-", "_")}`;
}

/** The tool that tells what there is to ask. */
export const listChecks = "list_checks";
/** The one that tells what a finding means. */
export const explainFinding = "explain_finding";

/** What `?tools=core` lists beside these two: what most questions about a domain or a site come down to. */
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
      properties: { ...Object.fromEntries(parameters.map((each) => [each.name, propertyOf(each)])), ...ownParameters },
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

/** What it tells, what it does not do, and what it costs. */
function describe(check: AnyCheck): string {
  const { about, cost, requires, concerns, subjectIs } = check;
  const seconds = deadlineOf(check, { deadline: 1000 * usualDeadline }) / 1000;
  const reach =
    concerns === "store"
      ? "Reads what this server has stored and contacts nobody."
      : subjectIs === "text"
        ? "The text itself is not stored."
        : "Only looks: changes nothing at the target, tries no exploit.";
  return [
    about.en,
    reach,
    ...(requires === "key" ? ["Needs an API key."] : []),
    `Cost ${cost}, up to ${seconds} s.`,
  ].join(" ");
}

/** Characters of the description of a parameter; of a longer one the first sentence stands here, and all of it in the page of the check. */
const longestDescription = 150;

/** A parameter in the types of JSON: a flag is a boolean, whatever it is in a query. */
function propertyOf({ description, schema, example }: Parameter): JSONObject {
  const { enum: values, default: fallback } = schema;
  const brief = description.length > longestDescription ? description.replace(/(?<=\.) .*$/s, "") : description;
  const shown = example === undefined ? {} : { examples: [example] };
  if (values?.join() === "true,false") {
    return { type: "boolean", description: brief, ...(fallback !== undefined && { default: fallback === "true" }) };
  }
  return { ...(schema as JSONObject), description: brief, ...shown };
}

/** What every check takes. What they mean stands once, in the instructions of the server. */
const ownParameters: ObjectSchema["properties"] = {
  detail: { type: "string", enum: ["summary", "full"], default: "summary" },
  lang: { type: "string", enum: [...languages] },
  fresh: { type: "boolean", default: false },
};

/** What of the compact answer a program relies on, the same for every check; `error` stands where nothing could be measured. */
const answerSchema: ObjectSchema = {
  type: "object",
  properties: {
    check: { type: "string" },
    status: { type: "string", enum: ["pass", "warn", "fail", "unknown"] },
    grade: { type: "string" },
    score: { type: "number" },
    summary: { type: "string" },
    findings: { type: "array", items: { type: "object" } },
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
      "Lists every check with its tool, what it tells, its parameters and its cost. Use it first to choose a tool. Contacts no target.",
    inputSchema: { type: "object", properties: { lang: ownParameters["lang"] ?? {} }, additionalProperties: false },
    annotations: offline,
  },
  {
    name: explainFinding,
    title: "Explain a finding",
    description:
      "Tells what a finding id such as ssl.expired means, what to do, its severity, how it counts in the grade and where the rule is written. Contacts no target.",
    inputSchema: {
      type: "object",
      properties: {
        id: { type: "string", description: "Id of a finding, with its check: ssl.expired", examples: ["ssl.expired"] },
        lang: ownParameters["lang"] ?? {},
      },
      required: ["id"],
      additionalProperties: false,
    },
    annotations: offline,
  },
];
