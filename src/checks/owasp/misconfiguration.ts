import { printable } from "../../core/printable.ts";
import { leakHeaders } from "../../data/leak-headers.ts";
import { cookieFaults } from "./cookies.ts";
import { find } from "./problems.ts";
import type { OwaspRaw } from "./schema.ts";
import { ceiling, deductions, unseen, type Fault, type Judged } from "./weights.ts";

/** Security misconfiguration: what headers give away, where http leads, who may read the page, and how cookies are guarded. */
export function judgeMisconfiguration(raw: OwaspRaw): Judged {
  if (!raw.page) return unseen;
  const leaks = leakFaults(raw);
  const faults = [...privateFaults(raw), ...redirectFaults(raw), ...corsFaults(raw), ...cookieFaults(raw)];
  const lost = leaks.points + faults.reduce((sum, { points }) => sum + points, 0);
  return {
    score: Math.max(0, 100 - lost),
    caps: faults.flatMap(({ cap }) => (cap ? [ceiling(cap)] : [])),
    findings: [...leaks.findings, ...faults.map(({ finding }) => finding)],
  };
}

/** Headers that name what the site is written in. */
const framework = /^(?:x-powered-by|x-aspnet-version|x-aspnetmvc-version)$/;

/** Headers that only somebody who looks for mistakes needs. */
const debug = /^(?:x-debug-token|x-debug-token-link|x-diaginfo|x-sourcefiles|(?:x-)?sourcemap)$/;

/** Headers as they are written in prose. */
const written = new Map(leakHeaders.map(({ header, name }) => [header, name]));

function leakFaults({ leaks }: OwaspRaw): { readonly points: number; readonly findings: Judged["findings"] } {
  const headers = [...new Map(leaks.map(({ source, value }) => [source, value]))].filter(([name]) => written.has(name));
  const names = headers.map(([name]) => name);
  const frameworks = names.filter((name) => framework.test(name)).length;
  const debuggers = names.filter((name) => debug.test(name)).length;
  const others = names.length - frameworks - debuggers;
  const points =
    frameworks * deductions.framework +
    debuggers * deductions.debug +
    Math.min(others * deductions.leak, deductions.mostLeaks);
  const findings = headers.map(([name, value]) => {
    const id = debug.test(name) ? "leak-debug" : "leak-header";
    return find(id, { header: written.get(name) ?? name }, { subject: name, evidence: `${name}: ${value}` });
  });
  return { points, findings };
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

function redirectFaults({ plainHttp, page }: OwaspRaw): readonly Fault[] {
  const isAstray = plainHttp?.state === "content" || plainHttp?.state === "astray";
  const open = page?.url.startsWith("http:") ? page.url : isAstray ? plainHttp.url : null;
  if (open === null) return [];
  const url = printable(open, longestUrl);
  return [{ points: deductions.noRedirect, finding: find("redirect-missing", { url }) }];
}

function corsFaults({ cors }: OwaspRaw): readonly Fault[] {
  if (!cors?.credentials || cors.allowed === null) return [];
  const evidence = { evidence: `Access-Control-Allow-Origin: ${cors.allowed}, Access-Control-Allow-Credentials: true` };
  if (cors.reflected) return [{ points: deductions.cors, cap: "cors", finding: find("cors-reflected", {}, evidence) }];
  // Fetch §3.3.5: browsers refuse this pair, so that it opens nothing; it says what was meant.
  const isAny = cors.allowed === "*";
  return isAny ? [{ points: deductions.cors, cap: "cors", finding: find("cors-any", {}, evidence) }] : [];
}
