import { expect, test } from "vitest";
import { clientHello, wireVersions, type TlsVersion } from "./client-hello.ts";
import { withoutProtocols, withPadding } from "./hello-padding.ts";

const versions = (Object.keys(wireVersions) as TlsVersion[]).filter((version) => version !== "SSLv3");

/** The lengths that a ClientHello says of itself: of the record, of the message, and of everything behind the compression methods. */
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
    // Whoever is padded already is padded again, not twice.
    expect(withPadding(hello, length + 100)).toHaveLength(length + 100);
  },
);

test("a hello that is long enough stays as it is", () => {
  const hello = clientHello("TLSv1.3", "shop.example");

  expect(withPadding(hello, 10)).toEqual(hello);
});

test("a list of application protocols gives way to padding", () => {
  for (const version of ["TLSv1.0", "TLSv1.2", "TLSv1.3"] as const) {
    const hello = clientHello(version, "www.example.com");
    const bare = withoutProtocols(hello);

    expect(lengthsOf(bare)).toEqual([hello.length, hello.length, hello.length]);
    expect(hello.includes("http/1.1")).toBe(true);
    expect(bare.includes("http/1.1")).toBe(false);
    expect(withoutProtocols(bare)).toEqual(bare);
  }
});

test("SSL 3.0 has no list to leave away", () => {
  const hello = clientHello("SSLv3", "www.example.com");

  expect(withoutProtocols(hello)).toEqual(hello);
});
