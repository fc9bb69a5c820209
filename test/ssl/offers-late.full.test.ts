import { expect, test } from "vitest";
import { offersOf } from "./offers-of.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { serveHello } from "../twins/raw-tls.ts";
import { passOn } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

/** A server that answers TLS 1.0 late or never; `asksAfter` counts the questions after the client gave up on it. */
async function withLateTls10(delay: number | null, options: TlsTwinOptions) {
  await using beside = await serveTls(options);
  const closed = Promise.withResolvers<void>();
  let [hasGivenUp, asksAfter] = [false, 0];
  await using server = await serveHello((socket, { version, isNew }, bytes) => {
    if (hasGivenUp) asksAfter++;
    if (version !== 0x0301 || isNew) return passOn(socket, beside.port, bytes);
    if (delay !== null) return void setTimeout(() => passOn(socket, beside.port, bytes), delay);
    socket.resume().once("close", () => {
      hasGivenUp = true;
      closed.resolve();
    });
  });
  const offers = await offersOf(server.port);
  if (delay === null) await closed.promise;
  return { ...offers, asksAfter };
}

test.for([
  ["a current server", { ciphers: "ECDHE+AESGCM" }],
  ["one of TLS 1.3 alone", { minVersion: "TLSv1.3" }],
] as const)("%s that ignores TLS 1.0 is meanwhile asked everything else", async ([, options]) => {
  const { asksAfter, versions, suites, groups } = await withLateTls10(null, options);

  expect(asksAfter).toBe(0);
  expect(versions).toContainEqual({ version: "TLSv1.0", offered: null, reason: "silent" });
  expect(
    [...suites, ...groups].filter(({ reason }) => reason === "server-hello" || reason === "hello-retry"),
  ).not.toEqual([]);
});

test("a version with a late answer is still asked for its suites", async () => {
  const { versions, suites, dheBits } = await withLateTls10(900, {
    ...oldVersions["TLS 1.0 to 1.3"],
    ciphers: "ECDHE+AESGCM:ECDHE-RSA-AES128-SHA:NULL-SHA",
    served: chainFor("rsa"),
  });

  expect(versions).toContainEqual({ version: "TLSv1.0", offered: true, reason: "server-hello" });
  expect(suites.find(({ family }) => family === "null")?.offered).toBe(true);
  expect(suites.filter(({ offered }) => offered === null)).toEqual([]);
  expect(dheBits).toBeNull();
});
