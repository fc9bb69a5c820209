import { defineFailures } from "./kind.ts";

/** Options, files and texts that the user gave, and waiting for a target. */
export const inputFailures = defineFailures({
  // The Korean value is a sentence of its own: an example (예: …), a value (필요한 값: …), or what to do.
  "input.missing": {
    code: "INVALID_INPUT",
    text: { en: "{field} is missing: {expected}.", ko: "{field|이/가} 없습니다. {expected}." },
  },
  "input.unknown": {
    code: "INVALID_INPUT",
    text: { en: "Unknown {field}.{suggestion}", ko: "알 수 없는 {field}입니다.{suggestion}" },
  },
  "input.option": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be one of {expected}, not {given}.{suggestion}",
      ko: "{field}에는 {expected} 중 하나가 와야 합니다. 받은 값: {given}.{suggestion}",
    },
  },
  "input.value": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be {expected}, not {given}.",
      ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}.",
    },
  },
  "input.secret": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be {expected}. The given value is not shown.",
      ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값은 표시하지 않습니다.",
    },
  },
  "input.repeated": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} is given {count} times; give it once.",
      ko: "{field|이/가} {count}번 주어졌습니다. 한 번만 주십시오.",
    },
  },
  "input.encoding": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be UTF-8 in percent-encoding ({detail}).",
      ko: "{field|은/는} 퍼센트 인코딩된 UTF-8이어야 합니다({detail}).",
    },
  },
  "input.private": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be on the public internet, not {given}. This server does not measure private networks.",
      ko: "{field|은/는} 공인 인터넷에 있어야 하는데 {given|은/는} 그렇지 않습니다. 이 서버는 사설 네트워크를 측정하지 않습니다.",
    },
  },
  "input.conflict": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} is given twice, as {first} and as {second}.",
      ko: "{field|이/가} {first|과/와} {second|으로/로} 두 번 주어졌습니다.",
    },
  },
  "input.probes": {
    code: "INVALID_INPUT",
    text: {
      en: "This server does not accept probe_services. Its operator can allow it with PORTCULLIS_ALLOW_PROBES=true.",
      ko: "이 서버는 probe_services를 받지 않습니다. 운영자가 PORTCULLIS_ALLOW_PROBES=true로 허용할 수 있습니다.",
    },
  },
  "input.together": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} cannot be used together with {other}: {detail}.",
      ko: "{field|은/는} {other|과/와} 함께 쓸 수 없습니다: {detail}.",
    },
  },
  "input.syntax": {
    code: "INVALID_INPUT",
    text: { en: "{path} cannot be read: {detail}.", ko: "{path|을/를} 읽을 수 없습니다: {detail}." },
  },
  "input.file": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} names {path}, which cannot be used: {detail}.",
      ko: "{field|이/가} 가리키는 {path|을/를} 사용할 수 없습니다: {detail}.",
    },
  },

  // Waiting, retries and target lists.
  "wait.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The wait for {awaited} timed out after {seconds} s, so the site was not measured. Last seen: {seen}.",
      ko: "{awaited} 조건이 {seconds}초 안에 충족되지 않아 측정하지 않았습니다. 마지막으로 본 것: {seen}.",
    },
  },
  "wait.otherwise": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "The wait for {awaited} succeeded, but the page that was then measured did not match: {seen}. No measurement within {seconds} s matched.",
      ko: "{awaited} 조건은 확인되었으나, 이어서 측정한 페이지는 조건과 달랐습니다: {seen}. {seconds}초 안에 조건에 맞는 페이지를 측정하지 못했습니다.",
    },
  },
  "server.failed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{server} did not send a usable Portcullis answer ({detail}).",
      ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail}).",
    },
  },
  "input.lines": {
    code: "INVALID_INPUT",
    text: {
      en: "{field} must be {expected}, not {given}. The same applies to {others}.",
      ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}. 다음도 마찬가지입니다: {others}.",
    },
  },
});
