import type { VNode } from "preact";
import type { SslRaw } from "../../../src/checks/ssl/schema.ts";
import { durationText } from "../../../src/core/duration.ts";
import type { Status } from "../../../src/core/result/interpretation.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { fitting, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { Sign } from "./sign.tsx";
import { words } from "./words.ts";

interface CertificatesProps {
  readonly raw: { readonly chain: readonly Certificate[]; readonly trust: Pick<SslRaw["trust"], "path"> } & Pick<
    SslRaw,
    "observedAt"
  >;
  readonly language: Language;
}

/** The drawn data of a certificate. */
type Certificate = Pick<SslRaw["chain"][number], "subject" | "notBefore" | "notAfter">;

const row = 64;
const left = 26;
const room = width - left;

/** A chain from the leaf on: each certificate with its lifetime and how much has passed. */
export function Certificates({ raw: { chain, trust, observedAt }, language }: CertificatesProps): VNode | null {
  const shown = trust.path.length > 0 ? trust.path : chain;
  if (shown.length === 0) return null;
  const { title, served, tells } = words.certificates;
  const now = Date.parse(observedAt);
  return (
    <Picture
      title={(trust.path.length > 0 ? title : served)[language]}
      tells={fill(tells, { count: shown.length }, language)}
      height={shown.length * row - 4}
      language={language}
      facts={factsOf(shown, now, language)}
    >
      {shown.length > 1 ? <path class="link" d={`M9 12V${(shown.length - 1) * row + 12}`} /> : null}
      {shown.map((certificate, at) => (
        <Lifetime certificate={certificate} y={at * row} now={now} language={language} />
      ))}
    </Picture>
  );
}

interface LifetimeProps {
  readonly certificate: Certificate;
  readonly y: number;
  readonly now: number;
  readonly language: Language;
}

function Lifetime({ certificate, y, now, language }: LifetimeProps): VNode {
  const { subject, notBefore: validFrom, notAfter: validTo } = certificate;
  const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
  const passed = to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 1;
  const status = statusOf(certificate, now);
  return (
    <g>
      <Sign status={status} x={1} y={y + 2} />
      <text x={left} y={y + 14} class="mono">
        {fitting(subject, room)}
      </text>
      <rect class="track" x={left} y={y + 23} width={room} height="8" rx="2" />
      <rect class={`bar ${status}`} x={left} y={y + 23} width={room * passed} height="8" rx="2" />
      <text class="small quiet" x={left} y={y + 46}>
        {`${dayOf(validFrom)} – ${dayOf(validTo)}`}
      </text>
      <text class="small" x={width} y={y + 46} text-anchor="end">
        {stateOf(certificate, now, language)}
      </text>
    </g>
  );
}

function statusOf({ notBefore: validFrom, notAfter: validTo }: Certificate, now: number): Status {
  return now < Date.parse(validFrom) || now > Date.parse(validTo) ? "fail" : "pass";
}

function stateOf({ notBefore: validFrom, notAfter: validTo }: Certificate, now: number, language: Language): string {
  const { left: remaining, expired, early } = words.certificates;
  const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
  if (now < from) return fill(early, { time: daysText(from - now) }, language);
  return fill(now > to ? expired : remaining, { time: daysText(Math.abs(to - now)) }, language);
}

const day = 86_400_000;

/** Whole days, rounded down like in the gate; less than a day in hours. */
function daysText(milliseconds: number): ReturnType<typeof durationText> {
  if (milliseconds < day) return durationText(milliseconds / 1000);
  return durationText(Math.floor(milliseconds / day) * 86_400);
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}

function factsOf(shown: readonly Certificate[], now: number, language: Language): Table {
  const { certificate, from, to, state } = words.certificates;
  return {
    columns: [certificate, from, to, state],
    rows: shown.map((each) => [
      each.subject,
      dayOf(each.notBefore),
      dayOf(each.notAfter),
      stateOf(each, now, language),
    ]),
  };
}
