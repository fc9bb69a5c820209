import { z } from "zod";
import type { AnyCheck, RunEvent } from "../../src/core/check.ts";
import { describeFailure, failure, Failure } from "../../src/core/failure.ts";
import { parseInput } from "../../src/core/input.ts";
import { languages, type Language, type Text } from "../../src/core/text.ts";
import { longestAge, maxAgeName, neverReused, takesMaxAge } from "../../src/core/max-age.ts";
import type { AnswerQuestion } from "./question.ts";
import type { Perform } from "../operations/table.ts";
import { explained, listOf } from "./catalogue.ts";
import { digestOf } from "./digest.ts";
import { cutToSize } from "./full-answer.ts";
import { neutral } from "./neutral.ts";
import { summarise } from "./summary.ts";
import { explainFinding, listChecks, toolName, typesOf } from "./tools.ts";

/** What the calls of an agent are answered with. */
export interface AgentDependencies {
  readonly checks: readonly AnyCheck[];
  readonly ask: AnswerQuestion;
  /** Performs operations as the account of a key with the scope `read`; absent without one. */
  readonly perform?: Perform | undefined;
  /** The language where a call names none. */
  readonly language: Language;
  /** Receives errors other than `Failure`. */
  readonly onBug: (error: unknown) => void;
}

/** A call of a tool. */
export interface Call {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly report: (event: RunEvent) => void;
}

/** The answer to a call. A type, since the protocol library adds members to it. */
export type ToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

/** Executes a call. A failure is also an answer. Null for an unknown tool. */
export async function call(request: Call, dependencies: AgentDependencies): Promise<ToolResult | null> {
  const { name, given } = request;
  const check = dependencies.checks.find((each) => toolName(each) === name);
  if (!check && name !== listChecks && name !== explainFinding) return callAccount(request, dependencies);
  try {
    const own = readOwn(given, check);
    const language = own.lang ?? dependencies.language;
    if (check) return await answer(check, { ...request, given: own.rest }, { ...own, language }, dependencies);
    const names = name === explainFinding ? ["id"] : [];
    const stranger = Object.keys(own.rest).find((each) => !names.includes(each));
    if (stranger !== undefined) throw unknownParameter(neutral(stranger, 60));
    const { id } = parseInput(findingShape, own.rest);
    return told(name === listChecks ? listOf(dependencies.checks, language) : await explained(id, language));
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (!(error instanceof Failure)) dependencies.onBug(error);
    const failed = error instanceof Failure ? error : failure("internal", {});
    return refused(failed, check?.id ?? name, languageOf(given) ?? dependencies.language);
  }
}

async function callAccount(
  { name, given, signal }: Call,
  { perform, language, onBug }: AgentDependencies,
): Promise<ToolResult | null> {
  if (!perform) return null;
  const { readAccount } = await import("./account-tools.ts");
  try {
    const own = readOwn(given, undefined);
    const read = await readAccount(name, own.rest, perform);
    return read && told(read);
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof Failure)) onBug(error);
    return refused(error instanceof Failure ? error : failure("internal", {}), name, languageOf(given) ?? language);
  }
}

/** The parameter of the tool that explains a finding, and of the other one none. */
const findingShape = z.object({ id: z.string().optional() });

/** Parameters of every tool beside those of its check. */
const ownShape = {
  detail: z.enum(["summary", "full"]).optional(),
  lang: z.enum(languages).optional(),
  fresh: z.boolean().optional(),
  [maxAgeName]: z.int().min(0).max(longestAge).optional(),
};

interface Own {
  readonly detail?: "summary" | "full" | undefined;
  readonly lang?: Language | undefined;
  readonly fresh?: boolean | undefined;
  readonly [maxAgeName]?: number | undefined;
  readonly rest: Readonly<Record<string, unknown>>;
}

function readOwn(given: Readonly<Record<string, unknown>>, check: AnyCheck | undefined): Own {
  const names = check ? Object.keys(ownShape) : ["lang"];
  // The body of a POST request has the types of JSON in the API, too.
  const types = check && check.method !== "POST" ? typesOf(check) : undefined;
  // Models send null for parameters that they leave out.
  const entries = Object.entries(given).filter(([, value]) => value !== null);
  const own = Object.fromEntries(entries.filter(([name]) => names.includes(name)));
  if (check && maxAgeName in own && !takesMaxAge(check)) throw neverReused(check.id, maxAgeName);
  const rest = Object.fromEntries(
    entries.filter(([name]) => !names.includes(name)).map(([name, value]) => [name, asText(value, types?.get(name))]),
  );
  return { ...parseInput(z.object(ownShape), own), rest };
}

/**
 * A parameter of a query is text, so a number or a boolean becomes text where the tool declares that type. Every other value stays, and the
 * schema refuses it by its type: 123 is no domain.
 */
function asText(value: unknown, types: ReadonlySet<string> = new Set()): unknown {
  const isDeclared = typeof value === "number" ? types.has("number") || types.has("integer") : types.has(typeof value);
  return isDeclared ? String(value) : value;
}

function languageOf({ lang }: Readonly<Record<string, unknown>>): Language | undefined {
  return languages.find((each) => each === lang);
}

async function answer(
  check: AnyCheck,
  { given: parameters, signal, report }: Call,
  {
    detail = "summary",
    fresh = false,
    [maxAgeName]: maxAge,
    language,
  }: Omit<Own, "rest"> & { readonly language: Language },
  { ask }: AgentDependencies,
): Promise<ToolResult> {
  const {
    data,
    updatedAt,
    cached,
    report: page,
  } = await ask({
    check,
    parameters,
    language,
    fresh,
    maxAge,
    signal,
    report,
  });
  const digest = digestOf(data, language);
  const target = check.subjectIs === "text" ? null : check.target(parseInput(check.input, parameters) as object).name;
  if (!digest) throw new Error(`the answer of ${check.id} has neither interpretation nor verdict`);
  const summary = summarise(
    { check: check.id, target, digest, updatedAt, cached, ...(page !== undefined && { report: page }) },
    language,
  );
  if (detail === "summary") return told(summary);
  const full = cutToSize(data);
  return told({ data: { ...summary.data, ...full }, text: `${summary.text}\n${JSON.stringify(full)}` });
}

function told({ data, text }: { readonly data: object; readonly text: string }): ToolResult {
  return { content: [{ type: "text", text }], structuredContent: { ...data } };
}

function unknownParameter(name: string): Failure {
  const field: Text = { en: `parameter ${name}`, ko: `파라미터 ${name}` };
  return failure("input.unknown", { field, suggestion: "" });
}

/** Characters of a message: it may hold text from a target. */
const longestMessage = 600;

function refused(failed: Failure, check: string, language: Language): ToolResult {
  const { code, reason, retryAfter } = failed;
  const message = neutral(describeFailure(failed.facts, language), longestMessage);
  const again = retryAfter === null ? "" : ` (retryAfter ${retryAfter} s)`;
  return {
    content: [{ type: "text", text: `${code} ${neutral(reason, 100)}: ${message}${again}` }],
    structuredContent: { check, error: { code, reason: neutral(reason, 100), message, retryAfter } },
    isError: true,
  };
}
