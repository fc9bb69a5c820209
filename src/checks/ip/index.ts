import { defineCheck } from "../../core/check.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";

export type { IpRaw } from "./schema.ts";

/** The caller's own address, as a server sees it. */
export const ip = defineCheck({
  id: "ip",
  version: 1,
  title: { en: "Your address", ko: "내 주소" },
  about: {
    en: "Tells the caller's own IP address as the server sees it, with provider, AS, country, reverse name, and the signs of a proxy, a VPN, hosting or Tor. On the command line it asks the server of --server.",
    ko: "서버가 본 호출자의 IP 주소와 인터넷 사업자, AS, 국가, 역방향 이름, 프록시·VPN·호스팅·Tor의 징후를 알려 줍니다. 명령줄에서는 --server로 지정한 서버에 묻습니다.",
  },
  notes: [
    {
      en: "Provider, AS, country and signs come from the data on the server (npx portcullis data show); no third party is asked about the address. A sign is unknown where no list is there that could tell; a list older than 7 days (Tor), 60 days (VPN) or 180 days (hosting) says yes, and never no. The place is that of the country at best: addresses move, and data is late. The answer is not stored, and the log has the network and not the address.",
      ko: "사업자, AS, 국가와 징후는 서버에 있는 데이터로 판단하며(npx portcullis data show), 주소에 관해 제삼자에게 묻지 않습니다. 판단할 목록이 없는 징후는 알 수 없음으로 표시합니다. 7일(Tor), 60일(VPN), 180일(호스팅)이 지난 목록에 주소가 없으면 아니라고 하지 않고 알 수 없음으로 표시합니다. 위치는 국가까지만 알 수 있고, 주소는 옮겨지며 데이터는 늦습니다. 응답은 저장하지 않고 로그에는 주소가 아니라 네트워크만 남깁니다.",
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
});
