import type { Order } from "./openssl.ts";
import type { TrustPeer } from "./trust-peers.ts";

/** A certificate, how it is served, and the expected result. */
export interface Kind {
  readonly name: string;
  readonly by?: "nginx" | "gnutls-serv" | "stunnel";
  readonly under?: "good" | "deep" | "md5" | "sha1";
  readonly order?: Omit<Order, "name">;
  /** The served certificates in order; leaf and intermediate by default. */
  readonly send?: readonly ("leaf" | "int" | "upper" | "root" | "other")[];
  readonly protocols?: string;
  readonly isStapled?: boolean;
  /** The grade and all problems. */
  readonly ours: string;
  /** Peers with a different result, and who is right. */
  readonly differs?: Readonly<Partial<Record<TrustPeer, string>>>;
}

function hostsUpTo(count: number): readonly string[] {
  return ["localhost", ...Array.from({ length: count - 1 }, (_, index) => `shop${index}.example`)];
}

const fetched =
  "both: browsers fetch it from where the certificate says (RFC 5280 §4.2.2.1), libraries do not; so it is a B and no A";
const intermediateHash =
  "ours: it looks at the leaf's signature alone; browsers, OpenSSL and GnuTLS refuse the one above, too (CA/B BR 7.1.3.2)";

const libraryKey = "ours: libraries take the key, and browsers have RSA and ECDSA alone (CA/B BR 7.1.3.2)";

/** Every kind of certificate that is served in the lab. */
export const kinds: readonly Kind[] = [
  { name: "RSA 2048", order: { key: "rsa2048" }, ours: "A+ suite-static-rsa" },
  { name: "ECDSA P-256", ours: "A+" },
  { name: "ECDSA P-384", order: { key: "p384" }, ours: "A+" },
  {
    name: "Ed25519",
    order: { key: "ed25519" },
    ours: "F beyond-reach-key",
    differs: { openssl: libraryKey, "gnutls-cli": libraryKey, "testssl.sh": libraryKey },
  },
  {
    name: "RSA 1024",
    order: { key: "rsa1024" },
    ours: "F weak-key suite-static-rsa",
    differs: {
      "gnutls-cli": "ours: no browser takes it (CA/B BR 6.1.5), nor does GnuTLS from its profile LEGACY on",
    },
  },
  { name: "leaf signed with MD5", under: "md5", order: { digest: "md5" }, ours: "F weak-signature" },
  { name: "leaf signed with SHA-1", order: { digest: "sha1" }, ours: "F weak-signature" },
  {
    name: "intermediate signed with MD5",
    under: "md5",
    ours: "F weak-signature",
    differs: { "testssl.sh": intermediateHash },
  },
  {
    name: "intermediate signed with SHA-1",
    under: "sha1",
    ours: "F weak-signature",
    differs: { "testssl.sh": intermediateHash },
  },
  { name: "1,000 names", order: { hosts: hostsUpTo(1000) }, ours: "A+" },
  { name: "10,000 names", order: { hosts: hostsUpTo(10_000) }, ours: "F oversized" },
  { name: "wrong order", under: "deep", send: ["leaf", "upper", "int"], ours: "A+ wrong-order" },
  { name: "intermediate missing", send: ["leaf"], ours: "F untrusted" },
  {
    name: "intermediate missing, to be fetched",
    send: ["leaf"],
    order: { issuerUrl: "int.der" },
    ours: "B incomplete-chain",
    differs: { openssl: fetched, "gnutls-cli": fetched, "testssl.sh": fetched },
  },
  { name: "unrelated certificate beside", send: ["leaf", "int", "other"], ours: "A+ unrelated-certificate" },
  { name: "root included", send: ["leaf", "int", "root"], ours: "A+" },
  { name: "intermediate twice", send: ["leaf", "int", "int"], ours: "A+ duplicate-certificate" },
  { name: "must-staple with a staple", order: { mustStaple: true }, isStapled: true, ours: "A+" },
  {
    name: "must-staple without a staple",
    order: { mustStaple: true },
    ours: "B must-staple",
    differs: {
      "gnutls-cli":
        "both: RFC 7633 lets clients refuse it, as GnuTLS does; OpenSSL does not look; so it is a B and no F",
      "testssl.sh": "both: it says HIGH, we say high and B at best",
    },
  },
  // Issued by a private CA: the limits of CA/B BR 6.3.2 apply to public CAs.
  { name: "lifetime of four years", order: { days: 1460 }, ours: "A+" },
  { name: "expired", order: { from: "20260101000000Z", to: "20260301000000Z" }, ours: "F expired" },
  { name: "another host's name", order: { hosts: ["elsewhere.example"] }, ours: "F wrong-name" },
  { name: "self-signed", order: { selfSigned: true }, send: ["leaf"], ours: "F self-signed" },
  {
    name: "TLS 1.0 alone",
    protocols: "TLSv1",
    ours: "F obsolete-only tls10 outdated-handshake",
    differs: { "gnutls-cli": "ours: it speaks TLS 1.0 as Debian builds it; browsers do not (RFC 8996)" },
  },
  { name: "TLS 1.3 alone", protocols: "TLSv1.3", ours: "A+" },
  { name: "in front of a plain server", by: "stunnel", ours: "A+" },
  { name: "at its defaults", by: "gnutls-serv", ours: "C tls10 tls11 hsts-missing" },
];
