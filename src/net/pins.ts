import type { Endpoint } from "../core/net/net.ts";
import { bracketed } from "../core/target/target.ts";

/** Where the user says that a host and port are found: `--resolve host:port:address[:port]`. Several for one host and port are several addresses of it. */
export interface Pin {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly toPort: number;
}

/**
 * The pin of an endpoint. Other ports of a pinned host are asked at the same address: whoever measures the new origin of a site
 * does not want to hear of port 80 of the old one, which the DNS still names.
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

/** Every pin of an endpoint, by an id of its own; none where the user pinned nothing of the host. */
export function pinsOf(pins: readonly Pin[], to: Endpoint): ReadonlyMap<string, Pin> {
  const ofHost = pins.filter(({ host }) => host === to.host);
  const ofPort = ofHost.filter(({ port }) => port === to.port);
  const all = ofPort.length > 0 ? ofPort : ofHost.map((pin) => ({ ...pin, port: to.port, toPort: to.port }));
  return new Map(all.map((pin) => [idOf(pin), pin]));
}

/** Two pins may lead to two ports of one address, where tunnels end or tests serve. */
function idOf({ port, address, toPort }: Pin): string {
  return port === toPort ? address : `${bracketed(address)}:${toPort}`;
}

function elsewhere(pin: Pin | undefined, { port }: Endpoint): Pin | undefined {
  return pin && { ...pin, port, toPort: port };
}
