import { failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";

/** The numbers that an option accepts, and its default. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly unit: "seconds" | "whole";
}

/** Reads an option that is a number; throws a `Failure` INVALID_INPUT that names it and its range. */
export function readNumber(given: Given, name: string, { least, most, usual, unit }: NumberRange): number {
  const text = given.one(name);
  if (text === undefined) return usual;
  const form = unit === "whole" ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,3})?$/;
  const value = form.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const expected: Text =
    unit === "whole"
      ? { en: `a whole number from ${least} to ${most}`, ko: `${least}부터 ${most}까지의 정수` }
      : { en: `a number of seconds from ${least} to ${most}`, ko: `${least}부터 ${most}까지의 초 단위 숫자` };
  throw failure("input.value", { field: given.naming(name), expected, given: shown(text) }, { reason: name });
}
