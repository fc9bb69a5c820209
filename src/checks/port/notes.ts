import type { Text } from "../../core/text.ts";
import { knownPorts } from "../../data/services/ports.ts";

const list = knownPorts.map(({ port, service, usual }) => `${port} ${service ?? usual ?? ""}`).join(", ");

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Scan only hosts that you own or are allowed to test. Scanning without permission is illegal in many countries, and providers may block it.",
    ko: "소유하고 있거나 점검 허가를 받은 호스트만 점검하십시오. 허가 없는 점검은 여러 나라에서 위법이며 사업자가 차단할 수 있습니다.",
  },
  {
    en: "The check opens one TCP connection per port, 64 at a time, with a timeout of 1.5 s, and closes it with a RST. It sends no data. It reads the banner if the server sends one first (at most 1,024 bytes, 300 ms). Product and version come from this banner only; servers that wait for the client show neither.",
    ko: "포트마다 TCP 연결을 한 번, 동시에 최대 64개까지 열고(제한 시간 1.5초) RST로 닫습니다. 데이터는 보내지 않고 서버가 먼저 보내는 배너만 읽습니다(최대 1,024바이트, 300ms). 제품과 버전은 배너에서만 얻으므로, 클라이언트를 기다리는 서버는 표시되지 않습니다.",
  },
  {
    en: "closed: the connection was refused (RST or ICMP port unreachable, which look the same). filtered: no answer, or another ICMP error. error: this machine could not try the port, so its state is unknown. Three canary ports without a service are tried as well: if all of them accept connections, open ports prove little. If only the two high ones do, this holds for ports from 1024 up. If no port accepts or refuses a connection, the result is unknown.",
    ko: "closed: 연결이 거부됨(RST와 ICMP port unreachable은 구분할 수 없음). filtered: 무응답 또는 다른 ICMP 오류. error: 이 시스템에서 시도하지 못해 포트 상태를 알 수 없음. 서비스가 없는 확인용(canary) 포트 3개도 함께 시도하며, 모두 연결을 수락하면 열린 포트의 의미가 작습니다. 높은 포트 2개만 수락하면 1024번 이상의 포트가 그렇습니다. 연결을 수락하거나 거부한 포트가 하나도 없으면 결과를 알 수 없습니다.",
  },
  {
    en: "A server scans an address at most once every 10 s for all clients together. Within that time it returns the stored result or 429.",
    ko: "서버는 모든 클라이언트를 합쳐 같은 주소를 10초에 한 번만 점검합니다. 그 사이의 요청에는 저장된 결과나 429로 응답합니다.",
  },
  {
    en: "probe_services=true opens a second connection to open ports whose server waits for the client and sends the first message of the usual protocol: a HEAD request, a PING, a negotiation. It signs in nowhere. A server accepts the parameter only with PORTCULLIS_ALLOW_PROBES=true.",
    ko: "probe_services=true이면 클라이언트를 기다리는 열린 포트에 연결을 한 번 더 열고 흔히 쓰이는 프로토콜의 첫 메시지(HEAD 요청, PING, 협상 등)를 보냅니다. 로그인은 시도하지 않습니다. 서버에서는 PORTCULLIS_ALLOW_PROBES=true일 때만 사용할 수 있습니다.",
  },
  {
    en: "Products are recognised with our own table and with the fingerprints of recog (Rapid7, BSD-2-Clause).",
    ko: "제품은 자체 표와 recog(Rapid7, BSD-2-Clause)의 지문으로 식별합니다.",
  },
  { en: `The ports, by their IANA names: ${list}.`, ko: `포트와 IANA 이름: ${list}.` },
];
