import { DnsError } from "./error.ts";
import { labelsOf, nameOf, type DnsName } from "./name.ts";

/** The name with these labels before it; null if it would be too long to exist (RFC 1035 §2.3.4). */
export function below(domain: DnsName, ...labels: readonly string[]): DnsName | null {
  try {
    return nameOf([...labels.map((each) => Buffer.from(each)), ...labelsOf(domain)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}
