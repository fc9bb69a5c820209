import { Failure, type FailureCode } from "../../../src/core/failure.ts";
import { failures, type FailureId } from "../../../src/core/failures.ts";
import type { Param, Params } from "../../../src/core/text.ts";

/** A failure that a request can get, with sample values. */
export interface SampleFailure {
  readonly id: FailureId;
  readonly code: FailureCode;
  readonly status: number;
  readonly failure: Failure;
}

/**
 * Failures that only a command or a CI step can get: those of another server, GitHub, local files and flags, waiting, preview credentials,
 * a proxy, a tape.
 */
const elsewhere =
  /^(?:remote|server|tape|github|deployment|wait|access|proxy)\.|^timeout\.proxy$|^input\.(?:conflict|file|lines|syntax|together)$/;

/** Sample values for a sentence's placeholders, by name. */
const samples: Params = {
  address: "10.0.0.7",
  alert: "40 (handshake_failure)",
  allowed: "GET, HEAD",
  count: 2,
  expected: { en: "a port from 1 to 65535", ko: "1부터 65535까지의 포트" },
  field: "port",
  given: '"70000"',
  host: "shop.example",
  service: "Vercel",
  limit: 64,
  meaning: "",
  method: "DELETE",
  port: 443,
  scope: "write",
  seconds: 21,
  source: "RDAP",
  status: 503,
  suggestion: "",
  type: "text/plain",
  what: { en: "key", ko: "키" },
  detail: { en: "unknown", ko: "알 수 없음" },
  servers: { en: "192.0.2.53 (no answer came in time)", ko: "192.0.2.53(제시간에 응답이 없음)" },
};

/** Where one failure needs its own sample values. */
const own: Readonly<Partial<Record<FailureId, Params>>> = {
  "dns.bad-name": { host: "shop..example" },
  "dns.failed": { detail: "SERVFAIL" },
  "dns.unheard": { servers: { en: "192.0.2.53 (nothing listens there)", ko: "192.0.2.53(대기 중인 서비스가 없음)" } },
  "doh.unheard": {
    servers: "https://doh.example/dns-query",
    detail: { en: "no route from here", ko: "여기서 도달할 경로가 없음" },
  },
  "timeout.doh": { servers: "https://doh.example/dns-query" },
  "tcp.unreachable": { detail: "EHOSTUNREACH" },
  "tls.failed": { detail: "ERR_SSL_BAD_EXTENSION" },
  "tls.greeting": { port: 2525, protocol: "SMTP", starttls: "smtp" },
  "timeout.starttls": { port: 25 },
  "starttls.not-offered": { port: 25, protocol: "SMTP" },
  "starttls.refused": { port: 25, detail: "454 4.7.0 TLS not available" },
  "starttls.foreign": { port: 25, protocol: "SMTP", detail: "SSH-2.0-OpenSSH_9.2" },
  "starttls.injected": { port: 25 },
  "starttls.closed": { port: 25 },
  "http.malformed": { detail: "HPE_INVALID_CONSTANT" },
  "http.challenge": { detail: "Cloudflare" },
  "source.unreachable": { host: "rdap.example", detail: "tcp.refused" },
  "timeout.source": { host: "rdap.example" },
  "source.untrusted": { host: "rdap.example", detail: "CERT_HAS_EXPIRED" },
  "source.redirect": { host: "rdap.example", detail: "private" },
  "source.rate-limited": { host: "rdap.example" },
  "source.status": { host: "rdap.example" },
  "source.malformed": { host: "rdap.example", detail: "json" },
  "registration.absent": { domain: "shop.example", server: "rdap.example" },
  "sources.none": {
    subject: "shop.example",
    sources: { en: "crt.sh: it answered with an HTTP error (502)", ko: "crt.sh: HTTP 오류를 응답함 (502)" },
  },
  "timeout.sources": {
    subject: "shop.example",
    sources: { en: "crt.sh: no answer came in time", ko: "crt.sh: 제시간에 응답이 없음" },
  },
  "input.unknown": {
    field: { en: "parameter prot", ko: "파라미터 prot" },
    suggestion: { en: " Did you mean port?", ko: " 혹시 port 말씀이신가요?" },
  },
  "input.missing": { field: "host", expected: { en: "for example example.com", ko: "예: example.com" } },
  "input.option": { field: "lang", expected: "en, ko", given: '"fr"' },
  "input.private": { field: "host", given: "10.0.0.1" },
  "input.encoding": { detail: { en: "its bytes are not UTF-8", ko: "UTF-8이 아닌 바이트" } },
  "key.required": { check: "pivot" },
  "store.absent": { check: "history" },
  "key.rejected": { detail: { en: "no such key was issued", ko: "발급되지 않은 키" } },
  "scope.missing": { scope: "write" },
  "account.provider": {
    provider: "login.shop.example",
    detail: { en: "it could not be reached", ko: "연결할 수 없음" },
  },
  "account.unlinked": {
    provider: "login.shop.example",
    detail: { en: "it has not confirmed the e-mail address", ko: "이메일 주소를 확인하지 않았습니다" },
  },
  "account.full": { limit: 1000, what: { en: "watches", ko: "감시" } },
  "account.guessable": {
    detail: {
      en: "it is a common password, or made from one",
      ko: "흔한 비밀번호이거나 흔한 비밀번호로 만든 것입니다",
    },
  },
  "item.unknown": { what: { en: "watch", ko: "감시" } },
  "watch.known": { target: "shop.example" },
  "watch.listed": { target: "shop.example" },
  "watch.paused": { target: "shop.example" },
  "batch.inputs": {
    detail: {
      en: 'inputs[1].port must be a port from 1 to 65535, not "0".',
      ko: 'inputs[1].port에는 1부터 65535까지의 포트가 와야 합니다. 받은 값: "0".',
    },
    others: "inputs[4].port",
  },
  "batch.stored": {
    field: "inputs[0].url",
    detail: {
      en: "it has user information, a query or a fragment",
      ko: "사용자 정보, 쿼리 또는 프래그먼트가 있음",
    },
  },
  "batch.open": { limit: 2, what: { en: "batches", ko: "배치" } },
  "request.malformed": { detail: { en: "the body is not JSON", ko: "본문이 JSON이 아닙니다" } },
  "request.url-too-long": { limit: 8000 },
  "request.headers-too-large": { limit: 16 },
};

/** Where the reason says more than the failure's id. */
const reasons: Readonly<Partial<Record<FailureId, string>>> = {
  "doh.unheard": "dns.failed",
  "timeout.doh": "timeout.dns",
  "tls.alert": "tls.alert.40",
  "tls.greeting": "tls.not-tls",
  "busy.target": "busy",
  "busy.server": "busy",
  "key.rejected": "unknown",
  "session.required": "session",
  "scope.missing": "scope",
  "account.full": "target",
  "account.guessable": "password",
  "item.unknown": "id",
  "watch.known": "target",
  "watch.listed": "listed",
  "watch.paused": "paused",
};

/** Every failure that a request can get, from the catalogue. */
export const sampleFailures: readonly SampleFailure[] = (Object.keys(failures) as FailureId[])
  .filter((id) => !elsewhere.test(id))
  .map((id) => {
    const failure = sampleOf(id);
    return { id, failure, code: failure.code, status: failure.status };
  });

function sampleOf(id: FailureId): Failure {
  const params = paramsOf(id);
  const { seconds } = params;
  const field = id.startsWith("input.") ? params["field"] : undefined;
  const reason = reasons[id] ?? (typeof field === "string" ? field : id);
  return new Failure({ id, reason, params }, typeof seconds === "number" ? { retryAfter: seconds } : {});
}

/** The sample values of one sentence; a test checks that no placeholder is left. */
function paramsOf(id: FailureId): Params {
  const { en } = failures[id].text;
  const known = Object.entries<Param>({ ...samples, ...own[id] });
  return Object.fromEntries(known.filter(([name]) => en.includes(`{${name}}`) || en.includes(`{${name}|`)));
}
