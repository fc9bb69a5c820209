import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { connect as connectHttp2 } from "node:http2";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { http } from "../../../src/checks/http/index.ts";
import { ssl } from "../../../src/checks/ssl/index.ts";
import { measure } from "../../engine.ts";
import { serve } from "../../server/service.ts";
import { createAuthority } from "../machines/openssl.ts";
import { freePorts, startServer, temporaryFolder } from "../machines/process.ts";

const example = readFileSync(resolve(import.meta.dirname, "../../../examples/nginx-tls.conf"), "utf8");

/** The example with ports and files of this test; everything else is as users copy it. */
function exampleAt(
  ports: { readonly plain: number; readonly tls: number; readonly server: number },
  files: Files,
): string {
  return example
    .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${ports.tls} ssl http2;`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${ports.server}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${files.chain};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${files.key};`);
}

interface Files {
  readonly chain: string;
  readonly key: string;
}

test("behind the example nginx, our own ssl and http checks give the pages an A+", { timeout: 200_000 }, async () => {
  const [plain = 0, tls = 0] = await freePorts(2);
  const authority = createAuthority();
  const service = await serve({ trustProxy: ["127.0.0.1/32"] });
  const folder = temporaryFolder("proxy");
  const inner = exampleAt(
    { plain, tls, server: service.port },
    authority.issue({ name: "proxy", hosts: ["checks.example"] }),
  );
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const outer = `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; ${paths.join(" ")}\n${inner}}`;
  writeFileSync(join(folder, "nginx.conf"), outer);
  await using nginx = await startServer("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    cwd: folder,
    port: tls,
  });
  expect(nginx).toBeDefined();
  const host = "checks.example";
  const pins = [
    { host, port: 443, address: "127.0.0.1", toPort: tls },
    { host, port: 80, address: "127.0.0.1", toPort: plain },
  ];
  const [status, coding] = await overHttp2(tls, authority.root, "/openapi.json");
  expect([status, coding]).toEqual([200, "gzip"]);
  const access = { pins, given: [authority.root], deadline: 60_000 };

  const certificate = await measure(ssl, { host }, access);
  const headers = await measure(http, { url: `https://${host}/` }, access);
  const report = await measure(http, { url: `https://${host}/report/shop.example` }, access);

  expect([certificate, headers, report].map(({ verdict }) => verdict.grade)).toEqual(["A+", "A+", "A+"]);
  expect(headers.verdict.findings.map(({ id }) => id).filter((id) => /leak|redirect/.test(id))).toEqual([
    "leak-product",
  ]);
});

/** The status and the content coding of an answer over HTTP/2. */
async function overHttp2(port: number, ca: string, path: string): Promise<readonly [unknown, unknown]> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: "checks.example" });
  const { promise, resolve, reject } = Promise.withResolvers<readonly [unknown, unknown]>();
  session.once("error", reject);
  const stream = session.request({ ":path": path, "accept-encoding": "gzip", ":authority": "checks.example" });
  stream.once("response", (headers) => resolve([headers[":status"], headers["content-encoding"]]));
  stream.resume();
  return promise.finally(() => session.destroy());
}

test("what nginx refuses by itself has the envelope of the API", { timeout: 60_000 }, async () => {
  const [front = 0, port = 0] = await freePorts(2);
  // A server that accepts and never answers.
  const silent = createServer().listen(port, "127.0.0.1");
  const folder = temporaryFolder("envelope");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = readFileSync(resolve(import.meta.dirname, "../../../examples/nginx.conf"), "utf8")
    .replace("pid /run/nginx.pid;", `daemon off; user root; pid ${folder}/nginx.pid;`)
    .replace("listen 8080;", `listen 127.0.0.1:${front};`)
    .replace("proxy_read_timeout 120s;", "proxy_read_timeout 1s;")
    .replaceAll(/10\.89\.0\.1[12]:3000/g, `127.0.0.1:${port}`)
    .replace("access_log off;", `access_log off; ${paths.join(" ")}`);
  writeFileSync(join(folder, "nginx.conf"), config);
  await using nginx = await startServer("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    cwd: folder,
    port: front,
  });
  expect(nginx).toBeDefined();

  async function said(request: string): Promise<unknown> {
    const socket = connect(front, "127.0.0.1");
    socket.write(`${request}\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    const { ok, requestId, error } = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)) as Answer;
    expect(answer).toMatch(/content-type: application\/json/i);
    expect(answer).toContain(requestId);
    return [answer.slice(9, 12), ok, error.code];
  }

  const host = "Host: checks.example";
  expect(await said("GET / HTTP/1.1\r\nHost: a b")).toEqual(["400", false, "INVALID_INPUT"]);
  expect(await said(`GET /${"a".repeat(40_000)} HTTP/1.1\r\n${host}`)).toEqual(["400", false, "INVALID_INPUT"]);
  expect(await said(`GET / HTTP/1.1\r\n${host}\r\nCookie: ${"a".repeat(40_000)}`)).toEqual([
    "400",
    false,
    "INVALID_INPUT",
  ]);
  expect(await said(`POST /api/util/email-header HTTP/1.1\r\n${host}\r\nContent-Length: 9000000`)).toEqual([
    "413",
    false,
    "INVALID_INPUT",
  ]);
  expect(await said(`POST / HTTP/1.1\r\n${host}\r\nTransfer-Encoding: gzip`)).toEqual(["400", false, "INVALID_INPUT"]);
  expect(await said(`GET /api/util/ip HTTP/1.1\r\n${host}`)).toEqual(["503", false, "UPSTREAM_TIMEOUT"]);
  silent.close();
  expect(await said(`GET /api/util/ip HTTP/1.1\r\n${host}`)).toEqual(["503", false, "UPSTREAM_ERROR"]);
});

interface Answer {
  readonly ok: boolean;
  readonly requestId: string;
  readonly error: { readonly code: string };
}
