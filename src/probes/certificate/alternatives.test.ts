import { expect, test } from "vitest";
import { contextOf, handshakeOf, to } from "../../../test/ssl/certificate-world.ts";
import { intermediate, keysOf, leafOf } from "../../../test/twins/pki/pki.ts";
import { failure } from "../../core/failure.ts";
import type { Handshake, KeyKind } from "../../core/net/net.ts";
import { alternatives } from "./alternatives.ts";

function withKey(kind: Parameters<typeof keysOf>[0]): Handshake {
  return handshakeOf({ chain: [leafOf({ keys: keysOf(kind) }).der, intermediate.der] });
}

const ecdsa = withKey("p256");
const rsa = withKey("rsa2048");

type Answer = Handshake | "alert.40" | "alert.80" | "alert.120" | "silence";

function give(answer: Answer): Promise<Handshake> {
  if (typeof answer !== "string") return Promise.resolve(answer);
  if (answer === "silence") return Promise.reject(failure("timeout.tls", to));
  const alert = answer.slice("alert.".length);
  return Promise.reject(failure("tls.alert", { ...to, alert }, { reason: `tls.${answer}` }));
}

/** The keys that each further handshake asked for, what was found, and why the rest is not known. */
async function look(main: Handshake, answers: readonly Answer[]) {
  const asked: (readonly KeyKind[])[] = [];
  const left = [...answers];
  const context = contextOf({
    handshake: main,
    tls: (_, offer) => {
      if (!offer?.keys) return Promise.resolve(main);
      asked.push(offer.keys);
      return give(left.shift() ?? "silence");
    },
  });
  const { found, reason } = await alternatives(context, to);
  return { asked: asked.map((keys) => keys.join(" ")), found: found.map(({ handshake }) => handshake), reason };
}

test.for<[what: string, main: Handshake, answers: readonly Answer[], asked: readonly string[], reason: string | null]>([
  ["a refusal", ecdsa, ["alert.40"], ["RSA EdDSA"], null],
  ["a refusal by internal_error", rsa, ["alert.80"], ["ECDSA EdDSA"], null],
  ["the same certificate again", rsa, [rsa], ["ECDSA EdDSA"], null],
  ["an alert about ALPN", rsa, ["alert.120"], ["ECDSA EdDSA"], "tls.alert.120"],
  ["silence", rsa, ["silence"], ["ECDSA EdDSA"], "timeout.tls"],
  ["a certificate that cannot be read", handshakeOf({ chain: [Buffer.from("x")] }), [], [], "unreadable"],
])("one question finds no other certificate: %s", async ([, main, answers, asked, reason]) => {
  expect(await look(main, answers)).toEqual({ asked, found: [], reason });
});

test("a second certificate is asked for, and a third one after it", async () => {
  expect(await look(ecdsa, [rsa, "alert.40"])).toEqual({ asked: ["RSA EdDSA", "EdDSA"], found: [rsa], reason: null });
});
