import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { chainFor } from "../../../test/twins/pki/pki.ts";
import { serveStarttls, talks } from "../../../test/twins/starttls.ts";
import { serveTls, type TlsTwinOptions } from "../../../test/twins/tls.ts";

const old = { maxVersion: "TLSv1.2", served: chainFor("rsa") } as const;

test.for<readonly [what: string, options: TlsTwinOptions, isLenient: boolean]>([
  ["X25519 alone", { groups: "X25519" }, false],
  ["P-384 alone", { groups: "P-384" }, false],
  ["static RSA with CBC", { ...old, ciphers: "AES128-SHA" }, false],
  ["X448 alone", { groups: "X448" }, true],
  ["P-521 alone", { groups: "P-521" }, true],
  ["finite fields of TLS 1.3 alone", { groups: "ffdhe2048" }, true],
  ["a hybrid of P-256 alone", { groups: "SecP256r1MLKEM768" }, true],
  ["CBC with SHA-256 alone", { ...old, ciphers: "AES256-SHA256" }, true],
  ["CCM alone", { maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES128-CCM8" }, true],
  ["CBC with ECDSA alone", { maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES128-SHA" }, true],
])("the first handshake equals a browser's: %s", async ([, options, isLenient]) => {
  const { port } = await keep(serveTls(options));
  using door = doorFor();

  expect((await door.net.tls({ host: "localhost", port })).lenient).toBe(isLenient);
});

test.for(["X448", "P-521", "ffdhe2048"])("mail programs offer their library's defaults: %s", async (groups) => {
  const { port: beside } = await keep(serveTls({ groups }));
  const { port } = await keep(serveStarttls(talks.smtp, { beside }));
  using door = doorFor();

  expect((await door.net.tls({ host: "localhost", port, starttls: "smtp" })).lenient).toBe(false);
});
