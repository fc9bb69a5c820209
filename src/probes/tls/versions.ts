import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import type { TlsVersion } from "../../formats/tls/client-hello.ts";
import { negotiatedVersion, versionNames } from "./negotiated-version.ts";
import { readNegotiatedVersion } from "./version-answer.ts";
import { askVersion } from "./versions-ask.ts";

/** Whether a server offers a version (null where unknown), and how that is known. */
export interface VersionOffer {
  readonly version: TlsVersion;
  readonly offered: boolean | null;
  /** `negotiated`, `server-hello`, `alert.70`, `lower-version`, `closed`, `reset`, `silent`, or the reason of a failure. */
  readonly reason: string;
}

/** The TLS versions a server offers, cached for the run. Throws where there is no handshake. */
export async function versions(context: Context, to: Endpoint & Named): Promise<readonly VersionOffer[]> {
  return Promise.all((await probes(context, to)).values());
}

/**
 * What is known once the handshake and TLS 1.2 were answered and as long again has passed, so that a server which ignores old versions does
 * not delay other checks. Such a version is `silent` here and may change later.
 */
export async function earlyVersions(context: Context, to: Endpoint & Named): Promise<readonly VersionOffer[]> {
  const told = await probes(context, to);
  await told.get("TLSv1.2");
  const ending = new AbortController();
  const patience = sleep(Math.max(leastPatience, context.elapsed()), null, { signal: ending.signal, ref: false });
  const all = [...told].map(async ([version, telling]): Promise<VersionOffer> => {
    const offer = await Promise.race([telling, patience]);
    return offer ?? { version, offered: null, reason: "silent" };
  });
  const early = await Promise.all(all);
  patience.catch(() => {});
  ending.abort();
  return early;
}

/** The least milliseconds, for a server with fast answers. */
const leastPatience = 250;

/** The results per version, oldest first. */
function probes(context: Context, to: Endpoint & Named): Promise<ReadonlyMap<TlsVersion, Promise<VersionOffer>>> {
  return context.once(`versions ${to.host} ${to.port}`, async () => {
    // Asked in parallel with the handshake: saves a round trip and costs at most one redundant question.
    const asked = new Map<TlsVersion, Promise<VersionOffer>>(
      olderVersions.map((version) => [version, probe(context, to, version)]),
    );
    const main = negotiatedVersion(await context.net.tls(to));
    const tell = async (version: TlsVersion): Promise<VersionOffer> =>
      known(version, main) ?? weigh(await (asked.get(version) ?? probe(context, to, version)), main);
    return new Map(versionNames.map((version) => [version, tell(version)]));
  });
}

/** The versions up to TLS 1.2, newest first: their suites are independent of the version, and the hello is in clear text. */
export const olderVersions = ["TLSv1.2", "TLSv1.1", "TLSv1.0", "SSLv3"] as const satisfies readonly TlsVersion[];

function known(version: TlsVersion, main: TlsVersion | null): VersionOffer | null {
  if (version === main) return { version, offered: true, reason: "negotiated" };
  return version === "TLSv1.3" && main !== null ? { version, offered: false, reason: "lower-version" } : null;
}

/**
 * RFC 8446 §4.2.1: a server chooses its best version, and every handshake offers all up to TLS 1.3. So a server has no better version than
 * the one it chose, unless a ServerHello proves otherwise.
 */
function weigh(found: VersionOffer, main: TlsVersion | null): VersionOffer {
  const { version, offered } = found;
  const isAbove = main !== null && versionNames.indexOf(version) > versionNames.indexOf(main);
  return isAbove && offered !== true ? { version, offered: false, reason: "lower-version" } : found;
}

async function probe(context: Context, to: Endpoint & Named, version: TlsVersion): Promise<VersionOffer> {
  return { version, ...readNegotiatedVersion(await askVersion(context, to, version), version) };
}
