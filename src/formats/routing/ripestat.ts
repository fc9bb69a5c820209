import { z } from "zod";
import { printable } from "../../core/printable.ts";
import { readJson } from "../rdap/json.ts";

/** The data of a RIPEstat answer with its time, or why it is unusable. */
export type RipestatAnswer<T> = { readonly data: T; readonly asOf: string | null } | { readonly fault: string };

const longestText = 200;
const mostPrefixes = 100_000;

const line = z.string().transform((text) => printable(text.trim(), longestText));
const asNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(0xffff_ffff));
const time = z.string().max(40).nullish();
const times = { query_endtime: time, latest_time: time, query_time: time };

/** https://stat.ripe.net/docs/data-api: the envelope of every answer. */
const envelope = z.object({ status: z.string(), data_call_name: z.string().optional(), data: z.unknown(), time: time });

/** The supported data calls, by RIPEstat's names. */
const ripestatCalls = {
  "network-info": z.object({ asns: z.array(asNumber).max(64), prefix: z.string().max(64).nullish(), ...times }),
  "as-overview": z.object({ resource: asNumber, holder: line.nullish(), announced: z.boolean().nullish(), ...times }),
  "announced-prefixes": z.object({
    resource: asNumber.or(
      z
        .string()
        .regex(/^AS\d{1,10}$/i)
        .transform((text) => Number(text.slice(2))),
    ),
    prefixes: z.array(z.object({ prefix: z.string().max(64) })).max(mostPrefixes),
    ...times,
  }),
  "abuse-contact-finder": z.object({ abuse_contacts: z.array(line).max(64), ...times }),
  "rir-stats-country": z.object({
    located_resources: z.array(z.object({ resource: z.string().max(64), location: z.string().max(16) })).max(256),
    ...times,
  }),
  "rpki-validation": z.object({
    status: z.enum(["valid", "invalid_asn", "invalid_length", "unknown"]),
    prefix: z.string().max(64),
    resource: z.coerce.string(),
    ...times,
  }),
} as const;

/** A supported data call. */
export type RipestatCall = keyof typeof ripestatCalls;

/** The data of a call. */
export type RipestatData<Call extends RipestatCall> = z.output<(typeof ripestatCalls)[Call]>;

/** Reads the answer to a call; the caller checks its resource. Never throws. */
export function readRipestat<Call extends RipestatCall>(
  call: Call,
  body: Uint8Array,
): RipestatAnswer<RipestatData<Call>> {
  const parsed = readJson(body);
  if ("fault" in parsed) return { fault: parsed.fault };
  const around = envelope.safeParse(parsed.json);
  if (!around.success) return { fault: "shape" };
  const { status, data_call_name: name, data, time: sent } = around.data;
  if (status !== "ok") return { fault: "error" };
  if (name !== undefined && name !== call) return { fault: "other-call" };
  const read = ripestatCalls[call].safeParse(data);
  if (!read.success) return { fault: "shape" };
  const said = read.data as RipestatData<Call>;
  const { query_endtime: end, latest_time: latest, query_time: asked } = said;
  return { data: said, asOf: toTime(end ?? latest ?? asked ?? sent) };
}

/** RIPEstat writes UTC times without a zone: `2026-11-20T16:00:00`. */
function toTime(text: string | null | undefined): string | null {
  const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(text ?? "");
  const parsed = match ? Date.parse(`${match[0]}Z`) : Number.NaN;
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
