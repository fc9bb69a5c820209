import { z } from "zod";
import { canonicalAs, volatile } from "../../core/canonical.ts";
import { withoutTokens } from "../../core/tokens.ts";
import { descriptions } from "../../core/descriptions.ts";
import { allIps } from "../../core/addresses/all-ips.ts";
import { hostTarget } from "../../core/target/target.ts";
import { edgeIds } from "../../data/networks/edges.ts";
import { transports } from "../../data/services/banners.ts";

/** The input: a host, optionally with one more port after a colon. */
export const input = z.strictObject({
  host: hostTarget().meta({
    description: "Host name or IP address. host:port adds that one port to the list",
    ko: "호스트 이름 또는 IP 주소. host:port로 적으면 그 포트도 함께 점검합니다",
    examples: ["example.com"],
  }),
  all_ips: allIps(),
  probe_services: z
    .enum(["true", "false"])
    .meta({
      description:
        "Send a first message to silent services: on a second connection to open ports whose server waits for the client. A server refuses this unless its operator allows it",
      ko: "서버가 클라이언트를 기다리는 열린 포트에 두 번째 연결로 프로토콜의 첫 메시지도 보냅니다. 서버에서는 운영자가 허용해야 사용할 수 있습니다",
      default: "false",
    })
    .transform((text) => text === "true")
    .optional(),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const states = z.enum(["open", "closed", "filtered", "error"]).meta({
  description:
    "open: the connection was accepted; closed: it was refused (RST, or ICMP port unreachable); filtered: no answer in time, or an ICMP error; error: this machine could not try, which says nothing about the port",
  ko: "open: 연결 수락. closed: 연결 거부(RST 또는 ICMP port unreachable). filtered: 시간 안에 응답이 없거나 ICMP 오류를 받음. error: 이 시스템에서 시도할 수 없었으며 포트에 대해서는 알 수 없음",
});

const attempt = z.object({
  port: z.int().min(1).max(65_535).meta(descriptions.tcpPort),
  state: states,
  reason: z.string().nullable().meta({
    description:
      "Why the port is not open: the system error (ECONNREFUSED, EHOSTUNREACH), or timeout.tcp if there was no answer",
    ko: "열려 있지 않은 이유. 시스템 오류(ECONNREFUSED, EHOSTUNREACH)이거나, 응답이 없었으면 timeout.tcp",
  }),
});

const port = attempt.extend({
  service: z.string().nullable().meta({
    description: "IANA service name of the protocol in the banner, else of the port; null if IANA assigned none",
    ko: "배너로 확인한 프로토콜의 IANA 서비스 이름. 배너가 없으면 포트에 할당된 이름이며, 할당이 없으면 null",
  }),
  usualService: z.string().nullable().meta({
    description: "Software that usually listens on this port; not an observation",
    ko: "이 포트에서 흔히 쓰이는 소프트웨어. 관측한 값이 아닙니다",
  }),
  isProtocolConfirmed: z.boolean().meta({
    description: "Whether the banner shows the protocol; otherwise the service is derived from the port number only",
    ko: "배너로 프로토콜을 확인했는지 여부. 아니면 service는 포트 번호로만 판단한 값입니다",
  }),
  confidence: z.enum(["high", "low"]).meta({
    description:
      "low if the canary ports answered as well, so an open port does not prove a service: all of them, or for ports from 1024 up both high ones",
    ko: "확인용(canary) 포트까지 모두 응답하면 low. 1024번 이상의 포트는 높은 확인용 포트 2개가 응답해도 low. 이때 열린 포트는 서비스가 있다는 근거가 되지 않습니다",
  }),
  ms: volatile(
    z.number().min(0).nullable().meta({
      description: "Response time in milliseconds; null without an answer",
      ko: "응답까지 걸린 밀리초. 응답이 없으면 null",
    }),
  ),
  banner: canonicalAs(
    z.string().nullable().meta({
      description:
        "The first 256 bytes that the server sent within 300 ms, by itself or after a hello, without the lines before an SSH identification and with control bytes escaped; null if it sent nothing",
      ko: "서버가 스스로, 또는 hello에 답하여 300ms 안에 보낸 데이터의 처음 256바이트. SSH 식별 문자열 앞의 줄은 빼고 제어 문자는 이스케이프합니다. 없으면 null",
    }),
    withoutTokens,
  ),
  hello: z.string().exactOptional().meta({
    description: "The protocol whose first message was sent (probe_services); absent if nothing was sent",
    ko: "첫 메시지를 보낸 프로토콜(probe_services). 아무것도 보내지 않았으면 없음",
  }),
  transport: z.enum(transports).nullable().meta({
    description:
      "The encryption according to the banner: plain, starttls (plain, TLS offered), tls, or ssh; null if the banner does not show it",
    ko: "배너에서 확인한 암호화. plain(평문), starttls(평문이며 TLS 전환 가능), tls, ssh. 알 수 없으면 null",
  }),
  product: z.string().nullable().meta({
    description: "Name of the software in the banner; null if not recognized",
    ko: "배너에서 확인한 소프트웨어 이름. 알 수 없으면 null",
  }),
  version: z.string().nullable().meta({
    description: "Version of the software in the banner; null if not disclosed",
    ko: "배너에서 확인한 소프트웨어 버전. 드러나지 않으면 null",
  }),
  packagedBy: z.string().nullable().meta({
    description: "Distribution that packaged the product, if the banner shows it",
    ko: "배너에 나타난, 제품을 패키징한 배포판",
  }),
});

const scan = z.object({
  address: z.string().meta({ description: "IP address that was scanned", ko: "점검한 IP 주소" }),
  edge: z.enum(edgeIds).nullable().meta({
    description: "The CDN that publishes this address as an edge; null if none does",
    ko: "이 주소를 자사 주소로 공개한 CDN 에지. 없으면 null",
  }),
  allPortsAnswer: z.boolean().meta({
    description: "Whether all canary ports accepted connections; some CDNs and firewalls do this",
    ko: "확인용 포트가 모두 연결을 수락했는지 여부. 일부 CDN과 방화벽이 그렇게 동작합니다",
  }),
  canaries: canonicalAs(
    z.array(attempt).max(3).readonly().meta({
      description: "Three ports where no service is expected: two random high ports and one unassigned low port",
      ko: "서비스가 없을 것으로 보는 포트 3개. 임의의 높은 포트 2개와 할당되지 않은 낮은 포트 1개",
    }),
    (canaries) => canaries.map(({ port: _random, ...rest }) => rest),
  ),
  ports: z
    .array(port)
    .max(65)
    .readonly()
    .meta({ description: "Results for the ports of the list", ko: "목록에 있는 포트별 결과" }),
});

/** What is stored and judged. */
export const raw = z.object({
  host: z.string().meta(descriptions.hostObserved),
  port: z.int().min(1).max(65_535).nullable().meta({
    description: "The port that the query added; null if it added none",
    ko: "요청에서 추가한 포트. 없으면 null",
  }),
  observedAt: volatile(z.string().meta(descriptions.observedAt)),
  scans: z.array(scan).max(16).readonly().meta({
    description: "One scan per address; only one unless all_ips is set",
    ko: "주소별 점검 결과. all_ips로 요청하지 않으면 하나입니다",
  }),
  areServicesProbed: z.literal(true).exactOptional().meta({
    description: "Present if silent services were sent a protocol's first message (probe_services)",
    ko: "응답 없는 서비스에 프로토콜의 첫 메시지를 보냈으면 있음(probe_services)",
  }),
  addressesTotal: z.int().min(0).meta({
    description: "The number of addresses of the host",
    ko: "호스트의 전체 주소 수",
  }),
});

/** The observation that the check judges, stores and returns. */
export type PortRaw = z.output<typeof raw>;

/** The scan of one address. */
export type Scan = PortRaw["scans"][number];

/** One port of an address. */
export type PortSeen = Scan["ports"][number];
