import { z } from "zod";
import { ordered, volatile } from "../../core/canonical.ts";
import { descriptions, listTotal } from "../../core/descriptions.ts";
import { headerPart } from "./pasted-header.ts";
import { arcRaw, dkimRaw, dmarcRaw, resultsRaw, spfRaw } from "./results/schema.ts";
import { hopRaw } from "./route/schema.ts";
import { mailHeaderNotes } from "../../formats/mail/header.ts";
import { anomalyKinds } from "./names/anomalies.ts";

/** The input: the header of a message. Unknown parameters are rejected. */
export const input = z.strictObject({
  headers: headerPart().meta({
    description:
      "Message header: the whole header as received, with folded lines, up to 256 kB. A body after it is ignored. The command line reads it from a file, or from standard input (-)",
    ko: "메시지 헤더: 수신한 그대로의 헤더 전체(접힌 줄 포함, 최대 256 kB). 뒤에 붙은 본문은 무시합니다. 명령줄에서는 파일 또는 표준 입력(-)에서 읽습니다",
    examples: ["From: Ann <ann@example.com>"],
  }),
});

/** The parsed input. */
export type Input = z.output<typeof input>;

const person = z.object({
  name: z.string().nullable().meta({
    description: "Display name (RFC 5322 §3.4); null without one",
    ko: "표시 이름(RFC 5322 §3.4). 없으면 null",
  }),
  address: z.string().meta({ description: "E-mail address", ko: "이메일 주소" }),
  domain: z
    .string()
    .nullable()
    .meta({ description: "Domain of the address; null if it is not valid", ko: "주소의 도메인. 유효하지 않으면 null" }),
});

/** What the header shows, and the current DNS records of the domains it names. Times are ISO strings. */
export const raw = z.object({
  observedAt: volatile(z.iso.datetime().meta(descriptions.observedAt)),
  fieldsTotal: z.int().min(0).meta({ description: "Number of header fields", ko: "헤더 필드의 수" }),
  isRecent: z.boolean().meta({
    description: "Whether the message is recent enough for current keys and records to be the same as on arrival",
    ko: "현재의 키와 레코드가 수신 당시와 같다고 볼 수 있을 만큼 최근 메시지인지 여부",
  }),
  notes: z.array(z.enum(mailHeaderNotes)).readonly().meta({
    description:
      "What was passed over or put right: body: a body behind the header; envelope-line: the line between messages of a mailbox; quoted, indented: what stood in front of each line; stray-lines: lines before the first field, such as the summary of the page that shows the source; spaced: empty lines between the lines; rejoined: lines that had lost the blank in front; unescaped: HTML entities (&lt;) in the place of characters; tabs-lost: blanks where the newest server writes tabs",
    ko: "무시하거나 바로잡은 것. body: 헤더 뒤의 본문, envelope-line: 메일함의 메시지 구분 줄, quoted·indented: 각 줄 앞의 인용 부호나 들여쓰기, stray-lines: 원본 화면의 요약처럼 첫 필드 앞에 있는 줄, spaced: 줄 사이의 빈 줄, rejoined: 앞의 공백이 사라진 접힌 줄, unescaped: 문자 대신 쓰인 HTML 엔티티(&lt;), tabs-lost: 가장 최근 서버가 쓴 탭이 공백으로 바뀜",
  }),
  from: z
    .array(person)
    .readonly()
    .meta({ description: "Authors in the From field (RFC 5322 §3.6.2)", ko: "From 필드의 작성자(RFC 5322 §3.6.2)" }),
  fromFields: z
    .int()
    .min(0)
    .meta({ description: "Number of From header fields; 1 is valid", ko: "From 헤더 필드의 수. 1이어야 함" }),
  replyTo: z.array(person).readonly().meta({
    description: "Addresses in the Reply-To field (RFC 5322 §3.6.2)",
    ko: "Reply-To 필드의 주소(RFC 5322 §3.6.2)",
  }),
  returnPath: z.string().nullable().meta({
    description: "Return-Path written by the receiving server; empty for a bounce",
    ko: "수신 서버가 적은 반송 주소. 반송 메일이면 빈 문자열",
  }),
  messageId: z.string().nullable().meta({
    description: "Message-ID (RFC 5322 §3.6.4); null without one",
    ko: "Message-ID(RFC 5322 §3.6.4). 없으면 null",
  }),
  subject: z
    .string()
    .nullable()
    .meta({ description: "Subject, decoded; null without one", ko: "디코딩한 제목. 없으면 null" }),
  date: z.iso.datetime().nullable().meta({
    description: "Time in the Date field; null without a valid one",
    ko: "Date 필드의 시각. 유효하지 않으면 null",
  }),
  listId: z.string().nullable().meta({
    description: "Identifier of the mailing list (RFC 2919); null without one",
    ko: "메일링 리스트의 식별자(RFC 2919). 없으면 null",
  }),
  unsubscribe: z.enum(["none", "many-clicks", "one-click"]).meta({
    description: "How to unsubscribe, by the fields of RFC 2369 and RFC 8058",
    ko: "수신 거부 방법(RFC 2369, RFC 8058의 필드 기준)",
  }),
  hops: ordered(
    z.array(hopRaw).readonly().meta({
      description: "The route of the message, starting at its sender. Hops before the trust boundary are only claims",
      ko: "메시지의 경로, 보낸 쪽부터. 각 서버가 적은 내용이며, 경계보다 앞선 홉은 주장일 뿐입니다",
    }),
  ),
  hopsTotal: z.int().min(0).meta(listTotal("hops")),
  totalSeconds: z.number().nullable().meta({
    description: "Seconds from the first to the last hop by their clocks; null if they contradict each other",
    ko: "첫 홉부터 마지막 홉까지 걸린 시간(초, 각 서버 시계 기준). 시계가 서로 모순되면 null",
  }),
  trustBoundaryHop: z
    .object({
      hop: z
        .int()
        .min(1)
        .meta({ description: "Number of the hop in `hops`, from 1", ko: "`hops`에서 홉의 번호. 1부터" }),
      kind: z.enum(["handover", "submission", "unsure"]).meta({
        description: "handover: from another organisation; submission: by an authenticated user; unsure: unknown",
        ko: "handover: 다른 조직에서 넘겨받음. submission: 인증한 사용자가 제출. unsure: 알 수 없음",
      }),
      by: z.string().nullable().meta({
        description: "Server that received the message (by clause); null without one",
        ko: "메시지를 받은 서버(by 절). 없으면 null",
      }),
      address: z.string().nullable().meta({
        description: "IP address of the client; null if not recorded",
        ko: "클라이언트의 IP 주소. 기록되지 않았으면 null",
      }),
      name: z.string().nullable().meta({
        description: "Host name of the client by a DNS lookup; null without one",
        ko: "DNS 조회로 확인한 클라이언트의 호스트 이름. 없으면 null",
      }),
      helo: z.string().nullable().meta({
        description: "Host name in HELO or EHLO; null if not recorded",
        ko: "HELO 또는 EHLO의 호스트 이름. 기록되지 않았으면 null",
      }),
      isFilter: z.boolean().meta({
        description: "Whether a filtering service handed it over, which may work for the receiver or for the sender",
        ko: "필터링 서비스가 넘겨주었는지 여부. 수신 측과 발신 측 어느 쪽의 서비스일 수도 있음",
      }),
      hasPassed: z.boolean().meta({
        description: "Whether that service recorded a pass for the author's domain when the message reached it",
        ko: "메시지가 그 서비스에 도착했을 때 발신 도메인에 대해 pass를 기록했는지 여부",
      }),
    })
    .nullable()
    .meta({
      description:
        "The hop at which the message entered the receiver's network: handover from another organisation, authenticated submission, or unsure; null if all hops are within one organisation",
      ko: "메시지가 수신 측에 들어온 홉. handover: 다른 조직에서 넘겨받음, submission: 인증한 사용자가 제출, unsure: 확인할 수 없음. 모든 홉이 한 조직 안이면 null",
    }),
  results: z.array(resultsRaw).readonly().meta({
    description: "Authentication-Results fields of the message (RFC 8601)",
    ko: "메시지의 Authentication-Results 필드(RFC 8601)",
  }),
  spf: spfRaw.meta({
    description: "SPF result for the message, recorded and re-evaluated",
    ko: "메시지의 SPF 결과. 기록된 결과와 다시 평가한 결과",
  }),
  dkim: z.array(dkimRaw).readonly().meta({ description: "DKIM signatures of the message", ko: "메시지의 DKIM 서명" }),
  dkimTotal: z.int().min(0).meta(listTotal("dkim")),
  arc: arcRaw.meta({ description: "ARC chain of the message (RFC 8617)", ko: "메시지의 ARC 체인(RFC 8617)" }),
  dmarc: dmarcRaw.meta({ description: "DMARC result for the author's domain", ko: "발신자 도메인의 DMARC 결과" }),
  anomalies: z
    .array(
      z.object({
        kind: z.enum(anomalyKinds).meta({
          description: "How the shown name or address misleads",
          ko: "표시된 이름이나 주소가 오해를 일으키는 방식",
        }),
        displayed: z.string().meta({ description: "What the reader sees", ko: "읽는 사람에게 보이는 것" }),
        actual: z.string().meta({ description: "The actual name or address", ko: "실제 이름 또는 주소" }),
      }),
    )
    .readonly()
    .meta({
      description: "What may mislead a reader",
      ko: "읽는 사람을 속일 수 있는 점. displayed: 보이는 것, actual: 실제 값",
    }),
});

/** The observation that the check judges and returns. */
export type EmailHeaderRaw = z.output<typeof raw>;
