import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { fill, type Text } from "../../../core/text.ts";
import type { Exchangers } from "./hosts.ts";
import type { MtaStsRaw } from "./schema.ts";

/** So many hosts are named in a sentence. */
const mostNamed = 10;

/** A policy to begin with, its lines side by side; where no host is known that takes mail, what belongs there, as nobody can write it. */
export function linesFor({ names, nowhere = [] }: Exchangers): string | Text {
  const hosts = (names ?? []).filter((each) => !nowhere.includes(each)).slice(0, mostNamed);
  if (hosts.length === 0) return untoldLines;
  return ["version: STSv1", "mode: testing", ...hosts.map((each) => `mx: ${each}`), "max_age: 604800"].join(" / ");
}

const untoldLines: Text = {
  en: "version: STSv1, mode: testing, max_age: 604800, and one that begins with mx: for each of your mail servers, which are not known here",
  ko: "version: STSv1, mode: testing, max_age: 604800, 그리고 여기서는 알 수 없는 메일 서버마다 mx:로 시작하는 줄",
};

const reasons: Readonly<Record<string, Text>> = {
  "no-host": { en: "there is no such host", ko: "호스트가 없음" },
  status: { en: "the server does not answer with 200", ko: "서버의 응답이 200이 아님" },
  redirect: { en: "it is a redirect, which senders must not follow", ko: "발신 서버가 따르지 않는 리디렉션임" },
  certificate: {
    en: "the certificate of the host is not known to be valid",
    ko: "호스트의 인증서가 유효하다고 할 수 없음",
  },
  "too-large": { en: "it is larger than 64 kB", ko: "64kB보다 큼" },
  grammar: { en: "it has not the form of a policy", ko: "정책의 형식이 아님" },
  mx: { en: "the mail exchangers are not known", ko: "메일 서버를 알 수 없음" },
};

/** Why a policy could not be told, or is none, by the code of the reason. */
export function reasonOf(code: string | null): Text {
  return (code !== null && Object.hasOwn(reasons, code) && reasons[code]) || resolverWords(code);
}

type Policy = MtaStsRaw["policy"];
type FaultCode = Policy["faults"][number]["code"];

const faults: Readonly<Record<FaultCode, Text>> = {
  line: { en: "the line “{value}” is not of the form name: value", ko: "“{value}” 줄이 이름: 값 형식이 아님" },
  version: { en: "version is “{value}”, and must be STSv1", ko: "version이 STSv1이 아니라 “{value}”임" },
  mode: {
    en: "mode is “{value}”, and must be enforce, testing or none",
    ko: "mode가 enforce, testing, none 중 하나가 아니라 “{value}”임",
  },
  max_age: {
    en: "max_age is “{value}”, and must be a number of seconds up to 31557600",
    ko: "max_age가 31557600 이하의 초가 아니라 “{value}”임",
  },
  mx: { en: "“{value}” in a line mx: is no name of a host", ko: "mx: 줄의 “{value}”: 호스트 이름이 아님" },
};

const missing: Text = { en: "it has no line {code}: with a value", ko: "값이 있는 {code}: 줄이 없음" };

/** What is wrong within a policy, by the first fault; null where its form is not what makes it none. */
export function faultWords({ reason, faults: [fault] }: Policy): Text | null {
  if (reason !== "grammar" || !fault) return null;
  const words = fault.value === "" ? missing : faults[fault.code];
  return { en: fill(words, { ...fault }, "en"), ko: fill(words, { ...fault }, "ko") };
}
