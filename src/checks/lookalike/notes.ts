import type { Text } from "../../core/text.ts";
import { dnsOperatorsAsOf } from "../../data/lookalikes/dns-operators.ts";
import { variantKinds } from "../../data/lookalikes/lanes.ts";
import { parkingServicesAsOf } from "../../data/lookalikes/parking.ts";
import { repertoiresAsOf } from "../../data/lookalikes/repertoires.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: `Variants are generated from the registrable domain, the riskiest first: ${variantKinds.join(", ")}. Spelling mistakes are combined with other suffixes. Suffixes of the domain's own region come first, and its language gives the words that phishing adds. Letters beyond ASCII are used only where the registry of the suffix accepts them (table of ${repertoiresAsOf}). Names that mix scripts are the exception: registries refuse new ones, but old ones exist.`,
    ko: `등록 가능 도메인에서 변형을 만들며 위험한 것부터 확인합니다: ${variantKinds.join(", ")}. 오타는 다른 접미사와도 조합합니다. 도메인이 속한 지역의 접미사를 먼저 확인하고, 그 지역의 언어로 된 단어를 덧붙입니다. ASCII 밖의 문자는 해당 레지스트리가 허용하는 경우에만 사용합니다(${repertoiresAsOf} 기준 표). 여러 문자 체계를 섞은 이름은 새로 등록할 수 없지만 예전에 등록된 것이 있어 함께 확인합니다.`,
  },
  {
    en: "A variant is registered if it has a delegation of its own: the check asks DNS-over-HTTPS resolvers (RFC 8484) for its NS records. NXDOMAIN means that it is not delegated: most such names are free, some are on hold. After SERVFAIL or a timeout the check asks another resolver once; if that fails too, the variant is unknown, never registered. A random name below each suffix shows first whether the registry answers for every name. Below a private suffix that does, such as github.io, the DNS proves nothing, so its names stay unknown.",
    ko: "고유한 위임이 있으면 등록된 것으로 봅니다. DNS-over-HTTPS 리졸버(RFC 8484)에 NS 레코드를 조회하며 NXDOMAIN이면 위임되지 않은 것으로, 대부분 미등록이지만 보류(hold) 상태일 수도 있습니다. SERVFAIL과 타임아웃은 다른 리졸버에 한 번 더 묻고, 그래도 실패하면 unknown으로 표시합니다(등록으로 세지 않음). 접미사마다 무작위 이름을 먼저 조회해 모든 이름에 응답하는 레지스트리인지 확인합니다. github.io처럼 모든 이름에 응답하는 사설 접미사에서는 DNS로 판단할 수 없어 unknown으로 둡니다.",
  },
  {
    en: `For registered variants the check looks up addresses and mail servers. For the 20 riskiest that belong to others it looks up the registration date at the registry and requests the start page once: where it redirects, its title, whether it has a password field, names the protected domain, or is parked or for sale. For the 5 riskiest of these it looks up certificates at crt.sh, or at Cert Spotter if the operator has a key. A variant is your own if its name servers or mail servers are within the protected domain, if the servers of the domain answer for it, if it redirects there and has no mail servers of its own, if a logged certificate names both, or if both registries publish the same registrant. A common DNS operator leaves the owner unclear; a different one counts as another owner. The tables of DNS operators and parking services are of ${dnsOperatorsAsOf} and ${parkingServicesAsOf}.`,
    ko: "등록된 변형은 주소와 메일 서버를 조회합니다. 타인 소유로 보이는 위험 상위 20개는 레지스트리에서 등록일을 조회하고, 첫 페이지를 한 번 요청해 리디렉션 대상, 제목, 비밀번호 입력란과 브랜드 언급, 파킹 또는 판매 여부를 확인합니다. 그중 상위 5개는 crt.sh(운영자에게 키가 있으면 Cert Spotter)에서 인증서도 조회합니다. 네임서버나 메일 서버가 보호 대상 도메인에 속하거나, 그 도메인의 서버가 응답하거나, 별도 메일 서버 없이 그 도메인으로 리디렉션하거나, 로그에 있는 인증서가 두 도메인을 포함하거나, 공개된 등록인이 같으면 자사 소유로 봅니다. DNS 사업자가 같으면 unclear, 다르면 타인 소유로 봅니다.",
  },
  {
    en: "The check ends after at most 60 s. Variants that were not checked by then are counted, the result is marked as truncated, and a server does not cache it.",
    ko: "최대 60초 안에 끝납니다. 그때까지 확인하지 못한 변형은 개수로 표시하고 결과에 truncated를 표시하며, 서버는 이 결과를 캐시하지 않습니다.",
  },
];
