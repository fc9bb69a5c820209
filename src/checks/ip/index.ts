import { defineCheck } from "../../core/check.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { IpRaw } from "./schema.ts";

/** Shows the caller's own address as a server sees it. */
export const ip = defineCheck({
  id: "ip",
  version: 4,
  title: { en: "Your address", ko: "내 주소" },
  about: {
    en: "Shows the caller's IP address as the server sees it, with ISP, AS, country, reverse DNS, and signs of a proxy, a VPN, hosting or Tor. The command line asks the server given with --server.",
    ko: "서버가 본 호출자의 IP 주소와 인터넷 사업자(ISP), AS, 국가, 역방향 DNS, 프록시·VPN·호스팅·Tor의 징후를 보여 줍니다. 명령줄에서는 --server로 지정한 서버에 조회합니다.",
  },
  notes: [
    {
      en: "ISP, AS, country and signs come from the data on the server (npx portcullis data show). No third party is asked about the address, except the resolvers for its PTR names. A sign is unknown if the server has no list for it. After 7 days (Tor), 60 days (VPN) or 180 days (hosting), a list can still confirm a sign but no longer rule it out. The location is the country only, and it may be out of date. The answer is not stored, and the log contains the network instead of the address.",
      ko: "ISP, AS, 국가와 징후는 서버에 있는 데이터로 판단합니다(npx portcullis data show). PTR 이름을 조회하는 리졸버 외에는 제삼자에게 주소를 조회하지 않습니다. 서버에 목록이 없는 징후는 알 수 없음으로 표시합니다. 7일(Tor), 60일(VPN), 180일(호스팅)이 지난 목록에 주소가 없으면 아니요가 아니라 알 수 없음으로 표시합니다. 위치는 국가까지만 알 수 있으며 최신 정보가 아닐 수 있습니다. 응답은 저장하지 않고, 로그에는 주소 대신 네트워크만 남깁니다.",
    },
  ],
  input,
  concerns: "caller",
  raw,
  cost: "light",
  ttl: 0,
  words,
  target: () => targetOfText("caller"),
  collect,
  judge,
  tables: tablesOf,
});
