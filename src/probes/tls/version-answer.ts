import type { HelloReply } from "../../core/net/net.ts";
import { wireVersions, type TlsVersion } from "../../formats/tls/client-hello.ts";
import { isHungUp, readHeard, type Question } from "../offers/ask.ts";
import type { LineAnswer } from "./raw-line.ts";
import type { HelloSuites } from "./version-suites.ts";

/** What a server said to a ClientHello of one version. */
export interface VersionAnswer extends LineAnswer {
  /** Whether that hello held every suite there is, so that a server which answered it bears as many in another one. */
  readonly heldAll: boolean;
  /** The suites that it held. */
  readonly suites: HelloSuites;
}

/** Whether a version is offered, and how that is known. */
export interface VersionReading {
  readonly offered: boolean | null;
  readonly reason: string;
}

/** What an answer says of the version that was asked for. */
export function readVersion({ reply, isConfirmed, suites }: VersionAnswer, version: TlsVersion): VersionReading {
  if (!reply.ok) return { offered: null, reason: reply.failure.reason };
  return readOffer(reply.value, { version, suites }, isConfirmed);
}

type Asked = Pick<Question, "version" | "suites">;

/** What a reply to a ClientHello of one version says, beside a handshake that works. */
export function readOffer(reply: HelloReply, asked: Asked, isConfirmed: boolean): VersionReading {
  const heard = readHeard(reply, asked);
  if (heard.kind === "chosen") {
    const isLower = heard.hello.version < wireVersions[asked.version];
    return isLower ? { offered: false, reason: "lower-version" } : { offered: true, reason: "server-hello" };
  }
  // Old servers and middleboxes hang up on a version that they do not want, others on whoever comes too often.
  const isRefused = heard.kind === "refused" && (isConfirmed || !isHungUp(heard));
  return { offered: isRefused ? false : null, reason: heard.reason };
}
