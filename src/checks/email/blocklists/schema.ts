import { z } from "zod";
import { descriptions } from "../../../core/descriptions.ts";
import { listingWeights } from "../../../core/net/blocklist.ts";

/** Limits: addresses looked up, and words of one list that are kept. */
export const mostAddresses = 32;

const weight = z.enum(listingWeights);

const listing = z.object({
  subject: z.string().meta({ description: "The address or domain", ko: "주소 또는 도메인" }),
  host: z.string().nullable().meta({
    description: "The mail server with this address; null for a domain",
    ko: "주소를 가진 메일 서버. 도메인이면 null",
  }),
  labels: z.array(z.string()).readonly().meta({
    description: "The list's name for the listing",
    ko: "목록이 부르는 이름",
  }),
  codes: z.array(z.string()).readonly().meta({ description: "Answers of the list", ko: "목록의 응답" }),
  weight: weight.meta({
    description: "Importance of the listing: major for nearly all receivers, info for none",
    ko: "등재의 중요도. major: 거의 모든 수신 서버에 영향. info: 영향 없음",
  }),
  senderWeight: weight.meta({
    description: "The same for an address that sends mail",
    ko: "주소가 직접 메일을 보낼 때의 무게",
  }),
  isCeiling: z.boolean().meta({
    description: "Whether most receivers reject mail because of it",
    ko: "대부분의 수신 서버가 이 이유로 메일을 거부하는지 여부",
  }),
});

const undetermined = z.object({
  subject: z.string().meta({ description: "The address or domain", ko: "주소 또는 도메인" }),
  reason: z.string().meta({
    description: "refused, odd (an unknown code), or why there was no answer",
    ko: "refused, odd(표에 없는 코드) 또는 응답이 없는 이유",
  }),
  codes: z
    .array(z.string())
    .readonly()
    .meta({ description: "Return codes of the list (RFC 5782 §2.1)", ko: "목록의 응답 코드(RFC 5782 §2.1)" }),
});

const list = z.object({
  name: z.string().meta({ description: "The zone, without a key", ko: "존 이름(키 제외)" }),
  subject: z.enum(["ip4", "ip6", "domain"]).meta({
    description: "What the list contains: IPv4 addresses, IPv6 addresses or domains",
    ko: "목록의 대상: IPv4 주소, IPv6 주소 또는 도메인",
  }),
  state: z.enum(["asked", "skipped", "unknown"]).meta({
    description:
      "skipped: not queried, since it does not answer us or does not cover this kind; unknown: it failed its own test",
    ko: "skipped: 답하지 않는 상대나 종류여서 묻지 않음. unknown: 목록이 자체 시험에 실패함",
  }),
  reason: z.string().nullable().meta(descriptions.reason),
  terms: z.string().meta({ description: "Terms of use", ko: "질의 조건" }),
  removal: z.string().nullable().meta({ description: "Where to request removal", ko: "등재 해제를 요청하는 곳" }),
  queriedCount: z
    .int()
    .meta({ description: "Number of addresses or domains queried", ko: "질의한 주소나 도메인의 수" }),
  listings: z
    .array(listing)
    .readonly()
    .meta({ description: "Listed addresses and domains", ko: "등재된 주소와 도메인" }),
  undetermined: z.array(undetermined).readonly().meta({
    description: "Addresses and domains for which the list gave no result",
    ko: "목록에서 결과를 얻지 못한 주소와 도메인",
  }),
});

/** Blocklist results for the hosts that send and receive the domain's mail. */
export const blocklistsSchema = z.object({
  lists: z.array(list).readonly().meta({ description: "Blocklists, and what they say", ko: "차단 목록별 결과" }),
  addressesTotal: z.int().meta({
    description: `How many public addresses there are; at most ${mostAddresses} were asked about`,
    ko: `공인 주소의 수. 최대 ${mostAddresses}개까지 확인`,
  }),
  hasResolver: z.boolean().meta({
    description: "Whether lists that do not answer public resolvers could be queried",
    ko: "공용 리졸버에 답하지 않는 목록에 물을 수 있었는지 여부",
  }),
});

/** What was observed of blocklists. */
export type BlocklistsRaw = z.output<typeof blocklistsSchema>;
