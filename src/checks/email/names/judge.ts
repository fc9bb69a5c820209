import type { FixRecord } from "../../../core/result/interpretation.ts";
import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { reverseName } from "../../../formats/dns/reverse-name.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { findNames, type namesProblems } from "./problems.ts";
import type { NamesRaw } from "./schema.ts";
import type { Slice } from "../slice.ts";
import { pointsFor } from "../score/table.ts";

type Address = NamesRaw["addresses"][number];
type NamesSlice = Slice<keyof typeof namesProblems, never>;
type Findings = NamesSlice["findings"];

/**
 * Judges the PTR records of the mail hosts' addresses; each known result has an equal share. `domain` is the display form; `aliases` are hosts that
 * are CNAMEs.
 */
export function namesPart({ addresses }: NamesRaw, domain: string, aliases: readonly string[] = []): NamesSlice {
  const told = addresses.map(isConfirmed).filter((each) => each !== null);
  const good = told.filter(Boolean).length;
  return {
    points: { names: told.length === 0 ? null : (pointsFor("names", "confirmed") * good) / told.length },
    ceilings: [],
    findings: [
      ...tellers(addresses, mayName).flatMap((each) => addressFindings(each, mayName(each.host))),
      ...helloFindings(addresses),
    ],
  };

  function mayName(host: string): boolean {
    return isOwn(host, domain) && !aliases.includes(host);
  }
}

/** Lists each address once, even if several hosts share it: one forward-confirmed name is enough for all of them. */
function tellers(addresses: readonly Address[], mayName: (host: string) => boolean): readonly Address[] {
  const firsts = addresses.filter(({ address }, at) => addresses.findIndex((each) => each.address === address) === at);
  return firsts.map((seen) => addresses.find(({ host, address }) => address === seen.address && mayName(host)) ?? seen);
}

function isConfirmed({ state, forwardConfirmed: confirmed }: Address): boolean | null {
  if (state === "unknown") return null;
  return state === "found" ? confirmed : false;
}

/** Whether a host belongs to the domain. A provider names its own hosts. */
function isOwn(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function addressFindings(seen: Address, mayName: boolean): Findings {
  const { host, address, state, reason, names, forwardConfirmed: confirmed, isGeneric: generic } = seen;
  const about = { subject: `${host} ${address}` };
  const told = { host, address };
  const doubt = { ...told, reason: resolverWords(reason) };
  const shown = { ...told, names: names.slice(0, 3).join(", ") };
  if (state === "unknown" || (state === "found" && confirmed === null)) {
    return [findNames("names-unknown", doubt, { ...about, evidence: reason ?? "" })];
  }
  if (state === "bogus") return [findNames("names-bogus", doubt, { ...about, evidence: reason ?? "" })];
  const way = mayName && { record: pointerTo(host, address) };
  if (state === "absent") return [findNames("names-missing", told, { ...about, ...way })];
  return [
    ...(confirmed === false ? [findNames("names-unconfirmed", shown, { ...about, ...way })] : []),
    ...(generic ? [findNames("names-generic", shown, about)] : []),
  ];
}

/** The PTR record that names the host. Its address record exists already, so the name is forward-confirmed. */
function pointerTo(host: string, address: string): FixRecord {
  return { name: plainText(reverseName(address)), type: "PTR", value: `${host}.` };
}

/** RFC 5321 §4.1.3: an address literal in HELO needs no lookup. */
function helloFindings(addresses: readonly Address[]): Findings {
  const odd = addresses.filter(({ host, hello, names, state }) => {
    if (hello === null || hello.startsWith("[") || state === "unknown") return false;
    return ![host, ...names].map(bare).includes(bare(hello));
  });
  const first = new Map(odd.toReversed().map((each) => [each.host, each]));
  return [...first.values()].map(({ host, hello }) =>
    findNames("names-hello", { host, hello: hello ?? "" }, { subject: host, evidence: hello ?? "" }),
  );
}

function bare(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}
