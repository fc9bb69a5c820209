import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
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
    .replace("listen 443 ssl;", `listen 127.0.0.1:${ports.tls} ssl;`)
    .replace("127.0.0.1:3000", `127.0.0.1:${ports.server}`)
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
  const access = { pins, given: [authority.root], deadline: 60_000 };

  const certificate = await measure(ssl, { host }, access);
  const headers = await measure(http, { url: `https://${host}/` }, access);
  const report = await measure(http, { url: `https://${host}/report/shop.example` }, access);

  expect([certificate, headers, report].map(({ verdict }) => verdict.grade)).toEqual(["A+", "A+", "A+"]);
  expect(headers.verdict.findings.map(({ id }) => id).filter((id) => /leak|redirect/.test(id))).toEqual([
    "leak-product",
  ]);
});
