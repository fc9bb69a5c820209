import { defineFailures } from "./kind.ts";

/** Names, addresses and targets that cannot be measured. */
export const lookupFailures = defineFailures({
  "dns.nxdomain": {
    code: "NOT_FOUND",
    text: { en: "{host} does not exist in the DNS.", ko: "{host|은/는} DNS에 존재하지 않는 이름입니다." },
  },
  "dns.absent": {
    code: "NOT_FOUND",
    text: {
      en: "{host} does not exist in the DNS, or has no public address.",
      ko: "{host|은/는} DNS에 존재하지 않거나 공인 주소가 없는 이름입니다.",
    },
  },
  "dns.no-address": {
    code: "NOT_FOUND",
    text: {
      en: "{host} exists in the DNS but has no IP address.",
      ko: "{host|은/는} DNS에 있지만 IP 주소가 없습니다.",
    },
  },
  "dns.bad-name": {
    code: "NOT_FOUND",
    text: {
      en: "{host} is not a valid DNS name: a label has 1 to 63 octets, a name at most 253.",
      ko: "{host|은/는} DNS에 있을 수 없는 이름입니다. 레이블은 1~63옥텟, 이름 전체는 253옥텟까지입니다.",
    },
  },
  "dns.failed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The resolver could not answer for {host} ({detail}).",
      ko: "리졸버가 {host}에 대해 답하지 못했습니다({detail}).",
    },
  },
  "dns.unheard": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{servers} did not answer for {host}.",
      ko: "{host}에 대한 답을 다음 서버에서 얻지 못했습니다: {servers}.",
    },
  },
  "doh.unheard": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The DNS-over-HTTPS resolvers ({servers}) could not answer for lookalikes of {host}: {detail}. Use another resolver with --doh or PORTCULLIS_DOH.",
      ko: "DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 답하지 못했습니다: {detail}. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오.",
    },
  },
  "address.private": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{host} may not be contacted (address {address}).",
      ko: "{host}에는 접속할 수 없습니다. 접속이 허용되지 않는 주소입니다({address}).",
    },
  },
  "target.opted-out": {
    code: "INVALID_INPUT",
    text: {
      en: "The operator of this service does not connect to {host}: its owner opted out.",
      ko: "{host}의 소유자가 요청하여 이 서비스의 운영자가 연결을 제외했습니다.",
    },
  },
});
