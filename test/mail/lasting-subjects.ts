import { isIP } from "node:net";

interface Found {
  readonly id: string;
  readonly subject?: string;
}

/** Parts of a subject whose numbers are stable: an address, a host, a port, a requested TLS version. */
const lasting = /(?:TLS ?v?1\.\d|SSLv\d|TLSv1(?:\.\d)?)|[\w.-]+\.(?:example|test|localhost)\b|localhost|:\d+\b/g;

/** Subjects with a measured value, a version or a date: they are part of an identity, which must be stable over runs. */
export function passingSubjects(findings: readonly Found[]): readonly string[] {
  return findings.flatMap(({ id, subject = "" }) => {
    const words = subject.split(/[\s(),@]+/).filter((word) => isIP(word.replaceAll(/^\[|\](?::\d+)?$/g, "")) === 0);
    const rest = words
      .join(" ")
      .replaceAll(/\d+\.\d+\.\d+\.\d+/g, "")
      .replaceAll(lasting, "");
    return /\d\.\d|\d{4}-\d\d-\d\d/.test(rest) ? [`${id}: ${subject}`] : [];
  });
}
