import { attempt } from "../../core/attempt.ts";
import { reach } from "../../core/target/address.ts";
import type { Context } from "../../core/check.ts";

/** Some address that everybody can reach: whoever writes records is no user of ours, so what they name must be public. */
export const stranger = "1.0.0.1";

/** Whether an address that a record names is one that everybody can reach; networks that the operator takes for public are public. */
export async function isPublicAddress({ net }: Pick<Context, "net">, address: string): Promise<boolean> {
  if (reach(address) === "public") return true;
  const judged = await attempt(() => net.addresses({ host: address, port: 53, namedBy: stranger }));
  return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
}
