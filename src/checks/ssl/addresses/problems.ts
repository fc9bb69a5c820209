import { defineProblems } from "../../../core/result/interpretation.ts";

/** Differences between the addresses of a host, which visitors reach at random. */
export const addressesProblems = defineProblems({
  "addresses-certificates-unequal": {
    severity: "high",
    cause: {
      en: "Browsers accept the certificate at one address and reject it at another: {others} differ from {own}.",
      ko: "{others}의 인증서와 {own}의 인증서에 대한 브라우저의 판단이 다릅니다.",
    },
    action: {
      en: "Install the certificate that browsers accept at every address.",
      ko: "모든 주소에 브라우저가 받아들이는 인증서를 설치하십시오.",
    },
  },
  "address-without-tls": {
    severity: "high",
    cause: {
      en: "{address}, an address of {host}, answers without TLS. Data sent there is not encrypted.",
      ko: "{host}의 주소 {address|은/는} 응답하지만 TLS를 제공하지 않아 모든 내용이 평문으로 오갑니다.",
    },
    action: {
      en: "Install the certificate and key there too, and enable STARTTLS.",
      ko: "그 주소의 서버에도 인증서와 키를 설치하고 STARTTLS를 켜십시오.",
    },
    reference: "RFC 8314 §3",
  },
  "addresses-certificates": {
    severity: "info",
    cause: {
      en: "{others} serve another certificate than {own}. It is not worse.",
      ko: "{others|은/는} {own|과/와} 다른, 그러나 뒤지지 않는 인증서를 제공합니다.",
    },
    action: {
      en: "No change is needed if each address renews its own certificate. Otherwise make sure that every address is renewed.",
      ko: "주소마다 따로 갱신한다면 그대로 두고, 아니라면 빠진 주소가 없는지 확인하십시오.",
    },
  },
  "addresses-versions": {
    severity: "medium",
    cause: {
      en: "The TLS versions at {others} differ from those at {own}.",
      ko: "{others|은/는} {own|과/와} 다른 TLS 버전을 제공합니다.",
    },
    action: { en: "Configure every address the same way.", ko: "모든 주소를 똑같이 설정하십시오." },
    reference: "RFC 9325 §3.1.1",
  },
  "addresses-hsts": {
    severity: "medium",
    cause: {
      en: "The HSTS policy at {others} differs from the one at {own}.",
      ko: "{others|은/는} {own|과/와} 다른 HSTS 정책을 보냅니다.",
    },
    action: { en: "Configure every address the same way.", ko: "모든 주소를 똑같이 설정하십시오." },
    reference: "RFC 6797 §8.1",
  },
});
