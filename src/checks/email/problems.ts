import type { Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { addressProblems } from "./address/problems.ts";
import { bimiProblems } from "./bimi/problems.ts";
import { blocklistProblems } from "./blocklists/problems.ts";
import { daneProblems } from "./dane/problems.ts";
import { dkimProblems } from "./dkim/problems.ts";
import { dmarcProblems } from "./dmarc/problems.ts";
import { domainProblems } from "./domain/problems.ts";
import { kpiValues, kpiWords } from "./kpi-words.ts";
import { mtaStsProblems } from "./mta-sts/problems.ts";
import { mxProblems } from "./mx/problems.ts";
import { namesProblems } from "./names/problems.ts";
import { noMailProblems } from "./no-mail/problems.ts";
import type { NoMailPartId } from "./no-mail/judge.ts";
import { spfProblems } from "./spf/problems.ts";
import { starttlsProblems } from "./starttls/problems.ts";
import { tlsRptProblems } from "./tls-rpt/problems.ts";
import type { CeilingId, PartId } from "./weights.ts";
import { wildcardProblems } from "./wildcard/problems.ts";

/** Everything that may be the matter with mail. */
export const problems = {
  ...mxProblems,
  ...namesProblems,
  ...starttlsProblems,
  ...daneProblems,
  ...spfProblems,
  ...dkimProblems,
  ...dmarcProblems,
  ...mtaStsProblems,
  ...tlsRptProblems,
  ...bimiProblems,
  ...blocklistProblems,
  ...noMailProblems,
  ...addressProblems,
  ...wildcardProblems,
  ...domainProblems,
};

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

const parts: Readonly<Record<PartId | NoMailPartId | "pointer" | "confirmed", Text>> = {
  spf: { en: "SPF", ko: "SPF" },
  dkim: { en: "DKIM", ko: "DKIM" },
  dmarc: { en: "DMARC", ko: "DMARC" },
  mx: { en: "Mail servers", ko: "메일 서버" },
  names: { en: "Their names", ko: "서버 이름" },
  starttls: { en: "STARTTLS", ko: "STARTTLS" },
  blocklists: { en: "Blocklists", ko: "차단 목록" },
  transport: { en: "DANE or MTA-STS", ko: "DANE 또는 MTA-STS" },
  reports: { en: "TLS reports", ko: "TLS 보고" },
  bimi: { en: "BIMI", ko: "BIMI" },
  "no-mx": { en: "Takes no mail", ko: "메일을 받지 않음" },
  "no-senders": { en: "Nobody sends", ko: "발신자 없음" },
  "no-forgery": { en: "Forgeries rejected", ko: "위조 거부" },
  "no-keys": { en: "No keys", ko: "키 없음" },
  pointer: { en: "A name", ko: "이름" },
  confirmed: { en: "It leads back", ko: "정방향 확인" },
};

const caps: Readonly<Record<CeilingId, Text>> = {
  "spf-passes-all": {
    en: "The SPF record lets everybody send in the name of the domain.",
    ko: "SPF 레코드가 누구나 이 도메인의 이름으로 보내도록 허용합니다.",
  },
  "spf-broken": {
    en: "SPF ends with an error before anybody passes.",
    ko: "아무도 통과하기 전에 SPF가 오류로 끝납니다.",
  },
  "mx-dead": { en: "No mail server of the domain takes mail.", ko: "메일을 받는 서버가 하나도 없습니다." },
  "dnssec-bogus": {
    en: "The DNSSEC signatures do not verify: for many, the domain has no mail at all.",
    ko: "DNSSEC 서명이 검증되지 않아 많은 곳에서 이 도메인의 메일을 찾지 못합니다.",
  },
  "dmarc-missing": { en: "No DMARC policy is in effect.", ko: "적용되는 DMARC 정책이 없습니다." },
  blocklisted: {
    en: "A list that nearly all receivers go by has an address or the domain.",
    ko: "대부분의 수신 서버가 따르는 목록에 등재되어 있습니다.",
  },
  "dane-breaks": {
    en: "Senders that check DANE do not deliver to every mail server.",
    ko: "DANE을 확인하는 서버가 일부 메일 서버에 메일을 배달하지 않습니다.",
  },
  "starttls-none": {
    en: "No mail server of the domain offers TLS.",
    ko: "TLS를 제공하는 메일 서버가 하나도 없습니다.",
  },
  "mta-sts-breaks": {
    en: "Senders that follow the MTA-STS policy cannot hand over mail to every server.",
    ko: "MTA-STS 정책을 따르는 서버가 일부 메일 서버에 메일을 전달할 수 없습니다.",
  },
};

/** Everything that the check says, in both languages. */
export const words = { problems, caps, parts, kpis: kpiWords, values: kpiValues } satisfies Words;
