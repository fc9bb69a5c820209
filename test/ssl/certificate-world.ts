import { netDouble } from "../net-double.ts";
import { defaultDns } from "../../src/net/dns/default.ts";
import { now, root, chainFor } from "../twins/pki/pki.ts";
import type { Context } from "../../src/core/check.ts";
import type { Anchor } from "../../src/core/net/trust.ts";
import { failure } from "../../src/core/failure.ts";
import type { Handshake, Net } from "../../src/core/net/net.ts";
import { certificate } from "../../src/probes/certificate/certificate.ts";
import { readCertificate } from "../../src/formats/x509/certificate.ts";

/** The endpoint of these tests. */
export const to = { host: "localhost", port: 443 };

/** A sound handshake with the given changes. */
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
  /** The owner of the anchors; Mozilla by default. */
  readonly by?: Anchor["by"];
}

/** Rejects: unexpected call. */
export function unasked(): Promise<never> {
  return Promise.reject(new Error("unexpected call"));
}

/** Rejects with a timeout. */
export function timingOut(): Promise<never> {
  return Promise.reject(failure("timeout.http", to));
}

function neverPlaced(): never {
  throw new Error("unexpected question for one address");
}

/** A context with a hand-written outside world. */
export function contextOf({ handshake, tls, http, anchors = [root.der], by = "mozilla" }: World): Context {
  const shared = new Map<string, Promise<unknown>>();
  return {
    net: netDouble({ tls: tls ?? (() => Promise.resolve(handshake)), ...(http && { http }) }),
    dns: defaultDns,
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
