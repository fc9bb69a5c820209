import { expect, test } from "vitest";
import { clientHello } from "../../src/formats/tls/client-hello.ts";
import { sharedGroups } from "../../src/formats/tls/key-share.ts";
import { readServerReply } from "../../src/formats/tls/server-hello.ts";
import { doorFor, keep } from "../engine.ts";
import { serveTls } from "../twins/tls.ts";

const { hybrid, x25519 } = sharedGroups;

async function answerTo(groups: string, shares: readonly number[]) {
  const { port } = await keep(serveTls({ groups }));
  using door = doorFor();
  const hello = clientHello("TLSv1.3", "localhost", { groups: [...shares, 0x0017], shares });
  return readServerReply((await door.net.hello({ host: "localhost", port }, hello)).bytes);
}

// OpenSSL validates the key shares: with an invalid one it answers illegal_parameter.
test.for([
  ["X25519MLKEM768:X25519", [hybrid, x25519], { kind: "hello", group: hybrid }],
  ["X25519MLKEM768", [hybrid], { kind: "hello", group: hybrid }],
  ["X25519", [hybrid, x25519], { kind: "hello", group: x25519 }],
  // A HelloRetryRequest.
  ["P-256", [hybrid, x25519], { kind: "hello", group: 0x0017 }],
  ["P-384", [hybrid], { kind: "alert", code: 40 }],
] as const)("a server with %s answers a hello with the shares %j", async ([groups, shares, answer]) => {
  expect(await answerTo(groups, shares)).toMatchObject(answer);
});

test("the fallback of a hello reaches a server without TLS 1.3", async () => {
  const { port } = await keep(serveTls({ maxVersion: "TLSv1.2" }));
  using door = doorFor();
  const offer = { suites: [0x1301, 0xc02b], groups: [hybrid, x25519, 0x0017], shares: [hybrid, x25519] };
  const answers = await Promise.all(
    [true, false].map((fallback) =>
      door.net.hello({ host: "localhost", port }, clientHello("TLSv1.3", "localhost", { ...offer, fallback })),
    ),
  );

  expect(answers.map(({ bytes }) => readServerReply(bytes))).toMatchObject([
    { kind: "hello", version: 0x0303, group: null },
    { kind: "alert", code: 70 },
  ]);
});
