/** An error code, as the API has it. */
export type FailureCode = "INVALID_INPUT" | "API_KEY_REQUIRED" | "INVALID_API_KEY" | "NOT_FOUND" | "RATE_LIMITED" | "UPSTREAM_ERROR" | "UPSTREAM_TIMEOUT";
/** What `gate` is asked. */
export interface GateInput {
    /** Deployed URL; https:// is assumed. */
    readonly url: string;
    /** Lowest accepted grade of certificate and TLS (default B) */
    readonly min_ssl?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
    /** Lowest accepted grade of the security headers (default C) */
    readonly min_headers?: "A+" | "A" | "B" | "C" | "D" | "F" | "off" | undefined;
    /** Days that every certificate must still be valid: a number, a share of its lifetime, auto or off (default auto) */
    readonly min_days?: string | number | undefined;
    /** Whether the final URL must be https and port 80 must redirect there or be closed (default true) */
    readonly require_https?: boolean | undefined;
}
/** What the gate decided, and everything that decided it. */
export interface GateResult {
    readonly schema: "portcullis/gate@1";
    /** fail beats unknown, unknown beats warn, over all targets. */
    readonly verdict: "pass" | "warn" | "fail" | "unknown";
    readonly generatedAt: string;
    readonly tool: {
        readonly name: "portcullis";
        readonly version: string;
    };
    /** One entry for each URL. */
    readonly targets: readonly {
        /** What was asked for, in canonical form. */
        readonly url: string;
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
            readonly id: "ssl" | "headers" | "days" | "https";
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
        }[];
        /** The first https origin of the way, and the final one where it is another. */
        readonly origins: readonly {
            /** Host, or host:port. */
            readonly origin: string;
            readonly grade: Grade | null;
            /** Until the certificate expires; negative afterwards. */
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
            /** The same over runs for the same problem of the same target. */
            readonly fingerprint: string;
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
    }[];
    /** Targets by verdict; waived counts findings. */
    readonly totals: {
        readonly pass: number;
        readonly warn: number;
        readonly fail: number;
        readonly unknown: number;
        readonly waived: number;
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
    readonly end: "answered" | "loop" | "limit" | "private" | "invalid-location";
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
    /** Whether two requests got the same nonce; null where none was sent or compared. */
    readonly staticNonce: boolean | null;
    /** Whether only the beginning of the body was read. */
    readonly truncated: boolean;
}
/** The judgement of what was observed, in words. */
export interface Interpretation {
    /** fail: F or a critical issue; warn: below A or a medium issue; unknown: too little could be observed. */
    readonly status: "pass" | "warn" | "fail" | "unknown";
    /** Absent where too little could be observed. */
    readonly grade?: Grade;
    /** 0–100, before the ceilings. */
    readonly score?: number;
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
        /** The grade is no better than this. */
        readonly max: Grade;
        /** Why, in words. */
        readonly reason: string;
    }[];
    /** Percent of the weight that could be observed. */
    readonly coverage?: number;
    /** Changes whenever the same observation would be graded differently. */
    readonly gradeVersion?: string;
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
    /** The page, with what the http check says of its headers; null where none was reached. */
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
    /** What port 80 does; null where it was not asked. */
    readonly plainHttp: {
        readonly state: "closed" | "redirects" | "content" | "astray" | "unknown";
        readonly url: string;
    } | null;
    readonly leaks: readonly {
        /** Header, in lower case, or `meta generator` */
        readonly source: string;
        readonly value: string;
        readonly kind: "version" | "product" | "internal";
    }[];
    /** Addresses of private networks in headers, other than the site's own. */
    readonly privateAddresses: readonly {
        readonly source: string;
        readonly address: string;
    }[];
    /** What the page says it is made of; null versions are not disclosed. */
    readonly software: readonly {
        /** Where it is disclosed: a header, `meta generator` or `script` */
        readonly source: string;
        readonly product: string;
        readonly version: string | null;
        readonly evidence: string;
    }[];
    /** The distribution that fixes old versions under their old numbers, where the headers name one. */
    readonly packagedBy: string | null;
    readonly cookies: readonly {
        readonly name: string;
        readonly secure: boolean;
        readonly httpOnly: boolean;
        readonly sameSite: "strict" | "lax" | "none" | null;
        /** Whether browsers drop it, because it lacks what its prefix demands. */
        readonly breaksPrefix: boolean;
    }[];
    /** What the page answers to a stranger's Origin; null where it could not be asked. */
    readonly cors: {
        readonly allowed: string | null;
        readonly reflected: boolean;
        readonly credentials: boolean;
    } | null;
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
    /** The address that answered. */
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
}
/** What is observed: TLS certificate and connection. */
export interface SslRaw {
    readonly host: string;
    readonly port: number;
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
        readonly key: {
            readonly type: string;
            readonly bits: number | null;
        };
        readonly signature: string;
    }[];
    /** How many were served. */
    readonly chainTotal: number;
    readonly trust: {
        /** Whether a valid path leads from the leaf to an anchor; null where that could not be told. The leaf's own time, name and key are judged beside it. */
        readonly trusted: boolean | null;
        /** Why it could not be told: the issuer that could not be fetched, or no URL where the handshake with it failed; else null. */
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
        readonly source: "staple" | "ocsp" | "crl" | null;
        /** Why it is not known, or why there is nothing to know. */
        readonly reason: string | null;
        readonly revokedAt: string | null;
        /** As in RFC 5280 §5.3.1. */
        readonly revocationReason: string | null;
    };
    /** Which versions the server takes; null where it could not be told, and why. */
    readonly versions: readonly {
        readonly version: "SSLv3" | "TLSv1.0" | "TLSv1.1" | "TLSv1.2" | "TLSv1.3";
        readonly offered: boolean | null;
        readonly reason: string;
    }[];
    /** What else the server offers, by its answers to raw ClientHellos. */
    readonly offers: {
        /** Families of cipher suites up to TLS 1.2, in the versions that the server is seen to take; null where it could not be told, and why. Answers to raw ClientHellos: no library's own refusal is part of it. */
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
    /** The first field as sent; null where there was none, or no reply (see http). A maxAge of null marks an invalid field. */
    readonly hsts: {
        readonly value: string;
        readonly maxAge: number | null;
        readonly includeSubDomains: boolean;
        readonly preload: boolean;
    } | null;
    /** The reply that HSTS was looked for in, and why it is not the site's own; no status where there was none. */
    readonly http: {
        readonly status: number | null;
        readonly reason: string | null;
    };
}
