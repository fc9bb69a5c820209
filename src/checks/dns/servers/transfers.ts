import type { Context } from "../../../core/check.ts";
import { rcodes, rcodeText, types } from "../../../formats/dns/codes.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { askAuthority } from "../../../probes/dns/name-servers.ts";
import type { SeenServer, SeenTransfer } from "./schema.ts";
import { withoutAnswer } from "./server-state.ts";

/** Maximum number of addresses that are asked for the zone. */
const mostAsked = 8;

/** Asks the delegated name servers for the whole zone, RFC 5936. The network drops the records; only their number is kept. */
export async function transfersOf(
  context: Pick<Context, "net" | "once">,
  zone: DnsName,
  servers: readonly SeenServer[],
): Promise<readonly SeenTransfer[]> {
  const places = servers
    .filter(({ isAtParent }) => isAtParent)
    .flatMap(({ name, addresses }) =>
      addresses.flatMap(({ address, state }) => (state === "authoritative" ? [{ server: name, address }] : [])),
    );
  return Promise.all(
    places
      .slice(0, mostAsked)
      .map(async (place) => ({ ...place, ...(await transferBy(context, zone, place.address)) })),
  );
}

async function transferBy(
  context: Pick<Context, "net" | "once">,
  zone: DnsName,
  address: string,
): Promise<Omit<SeenTransfer, "server" | "address">> {
  const told = await askAuthority(context, address, [zone, types.AXFR], { isOverTcp: true, hasEdns: false });
  const none = { records: null, isComplete: null };
  if (!told.message) return { state: "unknown", reason: withoutAnswer(told.failure).reason, ...none };
  const { rcode } = told.message;
  const { transfer } = told.reply;
  if (rcode !== rcodes.NOERROR) return { state: "refused", reason: rcodeText(rcode), ...none };
  // RFC 5936 §2.2: a zone has more than its SOA record, which comes again at the end.
  if (!transfer || transfer.records < 2) return { state: "refused", reason: "empty", ...none };
  const { records, isComplete } = transfer;
  return { state: "open", reason: null, records: isComplete ? records - 1 : records, isComplete };
}
