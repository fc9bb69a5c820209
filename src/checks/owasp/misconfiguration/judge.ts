import { printable } from "../../../core/printable.ts";
import { behindProxy, reasonWords } from "../../../core/reason-words.ts";
import { hostOf } from "../../../core/target/target.ts";
import { leakHeaders } from "../../../data/http/leak-headers.ts";
import { cookieFaults } from "../cookies/judge.ts";
import { productsOf } from "../../../probes/page/disclosures.ts";
import { find } from "../problems.ts";
import { capWords } from "../reasons.ts";
import type { OwaspRaw } from "../schema.ts";
import { unseen, type Fault, type Judged } from "../judged.ts";
import { ceiling, deductions } from "../weights.ts";

/** Security misconfiguration: header disclosures, plain HTTP, CORS and cookie attributes. */
export function judgeMisconfiguration(raw: OwaspRaw): Judged {
  // The plain HTTP result holds even if the page could not be read.
  if (!raw.page)
    return { ...unseen, findings: [...redirectFaults(raw).map(({ finding }) => finding), ...unknownPorts(raw)] };
  const leaks = leakFaults(raw);
  const faults = [...privateFaults(raw), ...clearFaults(raw), ...corsFaults(raw.cors), ...cookieFaults(raw)];
  const lost = leaks.points + faults.reduce((sum, { points }) => sum + points, 0);
  return {
    score: Math.max(0, 100 - lost),
    caps: faults.flatMap(({ cap }) => (cap ? [ceiling(cap)] : [])),
    findings: [
      ...leaks.findings,
      ...faults.map(({ finding }) => finding),
      ...unknownPorts(raw),
      ...openFindings(raw, raw.page.status),
    ],
  };
}

/** Findings about an error page and about what could not be measured. */
function openFindings({ cors, cookies, cookiesTotal }: OwaspRaw, status: number): Judged["findings"] {
  return [
    ...(status >= 400 ? [find("error-page", { status })] : []),
    // Without a CORS answer nothing can be read cross-origin: this is reported and does not hold the grade back.
    ...(isWithoutAnswer(cors) ? [find("cors-unknown")] : []),
    ...(cookiesTotal > cookies.length ? [find("cookies-cut", { count: cookies.length, total: cookiesTotal })] : []),
  ];
}

function isWithoutAnswer(cors: OwaspRaw["cors"]): boolean {
  if (!cors) return true;
  const isDecided = cors.allowed === "*" || (cors.reflected && cors.credentials);
  return cors.opaque === null && !isDecided;
}

/** Headers that name the framework. */
const framework = /^(?:x-powered-by|x-aspnet-version|x-aspnetmvc-version)$/;

/** Headers that only developers need. */
const debug =
  /^(?:x-debug-token|x-debug-token-link|x-diaginfo|x-sourcefiles|(?:x-)?sourcemap|phpdebugbar-(?:id|stack)|x-clockwork-(?:id|version)|x-chrome(?:logger|php)-data|server-timing)$/;

/** Headers that disclose internals but no software. */
const internal: ReadonlySet<string> = new Set(
  leakHeaders.flatMap(({ header, kind }) => (kind === "internal" ? [header] : [])),
);

/** Header names in their usual spelling. */
const written = new Map(leakHeaders.map(({ header, name }) => [header, name]));

function leakFaults({ disclosures: leaks, software }: OwaspRaw): {
  readonly points: number;
  readonly findings: Judged["findings"];
} {
  const headers = [...new Map(leaks.map(({ source, value }) => [source, value]))].filter(([name]) => written.has(name));
  const names = headers.map(([name]) => name);
  const frameworks = names.filter((name) => framework.test(name)).length;
  const debuggers = names.filter((name) => debug.test(name)).length;
  const others = names.length - frameworks - debuggers;
  const points =
    frameworks * deductions.framework +
    debuggers * deductions.debug +
    Math.min(others * deductions.leak, deductions.mostLeaks);
  const findings = headers
    .filter(([name, value]) => !isToldAnyway(software, name, value))
    .map(([name, value]) =>
      find(problemOf(name), { header: written.get(name) ?? name }, { subject: name, evidence: `${name}: ${value}` }),
    );
  return { points, findings };
}

function problemOf(name: string): "leak-debug" | "leak-internal" | "leak-header" {
  if (debug.test(name)) return "leak-debug";
  return internal.has(name) ? "leak-internal" : "leak-header";
}

/** Whether a header only names software that already has a finding. */
function isToldAnyway(software: OwaspRaw["software"], name: string, value: string): boolean {
  const told = new Set(software.map(({ product }) => product.toLowerCase()));
  const products = productsOf(name, value);
  return products.length > 0 && products.every((each) => told.has(each.name.toLowerCase()));
}

function privateFaults({ privateAddresses }: OwaspRaw): readonly Fault[] {
  const [first] = privateAddresses;
  if (!first) return [];
  const { address, source } = first;
  const seen = { evidence: privateAddresses.map((each) => `${each.source}: ${each.address}`).join(", ") };
  return [
    { points: deductions.privateAddress, finding: find("leak-private-address", { address, header: source }, seen) },
  ];
}

const longestUrl = 120;

/** All unencrypted content is one misconfiguration. */
function clearFaults(raw: OwaspRaw): readonly Fault[] {
  const hops = raw.redirectChain.filter(({ state }) => state === "clear");
  const faults = hops.map(({ host, port }) => find("hop-in-clear", { host }, { subject: `${host}:${port}` }));
  return [...redirectFaults(raw), ...faults.map((finding) => ({ points: deductions.noRedirect, finding }))].map(
    (fault, at) => (at === 0 ? fault : { ...fault, points: 0 }),
  );
}

function redirectFaults({ plainHttp, page, redirectChain: way }: OwaspRaw): readonly Fault[] {
  const astray = plainHttp.find(({ state }) => state === "content" || state === "not-https");
  const open = page?.url.startsWith("http:") ? page.url : astray?.url;
  // Hosts that browsers refuse on the way to the page are reported already.
  const known = new Set(way.map(({ host }) => host));
  const others = plainHttp.filter(({ url }) => !known.has(hostIn(url)));
  const refused = others.filter(({ refusals }) => refusals.length > 0).map(refusedFinding);
  const missing = open === undefined ? [] : [find("redirect-missing", { url: printable(open, longestUrl) })];
  return [...missing, ...refused].map((finding) => ({ points: deductions.noRedirect, finding }));
}

function refusedFinding({ url, refusals }: OwaspRaw["plainHttp"][number]): Fault["finding"] {
  const host = printable(hostIn(url), longestUrl);
  return find(
    "redirect-refused",
    { host, reasons: capWords(refusals) },
    { subject: host, evidence: refusals.join(", ") },
  );
}

function hostIn(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? hostOf(parsed) : url;
}

function unknownPorts({ plainHttp }: OwaspRaw): Judged["findings"] {
  const unknown = plainHttp.filter(({ state }) => state === "unknown");
  return unknown.map(({ url, reason, throughProxy }) =>
    find(
      "port80-unknown",
      {
        url: printable(url, longestUrl),
        reason: throughProxy ? behindProxy(reasonWords(reason)) : reasonWords(reason),
      },
      reason === null ? {} : { evidence: reason },
    ),
  );
}

function corsFaults(cors: OwaspRaw["cors"]): readonly Fault[] {
  const problem = cors && corsProblem(cors);
  if (!cors || !problem) return [];
  const { id, allowed } = problem;
  const evidence = `Access-Control-Allow-Origin: ${allowed}, Access-Control-Allow-Credentials: true`;
  const finding =
    id === "cors-lookalike" || id === "cors-subdomain"
      ? find(id, { origin: allowed }, { evidence })
      : find(id, {}, { evidence });
  // Fetch §3.3.5: browsers refuse `*` with credentials, so it allows nothing, but it shows the intention.
  return [
    id === "cors-any" ? { points: deductions.corsAny, finding } : { points: deductions.cors, cap: "cors", finding },
  ];
}

/** The most serious CORS problem with credentials, and the origin it allows. */
function corsProblem({ allowed, reflected, credentials, opaque, lookalikes }: NonNullable<OwaspRaw["cors"]>) {
  if (reflected && credentials) return { id: "cors-reflected", allowed: allowed ?? "" } as const;
  // Any site can create a frame with the origin `null`, so allowing it allows everyone.
  if (opaque === "credentials") return { id: "cors-null", allowed: "null" } as const;
  const registered = lookalikes.find(({ kind }) => kind !== "subdomain");
  if (registered) return { id: "cors-lookalike", allowed: registered.origin } as const;
  const [subdomain] = lookalikes;
  if (subdomain) return { id: "cors-subdomain", allowed: subdomain.origin } as const;
  return allowed === "*" && credentials ? ({ id: "cors-any", allowed } as const) : null;
}
