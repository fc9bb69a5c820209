import { createConnection } from "node:net";
import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { commandLine, keep, measure } from "../engine.ts";
import { serveTls } from "../twins/tls.ts";
import { replyBytes } from "../twins/raw-http.ts";
import { serve, type Service } from "./service.ts";

/** A TLS-terminating proxy that adds nothing. */
async function inFrontOf(service: Service) {
  return keep(
    serveTls({
      answer(socket, { method, path }) {
        const upstream = createConnection(service.port, "127.0.0.1");
        upstream.on("error", () => socket.destroy());
        upstream.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        upstream.pipe(socket, { end: false });
        upstream.once("end", () => socket.end(method === "never" ? replyBytes({}) : undefined));
      },
    }),
  );
}

test.for([
  "/",
  "/docs",
  "/docs/ssl",
  "/tools/ssl",
  "/tools/ssl?host=10.0.0.1",
  "/tools",
  "/status",
  "/report/shop.example",
  "/report/shop.example/json",
  "/report/shop.example/csv",
  "/badge/ssl/shop.example.svg",
  "/robots.txt",
  "/favicon.svg",
  "/openapi.json",
  "/livez",
  "/nothing",
  "/api/util/ssl",
  "/api/util/ssl?host=10.0.0.1",
])("the check of headers gives %s of its own server an A+", async (path) => {
  const service = await serve();
  const proxy = await inFrontOf(service);
  // A page of the API is measured like any other; a refusal has the same headers.
  const { verdict } = await measure(http, { url: `https://localhost:${proxy.port}${path}` }, { policy: commandLine });

  expect({
    grade: verdict.grade,
    findings: verdict.findings.filter(({ id }) => !/leak|^coep/.test(id)),
  }).toMatchObject({ grade: "A+" });
});

test.for([
  ["/", "text/html", "en"],
  ["/?lang=ko", "text/html", "ko"],
  ["/docs", "text/html", "en"],
  ["/docs?lang=ko", "text/html", "ko"],
  ["/?lang=fr", "text/html", "en"],
  ["/docs/ssl?lang=ko", "text/html", "ko"],
  ["/tools/email-header", "text/html", "en"],
] as const)("%s is a page", async ([path, type, language]) => {
  const service = await serve();
  const { status, headers, text } = await service.ask(path);

  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  expect(text).toContain(`lang="${language}"`);
});

test.for([
  ["/robots.txt", 200, /^User-agent: \*\nDisallow: \/report\//],
  ["/.well-known/security.txt", 200, /^Contact: mailto:checks@example\.com\nExpires: /],
  ["/favicon.ico", 302, /^$/],
  ["/.well-known/change-password", 404, /"NOT_FOUND"/],
] as const)("%s answers %i", async ([path, status, says]) => {
  const service = await serve({ operator: "Example Ltd, checks@example.com" });
  const found = await service.ask(path, { redirect: "manual" });

  expect([found.status, says.test(found.text)]).toEqual([status, true]);
});

test("a page names its languages and its card by whole URLs where the public URL is known", async () => {
  const service = await serve({ baseUrl: "https://checks.example/" });
  const { text } = await service.ask("/docs?lang=ko");

  expect(text).toContain('<link rel="alternate" hreflang="en" href="https://checks.example/docs"');
  expect(text).toContain('hreflang="x-default" href="https://checks.example/docs"');
  expect(text).toContain('<meta property="og:url" content="https://checks.example/docs?lang=ko"');
});

test("probes and the reference are plain for every client", async () => {
  const service = await serve();
  const [live, ready, document] = await Promise.all(
    ["/livez", "/readyz", "/openapi.json"].map((path) => service.ask(path)),
  );

  expect(live).toMatchObject({ status: 200, text: '{"status":"alive"}' });
  expect(ready).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  expect(JSON.parse(document?.text ?? "")).toMatchObject({ info: { version: "2026-10-10" } });
  expect(document?.headers.get("access-control-allow-origin")).toBe("*");
});

test("any origin may call the API, and read its remaining limit", async () => {
  const service = await serve();
  const before = await service.ask("/api/util/gate", {
    method: "OPTIONS",
    headers: {
      origin: "https://a.example",
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    },
  });
  const after = await service.ask("/api/util/gate?url=10.0.0.1", { headers: { origin: "https://a.example" } });

  expect(before.status).toBe(204);
  expect(before.headers.get("access-control-allow-origin")).toBe("*");
  expect(before.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
  expect(before.headers.get("access-control-allow-headers")).toContain("authorization");
  expect(before.headers.get("access-control-allow-credentials")).toBeNull();
  expect(after.headers.get("access-control-allow-origin")).toBe("*");
  expect(after.headers.get("access-control-expose-headers")).toContain("ratelimit");
});

test("a form is answered with a page of the result, through the limits of the API", async () => {
  const service = await serve({ rateLimit: 2 });
  const post = () =>
    service.ask("/tools/email-header?lang=ko", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ headers: "From: <script>@shop.example\r\nSubject: a+b & c\r\n" }).toString(),
    });
  const first = await post();
  await post();
  const third = await post();

  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(first.headers.get("ratelimit")).toContain("r=1");
  expect(first.text).toContain('<html lang="ko">');
  expect(first.text).toMatch(/class="verdict /);
  expect(first.text).not.toContain("<script>");
  expect(third.status).toBe(429);
  expect(third.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(third.text).toContain("RATE_LIMITED");
});

test("a page takes a form and nothing else", async () => {
  const service = await serve();
  const json = await service.ask("/tools/email-header", {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: "{}",
  });
  const api = await service.ask("/api/util/email-header", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "headers=a",
  });

  expect([json.status, api.status]).toEqual([400, 415]);
  expect(json.text).toContain("application/x-www-form-urlencoded");
});

test.for<readonly [path: string, body: string, says: string]>([
  ["/tools/email-header", "&".repeat(2_000_000), "more than 1000 fields"],
  ["/theme", `theme=dark&${"a".repeat(70_000)}`, "64"],
])("a form to %s that no page sends is refused before it is split", async ([path, body, says]) => {
  const service = await serve();

  const told = await service.ask(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    body,
  });

  expect([400, 413]).toContain(told.status);
  expect(told.text).toContain(says);
});
