import type { Given } from "../options/given.ts";
import type { Effective } from "./effective.ts";
import { headersShown } from "../access/headers.ts";
import { readProxies, type NamedProxy } from "../access/proxies.ts";

/** Returns the effective access settings, without secrets. Throws `Failure` if a value is invalid. */
export function effectiveAccess(given: Given): Readonly<Record<string, Effective>> {
  return {
    header: { value: headersShown(given), source: given.source("header") ?? "default" },
    client_cert: file("client_cert", given),
    client_key: file("client_key", given),
    ...proxiesOf(given),
  };
}

function file(name: string, given: Given): Effective {
  return { value: given.one(name) ?? null, source: given.source(name) ?? "default" };
}

/** There are two proxies only if the environment names two. */
function proxiesOf(given: Given): Readonly<Record<string, Effective>> {
  const { secure, plain, bypass, resolves } = readProxies(given);
  const shown = (named: NamedProxy | null): Effective => {
    return named
      ? { value: named.proxy.name, source: named.from }
      : { value: null, source: given.source("proxy") ?? "default" };
  };
  const isOne = secure?.proxy.name === plain?.proxy.name;
  return {
    proxy: shown(secure),
    ...(!isOne && { proxy_http: shown(plain) }),
    proxy_dns: { value: `${resolves}`, source: given.source("proxy_dns") ?? "default" },
    ...((secure ?? plain) && bypass.length > 0 && { no_proxy: { value: bypass, source: "NO_PROXY" } as const }),
  };
}
