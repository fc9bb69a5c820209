import { collect } from "../../src/checks/dns/collect.ts";
import { judge } from "../../src/checks/dns/judge.ts";
import { raw as schema, type DnsRaw } from "../../src/checks/dns/schema.ts";
import { rcodes, types, type TypeName } from "../../src/formats/dns/codes.ts";
import type { DnsMessage } from "../../src/formats/dns/message.ts";
import { openWorld, type ServerText, type WorldText } from "./world.ts";

/** A domain without any finding except missing IPv6. */
export const example = `
  @ A 11.9.9.9
  @ MX 10 mail
  @ TXT "v=spf1 mx -all"
  _dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@example.com"
  @ CAA 0 issue "ca.example"
  mail A 11.9.9.8
  mail TXT "v=spf1 a -all"
  www CNAME @
`;

/** The addresses of the domain's two name servers. */
export const [first, second] = ["11.0.0.53", "22.0.0.53"];

/** The name of its second server in findings. */
export const at = `ns2.example.com ${second}`;

const usual = { zones: ["example.com"] } as const;

/** The second server has these traits. */
export function serverIs(traits: ServerText): Partial<WorldText> {
  return { servers: { [first]: usual, [second]: { ...usual, ...traits } } };
}

/** Both servers have these traits. */
export function serversAre(traits: ServerText): Partial<WorldText> {
  return { servers: { [first]: { ...usual, ...traits }, [second]: { ...usual, ...traits } } };
}

/** Answers queries for some types with only a response code, or not at all. */
export function failing(names: readonly TypeName[], rcode: keyof typeof rcodes | null): ServerText {
  return {
    respond: (query: DnsMessage, answer: () => DnsMessage) => {
      if (!names.some((type) => query.questions[0]?.type === types[type])) return answer();
      if (rcode === null) return null;
      return { ...answer(), rcode: rcodes[rcode], isAuthoritative: false, answers: [], authorities: [] };
    },
  };
}

/** No address is exempt, and every address family is reachable. */
function addresses({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: false }]);
}

/** Checks a name in a world in which the domain is sound by default. */
export async function look(text: Partial<WorldText>, query = "example.com"): Promise<DnsRaw> {
  const world = openWorld({ zones: { "example.com": example }, net: { addresses }, ...text });
  return schema.parse(await collect({ query }, world.context));
}

/** The status, and the findings with their subjects, without the one that all these worlds share. */
export function told(raw: DnsRaw): { readonly status: string; readonly findings: readonly string[] } {
  const { status, findings } = judge(raw);
  const named = findings.map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`));
  return { status, findings: named.filter((each) => each !== "ipv6-missing").toSorted() };
}
