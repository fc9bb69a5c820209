import { defineFailures } from "./kind.ts";

/** Limits of a run, third-party sources, and a busy server. */
export const sourceFailures = defineFailures({
  "budget.connections": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The measurement used up its {limit} connections.",
      ko: "측정에 허용된 연결 {limit}개를 모두 사용했습니다.",
    },
  },
  "budget.bytes": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The measurement used up its {limit} MB of traffic.",
      ko: "측정에 허용된 트래픽 {limit} MB를 모두 사용했습니다.",
    },
  },
  "budget.origins": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The addresses redirect to more than {limit} other origins. The rest were not measured.",
      ko: "주소들이 다른 오리진 {limit}개를 넘겨 이어져 나머지는 측정하지 못했습니다.",
    },
  },
  "source.unreachable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} could not be reached ({detail}).",
      ko: "{source} 서버 {host}에 연결할 수 없었습니다({detail}).",
    },
  },
  "timeout.source": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The {source} server {host} did not answer in time.",
      ko: "{source} 서버 {host|이/가} 제시간에 응답하지 않았습니다.",
    },
  },
  "source.untrusted": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The certificate of the {source} server {host} is not trusted ({detail}). No request was sent.",
      ko: "{source} 서버 {host}의 인증서를 신뢰할 수 없어({detail}) 요청을 보내지 않았습니다.",
    },
  },
  "source.redirect": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} sent a redirect that is not followed ({detail}).",
      ko: "{source} 서버 {host|이/가} 허용되지 않는 리디렉션을 보냈습니다({detail}).",
    },
  },
  "source.rate-limited": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} limits requests from this address. Try again in {seconds} s.",
      ko: "{source} 서버 {host|이/가} 이 주소의 요청을 제한하고 있습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "source.status": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} answered with HTTP status {status}.",
      ko: "{source} 서버 {host|이/가} HTTP 상태 {status|을/를} 응답했습니다.",
    },
  },
  "source.malformed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} sent an invalid answer ({detail}).",
      ko: "{source} 서버 {host|이/가} 잘못된 응답을 보냈습니다({detail}).",
    },
  },
  "source.unavailable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} says that it cannot answer now.",
      ko: "{source} 서버 {host|이/가} 지금은 응답할 수 없다고 합니다.",
    },
  },
  "source.unread": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The {source} server {host} answered in a format that we do not recognise.",
      ko: "{source} 서버 {host|이/가} 인식할 수 없는 형식으로 응답했습니다.",
    },
  },
  "registration.absent": {
    code: "NOT_FOUND",
    text: {
      en: "{domain} is not registered, according to the registry ({server}).",
      ko: "레지스트리({server})에 따르면 {domain|은/는} 등록되지 않은 도메인입니다.",
    },
  },
  "sources.none": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "No source returned data about {subject}: {sources}.",
      ko: "어떤 출처에서도 {subject}의 데이터를 얻지 못했습니다: {sources}.",
    },
  },
  "timeout.sources": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "No source answered in time about {subject}: {sources}.",
      ko: "{subject}에 대해 제한 시간 안에 응답한 출처가 없습니다: {sources}.",
    },
  },
  "budget.questions": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The measurement used up its {limit} DNS queries.",
      ko: "측정에 허용된 DNS 질의 {limit}개를 모두 사용했습니다.",
    },
  },
  aborted: {
    code: "UPSTREAM_ERROR",
    text: { en: "The measurement was cancelled.", ko: "측정이 취소되었습니다." },
  },
  "tape.missing": {
    code: "UPSTREAM_ERROR",
    text: { en: "The recording contains no answer for {key}.", ko: "기록에 {key}에 대한 응답이 없습니다." },
  },
  "busy.target": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The allowance of measurements for this target is used up. Nothing was measured. Try again in {seconds} s.",
      ko: "이 대상에 허용된 측정 횟수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "busy.server": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The allowance of concurrent measurements of this server is used up. Nothing was measured. Try again in {seconds} s.",
      ko: "이 서버에 허용된 동시 측정 수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  internal: {
    code: "UPSTREAM_ERROR",
    text: { en: "Something broke on our side.", ko: "내부 오류가 발생했습니다." },
  },
});
