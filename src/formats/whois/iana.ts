import { readHostName } from "../rdap/host-name.ts";
import { entriesIn } from "./entries.ts";
import { linesOf } from "./text.ts";

/** IANA's referral for a top-level domain. */
export interface IanaReferral {
  /** The top-level domain in lower-case ASCII; null if it does not exist. */
  readonly tld: string | null;
  /** The host of its WHOIS server; null without one. */
  readonly server: string | null;
}

/** Parses an answer of whois.iana.org: `refer:` is IANA's referral, `whois:` the registry's server. Never throws. */
export function readIanaWhois(text: string): IanaReferral {
  const entries = entriesIn(linesOf(new TextEncoder().encode(text.slice(0, 65_536))));
  const valueOf = (label: string) => entries.find((entry) => entry.label === label && entry.value !== "")?.value;
  const server = readHostName(valueOf("refer") ?? valueOf("whois") ?? "");
  const tld = readHostName(valueOf("domain") ?? "");
  return {
    tld: /^[a-z0-9-]{2,63}$/.test(tld) ? tld : null,
    server: /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(server) ? server : null,
  };
}
