import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { phishing, type PhishingRaw } from "../../src/checks/phishing/index.ts";
import type { AddressPolicy } from "../../src/net/policy.ts";
import { keep, measure } from "../engine.ts";
import { dripBody, drip, endlessRedirect, hugeBody, raw, redirect, redirectLoop, silence } from "../twins/answers.ts";
import { serveHttp } from "../twins/http.ts";
import { reply, type Answer } from "../twins/raw-http.ts";

/** Only the twin counts as public on this machine. */
const stage: AddressPolicy = { special: true, allow: ["127.0.0.1/32"] };
const deadline = 3000;

const page = ["Content-Type: text/html"];
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
const allBrands = "<title>Apple Amazon PayPal Google 네이버 카카오 쿠팡</title><form><input type=password></form>";

async function look(answer: Answer): Promise<{ readonly link: PhishingRaw["links"][number]; readonly asked: number }> {
  const twin = await keep(serveHttp({ answer }));
  const { raw: seen } = await measure(phishing, { text: `see ${twin.origin}/` }, { policy: stage, deadline });
  const [link] = seen.links;
  if (!link) throw new Error("the link was not found");
  return { link, asked: twin.asked.length };
}

test.for<[what: string, answer: Answer, expected: object]>([
  ["10 MB", hugeBody(10 * 1024 * 1024, page), { page: { state: "opened", truncated: true } }],
  [
    "a bomb",
    reply({ headers: [...page, "Content-Encoding: gzip"], body: bomb }),
    { page: { state: "opened", title: null } },
  ],
  ["endless redirects", endlessRedirect(), { page: { state: "limit", redirects: 5 } }],
  ["a redirect loop", redirectLoop(), { page: { state: "limit", redirects: 5 } }],
  [
    "a redirect to the metadata service",
    redirect("http://169.254.169.254/latest/"),
    { page: { state: "failed", reason: "address.private" } },
  ],
  [
    "a redirect to a private network",
    redirect("http://10.0.0.1/"),
    { page: { state: "failed", reason: "address.private" } },
  ],
  [
    "a redirect to this machine",
    redirect("http://[::1]:22/"),
    { page: { state: "failed", reason: "address.private" } },
  ],
  ["a redirect to another scheme", redirect("gopher://localhost/"), { page: { state: "opened", status: 301 } }],
  [
    "all brands",
    reply({ headers: page, body: allBrands }),
    { page: { state: "opened", brand: null, hasPasswordField: true } },
  ],
  [
    "markup that never ends",
    reply({ headers: page, body: "<title ".repeat(60_000) }),
    { page: { state: "opened", title: null } },
  ],
  [
    "forms without end",
    reply({ headers: page, body: "<form action=/a><input type=password>".repeat(12_000) }),
    { page: { state: "opened", hasPasswordField: true } },
  ],
  [
    "terminal escapes",
    reply({ headers: page, body: "<title>\u001b[31mred\u202e</title>" }),
    { page: { title: "\\x1b[31mred\\u{202e}" } },
  ],
  ["no HTTP", raw("SSH-2.0-OpenSSH_9.9\r\n", "closes"), { page: { state: "failed" } }],
])("%s: a bounded, named result", async ([, answer, expected]) => {
  const { link, asked } = await look(answer);
  expect(link).toMatchObject(expected);
  expect(asked).toBeLessThanOrEqual(6);
  expect(link.assessment).not.toBe("phishing");
  expect(link.assessment).not.toBe("no-signs");
});

test.for<[what: string, answer: Answer]>([
  ["silence", silence()],
  ["a reply that drips", drip({ headers: page, body: "x" }, 100)],
  ["a body that drips", dripBody(page, 100)],
])("%s: given up in time, and partial", { timeout: 15_000 }, async ([, answer]) => {
  const begin = performance.now();
  const { link } = await look(answer).catch((error: unknown) => ({ link: String(error) }));
  expect(performance.now() - begin).toBeLessThan(8000);
  expect(JSON.stringify(link)).toMatch(/timeout\.|"truncated":true/);
});

test("a link into a private network is never opened", async () => {
  const twin = await keep(serveHttp());
  const policy: AddressPolicy = { special: true, allow: [] };
  const { raw: seen, verdict } = await measure(
    phishing,
    { text: `${twin.origin}/ http://localhost:${twin.port}/ http://2130706433:${twin.port}/` },
    { policy, deadline },
  );
  expect(twin.asked).toEqual([]);
  expect(seen.links.map(({ page: { reason } }) => reason)).toEqual(["address.private", "address.private"]);
  expect(verdict.status).not.toBe("pass");
});
