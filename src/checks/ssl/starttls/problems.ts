import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems before TLS begins. */
export const starttlsProblems = defineProblems({
  "starttls-injected": {
    severity: "high",
    cause: {
      en: "Plain text came between the go-ahead for TLS and TLS itself; clients that keep it take a stranger's words for the server's.",
      ko: "TLS 시작 응답과 TLS 사이에 평문이 끼어 있었습니다. 이를 버리지 않는 클라이언트는 제삼자의 말을 서버의 말로 받아들입니다.",
    },
    action: {
      en: "Update the server so that it sends nothing after its STARTTLS reply. If it is already correct, look for a device in between.",
      ko: "TLS 전에 아무것도 더 보내지 않도록 서버를 업데이트하십시오. 서버가 보낸 것이 아니라면 중간에서 끼어드는 장비를 찾으십시오.",
    },
    reference: "RFC 3207 §4.2, CVE-2011-0411",
  },
});
