import type { HelloReply } from "../../core/net/net.ts";
import { wireVersions, type TlsVersion } from "../../formats/tls/client-hello.ts";
import { isHungUp, readOfferReply, type OfferProbe } from "../offers/prober.ts";
import type { LineAnswer } from "./raw-line.ts";
import type { HelloSuites } from "./version-suites.ts";

/** A server's answer to a ClientHello of one version. */
export interface VersionAnswer extends LineAnswer {
  /** Whether that hello contained every suite, so that a server which answered it accepts hellos of that length. */
  readonly heldAll: boolean;
  /** The suites in the hello. */
  readonly suites: HelloSuites;
}

/** Whether a version is offered, and how that is known. */
export interface VersionReading {
  readonly offered: boolean | null;
  readonly reason: string;
}

/** Interprets an answer for the requested version. */
export function readNegotiatedVersion(
  { reply, isConfirmed, suites }: VersionAnswer,
  version: TlsVersion,
): VersionReading {
  if (!reply.ok) return { offered: null, reason: reply.failure.reason };
  return readOffer(reply.value, { version, suites }, isConfirmed);
}

type Asked = Pick<OfferProbe, "version" | "suites">;

/** Interprets a reply to a ClientHello of one version, given a working handshake. */
export function readOffer(reply: HelloReply, asked: Asked, isConfirmed: boolean): VersionReading {
  const heard = readOfferReply(reply, asked);
  if (heard.kind === "chosen") {
    const isLower = heard.hello.version < wireVersions[asked.version];
    return isLower ? { offered: false, reason: "lower-version" } : { offered: true, reason: "server-hello" };
  }
  // Old servers and middleboxes close the connection for unwanted versions, others for too many connections.
  const isRefused = heard.kind === "refused" && (isConfirmed || !isHungUp(heard));
  return { offered: isRefused || isFatal(heard.reason) ? false : null, reason: heard.reason };
}

/**
 * RFC 8446 §6.2: every error alert ends the handshake, and this hello has every suite, so no handshake of this version succeeds. OpenSSL sends
 * internal_error for a version that its security level forbids. Only no_application_protocol (RFC 7301 §3.2) is about ALPN instead.
 */
function isFatal(reason: string): boolean {
  return reason.startsWith("alert.") && reason !== "alert.120";
}
