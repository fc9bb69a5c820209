import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { everyAddress } from "../../../probes/page/addresses.ts";
import { collect } from "../collect.ts";
import { endpointOf, type Input, type SslRaw } from "../schema.ts";

/** Observes a TLS server, at all its addresses if requested. Throws if no address completes a handshake. */
export async function collectEvery(input: Input, context: Context): Promise<SslRaw> {
  const main = collect(input, context);
  if (!input.all_ips) return main;
  const to = endpointOf(input);
  const answered = attempt(() => context.net.tls(to)).then((got) => (got.ok ? got.value.address : null));
  const seen = await everyAddress(context, to, { main, answered, look: (at) => collect(input, at) });
  return { ...seen.main, addresses: seen.around };
}
