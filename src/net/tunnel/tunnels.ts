import type { Endpoint } from "../../core/net/net.ts";
import { isBypassed } from "./bypass.ts";
import type { Dialled, Open } from "../dial.ts";
import type { Names } from "../names.ts";

/** A proxy that the user named. Wherever it is, it may be asked; what it is asked for is judged all the same. */
export interface Proxy {
  /** Whether it is spoken to over TLS. */
  readonly isSecure: boolean;
  readonly host: string;
  readonly port: number;
  /** What it is shown of us, as the value of Proxy-Authorization. */
  readonly authorization?: string;
  /** How messages call it: without anything that is secret. */
  readonly name: string;
}

/** Which proxies stand between us and everybody else. */
export interface Proxies {
  /** For TLS and whatever begins in plain text and comes to it. */
  readonly secure?: Proxy | undefined;
  /** For plain HTTP. */
  readonly plain?: Proxy | undefined;
  /** Who is reached without them, as in NO_PROXY. */
  readonly bypass: readonly string[];
}

/** A way through a proxy. */
interface Through {
  /** What messages call it. */
  readonly proxy: string;
  /** Takes who resolves its name, the end of the run, and then what every way is told. */
  readonly open: (names: Names, run: AbortSignal, ...how: Parameters<Open>) => Promise<Dialled>;
}

/** The way to an endpoint where a proxy stands on it, null where none does. */
export type Tunnels = (to: Endpoint & { readonly isPlain?: boolean }) => Through | null;

/** Opens the ways through some proxies; what speaks to a proxy is loaded when it is needed. `authorities` are PEM texts for proxies over TLS. */
export function openTunnels({ secure, plain, bypass }: Proxies, authorities: readonly string[]): Tunnels {
  return (to) => {
    const proxy = to.isPlain ? plain : secure;
    if (!proxy || isBypassed(to, bypass)) return null;
    return {
      proxy: proxy.name,
      async open(names, run, ...how) {
        const { tunnel } = await import("./tunnel.ts");
        return tunnel({ proxy, authorities, names, run }, ...how);
      },
    };
  };
}
