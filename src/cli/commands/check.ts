import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AnyCheck, Answer } from "../../core/check.ts";
import { toRefusal, toSuccess } from "../../core/envelope.ts";
import { describeFailure, failure, Failure } from "../../core/failure.ts";
import { parseInput } from "../../core/input.ts";
import { interpret } from "../../core/interpretation.ts";
import type { Language } from "../../core/text.ts";
import { prettyAnswer } from "../../report/answer.ts";
import { toJson } from "../../report/json.ts";
import { painter } from "../../report/paint.ts";
import { runLocal } from "../../run/local.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import { readGiven, type Given } from "../given.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import { environmentOnly, measuring, type Option } from "../options.ts";
import { readSettings, type Settings } from "../settings.ts";

type Argv = Readonly<Record<string, unknown>>;

/** The parameters of a check but its subject, as options. */
export function checkOptions(check: AnyCheck): readonly Option[] {
  return Object.entries<z.ZodType>(check.input.shape)
    .filter(([name]) => name !== check.subject)
    .map(([name, type]) => ({
      name,
      about: z.globalRegistry.get(type)?.description ?? name,
      value: name.toUpperCase(),
    }));
}

/** What a person types first. */
export function subjectOf(check: AnyCheck): string {
  return z.globalRegistry.get(check.input.shape[check.subject])?.description ?? check.subject;
}

/** `portcullis <check> <subject>`: prints the report, or with --json the envelope, also of a failure. */
export function checkCommand(check: AnyCheck): (argv: Argv, io: Io) => Promise<ExitCode> {
  return async (argv, io) => {
    const options = checkOptions(check);
    const given = readGiven(argv, io.env, [...options, ...measuring, ...environmentOnly]);
    const settings = readSettings(given);
    try {
      const { answer, target, observedAt } = await measure(check, { argv, given, settings, io });
      const { language } = settings;
      const paint = painter(wantsColour(io) && argv["color"] !== false);
      const report = given.isSet("json")
        ? toJson(toSuccess(answer, randomUUID(), observedAt))
        : prettyAnswer(answer, { id: check.id, target }, { language, paint, width: widthOfReport(io) });
      io.out(report);
      return exitCodes.pass;
    } catch (error) {
      const how = { isJson: given.isSet("json"), language: settings.language, io };
      if (error instanceof Failure) return refuse(error, how);
      if (how.isJson) refuse(failure("internal", {}), how);
      throw error;
    }
  };
}

interface Order {
  readonly argv: Argv;
  readonly given: Given;
  readonly settings: Settings;
  readonly io: Io;
}

async function measure(check: AnyCheck, { argv, given, settings, io }: Order) {
  const options = checkOptions(check).map(({ name }) => [name, given.one(name)] as const);
  const query = Object.fromEntries(
    [[check.subject, argv["subject"]] as const, ...options].filter(([, value]) => value !== undefined),
  );
  const input = parseInput(check.input, query, given.naming);
  const { raw, verdict, observedAt } = await runLocal(check, input, {
    ...settings,
    ...(io.signal && { signal: io.signal }),
  });
  const answer: Answer = { raw, interpretation: interpret(check, verdict, settings.language) };
  return { answer, target: check.target(input), observedAt };
}

/** What could not be measured is told apart from what could not be understood. */
function refuse(
  error: Failure,
  { isJson, language, io }: { readonly isJson: boolean; readonly language: Language; readonly io: Io },
): ExitCode {
  if (isJson) io.out(toJson(toRefusal(error, randomUUID(), language)));
  else io.err(`portcullis: ${describeFailure(error.facts, language)}\n`);
  return error.code === "INVALID_INPUT" ? exitCodes.usage : exitCodes.unknown;
}
