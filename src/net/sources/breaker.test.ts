import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { serveHttp } from "../../../test/twins/http.ts";
import { reply } from "../../../test/twins/raw-http.ts";
import { attempt } from "../../core/attempt.ts";
import { failure } from "../../core/failure.ts";
import { openBreaker } from "./breaker.ts";

const asked = { source: "crt.sh", host: "crt.sh" };
const down = failure("source.status", { ...asked, status: 502 });
const late = failure("timeout.source", asked);
const limited = failure("source.rate-limited", { ...asked, seconds: 60 });

test("a server rests after three failures in a row, each time for longer, and is then tried by one", () => {
  const breaker = openBreaker();
  for (const error of [down, late]) breaker.heard("crt.sh", error, 0);
  expect(breaker.rest("crt.sh", 0)).toBe(0);

  breaker.heard("crt.sh", down, 0);
  expect(breaker.rest("crt.sh", 1000)).toBe(29);
  expect(breaker.rest("other", 1000)).toBe(0);
  expect(breaker.rest("crt.sh", 30_000)).toBe(0);
  expect(breaker.rest("crt.sh", 30_000)).toBe(1);

  breaker.heard("crt.sh", down, 31_000);
  expect(breaker.rest("crt.sh", 31_000)).toBe(60);
  for (let more = 0; more < 20; more++) breaker.heard("crt.sh", down, 31_000);
  expect(breaker.rest("crt.sh", 31_000)).toBe(600);
});

test("an answer ends the row", () => {
  const breaker = openBreaker();
  for (const error of [down, down, null, down, down]) breaker.heard("crt.sh", error, 0);
  expect(breaker.rest("crt.sh", 0)).toBe(0);
});

test("what says nothing of the server does not count, and frees it for the next try", () => {
  const breaker = openBreaker();
  const refused = failure("source.status", { ...asked, status: 403 });
  for (const error of [limited, refused, limited, refused]) breaker.heard("crt.sh", error, 0);
  expect(breaker.rest("crt.sh", 0)).toBe(0);
  for (let times = 0; times < 3; times++) breaker.heard("crt.sh", down, 0);
  expect(breaker.rest("crt.sh", 30_000)).toBe(0);
  breaker.heard("crt.sh", new Error("called off"), 30_000);
  expect(breaker.rest("crt.sh", 30_000)).toBe(0);
});

test("only so many servers are remembered", () => {
  const breaker = openBreaker();
  for (let times = 0; times < 3; times++) breaker.heard("first", down, 0);
  for (let other = 0; other < 1024; other++) breaker.heard(`server ${other}`, down, 0);
  expect(breaker.rest("first", 0)).toBe(0);
});

test("runs that share a memory leave a server alone that was down for all of them", async () => {
  const twin = await keep(serveHttp({ answer: reply({ status: 502, reason: "Bad Gateway" }) }));
  const breaker = openBreaker();
  const reasons: unknown[] = [];
  for (let run = 0; run < 4; run++) {
    using door = doorFor({ sources: { crtsh: `${twin.origin}/` }, breaker });
    const got = await attempt(() => door.net.source("crtsh", { path: "?q=shop.com" }));
    reasons.push(got.ok ? null : got.failure.reason);
  }
  expect(reasons).toEqual(["source.status", "source.status", "source.status", "source.resting"]);
  expect(twin.asked).toHaveLength(3);
});
