import { gate } from "../../src/checks/gate/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import type { Refusal, Success } from "../../src/core/result/envelope.ts";
import type { FailureCode } from "../../src/core/failure.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { toAnswer } from "../../src/run/answer.ts";
import { factsOf, originOf } from "../gate/facts.ts";
import { reply, type Answer } from "../twins/raw-http.ts";

/** The target of every question here. */
export const shop = "https://shop.example/";

/** The measurement time: now, since an old answer of a gate is rejected. */
export const measuredAt = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();

/** The gate's answer for a target that meets every threshold. */
export function passOf(url: string = shop, thresholds: Readonly<Record<string, string>> = {}): GateResult {
  const raw = factsOf({ url, finalUrl: url, origins: [originOf(new URL(url).host, "A")] });
  const input = gate.input.parse({ url, ...thresholds });
  return toAnswer(gate as AnyCheck, { raw, verdict: gate.judge(raw, input) }, input, "en") as GateResult;
}

/** A successful envelope with the given changes. */
export function success(change: Readonly<Record<string, unknown>> = {}): Success & Readonly<Record<string, unknown>> {
  return {
    ok: true,
    requestId: "request-1",
    cached: false,
    updatedAt: measuredAt,
    data: passOf(),
    error: null,
    ...change,
  };
}

/** A failure's envelope with the given changes. */
export function refusal(
  code: FailureCode,
  reason: string,
  change: Partial<Refusal["error"]> & Pick<Partial<Refusal>, "requestId"> = {},
): Refusal {
  const { requestId = "request-2", ...rest } = change;
  const error = { code, reason, message: `This is ${reason}.`, retryAfter: null, ...rest };
  return { ok: false, requestId, cached: false, updatedAt: null, data: null, error };
}

/** Answers every request with this JSON. */
export function answering(value: unknown, status = 200, headers: readonly string[] = []): Answer {
  const lines = ["Content-Type: application/json", ...headers];
  return reply({ status, reason: "Told", headers: lines, body: JSON.stringify(value) });
}
