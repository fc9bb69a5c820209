import { types } from "../../../src/formats/dns/codes.ts";
import { nameText } from "../../../src/formats/dns/name-text.ts";
import { ipv4Only } from "../../../src/formats/dns/translated-address.ts";
import { recordOf } from "../samples.ts";
import type { ResolverTraits } from "./resolver.ts";

/**
 * A DNS64 resolver (RFC 6147) with a prefix of 96 bits, which synthesises IPv6 addresses for names without any, including ipv4only.arpa
 * (RFC 7050).
 */
export function dns64(prefix: string, addresses: Readonly<Record<string, string>>): ResolverTraits {
  return {
    respond(query, usual) {
      const said = usual();
      const [question] = query.questions;
      if (question?.type !== types.AAAA || said.answers.length > 0) return said;
      const owner = nameText(question.name);
      const four = addresses[owner];
      const known = owner === "ipv4only.arpa." ? ipv4Only : four === undefined ? [] : [four];
      if (known.length === 0) return said;
      const answers = known.map((each) => recordOf(owner, { type: "AAAA", address: `${prefix}${each}` }, 60));
      return { ...said, rcode: 0, answers, authorities: [], isAuthenticData: false };
    },
  };
}
