import { ranked, type Fact, type Monitored } from "../../core/changes/fact.ts";
import { approaching, severityOfDays } from "../../core/changes/approaching.ts";
import { valueText } from "../../core/changes/value.ts";
import { effects } from "./effects.ts";
import { everyCertificate } from "./alternatives/every.ts";
import type { ProblemId } from "./problems.ts";
import type { OneSsl, SslRaw } from "./schema.ts";

const outdated: ReadonlySet<string> = new Set(["SSLv3", "TLSv1.0", "TLSv1.1"]);

/** The findings that a change of a version already reports. */
const ofVersion: Readonly<Record<string, ProblemId>> = {
  SSLv3: "ssl3",
  "TLSv1.0": "tls10",
  "TLSv1.1": "tls11",
  "TLSv1.3": "no-tls13",
};

/** What monitoring compares between results of a TLS server. */
export const monitored: Monitored<SslRaw, ProblemId> = {
  fields: {
    certificate: {
      title: { en: "Certificate", ko: "인증서" },
      severity: "info",
      action: {
        en: "No action is needed if you renewed it. Otherwise find out who installed it.",
        ko: "직접 갱신했다면 조치할 것이 없습니다. 아니라면 누가 설치했는지 확인하십시오.",
      },
    },
    issuer: {
      title: { en: "Certificate issuer", ko: "인증서 발급자" },
      severity: "medium",
      action: {
        en: "Make sure that you changed the certificate authority yourself, and that the CAA records name the new one.",
        ko: "인증 기관을 직접 바꾼 것인지, CAA 레코드에 새 기관이 있는지 확인하십시오.",
      },
    },
    "certificate-days": {
      title: { en: "Days until the certificate expires", ko: "인증서 만료까지 남은 일수" },
      severity: severityOfDays,
      action: { en: "Renew the certificate and install it.", ko: "인증서를 갱신하고 설치하십시오." },
      reports: ["expired", "expires-very-soon", "expires-soon"],
    },
    trust: {
      title: { en: "Trust in the certificate", ko: "인증서 신뢰" },
      severity: "high",
      action: {
        en: "Install a certificate that clients trust, with its intermediate certificates.",
        ko: "클라이언트가 신뢰하는 인증서를 중간 인증서와 함께 설치하십시오.",
      },
      reports: (finding) => effects[finding]?.cap === "untrusted",
    },
    protocol: {
      title: { en: "TLS version", ko: "TLS 버전" },
      severity: "medium",
      action: {
        en: "Offer TLS 1.2 and TLS 1.3, and no older version.",
        ko: "TLS 1.2와 TLS 1.3만 제공하고 이전 버전은 끄십시오.",
      },
      reports: (finding, { subject }) => ofVersion[subject ?? ""] === finding,
    },
  },
  facts: (seen, _verdict, days) => [
    ...everyCertificate(seen).flatMap(({ label, raw }, at) => certificateFacts(raw, at === 0 ? null : label, days)),
    ...seen.versions.flatMap(({ version, offered }) => {
      if (offered === null) return [];
      const value = offered ? "offered" : "refused";
      const scale = outdated.has(version) ? [["refused"], ["offered"]] : [["offered"], ["refused"]];
      return ranked("protocol", value, scale, { subject: version });
    }),
  ],
  doubts: [
    "revocation-unknown",
    "handshake-broken-off",
    "version-unknown",
    "hsts-unknown",
    "suites-unknown",
    "timestamps-unknown",
    "intermediate-revocation-unknown",
  ],
};

/** The certificate of the first handshake has no subject, whether or not there are others. */
function certificateFacts(
  { chain: [leaf], trust, observedAt }: OneSsl,
  label: string | null,
  days: readonly number[] | undefined,
): readonly Fact[] {
  const about = label === null ? {} : { subject: label };
  return [
    ...(leaf ? leafFacts(leaf, trust, observedAt, days) : []).map((fact) => ({ ...fact, ...about })),
    ...(trust.trusted === null
      ? []
      : ranked("trust", trust.trusted ? "trusted" : "untrusted", [["trusted"], ["untrusted"]], about)),
  ];
}

function leafFacts(
  leaf: SslRaw["chain"][number],
  trust: SslRaw["trust"],
  now: string,
  days: readonly number[] | undefined,
): readonly Fact[] {
  const anchor = trust.path.at(-1)?.subject;
  return [
    { field: "certificate", value: `${leaf.sha256.slice(0, 16)} – ${leaf.notAfter.slice(0, 10)}` },
    // Let's Encrypt rotates between intermediates, so the root identifies the CA.
    {
      field: "issuer",
      value: valueText(leaf.issuer),
      alike: [leaf.issuer, ...(anchor === undefined ? [] : [`anchor ${anchor}`])],
    },
    approaching("certificate-days", { from: leaf.notBefore, to: leaf.notAfter, now }, days),
  ];
}
