import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { startNginx, type Site } from "./machines/nginx.ts";
import { createAuthority, type OpensslAuthority } from "./machines/openssl.ts";
import { freePorts } from "./machines/process.ts";

/** The revocation source in a certificate, and its content. */
const rows = [
  { name: "ocsp-good", by: "ocsp", isRevoked: false },
  { name: "ocsp-revoked", by: "ocsp", isRevoked: true },
  { name: "crl-good", by: "crl", isRevoked: false },
  { name: "crl-revoked", by: "crl", isRevoked: true },
  { name: "staple-good", by: "staple", isRevoked: false },
  { name: "staple-revoked", by: "staple", isRevoked: true },
] as const;

let authority: OpensslAuthority;
let ports: readonly number[] = [];
const servers: AsyncDisposable[] = [];

beforeAll(async () => {
  authority = createAuthority();
  const [files = 0, ocsp = 0, ...rest] = await freePorts(rows.length + 2);
  ports = rest;
  const issued = rows.map(({ name, by }) =>
    authority.issue({
      name,
      ...(by === "ocsp" && { ocspUrl: `http://127.0.0.1:${ocsp}/` }),
      ...(by === "crl" && { crlUrl: `http://127.0.0.1:${files}/int.crl` }),
    }),
  );
  rows.filter(({ isRevoked }) => isRevoked).forEach(({ name }) => authority.revoke(name));
  authority.crl();
  const sites = rows.map(({ name, by }, index): Site => {
    const stapling = [`ssl_stapling on;`, `ssl_stapling_file ${by === "staple" ? authority.staple(name) : ""};`];
    const certificate = { key: issued[index]?.key ?? "", chain: issued[index]?.chain ?? "" };
    return { port: rest[index] ?? 0, certificate, lines: [...(by === "staple" ? stapling : []), "return 204;"] };
  });
  const shelf: Site = { port: files, lines: [`root ${dirname(authority.rootFile)};`] };
  servers.push(await authority.responder(ocsp), await startNginx([shelf, ...sites]));
});

afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
});

test.for(rows.map((row, index) => ({ ...row, index })))("openssl: $name", async ({ by, isRevoked, index }) => {
  const given = [readFileSync(authority.rootFile, "utf8")];

  const { raw, verdict } = await measure(ssl, { host: "localhost", port: ports[index] }, { given });

  expect(raw.revocation).toMatchObject({ status: isRevoked ? "revoked" : "good", source: by });
  expect(verdict.grade === "F").toBe(isRevoked);
});
