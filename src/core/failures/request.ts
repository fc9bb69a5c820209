import { defineFailures } from "./kind.ts";

/** Requests that the server does not accept. */
export const requestFailures = defineFailures({
  "request.origin": {
    code: "INVALID_INPUT",
    text: { en: "The request comes from another site ({detail}).", ko: "다른 사이트에서 온 요청입니다({detail})." },
  },
  "rate.limited": {
    code: "RATE_LIMITED",
    text: {
      en: "Too many requests. Try again in {seconds} s.",
      ko: "요청이 너무 많습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "rate.resting": {
    code: "RATE_LIMITED",
    text: {
      en: "This server measured the same address moments ago. Try again in {seconds} s.",
      ko: "이 서버가 조금 전에 같은 주소를 측정했습니다. {seconds}초 후에 다시 시도하십시오.",
    },
  },
  "request.path": {
    code: "NOT_FOUND",
    text: { en: "There is nothing at this path.{suggestion}", ko: "이 경로에는 아무것도 없습니다.{suggestion}" },
  },
  "request.method": {
    code: "INVALID_INPUT",
    status: 405,
    text: {
      en: "This path supports {allowed}, not {method}.",
      ko: "이 경로에는 {method} 대신 {allowed|을/를} 쓰십시오.",
    },
  },
  "request.too-large": {
    code: "INVALID_INPUT",
    status: 413,
    text: { en: "The body is larger than {limit} kB.", ko: "본문이 {limit} kB보다 큽니다." },
  },
  "request.type": {
    code: "INVALID_INPUT",
    status: 415,
    text: {
      en: "The body must be application/json, not {type}.",
      ko: "본문은 application/json이어야 합니다. 받은 형식: {type}.",
    },
  },
  "request.coding": {
    code: "INVALID_INPUT",
    status: 415,
    text: {
      en: "The body must be sent without a Content-Encoding, not with {coding}.",
      ko: "본문은 Content-Encoding 없이 보내야 합니다. 받은 Content-Encoding: {coding}.",
    },
  },
  "request.malformed": {
    code: "INVALID_INPUT",
    text: { en: "The request cannot be read: {detail}.", ko: "요청을 읽을 수 없습니다: {detail}." },
  },
  "request.slow": {
    code: "INVALID_INPUT",
    status: 408,
    text: { en: "The request did not arrive in time.", ko: "요청이 제시간에 도착하지 않았습니다." },
  },
  "request.url-too-long": {
    code: "INVALID_INPUT",
    status: 414,
    text: {
      en: "The URL of the request is longer than {limit} characters.",
      ko: "요청 URL이 {limit}자보다 깁니다.",
    },
  },
  "request.headers-too-large": {
    code: "INVALID_INPUT",
    status: 431,
    text: { en: "The request has more than {limit} kB of headers.", ko: "요청 헤더가 {limit} kB보다 큽니다." },
  },
});
