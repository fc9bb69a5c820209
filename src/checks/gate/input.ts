import { z } from "zod";
import { grades } from "../../core/grade/grade.ts";
import { urlTarget, type TargetProblem } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import { acceptStatus } from "../../formats/http/status-list.ts";
import { allIps } from "../../core/addresses/all-ips.ts";

const letters = [...grades, "off"] as const;

const longestLifetime = 825;

/** Required days before expiry: a number, a percentage of the lifetime, the smaller of both, or none. */
export type DaysThreshold =
  | { readonly kind: "auto" | "off" }
  | { readonly kind: "days" | "percent"; readonly value: number };

const daysExpected: TargetProblem = {
  expected: {
    en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
    ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`,
  },
};

function letterThreshold({ en, ko }: Text, fallback: string) {
  return z
    .string()
    .meta({ description: en, ko, enum: [...letters], default: fallback })
    .transform(toLetter)
    .pipe(z.enum(letters))
    .optional();
}

/**
 * Accepts lower case, and the + of a query that was not escaped: it arrives as a space (URL Standard §5.1). Other input is unchanged, so that
 * the error message shows it.
 */
function toLetter(text: string): string {
  const wanted = text.replace(/ $/, "+").toLowerCase();
  return letters.find((letter) => letter.toLowerCase() === wanted) ?? text;
}

/** The input: a URL and thresholds. Omitted thresholds stay absent, so that the source of each value is known. */
export const input = z.strictObject({
  url: urlTarget().meta({
    description: "Deployed URL; https:// is assumed",
    ko: "배포된 URL. 스킴이 없으면 https://로 봅니다",
    examples: ["https://example.com/"],
  }),
  min_ssl: letterThreshold(
    { en: "Lowest accepted grade of certificate and TLS", ko: "허용할 인증서와 TLS의 최저 등급" },
    "B",
  ),
  min_headers: letterThreshold(
    { en: "Lowest accepted grade of the security headers", ko: "허용할 보안 헤더의 최저 등급" },
    "C",
  ),
  min_days: z
    .string()
    .meta({
      description:
        "Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off",
      ko: "만료까지 최소 일수: 모든 인증서의 유효 기간이 이만큼 남아 있어야 합니다. 숫자, 유효 기간에 대한 비율(33%), auto 또는 off",
      examples: ["auto", "14", "33%", "off"],
      default: "auto",
    })
    .transform((text, context) => {
      const parsed = parseDays(text);
      if (parsed) return parsed;
      context.addIssue({ code: "custom", params: { ...daysExpected } });
      return z.NEVER;
    })
    .optional(),
  require_https: z
    .enum(["true", "false"])
    .meta({
      description:
        "Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed; an API may refuse requests there instead",
      ko: "HTTPS 필수: 최종 URL이 https여야 하고, 포트 80은 https로 리디렉션하거나 닫혀 있어야 합니다. API는 그곳에서 요청을 거부해도 됩니다",
      default: "true",
    })
    .transform((text) => text === "true")
    .optional(),
  accept_status: acceptStatus(),
  all_ips: allIps(),
});

/** The parsed input: grades in upper case, days as {@link DaysThreshold}. */
export type Input = z.output<typeof input>;

function parseDays(text: string): DaysThreshold | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "auto" || trimmed === "off") return { kind: trimmed };
  const match = /^(?<number>\d{1,3})(?<percent>%?)$/.exec(trimmed);
  if (!match?.groups) return null;
  const value = Number(match.groups["number"]);
  if (match.groups["percent"] === "%") return value <= 100 ? { kind: "percent", value } : null;
  return value <= longestLifetime ? { kind: "days", value } : null;
}
