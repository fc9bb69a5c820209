import type { Handshake } from "../../core/net/net.ts";
import { wireVersions, type TlsVersion } from "../../formats/tls/client-hello.ts";

/** Every version that can be offered, oldest first. */
export const versionNames = Object.keys(wireVersions) as TlsVersion[];

/** The version of a handshake; Node names TLS 1.0 `TLSv1`. */
export function negotiatedVersion({ protocol }: Pick<Handshake, "protocol">): TlsVersion | null {
  const name = protocol === "TLSv1" ? "TLSv1.0" : protocol;
  return versionNames.find((version) => version === name) ?? null;
}
