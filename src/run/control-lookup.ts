import { z } from "zod";
import { defineCheck } from "../core/check.ts";
import { defineProblems } from "../core/result/interpretation.ts";
import { targetOfHost } from "../core/target/value.ts";
import { controlOf, type ControlClaim, type Control } from "../probes/control/control.ts";
import { runLocal, type LocalOptions } from "./local.ts";

export {
  fileUrl,
  proofText,
  recordName,
  type ControlClaim,
  type Control,
  type ProofState,
} from "../probes/control/control.ts";

const shown = z.enum(["shown", "absent", "unknown"]);

/** Not a check of the API. It runs like one, with its own door and within a deadline. */
const control = defineCheck({
  id: "control",
  version: 1,
  title: { en: "Proof of control", ko: "도메인 소유 확인" },
  about: { en: "Looks for the token of an account.", ko: "계정의 토큰을 찾습니다." },
  input: z.strictObject({ domain: z.string(), host: z.string(), token: z.string() }),
  raw: z.object({ dns: shown, https: shown }),
  cost: "standard",
  ttl: 0,
  words: { problems: defineProblems({}), caps: {}, kpis: {}, parts: {} },
  target: ({ host }) => targetOfHost(host),
  collect: (claim, context) => controlOf(context, claim),
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
});

/** Looks for the token of a claim. Throws `Failure` if it cannot start. */
export async function lookupControl(claim: ControlClaim, options: LocalOptions): Promise<Control> {
  const { raw } = await runLocal(control, { ...claim }, options);
  return raw;
}
