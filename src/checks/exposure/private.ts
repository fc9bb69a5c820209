import type { Context } from "../../core/check.ts";
import { reach } from "../../core/target/address.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask } from "../../probes/dns/lookup.ts";

/**
 * The private address that a public resolver returns for a name; null without one. The operator's own resolver is not used, because it may return
 * names of private networks that must not be disclosed.
 */
export async function privateAddressOf(host: string, context: Context): Promise<string | null> {
  const [resolver] = context.dns.publicResolvers.filter(({ isFiltering }) => !isFiltering);
  if (!resolver) return null;
  const { message } = await ask(context, parseName(host), types.A, { server: resolver.server });
  const addresses = (message?.answers ?? []).flatMap(({ data }) =>
    data.type === "A" && "address" in data ? [data.address] : [],
  );
  return addresses.find((address) => reach(address) !== "public") ?? null;
}
