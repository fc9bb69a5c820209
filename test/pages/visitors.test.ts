import { request } from "node:http";
import { expect, test } from "vitest";
import { serve, type Service } from "../server/service.ts";
import { hostile } from "./hostile.ts";
import { tagsOf } from "./read-html.ts";
import { scripted, send } from "./scripted.ts";

/** The answer to a GET with unusual headers. */
function get({ url }: Service, path: string, headers: Record<string, string>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request(url + path, { headers }, (response) => {
    let text = `${JSON.stringify(response.headers)}\n`;
    response.on("data", (chunk: Buffer) => (text += chunk.toString()));
    response.on("end", () => resolve(text));
  })
    .on("error", reject)
    .end();
  return promise;
}

/** The tags of a page, without the places where a long word may break. */
function unbroken(page: string): readonly string[] {
  return tagsOf(page).filter((tag) => tag !== "wbr");
}

function finding(said: string) {
  return { id: "hsts-missing", params: { said }, evidence: said, subject: said };
}

async function measured(service: Service): Promise<string> {
  await send(service, "shop.com", { again: "1" });
  await service.ask("/report/shop.com/events");
  return (await service.ask("/report/shop.com")).text;
}

test("a target's text in a finding is rendered as text in the report and its events", async () => {
  const pqc = scripted("pqc", "host");
  pqc.finish();
  const service = await serve({ checks: [pqc.check] });
  pqc.findNext({ status: "warn", findings: [finding("plain")] });
  const plain = unbroken(await measured(service));
  for (const said of hostile.filter((each) => each !== "")) {
    pqc.findNext({ status: "warn", findings: [finding(said)] });
    const page = await measured(service);

    expect([said, unbroken(page)]).toEqual([said, plain]);
    expect((await service.ask("/report/shop.com/events")).text.split("\n").filter((line) => line !== "")).toHaveLength(
      4,
    );
  }
});

test("a report with 10,000 findings quickly shows 200, and the JSON has all of them", async () => {
  const pqc = scripted("pqc", "host");
  pqc.finish();
  const service = await serve({ checks: [pqc.check] });
  const findings = Array.from({ length: 10_000 }, (_, at) => ({
    id: "hsts-missing",
    params: { said: `${at}` },
    evidence: "x".repeat(500),
  }));
  pqc.findNext({ status: "warn", findings });
  const page = await measured(service);
  const json = JSON.parse((await service.ask("/report/shop.com/json")).text) as {
    checks: [{ data: { interpretation: { issues: unknown[] } } }];
  };

  expect(page.match(/<li class="medium">/g)).toHaveLength(200);
  expect(page).toContain("9800 more findings are only in the JSON of this report.");
  expect(page.length).toBeLessThan(400_000);
  expect(json.checks[0].data.interpretation.issues).toHaveLength(10_000);
});

test("a request's Host is in no page, link or header, and no page is for shared caches", async () => {
  const pqc = scripted("pqc", "host");
  pqc.finish();
  const service = await serve({ checks: [pqc.check] });
  await measured(service);
  const strange = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" };
  for (const path of [
    "/",
    "/docs/pqc",
    "/tools/pqc?host=shop.com",
    "/report/shop.com",
    "/report/shop.com/json",
    "/status",
  ]) {
    const text = await get(service, path, strange);

    expect([path, text]).not.toEqual([path, expect.stringMatching(/evil\.example|gopher/)]);
    expect([path, text]).toEqual([path, expect.stringMatching(/"cache-control":"(?:no-store|private)/)]);
  }
});

test("no page can be framed", async () => {
  const service = await serve({ checks: [scripted("pqc", "host").check] });
  for (const path of ["/", "/report/shop.com", "/tools/pqc", "/docs", "/status"]) {
    const { headers } = await service.ask(path);

    expect([path, headers.get("x-frame-options")]).toEqual([path, "DENY"]);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
});

test("one client follows at most 20 reports at a time, and an ended stream makes room", async () => {
  const pqc = scripted("pqc", "host");
  const service = await serve({ checks: [pqc.check] });
  await send(service, "shop.com");
  const ends = Array.from({ length: 20 }, () => new AbortController());
  const streams = await Promise.all(
    ends.map(({ signal }) => fetch(`${service.url}/report/shop.com/events`, { signal })),
  );
  const refused = await service.ask("/report/shop.com/events");
  ends[0]?.abort();

  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  await expect
    .poll(async () => {
      const again = new AbortController();
      const { status } = await fetch(`${service.url}/report/shop.com/events`, { signal: again.signal });
      again.abort();
      return status;
    })
    .toBe(200);
  for (const end of ends) end.abort();
});

test.for<readonly [headers: Record<string, string>, status: number]>([
  [{ "sec-fetch-site": "same-origin" }, 303],
  [{ "sec-fetch-site": "cross-site" }, 400],
  [{ "sec-fetch-site": "same-site" }, 400],
  [{}, 400],
  [{ origin: "null" }, 400],
  [{ origin: "https://evil.example" }, 400],
])("a form with %j is answered %i", async ([headers, status]) => {
  const pqc = scripted("pqc", "host");
  const service = await serve({ checks: [pqc.check] });
  const body = new URLSearchParams({ q: "shop.com" });
  const sent = await service.ask("/report", { method: "POST", redirect: "manual", headers, body });

  expect([sent.status, pqc.runs()]).toEqual([status, status === 303 ? 1 : 0]);
});

// Browsers send no Sec-Fetch-Site over plain HTTP, except to loopback.
test.for([
  ["checks.lan:3000", "http://checks.lan:3000", 303],
  ["Checks.LAN", "http://checks.lan", 303],
  ["checks.lan", "https://checks.lan", 303],
  ["checks.lan:3000", "http://checks.lan", 400],
  ["checks.lan", "http://localhost", 400],
  ["localhost", "http://localhost", 303],
] as const)("a form sent to Host %s from Origin %s is answered %i", async ([host, origin, status]) => {
  const service = await serve({ checks: [scripted("pqc", "host").check] });
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { host, origin, "content-type": "application/x-www-form-urlencoded" };
  request(`${service.url}/report`, { method: "POST", headers }, (response) => {
    response.resume();
    resolve(response.statusCode);
  })
    .on("error", reject)
    .end("q=shop.com");

  expect(await promise).toBe(status);
});

const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.for<readonly [path: string, says: string]>([
  ["/tools/pqcc", "There is nothing at this path. Did you mean /tools/pqc?"],
  ["/tolls/pqc", "There is nothing at this path. Did you mean /tools/pqc?"],
  ["/report/x%20y", "There is nothing at this path."],
  ["/assets/none.css", "There is nothing at this path."],
  ["/report/x%20y?lang=ko", "이 경로에는 아무것도 없습니다."],
])("a browser at %s gets a page", async ([path, says]) => {
  const service = await serve({ checks: [scripted("pqc", "host").check] });

  const { status, headers, text } = await service.ask(path, { headers: browser });

  expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(text).toContain(says);
  expect(text).toContain(`<html lang="${path.endsWith("ko") ? "ko" : "en"}"`);
  expect([headers.get("cache-control"), text.includes("noindex")]).toEqual(["no-store", true]);
});

test.for<readonly [path: string, init: RequestInit]>([
  ["/tools/pqcc", {}],
  ["/tools/pqcc", { headers: { accept: "application/json" } }],
  ["/tools/pqcc", { headers: browser, method: "POST" }],
  ["/api/util/pqcc", { headers: browser }],
])("a program at %s with %j gets the envelope", async ([path, init]) => {
  const service = await serve({ checks: [scripted("pqc", "host").check] });

  const { status, envelope } = await service.ask(path, init);

  expect([status, envelope.error?.reason]).toEqual([404, "request.path"]);
});
