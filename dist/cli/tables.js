import { Ja as defineProblems, Ya as finder, jn as durationText } from "./gate.js";
// src/checks/email-header/names/problems.ts
const display = "RFC 5322 §3.4";
const nameProblems = defineProblems({
	"name-shows-address": {
		severity: "medium",
		cause: {
			en: "The name of the sender shows an address of somebody else: “{shown}”, while the message is from {other}.",
			ko: "보낸 사람의 이름에 다른 사람의 주소가 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다."
		},
		action: {
			en: "Go by the address, not by the name; services that write for others do this too.",
			ko: "이름이 아니라 주소로 판단하십시오. 대신 발송하는 서비스도 이렇게 표시할 수 있습니다."
		},
		reference: display
	},
	"name-shows-domain": {
		severity: "medium",
		cause: {
			en: "The name of the sender shows a domain of somebody else: “{shown}”, while the message is from {other}.",
			ko: "보낸 사람의 이름에 다른 도메인이 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다."
		},
		action: {
			en: "Go by the address, not by the name; owners of several domains do this too.",
			ko: "이름이 아니라 주소로 판단하십시오. 도메인을 여러 개 쓰는 곳도 이렇게 표시할 수 있습니다."
		},
		reference: display
	},
	"name-like-domain": {
		severity: "low",
		cause: {
			en: "The name of the sender can be read as a domain of somebody else: “{shown}”, while the message is from {other}.",
			ko: "보낸 사람의 이름이 다른 도메인으로 읽힐 수 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다."
		},
		action: {
			en: "Usual for names of people and products with a dot in them; otherwise go by the address.",
			ko: "점이 들어간 사람이나 제품의 이름에서는 흔합니다. 그 외에는 주소로 판단하십시오."
		},
		reference: display
	},
	"hidden-characters": {
		severity: "medium",
		cause: {
			en: "The name or address of the sender holds characters that cannot be seen, or turn the text around: “{shown}” {other}.",
			ko: "보낸 사람의 이름이나 주소에 보이지 않거나 글자 방향을 뒤집는 문자가 있습니다: “{shown}” {other}."
		},
		action: {
			en: "Such characters have no business there; take the message for a deception until you know better.",
			ko: "이런 문자가 들어갈 이유가 없습니다. 확인될 때까지 속임수로 간주하십시오."
		},
		reference: "UTS #39"
	},
	"direction-marks": {
		severity: "low",
		cause: {
			en: "The name of the sender stands between marks of direction, which cannot be seen and turn nothing around: “{shown}” {other}.",
			ko: "보낸 사람의 이름 앞뒤에 보이지 않는 글자 방향 표시가 있습니다. 순서가 뒤집히는 글자는 없습니다: “{shown}” {other}."
		},
		action: {
			en: "Usual for names that were pasted from an address book; nothing to do.",
			ko: "주소록에서 붙여 넣은 이름에서는 흔합니다. 조치할 것이 없습니다."
		},
		reference: "UAX #9"
	},
	"mixed-scripts": {
		severity: "medium",
		cause: {
			en: "A word in the name or address of the sender mixes letters of scripts that look alike: “{shown}” ({other}).",
			ko: "보낸 사람의 이름이나 주소에 서로 닮은 다른 문자 체계의 글자를 섞은 단어가 있습니다: “{shown}”({other})."
		},
		action: {
			en: "This may be an imitation of another name: go by the address.",
			ko: "다른 이름을 모방한 것일 수 있으니 주소로 판단하십시오."
		},
		reference: "UTS #39"
	},
	"styled-letters": {
		severity: "medium",
		cause: {
			en: "The name of the sender is written in mathematical or decorative letters: “{shown}”. It reads “{other}”, and filters may not recognise it.",
			ko: "보낸 사람의 이름이 수학 기호나 장식 문자로 쓰여 있습니다: “{shown}”. “{other}”로 읽히지만 필터가 알아보지 못할 수 있습니다."
		},
		action: {
			en: "Go by the address, not by the name.",
			ko: "이름이 아니라 주소로 판단하십시오."
		},
		reference: "UTS #39"
	}
});
// src/checks/email-header/results/problems.ts
const resultProblems = defineProblems({
	"dmarc-failed": {
		severity: "high",
		cause: {
			en: "Nothing proves that {domain} has sent the message: neither SPF nor DKIM passes for it (DMARC).",
			ko: "{domain|이/가} 보냈다는 증거가 없습니다. SPF와 DKIM 모두 이 도메인에 대해 통과하지 못했습니다(DMARC)."
		},
		action: {
			en: "Do not trust the sender. If the message is yours, sign it with DKIM for {domain}, or send it from hosts of its SPF record.",
			ko: "보낸 사람을 신뢰하지 마십시오. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하거나 SPF 레코드의 호스트에서 보내십시오."
		},
		reference: "RFC 9989 §5.3"
	},
	"author-unproven": {
		severity: "medium",
		cause: {
			en: "Nothing proves that {domain} has sent the message: neither SPF nor DKIM passes for it, and it has no DMARC policy.",
			ko: "{domain|이/가} 보냈다는 증거가 없습니다. SPF와 DKIM 모두 이 도메인에 대해 통과하지 못했고, DMARC 정책도 없습니다."
		},
		action: {
			en: "Do not rely on the sender; small senders often prove nothing. If the message is yours, sign it with DKIM for {domain}.",
			ko: "보낸 사람을 그대로 믿지 마십시오. 소규모 발신자에게는 흔한 일입니다. 직접 보낸 메시지라면 {domain|으로/로} DKIM 서명을 하십시오."
		},
		reference: "RFC 9989 §4.4"
	},
	"dmarc-header-only": {
		severity: "info",
		cause: {
			en: "That {domain} has sent the message rests on its header alone: a signature holds for that, and whether the body is the signed one is not checked here.",
			ko: "{domain|이/가} 보냈다는 근거는 헤더뿐입니다. 서명이 헤더와 일치하지만, 본문이 서명된 그대로인지는 여기서 확인하지 않습니다."
		},
		action: {
			en: "Go by what the receiver found; somebody else can send the same header with another body.",
			ko: "수신 서버의 결과를 참고하십시오. 같은 헤더에 다른 본문을 붙여 다른 사람이 보낼 수도 있습니다."
		},
		reference: "RFC 6376 §8.6"
	},
	"dmarc-by-arc": {
		severity: "info",
		cause: {
			en: "The receiver took the message for one of {domain} by the word of those who forwarded it (ARC: {sealer}); neither SPF nor DKIM passes for it.",
			ko: "수신 서버가 전달 서버의 기록(ARC: {sealer})에 따라 {domain}의 메시지로 인정했습니다. SPF와 DKIM은 이 도메인에 대해 통과하지 못했습니다."
		},
		action: {
			en: "Usual for lists; the author is as sure as those who forwarded it can be trusted.",
			ko: "메일링 리스트에서는 흔합니다. 전달 서버를 신뢰하는 만큼만 발신자를 믿을 수 있습니다."
		},
		reference: "RFC 8617 §7.2.1"
	},
	"arc-vouches": {
		severity: "info",
		cause: {
			en: "Those who forwarded the message say that it passed for {domain} when they got it (ARC: {sealer}); anybody can say so.",
			ko: "전달 서버가 수신 당시 {domain|으로/로} 통과했다고 기록했습니다(ARC: {sealer}). 누구나 이렇게 쓸 수 있습니다."
		},
		action: {
			en: "It counts where you know and trust them, as a list that you are on.",
			ko: "구독 중인 메일링 리스트처럼 알고 신뢰하는 곳일 때만 참고하십시오."
		},
		reference: "RFC 8617 §7.2"
	},
	"dmarc-unknown": {
		severity: "info",
		cause: {
			en: "Whether {domain} has sent the message could not be told (DMARC).",
			ko: "{domain|이/가} 보낸 메시지인지 확인하지 못했습니다(DMARC)."
		},
		action: {
			en: "See what is said of SPF and DKIM; a name server that does not answer, or a key that is gone, leaves it open.",
			ko: "SPF와 DKIM 항목을 확인하십시오. 네임서버가 응답하지 않거나 키가 사라졌으면 판단할 수 없습니다."
		},
		reference: "RFC 9989 §5.3"
	},
	"dmarc-missing": {
		severity: "low",
		cause: {
			en: "{domain} has no DMARC policy, so that receivers are not told what to do with mail that only pretends to be its own.",
			ko: "{domain}에 DMARC 정책이 없어, 사칭 메일을 어떻게 처리할지 수신 측에 알리지 않습니다."
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
			en: "Receivers that still go by RFC 7489 come to another DMARC result for {domain}: {older}. By RFC 9989 it is: {newer}.",
			ko: "아직 RFC 7489를 따르는 수신 서버는 {domain}에 대해 다른 DMARC 결과를 얻습니다: {older}. RFC 9989로는 다음과 같습니다: {newer}."
		},
		action: {
			en: "If the domain is yours, check it with the email check: it names what the two read differently.",
			ko: "본인 도메인이라면 email 검사로 확인하십시오. 둘이 다르게 읽는 부분을 알려 줍니다."
		},
		reference: "RFC 7489 §6.6.3"
	},
	"dmarc-differs": {
		severity: "info",
		cause: {
			en: "The receiver found dmarc={told}, and by what is known today it would be {computed}.",
			ko: "수신 서버의 결과는 dmarc={told}이지만, 현재 확인되는 내용으로는 {computed}입니다."
		},
		action: {
			en: "Records and keys may have changed since, and forwarders change messages; a fail of the receiver counts, and a pass does not outweigh what is known to fail.",
			ko: "그사이 레코드나 키가 바뀌었거나 전달 과정에서 메시지가 바뀌었을 수 있습니다. 수신 서버의 fail은 그대로 인정하지만, pass는 확인된 실패보다 우선하지 않습니다."
		}
	},
	"spf-failed": {
		severity: "medium",
		cause: {
			en: "SPF of {domain} does not allow {address} to send its mail ({result}).",
			ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않습니다({result})."
		},
		action: {
			en: "If the host sends for the domain, add it to the SPF record; a forwarder needs none, if DKIM holds.",
			ko: "도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오. 전달 서버라면 DKIM이 유효하면 됩니다."
		},
		reference: "RFC 7208 §8.4"
	},
	"spf-failed-forwarded": {
		severity: "low",
		cause: {
			en: "SPF of {domain} does not allow {address} to send its mail ({result}); {proof}.",
			ko: "{domain}의 SPF는 {address}의 발송을 허용하지 않지만({result}), {proof}."
		},
		action: {
			en: "Usual where a message was forwarded, or came through a gateway of the receiver; if the host sends for the domain, add it to the SPF record.",
			ko: "전달된 메시지나 수신 측 게이트웨이를 거친 메시지에서는 흔합니다. 도메인을 대신해 보내는 호스트라면 SPF 레코드에 추가하십시오."
		},
		reference: "RFC 7208 §8.4"
	},
	"spf-weak": {
		severity: "low",
		cause: {
			en: "SPF of {domain} says nothing certain of {address} ({result}).",
			ko: "{domain}의 SPF는 {address}에 대해 확실한 답을 주지 않습니다({result})."
		},
		action: {
			en: "If the domain is yours, publish an SPF record that names every host that sends, and ends in -all or ~all.",
			ko: "본인 도메인이라면 보내는 모든 호스트를 적고 -all 또는 ~all로 끝나는 SPF 레코드를 게시하십시오."
		},
		reference: "RFC 7208 §8"
	},
	"spf-then-unknown": {
		severity: "info",
		cause: {
			en: "SPF of {domain} does not allow {address} to send its mail today ({result}); what it said when the message came is not known.",
			ko: "현재 {domain}의 SPF는 {address}의 발송을 허용하지 않지만({result}), 수신 당시의 내용은 알 수 없습니다."
		},
		action: {
			en: "Nothing follows from that for a message that is days old; go by what the receiver found.",
			ko: "며칠 지난 메시지는 이것으로 판단할 수 없습니다. 수신 서버의 결과를 참고하십시오."
		},
		reference: "RFC 7208 §2.3"
	},
	"spf-differs": {
		severity: "info",
		cause: {
			en: "The receiver found spf={told}, and the records of today say {today} of {address}.",
			ko: "수신 서버의 결과는 spf={told}이지만, 현재 레코드로는 {address|이/가} {today}입니다."
		},
		action: {
			en: "The record may have changed since; what the receiver found counts.",
			ko: "그사이 레코드가 바뀌었을 수 있습니다. 수신 서버의 결과를 따르십시오."
		}
	},
	"results-contradicted": {
		severity: "medium",
		cause: {
			en: "Results in the name of the receiver ({server}) stand where the sender may have written them, and say what is not so: {list}.",
			ko: "수신 서버({server})의 이름으로 된 인증 결과가 보낸 쪽이 쓸 수 있는 위치에 있고 사실과 다릅니다: {list}."
		},
		action: {
			en: "Do not believe them. If the server is yours, have it remove such fields from what comes in.",
			ko: "믿지 마십시오. 직접 운영하는 서버라면 들어오는 메일에서 이런 필드를 제거하도록 설정하십시오."
		},
		reference: "RFC 8601 §5"
	},
	"results-displaced": {
		severity: "info",
		cause: {
			en: "Results in the name of the receiver ({server}: {list}) stand below every trace field. Some exports, such as those of Proton Mail, move them there, and a sender can write them there as well.",
			ko: "수신 서버의 이름({server})으로 된 인증 결과({list})가 모든 추적 필드보다 아래에 있습니다. Proton Mail 등의 내보내기 기능이 여기로 옮기기도 하지만, 보낸 쪽도 같은 위치에 쓸 수 있습니다."
		},
		action: {
			en: "They do not count here. Compare them with what your mail program shows for the message.",
			ko: "여기서는 인정하지 않습니다. 메일 프로그램이 이 메시지에 표시하는 결과와 비교하십시오."
		},
		reference: "RFC 8601 §5"
	},
	"no-results": {
		severity: "info",
		cause: {
			en: "There are no results (Authentication-Results) that only the receiver can have written.",
			ko: "수신 서버만 쓸 수 있는 위치의 인증 결과(Authentication-Results)가 없습니다."
		},
		action: {
			en: "What is said here is by the records and keys of today.",
			ko: "여기의 판정은 현재의 레코드와 키에 따른 것입니다."
		},
		reference: "RFC 8601 §1.6"
	}
});
// src/checks/email-header/route/problems.ts
const routeProblems = defineProblems({
	"hop-in-clear": {
		severity: "medium",
		cause: {
			en: "The message crossed the Internet without TLS, by what the receiving server wrote: {list}.",
			ko: "수신 서버의 기록에 따르면 메시지가 TLS 없이 인터넷을 건넜습니다: {list}."
		},
		action: {
			en: "Have both servers offer and use STARTTLS; MTA-STS or DANE makes senders insist on it.",
			ko: "양쪽 서버에서 STARTTLS를 켜십시오. MTA-STS나 DANE을 쓰면 보내는 쪽이 TLS를 강제합니다."
		},
		reference: "RFC 3207"
	},
	"old-tls": {
		severity: "low",
		cause: {
			en: "A hop used a version of TLS that is no longer to be used: {list}.",
			ko: "더 이상 쓰지 말아야 할 TLS 버전을 사용한 홉이 있습니다: {list}."
		},
		action: {
			en: "Turn TLS 1.0 and 1.1 off where the server is yours, and tell its operator where it is not.",
			ko: "직접 운영하는 서버라면 TLS 1.0과 1.1을 끄고, 아니라면 운영자에게 알리십시오."
		},
		reference: "RFC 8996"
	},
	"slow-hop": {
		severity: "low",
		cause: {
			en: "The message waited: {list}.",
			ko: "메시지가 지체되었습니다: {list}."
		},
		action: {
			en: "Look into the queue of the server before that hop; greylisting makes a first message wait for minutes.",
			ko: "해당 홉 직전 서버의 큐를 확인하십시오. 그레이리스팅이라면 첫 메시지가 몇 분 지체될 수 있습니다."
		},
		reference: "RFC 5321 §4.5.4.1"
	},
	"clock-skew": {
		severity: "info",
		cause: {
			en: "The clocks of servers contradict each other, or cannot be right, so that these times are no delays: {list}.",
			ko: "서버 시계가 서로 모순되거나 있을 수 없는 시각이어서 다음 시간은 지연으로 볼 수 없습니다: {list}."
		},
		action: {
			en: "Nothing is wrong with the message; the operator of the server whose clock is off can set it by NTP.",
			ko: "메시지에는 문제가 없습니다. 시계가 틀린 서버의 운영자가 NTP로 맞출 수 있습니다."
		},
		reference: "RFC 5321 §4.4"
	},
	"wrong-zone": {
		severity: "info",
		cause: {
			en: "A server states the wrong time zone, since times are off by whole hours, so that these are no delays: {list}.",
			ko: "시각이 정확히 시간 단위로 어긋나 시간대를 잘못 적은 서버가 있으며, 다음 시간은 지연으로 볼 수 없습니다: {list}."
		},
		action: {
			en: "Nothing is wrong with the message; the operator of the server can set its time zone right.",
			ko: "메시지에는 문제가 없습니다. 해당 서버의 운영자가 시간대 설정을 고칠 수 있습니다."
		},
		reference: "RFC 5322 §3.3"
	},
	"no-hops": {
		severity: "info",
		cause: {
			en: "There is no trace field (Received), so that nothing can be said of the way, nor of who wrote the results.",
			ko: "추적 필드(Received)가 없어 경로와 인증 결과를 쓴 서버를 확인할 수 없습니다."
		},
		action: {
			en: "Copy the whole header of a message that was received: “Show original” or “View source” shows it.",
			ko: "수신한 메시지의 전체 헤더를 복사하십시오. 메일 프로그램의 “원본 보기”에서 볼 수 있습니다."
		},
		reference: "RFC 5321 §4.4"
	},
	"border-unsure": {
		severity: "info",
		cause: {
			en: "It is not clear where the message came to those who received it: hop {hop} says too little of who handed it over.",
			ko: "메시지가 수신 측에 들어온 지점이 분명하지 않습니다. {hop}번 홉에 넘겨준 쪽의 정보가 부족합니다."
		},
		action: {
			en: "SPF was not evaluated again; go by what the receiving server says of it.",
			ko: "SPF를 다시 평가하지 않았습니다. 수신 서버가 기록한 결과를 참고하십시오."
		}
	},
	"body-ignored": {
		severity: "info",
		cause: {
			en: "A body stands behind the header; it was not read.",
			ko: "헤더 뒤에 본문이 있습니다. 본문은 읽지 않았습니다."
		},
		action: {
			en: "Nothing to do.",
			ko: "조치할 것이 없습니다."
		}
	},
	"filter-between": {
		severity: "info",
		cause: {
			en: "A filtering service handed the message over ({host}), and a header does not tell whether it is the receiver's gateway or works for the sender.",
			ko: "필터링 서비스({host})가 메시지를 넘겨주었으며, 헤더만으로는 수신 측 게이트웨이인지 발신 측 서비스인지 알 수 없습니다."
		},
		action: {
			en: "If it is your gateway, go by what it found when the message came to it; what was found behind it says little of the sender.",
			ko: "직접 쓰는 게이트웨이라면 게이트웨이가 메시지를 받았을 때의 결과를 따르십시오. 그 뒤의 결과로는 보낸 쪽을 알기 어렵습니다."
		}
	},
	"changed-text": {
		severity: "info",
		cause: {
			en: "The header is not as it was received (quoted, indented, spaced out, wrapped anew, escaped, tabs lost or text added), so that a signature that does not match proves nothing.",
			ko: "수신한 그대로의 헤더가 아닙니다(인용, 들여쓰기, 빈 줄 삽입, 줄바꿈, 이스케이프, 탭 소실, 덧붙은 텍스트). 서명이 일치하지 않아도 위조의 증거가 되지 않습니다."
		},
		action: {
			en: "Take the header from the source of the message, unchanged, to have its signatures verified.",
			ko: "서명을 확인하려면 메시지 원본의 헤더를 그대로 사용하십시오."
		}
	}
});
// src/checks/email-header/sender/problems.ts
const senderProblems = defineProblems({
	"address-misleads": {
		severity: "medium",
		cause: {
			en: "Programs show different addresses of the sender: it is written {other}, and some read “{shown}”.",
			ko: "보낸 사람의 주소가 프로그램마다 다르게 보일 수 있습니다. 실제 표기는 {other}이지만 “{shown}”로 읽는 프로그램도 있습니다."
		},
		action: {
			en: "No honest program spells an address like that; take the message for a deception until you know better.",
			ko: "정상적인 프로그램은 주소를 이렇게 쓰지 않습니다. 확인될 때까지 속임수로 간주하십시오."
		},
		reference: "RFC 5322 §3.4.1"
	},
	"domain-mixed-scripts": {
		severity: "high",
		cause: {
			en: "The domain of the sender, or of the address for answers, mixes letters of scripts that look alike: {shown} ({other}).",
			ko: "보낸 사람 또는 답장 주소의 도메인에 서로 닮은 다른 문자 체계의 글자가 섞여 있습니다: {shown}({other})."
		},
		action: {
			en: "Do not trust the sender: no honest name is spelled like that.",
			ko: "보낸 사람을 신뢰하지 마십시오. 정상적인 이름은 이렇게 쓰지 않습니다."
		},
		reference: "UTS #39"
	},
	"domain-lookalike": {
		severity: "medium",
		cause: {
			en: "The domain of the sender, or of the address for answers, looks like {shown}, and is another one: {other}.",
			ko: "보낸 사람 또는 답장 주소의 도메인이 {shown|으로/로} 보이지만 다른 도메인입니다: {other}."
		},
		action: {
			en: "Do not take it for the domain that it looks like; a word of another language may look so by chance.",
			ko: "닮은 도메인으로 오인하지 마십시오. 다른 언어의 단어가 우연히 그렇게 보일 수도 있습니다."
		},
		reference: "UTS #39 §4"
	},
	"reply-lookalike": {
		severity: "high",
		cause: {
			en: "Answers go to {shown}, a domain that looks like {other}, where the message claims to be from.",
			ko: "답장이 {shown|으로/로} 갑니다. 발신 도메인 {other|과/와} 비슷해 보이는 다른 도메인입니다."
		},
		action: {
			en: "Do not answer before you have asked the sender in another way; such domains are used to take over a correspondence.",
			ko: "다른 방법으로 보낸 사람에게 확인하기 전에는 답장하지 마십시오. 이런 도메인은 대화를 가로채는 데 쓰입니다."
		},
		reference: "RFC 5322 §3.6.2"
	},
	"reply-elsewhere": {
		severity: "low",
		cause: {
			en: "Answers go to {shown}, not to {other}, where the message claims to be from.",
			ko: "답장은 발신 도메인 {other|이/가} 아니라 {shown|으로/로} 갑니다."
		},
		action: {
			en: "Usual for lists and ticket systems; otherwise look twice before you answer.",
			ko: "메일링 리스트나 티켓 시스템에서는 흔합니다. 그 외에는 답장 전에 다시 확인하십시오."
		},
		reference: "RFC 5322 §3.6.2"
	},
	"bounces-elsewhere": {
		severity: "info",
		cause: {
			en: "Bounces go to {shown}, not to {other}: somebody else sends for the author.",
			ko: "반송 메일은 {other|이/가} 아니라 {shown|으로/로} 갑니다. 다른 곳에서 대신 보낸 메일입니다."
		},
		action: {
			en: "Usual for lists and mailing services; DKIM then has to prove the author.",
			ko: "메일링 리스트나 발송 서비스에서는 흔합니다. 이 경우 DKIM으로 발신자를 증명해야 합니다."
		},
		reference: "RFC 5321 §4.4"
	},
	"message-id-elsewhere": {
		severity: "info",
		cause: {
			en: "The Message-ID was made at {shown}, not at {other}.",
			ko: "Message-ID가 {other|이/가} 아니라 {shown}에서 만들어졌습니다."
		},
		action: {
			en: "Usual where a service sends; nothing to do.",
			ko: "발송 서비스를 쓰면 흔합니다. 조치할 것이 없습니다."
		},
		reference: "RFC 5322 §3.6.4"
	},
	"several-from": {
		severity: "medium",
		cause: {
			en: "The message has several authors, and programs show different ones: {shown}.",
			ko: "발신자가 여럿이어서 프로그램마다 다르게 보일 수 있습니다: {shown}."
		},
		action: {
			en: "Do not go by the author: DMARC can only judge one domain.",
			ko: "발신자 표시를 믿지 마십시오. DMARC는 도메인 하나만 판정할 수 있습니다."
		},
		reference: "RFC 9989 §5.3.1"
	},
	"several-subjects": {
		severity: "medium",
		cause: {
			en: "The message has several subjects, and programs show different ones: {shown}.",
			ko: "제목이 여럿이어서 프로그램마다 다르게 보일 수 있습니다: {shown}."
		},
		action: {
			en: "Look at the others too: one that was put in front of a signed message is not signed.",
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
			en: "See whether the whole header was copied; a message must have an author.",
			ko: "헤더 전체를 복사했는지 확인하십시오. 메시지에는 발신자가 있어야 합니다."
		},
		reference: "RFC 5322 §3.6"
	},
	"unsubscribe-unsigned": {
		severity: "low",
		cause: {
			en: "The message offers to unsubscribe with one click, and no signature that holds covers the two fields: receivers do not offer it then.",
			ko: "원클릭 수신 거부를 제공하지만 유효한 서명이 두 필드를 포함하지 않아, 수신 측이 이를 제공하지 않습니다."
		},
		action: {
			en: "Have List-Unsubscribe and List-Unsubscribe-Post signed with DKIM.",
			ko: "List-Unsubscribe와 List-Unsubscribe-Post를 DKIM으로 서명하십시오."
		},
		reference: "RFC 8058 §4"
	},
	"unsubscribe-many-clicks": {
		severity: "info",
		cause: {
			en: "Unsubscribing takes more than one click, which large receivers ask of bulk senders.",
			ko: "원클릭 수신 거부를 지원하지 않습니다. 대형 수신 서비스는 대량 발송자에게 이를 요구합니다."
		},
		action: {
			en: "Send List-Unsubscribe with an https address, and List-Unsubscribe-Post: List-Unsubscribe=One-Click.",
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
			en: "What {who} signed (DKIM) does not hold: {reason}.",
			ko: "{who}의 DKIM 서명이 유효하지 않습니다: {reason}."
		},
		action: {
			en: "The message was changed after signing, or its header while it was copied, or the key has changed; compare with the original.",
			ko: "서명 후에 메시지가, 또는 복사 과정에서 헤더가 바뀌었거나 키가 바뀐 것입니다. 원본과 비교하십시오."
		},
		reference: "RFC 6376 §6.1"
	},
	"dkim-failed-forwarded": {
		severity: "low",
		cause: {
			en: "What {who} signed (DKIM) does not hold any more: {reason}.",
			ko: "{who}의 DKIM 서명이 더 이상 유효하지 않습니다: {reason}."
		},
		action: {
			en: "Usual of lists and forwarders that change what they hand on; the receiver went by their word.",
			ko: "메시지를 고쳐 전달하는 메일링 리스트나 전달 서버에서는 흔합니다. 수신 서버는 전달 서버의 기록을 따랐습니다."
		},
		reference: "RFC 8617 §7.2.1"
	},
	"dkim-failed-filtered": {
		severity: "low",
		cause: {
			en: "What {who} signed (DKIM) does not hold behind a filtering service: {reason}.",
			ko: "필터링 서비스를 거친 뒤 {who}의 DKIM 서명이 유효하지 않습니다: {reason}."
		},
		action: {
			en: "Usual of such services, which mark subjects and rewrite links; go by what the service found, if it is yours.",
			ko: "제목에 표시를 넣거나 링크를 바꾸는 서비스에서는 흔합니다. 직접 쓰는 서비스라면 그 서비스의 결과를 따르십시오."
		},
		reference: "RFC 6376 §6.1"
	},
	"dkim-key-missing": {
		severity: "medium",
		cause: {
			en: "No key is published for what {who} signed (DKIM), so that it does not hold.",
			ko: "{who}의 DKIM 서명에 쓰인 키가 공개되어 있지 않아 서명이 유효하지 않습니다."
		},
		action: {
			en: "If the domain is yours, publish the key under its selector at _domainkey, and keep old keys until no message that they signed is on its way.",
			ko: "본인 도메인이라면 _domainkey 아래 해당 선택자에 키를 게시하고, 이전 키는 그 키로 서명한 메시지가 모두 도착할 때까지 유지하십시오."
		},
		reference: "RFC 6376 §6.1.2"
	},
	"dkim-removed": {
		severity: "info",
		cause: {
			en: "The receiver saw a DKIM signature of {list} hold, and it is not in the header as it is here.",
			ko: "수신 서버는 {list}의 DKIM 서명이 유효하다고 확인했으나, 입력된 헤더에는 그 서명이 없습니다."
		},
		action: {
			en: "Somebody has taken it out since; what the receiver found counts.",
			ko: "이후 서명이 제거된 것입니다. 수신 서버의 결과를 따르십시오."
		},
		reference: "RFC 8601 §1.6"
	},
	"dkim-body-open": {
		severity: "medium",
		cause: {
			en: "The signature of {domain} lets anybody put another body in the place of the signed one: {reason}.",
			ko: "{domain}의 서명으로는 누구든 본문을 바꿔 넣을 수 있습니다: {reason}."
		},
		action: {
			en: "Do not take the body for the author's. If the domain is yours, sign without l=.",
			ko: "본문을 발신자가 쓴 것으로 믿지 마십시오. 본인 도메인이라면 l= 없이 서명하십시오."
		},
		reference: "RFC 6376 §8.2"
	},
	"dkim-changed-since": {
		severity: "info",
		cause: {
			en: "What {who} signed (DKIM) held when the message came, and does not hold for the header as it is here.",
			ko: "{who}의 DKIM 서명은 수신 당시 유효했으나, 입력된 헤더와는 일치하지 않습니다."
		},
		action: {
			en: "The header was changed after that, as a rule while it was copied; take it from the source of the message.",
			ko: "이후 헤더가 바뀐 것이며, 대개 복사 과정에서 생깁니다. 메시지 원본에서 다시 복사하십시오."
		},
		reference: "RFC 6376 §6.1"
	},
	"dkim-invalid": {
		severity: "medium",
		cause: {
			en: "What {who} signed (DKIM) does not count: {reason}.",
			ko: "{who}의 DKIM 서명은 인정되지 않습니다: {reason}."
		},
		action: {
			en: "If the domain is yours, mend the signing software or its key: rsa-sha256 with 2048 bits, From signed.",
			ko: "본인 도메인이라면 서명 설정이나 키를 고치십시오(rsa-sha256, 2048비트, From 서명)."
		},
		reference: "RFC 8301 §3"
	},
	"dkim-unknown": {
		severity: "info",
		cause: {
			en: "Whether what {who} signed (DKIM) holds could not be told: {reason}{detail}.",
			ko: "{who}의 DKIM 서명이 유효한지 확인하지 못했습니다: {reason}{detail}."
		},
		action: {
			en: "Old messages cannot be verified once their keys are taken away; go by what the receiver found.",
			ko: "키가 제거된 오래된 메시지는 확인할 수 없습니다. 수신 서버의 결과를 참고하십시오."
		},
		reference: "RFC 6376 §6.1.2"
	},
	"dkim-missing": {
		severity: "low",
		cause: {
			en: "The message bears no DKIM signature, so that it loses its proof of origin as soon as it is forwarded.",
			ko: "DKIM 서명이 없어, 전달되면 발신을 증명할 방법이 없습니다."
		},
		action: {
			en: "If the message is yours, have the sending server sign it.",
			ko: "직접 보낸 메시지라면 발송 서버에서 DKIM 서명을 켜십시오."
		},
		reference: "RFC 6376"
	},
	"dkim-short-key": {
		severity: "low",
		cause: {
			en: "The DKIM key of {domain} (selector {selector}) has {bits} bits; 2048 are asked for.",
			ko: "{domain}의 DKIM 키(선택자 {selector})가 {bits}비트입니다. 2048비트가 권장됩니다."
		},
		action: {
			en: "If the domain is yours, publish a key of 2048 bits under a new selector and sign with it.",
			ko: "본인 도메인이라면 새 선택자로 2048비트 키를 게시하고 그 키로 서명하십시오."
		},
		reference: "RFC 8301 §3.2"
	},
	"dkim-testing": {
		severity: "info",
		cause: {
			en: "{domain} only tries DKIM out (t=y in the key of selector {selector}).",
			ko: "{domain|은/는} DKIM을 시험 중입니다(선택자 {selector}의 키에 t=y)."
		},
		action: {
			en: "If the domain is yours, take t=y out once all is well.",
			ko: "본인 도메인이라면 문제가 없음을 확인한 뒤 t=y를 제거하십시오."
		},
		reference: "RFC 6376 §3.6.1"
	},
	"dkim-body-length": {
		severity: "low",
		cause: {
			en: "The signature of {domain} covers {length} octets of the body only (l=): whatever is added behind them passes as signed.",
			ko: "{domain}의 서명은 본문의 {length}옥텟만 포함합니다(l=). 그 뒤에 덧붙인 내용도 서명된 것처럼 통과합니다."
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
			en: "The signature of {domain} leaves fields open that readers see: {list}.",
			ko: "{domain}의 서명이 읽는 사람에게 보이는 필드를 포함하지 않습니다: {list}."
		},
		action: {
			en: "If the domain is yours, have these fields signed too; naming them once more than they occur keeps others from being added.",
			ko: "본인 도메인이라면 이 필드도 서명하십시오. 실제보다 한 번 더 적으면 같은 필드를 덧붙일 수 없습니다."
		},
		reference: "RFC 6376 §5.4.1"
	},
	"arc-broken": {
		severity: "low",
		cause: {
			en: "The chain of forwarders (ARC) does not hold: {reason}{at}.",
			ko: "전달 체인(ARC)이 유효하지 않습니다: {reason}{at}."
		},
		action: {
			en: "What forwarders found of the message cannot be relied on.",
			ko: "전달 서버가 기록한 인증 결과를 신뢰할 수 없습니다."
		},
		reference: "RFC 8617 §5.2"
	},
	"arc-unknown": {
		severity: "info",
		cause: {
			en: "Whether the chain of forwarders (ARC) holds could not be told: {reason}{at}.",
			ko: "전달 체인(ARC)이 유효한지 확인하지 못했습니다: {reason}{at}."
		},
		action: {
			en: "Go by what the receiver found.",
			ko: "수신 서버의 결과를 참고하십시오."
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
		en: "Time on the way",
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
		en: "does not hold",
		ko: "유효하지 않음"
	},
	invalid: {
		en: "does not count",
		ko: "인정되지 않음"
	},
	unknown: {
		en: "could not tell",
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
			en: "nobody who can be believed",
			ko: "믿을 수 있는 결과 없음"
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
function delayOf({ delaySeconds, isSkewed, zoneHours }) {
	if (delaySeconds === null) return "?";
	if (zoneHours !== null) return {
		en: "zone off",
		ko: "시간대 오차"
	};
	if (isSkewed) return {
		en: "clock off",
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
				en: "Receiver says",
				ko: "수신 서버"
			},
			{
				en: "Found here",
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
				spf.toldDomain ?? spf.domain ?? "?",
				stateOf(spf.told),
				stateOf(spf.today),
				alignedOf(spf.isAligned)
			],
			...dkim.map((each) => [
				"DKIM",
				`${each.domain} (${each.selector})`,
				stateOf(each.told),
				stateOf(each.state),
				alignedOf(each.isAligned)
			]),
			[
				"DMARC",
				dmarc.domain ?? "?",
				stateOf(dmarc.told),
				stateOf(dmarc.computed),
				policyOf(dmarc)
			],
			...arc.state === "none" ? [] : [[
				"ARC",
				arc.sets.at(-1)?.sealer ?? "?",
				stateOf(arc.told),
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
