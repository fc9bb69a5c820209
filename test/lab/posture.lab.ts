import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { owasp } from "../../src/checks/owasp/index.ts";
import { pqc } from "../../src/checks/pqc/index.ts";
import { measure } from "../engine.ts";
import { startNginx } from "./machines/nginx.ts";
import { createAuthority } from "./machines/openssl.ts";
import { freePorts, startServer } from "./machines/process.ts";

// Debian's OpenSSL 3.0 and GnuTLS 3.7 know no post-quantum group yet; that of Node, behind the twins, does.
const [modern = 0, old = 0, bare = 0, gnutls = 0] = await freePorts(4);
const authority = createAuthority();
const issued = authority.issue({ name: "posture", hosts: ["localhost"] });
const given = [readFileSync(authority.rootFile, "utf8")];
const running: AsyncDisposable[] = [];

beforeAll(async () => {
  const lines = ["location / { return 200 'ok'; }"];
  const hidden = ["server_tokens off;", ...lines];
  const files = ["--x509keyfile", issued.key, "--x509certfile", issued.chain];
  running.push(
    await startNginx([
      { port: modern, certificate: issued, lines },
      { port: old, certificate: issued, protocols: "TLSv1.2", lines: hidden },
    ]),
    await startServer(
      "openssl",
      ["s_server", "-accept", `${bare}`, "-www", "-key", issued.key, "-cert", issued.leaf, "-groups", "P-256"],
      { port: bare, cwd: authority.folder },
    ),
    await startServer("gnutls-serv", ["--http", "--quiet", "--port", `${gnutls}`, ...files], {
      port: gnutls,
      cwd: authority.folder,
    }),
  );
});

afterAll(async () => {
  for (const server of running) await server[Symbol.asyncDispose]();
});

test.for<[server: string, port: () => number, obstacles: readonly string[]]>([
  ["nginx", () => modern, ["no-hybrid-group"]],
  ["nginx without TLS 1.3", () => old, ["no-tls13"]],
  ["openssl s_server with P-256 alone", () => bare, ["no-hybrid-group"]],
  ["gnutls-serv", () => gnutls, ["no-hybrid-group"]],
])("%s is not ready, with the reason", async ([, port, obstacles]) => {
  const { raw } = await measure(pqc, { host: `localhost:${port()}` }, { given });

  expect(raw.hybrid).toMatchObject({ supported: false, obstacles });
  expect(raw.largeHello?.accepted ?? true).toBe(true);
  expect(raw.namedGroups.filter(({ offered }) => offered !== false)).toEqual([]);
  expect(raw.provider).toBe("own");
});

test("nginx of Debian names no distribution, and is not called unsupported while Debian patches it", async () => {
  const open = await measure(owasp, { host: `localhost:${modern}` }, { given });
  const hidden = await measure(owasp, { host: `localhost:${old}` }, { given });

  expect(open.raw.software).toMatchObject([{ product: "nginx", version: expect.stringMatching(/^1\.\d+\.\d+$/) }]);
  expect(open.verdict.findings.map(({ id }) => id)).toContain("end-of-life-backported");
  expect(open.verdict.findings.map(({ id }) => id)).not.toContain("end-of-life");
  expect(hidden.raw.software).toMatchObject([{ product: "nginx", version: null }]);
  expect(hidden.verdict.findings.map(({ id }) => id)).not.toContain("end-of-life");
});
