import { isIP } from "node:net";
import type { Finding } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { joined, type Phrases } from "../../../core/words.ts";
import type { Text } from "../../../core/text.ts";
import { find, type ProblemId } from "../problems.ts";
import type { ReverseDnsRaw } from "../schema.ts";
import { specialWords } from "../special.ts";

type Findings = readonly Finding<ProblemId>[];
type Pointer = ReverseDnsRaw["ptrNames"][number];

/** Findings about the PTR names. */
export function nameFindings(raw: ReverseDnsRaw): Findings {
  const { ptrNames: pointers, ptrNamesTotal: pointersTotal } = raw;
  return [
    ...(pointers.some(isRoot) ? [find("root-name")] : []),
    ...confirmationFindings(raw),
    ...about(pointers.filter(isNoHost), shownOf, (list) => find("not-a-host", { list })),
    ...about(
      pointers.filter(({ anomalies: oddities }) => oddities.includes("reverse-zone")),
      shownOf,
      (list) => find("missing-dot", { list }),
    ),
    ...about(
      pointers.filter(({ aliases }) => aliases.length > 0),
      ({ name, aliases }) => `${name} → ${aliases.at(-1)}`,
      (list) => find("alias-target", { list }),
    ),
    ...genericFindings(pointers),
    ...(pointersTotal > 1 ? [find("several", { count: pointersTotal })] : []),
    ...(pointersTotal > pointers.length ? [find("names-cut", { seen: pointers.length, total: pointersTotal })] : []),
  ];
}

function confirmationFindings({ ptrNames: pointers, forwardConfirmed: confirmed, address }: ReverseDnsRaw): Findings {
  const apart: ReadonlySet<Pointer["forward"]> = new Set(["confirmed", "bogus", "unknown"]);
  const failing = pointers.filter((each) => !apart.has(each.forward) && !isRoot(each));
  const how = { type: isIP(address) === 4 ? "A" : "AAAA", address };
  return [
    ...(confirmed === null
      ? []
      : about(failing, failedOf, (list) => find(confirmed ? "name-not-confirmed" : "not-confirmed", { list, ...how }))),
    ...about(
      pointers.filter(({ forward }) => forward === "bogus"),
      failedOf,
      (list) => find("forward-bogus", { list }),
    ),
    ...about(
      pointers.filter(({ forward }) => forward === "unknown"),
      failedOf,
      (list) => find("forward-unknown", { list }),
    ),
  ];
}

/** Mail servers judge the PTR name of senders. The DNS alone only shows hosts that receive mail. */
function genericFindings(pointers: readonly Pointer[]): Findings {
  const generic = pointers.filter((each) => each.generic !== null);
  const isOfMail = generic.some(({ isMailHost }) => isMailHost === true);
  return about(generic, shownOf, (list) => find(isOfMail ? "generic-mail-host" : "generic", { list }));
}

/** A missing trailing dot explains the other oddities. */
function isNoHost(pointer: Pointer): boolean {
  const { anomalies: oddities } = pointer;
  return oddities.length > 0 && !oddities.includes("reverse-zone") && !isRoot(pointer);
}

function isRoot({ anomalies: oddities }: Pointer): boolean {
  return oddities.includes("root");
}

function about(
  all: readonly Pointer[],
  show: (each: Pointer) => Phrases,
  say: (list: Text) => Finding<ProblemId>,
): Findings {
  const most = 4;
  if (all.length === 0) return [];
  const shown = all.slice(0, most).map(show);
  const reasons = [...new Set(all.flatMap(({ reason }) => reason ?? []))].join(", ");
  const said = say(joined([...shown, ...(all.length > most ? [`+${all.length - most}`] : [])], ", "));
  return [reasons === "" ? said : { ...said, evidence: reasons }];
}

function shownOf({ name }: Pointer): string {
  return name;
}

function failedOf({ name, addresses, reason }: Pointer): Text {
  const shown = addresses.slice(0, 2).map((each) => {
    const what = specialWords(each);
    return what === null ? each : joined([`${each} [`, what, "]"], "");
  });
  const why = reason === null ? joined(shown, " ") : resolverWords(reason);
  return joined([`${name} (`, why, ")"], "");
}
