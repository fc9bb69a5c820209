import type { Context } from "../../core/check.ts";
import { printable } from "../../core/printable.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { ground } from "../../probes/dns/dangling.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import type { SpfAudit } from "../../probes/spf/audit.ts";
import { mostListed, type SpfRaw } from "./schema.ts";

/** Names in SPF terms whose domains anyone can register. */
export async function hijackableIn(context: Context, name: DnsName, { tree }: SpfAudit): Promise<SpfRaw["hijackable"]> {
  const terms = [...tree.nodes.values()].flatMap((node) =>
    node.terms.map((each) => ({ ...each, domain: plainText(node.name) })),
  );
  const named = terms.flatMap(({ target, term, domain }) =>
    target && !isSameName(target, name) ? [{ target, term: term.text, domain }] : [],
  );
  if (named.length === 0) return [];
  const { grounded } = await ground(
    context,
    name,
    named.map(({ target }) => ({ name: target, by: "SPF" })),
  );
  return grounded
    .flatMap(({ name: gone, registration, domain: registrable }) => {
      const { state } = registration;
      const user = named.find(({ target }) => isSameName(target, gone));
      // Names that no registry would accept cannot be registered, such as a list written as one name.
      if (
        !user ||
        !registrable ||
        !isHostname(plainText(registrable)) ||
        (state !== "unregistered" && state !== "undelegated")
      )
        return [];
      return [
        {
          domain: user.domain,
          term: printable(user.term, 300),
          name: plainText(gone),
          registrable: plainText(registrable),
          state,
        },
      ];
    })
    .slice(0, mostListed);
}

/** RFC 1123 §2.1: letters, digits and hyphens, as registries accept them; IDNs appear in ASCII form. */
function isHostname(name: string): boolean {
  return name.split(".").every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label));
}
