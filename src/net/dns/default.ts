import type { DnsOutfit } from "../../core/net/dns.ts";
import { blocklists } from "../../data/mail/blocklists.ts";
import { dohResolvers, publicResolvers } from "../../data/dns/public-resolvers.ts";
import { rootAnchors } from "../../data/dns/trust-anchors.ts";

/** The default DNS settings. */
export const defaultDns: DnsOutfit = {
  publicResolvers,
  doh: dohResolvers,
  anchors: rootAnchors,
  blocklists,
  blocklistResolver: null,
};
