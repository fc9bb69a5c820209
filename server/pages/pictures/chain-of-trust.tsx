import type { VNode } from "preact";
import type { SeenSecurity } from "../../../src/checks/dns/security/schema.ts";
import type { Status } from "../../../src/core/result/interpretation.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { fitting, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { Sign } from "./sign.tsx";
import { words as all } from "./words.ts";

const words = all.dnssec;

/** A zone with the data that is drawn. */
interface Zone extends Pick<Link, "zone" | "state"> {
  readonly delegations: readonly Pick<Link["delegations"][number], "keyTag">[];
  readonly keys: readonly Pick<Link["keys"][number], "keyTag">[];
}

type Link = SeenSecurity["chainOfTrust"][number];

interface ChainProps {
  readonly security: { readonly chainOfTrust: readonly Zone[] };
  readonly language: Language;
}

const row = 52;
const left = 26;

/** The zones that are drawn: a name has few. */
const mostDrawn = 8;

/** Key tags that are written in one line. */
const mostTags = 4;

/** How DNSSEC leads from the root to the zone: each zone with its DS records in the zone above and its keys. */
export function ChainOfTrust({ security: { chainOfTrust: zones }, language }: ChainProps): VNode | null {
  if (zones.length === 0) return null;
  const shown = zones.slice(0, mostDrawn);
  const state = words.states[zones.at(-1)?.state ?? "indeterminate"][language];
  return (
    <Picture
      title={words.title[language]}
      tells={fill(words.tells, { count: zones.length, state }, language)}
      height={shown.length * row - 4}
      language={language}
      facts={factsOf(zones, language)}
    >
      {shown.map((zone, at) => (
        <g>
          {at === 0 ? null : <Way from={shown[at - 1]} to={zone} y={at * row} />}
          <Sign status={statusOf(zone)} x={1} y={at * row + 2} />
          <text x={left} y={at * row + 14} class="mono">
            {fitting(nameOf(zone, language), width - left - room)}
          </text>
          <text x={width} y={at * row + 14} class="small" text-anchor="end">
            {words.states[zone.state][language]}
          </text>
          <text x={left} y={at * row + 31} class="small quiet">
            {fitting(keysText(zone, language), width - left, "small")}
          </text>
        </g>
      ))}
    </Picture>
  );
}

/** The room of a state at the right end. */
const room = 130;

/** The line from the zone above: whole where that zone vouches for this one. */
function Way({ from, to, y }: { readonly from: Zone | undefined; readonly to: Zone; readonly y: number }): VNode {
  const holds = from?.state === "secure" && to.state === "secure";
  return <path class={holds ? "link" : "link dashed"} d={`M9 ${y - row + 20}V${y}`} />;
}

/** An unsigned zone is no fault of the chain, but does not protect either. */
function statusOf({ state }: Zone): Status {
  if (state === "secure") return "pass";
  if (state === "bogus") return "fail";
  return state === "indeterminate" ? "unknown" : "warn";
}

function nameOf({ zone }: Zone, language: Language): string {
  return zone === "." || zone === "" ? words.root[language] : zone;
}

function keysText({ delegations, keys }: Zone, language: Language): string {
  const parts = [
    [words.ds, tagsOf(delegations)],
    [words.keys, tagsOf(keys)],
  ] as const;
  return parts.flatMap(([label, tags]) => (tags === "" ? [] : [fill(label, { tags }, language)])).join(" · ");
}

function everyTag(records: readonly { readonly keyTag: number }[]): readonly number[] {
  return [...new Set(records.map(({ keyTag }) => keyTag))];
}

function tagsOf(records: readonly { readonly keyTag: number }[]): string {
  const tags = everyTag(records);
  return [...tags.slice(0, mostTags), ...(tags.length > mostTags ? ["…"] : [])].join(", ");
}

function factsOf(zones: readonly Zone[], language: Language): Table {
  const { zone, state, dsColumn, keysColumn } = words;
  return {
    columns: [zone, state, dsColumn, keysColumn],
    rows: zones.map((each) => [
      nameOf(each, language),
      words.states[each.state][language],
      everyTag(each.delegations).join(", "),
      everyTag(each.keys).join(", "),
    ]),
  };
}
