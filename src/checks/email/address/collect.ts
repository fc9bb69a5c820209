import type { Context } from "../../../core/check.ts";
import { reverseDns } from "../../reverse-dns/index.ts";
import type { AddressNames } from "./schema.ts";

/** Collects the PTR records of an address through the reverse-dns check. Throws if no resolver answers, or if the caller may not ask about the address. */
export async function namesOf(context: Context, address: string): Promise<AddressNames> {
  const { raw } = await context.use(reverseDns, { query: address });
  const { state, reason, ptrNames: pointers, ptrNamesTotal: pointersTotal, forwardConfirmed: confirmed } = raw;
  const isAbsent = state === "nodata" || state === "nxdomain" || reason === "CNAME-LOOP";
  return {
    state: isAbsent ? "absent" : state,
    reason,
    names: pointers.map(({ name }) => name.replace(/(?<=.)\.$/, "")),
    namesTotal: pointersTotal,
    forwardConfirmed: confirmed,
    isGeneric: pointers.length > 0 && pointers.every(({ generic }) => generic !== null),
  };
}
