import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import type { TlsVersion } from "../../formats/tls/client-hello.ts";
import { readServerReply, type ServerHello } from "../../formats/tls/server-hello.ts";
import { readTimestamps } from "../../formats/x509/timestamps.ts";
import { askVersion } from "../tls/versions-ask.ts";
import { olderVersions, type VersionOffer } from "../tls/versions.ts";

/** Whether something is offered, and how that is known. */
export interface VersionReply {
  readonly offered: boolean | null;
  readonly reason: string;
}

/** A ServerHello of a version up to TLS 1.2. */
export interface OlderAnswer {
  readonly version: TlsVersion;
  readonly hello: ServerHello;
  readonly bytes: Uint8Array;
  readonly heldAll: boolean;
}

/** The answers to the version probes, newest first; they show more than the version. */
export async function answersOf(
  context: Context,
  to: Endpoint & Named,
  offered: readonly VersionOffer[],
): Promise<readonly OlderAnswer[]> {
  const taken = olderVersions.filter((version) => offered.some((each) => each.version === version && each.offered));
  const answers = await Promise.all(
    taken.map(async (version) => ({ version, ...(await askVersion(context, to, version)) })),
  );
  return answers.flatMap(({ version, reply, heldAll }): readonly OlderAnswer[] => {
    const hello = reply.ok ? readServerReply(reply.value.bytes) : null;
    return reply.ok && hello?.kind === "hello" ? [{ version, hello, bytes: reply.value.bytes, heldAll }] : [];
  });
}

/** Whether a server is known to accept only TLS 1.3, which has none of these features. */
function isOnlyNew(offered: readonly VersionOffer[]): boolean {
  return olderVersions.every((version) => offered.some((each) => each.version === version && each.offered === false));
}

/** Why a feature that TLS 1.3 lacks is unknown, where no older version answered. */
export function absence(offered: readonly VersionOffer[]): VersionReply & { readonly offered: false | null } {
  return isOnlyNew(offered)
    ? { offered: false, reason: "only-tls13" }
    : { offered: null, reason: offered.find((each) => each.offered === null)?.reason ?? "no-answer" };
}

/** Whether raw probes are answered at all; if every one met silence, no more are sent. */
export function isAnswering(offered: readonly VersionOffer[]): boolean {
  return offered.some(({ version, offered: told }) => version !== "TLSv1.3" && told !== null);
}

/** TLS compression. */
export function compressionOf(hellos: readonly ServerHello[], offered: readonly VersionOffer[]): VersionReply {
  if (hellos.length === 0) return absence(offered);
  return { offered: hellos.some(({ compression }) => compression !== 0), reason: "server-hello" };
}

/** The application protocol that the newest version chose. */
export function protocolOf(
  [newest]: readonly ServerHello[],
  offered: readonly VersionOffer[],
): { readonly chosen: string | null; readonly reason: string } {
  if (newest) return { chosen: newest.alpn, reason: newest.alpn === null ? "ignored" : "server-hello" };
  const { reason } = absence(offered);
  return { chosen: null, reason: reason === "only-tls13" ? "encrypted" : reason };
}

/** Signed certificate timestamps in the TLS extension; null where not observable. */
export function timestampsIn([newest]: readonly ServerHello[]): number | null {
  if (!newest) return null;
  return newest.timestamps ? readTimestamps(newest.timestamps) : 0;
}
