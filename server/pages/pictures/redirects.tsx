import type { VNode } from "preact";
import type { HttpRaw } from "../../../src/checks/http/schema.ts";
import type { Status } from "../../../src/core/result/interpretation.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import { fitting, fittingEnds, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { words } from "./words.ts";

type Hop = Pick<HttpRaw["redirectChain"][number], "url" | "status" | "location" | "refresh" | "downgrade" | "ms">;

interface RedirectsProps {
  readonly raw: Pick<HttpRaw, "redirectOutcome"> & { readonly redirectChain: readonly Hop[] };
  readonly language: Language;
}

const row = 56;
const left = 58;
const room = width - left;

/** The redirect chain, reply by reply. A step to plain HTTP is dashed and labelled. */
export function Redirects({
  raw: { redirectChain: hops, redirectOutcome: end },
  language,
}: RedirectsProps): VNode | null {
  if (hops.length === 0) return null;
  return (
    <Picture
      title={words.redirects.title[language]}
      tells={fill(words.redirects.tells, { count: hops.length }, language)}
      height={hops.length * row - 10}
      language={language}
      facts={factsOf(hops, end, language)}
    >
      {hops.map((hop, at) => {
        const isLast = at === hops.length - 1;
        return <Reply hop={hop} y={at * row} isLast={isLast} note={noteOf(hop, isLast ? end : null, language)} />;
      })}
    </Picture>
  );
}

interface ReplyProps {
  readonly hop: Hop;
  readonly y: number;
  readonly isLast: boolean;
  readonly note: string;
}

function Reply({ hop, y, isLast, note }: ReplyProps): VNode {
  const { url, status, ms, downgrade } = hop;
  const about = [`${ms} ms`, note].filter((each) => each !== "").join(" · ");
  return (
    <g>
      {isLast ? null : (
        <path class={downgrade ? "link dashed fail" : "link"} d={`M22 ${y + 26}V${y + row - 3}m-4 -5l4 5 4 -5`} />
      )}
      <rect class={`box ${toneOf(hop)}`} x="1" y={y + 2} width="42" height="24" rx="4" />
      <text class="strong" x="22" y={y + 18.5} text-anchor="middle">
        {`${status}`}
      </text>
      <text class="mono" x={left} y={y + 14}>
        {fittingEnds(url, room)}
      </text>
      <text class="small quiet" x={left} y={y + 31}>
        {fitting(about, room, "small")}
      </text>
    </g>
  );
}

function toneOf({ status, downgrade, url }: Hop): Status {
  if (status >= 500 || downgrade) return "fail";
  return status >= 400 || !url.startsWith("https:") ? "warn" : "pass";
}

/** What is special about a reply; `end` is how the chain ended, for its last reply. */
function noteOf({ url, downgrade, refresh }: Hop, end: HttpRaw["redirectOutcome"] | null, language: Language): string {
  const { plain, downgrade: toHttp, refresh: byRefresh, ends } = words.redirects;
  const notes: readonly (Text | null)[] = [
    url.startsWith("http:") ? plain : null,
    downgrade ? toHttp : null,
    refresh ? byRefresh : null,
    end === null || end === "answered" ? null : ends[end],
  ];
  return notes.flatMap((note) => note?.[language] ?? []).join(" · ");
}

function factsOf(hops: readonly Hop[], end: HttpRaw["redirectOutcome"], language: Language): Table {
  const { reply, status, time, note } = words.redirects;
  return {
    columns: [{ en: "#", ko: "#" }, status, reply, time, note],
    rows: hops.map((hop, at) => [
      `${at + 1}`,
      `${hop.status}`,
      hop.url,
      `${hop.ms} ms`,
      noteOf(hop, at === hops.length - 1 ? end : null, language),
    ]),
  };
}
