import { oids } from "../formats/x509/oids.ts";
import { issue, type Credential } from "./issue.ts";

const day = 86_400_000;

/** A self-signed certificate for a server on this machine: good for so many days, for localhost and the address that it listens on. */
export function issueOwn(host: string, now: Date, days: number): Credential {
  return issue({
    subject: { organization: "Portcullis", commonName: "localhost" },
    names: [...new Set(["localhost", "127.0.0.1", "::1", host])],
    // A clock that is a little behind should not find it too young.
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + days * day),
    keyUsage: ["digitalSignature"],
    extendedKeyUsage: [oids.serverAuth],
  });
}
