import type { Attempt } from "../../core/attempt.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { Handshake } from "../../core/net/net.ts";
import { hybridGroup } from "../../data/tls-groups.ts";
import type { Tolerance } from "../tls/large-hello.ts";

/** Why a handshake that offers only the hybrid group does not come about. */
export const hybridObstacles = ["no-hybrid-group", "no-tls13", "large-hello"] as const;
type Obstacle = (typeof hybridObstacles)[number];

/** Whether a server completes the handshake that offers only the hybrid group: yes, no with everything that stands against it, or could not tell. */
export interface Hybrid {
  readonly supported: boolean | null;
  readonly obstacles: readonly Obstacle[];
  /** `handshake`, or the reason of the latest failure. */
  readonly reason: string;
  /** How often it was tried. */
  readonly tries: number;
}

/** What else is known of the server. */
export interface Beside {
  /** The control handshake, with classic groups alone, or with those that hardly anybody has. */
  readonly classic: Handshake | null;
  /** Whether the server asked for a key share of a group of TLS 1.3, which proves that it is there where no handshake came about. */
  readonly hasRetried?: boolean;
  /** The handshake of an ordinary client, which offers both kinds. */
  readonly usual: Handshake | null;
  readonly largeHello: Tolerance | null;
}

/** Alerts by which a server says that the offer holds nothing for it (RFC 8446 §6.2): handshake_failure, illegal_parameter, protocol_version, insufficient_security. */
const refusing = new Set(["40", "47", "70", "71"]);

/** Weighs what became of the handshake that offers only the hybrid group, oldest try first. Throws nothing. */
export function weighHybrid(tries: readonly Attempt<unknown>[], beside: Beside): Hybrid {
  const { classic, usual, largeHello, hasRetried = false } = beside;
  const latest = tries.at(-1);
  const done = { reason: latest && !latest.ok ? latest.failure.reason : "handshake", tries: tries.length };
  const failures = tries.flatMap((each) => (each.ok ? [] : [each.failure]));
  const isDone = failures.length < tries.length || failures.some(isAfterKeyExchange);
  if (isDone) return { ...done, supported: true, obstacles: [], reason: "handshake" };
  const unknown: Hybrid = { ...done, supported: null, obstacles: [] };
  // Who chose the group in one handshake has it, whatever became of the other.
  if ((!classic && !hasRetried) || usual?.group === hybridGroup) return unknown;
  const isOld = classic !== null && classic.protocol !== "TLSv1.3";
  const obstacles: Obstacle[] = [
    // RFC 8446 §4.2.1: who has TLS 1.3 chooses it where it is offered, as it was in the control handshake.
    ...(isOld ? (["no-tls13"] as const) : []),
    ...(largeHello?.tolerated === false ? (["large-hello"] as const) : []),
  ];
  // Who has just shaken hands with TLS 1.3 means something else by protocol_version, or somebody else said it.
  if (!isOld && classic !== null && tries.length === 1 && failures.every(isAboutVersion)) return unknown;
  // What was said of the size was said twice, too.
  const isTold = tries.length > 1 || largeHello?.tolerated === false || failures.some(isRefusal);
  if (obstacles.length > 0 && isTold) return no(done, obstacles);
  // Who came to terms only when suites and signatures were offered that this offer lacks may have meant those.
  const isAlike = classic === null || !classic.lenient || tries.length > 1;
  if (failures.some(isRefusal)) return isAlike ? no(done, ["no-hybrid-group"]) : unknown;
  // An alert, twice, is an answer; whoever hangs up, or says nothing, has not said that it is for the group.
  const isAnswered = failures.every(isAlert) && tries.length > 1;
  return isAnswered && largeHello?.tolerated === true ? no(done, ["no-hybrid-group"]) : unknown;
}

function no(done: Pick<Hybrid, "reason" | "tries">, obstacles: readonly Obstacle[]): Hybrid {
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

/** Whether a failure is an answer to the hello itself; whoever was not even connected to has not been asked. */
export function isBreakOff({ id }: FailureFacts): boolean {
  return /^(?:tls\.(?:alert|closed|failed)|tcp\.reset|timeout\.tls)$/.test(id);
}

/** RFC 8446 §4.4.2: a client certificate is asked for and missed under keys that the group has brought about. */
function isAfterKeyExchange({ id }: FailureFacts): boolean {
  return id === "tls.client-certificate";
}

function alertOf(reason: string): string {
  return /^tls\.alert\.(?<number>\d+)$/.exec(reason)?.groups?.["number"] ?? "";
}
