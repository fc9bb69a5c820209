import type { Answer } from "../../src/core/check.ts";
import type { EmailHeaderRaw } from "../../src/checks/email-header/index.ts";
import type { HistoryRaw } from "../../src/checks/history/schema.ts";
import type { PortRaw } from "../../src/checks/port/schema.ts";
import type { PropagationRaw } from "../../src/checks/propagation/schema.ts";
import type { SpfSight } from "../../src/topics/spf/schema.ts";
import type { Interpretation } from "../../src/core/result/interpretation.ts";
import { rawOf as httpRaw } from "../http/raw.ts";
import { rawOf as sslRaw } from "../ssl/facts.ts";

/** The judgement of a site with something wrong. */
export const interpretation: Interpretation = {
  status: "warn",
  grade: "B",
  score: 87.5,
  parts: [
    { id: "certificate", label: "Certificate validity", weight: 40, score: 100 },
    { id: "version", label: "TLS version", weight: 25, score: 60 },
    { id: "hsts", label: "HSTS", weight: 20, score: 20 },
    { id: "trust", label: "Chain trust", weight: 15, score: null },
  ],
  caps: [{ id: "revocation", max: "B", reason: "The server offers TLS 1.0." }],
  coverage: 85,
  gradeVersion: "1",
  summary: "Grade B.",
  kpis: [],
  issues: [],
};

/** A certificate that is valid, an intermediate and a root. */
const ssl = sslRaw();

/** A chain of redirects with a step down to plain HTTP. */
const http = httpRaw(
  {},
  {
    finalUrl: "https://www.shop.example/en/",
    redirectChain: [
      hop("http://shop.example/", 301, "https://shop.example/"),
      hop("https://shop.example/", 302, "http://www.shop.example/a/very/long/path/that/leads/on?and=on", true),
      hop("http://www.shop.example/a/very/long/path/that/leads/on?and=on", 308, "https://www.shop.example/en/"),
      hop("https://www.shop.example/en/", 200, null),
    ],
  },
);

function hop(url: string, status: number, location: string | null, downgrade = false) {
  return { url, status, location, downgrade, ms: 12, certificateRejection: null };
}

/** A record with includes, one of them missing. */
const sight: Pick<SpfSight, "tree" | "lookups" | "isLowerBound"> = {
  lookups: 7,
  isLowerBound: false,
  tree: [
    { depth: 0, domain: "shop.example", term: "", state: "one", lookups: 7 },
    { depth: 1, domain: "_spf.mail.example", term: "include:_spf.mail.example", state: "one", lookups: 4 },
    { depth: 2, domain: "_a.mail.example", term: "include:_a.mail.example", state: "one", lookups: 1 },
    { depth: 2, domain: "_b.mail.example", term: "include:_b.mail.example", state: "none", lookups: 1 },
    { depth: 1, domain: "news.example", term: "include:news.example", state: "unknown", lookups: 1 },
    { depth: 1, domain: "_spf.other.example", term: "redirect=_spf.other.example", state: "faulty", lookups: 1 },
  ],
};

const trail: EmailHeaderRaw["hops"][number] = {
  from: { helo: "mail.shop.example", name: "mail.shop.example", address: "192.0.2.9" },
  by: "mx.list.example",
  protocol: "ESMTPS",
  id: "1",
  for: null,
  tls: { used: true, version: "TLSv1.3", cipher: null },
  at: "2026-11-03T10:00:05.000Z",
  delaySeconds: 4,
  isClockSkewed: false,
  zoneErrorHours: null,
  kind: "handover",
};

/** A message that was submitted with a password, waited at a list for an hour, and arrived without TLS. */
const emailHeader: EmailHeaderRaw = {
  observedAt: "2026-11-03T12:00:00.000Z",
  fieldsTotal: 9,
  isRecent: true,
  notes: [],
  from: [],
  fromFields: 1,
  replyTo: [],
  returnPath: null,
  messageId: null,
  subject: null,
  date: null,
  listId: null,
  unsubscribe: "none",
  hops: [
    { ...trail, by: "mail.shop.example", delaySeconds: null, kind: "submission" },
    { ...trail, delaySeconds: 4 },
    { ...trail, by: "out.list.example", delaySeconds: 3600, kind: "internal", tls: unsaid(null) },
    { ...trail, by: "mx.reader.example", delaySeconds: 2, tls: unsaid(false) },
  ],
  hopsTotal: 4,
  totalSeconds: 3606,
  trustBoundaryHop: null,
  results: [],
  spf: {
    told: "pass",
    toldDomain: "shop.example",
    today: "pass",
    todayReason: null,
    domain: "shop.example",
    address: null,
    isAligned: true,
  } as unknown as EmailHeaderRaw["spf"],
  dkim: [],
  dkimTotal: 0,
  arc: { state: "none", told: null, sets: [] } as unknown as EmailHeaderRaw["arc"],
  dmarc: {
    told: "pass",
    domain: "shop.example",
    computed: "pass",
    policy: "reject",
    record: "found",
  } as unknown as EmailHeaderRaw["dmarc"],
  anomalies: [],
};

function unsaid(used: boolean | null): EmailHeaderRaw["hops"][number]["tls"] {
  return { used, version: null, cipher: null };
}

const answer = { answer: "found", aliases: [], values: ["192.0.2.10"], total: 1, ttl: 300 } as const;

function resolver(name: string, verdict: PropagationRaw["resolvers"][number]["verdict"]) {
  const own = { verdict, reason: null, secondsLeft: 0, isCurrent: verdict === "updated", ...answer };
  return { name, server: "192.0.2.53", isFiltering: false, ...own, ad: true, ede: [], ms: 9 };
}

/** A change that has not reached every resolver yet. */
const propagation: PropagationRaw = {
  security: null,
  domain: "shop.example",
  type: "A",
  observedAt: "2026-11-20T12:00:00.000Z",
  zone: "shop.example.",
  removed: null,
  current: [answer],
  varianceCause: null,
  authoritativeServersDiffer: false,
  negativeSeconds: 300,
  freshEverywhereInSeconds: 240,
  counts: { updated: 4, stale: 2, variant: 0, filtered: 1, "stale-served": 0, bogus: 1, error: 1, unverified: 0 },
  ownResolver: null,
  resolvers: [
    resolver("Google Public DNS", "updated"),
    resolver("Cloudflare", "updated"),
    resolver("Quad9", "filtered"),
    resolver("OpenDNS", "stale"),
    resolver("Control D", "updated"),
    resolver("AdGuard DNS", "error"),
    resolver("Yandex.DNS", "stale"),
    resolver("CleanBrowsing", "updated"),
    resolver("Verisign", "bogus"),
  ],
  authoritativeServers: [
    {
      name: "ns1.shop.example.",
      address: "192.0.2.3",
      state: "current",
      serial: 7,
      ...answer,
      aa: true,
      isVarying: false,
      ms: 5,
      reason: null,
    },
  ],
};

type Port = PortRaw["scans"][number]["ports"][number];

function portAt(port: number, state: Port["state"], change: Partial<Port> = {}): Port {
  return {
    port,
    state,
    reason: state === "open" ? null : "ECONNREFUSED",
    service: null,
    usualService: null,
    isProtocolConfirmed: false,
    confidence: "high",
    ms: state === "open" ? 12 : null,
    banner: null,
    transport: null,
    product: null,
    version: null,
    packagedBy: null,
    ...change,
  };
}

/** A host with a web server and a database that anyone reaches. */
export const port: PortRaw = {
  host: "shop.example",
  port: null,
  observedAt: "2026-11-20T12:00:00.000Z",
  scans: [
    {
      address: "192.0.2.10",
      edge: null,
      allPortsAnswer: false,
      canaries: [],
      ports: [
        portAt(21, "closed"),
        portAt(22, "open", { service: "ssh", product: "OpenSSH", version: "9.2", transport: "ssh" }),
        portAt(25, "filtered"),
        portAt(80, "open", { service: "http" }),
        portAt(443, "open", { service: "https", transport: "tls" }),
        portAt(3306, "error"),
        portAt(27_017, "open", { service: "mongodb", banner: "hello" }),
        ...[110, 143, 389, 445, 465, 587, 993, 995, 1433, 3389, 5432, 6379].map((each) => portAt(each, "closed")),
      ],
    },
  ],
  addressesTotal: 1,
};

/** A domain that moved once. */
const history: HistoryRaw = {
  target: "shop.example",
  kinds: [
    {
      kind: "dns:a",
      values: [
        { value: "192.0.2.10", firstSeen: "2026-09-01T00:00:00.000Z", lastSeen: "2026-11-20T00:00:00.000Z" },
        { value: "198.51.100.7", firstSeen: "2026-03-01T00:00:00.000Z", lastSeen: "2026-08-31T00:00:00.000Z" },
      ],
    },
    {
      kind: "dns:ns",
      values: [
        { value: "ns1.shop.example", firstSeen: "2026-03-01T00:00:00.000Z", lastSeen: "2026-11-20T00:00:00.000Z" },
      ],
    },
    {
      kind: "ssl:issuer",
      values: [{ value: "Example CA", firstSeen: "2026-06-01T00:00:00.000Z", lastSeen: "2026-06-01T00:00:00.000Z" }],
    },
  ],
  next: null,
};

/** A signed zone below an unbroken chain, and an unsigned one below it. */
const security = {
  chainOfTrust: [
    { zone: ".", state: "secure", delegations: [{ keyTag: 20_326 }], keys: [{ keyTag: 20_326 }, { keyTag: 46_211 }] },
    {
      zone: "example",
      state: "secure",
      delegations: [{ keyTag: 370 }],
      keys: [{ keyTag: 370 }, { keyTag: 5 }, { keyTag: 6 }, { keyTag: 7 }, { keyTag: 8 }],
    },
    { zone: "shop.example", state: "insecure", delegations: [], keys: [] },
  ],
};

/** Answers of checks that have pictures, by check. */
export const answers: Readonly<Record<string, unknown>> = {
  ssl: answerOf(ssl),
  http: answerOf(http),
  dns: answerOf({ security }),
  email: answerOf({ domain: { spf: { evaluation: sight } } }),
  "email-header": answerOf(emailHeader),
  propagation: answerOf(propagation),
  port: answerOf(port),
  history: { ...history, interpretation: { ...interpretation, parts: [], caps: [] } },
};

function answerOf(raw: unknown): Answer {
  return { raw, interpretation };
}
