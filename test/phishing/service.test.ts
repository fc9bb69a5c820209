import { expect, test } from "vitest";
import type { Reference } from "../../server/http/openapi/read.ts";
import type { PhishingRaw } from "../../src/checks/phishing/index.ts";
import type { Answer } from "../../src/core/check.ts";
import { readContract } from "../api/contract.ts";
import { portcullis } from "../cli/terminal.ts";
import { keep } from "../engine.ts";
import { longestText } from "../../src/formats/links/defang.ts";
import { calling, post as postToAgent } from "../mcp/agents.ts";
import { serve, type Service, type Told } from "../server/service.ts";
import { serveHttp } from "../twins/http.ts";
import { reply } from "../twins/raw-http.ts";

const path = "/api/util/phishing";
const host = "usps-redelivery.top";
const form = "<title>USPS.com - Tracking</title><form action=/in><input type=password></form>";
const message = "USPS: your package is on hold, confirm at hxxp://usps-redelivery(dot)top/track?mail=jane@shop.example";

interface Scene {
  readonly service: Service;
  /** The request lines and fields that the site got. */
  readonly heard: () => string;
}

/** A registry that knows of no domain. */
async function registry(): Promise<string> {
  return `${(await keep(serveHttp({ answer: reply({ status: 404, body: "{}" }) }))).origin}/`;
}

/** A service in whose world the message's site is a twin. */
async function scene(): Promise<Scene> {
  const twin = await keep(
    serveHttp({ answer: reply({ headers: ["Content-Type: text/html", "Set-Cookie: a=1"], body: form }) }),
  );
  const pins = [{ host, port: 80, address: "127.0.0.1", toPort: twin.port }];
  const measuring = { pins, sources: { rdap: await registry() } };
  return { service: await serve({ measuring }), heard: () => JSON.stringify(twin.asked) };
}

function post(service: Service, body: unknown, lang = "en"): Promise<Told<Answer<PhishingRaw>>> {
  return service.ask(`${path}?lang=${lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

test("a message is judged over HTTP, as in the reference, and not stored", async () => {
  const { service, heard } = await scene();
  const contract = readContract(JSON.parse((await service.ask("/openapi.json")).text) as Reference);

  const [english, korean] = [await post(service, { text: message }), await post(service, { text: message }, "ko")];

  for (const told of [english, korean]) {
    expect(contract.complaints({ ...told, path, body: told.envelope })).toEqual([]);
    expect(told.headers.get("cache-control")).toBe("no-store");
    expect(told.envelope).toMatchObject({
      ok: true,
      cached: false,
      data: { raw: { assessment: "phishing" }, interpretation: { status: "fail" } },
    });
  }
  expect(JSON.stringify(korean.envelope)).toContain("뚜렷한 피싱 징후");
  expect(heard()).not.toContain("jane");
  expect(heard().toLowerCase()).not.toContain("cookie");
  expect(service.lines.join("")).not.toMatch(/jane|usps|package/);
});

test("a mail of almost 1 MB is read as a mail", async () => {
  const { service, heard } = await scene();
  const attached = `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${"QUJD".repeat(19).concat("\r\n").repeat(12_000)}`;
  const parts = [`Content-Type: text/plain\r\n\r\n${message}`, attached].map((part) => `--b\r\n${part}\r\n`).join("");
  const text = `Received: from relay.example.net\r\nFrom: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`;

  const told = await post(service, { text });

  expect(text.length).toBeGreaterThan(900_000);
  expect(told.envelope).toMatchObject({ ok: true, data: { raw: { assessment: "phishing", linksTotal: 1 } } });
  expect(heard()).toContain("track");
});

test.for<[what: string, body: unknown, status: number]>([
  ["no text", {}, 400],
  ["another parameter", { text: "x", url: "y" }, 400],
  ["an invalid text", { text: 7 }, 400],
  ["more than 1 MB", { text: "x".repeat(1024 * 1024 + 1) }, 400],
  ["a body of more than 2 MB", { text: "x".repeat(2 * 1024 * 1024 + 1) }, 413],
])("%s is refused", async ([, body, status]) => {
  const { service } = await scene();

  const told = await post(service, body);

  expect([told.status, told.envelope.ok]).toEqual([status, false]);
});

/** Messages of both sides of a limit. JSON writes each control character in six bytes. */
const sizes = {
  "1 MB": "x".repeat(longestText),
  "1 byte more": "x".repeat(longestText + 1),
  "1 MB of Korean": "가".repeat(longestText / 3),
  "more Korean": "가".repeat(longestText / 3 + 1),
  "a body of more than 2 MB": "\u0001".repeat(longestText / 2),
} as const;

test.for<[size: keyof typeof sizes, told: { readonly http: number; readonly mcp: readonly [number, string] }]>([
  ["1 MB", { http: 200, mcp: [200, '"isError":false'] }],
  ["1 byte more", { http: 400, mcp: [200, "INVALID_INPUT"] }],
  ["1 MB of Korean", { http: 200, mcp: [200, '"isError":false'] }],
  ["more Korean", { http: 400, mcp: [200, "INVALID_INPUT"] }],
  ["a body of more than 2 MB", { http: 413, mcp: [413, "error"] }],
])("%s has the same limits over HTTP and MCP", async ([size, expected]) => {
  const { service } = await scene();
  const text = sizes[size];

  const http = await post(service, { text });
  const mcp = await postToAgent(service.url, calling("check_phishing", { text }));
  const said = (await mcp.text()).replace(/^(?!.*"isError":true)(?=.*"result":)/s, '"isError":false');

  expect(http.status).toBe(expected.http);
  expect(mcp.status).toBe(expected.mcp[0]);
  expect(said).toContain(expected.mcp[1]);
});

test("a longer message on standard input is refused, not cut", async () => {
  const { code, err } = await portcullis(["phishing", "-"], { input: async () => Buffer.from(sizes["1 byte more"]) });

  expect(code).toBe(2);
  expect(err).toContain("a text of at most 1 MB");
});

test("a list is asked only with the operator's key, and its result is enough", async () => {
  const [site, list] = [
    await keep(serveHttp({ answer: reply({ headers: ["Content-Type: text/html"], body: "<title>Flowers" }) })),
    await keep(serveHttp({ answer: reply({ body: '{"query_status":"ok","threat":"malware_download"}' }) })),
  ];
  const measuring = {
    pins: [{ host: "garden-flowers.com", port: 80, address: "127.0.0.1", toPort: site.port }],
    sources: { urlhaus: `${list.origin}/`, rdap: await registry() },
  };
  const text = "see http://garden-flowers.com/roses";

  const without = await post(await serve({ measuring }), { text });
  const asked = list.asked.length;
  const withKey = await post(await serve({ measuring: { ...measuring, sourceKeys: { urlhaus: "k3y-12345" } } }), {
    text,
  });

  expect(asked).toBe(0);
  expect(without.envelope).toMatchObject({ data: { raw: { assessment: "no-signs", links: [{ feeds: [] }] } } });
  expect(withKey.envelope).toMatchObject({
    data: { raw: { assessment: "phishing", links: [{ feeds: [{ source: "urlhaus", state: "listed" }] }] } },
  });
  expect(list.asked.map(({ method, path: at, headers }) => [method, at, headers.get("auth-key")])).toEqual([
    ["POST", "/url/", "k3y-12345"],
  ]);
});

test("GET is refused with the method that would do", async () => {
  const { service } = await scene();

  const { status, headers } = await service.ask(`${path}?text=x`);

  expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("the command line reads the message and shows the service's answer", async () => {
  const { service } = await scene();

  const { code, out } = await portcullis(["phishing", "-", "--server", service.url, "--fail-on", "error"], {
    input: async () => Buffer.from(message),
  });

  expect(code).toBe(1);
  expect(out).toContain("page names a brand of another domain");
});
