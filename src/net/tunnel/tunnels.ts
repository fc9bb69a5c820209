import type { Endpoint } from "../../core/net/net.ts";
import { isBypassed } from "./bypass.ts";
import type { Proxies } from "./proxy.ts";
import type { Dialled, Open } from "../dial.ts";
import type { Names } from "../names.ts";

/** A route through a proxy. */
interface Through {
  /** Its name in messages. */
  readonly proxy: string;
  /** Whether it resolves the names of hosts. */
  readonly resolves: boolean;
  /** Takes the resolver for the proxy's name, the signal of the run, and the parameters of any connection. */
  readonly open: (names: Names, run: AbortSignal, ...how: Parameters<Open>) => Promise<Dialled>;
}

/** The route to an endpoint through a proxy; null where none is used. */
export type Tunnels = (to: Endpoint & { readonly isPlain?: boolean }) => Through | null;

/**
 * Opens the routes through some proxies; the implementation is loaded on demand. `authorities` are PEM texts of CAs for proxies over TLS.
 */
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
