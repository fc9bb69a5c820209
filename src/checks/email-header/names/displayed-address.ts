import type { MailAddress } from "../../../formats/mail/addresses.ts";

/** An address for display: a non-ASCII domain is followed by its ASCII form. */
export function displayedAddress({ address, domain }: Pick<MailAddress, "address" | "domain">): string {
  return domain !== null && /\P{ASCII}/u.test(address.slice(address.lastIndexOf("@")))
    ? `${address} (${domain})`
    : address;
}
