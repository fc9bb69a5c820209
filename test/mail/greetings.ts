import { failure, type Failure } from "../../src/core/failure.ts";
import type { MailGreeting } from "../../src/core/net/mail.ts";
import type { Endpoint, Handshake, Net } from "../../src/core/net/net.ts";

/** A greeting with the given changes to an ordinary server's. `chain` adds a handshake. */
type Greets = Partial<MailGreeting> & {
  readonly chain?: readonly Uint8Array[];
  readonly protocol?: string;
  /** OpenSSL's verification error; none by default. */
  readonly trustError?: string;
};

/** How a mail server answers: with a greeting, not at all, or with a failure. */
export type MailAnswer = Greets | Failure | "silent" | "refused";

/**
 * The mail servers of a world, by `host`, `address` or `host address`, the most specific first; all others are silent. For the `net` of
 * `openWorld`: `net: { mail: greetingsFrom({ "mx.a.example": {} }) }`.
 */
export function greetingsFrom(table: Readonly<Record<string, MailAnswer>>): Net["mail"] {
  return (to) => {
    const { host, at = "" } = to;
    const answer = table[`${host} ${at}`] ?? table[at] ?? table[host] ?? "silent";
    if (answer === "silent") return Promise.reject(failure("timeout.tcp", endOf(to)));
    if (answer === "refused") return Promise.reject(failure("tcp.refused", endOf(to)));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(greetingOf(to, answer));
  };
}

function endOf({ host, port }: Endpoint): { readonly host: string; readonly port: number } {
  return { host, port };
}

function greetingOf(
  { host, at = "192.0.2.25" }: Endpoint,
  { chain, protocol, trustError, ...said }: Greets,
): MailGreeting {
  const { code = 220, starttls = code === 220 && chain ? "offered" : code === 220 ? "absent" : "unknown" } = said;
  return {
    address: at,
    code,
    banner: `${host} ESMTP`,
    helloName: "[192.0.2.1]",
    hello: code === 220 ? { verb: "EHLO", name: host } : null,
    keywords: starttls === "offered" ? ["STARTTLS"] : [],
    starttls,
    handshake: chain ? { ...handshakeOf(at, chain, protocol), trustError: trustError ?? null } : null,
    failure: null,
    ms: 20,
    ...said,
  };
}

function handshakeOf(address: string, chain: readonly Uint8Array[], protocol = "TLSv1.3"): Handshake {
  return {
    address,
    protocol,
    cipher: "TLS_AES_128_GCM_SHA256",
    group: "X25519",
    alpn: null,
    chain,
    trustError: null,
    lenient: protocol < "TLSv1.2",
    staple: null,
    ms: 5,
  };
}
