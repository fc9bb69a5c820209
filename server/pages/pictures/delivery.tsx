import type { VNode } from "preact";
import { delayOf, tablesOf, tlsOf } from "../../../src/checks/email-header/tables.ts";
import type { EmailHeaderRaw } from "../../../src/checks/email-header/schema.ts";
import { durationText } from "../../../src/core/duration.ts";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import { fitting, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { words } from "./words.ts";

type Hop = EmailHeaderRaw["hops"][number];

interface DeliveryProps {
  readonly raw: EmailHeaderRaw;
  readonly language: Language;
}

const row = 54;
const left = 30;
const room = width - left;

/** A message's path hop by hop: receiving server, delay and encryption. */
export function Delivery({ raw, language }: DeliveryProps): VNode | null {
  const { hops, totalSeconds } = raw;
  const [facts] = tablesOf(raw);
  if (hops.length === 0 || !facts) return null;
  const { title, tells, total } = words.route;
  const all = totalSeconds === null ? "" : ` ${fill(total, { time: durationText(totalSeconds) }, language)}`;
  const longest = Math.max(1, ...hops.map(secondsOf));
  return (
    <Picture
      title={`${title[language]}${all === "" ? "" : ` ·${all}`}`}
      tells={`${fill(tells, { count: hops.length }, language)}${all}`}
      height={hops.length * row - 6}
      language={language}
      facts={facts}
    >
      {hops.length > 1 ? <path class="link" d={`M9 10V${(hops.length - 1) * row + 10}`} /> : null}
      {hops.map((hop, at) => (
        <Step hop={hop} y={at * row} share={secondsOf(hop) / longest} language={language} />
      ))}
    </Picture>
  );
}

/** A usable delay; null where clocks contradict each other. */
function secondsOf({ delaySeconds, isClockSkewed: isSkewed, zoneErrorHours: zoneHours }: Hop): number {
  return isSkewed || zoneHours !== null ? 0 : Math.max(0, delaySeconds ?? 0);
}

interface StepProps {
  readonly hop: Hop;
  readonly y: number;
  /** Of the longest delay. */
  readonly share: number;
  readonly language: Language;
}

function Step({ hop, y, share, language }: StepProps): VNode {
  const about = `${wordOf(delayOf(hop), language)} · ${tlsName(hop, language)}`;
  return (
    <g>
      <Lock isClosed={hop.tls.used} x={2} y={y + 1} />
      <text class="mono" x={left} y={y + 14}>
        {fitting(hop.by ?? "?", room)}
      </text>
      <text class="mono small quiet" x={left} y={y + 30}>
        {fitting(about, room, "small")}
      </text>
      <rect class="track" x={left} y={y + 36} width={room} height="6" rx="2" />
      <rect class="bar" x={left} y={y + 36} width={room * share} height="6" rx="2" />
    </g>
  );
}

function tlsName(hop: Hop, language: Language): string {
  return `TLS ${wordOf(tlsOf(hop), language).replace(/^TLS/, "")}`;
}

function wordOf(word: Text | string, language: Language): string {
  return typeof word === "string" ? word : word[language];
}

/** Closed for an encrypted hop, open for a plain one, dashed where unknown. */
function Lock({
  isClosed,
  x,
  y,
}: {
  readonly isClosed: boolean | null;
  readonly x: number;
  readonly y: number;
}): VNode {
  const known = isClosed ? "pass" : "warn";
  const tone = isClosed === null ? "unknown dashed" : known;
  return (
    <g class={`lock ${tone}`} transform={`translate(${x} ${y})`}>
      <path class="shackle" d={isClosed === false ? "M4 8V4.5a3.2 3.2 0 0 1 6.4-.6" : "M4 8V4.5a3 3 0 0 1 6 0V8"} />
      <rect x="1.5" y="8" width="11" height="8.5" rx="1.5" />
    </g>
  );
}
