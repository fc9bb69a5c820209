import type { Attempt } from "../../src/core/attempt.ts";
import type { Result } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import type { Grade } from "../../src/core/grade/grade.ts";
import type { Verdict } from "../../src/core/result/interpretation.ts";
import type { GateRaw, OriginFacts } from "../../src/checks/gate/schema.ts";
import type { HttpRaw } from "../../src/checks/http/index.ts";
import { day, type SslRaw } from "../../src/checks/ssl/index.ts";
import { goodIssuance, goodOffers } from "../ssl/offers-facts.ts";

/** The time of all observations here. */
const observedAt = "2026-11-20T12:00:00.000Z";

/** The validity of a certificate in days; `at` adds milliseconds. */
export interface Life {
  readonly subject?: string;
  readonly left: number;
  readonly lifetime: number;
  readonly at?: number;
}

/** A failed measurement, with the reason. */
export const unmeasured = {
  ok: false,
  failure: failure("tcp.refused", { host: "shop.example", port: 443 }).facts,
} as const;

/** One https origin: its grade, and the certificates of its validated path, or only the served leaf. */
export function originOf(
  target: string,
  grade: Grade | null,
  lives: readonly Life[] = [{ left: 60, lifetime: 90 }],
  {
    trusted = true,
    caps = [],
    parts = [],
    ...change
  }: Partial<SslRaw> & Pick<Verdict, "caps" | "parts"> & { trusted?: boolean | null } = {},
): OriginFacts {
  const path = lives.map(spanOf);
  const raw = { ...served, ...change, chain: path.map(certificateOf), trust: { ...served.trust, trusted, path } };
  const kpis = [{ id: "days-left", value: lives[0] ? Math.trunc(lives[0].left) : null, unit: "days" }];
  return { target, ssl: { ok: true, value: { raw, verdict: { ...verdictOf(grade), caps, parts, kpis } } } };
}

/** A graded page with the given changes. */
export function pageOf(
  grade: Grade | null,
  { caps = [], parts = [], atLeast, ...change }: Partial<HttpRaw> & Pick<Verdict, "caps" | "parts" | "atLeast"> = {},
): Attempt<Result<HttpRaw>> {
  return {
    ok: true,
    value: { raw: { ...page, ...change }, verdict: { ...verdictOf(grade), caps, parts, ...(atLeast && { atLeast }) } },
  };
}

/** The result for port 80. */
export function port80(state: GateRaw["plainHttp"][number]["state"]): GateRaw["plainHttp"][number] {
  return { state, url: "http://shop.example/", status: state === "content" ? 200 : null, reason: null };
}

/** A target that meets every threshold, with the given changes. */
export function factsOf(change: Partial<GateRaw> = {}): GateRaw {
  return {
    url: "https://shop.example/",
    observedAt,
    finalUrl: "https://shop.example/",
    address: "192.0.2.10",
    origins: [originOf("shop.example", "A")],
    http: pageOf("B"),
    redirectChain: { rejectedUrl: null, undeterminedUrl: null },
    plainHttp: [port80("closed")],
    cost: { connections: 3, requests: 2, roundTrips: 4, ms: 210 },
    ...change,
  };
}

function verdictOf(grade: Grade | null) {
  return { status: "pass", ...(grade && { grade }), kpis: [], findings: [] } as const;
}

function spanOf({ subject = "shop.example", left, lifetime, at = 0 }: Life) {
  const end = Date.parse(observedAt) + Math.round(left * day) + at;
  const span = { notBefore: toIso(end - Math.round(lifetime * day)), notAfter: toIso(end) };
  return { subject, sha256: subject, ...span };
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}

function certificateOf(span: ReturnType<typeof spanOf>): SslRaw["chain"][number] {
  const key = { type: "EC", bits: 256 };
  return {
    ...span,
    issuer: "CA",
    serial: "01",
    subjectAltNames: [],
    subjectAltNamesTotal: 0,
    key,
    signature: "ecdsaWithSha256",
  };
}

const trust = {
  trusted: true,
  undeterminedReason: null,
  by: "mozilla",
  reasons: [],
  completedByAia: false,
  path: [],
  openssl: null,
} as const;

const served: SslRaw = {
  host: "shop.example",
  port: 443,
  starttls: null,
  address: "192.0.2.10",
  observedAt,
  protocol: "TLSv1.3",
  cipher: "TLS_AES_128_GCM_SHA256",
  namedGroup: "X25519",
  alpn: null,
  legacyHandshakeOnly: false,
  chain: [],
  chainTotal: 1,
  trust,
  revocation: {
    status: "good",
    source: "ocsp",
    reason: null,
    revokedAt: null,
    revocationReason: null,
    intermediates: [],
    alternativePath: false,
  },
  versions: [{ version: "TLSv1.3", offered: true, reason: "server-hello" }],
  offers: goodOffers,
  issuance: goodIssuance,
  hsts: null,
  http: { status: 200, reason: null },
};

const page: HttpRaw = {
  url: "https://shop.example/",
  finalUrl: "https://shop.example/",
  status: 200,
  observedAt,
  address: "192.0.2.10",
  redirectChain: [],
  redirectOutcome: "answered",
  page: { kind: "site", basis: "type", evidence: "200 text/html", service: null, content: "site" },
  headers: [],
  headersTotal: 0,
  disclosures: [],
  parser: "strict",
  version: "1.1",
  meta: { isComplete: true, csp: [], referrer: [] },
  plainHttp: null,
  certificateRejection: null,
  staticNonce: null,
  truncated: false,
};
