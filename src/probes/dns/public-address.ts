import { attempt } from "../../core/attempt.ts";
import { isMapped, reach } from "../../core/target/address.ts";
import type { Context } from "../../core/check.ts";

/** A public address. Record authors are not our users, so the hosts that records name must be public. */
export const stranger = "1.0.0.1";

/** Whether an address from a record is public. Networks that the operator declares public count as public. */
export async function isPublicAddress({ net }: Pick<Context, "net">, address: string): Promise<boolean> {
  if (isMapped(address)) return false;
  if (reach(address) === "public") return true;
  const judged = await attempt(() => net.addresses({ host: address, port: 53, namedBy: stranger }));
  return judged.ok && judged.value.some(({ isAllowed }) => isAllowed);
}
