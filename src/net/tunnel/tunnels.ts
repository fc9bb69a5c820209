import type { Endpoint } from "../../core/net/net.ts";
import { isBypassed } from "./bypass.ts";
import type { Proxies } from "./proxy.ts";
import type { Dialled, Open } from "../dial.ts";
import type { Names } from "../names.ts";

/** A way through a proxy. */
interface Through {
  /** What messages call it. */
  readonly proxy: string;
  /** Whether it resolves the names of hosts. */
  readonly resolves: boolean;
  /** Takes who resolves its name, the end of the run, and then what every way is told. */
  readonly open: (names: Names, run: AbortSignal, ...how: Parameters<Open>) => Promise<Dialled>;
}

/** The way to an endpoint where a proxy stands on it, null where none does. */
export type Tunnels = (to: Endpoint & { readonly isPlain?: boolean }) => Through | null;

/** Opens the ways through some proxies; what speaks to a proxy is loaded when it is needed. `authorities` are PEM texts for proxies over TLS. */
export function openTunnels(
  { secure, plain, resolves = false, bypass }: Proxies,
  authorities: readonly string[],
): Tunnels {
  return (to) => {
    const proxy = to.isPlain ? plain : secure;
    if (!proxy || isBypassed(to, bypass)) return null;
    return {
      proxy: proxy.name,
      resolves,
      async open(names, run, ...how) {
        const { tunnel } = await import("./tunnel.ts");
        return tunnel({ proxy, authorities, names, run }, ...how);
      },
    };
  };
}
