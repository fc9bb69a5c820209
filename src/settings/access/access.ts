import type { Credentials } from "../../net/access.ts";
import type { Proxies } from "../../net/tunnel/proxy.ts";
import type { Given } from "../options/given.ts";
import { readHeaders } from "./headers.ts";
import { readIdentity, readPassphrase } from "./identity.ts";
import { readProxies, secretsOfProxies, toProxies } from "./proxies.ts";

/** Credentials and proxies of the user of this process. A server never reads them, since it measures for strangers. */
export interface AccessSettings {
  readonly credentials?: Credentials;
  readonly proxies?: Proxies;
  /** Values that are masked in all output. */
  readonly secrets: readonly string[];
  /** Name of a header with an empty value, for which nothing may be measured; null if there is none. */
  readonly emptyHeader: string | null;
}

/** Reads `header`, `client_cert`, `client_key` and `proxy`; throws a `Failure` INVALID_INPUT that shows no secret. */
export function readAccess(given: Given): AccessSettings {
  const { headers, empty } = readHeaders(given);
  const identity = readIdentity(given);
  const read = readProxies(given);
  const proxies = toProxies(read);
  const hasHeaders = Object.keys(headers).length > 0;
  const passphrase = identity && readPassphrase(given);
  return {
    ...((hasHeaders || identity) && { credentials: { headers, ...(identity && { identity }) } }),
    ...(proxies && { proxies }),
    emptyHeader: empty,
    secrets: [
      ...Object.values(headers).filter((value) => value !== ""),
      ...secretsOfProxies(read),
      ...(passphrase ? [passphrase] : []),
    ],
  };
}
