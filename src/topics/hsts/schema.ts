import { z } from "zod";
import { printable } from "../../core/printable.ts";
import { parseHsts } from "../../formats/http/hsts.ts";

/** A Strict-Transport-Security field in stored form. */
export const hstsField = z.object({
  value: z.string().meta({
    description: "Value of the Strict-Transport-Security field, as it was sent",
    ko: "Strict-Transport-Security 필드의 값 그대로",
  }),
  maxAge: z.number().nullable().meta({
    description: "max-age in seconds (RFC 6797 §6.1.1); null if the field is invalid",
    ko: "max-age(초, RFC 6797 §6.1.1). 필드가 유효하지 않으면 null",
  }),
  includeSubDomains: z.boolean().meta({
    description: "Whether the policy applies to subdomains (RFC 6797 §6.1.2)",
    ko: "하위 도메인에도 정책을 적용하는지 여부(RFC 6797 §6.1.2)",
  }),
  preload: z.boolean().meta({
    description: "Whether the field contains preload, which allows preloading",
    ko: "사전 로드를 허용하는 preload가 있는지 여부",
  }),
});

/** A Strict-Transport-Security field; a maxAge of null marks one that browsers ignore. */
export type HstsField = z.output<typeof hstsField>;

/** An https answer of the visit that sent the field, in stored form; an answer without it changes no store. */
export const hstsAnswer = hstsField.extend({
  host: z.string().meta({ description: "Host that sent the field", ko: "필드를 보낸 호스트" }),
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
