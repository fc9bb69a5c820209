import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import type { DomainRaw, EmailRaw } from "./schema.ts";

type Host = DomainRaw["mx"]["hosts"][number];

const outcomes: Readonly<Record<Host["answers"][number]["outcome"], Text>> = {
  accepted: { en: "answers", ko: "응답" },
  closed: { en: "closed", ko: "수신 안 함" },
  rejected: { en: "rejects", ko: "거절" },
  odd: { en: "no SMTP", ko: "SMTP 아님" },
  slow: { en: "slow", ko: "느림" },
  refused: { en: "refused", ko: "연결 거부" },
  silent: { en: "silent", ko: "무응답" },
  unknown: { en: "?", ko: "?" },
};

const certificates: Readonly<Record<"valid" | "invalid" | "unknown", Text>> = {
  valid: { en: "valid", ko: "유효" },
  invalid: { en: "invalid", ko: "무효" },
  unknown: { en: "?", ko: "?" },
};

/** Every mail server with each address: its answer, TLS version and PTR name. */
export function tablesOf({ domain }: EmailRaw): readonly Table[] {
  if (!domain || domain.mx.hosts.length === 0) return [];
  const rows = domain.mx.hosts.flatMap((host) => rowsOf(host, domain));
  return [
    {
      columns: [
        { en: "Mail server", ko: "메일 서버" },
        { en: "Address", ko: "주소" },
        { en: "Port 25", ko: "25번 포트" },
        { en: "TLS", ko: "TLS" },
        { en: "Cert.", ko: "인증서" },
        { en: "PTR", ko: "PTR" },
      ],
      rows,
    },
  ];
}

function rowsOf({ host, preference, addresses, answers }: Host, domain: DomainRaw): Table["rows"] {
  const name = `${preference} ${host}`;
  if (addresses.length === 0) return [[name, "–", "–", "–", "–", "–"]];
  return addresses.map(({ address }, index) => {
    const answer = answers.find((each) => each.address === address);
    const tls = domain.starttls.hosts
      .find((each) => each.host === host)
      ?.addresses.find((each) => each.address === address);
    const named = domain.names.addresses.find((each) => each.host === host && each.address === address);
    return [
      index === 0 ? name : "",
      address,
      answer ? outcomes[answer.outcome] : "–",
      tls?.protocol?.replace(/^TLSv/, "") ?? "–",
      tls?.protocol ? certificates[tls.certificate] : "–",
      named?.names[0] ?? "–",
    ];
  });
}
