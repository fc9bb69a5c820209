/** Bytes or texts that are not the DNS message, name or data they claim to be. Only formats throw it; callers turn it into a reason. */
export class DnsError extends Error {
  override readonly name = "DnsError";
}
