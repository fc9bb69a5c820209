import { expect, test } from "vitest";
import { defineCheck, type AnyCheck } from "../../../src/core/check.ts";
import { targetOfHost, targetOfText } from "../../../src/core/target/value.ts";
import { z } from "zod";
import { openStoreDouble } from "../../../test/server/store/double.ts";
import { serve, type Service, type Told } from "../../../test/server/service.ts";

interface Sample {
  readonly check: AnyCheck;
  /** How often it has measured. */
  readonly runs: () => number;
}

/** A check that measures nothing and counts its runs. */
function sampleOf(change: Partial<AnyCheck> = {}, status: "pass" | "unknown" = "pass"): Sample {
  let runs = 0;
  const check = defineCheck({
    id: "weigh",
    version: 1,
    title: { en: "Weight", ko: "무게" },
    about: { en: "Weighs a host.", ko: "호스트의 무게를 잽니다." },
    notes: [{ en: "It touches `nothing`.", ko: "아무것도 건드리지 않습니다." }],
    input: z.strictObject({ host: z.string().min(2).max(200), port: z.coerce.number().optional() }),
    subject: "host",
    raw: z.object({ host: z.string(), run: z.int() }),
    cost: "standard",
    ttl: 300,
    words: { problems: {}, caps: {}, kpis: {}, parts: {} },
    target: ({ host }) => targetOfHost(host),
    collect: ({ host }) => Promise.resolve({ host, run: ++runs }),
    judge: () => ({ status, kpis: [], findings: [] }),
  });
  return { check: { ...check, ...change } as AnyCheck, runs: () => runs };
}

function send(service: Service, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return service.ask(path, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
}

function shownRun({ text }: Told): string | undefined {
  return /&quot;run&quot;: (?<run>\d+)/.exec(text)?.groups?.["run"];
}

test("the form measures and leads to a link, which shows the stored result in every language and measures nothing", async () => {
  const { check, runs } = sampleOf();
  const service = await serve({ checks: [check] });
  const sent = await send(service, "/tools/weigh?lang=ko", { host: "a.example", port: "" });
  const link = sent.headers.get("location") ?? "";
  const shown = await service.ask(link);
  const english = await service.ask(link.replace("lang=ko", "lang=en"));

  expect([sent.status, link]).toEqual([303, "/tools/weigh?host=a.example&lang=ko"]);
  expect(sent.headers.get("cache-control")).toBe("no-store");
  expect([shown.status, shownRun(shown), shownRun(english)]).toEqual([200, "1", "1"]);
  expect(shown.headers.get("cache-control")).toBe("no-store");
  expect(shown.text).toContain('<meta name="robots" content="noindex"/>');
  expect(shown.text).toMatch(/<time datetime="\d{4}-[^"]+Z">/);
  expect(english.text).toContain("Opening this page does not run the check.");
  expect(runs()).toBe(1);
});

test("a link outlives the process, and how long a result may be reused", async () => {
  const store = openStoreDouble();
  const before = await serve({ checks: [sampleOf({ ttl: 0.001 }).check], store });
  expect((await send(before, "/tools/weigh", { host: "a.example" })).status).toBe(303);
  const again = sampleOf({ ttl: 0.001 });
  const service = await serve({ checks: [again.check], store });
  const shown = await service.ask("/tools/weigh?host=a.example");

  expect([shown.status, shownRun(shown), again.runs()]).toEqual([200, "1", 0]);
});

test("a result of an older version of the check is not shown", async () => {
  const store = openStoreDouble();
  await send(await serve({ checks: [sampleOf().check], store }), "/tools/weigh", { host: "a.example" });
  const service = await serve({ checks: [sampleOf({ version: 2 }).check], store });

  expect((await service.ask("/tools/weigh?host=a.example")).text).toContain("No stored result");
});

test("a link to an unmeasured question shows the form, filled in, and measures nothing", async () => {
  const { check, runs } = sampleOf();
  const service = await serve({ checks: [check], rateLimit: 1 });
  const answers = [];
  for (let count = 0; count < 3; count++) answers.push(await service.ask("/tools/weigh?host=%22%3E%3Cb%3E&port=25"));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.text).toContain("No stored result");
  expect(answers[0]?.text).toContain('value="&quot;>&lt;b>"');
  expect(answers[0]?.text).toContain('value="25"');
  expect(runs()).toBe(0);
});

test("only the button next to a result requests a new one", async () => {
  const { check, runs } = sampleOf();
  const service = await serve({ checks: [check] });
  const first = await send(service, "/tools/weigh", { host: "a.example" });
  await send(service, "/tools/weigh", { host: "a.example" });
  expect(runs()).toBe(1);
  const shown = await service.ask(first.headers.get("location") ?? "");
  expect(shown.text).toContain('name="again" value="1"');
  await send(service, "/tools/weigh", { host: "a.example", again: "1" });

  expect(runs()).toBe(2);
  expect(shownRun(await service.ask("/tools/weigh?host=a.example"))).toBe("2");
  expect((await service.ask("/tools/weigh")).text).not.toContain('name="again"');
});

test.for<[what: string, change: Partial<AnyCheck>, status: "pass" | "unknown"]>([
  ["a text", { method: "POST", subjectIs: "text" }, "pass"],
  ["the caller", { concerns: "caller" }, "pass"],
  ["a result that is never cached", { ttl: 0 }, "pass"],
  ["an unknown result", {}, "unknown"],
  ["a URL with a secret", { target: () => targetOfText("https://a.example/?token=1") }, "pass"],
])("the result about %s is on the page and in no link", async ([, change, status]) => {
  const { check, runs } = sampleOf(change, status);
  const service = await serve({ checks: [check] });
  const sent = await send(service, "/tools/weigh", { host: "a.example" });

  expect([sent.status, sent.headers.get("location"), shownRun(sent)]).toEqual([200, null, "1"]);
  expect(sent.headers.get("cache-control")).toBe("no-store");
  expect(sent.text).toContain("This result has no link.");
  await service.ask("/tools/weigh?host=a.example");
  expect(runs()).toBe(1);
});

test.for<[from: string, headers: Record<string, string>]>([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another host of this site", { "sec-fetch-site": "same-site" }],
])("a form of %s measures nothing", async ([, headers]) => {
  const { check, runs } = sampleOf();
  const service = await serve({ checks: [check] });
  const sent = await send(service, "/tools/weigh", { host: "a.example" }, headers);

  expect([sent.status, runs()]).toEqual([400, 0]);
  expect(sent.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

const anyKey = { known: () => ({ id: "k1" }), find: () => Promise.resolve(null) } as never;
const aKey = `ptc_live_${"a".repeat(32)}`;

test("a key is sent by the form, and is in no page and no link", async () => {
  const { check, runs } = sampleOf({ requires: "key" });
  const service = await serve({ checks: [check], keys: anyKey });
  const [blank, sent, without] = [
    await service.ask("/tools/weigh"),
    await send(service, "/tools/weigh", { host: "a.example", api_key: aKey }),
    await send(service, "/tools/weigh", { host: "b.example", api_key: "" }),
  ];

  expect(blank.text).toMatch(/<input id="weigh-key" name="api_key" type="password" required/);
  expect([sent.status, without.status]).toEqual([303, 401]);
  expect(`${sent.text}${sent.headers.get("location")}${without.text}`).not.toContain(aKey);
  expect(without.text).toContain("API_KEY_REQUIRED");
  expect(runs()).toBe(1);
});

test.for([
  ["/tools/weigh?hots=a.example", {}, "host"],
  ["/tools/weigh?host=a", {}, "INVALID_INPUT"],
  ["/tools/weigh?host=a.example&host=b.example", {}, "INVALID_INPUT"],
  ["/tools/weigh", { host: "a" }, "INVALID_INPUT"],
  ["/tools/weigh", { hots: "a.example" }, "host"],
] as const)("%s %j is refused on a page with the form", async ([path, fields, said]) => {
  const { check, runs } = sampleOf();
  const service = await serve({ checks: [check] });
  const isPost = Object.keys(fields).length > 0;
  const answer = isPost ? await send(service, path, fields) : await service.ask(path);

  expect(answer.status).toBe(400);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.text).toContain(said);
  expect(answer.text).toContain("<form");
  expect(runs()).toBe(0);
});

test("a form counts like an API request", async () => {
  const { check } = sampleOf();
  const service = await serve({ checks: [check], rateLimit: 1 });
  const first = await send(service, "/tools/weigh", { host: "a.example" });
  const second = await send(service, "/tools/weigh", { host: "b.example" });

  expect(first.headers.get("ratelimit")).toContain("r=0");
  expect(second.status).toBe(429);
  expect(second.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(second.text).toContain("RATE_LIMITED");
});

test("a page describes a check in its own words, with its rate limit", async () => {
  const { check } = sampleOf({ cost: "heavy" });
  const service = await serve({ checks: [check] });
  const { text } = await service.ask("/tools/weigh");

  expect(text).toContain("It touches <code>nothing</code>.");
  expect(text).toContain("lower rate limit for heavy checks");
  expect(text).toContain("300 s");
});

test("a check that only reads the store answers a link", async () => {
  const { check, runs } = sampleOf({ concerns: "store", ttl: 0 });
  const service = await serve({ checks: [check] });
  const sent = await send(service, "/tools/weigh", { host: "a.example" });
  expect([sent.status, runs()]).toEqual([303, 0]);

  expect(shownRun(await service.ask(sent.headers.get("location") ?? ""))).toBe("1");
});

test("an answer in pages leads to the next one, unless it took a key", async () => {
  const answer = { schema: z.any(), of: () => ({ next: "a&b", interpretation: passing }) };
  const paged = { concerns: "store", ttl: 0, answer } as const;
  const open = await serve({ checks: [sampleOf(paged).check] });
  const locked = await serve({ checks: [sampleOf({ ...paged, requires: "key" }).check], keys: anyKey });

  const shown = await open.ask("/tools/weigh?host=a.example&lang=ko");
  const sent = await send(locked, "/tools/weigh", { host: "a.example", api_key: aKey });
  expect(shown.text).toContain('href="/tools/weigh?host=a.example&amp;cursor=a%26b&amp;lang=ko"');
  expect([sent.status, sent.text.includes("cursor=")]).toEqual([200, false]);
});

const passing = { status: "pass", summary: "", kpis: [], issues: [] };
