import { z } from "zod";
import { grades } from "../../core/grade.ts";
import { urlTarget, type TargetProblem } from "../../core/target.ts";

const letters = [...grades, "off"] as const;

const longestLifetime = 825;

/** Days before expiry that are required: a number, a share of the lifetime, the shorter of both, or nothing. */
export type DaysThreshold =
  | { readonly kind: "auto" | "off" }
  | { readonly kind: "days" | "percent"; readonly value: number };

const daysExpected: TargetProblem = {
  expected: {
    en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
    ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`,
  },
};

function letterThreshold(description: string, fallback: string) {
  return z
    .string()
    .meta({ description, enum: [...letters], default: fallback })
    .transform(toLetter)
    .pipe(z.enum(letters))
    .optional();
}

/** Lower case is accepted; anything else stays as it was given, so that the message shows it. */
function toLetter(text: string): string {
  return letters.find((letter) => letter.toLowerCase() === text.toLowerCase()) ?? text;
}

export const input = z.strictObject({
  url: urlTarget().meta({ description: "Deployed URL; https:// is assumed", examples: ["https://example.com/"] }),
  min_ssl: letterThreshold("Lowest accepted grade of certificate and TLS", "B"),
  min_headers: letterThreshold("Lowest accepted grade of the security headers", "C"),
  min_days: z
    .string()
    .meta({
      description: "Days that every certificate must still be valid: a number, a share of its lifetime, auto or off",
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
      description: "Whether the final URL must be https and port 80 must redirect there or be closed",
      default: "true",
    })
    .transform((text) => text === "true")
    .optional(),
});

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
