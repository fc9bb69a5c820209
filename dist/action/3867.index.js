export const id = 3867;
export const ids = [3867];
export const modules = {

/***/ 8534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ endOf)
/* harmony export */ });
// src/probes/registration/end.ts
const day = 864e5;
function endOf(expires) {
	return Date.parse(expires) + (expires.endsWith("T00:00:00.000Z") ? day : 0);
}



/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ golive)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _registration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5546);
/* harmony import */ var _served_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _propagation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2873);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3458);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4429);
/* harmony import */ var _translation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4704);
/* harmony import */ var _registrable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3139);
/* harmony import */ var _reason_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8275);
/* harmony import */ var _resolver_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(533);
/* harmony import */ var _end_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8534);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9235);













// src/checks/golive/names/problems.ts
const nameProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)({
	"dns-nxdomain": {
		severity: "critical",
		cause: {
			en: "{host} does not exist in the DNS.",
			ko: "{host|은/는} DNS에 존재하지 않는 이름입니다."
		},
		action: {
			en: "Add A and AAAA records for it to its zone; if the whole domain is missing, register it or set its name servers at the registrar.",
			ko: "존에 A와 AAAA 레코드를 추가하십시오. 도메인 전체가 없다면 도메인을 등록하거나 레지스트라에서 네임서버를 지정하십시오."
		},
		reference: "RFC 8020"
	},
	"dns-removed": {
		severity: "critical",
		cause: {
			en: "{zone} is not in the DNS, or no longer: the name servers of the zone above do not know it. Resolvers that find {host} have old copies, or a zone of their own.",
			ko: "{zone|은/는} DNS에 없거나 제거되었습니다. 상위 존의 네임서버가 알지 못합니다. {host|을/를} 찾는 리졸버는 이전 사본이나 자체 존을 갖고 있을 뿐입니다."
		},
		action: {
			en: "Ask the registrar whether the registration has ended or is on hold, and have it delegated again.",
			ko: "등록이 만료되었거나 보류되었는지 레지스트라에 문의하고 다시 위임되게 하십시오."
		},
		reference: "RFC 5731 §2.3"
	},
	"dns-unresolvable": {
		severity: "critical",
		cause: {
			en: "Nobody finds {host}: no name server of its zone answers for it ({reason}), and lookups fail at {count} of {total} public resolvers (SERVFAIL).",
			ko: "아무도 {host|을/를} 찾지 못합니다. 존에 대해 응답하는 네임서버가 없고({reason}), 공개 리졸버 {total}개 중 {count}개가 조회에 실패합니다(SERVFAIL)."
		},
		action: {
			en: "Set the zone up on the name servers that it is delegated to, or have the registrar name those that serve it.",
			ko: "위임된 네임서버에 존을 설정하거나, 존을 제공하는 네임서버로 레지스트라의 설정을 바꾸십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"dns-own-absent": {
		severity: "high",
		cause: {
			en: "The resolvers of this machine remember that {host} has no address, while its name servers give {addresses}; others who asked early remember the same.",
			ko: "이 기기의 리졸버는 {host}에 주소가 없다고 기억하지만 네임서버는 {addresses|을/를} 답합니다. 일찍 조회한 다른 곳도 그렇게 기억합니다."
		},
		action: {
			en: "Wait {wait}, then check again; do not look up a name before its records are there.",
			ko: "{wait} 기다린 뒤 다시 점검하십시오. 레코드를 만들기 전에는 이름을 조회하지 마십시오."
		},
		reference: "RFC 2308 §5"
	},
	"dns-no-address": {
		severity: "critical",
		cause: {
			en: "{host} exists in the DNS but has no IP address.",
			ko: "{host|은/는} DNS에 있지만 IP 주소가 없습니다."
		},
		action: {
			en: "Add A and AAAA records for it.",
			ko: "A와 AAAA 레코드를 추가하십시오."
		},
		reference: "RFC 2308 §2.2"
	},
	"dns-dangling": {
		severity: "critical",
		cause: {
			en: "{host} is an alias of {target}, which does not exist or has no IP address.",
			ko: "{host|은/는} {target}의 별칭인데, 그 이름이 없거나 IP 주소가 없습니다."
		},
		action: {
			en: "Create what the alias leads to, or point the CNAME record elsewhere; whoever registers that name gets your visitors.",
			ko: "별칭의 대상을 만들거나 CNAME 레코드를 다른 곳으로 바꾸십시오. 그 이름을 등록한 사람이 방문자를 가로챌 수 있습니다."
		},
		reference: "RFC 1034 §3.6.2"
	},
	"dns-private": {
		severity: "critical",
		cause: {
			en: "No address of {host} can be reached from the Internet ({addresses}).",
			ko: "{host}의 주소 중 인터넷에서 접속할 수 있는 것이 없습니다({addresses})."
		},
		action: {
			en: "Publish a public address.",
			ko: "공인 주소를 게시하십시오."
		},
		reference: "RFC 6890"
	},
	"dns-private-unconfirmed": {
		severity: "high",
		cause: {
			en: "The resolvers of this machine lead to addresses of {host} that cannot be reached from the Internet ({addresses}), and nobody else confirms it: an alias leads out of the zone, or its name servers could not be asked.",
			ko: "이 기기의 리졸버는 {host}에 대해 인터넷에서 접속할 수 없는 주소({addresses})를 답하지만 다른 곳에서는 확인되지 않습니다. 별칭이 존 밖으로 이어지거나 네임서버에 물을 수 없었습니다."
		},
		action: {
			en: "Check with another resolver (--resolver); some networks answer with addresses of their own.",
			ko: "다른 리졸버(--resolver)로 점검하십시오. 자체 주소로 답하는 네트워크도 있습니다."
		},
		reference: "RFC 6890"
	},
	"dns-bogus": {
		severity: "critical",
		cause: {
			en: "The DNSSEC signatures of {host} do not verify ({reason}): resolvers that check signatures give no answer.",
			ko: "{host}의 DNSSEC 서명이 검증되지 않습니다({reason}). 서명을 검증하는 리졸버에서는 답을 얻을 수 없습니다."
		},
		action: {
			en: "Sign the zone again, or remove the DS record at the registrar until its signatures hold.",
			ko: "존에 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오."
		},
		reference: "RFC 4035 §5"
	},
	"dns-absence-unconfirmed": {
		severity: "high",
		cause: {
			en: "The resolvers of this machine say that {host} has no address, and nobody else confirms it: no name server of the zone, no public resolver, and no signature.",
			ko: "이 기기의 리졸버는 {host}에 주소가 없다고 답하지만, 존의 네임서버, 공개 리졸버, 서명 어느 것으로도 확인되지 않습니다."
		},
		action: {
			en: "Check with another resolver (--resolver). A new name is denied until the resolver has forgotten that it did not exist.",
			ko: "다른 리졸버(--resolver)로 점검하십시오. 새로 만든 이름은 리졸버가 없다고 기억하는 동안 없다고 답합니다."
		},
		reference: "RFC 2308 §5"
	},
	"dns-unknown": {
		severity: "high",
		cause: {
			en: "The resolvers could not tell whether {host} has an address ({reason}).",
			ko: "리졸버가 {host}에 주소가 있는지 알려 주지 못했습니다({reason})."
		},
		action: {
			en: "Run npx portcullis dns {host} to see what is wrong with the zone, then check again.",
			ko: "npx portcullis dns {host} 명령으로 존의 문제를 확인한 뒤 다시 점검하십시오."
		}
	},
	"dns-own-differs": {
		severity: "high",
		cause: {
			en: "The resolvers of this machine lead to other {type} records of {host} ({ours}) than its name servers ({theirs}): what was seen of the site may be an old or another server.",
			ko: "이 기기의 리졸버가 {host}에 대해 네임서버({theirs})와 다른 {type} 레코드({ours})를 답합니다. 여기서 본 사이트는 이전 서버이거나 다른 서버일 수 있습니다."
		},
		action: {
			en: "Wait {wait}, or check with another resolver (--resolver).",
			ko: "{wait} 기다리거나 다른 리졸버(--resolver)로 점검하십시오."
		},
		reference: "RFC 1034 §5"
	},
	"dns-security-unknown": {
		severity: "high",
		cause: {
			en: "It is not known whether the DNSSEC signatures of {host} are valid ({reason}).",
			ko: "{host}의 DNSSEC 서명이 유효한지 알 수 없었습니다({reason})."
		},
		action: {
			en: "Check with a resolver that passes signatures on (--resolver).",
			ko: "서명을 전달하는 리졸버(--resolver)로 점검하십시오."
		}
	},
	"dns-resolver-inconsistent": {
		severity: "medium",
		cause: {
			en: "The resolver {resolver} contradicts itself: {host} does not exist (NXDOMAIN, asked for {denied}), and it has records or exists (asked for {told}). The DNS was looked at by the name servers themselves.",
			ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질문에는 없는 이름(NXDOMAIN)이고 {told} 질문에는 있는 이름입니다. DNS는 네임서버에 직접 물어 확인했습니다."
		},
		action: {
			en: "Wait until the resolver has forgotten that the name did not exist, or check with another one (--resolver).",
			ko: "리졸버가 이전의 NXDOMAIN을 잊을 때까지 기다리거나 다른 리졸버(--resolver)로 점검하십시오."
		},
		reference: "RFC 2308 §5, RFC 8020 §2"
	},
	"dns-some-private": {
		severity: "medium",
		cause: {
			en: "Some addresses of {host} cannot be reached from the Internet ({addresses}): some visitors do not get through.",
			ko: "{host}의 일부 주소는 인터넷에서 접속할 수 없어({addresses}) 방문자 일부가 접속하지 못합니다."
		},
		action: {
			en: "Remove them from the public zone.",
			ko: "공개 존에서 그 주소를 제거하십시오."
		},
		reference: "RFC 6890"
	},
	"dns-security-unseen": {
		severity: "low",
		cause: {
			en: "The signatures of {host} could not be verified from here ({reason}); the public resolvers do give its addresses.",
			ko: "여기서는 {host}의 서명을 검증할 수 없었지만({reason}) 공개 리졸버는 주소를 답합니다."
		},
		action: {
			en: "Check with a resolver that passes signatures on (--resolver) to be sure.",
			ko: "확실히 하려면 서명을 전달하는 리졸버(--resolver)로 점검하십시오."
		}
	},
	"dns-resolver-errs": {
		severity: "low",
		cause: {
			en: "The resolvers of this machine refuse the signatures of {host}, or pass on what does not fit together. What the name servers give is as it should be, and the public resolvers give its addresses.",
			ko: "이 기기의 리졸버가 {host}의 서명을 거부하거나 서로 맞지 않는 값을 전달합니다. 네임서버의 응답에는 문제가 없고 공개 리졸버도 주소를 답합니다."
		},
		action: {
			en: "Change nothing in the zone. Look at the trust anchor and the clock of that resolver, or check with another one (--resolver).",
			ko: "존은 바꾸지 마십시오. 그 리졸버의 트러스트 앵커와 시계를 확인하거나 다른 리졸버(--resolver)로 점검하십시오."
		},
		reference: "RFC 4035 §4.3"
	},
	"dns-www-missing": {
		severity: "info",
		cause: {
			en: "www.{host} has no address, and people do type it.",
			ko: "www.{host}에는 주소가 없습니다. 그래도 입력하는 사람이 있습니다."
		},
		action: {
			en: "Add it, and redirect it to the site.",
			ko: "추가하고 사이트로 리디렉션하십시오."
		}
	}
});
// src/checks/golive/propagation/problems.ts
const propagationProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)({
	"propagation-stale": {
		severity: "critical",
		cause: {
			en: "These resolvers still give old {type} records: {resolvers}",
			ko: "이전 {type} 레코드를 답하는 리졸버: {resolvers}"
		},
		action: {
			en: "Wait {wait}, keep what the old addresses lead to running until then, and lower the TTL well before the next change.",
			ko: "{wait} 기다리고 그때까지 이전 주소의 서버를 계속 운영하십시오. 다음에는 변경하기 훨씬 전에 TTL을 낮추십시오."
		},
		reference: "RFC 1034 §5"
	},
	"propagation-missing": {
		severity: "critical",
		cause: {
			en: "These resolvers find no {type} records: {resolvers}",
			ko: "{type} 레코드를 찾지 못하는 리졸버: {resolvers}"
		},
		action: {
			en: "Publish the addresses.",
			ko: "주소를 게시하십시오."
		},
		reference: "RFC 2308"
	},
	"propagation-missing-one": {
		severity: "high",
		cause: {
			en: "One resolver finds no {type} records, and the others do: {resolvers}",
			ko: "다른 리졸버와 달리 {type} 레코드를 찾지 못하는 리졸버 하나: {resolvers}"
		},
		action: {
			en: "Check again; compare with npx portcullis propagation.",
			ko: "다시 점검하고 npx portcullis propagation 결과와 비교하십시오."
		},
		reference: "RFC 2308 §5"
	},
	"propagation-bogus-unconfirmed": {
		severity: "high",
		cause: {
			en: "These resolvers refuse to answer because of DNSSEC, and our own verification of what the name servers give does not confirm it: {resolvers}",
			ko: "DNSSEC 때문에 답하지 않는 리졸버(네임서버의 응답을 직접 검증한 결과로는 확인되지 않음): {resolvers}"
		},
		action: {
			en: "Change nothing in the zone. After a change of keys, wait until the TTL of the old DS and DNSKEY records is over; then check again.",
			ko: "존은 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 끝날 때까지 기다린 뒤 다시 점검하십시오."
		},
		reference: "RFC 6781 §4.1"
	},
	"propagation-bogus-one": {
		severity: "medium",
		cause: {
			en: "One resolver refuses to answer because of DNSSEC, and our own verification of what the name servers give does not confirm it: {resolvers}",
			ko: "DNSSEC 때문에 답하지 않는 리졸버 하나(네임서버의 응답을 직접 검증한 결과로는 확인되지 않음): {resolvers}"
		},
		action: {
			en: "Do not remove the DS record because of this; a wrong trust anchor or old keys of that resolver are as likely.",
			ko: "이 때문에 DS 레코드를 제거하지 마십시오. 그 리졸버의 트러스트 앵커나 이전 키가 원인일 수 있습니다."
		},
		reference: "RFC 4035 §4.3"
	},
	"propagation-bogus": {
		severity: "critical",
		cause: {
			en: "The signatures that the name servers give do not verify, and these resolvers refuse to answer because of that: {resolvers}",
			ko: "네임서버가 주는 서명이 검증되지 않아 답하지 않는 리졸버: {resolvers}"
		},
		action: {
			en: "Sign the zone again, or remove the DS record at the registrar until its signatures hold.",
			ko: "존에 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오."
		},
		reference: "RFC 4035 §5.5"
	},
	"propagation-unknown": {
		severity: "high",
		cause: {
			en: "What the public resolvers have could not be seen ({reason}).",
			ko: "공개 리졸버가 가진 값을 확인할 수 없었습니다({reason})."
		},
		action: {
			en: "Check from a network that lets DNS questions out, or name resolvers that can be asked.",
			ko: "DNS 질의가 나갈 수 있는 네트워크에서 점검하거나, 물어볼 수 있는 리졸버를 지정하십시오."
		}
	},
	"propagation-few": {
		severity: "high",
		cause: {
			en: "Only {told} of {total} resolvers told anything, which is too few to say that all have the same.",
			ko: "리졸버 {total}곳 중 {told}곳만 답하여 모두 같은지 말하기에 부족합니다."
		},
		action: {
			en: "Check again, or from a network that lets DNS questions out.",
			ko: "다시 점검하거나, DNS 질의가 나갈 수 있는 네트워크에서 점검하십시오."
		}
	},
	"propagation-unverified": {
		severity: "high",
		cause: {
			en: "The resolvers answer, but no name server of the zone could be asked whether that is current.",
			ko: "리졸버는 답하지만, 최신인지 확인할 존의 네임서버에 물어볼 수 없었습니다."
		},
		action: {
			en: "Check from a network that lets DNS questions out, or see why the name servers do not answer.",
			ko: "DNS 질의가 나갈 수 있는 네트워크에서 점검하거나, 네임서버가 응답하지 않는 이유를 확인하십시오."
		}
	},
	"propagation-authorities-differ": {
		severity: "high",
		cause: {
			en: "The name servers of the zone give different {type} records, each the same ones every time, and nothing tells which are current: {servers}",
			ko: "존의 네임서버들이 서로 다른 {type} 레코드를 일관되게 답하며, 어느 쪽이 최신인지 알 수 없습니다: {servers}"
		},
		action: {
			en: "Give all of them the same records, and raise the serial of the zone with every change.",
			ko: "모든 네임서버가 같은 레코드를 갖게 하고, 변경할 때마다 존의 serial을 올리십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"propagation-unclear": {
		severity: "high",
		cause: {
			en: "These resolvers have other {type} records, and nothing tells GeoDNS from old copies: {resolvers}",
			ko: "다른 {type} 레코드를 가진 리졸버(GeoDNS인지 이전 값인지 알 수 없음): {resolvers}"
		},
		action: {
			en: "If you have changed the records lately, wait {wait} and check again.",
			ko: "최근에 레코드를 바꿨다면 {wait} 기다린 뒤 다시 확인하십시오."
		},
		reference: "RFC 7871 §6"
	},
	"propagation-filtered": {
		severity: "medium",
		cause: {
			en: "These resolvers withhold the domain as harmful or forbidden: {resolvers}",
			ko: "도메인을 유해하거나 금지된 것으로 보고 답하지 않는 리졸버: {resolvers}"
		},
		action: {
			en: "Ask their operators why; their users do not reach the site.",
			ko: "운영자에게 이유를 문의하십시오. 그 리졸버의 이용자는 사이트에 접속하지 못합니다."
		},
		reference: "RFC 8914 §4.16"
	},
	"propagation-fails": {
		severity: "high",
		cause: {
			en: "These resolvers fail to find the {type} records (SERVFAIL), though the name servers answer us: {resolvers}",
			ko: "네임서버는 응답하지만 {type} 레코드를 찾지 못하는(SERVFAIL) 리졸버: {resolvers}"
		},
		action: {
			en: "See whether every name server answers from everywhere, and whether old ones still answer after a move. Then check again.",
			ko: "모든 네임서버가 어디에서나 응답하는지, 네임서버를 옮겼다면 이전 서버도 아직 응답하는지 확인한 뒤 다시 점검하십시오."
		},
		reference: "RFC 2308 §7.1"
	},
	"propagation-fails-one": {
		severity: "medium",
		cause: {
			en: "One resolver fails to find the {type} records (SERVFAIL), though the name servers answer us and the other resolvers do not fail: {resolvers}",
			ko: "네임서버는 응답하고 다른 리졸버는 실패하지 않지만 {type} 레코드를 찾지 못하는(SERVFAIL) 리졸버 하나: {resolvers}"
		},
		action: {
			en: "Check again later. If it goes on, see whether every name server answers from everywhere.",
			ko: "나중에 다시 점검하십시오. 계속되면 모든 네임서버가 어디에서나 응답하는지 확인하십시오."
		},
		reference: "RFC 2308 §7.1"
	},
	"propagation-changing": {
		severity: "high",
		cause: {
			en: "These resolvers give other {type} records at every question, which may be forged on the way: {resolvers}",
			ko: "물을 때마다 다른 {type} 레코드를 답하는 리졸버(중간에서 위조되었을 수 있음): {resolvers}"
		},
		action: {
			en: "Check from another network.",
			ko: "다른 네트워크에서 점검하십시오."
		},
		reference: "RFC 3833 §2.1"
	},
	"propagation-errors": {
		severity: "low",
		cause: {
			en: "These resolvers did not answer: {resolvers}",
			ko: "답하지 않은 리졸버: {resolvers}"
		},
		action: {
			en: "Look again later if there are many; resolvers fail without your doing, too.",
			ko: "여럿이면 나중에 다시 확인하십시오. 리졸버 자체의 문제일 수도 있습니다."
		}
	},
	"propagation-kept": {
		severity: "low",
		cause: {
			en: "These resolvers give what they kept because no name server answered them: {resolvers}",
			ko: "네임서버가 응답하지 않아 보관하던 값을 답하는 리졸버: {resolvers}"
		},
		action: {
			en: "See whether the name servers can be reached from everywhere.",
			ko: "네임서버에 어디에서나 접속할 수 있는지 확인하십시오."
		},
		reference: "RFC 8767"
	},
	"propagation-waits": {
		severity: "info",
		cause: {
			en: "There is nothing to compare before {host} can be found.",
			ko: "{host|을/를} 찾을 수 있기 전에는 비교할 것이 없습니다."
		},
		action: {
			en: "Put the DNS right first.",
			ko: "먼저 DNS를 바로잡으십시오."
		}
	},
	"propagation-translated": {
		severity: "info",
		cause: {
			en: "These resolvers make IPv6 addresses out of the IPv4 ones (DNS64), for visitors without IPv4: {resolvers}",
			ko: "IPv4가 없는 방문자를 위해 IPv4 주소로 IPv6 주소를 만드는(DNS64) 리졸버: {resolvers}"
		},
		action: {
			en: "Nothing to do.",
			ko: "조치할 것이 없습니다."
		},
		reference: "RFC 6147 §5.1"
	},
	"propagation-variant": {
		severity: "info",
		cause: {
			en: "These resolvers give other addresses, as a CDN or a GeoDNS intends: {resolvers}",
			ko: "CDN이나 GeoDNS의 의도대로 다른 주소를 답하는 리졸버: {resolvers}"
		},
		action: {
			en: "Nothing to do if that is meant.",
			ko: "의도한 것이라면 조치할 것이 없습니다."
		}
	}
});
// src/checks/golive/registration/problems.ts
const registrationProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)({
	"registration-missing": {
		severity: "critical",
		cause: {
			en: "{domain} is not registered.",
			ko: "{domain|은/는} 등록되지 않은 도메인입니다."
		},
		action: {
			en: "Register it before somebody else does.",
			ko: "다른 사람이 등록하기 전에 등록하십시오."
		}
	},
	"registration-expired": {
		severity: "critical",
		cause: {
			en: "The registration of {domain} ended on {date}.",
			ko: "{domain}의 등록이 {date}에 만료되었습니다."
		},
		action: {
			en: "Renew it at the registrar today; soon somebody else can register it.",
			ko: "오늘 레지스트라에서 갱신하십시오. 곧 다른 사람이 등록할 수 있게 됩니다."
		}
	},
	"registration-expiring": {
		severity: "critical",
		cause: {
			en: "The registration of {domain} ends on {date}, in 7 days or less.",
			ko: "{domain}의 등록이 7일 안인 {date}에 만료됩니다."
		},
		action: {
			en: "Renew it at the registrar, and turn automatic renewal on.",
			ko: "레지스트라에서 갱신하고 자동 갱신을 켜십시오."
		}
	},
	"registration-hold": {
		severity: "critical",
		cause: {
			en: "The registry keeps {domain} out of the DNS, or is about to ({status}).",
			ko: "레지스트리가 {domain|을/를} DNS에서 제외했거나 곧 제외합니다({status})."
		},
		action: {
			en: "Ask the registrar what it takes to lift that: verification of the holder, a payment, a dispute.",
			ko: "레지스트라에 해제 조건(등록자 확인, 결제, 분쟁)을 문의하십시오."
		},
		reference: "RFC 5731 §2.3"
	},
	"registration-unknown": {
		severity: "high",
		cause: {
			en: "The registration of {domain} could not be looked up ({reason}).",
			ko: "{domain}의 등록 정보를 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Check again {wait}, or look up at the registrar when it ends.",
			ko: "{wait} 다시 점검하거나, 레지스트라에서 만료일을 확인하십시오."
		}
	},
	"registration-contradicted": {
		severity: "high",
		cause: {
			en: "The registry says that there is no {domain}, but the DNS does not confirm that.",
			ko: "레지스트리는 {domain|이/가} 없다고 하지만 DNS로는 확인되지 않습니다."
		},
		action: {
			en: "Ask the registrar whether it is registered.",
			ko: "레지스트라에서 등록 여부를 확인하십시오."
		}
	},
	"registration-suffix": {
		severity: "high",
		cause: {
			en: "{domain} is a suffix under which domains are registered, and is not registered itself.",
			ko: "{domain|은/는} 그 아래에 도메인을 등록하는 공용 접미사이며, 등록된 도메인이 아닙니다."
		},
		action: {
			en: "Ask about a domain below it.",
			ko: "그 아래의 도메인을 점검하십시오."
		},
		reference: "https://publicsuffix.org/"
	},
	"registration-expires-soon": {
		severity: "medium",
		cause: {
			en: "The registration of {domain} ends on {date}, in 30 days or less.",
			ko: "{domain}의 등록이 30일 안인 {date}에 만료됩니다."
		},
		action: {
			en: "Make sure that it is renewed automatically.",
			ko: "자동으로 갱신되는지 확인하십시오."
		}
	},
	"registration-unpaid": {
		severity: "medium",
		cause: {
			en: "The contract with the registrar ends on {date}, before the registration that the registry may have renewed by itself.",
			ko: "레지스트라와의 계약이 {date}에 끝납니다. 레지스트리의 등록은 자동 갱신된 것일 수 있습니다."
		},
		action: {
			en: "Make sure that the renewal is paid at the registrar, which otherwise takes the domain back.",
			ko: "레지스트라에서 갱신 비용이 결제되었는지 확인하십시오. 그렇지 않으면 도메인을 회수당합니다."
		}
	},
	"registration-unpublished": {
		severity: "low",
		cause: {
			en: "The registry does not publish when the registration of {domain} ends.",
			ko: "레지스트리가 {domain}의 등록 만료일을 공개하지 않습니다."
		},
		action: {
			en: "Look up at the registrar when it ends.",
			ko: "레지스트라에서 만료일을 확인하십시오."
		}
	}
});
// src/checks/golive/servers/problems.ts
const serverProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)({
	"dns-disagree": {
		severity: "critical",
		cause: {
			en: "The name servers do not agree about the addresses of {host}: {servers} differ from the others.",
			ko: "네임서버들이 {host}의 주소를 다르게 답합니다. 나머지와 다른 서버: {servers}"
		},
		action: {
			en: "Transfer the newest version of the zone to every secondary server, and find out why that did not happen (NOTIFY, transfer, serial number).",
			ko: "모든 보조 서버가 최신 존을 받게 하고, 받지 못한 이유(NOTIFY, 존 전송, 일련번호)를 확인하십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"dns-family-unknown": {
		severity: "high",
		cause: {
			en: "No name server tells whether {host} has {type} records ({reason}): for those who need them it may be out of reach, or slow.",
			ko: "{host}에 {type} 레코드가 있는지 어느 네임서버도 알려 주지 않습니다({reason}). 그 주소가 필요한 방문자는 접속하지 못하거나 느릴 수 있습니다."
		},
		action: {
			en: "Repair the name servers: whatever a name has, every question has to be answered.",
			ko: "네임서버를 고치십시오. 레코드가 없더라도 모든 질의에 답해야 합니다."
		},
		reference: "RFC 4074 §4"
	},
	"dns-servers-unknown": {
		severity: "high",
		cause: {
			en: "No name server of the zone of {host} could be asked directly ({reason}), so it is not known whether they agree.",
			ko: "{host}의 존을 맡은 네임서버에 직접 물어볼 수 없어({reason}) 서로 일치하는지 알 수 없습니다."
		},
		action: {
			en: "Check from a network that lets DNS questions out, or find out why the name servers do not answer.",
			ko: "DNS 질의가 나갈 수 있는 네트워크에서 점검하거나, 네임서버가 응답하지 않는 이유를 확인하십시오."
		}
	},
	"dns-server-silent": {
		severity: "medium",
		cause: {
			en: "These name servers do not answer for the zone of {host}: {servers}",
			ko: "{host}의 존에 대해 답하지 않는 네임서버: {servers}"
		},
		action: {
			en: "Repair them, or take them out of the NS records here and at the registrar.",
			ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 2182 §5"
	},
	"dns-server-fails": {
		severity: "medium",
		cause: {
			en: "These name servers do not answer properly for {host} ({reason}), while others do: {servers}",
			ko: "다른 서버는 답하지만 {host}에 대해 제대로 답하지 않는({reason}) 네임서버: {servers}"
		},
		action: {
			en: "Repair them, or take them out of the NS records here and at the registrar: resolvers that happen to ask there fail, or are late.",
			ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오. 그 서버에 묻는 리졸버는 실패하거나 늦어집니다."
		},
		reference: "RFC 1912 §2.8"
	},
	"dns-keys-missing": {
		severity: "medium",
		cause: {
			en: "The zone is signed, and these name servers do not give its keys ({reason}): {servers}",
			ko: "서명된 존인데 키를 주지 않는({reason}) 네임서버: {servers}"
		},
		action: {
			en: "Repair them: resolvers that check signatures and happen to ask there fail, or are late.",
			ko: "서버를 고치십시오. 서명을 검증하는 리졸버가 그 서버에 물으면 실패하거나 늦어집니다."
		},
		reference: "RFC 4035 §3.1"
	},
	"dns-server-behind": {
		severity: "low",
		cause: {
			en: "These name servers have an older version of the zone, with the same addresses: {servers}",
			ko: "주소는 같지만 이전 버전의 존을 가진 네임서버: {servers}"
		},
		action: {
			en: "Find out why they are not updated (NOTIFY, transfer, serial number).",
			ko: "갱신되지 않는 이유(NOTIFY, 존 전송, 일련번호)를 확인하십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"dns-vary": {
		severity: "info",
		cause: {
			en: "The name servers change the addresses of {host} from one question to the next, as those that share out load or visitors do.",
			ko: "네임서버들이 물을 때마다 {host}의 주소를 다르게 답합니다. 부하나 방문자를 나누는 서버의 동작입니다."
		},
		action: {
			en: "Nothing to do if that is meant.",
			ko: "의도한 것이라면 조치할 것이 없습니다."
		}
	}
});
// src/checks/golive/site/problems.ts
const siteProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)({
	"tls-blocked": {
		severity: "critical",
		cause: {
			en: "TLS of {host} is not ready: {reasons}",
			ko: "{host}의 TLS가 준비되지 않았습니다. {reasons}"
		},
		action: {
			en: "Run npx portcullis ssl {host} to see what to do about each, then check again.",
			ko: "npx portcullis ssl {host} 명령의 안내대로 고친 뒤 다시 점검하십시오."
		}
	},
	"tls-expiring": {
		severity: "critical",
		cause: {
			en: "The certificate {subject} of {host} ends on {date}, which is too soon to go live with it.",
			ko: "{host}의 인증서 {subject|이/가} {date}에 만료됩니다. 남은 기간이 너무 짧아 공개하기에 이릅니다."
		},
		action: {
			en: "Renew it, and set up automatic renewal.",
			ko: "갱신하고 자동 갱신을 설정하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"tls-unknown": {
		severity: "high",
		cause: {
			en: "TLS of {host} could not be measured: {reason}.",
			ko: "{host}의 TLS를 측정하지 못했습니다. {reason}."
		},
		action: {
			en: "Run a server with a certificate for it on port 443.",
			ko: "그 이름의 인증서를 가진 서버가 포트 443에서 응답하게 하십시오."
		}
	},
	"tls-doubt": {
		severity: "high",
		cause: {
			en: "It is not known whether browsers trust the certificate of {host}.",
			ko: "브라우저가 {host}의 인증서를 신뢰하는지 알 수 없었습니다."
		},
		action: {
			en: "Run npx portcullis ssl {host} to see what could not be checked, then check again.",
			ko: "npx portcullis ssl {host} 명령으로 확인하지 못한 것을 살핀 뒤 다시 점검하십시오."
		}
	},
	"tls-expires-soon": {
		severity: "medium",
		cause: {
			en: "The certificate {subject} of {host} ends on {date}.",
			ko: "{host}의 인증서 {subject|이/가} {date}에 만료됩니다."
		},
		action: {
			en: "Make sure that it is renewed automatically.",
			ko: "자동으로 갱신되는지 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"tls-weak": {
		severity: "medium",
		cause: {
			en: "TLS of {host} works, and is graded {grade}.",
			ko: "{host}의 TLS는 동작하지만 등급이 {grade}입니다."
		},
		action: {
			en: "Run npx portcullis ssl {host} to see what is missing.",
			ko: "npx portcullis ssl {host} 명령으로 부족한 점을 확인하십시오."
		}
	},
	"tls-waits": {
		severity: "info",
		cause: {
			en: "TLS of {host} could not be looked at, because {why}.",
			ko: "{why} {host}의 TLS를 확인할 수 없었습니다."
		},
		action: {
			en: "Put that right first, then check again.",
			ko: "그 문제부터 해결한 뒤 다시 점검하십시오."
		}
	},
	"https-refused": {
		severity: "critical",
		cause: {
			en: "No browser reaches a page of {host}: the connection is refused.",
			ko: "브라우저가 {host}의 페이지에 도달하지 못합니다. 연결이 거부됩니다."
		},
		action: {
			en: "Start the web server on port 443, and let the firewall pass it.",
			ko: "포트 443에서 웹 서버를 실행하고 방화벽에서 허용하십시오."
		},
		reference: "RFC 9293 §3.5.2"
	},
	"https-astray": {
		severity: "critical",
		cause: {
			en: "No browser reaches a page: {way} ({url}).",
			ko: "브라우저가 페이지에 도달하지 못합니다. {way}({url})."
		},
		action: {
			en: "Redirect straight to a page on a public address, over https.",
			ko: "https로, 공인 주소의 페이지로 바로 리디렉션하십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#http-redirect-fetch"
	},
	"https-plain": {
		severity: "critical",
		cause: {
			en: "The page is delivered over plain HTTP: {url}",
			ko: "페이지가 평문 HTTP로 제공됩니다: {url}"
		},
		action: {
			en: "Deliver it over https, without a redirect to http.",
			ko: "http로 리디렉션하지 말고 https로 제공하십시오."
		}
	},
	"https-certificate": {
		severity: "critical",
		cause: {
			en: "Browsers refuse the connection to {url} ({reasons}).",
			ko: "브라우저가 {url} 연결을 거부합니다({reasons})."
		},
		action: {
			en: "Offer a certificate and a TLS version that browsers accept.",
			ko: "브라우저가 받아들이는 인증서와 TLS 버전을 제공하십시오."
		}
	},
	"https-error": {
		severity: "critical",
		cause: {
			en: "{url} answers {status} instead of a page.",
			ko: "{url|이/가} 페이지 대신 {status|을/를} 응답합니다."
		},
		action: {
			en: "Publish the page, or redirect to it.",
			ko: "페이지를 게시하거나 그리로 리디렉션하십시오."
		},
		reference: "RFC 9110 §15.5"
	},
	"https-kept-out": {
		severity: "high",
		cause: {
			en: "{url} answers {status}, which may be meant for this check alone and not for visitors.",
			ko: "{url|이/가} {status|을/를} 응답하는데, 이 점검에만 그렇게 응답하는 것일 수 있습니다."
		},
		action: {
			en: "Open the page in a browser; if it asks for a password, remove that before going live.",
			ko: "브라우저로 페이지를 여십시오. 암호를 요구한다면 공개하기 전에 없애십시오."
		},
		reference: "RFC 9110 §15.5"
	},
	"https-unknown": {
		severity: "high",
		cause: {
			en: "The page could not be seen: {reason}.",
			ko: "페이지를 확인하지 못했습니다. {reason}."
		},
		action: {
			en: "Make sure that the site answers on port 443, then check again.",
			ko: "사이트가 포트 443에서 응답하게 한 뒤 다시 점검하십시오."
		}
	},
	"https-unclear": {
		severity: "high",
		cause: {
			en: "It is not known whether browsers accept the certificate at {url}.",
			ko: "브라우저가 {url}의 인증서를 받아들이는지 알 수 없었습니다."
		},
		action: {
			en: "Run npx portcullis ssl for that host to see what could not be checked, then check again.",
			ko: "그 호스트에 npx portcullis ssl 명령을 실행하여 확인하지 못한 것을 살핀 뒤 다시 점검하십시오."
		}
	},
	"https-waits": {
		severity: "info",
		cause: {
			en: "The page of {host} could not be asked for, because {why}.",
			ko: "{why} {host}의 페이지를 요청할 수 없었습니다."
		},
		action: {
			en: "Put that right first, then check again.",
			ko: "그 문제부터 해결한 뒤 다시 점검하십시오."
		}
	},
	"https-downgrade": {
		severity: "medium",
		cause: {
			en: "The redirects to the page pass through plain HTTP.",
			ko: "페이지로 가는 리디렉션이 평문 HTTP를 거칩니다."
		},
		action: {
			en: "Redirect from https to https.",
			ko: "https에서 https로 리디렉션하십시오."
		}
	},
	"https-port-80": {
		severity: "medium",
		cause: {
			en: "Port 80 does not lead to https: {url}",
			ko: "포트 80이 https로 이어지지 않습니다: {url}"
		},
		action: {
			en: "Redirect every request on port 80 to https.",
			ko: "포트 80의 모든 요청을 https로 리디렉션하십시오."
		},
		reference: "RFC 6797 §7.2"
	}
});
// src/checks/golive/problems.ts
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)({
	...nameProblems,
	...serverProblems,
	...propagationProblems,
	...siteProblems,
	...registrationProblems
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)();
const essentials = [
	"dns",
	"propagation",
	"tls",
	"https",
	"registration"
];
const kpis = {
	verdict: {
		en: "Go live",
		ko: "공개"
	},
	dns: {
		en: "DNS resolves",
		ko: "DNS 응답"
	},
	propagation: {
		en: "Same everywhere",
		ko: "전파 일치"
	},
	tls: {
		en: "TLS ready",
		ko: "TLS 준비"
	},
	https: {
		en: "Reachable over HTTPS",
		ko: "HTTPS 접속"
	},
	registration: {
		en: "Registration",
		ko: "도메인 등록"
	},
	"tls-days": {
		en: "Certificate valid for",
		ko: "인증서 남은 기간"
	},
	"registration-days": {
		en: "Registered for",
		ko: "등록 남은 기간"
	},
	"look-again": {
		en: "Look again in",
		ko: "다시 확인할 때까지"
	}
};
const decisions = {
	go: {
		en: "go",
		ko: "가능"
	},
	"no-go": {
		en: "no-go",
		ko: "불가"
	},
	unknown: {
		en: "unknown",
		ko: "알 수 없음"
	}
};
const words = {
	problems,
	caps: {},
	parts: {},
	kpis,
	values: {
		...Object.fromEntries(["verdict", ...essentials].map((id) => [id, decisions])),
		"registration-days": { false: {
			en: "not published",
			ko: "공개되지 않음"
		} }
	}
};
// src/checks/golive/essential.ts
const waiting = new Set([
	"propagation-waits",
	"tls-waits",
	"https-waits"
]);
function decide({ findings }) {
	const worst = worstOf(findings);
	if (worst === "critical") return "no-go";
	return worst === "high" || findings.some(({ id }) => waiting.has(id)) ? "unknown" : "go";
}
function worstOf(findings) {
	const found = new Set(findings.map(({ id }) => problems[id].severity));
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.kn.find((each) => found.has(each)) ?? null;
}
const mostNamed = 6;
function listed(names) {
	const all = [...new Set(names)];
	const others = all.length - mostNamed;
	return all.slice(0, mostNamed).join(", ") + (others > 0 ? ` (+${others})` : "");
}
function waitWords(seconds) {
	return seconds === null ? {
		en: "until they have forgotten it",
		ko: "잊을 때까지"
	} : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zn)(seconds);
}
const ours = new Set([
	"ENETUNREACH",
	"EHOSTUNREACH",
	"EADDRNOTAVAIL",
	"EAFNOSUPPORT",
	"EACCES",
	"EPERM"
]);
function isOurs(reason) {
	return reason !== null && ours.has(reason);
}
// src/checks/golive/keys.ts
const mostAsked = 16;
async function keylessOf(context, { state }, propagation) {
	const zone = propagation.find((each) => each.zone !== null)?.zone ?? null;
	if (zone === null || state !== "secure" && state !== "bogus") return [];
	const telling = propagation.flatMap(({ authorities }) => authorities.filter((each) => each.state !== "failed"));
	const places = [...new Map(telling.map((each) => [each.address, each.name]))].slice(0, mostAsked);
	return (await Promise.all(places.map(async ([address, name]) => {
		const { answer } = await (0,_served_js__WEBPACK_IMPORTED_MODULE_3__.m)(context, address, [(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(zone), _gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.DNSKEY], { isDnssecOk: true });
		if (answer.kind === "found") return [];
		const reason = answer.kind === "unknown" ? answer.reason : answer.kind.toUpperCase();
		return isOurs(reason) ? [] : [{
			name,
			address,
			reason
		}];
	}))).flat();
}
// src/checks/golive/site/collect-page.ts
async function pageOf(context, domain) {
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(() => context.use(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Qt, { url: `https://${domain}/` }));
	if (!got.ok) return {
		page: null,
		reason: got.failure.reason
	};
	const { finalUrl, status, end, hops, identity, plainHttp } = got.value.raw;
	return {
		page: {
			url: finalUrl,
			status,
			end,
			redirects: hops.length - 1,
			downgrade: hops.some(({ downgrade }) => downgrade),
			problems: identity?.problems ?? null,
			refused: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Ln)(hops, finalUrl)?.url ?? null,
			unclear: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.zn)(hops, finalUrl)?.url ?? null,
			plain: plainHttp
		},
		reason: null
	};
}
// src/checks/golive/propagation/collect.ts
async function propagationOf(context, domain, type) {
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(() => context.use(_propagation_js__WEBPACK_IMPORTED_MODULE_4__.t, {
		domain,
		type
	}));
	if (!got.ok) return {
		type,
		reason: got.failure.reason,
		zone: null,
		removed: null,
		own: null,
		authorities: [],
		resolvers: [],
		freshEverywhereInSeconds: null,
		authoritiesDiffer: false,
		security: null
	};
	const { zone, removed, own, authorities, resolvers, freshEverywhereInSeconds, authoritiesDiffer, security } = got.value.raw;
	return {
		type,
		reason: null,
		zone,
		removed,
		own: own && ownOf(own),
		authorities: authorities.map(({ name, address, state, answer, aliases, values, serial, reason }) => ({
			name,
			address,
			state,
			answer,
			aliases,
			values,
			serial,
			reason
		})),
		resolvers: resolvers.map(({ name, verdict, answer, isCurrent, secondsLeft, reason }) => ({
			name,
			verdict,
			answer,
			isCurrent,
			secondsLeft,
			reason
		})),
		freshEverywhereInSeconds,
		authoritiesDiffer,
		security
	};
}
function ownOf({ verdict, answer, values, isCurrent, secondsLeft, reason }) {
	return {
		verdict,
		answer,
		values,
		isCurrent,
		secondsLeft,
		reason
	};
}
// src/checks/golive/names/collect.ts
const mostAddresses = 32;
const longestName = 255;
async function resolutionOf(usual, domain) {
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(domain);
	const { context, contradiction } = await (0,_served_js__WEBPACK_IMPORTED_MODULE_3__.l)(usual, questionsOf(name));
	const [four, six, www] = await Promise.all([
		(0,_ask_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.A),
		(0,_ask_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.AAAA),
		wwwOf(context, domain)
	]);
	const translated = await (0,_translation_js__WEBPACK_IMPORTED_MODULE_7__.t)(context, (0,_served_js__WEBPACK_IMPORTED_MODULE_3__.p)(six), (0,_served_js__WEBPACK_IMPORTED_MODULE_3__.p)(four));
	const found = [...(0,_served_js__WEBPACK_IMPORTED_MODULE_3__.p)(four), ...(0,_served_js__WEBPACK_IMPORTED_MODULE_3__.p)(six).filter((each) => !translated.includes(each))];
	const doubted = doubtful(four.answer, translated.length > 0 ? null : six.answer);
	const [addresses, securities] = await Promise.all([Promise.all(found.slice(0, mostAddresses).map((each) => addressOf(context, each))), Promise.all(doubted.map((type) => trustIn(context, name, type)))]);
	return {
		...await stateOf([four, six]),
		addresses,
		addressesTotal: found.length,
		translated: translated.slice(0, mostAddresses),
		aliases: aliasesIn(four.answer.kind !== "found" && six.answer.kind === "found" ? six.answer : four.answer),
		contradiction: contradiction && {
			...contradiction,
			name: plain(contradiction.name)
		},
		www,
		security: weakestOf(securities)
	};
}
function questionsOf(name) {
	const zones = [...(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._t)(name)].filter((each) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.at)(each) > 0).slice(0, mostLevels);
	return [...[_gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.A, _gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.AAAA].flatMap((type) => [[
		name,
		type,
		{}
	], [
		name,
		type,
		_doubt_js__WEBPACK_IMPORTED_MODULE_6__.g
	]]), ...zones.map((each) => [
		each,
		_gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.SOA,
		{ isCheckingDisabled: true }
	])];
}
const mostLevels = 8;
async function trustIn(context, name, type) {
	const { state, reason, opinion, ...seen } = await (0,_served_js__WEBPACK_IMPORTED_MODULE_3__.i)(context, name, type);
	const own = {
		state,
		reason,
		opinion: opinion.verdict,
		isRemembered: false
	};
	if (state !== "bogus" && state !== "indeterminate") return own;
	const served = await (0,_served_js__WEBPACK_IMPORTED_MODULE_3__.n)(context, name, type, {
		state,
		reason,
		...seen
	});
	if (!served || served.security.state === "indeterminate") return own;
	const { security } = served;
	const isRemembered = state === "bogus" && security.state !== "bogus";
	return {
		...own,
		state: security.state,
		reason: security.reason,
		isRemembered
	};
}
function publishedOf(context, propagation) {
	const values = propagation.flatMap(({ authorities }) => authorities.filter(({ state }) => state === "current")).flatMap((each) => each.answer === "found" ? each.values : []);
	return Promise.all([...new Set(values)].slice(0, mostAddresses).map((each) => addressOf(context, each)));
}
async function stateOf(all) {
	if (all.map(({ answer }) => answer.kind).includes("found")) return {
		state: "found",
		absence: null,
		reason: null
	};
	const doubts = await Promise.all(all.map(_doubt_js__WEBPACK_IMPORTED_MODULE_6__.t));
	if (all.some(({ answer }, at) => answer.kind === "nxdomain" && doubts[at] === null)) return {
		state: "absent",
		absence: "nxdomain",
		reason: null
	};
	const reason = doubts.find((each) => each !== null) ?? null;
	return reason === null ? {
		state: "absent",
		absence: "nodata",
		reason: null
	} : {
		state: "unknown",
		absence: null,
		reason
	};
}
function doubtful(four, six) {
	const both = [...isAbsent$1(four) ? [] : [_gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.A], ...six === null || isAbsent$1(six) ? [] : [_gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.AAAA]];
	return both.length > 0 ? both : [_gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.A];
}
function isAbsent$1({ kind }) {
	return kind === "nxdomain" || kind === "nodata";
}
const states = [
	"bogus",
	"indeterminate",
	"insecure",
	"island",
	"secure"
];
function weakestOf(said) {
	const isRefused = ({ opinion }) => opinion === "bogus" ? 0 : 1;
	const [weakest] = said.toSorted((a, b) => isRefused(a) - isRefused(b) || states.indexOf(a.state) - states.indexOf(b.state));
	return weakest ?? {
		state: "indeterminate",
		reason: null,
		opinion: "unknown",
		isRemembered: false
	};
}
function aliasesIn(answer) {
	if (answer.kind === "unknown") return [];
	return answer.aliases.map(({ data }) => plain(data.name));
}
function plain(name) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.nt)(name).replace(/\.$/, ""), longestName);
}
const anybody = "8.8.8.8";
async function addressOf({ net }, address) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ln)(address) === "public") return {
		address,
		isPublic: true
	};
	const listed = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(() => net.addresses({
		host: address,
		port: 443,
		namedBy: anybody
	}));
	return {
		address,
		isPublic: listed.ok && listed.value.some((each) => each.isAllowed && each.address === address)
	};
}
async function wwwOf(context, domain) {
	if (await (0,_registrable_js__WEBPACK_IMPORTED_MODULE_8__.t)(domain) !== domain) return null;
	const name = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rt)(`www.${domain}`);
	return (await stateOf(await Promise.all([(0,_ask_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.A), (0,_ask_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _gate_js__WEBPACK_IMPORTED_MODULE_0__.tt.AAAA)]))).state;
}
// src/checks/golive/site/collect-tls.ts
const mostCertificates = 16;
function tlsOf(context, domain) {
	return measure(context, {
		host: domain,
		port: 443
	});
}
async function tlsOfPage(context, domain, { url, named, end }) {
	const page = new URL(url);
	const place = {
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gn)(page),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(page),
		...named
	};
	if (end.kind === "failed" || page.protocol !== "https:" || place.host === domain && place.port === 443) return null;
	return measure(context, place);
}
async function measure(context, { host, port, ...named }) {
	const target = port === 443 ? host : `${host}:${port}`;
	const nothing = {
		target,
		grade: null,
		floor: null,
		blockers: [],
		certificates: []
	};
	const query = {
		host,
		port,
		starttls: "https"
	};
	if (!_gate_js__WEBPACK_IMPORTED_MODULE_0__.At.input.safeParse(query).success) return {
		...nothing,
		reason: "dns.failed"
	};
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(() => context.use(_gate_js__WEBPACK_IMPORTED_MODULE_0__.At, query, named));
	if (!got.ok) return {
		...nothing,
		reason: got.failure.reason
	};
	const { raw, verdict } = got.value;
	const { trust, chain } = raw;
	const certificates = trust.path.length > 0 ? trust.path : chain.slice(0, 1);
	return {
		target,
		reason: null,
		grade: verdict.grade ?? null,
		floor: verdict.atLeast ?? null,
		blockers: (verdict.caps ?? []).flatMap(({ id, max }) => max === "F" ? [id] : []),
		certificates: certificates.slice(0, mostCertificates).map(({ subject, validFrom, validTo }) => ({
			subject,
			validFrom,
			validTo
		}))
	};
}
// src/checks/golive/collect.ts
async function collect({ query: domain }, context) {
	const following = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(() => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__._n)(context, `https://${domain}/`));
	const [first, elsewhere, https, [dns, propagation], registration] = await Promise.all([
		tlsOf(context, domain),
		following.then((journey) => journey.ok ? tlsOfPage(context, domain, journey.value) : null),
		pageOf(context, domain),
		namesOf(context, domain),
		(0,_registration_js__WEBPACK_IMPORTED_MODULE_2__.n)(context, domain)
	]);
	const raw = {
		domain,
		observedAt: context.now().toISOString(),
		dns,
		propagation,
		tls: [first, ...elsewhere ? [elsewhere] : []],
		https,
		registration: toFacts(registration)
	};
	refuseIfNothing(raw);
	return raw;
}
async function namesOf(context, domain) {
	const [dns, ...propagation] = await Promise.all([
		resolutionOf(context, domain),
		propagationOf(context, domain, "A"),
		propagationOf(context, domain, "AAAA")
	]);
	const [keyless, published] = await Promise.all([keylessOf(context, dns.security, propagation), publishedOf(context, propagation)]);
	return [{
		...dns,
		keyless,
		published
	}, propagation];
}
function toFacts(seen) {
	const { domain, state, reason, retryAfter, server, published } = seen;
	return {
		domain,
		state,
		reason,
		retryAfter,
		server,
		expires: published?.expires ?? null,
		registered: published?.created ?? null,
		registrarExpires: published?.registrarExpires ?? null,
		status: published?.status ?? [],
		registrar: published?.registrar?.name ?? null
	};
}
function refuseIfNothing({ domain, dns, propagation, tls, https, registration }) {
	if (dns.state !== "unknown" || dns.security.state === "bogus" || propagation.some(({ reason }) => reason === null) || tls.some(({ reason }) => reason === null) || https.page !== null || registration.state !== "unknown") return;
	const { reason } = dns;
	if (reason === "TIMEOUT") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tr)("timeout.dns", { host: domain });
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tr)("dns.failed", {
		host: domain,
		detail: reason ?? "unknown"
	});
}
// src/checks/golive/obstacle.ts
const nameless = new Set([
	"dns-nxdomain",
	"dns-removed",
	"dns-unresolvable",
	"dns-own-absent",
	"dns-no-address",
	"dns-dangling",
	"dns-private",
	"dns-private-unconfirmed",
	"dns-bogus"
]);
const untold$1 = new Set([
	"dns-unknown",
	"dns-absence-unconfirmed",
	"dns-resolver-inconsistent",
	"dns-resolver-errs"
]);
const unresolved = /^(?:dns\.|timeout\.dns$|address\.private$)/;
function obstacleOf({ domain, tls, https }, names) {
	if (names.findings.some(({ id }) => id === "dns-own-differs")) return "elsewhere";
	if (https.reason === "tcp.refused") return "refused";
	const own = tls.find(({ target }) => target === domain)?.reason ?? "";
	if (!(unresolved.test(own) && unresolved.test(https.reason ?? ""))) return null;
	if (names.findings.some(({ id }) => nameless.has(id))) return "names";
	return names.findings.some(({ id }) => untold$1.has(id)) ? "untold" : null;
}
function isBecauseOf(obstacle, reason) {
	if (obstacle === "elsewhere") return true;
	if (obstacle === "refused") return reason === "tcp.refused";
	return obstacle !== null && unresolved.test(reason);
}
const obstacleWords = {
	names: {
		en: "the DNS does not lead to it",
		ko: "DNS에서 주소를 얻지 못해"
	},
	untold: {
		en: "the resolvers of this machine could not tell where the DNS leads",
		ko: "이 기기의 리졸버가 주소를 알려 주지 못해"
	},
	elsewhere: {
		en: "the resolvers of this machine lead to another place",
		ko: "이 기기의 리졸버가 다른 곳을 가리켜"
	},
	refused: {
		en: "nothing accepts the connection",
		ko: "연결을 받는 서버가 없어"
	}
};
// src/checks/golive/site/judge-https.ts
function judgeHttps({ domain, https: { page, reason } }, obstacle) {
	return {
		id: "https",
		findings: page !== null && obstacle !== "elsewhere" ? pageFindings(page) : [unseen(domain, reason, obstacle)],
		again: null
	};
}
function unseen(host, reason, obstacle) {
	const about = reason === null ? {} : { evidence: reason };
	if (obstacle === "refused") return find("https-refused", { host }, about);
	if (obstacle !== null) return find("https-waits", {
		host,
		why: obstacleWords[obstacle]
	}, about);
	return find("https-unknown", { reason: (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_9__.t)(reason) }, about);
}
function pageFindings(page) {
	if (page.end !== "answered") return [find("https-astray", {
		way: (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_9__.t)(page.end),
		url: shown(page.url)
	}, { evidence: shown(page.url) })];
	return [
		...wayFindings(page),
		...statusFindings(page),
		...portFindings(page)
	];
}
function wayFindings({ url, problems, refused, unclear, downgrade }) {
	const isSecure = url.startsWith("https:");
	const about = { url: shown(url) };
	return [
		...isSecure ? [] : [find("https-plain", about)],
		...problems !== null && problems.length > 0 ? [find("https-certificate", {
			...about,
			reasons: problems.join(", ")
		})] : [],
		...refused === null ? [] : [find("https-certificate", {
			url: shown(refused),
			reasons: beforePage
		})],
		...isSecure && problems === null ? [find("https-unclear", about)] : [],
		...unclear === null ? [] : [find("https-unclear", { url: shown(unclear) })],
		...isSecure && downgrade ? [find("https-downgrade")] : []
	];
}
const beforePage = {
	en: "on the way to the page",
	ko: "페이지로 가는 경로에서"
};
const ofUs = new Set([
	401,
	403,
	407,
	408,
	425,
	429
]);
function statusFindings({ url, status }) {
	if (status >= 200 && status < 300) return [];
	const params = {
		url: shown(url),
		status
	};
	const seen = { evidence: `${status}` };
	return [find(ofUs.has(status) || status >= 500 ? "https-kept-out" : "https-error", params, seen)];
}
function portFindings({ plain }) {
	if (plain?.state !== "content" && plain?.state !== "astray") return [];
	return [find("https-port-80", { url: shown(plain.url) }, { evidence: plain.state })];
}
function shown(url) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)(url, 120);
}
// src/checks/golive/authority-views.ts
function hasSomething({ answer }) {
	return answer === "found" || answer === "alias";
}
function denialIn({ propagation }) {
	const views = propagation.map(({ authorities }) => authorities.filter(({ state }) => state === "current"));
	const all = views.flat();
	if (!(views.length > 0 && views.every(({ length }) => length > 0) && all.every(({ answer }) => isAbsent(answer)))) return null;
	return all.some(({ answer }) => answer === "nxdomain") ? "nxdomain" : "nodata";
}
function isAbsent(answer) {
	return answer === "nxdomain" || answer === "nodata";
}
// src/checks/golive/silence.ts
const enough$1 = 4;
function silenceOf({ dns, propagation }) {
	if (dns.state !== "unknown" || propagation.length === 0 || !propagation.every(isSilent$1)) return null;
	return propagation.every(isUnresolvable) ? "unresolvable" : "untold";
}
function isSilent$1({ authorities, resolvers }) {
	return authorities.every(({ state }) => state === "failed") && resolvers.every(({ verdict, answer }) => verdict === "error" && answer === "unknown");
}
function isUnresolvable({ reason, zone, authorities, resolvers }) {
	if (reason !== null || zone === null) return false;
	if (authorities.length > 0 && authorities.every((each) => isOurs(each.reason))) return false;
	const failing = failingAmong(resolvers);
	return failing >= Math.max(1, Math.min(enough$1, resolvers.length)) && failing * 2 >= resolvers.length;
}
function failingAmong(resolvers) {
	return resolvers.filter(({ verdict, reason }) => verdict === "error" && reason === "SERVFAIL").length;
}
// src/checks/golive/servers/judge.ts
function serverFindings(raw) {
	const { domain: host, propagation } = raw;
	if (!propagation.flatMap(({ authorities }) => authorities).some(({ state }) => state !== "failed")) {
		if (silenceOf(raw) !== null) return [];
		const reason = reasonOf(propagation);
		return [find("dns-servers-unknown", {
			host,
			reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reason)
		}, { evidence: reason })];
	}
	const isDisputed = propagation.some(({ authoritiesDiffer }) => authoritiesDiffer);
	const views = propagation.map(({ authorities }) => viewOf(authorities));
	const odd = views.flatMap((view) => view.odd);
	const behind = views.flatMap((view) => view.behind).filter((name) => !odd.includes(name));
	return [
		...odd.length > 0 ? [find("dns-disagree", {
			host,
			servers: listed(odd)
		})] : [],
		...propagation.flatMap((each) => familyFindings(host, each)),
		...behind.length > 0 ? [find("dns-server-behind", { servers: listed(behind) })] : [],
		...failingFindings(raw),
		...keyFindings(raw),
		...odd.length === 0 && !isDisputed && views.some(({ isVarying }) => isVarying) ? [find("dns-vary", { host })] : []
	];
}
function reasonOf(propagation) {
	const all = propagation.flatMap(({ authorities }) => authorities);
	return (all.find(({ reason }) => !isOurs(reason)) ?? all[0])?.reason ?? propagation.find((each) => each.reason !== null)?.reason ?? "NO-SERVERS";
}
function familyFindings(host, { type, authorities }) {
	const [first] = authorities;
	if (!first || authorities.some(({ state }) => state !== "failed")) return [];
	const reason = authorities.find((each) => !isOurs(each.reason))?.reason ?? first.reason ?? "";
	const params = {
		host,
		type,
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reason)
	};
	return [find("dns-family-unknown", params, {
		subject: type,
		evidence: reason
	})];
}
function failingFindings({ domain: host, propagation }) {
	const failing = propagation.filter(({ authorities }) => authorities.some(({ state }) => state !== "failed")).flatMap(({ authorities }) => failingIn(authorities));
	const [silent, wrong] = [failing.filter(isSilent), failing.filter((each) => !isSilent(each))];
	const reasons = [...new Set(wrong.map(({ reason }) => reason ?? ""))];
	return [...silent.length > 0 ? [find("dns-server-silent", {
		host,
		servers: listed(silent.map(nameOf))
	}, { evidence: "TIMEOUT" })] : [], ...wrong.length > 0 ? [find("dns-server-fails", {
		host,
		servers: listed(wrong.map(placeOf)),
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reasons[0] ?? null)
	}, { evidence: reasons.join(" ") })] : []];
}
function failingIn(authorities) {
	const telling = new Set(authorities.filter(({ state }) => state !== "failed").map(({ name }) => name));
	return authorities.filter(({ state }) => state === "failed").filter((each) => !telling.has(each.name) || !(isSilent(each) || isOurs(each.reason)));
}
function isSilent({ reason }) {
	return reason === null || reason === "TIMEOUT" || isOurs(reason);
}
function keyFindings({ dns: { keyless } }) {
	const [first] = keyless;
	if (!first) return [];
	const evidence = [...new Set(keyless.map(({ reason }) => reason))].join(" ");
	const params = {
		servers: listed(keyless.map(placeOf)),
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(first.reason)
	};
	return [find("dns-keys-missing", params, { evidence })];
}
function viewOf(authorities) {
	const current = authorities.filter(({ state }) => state === "current");
	const old = authorities.filter(({ state }) => state === "behind");
	const empty = current.filter((each) => !hasSomething(each));
	const torn = empty.length < current.length ? empty : [];
	const differing = current.length === 0 ? [] : old.filter((each) => !current.some((one) => isSame(each, one)));
	return {
		odd: [...differing, ...torn].map(nameOf),
		behind: old.filter((each) => !differing.includes(each)).map(nameOf),
		isVarying: current.some((each) => current.some((one) => !isSame(each, one)))
	};
}
function isSame(one, other) {
	if (hasSomething(one) !== hasSomething(other) || textOf(one.aliases) !== textOf(other.aliases)) return false;
	return one.answer === "alias" || other.answer === "alias" || textOf(one.values.toSorted()) === textOf(other.values.toSorted());
}
function textOf(list) {
	return list.join(" ").toLowerCase();
}
function nameOf({ name }) {
	return name.replace(/\.$/, "");
}
function placeOf({ name, address }) {
	return `${nameOf({ name })} (${address})`;
}
// src/checks/golive/names/judge.ts
function judgeNames(raw, isSeen) {
	const addresses = addressFindings(raw);
	const servers = serverFindings(raw);
	const isUntold = [...addresses, ...servers].some(({ id }) => untold.has(id));
	const findings = [
		...inconsistentFindings(raw),
		...addresses,
		...securityFindings(raw, isSeen).filter(({ id }) => !isUntold || id === "dns-bogus"),
		...servers,
		...wwwFindings(raw)
	];
	const waits = raw.propagation.filter(hasOldOwn).flatMap(({ own }) => own?.secondsLeft ?? []);
	return {
		id: "dns",
		findings,
		again: waits.length > 0 ? Math.max(...waits) : null
	};
}
const untold = new Set([
	"dns-unknown",
	"dns-unresolvable",
	"dns-family-unknown"
]);
function addressFindings(raw) {
	const { domain: host, dns } = raw;
	const { state, reason } = dns;
	if (state === "absent" || denialIn(raw) !== null) return absentFindings(raw);
	const hidden = hiddenFindings(raw);
	if (state === "unknown") {
		if (isBogus(dns) || hidden.some(({ id }) => id === "dns-private")) return hidden;
		if (silenceOf(raw) === "unresolvable") return [unresolvableFinding(raw)];
		return [find("dns-unknown", {
			host,
			reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reason)
		}, seen(reason)), ...hidden];
	}
	return [...hidden, ...raw.propagation.filter(hasOldOwn).map((each) => ownFinding(host, each))];
}
function unresolvableFinding({ domain: host, propagation }) {
	const reason = reasonOf(propagation);
	const [fewest = {
		count: 0,
		total: 0
	}] = propagation.map(({ resolvers }) => ({
		count: failingAmong(resolvers),
		total: resolvers.length
	})).toSorted((one, other) => one.count - other.count);
	return find("dns-unresolvable", {
		host,
		reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reason),
		...fewest
	}, { evidence: reason });
}
function hiddenFindings({ domain: host, dns, propagation }) {
	const { published, addresses } = dns;
	const all = published.length > 0 ? published : addresses;
	const hidden = all.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
	if (hidden.length === 0) return [];
	const isShared = published.length > 0 || propagation.some(isSharedIn);
	const id = hidden.length < all.length ? "dns-some-private" : isShared ? "dns-private" : "dns-private-unconfirmed";
	return [find(id, {
		host,
		addresses: listed(hidden)
	}, { evidence: hidden.join(" ") })];
}
function isSharedIn({ own, resolvers }) {
	return own?.verdict === "updated" && own.answer === "found" && resolvers.some(({ verdict, answer }) => verdict === "updated" && answer === "found");
}
function absentFindings(raw) {
	const { domain: host, dns, propagation } = raw;
	const denial = denialIn(raw);
	const zone = propagation.find(({ removed }) => removed !== null)?.removed ?? null;
	if (denial !== null && zone !== null) return [find("dns-removed", {
		host,
		zone: zone.replace(/\.$/, "")
	})];
	const published = publishedIn(raw);
	const remembers = propagation.filter(({ own }) => own?.verdict === "stale" && isAbsent(own.answer));
	if (published.length > 0 && remembers.length > 0) {
		const times = remembers.map(({ own }) => own?.secondsLeft ?? null);
		const wait = waitWords(times.includes(null) ? null : Math.max(...times.flatMap((each) => each ?? [])));
		const values = published.flatMap((each) => each.values.length > 0 ? each.values : each.aliases);
		return [find("dns-own-absent", {
			host,
			addresses: listed(values),
			wait
		}, seen(dns.absence))];
	}
	if (denial === null && !isConfirmed(raw)) return [find("dns-absence-unconfirmed", { host }, seen(dns.absence))];
	const target = dns.state === "absent" ? dns.aliases.at(-1) : void 0;
	if (target !== void 0) return [find("dns-dangling", {
		host,
		target
	}, { evidence: dns.aliases.join(" → ") })];
	return [find((denial ?? dns.absence) === "nxdomain" ? "dns-nxdomain" : "dns-no-address", { host })];
}
function publishedIn({ propagation }) {
	return propagation.flatMap(({ authorities }) => authorities.filter((each) => each.state === "current" && hasSomething(each)));
}
function isConfirmed(raw) {
	const { dns, propagation } = raw;
	const others = propagation.flatMap(({ resolvers }) => resolvers.filter(({ verdict }) => !mute.has(verdict)));
	if ([...publishedIn(raw), ...others].some(({ answer }) => answer === "found")) return false;
	return dns.security.state === "secure" || others.some(({ answer }) => isAbsent(answer));
}
const mute = new Set(["error", "filtered"]);
function inconsistentFindings({ dns: { contradiction } }) {
	if (!contradiction) return [];
	const { resolver, name, denied, told } = contradiction;
	const params = {
		resolver,
		host: name,
		denied: listed(denied),
		told: listed(told)
	};
	return [find("dns-resolver-inconsistent", params, { subject: name })];
}
function hasOldOwn({ own }) {
	if (own?.answer !== "found" || own.isCurrent !== false) return false;
	return own.verdict !== "variant" || own.reason === "many" || own.reason === "ages";
}
function ownFinding(host, { type, own, authorities }) {
	const values = authorities.filter(({ state }) => state === "current").flatMap((each) => each.values.length > 0 ? each.values : each.aliases);
	const theirs = values.length > 0 ? listed(values) : none;
	const params = {
		host,
		type,
		ours: listed(own?.values ?? []),
		theirs,
		wait: waitWords(own?.secondsLeft ?? null)
	};
	return find("dns-own-differs", params, {
		subject: type,
		evidence: (own?.values ?? []).join(" ")
	});
}
const none = {
	en: "none",
	ko: "없음"
};
function seen(evidence) {
	return evidence === null ? {} : { evidence };
}
function isBogus({ security: { state, opinion } }) {
	return state === "bogus" && opinion !== "secure";
}
function securityFindings(raw, isSeen) {
	const { domain: host, dns } = raw;
	if (raw.propagation.some(hasOldOwn) && (isSeen || denialIn(raw) !== null)) return [];
	const { state, opinion, reason: code, isRemembered } = dns.security;
	const evidence = code ?? `${state}, ${opinion}`;
	const reason = code === null ? contradiction(dns) : (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(code);
	if (isBogus(dns)) return [find("dns-bogus", {
		host,
		reason
	}, { evidence })];
	if (state !== "bogus" && state !== "indeterminate" && (isRemembered || opinion === "bogus") && isSeen) return [find("dns-resolver-errs", { host }, { evidence: `${state}, ${opinion}` })];
	if (state === "bogus" || opinion === "bogus" || isRemembered) return [find("dns-security-unknown", {
		host,
		reason: contradiction(dns)
	}, { evidence: `${state}, ${opinion}` })];
	if (state !== "indeterminate") return [];
	return [find(isSeen ? "dns-security-unseen" : "dns-security-unknown", {
		host,
		reason
	}, { evidence })];
}
function contradiction({ security: { state, opinion } }) {
	if (state === "bogus") return {
		en: "not as we verify them, but as the resolver does",
		ko: "우리는 무효, 리졸버는 유효로 판단"
	};
	if (opinion === "bogus") return {
		en: "the resolver says that they are not",
		ko: "리졸버가 무효로 판단"
	};
	return (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(null);
}
function wwwFindings({ domain: host, dns }) {
	return dns.www === "absent" && dns.state === "found" ? [find("dns-www-missing", { host })] : [];
}
// src/checks/golive/propagation/judge.ts
function judgePropagation(raw) {
	const { domain: host, propagation } = raw;
	if (denialIn(raw) !== null || silenceOf(raw) !== null) return {
		id: "propagation",
		findings: [find("propagation-waits", { host })],
		again: null
	};
	const isThere = propagation.some(({ resolvers }) => resolvers.some((each) => each.answer === "found" && !isStale(each)));
	const findings = distinct(propagation.flatMap((each) => findingsOf$2(each, isThere)));
	const waits = propagation.flatMap((each) => staleIn(each).length > 0 ? each.freshEverywhereInSeconds ?? [] : []);
	return {
		id: "propagation",
		findings,
		again: waits.length > 0 ? Math.max(...waits) : null
	};
}
function distinct(findings) {
	return findings.filter((each, at) => findings.findIndex((other) => causeOf(other) === causeOf(each)) === at);
}
function causeOf({ id, params }) {
	return id === "propagation-missing" ? id : JSON.stringify([id, params]);
}
function isSeenEverywhere({ findings }) {
	return decide({ findings }) === "go";
}
const enough = 4;
function findingsOf$2(facts, isThere) {
	const { type, reason, resolvers, freshEverywhereInSeconds } = facts;
	if (reason !== null) return [find("propagation-unknown", { reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reason) }, {
		subject: type,
		evidence: reason
	})];
	const at = { subject: type };
	const told = resolvers.filter(isTelling).length;
	const total = resolvers.length;
	const isEnough = told >= Math.max(1, Math.min(enough, total)) && told * 2 >= total;
	const wait = waitWords(freshEverywhereInSeconds);
	const variants = withVerdict(facts, "variant");
	const unclear = variants.filter(isUnclear);
	const missing = resolvers.filter((each) => isMissing(each, isThere) && !isStale(each));
	return [
		...namedBy(staleIn(facts), (names) => find("propagation-stale", {
			type,
			resolvers: names,
			wait
		}, { subject: type })),
		...namedBy(missing, (names) => find(missing.length > 1 ? "propagation-missing" : "propagation-missing-one", {
			type,
			resolvers: names
		}, at)),
		...namedBy(withVerdict(facts, "bogus"), (names) => find(bogusIn(facts), { resolvers: names }, at)),
		...withVerdict(facts, "unverified").length > 0 ? [find("propagation-unverified", {}, { subject: type })] : [],
		...isEnough ? [] : [find("propagation-few", {
			told,
			total
		}, { subject: type })],
		...namedBy(withVerdict(facts, "filtered"), (names) => find("propagation-filtered", { resolvers: names }, { subject: type })),
		...errorsOf(facts, isEnough),
		...namedBy(withVerdict(facts, "stale-served").filter((each) => !isStale(each)), (names) => find("propagation-kept", { resolvers: names }, { subject: type })),
		...differing(facts),
		...namedBy(variants.filter((each) => each.reason === "dns64"), (names) => find("propagation-translated", { resolvers: names }, { subject: type })),
		...namedBy(variants.filter((each) => each.reason !== "dns64" && !isUnclear(each)), (names) => find("propagation-variant", { resolvers: names }, { subject: type })),
		...namedBy(unclear, (names) => find("propagation-unclear", {
			type,
			resolvers: names,
			wait: longest(unclear)
		}, { subject: type }))
	];
}
function bogusIn(facts) {
	if (facts.security?.state === "bogus") return "propagation-bogus";
	return withVerdict(facts, "bogus").length > 1 ? "propagation-bogus-unconfirmed" : "propagation-bogus-one";
}
function errorsOf(facts, isEnough) {
	const { type, authorities } = facts;
	const isAnswered = authorities.some(({ state }) => state !== "failed");
	const { fails = [], changing = [], silent = [] } = Object.groupBy(withVerdict(facts, "error"), ({ reason }) => {
		if (reason === "SERVFAIL" && isAnswered) return "fails";
		return reason === "changing" ? reason : "silent";
	});
	return [
		...namedBy(fails, (names) => find(fails.length > 1 ? "propagation-fails" : "propagation-fails-one", {
			type,
			resolvers: names
		}, { subject: type })),
		...namedBy(changing, (names) => find("propagation-changing", {
			type,
			resolvers: names
		}, { subject: type })),
		...namedBy(isEnough ? silent : [], (names) => find("propagation-errors", { resolvers: names }, { subject: type }))
	];
}
function isUnclear({ reason }) {
	return reason === "many" || reason === "ages";
}
function longest(resolvers) {
	return waitWords(Math.max(...resolvers.map(({ secondsLeft }) => secondsLeft ?? 0)));
}
function differing({ type, authorities, authoritiesDiffer }) {
	if (!authoritiesDiffer) return [];
	const servers = authorities.filter(({ state }) => state === "current").map(({ name }) => name.replace(/\.$/, ""));
	return [find("propagation-authorities-differ", {
		type,
		servers: listed(servers)
	}, { subject: type })];
}
function isTelling({ verdict }) {
	return verdict !== "error" && verdict !== "filtered";
}
function staleIn({ resolvers }) {
	return resolvers.filter(isStale);
}
function isStale({ verdict, isCurrent }) {
	return verdict === "stale" || verdict === "stale-served" && isCurrent === false;
}
function isMissing({ verdict, answer }, isThere) {
	return verdict !== "filtered" && verdict !== "error" && (answer === "nxdomain" || answer === "nodata" && !isThere);
}
function withVerdict({ resolvers }, verdict) {
	return resolvers.filter((each) => each.verdict === verdict);
}
function namedBy(resolvers, say) {
	return resolvers.length === 0 ? [] : [say(listed(resolvers.map(({ name }) => name)))];
}
// src/checks/golive/registration/judge.ts
function judgeRegistration(raw) {
	const { registration } = raw;
	return {
		id: "registration",
		findings: findingsOf$1(raw),
		again: registration.retryAfter
	};
}
function findingsOf$1({ domain: asked, registration, observedAt }) {
	const domain = registration.domain ?? asked;
	const { state } = registration;
	if (state === "absent") return [find("registration-missing", { domain })];
	if (state === "unserved") return [find("registration-unpublished", { domain })];
	if (state === "unknown") return [unknownFinding(domain, registration)];
	return [...holdFindings(domain, registration), ...endFindings(domain, registration, Date.parse(observedAt))];
}
function unknownFinding(domain, { reason, retryAfter }) {
	if (reason === "public-suffix") return find("registration-suffix", { domain });
	if (reason === "contradicted") return find("registration-contradicted", { domain });
	const wait = againWords(retryAfter);
	return find("registration-unknown", {
		domain,
		reason: (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_9__.t)(reason),
		wait
	}, reason === null ? {} : { evidence: reason });
}
function againWords(retryAfter) {
	if (retryAfter === null) return {
		en: "later",
		ko: "나중에"
	};
	const { en, ko } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zn)(retryAfter);
	return {
		en: `in ${en}`,
		ko: `${ko} 후에`
	};
}
const holds = new Set([
	"clientHold",
	"serverHold",
	"pendingDelete",
	"pendingRestore",
	"redemptionPeriod"
]);
function holdFindings(domain, { status }) {
	const held = status.filter((each) => holds.has(each));
	return held.length > 0 ? [find("registration-hold", {
		domain,
		status: held.join(", ")
	})] : [];
}
const least = 7 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.Yt;
const comfortable$1 = 30 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.Yt;
function endFindings(domain, { expires, registrarExpires }, now) {
	const unpaid = unpaidFindings(expires, registrarExpires, now);
	if (expires === null) return [find("registration-unpublished", { domain }), ...unpaid];
	const params = {
		domain,
		date: expires.slice(0, 10)
	};
	const left = (0,_end_js__WEBPACK_IMPORTED_MODULE_12__.t)(expires) - now;
	if (left < 0) return [find("registration-expired", params)];
	if (left <= least) return [find("registration-expiring", params)];
	return [...left <= comfortable$1 ? [find("registration-expires-soon", params)] : [], ...unpaid];
}
function unpaidFindings(expires, registrarExpires, now) {
	if (registrarExpires === null || expires !== null && registrarExpires >= expires) return [];
	return Date.parse(registrarExpires) - now <= least ? [find("registration-unpaid", { date: registrarExpires.slice(0, 10) })] : [];
}
function registrationLeft({ registration, observedAt }) {
	const { state, expires } = registration;
	if (expires !== null) return (0,_end_js__WEBPACK_IMPORTED_MODULE_12__.t)(expires) - Date.parse(observedAt);
	return state === "found" || state === "unserved" ? void 0 : null;
}
// src/checks/golive/site/judge-tls.ts
function judgeTls({ tls, observedAt }, obstacle) {
	const now = Date.parse(observedAt);
	return {
		id: "tls",
		findings: tls.flatMap((each) => each.reason === null && obstacle !== "elsewhere" ? findingsOf(each, now) : [unmeasured(each.target, each.reason ?? "elsewhere", obstacle)]),
		again: null
	};
}
function unmeasured(host, reason, obstacle) {
	const about = {
		subject: host,
		evidence: reason
	};
	return obstacle !== null && isBecauseOf(obstacle, reason) ? find("tls-waits", {
		host,
		why: obstacleWords[obstacle]
	}, about) : find("tls-unknown", {
		host,
		reason: (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_9__.t)(reason)
	}, about);
}
function findingsOf(tls, now) {
	const { target: host, grade, floor, blockers } = tls;
	const about = { subject: host };
	const days = dayFindings(tls, now);
	if (blockers.length > 0 || grade === "F") return [find("tls-blocked", {
		host,
		reasons: reasonsOf(blockers)
	}, {
		...about,
		evidence: blockers.join(" ")
	}), ...days];
	return [
		...tls.certificates.length === 0 || (grade ?? floor ?? "F") === "F" ? [find("tls-doubt", { host }, about)] : [],
		...grade !== null && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(grade, "B") ? [find("tls-weak", {
			host,
			grade
		}, about)] : [],
		...days
	];
}
function reasonsOf(blockers) {
	const caps = _gate_js__WEBPACK_IMPORTED_MODULE_0__.At.words.caps;
	const all = blockers.map((id) => (Object.hasOwn(caps, id) ? caps[id] : void 0) ?? {
		en: id,
		ko: id
	});
	if (all.length === 0) return {
		en: "its grade is F",
		ko: "등급이 F임"
	};
	return {
		en: all.map(({ en }) => en).join(", "),
		ko: all.map(({ ko }) => ko).join(", ")
	};
}
function required({ lifetime }) {
	return Math.min(7 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.Yt, lifetime / 10);
}
function comfortable({ lifetime }) {
	return Math.min(14 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.Yt, lifetime / 3);
}
function dayFindings({ target: host, certificates, blockers }, now) {
	if (blockers.includes("expired") || blockers.includes("not-yet-valid")) return [];
	const lifetimes = certificates.map((each) => lifetimeOf(each, now));
	const [soonest] = lifetimes.toSorted((a, b) => a.left - required(a) - (b.left - required(b)));
	if (!soonest) return [];
	const params = {
		host,
		subject: soonest.subject,
		date: soonest.validTo.slice(0, 10)
	};
	if (soonest.left < required(soonest)) return [find("tls-expiring", params, {
		subject: host,
		evidence: soonest.validTo
	})];
	const soon = lifetimes.find((each) => each.left < comfortable(each));
	if (!soon) return [];
	const of = {
		host,
		subject: soon.subject,
		date: soon.validTo.slice(0, 10)
	};
	return [find("tls-expires-soon", of, {
		subject: host,
		evidence: soon.validTo
	})];
}
function lifetimeOf({ subject, validFrom, validTo }, now) {
	const end = Date.parse(validTo);
	return {
		subject,
		validTo,
		left: end - now,
		lifetime: Math.max(0, end - Date.parse(validFrom))
	};
}
function certificateLeft({ tls, observedAt }) {
	const ends = tls.map(({ certificates }) => Math.min(...certificates.map(({ validTo }) => Date.parse(validTo))));
	const end = Math.min(...ends);
	return ends.length > 0 && ends.every(Number.isFinite) ? end - Date.parse(observedAt) : null;
}
// src/checks/golive/judge.ts
function judge(raw) {
	const propagation = judgePropagation(raw);
	const names = judgeNames(raw, isSeenEverywhere(propagation));
	const obstacle = obstacleOf(raw, names);
	const essentials = [
		names,
		propagation,
		judgeTls(raw, obstacle),
		judgeHttps(raw, obstacle),
		judgeRegistration(raw)
	];
	const findings = essentials.flatMap((each) => each.findings);
	const verdict = decide({ findings });
	const kpis = [
		{
			id: "verdict",
			value: verdict
		},
		...essentials.map((each) => ({
			id: each.id,
			value: decide(each)
		})),
		...figures(raw),
		...lookAgain(essentials)
	];
	return {
		status: statusOf(verdict, worstOf(findings) === "medium"),
		kpis,
		findings
	};
}
function statusOf(verdict, isNoted) {
	if (verdict !== "go") return verdict === "no-go" ? "fail" : "unknown";
	return isNoted ? "warn" : "pass";
}
function figures(raw) {
	const certificate = certificateLeft(raw);
	const registration = registrationLeft(raw);
	return [{
		id: "tls-days",
		value: certificate === null ? null : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(certificate),
		unit: "days"
	}, {
		id: "registration-days",
		value: typeof registration === "number" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(registration) : unpublished(registration),
		unit: "days"
	}];
}
function unpublished(left) {
	return left === void 0 ? false : null;
}
function lookAgain(essentials) {
	const waits = essentials.flatMap((each) => decide(each) === "go" ? [] : each.again ?? []);
	return waits.length > 0 ? [{
		id: "look-again",
		value: Math.max(...waits),
		unit: "seconds"
	}] : [];
}
// src/checks/golive/monitored.ts
const monitored = {
	fields: { verdict: {
		title: {
			en: "Go-live verdict",
			ko: "오픈 판정"
		},
		severity: "high",
		action: {
			en: "Run golive again and follow its findings.",
			ko: "golive 점검을 다시 실행하고 발견 사항의 조치를 따르십시오."
		}
	} },
	facts: (_raw, { kpis }) => {
		const value = kpis.find(({ id }) => id === "verdict")?.value;
		return typeof value === "string" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Nt)("verdict", value, [["go"], ["no-go"]]) : [];
	},
	doubts: [
		"dns-unknown",
		"dns-security-unknown",
		"dns-absence-unconfirmed",
		"dns-private-unconfirmed",
		"dns-own-absent",
		"dns-family-unknown",
		"dns-servers-unknown",
		"propagation-unknown",
		"propagation-unclear",
		"propagation-fails",
		"propagation-bogus-unconfirmed",
		"propagation-missing-one",
		"tls-unknown",
		"tls-doubt",
		"https-unknown",
		"https-unclear",
		"registration-unknown"
	]
};
// src/checks/golive/notes.ts
const notes = [
	{
		en: "Five essentials are looked at, each with a decision of its own: the name resolves to addresses that everybody can reach and its signatures hold; the public resolvers have what the name servers say; the certificate and TLS are sound and last for at least seven days or a tenth of their lifetime, whichever is less; the site answers over HTTPS; the registration does not end within days.",
		ko: "다섯 가지를 각각 판정합니다. 이름이 누구나 접속할 수 있는 주소로 해석되고 서명이 유효한지, 공개 리졸버의 값이 네임서버와 같은지, 인증서와 TLS가 정상이고 7일 또는 유효 기간의 10분의 1 중 짧은 쪽 이상 남았는지, HTTPS로 응답하는지, 도메인 등록이 며칠 안에 끝나지 않는지 봅니다."
	},
	{
		en: "One no-go is a no-go for all. Without one, anything that could not be told makes the whole unknown, and unknown is not go. On the command line go exits 0, no-go 1 and unknown 3; `--fail-on never` lets a no-go exit 0. Old copies at resolvers, signatures that do not verify, and a name that does not exist or that nobody finds, are no-go; what one resolver alone says never is; resolvers that filter, and answers that depend on who asks, are go with a note.",
		ko: "하나라도 불가이면 전체가 불가입니다. 불가가 없어도 알 수 없는 것이 있으면 전체가 알 수 없음이며, 이는 가능이 아닙니다. 명령줄의 종료 코드는 가능 0, 불가 1, 알 수 없음 3이며, `--fail-on never`를 주면 불가도 0으로 끝납니다. 리졸버에 남은 이전 값, 검증되지 않는 서명, 존재하지 않거나 아무도 찾지 못하는 이름은 불가입니다. 리졸버 하나의 말만으로는 불가가 되지 않으며, 차단하는 리졸버나 묻는 쪽에 따라 다른 답은 참고 사항과 함께 가능입니다."
	},
	{
		en: "Causes are told once: what cannot be measured because of something else (TLS without a name that resolves) waits for that. Where time alone mends it, it is told after how long to look again. Content, speed and what lies behind a login are not looked at; registration servers (RDAP, else WHOIS) get five seconds in all, and a domain whose registry publishes nothing is not held up.",
		ko: "원인은 한 번만 알려 줍니다. 이름이 해석되지 않아 TLS를 볼 수 없는 것처럼 다른 문제 때문에 측정할 수 없는 것은 그 문제를 기다립니다. 시간이 지나면 해결되는 문제는 언제 다시 볼지 알려 줍니다. 내용, 속도, 로그인 뒤의 화면은 보지 않습니다. 등록 정보 서버(RDAP, 없으면 WHOIS)에는 모두 합해 5초까지 물으며, 등록 정보를 공개하지 않는 레지스트리의 도메인은 이 때문에 막지 않습니다."
	}
];
// src/checks/golive/propagation/schema.ts
const verdicts = [
	"updated",
	"stale",
	"variant",
	"filtered",
	"stale-served",
	"bogus",
	"error",
	"unverified"
];
const answer = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
	"found",
	"alias",
	"nxdomain",
	"nodata",
	"unknown"
]);
const authority = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
		"current",
		"behind",
		"failed"
	]),
	answer,
	aliases: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly(),
	values: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly(),
	serial: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)().nullable(),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable()
});
const resolver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
	verdict: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(verdicts),
	answer,
	isCurrent: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)().nullable(),
	secondsLeft: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)().nullable(),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable()
});
const own = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	verdict: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(verdicts),
	answer,
	values: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly(),
	isCurrent: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)().nullable(),
	secondsLeft: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)().nullable(),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable()
});
const propagationFacts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	type: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(["A", "AAAA"]),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
		description: "Why nothing could be measured; null where something was",
		ko: "아무것도 측정하지 못한 이유. 측정했으면 null"
	}),
	zone: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
		description: "The zone that the name is in; null where that could not be told",
		ko: "이름이 속한 존. 알 수 없었으면 null"
	}),
	removed: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
		description: "A zone that resolvers still know, and that the zone above no longer delegates; null where there is none",
		ko: "리졸버는 아직 기억하지만 상위 존에서 더는 위임하지 않는 존. 없으면 null"
	}),
	own: own.nullable().meta({
		description: "What the resolvers of the run say, by which TLS and the page were looked at",
		ko: "측정에 쓴 리졸버의 응답. TLS와 페이지는 이 주소로 확인했습니다"
	}),
	authorities: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)(authority).readonly(),
	resolvers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)(resolver).readonly(),
	security: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable()
	}).nullable().meta({
		description: "What our own verification says of what the name servers give, where a resolver finds that it does not verify (DNSSEC); null where none does",
		ko: "DNSSEC 검증에 실패한 리졸버가 있을 때, 네임서버가 직접 준 응답을 이 점검이 검증한 결과. 그런 리졸버가 없으면 null"
	}),
	authoritiesDiffer: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)().meta({
		description: "Whether name servers contradict each other, and no version tells which is newer",
		ko: "네임서버의 답이 서로 모순되고, 어느 쪽이 최신인지 버전으로 구별되지 않는지 여부"
	}),
	freshEverywhereInSeconds: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ur)().nullable().meta({
		description: "After which no resolver has an old answer any more; null where that is not known",
		ko: "어떤 리졸버에도 이전 답이 남지 않게 될 때까지의 초. 알 수 없으면 null"
	})
});
// src/checks/golive/schema.ts
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pr)({ query: (0,_domain_js__WEBPACK_IMPORTED_MODULE_11__.n)().meta({
	description: "Domain to go live; scheme, port and path of a pasted URL are left out",
	ko: "공개할 도메인. URL을 붙여 넣으면 스킴, 포트, 경로는 무시합니다",
	examples: ["example.com"]
}) });
const time = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sr)();
const reason = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
	description: "Why it could not be told; null where it could",
	ko: "알 수 없었던 이유. 알 수 있었으면 null"
});
const told = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
	"found",
	"absent",
	"unknown"
]);
const dns = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	state: told.meta({
		description: "Whether the name has an IP address, as the resolvers of the run say",
		ko: "측정에 쓴 리졸버가 답한, 이름에 IP 주소가 있는지 여부"
	}),
	absence: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(["nxdomain", "nodata"]).nullable().meta({
		description: "Where it has none: whether there is no such name at all, or one without an address",
		ko: "주소가 없을 때 이름 자체가 없는지, 이름은 있지만 주소가 없는지"
	}),
	reason,
	addresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
		address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
		isPublic: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)()
	})).readonly().meta({
		description: "The first addresses, and whether anybody can reach them",
		ko: "앞쪽 주소와 누구나 접속할 수 있는 주소인지 여부"
	}),
	addressesTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)().min(0),
	published: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
		address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
		isPublic: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)()
	})).readonly().meta({
		description: "The first addresses that the name servers of the zone give themselves",
		ko: "존의 네임서버가 직접 답하는 앞쪽 주소"
	}),
	translated: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly().meta({
		description: "IPv6 addresses that the resolver has made out of the IPv4 ones (DNS64, RFC 6147), which nobody else has",
		ko: "리졸버가 IPv4 주소로 만든 IPv6 주소(DNS64, RFC 6147). 다른 곳에는 없는 주소"
	}),
	keyless: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
		address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()
	})).readonly().meta({
		description: "Name servers of the zone, which is signed, that do not give its keys (DNSKEY), and why",
		ko: "서명된 존인데 키(DNSKEY)를 주지 않는 네임서버와 이유"
	}),
	aliases: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly().meta({
		description: "The names that its aliases (CNAME) lead to, in their order",
		ko: "별칭(CNAME)이 차례로 가리키는 이름"
	}),
	contradiction: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
		resolver: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
		denied: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly(),
		told: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly()
	}).nullable().meta({
		description: "A resolver that denies a name for some types of records and has others of it, so that the name servers were asked; null where none does",
		ko: "같은 이름을 어떤 레코드 유형에는 없다고 하고 다른 유형에는 답하여, 네임서버에 직접 묻게 한 리졸버. 없으면 null"
	}),
	www: told.nullable().meta({
		description: "Whether www in front of it has an address, too; null where that was not asked",
		ko: "앞에 www를 붙인 이름에도 주소가 있는지 여부. 확인하지 않았으면 null"
	}),
	security: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable(),
		opinion: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
			"secure",
			"insecure",
			"bogus",
			"unknown"
		]).meta({
			description: "What the resolver thinks of it",
			ko: "리졸버의 판단"
		}),
		isRemembered: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)().meta({
			description: "Whether what the resolver passes on does not verify, and what the name servers give does",
			ko: "리졸버가 전달한 것은 검증되지 않고 네임서버가 준 것은 검증되는지 여부"
		})
	}).meta({
		description: "How far the addresses can be trusted by their DNSSEC signatures",
		ko: "DNSSEC 서명으로 본 주소의 신뢰 상태"
	})
});
const certificate = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
	validFrom: time,
	validTo: time
});
const tls = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	target: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 호스트:포트"
	}),
	reason,
	grade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(_start_js__WEBPACK_IMPORTED_MODULE_1__.zt).nullable().meta({
		description: "As the ssl check grades it; null where it could not be measured or graded",
		ko: "ssl 점검의 등급. 측정하거나 평가하지 못했으면 null"
	}),
	floor: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(_start_js__WEBPACK_IMPORTED_MODULE_1__.zt).nullable().meta({
		description: "The letter that is certain where the grade itself is in doubt",
		ko: "등급이 확실하지 않을 때 적어도 보장되는 등급"
	}),
	blockers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly().meta({
		description: "What holds the grade down to F, by the ids of the ssl check",
		ko: "등급을 F로 제한하는 이유. ssl 점검의 id"
	}),
	certificates: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)(certificate).readonly().meta({
		description: "The validated path, leaf first; the leaf alone where there is none",
		ko: "검증된 경로. 리프부터이며, 경로가 없으면 리프만"
	})
});
const page = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().meta({
		description: "Where the redirects ended",
		ko: "리디렉션이 끝난 곳"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)(),
	end: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
		"answered",
		"loop",
		"limit",
		"private",
		"invalid-location",
		"nul-byte",
		"content-disposition",
		"content-encoding"
	]),
	redirects: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)().min(0),
	downgrade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)().meta({
		description: "Whether the way leads from https to http",
		ko: "경로가 https에서 http로 내려가는지 여부"
	}),
	problems: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Bn)).readonly().nullable().meta({
		description: "Why browsers refuse the certificate of the page; null over plain HTTP and where it could not be judged",
		ko: "브라우저가 페이지의 인증서를 거부하는 이유. 평문 HTTP이거나 판단할 수 없었으면 null"
	}),
	refused: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
		description: "The first URL before the page that browsers refuse to connect to",
		ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL"
	}),
	unclear: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
		description: "The first URL before the page of which that could not be told",
		ko: "페이지 이전에 거부 여부를 알 수 없는 첫 URL"
	}),
	plain: _gate_js__WEBPACK_IMPORTED_MODULE_0__.$t.nullable().meta({
		description: "What port 80 does",
		ko: "포트 80의 동작"
	})
});
const registration = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
		description: "The domain that was registered; null where a registry has none above the name",
		ko: "등록된 도메인. 이름 위에 등록 가능한 도메인이 없으면 null"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)([
		"found",
		"absent",
		"unserved",
		"unknown"
	]).meta({
		description: "unserved: the registry publishes nothing in RDAP",
		ko: "unserved: 레지스트리가 RDAP에 아무것도 공개하지 않음"
	}),
	reason,
	retryAfter: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)().nullable().meta({
		description: "Seconds after which the registry may be asked again, where it says so",
		ko: "레지스트리가 알려 준, 다시 물어볼 수 있을 때까지의 초"
	}),
	server: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable().meta({
		description: "Who answered",
		ko: "응답한 서버"
	}),
	expires: time.nullable().meta({
		description: "Null where the registry does not publish it",
		ko: "레지스트리가 공개하지 않으면 null"
	}),
	registered: time.nullable(),
	registrarExpires: time.nullable().meta({
		description: "When the contract with the registrar ends, which the registry may have renewed by itself",
		ko: "레지스트라와의 계약 만료 시각. 레지스트리는 먼저 자동 갱신했을 수 있습니다"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)()).readonly().meta({
		description: "As EPP spells them, such as clientHold",
		ko: "EPP의 표기(예: clientHold)"
	}),
	registrar: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)().nullable()
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(),
	observedAt: time,
	dns,
	propagation: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)(propagationFacts).readonly().meta({
		description: "For each family of addresses, as the propagation check sees it",
		ko: "주소 종류마다 propagation 점검이 본 것"
	}),
	tls: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)(tls).readonly().meta({
		description: "The domain itself and, where its redirects end elsewhere, the host of the page",
		ko: "도메인 자체, 그리고 리디렉션이 다른 곳에서 끝나면 페이지의 호스트"
	}),
	https: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dr)({
		page: page.nullable(),
		reason
	}).meta({
		description: "The page that https:// leads to; null where something else than the site answered, or nobody",
		ko: "https://가 이르는 페이지. 사이트가 아닌 것이 응답했거나 응답이 없었으면 null"
	}),
	registration
});
// src/checks/golive/index.ts
const golive = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.ar)({
	id: "golive",
	version: 2,
	title: {
		en: "Ready to go live",
		ko: "공개 준비 점검"
	},
	about: {
		en: "Tells go, no-go or unknown by five essentials: DNS resolves, all resolvers have the same, TLS is ready, the site is reachable over HTTPS, the registration is not about to end.",
		ko: "다섯 가지 필수 조건으로 공개 가능, 불가, 알 수 없음을 판정합니다. DNS 응답, 전파 일치, TLS 준비, HTTPS 접속, 도메인 등록 만료."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	ttl: 60,
	deadline: 30,
	words,
	target: ({ query }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.rr)(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.domain === query,
	monitored
});



/***/ })

};
