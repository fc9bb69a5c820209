import { classes, types } from "../../../formats/dns/codes.ts";
import type { ResourceRecord } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, labelsOf, nameOf, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import { writeMessage } from "../../../formats/dns/write-message.ts";

const longestName = 255;
const longestLabel = 63;

/**
 * The size of a referral for the longest name below a zone, with one glue address per family. Clients without EDNS do not receive more than 512 bytes
 * (RFC 1035 §4.2.1, RFC 9471 §2.1).
 */
export function referralOctets(
  zone: DnsName,
  servers: readonly RecordOf<"NS">[],
  glue: readonly ResourceRecord[],
): number {
  const inside = glue.filter(
    ({ name }) => isWithin(name, zone) && servers.some(({ data }) => isSameName(data.name, name)),
  );
  const needed = servers.every(({ data }) => isWithin(data.name, zone))
    ? [...recordsOf("A", inside).slice(0, 1), ...recordsOf("AAAA", inside).slice(0, 1)]
    : [];
  return writeMessage({
    id: 0,
    isResponse: true,
    opcode: 0,
    isAuthoritative: false,
    isTruncated: false,
    isRecursionDesired: false,
    isRecursionAvailable: false,
    isAuthenticData: false,
    isCheckingDisabled: false,
    rcode: 0,
    questions: [{ name: longestBelow(zone), type: types.NS, class: classes.IN }],
    answers: [],
    authorities: servers,
    additionals: needed,
    edns: null,
    stray: 0,
  }).length;
}

function longestBelow(zone: DnsName): DnsName {
  let left = longestName - zone.wire.length;
  const labels: Buffer[] = [];
  while (left > 1) {
    const length = Math.min(left - 1, longestLabel);
    labels.push(Buffer.alloc(length, "x"));
    left -= length + 1;
  }
  return nameOf([...labels, ...labelsOf(zone)]);
}
