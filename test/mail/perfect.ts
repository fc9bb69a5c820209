import type { DomainRaw } from "../../src/checks/email/schema.ts";
import { withLogo } from "./shown-logo.ts";
import { lookAtMail, shop, type MailWorldText } from "./world.ts";

const host = "@ MX 10 mx\nmx A 11.1.1.25";
const greets = { "mx.shop.com": {} };
const others = { "11.in-addr.arpa": "25.1.1 PTR mx.shop.com." };

const good: MailWorldText = {
  records: [host, '@ TXT "v=spf1 mx -all"', '_dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@shop.com"']
    .concat('_smtp._tls TXT "v=TLSRPTv1; rua=mailto:t@shop.com"', 'default._bimi TXT "v=BIMI1; l=; a=;"')
    .join("\n"),
  greets,
  others,
};

/** A perfect domain, with the parts that an in-memory world lacks: keys, TLS, a policy, a logo and a list. */
export async function perfectDomain(): Promise<DomainRaw> {
  const { domain: raw } = await lookAtMail(good);
  if (!raw) throw new Error("no domain");
  const key = {
    type: "rsa",
    bits: 2048,
    isUsable: true,
    isTesting: false,
    isStrict: false,
    isRevoked: false,
    problems: [],
  };
  const seen = {
    isNamed: false,
    state: "key",
    reason: null,
    at: shop,
    aliases: [],
    operator: null,
    total: 1,
    text: "",
  } as const;
  const told = { starttls: "offered", certificate: "valid", reason: null } as const;
  return {
    ...raw,
    dkim: {
      ...raw.dkim,
      selectors: [{ ...seen, selector: "google", key }],
      node: { state: "present", reason: null, at: null },
    },
    starttls: { hosts: raw.starttls.hosts.map((each) => ({ ...each, ...told, addresses: [] })) },
    mtaSts: {
      ...raw.mtaSts,
      record: { ...raw.mtaSts.record, state: "found", id: "1" },
      policy: {
        ...raw.mtaSts.policy,
        state: "found",
        mode: "enforce",
        maxAge: 604_800,
        mx: ["mx.shop.com"],
        mxTotal: 1,
        mediaType: "text/plain",
        reason: null,
      },
    },
    blocklists: { ...raw.blocklists, addressesTotal: 1, lists: [listed] },
    bimi: withLogo(raw.bimi),
  };
}

const listed: DomainRaw["blocklists"]["lists"][number] = {
  name: "list.example",
  subject: "ip4",
  state: "asked",
  reason: null,
  terms: "",
  removal: null,
  queriedCount: 1,
  listings: [],
  undetermined: [],
};
