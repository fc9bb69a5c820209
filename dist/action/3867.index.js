export const id = 3867;
export const ids = [3867];
export const modules = {

/***/ 8534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ expiryOf)
/* harmony export */ });
// src/probes/registration/end.ts
const day = 864e5;
function expiryOf(expires) {
	return Date.parse(expires) + (expires.endsWith("T00:00:00.000Z") ? day : 0);
}



/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ golive)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);
/* harmony import */ var _registration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5546);
/* harmony import */ var _name_servers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5845);
/* harmony import */ var _propagation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2873);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5793);
/* harmony import */ var _served_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3102);
/* harmony import */ var _doubtful_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5262);
/* harmony import */ var _translation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4704);
/* harmony import */ var _registrable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3139);
/* harmony import */ var _resolver_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(533);
/* harmony import */ var _end_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8534);
/* harmony import */ var _domain_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9235);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7030);














// src/checks/golive/names/problems.ts
const nameProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"dns-nxdomain": {
		severity: "critical",
		cause: {
			en: "{host} does not exist in the DNS.",
			ko: "{host|은/는} DNS에 존재하지 않는 이름입니다."
		},
		action: {
			en: "Add A and AAAA records to its zone. If the whole domain is missing, register it or set its name servers at the registrar.",
			ko: "존에 A와 AAAA 레코드를 추가하십시오. 도메인 전체가 없다면 도메인을 등록하거나 레지스트라에서 네임서버를 지정하십시오."
		},
		reference: "RFC 8020"
	},
	"dns-removed": {
		severity: "critical",
		cause: {
			en: "The parent zone does not delegate {zone} (any more). Resolvers that still resolve {host} use cached copies or a zone of their own.",
			ko: "상위 존에 {zone}의 위임이 없거나 제거되었습니다. {host|을/를} 조회하는 리졸버는 캐시된 값이나 자체 존을 사용하는 것입니다."
		},
		action: {
			en: "Ask the registrar whether the registration has expired or is on hold, and have the delegation restored.",
			ko: "등록이 만료되었거나 정지되었는지 레지스트라에 문의하고, 위임을 복구하십시오."
		},
		reference: "RFC 5731 §2.3"
	},
	"dns-unresolvable": {
		severity: "critical",
		cause: {
			en: "{host} cannot be resolved: no name server of its zone answers ({reason}), and {count} of {total} public resolvers return SERVFAIL.",
			ko: "{host|을/를} 조회할 수 없습니다. 응답하는 네임서버가 없고({reason}), 공개 리졸버 {total}개 중 {count}개가 SERVFAIL을 반환합니다."
		},
		action: {
			en: "Load the zone on the name servers that it is delegated to, or delegate it to the servers that have it (at the registrar).",
			ko: "위임된 네임서버에 존을 올리거나, 레지스트라에서 존이 있는 네임서버로 위임을 바꾸십시오."
		},
		reference: "RFC 1912 §2.8"
	},
	"dns-own-absent": {
		severity: "high",
		cause: {
			en: "The resolver of this machine has cached that {host} has no address, but the name servers return {addresses}. Other resolvers that looked it up early have cached the same.",
			ko: "이 시스템의 리졸버에는 {host}에 주소가 없다는 응답이 캐시되어 있지만, 네임서버는 {addresses|을/를} 반환합니다. 일찍 조회한 다른 리졸버도 마찬가지입니다."
		},
		action: {
			en: "Wait {wait}, then check again. Do not look up a name before its records exist.",
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
			en: "Add A and AAAA records.",
			ko: "A와 AAAA 레코드를 추가하십시오."
		},
		reference: "RFC 2308 §2.2"
	},
	"dns-dangling": {
		severity: "critical",
		cause: {
			en: "{host} is a CNAME to {target}, which does not exist or has no IP address.",
			ko: "{host}의 CNAME 대상 {target|이/가} 존재하지 않거나 IP 주소가 없습니다."
		},
		action: {
			en: "Create the CNAME target, or point the CNAME elsewhere. If the target name can be registered, an attacker can take over your visitors.",
			ko: "CNAME 대상을 만들거나 CNAME을 다른 이름으로 바꾸십시오. 대상 이름을 등록할 수 있는 상태이면 공격자가 방문자를 가로챌 수 있습니다."
		},
		reference: "RFC 1034 §3.6.2"
	},
	"dns-private": {
		severity: "critical",
		cause: {
			en: "No address of {host} is reachable from the Internet: {addresses}",
			ko: "{host}의 주소 중 인터넷에서 접속할 수 있는 것이 없습니다: {addresses}"
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
			en: "The resolver of this machine returns addresses for {host} that are not reachable from the Internet. We could not confirm them: a CNAME leads out of the zone, or its name servers could not be queried. The addresses: {addresses}",
			ko: "이 시스템의 리졸버는 {host}에 대해 인터넷에서 접속할 수 없는 주소를 반환합니다. CNAME이 존 밖을 가리키거나 네임서버에 질의할 수 없어 확인하지 못했습니다. 주소: {addresses}"
		},
		action: {
			en: "Check with another resolver (--resolver). Some networks return their own addresses.",
			ko: "다른 리졸버(--resolver)로 점검하십시오. 자체 주소를 반환하는 네트워크도 있습니다."
		},
		reference: "RFC 6890"
	},
	"dns-bogus": {
		severity: "critical",
		cause: {
			en: "{host} fails DNSSEC validation ({reason}). Validating resolvers return SERVFAIL.",
			ko: "{host|이/가} DNSSEC 검증에 실패합니다({reason}). 검증 리졸버는 SERVFAIL을 반환합니다."
		},
		action: {
			en: "Sign the zone again, or remove the DS record at the registrar until the signatures are valid.",
			ko: "존을 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오."
		},
		reference: "RFC 4035 §5"
	},
	"dns-absence-unconfirmed": {
		severity: "high",
		cause: {
			en: "The resolver of this machine says that {host} has no address. No name server, public resolver or signature confirms this.",
			ko: "이 시스템의 리졸버는 {host}에 주소가 없다고 응답하지만, 네임서버, 공개 리졸버, 서명 어느 것으로도 확인되지 않습니다."
		},
		action: {
			en: "Check with another resolver (--resolver). For a new name, the resolver may have cached an earlier NXDOMAIN.",
			ko: "다른 리졸버(--resolver)로 점검하십시오. 새로 만든 이름이면 이전의 NXDOMAIN이 캐시되어 있을 수 있습니다."
		},
		reference: "RFC 2308 §5"
	},
	"dns-unknown": {
		severity: "high",
		cause: {
			en: "The resolver could not determine whether {host} has an address ({reason}).",
			ko: "리졸버에서 {host}에 주소가 있는지 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Run npx portcullis dns {host} to find the problem of the zone, then check again.",
			ko: "npx portcullis dns {host} 명령으로 존의 문제를 확인한 뒤 다시 점검하십시오."
		}
	},
	"dns-own-differs": {
		severity: "high",
		cause: {
			en: "The resolver of this machine returns other {type} records for {host} ({ours}) than its name servers ({theirs}). The site that we measured may be an old or a different server.",
			ko: "이 시스템의 리졸버가 {host}에 대해 네임서버({theirs})와 다른 {type} 레코드({ours})를 반환합니다. 측정한 사이트가 이전 서버이거나 다른 서버일 수 있습니다."
		},
		action: {
			en: "Wait {wait}, or use another resolver (--resolver).",
			ko: "{wait} 기다리거나 다른 리졸버(--resolver)로 점검하십시오."
		},
		reference: "RFC 1034 §5"
	},
	"dns-security-unknown": {
		severity: "high",
		cause: {
			en: "We could not validate the DNSSEC signatures of {host} ({reason}).",
			ko: "{host}의 DNSSEC 서명을 검증하지 못했습니다({reason})."
		},
		action: {
			en: "Use a resolver that returns signatures (--resolver).",
			ko: "서명을 전달하는 리졸버(--resolver)로 점검하십시오."
		}
	},
	"dns-resolver-inconsistent": {
		severity: "medium",
		cause: {
			en: "The resolver {resolver} contradicts itself: it returns NXDOMAIN for {host} when asked for {denied}, but an answer when asked for {told}. We queried the name servers instead.",
			ko: "리졸버 {resolver}의 응답이 서로 모순됩니다. {host|은/는} {denied} 질의에는 NXDOMAIN이고 {told} 질의에는 존재합니다. DNS는 네임서버에 직접 질의하여 확인했습니다."
		},
		action: {
			en: "Wait until the cached NXDOMAIN expires, or use another resolver (--resolver).",
			ko: "캐시된 NXDOMAIN이 만료될 때까지 기다리거나 다른 리졸버(--resolver)를 쓰십시오."
		},
		reference: "RFC 2308 §5, RFC 8020 §2"
	},
	"dns-some-private": {
		severity: "medium",
		cause: {
			en: "Some visitors cannot connect to {host}, because some of its addresses are not reachable from the Internet: {addresses}",
			ko: "{host}의 일부 주소는 인터넷에서 접속할 수 없어 방문자 일부가 접속하지 못합니다: {addresses}"
		},
		action: {
			en: "Remove them from the public zone.",
			ko: "공개 존에서 그 주소를 제거하십시오."
		},
		reference: "RFC 6890"
	},
	"dns-ipv4-missing": {
		severity: "medium",
		cause: {
			en: "{host} has no IPv4 address. Visitors without IPv6 cannot connect.",
			ko: "{host}에 IPv4 주소가 없어 IPv6를 쓰지 못하는 방문자는 접속할 수 없습니다."
		},
		action: {
			en: "Add an A record, unless every visitor has IPv6.",
			ko: "모든 방문자가 IPv6를 쓰는 것이 아니라면 A 레코드를 추가하십시오."
		}
	},
	"dns-security-unseen": {
		severity: "low",
		cause: {
			en: "We could not validate the signatures of {host} from here ({reason}), but public resolvers return its addresses.",
			ko: "여기서는 {host}의 서명을 검증하지 못했지만({reason}) 공개 리졸버는 주소를 반환합니다."
		},
		action: {
			en: "To be sure, use a resolver that returns signatures (--resolver).",
			ko: "확실히 하려면 서명을 전달하는 리졸버(--resolver)로 점검하십시오."
		}
	},
	"dns-resolver-errs": {
		severity: "low",
		cause: {
			en: "The resolver of this machine rejects the signatures of {host}, or returns records of different ages. The name servers' answers are valid, and public resolvers return its addresses.",
			ko: "이 시스템의 리졸버가 {host}의 서명을 거부하거나 시점이 다른 레코드를 반환합니다. 네임서버의 응답은 유효하고 공개 리졸버도 주소를 반환합니다."
		},
		action: {
			en: "Do not change the zone. Check the trust anchor and the clock of the resolver, or use another one (--resolver).",
			ko: "존은 바꾸지 마십시오. 리졸버의 신뢰 앵커와 시계를 확인하거나 다른 리졸버(--resolver)를 쓰십시오."
		},
		reference: "RFC 4035 §4.3"
	},
	"dns-www-private": {
		severity: "medium",
		cause: {
			en: "www.{host} has an address that is not reachable from the Internet. Visitors who type this name may be unable to connect.",
			ko: "www.{host}에 인터넷에서 접속할 수 없는 주소가 있습니다. 이 이름을 입력한 방문자가 접속하지 못할 수 있습니다."
		},
		action: {
			en: "Publish only public addresses for it, and redirect it to the site.",
			ko: "공인 주소만 게시하고 사이트로 리디렉션하십시오."
		},
		reference: "RFC 6890"
	},
	"dns-www-missing": {
		severity: "info",
		cause: {
			en: "www.{host} has no address. Visitors who type it cannot connect.",
			ko: "www.{host}에는 주소가 없습니다. 이 이름을 입력한 방문자는 접속하지 못합니다."
		},
		action: {
			en: "Add address records for it, and redirect it to the site.",
			ko: "주소 레코드를 추가하고 사이트로 리디렉션하십시오."
		}
	}
});
// src/checks/golive/propagation/problems.ts
const propagationProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"propagation-stale": {
		severity: "critical",
		cause: {
			en: "These resolvers still return old {type} records: {resolvers}",
			ko: "이전 {type} 레코드를 반환하는 리졸버: {resolvers}"
		},
		action: {
			en: "Wait {wait}, and keep the servers at the old addresses running until then. Before the next change, lower the TTL well in advance.",
			ko: "{wait} 기다리고 그때까지 이전 주소의 서버를 계속 운영하십시오. 다음에는 변경하기 훨씬 전에 TTL을 낮추십시오."
		},
		reference: "RFC 1034 §5"
	},
	"propagation-missing": {
		severity: "critical",
		cause: {
			en: "These resolvers return no {type} records: {resolvers}",
			ko: "{type} 레코드를 반환하지 않는 리졸버: {resolvers}"
		},
		action: {
			en: "Publish the address records.",
			ko: "주소 레코드를 게시하십시오."
		},
		reference: "RFC 2308"
	},
	"propagation-missing-one": {
		severity: "high",
		cause: {
			en: "Only one resolver returns no {type} records: {resolvers}",
			ko: "{type} 레코드를 반환하지 않는 리졸버 하나: {resolvers}"
		},
		action: {
			en: "Check again, and compare with npx portcullis propagation.",
			ko: "다시 점검하고 npx portcullis propagation 결과와 비교하십시오."
		},
		reference: "RFC 2308 §5"
	},
	"propagation-bogus-unconfirmed": {
		severity: "high",
		cause: {
			en: "These resolvers report a DNSSEC failure, but our own validation of the name servers' answers does not confirm it: {resolvers}",
			ko: "DNSSEC 검증에 실패한 리졸버(네임서버의 응답을 자체 검증한 결과로는 확인되지 않음): {resolvers}"
		},
		action: {
			en: "Do not change the zone. After a key rollover, wait until the TTL of the old DS and DNSKEY records has passed; then check again.",
			ko: "존은 바꾸지 마십시오. 키를 교체했다면 이전 DS와 DNSKEY 레코드의 TTL이 지날 때까지 기다린 뒤 다시 점검하십시오."
		},
		reference: "RFC 6781 §4.1"
	},
	"propagation-bogus-one": {
		severity: "medium",
		cause: {
			en: "One resolver reports a DNSSEC failure, but our own validation of the name servers' answers does not confirm it: {resolvers}",
			ko: "DNSSEC 검증에 실패한 리졸버 하나(네임서버의 응답을 자체 검증한 결과로는 확인되지 않음): {resolvers}"
		},
		action: {
			en: "Do not remove the DS record because of this. The resolver may have a wrong trust anchor or old keys.",
			ko: "이 때문에 DS 레코드를 제거하지 마십시오. 리졸버의 신뢰 앵커나 캐시된 이전 키가 원인일 수 있습니다."
		},
		reference: "RFC 4035 §4.3"
	},
	"propagation-bogus": {
		severity: "critical",
		cause: {
			en: "The name servers' signatures are invalid, and these resolvers return SERVFAIL because of that: {resolvers}",
			ko: "네임서버의 서명이 유효하지 않아 SERVFAIL을 반환하는 리졸버: {resolvers}"
		},
		action: {
			en: "Sign the zone again, or remove the DS record at the registrar until the signatures are valid.",
			ko: "존을 다시 서명하거나, 서명이 유효해질 때까지 레지스트라에서 DS 레코드를 제거하십시오."
		},
		reference: "RFC 4035 §5.5"
	},
	"propagation-unknown": {
		severity: "high",
		cause: {
			en: "We could not query the public resolvers ({reason}).",
			ko: "공개 리졸버에 질의하지 못했습니다({reason})."
		},
		action: {
			en: "Check from a network that allows DNS queries, or give resolvers that can be reached.",
			ko: "DNS 질의가 허용된 네트워크에서 점검하거나, 접속할 수 있는 리졸버를 지정하십시오."
		}
	},
	"propagation-few": {
		severity: "high",
		cause: {
			en: "Only {told} of {total} resolvers answered. This is too few to tell whether all return the same records.",
			ko: "리졸버 {total}개 중 {told}개만 응답하여, 모두 같은 레코드를 반환하는지 판단할 수 없습니다."
		},
		action: {
			en: "Check again, or check from a network that allows DNS queries.",
			ko: "다시 점검하거나, DNS 질의가 허용된 네트워크에서 점검하십시오."
		}
	},
	"propagation-unverified": {
		severity: "high",
		cause: {
			en: "The resolvers answer, but no name server of the zone answered us, so we cannot tell whether the records are current.",
			ko: "리졸버는 응답하지만 존의 네임서버가 응답하지 않아 최신 레코드인지 알 수 없습니다."
		},
		action: {
			en: "Check from a network that allows DNS queries, or find out why the name servers do not answer.",
			ko: "DNS 질의가 허용된 네트워크에서 점검하거나, 네임서버가 응답하지 않는 원인을 확인하십시오."
		}
	},
	"propagation-authorities-differ": {
		severity: "high",
		cause: {
			en: "The name servers consistently return different {type} records, and their serials do not show which are current: {servers}",
			ko: "네임서버마다 서로 다른 {type} 레코드를 일관되게 반환하며, 일련번호로는 어느 쪽이 최신인지 알 수 없습니다: {servers}"
		},
		action: {
			en: "Load the same zone on all of them, and raise the serial with every change.",
			ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"propagation-unclear": {
		severity: "high",
		cause: {
			en: "These resolvers return other {type} records. We cannot tell whether this is GeoDNS or an old copy: {resolvers}",
			ko: "다른 {type} 레코드를 반환하는 리졸버(GeoDNS인지 이전 값인지 알 수 없음): {resolvers}"
		},
		action: {
			en: "If you changed the records recently, wait {wait} and check again.",
			ko: "최근에 레코드를 바꿨다면 {wait} 기다린 뒤 다시 확인하십시오."
		},
		reference: "RFC 7871 §6"
	},
	"propagation-filtered": {
		severity: "medium",
		cause: {
			en: "These resolvers block the domain as harmful or forbidden: {resolvers}",
			ko: "도메인을 유해하거나 금지된 것으로 보고 차단하는 리졸버: {resolvers}"
		},
		action: {
			en: "Ask their operators for the reason. Their users cannot reach the site.",
			ko: "운영자에게 이유를 문의하십시오. 이 리졸버의 사용자는 사이트에 접속하지 못합니다."
		},
		reference: "RFC 8914 §4.16"
	},
	"propagation-fails": {
		severity: "high",
		cause: {
			en: "These resolvers fail to look up the {type} records (SERVFAIL), although the name servers answer us: {resolvers}",
			ko: "네임서버는 응답하지만 {type} 레코드 조회에 실패하는(SERVFAIL) 리졸버: {resolvers}"
		},
		action: {
			en: "Check that every name server answers from everywhere, and that the old ones still answer after a move. Then check again.",
			ko: "모든 네임서버가 어디서나 응답하는지, 네임서버를 옮겼다면 이전 서버도 아직 응답하는지 확인한 뒤 다시 점검하십시오."
		},
		reference: "RFC 2308 §7.1"
	},
	"propagation-fails-one": {
		severity: "medium",
		cause: {
			en: "One resolver fails to look up the {type} records (SERVFAIL), although the name servers answer us and no other resolver fails: {resolvers}",
			ko: "네임서버는 응답하고 다른 리졸버는 실패하지 않지만 {type} 레코드 조회에 실패하는(SERVFAIL) 리졸버 하나: {resolvers}"
		},
		action: {
			en: "Check again later. If it continues, check that every name server answers from everywhere.",
			ko: "나중에 다시 점검하십시오. 계속되면 모든 네임서버가 어디에서나 응답하는지 확인하십시오."
		},
		reference: "RFC 2308 §7.1"
	},
	"propagation-changing": {
		severity: "high",
		cause: {
			en: "These resolvers return different {type} records for every query. A device on the path may forge these answers: {resolvers}",
			ko: "질의할 때마다 다른 {type} 레코드를 반환하는 리졸버(경로의 장비가 위조한 응답일 수 있음): {resolvers}"
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
			ko: "응답하지 않은 리졸버: {resolvers}"
		},
		action: {
			en: "If there are many, check again later. Single resolvers also fail for reasons of their own.",
			ko: "여럿이면 나중에 다시 확인하십시오. 리졸버 자체의 문제일 수도 있습니다."
		}
	},
	"propagation-kept": {
		severity: "low",
		cause: {
			en: "These resolvers return an expired copy, because no name server answers them: {resolvers}",
			ko: "네임서버가 응답하지 않아 만료된 값을 반환하는 리졸버: {resolvers}"
		},
		action: {
			en: "Check that the name servers answer from everywhere.",
			ko: "네임서버가 어디서나 응답하는지 확인하십시오."
		},
		reference: "RFC 8767"
	},
	"propagation-waits": {
		severity: "info",
		cause: {
			en: "There is nothing to compare until {host} resolves.",
			ko: "{host|이/가} 조회되기 전에는 비교할 것이 없습니다."
		},
		action: {
			en: "Fix the DNS first.",
			ko: "먼저 DNS 문제를 해결하십시오."
		}
	},
	"propagation-translated": {
		severity: "info",
		cause: {
			en: "These resolvers synthesise IPv6 addresses from the IPv4 addresses (DNS64) for visitors without IPv4: {resolvers}",
			ko: "IPv4가 없는 방문자를 위해 IPv4 주소에서 IPv6 주소를 합성하는(DNS64) 리졸버: {resolvers}"
		},
		action: {
			en: "No action is needed.",
			ko: "조치할 것이 없습니다."
		},
		reference: "RFC 6147 §5.1"
	},
	"propagation-variant": {
		severity: "info",
		cause: {
			en: "These resolvers return other addresses, as expected with a CDN or GeoDNS: {resolvers}",
			ko: "CDN이나 GeoDNS에 따라 다른 주소를 반환하는 리졸버: {resolvers}"
		},
		action: {
			en: "If this is intended, no action is needed.",
			ko: "의도한 것이라면 조치할 것이 없습니다."
		}
	}
});
// src/checks/golive/registration/problems.ts
const registrationProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"registration-missing": {
		severity: "critical",
		cause: {
			en: "{domain} is not registered.",
			ko: "{domain|은/는} 등록되지 않은 도메인입니다."
		},
		action: {
			en: "Register it now: anyone else can.",
			ko: "다른 사람이 등록할 수 있으므로 지금 등록하십시오."
		}
	},
	"registration-expired": {
		severity: "critical",
		cause: {
			en: "The registration of {domain} expired on {date}.",
			ko: "{domain}의 등록이 {date}에 만료되었습니다."
		},
		action: {
			en: "Renew it at the registrar today. Soon anyone can register it.",
			ko: "오늘 레지스트라에서 갱신하십시오. 곧 다른 사람이 등록할 수 있게 됩니다."
		}
	},
	"registration-expiring": {
		severity: "critical",
		cause: {
			en: "The registration of {domain} expires on {date}, in 7 days or less.",
			ko: "{domain}의 등록이 7일 안인 {date}에 만료됩니다."
		},
		action: {
			en: "Renew it at the registrar, and enable automatic renewal.",
			ko: "레지스트라에서 갱신하고 자동 갱신을 켜십시오."
		}
	},
	"registration-hold": {
		severity: "critical",
		cause: {
			en: "The registry has removed {domain} from the DNS, or is about to ({status}).",
			ko: "레지스트리가 {domain|을/를} DNS에서 제외했거나 곧 제외합니다({status})."
		},
		action: {
			en: "Ask the registrar how to lift this status: contact verification, payment or a dispute may be the reason.",
			ko: "레지스트라에 해제 조건(등록자 확인, 결제, 분쟁)을 문의하십시오."
		},
		reference: "RFC 5731 §2.3"
	},
	"registration-unknown": {
		severity: "high",
		cause: {
			en: "We could not look up the registration of {domain} ({reason}).",
			ko: "{domain}의 등록 정보를 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Check again {wait}, or look up the expiry date at the registrar.",
			ko: "{wait} 다시 점검하거나, 레지스트라에서 만료일을 확인하십시오."
		}
	},
	"registration-contradicted": {
		severity: "high",
		cause: {
			en: "The registry says that {domain} is not registered, but the DNS does not confirm that.",
			ko: "레지스트리는 {domain|이/가} 등록되지 않았다고 응답하지만 DNS로는 확인되지 않습니다."
		},
		action: {
			en: "Ask the registrar whether it is registered.",
			ko: "레지스트라에서 등록 여부를 확인하십시오."
		}
	},
	"registration-suffix": {
		severity: "high",
		cause: {
			en: "{domain} is a public suffix: domains are registered below it, but it is not a registered domain.",
			ko: "{domain|은/는} 그 아래에 도메인을 등록하는 공개 접미사(public suffix)이며, 등록된 도메인이 아닙니다."
		},
		action: {
			en: "Check a domain below it.",
			ko: "그 아래의 도메인을 점검하십시오."
		},
		reference: "https://publicsuffix.org/"
	},
	"registration-expires-soon": {
		severity: "medium",
		cause: {
			en: "The registration of {domain} expires on {date}, in 30 days or less.",
			ko: "{domain}의 등록이 30일 안인 {date}에 만료됩니다."
		},
		action: {
			en: "Check that automatic renewal is enabled.",
			ko: "자동으로 갱신되는지 확인하십시오."
		}
	},
	"registration-unpaid": {
		severity: "medium",
		cause: {
			en: "The contract with the registrar ends on {date}. The registry may have renewed the registration automatically, but without payment the domain is deleted.",
			ko: "레지스트라와의 계약이 {date}에 끝납니다. 레지스트리의 등록은 자동 갱신된 것일 수 있으며, 결제하지 않으면 도메인이 삭제됩니다."
		},
		action: {
			en: "Check that the renewal is paid at the registrar.",
			ko: "레지스트라에서 갱신 비용이 결제되었는지 확인하십시오."
		}
	},
	"registration-unpublished": {
		severity: "low",
		cause: {
			en: "The registry does not publish the expiry date of {domain}.",
			ko: "레지스트리가 {domain}의 등록 만료일을 공개하지 않습니다."
		},
		action: {
			en: "Look up the expiry date at the registrar.",
			ko: "레지스트라에서 만료일을 확인하십시오."
		}
	},
	"registration-undated": {
		severity: "low",
		cause: {
			en: "We found no expiry date of {domain} in the answer of its registry.",
			ko: "레지스트리의 응답에서 {domain}의 등록 만료일을 찾지 못했습니다."
		},
		action: {
			en: "Look up the expiry date at the registrar.",
			ko: "레지스트라에서 만료일을 확인하십시오."
		}
	},
	"registration-reserved": {
		severity: "high",
		cause: {
			en: "The registry reserves the name {domain}, so it publishes no registration.",
			ko: "레지스트리가 예약한 이름이어서 {domain}의 등록 정보가 없습니다."
		},
		action: {
			en: "Ask the registry whether the name is assigned to you.",
			ko: "이 이름이 배정되었는지 레지스트리에 문의하십시오."
		}
	}
});
// src/checks/golive/servers/problems.ts
const serverProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"dns-disagree": {
		severity: "critical",
		cause: {
			en: "The name servers return different addresses for {host}: {servers} differ from the others.",
			ko: "네임서버마다 {host}의 주소를 다르게 반환합니다. 나머지와 다른 서버: {servers}"
		},
		action: {
			en: "Transfer the newest version of the zone to every secondary server, and find out why that failed (NOTIFY, zone transfer, serial).",
			ko: "모든 보조 서버에 최신 존을 전송하고, 실패한 원인(NOTIFY, 존 전송, 일련번호)을 확인하십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"dns-family-unknown": {
		severity: "high",
		cause: {
			en: "No name server answers {type} queries for {host} ({reason}). Visitors who need these records may wait or fail to connect.",
			ko: "{host}의 {type} 질의에 응답하는 네임서버가 없습니다({reason}). 이 레코드가 필요한 방문자는 접속이 지연되거나 실패할 수 있습니다."
		},
		action: {
			en: "Fix the name servers: they must answer every query, even for types without records.",
			ko: "네임서버를 고치십시오. 레코드가 없는 유형의 질의에도 응답해야 합니다."
		},
		reference: "RFC 4074 §4"
	},
	"dns-servers-unknown": {
		severity: "high",
		cause: {
			en: "We could not query any name server of {host} directly ({reason}), so we cannot tell whether they agree.",
			ko: "{host}의 네임서버에 직접 질의할 수 없어({reason}) 서로 일치하는지 알 수 없습니다."
		},
		action: {
			en: "Check from a network that allows DNS queries, or find out why the name servers do not answer.",
			ko: "DNS 질의가 허용된 네트워크에서 점검하거나, 네임서버가 응답하지 않는 원인을 확인하십시오."
		}
	},
	"dns-server-silent": {
		severity: "medium",
		cause: {
			en: "These name servers do not answer for the zone of {host}: {servers}",
			ko: "{host}의 존에 대해 응답하지 않는 네임서버: {servers}"
		},
		action: {
			en: "Fix them, or remove them from the NS records of the zone and at the registrar.",
			ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오."
		},
		reference: "RFC 2182 §5"
	},
	"dns-server-fails": {
		severity: "medium",
		cause: {
			en: "These name servers do not answer correctly for {host} ({reason}), but others do: {servers}",
			ko: "다른 서버는 응답하지만 {host}에 대해 올바르게 응답하지 않는({reason}) 네임서버: {servers}"
		},
		action: {
			en: "Fix them, or remove them from the NS records of the zone and at the registrar. Resolvers that query them wait or fail.",
			ko: "서버를 고치거나, 존과 레지스트라의 NS 레코드에서 제거하십시오. 이 서버에 질의하는 리졸버의 조회가 지연되거나 실패합니다."
		},
		reference: "RFC 1912 §2.8"
	},
	"dns-keys-missing": {
		severity: "medium",
		cause: {
			en: "The zone is signed, but these name servers do not return its DNSKEY records ({reason}): {servers}",
			ko: "서명된 존인데 DNSKEY 레코드를 반환하지 않는({reason}) 네임서버: {servers}"
		},
		action: {
			en: "Fix them. Validating resolvers that query them wait or fail.",
			ko: "서버를 고치십시오. 이 서버에 질의하는 검증 리졸버의 조회가 지연되거나 실패합니다."
		},
		reference: "RFC 4035 §3.1"
	},
	"dns-server-behind": {
		severity: "low",
		cause: {
			en: "These name servers serve an older version of the zone, with the same addresses: {servers}",
			ko: "주소는 같지만 이전 버전의 존을 제공하는 네임서버: {servers}"
		},
		action: {
			en: "Find out why they are not updated (NOTIFY, zone transfer, serial).",
			ko: "갱신되지 않는 원인(NOTIFY, 존 전송, 일련번호)을 확인하십시오."
		},
		reference: "RFC 1034 §4.3.5"
	},
	"dns-vary": {
		severity: "info",
		cause: {
			en: "The name servers return different addresses for {host} with every query, as with load balancing.",
			ko: "네임서버가 질의할 때마다 {host}의 주소를 다르게 반환합니다. 부하 분산의 동작입니다."
		},
		action: {
			en: "If this is intended, no action is needed.",
			ko: "의도한 것이라면 조치할 것이 없습니다."
		}
	}
});
// src/checks/golive/site/problems.ts
const siteProblems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	"tls-blocked": {
		severity: "critical",
		cause: {
			en: "TLS of {host} is not ready: {reasons}",
			ko: "{host}의 TLS가 준비되지 않았습니다. {reasons}"
		},
		action: {
			en: "Run npx portcullis ssl {host} for the details, fix them, then check again.",
			ko: "npx portcullis ssl {host} 명령의 안내대로 고친 뒤 다시 점검하십시오."
		}
	},
	"tls-expiring": {
		severity: "critical",
		cause: {
			en: "The certificate {subject} of {host} expires on {date}, too soon to go live with it.",
			ko: "{host}의 인증서 {subject|이/가} {date}에 만료됩니다. 남은 기간이 너무 짧아 공개하기에 적합하지 않습니다."
		},
		action: {
			en: "Renew it, and enable automatic renewal.",
			ko: "갱신하고 자동 갱신을 설정하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"tls-unknown": {
		severity: "high",
		cause: {
			en: "We could not measure TLS of {host}: {reason}.",
			ko: "{host}의 TLS를 측정하지 못했습니다. {reason}."
		},
		action: {
			en: "Run a server on port 443 with a certificate for this name.",
			ko: "포트 443에서 이 이름의 인증서로 서버를 실행하십시오."
		}
	},
	"tls-doubt": {
		severity: "high",
		cause: {
			en: "We could not determine whether browsers trust the certificate of {host}.",
			ko: "브라우저가 {host}의 인증서를 신뢰하는지 확인하지 못했습니다."
		},
		action: {
			en: "Run npx portcullis ssl {host} to see what we could not check, then check again.",
			ko: "npx portcullis ssl {host} 명령으로 확인하지 못한 항목을 살펴본 뒤 다시 점검하십시오."
		}
	},
	"tls-expires-soon": {
		severity: "medium",
		cause: {
			en: "The certificate {subject} of {host} expires on {date}.",
			ko: "{host}의 인증서 {subject|이/가} {date}에 만료됩니다."
		},
		action: {
			en: "Check that automatic renewal is enabled.",
			ko: "자동으로 갱신되는지 확인하십시오."
		},
		reference: "RFC 5280 §4.1.2.5"
	},
	"tls-weak": {
		severity: "medium",
		cause: {
			en: "TLS of {host} works, but its grade is {grade}.",
			ko: "{host}의 TLS는 동작하지만 등급이 {grade}입니다."
		},
		action: {
			en: "Run npx portcullis ssl {host} to see what to improve.",
			ko: "npx portcullis ssl {host} 명령으로 부족한 점을 확인하십시오."
		}
	},
	"tls-waits": {
		severity: "info",
		cause: {
			en: "We could not check TLS of {host}, because {why}.",
			ko: "{why} {host}의 TLS를 확인할 수 없었습니다."
		},
		action: {
			en: "Fix that first, then check again.",
			ko: "그 문제부터 해결한 뒤 다시 점검하십시오."
		}
	},
	"https-refused": {
		severity: "critical",
		cause: {
			en: "Browsers cannot reach {host}: the connection is refused.",
			ko: "브라우저가 {host}에 접속할 수 없습니다. 연결이 거부됩니다."
		},
		action: {
			en: "Start the web server on port 443, and allow it in the firewall.",
			ko: "포트 443에서 웹 서버를 실행하고 방화벽에서 허용하십시오."
		},
		reference: "RFC 9293 §3.5.2"
	},
	"https-astray": {
		severity: "critical",
		cause: {
			en: "Browsers cannot reach a page: {way} ({url}).",
			ko: "브라우저가 페이지에 접속할 수 없습니다. {way}({url})."
		},
		action: {
			en: "Redirect directly to an https page on a public address.",
			ko: "공인 주소의 https 페이지로 바로 리디렉션하십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#http-redirect-fetch"
	},
	"https-plain": {
		severity: "critical",
		cause: {
			en: "The page is served over plain HTTP: {url}",
			ko: "페이지가 평문 HTTP로 제공됩니다: {url}"
		},
		action: {
			en: "Serve it over https, without a redirect to http.",
			ko: "http로 리디렉션하지 말고 https로 제공하십시오."
		}
	},
	"https-certificate": {
		severity: "critical",
		cause: {
			en: "Browsers reject the connection to {url} ({reasons}).",
			ko: "브라우저가 {url} 연결을 거부합니다({reasons})."
		},
		action: {
			en: "Use a certificate and a TLS version that browsers accept.",
			ko: "브라우저가 신뢰하는 인증서와 지원하는 TLS 버전을 쓰십시오."
		}
	},
	"https-error": {
		severity: "critical",
		cause: {
			en: "{url} returns {status} instead of a page.",
			ko: "{url|이/가} 페이지 대신 {status|을/를} 반환합니다."
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
			en: "{url} returns {status}. It may block this check only, and not visitors.",
			ko: "{url|이/가} {status|을/를} 반환합니다. 방문자가 아니라 이 점검만 차단하는 것일 수 있습니다."
		},
		action: {
			en: "Open the page in a browser. If it asks for a password, remove the password before you go live.",
			ko: "브라우저로 페이지를 여십시오. 비밀번호를 요구하면 공개하기 전에 제거하십시오."
		},
		reference: "RFC 9110 §15.5"
	},
	"https-unknown": {
		severity: "high",
		cause: {
			en: "We could not load the page: {reason}.",
			ko: "페이지를 불러오지 못했습니다. {reason}."
		},
		action: {
			en: "Make sure that the site answers on port 443, then check again.",
			ko: "사이트가 포트 443에서 응답하게 한 뒤 다시 점검하십시오."
		}
	},
	"https-unclear": {
		severity: "high",
		cause: {
			en: "We could not determine whether browsers accept the certificate at {url}.",
			ko: "브라우저가 {url}의 인증서를 받아들이는지 확인하지 못했습니다."
		},
		action: {
			en: "Run npx portcullis ssl for this host to see what we could not check, then check again.",
			ko: "이 호스트에 npx portcullis ssl 명령을 실행하여 확인하지 못한 항목을 살펴본 뒤 다시 점검하십시오."
		}
	},
	"https-waits": {
		severity: "info",
		cause: {
			en: "We could not request the page of {host}, because {why}.",
			ko: "{why} {host}의 페이지를 요청할 수 없었습니다."
		},
		action: {
			en: "Fix that first, then check again.",
			ko: "그 문제부터 해결한 뒤 다시 점검하십시오."
		}
	},
	"https-downgrade": {
		severity: "medium",
		cause: {
			en: "The redirects to the page use plain HTTP in between.",
			ko: "페이지로 가는 리디렉션이 평문 HTTP를 거칩니다."
		},
		action: {
			en: "Redirect from https to https only.",
			ko: "https에서 https로 리디렉션하십시오."
		}
	},
	"https-port-80-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine what port 80 does at {url} ({reason}).",
			ko: "{url}에서 포트 80의 동작을 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "포트 80의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"https-port-80": {
		severity: "medium",
		cause: {
			en: "Port 80 does not redirect to https: {url}",
			ko: "포트 80이 https로 리디렉션하지 않습니다: {url}"
		},
		action: {
			en: "Redirect every request on port 80 to https.",
			ko: "포트 80의 모든 요청을 https로 리디렉션하십시오."
		},
		reference: "RFC 6797 §7.2"
	}
});
// src/checks/golive/problems.ts
const problems = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wr)({
	...nameProblems,
	...serverProblems,
	...propagationProblems,
	...siteProblems,
	...registrationProblems
});
const find = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gr)();
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
		en: "Propagation",
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
		en: "Registration valid for",
		ko: "등록 남은 기간"
	},
	"look-again": {
		en: "Check again in",
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
	return _start_js__WEBPACK_IMPORTED_MODULE_1__.qr.find((each) => found.has(each)) ?? null;
}
const mostNamed = 6;
function listed(names) {
	const all = [...new Set(names)];
	const others = all.length - mostNamed;
	return all.slice(0, mostNamed).join(", ") + (others > 0 ? ` (+${others})` : "");
}
function waitWords(seconds) {
	return seconds === null ? {
		en: "until their caches expire",
		ko: "캐시가 만료될 때까지"
	} : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ii)(seconds);
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
	const telling = propagation.flatMap(({ authoritativeServers: authorities }) => authorities.filter((each) => each.state !== "failed"));
	const places = [...new Map(telling.map((each) => [each.address, each.name]))].slice(0, mostAsked);
	return (await Promise.all(places.map(async ([address, name]) => {
		const { answer } = await (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.n)(context, address, [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(zone), _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.DNSKEY], { isDnssecOk: true });
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
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => context.use(_gate_js__WEBPACK_IMPORTED_MODULE_0__.E, { url: `https://${domain}/` }));
	if (!got.ok) return {
		page: null,
		reason: got.failure.reason
	};
	const { finalUrl, status, redirectOutcome, redirectChain: hops, certificateRejection: identity, plainHttp, page: answer } = got.value.raw;
	return {
		page: {
			kind: answer.kind,
			url: finalUrl,
			status,
			redirectOutcome,
			redirects: hops.length - 1,
			downgrade: hops.some(({ downgrade }) => downgrade),
			problems: identity?.problems ?? null,
			rejectedUrl: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.$t)(hops, finalUrl)?.url ?? null,
			undeterminedUrl: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.tn)(hops, finalUrl)?.url ?? null,
			plainHttp
		},
		reason: null
	};
}
// src/checks/golive/propagation/collect.ts
async function propagationOf(context, domain, type) {
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => context.use(_propagation_js__WEBPACK_IMPORTED_MODULE_4__.t, {
		domain,
		type
	}));
	if (!got.ok) return {
		type,
		reason: got.failure.reason,
		zone: null,
		removed: null,
		ownResolver: null,
		authoritativeServers: [],
		resolvers: [],
		freshEverywhereInSeconds: null,
		authoritativeServersDiffer: false,
		security: null
	};
	const { zone, removed, ownResolver: own, authoritativeServers: authorities, resolvers, freshEverywhereInSeconds, authoritativeServersDiffer: authoritiesDiffer, security } = got.value.raw;
	return {
		type,
		reason: null,
		zone,
		removed,
		ownResolver: own && ownOf(own),
		authoritativeServers: authorities.map(({ name, address, state, answer, aliases, values, serial, reason }) => ({
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
		authoritativeServersDiffer: authoritiesDiffer,
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
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(domain);
	const { context, contradiction } = await (0,_served_js__WEBPACK_IMPORTED_MODULE_6__.l)(usual, questionsOf(name));
	const [four, six, www] = await Promise.all([
		(0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.A),
		(0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.AAAA),
		wwwOf(context, domain)
	]);
	const translated = await (0,_translation_js__WEBPACK_IMPORTED_MODULE_8__.t)(context, (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(six), (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(four));
	const found = [...(0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(four), ...(0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(six).filter((each) => !translated.includes(each))];
	const doubted = doubtful(four.answer, translated.length > 0 ? null : six.answer);
	const [addresses, securities] = await Promise.all([Promise.all(found.slice(0, mostAddresses).map((each) => addressOf(context, each))), Promise.all(doubted.map((type) => trustIn(context, name, type)))]);
	return {
		...await stateOf([four, six]),
		addresses,
		addressesTotal: found.length,
		dns64: translated.slice(0, mostAddresses),
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
	const zones = [...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yt)(name)].filter((each) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(each) > 0).slice(0, mostLevels);
	return [...[_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.A, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.AAAA].flatMap((type) => [[
		name,
		type,
		{}
	], [
		name,
		type,
		_doubtful_js__WEBPACK_IMPORTED_MODULE_7__.g
	]]), ...zones.map((each) => [
		each,
		_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.SOA,
		{ isCheckingDisabled: true }
	])];
}
const mostLevels = 8;
async function trustIn(context, name, type) {
	const { state, reason, opinion, ...seen } = await (0,_served_js__WEBPACK_IMPORTED_MODULE_6__.i)(context, name, type);
	const own = {
		state,
		reason,
		resolverValidation: opinion.verdict,
		isRemembered: false
	};
	if (state !== "bogus" && state !== "indeterminate") return own;
	const served = await (0,_served_js__WEBPACK_IMPORTED_MODULE_6__.n)(context, name, type, {
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
	const values = propagation.flatMap(({ authoritativeServers: authorities }) => authorities.filter(({ state }) => state === "current")).flatMap((each) => each.answer === "found" ? each.values : []);
	return Promise.all([...new Set(values)].slice(0, mostAddresses).map((each) => addressOf(context, each)));
}
async function stateOf(all) {
	if (all.map(({ answer }) => answer.kind).includes("found")) return {
		state: "found",
		absence: null,
		reason: null
	};
	const doubts = await Promise.all(all.map(_doubtful_js__WEBPACK_IMPORTED_MODULE_7__.t));
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
	const both = [...isAbsent$1(four) ? [] : [_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.A], ...six === null || isAbsent$1(six) ? [] : [_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.AAAA]];
	return both.length > 0 ? both : [_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.A];
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
	const isRefused = ({ resolverValidation: opinion }) => opinion === "bogus" ? 0 : 1;
	const [weakest] = said.toSorted((a, b) => isRefused(a) - isRefused(b) || states.indexOf(a.state) - states.indexOf(b.state));
	return weakest ?? {
		state: "indeterminate",
		reason: null,
		resolverValidation: "unknown",
		isRemembered: false
	};
}
function aliasesIn(answer) {
	if (answer.kind === "unknown") return [];
	return answer.aliases.map(({ data }) => plain(data.name));
}
function plain(name) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(name).replace(/\.$/, ""), longestName);
}
const anybody = "8.8.8.8";
async function addressOf({ net }, address) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mr)(address)) return {
		address,
		isPublic: false
	};
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hr)(address) === "public") return {
		address,
		isPublic: true
	};
	const listed = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => net.addresses({
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
	if (await (0,_registrable_js__WEBPACK_IMPORTED_MODULE_9__.t)(domain) !== domain) return null;
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(`www.${domain}`);
	const [four, six] = await Promise.all([(0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.A), (0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__.t)(context, name, _start_js__WEBPACK_IMPORTED_MODULE_1__.Tt.AAAA)]);
	const translated = await (0,_translation_js__WEBPACK_IMPORTED_MODULE_8__.t)(context, (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(six), (0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(four));
	const found = [...(0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(four), ...(0,_name_servers_js__WEBPACK_IMPORTED_MODULE_3__.t)(six)].filter((each) => !translated.includes(each));
	return (await Promise.all(found.slice(0, mostAddresses).map((each) => addressOf(context, each)))).every(({ isPublic }) => isPublic) ? (await stateOf([four, six])).state : "private";
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
		host: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(page),
		port: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(page),
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
		minimumGrade: null,
		blockers: [],
		certificates: []
	};
	const query = {
		host,
		port,
		starttls: "https"
	};
	if (!_gate_js__WEBPACK_IMPORTED_MODULE_0__.G.input.safeParse(query).success) return {
		...nothing,
		reason: "dns.failed"
	};
	const got = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => context.use(_gate_js__WEBPACK_IMPORTED_MODULE_0__.G, query, named));
	if (!got.ok) return {
		...nothing,
		reason: got.failure.reason
	};
	const { raw, verdict } = got.value;
	return {
		target,
		reason: null,
		grade: verdict.grade ?? null,
		minimumGrade: verdict.atLeast ?? null,
		blockers: (verdict.caps ?? []).flatMap(({ id, max }) => max === "F" ? [id] : []),
		certificates: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.zt)(raw).slice(0, mostCertificates)
	};
}
// src/checks/golive/collect.ts
async function collect({ query: domain }, context) {
	const following = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.pn)(() => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.$)(context, `https://${domain}/`));
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
		withoutDnskey: keyless,
		authoritativeAddresses: published
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
	if (reason === "TIMEOUT") throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("timeout.dns", { host: domain });
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gi)("dns.failed", {
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
		en: "the DNS returns no address for it",
		ko: "DNS에서 주소를 얻지 못해"
	},
	untold: {
		en: "the resolver of this machine returned no address",
		ko: "이 시스템의 리졸버에서 주소를 얻지 못해"
	},
	elsewhere: {
		en: "the resolver of this machine returns other addresses",
		ko: "이 시스템의 리졸버가 다른 주소를 반환하여"
	},
	refused: {
		en: "the connection is refused",
		ko: "연결이 거부되어"
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
	return find("https-unknown", { reason: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(reason) }, about);
}
function pageFindings(page) {
	if (page.redirectOutcome !== "answered") return [find("https-astray", {
		way: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(page.redirectOutcome),
		url: shown(page.url)
	}, { evidence: shown(page.url) })];
	return [
		...wayFindings(page),
		...statusFindings(page),
		...portFindings(page)
	];
}
function wayFindings({ url, problems, rejectedUrl: refused, undeterminedUrl: unclear, downgrade }) {
	const isSecure = url.startsWith("https:");
	const about = { url: shown(url) };
	return [
		...isSecure ? [] : [find("https-plain", about)],
		...problems !== null && problems.length > 0 ? [find("https-certificate", {
			...about,
			reasons: problems.join(", ")
		}, { because: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Z)(problems) })] : [],
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
function statusFindings({ url, status, kind }) {
	if (kind === "placeholder") return [find("https-error", {
		url: shown(url),
		status
	}, { evidence: `${status}` })];
	if (kind === "login" || kind === "blocked" || kind === "challenge") return [find("https-kept-out", {
		url: shown(url),
		status
	}, { evidence: `${status}` })];
	if (status >= 200 && status < 300) return [];
	const params = {
		url: shown(url),
		status
	};
	const seen = { evidence: `${status}` };
	return [find(ofUs.has(status) || status >= 500 ? "https-kept-out" : "https-error", params, seen)];
}
function portFindings({ plainHttp: plain }) {
	if (plain?.state === "unknown") {
		const why = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(plain.reason ?? "http.server-error");
		const params = {
			url: shown(plain.url),
			reason: plain.throughProxy ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.yn)(why) : why
		};
		return [find("https-port-80-unknown", params, plain.reason === null ? {} : { evidence: plain.reason })];
	}
	if (plain?.state !== "content" && plain?.state !== "not-https") return [];
	return [find("https-port-80", { url: shown(plain.url) }, { evidence: plain.state })];
}
function shown(url) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.di)(url, 120);
}
// src/checks/golive/authority-views.ts
function hasSomething({ answer }) {
	return answer === "found" || answer === "alias";
}
function denialIn({ propagation }) {
	const views = propagation.map(({ authoritativeServers: authorities }) => authorities.filter(({ state }) => state === "current"));
	const all = views.flat();
	if (!(views.length > 0 && views.every(({ length }) => length > 0) && all.every(({ answer }) => isAbsent(answer)))) return null;
	return all.some(({ answer }) => answer === "nxdomain") ? "nxdomain" : "nodata";
}
function isAbsent(answer) {
	return answer === "nxdomain" || answer === "nodata";
}
// src/checks/golive/unanswered.ts
const enough$1 = 4;
function unansweredOf({ dns, propagation }) {
	if (dns.state !== "unknown" || propagation.length === 0 || !propagation.every(isSilent$1)) return null;
	return propagation.every(isUnresolvable) ? "unresolvable" : "untold";
}
function isSilent$1({ authoritativeServers: authorities, resolvers }) {
	return authorities.every(({ state }) => state === "failed") && resolvers.every(({ verdict, answer }) => verdict === "error" && answer === "unknown");
}
function isUnresolvable({ reason, zone, authoritativeServers: authorities, resolvers }) {
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
	if (!propagation.flatMap(({ authoritativeServers: authorities }) => authorities).some(({ state }) => state !== "failed")) {
		if (unansweredOf(raw) !== null) return [];
		const reason = reasonOf(propagation);
		return [find("dns-servers-unknown", {
			host,
			reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reason)
		}, { evidence: reason })];
	}
	const isDisputed = propagation.some(({ authoritativeServersDiffer: authoritiesDiffer }) => authoritiesDiffer);
	const views = propagation.map(({ authoritativeServers: authorities }) => viewOf(authorities));
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
	const all = propagation.flatMap(({ authoritativeServers: authorities }) => authorities);
	return (all.find(({ reason }) => !isOurs(reason)) ?? all[0])?.reason ?? propagation.find((each) => each.reason !== null)?.reason ?? "NO-SERVERS";
}
function familyFindings(host, { type, authoritativeServers: authorities }) {
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
	const failing = propagation.filter(({ authoritativeServers: authorities }) => authorities.some(({ state }) => state !== "failed")).flatMap(({ authoritativeServers: authorities }) => failingIn(authorities));
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
function keyFindings({ dns: { withoutDnskey: keyless } }) {
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
	const waits = raw.propagation.filter(hasOldOwn).flatMap(({ ownResolver: own }) => own?.secondsLeft ?? []);
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
		if (unansweredOf(raw) === "unresolvable") return [unresolvableFinding(raw)];
		return [find("dns-unknown", {
			host,
			reason: (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(reason)
		}, seen(reason)), ...hidden];
	}
	const differing = raw.propagation.filter(hasOldOwn).map((each) => ownFinding(host, each));
	return [
		...hidden,
		...isWithoutIpv4(raw) ? [find("dns-ipv4-missing", { host })] : [],
		...differing
	];
}
function isWithoutIpv4({ dns, propagation }) {
	const four = propagation.find(({ type }) => type === "A");
	if (!four?.ownResolver || !isAbsent(four.ownResolver.answer) || mute.has(four.ownResolver.verdict)) return false;
	const others = [...four.authoritativeServers, ...four.resolvers];
	return dns.authoritativeAddresses.concat(dns.addresses).every(({ address }) => (0,node_net__WEBPACK_IMPORTED_MODULE_12__.isIPv6)(address)) && !others.some(isFound);
}
function isFound({ answer }) {
	return answer === "found";
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
	const { authoritativeAddresses: published, addresses } = dns;
	const all = published.length > 0 ? published : addresses;
	const hidden = all.filter(({ isPublic }) => !isPublic).map(({ address }) => address);
	if (hidden.length === 0) return [];
	const whole = published.length > 0 || propagation.some(isSharedIn) ? "dns-private" : "dns-private-unconfirmed";
	const id = hidden.length < all.length ? "dns-some-private" : whole;
	return [find(id, {
		host,
		addresses: listed(hidden)
	}, { evidence: hidden.join(" ") })];
}
function isSharedIn({ ownResolver: own, resolvers }) {
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
	const remembers = propagation.filter(({ ownResolver: own }) => own?.verdict === "stale" && isAbsent(own.answer));
	if (published.length > 0 && remembers.length > 0) {
		const times = remembers.map(({ ownResolver: own }) => own?.secondsLeft ?? null);
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
	return propagation.flatMap(({ authoritativeServers: authorities }) => authorities.filter((each) => each.state === "current" && hasSomething(each)));
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
	const { resolver, name, deniedTypes: denied, answeredTypes: told } = contradiction;
	const params = {
		resolver,
		host: name,
		denied: listed(denied),
		told: listed(told)
	};
	return [find("dns-resolver-inconsistent", params, { subject: name })];
}
function hasOldOwn({ ownResolver: own }) {
	if (own?.answer !== "found" || own.isCurrent !== false) return false;
	return own.verdict !== "variant" || own.reason === "many" || own.reason === "ages";
}
function ownFinding(host, { type, ownResolver: own, authoritativeServers: authorities }) {
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
function isBogus({ security: { state, resolverValidation: opinion } }) {
	return state === "bogus" && opinion !== "secure";
}
function securityFindings(raw, isSeen) {
	const { domain: host, dns } = raw;
	if (raw.propagation.some(hasOldOwn) && (isSeen || denialIn(raw) !== null)) return [];
	const { state, resolverValidation: opinion, reason: code, isRemembered } = dns.security;
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
function contradiction({ security: { state, resolverValidation: opinion } }) {
	if (state === "bogus") return {
		en: "our validation fails, the resolver's succeeds",
		ko: "자체 검증은 실패, 리졸버의 검증은 성공"
	};
	if (opinion === "bogus") return {
		en: "the resolver reports them as invalid",
		ko: "리졸버가 무효로 판단"
	};
	return (0,_resolver_words_js__WEBPACK_IMPORTED_MODULE_10__.t)(null);
}
function wwwFindings({ domain: host, dns }) {
	if (dns.state !== "found") return [];
	if (dns.www === "private") return [find("dns-www-private", { host })];
	return dns.www === "absent" ? [find("dns-www-missing", { host })] : [];
}
// src/checks/golive/propagation/judge.ts
function judgePropagation(raw) {
	const { domain: host, propagation } = raw;
	if (denialIn(raw) !== null || unansweredOf(raw) !== null) return {
		id: "propagation",
		findings: [find("propagation-waits", { host })],
		again: null
	};
	const isThere = propagation.some(({ resolvers }) => resolvers.some((each) => each.answer === "found" && !isStale(each)));
	const isNowhere = !isThere && propagation.every(({ resolvers }) => resolvers.some(isDenying));
	const findings = distinct(propagation.flatMap((each) => findingsOf$2(each, isPublished(each, isNowhere) ? missingIn(each, isThere) : [])));
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
function findingsOf$2(facts, missing) {
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
	const { type, authoritativeServers: authorities } = facts;
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
function differing({ type, authoritativeServers: authorities, authoritativeServersDiffer: authoritiesDiffer }) {
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
function missingIn({ resolvers }, isThere) {
	return resolvers.filter((each) => isDenying(each) && !isStale(each) && (each.answer === "nxdomain" || !isThere));
}
function isDenying(resolver) {
	return isTelling(resolver) && isAbsent(resolver.answer);
}
function isPublished({ authoritativeServers: authorities, resolvers }, isNowhere) {
	const current = authorities.filter(({ state }) => state === "current");
	if (current.some(({ answer }) => answer === "found")) return true;
	return current.some(({ answer }) => answer === "alias") && (isNowhere || resolvers.some(({ answer }) => answer === "found"));
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
	if (state === "reserved") return [find("registration-reserved", { domain })];
	if (state === "quarantine") return [find("registration-hold", {
		domain,
		status: state
	})];
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
		reason: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(reason),
		wait
	}, reason === null ? {} : { evidence: reason });
}
function againWords(retryAfter) {
	if (retryAfter === null) return {
		en: "later",
		ko: "나중에"
	};
	const { en, ko } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ii)(retryAfter);
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
	"redemptionPeriod",
	"suspended",
	"expired",
	"deleted",
	"deactivated",
	"quarantine"
]);
function holdFindings(domain, { status }) {
	const held = status.filter((each) => holds.has(each));
	return held.length > 0 ? [find("registration-hold", {
		domain,
		status: held.join(", ")
	})] : [];
}
const least = 7 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.It;
const comfortable$1 = 30 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.It;
function endFindings(domain, { expires, registrarExpires }, now) {
	const unpaid = unpaidFindings(expires, registrarExpires, now);
	if (expires === null) return [find(isWithheld(domain) ? "registration-unpublished" : "registration-undated", { domain }), ...unpaid];
	const params = {
		domain,
		date: expires.slice(0, 10)
	};
	const left = (0,_end_js__WEBPACK_IMPORTED_MODULE_13__.t)(expires) - now;
	if (left < 0) return [find("registration-expired", params)];
	if (left <= least) return [find("registration-expiring", params)];
	return [...left <= comfortable$1 ? [find("registration-expires-soon", params)] : [], ...unpaid];
}
function isWithheld(domain) {
	return _registration_js__WEBPACK_IMPORTED_MODULE_2__.r[domain.slice(domain.lastIndexOf(".") + 1)]?.fields.includes("expires") ?? false;
}
function unpaidFindings(expires, registrarExpires, now) {
	if (registrarExpires === null || expires !== null && registrarExpires >= expires) return [];
	return Date.parse(registrarExpires) - now <= least ? [find("registration-unpaid", { date: registrarExpires.slice(0, 10) })] : [];
}
function registrationLeft({ domain: asked, registration, observedAt }) {
	const { state, expires, domain } = registration;
	if (expires !== null) return (0,_end_js__WEBPACK_IMPORTED_MODULE_13__.t)(expires) - Date.parse(observedAt);
	return state === "unserved" || state === "found" && isWithheld(domain ?? asked) ? void 0 : null;
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
		reason: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.bn)(reason)
	}, about);
}
function findingsOf(tls, now) {
	const { target: host, grade, minimumGrade: floor, blockers } = tls;
	const about = { subject: host };
	const days = dayFindings(tls, now);
	if (blockers.length > 0 || grade === "F") return [find("tls-blocked", {
		host,
		reasons: reasonsOf(blockers)
	}, {
		...about,
		evidence: blockers.join(" "),
		because: (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Z)(blockers)
	}), ...days];
	return [
		...tls.certificates.length === 0 || (grade ?? floor ?? "F") === "F" ? [find("tls-doubt", { host }, about)] : [],
		...grade !== null && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(grade, "B") ? [find("tls-weak", {
			host,
			grade
		}, about)] : [],
		...days
	];
}
function reasonsOf(blockers) {
	const caps = _gate_js__WEBPACK_IMPORTED_MODULE_0__.G.words.caps;
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
	return Math.min(7 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.It, lifetime / 10);
}
function comfortable({ lifetime }) {
	return Math.min(14 * _gate_js__WEBPACK_IMPORTED_MODULE_0__.It, lifetime / 3);
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
function lifetimeOf({ subject, notBefore: validFrom, notAfter: validTo }, now) {
	const end = Date.parse(validTo);
	return {
		subject,
		validTo,
		left: end - now,
		lifetime: Math.max(0, end - Date.parse(validFrom))
	};
}
function certificateLeft({ tls, observedAt }) {
	const ends = tls.map(({ certificates }) => Math.min(...certificates.map(({ notAfter: validTo }) => Date.parse(validTo))));
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
		value: certificate === null ? null : (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(certificate),
		unit: "days"
	}, {
		id: "registration-days",
		value: typeof registration === "number" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(registration) : unpublished(registration),
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
		return typeof value === "string" ? (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.X)("verdict", value, [["go"], ["no-go"]]) : [];
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
		"https-port-80-unknown",
		"registration-unknown"
	]
};
// src/checks/golive/notes.ts
const notes = [
	{
		en: "The check decides 5 essentials one by one. (1) The name resolves to public addresses, and its DNSSEC signatures are valid. (2) Public resolvers return the same records as the name servers. (3) The certificate and TLS are valid, for at least 7 days or a tenth of the lifetime, whichever is less. (4) The site answers over HTTPS. (5) The registration does not expire within days.",
		ko: "다섯 가지를 각각 판정합니다. (1) 이름이 공인 주소로 조회되고 DNSSEC 서명이 유효한지, (2) 공개 리졸버의 레코드가 네임서버와 같은지, (3) 인증서와 TLS가 유효하고 7일 또는 유효 기간의 10분의 1 중 짧은 쪽 이상 남았는지, (4) HTTPS로 응답하는지, (5) 도메인 등록이 며칠 안에 만료되지 않는지 확인합니다."
	},
	{
		en: "One no-go makes the whole verdict no-go. Otherwise one unknown makes it unknown, and unknown does not mean go. The command line exits with 0 for go, 1 for no-go and 3 for unknown; with `--fail-on never` a no-go exits with 0. Stale resolvers, invalid signatures, and a name that does not exist or cannot be resolved are no-go. One resolver's word alone is never enough for a no-go. Filtering resolvers and location-dependent answers are go with a note.",
		ko: "하나라도 불가이면 전체가 불가입니다. 불가가 없어도 알 수 없는 것이 있으면 전체가 알 수 없음이며, 이는 가능이 아닙니다. 명령줄의 종료 코드는 가능 0, 불가 1, 알 수 없음 3이며, `--fail-on never`를 주면 불가도 0으로 끝납니다. 리졸버에 남은 이전 값, 유효하지 않은 서명, 존재하지 않거나 조회할 수 없는 이름은 불가입니다. 리졸버 하나의 응답만으로는 불가가 되지 않습니다. 차단하는 리졸버와 위치에 따라 다른 응답은 참고 사항과 함께 가능입니다."
	},
	{
		en: "Each cause is reported once: what cannot be measured because of another problem (TLS without an address) waits for that problem. If a problem ends by itself, the report says when to check again. The check does not look at content, speed or pages behind a login. Registration servers (RDAP, otherwise WHOIS) get 5 seconds in total, and a registry that publishes no data does not block a domain.",
		ko: "원인은 한 번만 보고합니다. 주소가 없어 TLS를 측정할 수 없는 것처럼 다른 문제 때문에 측정할 수 없는 항목은 그 문제의 해결을 기다립니다. 시간이 지나면 해결되는 문제는 언제 다시 점검할지 알려 줍니다. 내용, 속도, 로그인 뒤의 화면은 확인하지 않습니다. 등록 정보 서버(RDAP, 없으면 WHOIS)에는 모두 합해 5초까지 질의하며, 등록 정보를 공개하지 않는 레지스트리의 도메인은 이 때문에 막지 않습니다."
	}
];
// src/checks/golive/propagation/schema.ts
const verdict = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
	"updated",
	"stale",
	"variant",
	"filtered",
	"stale-served",
	"bogus",
	"error",
	"unverified"
]).meta({
	description: "Verdict of the propagation check on the answer; updated: same as the name servers",
	ko: "응답에 대한 propagation 점검의 판정. updated: 네임서버와 같음"
});
const answer = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
	"found",
	"alias",
	"nxdomain",
	"nodata",
	"unknown"
]).meta({
	description: "alias: a CNAME only; nxdomain: no such name; nodata: no record of this type; unknown: no usable answer",
	ko: "alias: CNAME만 있음. nxdomain: 없는 이름. nodata: 해당 유형의 레코드 없음. unknown: 유효한 응답 없음"
});
const authority = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.serverName),
	address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.serverAddress),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"current",
		"behind",
		"failed"
	]).meta({
		description: "current: newest zone version; behind: an older one; failed: no usable answer",
		ko: "current: 최신 버전의 존. behind: 이전 버전의 존. failed: 유효한 응답 없음"
	}),
	answer,
	aliases: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "Targets of the CNAME chain, in order",
		ko: "CNAME 체인의 대상, 순서대로"
	}),
	values: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "IP addresses in the answer",
		ko: "응답에 있는 IP 주소"
	}),
	serial: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.serial),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.reason)
});
const resolver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Name of the public resolver",
		ko: "공용 리졸버의 이름"
	}),
	verdict,
	answer,
	isCurrent: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta({
		description: "Whether the answer equals the name servers'; null if not comparable",
		ko: "응답이 네임서버와 같은지 여부. 비교할 수 없었으면 null"
	}),
	secondsLeft: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nullable().meta({
		description: "Maximum seconds until it is up to date; null if unknown",
		ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.reason)
});
const ownResolver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	verdict,
	answer,
	values: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "IP addresses in the answer",
		ko: "응답에 있는 IP 주소"
	}),
	isCurrent: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().nullable().meta({
		description: "Whether the answer equals the name servers'; null if not comparable",
		ko: "응답이 네임서버와 같은지 여부. 비교할 수 없었으면 null"
	}),
	secondsLeft: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nullable().meta({
		description: "Maximum seconds until it is up to date; null if unknown",
		ko: "최신 값을 갖게 되기까지 최대로 남은 시간(초). 알 수 없으면 null"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.reason)
});
const propagationFacts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	type: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["A", "AAAA"]).meta({
		description: "Record type of the address family: A or AAAA",
		ko: "주소 종류의 레코드 유형: A 또는 AAAA"
	}),
	reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Why nothing could be measured; null if something was",
		ko: "아무것도 측정하지 못한 이유. 측정했으면 null"
	}),
	zone: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The zone that contains the name; null if unknown",
		ko: "이름이 속한 존. 알 수 없었으면 null"
	}),
	removed: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "A zone that resolvers still know, but that its parent zone no longer delegates; null without one",
		ko: "리졸버는 아직 기억하지만 상위 존에서 더는 위임하지 않는 존. 없으면 null"
	}),
	ownResolver: ownResolver.nullable().meta({
		description: "The answer of the resolver of this run, used for TLS and the page",
		ko: "측정에 쓴 리졸버의 응답. TLS와 페이지는 이 주소로 확인했습니다"
	}),
	authoritativeServers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(authority).readonly().meta({
		description: "Answers of the name servers of the zone",
		ko: "존의 네임서버 응답"
	}),
	resolvers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(resolver).readonly().meta({
		description: "Answers of public resolvers",
		ko: "공용 리졸버의 응답"
	}),
	security: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]).meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.dnssecState),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.reason)
	}).nullable().meta({
		description: "Our own DNSSEC validation of the name servers' answers, made if a resolver reports a failure; null otherwise",
		ko: "DNSSEC 검증에 실패한 리졸버가 있을 때, 네임서버가 직접 준 응답을 이 점검이 검증한 결과. 그런 리졸버가 없으면 null"
	}),
	authoritativeServersDiffer: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether name servers contradict each other while their serials do not show which is newer",
		ko: "네임서버의 답이 서로 모순되고, 어느 쪽이 최신인지 버전으로 구별되지 않는지 여부"
	}),
	freshEverywhereInSeconds: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ai)().nullable().meta({
		description: "Seconds until no resolver has an old answer; null if unknown",
		ko: "어떤 리졸버에도 이전 답이 남지 않게 될 때까지의 초. 알 수 없으면 null"
	})
});
// src/checks/golive/schema.ts
const input = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ni)({ query: (0,_domain_js__WEBPACK_IMPORTED_MODULE_11__.t)().meta({
	description: "Domain to go live; scheme, port and path of a pasted URL are left out",
	ko: "공개할 도메인. URL을 붙여 넣으면 스킴, 포트, 경로는 무시합니다",
	examples: ["example.com"]
}) });
const time = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Un)();
const reason = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
	description: "Why it is unknown; null if it is known",
	ko: "알 수 없었던 이유. 알 수 있었으면 null"
});
const answeredTypes = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
	"found",
	"absent",
	"unknown"
]);
const dns = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	state: answeredTypes.meta({
		description: "Whether the name has an IP address, according to the resolver of this run",
		ko: "측정에 쓴 리졸버에 따른, 이름에 IP 주소가 있는지 여부"
	}),
	absence: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(["nxdomain", "nodata"]).nullable().meta({
		description: "Without an address: whether the name does not exist, or exists without an address",
		ko: "주소가 없을 때 이름 자체가 없는지, 이름은 있지만 주소가 없는지"
	}),
	reason,
	addresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "IP address of the name",
			ko: "이름의 IP 주소"
		}),
		isPublic: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.isPublic)
	})).readonly().meta({
		description: "The first addresses, and whether they are public",
		ko: "앞쪽 주소와 공인 주소인지 여부"
	}),
	addressesTotal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).meta((0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.Cn)("addresses")),
	authoritativeAddresses: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
			description: "IP address of the name",
			ko: "이름의 IP 주소"
		}),
		isPublic: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.isPublic)
	})).readonly().meta({
		description: "The first addresses from the name servers of the zone",
		ko: "존의 네임서버가 반환한 앞쪽 주소"
	}),
	dns64: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "IPv6 addresses that the resolver synthesised from IPv4 addresses (DNS64, RFC 6147); the zone does not have them",
		ko: "리졸버가 IPv4 주소로 만든 IPv6 주소(DNS64, RFC 6147). 다른 곳에는 없는 주소"
	}),
	withoutDnskey: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.serverName),
		address: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.serverAddress),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.resultReason)
	})).readonly().meta({
		description: "Name servers of a signed zone that do not return its DNSKEY records, and why",
		ko: "서명된 존인데 DNSKEY 레코드를 반환하지 않는 네임서버와 이유"
	}),
	aliases: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "The targets of its CNAME chain, in order",
		ko: "CNAME 체인의 대상, 순서대로"
	}),
	contradiction: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		resolver: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.contradictoryResolver),
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.contradictoryName),
		deniedTypes: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.deniedTypes),
		answeredTypes: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.answeredTypes)
	}).nullable().meta({
		description: "A resolver that returns NXDOMAIN for some record types and an answer for others, so that the name servers were queried instead; null without one",
		ko: "같은 이름의 일부 유형에는 NXDOMAIN을, 다른 유형에는 응답을 반환하여, 네임서버에 직접 질의하게 한 리졸버. 없으면 null"
	}),
	www: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([...answeredTypes.options, "private"]).nullable().meta({
		description: "Whether the name with www. also has an address; private: it has an address that is not public; null if not queried",
		ko: "앞에 www를 붙인 이름에도 주소가 있는지 여부. private: 공인 주소가 아닌 주소가 있음. 확인하지 않았으면 null"
	}),
	security: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
			"secure",
			"insecure",
			"bogus",
			"island",
			"indeterminate"
		]).meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.dnssecState),
		reason: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.reason),
		resolverValidation: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
			"secure",
			"insecure",
			"bogus",
			"unknown"
		]).meta({
			description: "The resolver's own DNSSEC result",
			ko: "리졸버의 판단"
		}),
		isRemembered: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
			description: "Whether the resolver's records fail validation, but the name servers' records pass",
			ko: "리졸버의 레코드는 검증에 실패하고 네임서버의 레코드는 통과하는지 여부"
		})
	}).meta({
		description: "DNSSEC state of the addresses",
		ko: "주소의 DNSSEC 상태"
	})
});
const certificate = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	subject: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.certificateSubject),
	notBefore: time.meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.notBefore),
	notAfter: time.meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.notAfter)
});
const tls = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	target: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "Host, or host:port",
		ko: "호스트 또는 호스트:포트"
	}),
	reason,
	grade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Yn).nullable().meta({
		description: "Grade of the ssl check; null if it could not be measured or graded",
		ko: "ssl 점검의 등급. 측정하거나 평가하지 못했으면 null"
	}),
	minimumGrade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_start_js__WEBPACK_IMPORTED_MODULE_1__.Yn).nullable().meta({
		description: "The lowest grade that is certain, if the grade is uncertain",
		ko: "등급이 확실하지 않을 때 적어도 보장되는 등급"
	}),
	blockers: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "Why the grade is capped at F, as ids of the ssl check",
		ko: "등급을 F로 제한하는 이유. ssl 점검의 id"
	}),
	certificates: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(certificate).readonly().meta({
		description: "The validated path, leaf first; only the leaf without a path",
		ko: "검증된 경로. 리프부터이며, 경로가 없으면 리프만"
	})
});
const page = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.U).exactOptional().meta({
		description: "What the final answer is, as the http check says",
		ko: "http 점검이 판단한 마지막 응답의 종류"
	}),
	url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta({
		description: "URL after all redirects",
		ko: "리디렉션이 끝난 곳"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.httpStatus),
	redirectOutcome: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"answered",
		"loop",
		"limit",
		"private",
		"invalid-location",
		"nul-byte",
		"content-disposition",
		"content-encoding"
	]).meta({
		description: "answered: at a page; all others: in a way that no browser follows",
		ko: "answered: 페이지에 이름. 나머지: 브라우저가 따라가지 않는 방식"
	}),
	redirects: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().min(0).meta({
		description: "Number of redirects",
		ko: "리디렉션의 수"
	}),
	downgrade: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wi)().meta({
		description: "Whether a redirect leads from https to http",
		ko: "경로가 https에서 http로 내려가는지 여부"
	}),
	problems: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)(_gate_js__WEBPACK_IMPORTED_MODULE_0__.nn)).readonly().nullable().meta({
		description: "Why browsers reject the certificate of the page; null over plain HTTP or if unknown",
		ko: "브라우저가 페이지의 인증서를 거부하는 이유. 평문 HTTP이거나 판단할 수 없었으면 null"
	}),
	rejectedUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The first redirect URL that browsers reject",
		ko: "페이지 이전에 브라우저가 연결을 거부하는 첫 URL"
	}),
	undeterminedUrl: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The first redirect URL for which that is unknown",
		ko: "페이지 이전에 거부 여부를 알 수 없는 첫 URL"
	}),
	plainHttp: _gate_js__WEBPACK_IMPORTED_MODULE_0__.D.nullable().meta({
		description: "Behaviour of port 80",
		ko: "포트 80의 동작"
	})
});
const registration = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The registered domain; null if the name has none",
		ko: "등록된 도메인. 이름 위에 등록 가능한 도메인이 없으면 null"
	}),
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yi)([
		"found",
		"absent",
		"reserved",
		"quarantine",
		"unserved",
		"unknown"
	]).meta({
		description: "reserved: the registry keeps the name; quarantine: only the former registrant can restore the domain; unserved: the registry publishes nothing in RDAP or WHOIS; unknown: its server could not be queried, for example",
		ko: "reserved: 레지스트리가 예약한 이름. quarantine: 기존 등록인만 복구할 수 있음. unserved: 레지스트리가 RDAP와 WHOIS에 아무것도 공개하지 않음. unknown: 서버에 질의하지 못한 경우 등"
	}),
	reason,
	retryAfter: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Oi)().nullable().meta({
		description: "Retry-After of the registry, in seconds",
		ko: "레지스트리의 Retry-After(초)"
	}),
	server: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "The server that answered",
		ko: "응답한 서버"
	}),
	expires: time.nullable().meta({
		description: "null if the registry does not publish it",
		ko: "레지스트리가 공개하지 않으면 null"
	}),
	registered: time.nullable().meta({
		description: "When the domain was registered; null if not published",
		ko: "도메인을 등록한 시각. 공개하지 않으면 null"
	}),
	registrarExpires: time.nullable().meta({
		description: "End of the contract with the registrar; the registry may have renewed automatically before",
		ko: "레지스트라와의 계약 만료 시각. 레지스트리는 먼저 자동 갱신했을 수 있습니다"
	}),
	status: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)()).readonly().meta({
		description: "In EPP spelling, such as clientHold",
		ko: "EPP의 표기(예: clientHold)"
	}),
	registrar: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().nullable().meta({
		description: "Name of the registrar; null if not published",
		ko: "레지스트라의 이름. 공개하지 않으면 null"
	})
});
const raw = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
	domain: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pi)().meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.domainObserved),
	observedAt: time.meta(_gate_js__WEBPACK_IMPORTED_MODULE_0__.Sn.observedAt),
	dns: dns.meta({
		description: "Addresses of the domain, and whether resolvers and name servers agree",
		ko: "도메인의 주소와, 리졸버와 네임서버의 응답이 일치하는지 여부"
	}),
	propagation: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(propagationFacts).readonly().meta({
		description: "Results of the propagation check, per address family",
		ko: "주소 종류마다 propagation 점검이 본 것"
	}),
	tls: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Si)(tls).readonly().meta({
		description: "The domain and, if redirects lead to another host, the host of the page",
		ko: "도메인 자체, 그리고 리디렉션이 다른 곳에서 끝나면 페이지의 호스트"
	}),
	https: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ji)({
		page: page.nullable().meta({
			description: "The final page over https; null if the site did not answer",
			ko: "https로 도달한 마지막 페이지. 사이트가 응답하지 않았으면 null"
		}),
		reason
	}).meta({
		description: "The page at https://; null if the site did not answer itself",
		ko: "https://가 이르는 페이지. 사이트가 아닌 것이 응답했거나 응답이 없었으면 null"
	}),
	registration: registration.meta({
		description: "Registration of the domain at its registry",
		ko: "레지스트리의 도메인 등록 상태"
	})
});
// src/checks/golive/index.ts
const golive = (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.En)({
	id: "golive",
	version: 6,
	title: {
		en: "Ready to go live",
		ko: "공개 준비 점검"
	},
	about: {
		en: "Decides go, no-go or unknown by 5 essentials: the DNS resolves, all resolvers return the same records, TLS is ready, the site is reachable over HTTPS, and the registration does not expire soon.",
		ko: "다섯 가지 필수 조건으로 공개 가능, 불가, 알 수 없음을 판정합니다. DNS 응답, 전파 일치, TLS 준비, HTTPS 접속, 도메인 등록 만료."
	},
	notes,
	input,
	subject: "query",
	raw,
	cost: "standard",
	surveyAge: 60,
	ttl: 60,
	deadline: 30,
	words,
	target: ({ query }) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.wn)(query),
	collect,
	judge,
	fits: (seen, { query }) => seen.domain === query,
	monitored
});



/***/ })

};
