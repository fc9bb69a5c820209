import type { Scoring } from "../../core/grade/score.ts";
import { addressWeights } from "./address/judge.ts";
import { effects } from "./effects.ts";
import { noMailPoints, noMailWeights } from "./no-mail/judge.ts";
import { fewestNearlyTooMany, fewestWide, mostOwnAddresses, mostWide, spfDeductions } from "./spf/measures.ts";
import { bands, brokenPolicy, ceilings, scoreVersion, senderWeights, weights } from "./weights.ts";

const minus = (points: number): string => `−${points}`;
const silence = noMailPoints;

/** How the score is calculated, for the documentation. */
export const scoring: Scoring = {
  version: scoreVersion,
  bands,
  weights,
  rubrics: [
    {
      title: {
        en: "A domain that only sends mail: the same points in proportion (PTR records only if its own host sends)",
        ko: "메일을 보내기만 하는 도메인. 같은 점수를 비율대로 적용하며, PTR 레코드는 자체 호스트가 보낼 때만 봅니다",
      },
      weights: senderWeights,
    },
    {
      title: {
        en: "A domain without mail",
        ko: "메일을 받지도 보내지도 않는 도메인",
      },
      weights: noMailWeights,
    },
    { title: { en: "A sending address", ko: "메일을 보내는 주소" }, weights: addressWeights },
  ],
  ceilings,
  effects,
  points: {
    spf: [
      [
        "a record that can be used and refuses others (-all), or marks them (~all) beside a DMARC policy",
        `${weights.spf}`,
      ],
      ["none, several, or one that ends with an error for receivers or allows every sender", "0"],
      ["~all without a DMARC policy of quarantine or reject", minus(spfDeductions.softAlone)],
      ["?all, or no word about others", minus(spfDeductions.open)],
      ["ptr", minus(spfDeductions.ptr)],
      [`${fewestNearlyTooMany} or 10 look-ups on the longest way`, minus(spfDeductions.nearlyTooMany)],
      [
        `more than ${mostOwnAddresses} addresses in networks of its own, and for each time that number doubles`,
        `${minus(fewestWide)}, ${minus(1)}; at most ${minus(mostWide)}`,
      ],
    ],
    dkim: [
      ["the best key: RSA of 2048 bits or more", "20"],
      ["RSA of fewer bits; Ed25519 alone", "17; 15"],
      ["keys at selectors that were neither named nor guessed", "14"],
      ["a key that is being tested (t=y)", "12"],
      ["only broken keys or dangling aliases were found", "6"],
      ["maximum if a selector named by the caller has no key or a broken one", "6"],
      ["no key, only revoked keys, or only wildcard answers", "0"],
    ],
    dmarc: [
      ["a record that is in effect", "8"],
      [
        "reject, quarantine or none, by the receivers that apply less of it (t=y counts one level less by RFC 9989; pct counts as a share by RFC 7489, and pct=0 as none)",
        "11, 9, 2",
      ],
      ["sp and np that are not weaker", "1 each"],
      ["report addresses (rua) that all accept reports; only some of them", "3, 2"],
      ["an SPF record or a key by which mail can pass, and no psd=y of a domain that is no registry's", "1"],
    ],
    mx: [
      ["each server: addresses that can be reached from the Internet", "6"],
      ["each server, if no server has an IPv4 address", "3"],
      ["each server: a name that is no alias and no address", "1"],
    ],
    names: [["each address of a server: a PTR name that resolves back to it (FCrDNS)", `${weights.names}`]],
    starttls: [["each server that turns to TLS", `${weights.starttls}`]],
    blocklists: [
      ["nothing is listed", `${weights.blocklists}`],
      ["SBL, CSS, XBL or DROP of Spamhaus, or Barracuda", minus(weights.blocklists)],
      ["SpamCop, or a list of domains", minus(8)],
      ["each other list", minus(3)],
    ],
    transport: [
      ["DANE that fits at every server, or MTA-STS that is enforced and fits all of them", `${weights.transport}`],
      ["MTA-STS that holds for less than a day; that is being tested", "3; 2"],
      [
        "beside DANE, MTA-STS that is begun and not finished, broken, or not fulfilled while it is enforced",
        minus(brokenPolicy),
      ],
      ["MTA-STS of the wrong media type, or tested and not fulfilled", "1"],
    ],
    reports: [["a TLS-RPT record with an address that accepts reports", `${weights.reports}`]],
    bimi: [
      ["a logo and a DMARC policy that go together", `${weights.bimi}`],
      ["an empty record, which declines a logo", "0"],
    ],
    "no-mx": [
      ["a null MX record", `${silence["no-mx"].null}`],
      [
        "neither MX records nor addresses; an address that takes no mail",
        `${silence["no-mx"].nobody}; ${silence["no-mx"].refusing}`,
      ],
    ],
    "no-senders": [
      [
        "v=spf1 -all; ~all; ?all",
        `${silence["no-senders"].refuses}; ${silence["no-senders"].soft}; ${silence["no-senders"].neutral}`,
      ],
    ],
    "no-forgery": [
      [
        "DMARC: reject; quarantine; none",
        `${silence["no-forgery"].reject}; ${silence["no-forgery"].quarantine}; ${silence["no-forgery"].none}`,
      ],
    ],
    "no-keys": [
      ["every key revoked; none known that can be used", `${silence["no-keys"].revoked}; ${silence["no-keys"].none}`],
    ],
    pointer: [["an address that sends: a PTR name of its own, not a generic one", `${addressWeights.pointer}`]],
    confirmed: [
      ["the PTR name resolves back to the address (FCrDNS)", `${addressWeights.confirmed}`],
      ["a non-public address", "0"],
    ],
  },
};
