import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { toPem } from "../../src/demo/der-writer.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { portcullis } from "../cli/terminal.ts";
import { clientAuth } from "../twins/pki/extensions.ts";
import { listen } from "../twins/listen.ts";
import {
  chainFor,
  inDays,
  intermediate,
  keysOf,
  leafOf,
  root,
  served,
  strangerCa,
  strangerRoot,
} from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-client-"));

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const keys = keysOf("p256", "client");
const client = leafOf({ subject: { commonName: "runner" }, names: [], keys, extendedKeyUsage: [clientAuth] });
const certificate = [client, intermediate].map(({ der }) => toPem(der, "CERTIFICATE")).join("");
const key = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const locked = keys.privateKey
  .export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "open-sesame" })
  .toString();
const both = file("both.pem", certificate + key);
const certificateFile = file("client.pem", certificate);
const keyFile = file("client.key", key);
const lockedFile = file("locked.key", locked);

const versions = ["TLSv1.2", "TLSv1.3"] as const;

/** A site for clients below the twins' root; it records their certificates. */
async function site(options: TlsTwinOptions = {}) {
  const seen: (string | undefined)[] = [];
  const answer: Answer = (socket, asked, reset) => {
    seen.push((socket as TLSSocket).getPeerX509Certificate()?.subject);
    goodPage(socket, asked, reset);
  };
  const { port } = await keep(serveTls({ clients: root.pem, answer, ...options }));
  return { url: `https://localhost:${port}/`, seen };
}

async function gate(url: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, out, err } = await portcullis(["gate", url, "--ca-file", caFile, "--json", ...args], { env });
  const result = out === "" ? null : (JSON.parse(out) as GateResult);
  return { code, err, out, target: result?.targets[0] };
}

test.for(versions)("over %s a client certificate opens the site", async (maxVersion) => {
  const { url, seen } = await site({ maxVersion });

  const { code } = await gate(url, ["--client-cert", both]);

  expect(code).toBe(0);
  expect(new Set(seen)).toEqual(new Set(["CN=runner"]));
});

test("certificate and key may be apart, and a passphrase opens the key", async () => {
  const { url } = await site();

  const apart = await gate(url, ["--client-cert", certificateFile, "--client-key", keyFile]);
  const opened = await gate(url, ["--client-cert", certificateFile, "--client-key", lockedFile], {
    PORTCULLIS_CLIENT_KEY_PASSPHRASE: "open-sesame",
  });

  expect([apart.code, opened.code]).toEqual([0, 0]);
});

test.for(versions)("over %s a missing client certificate is reported with advice", async (maxVersion) => {
  const { url } = await site({ maxVersion });

  const { code, out, target } = await gate(url, []);

  expect(code).toBe(3);
  expect(target?.reason).toMatch(/^(?:tls\.alert\.|http\.closed)/);
  expect(out).toContain("requires a client certificate on port");
  expect(out).toContain("client-cert");
});

test.for(versions)("over %s a rejected client certificate has its own failure", async (maxVersion) => {
  const { url } = await site({ maxVersion, clients: strangerRoot.pem });

  const { code, out } = await gate(url, ["--client-cert", both]);

  expect(code).toBe(3);
  expect(out).toContain("rejected the given client certificate");
});

test("as nginx reports it, after a complete handshake", async () => {
  const body =
    "<html><head><title>400 No required SSL certificate was sent</title></head>\r\n<body>\r\n<center><h1>400 Bad Request</h1></center>\r\n<center>No required SSL certificate was sent</center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n";
  const { port } = await keep(serveTls({ answer: reply({ status: 400, reason: "Bad Request", body }) }));

  const { out, target } = await gate(`https://localhost:${port}/`, []);

  expect(target?.reason).toBe("http.client-certificate");
  expect(out).toContain("client-cert");
});

/** A server that requests a certificate from every client, accepts every client, and records every certificate it receives. */
async function curious(options: {
  readonly served: ReturnType<typeof chainFor>;
  readonly maxVersion: (typeof versions)[number];
}) {
  const near: string[] = [];
  const { leaf, chain } = options.served;
  const server = createSecureServer(
    {
      key: leaf.key,
      cert: chain.map((der) => toPem(der, "CERTIFICATE")).join(""),
      requestCert: true,
      rejectUnauthorized: false,
      maxVersion: options.maxVersion,
    },
    (socket) => {
      const shown = socket.getPeerX509Certificate();
      if (shown) near.push(shown.subject);
      socket.on("error", () => {});
      socket.once("data", () =>
        goodPage(socket, { method: "GET", path: "/", headers: new Map(), body: Buffer.alloc(0) }, () => {}),
      );
    },
  );
  server.on("tlsClientError", () => {});
  const { port } = await keep(listen(server));
  return { url: `https://localhost:${port}/`, port, near };
}

const strangers = {
  "an unknown authority": chainFor("self-signed"),
  "another name": served(leafOf({ names: ["other.example"] }), intermediate),
  "an expired certificate": served(leafOf({ notBefore: inDays(-90), notAfter: inDays(-1) }), intermediate),
  "a stranger's authority": served(leafOf({}, strangerCa), strangerCa),
};

test.for(versions.flatMap((version) => Object.keys(strangers).map((name) => [version, name] as const)))(
  "over %s a peer with %s never sees it, and is measured all the same",
  async ([maxVersion, name]) => {
    const { url, near } = await curious({ served: strangers[name as keyof typeof strangers], maxVersion });

    const { code, target, out } = await gate(url, ["--client-cert", both]);

    expect(near).toEqual([]);
    expect(code).toBe(1);
    expect(target?.checks.map(({ id, status }) => [id, status])).toContainEqual(["ssl", "fail"]);
    expect(target?.checks.map(({ id, status }) => [id, status])).toContainEqual(["headers", "unknown"]);
    expect(out).toContain("The given headers and client certificate were not sent");
  },
);

test("the same peer sees it once it is trusted, so that the test above can fail", async () => {
  const { url, near } = await curious({ served: chainFor("good"), maxVersion: "TLSv1.3" });

  await gate(url, ["--client-cert", both]);

  expect(near).toContain("CN=runner");
});

test("another origin never sees it", async () => {
  const other = await curious({ served: chainFor("good"), maxVersion: "TLSv1.3" });
  const onward = reply({ status: 302, headers: [`Location: ${other.url}`] });
  const { port } = await keep(serveTls({ clients: root.pem, answer: onward }));

  const { target } = await gate(`https://localhost:${port}/`, ["--client-cert", both]);

  expect(target?.finalUrl).toBe(other.url);
  expect(other.near).toEqual([]);
});

const weak = keysOf("rsa1024", "weak client");

test.for<[args: readonly string[], env: Readonly<Record<string, string>>, says: string]>([
  [["--client-cert", join(folder, "none.pem")], {}, "the file does not exist"],
  [["--client-cert", folder], {}, "it is a folder (EISDIR)"],
  [["--client-cert", certificateFile, "--client-key", "/dev/zero"], {}, "it is not a regular file"],
  [["--client-cert", keyFile], {}, "it contains no PEM certificate"],
  [
    ["--client-cert", file("bad.pem", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")],
    {},
    "its certificate cannot be read",
  ],
  [["--client-cert", certificateFile], {}, "it contains no PEM private key"],
  [["--client-key", keyFile], {}, "--client-cert is missing"],
  [
    [
      "--client-cert",
      certificateFile,
      "--client-key",
      file("other.key", keysOf("p256", "other").privateKey.export({ type: "pkcs8", format: "pem" })),
    ],
    {},
    "its private key does not match the first certificate",
  ],
  [
    [
      "--client-cert",
      certificateFile,
      "--client-key",
      file("broken.key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"),
    ],
    {},
    "its private key cannot be read",
  ],
  [
    ["--client-cert", certificateFile, "--client-key", lockedFile],
    {},
    "its private key is encrypted, and PORTCULLIS_CLIENT_KEY_PASSPHRASE is not set",
  ],
  [
    ["--client-cert", certificateFile, "--client-key", lockedFile],
    { PORTCULLIS_CLIENT_KEY_PASSPHRASE: "wrong-word" },
    "PORTCULLIS_CLIENT_KEY_PASSPHRASE does not decrypt its private key",
  ],
])("%s %s: %s", async ([args, env, says]) => {
  const { code, err } = await gate("https://localhost:1/", args, env);

  expect(code).toBe(2);
  expect(err).toContain(says);
  expect(err).not.toContain("wrong-word");
});

test.for([
  ["--client-cert", both],
  ["--client-key", keyFile],
  ["--header", "x-token=TOKEN"],
  ["--proxy", "http://user:open-sesame@127.0.0.1:9"],
] as const)("a server is given no %s", async ([flag, value]) => {
  const args = ["gate", "https://shop.example/", "--server", "https://p.example/", flag, value];

  const { code, err } = await portcullis(args, { env: { TOKEN: "open-sesame" } });

  expect(code).toBe(2);
  expect(err).toContain(`${flag} cannot be used together with --server`);
  expect(err).not.toContain("open-sesame");
});

test("a server that asks for another key share first gets a second hello, and the certificate", async () => {
  const { url, seen } = await site({ maxVersion: "TLSv1.3", groups: "secp384r1" });

  const { code } = await gate(url, ["--client-cert", both]);

  expect(code).toBe(0);
  expect(new Set(seen)).toEqual(new Set(["CN=runner"]));
});

test.for<[name: string, end: (socket: Socket) => void]>([
  ["resets", (socket) => socket.resetAndDestroy()],
  ["hangs up", (socket) => socket.end()],
  ["speaks no TLS", (socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["sends half a record", (socket) => socket.end(Buffer.from("160303", "hex"))],
])("a server that %s where a certificate is at hand is unknown as ever", async ([, end]) => {
  const server = createServer((socket: Socket) => void socket.once("data", () => end(socket)));
  const { port } = await keep(listen(server));

  const { code, target } = await gate(`https://localhost:${port}/`, ["--client-cert", both]);

  expect([code, target?.verdict]).toEqual([3, "unknown"]);
});

test("an unusable key is reported before anything is measured", async () => {
  const short = leafOf({ subject: { commonName: "short" }, names: [], keys: weak });
  const pem = toPem(short.der, "CERTIFICATE") + weak.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

  const { code, err } = await gate("https://localhost:1/", ["--client-cert", file("weak.pem", pem)]);

  expect([code, err]).toEqual([2, expect.stringContaining("it cannot be used for TLS (ERR_SSL_EE_KEY_TOO_SMALL)")]);
});
