import type { Endpoint } from "../core/net/net.ts";
import { bracketed } from "../core/target/target.ts";

/**
 * The user's address for a host and port: `--resolve host:port:address[:port]`. Several pins for one host and port give it several
 * addresses.
 */
export interface Pin {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly toPort: number;
}

/**
 * The pin of an endpoint. Other ports of a pinned host use the same address: a user who measures a site's new server does not want port 80
 * of the old one, which the DNS still names.
 */
export function pinFor(pins: readonly Pin[], to: Endpoint): Pin | undefined {
  const ofHost = pins.filter(({ host }) => host === to.host);
  const ofPort = ofHost.filter(({ port }) => port === to.port);
  if (to.at === undefined) return ofPort[0] ?? elsewhere(ofHost[0], to);
  const isMeant = (pin: Pin): boolean => idOf(pin) === to.at;
  const meant = ofPort.find(isMeant) ?? ofHost.find(isMeant) ?? ofHost.find(({ address }) => address === to.at);
  if (!meant || meant.port === to.port) return meant;
  return ofPort.find(({ address }) => address === meant.address) ?? elsewhere(meant, to);
}

/**
 * The pins to try for an endpoint, like the addresses of a name: all with the first one's port, or the one that `at` names. Empty where the host
 * has none.
 */
export function pinsToTry(pins: readonly Pin[], to: Endpoint): readonly Pin[] {
  const first = pinFor(pins, to);
  if (!first || to.at !== undefined) return first ? [first] : [];
  return [...pinsOf(pins, to).values()].filter(({ toPort }) => toPort === first.toPort);
}

/** All pins of an endpoint by id; empty where the host has none. */
export function pinsOf(pins: readonly Pin[], to: Endpoint): ReadonlyMap<string, Pin> {
  const ofHost = pins.filter(({ host }) => host === to.host);
  const ofPort = ofHost.filter(({ port }) => port === to.port);
  const all = ofPort.length > 0 ? ofPort : ofHost.map((pin) => ({ ...pin, port: to.port, toPort: to.port }));
  return new Map(all.map((pin) => [idOf(pin), pin]));
}

/** Two pins may use two ports of one address, as with tunnels or test servers. */
function idOf({ port, address, toPort }: Pin): string {
  return port === toPort ? address : `${bracketed(address)}:${toPort}`;
}

function elsewhere(pin: Pin | undefined, { port }: Endpoint): Pin | undefined {
  return pin && { ...pin, port, toPort: port };
}
