import type { FailureCode } from "../../../src/core/failure.ts";
import type { Text } from "../../../src/core/text.ts";
import { sampleFailures, type SampleFailure } from "./failures.ts";
import { counted, type HeaderName } from "./headers.ts";

/** An error status: its component name, its description, and its own headers. */
export interface RefusedStatus {
  readonly status: number;
  readonly name: string;
  readonly about: Text;
  readonly headers: readonly HeaderName[];
  readonly codes: readonly FailureCode[];
  readonly failures: readonly SampleFailure[];
}

interface StatusWords {
  readonly name: string;
  readonly about: Text;
  readonly headers?: readonly HeaderName[];
}

const words: Readonly<Record<number, StatusWords>> = {
  400: {
    name: "BadRequest",
    about: {
      en: "The input is invalid. The reason is the name of the parameter. The message says which value is valid.",
      ko: "입력이 잘못되었습니다. reason은 파라미터의 이름이고, message는 올바른 값을 알려 줍니다.",
    },
    headers: counted,
  },
  401: {
    name: "Unauthorized",
    about: {
      en: "The API key is unknown, revoked or expired (INVALID_API_KEY), or the check needs a key and none was sent (API_KEY_REQUIRED). Every other check accepts requests without a key.",
      ko: "API 키가 틀렸거나 폐기 또는 만료되었습니다(INVALID_API_KEY). 또는 키가 필요한 점검에 키를 보내지 않았습니다(API_KEY_REQUIRED). 그 밖의 점검은 키 없이도 요청할 수 있습니다.",
    },
    headers: [...counted, "WWW-Authenticate"],
  },
  404: {
    name: "NotFound",
    about: {
      en: "The name does not exist in the DNS or has no address.",
      ko: "DNS에 없는 이름이거나 주소가 없는 이름입니다.",
    },
    headers: counted,
  },
  405: {
    name: "MethodNotAllowed",
    about: {
      en: "The path does not support this method. Allow lists the supported methods.",
      ko: "이 경로에서 지원하지 않는 메서드입니다. 지원하는 메서드는 Allow에 있습니다.",
    },
    headers: ["Allow"],
  },
  408: {
    name: "RequestTimeout",
    about: { en: "The request did not arrive in time.", ko: "요청이 제시간에 도착하지 않았습니다." },
  },
  413: {
    name: "ContentTooLarge",
    about: { en: "The body is too large.", ko: "본문이 너무 큽니다." },
    headers: counted,
  },
  414: {
    name: "UriTooLong",
    about: { en: "The URL is too long.", ko: "URL이 너무 깁니다." },
  },
  415: {
    name: "UnsupportedMediaType",
    about: {
      en: "The body is not application/json, or it has a Content-Encoding; then Accept-Encoding says which one is accepted.",
      ko: "본문이 application/json이 아니거나 Content-Encoding이 있습니다. 뒤의 경우 Accept-Encoding이 받는 코딩을 알립니다.",
    },
    headers: counted,
  },
  429: {
    name: "TooManyRequests",
    about: {
      en: "The rate limit is reached. Send the request again after Retry-After seconds.",
      ko: "요청 한도를 모두 썼습니다. Retry-After초 후에 다시 요청하십시오.",
    },
    headers: [...counted, "Retry-After"],
  },
  431: {
    name: "RequestHeaderFieldsTooLarge",
    about: { en: "The headers of the request are too large.", ko: "요청의 헤더가 너무 큽니다." },
  },
  503: {
    name: "ServiceUnavailable",
    about: {
      en: "The target or the network path to it failed (UPSTREAM_ERROR) or did not answer in time (UPSTREAM_TIMEOUT), or this server is overloaded. Failures of this server do not count against the rate limit.",
      ko: "대상 또는 거기까지의 경로가 실패했거나(UPSTREAM_ERROR) 제시간에 응답하지 않았습니다(UPSTREAM_TIMEOUT). 또는 이 서버가 과부하 상태입니다. 이 서버 쪽의 실패는 요청 한도에 포함되지 않습니다.",
    },
    headers: [...counted, "Retry-After"],
  },
};

/** Every status of the failure catalogue, in order. */
export const refusedStatuses: readonly RefusedStatus[] = [...new Set(sampleFailures.map(({ status }) => status))]
  .toSorted((a, b) => a - b)
  .map((status) => {
    const said = words[status] ?? unnamed(status);
    const failures = sampleFailures.filter((each) => each.status === status);
    const codes = [...new Set(failures.map(({ code }) => code))];
    return { status, headers: [], ...said, codes, failures };
  });

/** An undescribed status must not stop the server from starting; a test finds it. */
function unnamed(status: number): StatusWords {
  return { name: `Status${status}`, about: { en: "", ko: "" } };
}
