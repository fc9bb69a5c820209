import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { startNginx, type Site } from "./machines/nginx.ts";
import { createAuthority, type OpensslAuthority, type Order } from "./machines/openssl.ts";
import { freePorts } from "./machines/process.ts";

interface Row {
  readonly name: string;
  readonly order?: Partial<Order>;
  readonly protocols?: string;
  /** Every suite, also those that protect nothing. */
  readonly isOpen?: boolean;
  readonly hsts?: string;
  readonly serves?: "chain" | "leaf";
  readonly parts: readonly [certificate: number, version: number, trust: number, hsts: number];
  readonly score: number;
  readonly grade: string;
}

const year = "max-age=31536000";
const everything = "max-age=31536000; includeSubDomains";

/** Different results of testssl.sh (SSL Labs rules 2009r) for the same configuration are in the comments, with the reason. */
const rows: readonly Row[] = [
  { name: "P-256, TLS 1.2 and 1.3, HSTS of a year", hsts: year, parts: [100, 100, 100, 95], score: 99, grade: "A+" },
  // testssl.sh: A-. Without TLS 1.3 nothing is broken, but the best letter is kept for the best protocol.
  {
    name: "RSA 2048, TLS 1.2 only",
    order: { key: "rsa2048" },
    protocols: "TLSv1.2",
    hsts: everything,
    parts: [100, 80, 100, 100],
    score: 95,
    grade: "A",
  },
  {
    name: "RSA 2048, TLS 1.0 to 1.3",
    order: { key: "rsa2048" },
    protocols: "TLSv1 TLSv1.1 TLSv1.2 TLSv1.3",
    hsts: everything,
    parts: [100, 50, 100, 100],
    score: 87.5,
    grade: "B",
  },
  // testssl.sh: A+, since its HSTS rule does not apply without HSTS. A first visit over http can be intercepted: RFC 6797 §2.
  { name: "no HSTS", parts: [100, 100, 100, 0], score: 80, grade: "B" },
  {
    name: "expired",
    order: { from: "20260101000000Z", to: "20260301000000Z" },
    hsts: everything,
    parts: [0, 100, 100, 0],
    score: 40,
    grade: "F",
  },
  {
    name: "another host's certificate",
    order: { hosts: ["elsewhere.example"] },
    hsts: everything,
    parts: [0, 100, 100, 0],
    score: 40,
    grade: "F",
  },
  {
    name: "leaf only, the intermediate is found through AIA",
    order: { key: "ec" },
    serves: "leaf",
    hsts: everything,
    parts: [100, 100, 30, 100],
    score: 89.5,
    grade: "B",
  },
  // testssl.sh: B. OpenSSL at its default security level 2, GnuTLS and every browser refuse the key: CA/B BR 6.1.5.
  { name: "RSA 1024", order: { key: "rsa1024" }, hsts: everything, parts: [0, 100, 100, 100], score: 60, grade: "F" },
  {
    name: "TLS 1.3 only",
    protocols: "TLSv1.3",
    hsts: everything,
    parts: [100, 100, 100, 100],
    score: 100,
    grade: "A+",
  },
  // testssl.sh knows only with --phone-out.
  { name: "revoked, said by openssl ocsp", hsts: everything, parts: [0, 100, 100, 0], score: 40, grade: "F" },
  {
    name: "self-signed",
    order: { selfSigned: true },
    hsts: everything,
    parts: [100, 100, 0, 0],
    score: 65,
    grade: "F",
  },
  // nmap: A for the CBC suites of TLS 1.0.
  {
    name: "self-signed, TLS 1.0 to 1.3 with NULL and anonymous suites",
    order: { selfSigned: true, key: "rsa2048" },
    protocols: "TLSv1 TLSv1.1 TLSv1.2 TLSv1.3",
    isOpen: true,
    parts: [100, 50, 0, 0],
    score: 52.5,
    grade: "F",
  },
];

let authority: OpensslAuthority;
const servers: AsyncDisposable[] = [];
const ports = new Map<string, number>();

beforeAll(async () => {
  authority = createAuthority();
  const [files = 0, ocsp = 0, ...rest] = await freePorts(rows.length + 2);
  const sites = rows.map((row, index): Site => {
    const port = rest[index] ?? 0;
    ports.set(row.name, port);
    return siteOf(row, { port, files, ocsp, index });
  });
  authority.revoke(`site${rows.findIndex(({ name }) => name.startsWith("revoked"))}`);
  const shelf: Site = { port: files, lines: [`root ${dirname(authority.rootFile)};`] };
  servers.push(await authority.responder(ocsp), await startNginx([shelf, ...sites]));
});

afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
});

function siteOf(row: Row, { port, files, ocsp, index }: Record<"port" | "files" | "ocsp" | "index", number>): Site {
  const issued = authority.issue({
    name: `site${index}`,
    ...row.order,
    ...(row.name.startsWith("revoked") && { ocspUrl: `http://127.0.0.1:${ocsp}/` }),
    ...(row.serves === "leaf" && { issuerUrl: `http://127.0.0.1:${files}/int.der` }),
  });
  return {
    port,
    certificate: { key: issued.key, chain: row.serves === "leaf" ? issued.leaf : issued.chain },
    ...(row.protocols && { protocols: row.protocols }),
    lines: [
      ...(row.isOpen ? ["ssl_ciphers ALL:COMPLEMENTOFALL:@SECLEVEL=0;"] : []),
      ...(row.hsts ? [`add_header Strict-Transport-Security "${row.hsts}";`] : []),
      'return 200 "hello";',
    ],
  };
}

test.for(rows)("nginx: $name", async ({ name, parts, score, grade }) => {
  const input = { host: "localhost", port: ports.get(name) };

  const { verdict } = await measure(ssl, input, { given: [readFileSync(authority.rootFile, "utf8")] });

  expect(verdict.parts?.map((part) => part.score)).toEqual(parts);
  expect(verdict.score).toBe(score);
  expect(verdict.grade).toBe(grade);
});
