import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import { fill, type Text } from "../../../core/text.ts";
import type { Exchangers } from "./hosts.ts";
import type { MtaStsRaw } from "./schema.ts";

/** Maximum number of hosts in a sentence. */
const mostNamed = 10;

/** The lines of a policy in one sentence, by default of a first one; without known mail servers, a description of the mx lines. */
export function linesFor({ names, nowhere = [] }: Exchangers, mode = "testing"): string | Text {
  const hosts = (names ?? []).filter((each) => !nowhere.includes(each)).slice(0, mostNamed);
  if (hosts.length === 0) return untoldLines;
  return ["version: STSv1", `mode: ${mode}`, ...hosts.map((each) => `mx: ${each}`), "max_age: 604800"].join(" / ");
}

const untoldLines: Text = {
  en: "version: STSv1, mode: testing, max_age: 604800, and one mx: line for each of your mail servers, which we could not determine",
  ko: "version: STSv1, mode: testing, max_age: 604800, 그리고 (여기서 확인하지 못한) 메일 서버마다 mx: 줄 하나",
};

const reasons: Readonly<Record<string, Text>> = {
  "no-host": { en: "the host does not exist", ko: "호스트가 없음" },
  status: { en: "the server does not answer with 200", ko: "서버의 응답이 200이 아님" },
  redirect: { en: "it is a redirect, which senders must not follow", ko: "발신 서버가 따르지 않는 리디렉션임" },
  certificate: {
    en: "we could not validate the certificate of the host",
    ko: "호스트의 인증서를 검증하지 못함",
  },
  "too-large": { en: "it is larger than 64 kB", ko: "64kB보다 큼" },
  grammar: { en: "it is not in the policy format", ko: "정책의 형식이 아님" },
  mx: { en: "the mail servers are unknown", ko: "메일 서버를 알 수 없음" },
};

/** Why a policy is unknown or invalid, by reason code. */
export function reasonOf(code: string | null): Text {
  return (code !== null && Object.hasOwn(reasons, code) && reasons[code]) || resolverWords(code);
}

type Policy = MtaStsRaw["policy"];
type FaultCode = Policy["faults"][number]["code"];

const faults: Readonly<Record<FaultCode, Text>> = {
  line: { en: "the line “{value}” is not in the format name: value", ko: "“{value}” 줄이 이름: 값 형식이 아님" },
  version: { en: "version is “{value}”, but must be STSv1", ko: "version이 STSv1이 아니라 “{value}”임" },
  mode: {
    en: "mode is “{value}”, but must be enforce, testing or none",
    ko: "mode가 enforce, testing, none 중 하나가 아니라 “{value}”임",
  },
  max_age: {
    en: "max_age is “{value}”, but must be a number of seconds up to 31557600",
    ko: "max_age가 31557600 이하의 초가 아니라 “{value}”임",
  },
  mx: { en: "“{value}” in an mx: line is not a host name", ko: "mx: 줄의 “{value}”: 호스트 이름이 아님" },
};

const missing: Text = { en: "the line {code}: is missing or has no value", ko: "{code}: 줄이 없거나 값이 없음" };

/** The first syntax error of a policy as a clause; null if its syntax is not the problem. */
export function faultWords({ reason, faults: [fault] }: Policy): Text | null {
  if (reason !== "grammar" || !fault) return null;
  const words = fault.value === "" ? missing : faults[fault.code];
  return { en: fill(words, { ...fault }, "en"), ko: fill(words, { ...fault }, "ko") };
}

/** How to make an invalid policy valid. */
export function adviceOn(policy: Policy, exchangers: Exchangers): Text {
  const { reason, url, status } = policy;
  const host = URL.parse(url)?.hostname ?? url;
  if (reason === "certificate") return filled(certificateAdvice, { host });
  if (reason === "status" || reason === "redirect") return filled(statusAdvice, { status: status ?? "?" });
  if (reason === "too-large") return sizeAdvice;
  return filled(grammarAdvice, { lines: linesFor(exchangers, policy.mode ?? "testing") });
}

function filled(words: Text, params: Parameters<typeof fill>[1]): Text {
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}

const certificateAdvice: Text = {
  en: "Install a certificate for {host} on the web server: publicly trusted, not expired, with that name.",
  ko: "웹 서버에 {host} 이름의 공인 인증서(만료되지 않은 것)를 설치하십시오.",
};
const statusAdvice: Text = {
  en: "Serve the policy at this URL with status 200 (now {status}), without a redirect.",
  ko: "이 URL에서 리디렉션 없이 상태 코드 200으로(현재 {status}) 정책을 제공하십시오.",
};
const sizeAdvice: Text = { en: "Shorten the policy to less than 64 kB.", ko: "정책을 64kB 미만으로 줄이십시오." };
const grammarAdvice: Text = {
  en: "Correct that line. A valid policy has one entry a line: {lines}",
  ko: "해당 줄을 고치십시오. 올바른 정책은 한 줄에 하나씩 씁니다: {lines}",
};
