import type { Demand } from "../../src/core/policy.ts";
import type { GateResult, GateTarget } from "../../src/core/result/result.ts";
import type { Persistence } from "../../src/core/waiting.ts";
import { systemClock } from "../../src/gate/clock.ts";
import { gateMany } from "../../src/gate/run-targets.ts";
import type { ManyOptions } from "../../src/gate/query.ts";
import { localRunner } from "../../src/run/local.ts";
import type { Runner } from "../../src/run/runner.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { keep } from "../engine.ts";
import { root } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

/** A page without any of the headers. */
export const bare = reply({ headers: ["Content-Type: text/html"], body: "<!doctype html>" });

interface Scene {
  readonly persistence?: Partial<Persistence>;
  readonly runner?: Runner;
  readonly demands?: Readonly<Record<string, Demand>>;
  readonly judge?: ManyOptions["judge"];
  readonly thresholds?: Readonly<Record<string, string>>;
  /** Milliseconds per target. */
  readonly deadline?: number;
  /** Runs in each pause, instead of waiting. */
  readonly pause?: (nth: number) => unknown;
}

/** Measures one target. Pauses take no time, and may run a callback. */
export async function gateAt(
  url: string,
  { persistence = {}, deadline = 10_000, runner, thresholds = {}, pause, demands, judge }: Scene,
): Promise<{ readonly result: GateResult; readonly target: GateTarget; readonly pauses: readonly number[] }> {
  const pauses: number[] = [];
  const result = await gateMany({
    urls: [url],
    thresholds,
    ...(demands && { demands }),
    ...(judge && { judge }),
    language: "en",
    runner: runner ?? localRunner(openEngine({ authorities: [root.pem], deadline, special: true })),
    persistence: { waiting: null, confirm: true, retries: 2, ...persistence },
    clock: {
      ...systemClock,
      random: () => 0.5,
      async sleep(ms) {
        pauses.push(ms);
        await pause?.(pauses.length);
        return true;
      },
    },
  });
  return { result, target: result.targets[0]!, pauses };
}

/** A site whose answer can be replaced. */
export async function changing(first: Answer): Promise<{ readonly url: string; become: (answer: Answer) => void }> {
  let now = first;
  const twin = await keep(serveTls({ answer: (socket, asked, reset) => now(socket, asked, reset) }));
  return { url: `${twin.origin}/`, become: (answer) => void (now = answer) };
}
