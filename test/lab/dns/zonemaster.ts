const brokenSignatures = ["bogus", "bogus-delegation", "bogus-early", "bogus-expired", "bogus-unsigned"];
const unknownToAll = ["signed-in-vain", "algorithm-unusual", "digest-unusual"];
const nobody = ["no-server", "server-lame", "server-silent"];
const alone = ["single-server", "single-ipv4", "single-address"];

/** For each Zonemaster error, the possible findings of the check `dns`. */
export const findingsFor: Readonly<Record<string, readonly string[]>> = {
  NAMESERVER_IP_PRIVATE_NETWORK: ["server-private", "servers-private"],
  ALGORITHM_PRIVATE: ["algorithm-unusual"],
  CANNOT_CONTINUE: nobody,
  CAN_NOT_BE_RESOLVED: ["server-no-address"],
  DS01_DS_ALGO_DEPRECATED: ["digest-sha1"],
  DS01_DS_ALGO_RESERVED: ["digest-unusual"],
  DS02_DNSKEY_NOT_SIGNED_BY_ANY_DS: brokenSignatures,
  DS02_NO_MATCH_DS_DNSKEY: ["bogus-delegation"],
  DS02_NO_VALID_DNSKEY_FOR_ANY_DS: [...brokenSignatures, ...unknownToAll],
  DS02_RRSIG_NOT_VALID_BY_DNSKEY: brokenSignatures,
  DS08_DNSKEY_RRSIG_EXPIRED: ["bogus-expired"],
  DS08_DNSKEY_RRSIG_NOT_YET_VALID: ["bogus-early"],
  DS09_SOA_RRSIG_EXPIRED: ["bogus-expired"],
  DS09_SOA_RRSIG_NOT_YET_VALID: ["bogus-early"],
  DS10_MISSING_NSEC_NSEC3: ["server-bogus", "absence-unproven"],
  DS10_NSEC_RRSIG_VERIFY_ERROR: [...brokenSignatures, ...unknownToAll],
  DS11_DS_BUT_UNSIGNED_ZONE: ["bogus-delegation"],
  DS_BUT_NOT_DNSKEY: ["bogus-delegation"],
  EXTRA_NAME_PARENT: ["servers-only-above"],
  NOT_ENOUGH_IPV4_NS_CHILD: alone,
  NOT_ENOUGH_IPV4_NS_DEL: alone,
  NOT_ENOUGH_NS_CHILD: ["single-server"],
  NOT_ENOUGH_NS_DEL: ["single-server"],
  NO_GLUE_PREVENTS_NAMESERVER_TESTS: ["glue-missing"],
  NO_RESPONSE_DNSKEY: ["bogus-delegation"],
  NS_FAILED: ["server-lame"],
  NS_IS_CNAME: ["server-alias"],
  RRSIG_EXPIRED: ["bogus-expired"],
};

/** Severe findings that are no error in Zonemaster, and why we are right. */
export const rightWhere: Readonly<Record<string, string>> = {
  "set-bogus": "ours: RFC 4035 §5.3.3; it verifies DNSKEY, SOA and NSEC sets alone",
  "signatures-end": "both: no resolver will believe it in hours; a warning there",
  "algorithm-forbidden": "ours: RFC 9905 §2 says MUST NOT; a warning there",
  "servers-only-below": "ours: the zone lists other servers than its parent",
  servfail: "both: so resolvers answer because of what else is found",
  "single-server": "both: it goes no further",
  "no-server": "both: it goes no further",
  "mx-alias": "ours: RFC 2181 §10.3; it resolves no mail hosts",
  "mx-address": "ours: RFC 1035 §3.3.9 wants a name; it resolves no mail hosts",
  "mx-no-address": "ours: mail cannot be delivered; Zonemaster resolves no mail hosts",
  "spf-several": "ours: RFC 7208 §4.5, permerror; it looks at the syntax of each",
  "spf-lookups": "ours: RFC 7208 §4.6.4, permerror; it counts no look-ups",
  "spf-voids": "ours: RFC 7208 §4.6.4, permerror; it counts no look-ups",
  "dmarc-several": "ours: RFC 9989 §4.10, none of them counts; it knows no DMARC",
  "dangling-domain": "ours: what is relied on is gone; it follows no names out of the zone",
  "undelegated-domain": "ours: what is relied on is gone; it follows no names out of the zone",
  "held-domain": "ours: what is relied on is gone; it follows no names out of the zone",
  "dangling-report-domain":
    "ours: anyone can register the domain and receive the reports; Zonemaster has no DMARC test",
  "dangling-service": "ours: what is relied on is gone; it follows no names out of the zone",
};
