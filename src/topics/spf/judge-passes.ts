import type { Finding } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { mostNamed, seen } from "./words.ts";
import { findSpf, type SpfProblemId } from "./problems.ts";
import type { SpfRaw, SpfSight } from "./schema.ts";

type Findings = readonly Finding<SpfProblemId>[];

const ways: Readonly<Record<NonNullable<SpfSight["permitsAll"]>, Text>> = {
  ipv4: { en: "at least half of all IPv4 addresses pass", ko: "모든 IPv4 주소의 절반 이상이 통과합니다" },
  ipv6: { en: "at least half of all IPv6 addresses pass", ko: "모든 IPv6 주소의 절반 이상이 통과합니다" },
  "sender-macro": {
    en: "the sender chooses the name that is looked up",
    ko: "보내는 쪽이 조회할 이름을 고를 수 있습니다",
  },
};

/** The finding that any server may send, with the terms that cause it. */
export function passFindings({ name, evaluation: sight }: SpfRaw): Findings {
  const { permitsAll: passesAll, permissiveTerms: opens, text } = sight;
  if (passesAll === null) return [];
  const places = opens.map(({ domain, term, by }) => (domain === name ? term : `${by} (${term}: ${domain})`));
  const list = [...new Set(places)].slice(0, mostNamed).join(", ");
  const terms: Text = list === "" ? { en: "", ko: "" } : { en: `, through ${list}`, ko: `(${list})` };
  return [findSpf("spf-passes-all", { name, how: ways[passesAll], terms, advice: adviceOn(opens, name) }, seen(text))];
}

/** Advice for records that another organisation must correct. */
function adviceOn(opens: SpfSight["permissiveTerms"], name: string): Text {
  const others = opens.filter(({ domain }) => domain !== name && !domain.endsWith(`.${name}`));
  const listed = (key: "domain" | "by"): string =>
    [...new Set(others.map((each) => each[key]))].slice(0, mostNamed).join(", ");
  const [whose, terms] = [listed("domain"), listed("by")];
  if (whose === "") return { en: "", ko: "" };
  return {
    en: ` Tell the operator of ${whose} that the record allows every server. Until it is fixed, replace ${terms} with the addresses that send for you (ip4, ip6).`,
    ko: ` ${whose}의 레코드가 모든 서버를 허용한다고 운영자에게 알리십시오. 고쳐질 때까지 ${terms} 대신 실제로 보내는 주소를 ip4와 ip6로 지정하십시오.`,
  };
}

/** Findings about unregistered names in SPF: anyone who registers one may send. */
export function hijackFindings({ hijackable }: SpfRaw): Findings {
  return hijackable.map(({ name: target, registrable: domain, term, state }) =>
    findSpf(
      state === "unregistered" ? "spf-hijack" : "spf-hijack-possible",
      { target, domain, term },
      { subject: target },
    ),
  );
}
