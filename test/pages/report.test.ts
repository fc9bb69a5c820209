import { expect, test } from "vitest";
import { z } from "zod";
import { defineCheck, type AnyCheck } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import { targetOfHost } from "../../src/core/target/value.ts";
import { fixesFor } from "../../server/pages/report/fixes.ts";
import { readTarget } from "../../server/pages/report/target.ts";
import { serve, type Service } from "../server/service.ts";

interface Scripted {
  readonly check: AnyCheck;
  readonly runs: () => number;
  readonly finish: () => void;
}

/** A check of a report that ends when it is told to. */
function scripted(id: string, subject: string, end: "finding" | "failure" = "finding"): Scripted {
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = defineCheck({
    id,
    version: 1,
    title: { en: `Check ${id}`, ko: `점검 ${id}` },
    about: { en: "Scripted.", ko: "각본대로입니다." },
    input: z.strictObject({ [subject]: z.string() }),
    subject,
    raw: z.object({ said: z.string() }),
    cost: "standard",
    ttl: 300,
    words: {
      problems: {
        "hsts-missing": {
          severity: "medium" as const,
          cause: { en: "No HSTS, says {said}.", ko: "{said}: HSTS가 없습니다." },
          action: { en: "Send it.", ko: "보내십시오." },
        },
      },
      caps: {},
      kpis: {},
      parts: {},
    },
    target: (input) => targetOfHost(String((input as Record<string, unknown>)[subject])),
    async collect(input) {
      runs++;
      await promise;
      if (end === "failure") throw failure("dns.failed", { host: "shop.com", detail: "SERVFAIL" });
      return { said: `<img src=x onerror=alert(1)> ${JSON.stringify(input)}` };
    },
    judge: ({ said }) => ({
      status: "warn",
      kpis: [],
      findings: [{ id: "hsts-missing", params: { said }, evidence: said }],
    }),
  }) as unknown as AnyCheck;
  return { check, runs: () => runs, finish: resolve };
}

function send(service: Service, q: string, fields: Record<string, string> = {}, site = "same-origin") {
  return service.ask("/report", {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": site },
    body: new URLSearchParams({ q, ...fields }),
  });
}

test.for<readonly [given: string, name: string]>([
  ["example.com", "example.com"],
  ["  HTTPS://Example.com:8443/shop?token=1#x ", "example.com:8443/shop"],
  ["http://example.com", "http://example.com"],
  ["mailto:jin@example.com", "example.com"],
  ["한국.kr", "xn--3e0b707e.kr"],
])("%s is reported on as %s", ([given, name]) => {
  expect(readTarget(given)?.name).toBe(name);
});

test.for(["", "https://user:pw@example.com/", "192.0.2.1", "[::1]", "ftp://example.com/", "http://"])(
  "%s is nothing to report on",
  (given) => {
    expect(readTarget(given)).toBeNull();
  },
);

test("a report is begun by the form, grows while it is read, and costs a reader nothing", async () => {
  const [first, second, third] = [
    scripted("pqc", "host"),
    scripted("owasp", "host"),
    scripted("dns", "query", "failure"),
  ];
  const service = await serve({ checks: [first.check, second.check, third.check] });

  const before = await service.ask("/report/shop.com");
  expect([before.status, first.runs(), before.headers.get("x-robots-tag")]).toEqual([200, 0, "noindex"]);
  expect(before.text).toContain("Nothing is stored about shop.com");
  const begun = await send(service, "https://shop.com/");
  expect([begun.status, begun.headers.get("location")]).toEqual([303, "/report/shop.com"]);
  const again = await send(service, "shop.com");
  expect(again.status).toBe(303);
  first.finish();
  const during = await service.ask("/report/shop.com");
  expect(during.text).toMatch(/http-equiv="refresh" content="2/);
  const events = fetch(`${service.url}/report/shop.com/events?lang=ko`);
  second.finish();
  third.finish();
  const stream = await (await events).text();
  const after = await service.ask("/report/shop.com");

  expect([first.runs(), second.runs(), third.runs()]).toEqual([1, 1, 1]);
  expect(stream).toMatch(/^event: parts\ndata: \{"progress":/);
  expect(stream.trimEnd().split("\n\n").at(-1)).toBe("event: done\ndata: {}");
  expect(stream).toContain("점검 pqc");
  expect(after.text).not.toContain("refresh");
  for (const said of ["Check pqc", "No HSTS", "SERVFAIL", "npx portcullis gate"]) expect(after.text).toContain(said);
  expect(after.text).not.toContain("<img");
  expect(after.text).toContain("&lt;img src=x");
});

test("a stored report outlives its run, and the button measures anew", async () => {
  const pqc = scripted("pqc", "host");
  const service = await serve({ checks: [pqc.check] });
  pqc.finish();
  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");

  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");
  const remembered = pqc.runs();
  await send(service, "shop.com", { again: "1" });
  await service.ask("/report/shop.com/events");

  expect([remembered, pqc.runs()]).toEqual([1, 2]);
});

test("a form of another site begins nothing, and what is no target is refused on a page", async () => {
  const pqc = scripted("pqc", "host");
  const service = await serve({ checks: [pqc.check] });

  expect((await send(service, "shop.com", {}, "cross-site")).status).toBe(400);
  const wrong = await send(service, "https://user:pw@shop.com/");
  expect([wrong.status, wrong.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  expect(wrong.text).not.toContain("pw@");
  expect(pqc.runs()).toBe(0);
  for (const path of ["/report/SHOP.com", "/report/192.0.2.1", "/report/shop.com/other", "/report/a%20b"])
    expect([path, (await service.ask(path)).status]).toEqual([path, 404]);
});

test("a header that is missing is told as each server is told of it", () => {
  expect(fixesFor("http.hsts-missing").map(({ text }) => text)).toContain(
    'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
  );
  expect(fixesFor("http.hsts-missing")).toHaveLength(4);
  expect(fixesFor("constructor")).toEqual([]);
});

test("what is no domain goes to the check that it is for", async () => {
  const asn = scripted("asn", "query");
  const service = await serve({ checks: [asn.check] });
  asn.finish();

  const sent = await send(service, "AS64500");

  expect([sent.status, sent.headers.get("location"), asn.runs()]).toEqual([303, "/tools/asn?query=AS64500", 1]);
});
