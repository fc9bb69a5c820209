import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { keep } from "../engine.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "../cli/terminal.ts";
import { root } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { serveStarttls, talks } from "../twins/starttls.ts";
import { serveTls } from "../twins/tls.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-starttls-"));
const caFile = join(folder, "ca.pem");
writeFileSync(caFile, root.pem);
afterAll(() => rmSync(folder, { recursive: true }));

const common = ["--ca-file", caFile, "--timeout", "5", "--json"];

async function mail(greeting = talks.smtp.greeting): Promise<number> {
  const { port: beside } = await keep(serveTls());
  return (await keep(serveStarttls({ ...talks.smtp, greeting }, { beside }))).port;
}

async function site(): Promise<number> {
  const answer = reply({ headers: ["Strict-Transport-Security: max-age=31536000"] });
  return (await keep(serveTls({ answer }))).port;
}

/** The usual ports, which a test may not open, are pinned to twins. */
function pinned(port: number, to: number): readonly string[] {
  return ["--resolve", `localhost:${port}:127.0.0.1:${to}`];
}

async function ssl(...args: readonly string[]) {
  const { code, out, err } = await portcullis(["ssl", ...args, ...common]);
  const { data, error } = JSON.parse(out) as {
    data: { raw: { starttls: string | null; http: object }; interpretation: { grade: string; coverage: number } };
    error: { reason: string; message: string };
  };
  return { code, err, data, error };
}

test.for([
  ["25", [], "smtp"],
  ["587", [], "smtp"],
  ["2525", ["--starttls", "smtp"], "smtp"],
] as const)("the command measures port %s with %j", async ([port, args, starttls]) => {
  const { code, data } = await ssl("localhost", "--port", port, ...args, ...pinned(Number(port), await mail()));

  expect(code).toBe(0);
  expect(data).toMatchObject({ raw: { starttls }, interpretation: { grade: "A+", coverage: 100 } });
});

test("a web site can be measured on any port", async () => {
  const { code, data } = await ssl("localhost:25", "--starttls", "https", ...pinned(25, await site()));

  expect(code).toBe(0);
  expect(data.raw).toMatchObject({ starttls: null, http: { status: 200 } });
});

test.for([
  ["en", 'localhost did not start TLS on port 25 and answered: "421 too many connections"'],
  ["ko", "localhost가 포트 25에서 TLS를 시작하지 않고"],
] as const)("a rejected client gets the reason, in the words of %s", async ([language, says]) => {
  const busy = await mail("421 too many connections\r\n");
  const { code, error } = await ssl("localhost:25", "--lang", language, ...pinned(25, busy));

  expect({ code, reason: error.reason }).toEqual({ code: 3, reason: "starttls.refused" });
  expect(error.message).toContain(says.replaceAll('"', ""));
});

test("an unknown protocol is refused with a suggestion", async () => {
  const { code, err, error } = await ssl("localhost", "--starttls", "stmp");

  expect(code).toBe(2);
  expect(error.reason).toBe("starttls");
  expect(err + error.message).toContain("Did you mean smtp?");
});

test.for([25, 465, 993])("a gate over an https URL judges a web site, on port %i too", async (port) => {
  const args = [...pinned(port, await site()), "--min-headers", "off"];
  const { code, out } = await portcullis(["gate", `https://localhost:${port}/`, ...args, ...common]);
  const result = JSON.parse(out) as GateResult;

  expect(result.targets[0]?.checks.filter(({ status }) => status !== "pass" && status !== "off")).toEqual([]);
  expect(code).toBe(0);
});

test("a gate over a server of mail knows nothing", async () => {
  const { code, out } = await portcullis(["gate", "https://localhost:25/", ...pinned(25, await mail()), ...common]);

  expect((JSON.parse(out) as GateResult).targets[0]?.reason).toBe("tls.not-tls");
  expect(code).toBe(3);
});

test("the API takes the same words, keeps both questions apart and returns the protocol", async () => {
  const service = await serve();
  const [good, bare] = [await mail(), await mail("SSH-2.0-x\r\n")];
  const ask = (port: number, more: string) =>
    service.ask<{ raw: object }>(`/api/util/ssl?host=127.0.0.1:${port}${more}`);
  const [smtp, at, foreign, wrong] = [
    await ask(good, "&starttls=smtp"),
    await ask(good, ""),
    await ask(bare, "&starttls=smtp"),
    await ask(good, "&starttls=imap4"),
  ];

  expect(smtp.envelope).toMatchObject({ ok: true, cached: false, data: { raw: { starttls: "smtp" } } });
  expect((await ask(good, "&starttls=smtp")).envelope).toMatchObject({ ok: true, cached: true });
  expect([at.status, foreign.status, wrong.status]).toEqual([503, 503, 400]);
  expect([at, foreign, wrong].map(({ envelope }) => envelope.error?.reason)).toEqual([
    "tls.not-tls",
    "starttls.foreign",
    "starttls",
  ]);
  expect(foreign.envelope.error).toMatchObject({ code: "UPSTREAM_ERROR" });
  expect(wrong.envelope.error?.message).toContain("Did you mean imap?");
});

test.for([
  [
    ["localhost:2525"],
    "en",
    "localhost does not begin with TLS on port 2525; the server speaks SMTP. Use starttls=smtp",
  ],
  [["localhost:2525"], "ko", "SMTP로 시작합니다. starttls=smtp(--starttls smtp)로"],
  [["localhost:465"], "en", "the server speaks SMTP. Use starttls=smtp (--starttls smtp)."],
] as const)("%j: a mail greeting gives advice, in the words of %s", async ([args, language, says]) => {
  const port = await mail();
  const { code, error } = await ssl(...args, "--lang", language, ...pinned(2525, port), ...pinned(465, port));

  expect({ code, reason: error.reason }).toEqual({ code: 3, reason: "tls.not-tls" });
  expect(error.message).toContain(says);
});

test("a mail URL is refused with the correct form", async () => {
  const { code, error } = await ssl("smtp://mail.example");

  expect(code).toBe(2);
  expect(error.message).toContain("starttls=smtp (--starttls smtp)");
});
