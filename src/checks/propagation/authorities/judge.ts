import { durationText } from "../../../core/duration.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";
import { find, type ProblemId } from "../problems.ts";
import { listOf, shownOf } from "../list.ts";
import type { PropagationRaw } from "../schema.ts";

type Findings = readonly Finding<ProblemId>[];
type Authority = PropagationRaw["authoritativeServers"][number];

/** Findings about the name servers and their answers. */
export function authorityFindings(raw: PropagationRaw): Findings {
  const { current, authoritativeServers: authorities, resolvers } = raw;
  if (current.length === 0) return [...silentFindings(authorities), ...compared(resolvers, authorities)];
  const isNothing = current.every(({ answer }) => answer === "nxdomain" || answer === "nodata");
  const isSomething = current.every(({ answer }) => answer === "found" || answer === "alias");
  return [
    ...byServer(authorities.filter(({ state }) => state === "behind")).map((each) => behindFinding(each, raw)),
    ...(isNothing || isSomething ? [] : [find("authorities-contradict")]),
    ...(isSomething && raw.authoritativeServersDiffer ? [differFinding(authorities)] : []),
    ...silentFindings(authorities),
    ...(raw.removed === null ? [] : [removedFinding(raw, raw.removed)]),
    ...(isNothing && raw.removed === null ? [nothingFinding(raw)] : []),
  ];
}

function differFinding(authorities: readonly Authority[]): Finding<ProblemId> {
  const telling = authorities.filter(({ state }) => state === "current");
  const evidence = [...new Set(telling.map(contentOf))].slice(0, 8).join(" | ");
  return find("authorities-differ", { list: listOf(telling, shownOf) }, { evidence });
}

/** Groups the addresses of one server that give the same answer, across address families. */
function byServer(all: readonly Authority[]): readonly (readonly [Authority, ...Authority[]])[] {
  const groups = Map.groupBy(all, (each) => [each.name, each.serial, each.reason, contentOf(each)].join(" "));
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

function behindFinding(
  [authority, ...others]: readonly [Authority, ...Authority[]],
  { authoritativeServers: authorities, current }: PropagationRaw,
): Finding<ProblemId> {
  const newest = authorities.filter(({ state }) => state === "current").flatMap(({ serial }) => serial ?? []);
  const params = { serial: authority.serial ?? 0, newest: [...new Set(newest)].join(", ") };
  const isSame = current.some((each) => contentOf(each) === contentOf(authority));
  const subject = [authority, ...others].reduce((text, { address }) => `${text} ${address}`, authority.name);
  return find(isSame ? "version-behind" : "authority-behind", params, { subject, evidence: contentOf(authority) });
}

function contentOf({ aliases, values, answer }: Pick<Authority, "aliases" | "values" | "answer">): string {
  return [...aliases, values.length > 0 ? values.join(", ") : answer].join(" > ");
}

/** An address that this machine cannot reach (no route) is not judged. */
const ours: ReadonlySet<string> = new Set([
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EACCES",
  "EPERM",
]);

function silentFindings(authorities: readonly Authority[]): Findings {
  const silent = authorities.filter(({ state, reason }) => state === "failed" && !ours.has(reason ?? ""));
  if (silent.length === 0) return [];
  const addresses = new Map(byServer(silent).map((group) => [group[0], group.map(({ address }) => address)]));
  const list = listOf([...addresses.keys()], (each) => [...(addresses.get(each) ?? []), resolverWords(each.reason)]);
  const evidence = [...new Set(silent.map(({ reason }) => reason ?? "?"))].join(", ");
  return [find("authority-silent", { count: silent.length, total: authorities.length, list }, { evidence })];
}

/** Without a name server answer, the resolvers' agreement counts as current. */
function compared(resolvers: PropagationRaw["resolvers"], authorities: readonly Authority[]): Findings {
  const telling = resolvers.filter(({ answer }) => answer !== "unknown");
  const answers = new Set(telling.map(contentOf));
  const failing = resolvers.filter(({ verdict, reason }) => verdict === "error" && reason === "SERVFAIL");
  // Resolvers fail as we do: no name server answers.
  if (telling.length === 0 && authorities.length > 0 && failing.length * 2 >= resolvers.length && failing.length > 0)
    return [find("unresolvable", { count: failing.length, total: resolvers.length })];
  if (telling.length === 0) return [];
  return [answers.size === 1 ? find("no-authority") : find("nobody-to-compare", { list: listOf(telling, shownOf) })];
}

function nothingFinding({ current, type, negativeSeconds }: PropagationRaw): Finding<ProblemId> {
  const left = lastingFor(negativeSeconds);
  return current.some(({ answer }) => answer === "nxdomain")
    ? find("no-name", { left })
    : find("no-record", { type, left });
}

/** One cause: a resolver's copy of a removed zone is not a stale copy of current data. */
function removedFinding({ resolvers }: PropagationRaw, zone: string): Finding<ProblemId> {
  const kept = resolvers.filter(({ verdict, reason }) => verdict === "stale" && reason === "gone");
  const times = kept.flatMap(({ secondsLeft }) => secondsLeft ?? []);
  const left = lastingFor(times.length === 0 ? null : Math.max(...times));
  return find("removed", { zone: zone.replace(/\.$/, ""), count: kept.length, total: resolvers.length, left });
}

function lastingFor(seconds: number | null): Text {
  return seconds === null ? { en: "some time", ko: "얼마" } : durationText(seconds);
}
