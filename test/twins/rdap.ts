import { redirect } from "./answers.ts";
import { reply, type Answer } from "./raw-http.ts";

/** A registry's data about a domain, as far as a test needs it. */
export interface Registered {
  readonly name: string;
  readonly expires?: string;
  readonly registered?: string;
  readonly registrarExpires?: string;
  readonly status?: readonly string[];
  readonly registrar?: string;
  readonly nameServers?: readonly string[];
  /** The registrar's URL of the same object. */
  readonly related?: string;
  /** Its abuse contact, which registries leave out. */
  readonly abuse?: string;
}

/** A domain object in the registries' form: RFC 9083 §5.3, with the surrounding fields. */
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
    links: linksTo({ self: `https://rdap.registry.example/domain/${name}`, related: said.related }),
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
        entities: [{ objectClassName: "entity", roles: ["abuse"], vcardArray: ["vcard", abuseCard(said.abuse)] }],
      },
    ],
    events: events.flatMap(([eventAction, eventDate]) => (eventDate === undefined ? [] : [{ eventAction, eventDate }])),
    secureDNS: { delegationSigned: true, dsData: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: "00" }] },
    nameservers: (said.nameServers ?? [`NS1.${name.toUpperCase()}`]).map((ldhName) => ({
      objectClassName: "nameserver",
      ldhName,
    })),
    rdapConformance: ["rdap_level_0", "icann_rdap_technical_implementation_guide_0"],
    notices: [{ title: "Terms of Use", description: ["Service subject to Terms of Use."] }],
  };
}

function linksTo(hrefs: Readonly<Record<string, string | undefined>>): readonly unknown[] {
  return Object.entries(hrefs).flatMap(([rel, href]) =>
    href === undefined ? [] : [{ rel, href, type: "application/rdap+json" }],
  );
}

function abuseCard(email: string | undefined): readonly unknown[] {
  return [["version", {}, "text", "4.0"], ...(email === undefined ? [] : [["email", {}, "text", email]])];
}

/** IANA's RDAP bootstrap list for top-level domains (RFC 9224), at dns.json, with an ETag. */
export function bootstrapList(
  services: readonly (readonly [names: readonly string[], servers: readonly string[]])[],
  {
    publication = "2026-11-19T20:00:02Z",
    etag = '"1"',
  }: { readonly publication?: string; readonly etag?: string } = {},
): Answer {
  return (socket, asked, reset) => {
    const isSame = asked.headers.get("if-none-match") === etag;
    const list = rdapReply({ version: "1.0", publication, services }, { headers: [`ETag: ${etag}`] });
    const answer = isSame ? reply({ status: 304, reason: "Not Modified", headers: [`ETag: ${etag}`] }) : list;
    (asked.path === "/dns.json" ? answer : noSuchDomain)(socket, asked, reset);
  };
}

/** An answer of RDAP with any JSON for its body. */
export function rdapReply(
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

/** RFC 9083 §6: the domain does not exist. */
export const noSuchDomain: Answer = rdapReply({ errorCode: 404, title: "Not Found" }, { status: 404 });

/** Answers by domain, as a registry does; all other domains do not exist. */
export function registry(table: Readonly<Record<string, Answer | Omit<Registered, "name">>>): Answer {
  return (socket, asked, reset) => {
    const name = decodeURIComponent(/\/domain\/(?<name>[^/?]+)$/.exec(asked.path)?.groups?.["name"] ?? "");
    const found = table[name] ?? noSuchDomain;
    const answer = typeof found === "function" ? found : rdapReply(domainObject({ ...found, name }));
    answer(socket, asked, reset);
  };
}

/** A redirector without data: sends every query to another base, like rdap.org. */
export function redirector(base: string): Answer {
  return (socket, asked, reset) => redirect(`${base}${asked.path}`, 302)(socket, asked, reset);
}
