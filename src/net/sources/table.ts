import type { SourceId } from "../../core/net/source.ts";
import type { Text } from "../../core/text.ts";

/** One third party: its address, its terms and its limits. */
export interface SourceRow {
  /** Its name in messages. */
  readonly name: string;
  /** The default https address; ends in a slash unless it is one document. */
  readonly url: string;
  readonly terms: Text;
  /** Requests a second to one of its servers, over all runs of a process. */
  readonly perSecond: number;
  /** Requests that may be sent at once; the requests of one second if absent. */
  readonly burst?: number;
  readonly concurrency: number;
  /** The header for a key of the operator, and the text before the key; absent if it takes no key. */
  readonly key?: { readonly header: string; readonly before: string };
}

/** Third parties as they describe themselves, November 2026. */
export const sourceTable: Readonly<Record<SourceId, SourceRow>> = {
  rdap: {
    name: "RDAP",
    url: "https://rdap.org/",
    terms: {
      en: "Free; redirects to the responsible registry and throttles clients with many requests",
      ko: "무료. 담당 등록 기관으로 연결하며 질의가 많으면 제한합니다",
    },
    perSecond: 5,
    concurrency: 4,
  },
  "rdap-bootstrap": {
    name: "IANA RDAP bootstrap",
    url: "https://data.iana.org/rdap/",
    terms: {
      en: "Public registries of IANA (RFC 9224); cached as long as their answers allow",
      ko: "IANA의 공개 레지스트리(RFC 9224). 응답이 허용하는 기간 동안 캐시합니다",
    },
    perSecond: 2,
    concurrency: 2,
  },
  ripestat: {
    name: "RIPEstat",
    url: "https://stat.ripe.net/data/",
    terms: {
      en: "Free under RIPEstat's terms; 8 concurrent requests, registration required above 1,000 a day",
      ko: "RIPEstat 약관에 따라 무료. 동시에 8개까지, 하루 1,000회를 넘으면 등록이 필요합니다",
    },
    perSecond: 8,
    concurrency: 8,
  },
  crtsh: {
    name: "crt.sh",
    url: "https://crt.sh/",
    terms: {
      en: "Free, by Sectigo; 60 requests a minute per IP address",
      ko: "Sectigo가 무료로 제공. IP 주소당 1분에 60회",
    },
    perSecond: 1,
    burst: 5,
    concurrency: 2,
  },
  certspotter: {
    name: "Cert Spotter",
    url: "https://api.certspotter.com/v1/",
    terms: {
      en: "By SSLMate; few requests an hour without a key, more with one",
      ko: "SSLMate가 제공. 키가 없으면 시간당 적은 횟수만, 키가 있으면 더 많이 허용됩니다",
    },
    perSecond: 1,
    burst: 5,
    concurrency: 2,
    key: { header: "authorization", before: "Bearer " },
  },
  // The address is that of Chrome's log list, whose logs are requested at their own addresses, each with this rate.
  "ct-logs": {
    name: "Certificate Transparency",
    url: "https://www.gstatic.com/ct/log_list/v3/",
    terms: {
      en: "Public logs and Chrome's list of them, for monitors of logs; used only by portcullis ct",
      ko: "공개 로그와 Chrome의 로그 목록으로, 로그를 감시하는 용도로 공개됩니다. portcullis ct에서만 사용합니다",
    },
    perSecond: 10,
    concurrency: 4,
  },
  peeringdb: {
    name: "PeeringDB",
    url: "https://www.peeringdb.com/api/",
    terms: {
      en: "Free under PeeringDB's policy; 20 requests a minute without a key, 40 with one",
      ko: "PeeringDB 정책에 따라 무료. 키가 없으면 1분에 20회, 있으면 40회",
    },
    perSecond: 0.5,
    concurrency: 1,
    key: { header: "authorization", before: "Api-Key " },
  },
  "tor-exits": {
    name: "Tor exit list",
    url: "https://check.torproject.org/torbulkexitlist",
    terms: {
      en: "Public list of the Tor Project; cached and requested rarely",
      ko: "Tor Project의 공개 목록. 캐시하고 드물게만 요청합니다",
    },
    perSecond: 1,
    concurrency: 1,
  },
  iptoasn: {
    name: "iptoasn.com",
    url: "https://iptoasn.com/data/",
    terms: {
      en: "Public domain (PDDL 1.0), updated hourly; used only by portcullis data update",
      ko: "퍼블릭 도메인(PDDL 1.0), 매시간 갱신. portcullis data update에서만 사용합니다",
    },
    perSecond: 1,
    concurrency: 1,
  },
  "db-ip": {
    name: "DB-IP Lite",
    url: "https://download.db-ip.com/free/",
    terms: {
      en: "CC BY 4.0 with a link to db-ip.com, updated monthly; used only by portcullis data update",
      ko: "CC BY 4.0(db-ip.com 링크 표시), 매월 갱신. portcullis data update에서만 사용합니다",
    },
    perSecond: 1,
    concurrency: 1,
  },
  x4bnet: {
    name: "X4BNet lists_vpn",
    url: "https://raw.githubusercontent.com/X4BNet/lists_vpn/main/output/",
    terms: {
      en: "MIT, updated daily; used only by portcullis data update",
      ko: "MIT, 매일 갱신. portcullis data update에서만 사용합니다",
    },
    perSecond: 2,
    concurrency: 1,
  },
  "safe-browsing": {
    name: "Google Safe Browsing",
    url: "https://safebrowsing.googleapis.com/v5/",
    terms: {
      en: "Only with a key, for non-commercial use only; phishing sends it 4-byte hash prefixes, never a URL",
      ko: "키가 있을 때만, 비상업적 용도로만 사용. 피싱 점검이 주소 없이 해시의 4바이트만 보냅니다",
    },
    perSecond: 10,
    concurrency: 4,
    key: { header: "x-goog-api-key", before: "" },
  },
  urlhaus: {
    name: "URLhaus",
    url: "https://urlhaus-api.abuse.ch/v1/",
    terms: {
      en: "Only with an abuse.ch key, free within fair use; phishing sends it the URLs that it opens",
      ko: "abuse.ch 키가 있을 때만, 공정 사용 범위에서 무료. 피싱 점검이 여는 주소를 그대로 보냅니다",
    },
    perSecond: 2,
    concurrency: 2,
    key: { header: "auth-key", before: "" },
  },
};

/** The names of all third parties. */
export const sourceIds = Object.keys(sourceTable) as readonly SourceId[];

/** Addresses of third parties that the operator configured. */
export type Sources = Partial<Readonly<Record<SourceId, string>>>;

/** Keys for third parties that the operator configured. */
export type SourceKeys = Partial<Readonly<Record<SourceId, string>>>;
