import type { Text } from "../../../src/core/text.ts";

/** Rejections of Node's parser, by llhttp's code. */
const words: Readonly<Record<string, Text>> = {
  HPE_INVALID_METHOD: { en: "its method is not an HTTP method", ko: "HTTP에 없는 메서드입니다" },
  HPE_INVALID_URL: {
    en: "its target is not a path or URL; characters outside ASCII, and spaces, must be percent-encoded",
    ko: "요청 대상이 경로나 URL이 아닙니다. ASCII가 아닌 문자와 공백은 퍼센트 인코딩해야 합니다",
  },
  HPE_INVALID_VERSION: { en: "its HTTP version is not 1.0 or 1.1", ko: "HTTP 버전이 1.0이나 1.1이 아닙니다" },
  HPE_PAUSED_H2_UPGRADE: {
    en: "it begins with HTTP/2, which is not supported",
    ko: "지원하지 않는 HTTP/2로 시작합니다",
  },
  HPE_INVALID_HEADER_TOKEN: {
    en: "the name or value of a header contains invalid characters",
    ko: "헤더 이름이나 값에 쓸 수 없는 문자가 있습니다",
  },
  HPE_INVALID_CONTENT_LENGTH: {
    en: "its Content-Length is not a valid length, or it also has a Transfer-Encoding",
    ko: "Content-Length가 올바른 길이가 아니거나 Transfer-Encoding과 함께 있습니다",
  },
  HPE_UNEXPECTED_CONTENT_LENGTH: {
    en: "it gives the length of its body more than once",
    ko: "본문의 길이를 두 번 이상 지정합니다",
  },
  HPE_INVALID_TRANSFER_ENCODING: {
    en: "its Transfer-Encoding does not end with chunked, or it also has a Content-Length",
    ko: "Transfer-Encoding이 chunked로 끝나지 않거나 Content-Length와 함께 있습니다",
  },
  HPE_INVALID_CHUNK_SIZE: { en: "a chunk of its body has no valid size", ko: "본문의 청크에 올바른 크기가 없습니다" },
  HPE_CLOSED_CONNECTION: {
    en: "it follows a request that announced itself as the last one (Connection: close)",
    ko: "마지막이라고 알린 요청(Connection: close) 뒤에 왔습니다",
  },
};

const other: Text = { en: "it is not valid HTTP/1.1", ko: "HTTP/1.1 형식이 아닙니다" };

/** The parser's reason in words. */
export function wordsOf(code: string): Text {
  return words[code] ?? other;
}
