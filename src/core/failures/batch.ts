import { defineFailures } from "./kind.ts";

/** Batches and runs: many inputs in one request. */
export const batchFailures = defineFailures({
  "batch.inputs": {
    code: "INVALID_INPUT",
    text: { en: "{detail} Also invalid: {others}.", ko: "{detail} 다음도 잘못되었습니다: {others}." },
  },
  "batch.stored": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} cannot be part of a run, because a run is stored: {detail}. Use POST /api/batch instead.",
      ko: "실행은 저장되므로 {field|은/는} 실행에 넣을 수 없습니다: {detail}. POST /api/batch를 쓰십시오.",
    },
  },
  "batch.open": {
    code: "RATE_LIMITED",
    text: {
      en: "This API key already has {limit} open {what}, the maximum. Try again when one of them has ended.",
      ko: "이 API 키로 진행 중인 {what|이/가} 이미 {limit}개로 최대입니다. 하나가 끝난 뒤에 다시 시도하십시오.",
    },
  },
  "batch.bytes": {
    code: "INVALID_INPUT",
    text: {
      en: "The runs of this API key already hold {limit} MB, the maximum. Delete a run, or wait until one is deleted after a day.",
      ko: "이 API 키의 실행 결과가 이미 최대 크기인 {limit} MB입니다. 실행을 삭제하거나 하루 뒤의 자동 삭제를 기다리십시오.",
    },
  },
  "batch.unknown": {
    code: "NOT_FOUND",
    text: {
      en: "This API key has no such run. Only the key that started a run finds it, for a day.",
      ko: "이 API 키에 그런 실행이 없습니다. 실행은 시작한 키로만 하루 동안 찾을 수 있습니다.",
    },
  },
  "batch.key-reused": {
    code: "INVALID_INPUT",
    text: {
      en: "This Idempotency-Key was used for another run. Send a new one.",
      ko: "다른 실행에 사용한 Idempotency-Key입니다. 새 값을 보내십시오.",
    },
  },
});
