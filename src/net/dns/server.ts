import { isIPv6 } from "node:net";

/** Where a resolver listens. */
export interface ServerPlace {
  readonly address: string;
  readonly port: number;
}

const usualPort = 53;

/** Reads `address`, `address:port` or `[address]:port`, as options and the system's list have it; the settings have checked it. */
export function serverOf(text: string): ServerPlace {
  const { address = text, port } = (isIPv6(text) ? null : written.exec(text))?.groups ?? {};
  return { address: address.replaceAll(/[[\]]/g, ""), port: port === undefined ? usualPort : Number(port) };
}

const written = /^(?<address>\[[^\]]*\]|[^:]*)(?::(?<port>\d+))?$/;
