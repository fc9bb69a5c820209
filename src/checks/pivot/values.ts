import { isIPv4, isIPv6 } from "node:net";
import { parseAddress, parseDomain } from "../../core/target/domain.ts";
import type { TargetProblem } from "../../core/target/target.ts";

/** The kinds of values that can be searched. */
export const pivotKinds = ["dns:a", "dns:aaaa", "dns:ns", "dns:mx", "ssl:issuer", "rdap:registrar", "rdap:ns"] as const;

type PivotKind = (typeof pivotKinds)[number];

type Read = { readonly value: string } | { readonly problem: TargetProblem };

/** Parsers into the stored spelling of each kind. */
const readers: Readonly<Record<PivotKind, (text: string) => Read>> = {
  "dns:a": (text) => readAddress(text, isIPv4, "IPv4", "192.0.2.1"),
  "dns:aaaa": (text) => readAddress(text, isIPv6, "IPv6", "2001:db8::1"),
  "dns:ns": parseDomain,
  // As in a zone file: the preference is dropped.
  "dns:mx": (text) => parseDomain(text.trim().replace(/^\d{1,5}\s+/, "")),
  "ssl:issuer": readIssuer,
  "rdap:registrar": readRegistrar,
  "rdap:ns": parseDomain,
};

/** A value in its stored spelling, or what is expected instead. */
export function readValue(kind: PivotKind, text: string): Read {
  return readers[kind](text);
}

function readAddress(text: string, isOfFamily: (address: string) => boolean, family: string, example: string): Read {
  const read = parseAddress(text);
  if ("value" in read && isOfFamily(read.value)) return read;
  return {
    problem: { expected: { en: `an ${family} address such as ${example}`, ko: `${example} 같은 ${family} 주소` } },
  };
}

function readIssuer(text: string): Read {
  const value = text.trim();
  if (value !== "") return { value };
  return {
    problem: {
      expected: {
        en: "the organization of the issuer, such as Let's Encrypt, or its common name if it has no organization",
        ko: "Let's Encrypt 같은 발급자의 조직 이름. 없으면 일반 이름",
      },
    },
  };
}

/** https://www.iana.org/assignments/registrar-ids: registrar names change, numbers do not. */
function readRegistrar(text: string): Read {
  const digits = /^(?:iana[: ]?)?0*(?<id>\d{1,6})$/i.exec(text.trim())?.groups?.["id"];
  if (digits !== undefined) return { value: digits };
  return {
    problem: {
      expected: {
        en: "the IANA id of the registrar, such as 292, as the rdap check shows it",
        ko: "rdap 점검이 보여 주는 IANA 레지스트라 번호(예: 292)",
      },
    },
  };
}
