import type { Attempt } from "../../core/attempt.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { Handshake } from "../../core/net/net.ts";
import { hybridGroup } from "../../data/tls/groups.ts";
import type { Tolerance } from "../tls/large-hello.ts";

/** Why a handshake with only the hybrid group fails. */
export const hybridObstacles = ["no-hybrid-group", "no-tls13", "large-hello"] as const;
type Obstacle = (typeof hybridObstacles)[number];

/** Whether a server completes the handshake with only the hybrid group, or chooses it; if not, every obstacle; null where unknown. */
export interface Hybrid {
  readonly supported: boolean | null;
  readonly obstacles: readonly Obstacle[];
  /** `handshake`, `server-hello` where only its first message arrived, or the reason of the latest failure. */
  readonly reason: string;
  /** The number of tries. */
  readonly attempts: number;
}

/** What else is known about the server. */
export interface Beside {
  /** The control handshake, with classic or rare groups only. */
  readonly classic: Handshake | null;
  /** Whether the server sent a HelloRetryRequest, which proves that it is reachable where no handshake succeeded. */
  readonly hasRetried?: boolean;
  /** The handshake of an ordinary client, which offers both kinds. */
  readonly usual: Handshake | null;
  readonly largeHello: Tolerance | null;
}

/**
 * Alerts which mean that the server supports nothing in the offer (RFC 8446 §6.2): handshake_failure, illegal_parameter, protocol_version,
 * insufficient_security.
 */
const refusing = new Set(["40", "47", "70", "71"]);

/** Judges the handshakes with only the hybrid group, oldest first. Throws nothing. */
export function weighHybrid(tries: readonly Attempt<unknown>[], beside: Beside): Hybrid {
  const { classic, usual, largeHello, hasRetried = false } = beside;
  const latest = tries.at(-1);
  const done = { reason: latest && !latest.ok ? latest.failure.reason : "handshake", attempts: tries.length };
  const failures = tries.flatMap((each) => (each.ok ? [] : [each.failure]));
  const isDone = failures.length < tries.length || failures.some(isAfterKeyExchange);
  if (isDone) return { ...done, supported: true, obstacles: [], reason: "handshake" };
  const unknown: Hybrid = { ...done, supported: null, obstacles: [] };
  // A server that chose the group in any handshake supports it.
  if ((!classic && !hasRetried) || usual?.group === hybridGroup) return unknown;
  const isOld = classic !== null && classic.protocol !== "TLSv1.3";
  const obstacles: Obstacle[] = [
    // RFC 8446 §4.2.1: a server with TLS 1.3 chooses it where offered, as in the control handshake.
    ...(isOld ? (["no-tls13"] as const) : []),
    ...(largeHello?.accepted === false ? (["large-hello"] as const) : []),
  ];
  // If the server just negotiated TLS 1.3, protocol_version has another cause, or another server answered.
  if (!isOld && classic !== null && tries.length === 1 && failures.every(isAboutVersion)) return unknown;
  // The large-hello result was confirmed by a second try.
  const isTold = tries.length > 1 || largeHello?.accepted === false || failures.some(isRefusal);
  if (obstacles.length > 0 && isTold) return no(done, obstacles);
  // If the control handshake needed suites and signatures that this offer lacks, those may be the cause.
  const isAlike = classic === null || !classic.lenient || tries.length > 1;
  if (failures.some(isRefusal)) return isAlike ? no(done, ["no-hybrid-group"]) : unknown;
  // Two alerts are an answer. A closed connection or silence does not show that the group is the cause.
  const isAnswered = failures.every(isAlert) && tries.length > 1;
  return isAnswered && largeHello?.accepted === true ? no(done, ["no-hybrid-group"]) : unknown;
}

function no(done: Pick<Hybrid, "reason" | "attempts">, obstacles: readonly Obstacle[]): Hybrid {
  return { ...done, supported: false, obstacles };
}

function isRefusal({ id, reason }: FailureFacts): boolean {
  return id === "tls.alert" && refusing.has(alertOf(reason));
}

function isAlert({ id }: FailureFacts): boolean {
  return id === "tls.alert";
}

function isAboutVersion({ id, reason }: FailureFacts): boolean {
  return id === "tls.alert" && alertOf(reason) === "70";
}

/** Whether a failure answers the hello; a failed connection does not. */
export function isBreakOff({ id }: FailureFacts): boolean {
  return /^(?:tls\.(?:alert|closed|failed)|tcp\.reset|timeout\.tls)$/.test(id);
}

/** RFC 8446 §4.4.2: the server requests a client certificate only after the key exchange with this group succeeded. */
function isAfterKeyExchange({ id }: FailureFacts): boolean {
  return id === "tls.client-certificate";
}

function alertOf(reason: string): string {
  return /^tls\.alert\.(?<number>\d+)$/.exec(reason)?.groups?.["number"] ?? "";
}
