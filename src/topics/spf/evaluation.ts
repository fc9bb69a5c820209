import { printable } from "../../core/printable.ts";
import { isNobody } from "../../formats/spf/addresses.ts";
import { idleTerms } from "../../formats/spf/effect.ts";
import { isPrivate } from "../../formats/spf/private.ts";
import { isMechanism } from "../../formats/spf/terms.ts";
import type { SeenTerm } from "../../probes/spf/seen.ts";
import { mostSpfLookups, mostSpfVoids, type SpfAudit } from "../../probes/spf/audit.ts";
import type { SpfCost } from "../../probes/spf/cost-shape.ts";
import { longestRecord, mostBranches, mostListed, type SpfSight } from "./schema.ts";

/** Counts are capped at this value so that they remain numbers. */
const mostCounted = 9999;

/** Maximum length of a term. */
const longestTerm = 300;

/** The stored form of an SPF evaluation. */
export function evaluationOf({
  tree,
  cost,
  macros,
  branches,
  passesAll,
  passesFirst,
  opens,
  addresses,
  wide,
}: SpfAudit): SpfSight {
  const { root } = tree;
  const { choice } = root;
  const record = choice?.kind === "one" ? choice.record : null;
  const text = record?.text ?? null;
  const lookups = Number.isFinite(cost.lookups) ? Math.min(cost.lookups, mostCounted) : null;
  return {
    state: root.state === "beyond" ? "unknown" : root.state,
    reason: root.reason,
    text: text === null ? null : printable(text, longestRecord),
    octets: text === null ? 0 : Buffer.byteLength(text),
    total: choice?.kind === "several" ? choice.texts.length : Number(record !== null),
    malformedRecords: (choice?.lookalikes ?? []).slice(0, mostListed).map((each) => printable(each, longestRecord)),
    faults: (record?.faults ?? []).map(({ code, at, word }) => ({ code, at, word: printable(word, 120) })),
    defaultResult: macros.breaks.length > 0 ? "error" : cost.end,
    lookups,
    isLowerBound: cost.isAtLeast,
    voidLookups: cost.voids.four.slice(0, mostListed).map(shown),
    voidLookupsTotal: cost.voids.four.length,
    voidLookupsOverIpv6: cost.voids.six.length,
    permerrors: breaksOf(cost, macros, root.state === "one").slice(0, mostListed),
    unmatchableTerms: macros.dead
      .slice(0, mostListed)
      .map((each) => ({ ...shown(each), below: printable(each.below, longestTerm) })),
    hasOnlyUnmatchableTerms: macros.dead.length > 0 && isNobody(cost.passes) && cost.chosen === null,
    undeterminedTerms: cost.doubts
      .slice(0, mostListed)
      .map((each) => ({ ...shown(each), reason: printable(each.reason, 80) })),
    permitsAll: passesAll,
    permitsBeforeError: passesFirst,
    permissiveTerms: opens
      .slice(0, mostListed)
      .map((each) => ({ ...shown(each), by: printable(each.by, longestTerm) })),
    addresses: Number(addresses.all),
    ownAddresses: Number(addresses.own),
    broadTerms: wide.slice(0, mostListed).map((each) => ({ ...shown(each), addresses: each.addresses })),
    privateTerms: root.terms
      .filter(({ term, matches }) => "network" in term && isPrivate(matches))
      .slice(0, mostListed)
      .map(({ term }) => printable(term.text, longestTerm)),
    ptr: cost.ptr && shown(cost.ptr),
    redundantTerms: cost.covered.slice(0, mostListed).map(shown),
    unreachableTerms: (record ? idleTerms(record) : [])
      .slice(0, mostListed)
      .map((each) => printable(each.text, longestTerm)),
    unknownModifiers: (record?.terms ?? [])
      .filter((each) => each.kind === "modifier" && each.modifier === "unknown" && isMechanism(each.name))
      .slice(0, mostListed)
      .map((each) => printable(each.text, longestTerm)),
    tree: branches.slice(0, mostBranches).map((each) => ({
      ...each,
      ...shown(each),
      lookups: each.lookups === null ? null : Math.min(each.lookups, mostCounted),
    })),
    permittedSenders: whomItLets(cost, tree),
  };
}

/** Whether the record allows any sender; `ptr` and macros are meant to allow someone. */
function whomItLets(
  { passes, chosen, ptr, doubts }: SpfCost,
  { nodes }: SpfAudit["tree"],
): SpfSight["permittedSenders"] {
  const isOpen = [...nodes.values()].some(({ terms }) =>
    terms.some(({ term, naming }) => naming === "macro" && !(term.kind === "directive" && term.qualifier !== "+")),
  );
  // A name may have a private address only inside our network; a private network in the text is meant literally.
  const isInside = isPrivate(passes) && [...nodes.values()].every(({ terms }) => terms.every(isWritten));
  if ((!isNobody(passes) && !isInside) || chosen !== null || ptr !== null || isOpen) return "some";
  return doubts.length > 0 ? "unknown" : "none";
}

/** Whether a term contains its addresses literally. */
function isWritten({ term, matches }: SeenTerm): boolean {
  return isNobody(matches) || (term.kind === "directive" && ("network" in term || term.mechanism === "all"));
}

/** Errors of the record itself are part of its state. */
function breaksOf(
  { breaks, lookups, voids }: SpfCost,
  macros: SpfAudit["macros"],
  isReadable: boolean,
): SpfSight["permerrors"] {
  if (!isReadable) return [];
  const whole = { at: "", term: "", domain: "" };
  const isBroken = breaks.length > 0 || lookups > mostSpfLookups || voids.four.length > mostSpfVoids;
  // Samples only repeat an error that does not depend on the message.
  const all = isBroken ? breaks : macros.breaks;
  const told = all.map((each) => ({ code: each.code, at: printable(each.at, longestTerm), ...shown(each) }));
  return [
    ...(lookups > mostSpfLookups && Number.isFinite(lookups) ? [{ ...whole, code: "lookups" as const }] : []),
    ...(voids.four.length > mostSpfVoids ? [{ ...whole, code: "voids" as const }] : []),
    ...new Map(told.map((each) => [`${each.code} ${each.at} ${each.term}`, each])).values(),
  ];
}

function shown({ domain, term }: { readonly domain: string; readonly term: string }) {
  return { domain: printable(domain, longestTerm), term: printable(term, longestTerm) };
}
