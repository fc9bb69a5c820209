import type { Endpoint, Net } from "../core/net/net.ts";
import { hostOf } from "../core/target/target.ts";

/** The outside world in which a host has but one address, whatever is asked of it. */
export function placedAt({ host, at }: Pick<Endpoint, "host"> & { readonly at: string }, net: Net): Net {
  function placed<T extends Endpoint>(to: T): T {
    return to.host === host ? { ...to, at } : to;
  }

  return {
    tls: (to, offer) => net.tls(placed(to), offer),
    hello: (to, bytes, until) => net.hello(placed(to), bytes, until),
    mail: (to) => net.mail(placed(to)),
    http: (request) => net.http(isOf(host, request.url) ? { ...request, at } : request),
    addresses: (of) => net.addresses(of),
    dns: (question) => net.dns(question),
    source: (id, request) => net.source(id, request),
  };
}

function isOf(host: string, url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && hostOf(parsed) === host;
}
