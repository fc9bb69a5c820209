import { reply, type Answer } from "./raw-http.ts";

/** The sources' data about a network, as far as a test needs it. */
export interface KnownNetwork {
  readonly asns: readonly number[];
  readonly prefix: string;
  readonly holder?: string;
  readonly abuse?: readonly string[];
  readonly country?: string;
  readonly rpki?: "valid" | "invalid_asn" | "invalid_length" | "unknown";
  readonly prefixes?: readonly string[];
}

/** RIPEstat's answer to a data call, with the surrounding fields: https://stat.ripe.net/docs/data-api. */
export function ripestatAnswer(call: string, data: unknown): Record<string, unknown> {
  return {
    messages: [],
    see_also: [],
    version: "1.1",
    data_call_name: call,
    data_call_status: "supported",
    cached: false,
    data,
    query_id: "20261120120000-00000000-0000-4000-8000-000000000000",
    process_time: 4,
    server_id: "app111",
    build_version: "main-2026.11.19",
    status: "ok",
    status_code: 200,
    time: "2026-11-20T12:00:00.123456",
  };
}

/** RIPEstat's data for a call about a network; undefined for an unknown call. */
function ripestatData(call: string, query: URLSearchParams, known: KnownNetwork): unknown {
  const resource = query.get("resource") ?? "";
  const digits = resource.replace(/^AS/i, "");
  const { asns, prefix, holder = null, abuse = [], country, rpki = "unknown", prefixes = [prefix] } = known;
  const range = { query_starttime: "2026-11-06T08:00:00", query_endtime: "2026-11-20T08:00:00" };
  const timelines = [{ starttime: range.query_starttime, endtime: range.query_endtime }];
  const located = country === undefined ? [] : [{ resource: prefix, location: country }];
  const answers: Readonly<Record<string, unknown>> = {
    "network-info": { asns: asns.map(String), prefix: asns.length > 0 ? prefix : "" },
    "as-overview": {
      type: "as",
      resource: digits,
      block: { resource: "1-2", desc: "", name: "" },
      holder,
      announced: true,
      ...range,
    },
    "announced-prefixes": {
      resource: digits,
      prefixes: prefixes.map((each) => ({ prefix: each, timelines })),
      ...range,
    },
    "abuse-contact-finder": { abuse_contacts: abuse, authoritative_rir: "arin", parameters: { resource } },
    "rir-stats-country": { located_resources: located, parameters: { resource } },
    "rpki-validation": {
      validating_roas: [],
      status: rpki,
      validator: "routinator",
      resource: digits,
      prefix: query.get("prefix"),
    },
  };
  return answers[call];
}

/** RIPEstat over HTTP, with the same network for every query. */
export function ripestat(known: KnownNetwork): Answer {
  return (socket, asked, reset) => {
    const url = new URL(asked.path, "http://twin.test");
    const call = /\/(?<call>[a-z-]+)\/data\.json$/.exec(url.pathname)?.groups?.["call"] ?? "";
    json(ripestatAnswer(call, ripestatData(call, url.searchParams, known)))(socket, asked, reset);
  };
}

/** RFC 7095. */
function card(name: string, mail?: string): unknown {
  const email = mail === undefined ? [] : [["email", {}, "text", mail]];
  return ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", name], ...email]];
}

/** RFC 9083 §5.4 and §5.5, as ARIN writes them: the abuse contact is within the registrant. */
export function rdapNetwork(
  asked: string | number,
  { holder, country, abuse }: { readonly holder?: string; readonly country?: string; readonly abuse?: string },
): Record<string, unknown> {
  const place =
    typeof asked === "number"
      ? { objectClassName: "autnum", handle: `AS${asked}`, startAutnum: asked, endAutnum: asked }
      : { objectClassName: "ip network", handle: "NET-1", startAddress: asked, endAddress: asked, ipVersion: "v4" };
  return {
    ...place,
    rdapConformance: ["nro_rdap_profile_0", "rdap_level_0"],
    name: "EXAMPLE-NET",
    ...(country !== undefined && { country }),
    entities: [
      {
        objectClassName: "entity",
        handle: "EX-1",
        roles: ["registrant"],
        vcardArray: card(holder ?? "Example Networks"),
        entities:
          abuse === undefined
            ? []
            : [{ objectClassName: "entity", roles: ["abuse"], vcardArray: card("Abuse", abuse) }],
      },
    ],
  };
}

/** Any value as JSON. */
export function json(value: unknown): Answer {
  return reply({ headers: ["Content-Type: application/json"], body: JSON.stringify(value) });
}
