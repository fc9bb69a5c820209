import { allIpsOf, fitsAllIps } from "../../core/addresses/all-ips.ts";
import { everyCertificate } from "./alternatives/every.ts";
import { judgeEvery } from "./addresses/judge.ts";
import { isSite } from "./audience.ts";
import { defineCheck } from "../../core/check.ts";
import { withoutWww } from "../../core/store.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { httpsOrigin } from "../../core/target/target.ts";
import { collectEvery } from "./addresses/collect.ts";
import { grading } from "./grading.ts";
import { monitored } from "./monitored.ts";
import { words } from "./problems.ts";
import { endpointOf, input, raw } from "./schema.ts";

export { datedCertificates, everyCertificate } from "./alternatives/every.ts";
export { becauseOfCaps } from "./effects.ts";
export { lacksAnswers } from "./offers/judge.ts";
export { judge as judgeOne } from "./judge.ts";
export type { ProblemId as SslProblemId } from "./problems.ts";
export type { OneSsl, SslRaw } from "./schema.ts";
export { countOfDays, day, wholeDays } from "./words.ts";

/** Checks the served certificate and the TLS connection. */
export const ssl = defineCheck({
  id: "ssl",
  version: 10,
  title: { en: "TLS certificate and connection", ko: "TLS 인증서와 연결" },
  about: {
    en: "Inspects the served certificate and connection: expiry, names, chain, revocation, TLS versions and HSTS, graded A+ to F.",
    ko: "제공되는 인증서와 연결을 점검합니다. 만료, 이름, 체인, 폐기, TLS 버전, HSTS를 A+부터 F까지 평가합니다.",
  },
  input,
  subject: "host",
  raw,
  cost: "standard",
  surveyAge: 60,
  ttl: 300,
  words,
  grading,
  target: (query) => {
    const { host, port, starttls, implicitTlsProtocol: speaks } = endpointOf(query);
    if (port === 443 && !starttls) return targetOfHost(host);
    // Omits the port's default protocol.
    const usual = endpointOf({ ...query, starttls: undefined });
    const isUsual = starttls === usual.starttls && speaks === usual.implicitTlsProtocol;
    const spoken = isUsual ? undefined : (starttls ?? (speaks ? "off" : "https"));
    return targetOfHost(host, port, spoken);
  },
  // A port inside the host, a separate port, and the default are the same question, as is the port's default STARTTLS protocol.
  question: (query) => ({ ...endpointOf(query), ...allIpsOf(query) }),
  // HSTS comes from the visit of the run, which is the one of this check alone only if it began at / and no other origin counted.
  standsAlone: (query, target, { isPartOfVisit: wholeVisit = false }) => {
    const to = endpointOf(query);
    return isSite(to) && target.name === `${httpsOrigin(to)}/` && !wholeVisit;
  },
  collect: collectEvery,
  judge: judgeEvery,
  fits: (seen, query) => {
    const { host, port, starttls = null, implicitTlsProtocol: speaks } = endpointOf(query);
    const isThere = seen.host === host && seen.port === port;
    const isSame = isThere && seen.starttls === starttls && seen.implicitTlsProtocol === speaks;
    return isSame && fitsAllIps(query.all_ips, seen.addresses !== undefined);
  },
  // Only names in trusted certificates are recorded, since anyone can put any name into an untrusted one.
  observe: (seen) =>
    everyCertificate(seen)
      .flatMap(({ raw: { chain, trust } }) => chain.slice(0, trust.trusted === true ? 1 : 0))
      // A CA uses many common names for its intermediates; its organisation is stable.
      .map(({ issuer, issuerOrganization }) => (issuerOrganization ?? issuer).trim())
      .filter((value) => value !== "")
      .map((value) => ({ target: withoutWww(seen.host), kind: "ssl:issuer", value })),
  monitored,
});
