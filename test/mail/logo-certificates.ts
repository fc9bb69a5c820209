import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { constructed, encode, objectIdentifier, octetString, sequence } from "../../src/demo/der-writer.ts";
import { extension } from "../../src/demo/extensions.ts";
import { issue, issueIntermediate, issueRoot, type Credential, type CertificateProfile } from "../../src/demo/issue.ts";

/** A logo as receivers take it. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny-ps" viewBox="0 0 8 8"><title>x</title></svg>';

const times = { notBefore: new Date("2026-01-01T00:00:00Z"), notAfter: new Date("2027-01-01T00:00:00Z") };

/** The issuers of logo certificates. */
export const logoRoot: Credential = issueRoot({ ...times, subject: { commonName: "Mark Root" } });
/** Their intermediate. */
export const logoIssuer: Credential = issueIntermediate(logoRoot, { ...times, subject: { commonName: "Mark CA" } });

const ia5String = 0x16;

/** RFC 9399 §4.1: a picture of the subject within a data: URI, compressed, with the digest of `hashed`. */
export function logotype(picture: string, hashed: string = picture): Buffer {
  const text = `data:image/svg+xml;base64,${gzipSync(picture).toString("base64")}`;
  const digest = createHash("sha256").update(hashed).digest();
  const details = sequence(
    encode(ia5String, Buffer.from("image/svg+xml")),
    sequence(sequence(sequence(objectIdentifier("2.16.840.1.101.3.4.2.1")), octetString(digest))),
    sequence(encode(ia5String, Buffer.from(text))),
  );
  const info = constructed(0, sequence(sequence(details)));
  return extension("1.3.6.1.5.5.7.1.12", sequence(constructed(2, info)));
}

/** A certificate of the logo of example.com. */
export function logoLeaf(more: Partial<CertificateProfile> = {}, issuer: Credential | null = logoIssuer): Credential {
  const profile: CertificateProfile = {
    ...times,
    subject: { commonName: "Example" },
    names: ["example.com"],
    extendedKeyUsage: ["1.3.6.1.5.5.7.3.31"],
    extensions: [logotype(drawing)],
    authority: null,
    ...more,
  };
  return issuer ? issue(profile, issuer) : issue(profile);
}
