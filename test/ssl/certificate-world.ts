import { usualDns } from "../../src/net/dns/usual.ts";
import { now, root, chainFor } from "../twins/pki/pki.ts";
import type { Context } from "../../src/core/check.ts";
import type { Anchor } from "../../src/core/net/trust.ts";
import { failure } from "../../src/core/failure.ts";
import type { Handshake, Net } from "../../src/core/net/net.ts";
import { certificate } from "../../src/probes/certificate/certificate.ts";
import { readCertificate } from "../../src/formats/x509/certificate.ts";

/** Whom all of this is about. */
export const to = { host: "localhost", port: 443 };

/** A handshake with nothing wrong, different only as told. */
export function handshakeOf(change: Partial<Handshake> = {}): Handshake {
  return {
    address: "192.0.2.1",
    protocol: "TLSv1.3",
    cipher: "TLS_AES_128_GCM_SHA256",
    group: "X25519",
    alpn: null,
    chain: chainFor("good").chain,
    trustError: null,
    lenient: false,
    staple: null,
    ms: 1,
    ...change,
  };
}

interface World {
  readonly handshake: Handshake;
  readonly tls?: Net["tls"];
  readonly http?: Net["http"];
  readonly anchors?: readonly Uint8Array[];
  /** Who vouches for them; Mozilla unless told otherwise. */
  readonly by?: Anchor["by"];
}

/** Rejects: nobody is to ask this. */
export function unasked(): Promise<never> {
  return Promise.reject(new Error("nobody should ask this"));
}

/** Rejects, as what is silent does. */
export function timingOut(): Promise<never> {
  return Promise.reject(failure("timeout.http", to));
}

function neverPlaced(): never {
  throw new Error("nobody asks for one address here");
}

/** A context whose outside world is written by hand. */
export function contextOf({ handshake, tls, http, anchors = [root.der], by = "mozilla" }: World): Context {
  const shared = new Map<string, Promise<unknown>>();
  return {
    net: {
      tls: tls ?? (() => Promise.resolve(handshake)),
      http: http ?? unasked,
      hello: unasked,
      mail: unasked,
      addresses: unasked,
      dns: unasked,
      source: unasked,
    },
    dns: usualDns,
    trust: {
      named: (subject) =>
        anchors.filter((der) => readCertificate(der).subject.equals(subject)).map((der) => ({ der, by })),
    },
    now: () => now,
    traffic: () => ({ connections: 0, requests: 0, bytes: 0 }),
    elapsed: () => 0,
    use: unasked,
    at: neverPlaced,
    once: (key, work) => {
      const known = shared.get(key) ?? work();
      shared.set(key, known);
      return known as never;
    },
  };
}

/** How far a path is trusted, and why. */
export async function trustOf(world: World) {
  const { trust } = await certificate(contextOf(world), to);
  return { trusted: trust.trusted, path: trust.path.length, reasons: trust.reasons.map(({ id }) => id) };
}
