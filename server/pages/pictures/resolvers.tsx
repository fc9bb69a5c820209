import type { VNode } from "preact";
import { tablesOf, verdictWords } from "../../../src/checks/propagation/tables.ts";
import type { PropagationRaw } from "../../../src/checks/propagation/schema.ts";
import type { Status } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { fitting, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { Sign } from "./sign.tsx";
import { words } from "./words.ts";

type Resolver = PropagationRaw["resolvers"][number];

interface ResolversProps {
  readonly raw: PropagationRaw;
  readonly language: Language;
}

const row = 26;
const bar = 30;

/** The style of each verdict; its word is shown next to it. */
const tones: Readonly<Record<Resolver["verdict"], Status>> = {
  updated: "pass",
  variant: "pass",
  stale: "warn",
  "stale-served": "warn",
  filtered: "unknown",
  error: "unknown",
  unverified: "unknown",
  bogus: "fail",
};

/** Which resolvers have the zone's current data: a summary bar, then one line each. */
export function Resolvers({ raw, language }: ResolversProps): VNode | null {
  const { resolvers } = raw;
  const [, facts] = tablesOf(raw);
  if (resolvers.length === 0 || !facts) return null;
  const ordered = resolvers.toSorted((a, b) => rankOf(a) - rankOf(b));
  const { title, tells } = words.resolvers;
  const counts = countsOf(ordered, language);
  return (
    <Picture
      title={title[language]}
      tells={fill(tells, { count: resolvers.length, counts }, language)}
      height={bar + resolvers.length * row}
      language={language}
      facts={facts}
    >
      {ordered.map(({ verdict }, at) => (
        <rect
          class={`bar ${tones[verdict]}`}
          x={(at * width) / ordered.length}
          y="2"
          width={Math.max(1, width / ordered.length - 2)}
          height="14"
          rx="2"
        />
      ))}
      {ordered.map((resolver, at) => (
        <g>
          <Sign status={tones[resolver.verdict]} x={1} y={bar + at * row} />
          <text x="26" y={bar + at * row + 12}>
            {fitting(resolver.name, width - 146)}
          </text>
          <text class="small quiet" x={width} y={bar + at * row + 12} text-anchor="end">
            {verdictWords[resolver.verdict][language]}
          </text>
        </g>
      ))}
    </Picture>
  );
}

const order = Object.keys(tones);

function rankOf({ verdict }: Resolver): number {
  return order.indexOf(verdict);
}

function countsOf(ordered: readonly Resolver[], language: Language): string {
  const groups = Map.groupBy(ordered, ({ verdict }) => verdict);
  return [...groups].map(([verdict, { length }]) => `${verdictWords[verdict][language]} ${length}`).join(", ");
}
