/** A zone of the lab, and the expected results of the tools. */
export interface LabZone {
  readonly zone: string;
  /** unbound's result for its address; `failed` where no server answers. */
  readonly state: "secure" | "insecure" | "bogus" | "failed";
  /** RFC 8914, where it is bogus. */
  readonly error?: number;
  /** Types of sets that do not verify, or lack signatures, where the zone itself is valid. */
  readonly damaged?: string;
  /** Zonemaster's errors or worse, except that all name servers are on loopback. */
  readonly zonemaster?: readonly string[];
}

const signatureErrors = [
  "DS02_DNSKEY_NOT_SIGNED_BY_ANY_DS",
  "DS02_RRSIG_NOT_VALID_BY_DNSKEY",
  "DS10_NSEC_RRSIG_VERIFY_ERROR",
];
const lonely = ["NOT_ENOUGH_IPV4_NS_CHILD", "NOT_ENOUGH_IPV4_NS_DEL"];

const secure = ["good.com", "rsa.com", "ed.com", "p384.com", "nsec3.com", "iterations.com", "optout.com"].concat(
  ["rsa1024.com", "rsasha1.com", "days.com", "hours.com", "wildsigned.com", "xn--bcher-kva.com", "nic.lab"],
  ["8.b.d.0.1.0.0.2.ip6.arpa", "2.0.192.in-addr.arpa"],
);

const insecure = [
  "nods.com",
  "sub.optout.com",
  "insecure.com",
  "nullmx.com",
  "mxcname.com",
  "spf.com",
  "serials.com",
].concat(
  ["dangling.com", "private.com", "wild.com", "largetxt.com", "twospf.com", "aliases.com", "many.com", "oddsoa.com"],
  ["ttl.com", "labels.com", "caa.com", "https.com", "reports.org"],
);

/** Every zone of test/lab/dns/zones.txt whose name does not depend on the network. */
export const labZones: readonly LabZone[] = [
  ...secure.map((zone) => ({ zone, state: "secure" }) as const),
  ...insecure.map((zone) => ({ zone, state: "insecure" }) as const),
  // RFC 2317 §4 has such names, and RFC 2181 §11 any; Zonemaster takes them for host names.
  { zone: "0/25.2.0.192.in-addr.arpa", state: "insecure", zonemaster: ["NON_ALLOWED_CHARS"] },
  { zone: "sha1ds.com", state: "secure", zonemaster: ["DS01_DS_ALGO_DEPRECATED"] },
  { zone: "bogus.com", state: "bogus", error: 6, damaged: "A" },
  { zone: "noproofs.com", state: "secure", zonemaster: ["DS10_MISSING_NSEC_NSEC3"] },
  { zone: "nosig.com", state: "bogus", error: 10, damaged: "A" },
  {
    zone: "expired.com",
    state: "bogus",
    error: 7,
    zonemaster: [...signatureErrors, "DS08_DNSKEY_RRSIG_EXPIRED", "DS09_SOA_RRSIG_EXPIRED", "RRSIG_EXPIRED"],
  },
  {
    zone: "future.com",
    state: "bogus",
    error: 8,
    zonemaster: [...signatureErrors, "DS08_DNSKEY_RRSIG_NOT_YET_VALID", "DS09_SOA_RRSIG_NOT_YET_VALID"],
  },
  { zone: "wrongds.com", state: "bogus", error: 9, zonemaster: ["DS02_NO_MATCH_DS_DNSKEY"] },
  {
    zone: "dsunsigned.com",
    state: "bogus",
    error: 9,
    zonemaster: ["DS11_DS_BUT_UNSIGNED_ZONE", "DS_BUT_NOT_DNSKEY", "NO_RESPONSE_DNSKEY"],
  },
  {
    zone: "unsupported.com",
    state: "insecure",
    zonemaster: ["ALGORITHM_PRIVATE", "DS02_NO_VALID_DNSKEY_FOR_ANY_DS", "DS10_NSEC_RRSIG_VERIFY_ERROR"],
  },
  { zone: "odddigest.com", state: "insecure", zonemaster: ["DS01_DS_ALGO_RESERVED"] },
  { zone: "mismatch.com", state: "insecure", zonemaster: ["EXTRA_NAME_PARENT"] },
  { zone: "single.com", state: "insecure", zonemaster: [...lonely, "NOT_ENOUGH_NS_CHILD", "NOT_ENOUGH_NS_DEL"] },
  { zone: "nscname.com", state: "insecure", zonemaster: ["NS_IS_CNAME"] },
  { zone: "nsnowhere.com", state: "insecure", zonemaster: [...lonely, "CAN_NOT_BE_RESOLVED"] },
  { zone: "danglingns.com", state: "insecure", zonemaster: [...lonely, "CAN_NOT_BE_RESOLVED"] },
  { zone: "halflame.com", state: "insecure", zonemaster: ["NS_FAILED"] },
  { zone: "lame.com", state: "failed", zonemaster: ["CANNOT_CONTINUE", "NS_FAILED"] },
  { zone: "spamhaus.org", state: "failed", zonemaster: ["CANNOT_CONTINUE", "NS_FAILED"] },
  { zone: "dead.com", state: "failed", zonemaster: ["CANNOT_CONTINUE"] },
  { zone: "gluefail.com", state: "failed", zonemaster: ["CANNOT_CONTINUE", "NO_GLUE_PREVENTS_NAMESERVER_TESTS"] },
];
