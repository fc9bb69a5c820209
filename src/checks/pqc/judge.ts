import { concludeGrade } from "../../core/grade/conclude.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { reasonWords } from "../../core/reason-words.ts";
import { otherPostQuantumGroups } from "../../data/tls/groups.ts";
import { edges } from "../../data/networks/edges.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { PqcRaw } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];

const drafts = new Set(otherPostQuantumGroups.filter(({ isDraft }) => isDraft).map(({ name }) => name));

/** Judges the key exchange: the handshake that only offers the hybrid group decides; everything else explains it. Never throws. */
export function judge(raw: PqcRaw): Verdict<ProblemId> {
  const findings = [...hybridFindings(raw), ...groupFindings(raw), ...providerFindings(raw)];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  return raw.hybrid.supported === null ? { ...verdict, status: "unknown" } : verdict;
}

function hybridFindings(raw: PqcRaw): Findings {
  const {
    hybrid,
    classicalHandshake: classic,
    rareGroupsHandshake: unusual,
    defaultHandshake: usual,
    largeHello,
  } = raw;
  const { supported, obstacles, reason, namedGroup: group } = hybrid;
  // A server whose handshake broke off had no choice of groups.
  const isUnused = supported === true && usual !== null && !usual.legacyHandshakeOnly && usual.namedGroup !== group;
  return [
    ...(supported === null
      ? [find("hybrid-unknown", { group, reason: reasonWords(reason) }, { evidence: reason })]
      : []),
    // A server with another post-quantum group has its own finding.
    ...(obstacles.includes("no-hybrid-group") && currentGroups(raw).length === 0
      ? [find("no-hybrid-group", { group })]
      : []),
    ...(obstacles.includes("no-tls13")
      ? [find("no-tls13", { protocol: (classic.handshake ?? unusual)?.protocol ?? "" })]
      : []),
    // A ClientHello with the hybrid group alone may fit into one packet; a browser's does not.
    ...(largeHello?.accepted === false ? [find("large-hello", {}, { evidence: largeHello.reason })] : []),
    ...(unusual ? [find("unusual-groups", { chosen: unusual.namedGroup ?? unusual.cipher })] : []),
    ...(isUnused ? [find("hybrid-unused", { group, chosen: usual.namedGroup ?? usual.cipher })] : []),
  ];
}

/** The post-quantum groups besides that of browsers, without the drafts. */
function currentGroups({ namedGroups: groups }: PqcRaw): readonly string[] {
  return groups
    .filter(({ namedGroup: group, offered }) => offered && !drafts.has(group))
    .map(({ namedGroup: group }) => group);
}

function groupFindings(raw: PqcRaw): Findings {
  const { hybrid, rareGroupsHandshake: unusual, namedGroups: groups } = raw;
  const named = currentGroups(raw);
  const replaced = groups
    .filter(({ namedGroup: group, offered }) => offered && drafts.has(group))
    .map(({ namedGroup: group }) => group);
  return [
    // Without a classic group browsers cannot connect at all, so none of their traffic is at risk.
    ...(hybrid.supported === false && named.length > 0 && unusual === null
      ? [find("other-groups", { groups: named.join(", "), group: hybrid.namedGroup })]
      : []),
    ...(replaced.length > 0 ? [find("draft-groups", { groups: replaced.join(", ") })] : []),
  ];
}

function providerFindings({ provider, hybrid, http, edgeEvidence: votes }: PqcRaw): Findings {
  const edge = edges.find(({ id }) => provider === `edge:${id}`);
  if (edge) return [find(hybrid.supported ? "edge-provides" : "edge-answers", { edge: edge.name })];
  if (provider === "own") return [];
  if (votes.length > 0) {
    const named = new Set(votes.map((vote) => edges.find(({ id }) => id === vote.edge)?.name ?? vote.edge));
    const isElsewhere = named.size === 1;
    return [find(isElsewhere ? "provider-elsewhere" : "provider-disputed", { edges: [...named].join(", ") })];
  }
  return [
    http.reason === null
      ? find("provider-unknown")
      : find("provider-unseen", { reason: reasonWords(http.reason) }, { evidence: http.reason }),
  ];
}

function kpisOf({
  hybrid,
  defaultHandshake: usual,
  rareGroupsHandshake: unusual,
  classicalHandshake: classic,
  provider,
  namedGroups: groups,
}: PqcRaw): readonly Kpi<KpiId>[] {
  const offered = groups.filter((each) => each.offered).map(({ namedGroup: group }) => group);
  const none = groups.every((each) => each.offered !== null) ? false : null;
  return [
    { id: "supported", value: hybrid.supported },
    { id: "chosen", value: usual ? (usual.namedGroup ?? false) : null },
    { id: "protocol", value: (classic.handshake ?? hybrid.handshake ?? unusual)?.protocol ?? null },
    { id: "other-groups", value: offered.length > 0 ? offered.join(", ") : none },
    { id: "provider", value: provider },
  ];
}
