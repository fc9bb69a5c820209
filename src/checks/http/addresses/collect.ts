import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import type { Endpoint, Named } from "../../../core/net/net.ts";
import { hostOf, portOf } from "../../../core/target/target.ts";
import { everyAddress } from "../../../probes/page/addresses.ts";
import { redirects } from "../../../probes/page/redirects.ts";
import { requestPage } from "../../../probes/page/visit.ts";
import { collect } from "../collect.ts";
import type { HttpRaw, Input } from "../schema.ts";

/**
 * Follows a URL to its page, at every address of its host if requested. If the page is on another host, also requests it at every address of that
 * host. Throws if no address answered.
 */
export async function collectEvery(input: Input, context: Context): Promise<HttpRaw> {
  const main = collect(input, context);
  if (!input.all_ips) return main;
  const [first, last] = await Promise.all([fromFirst(input, context, main), fromLast(input, context, main)]);
  return { ...first.main, addresses: [first.around, ...(last ? [last.around] : [])] };
}

function fromFirst(input: Input, context: Context, main: Promise<HttpRaw>) {
  const answered = attempt(() => requestPage(context, input.url)).then((got) => (got.ok ? got.value.address : null));
  return everyAddress(context, endpointOf(input.url), { main, answered, look: (at) => collect(input, at) });
}

/** Nothing if the page is on the requested host, or there is no page. */
async function fromLast({ url }: Input, context: Context, main: Promise<HttpRaw>) {
  const came = await attempt(() => redirects(context, url));
  if (!came.ok || came.value.end.kind !== "answered") return null;
  const { url: page, named, reply } = came.value;
  const to = endpointOf(page, named);
  if (to.host === endpointOf(url).host || !(await attempt(() => main)).ok) return null;
  // Without `named`: the addresses of the page were checked already, and this request goes to no other.
  const look = (at: Context): Promise<HttpRaw> => collect({ url: page }, at);
  return everyAddress(context, to, { main, answered: Promise.resolve(reply.address), look });
}

function endpointOf(url: string, named: Named = {}): Endpoint & Named {
  const parsed = new URL(url);
  return { host: hostOf(parsed), port: portOf(parsed), ...named };
}
