import type { Socket } from "node:net";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closedPort, passOn, serveTcp } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { startNginx } from "./machines/nginx.ts";
import { createAuthority } from "./machines/openssl.ts";
import { executeBeside, freePorts } from "./machines/process.ts";

const root = resolve(import.meta.dirname, "../..");
const entry = resolve(root, "dist/cli/index.js");
const ports: Record<string, number> = {};
const running: AsyncDisposable[] = [];

beforeAll(async () => {
  const [nginx = 0] = await freePorts(1);
  const certificate = createAuthority().issue({ name: "pqc" });
  // OpenSSL 3.5 has the group; the OpenSSL of Debian's nginx does not.
  const node = await serveTls();
  const narrow = await serveTcp((socket) => passOnSmall(socket, node.port));
  running.push(await startNginx([{ port: nginx, certificate, lines: ["return 200 'ok';"] }]), node, narrow);
  Object.assign(ports, { node: node.port, nginx, narrow: narrow.port, nobody: await closedPort() });
});

afterAll(async () => {
  for (const server of running.toReversed()) await server[Symbol.asyncDispose]();
});

/** Like a middlebox that reads one packet: closes the connection if a ClientHello needs two. */
function passOnSmall(socket: Socket, port: number): void {
  socket.once("data", (first: Buffer) => {
    if (first.readUInt16BE(3) > 1200) socket.resetAndDestroy();
    else passOn(socket, port, first);
  });
}

interface Row {
  readonly name: string;
  readonly at: string;
  readonly code: number;
  readonly says: RegExp;
}

const rows: readonly Row[] = [
  { name: "a server with the hybrid group", at: "node", code: 0, says: /^pass .*Only X25519MLKEM768 offered +yes/s },
  { name: "nginx without it", at: "nginx", code: 0, says: /^warn .* pqc\.no-hybrid-group — /s },
  { name: "one that resets at large hellos", at: "narrow", code: 0, says: /^warn .* pqc\.large-hello — /s },
  { name: "nobody", at: "nobody", code: 3, says: /^portcullis: localhost refused the connection on port \d+\.$/ },
];

test.for(rows)("portcullis pqc of $name", async ({ at, code, says }) => {
  const { [at]: port = 0 } = ports;
  const seen = await executeBeside(process.execPath, [entry, "pqc", `localhost:${port}`], root);

  expect(seen.code).toBe(code);
  expect((seen.out + seen.err).trim()).toMatch(says);
});
