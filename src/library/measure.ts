import type { z } from "zod";
import type { Answer, Check } from "../core/check.ts";
import { describeFailure, Failure } from "../core/failure.ts";
import { languages, type Language } from "../core/text.ts";
import { readOptions, type EntryParts } from "./equipment.ts";
import { asInApi, toBag, toQuery } from "./read.ts";

/**
 * Runs one check in this process or on the given server, with the parts of an entry point. A string as the input is the subject of the check. Throws `Failure` if
 * nothing could be measured.
 */
export async function measureWith<const Name extends string, I extends z.ZodObject, R, Id extends string>(
  parts: EntryParts,
  _name: Name,
  load: () => Promise<Check<I, R, Id>>,
  input: unknown,
  options: unknown,
): Promise<Answer<R, `${Name}.${Id}`>> {
  return inItsLanguage(options, async () => {
    const bag = toBag(options, "options");
    const check = await load();
    const { runner, ...asking } = readOptions(bag, parts, check);
    const isSubject = typeof input === "string" && check.subject !== undefined;
    const asked = isSubject ? { [check.subject]: input } : toBag(input, "input");
    const query = toQuery(asInApi(asked, Object.keys(check.input.shape)));
    const { data } = await runner.answer(check, query, asking);
    return data as Answer<R, `${Name}.${Id}`>;
  });
}

/** Translates a failure to the language of the options, even if it is about the options themselves. */
export async function inItsLanguage<T>(options: unknown, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) error.message = describeFailure(error.facts, languageOf(options));
    throw error;
  }
}

function languageOf(options: unknown): Language {
  const wanted = typeof options === "object" && options !== null && "lang" in options ? options.lang : undefined;
  return languages.find((language) => language === wanted) ?? "en";
}
