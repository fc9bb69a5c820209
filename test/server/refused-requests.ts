import { z } from "zod";
import { defineCheck } from "../../src/core/check.ts";
import { targetOfText } from "../../src/core/target/value.ts";

const words = { problems: {}, caps: {}, kpis: {}, parts: {} };

/** A check with a body. */
const reading = defineCheck({
  id: "reading",
  version: 1,
  title: { en: "Reading", ko: "읽기" },
  about: { en: "Counts letters.", ko: "글자를 셉니다." },
  method: "POST",
  input: z.strictObject({ text: z.string() }),
  subject: "text",
  raw: z.object({ length: z.number() }),
  cost: "heavy",
  ttl: 0,
  words,
  target: () => targetOfText(""),
  collect: async ({ text }) => Promise.resolve({ length: text.length }),
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
});

/** A check that throws, as no real one does. */
const broken = defineCheck({
  ...reading,
  id: "broken",
  method: "GET",
  cost: "light",
  collect: () => Promise.reject(new Error("a secret of the sources")),
});

/** The checks of a server whose refusals are tested. */
export const checks = [reading, broken];

/** A refused request, and what its answer says. */
export interface RefusedRequest {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  readonly reason: string;
  readonly message?: RegExp;
}

/** The header of a JSON body. */
export const json = { "content-type": "application/json" };

/** A POST request with a body, of JSON by default. */
export function post(body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = json): RequestInit {
  return { method: "POST", body, headers };
}
