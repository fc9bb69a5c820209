import { defineFailures } from "./kind.ts";

/** Another Portcullis, its store and its answers. */
export const remoteFailures = defineFailures({
  // Failures from another Portcullis, in its own words; one kind per code.
  "remote.invalid-input": { code: "INVALID_INPUT", text: { en: "{message}", ko: "{message}" } },
  "remote.key-required": { code: "API_KEY_REQUIRED", text: { en: "{message}", ko: "{message}" } },
  "remote.key": { code: "INVALID_API_KEY", text: { en: "{message}", ko: "{message}" } },
  "remote.not-found": { code: "NOT_FOUND", text: { en: "{message}", ko: "{message}" } },
  "remote.rate-limited": { code: "RATE_LIMITED", text: { en: "{message}", ko: "{message}" } },
  "remote.error": { code: "UPSTREAM_ERROR", text: { en: "{message}", ko: "{message}" } },
  "remote.timeout": { code: "UPSTREAM_TIMEOUT", text: { en: "{message}", ko: "{message}" } },
  "store.absent": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{check} reads stored results, but there is no store here. Use a server that stores results.",
      ko: "{check|은/는} 서버가 저장한 내용을 읽지만 여기에는 저장소가 없습니다. 저장소가 있는 서버에 요청하십시오.",
    },
  },
  "store.unreadable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The store cannot be read: {detail}.",
      ko: "저장된 내용을 읽을 수 없습니다: {detail}.",
    },
  },
  "server.unreachable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The Portcullis server {server} could not be reached ({detail}).",
      ko: "Portcullis 서버 {server}에 연결할 수 없었습니다({detail}).",
    },
  },
  "server.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The Portcullis server {server} did not answer in time.",
      ko: "Portcullis 서버 {server|이/가} 제시간에 응답하지 않았습니다.",
    },
  },
  "server.invalid-answer": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{server} did not send a usable Portcullis answer ({detail}).",
      ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail}).",
    },
  },
});
