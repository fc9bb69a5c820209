import type { Text } from "../../core/text.ts";
import { knownPorts } from "../../data/ports.ts";

const list = knownPorts.map(({ port, service, usual }) => `${port} ${service ?? usual ?? ""}`).join(", ");

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Scan only hosts that you own or are allowed to test. In many countries scanning without permission is an offence, and providers may block it.",
    ko: "소유하고 있거나 검사 허가를 받은 호스트만 검사하십시오. 허가 없는 검사는 여러 나라에서 위법이며 사업자가 차단할 수 있습니다.",
  },
  {
    en: "One TCP connection is opened to each port, 64 at a time, given up after 1.5 s and closed with a RST. Nothing is sent. A banner that the server sends first is read (at most 256 bytes, 300 ms). Product and version come from that banner alone, so servers that wait for the client show neither.",
    ko: "포트마다 TCP 연결을 한 번, 동시에 최대 64개까지 열고 1.5초 뒤에 포기하며 RST로 닫습니다. 아무것도 보내지 않고 서버가 먼저 보내는 배너만 읽습니다(최대 256바이트, 300ms). 제품과 버전은 배너에서만 얻으므로, 클라이언트를 기다리는 서버는 표시되지 않습니다.",
  },
  {
    en: "A refused connection is closed: a RST and an ICMP port unreachable cannot be told apart. Other ICMP errors and silence are filtered. What this machine could not try is an error and says nothing about the port. Where three ports without a service answer too, the address accepts every connection and open ports show little.",
    ko: "거부된 연결은 closed이며 RST와 ICMP port unreachable은 구분할 수 없습니다. 다른 ICMP 오류와 무응답은 filtered입니다. 이 시스템에서 시도하지 못한 것은 error이며 포트 상태를 뜻하지 않습니다. 서비스가 없는 포트 3개까지 응답하면 모든 연결을 수락하는 주소이므로 열린 포트의 의미가 작습니다.",
  },
  {
    en: "A server scans an address at most once in 10 s, whoever asks. Within that time it answers with the stored result or with 429.",
    ko: "서버는 누가 요청하든 같은 주소를 10초에 한 번만 검사합니다. 그 사이의 요청에는 저장된 결과나 429로 응답합니다.",
  },
  { en: `The ports, by their IANA names: ${list}.`, ko: `포트와 IANA 이름: ${list}.` },
];
