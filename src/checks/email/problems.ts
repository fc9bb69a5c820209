import type { Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { addressProblems } from "./address/problems.ts";
import { bimiProblems } from "./bimi/problems.ts";
import { blocklistProblems } from "./blocklists/problems.ts";
import { daneProblems } from "./dane/problems.ts";
import { dkimProblems } from "./dkim/problems.ts";
import { dmarcProblems } from "../../topics/dmarc/problems.ts";
import { domainProblems } from "./domain/problems.ts";
import { kpiValues, kpiWords } from "./kpi-words.ts";
import { mtaStsProblems } from "./mta-sts/problems.ts";
import { mxProblems } from "./mx/problems.ts";
import { namesProblems } from "./names/problems.ts";
import { noMailProblems } from "./no-mail/problems.ts";
import type { NoMailPartId } from "./no-mail/judge.ts";
import { spfProblems } from "../../topics/spf/problems.ts";
import { starttlsProblems } from "./starttls/problems.ts";
import { tlsRptProblems } from "./tls-rpt/problems.ts";
import type { PartId } from "./score/table.ts";
import type { CeilingId } from "./weights.ts";
import { wildcardProblems } from "./wildcard/problems.ts";

/** Every problem of the email check. */
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
  names: { en: "PTR records", ko: "PTR 레코드" },
  starttls: { en: "STARTTLS", ko: "STARTTLS" },
  blocklists: { en: "Blocklists", ko: "차단 목록" },
  transport: { en: "DANE or MTA-STS", ko: "DANE 또는 MTA-STS" },
  reports: { en: "TLS reports", ko: "TLS 보고" },
  bimi: { en: "BIMI", ko: "BIMI" },
  "no-mx": { en: "Null MX", ko: "null MX" },
  "no-senders": { en: "SPF rejects all", ko: "SPF 전체 거부" },
  "no-forgery": { en: "DMARC rejects spoofing", ko: "DMARC 사칭 거부" },
  "no-keys": { en: "DKIM keys revoked", ko: "DKIM 키 폐기" },
  pointer: { en: "PTR record", ko: "PTR 레코드" },
  confirmed: { en: "Forward-confirmed (FCrDNS)", ko: "정방향 확인(FCrDNS)" },
};

const caps: Readonly<Record<CeilingId, Text>> = {
  "spf-passes-all": {
    en: "The SPF record allows every server to send mail as this domain.",
    ko: "SPF 레코드가 모든 서버에 이 도메인의 발신을 허용합니다.",
  },
  "spf-broken": {
    en: "SPF evaluation fails with an error before any sender passes.",
    ko: "어떤 발신자도 통과하기 전에 SPF 평가가 오류로 끝납니다.",
  },
  "mx-dead": { en: "No mail server of the domain accepts mail.", ko: "메일을 받는 서버가 하나도 없습니다." },
  "dnssec-bogus": {
    en: "DNSSEC validation fails: validating senders cannot deliver mail to the domain.",
    ko: "DNSSEC 검증에 실패하여, 검증하는 발신 서버가 이 도메인에 메일을 배달하지 못합니다.",
  },
  "dmarc-missing": { en: "No DMARC policy is in effect.", ko: "적용되는 DMARC 정책이 없습니다." },
  blocklisted: {
    en: "A blocklist that most receivers use lists an address or the domain.",
    ko: "대부분의 수신 서버가 쓰는 차단 목록에 주소나 도메인이 등재되어 있습니다.",
  },
  "dane-breaks": {
    en: "Senders that validate DANE cannot deliver to every mail server.",
    ko: "DANE을 검증하는 서버가 일부 메일 서버에 메일을 배달하지 못합니다.",
  },
  "starttls-none": {
    en: "No mail server of the domain offers TLS.",
    ko: "TLS를 제공하는 메일 서버가 하나도 없습니다.",
  },
  "mta-sts-breaks": {
    en: "Senders that follow the MTA-STS policy cannot deliver to every mail server.",
    ko: "MTA-STS 정책을 따르는 서버가 일부 메일 서버에 메일을 배달하지 못합니다.",
  },
};

/** All words of the check. */
export const words = { problems, caps, parts, kpis: kpiWords, values: kpiValues } satisfies Words;
