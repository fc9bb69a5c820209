import { createConnection } from "node:net";
import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { commandLine, keep, measure } from "../engine.ts";
import { serveTls } from "../twins/tls.ts";
import { replyBytes } from "../twins/raw-http.ts";
import { serve, type Service } from "./service.ts";

/** What stands in front of a server in earnest: it takes the TLS off and adds nothing. */
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

test.for(["/", "/docs", "/openapi.json", "/livez", "/nothing", "/api/util/ssl", "/api/util/ssl?host=10.0.0.1"])(
  "the check of headers gives %s of its own server an A+",
  async (path) => {
    const service = await serve();
    const proxy = await inFrontOf(service);
    // A page of the API is measured like any other; a refusal has the same headers.
    const { verdict } = await measure(http, { url: `https://localhost:${proxy.port}${path}` }, { policy: commandLine });

    expect({
      grade: verdict.grade,
      findings: verdict.findings.filter(({ id }) => !/leak|^coep/.test(id)),
    }).toMatchObject({ grade: "A+" });
  },
);

test.for([
  ["/", "text/html", "en"],
  ["/?lang=ko", "text/html", "ko"],
  ["/docs", "text/html", "en"],
  ["/docs?lang=ko", "text/html", "ko"],
  ["/?lang=fr", "text/html", "en"],
] as const)("%s is a page", async ([path, type, language]) => {
  const service = await serve();
  const { status, headers, text } = await service.ask(path);

  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  expect(text).toContain(`lang="${language}"`);
});

test("probes and the reference are plain, whoever asks", async () => {
  const service = await serve();
  const [live, ready, document] = await Promise.all(
    ["/livez", "/readyz", "/openapi.json"].map((path) => service.ask(path)),
  );

  expect(live).toMatchObject({ status: 200, text: '{"status":"alive"}' });
  expect(ready).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  expect(JSON.parse(document?.text ?? "")).toMatchObject({ info: { version: "2026-10-10" } });
  expect(document?.headers.get("access-control-allow-origin")).toBe("*");
});

test("a page of any origin may ask the API, and read what is left of its limit", async () => {
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
