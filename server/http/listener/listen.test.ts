import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { createConnection, createServer } from "node:net";
import { once } from "node:events";
import { X509Certificate } from "node:crypto";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { issueOwn } from "../../../src/demo/own.ts";
import { startServer } from "../../main.ts";
import { portcullis } from "../../../test/cli/terminal.ts";
import { folderWith } from "../../../test/folder.ts";
import { receive, shake } from "../../../test/twins/ask.ts";
import { serve, until } from "../../../test/server/service.ts";

const ports = [
  ["NODE_ENV", "production"],
  ["PORT", "3456"],
  ["HOST", "0.0.0.0"],
  ["PORTLESS_URL", "https://elsewhere.example/"],
] as const;

function handlers(): readonly number[] {
  return ["SIGTERM", "SIGINT", "exit"].map((name) => process.listenerCount(name));
}

test("no variable of another program and no signal handler decides where and until when it listens", async () => {
  for (const [name, value] of ports) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const before = handlers();

  const service = await serve();

  expect(service.port).not.toBe(3456);
  expect(service.url).toBe(`http://127.0.0.1:${service.port}`);
  expect(await service.urls()).toEqual([`http://127.0.0.1:${service.port}/`]);
  expect(handlers()).toEqual(before);
});

test.for([
  ["a port that is taken", "EADDRINUSE", async () => ({ port: await takenPort() })],
  ["an address of another machine", "EADDRNOTAVAIL", () => ({ host: "192.0.2.1", port: 0 })],
  ["a port that browsers block", "ERR_BLOCKED_PORT", () => ({ port: 6000 })],
] as const)("it uses no other address instead of %s", async ([, code, place]) => {
  await expect(startServer({ log: null, ...(await place()) })).rejects.toMatchObject({ code });
});

async function takenPort(): Promise<number> {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  return (taken.address() as { readonly port: number }).port;
}

test("a port that is given is the port", async () => {
  const first = await startServer({ port: 0, log: null, patience: { lameDuck: 0, lastWords: 0 } });
  await first.close();

  expect((await serve({ port: first.port })).port).toBe(first.port);
});

const own = issueOwn("127.0.0.1", new Date(), 1);
const credentials = { certificate: own.pem, key: own.key };

async function askSecurely(port: number, path: string): Promise<{ readonly status?: number; readonly body: string }> {
  const asking = request({ host: "127.0.0.1", port, path, ca: own.pem, agent: false }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return { ...(answer.statusCode !== undefined && { status: answer.statusCode }), body: await text(answer) };
}

test("HTTPS answers like HTTP, with any text before the certificate in its file", async () => {
  const https = { certificate: `a remark\n${own.pem}`, key: `another\n${own.key}` };

  const service = await serve({ https });

  expect(service.url).toBe(`https://127.0.0.1:${service.port}`);
  expect(await askSecurely(service.port, "/livez")).toMatchObject({ status: 200 });
  const lost = await askSecurely(service.port, "/nowhere");
  expect([lost.status, JSON.parse(lost.body)]).toMatchObject([404, { ok: false, error: { reason: "request.path" } }]);
});

test("over HTTPS a partial header and an endless handshake time out", async () => {
  const service = await serve({ https: credentials, patience: { headers: 100, request: 200, idle: 100, every: 20 } });
  const half = await shake(service.port, { servername: "" });
  half.write("GET /livez HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  const silent = createConnection(service.port, "127.0.0.1");

  const [heard, said] = await Promise.all([receive(half), receive(silent)]);

  expect(heard.bytes.toString()).toContain('"reason":"request.slow"');
  expect(said.bytes.length).toBe(0);
});

test("the end of a server that speaks HTTPS waits neither for a handshake nor for an idle connection", async () => {
  const service = await serve({ https: credentials });
  const silent = createConnection(service.port, "127.0.0.1");
  const idle = await shake(service.port, { servername: "" });
  idle.resume();
  const ends = [silent, idle].map((socket) =>
    once(
      socket.on("error", () => {}),
      "close",
    ),
  );

  await service.close();

  await Promise.all(ends);
  expect([silent.destroyed, idle.destroyed]).toEqual([true, true]);
});

interface Started {
  readonly err: string;
  readonly url: string;
}

/** Runs `portcullis serve` as if it were interrupted while it starts: it comes up, and ends. */
async function serveOnce(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isErrTerminal: boolean,
): Promise<Started> {
  const { code, err } = await portcullis(["serve", "--port", "0", ...args], {
    env: { PORTCULLIS_RESOLVER: "127.0.0.1:9", ...env },
    signal: AbortSignal.abort(),
    isErrTerminal,
  });
  expect(code).toBe(0);
  return { err, url: /https?:\/\/\S+/.exec(err)?.[0] ?? "" };
}

test("a QR code is for a terminal alone", async () => {
  const shown = await serveOnce(["--qr"], {}, true);
  const piped = await serveOnce(["--qr"], {}, false);

  expect(shown.err).toMatch(/[▀▄█]{5}/);
  expect(piped.err).toBe(`portcullis: listening on ${piped.url}\n`);
});

test("--open opens the start page in the local browser, and a missing browser is no error", async () => {
  const folder = folderWith({});
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const seen = join(folder, "seen");
  writeFileSync(join(bin, "xdg-open"), `#!/bin/sh\nprintf %s "$1" > ${seen}\n`);
  chmodSync(join(bin, "xdg-open"), 0o755);
  onTestFinished(() => void vi.unstubAllEnvs());

  vi.stubEnv("PATH", `${bin}:${process.env["PATH"]}`);
  const opened = await serveOnce(["--open"], {}, false);
  await until(() => readSafely(seen) !== "");
  vi.stubEnv("PATH", join(folder, "nothing"));
  const alone = await serveOnce(["--open"], {}, false);

  expect(readSafely(seen)).toBe(`${opened.url}/`);
  expect(alone.err).toContain("no browser could be opened");
});

function readSafely(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

test("--https serves with a self-signed certificate, or with the given files", async () => {
  const file = join(folderWith({}), "own.pem");
  writeFileSync(file, own.pem + own.key);

  const selfSigned = await serveOnce(["--https"], {}, false);
  const named = await serveOnce([], { PORTCULLIS_HTTPS_CERT: file }, false);

  expect([selfSigned.url, named.url]).toEqual([expect.stringMatching(/^https:/), expect.stringMatching(/^https:/)]);
});

test.for([
  [["--https-key", "/nowhere"], "--https-cert"],
  [["--https-cert", "/nowhere.pem"], "--https-cert"],
] as const)("%j is refused in words that name %s", async ([args, flag]) => {
  const { code, err } = await portcullis(["serve", "--port", "0", ...args]);

  expect([code, err.trimEnd().split("\n").length]).toEqual([2, 1]);
  expect(err).toContain(flag);
});

test("the own certificate is good for localhost and the address that is listened on, and for a server alone", () => {
  const certificate = new X509Certificate(issueOwn("192.0.2.7", new Date(), 365).pem);

  expect(["localhost", "a.example"].map((name) => certificate.checkHost(name) !== undefined)).toEqual([true, false]);
  expect(certificate.checkIP("192.0.2.7")).toBe("192.0.2.7");
  expect(certificate.ca).toBe(false);
});
