import type { Credentials } from "../../net/access.ts";
import type { Proxies } from "../../net/tunnel/tunnels.ts";
import type { Given } from "../options/given.ts";
import { readHeaders } from "./headers.ts";
import { readIdentity } from "./identity.ts";
import { readProxies, secretsOfProxies, toProxies } from "./proxies.ts";

/** How a user of this process gets to what is not open to everybody. A server measures for strangers and never reads any of it. */
export interface AccessSettings {
  readonly credentials?: Credentials;
  readonly proxies?: Proxies;
  /** What must not appear in anything that is shown. */
  readonly secrets: readonly string[];
  /** The header without which nothing is to be measured, and that has nothing in it. */
  readonly emptyHeader: string | null;
}

/** Reads `header`, `client_cert`, `client_key` and `proxy`; throws a `Failure` INVALID_INPUT that shows no secret. */
export function readAccess(given: Given): AccessSettings {
  const { headers, empty } = readHeaders(given);
  const identity = readIdentity(given);
  const read = readProxies(given);
  const proxies = toProxies(read);
  const hasHeaders = Object.keys(headers).length > 0;
  const passphrase = given.one("client_key_passphrase");
  return {
    ...((hasHeaders || identity) && { credentials: { headers, ...(identity && { identity }) } }),
    ...(proxies && { proxies }),
    emptyHeader: empty,
    secrets: [
      ...Object.values(headers).filter((value) => value !== ""),
      ...secretsOfProxies(read),
      ...(identity && passphrase !== undefined ? [passphrase] : []),
    ],
  };
}
