import { z } from "zod";
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
  name: z.string().nullable(),
  address: z.string(),
  domain: z.string().nullable(),
});

/** What the header shows, and the current DNS records of the domains it names. Times are ISO strings. */
export const raw = z.object({
  observedAt: z.iso.datetime(),
  fieldsTotal: z.int().min(0),
  isRecent: z.boolean().meta({
    description: "Whether the message is recent enough for current keys and records to be the same as on arrival",
    ko: "현재의 키와 레코드가 수신 당시와 같다고 볼 수 있을 만큼 최근 메시지인지 여부",
  }),
  notes: z.array(z.enum(mailHeaderNotes)).readonly().meta({
    description:
      "What was passed over or put right: body: a body behind the header; envelope-line: the line between messages of a mailbox; quoted, indented: what stood in front of each line; stray-lines: lines before the first field, such as the summary of the page that shows the source; spaced: empty lines between the lines; rejoined: lines that had lost the blank in front; unescaped: HTML entities (&lt;) in the place of characters; tabs-lost: blanks where the newest server writes tabs",
    ko: "무시하거나 바로잡은 것. body: 헤더 뒤의 본문, envelope-line: 메일함의 메시지 구분 줄, quoted·indented: 각 줄 앞의 인용 부호나 들여쓰기, stray-lines: 원본 화면의 요약처럼 첫 필드 앞에 있는 줄, spaced: 줄 사이의 빈 줄, rejoined: 앞의 공백이 사라진 접힌 줄, unescaped: 문자 대신 쓰인 HTML 엔티티(&lt;), tabs-lost: 가장 최근 서버가 쓴 탭이 공백으로 바뀜",
  }),
  from: z.array(person).readonly(),
  fromFields: z.int().min(0),
  replyTo: z.array(person).readonly(),
  returnPath: z.string().nullable().meta({
    description: "Return-Path written by the receiving server; empty for a bounce",
    ko: "수신 서버가 적은 반송 주소. 반송 메일이면 빈 문자열",
  }),
  messageId: z.string().nullable(),
  subject: z.string().nullable(),
  date: z.iso.datetime().nullable(),
  listId: z.string().nullable(),
  unsubscribe: z.enum(["none", "many-clicks", "one-click"]).meta({
    description: "How to unsubscribe, by the fields of RFC 2369 and RFC 8058",
    ko: "수신 거부 방법(RFC 2369, RFC 8058의 필드 기준)",
  }),
  hops: z.array(hopRaw).readonly().meta({
    description: "The route of the message, starting at its sender. Hops before the border are only claims",
    ko: "메시지의 경로, 보낸 쪽부터. 각 서버가 적은 내용이며, 경계보다 앞선 홉은 주장일 뿐입니다",
  }),
  hopsTotal: z.int().min(0),
  totalSeconds: z.number().nullable().meta({
    description: "Seconds from the first to the last hop by their clocks; null if they contradict each other",
    ko: "첫 홉부터 마지막 홉까지 걸린 시간(초, 각 서버 시계 기준). 시계가 서로 모순되면 null",
  }),
  trustBoundaryHop: z
    .object({
      hop: z.int().min(1),
      kind: z.enum(["handover", "submission", "unsure"]),
      by: z.string().nullable(),
      address: z.string().nullable(),
      name: z.string().nullable(),
      helo: z.string().nullable(),
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
  results: z.array(resultsRaw).readonly(),
  spf: spfRaw,
  dkim: z.array(dkimRaw).readonly(),
  dkimTotal: z.int().min(0),
  arc: arcRaw,
  dmarc: dmarcRaw,
  anomalies: z
    .array(z.object({ kind: z.enum(anomalyKinds), displayed: z.string(), actual: z.string() }))
    .readonly()
    .meta({
      description: "What may mislead a reader",
      ko: "읽는 사람을 속일 수 있는 점. displayed: 보이는 것, actual: 실제 값",
    }),
});

/** The observation that the check judges and returns. */
export type EmailHeaderRaw = z.output<typeof raw>;
