import { createHash } from "node:crypto";
import { defineCheck } from "../../core/check.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { EmailHeaderRaw } from "./schema.ts";

/** What the header of a message tells of its way and its sender, and how much of it can be believed. */
export const emailHeader = defineCheck({
  id: "email-header",
  version: 2,
  title: { en: "E-mail header", ko: "이메일 헤더" },
  about: {
    en: "Reads the header of a message: its way from server to server, delays and hops without TLS, which results of SPF, DKIM and DMARC can be believed, whether its signatures still hold, and what may mislead a reader.",
    ko: "메시지 헤더를 읽어 서버 간 경로, 지연, TLS 없는 홉, 믿을 수 있는 SPF·DKIM·DMARC 결과, 서명의 유효 여부, 읽는 사람을 속일 수 있는 점을 알려 줍니다.",
  },
  notes: [
    {
      en: "Signatures are verified for the header alone: the body is not read, so that a message whose body was changed on its way still shows a header that holds. Whether the body is the signed one only the receiver can tell; where its results speak against a signature, they count before what is found here, and where nothing else proves the author, DMARC is told as resting on the header alone.",
      ko: "서명은 헤더에 대해서만 확인합니다. 본문은 읽지 않으므로, 도중에 본문이 바뀐 메시지도 헤더는 서명과 일치할 수 있습니다. 본문이 서명된 그대로인지는 수신 서버만 알 수 있으며, 수신 서버의 결과가 서명을 인정하지 않으면 그 결과를 우선합니다. 발신자를 증명하는 것이 서명뿐이면 DMARC를 헤더 기준 통과로 표시합니다.",
    },
  ],
  method: "POST",
  input,
  subject: "headers",
  subjectIs: "text",
  raw,
  cost: "standard",
  // A header holds names and addresses of people: nothing of it is kept.
  ttl: 0,
  words,
  target: ({ headers }) => targetOfText(`message ${digestOf(headers)}`),
  question: ({ headers }) => ({ digest: digestOf(headers, 64) }),
  collect,
  judge,
  tables: tablesOf,
});

/** Tells messages apart without repeating anything of them. */
function digestOf(text: string, length = 16): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
