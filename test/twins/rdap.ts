import { redirect } from "./answers.ts";
import { reply, type Answer } from "./raw-http.ts";

/** What a registry says of a domain, as far as a test cares. */
export interface Registered {
  readonly name: string;
  readonly expires?: string;
  readonly registered?: string;
  readonly registrarExpires?: string;
  readonly status?: readonly string[];
  readonly registrar?: string;
}

/** A domain object as registries write it: RFC 9083 §5.3, with what nobody reads around it. */
export function domainObject({ name, ...said }: Registered): Record<string, unknown> {
  const events = [
    ["registration", said.registered ?? "2001-02-03T04:05:06Z"],
    ["expiration", said.expires],
    ["registrar expiration", said.registrarExpires],
    ["last changed", "2025-01-02T03:04:05.678Z"],
    ["last update of RDAP database", "2026-11-20T12:00:00Z"],
  ] as const;
  return {
    objectClassName: "domain",
    handle: "1_DOMAIN_COM-VRSN",
    ldhName: name.toUpperCase(),
    links: [{ rel: "self", href: `https://rdap.registry.example/domain/${name}`, type: "application/rdap+json" }],
    status: said.status ?? ["client transfer prohibited"],
    entities: [
      {
        objectClassName: "entity",
        handle: "292",
        roles: ["registrar"],
        publicIds: [{ type: "IANA Registrar ID", identifier: "292" }],
        vcardArray: [
          "vcard",
          [
            ["version", {}, "text", "4.0"],
            ["fn", {}, "text", said.registrar ?? "Example Registrar, Inc."],
          ],
        ],
        entities: [
          { objectClassName: "entity", roles: ["abuse"], vcardArray: ["vcard", [["version", {}, "text", "4.0"]]] },
        ],
      },
    ],
    events: events.flatMap(([eventAction, eventDate]) => (eventDate === undefined ? [] : [{ eventAction, eventDate }])),
    secureDNS: { delegationSigned: true, dsData: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: "00" }] },
    nameservers: [{ objectClassName: "nameserver", ldhName: `NS1.${name.toUpperCase()}` }],
    rdapConformance: ["rdap_level_0", "icann_rdap_technical_implementation_guide_0"],
    notices: [{ title: "Terms of Use", description: ["Service subject to Terms of Use."] }],
  };
}

/** An answer of RDAP with any JSON for its body. */
function rdapReply(
  body: unknown,
  { status = 200, headers = [] }: { status?: number; headers?: readonly string[] } = {},
): Answer {
  return reply({
    status,
    reason: "-",
    headers: ["Content-Type: application/rdap+json", ...headers],
    body: JSON.stringify(body),
  });
}

/** RFC 9083 §6: there is no such domain. */
export const noSuchDomain: Answer = rdapReply({ errorCode: 404, title: "Not Found" }, { status: 404 });

/** Answers by domain, as a registry does; of every other one it knows nothing. */
export function registry(table: Readonly<Record<string, Answer | Omit<Registered, "name">>>): Answer {
  return (socket, asked, reset) => {
    const name = decodeURIComponent(/\/domain\/(?<name>[^/?]+)$/.exec(asked.path)?.groups?.["name"] ?? "");
    const found = table[name] ?? noSuchDomain;
    const answer = typeof found === "function" ? found : rdapReply(domainObject({ ...found, name }));
    answer(socket, asked, reset);
  };
}

/** Knows nobody, and who knows: sends every question on to another base, as rdap.org does. */
export function redirector(base: string): Answer {
  return (socket, asked, reset) => redirect(`${base}${asked.path}`, 302)(socket, asked, reset);
}
