import type { MailAddress } from "../../../formats/mail/addresses.ts";

/** An address as it is shown: beside a domain that is not written in ASCII stands the one that the DNS knows. */
export function shownAddress({ address, domain }: Pick<MailAddress, "address" | "domain">): string {
  return domain !== null && /\P{ASCII}/u.test(address.slice(address.lastIndexOf("@")))
    ? `${address} (${domain})`
    : address;
}
