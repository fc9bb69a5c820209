import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { caFile } from "../action/scenes.ts";
import { portcullis } from "../cli/terminal.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { inTurn, pageOf, siteAt, times, twoMachines, waitAt } from "./waiting.ts";

const old = pageOf("old");
const fresh = pageOf("new");
const broken: Answer = (_socket, _asked, reset) => reset();

/** Acts like a load balancer behind one address: the same answers in a cycle. */
function inCircle(...answers: readonly Answer[]): Answer {
  let asked = 0;
  return (socket, question, reset) => answers[asked++ % answers.length]?.(socket, question, reset);
}

test.for<readonly [condition: string, other: Answer, seen: string]>([
  ["header:x-commit=new", old, '200, x-commit: "old"'],
  ["body~<!-- new", old, '200, body without "<!-- new"'],
  ["status=200", reply({ status: 404 }), "404"],
  ["up", reply({ status: 503 }), "503"],
])("if the measured page does not meet %s, the target is waited for again", async ([condition, other, seen]) => {
  const twin = await siteAt(inTurn(fresh, fresh, other, fresh));

  const { code, target, err } = await waitAt(`${twin.origin}/`, [condition]);

  expect({ code, polls: target.waited?.polls }).toEqual({ code: 0, polls: 4 });
  expect(err).toContain(`  ${twin.origin}/: the measured page does not meet the conditions: 127.0.0.1: ${seen}\n`);
  expect(err.match(/: conditions met\n/g)).toHaveLength(2);
});

test("a condition that never holds during the measurement is unknown, with the last content", async () => {
  const bare = reply({ headers: ["X-Commit: new"] });
  const twin = await siteAt(inCircle(bare, bare, old));

  const { code, target } = await waitAt(`${twin.origin}/`, ["header:x-commit=new"], { seconds: 2 });

  expect(code).toBe(3);
  expect(target).toMatchObject({ verdict: "unknown", reason: "wait.timeout", findings: [], origins: [] });
  expect(target.message).toBe(
    'The wait for header:x-commit=new succeeded, but the page that was then measured did not match: 127.0.0.1: 200, x-commit: "old". No measurement within 2 s matched.',
  );
  // A failed measurement still costs connections.
  expect(target.cost.connections).toBeGreaterThan(2);
  expect(target.waited).toBeUndefined();
});

test("a second measurement also needs a page that meets the condition", async () => {
  const failing = reply({ headers: ["X-Commit: new"] });
  const twin = await siteAt(inTurn(...times(3, failing), old, failing));
  const more = ["--confirm", "1"];

  const { code, target, err } = await waitAt(`${twin.origin}/`, ["header:x-commit=new"], { more });

  expect(code).toBe(1);
  expect(target).toMatchObject({ verdict: "fail", confirmed: true });
  expect(target.unstable).toBeUndefined();
  expect(err).toContain('does not meet the conditions: 127.0.0.1: 200, x-commit: "old"');
});

test("a failure stands if the page of the second measurement does not meet the condition", async () => {
  const failing = reply({ headers: ["X-Commit: new"] });
  const twin = await siteAt(inTurn(...times(3, failing), old));

  const { code, target } = await waitAt(`${twin.origin}/`, ["header:x-commit=new"], {
    seconds: 3,
    more: ["--confirm", "1"],
  });

  expect(code).toBe(1);
  expect(target).toMatchObject({ verdict: "fail", confirmed: false, waited: { polls: 2 } });
});

test("if all addresses are measured, the page of each must meet the condition", async () => {
  const { url, more } = await twoMachines(fresh, inTurn(fresh, fresh, old, fresh));

  const { code, target, err } = await waitAt(url, ["header:x-commit=new"], { more: [...more, "--all-ips"] });

  expect({ code, polls: target.waited?.polls }).toEqual({ code: 0, polls: 4 });
  expect(err).toContain('does not meet the conditions: 127.0.0.2: 200, x-commit: "old"\n');
});

test("the measured page is searched as far as the polled page", async () => {
  const body = `${"x".repeat(900_000)}this commit`;
  const twin = await siteAt(reply({ body }));

  const { target } = await waitAt(`${twin.origin}/`, ["body~this commit"]);

  expect(target.waited?.polls).toBe(2);
  expect(target.reason).toBeUndefined();
});

test("bytes after the end of gzip do not hide the text that is waited for", async () => {
  const body = Buffer.concat([gzipSync("this commit"), Buffer.from("more")]);
  const twin = await siteAt(reply({ headers: ["Content-Encoding: gzip"], body }));

  const { target } = await waitAt(`${twin.origin}/`, ["body~this commit"]);

  expect(target.reason).toBeUndefined();
});

test("a page that broke off does not meet a condition, so the target is waited for again", async () => {
  const twin = await siteAt(inTurn(fresh, fresh, broken, fresh));
  const gone = await siteAt(inCircle(fresh, fresh, broken));
  const more = ["--min-headers", "off", "--require-https", "false"];

  const { code, target } = await waitAt(`${twin.origin}/`, ["up"], { more });
  const late = await waitAt(`${gone.origin}/`, ["up"], { more, seconds: 2 });

  expect({ code, polls: target.waited?.polls }).toEqual({ code: 0, polls: 4 });
  expect(late.target).toMatchObject({ verdict: "unknown", reason: "wait.timeout" });
});

test("a page that broke off and leaves the target unknown is the reported reason", async () => {
  const twin = await siteAt(inTurn(fresh, fresh, broken));

  const { target } = await waitAt(`${twin.origin}/`, ["up"]);

  expect(target).toMatchObject({ verdict: "unknown", reason: "http.closed", waited: { polls: 2 } });
});

test("waiting for one target again does not delay others", async () => {
  const swinging = await siteAt(inTurn(fresh, fresh, old, fresh));
  const there = await siteAt(fresh);
  const flags = ["--wait-for", "body~new", "--wait-interval", "0.5", "--concurrency", "1", "--json"];
  const urls = [`${swinging.origin}/`, `${there.origin}/`];

  const { code, out, err } = await portcullis(["gate", ...urls, ...flags, "--ca-file", caFile]);

  expect(code).toBe(0);
  expect((JSON.parse(out) as GateResult).targets.map(({ waited }) => waited?.polls)).toEqual([4, 2]);
  expect(err.trimEnd().split("\n").at(-1)).toBe(`[2/2] ✓ ${urls[0]}`);
});

test("the measured page's content is shown without credentials", async () => {
  const sent = "4a0e1f6c0d7b3b6cb0d6a4d2f1c5b8e9a7f3d210";
  const twin = await siteAt(inCircle(fresh, fresh, pageOf(`old, not ${sent}`)));

  const { out, err, target } = await waitAt(`${twin.origin}/`, ["header:x-commit=new"], {
    more: ["--header", "X-Version=COMMIT"],
    env: { COMMIT: sent },
    seconds: 3,
  });

  expect(target.message).toContain('x-commit: "old, not ***"');
  expect(out + err).not.toContain(sent.slice(0, 10));
});

test("an error page is also compared with the condition", async () => {
  const challenge = reply({ status: 403, headers: ["cf-mitigated: challenge"] });
  const twin = await siteAt(inTurn(fresh, fresh, challenge));

  const { target } = await waitAt(`${twin.origin}/`, ["up"]);

  expect(target).toMatchObject({ reason: "http.challenge", waited: { polls: 2 } });
});
