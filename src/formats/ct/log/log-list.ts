import { createPublicKey, verify } from "node:crypto";
import { z } from "zod";
import { ctLogListKey } from "../../../data/tls/ct-log-list-key.ts";
import { parseJson, readBase64, readLogKey, type LogKey } from "./tree-head.ts";

/** A log as a log list describes it. */
export interface LogDescription {
  /** The log ID in base64, which is the SHA-256 of its key. */
  readonly id: string;
  /** `Google 'Argon2026h2' log`. */
  readonly name: string;
  readonly operator: string;
  /** How it is read: static-ct-api, or RFC 6962 §4. */
  readonly kind: "tiled" | "rfc6962";
  /** Where it is read; ends in a slash. */
  readonly url: string;
  /** The origin line of its checkpoints: the submission URL without scheme and final slash. */
  readonly origin: string;
  readonly key: LogKey;
  /** The maximum merge delay in seconds: entries may be missing that long. */
  readonly mmd: number;
  readonly state: LogState;
  /** The certificates that it accepts expire before this time; Unix milliseconds, null for all. */
  readonly until: number | null;
  /** The size at which a read-only log ended; null for others. */
  readonly finalSize: number | null;
}

/** The states of a log in Chrome's list; `none` where it states none. */
type LogState = (typeof states)[number] | "none";

/** A log list. */
export interface LogList {
  readonly version: string;
  /** When it was made; Unix milliseconds. */
  readonly madeAt: number;
  readonly logs: readonly LogDescription[];
  /** Descriptions that could not be read. */
  readonly unreadable: number;
}

const states = ["pending", "qualified", "usable", "readonly", "retired", "rejected"] as const;

const mostOperators = 200;
const mostLogs = 1000;

const common = {
  description: z.string().max(300).optional(),
  log_id: z.string().max(64),
  key: z.string().max(2048),
  mmd: z
    .int()
    .min(1)
    .max(31 * 86_400),
  state: z
    .record(z.string(), z.object({ final_tree_head: z.object({ tree_size: z.int().min(0) }).optional() }))
    .optional(),
  temporal_interval: z.object({ end_exclusive: z.iso.datetime() }).optional(),
};

const oneLog = z.union([
  z.object({ ...common, url: z.url().max(500) }),
  z.object({ ...common, monitoring_url: z.url().max(500), submission_url: z.url().max(500) }),
]);

const list = z.object({
  version: z.string().max(50).default(""),
  log_list_timestamp: z.iso.datetime(),
  operators: z
    .array(
      z.object({
        name: z.string().max(200),
        logs: z.array(z.unknown()).max(mostLogs).default([]),
        tiled_logs: z.array(z.unknown()).max(mostLogs).default([]),
      }),
    )
    .max(mostOperators),
});

/** Reads a log list in the format of Chrome's list, version 3; null for anything else. A log that cannot be read is counted. */
export function readLogList(bytes: Uint8Array): LogList | null {
  const { success, data } = list.safeParse(parseJson(bytes));
  if (!success) return null;
  const all = data.operators.flatMap(({ name, logs, tiled_logs: tiled }) =>
    [...logs, ...tiled].map((each) => readLog(each, name)),
  );
  const logs = all.filter((log) => log !== null);
  // A log has one position, so that it counts once.
  const distinct = [...new Map(logs.map((log) => [log.id, log])).values()];
  const { version, log_list_timestamp: madeAt } = data;
  return { version, madeAt: Date.parse(madeAt), logs: distinct, unreadable: all.length - logs.length };
}

function readLog(value: unknown, operator: string): LogDescription | null {
  const { success, data } = oneLog.safeParse(value);
  if (!success) return null;
  const key = readLogKey(readBase64(data.key) ?? Buffer.alloc(0));
  const submission = "url" in data ? data.url : data.submission_url;
  const url = "url" in data ? data.url : data.monitoring_url;
  if (key?.id.toString("base64") !== data.log_id || !/^https?:\/\//.test(url)) return null;
  const state = states.find((each) => Object.hasOwn(data.state ?? {}, each)) ?? "none";
  const end = data.temporal_interval?.end_exclusive;
  return {
    id: data.log_id,
    name: data.description ?? new URL(url).host,
    operator,
    kind: "url" in data ? "rfc6962" : "tiled",
    url: slashed(url),
    origin: submission.replace(/^https?:\/\//, "").replace(/\/+$/, ""),
    key,
    mmd: data.mmd,
    state,
    until: end === undefined ? null : Date.parse(end),
    finalSize: data.state?.[state]?.final_tree_head?.tree_size ?? null,
  };
}

function slashed(url: string): string {
  return url.endsWith("/") ? url : `${url}/`;
}

/** Whether Google signed a list: RSASSA-PKCS1-v1_5 with SHA-256 over its bytes. */
export function isSignedList(bytes: Uint8Array, signature: Uint8Array): boolean {
  return verify("sha256", bytes, createPublicKey(ctLogListKey), signature);
}

/**
 * The logs to follow: those that Chrome accepts timestamps of and that still take certificates. A log whose certificates have all expired takes
 * no new ones.
 */
export function logsToFollow({ logs }: LogList, now: number): readonly LogDescription[] {
  return logs.filter(
    ({ state, until }) => (state === "usable" || state === "qualified") && (until === null || until > now),
  );
}
