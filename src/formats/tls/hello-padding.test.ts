import { expect, test } from "vitest";
import { clientHello, wireVersions, type TlsVersion } from "./client-hello.ts";
import { withoutProtocols, withPadding } from "./hello-padding.ts";

const versions = (Object.keys(wireVersions) as TlsVersion[]).filter((version) => version !== "SSLv3");

/** The lengths in a ClientHello: of the record, the message, and everything after the compression methods. */
function lengthsOf(hello: Buffer): readonly number[] {
  const session = 43 + 1 + (hello[43] ?? 0);
  const compression = session + 2 + hello.readUInt16BE(session);
  const extensions = compression + 1 + (hello[compression] ?? 0);
  return [5 + hello.readUInt16BE(3), 9 + hello.readUIntBE(6, 3), extensions + 2 + hello.readUInt16BE(extensions)];
}

test.for(versions.flatMap((version) => [1000, 1461, 1800].map((length) => [version, length] as const)))(
  "a %s hello is padded to %d bytes",
  ([version, length]) => {
    const hello = withPadding(clientHello(version, "shop.example"), length);

    expect(hello).toHaveLength(length);
    expect(lengthsOf(hello)).toEqual([length, length, length]);
    // Existing padding is replaced, not doubled.
    expect(withPadding(hello, length + 100)).toHaveLength(length + 100);
  },
);

test("a ClientHello that is long enough stays unchanged", () => {
  const hello = clientHello("TLSv1.3", "shop.example");

  expect(withPadding(hello, 10)).toEqual(hello);
});

test("padding replaces the list of application protocols", () => {
  for (const version of ["TLSv1.0", "TLSv1.2", "TLSv1.3"] as const) {
    const hello = clientHello(version, "www.example.com");
    const bare = withoutProtocols(hello);

    expect(lengthsOf(bare)).toEqual([hello.length, hello.length, hello.length]);
    expect(hello.includes("http/1.1")).toBe(true);
    expect(bare.includes("http/1.1")).toBe(false);
    expect(withoutProtocols(bare)).toEqual(bare);
  }
});

test("SSL 3.0 has no list to remove", () => {
  const hello = clientHello("SSLv3", "www.example.com");

  expect(withoutProtocols(hello)).toEqual(hello);
});
