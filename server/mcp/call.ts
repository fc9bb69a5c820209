import { z } from "zod";
import type { AnyCheck, RunEvent } from "../../src/core/check.ts";
import { describeFailure, failure, Failure } from "../../src/core/failure.ts";
import { parseInput } from "../../src/core/input.ts";
import { languages, type Language } from "../../src/core/text.ts";
import type { Asker } from "./asker.ts";
import { explained, listOf } from "./catalogue.ts";
import { digestOf } from "./digest.ts";
import { cutToSize } from "./full.ts";
import { neutral } from "./neutral.ts";
import { summarise } from "./summary.ts";
import { explainFinding, listChecks, toolName } from "./tools.ts";

/** What answers the calls of an agent. */
export interface Desk {
  readonly checks: readonly AnyCheck[];
  readonly ask: Asker;
  /** The language of those who ask for none. */
  readonly language: Language;
  /** Where people read a result, by check and parameters; null where it has no page. Absent without a server. */
  readonly linkTo?: (
    check: AnyCheck,
    parameters: Readonly<Record<string, unknown>>,
    language: Language,
  ) => string | null;
  /** Takes an error that is no `Failure`. */
  readonly onBug: (error: unknown) => void;
}

/** A call of a tool. */
export interface Call {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly report: (event: RunEvent) => void;
}

/** What a call comes to. A type and no interface, since it is handed to those who add members of their own. */
export type Called = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

/** Carries out a call; whatever fails is an answer, too. Null where there is no such tool. */
export async function call(asked: Call, desk: Desk): Promise<Called | null> {
  const { name, given } = asked;
  const check = desk.checks.find((each) => toolName(each) === name);
  if (!check && name !== listChecks && name !== explainFinding) return null;
  try {
    const own = readOwn(given, check);
    const language = own.lang ?? desk.language;
    if (check) return await answer(check, { ...asked, given: own.rest }, { ...own, language }, desk);
    const names = name === explainFinding ? ["id"] : [];
    const stranger = Object.keys(own.rest).find((each) => !names.includes(each));
    if (stranger !== undefined) throw failure("input.unknown", { field: neutral(stranger, 60), suggestion: "" });
    return told(name === listChecks ? listOf(desk.checks, language) : await explained(own.rest["id"], language));
  } catch (error) {
    if (asked.signal.aborted) throw error;
    if (!(error instanceof Failure)) desk.onBug(error);
    const failed = error instanceof Failure ? error : failure("internal", {});
    return refused(failed, check?.id ?? name, languageOf(given) ?? desk.language);
  }
}

/** What every tool takes beside the parameters of its check. */
const ownShape = {
  detail: z.enum(["summary", "full"]).optional(),
  lang: z.enum(languages).optional(),
  fresh: z.boolean().optional(),
};

interface Own {
  readonly detail?: "summary" | "full" | undefined;
  readonly lang?: Language | undefined;
  readonly fresh?: boolean | undefined;
  readonly rest: Readonly<Record<string, unknown>>;
}

function readOwn(given: Readonly<Record<string, unknown>>, check: AnyCheck | undefined): Own {
  const names = check ? Object.keys(ownShape) : ["lang"];
  // What the API takes in a body has the types of JSON there, too.
  const toValue = check?.method === "POST" ? (value: unknown): unknown => value : asText;
  // Models give null for what they leave out.
  const entries = Object.entries(given).filter(([, value]) => value !== null);
  const own = Object.fromEntries(entries.filter(([name]) => names.includes(name)));
  const rest = Object.fromEntries(
    entries.filter(([name]) => !names.includes(name)).map(([name, value]) => [name, toValue(value)]),
  );
  return { ...parseInput(z.object(ownShape), own), rest };
}

/** Parameters of a query are texts; what is neither text, number nor truth stays what it is, for the schema to refuse. */
function asText(value: unknown): unknown {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}

function languageOf({ lang }: Readonly<Record<string, unknown>>): Language | undefined {
  return languages.find((each) => each === lang);
}

async function answer(
  check: AnyCheck,
  { given: parameters, signal, report: onEvent }: Call,
  { detail = "summary", fresh = false, language }: Omit<Own, "rest"> & { readonly language: Language },
  { ask, linkTo }: Desk,
): Promise<Called> {
  const { data, updatedAt, cached } = await ask({ check, parameters, language, fresh, signal, report: onEvent });
  const digest = digestOf(data, language);
  const target = check.subjectIs === "text" ? null : check.target(parseInput(check.input, parameters) as object).name;
  if (!digest) throw new Error(`the answer of ${check.id} has neither interpretation nor verdict`);
  const report = linkTo?.(check, parameters, language) ?? null;
  const summary = summarise({ check: check.id, target, digest, updatedAt, cached, report }, language);
  if (detail === "summary") return told(summary);
  const full = cutToSize(data);
  return told({ data: { ...summary.data, ...full }, text: `${summary.text}\n${JSON.stringify(full)}` });
}

function told({ data, text }: { readonly data: object; readonly text: string }): Called {
  return { content: [{ type: "text", text }], structuredContent: { ...data } };
}

/** Characters of a message: it may repeat what a target said. */
const longestMessage = 600;

function refused(failed: Failure, check: string, language: Language): Called {
  const { code, reason, retryAfter } = failed;
  const message = neutral(describeFailure(failed.facts, language), longestMessage);
  const again = retryAfter === null ? "" : ` (retryAfter ${retryAfter} s)`;
  return {
    content: [{ type: "text", text: `${code} ${neutral(reason, 100)}: ${message}${again}` }],
    structuredContent: { check, error: { code, reason: neutral(reason, 100), message, retryAfter } },
    isError: true,
  };
}
