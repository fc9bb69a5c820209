import { defineCheck } from "../../core/check.ts";
import { bracketed } from "../../core/target.ts";
import { collect, originOf } from "./collect.ts";
import { grading } from "./grading.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { endpointOf, input, raw } from "./schema.ts";

export type { SslRaw } from "./schema.ts";
export { ladder } from "./weights.ts";
export { countOfDays, day, wholeDays } from "./words.ts";

/** The served certificate and the connection it is served over. */
export const ssl = defineCheck({
  id: "ssl",
  title: { en: "TLS certificate and connection", ko: "TLS 인증서와 연결" },
  about: {
    en: "Inspects the served certificate and connection: expiry, names, chain, revocation, TLS versions and HSTS, graded A+ to F.",
    ko: "제공되는 인증서와 연결을 점검합니다. 만료, 이름, 체인, 폐기, TLS 버전, HSTS를 A+부터 F까지 평가합니다.",
  },
  input,
  subject: "host",
  raw,
  cost: "standard",
  ttl: 300,
  words,
  grading,
  target: (query) => {
    const { host, port } = endpointOf(query);
    return port === 443 ? host : `${bracketed(host)}:${port}`;
  },
  // A port in the host, beside it and left out are spellings of one question.
  question: endpointOf,
  // HSTS is read off the first reply of the origin in a run, which is that of / only where the run began there.
  standsAlone: (query, target) => target === `${originOf(endpointOf(query))}/`,
  collect,
  judge,
  fits: (seen, query) => {
    const { host, port } = endpointOf(query);
    return seen.host === host && seen.port === port;
  },
  observe: ({ chain }) => chain.slice(0, 1).map(({ issuer }) => ({ kind: "ssl:issuer", value: issuer })),
});
