/** Bytes or text that are not a valid DNS message, name or data. Only formats throw it; callers turn it into a reason. */
export class DnsError extends Error {
  override readonly name = "DnsError";
}
