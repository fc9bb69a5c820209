import { z } from "zod";
import { printable } from "../../core/printable.ts";
import { parseHsts } from "../../formats/http/hsts.ts";

/** A Strict-Transport-Security field in stored form. */
export const hstsField = z.object({
  value: z.string(),
  maxAge: z.number().nullable(),
  includeSubDomains: z.boolean(),
  preload: z.boolean(),
});

/** A Strict-Transport-Security field; a maxAge of null marks one that browsers ignore. */
export type HstsField = z.output<typeof hstsField>;

/** An https answer of the visit that sent the field, in stored form; an answer without it changes no store. */
export const hstsAnswer = hstsField.extend({
  host: z.string(),
  trusted: z.boolean().nullable().exactOptional().meta({
    description:
      "Whether browsers accept the connection, so that the policy counts; null if unknown, absent where it is the connection of this result",
    ko: "브라우저가 연결을 받아들여 정책이 유효한지 여부. 알 수 없으면 null, 이 결과의 연결이면 생략",
  }),
});

/** An https answer of the visit that sent the field. */
export type HstsAnswer = z.output<typeof hstsAnswer>;

/** How much of a field is stored. */
const longestText = 256;

/** The field in stored form. */
export function toHstsField(value: string): HstsField {
  const policy = parseHsts(value) ?? { maxAge: null, includeSubDomains: false, preload: false };
  return { value: printable(value, longestText), ...policy };
}
