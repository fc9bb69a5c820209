import { z } from "zod";
import { hostTarget, portNumber, type TargetProblem } from "../../core/target.ts";

const defaultPort = 443;

/** What a caller gives: a host and perhaps a port. A port in the host and another one beside it are refused, as are unknown parameters. */
export const input = z
  .strictObject({
    host: hostTarget().meta({
      description: "Host name or IP address; the host part of a pasted URL is accepted",
      examples: ["example.com"],
    }),
    port: portNumber()
      .optional()
      .meta({ description: `TLS port, ${defaultPort} unless the host names one`, examples: [8443] }),
  })
  .superRefine(({ host, port }, context) => {
    if (host.port === null || port === undefined || host.port === port) return;
    context.addIssue({ code: "custom", path: ["port"], params: { ...samePort(host.port, port) } });
  });

/** The input once it is read; {@link endpointOf} tells which port is meant. */
export type Input = z.output<typeof input>;

function samePort(inHost: number, given: number): TargetProblem {
  return {
    expected: { en: `${inHost}, as in the host, or left out`, ko: `호스트에 적힌 ${inHost} 또는 생략` },
    given: `${given}`,
  };
}

/** The port that is asked: the given one, else the one of a pasted URL, else 443. */
export function endpointOf({ host, port }: Input): { readonly host: string; readonly port: number } {
  return { host: host.host, port: port ?? host.port ?? defaultPort };
}

const time = z.iso.datetime();
const span = { validFrom: time, validTo: time, sha256: z.string() };
const version = z.enum(["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"]);

const certificate = z.object({
  subject: z.string(),
  issuer: z.string(),
  /** Hexadecimal. */
  serial: z.string(),
  ...span,
  /** The first names of the subjectAltName; `namesTotal` counts all of them. */
  names: z.array(z.string()).readonly(),
  namesTotal: z.int(),
  key: z.object({ type: z.string(), bits: z.int().nullable() }),
  signature: z.string(),
});

/** Everything that was seen to be wrong with a certificate and its path; `enforced` where shipping clients refuse it. */
const reason = z.object({ id: z.string(), enforced: z.boolean() });

const trust = z.object({
  /** Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it. */
  trusted: z.boolean().nullable(),
  /** Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed; else null. */
  doubt: z.object({ url: z.string().nullable(), reason: z.string() }).nullable(),
  /** Whose anchor it is; null where there is none. */
  by: z.enum(["mozilla", "given"]).nullable(),
  reasons: z.array(reason).readonly(),
  /** Whether a missing intermediate was fetched from where the certificate says. */
  completedByAia: z.boolean(),
  /** The validated path, leaf first, anchor last; empty where there is none. */
  path: z.array(z.object({ subject: z.string(), ...span })).readonly(),
  /** OpenSSL's one reason against what was served; null where it has none. */
  openssl: z.string().nullable(),
});

const revocation = z.object({
  status: z.enum(["good", "revoked", "unknown", "not-applicable"]),
  source: z.enum(["staple", "ocsp", "crl"]).nullable(),
  /** Why it is not known, or why there is nothing to know. */
  reason: z.string().nullable(),
  revokedAt: time.nullable(),
  /** RFC 5280 §5.3.1. */
  revocationReason: z.string().nullable(),
});

/** What is observed of a TLS server. Times are ISO strings, serial numbers hexadecimal; lists are capped, with their full length beside them. */
export const raw = z.object({
  host: z.string(),
  port: z.int(),
  address: z.string(),
  observedAt: time,
  protocol: z.string(),
  cipher: z.string(),
  group: z.string().nullable(),
  alpn: z.string().nullable(),
  /** Whether only a handshake with outdated offers succeeded. */
  lenient: z.boolean(),
  /** As served, in wire order, the leaf first; empty where the leaf cannot be read, or there is none. */
  chain: z.array(certificate).readonly(),
  chainTotal: z.int(),
  trust,
  revocation,
  versions: z.array(z.object({ version, offered: z.boolean().nullable(), reason: z.string() })).readonly(),
  /** The first field as sent; null where there was none, or no reply (see `http`). A `maxAge` of null marks an invalid field. */
  hsts: z
    .object({ value: z.string(), maxAge: z.number().nullable(), includeSubDomains: z.boolean(), preload: z.boolean() })
    .nullable(),
  /** The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none. */
  http: z.object({ status: z.int().nullable(), reason: z.string().nullable() }),
});

/** The observation that the check judges, stores and answers. */
export type SslRaw = z.output<typeof raw>;
