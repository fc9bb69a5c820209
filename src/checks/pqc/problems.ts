import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { edges } from "../../data/networks/edges.ts";

const draft = "https://datatracker.ietf.org/doc/draft-ietf-tls-ecdhe-mlkem/";

/** Every problem of post-quantum key exchange, and related notes. */
export const problems = defineProblems({
  "no-hybrid-group": {
    severity: "medium",
    cause: {
      en: "The server supports TLS 1.3 but not {group}. Traffic recorded today can be decrypted by future quantum computers.",
      ko: "서버가 TLS 1.3을 지원하지만 {group|을/를} 지원하지 않습니다. 지금 기록한 트래픽이 미래의 양자 컴퓨터로 해독될 수 있습니다.",
    },
    action: {
      en: "Use a TLS library with {group} (OpenSSL 3.5, Go 1.24, BoringSSL) and list it first among the groups.",
      ko: "{group|을/를} 지원하는 TLS 라이브러리(OpenSSL 3.5, Go 1.24, BoringSSL)를 사용하고 그룹 목록의 맨 앞에 두십시오.",
    },
    reference: draft,
  },
  "no-tls13": {
    severity: "medium",
    cause: {
      en: "The highest version that the server offers is {protocol}. Post-quantum key exchange needs TLS 1.3.",
      ko: "서버가 제공하는 가장 높은 버전이 {protocol}이며, 양자 내성 키 교환은 TLS 1.3에만 있습니다.",
    },
    action: { en: "Enable TLS 1.3.", ko: "TLS 1.3을 켜십시오." },
    reference: "RFC 8446 §4.2.8",
  },
  "large-hello": {
    severity: "medium",
    cause: {
      en: "The server, or a device in front of it, closes the connection when the ClientHello is larger than one packet. Every client with post-quantum key exchange sends such a ClientHello.",
      ko: "서버 또는 그 앞의 장비가 패킷 하나보다 큰 ClientHello를 받으면 연결을 끊습니다. 양자 내성 키 교환을 쓰는 클라이언트는 모두 그런 ClientHello를 보냅니다.",
    },
    action: {
      en: "Update the server and every load balancer, firewall and inspection device in front of it to read a ClientHello to its end.",
      ko: "서버와 그 앞의 로드 밸런서, 방화벽, 검사 장비를 ClientHello를 끝까지 읽는 버전으로 업데이트하십시오.",
    },
    reference: "RFC 8446 §5.1",
  },
  "hybrid-unused": {
    severity: "low",
    cause: {
      en: "The server accepts {group} but chooses {chosen} for clients that offer both, as browsers do.",
      ko: "서버가 {group|을/를} 받아들이지만, 브라우저처럼 둘 다 제안하는 클라이언트에는 {chosen|을/를} 선택합니다.",
    },
    action: { en: "List {group} first among the groups.", ko: "그룹 목록의 맨 앞에 {group|을/를} 두십시오." },
    reference: draft,
  },
  "unusual-groups": {
    severity: "medium",
    cause: {
      en: "The server supports no group that browsers offer, so browsers cannot connect. We connected with {chosen}.",
      ko: "서버가 브라우저에서 제안하는 그룹을 하나도 받아들이지 않아 브라우저가 접속할 수 없습니다. {chosen|으로/로} 연결했습니다.",
    },
    action: {
      en: "Offer X25519MLKEM768 and X25519 as well.",
      ko: "X25519MLKEM768과 X25519도 제공하십시오.",
    },
    reference: "RFC 8446 §9.1",
  },
  "hybrid-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine whether the server completes a handshake that offers only {group} ({reason}).",
      ko: "서버가 {group}만으로 핸드셰이크를 마치는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, or try from a network without filtering.",
      ko: "다시 시도하거나 필터링이 없는 네트워크에서 확인하십시오.",
    },
  },
  "other-groups": {
    severity: "medium",
    cause: {
      en: "The server offers {groups} but not {group}, the only post-quantum group of browsers. Browser traffic recorded today can be decrypted by future quantum computers.",
      ko: "서버가 {groups|을/를} 제공하지만 브라우저가 쓰는 유일한 양자 내성 그룹인 {group|은/는} 제공하지 않습니다. 지금 기록한 브라우저의 트래픽을 미래의 양자 컴퓨터로 복호화할 수 있습니다.",
    },
    action: {
      en: "Offer {group} as well, first among the groups.",
      ko: "{group|을/를} 그룹 목록의 맨 앞에 추가하십시오.",
    },
    reference: draft,
  },
  "draft-groups": {
    severity: "info",
    cause: {
      en: "The server offers {groups}, a draft that the standard has replaced. Current browsers have removed it.",
      ko: "서버가 표준으로 대체된 초안의 {groups|을/를} 제공합니다. 최신 브라우저에서는 제거되었습니다.",
    },
    action: { en: "Remove it from the list of groups.", ko: "그룹 목록에서 제거하십시오." },
    reference: "https://www.iana.org/assignments/tls-parameters/tls-parameters.xhtml#tls-parameters-8",
  },
  "edge-provides": {
    severity: "info",
    cause: {
      en: "{edge} provides the hybrid key exchange. How {edge} reaches the origin behind it cannot be observed from outside.",
      ko: "하이브리드 키 교환은 {edge|이/가} 제공합니다. {edge|과/와} 그 뒤의 원본 서버 사이의 연결은 외부에서 관찰할 수 없습니다.",
    },
    action: {
      en: "Check the settings of the edge and of the origin: the connection between them needs protection too.",
      ko: "에지의 설정과 원본 서버에서 그 사이의 구간도 보호되는지 확인하십시오.",
    },
  },
  "edge-answers": {
    severity: "info",
    cause: {
      en: "{edge} answers for this host. The origin behind it cannot be observed from outside.",
      ko: "이 호스트에는 {edge|이/가} 응답합니다. 그 뒤의 원본 서버는 외부에서 관찰할 수 없습니다.",
    },
    action: {
      en: "Check TLS 1.3 and post-quantum key exchange in the settings of the edge.",
      ko: "에지의 설정에서 TLS 1.3과 양자 내성 키 교환을 확인하십시오.",
    },
  },
  "provider-disputed": {
    severity: "info",
    cause: {
      en: "The response shows several edges ({edges}). We cannot determine which one terminates TLS.",
      ko: "응답에 여러 에지의 흔적({edges})이 있어 어느 것이 TLS를 처리하는지 알 수 없습니다.",
    },
    action: {
      en: "Check each of them. The outermost edge decides.",
      ko: "각각 확인하십시오. 가장 바깥쪽이 결정합니다.",
    },
  },
  "provider-elsewhere": {
    severity: "info",
    cause: {
      en: "The response shows {edges}, but the address is outside its published networks. We cannot determine what terminates TLS.",
      ko: "응답에 {edges}의 흔적이 있지만 주소가 공개된 네트워크 밖에 있어 TLS를 처리하는 곳을 알 수 없습니다.",
    },
    action: {
      en: "If your own server relays the responses of {edges}, configure that server.",
      ko: "직접 운영하는 서버가 {edges}의 응답을 전달하는 것이라면 그 서버를 설정하십시오.",
    },
  },
  "provider-unknown": {
    severity: "info",
    cause: {
      en: "Neither the address nor the headers show a known edge. An edge that we do not recognize is still possible.",
      ko: "주소와 헤더에서 알려진 에지를 찾지 못했습니다. 인식하지 못하는 에지가 있을 수 있습니다.",
    },
    action: {
      en: "If this is your own server, configure it. Otherwise ask the operator of the edge.",
      ko: "직접 운영하는 서버라면 서버를 설정하고, 아니라면 에지 운영자에게 문의하십시오.",
    },
  },
  "provider-unseen": {
    severity: "info",
    cause: {
      en: "The address belongs to no known edge, and we could not read the headers ({reason}). We cannot determine what terminates TLS.",
      ko: "주소는 알려진 에지의 것이 아니며 헤더를 볼 수 없었으므로({reason}) TLS를 처리하는 곳을 알 수 없습니다.",
    },
    action: {
      en: "Try again once the site answers over HTTP.",
      ko: "사이트가 HTTP로 응답할 때 다시 시도하십시오.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the placeholders of the texts. */
export const find = finder<typeof problems>();

const kpis = {
  supported: { en: "Only X25519MLKEM768 offered", ko: "X25519MLKEM768만 제안" },
  chosen: { en: "Chosen when both are offered", ko: "둘 다 제안했을 때 선택" },
  protocol: { en: "TLS version", ko: "TLS 버전" },
  "other-groups": { en: "Other post-quantum groups", ko: "다른 양자 내성 그룹" },
  provider: { en: "Provided by", ko: "제공하는 곳" },
} as const satisfies Record<string, Text>;

/** The key figures of a server's key exchange. */
export type KpiId = keyof typeof kpis;

const providers: Readonly<Record<string, Text>> = {
  own: { en: "its own server", ko: "자체 서버" },
  unknown: { en: "unknown", ko: "알 수 없음" },
  ...Object.fromEntries(edges.map(({ id, name }) => [`edge:${id}`, { en: `${name} (edge)`, ko: `${name}(에지)` }])),
};

/** All words of the check, in both languages. It has no grade, so it has neither parts nor caps. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    chosen: { false: { en: "no group", ko: "그룹 없음" } },
    "other-groups": { false: { en: "none", ko: "없음" } },
    provider: providers,
  },
} satisfies Words;
