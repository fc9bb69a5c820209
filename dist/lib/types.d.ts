/** What `dns` answers. */
export interface DnsAnswer {
    /** What was observed. */
    readonly raw: DnsRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `dns` is asked. */
export interface DnsInput {
    /** Domain or host name; the host part of a pasted URL is accepted. */
    readonly query: string;
}
/** What is observed: DNS records and zone health. */
export interface DnsRaw {
    readonly name: string;
    readonly observedAt: string;
    /** Whether there is such a name. */
    readonly existence: {
        readonly state: "exists" | "nxdomain" | "unknown";
        /** Why the resolvers could not tell: a response code such as SERVFAIL, or TIMEOUT. */
        readonly reason: string | null;
        /** The resolver that answered. */
        readonly resolver: string | null;
        /** What the resolver says of its answer (extended DNS errors, RFC 8914) */
        readonly extended: readonly {
            readonly code: number;
            readonly text: string;
        }[];
        /** The response code where the resolver was asked not to verify signatures; null where that was not asked. */
        readonly withoutChecking: string | null;
        /** Whether the resolver could tell of the zone above; null where that was not asked. */
        readonly works: boolean | null;
        /** The same as the zone's own servers say. */
        readonly authorities: "exists" | "nxdomain" | "unknown";
    };
    /** The records of the name, by type. */
    readonly records: {
        readonly A: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly AAAA: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly CNAME: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly MX: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly TXT: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly NS: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly SOA: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly CAA: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly DS: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly DNSKEY: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly HTTPS: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
        readonly SVCB: {
            /** absent: the name exists and has none; nxdomain: there is no such name; unknown: nobody could tell. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** Seconds for which the answer holds: of the zone's own servers where one was asked, else what is left of them at the resolver. */
            readonly ttl: number | null;
            /** Whether the TTL is the one that the zone itself gives. */
            readonly isAuthoritative: boolean;
            /** The names that the aliases lead to, one after the other. */
            readonly aliases: readonly string[];
            /** The data of the records as dig prints it; at most 64. */
            readonly values: readonly string[];
            /** How many records there are. */
            readonly total: number;
            /** How many of them are not what their type says, and are left out. */
            readonly broken: number;
        };
    };
    /** IPv6 addresses that the resolver has made of those of IPv4 (DNS64), and that are left out of the rest. */
    readonly translated: readonly string[];
    /** What the records say; null where the name does not exist or no resolver answers. */
    readonly contents: {
        readonly name: string;
        /** The zone that the name is in; null where it could not be told. */
        readonly zone: string | null;
        /** Where the name is. */
        readonly addresses: {
            /** Whether there are A records. */
            readonly four: "found" | "absent" | "unknown";
            /** Whether there are AAAA records. */
            readonly six: "found" | "absent" | "unknown";
            readonly list: readonly {
                readonly address: string;
                /** Whether everybody can reach it. */
                readonly isPublic: boolean;
            }[];
            readonly total: number;
        };
        /** What the name is an alias of. */
        readonly aliases: {
            /** One after the other. */
            readonly targets: readonly string[];
            /** end: the last name is none; missing: it does not exist; loop: they run in a circle; long: resolvers give up before the end. */
            readonly end: "end" | "missing" | "loop" | "long" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            /** Types of records that are there beside an alias, where there can be none. */
            readonly beside: readonly string[];
        };
        /** Who takes mail for the name. */
        readonly mail: {
            readonly state: "found" | "absent" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            readonly hosts: readonly {
                readonly name: string;
                readonly preference: number;
                /** null: no mail is taken (RFC 7505); address: an address stands in the place of a name. */
                readonly kind: "host" | "null" | "address";
                readonly alias: string | null;
                readonly addresses: readonly {
                    readonly address: string;
                    /** Whether everybody can reach it. */
                    readonly isPublic: boolean;
                }[];
                readonly state: "there" | "without" | "missing" | "unknown";
                /** Why it could not be told; else null. */
                readonly reason: string | null;
            }[];
            readonly total: number;
        };
        /** Its texts as a whole. */
        readonly texts: {
            readonly state: "found" | "absent" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            readonly total: number;
            /** Octets of an answer with all of them and nothing else. */
            readonly octets: number;
            /** Those that are there more than once. */
            readonly repeated: readonly string[];
            /** How many prove to some service whose domain it is. */
            readonly tokens: number;
        };
        /** Who may send mail in its name (RFC 7208) */
        readonly spf: {
            readonly state: "found" | "absent" | "several" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            /** The record, cut; null where there is not exactly one. */
            readonly text: string | null;
            /** How many there are. */
            readonly total: number;
            /** Texts that were meant to be one and are not. */
            readonly lookalikes: readonly string[];
            /** What cannot be read, and where in the text. */
            readonly faults: readonly {
                readonly code: "too-long" | "bad-character" | "unknown-mechanism" | "colon-for-equals" | "qualified-modifier" | "missing-domain" | "missing-address" | "unexpected-value" | "bad-domain" | "bad-macro" | "bad-address" | "bad-prefix" | "bad-modifier" | "repeated-modifier";
                readonly at: number;
                readonly word: string;
            }[];
            /** What becomes of everybody else: the sign of all, a redirect, or open where nothing is said. */
            readonly end: "+" | "-" | "~" | "?" | "redirect" | "open" | null;
            /** Look-ups that the record needs with all that it includes, on the longest way through it; ten are allowed. Its own alone where those have no end. */
            readonly lookups: number;
            /** Whether records that it includes lead back to where they come from. */
            readonly hasLoop: boolean;
            readonly hasPtr: boolean;
            /** Terms that are never looked at because all stands before them or in the record. */
            readonly idle: readonly string[];
            /** Terms such as include=…, which are read as unknown modifiers and do nothing. */
            readonly misnamed: readonly string[];
            /** Names that a, mx or exists look up and of which there is nothing, whoever sends; two are allowed in all. */
            readonly voids: readonly string[];
            /** What include or redirect name and the DNS cannot have. */
            readonly impossible: readonly string[];
            /** Whether there are records of the type SPF, which nobody reads any more; null where that could not be told. */
            readonly ofOwnType: boolean | null;
        };
        /** What becomes of mail that only claims to come from it (RFC 9989) */
        readonly dmarc: {
            readonly state: "found" | "absent" | "several" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            /** The record, cut; null where there is not exactly one. */
            readonly text: string | null;
            /** How many there are. */
            readonly total: number;
            /** Texts that were meant to be one and are not. */
            readonly lookalikes: readonly string[];
            /** Where the record of the name itself would be. */
            readonly at: string;
            /** What receivers apply to the name itself; null where the record leaves them without a policy. */
            readonly policy: "none" | "quarantine" | "reject" | null;
            /** What receivers pass over. */
            readonly notes: readonly {
                readonly code: "no-tag" | "bad-name" | "bad-character" | "empty" | "bad-value" | "unparted" | "bad-uri" | "repeated" | "without-ruf" | "both-levels" | "size" | "historic" | "unknown";
                readonly tag: string;
                readonly value: string;
            }[];
            /** Whether a name above has one that counts where the name itself has none. */
            readonly above: "found" | "absent" | "unknown";
            readonly aboveAt: string | null;
        };
        /** Who may issue certificates for it (RFC 8659) */
        readonly caa: {
            readonly state: "found" | "absent" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            /** The name whose records count, which may be one above; where it could not be told, at which name. */
            readonly at: string | null;
            readonly records: readonly {
                readonly tag: string;
                readonly isCritical: boolean;
                readonly value: string;
                readonly faults: readonly ("unknown-critical" | "unknown-tag" | "bad-value" | "bad-uri" | "bad-flags" | "bad-parameter")[];
            }[];
            readonly total: number;
        };
        /** HTTPS records (RFC 9460) */
        readonly https: {
            readonly state: "found" | "absent" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            /** Whether a key for Encrypted Client Hello is among them (RFC 9848) */
            readonly hasEch: boolean;
        };
        /** Whether names below it are there that nobody has made. */
        readonly wildcard: {
            readonly state: "present" | "absent" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            readonly types: readonly string[];
        };
        /** The names that its records rely on, and whether they and their domains are there. */
        readonly references: {
            readonly list: readonly {
                readonly name: string;
                /** What relies on it. */
                readonly by: readonly string[];
                readonly state: "there" | "missing" | "unknown";
                /** Why it could not be told; else null. */
                readonly reason: string | null;
                /** The domain that a registry gives away; null where there is none. */
                readonly domain: string | null;
                /** unregistered: the registry says that nobody has it; undelegated: it is not in the zone above, and what the registry says is not known; held: registered, and not in the zone above; closed: not there, and not open to everybody; homeless: there is no such top-level domain; own: the domain of the name itself. */
                readonly registration: "registered" | "unregistered" | "undelegated" | "held" | "closed" | "homeless" | "own" | "none" | "unknown";
                /** Why it could not be told; else null. */
                readonly registrationReason: string | null;
                /** Who gives such names to whoever asks. */
                readonly service: string | null;
            }[];
            readonly total: number;
        };
    } | null;
    readonly zone: {
        /** The zone that the name is in; null where it could not be told. */
        readonly name: string | null;
        readonly reason: string | null;
        /** Whether the name is that of the zone itself. */
        readonly isApex: boolean;
        /** Whether the zone is a domain that a registry gives away. */
        readonly isDomain: boolean;
    };
    /** What the zone above says. */
    readonly parent: {
        /** The zone above; null where it could not be told. */
        readonly name: string | null;
        /** same-servers: its servers serve the zone below as well, and answer from that one. */
        readonly state: "delegated" | "same-servers" | "undelegated" | "unknown";
        /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
        readonly reason: string | null;
        readonly nameServers: readonly string[];
        /** Whether the referral names keys of the zone (DS) */
        readonly isSigned: boolean | null;
        /** The size of the referral for the longest name that is possible. */
        readonly referralOctets: number | null;
        readonly asked: readonly {
            /** lame: it answers, yet not as a server of the zone; silent: no answer; unasked: this machine did not or could not ask. */
            readonly state: "authoritative" | "lame" | "silent" | "unasked";
            /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
            readonly reason: string | null;
            readonly server: string;
            readonly address: string;
            readonly tcp: {
                /** null where it could not be told. */
                readonly works: boolean | null;
                /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                readonly reason: string | null;
            };
            readonly edns: {
                /** null where it could not be told. */
                readonly works: boolean | null;
                /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                readonly reason: string | null;
            };
            readonly nameServers: readonly string[] | null;
        }[];
    } | null;
    /** The name servers of the zone. */
    readonly servers: {
        readonly list: readonly {
            readonly name: string;
            /** Whether the zone above names it. */
            readonly isAtParent: boolean;
            /** Whether the zone itself names it; null where that could not be told. */
            readonly isAtChild: boolean | null;
            /** Whether its name is in the zone itself, which needs glue. */
            readonly isInside: boolean;
            /** Whether it has an address. */
            readonly state: "found" | "absent" | "nxdomain" | "unknown";
            /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
            readonly reason: string | null;
            /** What its name is an alias of. */
            readonly alias: string | null;
            /** Its addresses by its own records; null where they could not be told. */
            readonly own: readonly string[] | null;
            /** Its addresses by the zone above. */
            readonly glue: readonly string[];
            readonly addresses: readonly {
                /** lame: it answers, yet not as a server of the zone; silent: no answer; unasked: this machine did not or could not ask. */
                readonly state: "authoritative" | "lame" | "silent" | "unasked";
                /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                readonly reason: string | null;
                readonly address: string;
                readonly isPublic: boolean;
                /** Whether the zone above gives the address. */
                readonly isGlue: boolean;
                readonly ms: number | null;
                readonly serial: number | null;
                readonly soaCount: number;
                readonly tcp: {
                    /** null where it could not be told. */
                    readonly works: boolean | null;
                    /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                    readonly reason: string | null;
                };
                readonly edns: {
                    /** null where it could not be told. */
                    readonly works: boolean | null;
                    /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                    readonly reason: string | null;
                };
                /** Whether a question for an IPv6 address is answered like one for IPv4. */
                readonly aaaa: {
                    /** null where it could not be told. */
                    readonly works: boolean | null;
                    /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                    readonly reason: string | null;
                };
                /** Whether upper and lower case in a question make no difference. */
                readonly spelling: {
                    /** null where it could not be told. */
                    readonly works: boolean | null;
                    /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                    readonly reason: string | null;
                };
                /** Whether it says that the name exists. */
                readonly existence: "exists" | "nxdomain" | "unknown";
                /** Its response code to the question for the A records of the name; null where it gave no answer. */
                readonly rcode: string | null;
                /** Types of the name for which it gives no answer, though it gives one for A records. */
                readonly untold: readonly {
                    readonly type: string;
                    readonly reason: string;
                }[];
                /** Its SOA record without the serial. */
                readonly origin: string | null;
                /** The name servers of the zone as it names them. */
                readonly nameServers: readonly string[] | null;
                readonly signatures: {
                    /** keyless: it does not answer the question for the keys of the zone. */
                    readonly state: "verified" | "unsigned" | "failed" | "keyless" | "unknown";
                    /** Why, in a word: a response code, TIMEOUT, or what was wrong with the answer. */
                    readonly reason: string | null;
                    /** The answers that do not verify, by type; NXDOMAIN for the one that there is no such name. */
                    readonly types: readonly string[];
                    /** When that one began. */
                    readonly inception: string | null;
                    /** When the first of the signatures that hold ends. */
                    readonly expires: string | null;
                };
                /** Its largest answer. */
                readonly largest: {
                    readonly type: string;
                    readonly octets: number;
                } | null;
            }[];
            readonly addressesTotal: number;
        }[];
        readonly total: number;
        /** Types for which servers with the same version of the zone do not answer alike. */
        readonly differences: readonly {
            readonly type: string;
            /** Whether one and the same server answers otherwise when it is asked again. */
            readonly isChanging: boolean;
            /** Whether a server says that its answer is for the network that asks (RFC 7871) */
            readonly isTailored: boolean;
            readonly ttl: number | null;
            /** What they say, and who says it. */
            readonly versions: readonly {
                readonly values: readonly string[];
                readonly total: number;
                readonly by: readonly string[];
            }[];
            readonly total: number;
        }[];
    };
    /** DNSSEC, where the zone is known. */
    readonly security: {
        /** insecure: proven not to be signed; island: signed, and nothing above says so; indeterminate: could not be told. */
        readonly state: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
        readonly reason: string | null;
        /** Where it stands or breaks. */
        readonly zone: string | null;
        /** The zones from the trust anchor down. */
        readonly links: readonly {
            readonly zone: string;
            /** insecure: proven not to be signed; island: signed, and nothing above says so; indeterminate: could not be told. */
            readonly state: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
            readonly reason: string | null;
            /** What the zone above says of its keys (DS) */
            readonly delegations: readonly {
                readonly keyTag: number;
                readonly algorithm: number;
                readonly digestType: number;
            }[];
            readonly keys: readonly {
                readonly keyTag: number;
                readonly algorithm: number;
                readonly flags: number;
                /** Of the modulus of an RSA key. */
                readonly bits: number | null;
                /** Whether the zone above names it. */
                readonly isAnchored: boolean;
                readonly isRevoked: boolean;
            }[];
            /** Of its delegation and of its keys, whether they hold or not. */
            readonly signatures: readonly {
                readonly type: string;
                readonly keyTag: number;
                readonly algorithm: number;
                readonly inception: string;
                readonly expires: string;
            }[];
        }[];
        /** Each set of records of the name. */
        readonly sets: readonly {
            readonly name: string;
            readonly type: string;
            readonly holds: "records" | "alias" | "no-data" | "no-name" | "unknown";
            /** insecure: proven not to be signed; island: signed, and nothing above says so; indeterminate: could not be told. */
            readonly state: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
            readonly reason: string | null;
            readonly zone: string;
            readonly algorithm: number | null;
            readonly inception: string | null;
            readonly expires: string | null;
            readonly wildcard: string | null;
        }[];
        /** How the zone hashes names in its proofs of absence; null where it does not, or it could not be told. */
        readonly denial: {
            readonly iterations: number;
            readonly saltOctets: number;
        } | null;
        /** What the zone asks the zone above to say of its keys (CDS, CDNSKEY); null where it asks for nothing. */
        readonly change: {
            readonly keyTags: readonly number[];
            /** Those of which the zone has no key. */
            readonly unknownTags: readonly number[];
            readonly isRemoval: boolean;
            readonly isConsistent: boolean;
            /** insecure: proven not to be signed; island: signed, and nothing above says so; indeterminate: could not be told. */
            readonly state: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
        } | null;
        /** The zone by the resolver. */
        readonly opinion: {
            readonly server: string | null;
            readonly rcode: string;
            readonly extended: readonly {
                readonly code: number;
                readonly text: string;
            }[];
            readonly withoutChecking: string | null;
            readonly verdict: "secure" | "insecure" | "bogus" | "unknown";
            readonly reason: string | null;
            /** Whether the resolver comes to the same as our own verification; null where one of both cannot tell. */
            readonly agrees: boolean | null;
        };
    } | null;
    /** The SOA record of the zone. */
    readonly soa: {
        readonly primary: string;
        /** Whether the primary server has an address. */
        readonly primaryState: "found" | "absent" | "nxdomain" | "unknown";
        readonly mailbox: string;
        readonly serial: number;
        readonly refresh: number;
        readonly retry: number;
        readonly expire: number;
        readonly minimum: number;
        readonly ttl: number;
    } | null;
}
/** What `email` answers. */
export interface EmailAnswer {
    /** What was observed. */
    readonly raw: EmailRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `email-header` answers. */
export interface EmailHeaderAnswer {
    /** What was observed. */
    readonly raw: EmailHeaderRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `email-header` is asked. */
export interface EmailHeaderInput {
    /** Message header: the whole header as received, with folded lines, up to 256 kB. A body after it is ignored. The command line reads it from a file, or from standard input (-) */
    readonly headers: string;
}
/** What is observed: E-mail header. */
export interface EmailHeaderRaw {
    readonly observedAt: string;
    readonly fieldsTotal: number;
    /** Whether the message is so new that the keys and records of today are those by which it was judged. */
    readonly isFresh: boolean;
    /** What was passed over or put right: body: a body behind the header; envelope-line: the line between messages of a mailbox; quoted, indented: what stood in front of each line; stray-lines: lines before the first field, such as the summary of the page that shows the source; spaced: empty lines between the lines; rejoined: lines that had lost the blank in front; unescaped: HTML entities (&lt;) in the place of characters; tabs-lost: blanks where the newest server writes tabs. */
    readonly notes: readonly ("body" | "envelope-line" | "quoted" | "indented" | "stray-lines" | "spaced" | "rejoined" | "unescaped" | "tabs-lost")[];
    readonly from: readonly {
        readonly name: string | null;
        readonly address: string;
        readonly domain: string | null;
    }[];
    readonly fromFields: number;
    readonly replyTo: readonly {
        readonly name: string | null;
        readonly address: string;
        readonly domain: string | null;
    }[];
    /** Where bounces go, as the receiving server wrote it; empty for a bounce itself. */
    readonly returnPath: string | null;
    readonly messageId: string | null;
    readonly subject: string | null;
    readonly date: string | null;
    readonly listId: string | null;
    /** How a reader unsubscribes, by the fields of RFC 2369 and RFC 8058. */
    readonly unsubscribe: "none" | "many-clicks" | "one-click";
    /** The way of the message, from its sender on; the servers themselves tell it, and from the border on back it is only a claim. */
    readonly hops: readonly {
        /** Who handed it over: helo in its own words, name and address as the server found them; null where it came from the same machine. */
        readonly from: {
            readonly helo: string | null;
            readonly name: string | null;
            readonly address: string | null;
        } | null;
        readonly by: string | null;
        readonly protocol: string | null;
        readonly id: string | null;
        readonly for: string | null;
        /** Whether the hop was encrypted; null where its server does not say. */
        readonly tls: {
            readonly used: boolean | null;
            readonly version: string | null;
            readonly cipher: string | null;
        };
        readonly at: string | null;
        /** Seconds since the hop before, by the clocks of both; below zero where one of them is wrong. */
        readonly delaySeconds: number | null;
        /** Whether the clock of this hop contradicts the next or the one before, so that the time is no delay. */
        readonly isSkewed: boolean;
        /** Hours by which the time is off since one of two servers wrote the wrong zone, so that it is no delay; null where none did. */
        readonly zoneHours: number | null;
        /** submission: by somebody with a password; internal: within one organisation; handover: from another one; unsure: could not be told. */
        readonly kind: "submission" | "internal" | "handover" | "unsure";
    }[];
    readonly hopsTotal: number;
    /** Seconds from the first to the last hop by their clocks; null where they contradict each other. */
    readonly totalSeconds: number | null;
    /** The hop at which the message came to those who received it: handover from another organisation, submission by somebody with a password, or unsure; null where all hops are within one. */
    readonly border: {
        readonly hop: number;
        readonly kind: "handover" | "submission" | "unsure";
        readonly by: string | null;
        readonly address: string | null;
        readonly name: string | null;
        readonly helo: string | null;
        /** Whether a filtering service handed it over, which may work for those who receive as well as for those who send. */
        readonly isFilter: boolean;
    } | null;
    readonly results: readonly {
        readonly server: string | null;
        /** believed: only those who received the message can have written it; confirmed: the receiver's name below its own trace field, and what it says of SPF and DKIM was found here, too; unsure: the same and not confirmed, or of an envelope that may have written a part of it; beside: in the same place, in another name; claim: anybody may have written it. */
        readonly standing: "believed" | "confirmed" | "unsure" | "beside" | "claim";
        readonly methods: readonly {
            readonly method: string;
            readonly result: string;
            readonly domain: string | null;
            /** Whether SPF was asked about the name that the client gives itself, and not about the envelope. */
            readonly isOfHelo: boolean;
            readonly selector: string | null;
            readonly note: string | null;
        }[];
    }[];
    readonly spf: {
        /** What the receiver found, where it can be believed. */
        readonly told: string | null;
        readonly toldDomain: string | null;
        /** What the records of today say of the address at the border; null where that could not be asked. */
        readonly today: "none" | "neutral" | "pass" | "fail" | "softfail" | "temperror" | "permerror" | null;
        readonly todayReason: string | null;
        readonly address: string | null;
        readonly domain: string | null;
        readonly isOfHelo: boolean;
        readonly isAligned: boolean | null;
    };
    readonly dkim: readonly {
        readonly domain: string;
        readonly selector: string;
        readonly algorithm: string;
        readonly bits: number | null;
        /** verified: the header is the signed one, of the body nothing is known; failed: it is not; invalid: the signature does not count; unknown: could not be told. */
        readonly state: "verified" | "failed" | "invalid" | "unknown";
        readonly reason: "syntax" | "repeated-tag" | "missing-tag" | "bad-value" | "sha1" | "unknown-algorithm" | "from-unsigned" | "foreign-identity" | "expiry-order" | "arc-fields" | "mismatch" | "mismatch-today" | "expired" | "key-gone" | "key-revoked" | "key-broken" | "key-short" | "key-hash" | "key-service" | "key-strict" | "key-unknown" | "text-changed" | "refused-unnamed" | "refused-beside" | null;
        readonly detail: string | null;
        readonly told: string | null;
        readonly isAligned: boolean | null;
        readonly isTesting: boolean;
        readonly bodyLength: number | null;
        readonly unsigned: readonly string[];
        readonly signsUnsubscribe: boolean;
        readonly signedAt: string | null;
        readonly expiresAt: string | null;
    }[];
    readonly dkimTotal: number;
    readonly arc: {
        /** holds: all of it that a header shows; of the body nothing is known. */
        readonly state: "none" | "holds" | "broken" | "unknown";
        readonly reason: "instances" | "too-many" | "set" | "chain-value" | "fails-itself" | "syntax" | "repeated-tag" | "missing-tag" | "bad-value" | "sha1" | "unknown-algorithm" | "from-unsigned" | "foreign-identity" | "expiry-order" | "arc-fields" | "mismatch" | "mismatch-today" | "expired" | "key-gone" | "key-revoked" | "key-broken" | "key-short" | "key-hash" | "key-service" | "key-strict" | "key-unknown" | "text-changed" | null;
        readonly detail: string | null;
        readonly at: {
            readonly instance: number;
            readonly part: "message" | "seal";
        } | null;
        readonly told: string | null;
        readonly sets: readonly {
            readonly instance: number;
            readonly sealer: string;
            readonly server: string | null;
            readonly results: string;
        }[];
        readonly setsTotal: number;
    };
    readonly dmarc: {
        readonly told: string | null;
        readonly domain: string | null;
        readonly organisation: string | null;
        readonly record: "found" | "none" | "void" | "unknown" | null;
        readonly reason: string | null;
        readonly policy: "none" | "quarantine" | "reject" | null;
        /** What follows for the author's domain from what can be believed and what was verified; header: a signature holds for the header, and nobody tells of the body; none: nothing passes, and there is no policy to fail; null where that could not be told. */
        readonly computed: "pass" | "header" | "none" | "fail" | null;
    };
    /** What may mislead a reader, with what is shown and what it hides. */
    readonly oddities: readonly {
        readonly kind: "name-shows-address" | "name-shows-domain" | "name-like-domain" | "address-misleads" | "hidden-characters" | "direction-marks" | "mixed-scripts" | "domain-mixed-scripts" | "domain-lookalike" | "reply-elsewhere" | "bounces-elsewhere" | "message-id-elsewhere" | "several-from" | "several-subjects" | "no-from";
        readonly shown: string;
        readonly other: string;
    }[];
}
/** What `email` is asked. */
export interface EmailInput {
    /** Mail domain: the part after the @ sign. An IP address is judged as a sending address. */
    readonly query: string;
    /** DKIM selectors: queried before the common ones, separated by commas. */
    readonly selectors?: string | number | undefined;
}
/** What is observed: E-mail authentication and deliverability. */
export interface EmailRaw {
    readonly query: string;
    readonly observedAt: string;
    /** Null where an address was asked for. */
    readonly domain: {
        /** Who takes its mail, and how they answer. */
        readonly mx: {
            /** found: there are MX records; implicit: there are none, so that the domain itself is the host (RFC 5321 §5.1); null: it takes no mail and says so (RFC 7505); none: neither MX records nor addresses; bogus: DNSSEC does not verify; unknown: could not be told. */
            readonly kind: "found" | "implicit" | "null" | "none" | "unknown" | "bogus";
            /** Why, in a word that is the same in every language; null where there is nothing to explain. */
            readonly reason: string | null;
            /** How far the answer about MX records can be trusted by its signatures (DNSSEC) */
            readonly security: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
            /** The most preferred first, at most 10; hostsTotal counts all. */
            readonly hosts: readonly {
                readonly host: string;
                readonly preference: number;
                /** Where the name leads in the end, where it is an alias (CNAME) */
                readonly alias: string | null;
                /** At most 8. */
                readonly addresses: readonly {
                    readonly address: string;
                    /** Whether it can be reached from the Internet. */
                    readonly isPublic: boolean;
                }[];
                readonly addressesTotal: number;
                /** address: an address where a name belongs; alias: the name is an alias; missing: there is no such name; no-address: it has none; private, partly-private: none, or not all, can be reached from the Internet; null-beside: a null MX beside other hosts; bogus: its addresses do not verify (DNSSEC); unknown: could not be told. */
                readonly problems: readonly ("address" | "alias" | "missing" | "no-address" | "private" | "partly-private" | "null-beside" | "bogus" | "unknown")[];
                /** Why, in a word that is the same in every language; null where there is nothing to explain. */
                readonly reason: string | null;
                /** What answers on port 25, of the first public addresses of each family. */
                readonly answers: readonly {
                    readonly address: string;
                    /** greeted: at our service; closed: takes mail from nobody, and says so; turned-away: would not serve us, which may be for who we are; odd: speaks no SMTP; refused, silent: nobody spoke; unknown: could not be asked. */
                    readonly outcome: "greeted" | "closed" | "turned-away" | "odd" | "refused" | "silent" | "unknown";
                    /** Why, in a word that is the same in every language; null where there is nothing to explain. */
                    readonly reason: string | null;
                    /** Of the greeting. */
                    readonly code: number | null;
                    /** The greeting without its codes, escaped and bounded. */
                    readonly banner: string | null;
                    /** How the server calls itself in its answer to EHLO or HELO. */
                    readonly hello: string | null;
                    /** The extensions that it offers, at most 64. */
                    readonly keywords: readonly string[];
                    readonly ms: number | null;
                }[];
            }[];
            readonly hostsTotal: number;
            /** Whether no host at all answered on port 25, which may be blocked on the way from here: then nothing is known of them. */
            readonly isBlocked: boolean;
        };
        /** The names of their addresses. */
        readonly names: {
            /** The public addresses of the hosts for mail, at most 24; addressesTotal counts all of them. */
            readonly addresses: readonly {
                readonly host: string;
                readonly address: string;
                /** Whether the address has names (PTR); bogus: DNSSEC does not verify; unknown: could not be told. */
                readonly state: "found" | "absent" | "bogus" | "unknown";
                /** Why it could not be told. */
                readonly reason: string | null;
                /** At most 16. */
                readonly names: readonly string[];
                readonly namesTotal: number;
                /** FCrDNS: whether any of the names leads back to the address; null where that could not be told. */
                readonly confirmed: boolean | null;
                /** Whether every name looks like those that providers give to every address. */
                readonly generic: boolean;
                /** How the server calls itself in its answer to EHLO or HELO; null where it was not heard. */
                readonly hello: string | null;
            }[];
            readonly addressesTotal: number;
        };
        /** How they turn to TLS. */
        readonly starttls: {
            /** The worst of what the addresses of a host showed is said of the host; at most 10 hosts. */
            readonly hosts: readonly {
                readonly host: string;
                readonly starttls: "offered" | "absent" | "unknown";
                readonly certificate: "valid" | "invalid" | "unknown";
                /** Why it is invalid or unknown, in a word that is the same in every language. */
                readonly reason: string | null;
                readonly addresses: readonly {
                    readonly address: string;
                    readonly starttls: "offered" | "absent" | "unknown";
                    /** Why there is no TLS: not-offered; refused: offered and not given; injected: plain text stood behind the agreement on TLS; broken: no handshake came about. */
                    readonly fault: "not-offered" | "refused" | "injected" | "broken" | null;
                    /** Why it is invalid or unknown, in a word that is the same in every language. */
                    readonly faultReason: string | null;
                    readonly protocol: string | null;
                    readonly cipher: string | null;
                    /** Whether a sender who insists on PKIX accepts the certificate for the name of the host. */
                    readonly certificate: "valid" | "invalid" | "unknown";
                    /** Why it is invalid or unknown, in a word that is the same in every language. */
                    readonly reason: string | null;
                    readonly validTo: string | null;
                }[];
            }[];
        };
        /** What the DNS says of their certificates. */
        readonly dane: {
            /** How far the answer about MX records can be trusted (DNSSEC): DANE protects mail where it is secure. */
            readonly security: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
            readonly hosts: readonly {
                readonly host: string;
                /** Below which name the records stand, or would. */
                readonly base: string;
                /** How far the answers about its addresses can be trusted. */
                readonly addresses: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
                /** How far the answer about TLSA records can be trusted. */
                readonly security: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
                readonly state: "found" | "absent" | "bogus" | "unknown";
                /** Why, in a word that is the same in every language; null where there is nothing to explain. */
                readonly reason: string | null;
                /** At most 16. */
                readonly records: readonly {
                    readonly usage: number;
                    readonly selector: number;
                    readonly matching: number;
                    /** Hexadecimal, at most 128 digits. */
                    readonly data: string;
                    /** What makes the record useless to mail servers (RFC 7672 §3.1) */
                    readonly fault: "usage" | "selector" | "matching" | "length" | null;
                    /** Whether it describes what any address of the host serves; null where nothing was served to compare. */
                    readonly matches: boolean | null;
                }[];
                readonly recordsTotal: number;
                readonly served: readonly {
                    readonly address: string;
                    readonly starttls: "offered" | "absent" | "unknown";
                    /** match: a record describes it; other: none does; invalid: a record names its authority, and the certificate is expired or for another name; null where no certificate was served. */
                    readonly verdict: "match" | "other" | "invalid" | null;
                    /** Why no certificate was served. */
                    readonly reason: string | null;
                    /** SHA-256 of the public key, as a record 3 1 1 has it. */
                    readonly key: string | null;
                }[];
            }[];
            /** Whether every host that the MX records name was looked at, and has a name. */
            readonly isWhole: boolean;
        };
        /** Who may send in its name. */
        readonly spf: {
            readonly name: string;
            readonly sight: {
                /** Whether there is one record; faulty: it cannot be read. */
                readonly state: "one" | "none" | "several" | "faulty" | "unknown";
                /** Why it could not be told; else null. */
                readonly reason: string | null;
                readonly text: string | null;
                readonly octets: number;
                readonly total: number;
                /** Texts that were meant to be a record and are not. */
                readonly lookalikes: readonly string[];
                readonly faults: readonly {
                    readonly code: "too-long" | "bad-character" | "unknown-mechanism" | "colon-for-equals" | "qualified-modifier" | "missing-domain" | "missing-address" | "unexpected-value" | "bad-domain" | "bad-macro" | "bad-address" | "bad-prefix" | "bad-modifier" | "repeated-modifier";
                    readonly at: number;
                    readonly word: string;
                }[];
                /** What becomes of everybody else, wherever the record leads. */
                readonly end: "+" | "-" | "~" | "?" | "open" | "unknown" | "error";
                /** Look-ups on the longest way through it, of ten; null where records include each other. */
                readonly lookups: number | null;
                /** Whether it may be more, since something depends on the message or could not be told. */
                readonly isAtLeast: boolean;
                /** Look-ups that find nothing for senders over IPv4; two are allowed. */
                readonly voids: readonly {
                    readonly domain: string;
                    readonly term: string;
                }[];
                readonly voidsTotal: number;
                /** How many find nothing for senders over IPv6. */
                readonly voidsOverIpv6: number;
                /** Why receivers end with an error. */
                readonly breaks: readonly {
                    readonly domain: string;
                    readonly term: string;
                    readonly code: "include" | "redirect" | "several" | "syntax" | "loop" | "impossible" | "mx" | "lookups" | "voids";
                    readonly at: string;
                }[];
                readonly doubts: readonly {
                    readonly domain: string;
                    readonly term: string;
                    readonly reason: string;
                }[];
                /** Whether everybody may send: over IPv4, over IPv6, or because whoever sends picks the name. */
                readonly passesAll: "four" | "six" | "chosen" | null;
                /** The terms by which everybody may send; by: the term of the domain's own record that leads there. */
                readonly opens: readonly {
                    readonly domain: string;
                    readonly term: string;
                    readonly by: string;
                }[];
                /** IPv4 addresses that may send. */
                readonly addresses: number;
                /** Those of them that the domain's own records name. */
                readonly ownAddresses: number;
                readonly wide: readonly {
                    readonly domain: string;
                    readonly term: string;
                    readonly addresses: number;
                }[];
                readonly ptr: {
                    readonly domain: string;
                    readonly term: string;
                } | null;
                /** Networks that lie in those before them. */
                readonly covered: readonly {
                    readonly domain: string;
                    readonly term: string;
                }[];
                readonly idle: readonly string[];
                readonly misnamed: readonly string[];
                readonly tree: readonly {
                    readonly depth: number;
                    readonly domain: string;
                    /** The term that leads to it; empty for the record of the domain itself. */
                    readonly term: string;
                    readonly state: "one" | "none" | "several" | "faulty" | "unknown" | "beyond" | "loop" | "macro" | "impossible";
                    /** How many of the ten look-ups it takes in all; null where records include each other. */
                    readonly lookups: number | null;
                }[];
                /** Whether anybody passes, wherever the record leads; what depends on the message may let somebody pass. */
                readonly lets: "somebody" | "nobody" | "unknown";
            };
            /** Records that could stand in its place, and what they come to. */
            readonly repairs: readonly {
                readonly value: string;
                readonly sight: {
                    /** Whether there is one record; faulty: it cannot be read. */
                    readonly state: "one" | "none" | "several" | "faulty" | "unknown";
                    /** Why it could not be told; else null. */
                    readonly reason: string | null;
                    readonly text: string | null;
                    readonly octets: number;
                    readonly total: number;
                    /** Texts that were meant to be a record and are not. */
                    readonly lookalikes: readonly string[];
                    readonly faults: readonly {
                        readonly code: "too-long" | "bad-character" | "unknown-mechanism" | "colon-for-equals" | "qualified-modifier" | "missing-domain" | "missing-address" | "unexpected-value" | "bad-domain" | "bad-macro" | "bad-address" | "bad-prefix" | "bad-modifier" | "repeated-modifier";
                        readonly at: number;
                        readonly word: string;
                    }[];
                    /** What becomes of everybody else, wherever the record leads. */
                    readonly end: "+" | "-" | "~" | "?" | "open" | "unknown" | "error";
                    /** Look-ups on the longest way through it, of ten; null where records include each other. */
                    readonly lookups: number | null;
                    /** Whether it may be more, since something depends on the message or could not be told. */
                    readonly isAtLeast: boolean;
                    /** Look-ups that find nothing for senders over IPv4; two are allowed. */
                    readonly voids: readonly {
                        readonly domain: string;
                        readonly term: string;
                    }[];
                    readonly voidsTotal: number;
                    /** How many find nothing for senders over IPv6. */
                    readonly voidsOverIpv6: number;
                    /** Why receivers end with an error. */
                    readonly breaks: readonly {
                        readonly domain: string;
                        readonly term: string;
                        readonly code: "include" | "redirect" | "several" | "syntax" | "loop" | "impossible" | "mx" | "lookups" | "voids";
                        readonly at: string;
                    }[];
                    readonly doubts: readonly {
                        readonly domain: string;
                        readonly term: string;
                        readonly reason: string;
                    }[];
                    /** Whether everybody may send: over IPv4, over IPv6, or because whoever sends picks the name. */
                    readonly passesAll: "four" | "six" | "chosen" | null;
                    /** The terms by which everybody may send; by: the term of the domain's own record that leads there. */
                    readonly opens: readonly {
                        readonly domain: string;
                        readonly term: string;
                        readonly by: string;
                    }[];
                    /** IPv4 addresses that may send. */
                    readonly addresses: number;
                    /** Those of them that the domain's own records name. */
                    readonly ownAddresses: number;
                    readonly wide: readonly {
                        readonly domain: string;
                        readonly term: string;
                        readonly addresses: number;
                    }[];
                    readonly ptr: {
                        readonly domain: string;
                        readonly term: string;
                    } | null;
                    /** Networks that lie in those before them. */
                    readonly covered: readonly {
                        readonly domain: string;
                        readonly term: string;
                    }[];
                    readonly idle: readonly string[];
                    readonly misnamed: readonly string[];
                    readonly tree: readonly {
                        readonly depth: number;
                        readonly domain: string;
                        /** The term that leads to it; empty for the record of the domain itself. */
                        readonly term: string;
                        readonly state: "one" | "none" | "several" | "faulty" | "unknown" | "beyond" | "loop" | "macro" | "impossible";
                        /** How many of the ten look-ups it takes in all; null where records include each other. */
                        readonly lookups: number | null;
                    }[];
                    /** Whether anybody passes, wherever the record leads; what depends on the message may let somebody pass. */
                    readonly lets: "somebody" | "nobody" | "unknown";
                };
            }[];
            /** Words of the record in which there are several terms without a blank between them. */
            readonly glued: readonly string[];
            readonly ofOwnType: boolean | null;
            /** Whether hosts take its mail; null: it says that it takes none. */
            readonly mail: "hosts" | "null" | "none" | "unknown";
            /** Names in domains that nobody has. */
            readonly hijackable: readonly {
                readonly domain: string;
                readonly term: string;
                readonly name: string;
                readonly registrable: string;
                readonly state: "unregistered" | "undelegated";
            }[];
            /** Addresses of mail exchangers that may not send. */
            readonly uncovered: readonly {
                readonly host: string;
                readonly address: string;
                readonly result: string;
            }[];
            /** The records of the names of mail exchangers. */
            readonly helo: readonly {
                readonly host: string;
                readonly isOwn: boolean;
                readonly state: "one" | "none" | "several" | "unknown";
            }[];
        };
        /** The keys that its mail is signed with. */
        readonly dkim: {
            readonly name: string;
            /** Selectors where anything is, or could not be told, and those that the user named. */
            readonly selectors: readonly {
                readonly selector: string;
                /** Whether the user named it. */
                readonly isNamed: boolean;
                /** What stands there; dangling: an alias that leads to nothing; other: texts that are no keys; wildcard: what any name answers. */
                readonly state: "key" | "several" | "other" | "dangling" | "absent" | "wildcard" | "unknown";
                /** Why it could not be told; else null. */
                readonly reason: string | null;
                /** Where the texts stand, behind aliases. */
                readonly at: string;
                readonly aliases: readonly string[];
                /** Whose the key is, by the name that the alias leads to. */
                readonly operator: string | null;
                /** How many texts there are. */
                readonly total: number;
                /** The first text. */
                readonly text: string | null;
                readonly key: {
                    readonly type: string;
                    readonly bits: number | null;
                    /** Whether receivers verify with it. */
                    readonly isUsable: boolean;
                    readonly isTesting: boolean;
                    readonly isStrict: boolean;
                    readonly isRevoked: boolean;
                    readonly problems: readonly ("syntax" | "repeated-tag" | "late-version" | "no-key" | "bad-base64" | "bad-key" | "unknown-type" | "too-short" | "short" | "long" | "no-sha256" | "not-for-email" | "bare-rsa" | "wrapped-ed25519")[];
                } | null;
            }[];
            /** Selectors that were asked for. */
            readonly asked: readonly string[];
            /** Operators of mail that records of the domain name. */
            readonly operators: readonly string[];
            /** Whether there is anything below _domainkey; other: the name is there for something that is no key; void: any name is there. */
            readonly node: {
                readonly state: "none" | "present" | "other" | "void" | "unknown";
                /** Why it could not be told; else null. */
                readonly reason: string | null;
                /** Where something stands that is no key; else null. */
                readonly at: string | null;
            };
            /** Whether any selector answers, and says that all keys are revoked. */
            readonly wildcard: {
                readonly state: "present" | "absent" | "unknown";
                readonly isRevoking: boolean;
                /** Where the wildcard leads as an alias behind which nothing is; else null. */
                readonly target: string | null;
            };
        };
        /** What receivers do with the rest. */
        readonly dmarc: {
            readonly name: string;
            /** Whether receivers apply a policy; void: there is a record, and nothing in it can be applied. */
            readonly outcome: "found" | "void" | "none" | "unknown";
            /** Why it could not be told; else null. */
            readonly reason: string | null;
            readonly unknownAt: string | null;
            /** The policy for mail of the domain itself. */
            readonly policy: {
                readonly tag: "p" | "sp" | "np";
                readonly published: "none" | "quarantine" | "reject";
                readonly applied: "none" | "quarantine" | "reject";
            } | null;
            readonly record: {
                /** The domain that it is for. */
                readonly about: string;
                /** Where it stands, behind aliases. */
                readonly at: string;
                /** Whose it is: the domain's, its organisation's, or that of the suffix above all organisations. */
                readonly origin: "own" | "organisation" | "suffix";
                readonly text: string;
                readonly tags: readonly {
                    readonly name: string;
                    readonly value: string;
                }[];
                /** Whether the tags are all there are. */
                readonly isWhole: boolean;
                readonly isTest: boolean;
                readonly suffix: "y" | "n" | "u";
                readonly alignment: {
                    readonly dkim: "r" | "s";
                    readonly spf: "r" | "s";
                };
                /** What receivers pass over. */
                readonly notes: readonly {
                    readonly code: "no-tag" | "bad-name" | "bad-character" | "empty" | "bad-value" | "unparted" | "bad-uri" | "repeated" | "without-ruf" | "both-levels" | "size" | "historic" | "unknown";
                    readonly tag: string;
                    readonly value: string;
                }[];
                readonly reports: readonly {
                    readonly tag: "rua" | "ruf";
                    readonly uri: string;
                    readonly host: string | null;
                    readonly state: "usable" | "unsupported" | "missing" | "no-mail" | "unauthorised" | "unknown";
                    /** Why it could not be told; else null. */
                    readonly reason: string | null;
                    /** Where the owner of the place would say that reports are wanted; null where it is the domain's own. */
                    readonly consentAt: string | null;
                }[];
                readonly reportsTotal: number;
                /** Places that stand behind a second rua or ruf, where receivers pass them over; whether they are all there are. */
                readonly repeated: {
                    readonly reports: readonly {
                        readonly tag: "rua" | "ruf";
                        readonly uri: string;
                        readonly host: string | null;
                        readonly state: "usable" | "unsupported" | "missing" | "no-mail" | "unauthorised" | "unknown";
                        /** Why it could not be told; else null. */
                        readonly reason: string | null;
                        /** Where the owner of the place would say that reports are wanted; null where it is the domain's own. */
                        readonly consentAt: string | null;
                    }[];
                    readonly isWhole: boolean;
                };
            } | null;
            readonly own: {
                readonly at: string;
                readonly state: "found" | "absent" | "several" | "unknown";
                /** Where the name leads, if it is an alias; else null. */
                readonly alias: string | null;
            };
            /** The policies, as published, for names below that have no record; null where there are none. */
            readonly below: {
                readonly about: string;
                readonly existing: "none" | "quarantine" | "reject";
                readonly nonexistent: "none" | "quarantine" | "reject";
                readonly tag: "p" | "sp" | "np";
            } | null;
            readonly belowIsKnown: boolean;
            /** The organisational domain by the tree walk of RFC 9989. */
            readonly organisation: {
                readonly name: string | null;
                /** Why it could not be told; else null. */
                readonly reason: string | null;
            };
            /** What receivers see that still go by RFC 7489 and the list of public suffixes. */
            readonly older: {
                readonly organisation: string | null;
                readonly outcome: "found" | "absent" | "several" | "void" | "unknown";
                readonly about: string | null;
                readonly policy: "none" | "quarantine" | "reject" | null;
                readonly percent: number | null;
                readonly isInOrder: boolean;
            };
            /** What stands at each name on the way up. */
            readonly walk: readonly {
                readonly at: string;
                readonly state: "found" | "absent" | "several" | "unknown";
            }[];
            /** Where a record belongs, what stands there in its place, somewhere that takes reports for it, and whether the domain says that it sends and takes no mail. */
            readonly mending: {
                readonly about: string;
                readonly at: string;
                readonly rua: string | null;
                readonly isSilent: boolean;
                readonly total: number;
                /** The records there, where there are more than one. */
                readonly several: readonly string[];
                /** Texts there that were meant to be a record and are none. */
                readonly lookalikes: readonly string[];
            };
        };
        /** Its policy about TLS (RFC 8461) */
        readonly mtaSts: {
            readonly domain: string;
            readonly record: {
                /** Where it is published. */
                readonly name: string;
                /** Whether the name is an alias (CNAME), so that what stands there is for the owner of its target to change. */
                readonly isAlias: boolean;
                /** invalid: senders take it for none. */
                readonly state: "found" | "absent" | "several" | "invalid" | "unknown";
                /** Why it could not be told, or is none; else null. */
                readonly reason: string | null;
                readonly text: string | null;
                readonly total: number;
                readonly id: string | null;
                /** What of it cannot be read. */
                readonly broken: string | null;
                /** Texts that were meant to be one and are not. */
                readonly lookalikes: readonly string[];
            };
            readonly policy: {
                readonly url: string;
                readonly state: "found" | "absent" | "invalid" | "unknown";
                /** Why it could not be told, or is none; else null. */
                readonly reason: string | null;
                readonly status: number | null;
                /** Senders should take text/plain alone. */
                readonly mediaType: string | null;
                readonly certificate: {
                    readonly state: "valid" | "invalid" | "unknown";
                    readonly reasons: readonly string[];
                };
                readonly mode: "enforce" | "testing" | "none" | null;
                /** Seconds. */
                readonly maxAge: number | null;
                readonly mx: readonly string[];
                readonly mxTotal: number;
                readonly faults: readonly {
                    readonly code: "version" | "mode" | "max_age" | "mx" | "line";
                    readonly value: string;
                }[];
                /** SHA-256 of the policy, by which a change shows. */
                readonly digest: string | null;
            };
        };
        /** Where reports about TLS go (RFC 8460) */
        readonly tlsRpt: {
            /** Where it is published. */
            readonly name: string;
            /** Whether the name is an alias (CNAME), so that what stands there is for the owner of its target to change. */
            readonly isAlias: boolean;
            readonly domain: string;
            /** invalid: senders take it for none. */
            readonly state: "found" | "absent" | "several" | "invalid" | "unknown";
            readonly reason: string | null;
            readonly text: string | null;
            readonly total: number;
            /** Where reports go. */
            readonly places: readonly {
                readonly text: string;
                readonly host: string;
                /** Whether that domain takes mail, or that host has an address. */
                readonly state: "there" | "missing" | "unknown";
                readonly reason: string | null;
            }[];
            /** What stands there and no report goes to. */
            readonly wrong: readonly string[];
            readonly lookalikes: readonly string[];
            /** Places of a record that does not count, and that can be read. */
            readonly kept: readonly string[];
            /** Whether the domain itself takes mail. */
            readonly takesMail: "there" | "missing" | "unknown";
        };
        /** The logo beside its mail. */
        readonly bimi: {
            /** Where it is published. */
            readonly name: string;
            /** Whether the name is an alias (CNAME), so that what stands there is for the owner of its target to change. */
            readonly isAlias: boolean;
            readonly domain: string;
            /** declined: the domain wants no logo; invalid: receivers take it for none. */
            readonly state: "found" | "declined" | "absent" | "several" | "invalid" | "unknown";
            readonly reason: string | null;
            readonly text: string | null;
            readonly total: number;
            readonly fault: {
                readonly code: "no-tag" | "repeated" | "no-location" | "location" | "authority";
                readonly value: string;
            } | null;
            readonly lookalikes: readonly string[];
            /** What is served in the place of the logo. */
            readonly logo: {
                readonly url: string;
                /** missing: nothing is served there. */
                readonly state: "valid" | "invalid" | "missing" | "unknown";
                readonly reason: string | null;
                readonly problems: readonly {
                    readonly code: "too-large" | "malformed" | "doctype" | "entity" | "root" | "profile" | "version" | "position" | "title" | "square" | "element" | "script" | "reference";
                    readonly value: string;
                }[];
            } | null;
            /** The certificate of the logo (VMC or CMC) */
            readonly evidence: {
                readonly url: string;
                /** missing: nothing is served there. */
                readonly state: "valid" | "invalid" | "missing" | "unknown";
                readonly reason: string | null;
                readonly faults: readonly ("unreadable" | "purpose" | "expired" | "not-yet-valid" | "names" | "self-signed" | "chain-order" | "chain-signature" | "chain-authority" | "chain-time" | "no-logo" | "logo-hash" | "other-logo")[];
                readonly names: readonly string[];
                readonly validTo: string | null;
                /** Who has issued the last certificate of the chain; whether receivers trust that one is not judged. */
                readonly issuer: string | null;
            } | null;
        };
        /** The lists that it and its servers are on. */
        readonly blocklists: {
            readonly lists: readonly {
                /** The zone, without a key. */
                readonly name: string;
                readonly subject: "ip4" | "ip6" | "domain";
                /** skipped: not asked, since it answers nobody like us or nothing of the kind; unknown: it fails its own test. */
                readonly state: "asked" | "skipped" | "unknown";
                readonly reason: string | null;
                /** Who may ask it. */
                readonly terms: string;
                /** Where a listing is lifted. */
                readonly removal: string | null;
                /** How much it was asked about. */
                readonly asked: number;
                readonly listings: readonly {
                    /** The address or domain. */
                    readonly about: string;
                    /** The mail exchanger that has the address; null for a domain. */
                    readonly host: string | null;
                    /** What the list calls it. */
                    readonly labels: readonly string[];
                    /** What the list answered. */
                    readonly codes: readonly string[];
                    readonly weight: "major" | "middle" | "minor" | "info";
                    /** The same where the address itself sends mail. */
                    readonly senderWeight: "major" | "middle" | "minor" | "info";
                    /** Whether nearly all receivers refuse mail for it. */
                    readonly isCeiling: boolean;
                }[];
                readonly untold: readonly {
                    readonly about: string;
                    /** refused, odd (a code that no table knows), or why there was no answer. */
                    readonly reason: string;
                    readonly codes: readonly string[];
                }[];
            }[];
            /** How many public addresses there are; at most 32 were asked about. */
            readonly addressesTotal: number;
            /** Whether lists that answer no public resolver could be asked. */
            readonly hasResolver: boolean;
        };
        /** Names of its own that are there by a wildcard alone, or may be (RFC 4592) */
        readonly wildcards: readonly {
            readonly name: string;
            /** What the wildcard gives it, and a record of its own would take from it. */
            readonly types: readonly string[];
            /** Why it could not be told; null where it is there by a wildcard. */
            readonly reason: string | null;
        }[];
    } | null;
    /** Null where a domain was asked for. */
    readonly address: {
        /** Whether it is an address of the Internet, or of a network that the operator takes for public. */
        readonly isPublic: boolean;
        readonly names: {
            /** Whether the address has names (PTR); bogus: DNSSEC does not verify; unknown: could not be told. */
            readonly state: "found" | "absent" | "bogus" | "unknown";
            /** Why it could not be told. */
            readonly reason: string | null;
            /** At most 16. */
            readonly names: readonly string[];
            readonly namesTotal: number;
            /** FCrDNS: whether any of the names leads back to the address; null where that could not be told. */
            readonly confirmed: boolean | null;
            /** Whether every name looks like those that providers give to every address. */
            readonly generic: boolean;
        };
        readonly blocklists: {
            readonly lists: readonly {
                /** The zone, without a key. */
                readonly name: string;
                readonly subject: "ip4" | "ip6" | "domain";
                /** skipped: not asked, since it answers nobody like us or nothing of the kind; unknown: it fails its own test. */
                readonly state: "asked" | "skipped" | "unknown";
                readonly reason: string | null;
                /** Who may ask it. */
                readonly terms: string;
                /** Where a listing is lifted. */
                readonly removal: string | null;
                /** How much it was asked about. */
                readonly asked: number;
                readonly listings: readonly {
                    /** The address or domain. */
                    readonly about: string;
                    /** The mail exchanger that has the address; null for a domain. */
                    readonly host: string | null;
                    /** What the list calls it. */
                    readonly labels: readonly string[];
                    /** What the list answered. */
                    readonly codes: readonly string[];
                    readonly weight: "major" | "middle" | "minor" | "info";
                    /** The same where the address itself sends mail. */
                    readonly senderWeight: "major" | "middle" | "minor" | "info";
                    /** Whether nearly all receivers refuse mail for it. */
                    readonly isCeiling: boolean;
                }[];
                readonly untold: readonly {
                    readonly about: string;
                    /** refused, odd (a code that no table knows), or why there was no answer. */
                    readonly reason: string;
                    readonly codes: readonly string[];
                }[];
            }[];
            /** How many public addresses there are; at most 32 were asked about. */
            readonly addressesTotal: number;
            /** Whether lists that answer no public resolver could be asked. */
            readonly hasResolver: boolean;
        };
    } | null;
}
/** An error code, as the API has it. */
export type FailureCode = "INVALID_INPUT" | "API_KEY_REQUIRED" | "INVALID_API_KEY" | "NOT_FOUND" | "RATE_LIMITED" | "UPSTREAM_ERROR" | "UPSTREAM_TIMEOUT";
/** A configuration, as portcullis.config.json holds it. */
export interface GateConfig {
    readonly $schema?: string | undefined;
    /** Lowest accepted grade of certificate and TLS (default B) */
    readonly min_ssl?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
    /** Lowest accepted grade of the security headers (default C) */
    readonly min_headers?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
    /** Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off (default auto) */
    readonly min_days?: string | number | undefined;
    /** Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed (default true) */
    readonly require_https?: boolean | undefined;
    /** Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false) */
    readonly all_ips?: boolean | undefined;
    /** Give up on a target after this many seconds (default 10; 20 with a server) */
    readonly timeout?: string | number | undefined;
    /** Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets. */
    readonly resolve?: string | readonly string[] | undefined;
    /** Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable. */
    readonly resolver?: string | readonly string[] | undefined;
    /** PEM file of an authority to trust beside Mozilla's. */
    readonly ca_file?: string | undefined;
    /** DS or DNSKEY records of the keys by which DNSSEC is verified, instead of those of the root zone. */
    readonly trust_anchor?: string | undefined;
    /** Compare what this resolver says instead of the known public ones, SERVER as for --resolver, #filters for one that withholds names; repeatable. */
    readonly public_resolver?: string | readonly string[] | undefined;
    /** Ask this list of senders instead of the known ones, CODES its answers as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off asks none. */
    readonly blocklist?: string | readonly string[] | undefined;
    /** Ask lists that answer no public resolver through this one of your own, SERVER as for --resolver (default none: they are not asked) */
    readonly blocklist_resolver?: string | undefined;
    /** Send this header to the target's own https origin, with the value that the environment variable holds; repeatable. */
    readonly header?: string | readonly string[] | undefined;
    /** PEM file of a client certificate, shown to the target's own origin once that is found to be trusted. */
    readonly client_cert?: string | undefined;
    /** PEM file of its key, where the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE opens an encrypted one. */
    readonly client_key?: string | undefined;
    /** Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY counts) */
    readonly proxy?: string | undefined;
    /** Measure once every address shows this twice: up, status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT; repeatable. */
    readonly wait_for?: string | readonly string[] | undefined;
    /** Give up waiting after this many seconds (default 300) */
    readonly wait_timeout?: string | number | undefined;
    /** Look about this often while waiting (default 5) */
    readonly wait_interval?: string | number | undefined;
    /** Measure a target that fails once more, and tell where that differs (default 1) */
    readonly confirm?: string | number | undefined;
    /** Try again what broke off early, so many times; never a verdict (default 2) */
    readonly retries?: string | number | undefined;
    /** What a finding does to the verdict, by its rule: error fails the target, warn warns, off leaves it out; where its check could not be measured, error leaves the target unknown. */
    readonly rules?: Readonly<Record<string, "off" | "warn" | "error">> | undefined;
    /** Other checks that the target must pass: a level, where the status must be pass, or what is demanded; what a target says refines what is said of all. */
    readonly checks?: Readonly<Record<string, "off" | "warn" | "error" | {
        /** What missing it does to the verdict (default error) */
        readonly level?: "off" | "warn" | "error" | undefined;
        /** Lowest accepted score. */
        readonly minScore?: number | undefined;
        /** Lowest accepted grade. */
        readonly minGrade?: "A+" | "A" | "B" | "C" | "D" | "F" | undefined;
        /** Worst accepted severity of an issue that is neither waived nor off. */
        readonly maxSeverity?: "critical" | "high" | "medium" | "low" | "info" | undefined;
    }>>;
    /** What is measured where no URL is typed. */
    readonly targets?: readonly (string | {
        /** Deployed URL; https:// is assumed. */
        readonly url: string;
        /** What reports call it. */
        readonly name?: string | undefined;
        /** Paths to measure instead of that of the URL. */
        readonly paths?: readonly string[] | undefined;
        /** Lowest accepted grade of certificate and TLS (default B) */
        readonly min_ssl?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
        /** Lowest accepted grade of the security headers (default C) */
        readonly min_headers?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
        /** Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off (default auto) */
        readonly min_days?: string | number | undefined;
        /** Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed (default true) */
        readonly require_https?: boolean | undefined;
        /** Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false) */
        readonly all_ips?: boolean | undefined;
        /** Give up on a target after this many seconds (default 10; 20 with a server) */
        readonly timeout?: string | number | undefined;
        /** Reach this host at this address, as curl does, whatever the DNS says; repeatable, IPv6 in brackets. */
        readonly resolve?: string | readonly string[] | undefined;
        /** Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable. */
        readonly resolver?: string | readonly string[] | undefined;
        /** PEM file of an authority to trust beside Mozilla's. */
        readonly ca_file?: string | undefined;
        /** DS or DNSKEY records of the keys by which DNSSEC is verified, instead of those of the root zone. */
        readonly trust_anchor?: string | undefined;
        /** Compare what this resolver says instead of the known public ones, SERVER as for --resolver, #filters for one that withholds names; repeatable. */
        readonly public_resolver?: string | readonly string[] | undefined;
        /** Ask this list of senders instead of the known ones, CODES its answers as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off asks none. */
        readonly blocklist?: string | readonly string[] | undefined;
        /** Ask lists that answer no public resolver through this one of your own, SERVER as for --resolver (default none: they are not asked) */
        readonly blocklist_resolver?: string | undefined;
        /** Send this header to the target's own https origin, with the value that the environment variable holds; repeatable. */
        readonly header?: string | readonly string[] | undefined;
        /** PEM file of a client certificate, shown to the target's own origin once that is found to be trusted. */
        readonly client_cert?: string | undefined;
        /** PEM file of its key, where the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE opens an encrypted one. */
        readonly client_key?: string | undefined;
        /** Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY counts) */
        readonly proxy?: string | undefined;
        /** Measure once every address shows this twice: up, status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT; repeatable. */
        readonly wait_for?: string | readonly string[] | undefined;
        /** Give up waiting after this many seconds (default 300) */
        readonly wait_timeout?: string | number | undefined;
        /** Look about this often while waiting (default 5) */
        readonly wait_interval?: string | number | undefined;
        /** Measure a target that fails once more, and tell where that differs (default 1) */
        readonly confirm?: string | number | undefined;
        /** Try again what broke off early, so many times; never a verdict (default 2) */
        readonly retries?: string | number | undefined;
        /** What a finding does to the verdict, by its rule: error fails the target, warn warns, off leaves it out; where its check could not be measured, error leaves the target unknown. */
        readonly rules?: Readonly<Record<string, "off" | "warn" | "error">> | undefined;
        /** Other checks that the target must pass: a level, where the status must be pass, or what is demanded; what a target says refines what is said of all. */
        readonly checks?: Readonly<Record<string, "off" | "warn" | "error" | {
            /** What missing it does to the verdict (default error) */
            readonly level?: "off" | "warn" | "error" | undefined;
            /** Lowest accepted score. */
            readonly minScore?: number | undefined;
            /** Lowest accepted grade. */
            readonly minGrade?: "A+" | "A" | "B" | "C" | "D" | "F" | undefined;
            /** Worst accepted severity of an issue that is neither waived nor off. */
            readonly maxSeverity?: "critical" | "high" | "medium" | "low" | "info" | undefined;
        }>>;
    })[];
    /** What does not count for now, with a reason and an end. */
    readonly waivers?: readonly {
        /** The rule, or all of a check: http.*. */
        readonly rule: string;
        /** Canonical URLs, * within a segment and ** over several (default all) */
        readonly url?: string | undefined;
        /** Why this is acceptable for now. */
        readonly reason: string;
        /** The last day on which it holds, in UTC; at most 366 days ahead. */
        readonly until: string;
        /** Who answers for it. */
        readonly owner?: string | undefined;
    }[];
    /** Fail only on what this file does not know; days are never known. */
    readonly baseline?: string | undefined;
    /** Which verdict ends with exit code 1 (default error) */
    readonly fail_on?: "error" | "warn" | "never" | undefined;
    /** What is made of what could not be measured: exit code 3, a warning, or nothing (default fail) */
    readonly on_error?: "fail" | "warn" | "pass" | undefined;
    /** Let this Portcullis server measure instead of this process. */
    readonly server?: string | undefined;
    /** Language of the report (default en) */
    readonly lang?: "en" | "ko" | undefined;
    /** Write a report, repeatable: text, json, ndjson, markdown, sarif, junit, codequality, github, azure, tap, badge; - is the standard output. */
    readonly report?: string | readonly string[] | undefined;
    /** Measure so many targets at a time (default 8) */
    readonly concurrency?: string | number | undefined;
}
/** What `gate` is asked. */
export interface GateInput {
    /** Deployed URL; https:// is assumed. */
    readonly url: string;
    /** Lowest accepted grade of certificate and TLS (default B) */
    readonly min_ssl?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
    /** Lowest accepted grade of the security headers (default C) */
    readonly min_headers?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
    /** Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off (default auto) */
    readonly min_days?: string | number | undefined;
    /** Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed (default true) */
    readonly require_https?: boolean | undefined;
    /** Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false) */
    readonly all_ips?: boolean | undefined;
}
/** What the gate decided, and everything that decided it. */
export interface GateResult {
    readonly schema: "portcullis/gate@1";
    /** fail beats unknown, unknown beats warn, over all targets. */
    readonly verdict: "pass" | "warn" | "fail" | "unknown";
    readonly generatedAt: string;
    /** The language in which everything is said. */
    readonly language?: "en" | "ko";
    readonly tool: {
        readonly name: "portcullis";
        readonly version: string;
    };
    /** One entry for each URL. */
    readonly targets: readonly {
        /** What was asked for, in canonical form. */
        readonly url: string;
        /** What its owner calls it. */
        readonly name?: string;
        /** Where the redirects ended. */
        readonly finalUrl: string | null;
        /** The address that answered. */
        readonly address: string | null;
        readonly verdict: "pass" | "warn" | "fail" | "unknown";
        /** Why something could not be measured: dns.nxdomain, tcp.refused. */
        readonly reason?: string;
        /** The same in words. */
        readonly message?: string;
        /** One entry for each threshold. */
        readonly checks: readonly {
            /** ssl, headers, days, https, or the id of another check or threshold that was asked for. */
            readonly id: string;
            readonly status: "pass" | "warn" | "fail" | "unknown" | "waived" | "off";
            /** The effective threshold; null where it is a share of a lifetime that could not be measured. */
            readonly expected: Grade | number | boolean | "off" | null;
            /** Where the threshold came from: query, default, default auto. */
            readonly source: string;
            /** What was measured; null where that leaves the status open. */
            readonly actual: Grade | number | boolean | null;
            /** The same in words; may be empty. */
            readonly message: string;
            /** What to do about it. */
            readonly action?: string;
            /** Present where the status is waived. */
            readonly waived?: {
                /** Why it does not count for now. */
                readonly reason: string;
                /** The last day on which it does not. */
                readonly until: string;
                /** Who decided it. */
                readonly owner?: string;
            };
            /** Present where the baseline has it. */
            readonly isKnown?: true;
            /** Which failure it is, where a threshold can be missed in several ways: https-bypassed, https-missing. */
            readonly kind?: string;
            /** What a check was like of which more than one value was demanded, or its status. */
            readonly seen?: {
                readonly status?: "pass" | "warn" | "fail" | "unknown";
                readonly grade?: Grade;
                readonly score?: number;
            };
        }[];
        /** The first https origin of the way, and the final one where it is another. */
        readonly origins: readonly {
            /** Host, or host:port. */
            readonly origin: string;
            readonly grade: Grade | null;
            /** Until the certificate expires; negative afterwards. */
            readonly daysLeft: number | null;
        }[];
        /** Every address that was looked at; absent unless all_ips asked for them. */
        readonly addresses?: readonly {
            /** Host, or host:port. */
            readonly origin: string;
            readonly address: string;
            /** failed where it gave no answer that could be measured, unroutable where nothing leads there from the measuring machine, forbidden where it may not be contacted. */
            readonly state: "measured" | "failed" | "unroutable" | "forbidden";
            /** Why it could not be measured. */
            readonly reason: string | null;
            /** Of certificate and TLS. */
            readonly grade: Grade | null;
            readonly headers: Grade | null;
            readonly daysLeft: number | null;
        }[];
        /** Problems, worst first. */
        readonly findings: readonly {
            /** `<check>.<problem>`, the same in every language and release. */
            readonly id: string;
            readonly severity: "critical" | "high" | "medium" | "low" | "info";
            /** What is wrong. */
            readonly cause: string;
            /** What to do about it. */
            readonly action: string;
            /** What it is about, where there are several. */
            readonly subject?: string;
            /** What was seen, as it was seen: text that the target chose. */
            readonly evidence?: string;
            /** Where the rule is written down. */
            readonly reference?: string;
            /** A DNS record that mends it, where that can be known. */
            readonly record?: {
                /** The name that it belongs to. */
                readonly name: string;
                /** The type of the record. */
                readonly type: string;
                /** As one text; a TXT record is cut into strings of at most 255 octets when it is published. */
                readonly value: string;
            };
            /** The same over runs for the same problem of the same target. */
            readonly fingerprint: string;
            /** What it does to the verdict; nothing where it is absent. */
            readonly level?: "error" | "warn" | "none";
            /** Present where it does not count for now. */
            readonly waived?: {
                /** Why it does not count for now. */
                readonly reason: string;
                /** The last day on which it does not. */
                readonly until: string;
                /** Who decided it. */
                readonly owner?: string;
            };
            /** Present where the baseline has it. */
            readonly isKnown?: true;
        }[];
        /** How many more there are whose rules are switched off. */
        readonly off?: number;
        /** The checks that could not be measured as a whole: a rule of theirs that may fail leaves the target unknown. */
        readonly open?: readonly {
            /** Id of the check: http, ssl, owasp. */
            readonly check: string;
            /** Why: tcp.refused, http.server-error. */
            readonly reason: string;
            /** The same in words. */
            readonly message: string;
        }[];
        /** What could not be determined and does not count. */
        readonly unknowns: readonly string[];
        /** What the measurement took. */
        readonly cost: {
            readonly connections: number;
            readonly requests: number;
            /** On the way to the page. */
            readonly roundTrips: number;
            /** Milliseconds. */
            readonly ms: number;
        };
        /** How long was waited before it was measured; absent where nothing was awaited. */
        readonly waited?: {
            /** Milliseconds. */
            readonly ms: number;
            /** How often it was looked at. */
            readonly polls: number;
        };
        /** How often it was tried, where the first try broke off early. */
        readonly tries?: number;
        /** Whether a second measurement failed for the same reasons; absent where there was none. */
        readonly confirmed?: boolean;
        /** Where the second measurement, which stands here then, said otherwise. */
        readonly unstable?: readonly {
            /** A threshold, a check, or a rule of level error, which expects to find nothing: false. */
            readonly id: string;
            /** What the rule found something about. */
            readonly subject?: string;
            /** The effective threshold; null where it is a share of a lifetime that could not be measured. */
            readonly expected: Grade | number | boolean | "off" | null;
            readonly first: {
                readonly status: "pass" | "warn" | "fail" | "unknown" | "waived" | "off";
                /** What was measured; null where that leaves the status open. */
                readonly actual: Grade | number | boolean | null;
            };
            readonly second: {
                readonly status: "pass" | "warn" | "fail" | "unknown" | "waived" | "off";
                /** What was measured; null where that leaves the status open. */
                readonly actual: Grade | number | boolean | null;
            };
        }[];
    }[];
    /** Targets by verdict; waived counts findings. */
    readonly totals: {
        readonly pass: number;
        readonly warn: number;
        readonly fail: number;
        readonly unknown: number;
        readonly waived: number;
    };
    /** What is to be said of the run itself: a waiver that has expired, or that nothing needs. */
    readonly notices?: readonly {
        /** The same in every language. */
        readonly id: string;
        readonly level: "error" | "warn";
        /** The same in words. */
        readonly message: string;
    }[];
}
/** What `golive` answers. */
export interface GoliveAnswer {
    /** What was observed. */
    readonly raw: GoliveRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `golive` is asked. */
export interface GoliveInput {
    /** Domain to go live; scheme, port and path of a pasted URL are left out. */
    readonly query: string;
}
/** What is observed: Ready to go live. */
export interface GoliveRaw {
    readonly domain: string;
    readonly observedAt: string;
    readonly dns: {
        /** Whether the name has an IP address, as the resolvers of the run say. */
        readonly state: "found" | "absent" | "unknown";
        /** Where it has none: whether there is no such name at all, or one without an address. */
        readonly absence: "nxdomain" | "nodata" | null;
        /** Why it could not be told; null where it could. */
        readonly reason: string | null;
        /** The first addresses, and whether anybody can reach them. */
        readonly addresses: readonly {
            readonly address: string;
            readonly isPublic: boolean;
        }[];
        readonly addressesTotal: number;
        /** The first addresses that the name servers of the zone give themselves. */
        readonly published: readonly {
            readonly address: string;
            readonly isPublic: boolean;
        }[];
        /** IPv6 addresses that the resolver has made out of the IPv4 ones (DNS64, RFC 6147), which nobody else has. */
        readonly translated: readonly string[];
        /** Name servers of the zone, which is signed, that do not give its keys (DNSKEY), and why. */
        readonly keyless: readonly {
            readonly name: string;
            readonly address: string;
            readonly reason: string;
        }[];
        /** The names that its aliases (CNAME) lead to, in their order. */
        readonly aliases: readonly string[];
        /** Whether www in front of it has an address, too; null where that was not asked. */
        readonly www: "found" | "absent" | "unknown" | null;
        /** How far the addresses can be trusted by their DNSSEC signatures. */
        readonly security: {
            readonly state: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
            readonly reason: string | null;
            /** What the resolver thinks of it. */
            readonly opinion: "secure" | "insecure" | "bogus" | "unknown";
        };
    };
    /** For each family of addresses, as the propagation check sees it. */
    readonly propagation: readonly {
        readonly type: "A" | "AAAA";
        /** Why nothing could be measured; null where something was. */
        readonly reason: string | null;
        /** The zone that the name is in; null where that could not be told. */
        readonly zone: string | null;
        /** A zone that resolvers still know, and that the zone above no longer delegates; null where there is none. */
        readonly removed: string | null;
        /** What the resolvers of the run say, by which TLS and the page were looked at. */
        readonly own: {
            readonly verdict: "updated" | "stale" | "variant" | "filtered" | "stale-served" | "bogus" | "error" | "unverified";
            readonly answer: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
            readonly values: readonly string[];
            readonly isCurrent: boolean | null;
            readonly secondsLeft: number | null;
            readonly reason: string | null;
        } | null;
        readonly authorities: readonly {
            readonly name: string;
            readonly address: string;
            readonly state: "current" | "behind" | "failed";
            readonly answer: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
            readonly aliases: readonly string[];
            readonly values: readonly string[];
            readonly serial: number | null;
            readonly reason: string | null;
        }[];
        readonly resolvers: readonly {
            readonly name: string;
            readonly verdict: "updated" | "stale" | "variant" | "filtered" | "stale-served" | "bogus" | "error" | "unverified";
            readonly answer: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
            readonly isCurrent: boolean | null;
            readonly secondsLeft: number | null;
            readonly reason: string | null;
        }[];
        /** Whether name servers contradict each other, and no version tells which is newer. */
        readonly authoritiesDiffer: boolean;
        /** After which no resolver has an old answer any more; null where that is not known. */
        readonly freshEverywhereInSeconds: number | null;
    }[];
    /** The domain itself and, where its redirects end elsewhere, the host of the page. */
    readonly tls: readonly {
        /** Host, or host:port. */
        readonly target: string;
        /** Why it could not be told; null where it could. */
        readonly reason: string | null;
        /** As the ssl check grades it; null where it could not be measured or graded. */
        readonly grade: "A+" | "A" | "B" | "C" | "D" | "F" | null;
        /** The letter that is certain where the grade itself is in doubt. */
        readonly floor: "A+" | "A" | "B" | "C" | "D" | "F" | null;
        /** What holds the grade down to F, by the ids of the ssl check. */
        readonly blockers: readonly string[];
        /** The validated path, leaf first; the leaf alone where there is none. */
        readonly certificates: readonly {
            readonly subject: string;
            readonly validFrom: string;
            readonly validTo: string;
        }[];
    }[];
    /** The page that https:// leads to; null where something else than the site answered, or nobody. */
    readonly https: {
        readonly page: {
            /** Where the redirects ended. */
            readonly url: string;
            readonly status: number;
            readonly end: "answered" | "loop" | "limit" | "private" | "invalid-location" | "nul-byte" | "content-disposition" | "content-encoding";
            readonly redirects: number;
            /** Whether the way leads from https to http. */
            readonly downgrade: boolean;
            /** Why browsers refuse the certificate of the page; null over plain HTTP and where it could not be judged. */
            readonly problems: readonly ("expired" | "not-yet-valid" | "wrong-name" | "weak-key" | "weak-signature" | "wrong-purpose" | "wrong-key-usage" | "revoked" | "untrusted" | "obsolete-version")[] | null;
            /** The first URL before the page that browsers refuse to connect to. */
            readonly refused: string | null;
            /** The first URL before the page of which that could not be told. */
            readonly unclear: string | null;
            /** What port 80 does. */
            readonly plain: {
                readonly state: "closed" | "redirects" | "content" | "astray" | "unknown";
                readonly url: string;
                readonly status: number | null;
                readonly reason: string | null;
            } | null;
        } | null;
        /** Why it could not be told; null where it could. */
        readonly reason: string | null;
    };
    readonly registration: {
        /** The domain that was registered; null where a registry has none above the name. */
        readonly domain: string | null;
        /** unserved: the registry publishes nothing in RDAP. */
        readonly state: "found" | "absent" | "unserved" | "unknown";
        /** Why it could not be told; null where it could. */
        readonly reason: string | null;
        /** Seconds after which the registry may be asked again, where it says so. */
        readonly retryAfter: number | null;
        /** Who answered. */
        readonly server: string | null;
        /** Null where the registry does not publish it. */
        readonly expires: string | null;
        readonly registered: string | null;
        /** When the contract with the registrar ends, which the registry may have renewed by itself. */
        readonly registrarExpires: string | null;
        /** As RFC 8056 spells them, such as client hold. */
        readonly status: readonly string[];
        readonly registrar: string | null;
    };
}
/** Best first. */
export type Grade = "A+" | "A" | "B" | "C" | "D" | "F";
/** What `http` answers. */
export interface HttpAnswer {
    /** What was observed. */
    readonly raw: HttpRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `http` is asked. */
export interface HttpInput {
    /** Full URL; https:// is assumed where the scheme is missing. */
    readonly url: string;
    /** Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false) */
    readonly all_ips?: boolean | undefined;
}
/** What is observed: HTTP security headers. */
export interface HttpRaw {
    /** What was asked for, in canonical form. */
    readonly url: string;
    /** Where the redirects ended. */
    readonly finalUrl: string;
    /** Of the last reply. */
    readonly status: number;
    readonly observedAt: string;
    /** The address that sent the last reply. */
    readonly address: string;
    /** Every reply on the way, in order. */
    readonly hops: readonly {
        readonly url: string;
        readonly status: number;
        /** Where it redirects to; null where it does not. */
        readonly location: string | null;
        /** Present where the page led on by a Refresh header or <meta http-equiv=refresh>, and not by its status. */
        readonly refresh?: true;
        /** Whether it redirects from https to http. */
        readonly downgrade: boolean;
        /** Milliseconds. */
        readonly ms: number;
        /** Why browsers refuse the certificate; null over plain HTTP and where it could not be judged. */
        readonly identity: {
            readonly problems: readonly ("expired" | "not-yet-valid" | "wrong-name" | "weak-key" | "weak-signature" | "wrong-purpose" | "wrong-key-usage" | "revoked" | "untrusted" | "obsolete-version")[];
        } | null;
    }[];
    /** How the redirects ended: at a page, or in a way that no browser follows. */
    readonly end: "answered" | "loop" | "limit" | "private" | "invalid-location" | "nul-byte" | "content-disposition" | "content-encoding";
    /** In wire order, duplicates kept; long values are cut, the values of cookies left out. */
    readonly headers: readonly (readonly [string, string])[];
    /** How many were received. */
    readonly headersTotal: number;
    /** What tells about the software behind the site. */
    readonly leaks: readonly {
        /** Header, in lower case, or `meta generator` */
        readonly source: string;
        readonly value: string;
        readonly kind: "version" | "product" | "internal";
        readonly product: string | null;
        readonly version: string | null;
    }[];
    /** tolerant where the reply breaks the rules of HTTP. */
    readonly parser: "strict" | "tolerant";
    /** HTTP/2 joins repeated headers. */
    readonly version: "2" | "1.1";
    /** Policies in the page itself. */
    readonly meta: {
        readonly csp: readonly string[];
        readonly referrer: readonly string[];
        /** Whether the head was read to its end. */
        readonly isWhole: boolean;
    };
    /** What port 80 does; null where the page is not on port 443. */
    readonly plainHttp: {
        readonly state: "closed" | "redirects" | "content" | "astray" | "unknown";
        readonly url: string;
        readonly status: number | null;
        readonly reason: string | null;
    } | null;
    /** Why browsers refuse the certificate; null over plain HTTP and where it could not be judged. */
    readonly identity: {
        readonly problems: readonly ("expired" | "not-yet-valid" | "wrong-name" | "weak-key" | "weak-signature" | "wrong-purpose" | "wrong-key-usage" | "revoked" | "untrusted" | "obsolete-version")[];
    } | null;
    /** What browsers read differently, or refuse, in the heads of the replies; absent where there is no such thing. */
    readonly oddities?: readonly {
        readonly kind: "nul-byte" | "space-before-colon" | "status-line";
        readonly url: string;
        /** The name of the header, or the status line. */
        readonly seen: string;
    }[];
    /** A refresh of the last page that was not followed; absent where there is none. */
    readonly refresh?: {
        /** Whether a `Refresh` header or a `meta` element asks for it. */
        readonly from: "header" | "meta";
        /** Seconds. */
        readonly delay: number;
        readonly url: string;
    };
    /** Hosts of the policies that stand for a whole public suffix, such as *.co.uk; absent where there are none. */
    readonly suffixWildcards?: readonly string[];
    /** Whether two requests got the same nonce; null where none was sent or compared. */
    readonly staticNonce: boolean | null;
    /** Whether only the beginning of the body was read. */
    readonly truncated: boolean;
    /** What was seen at the other addresses of the host that was asked for, and of the host of the page; absent unless all_ips asked for them. */
    readonly addresses?: readonly {
        readonly host: string;
        /** The address that answered first. */
        readonly own: string;
        /** How many addresses the host has. */
        readonly total: number;
        readonly others: readonly {
            readonly address: string;
            /** failed where it gave no answer that could be measured, unroutable where nothing leads there from the measuring machine, forbidden where it may not be contacted. */
            readonly state: "measured" | "failed" | "unroutable" | "forbidden";
            /** Why nothing was measured. */
            readonly reason: string | null;
            readonly seen: {
                /** What was asked for, in canonical form. */
                readonly url: string;
                /** Where the redirects ended. */
                readonly finalUrl: string;
                /** Of the last reply. */
                readonly status: number;
                readonly observedAt: string;
                /** The address that sent the last reply. */
                readonly address: string;
                /** Every reply on the way, in order. */
                readonly hops: readonly {
                    readonly url: string;
                    readonly status: number;
                    /** Where it redirects to; null where it does not. */
                    readonly location: string | null;
                    /** Present where the page led on by a Refresh header or <meta http-equiv=refresh>, and not by its status. */
                    readonly refresh?: true;
                    /** Whether it redirects from https to http. */
                    readonly downgrade: boolean;
                    /** Milliseconds. */
                    readonly ms: number;
                    /** Why browsers refuse the certificate; null over plain HTTP and where it could not be judged. */
                    readonly identity: {
                        readonly problems: readonly ("expired" | "not-yet-valid" | "wrong-name" | "weak-key" | "weak-signature" | "wrong-purpose" | "wrong-key-usage" | "revoked" | "untrusted" | "obsolete-version")[];
                    } | null;
                }[];
                /** How the redirects ended: at a page, or in a way that no browser follows. */
                readonly end: "answered" | "loop" | "limit" | "private" | "invalid-location" | "nul-byte" | "content-disposition" | "content-encoding";
                /** In wire order, duplicates kept; long values are cut, the values of cookies left out. */
                readonly headers: readonly (readonly [string, string])[];
                /** How many were received. */
                readonly headersTotal: number;
                /** What tells about the software behind the site. */
                readonly leaks: readonly {
                    /** Header, in lower case, or `meta generator` */
                    readonly source: string;
                    readonly value: string;
                    readonly kind: "version" | "product" | "internal";
                    readonly product: string | null;
                    readonly version: string | null;
                }[];
                /** tolerant where the reply breaks the rules of HTTP. */
                readonly parser: "strict" | "tolerant";
                /** HTTP/2 joins repeated headers. */
                readonly version: "2" | "1.1";
                /** Policies in the page itself. */
                readonly meta: {
                    readonly csp: readonly string[];
                    readonly referrer: readonly string[];
                    /** Whether the head was read to its end. */
                    readonly isWhole: boolean;
                };
                /** What port 80 does; null where the page is not on port 443. */
                readonly plainHttp: {
                    readonly state: "closed" | "redirects" | "content" | "astray" | "unknown";
                    readonly url: string;
                    readonly status: number | null;
                    readonly reason: string | null;
                } | null;
                /** Why browsers refuse the certificate; null over plain HTTP and where it could not be judged. */
                readonly identity: {
                    readonly problems: readonly ("expired" | "not-yet-valid" | "wrong-name" | "weak-key" | "weak-signature" | "wrong-purpose" | "wrong-key-usage" | "revoked" | "untrusted" | "obsolete-version")[];
                } | null;
                /** What browsers read differently, or refuse, in the heads of the replies; absent where there is no such thing. */
                readonly oddities?: readonly {
                    readonly kind: "nul-byte" | "space-before-colon" | "status-line";
                    readonly url: string;
                    /** The name of the header, or the status line. */
                    readonly seen: string;
                }[];
                /** A refresh of the last page that was not followed; absent where there is none. */
                readonly refresh?: {
                    /** Whether a `Refresh` header or a `meta` element asks for it. */
                    readonly from: "header" | "meta";
                    /** Seconds. */
                    readonly delay: number;
                    readonly url: string;
                };
                /** Hosts of the policies that stand for a whole public suffix, such as *.co.uk; absent where there are none. */
                readonly suffixWildcards?: readonly string[];
                /** Whether two requests got the same nonce; null where none was sent or compared. */
                readonly staticNonce: boolean | null;
                /** Whether only the beginning of the body was read. */
                readonly truncated: boolean;
            } | null;
        }[];
    }[];
}
/** The judgement of what was observed, in words. */
export interface Interpretation {
    /** fail: F or a critical issue; warn: below A or a medium issue; unknown: too little could be observed. */
    readonly status: "pass" | "warn" | "fail" | "unknown";
    /** Absent where too little could be observed. */
    readonly grade?: Grade;
    /** 0–100, before the ceilings of a grade; where the check gives no grade, under the ceilings. */
    readonly score?: number;
    /** Where the check gives a score without a grade: what the parts alone would give. */
    readonly unlimited?: number;
    /** The letter that the score alone would give. */
    readonly uncapped?: Grade;
    /** The letter that is certain, where something that could not be told may lift it. */
    readonly atLeast?: Grade;
    /** What the score is made of. */
    readonly parts?: readonly {
        readonly id: string;
        /** The part in words. */
        readonly label: string;
        /** Share of the score, in percent. */
        readonly weight: number;
        /** 0–100; null where it could not be observed. */
        readonly score: number | null;
    }[];
    /** What holds the grade down whatever the score. */
    readonly caps?: readonly {
        readonly id: string;
        /** The grade is no better than this, or the score where the check gives no grade. */
        readonly max: Grade | number;
        /** Why, in words. */
        readonly reason: string;
    }[];
    /** Percent of the weight that could be observed. */
    readonly coverage?: number;
    /** Changes whenever the same observation would be graded differently. */
    readonly gradeVersion?: string;
    /** Changes whenever the same observation would be scored differently. */
    readonly scoreVersion?: string;
    /** One sentence. */
    readonly summary: string;
    /** Key figures. */
    readonly kpis: readonly {
        readonly id: string;
        /** The key figure in words. */
        readonly label: string;
        /** Null where it could not be told. */
        readonly value: string | number | boolean | null;
        readonly unit?: string;
        /** The value in words, where it is a code. */
        readonly text?: string;
    }[];
    /** Problems, worst first. */
    readonly issues: readonly {
        /** `<check>.<problem>`, the same in every language and release. */
        readonly id: string;
        readonly severity: "critical" | "high" | "medium" | "low" | "info";
        /** What is wrong. */
        readonly cause: string;
        /** What to do about it. */
        readonly action: string;
        /** What it is about, where there are several. */
        readonly subject?: string;
        /** What was seen, as it was seen: text that the target chose. */
        readonly evidence?: string;
        /** Where the rule is written down. */
        readonly reference?: string;
        /** A DNS record that mends it, where that can be known. */
        readonly record?: {
            /** The name that it belongs to. */
            readonly name: string;
            /** The type of the record. */
            readonly type: string;
            /** As one text; a TXT record is cut into strings of at most 255 octets when it is published. */
            readonly value: string;
        };
    }[];
}
/** A language by its code of ISO 639-1. */
export type Language = "en" | "ko";
/** What `owasp` answers. */
export interface OwaspAnswer {
    /** What was observed. */
    readonly raw: OwaspRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `owasp` is asked. */
export interface OwaspInput {
    /** Host name or IP address; the host part of a pasted URL is accepted. */
    readonly host: string;
}
/** What is observed: OWASP posture. */
export interface OwaspRaw {
    readonly host: string;
    readonly port: number;
    readonly observedAt: string;
    /** What the ssl check says of the host, and of the origin of the page where that is another. */
    readonly tls: readonly {
        readonly host: string;
        readonly port: number;
        /** Null where there is no letter. */
        readonly grade: "A+" | "A" | "B" | "C" | "D" | "F" | null;
        /** 0 to 100; null where there is none. */
        readonly score: number | null;
        /** The ceilings of the ssl check that hold. */
        readonly caps: readonly string[];
        /** Why nothing was measured; else null. */
        readonly reason: string | null;
    }[];
    /** The page, with what the http check says of its headers, whatever the way there; null where none was reached. */
    readonly page: {
        /** Where the redirects ended. */
        readonly url: string;
        readonly status: number;
        readonly address: string;
        /** Null where there is no letter. */
        readonly grade: "A+" | "A" | "B" | "C" | "D" | "F" | null;
        /** 0 to 100; null where there is none. */
        readonly score: number | null;
    } | null;
    /** Why there is no page; else null. */
    readonly reason: string | null;
    /** Whom visitors meet between the host and its page whom browsers refuse (with the reasons), of whom that could not be told (unclear), or who answers in the clear; nobody else is listed. */
    readonly way: readonly {
        readonly host: string;
        readonly port: number;
        readonly state: "refused" | "unclear" | "clear";
        readonly refusals: readonly string[];
    }[];
    /** How the way to the page began: over plain HTTP only where https let nobody in. */
    readonly begun: "https" | "http";
    /** What port 80 does, of the host and of the page where that is elsewhere; empty where it was not asked. */
    readonly plainHttp: readonly {
        readonly state: "closed" | "redirects" | "content" | "astray" | "unknown";
        readonly url: string;
        /** Why it could not be told; else null. */
        readonly reason: string | null;
        /** Why browsers refuse the connection to which it redirects. */
        readonly refusals: readonly string[];
    }[];
    readonly leaks: readonly {
        /** Header, in lower case. */
        readonly source: string;
        readonly value: string;
        readonly kind: "version" | "product" | "internal";
    }[];
    /** Addresses of private networks in headers, other than the site's own. */
    readonly privateAddresses: readonly {
        readonly source: string;
        readonly address: string;
    }[];
    /** What the site says it is made of; null versions are not disclosed. */
    readonly software: readonly {
        /** Where it is disclosed: a header, `meta generator` or `script` */
        readonly source: string;
        readonly product: string;
        readonly version: string | null;
        /** The distribution that may fix an old version under its old number, where the header names one. */
        readonly packagedBy: {
            readonly distribution: string;
            /** Null where the version does not tell. */
            readonly release: string | null;
        } | null;
        readonly evidence: string;
    }[];
    /** How much was disclosed. */
    readonly softwareTotal: number;
    /** Where so much is said of it that only the beginning was read: a header, or `meta generator` */
    readonly softwareUnread: readonly string[];
    /** What of the page could not be read: all of it, for its Content-Encoding, or all but the beginning; null where it was read. */
    readonly unread: "coding" | "part" | null;
    /** What a visitor holds at the end of the way. */
    readonly cookies: readonly {
        readonly name: string;
        readonly secure: boolean;
        readonly httpOnly: boolean;
        readonly sameSite: "strict" | "lax" | "none" | null;
        /** Why browsers drop it: it lacks what its prefix demands, or is for other sites and not secure; null where they keep it. */
        readonly dropped: "prefix" | "same-site" | null;
    }[];
    /** How many there were. */
    readonly cookiesTotal: number;
    /** What the page answers to a stranger's Origin; null where it could not be asked. */
    readonly cors: {
        readonly allowed: string | null;
        readonly reflected: boolean;
        readonly credentials: boolean;
        /** What the origin `null` of sandboxed frames is answered; null where it was not asked, or no answer came. */
        readonly opaque: "closed" | "open" | "credentials" | null;
    } | null;
}
/** What `port` answers. */
export interface PortAnswer {
    /** What was observed. */
    readonly raw: PortRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `port` is asked. */
export interface PortInput {
    /** Host name or IP address. host:port adds that one port to the list. */
    readonly host: string;
    /** Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false) */
    readonly all_ips?: boolean | undefined;
}
/** What is observed: Open ports. */
export interface PortRaw {
    readonly host: string;
    /** The port that the question added; null where it added none. */
    readonly port: number | null;
    readonly observedAt: string;
    /** One scan for each address; a single one unless all_ips asked for all of them. */
    readonly scans: readonly {
        readonly address: string;
        /** CDN edge that publishes this address as its own; null where none does. */
        readonly edge: "cloudflare" | "cloudfront" | "fastly" | "akamai" | "imperva" | "azure-front-door" | "google" | "vercel" | "netlify" | "fly" | "bunny" | "sucuri" | null;
        /** Whether all canary ports accepted connections, as in front of some CDNs and firewalls. */
        readonly allPortsAnswer: boolean;
        /** Three ports where no service is expected: two random high ports and one unassigned low port. */
        readonly canaries: readonly {
            readonly port: number;
            /** open: the connection was accepted; closed: it was refused (RST, or ICMP port unreachable); filtered: no answer in time, or an ICMP error; error: this machine could not try, which says nothing about the port. */
            readonly state: "open" | "closed" | "filtered" | "error";
            /** Why the port is not open: the system's error (ECONNREFUSED, EHOSTUNREACH), or timeout.tcp where nothing came back. */
            readonly reason: string | null;
        }[];
        readonly ports: readonly {
            readonly port: number;
            /** open: the connection was accepted; closed: it was refused (RST, or ICMP port unreachable); filtered: no answer in time, or an ICMP error; error: this machine could not try, which says nothing about the port. */
            readonly state: "open" | "closed" | "filtered" | "error";
            /** Why the port is not open: the system's error (ECONNREFUSED, EHOSTUNREACH), or timeout.tcp where nothing came back. */
            readonly reason: string | null;
            /** IANA service name of the protocol that the banner shows, else of the port; null where IANA assigned none. */
            readonly service: string | null;
            /** Software that usually listens on this port; not an observation. */
            readonly usual: string | null;
            /** Whether the banner shows the protocol; otherwise the service is only what the port is assigned to. */
            readonly isSpoken: boolean;
            /** low where every canary port answered too: then an open port does not show a service. */
            readonly confidence: "high" | "low";
            /** Milliseconds to the answer; null where none came. */
            readonly ms: number | null;
            /** What the server sent first: at most 256 bytes within 300 ms, control bytes escaped; null where it sent nothing. */
            readonly banner: string | null;
            /** What the banner shows of encryption: plain, plain with TLS on offer (starttls), tls, or ssh; null where it shows nothing. */
            readonly transport: "plain" | "starttls" | "tls" | "ssh" | null;
            readonly product: string | null;
            readonly version: string | null;
            /** Distribution that built the product, where the banner shows it. */
            readonly packagedBy: string | null;
        }[];
    }[];
    /** How many addresses the host has. */
    readonly addressesTotal: number;
}
/** What `pqc` answers. */
export interface PqcAnswer {
    /** What was observed. */
    readonly raw: PqcRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `pqc` is asked. */
export interface PqcInput {
    /** Host name or IP address; the host part of a pasted URL is accepted. */
    readonly host: string;
}
/** What is observed: Post-quantum TLS readiness. */
export interface PqcRaw {
    readonly host: string;
    readonly port: number;
    /** The address that answered; empty where raw hellos alone were answered. */
    readonly address: string;
    readonly observedAt: string;
    /** The handshake that offers only the hybrid group; supported is null where it could not be told. */
    readonly hybrid: {
        readonly group: string;
        readonly supported: boolean | null;
        readonly obstacles: readonly ("no-hybrid-group" | "no-tls13" | "large-hello")[];
        readonly reason: string;
        readonly tries: number;
        readonly handshake: {
            readonly protocol: string;
            readonly cipher: string;
            readonly group: string | null;
        } | null;
    };
    /** The control handshake, which offers classic groups alone. */
    readonly classic: {
        readonly completed: boolean;
        readonly reason: string | null;
        readonly handshake: {
            readonly protocol: string;
            readonly cipher: string;
            readonly group: string | null;
        } | null;
        /** Whether only a handshake with outdated offers succeeded. */
        readonly lenient: boolean;
    };
    /** A handshake with groups that hardly anybody has, tried where no other came about; else null. */
    readonly unusual: {
        readonly protocol: string;
        readonly cipher: string;
        readonly group: string | null;
    } | null;
    /** What a client gets that offers hybrid and classic groups; null where that could not be seen. */
    readonly usual: {
        readonly protocol: string;
        readonly cipher: string;
        readonly group: string | null;
        /** Whether only the second, outdated hello was answered. */
        readonly lenient: boolean;
    } | null;
    /** Whether a ClientHello larger than one packet is answered; null where nothing made the question come up. */
    readonly largeHello: {
        readonly tolerated: boolean | null;
        readonly reason: string;
    } | null;
    /** Other post-quantum groups; null where it could not be told. */
    readonly groups: readonly {
        readonly group: string;
        readonly offered: boolean | null;
    }[];
    /** Who terminates TLS: an edge by name, a server in a network that no edge can be in, or unknown. What an edge offers says nothing of the origin behind it. */
    readonly provider: "own" | "unknown" | "edge:cloudflare" | "edge:cloudfront" | "edge:fastly" | "edge:akamai" | "edge:imperva" | "edge:azure-front-door" | "edge:google" | "edge:vercel" | "edge:netlify" | "edge:fly" | "edge:bunny" | "edge:sucuri";
    /** Every sign of an edge that was seen, in published address ranges and in response headers; aliases in the DNS and the operator of the network are not looked at. */
    readonly votes: readonly {
        readonly by: "address" | "header";
        readonly edge: "cloudflare" | "cloudfront" | "fastly" | "akamai" | "imperva" | "azure-front-door" | "google" | "vercel" | "netlify" | "fly" | "bunny" | "sucuri";
        /** The network that the address lies in, or the header as it was sent. */
        readonly evidence: string;
        /** Where the network is published; null for headers. */
        readonly source: string | null;
        /** When that was read. */
        readonly asOf: string | null;
    }[];
    /** The reply whose headers were looked at; no status where there was none, and why. */
    readonly http: {
        readonly status: number | null;
        readonly reason: string | null;
    };
}
/** What `propagation` answers. */
export interface PropagationAnswer {
    /** What was observed. */
    readonly raw: PropagationRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `propagation` is asked. */
export interface PropagationInput {
    /** Domain name; the host part of a pasted URL is accepted. */
    readonly domain: string;
    /** Record type (default A) */
    readonly type?: "A" | "AAAA" | "MX" | "CNAME" | "TXT" | "NS" | undefined;
}
/** What is observed: DNS propagation. */
export interface PropagationRaw {
    readonly domain: string;
    readonly type: string;
    readonly observedAt: string;
    /** The zone that the name is in; null where that could not be told. */
    readonly zone: string | null;
    /** A zone that resolvers still know, and that is no longer delegated as the servers of the zone above say; null where there is none. */
    readonly removed: string | null;
    /** What the authorities with the newest version of the zone say; several where answers depend on the asker. */
    readonly current: readonly {
        /** found: there are records; alias: the name is another one, of which nothing is said; nxdomain: there is no such name; nodata: the name has none of the type; unknown: could not be told. */
        readonly answer: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
        /** The names that aliases (CNAME) lead to, in their order. */
        readonly aliases: readonly string[];
        /** The data of the first records as dig prints it, sorted; total counts all of them. */
        readonly values: readonly string[];
        readonly total: number;
        /** Seconds for which the part of the answer that is the zone's own holds. */
        readonly ttl: number | null;
    }[];
    /** What shows that answers depend on the asker. authorities: name servers give other records when asked again, and not all of them have been seen, or each of them follows an alias for itself; subnet: one gives a resolver's answer to the network of that resolver (RFC 7871); fresh: a resolver with the newest version of the zone has just fetched what no name server gives us; many: resolvers have more different answers than changes leave, of records that live for minutes; ages: a copy of something else is younger than one of what is current. The last two presume it and prove nothing. null where nothing shows it, or where all records that name servers take turns with are known. */
    readonly varies: "authorities" | "subnet" | "fresh" | "many" | "ages" | null;
    /** Whether name servers contradict each other, and no version tells which is newer: one keeps, however often it is asked, to an answer that no other one gives, or takes turns among others. Addresses at an alias that each server follows for itself do not count: those of one version that hold for a minute at most, or are the same for the same networks (RFC 7871) */
    readonly authoritiesDiffer: boolean;
    /** For how long resolvers remember that something does not exist in the zone (RFC 2308 §5) */
    readonly negativeSeconds: number | null;
    /** The most seconds until every resolver that answers has what is current; null where nobody can tell. */
    readonly freshEverywhereInSeconds: number | null;
    /** Resolvers by verdict. */
    readonly counts: {
        readonly updated: number;
        readonly stale: number;
        readonly variant: number;
        readonly filtered: number;
        readonly "stale-served": number;
        readonly bogus: number;
        readonly error: number;
        readonly unverified: number;
    };
    /** What the resolvers of the run say, which every other check goes by; counted nowhere. */
    readonly own: {
        /** updated: has what the authorities say; stale: has something else; variant: what it has depends on who asks, or changes; filtered: a list withholds it; stale-served: answers from memory for want of an authority; bogus: DNSSEC does not verify there; error: no answer; unverified: there is no authority to compare with. */
        readonly verdict: "updated" | "stale" | "variant" | "filtered" | "stale-served" | "bogus" | "error" | "unverified";
        /** Why, in a word that is the same in every language; null where there is nothing to explain. */
        readonly reason: string | null;
        /** The most seconds until it has what is current: 0 where it has, null where nobody can tell. */
        readonly secondsLeft: number | null;
        /** Whether what it says is what the authorities say; null where that could not be compared. */
        readonly isCurrent: boolean | null;
        /** found: there are records; alias: the name is another one, of which nothing is said; nxdomain: there is no such name; nodata: the name has none of the type; unknown: could not be told. */
        readonly answer: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
        /** The names that aliases (CNAME) lead to, in their order. */
        readonly aliases: readonly string[];
        /** The data of the first records as dig prints it, sorted; total counts all of them. */
        readonly values: readonly string[];
        readonly total: number;
        /** Seconds for which the part of the answer that is the zone's own holds. */
        readonly ttl: number | null;
        /** Whether it says that it has verified the answer; null without an answer. */
        readonly ad: boolean | null;
        /** Extended errors (RFC 8914), with the text of the resolver. */
        readonly ede: readonly {
            readonly code: number;
            readonly text: string;
        }[];
        readonly ms: number | null;
    } | null;
    readonly resolvers: readonly {
        readonly name: string;
        readonly server: string;
        /** Whether it is known to withhold names that it takes for harmful. */
        readonly isFiltering: boolean;
        /** updated: has what the authorities say; stale: has something else; variant: what it has depends on who asks, or changes; filtered: a list withholds it; stale-served: answers from memory for want of an authority; bogus: DNSSEC does not verify there; error: no answer; unverified: there is no authority to compare with. */
        readonly verdict: "updated" | "stale" | "variant" | "filtered" | "stale-served" | "bogus" | "error" | "unverified";
        /** Why, in a word that is the same in every language; null where there is nothing to explain. */
        readonly reason: string | null;
        /** The most seconds until it has what is current: 0 where it has, null where nobody can tell. */
        readonly secondsLeft: number | null;
        /** Whether what it says is what the authorities say; null where that could not be compared. */
        readonly isCurrent: boolean | null;
        /** found: there are records; alias: the name is another one, of which nothing is said; nxdomain: there is no such name; nodata: the name has none of the type; unknown: could not be told. */
        readonly answer: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
        /** The names that aliases (CNAME) lead to, in their order. */
        readonly aliases: readonly string[];
        /** The data of the first records as dig prints it, sorted; total counts all of them. */
        readonly values: readonly string[];
        readonly total: number;
        /** Seconds for which the part of the answer that is the zone's own holds. */
        readonly ttl: number | null;
        /** Whether it says that it has verified the answer; null without an answer. */
        readonly ad: boolean | null;
        /** Extended errors (RFC 8914), with the text of the resolver. */
        readonly ede: readonly {
            readonly code: number;
            readonly text: string;
        }[];
        readonly ms: number | null;
    }[];
    readonly authorities: readonly {
        readonly name: string;
        readonly address: string;
        /** behind: it has an older version of the zone than another authority; failed: it told nothing. */
        readonly state: "current" | "behind" | "failed";
        readonly serial: number | null;
        /** found: there are records; alias: the name is another one, of which nothing is said; nxdomain: there is no such name; nodata: the name has none of the type; unknown: could not be told. */
        readonly answer: "found" | "alias" | "nxdomain" | "nodata" | "unknown";
        /** The names that aliases (CNAME) lead to, in their order. */
        readonly aliases: readonly string[];
        /** The data of the first records as dig prints it, sorted; total counts all of them. */
        readonly values: readonly string[];
        readonly total: number;
        /** Seconds for which the part of the answer that is the zone's own holds. */
        readonly ttl: number | null;
        readonly aa: boolean | null;
        /** Whether it answered differently when it was asked again. */
        readonly isVarying: boolean;
        readonly ms: number | null;
        /** Why, in a word that is the same in every language; null where there is nothing to explain. */
        readonly reason: string | null;
    }[];
}
/** What `reverse-dns` answers. */
export interface ReverseDnsAnswer {
    /** What was observed. */
    readonly raw: ReverseDnsRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `reverse-dns` is asked. */
export interface ReverseDnsInput {
    /** IPv4 or IPv6 address. */
    readonly query: string;
}
/** What is observed: Reverse DNS. */
export interface ReverseDnsRaw {
    readonly address: string;
    readonly observedAt: string;
    /** Where its PTR records are looked for. */
    readonly reverseName: string;
    /** nodata: there is such a name in the reverse zone, without PTR records; nxdomain: there is none; bogus: DNSSEC does not verify; unknown: could not be told. */
    readonly state: "found" | "nodata" | "nxdomain" | "bogus" | "unknown";
    /** Why, in a word that is the same in every language; null where there is nothing to explain. */
    readonly reason: string | null;
    readonly ttl: number | null;
    /** Where aliases (CNAME) lead from there, as those of RFC 2317 into the zone of a smaller network. */
    readonly aliases: readonly string[];
    /** The reverse zone that the address is in, and who keeps it; null where that could not be told. */
    readonly zone: {
        readonly zone: string;
        /** MNAME of its SOA record. */
        readonly primary: string;
        /** RNAME of its SOA record: whom to write to, with a dot in the place of the at sign. */
        readonly mailbox: string;
    } | null;
    /** Where the reverse zone does not answer, the nearest zone above that does, and who keeps it. */
    readonly parentZone: {
        readonly zone: string;
        /** MNAME of its SOA record. */
        readonly primary: string;
        /** RNAME of its SOA record: whom to write to, with a dot in the place of the at sign. */
        readonly mailbox: string;
    } | null;
    /** The zone that aliases lead into; null where there are none. */
    readonly delegatedZone: {
        readonly zone: string;
        /** MNAME of its SOA record. */
        readonly primary: string;
        /** RNAME of its SOA record: whom to write to, with a dot in the place of the at sign. */
        readonly mailbox: string;
    } | null;
    readonly pointers: readonly {
        readonly name: string;
        /** confirmed: the name leads back to the address; other: to others alone; no-address: it has none of the same family; no-name: it does not exist; unknown: could not be told. */
        readonly forward: "confirmed" | "other" | "no-address" | "no-name" | "unknown";
        /** Why, in a word that is the same in every language; null where there is nothing to explain. */
        readonly reason: string | null;
        /** The first addresses that the name has, of both families; addressesTotal counts all of them. */
        readonly addresses: readonly string[];
        readonly addressesTotal: number;
        /** The names that aliases (CNAME) lead to from it, in their order. */
        readonly aliases: readonly string[];
        /** root: is the root itself, and so no name; not-a-host: has characters that no host name has; single-label: belongs to no domain; address-like: looks like an address; reverse-zone: lies in a reverse zone, as it does where the dot at its end was forgotten. */
        readonly oddities: readonly ("root" | "not-a-host" | "single-label" | "address-like" | "reverse-zone")[];
        /** By what it looks like a name that a provider gives to every address; null where it does not. */
        readonly generic: "address" | "word" | null;
        /** Whether a domain that the name is in takes its mail there (MX); null where that could not be told. */
        readonly isMailHost: boolean | null;
    }[];
    readonly pointersTotal: number;
    /** FCrDNS: whether any of the names leads back to the address; null where that could not be told. */
    readonly confirmed: boolean | null;
    /** How far the answer can be trusted by its signatures (DNSSEC) */
    readonly security: {
        readonly state: "secure" | "insecure" | "bogus" | "island" | "indeterminate";
        /** Why, in a word that is the same in every language; null where there is nothing to explain. */
        readonly reason: string | null;
    };
}
/** What `ssl` answers. */
export interface SslAnswer {
    /** What was observed. */
    readonly raw: SslRaw;
    /** What that means. */
    readonly interpretation: Interpretation;
}
/** What `ssl` is asked. */
export interface SslInput {
    /** Host name or IP address; the host part of a pasted URL is accepted. */
    readonly host: string;
    /** TLS port, 443 unless the host names one. */
    readonly port?: string | number | undefined;
    /** STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: 21 ftp, 25 smtp, 110 pop3, 143 imap, 587 smtp, 5432 postgres. Ports with TLS from the first byte and without HTTP: 465 smtp, 990 ftp, 993 imap, 995 pop3. */
    readonly starttls?: "smtp" | "imap" | "pop3" | "ftp" | "postgres" | "off" | "https" | undefined;
    /** Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false) */
    readonly all_ips?: boolean | undefined;
}
/** What is observed: TLS certificate and connection. */
export interface SslRaw {
    readonly host: string;
    readonly port: number;
    /** What was spoken until TLS began; null where it was TLS at once. */
    readonly starttls: "smtp" | "imap" | "pop3" | "ftp" | "postgres" | null;
    /** What is spoken over TLS that began at once, where it is no HTTP; absent otherwise. */
    readonly speaks?: "smtp" | "imap" | "pop3" | "ftp" | "postgres";
    /** Whether plain text came between the go-ahead and TLS on any connection; absent where it was TLS at once. */
    readonly injected?: boolean;
    /** The address that answered. */
    readonly address: string;
    /** Everything relative to time is judged against this. */
    readonly observedAt: string;
    readonly protocol: string;
    readonly cipher: string;
    /** The key exchange. */
    readonly group: string | null;
    readonly alpn: string | null;
    /** Whether only a handshake with outdated offers succeeded. */
    readonly lenient: boolean;
    /** Whether a ClientHello of more than one packet is answered; asked only where the first handshake failed (lenient) */
    readonly largeHello?: {
        readonly tolerated: boolean | null;
        readonly reason: string;
    };
    /** Asked only where the handshake of a browser failed (lenient), of sites. */
    readonly reach?: {
        /** What became of the same handshake when it was tried again with nobody beside it. */
        readonly browser: string;
        /** How the server signs where it refuses every signature that browsers offer. */
        readonly signature: string | null;
        /** Whether only a client that does not offer the hybrid group gets through. */
        readonly refusesHybrid: boolean;
    };
    /** As served, in wire order, the leaf first; empty where the leaf cannot be read, or there is none. */
    readonly chain: readonly {
        readonly subject: string;
        readonly issuer: string;
        /** Hexadecimal. */
        readonly serial: string;
        readonly validFrom: string;
        readonly validTo: string;
        readonly sha256: string;
        /** The first names of the subjectAltName; namesTotal counts all of them. */
        readonly names: readonly string[];
        readonly namesTotal: number;
        /** With the curve or exponent for which clients refuse a key whatever its size, where it has one. */
        readonly key: {
            readonly type: string;
            readonly bits: number | null;
            readonly oddity?: string;
        };
        readonly signature: string;
    }[];
    /** How many were served. */
    readonly chainTotal: number;
    readonly trust: {
        /** Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it. */
        readonly trusted: boolean | null;
        /** Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed, or where only one that overlooks weak keys and hashes came about (lenient); else null. */
        readonly doubt: {
            readonly url: string | null;
            readonly reason: string;
        } | null;
        /** Whose anchor it is; null where there is none. */
        readonly by: "mozilla" | "given" | null;
        /** Everything that was seen to be wrong with the certificate and its path. */
        readonly reasons: readonly {
            readonly id: string;
            /** Whether shipping clients refuse it. */
            readonly enforced: boolean;
        }[];
        /** Whether a missing intermediate was fetched from where the certificate says. */
        readonly completedByAia: boolean;
        /** The validated path, leaf first, anchor last; empty where there is none. */
        readonly path: readonly {
            readonly subject: string;
            readonly validFrom: string;
            readonly validTo: string;
            readonly sha256: string;
        }[];
        /** OpenSSL's one reason against what was served; null where it has none. */
        readonly openssl: string | null;
    };
    readonly revocation: {
        readonly status: "good" | "revoked" | "unknown" | "not-applicable";
        /** Who said so. */
        readonly source: "staple" | "ocsp" | "crl" | null;
        /** Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: unreadable, no-issuer, path-unclear, too-many, malformed, bad-signature, signer-purpose, not-yet-valid, stale, critical-extension, malformed-request, internal-error, try-later, signature-required, unauthorized, responder-error, other-signer, signer-stranger, signer-expired, signer-revoked, signer-unknown, other-certificate, unknown-certificate, other-issuer, delta, indirect, other-partition, users-only, authorities-only, attributes-only, some-reasons, unnumbered, relative-name, scheme, redirected, too-large, truncated, address.private, timeout, http, dns, tcp, tls, budget. */
        readonly reason: string | null;
        readonly revokedAt: string | null;
        /** As in RFC 5280 §5.3.1. */
        readonly revocationReason: string | null;
        /** The intermediates of the validated path, the nearest to the leaf first, without the anchor. */
        readonly intermediates: readonly {
            readonly subject: string;
            readonly sha256: string;
            readonly status: "good" | "revoked" | "unknown" | "not-applicable";
            /** Who said so. */
            readonly source: "staple" | "ocsp" | "crl" | null;
            /** Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: unreadable, no-issuer, path-unclear, too-many, malformed, bad-signature, signer-purpose, not-yet-valid, stale, critical-extension, malformed-request, internal-error, try-later, signature-required, unauthorized, responder-error, other-signer, signer-stranger, signer-expired, signer-revoked, signer-unknown, other-certificate, unknown-certificate, other-issuer, delta, indirect, other-partition, users-only, authorities-only, attributes-only, some-reasons, unnumbered, relative-name, scheme, redirected, too-large, truncated, address.private, timeout, http, dns, tcp, tls, budget. */
            readonly reason: string | null;
            readonly revokedAt: string | null;
            /** As in RFC 5280 §5.3.1. */
            readonly revocationReason: string | null;
        }[];
        /** Whether an intermediate is revoked and another valid path avoids it, which is the one shown then. */
        readonly detour: boolean;
    };
    /** Which versions the server takes; null where it could not be told, and why. */
    readonly versions: readonly {
        readonly version: "SSLv3" | "TLSv1.0" | "TLSv1.1" | "TLSv1.2" | "TLSv1.3";
        readonly offered: boolean | null;
        readonly reason: string;
    }[];
    /** What else the server offers, by its answers to raw ClientHellos. */
    readonly offers: {
        /** Families of cipher suites up to TLS 1.2, in the versions that the server is seen to take, and the suites of TLS 1.3 that encrypt nothing or are rare; null where it could not be told, and why. Answers to raw ClientHellos: no library's own refusal is part of it. */
        readonly suites: readonly {
            readonly family: "null" | "export" | "anonymous" | "des" | "rc4" | "3des" | "ecdhe-aead" | "ecdhe-cbc" | "dhe" | "static-rsa" | "other";
            readonly offered: boolean | null;
            readonly reason: string;
            /** The version in which it was seen. */
            readonly version: string | null;
            /** The suite that was chosen, as IANA names it. */
            readonly suite: string | null;
        }[];
        /** The size of the Diffie-Hellman field; null where there is none, or where it could not be told. */
        readonly dheBits: number | null;
        /** Compression inside TLS (RFC 3749) */
        readonly compression: {
            readonly offered: boolean | null;
            readonly reason: string;
        };
        /** The protocol chosen of h2 and http/1.1, up to TLS 1.2, where that is not encrypted. */
        readonly alpn: {
            readonly chosen: string | null;
            readonly reason: string;
        };
        /** Key exchange groups, of TLS 1.3 where it is offered; of the finite fields (ffdhe) the first that was taken. */
        readonly groups: readonly {
            readonly group: string;
            readonly offered: boolean | null;
            readonly reason: string;
        }[];
        /** A curve that TLS 1.3 left behind and the server takes up to TLS 1.2. */
        readonly legacyCurve: {
            readonly offered: boolean | null;
            readonly reason: string;
            readonly curve: string | null;
            readonly bits: number | null;
        };
        /** How many ClientHellos were sent, each over a connection of its own. */
        readonly hellos: number;
    };
    /** How the certificate is issued and served; null where there is none that can be read. */
    readonly issuance: {
        /** Signed certificate timestamps (RFC 6962) in the certificate, beside it up to TLS 1.2, and in the stapled response; null where that could not be seen. */
        readonly timestamps: {
            readonly embedded: number | null;
            readonly handshake: number | null;
            readonly stapled: number | null;
        };
        /** Whether the certificate demands a stapled OCSP response (RFC 7633) */
        readonly mustStaple: boolean | null;
        /** The stapled OCSP response and how long it holds; null where there is none. */
        readonly staple: {
            readonly status: "good" | "revoked" | "unknown";
            readonly reason: string | null;
            readonly thisUpdate: string | null;
            readonly nextUpdate: string | null;
        } | null;
    } | null;
    /** The first field as sent; null where there was none, no reply (see http), or nothing asked because no HTTP is spoken there. A maxAge of null marks an invalid field. */
    readonly hsts: {
        readonly value: string;
        readonly maxAge: number | null;
        readonly includeSubDomains: boolean;
        readonly preload: boolean;
    } | null;
    /** The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none, and neither where no HTTP is spoken. */
    readonly http: {
        readonly status: number | null;
        readonly reason: string | null;
    };
    /** What was seen at the other addresses of the host; absent unless all_ips asked for them. */
    readonly addresses?: {
        readonly host: string;
        /** The address that answered first. */
        readonly own: string;
        /** How many addresses the host has. */
        readonly total: number;
        readonly others: readonly {
            readonly address: string;
            /** failed where it gave no answer that could be measured, unroutable where nothing leads there from the measuring machine, forbidden where it may not be contacted. */
            readonly state: "measured" | "failed" | "unroutable" | "forbidden";
            /** Why nothing was measured. */
            readonly reason: string | null;
            readonly seen: {
                readonly host: string;
                readonly port: number;
                /** What was spoken until TLS began; null where it was TLS at once. */
                readonly starttls: "smtp" | "imap" | "pop3" | "ftp" | "postgres" | null;
                /** What is spoken over TLS that began at once, where it is no HTTP; absent otherwise. */
                readonly speaks?: "smtp" | "imap" | "pop3" | "ftp" | "postgres";
                /** Whether plain text came between the go-ahead and TLS on any connection; absent where it was TLS at once. */
                readonly injected?: boolean;
                /** The address that answered. */
                readonly address: string;
                /** Everything relative to time is judged against this. */
                readonly observedAt: string;
                readonly protocol: string;
                readonly cipher: string;
                /** The key exchange. */
                readonly group: string | null;
                readonly alpn: string | null;
                /** Whether only a handshake with outdated offers succeeded. */
                readonly lenient: boolean;
                /** Whether a ClientHello of more than one packet is answered; asked only where the first handshake failed (lenient) */
                readonly largeHello?: {
                    readonly tolerated: boolean | null;
                    readonly reason: string;
                };
                /** Asked only where the handshake of a browser failed (lenient), of sites. */
                readonly reach?: {
                    /** What became of the same handshake when it was tried again with nobody beside it. */
                    readonly browser: string;
                    /** How the server signs where it refuses every signature that browsers offer. */
                    readonly signature: string | null;
                    /** Whether only a client that does not offer the hybrid group gets through. */
                    readonly refusesHybrid: boolean;
                };
                /** As served, in wire order, the leaf first; empty where the leaf cannot be read, or there is none. */
                readonly chain: readonly {
                    readonly subject: string;
                    readonly issuer: string;
                    /** Hexadecimal. */
                    readonly serial: string;
                    readonly validFrom: string;
                    readonly validTo: string;
                    readonly sha256: string;
                    /** The first names of the subjectAltName; namesTotal counts all of them. */
                    readonly names: readonly string[];
                    readonly namesTotal: number;
                    /** With the curve or exponent for which clients refuse a key whatever its size, where it has one. */
                    readonly key: {
                        readonly type: string;
                        readonly bits: number | null;
                        readonly oddity?: string;
                    };
                    readonly signature: string;
                }[];
                /** How many were served. */
                readonly chainTotal: number;
                readonly trust: {
                    /** Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it. */
                    readonly trusted: boolean | null;
                    /** Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed, or where only one that overlooks weak keys and hashes came about (lenient); else null. */
                    readonly doubt: {
                        readonly url: string | null;
                        readonly reason: string;
                    } | null;
                    /** Whose anchor it is; null where there is none. */
                    readonly by: "mozilla" | "given" | null;
                    /** Everything that was seen to be wrong with the certificate and its path. */
                    readonly reasons: readonly {
                        readonly id: string;
                        /** Whether shipping clients refuse it. */
                        readonly enforced: boolean;
                    }[];
                    /** Whether a missing intermediate was fetched from where the certificate says. */
                    readonly completedByAia: boolean;
                    /** The validated path, leaf first, anchor last; empty where there is none. */
                    readonly path: readonly {
                        readonly subject: string;
                        readonly validFrom: string;
                        readonly validTo: string;
                        readonly sha256: string;
                    }[];
                    /** OpenSSL's one reason against what was served; null where it has none. */
                    readonly openssl: string | null;
                };
                readonly revocation: {
                    readonly status: "good" | "revoked" | "unknown" | "not-applicable";
                    /** Who said so. */
                    readonly source: "staple" | "ocsp" | "crl" | null;
                    /** Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: unreadable, no-issuer, path-unclear, too-many, malformed, bad-signature, signer-purpose, not-yet-valid, stale, critical-extension, malformed-request, internal-error, try-later, signature-required, unauthorized, responder-error, other-signer, signer-stranger, signer-expired, signer-revoked, signer-unknown, other-certificate, unknown-certificate, other-issuer, delta, indirect, other-partition, users-only, authorities-only, attributes-only, some-reasons, unnumbered, relative-name, scheme, redirected, too-large, truncated, address.private, timeout, http, dns, tcp, tls, budget. */
                    readonly reason: string | null;
                    readonly revokedAt: string | null;
                    /** As in RFC 5280 §5.3.1. */
                    readonly revocationReason: string | null;
                    /** The intermediates of the validated path, the nearest to the leaf first, without the anchor. */
                    readonly intermediates: readonly {
                        readonly subject: string;
                        readonly sha256: string;
                        readonly status: "good" | "revoked" | "unknown" | "not-applicable";
                        /** Who said so. */
                        readonly source: "staple" | "ocsp" | "crl" | null;
                        /** Why it is not known, as source and doubt (crl.stale, ocsp.timeout.http), or why there is nothing to know (no-source, self-signed). Doubts and families of failures: unreadable, no-issuer, path-unclear, too-many, malformed, bad-signature, signer-purpose, not-yet-valid, stale, critical-extension, malformed-request, internal-error, try-later, signature-required, unauthorized, responder-error, other-signer, signer-stranger, signer-expired, signer-revoked, signer-unknown, other-certificate, unknown-certificate, other-issuer, delta, indirect, other-partition, users-only, authorities-only, attributes-only, some-reasons, unnumbered, relative-name, scheme, redirected, too-large, truncated, address.private, timeout, http, dns, tcp, tls, budget. */
                        readonly reason: string | null;
                        readonly revokedAt: string | null;
                        /** As in RFC 5280 §5.3.1. */
                        readonly revocationReason: string | null;
                    }[];
                    /** Whether an intermediate is revoked and another valid path avoids it, which is the one shown then. */
                    readonly detour: boolean;
                };
                /** Which versions the server takes; null where it could not be told, and why. */
                readonly versions: readonly {
                    readonly version: "SSLv3" | "TLSv1.0" | "TLSv1.1" | "TLSv1.2" | "TLSv1.3";
                    readonly offered: boolean | null;
                    readonly reason: string;
                }[];
                /** What else the server offers, by its answers to raw ClientHellos. */
                readonly offers: {
                    /** Families of cipher suites up to TLS 1.2, in the versions that the server is seen to take, and the suites of TLS 1.3 that encrypt nothing or are rare; null where it could not be told, and why. Answers to raw ClientHellos: no library's own refusal is part of it. */
                    readonly suites: readonly {
                        readonly family: "null" | "export" | "anonymous" | "des" | "rc4" | "3des" | "ecdhe-aead" | "ecdhe-cbc" | "dhe" | "static-rsa" | "other";
                        readonly offered: boolean | null;
                        readonly reason: string;
                        /** The version in which it was seen. */
                        readonly version: string | null;
                        /** The suite that was chosen, as IANA names it. */
                        readonly suite: string | null;
                    }[];
                    /** The size of the Diffie-Hellman field; null where there is none, or where it could not be told. */
                    readonly dheBits: number | null;
                    /** Compression inside TLS (RFC 3749) */
                    readonly compression: {
                        readonly offered: boolean | null;
                        readonly reason: string;
                    };
                    /** The protocol chosen of h2 and http/1.1, up to TLS 1.2, where that is not encrypted. */
                    readonly alpn: {
                        readonly chosen: string | null;
                        readonly reason: string;
                    };
                    /** Key exchange groups, of TLS 1.3 where it is offered; of the finite fields (ffdhe) the first that was taken. */
                    readonly groups: readonly {
                        readonly group: string;
                        readonly offered: boolean | null;
                        readonly reason: string;
                    }[];
                    /** A curve that TLS 1.3 left behind and the server takes up to TLS 1.2. */
                    readonly legacyCurve: {
                        readonly offered: boolean | null;
                        readonly reason: string;
                        readonly curve: string | null;
                        readonly bits: number | null;
                    };
                    /** How many ClientHellos were sent, each over a connection of its own. */
                    readonly hellos: number;
                };
                /** How the certificate is issued and served; null where there is none that can be read. */
                readonly issuance: {
                    /** Signed certificate timestamps (RFC 6962) in the certificate, beside it up to TLS 1.2, and in the stapled response; null where that could not be seen. */
                    readonly timestamps: {
                        readonly embedded: number | null;
                        readonly handshake: number | null;
                        readonly stapled: number | null;
                    };
                    /** Whether the certificate demands a stapled OCSP response (RFC 7633) */
                    readonly mustStaple: boolean | null;
                    /** The stapled OCSP response and how long it holds; null where there is none. */
                    readonly staple: {
                        readonly status: "good" | "revoked" | "unknown";
                        readonly reason: string | null;
                        readonly thisUpdate: string | null;
                        readonly nextUpdate: string | null;
                    } | null;
                } | null;
                /** The first field as sent; null where there was none, no reply (see http), or nothing asked because no HTTP is spoken there. A maxAge of null marks an invalid field. */
                readonly hsts: {
                    readonly value: string;
                    readonly maxAge: number | null;
                    readonly includeSubDomains: boolean;
                    readonly preload: boolean;
                } | null;
                /** The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none, and neither where no HTTP is spoken. */
                readonly http: {
                    readonly status: number | null;
                    readonly reason: string | null;
                };
            } | null;
        }[];
    };
}
