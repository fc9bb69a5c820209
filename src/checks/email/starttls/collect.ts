import type { Context } from "../../../core/check.ts";
import type { MailGreeting } from "../../../core/net/mail.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { readOrNull } from "../../../probes/certificate/path.ts";
import { mailStateOf, type MailAddressState } from "../../../probes/mail/state.ts";
import type { StarttlsRaw } from "./schema.ts";

type Address = StarttlsRaw["hosts"][number]["addresses"][number];

/** Tests STARTTLS on the mail hosts of a domain. Only throws on bugs. */
export async function collectStarttls(context: Context, domain: DnsName): Promise<StarttlsRaw> {
  const { hosts } = await mailStateOf(context, domain);
  return {
    hosts: hosts.map(({ host, starttls, certificate, reason, addresses }) => ({
      host,
      starttls,
      certificate,
      reason,
      addresses: addresses.map(addressOf),
    })),
  };
}

function addressOf({ address, starttls, greeting, certificate }: MailAddressState): Address {
  const handshake = greeting?.handshake ?? null;
  const leaf = handshake?.chain[0] && readOrNull(handshake.chain[0]);
  return {
    address,
    starttls,
    ...faultOf(greeting, starttls),
    protocol: handshake?.protocol ?? null,
    cipher: handshake?.cipher ?? null,
    certificate: certificate.state,
    reason: certificate.reason,
    notAfter: leaf ? new Date(leaf.notAfter).toISOString() : null,
  };
}

function faultOf(
  greeting: MailGreeting | null,
  starttls: MailAddressState["starttls"],
): Pick<Address, "fault" | "faultReason"> {
  const failure = greeting?.failure?.reason ?? null;
  if (!greeting || starttls !== "absent") return { fault: null, faultReason: failure };
  if (greeting.starttls === "absent") return { fault: "not-offered", faultReason: null };
  if (greeting.starttls === "refused") return { fault: "refused", faultReason: null };
  return { fault: failure === "starttls.injected" ? "injected" : "broken", faultReason: failure };
}
