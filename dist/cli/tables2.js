import { cs as defineProblems, ls as finder, tr as durationText } from "./gate.js";
// src/checks/email-header/names/problems.ts
const display = "RFC 5322 §3.4";
const nameProblems = defineProblems({
	"name-shows-address": {
		severity: "medium",
		cause: {
			en: "The sender's display name contains an address of another person: “{shown}”, but the message is from {other}.",
			ko: "보낸 사람의 표시 이름에 다른 사람의 주소가 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다."
		},
		action: {
			en: "Trust the address, not the display name. Services that send for others write such names, too.",
			ko: "표시 이름이 아니라 주소로 판단하십시오. 대신 발송하는 서비스도 이렇게 표시할 수 있습니다."
		},
		reference: display
	},
	"name-shows-domain": {
		severity: "medium",
		cause: {
			en: "The sender's display name contains a domain of another organisation: “{shown}”, but the message is from {other}.",
			ko: "보낸 사람의 표시 이름에 다른 조직의 도메인이 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다."
		},
		action: {
			en: "Trust the address, not the display name. Owners of several domains write such names, too.",
			ko: "표시 이름이 아니라 주소로 판단하십시오. 도메인을 여러 개 쓰는 곳도 이렇게 표시할 수 있습니다."
		},
		reference: display
	},
	"name-like-domain": {
		severity: "low",
		cause: {
			en: "The sender's display name can be read as a domain of another organisation: “{shown}”, but the message is from {other}.",
			ko: "보낸 사람의 표시 이름이 다른 조직의 도메인으로 읽힐 수 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다."
		},
		action: {
			en: "This is common for names of people and products with a dot. Otherwise trust the address.",
			ko: "점이 들어간 사람이나 제품의 이름에서는 흔합니다. 그 외에는 주소로 판단하십시오."
		},
		reference: display
	},
	"hidden-characters": {
		severity: "medium",
		cause: {
			en: "The sender's name or address contains invisible characters, or characters that reverse the text direction: “{shown}” {other}.",
			ko: "보낸 사람의 이름이나 주소에 보이지 않거나 글자 방향을 뒤집는 문자가 있습니다: “{shown}” {other}."
		},
		action: {
			en: "Legitimate names do not contain such characters. Treat the message as deceptive until you have confirmed the sender.",
			ko: "정상적인 이름에는 이런 문자가 없습니다. 보낸 사람을 확인할 때까지 속임수로 간주하십시오."
		},
		reference: "UTS #39"
	},
	"direction-marks": {
		severity: "low",
		cause: {
			en: "The sender's name is enclosed in invisible direction marks, which reverse no letters: “{shown}” {other}.",
			ko: "보낸 사람의 이름 앞뒤에 보이지 않는 방향 표시 문자가 있습니다. 순서가 뒤집히는 글자는 없습니다: “{shown}” {other}."
		},
		action: {
			en: "This is common for names pasted from an address book. No action is needed.",
			ko: "주소록에서 붙여 넣은 이름에서는 흔합니다. 조치할 것이 없습니다."
		},
		reference: "UAX #9"
	},
	"mixed-scripts": {
		severity: "medium",
		cause: {
			en: "A word in the sender's name or address mixes letters of different scripts that look alike: “{shown}” ({other}).",
			ko: "보낸 사람의 이름이나 주소에 서로 닮은 다른 문자 체계의 글자를 섞은 단어가 있습니다: “{shown}”({other})."
		},
		action: {
			en: "This may imitate another name. Trust the address.",
			ko: "다른 이름을 모방한 것일 수 있습니다. 주소로 판단하십시오."
		},
		reference: "UTS #39"
	},
	"styled-letters": {
		severity: "medium",
		cause: {
			en: "The sender's name uses mathematical or decorative letters: “{shown}”. It reads “{other}”, and filters may not recognise it.",
			ko: "보낸 사람의 이름이 수학 기호나 장식 문자로 쓰여 있습니다: “{shown}”. “{other}”로 읽히지만 필터가 알아보지 못할 수 있습니다."
		},
		action: {
			en: "Trust the address, not the display name.",
			ko: "표시 이름이 아니라 주소로 판단하십시오."
		},
		reference: "UTS #39"
	}
});
// src/checks/email-header/results/problems.ts
const resultProblems = defineProblems({
	"dmarc-failed": {
		severity: "high",
		cause: {
			en: "DMARC fails: neither SPF nor DKIM proves that {domain} sent the message.",
			ko: "DMARC에 실패했습니다. SPF와 DKIM 모두 {domain|이/가} 보냈음을 증명하지 못합니다."
		},
		action: {
			en: "Do not trust the sender. If the message is yours, sign it with DKIM for {domain}, or send it from a host in its SPF record.",
			ko: "보낸 사람을 신뢰하지 마십시오. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하거나 SPF 레코드에 있는 호스트에서 보내십시오."
		},
		reference: "RFC 9989 §5.3"
	},
	"author-unproven": {
		severity: "medium",
		cause: {
			en: "Neither SPF nor DKIM proves that {domain} sent the message, and the domain has no DMARC policy.",
			ko: "SPF와 DKIM 모두 {domain|이/가} 보냈음을 증명하지 못하며, 이 도메인에는 DMARC 정책이 없습니다."
		},
		action: {
			en: "Do not rely on the sender; this is common for small senders. If the message is yours, sign it with DKIM for {domain}.",
			ko: "보낸 사람을 그대로 믿지 마십시오. 소규모 발신자에게는 흔한 일입니다. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하십시오."
		},
		reference: "RFC 9989 §4.4"
	},
	"dmarc-header-only": {
		severity: "info",
		cause: {
			en: "DMARC passes for {domain} by the header only: a DKIM signature matches the header. We cannot check the body.",
			ko: "{domain}의 DMARC는 헤더 기준으로만 통과합니다. DKIM 서명이 헤더와 일치하지만 본문은 확인할 수 없습니다."
		},
		action: {
			en: "Use the receiver's results. An attacker can send the same header with another body.",
			ko: "수신 서버의 결과를 따르십시오. 공격자가 같은 헤더에 다른 본문을 붙여 보낼 수 있습니다."
		},
		reference: "RFC 6376 §8.6"
	},
	"dmarc-by-arc": {
		severity: "info",
		cause: {
			en: "The receiver accepted the message as sent by {domain} because of a forwarder's results (ARC: {sealer}). Neither SPF nor DKIM passes for the domain.",
			ko: "수신 서버가 전달 서버의 결과(ARC: {sealer})에 따라 {domain}의 메시지로 인정했습니다. SPF와 DKIM은 이 도메인에 대해 통과하지 못했습니다."
		},
		action: {
			en: "This is common for mailing lists. Trust the author only as far as you trust the forwarder.",
			ko: "메일링 리스트에서는 흔합니다. 전달 서버를 신뢰하는 만큼만 발신자를 믿을 수 있습니다."
		},
		reference: "RFC 8617 §7.2.1"
	},
	"arc-vouches": {
		severity: "info",
		cause: {
			en: "A forwarder recorded that the message passed DMARC for {domain} when it arrived there (ARC: {sealer}). Anyone can write such a record.",
			ko: "전달 서버가 수신 당시 {domain}의 DMARC를 통과했다고 기록했습니다(ARC: {sealer}). 이런 기록은 누구나 쓸 수 있습니다."
		},
		action: {
			en: "Use it only if you know and trust the forwarder, such as a mailing list that you subscribe to.",
			ko: "구독 중인 메일링 리스트처럼 알고 신뢰하는 전달 서버일 때만 참고하십시오."
		},
		reference: "RFC 8617 §7.2"
	},
	"dmarc-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine whether {domain} sent the message (DMARC).",
			ko: "{domain|이/가} 보낸 메시지인지 확인하지 못했습니다(DMARC)."
		},
		action: {
			en: "See the findings about SPF and DKIM. The cause may be a name server that does not answer, or a deleted key.",
			ko: "SPF와 DKIM 항목을 확인하십시오. 네임서버의 무응답이나 삭제된 키가 원인일 수 있습니다."
		},
		reference: "RFC 9989 §5.3"
	},
	"dmarc-missing": {
		severity: "low",
		cause: {
			en: "{domain} has no DMARC policy. Receivers have no instructions for mail that spoofs it.",
			ko: "{domain}에 DMARC 정책이 없습니다. 수신 서버에 사칭 메일의 처리 정책이 없습니다."
		},
		action: {
			en: "If the domain is yours, publish a record at _dmarc.{domain}, such as v=DMARC1; p=none; rua=mailto:…",
			ko: "본인 도메인이라면 _dmarc.{domain}에 v=DMARC1; p=none; rua=mailto:… 같은 레코드를 게시하십시오."
		},
		reference: "RFC 9989 §4.7"
	},
	"dmarc-older-differs": {
		severity: "low",
		cause: {
			en: "Receivers that follow RFC 7489 get another DMARC result for {domain}: {older}. By RFC 9989 the result is {newer}.",
			ko: "RFC 7489를 따르는 수신 서버는 {domain}에 대해 다른 DMARC 결과를 얻습니다: {older}. RFC 9989로는 {newer}입니다."
		},
		action: {
			en: "If the domain is yours, run the email check: it shows what the two RFCs read differently.",
			ko: "본인 도메인이라면 email 점검을 실행하십시오. 두 RFC가 다르게 읽는 부분을 보여 줍니다."
		},
		reference: "RFC 7489 §6.6.3"
	},
	"dmarc-differs": {
		severity: "info",
		cause: {
			en: "The receiver recorded dmarc={told}, but the current records give {computed}.",
			ko: "수신 서버의 결과는 dmarc={told}이지만, 현재 레코드로는 {computed}입니다."
		},
		action: {
			en: "Records and keys may have changed since, and forwarders change messages. A fail of the receiver counts; a pass does not outweigh a known failure.",
			ko: "그사이 레코드나 키가 바뀌었거나 전달 과정에서 메시지가 바뀌었을 수 있습니다. 수신 서버의 fail은 그대로 인정하지만, pass는 확인된 실패보다 우선하지 않습니다."
		}
	},
	"spf-failed": {
		severity: "medium",
		cause: {
			en: "SPF of {domain} does not allow {address} to send ({result}).",
			ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않습니다({result})."
		},
		action: {
			en: "If the host sends for the domain, add it to the SPF record. A forwarder needs no entry if DKIM is valid.",
			ko: "도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오. 전달 서버라면 DKIM이 유효하면 됩니다."
		},
		reference: "RFC 7208 §8.4"
	},
	"spf-failed-forwarded": {
		severity: "low",
		cause: {
			en: "SPF of {domain} does not allow {address} to send ({result}), but {proof}.",
			ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않지만({result}), {proof}."
		},
		action: {
			en: "This is common for forwarded messages and gateways of the receiver. If the host sends for the domain, add it to the SPF record.",
			ko: "전달된 메시지나 수신 측 게이트웨이를 거친 메시지에서는 흔합니다. 도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오."
		},
		reference: "RFC 7208 §8.4"
	},
	"spf-weak": {
		severity: "low",
		cause: {
			en: "SPF of {domain} gives no clear result for {address} ({result}).",
			ko: "{domain}의 SPF로는 {address|을/를} 분명히 판정할 수 없습니다({result})."
		},
		action: {
			en: "If the domain is yours, publish an SPF record that lists every sending host and ends in -all or ~all.",
			ko: "본인 도메인이라면 보내는 모든 호스트를 적고 -all 또는 ~all로 끝나는 SPF 레코드를 게시하십시오."
		},
		reference: "RFC 7208 §8"
	},
	"spf-then-unknown": {
		severity: "info",
		cause: {
			en: "SPF of {domain} does not allow {address} to send today ({result}). The record at the time of arrival is unknown.",
			ko: "현재 {domain}의 SPF는 {address}의 발송을 허용하지 않습니다({result}). 수신 당시의 레코드는 알 수 없습니다."
		},
		action: {
			en: "Do not judge an older message by this. Use the receiver's results.",
			ko: "오래된 메시지는 이것으로 판단하지 마십시오. 수신 서버의 결과를 따르십시오."
		},
		reference: "RFC 7208 §2.3"
	},
	"spf-differs": {
		severity: "info",
		cause: {
			en: "The receiver recorded spf={told}, but the current records give {today} for {address}.",
			ko: "수신 서버의 결과는 spf={told}이지만, 현재 레코드로는 {address|이/가} {today}입니다."
		},
		action: {
			en: "The record may have changed since. The receiver's result counts.",
			ko: "그사이 레코드가 바뀌었을 수 있습니다. 수신 서버의 결과를 따르십시오."
		}
	},
	"results-contradicted": {
		severity: "medium",
		cause: {
			en: "Authentication-Results in the receiver's name ({server}) are at a place where the sender could write them, and they are false: {list}.",
			ko: "수신 서버의 이름({server})으로 된 인증 결과가 보낸 쪽이 쓸 수 있는 위치에 있고 사실과 다릅니다: {list}."
		},
		action: {
			en: "Do not trust them. If the server is yours, configure it to remove such fields from incoming mail.",
			ko: "신뢰하지 마십시오. 직접 운영하는 서버라면 들어오는 메일에서 이런 필드를 제거하도록 설정하십시오."
		},
		reference: "RFC 8601 §5"
	},
	"results-displaced": {
		severity: "info",
		cause: {
			en: "Authentication-Results in the receiver's name ({server}: {list}) are below all trace fields. Exports such as those of Proton Mail move them there, but a sender can write them there as well.",
			ko: "수신 서버의 이름({server})으로 된 인증 결과({list})가 모든 추적 필드보다 아래에 있습니다. Proton Mail 등의 내보내기 기능이 여기로 옮기기도 하지만, 보낸 쪽도 같은 위치에 쓸 수 있습니다."
		},
		action: {
			en: "We do not use them. Compare them with what your mail program shows for this message.",
			ko: "여기서는 인정하지 않습니다. 메일 프로그램이 이 메시지에 표시하는 결과와 비교하십시오."
		},
		reference: "RFC 8601 §5"
	},
	"no-results": {
		severity: "info",
		cause: {
			en: "There are no Authentication-Results that only the receiver can have written.",
			ko: "수신 서버만 쓸 수 있는 위치의 인증 결과(Authentication-Results)가 없습니다."
		},
		action: {
			en: "The findings here are based on current records and keys.",
			ko: "여기의 판정은 현재의 레코드와 키를 기준으로 합니다."
		},
		reference: "RFC 8601 §1.6"
	}
});
// src/checks/email-header/route/problems.ts
const routeProblems = defineProblems({
	"hop-in-clear": {
		severity: "medium",
		cause: {
			en: "According to the receiving server, the message crossed the Internet without TLS: {list}.",
			ko: "수신 서버의 기록에 따르면 메시지가 TLS 없이 인터넷을 거쳤습니다: {list}."
		},
		action: {
			en: "Enable STARTTLS on both servers. MTA-STS or DANE makes senders require it.",
			ko: "양쪽 서버에서 STARTTLS를 켜십시오. MTA-STS나 DANE을 쓰면 보내는 쪽이 TLS를 강제합니다."
		},
		reference: "RFC 3207"
	},
	"old-tls": {
		severity: "low",
		cause: {
			en: "A hop used a deprecated TLS version: {list}.",
			ko: "폐기된 TLS 버전을 사용한 홉이 있습니다: {list}."
		},
		action: {
			en: "If the server is yours, disable TLS 1.0 and 1.1. Otherwise tell its operator.",
			ko: "직접 운영하는 서버라면 TLS 1.0과 1.1을 끄고, 아니라면 운영자에게 알리십시오."
		},
		reference: "RFC 8996"
	},
	"slow-hop": {
		severity: "low",
		cause: {
			en: "The message was delayed: {list}.",
			ko: "메시지가 지체되었습니다: {list}."
		},
		action: {
			en: "Check the queue of the server before this hop. Greylisting delays a first message by minutes.",
			ko: "해당 홉 직전 서버의 큐를 확인하십시오. 그레이리스팅이라면 첫 메시지가 몇 분 지체될 수 있습니다."
		},
		reference: "RFC 5321 §4.5.4.1"
	},
	"clock-skew": {
		severity: "info",
		cause: {
			en: "Server clocks contradict each other or are wrong, so these times are not delays: {list}.",
			ko: "서버 시계가 서로 모순되거나 틀려서 다음 시간은 지연으로 볼 수 없습니다: {list}."
		},
		action: {
			en: "The message itself is fine. The operator of the server should synchronise its clock (NTP).",
			ko: "메시지 자체에는 문제가 없습니다. 시계가 틀린 서버의 운영자가 NTP로 동기화해야 합니다."
		},
		reference: "RFC 5321 §4.4"
	},
	"wrong-zone": {
		severity: "info",
		cause: {
			en: "Times differ by whole hours, so a server states the wrong time zone and these times are not delays: {list}.",
			ko: "시각이 정확히 시간 단위로 어긋나므로 시간대를 잘못 적은 서버가 있습니다. 다음 시간은 지연이 아닙니다: {list}."
		},
		action: {
			en: "The message itself is fine. The operator of the server should correct its time zone.",
			ko: "메시지 자체에는 문제가 없습니다. 해당 서버의 운영자가 시간대 설정을 고쳐야 합니다."
		},
		reference: "RFC 5322 §3.3"
	},
	"no-hops": {
		severity: "info",
		cause: {
			en: "There is no trace field (Received). We cannot determine the route, or which server wrote the results.",
			ko: "추적 필드(Received)가 없어 경로와 인증 결과를 쓴 서버를 확인할 수 없습니다."
		},
		action: {
			en: "Copy the whole header of a received message: “Show original” or “View source” shows it.",
			ko: "수신한 메시지의 전체 헤더를 복사하십시오. 메일 프로그램의 “원본 보기”에서 볼 수 있습니다."
		},
		reference: "RFC 5321 §4.4"
	},
	"border-unsure": {
		severity: "info",
		cause: {
			en: "We could not determine where the message entered the receiver's network: hop {hop} does not identify the previous server.",
			ko: "메시지가 수신 측 네트워크에 들어온 지점을 확인하지 못했습니다. {hop}번 홉에 이전 서버의 정보가 부족합니다."
		},
		action: {
			en: "We did not evaluate SPF again. Use the receiving server's result.",
			ko: "SPF를 다시 평가하지 않았습니다. 수신 서버의 결과를 따르십시오."
		}
	},
	"body-ignored": {
		severity: "info",
		cause: {
			en: "The pasted text contains a body after the header. We ignored it.",
			ko: "붙여 넣은 텍스트의 헤더 뒤에 본문이 있습니다. 본문은 무시했습니다."
		},
		action: {
			en: "No action is needed.",
			ko: "조치할 것이 없습니다."
		}
	},
	"filter-between": {
		severity: "info",
		cause: {
			en: "A filtering service ({host}) handed the message over. The header does not show whether it works for the receiver or for the sender.",
			ko: "필터링 서비스({host})가 메시지를 넘겨주었습니다. 헤더만으로는 수신 측 서비스인지 발신 측 서비스인지 알 수 없습니다."
		},
		action: {
			en: "If it is your gateway, use the results that it recorded on arrival. Later results say little about the sender.",
			ko: "직접 쓰는 게이트웨이라면 메시지가 도착했을 때 기록한 결과를 따르십시오. 그 뒤의 결과로는 보낸 쪽을 알기 어렵습니다."
		}
	},
	"changed-text": {
		severity: "info",
		cause: {
			en: "The pasted header is not as received (quoted, indented, spaced out, rewrapped, escaped, tabs lost or text added). A signature mismatch therefore proves nothing.",
			ko: "붙여 넣은 헤더가 수신한 그대로가 아닙니다(인용, 들여쓰기, 빈 줄 삽입, 줄바꿈, 이스케이프, 탭 소실, 덧붙은 텍스트). 서명이 일치하지 않아도 위조의 증거가 되지 않습니다."
		},
		action: {
			en: "To have signatures verified, copy the header unchanged from the message source.",
			ko: "서명을 확인하려면 메시지 원본의 헤더를 그대로 사용하십시오."
		}
	}
});
// src/checks/email-header/sender/problems.ts
const senderProblems = defineProblems({
	"address-misleads": {
		severity: "medium",
		cause: {
			en: "Mail programs show different sender addresses: it is written {other}, but some programs read “{shown}”.",
			ko: "보낸 사람의 주소가 프로그램마다 다르게 보일 수 있습니다. 실제 표기는 {other}이지만 “{shown}”로 읽는 프로그램도 있습니다."
		},
		action: {
			en: "Legitimate programs do not write addresses like this. Treat the message as deceptive until you have confirmed the sender.",
			ko: "정상적인 프로그램은 주소를 이렇게 쓰지 않습니다. 보낸 사람을 확인할 때까지 속임수로 간주하십시오."
		},
		reference: "RFC 5322 §3.4.1"
	},
	"domain-mixed-scripts": {
		severity: "high",
		cause: {
			en: "The domain of the sender or of the reply address mixes letters of different scripts that look alike: {shown} ({other}).",
			ko: "보낸 사람 또는 답장 주소의 도메인에 서로 닮은 다른 문자 체계의 글자가 섞여 있습니다: {shown}({other})."
		},
		action: {
			en: "Do not trust the sender: legitimate domains do not mix scripts like this.",
			ko: "보낸 사람을 신뢰하지 마십시오. 정상적인 도메인은 문자 체계를 이렇게 섞지 않습니다."
		},
		reference: "UTS #39"
	},
	"domain-lookalike": {
		severity: "medium",
		cause: {
			en: "The domain of the sender or of the reply address looks like {shown}, but is {other}.",
			ko: "보낸 사람 또는 답장 주소의 도메인이 {shown|으로/로} 보이지만 실제로는 {other}입니다."
		},
		action: {
			en: "Do not confuse it with the domain that it resembles. Words of another language may look similar by chance.",
			ko: "닮은 도메인으로 오인하지 마십시오. 다른 언어의 단어가 우연히 그렇게 보일 수도 있습니다."
		},
		reference: "UTS #39 §4"
	},
	"reply-lookalike": {
		severity: "high",
		cause: {
			en: "Replies go to {shown}, a domain that looks like the sender's domain {other}.",
			ko: "답장이 {shown|으로/로} 갑니다. 발신 도메인 {other|과/와} 비슷해 보이는 다른 도메인입니다."
		},
		action: {
			en: "Do not reply before you have confirmed the sender in another way. Attackers use such domains to take over conversations.",
			ko: "다른 방법으로 보낸 사람을 확인하기 전에는 답장하지 마십시오. 공격자가 이런 도메인으로 대화를 가로챕니다."
		},
		reference: "RFC 5322 §3.6.2"
	},
	"reply-elsewhere": {
		severity: "low",
		cause: {
			en: "Replies go to {shown}, not to the sender's domain {other}.",
			ko: "답장은 발신 도메인 {other|이/가} 아니라 {shown|으로/로} 갑니다."
		},
		action: {
			en: "This is common for mailing lists and ticket systems. Otherwise check before you reply.",
			ko: "메일링 리스트나 티켓 시스템에서는 흔합니다. 그 외에는 답장 전에 다시 확인하십시오."
		},
		reference: "RFC 5322 §3.6.2"
	},
	"bounces-elsewhere": {
		severity: "info",
		cause: {
			en: "Bounces go to {shown}, not to {other}: another organisation sends for the author.",
			ko: "반송 메일은 {other|이/가} 아니라 {shown|으로/로} 갑니다. 다른 조직에서 대신 보낸 메일입니다."
		},
		action: {
			en: "This is common for mailing lists and mailing services. DKIM must then prove the author.",
			ko: "메일링 리스트나 발송 서비스에서는 흔합니다. 이 경우 DKIM으로 발신자를 증명해야 합니다."
		},
		reference: "RFC 5321 §4.4"
	},
	"message-id-elsewhere": {
		severity: "info",
		cause: {
			en: "The Message-ID was created at {shown}, not at {other}.",
			ko: "Message-ID가 {other|이/가} 아니라 {shown}에서 만들어졌습니다."
		},
		action: {
			en: "This is common for mailing services. No action is needed.",
			ko: "발송 서비스를 쓰면 흔합니다. 조치할 것이 없습니다."
		},
		reference: "RFC 5322 §3.6.4"
	},
	"several-from": {
		severity: "medium",
		cause: {
			en: "The message has several authors (From), and mail programs show different ones: {shown}.",
			ko: "발신자(From)가 여럿이어서 프로그램마다 다르게 보일 수 있습니다: {shown}."
		},
		action: {
			en: "Do not trust the author shown: DMARC can evaluate only one domain.",
			ko: "발신자 표시를 믿지 마십시오. DMARC는 도메인 하나만 판정할 수 있습니다."
		},
		reference: "RFC 9989 §5.3.1"
	},
	"several-subjects": {
		severity: "medium",
		cause: {
			en: "The message has several subjects, and mail programs show different ones: {shown}.",
			ko: "제목이 여럿이어서 프로그램마다 다르게 보일 수 있습니다: {shown}."
		},
		action: {
			en: "Check the other subjects: one that was added before a signed message is not signed.",
			ko: "다른 제목도 확인하십시오. 서명된 메시지 앞에 덧붙인 제목은 서명되지 않습니다."
		},
		reference: "RFC 5322 §3.6"
	},
	"no-from": {
		severity: "medium",
		cause: {
			en: "The message has no author (From) with an address.",
			ko: "주소가 있는 발신자(From)가 없습니다."
		},
		action: {
			en: "Check that you copied the whole header: every message has an author.",
			ko: "헤더 전체를 복사했는지 확인하십시오. 메시지에는 발신자가 있어야 합니다."
		},
		reference: "RFC 5322 §3.6"
	},
	"unsubscribe-unsigned": {
		severity: "low",
		cause: {
			en: "The message offers one-click unsubscribe, but no valid signature covers its two fields. Receivers then do not offer it.",
			ko: "원클릭 수신 거부를 제공하지만 유효한 서명이 두 필드를 포함하지 않습니다. 이 경우 수신 서비스는 이를 제공하지 않습니다."
		},
		action: {
			en: "Sign List-Unsubscribe and List-Unsubscribe-Post with DKIM.",
			ko: "List-Unsubscribe와 List-Unsubscribe-Post를 DKIM으로 서명하십시오."
		},
		reference: "RFC 8058 §4"
	},
	"unsubscribe-many-clicks": {
		severity: "info",
		cause: {
			en: "The message does not support one-click unsubscribe, which large receivers require from bulk senders.",
			ko: "원클릭 수신 거부를 지원하지 않습니다. 대형 수신 서비스는 대량 발송자에게 이를 요구합니다."
		},
		action: {
			en: "Send List-Unsubscribe with an https URL, and List-Unsubscribe-Post: List-Unsubscribe=One-Click.",
			ko: "https 주소가 있는 List-Unsubscribe와 List-Unsubscribe-Post: List-Unsubscribe=One-Click을 함께 보내십시오."
		},
		reference: "RFC 8058 §3.1"
	}
});
// src/checks/email-header/signatures/problems.ts
const signatureProblems = defineProblems({
	"dkim-failed": {
		severity: "medium",
		cause: {
			en: "The DKIM signature of {who} is invalid: {reason}.",
			ko: "{who}의 DKIM 서명이 유효하지 않습니다: {reason}."
		},
		action: {
			en: "Copy the header unchanged from the message source and run the check again. If it still fails and the message is yours, sign it after the last server that changes it (footers, filters), and publish the key that signs. Otherwise treat the content as changed.",
			ko: "메시지 원본의 헤더를 그대로 복사해 다시 점검하십시오. 그래도 실패하고 직접 보낸 메시지라면, 메시지를 바꾸는 마지막 서버(꼬리말, 필터) 뒤에서 서명하고 서명에 쓰는 키를 게시하십시오. 그 외에는 내용이 바뀐 것으로 보십시오."
		},
		reference: "RFC 6376 §6.1"
	},
	"dkim-failed-forwarded": {
		severity: "low",
		cause: {
			en: "The DKIM signature of {who} is no longer valid: {reason}.",
			ko: "{who}의 DKIM 서명이 더 이상 유효하지 않습니다: {reason}."
		},
		action: {
			en: "This is common for mailing lists and forwarders that change messages. The receiver relied on the forwarder's ARC results.",
			ko: "메시지를 고쳐 전달하는 메일링 리스트나 전달 서버에서는 흔합니다. 수신 서버는 전달 서버의 ARC 결과를 따랐습니다."
		},
		reference: "RFC 8617 §7.2.1"
	},
	"dkim-failed-filtered": {
		severity: "low",
		cause: {
			en: "The DKIM signature of {who} is invalid after a filtering service: {reason}.",
			ko: "필터링 서비스를 거친 뒤 {who}의 DKIM 서명이 유효하지 않습니다: {reason}."
		},
		action: {
			en: "This is common for services that tag subjects and rewrite links. If the service is yours, use its results.",
			ko: "제목에 표시를 넣거나 링크를 바꾸는 서비스에서는 흔합니다. 직접 쓰는 서비스라면 그 서비스의 결과를 따르십시오."
		},
		reference: "RFC 6376 §6.1"
	},
	"dkim-key-missing": {
		severity: "medium",
		cause: {
			en: "The DKIM signature of {who} is invalid: its key is not published.",
			ko: "{who}의 DKIM 서명이 유효하지 않습니다. 서명에 쓴 키가 게시되어 있지 않습니다."
		},
		action: {
			en: "If the domain is yours, publish the key under its selector at _domainkey. Keep old keys until all messages signed with them have arrived.",
			ko: "본인 도메인이라면 _domainkey 아래 해당 선택자에 키를 게시하고, 이전 키는 그 키로 서명한 메시지가 모두 도착할 때까지 유지하십시오."
		},
		reference: "RFC 6376 §6.1.2"
	},
	"dkim-removed": {
		severity: "info",
		cause: {
			en: "The receiver verified a DKIM signature of {list}, but the pasted header does not contain it.",
			ko: "수신 서버는 {list}의 DKIM 서명을 확인했지만, 붙여 넣은 헤더에는 그 서명이 없습니다."
		},
		action: {
			en: "The signature was removed later. The receiver's result counts.",
			ko: "이후 서명이 제거된 것입니다. 수신 서버의 결과를 따르십시오."
		},
		reference: "RFC 8601 §1.6"
	},
	"dkim-body-open": {
		severity: "medium",
		cause: {
			en: "The signature of {domain} allows anyone to replace the signed body: {reason}.",
			ko: "{domain}의 서명으로는 누구든 본문을 바꿔 넣을 수 있습니다: {reason}."
		},
		action: {
			en: "Do not trust the body. If the domain is yours, sign without l=.",
			ko: "본문을 신뢰하지 마십시오. 본인 도메인이라면 l= 없이 서명하십시오."
		},
		reference: "RFC 6376 §8.2"
	},
	"dkim-changed-since": {
		severity: "info",
		cause: {
			en: "The DKIM signature of {who} was valid on arrival, but does not match the pasted header.",
			ko: "{who}의 DKIM 서명은 수신 당시 유효했지만, 붙여 넣은 헤더와는 일치하지 않습니다."
		},
		action: {
			en: "The header was changed later, usually while copying. Copy it from the message source.",
			ko: "헤더가 나중에, 대개 복사하는 동안 바뀌었습니다. 메시지 원본에서 다시 복사하십시오."
		},
		reference: "RFC 6376 §6.1"
	},
	"dkim-invalid": {
		severity: "medium",
		cause: {
			en: "The DKIM signature of {who} is not acceptable: {reason}.",
			ko: "{who}의 DKIM 서명은 인정되지 않습니다: {reason}."
		},
		action: {
			en: "If the domain is yours, correct the signing software or its key: rsa-sha256 with 2048 bits, From signed.",
			ko: "본인 도메인이라면 서명 설정이나 키를 고치십시오(rsa-sha256, 2048비트, From 서명)."
		},
		reference: "RFC 8301 §3"
	},
	"dkim-unknown": {
		severity: "info",
		cause: {
			en: "We could not verify the DKIM signature of {who}: {reason}{detail}.",
			ko: "{who}의 DKIM 서명이 유효한지 확인하지 못했습니다: {reason}{detail}."
		},
		action: {
			en: "Old messages cannot be verified when their keys have been removed. Use the receiver's results.",
			ko: "키가 제거된 오래된 메시지는 확인할 수 없습니다. 수신 서버의 결과를 따르십시오."
		},
		reference: "RFC 6376 §6.1.2"
	},
	"dkim-missing": {
		severity: "low",
		cause: {
			en: "The message has no DKIM signature. Its origin cannot be proven after forwarding.",
			ko: "DKIM 서명이 없습니다. 메시지가 전달되면 발신을 증명할 수 없습니다."
		},
		action: {
			en: "If the message is yours, enable DKIM signing on the sending server.",
			ko: "직접 보낸 메시지라면 발송 서버에서 DKIM 서명을 켜십시오."
		},
		reference: "RFC 6376"
	},
	"dkim-short-key": {
		severity: "low",
		cause: {
			en: "The DKIM key of {domain} (selector {selector}) has {bits} bits. RFC 8301 recommends at least 2048.",
			ko: "{domain}의 DKIM 키(선택자 {selector})가 {bits}비트입니다. RFC 8301은 2048비트 이상을 권고합니다."
		},
		action: {
			en: "If the domain is yours, publish a 2048-bit key at a new selector and sign with it.",
			ko: "본인 도메인이라면 새 선택자로 2048비트 키를 게시하고 그 키로 서명하십시오."
		},
		reference: "RFC 8301 §3.2"
	},
	"dkim-testing": {
		severity: "info",
		cause: {
			en: "The DKIM key of {domain} is in test mode (t=y at selector {selector}).",
			ko: "{domain}의 DKIM 키가 시험 모드입니다(선택자 {selector}의 t=y)."
		},
		action: {
			en: "If the domain is yours, remove t=y when signing works.",
			ko: "본인 도메인이라면 문제가 없음을 확인한 뒤 t=y를 제거하십시오."
		},
		reference: "RFC 6376 §3.6.1"
	},
	"dkim-body-length": {
		severity: "low",
		cause: {
			en: "The signature of {domain} covers only {length} bytes of the body (l=). Text added after them passes as signed.",
			ko: "{domain}의 서명은 본문의 {length}바이트만 포함합니다(l=). 그 뒤에 덧붙인 내용도 서명된 것처럼 통과합니다."
		},
		action: {
			en: "If the domain is yours, sign without l=.",
			ko: "본인 도메인이라면 l= 없이 서명하십시오."
		},
		reference: "RFC 6376 §8.2"
	},
	"dkim-unsigned": {
		severity: "low",
		cause: {
			en: "The signature of {domain} does not cover fields that readers see: {list}.",
			ko: "{domain}의 서명이 읽는 사람에게 보이는 필드를 포함하지 않습니다: {list}."
		},
		action: {
			en: "If the domain is yours, sign these fields as well. List each one once more than it occurs, so that nobody can add another.",
			ko: "본인 도메인이라면 이 필드도 서명하십시오. 실제보다 한 번 더 적으면 같은 필드를 덧붙일 수 없습니다."
		},
		reference: "RFC 6376 §5.4.1"
	},
	"arc-broken": {
		severity: "low",
		cause: {
			en: "The ARC chain is invalid: {reason}{at}.",
			ko: "ARC 체인이 유효하지 않습니다: {reason}{at}."
		},
		action: {
			en: "Do not rely on the results that forwarders recorded.",
			ko: "전달 서버가 기록한 인증 결과를 신뢰하지 마십시오."
		},
		reference: "RFC 8617 §5.2"
	},
	"arc-unknown": {
		severity: "info",
		cause: {
			en: "We could not verify the ARC chain: {reason}{at}.",
			ko: "ARC 체인이 유효한지 확인하지 못했습니다: {reason}{at}."
		},
		action: {
			en: "Use the receiver's results.",
			ko: "수신 서버의 결과를 따르십시오."
		},
		reference: "RFC 8617 §5.2"
	}
});
// src/checks/email-header/problems.ts
const problems = {
	...routeProblems,
	...resultProblems,
	...signatureProblems,
	...nameProblems,
	...senderProblems
};
const find = finder();
const kpis = {
	from: {
		en: "Author",
		ko: "발신자"
	},
	border: {
		en: "Handed over by",
		ko: "넘겨준 호스트"
	},
	receiver: {
		en: "Results by",
		ko: "인증 결과 작성"
	},
	spf: {
		en: "SPF",
		ko: "SPF"
	},
	dkim: {
		en: "DKIM",
		ko: "DKIM"
	},
	dmarc: {
		en: "DMARC",
		ko: "DMARC"
	},
	arc: {
		en: "ARC",
		ko: "ARC"
	},
	hops: {
		en: "Hops",
		ko: "홉 수"
	},
	duration: {
		en: "Delivery time",
		ko: "전송 시간"
	}
};
const stateWords = {
	pass: {
		en: "pass",
		ko: "통과"
	},
	fail: {
		en: "fail",
		ko: "실패"
	},
	softfail: {
		en: "soft fail",
		ko: "약한 실패(softfail)"
	},
	neutral: {
		en: "neutral",
		ko: "중립(neutral)"
	},
	none: {
		en: "none",
		ko: "없음"
	},
	temperror: {
		en: "temporary error",
		ko: "일시적 오류"
	},
	permerror: {
		en: "permanent error",
		ko: "영구적 오류"
	},
	verified: {
		en: "header verified",
		ko: "헤더 확인됨"
	},
	failed: {
		en: "invalid",
		ko: "유효하지 않음"
	},
	invalid: {
		en: "not acceptable",
		ko: "인정되지 않음"
	},
	unknown: {
		en: "unknown",
		ko: "확인하지 못함"
	},
	header: {
		en: "header only",
		ko: "헤더만 확인됨"
	},
	holds: {
		en: "header verified",
		ko: "헤더 확인됨"
	},
	broken: {
		en: "broken",
		ko: "손상됨"
	}
};
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		from: { false: {
			en: "none",
			ko: "없음"
		} },
		receiver: { false: {
			en: "no trusted results",
			ko: "신뢰할 수 있는 결과 없음"
		} },
		spf: stateWords,
		dkim: {
			...stateWords,
			verified: {
				en: "header verified, body not checked",
				ko: "헤더 확인됨(본문은 확인하지 않음)"
			}
		},
		dmarc: {
			...stateWords,
			header: {
				en: "pass by the header, body not checked",
				ko: "헤더 기준 통과(본문은 확인하지 않음)"
			}
		},
		arc: stateWords
	}
};
// src/checks/email-header/tables.ts
const nothing = {
	en: "",
	ko: ""
};
function tablesOf(raw) {
	return [routeTable(raw), senderTable(raw)];
}
function routeTable({ hops }) {
	return {
		columns: [
			{
				en: "#",
				ko: "#"
			},
			{
				en: "Delay",
				ko: "지연"
			},
			{
				en: "TLS",
				ko: "TLS"
			},
			{
				en: "From → by",
				ko: "보낸 쪽 → 받은 쪽"
			}
		],
		rows: hops.map((hop, index) => [
			`${index + 1}`,
			delayOf(hop),
			tlsOf(hop),
			`${fromOf(hop)} → ${hop.by ?? "?"}`
		])
	};
}
function delayOf({ delaySeconds, isClockSkewed: isSkewed, zoneErrorHours: zoneHours }) {
	if (delaySeconds === null) return "?";
	if (zoneHours !== null) return {
		en: "wrong zone",
		ko: "시간대 오차"
	};
	if (isSkewed) return {
		en: "clock skew",
		ko: "시계 오차"
	};
	return durationText(Math.max(0, delaySeconds));
}
function tlsOf({ tls, kind }) {
	if (tls.used === true) return tls.version ?? {
		en: "yes",
		ko: "사용"
	};
	if (kind === "internal") return {
		en: "internal",
		ko: "내부"
	};
	return tls.used === false ? {
		en: "no",
		ko: "미사용"
	} : "?";
}
function fromOf({ from }) {
	if (from === null) return "-";
	const name = from.name ?? from.helo ?? "?";
	const isLiteral = name === from.address || name === `[${from.address}]`;
	return from.address === null || isLiteral ? name : `${name} [${from.address}]`;
}
function senderTable({ spf, dkim, dmarc, arc }) {
	return {
		columns: [
			{
				en: "Method",
				ko: "방식"
			},
			{
				en: "Domain",
				ko: "도메인"
			},
			{
				en: "Receiver",
				ko: "수신 서버"
			},
			{
				en: "Verified here",
				ko: "직접 확인"
			},
			{
				en: "Aligned, policy",
				ko: "정렬·정책"
			}
		],
		rows: [
			[
				"SPF",
				spf.reportedDomain ?? spf.domain ?? "?",
				stateOf(spf.reported),
				stateOf(spf.currentResult),
				alignedOf(spf.isAligned)
			],
			...dkim.map((each) => [
				"DKIM",
				`${each.domain} (${each.selector})`,
				stateOf(each.reported),
				stateOf(each.state),
				alignedOf(each.isAligned)
			]),
			[
				"DMARC",
				dmarc.domain ?? "?",
				stateOf(dmarc.reported),
				stateOf(dmarc.computed),
				policyOf(dmarc)
			],
			...arc.state === "none" ? [] : [[
				"ARC",
				arc.sets.at(-1)?.sealer ?? "?",
				stateOf(arc.reported),
				stateOf(arc.state),
				nothing
			]]
		]
	};
}
function stateOf(state) {
	if (state === null) return "?";
	return Object.hasOwn(stateWords, state) ? stateWords[state] : state;
}
function policyOf({ policy, record }) {
	if (policy !== null) return `p=${policy}`;
	return record === "none" || record === "void" ? {
		en: "no record",
		ko: "레코드 없음"
	} : "?";
}
function alignedOf(aligned) {
	if (aligned === null) return "?";
	return aligned ? {
		en: "yes",
		ko: "예"
	} : {
		en: "no",
		ko: "아니요"
	};
}
export { problems as a, find as i, tablesOf as n, words as o, tlsOf as r, delayOf as t };
