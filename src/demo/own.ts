import { oids } from "../formats/x509/oids.ts";
import { issue, type Credential } from "./issue.ts";

const day = 86_400_000;

/**
 * Issues a self-signed certificate for a server on this machine. It is valid for `days` days, for localhost and for the address that the
 * server listens on.
 */
export function issueOwn(host: string, now: Date, days: number): Credential {
  return issue({
    subject: { organization: "Portcullis", commonName: "localhost" },
    names: [...new Set(["localhost", "127.0.0.1", "::1", host])],
    // A client whose clock is a little behind must accept the certificate.
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + days * day),
    keyUsage: ["digitalSignature"],
    extendedKeyUsage: [oids.serverAuth],
  });
}
