import { failure, type Failure } from "../../core/failure.ts";
import { reportKinds } from "../../report/kind-names.ts";
import { flagsOf, readGiven } from "../../settings/given.ts";
import { readLanguage } from "../../settings/measuring.ts";
import { placeOf } from "../../settings/place.ts";
import { readKind } from "../../settings/reports.ts";
import { readResultFile } from "../../settings/result-file.ts";
import { writeReports } from "../../settings/written.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Order } from "../order.ts";
import { optionsFor, tooManySubjects } from "../usage.ts";
import { sayTroubles } from "../troubles.ts";

/** `portcullis convert <file> --to <kind>`: writes a report of what was measured before. It measures nothing, and exits 0. */
export async function convertCommand({ subjects, isFromEnvironment, argv, io }: Order): Promise<ExitCode> {
  const [file, second] = isFromEnvironment ? [] : subjects;
  if (file === undefined) throw missing("file", "portcullis convert results.json --to sarif");
  if (second !== undefined) throw tooManySubjects("convert", second);
  const given = readGiven(flagsOf(argv), io.env, optionsFor("convert"));
  const language = readLanguage(given);
  const to = given.one("to");
  if (to === undefined) throw missing("--to", reportKinds.join(", "));
  const kind = readKind(to, { field: "--to", reason: "to" });
  const path = given.one("output") ?? "-";
  const result = readResultFile(file);
  const troubles = await writeReports(result, [{ kind, path: path === "-" ? null : path }], {
    place: placeOf(io.env, language),
    out: io.out,
    field: "--output",
  });
  sayTroubles(troubles, language, io);
  return troubles.length > 0 ? exitCodes.bug : exitCodes.pass;
}

function missing(field: string, example: string): Failure {
  return failure("input.missing", { field, expected: { en: example, ko: example } }, { reason: field });
}
