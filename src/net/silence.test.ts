import { expect, test } from "vitest";
import { doorFor, keep } from "../../test/engine.ts";
import { drip, raw, silence } from "../../test/twins/answers.ts";
import { serveDeaf } from "../../test/twins/deaf.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { reply, type Answer } from "../../test/twins/raw-http.ts";
import { attempt, type Attempt } from "../core/attempt.ts";

function silenceOf(asked: Attempt<unknown>): unknown {
  return asked.ok ? "answered" : asked.failure.params["silence"];
}

const some = expect.any(Number) as unknown;

test.for<[name: string, answer: Answer, times: { patience: number; deadline: number }, told: unknown]>([
  ["silence until our patience ends", silence(), { patience: 300, deadline: 5000 }, some],
  ["silence until the run ends", silence(), { patience: 5000, deadline: 300 }, undefined],
  ["headers that drip", drip({ headers: ["X: y"] }, 20), { patience: 300, deadline: 5000 }, undefined],
  ["an interim reply alone", raw("HTTP/1.1 103 Early\r\n\r\n"), { patience: 300, deadline: 5000 }, undefined],
])("%s: whether it counts as silence", async ([, answer, { patience, deadline }, told]) => {
  const twin = await keep(serveHttp({ answer }));
  using door = doorFor({ deadline });
  const asked = await attempt(() => door.net.http({ url: twin.origin, patience }));

  expect(asked).toMatchObject({ ok: false, failure: { reason: "timeout.http" } });
  expect(silenceOf(asked)).toEqual(told);
});

test.for<[name: string, times: { patience: number; deadline: number }, told: unknown]>([
  ["our patience", { patience: 300, deadline: 5000 }, some],
  ["the run", { patience: 5000, deadline: 300 }, undefined],
])("a port that takes no connection until %s ends", async ([, { patience, deadline }, told]) => {
  await using twin = await serveDeaf();
  using door = doorFor({ deadline });
  const asked = await attempt(() => door.net.http({ url: `http://127.0.0.1:${twin.port}/`, patience }));

  expect(asked).toMatchObject({ ok: false, failure: { reason: "timeout.tcp" } });
  expect(silenceOf(asked)).toEqual(told);
});

test("on a kept connection, silence counts from the new question", async () => {
  const answers: readonly Answer[] = [reply({ body: "first" }), silence()];
  let asked = 0;
  const twin = await keep(serveHttp({ answer: (...all) => answers[asked++]?.(...all) }));
  using door = doorFor();
  await door.net.http({ url: twin.origin, limit: 100 });
  const second = await attempt(() => door.net.http({ url: twin.origin, patience: 200 }));

  expect(twin.connections()).toBe(1);
  expect(silenceOf(second)).toEqual(some);
});

test("a caller that timed out in the queue has asked nothing, so nothing was silent", async () => {
  const twin = await keep(serveHttp({ answer: silence() }));
  using door = doorFor();
  const [, waited] = await Promise.all([
    attempt(() => door.net.http({ url: `${twin.origin}/a`, patience: 400 })),
    attempt(() => door.net.http({ url: `${twin.origin}/b`, patience: 200 })),
  ]);

  expect(silenceOf(waited)).toBeUndefined();
});
