import type { OwaspRaw } from "../../src/checks/owasp/index.ts";
import { judge } from "../../src/checks/owasp/judge.ts";

/** TLS of a good site. */
export const tls: OwaspRaw["tls"][number] = {
  host: "shop.example",
  port: 443,
  grade: "A+",
  score: 100,
  caps: [],
  reason: null,
};
/** The page of a good site. */
export const page: NonNullable<OwaspRaw["page"]> = {
  url: "https://shop.example/",
  status: 200,
  address: "192.0.2.10",
  grade: "A+",
  score: 100,
};
/** A site without CORS. */
export const closed: NonNullable<OwaspRaw["cors"]> = {
  allowed: null,
  reflected: false,
  credentials: false,
  opaque: "closed",
  lookalikes: [],
};

/** Port 80 with this answer. */
export function on80(
  state: OwaspRaw["plainHttp"][number]["state"],
  url: string,
  refusals: readonly string[] = [],
): OwaspRaw["plainHttp"][number] {
  return { state, url, reason: state === "unknown" ? "http.challenge" : null, refusals };
}

/** A page that sends and loads nothing over plain HTTP. */
export const nothingPlain: NonNullable<OwaspRaw["insecureRequests"]> = {
  mixed: [],
  mixedTotal: 0,
  forms: [],
  formsTotal: 0,
  unchecked: [],
  uncheckedTotal: 0,
};

/** A site with nothing wrong. */
export const good: OwaspRaw = {
  host: "shop.example",
  port: 443,
  observedAt: "2026-11-20T12:00:00.000Z",
  tls: [tls],
  page,
  reason: null,
  redirectChain: [],
  requestedScheme: "https",
  plainHttp: [on80("redirects", "https://shop.example/")],
  disclosures: [],
  privateAddresses: [],
  software: [],
  softwareTotal: 0,
  softwareUnread: [],
  unreadContent: null,
  insecureRequests: nothingPlain,
  cookies: [],
  cookiesTotal: 0,
  cors: closed,
};

/** The same with the given changes. */
export function rawOf(change: Partial<OwaspRaw>): OwaspRaw {
  return { ...good, ...change };
}

type Part = "headers" | "a02" | "a05" | "a06";

/** The score of a part of the grade. */
export function scoreOf(raw: OwaspRaw, part: Part): number | null | undefined {
  return judge(raw).parts?.find(({ id }) => id === part)?.score;
}

/** The leaks with these headers. */
export function leaks(...sources: readonly string[]): OwaspRaw["disclosures"] {
  return sources.map((source) => ({ source, value: "x", kind: "product" }));
}

/** A disclosed product. */
export function software(product: string, version: string | null, source = "server"): OwaspRaw["software"][number] {
  return { source, product, version, packagedBy: null, evidence: `${source}: ${product}/${version ?? ""}` };
}

/** The same as a distribution has packaged it. */
export function packaged(product: string, version: string, distribution: string): OwaspRaw["software"][number] {
  return { ...software(product, version), packagedBy: { distribution, release: null } };
}

const cookie: OwaspRaw["cookies"][number] = {
  name: "theme",
  secure: true,
  httpOnly: false,
  sameSite: "lax",
  rejectedReason: null,
};
/** A session cookie. */
export const session = { ...cookie, name: "PHPSESSID", httpOnly: true };

/** A site with these cookies. */
export function cookies(...changes: readonly Partial<typeof cookie>[]): Partial<OwaspRaw> {
  return { cookies: changes.map((change) => ({ ...session, ...change })) };
}

/** A host on the redirect chain. */
export const hop = { host: "www.shop.example", port: 443, refusals: [] };
/** The same over plain HTTP. */
export const clear = { ...hop, port: 80, state: "clear" } as const;
