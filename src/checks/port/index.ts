import { allIpsOf, fitsAllIps } from "../../core/addresses/all-ips.ts";
import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { PortRaw } from "./schema.ts";

/** Which of 64 well-known TCP ports are open, and which services answer. */
export const port = defineCheck({
  id: "port",
  version: 6,
  title: { en: "Open ports", ko: "열린 포트" },
  about: {
    en: "Tries 64 well-known TCP ports and shows the services, products and versions that answer. Scan only hosts that you own or are allowed to test.",
    ko: "잘 알려진 TCP 포트 64개에 연결하여 응답하는 서비스와 제품, 버전을 확인합니다. 소유하고 있거나 점검 허가를 받은 호스트만 점검하십시오.",
  },
  notes,
  input,
  subject: "host",
  raw,
  cost: "heavy",
  ttl: 300,
  deadline: 30,
  rest: 10,
  words,
  target: ({ host }) => targetOfHost(host.host, host.port ?? undefined),
  question: ({ host, probe_services, ...query }) => ({
    host: host.host,
    port: host.port,
    ...allIpsOf(query),
    ...(probe_services && { probe_services }),
  }),
  collect,
  judge,
  fits: (seen, { host, all_ips, probe_services = false }) =>
    seen.host === host.host &&
    seen.port === host.port &&
    (seen.areServicesProbed ?? false) === probe_services &&
    fitsAllIps(all_ips === true ? undefined : all_ips, seen.scans.length > 1),
  tables: tablesOf,
  monitored,
});
