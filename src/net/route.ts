import { isIP } from "node:net";
import { failure } from "../core/failure.ts";
import type { Endpoint, Named } from "../core/net.ts";
import { bracketed } from "../core/target.ts";
import type { Budget } from "./budget.ts";
import { dial, type Dialled } from "./dial.ts";
import type { Names } from "./names.ts";
import { mayContact, type Policy } from "./policy.ts";

/** Where the user says that a host and port are found: `--resolve host:port:address[:port]`. */
export interface Pin {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly toPort: number;
}

export interface Routes {
  readonly policy: Policy;
  readonly names: Names;
  readonly pins: readonly Pin[];
  readonly budget: Budget;
}

export interface Connected extends Dialled {
  /** Round trips spent on the name and on the connection. */
  readonly roundTrips: number;
}

export type Connect = (to: Endpoint & Named, signal: AbortSignal) => Promise<Connected>;

/**
 * How a run reaches hosts: a name is resolved once, every address is judged, and a judged address is what the socket gets,
 * so that no second answer of the DNS can slip in between. The address that answered first is used for the rest of the run.
 */
export function openRoutes({ policy, names, pins, budget }: Routes): Connect {
  const resolved = new Map<string, Promise<readonly string[]>>();
  const answered = new Map<string, string>();

  async function candidates(to: Endpoint & Named, signal: AbortSignal): Promise<readonly string[]> {
    if (isIP(to.host)) return judge(to, [to.host]);
    const known = resolved.get(to.host) ?? names(to.host, signal);
    resolved.set(to.host, known);
    // A name that failed under one caller's patience may still answer for the next one.
    known.catch(() => resolved.delete(to.host));
    return judge(to, await known);
  }

  function judge(to: Endpoint & Named, addresses: readonly string[]): readonly string[] {
    const allowed = addresses.filter((address) => mayContact(address, to.namedBy, policy));
    const [refused] = addresses;
    if (allowed.length === 0) throw failure("address.private", { host: bracketed(to.host), address: refused ?? "" });
    return allowed;
  }

  return async (to, signal) => {
    const pin = pins.find(({ host, port }) => host === to.host && port === to.port);
    if (pin) {
      // The user named this address, so it is judged as the user's own, whoever named the host.
      const allowed = judge({ host: to.host, port: pin.toPort }, [pin.address]);
      return { ...(await dial(allowed, pin.toPort, { to, signal, budget })), roundTrips: 1 };
    }
    const isFirst = !resolved.has(to.host) && isIP(to.host) === 0;
    const allowed = await candidates(to, signal);
    const key = `${to.host} ${to.port}`;
    const usual = answered.get(key);
    const order = usual !== undefined && allowed.includes(usual) ? [usual] : allowed;
    const connected = await dial(order, to.port, { to, signal, budget });
    answered.set(key, connected.address);
    return { ...connected, roundTrips: isFirst ? 2 : 1 };
  };
}
