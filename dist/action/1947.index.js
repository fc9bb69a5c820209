export const id = 1947;
export const ids = [1947];
export const modules = {

/***/ 281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ __toCommonJS),
/* harmony export */   i: () => (/* binding */ __require),
/* harmony export */   n: () => (/* binding */ __esmMin),
/* harmony export */   o: () => (/* binding */ __toESM),
/* harmony export */   r: () => (/* binding */ __exportAll),
/* harmony export */   t: () => (/* binding */ __commonJSMin)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);

// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var __toCommonJS = (mod) => __hasOwnProp.call(mod, "module.exports") ? mod["module.exports"] : __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __require = (() => (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url))();



/***/ }),

/***/ 1947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ writeBytes),
/* harmony export */   $n: () => (/* binding */ isSha),
/* harmony export */   $r: () => (/* binding */ codeHtml),
/* harmony export */   $t: () => (/* binding */ registry),
/* harmony export */   A: () => (/* binding */ optionFor),
/* harmony export */   Ai: () => (/* binding */ number),
/* harmony export */   An: () => (/* binding */ children),
/* harmony export */   Ar: () => (/* binding */ gateSummary),
/* harmony export */   At: () => (/* binding */ readPart),
/* harmony export */   B: () => (/* binding */ dataBytes),
/* harmony export */   Bi: () => (/* binding */ _isoDate),
/* harmony export */   Bn: () => (/* binding */ allIpsOf),
/* harmony export */   Br: () => (/* binding */ failOns),
/* harmony export */   Bt: () => (/* binding */ bearsName),
/* harmony export */   C: () => (/* binding */ worstVerdict),
/* harmony export */   Ci: () => (/* binding */ base64$1),
/* harmony export */   Cn: () => (/* binding */ canonicalAttributes),
/* harmony export */   Cr: () => (/* binding */ hostTarget),
/* harmony export */   Ct: () => (/* binding */ rcodes),
/* harmony export */   D: () => (/* binding */ questionsOf),
/* harmony export */   Di: () => (/* binding */ discriminatedUnion),
/* harmony export */   Dn: () => (/* binding */ oids),
/* harmony export */   Dr: () => (/* binding */ portNumber),
/* harmony export */   Dt: () => (/* binding */ readByte),
/* harmony export */   E: () => (/* binding */ makePlan),
/* harmony export */   Ei: () => (/* binding */ custom),
/* harmony export */   En: () => (/* binding */ nameAttributes),
/* harmony export */   Er: () => (/* binding */ parseUrl),
/* harmony export */   Et: () => (/* binding */ cursorOf),
/* harmony export */   F: () => (/* binding */ addressQuery),
/* harmony export */   Fi: () => (/* binding */ tuple),
/* harmony export */   Fn: () => (/* binding */ readWhole),
/* harmony export */   Fr: () => (/* binding */ effectOfUnknown),
/* harmony export */   Ft: () => (/* binding */ defaultDns),
/* harmony export */   G: () => (/* binding */ readData),
/* harmony export */   Gi: () => (/* binding */ failure$1),
/* harmony export */   Gn: () => (/* binding */ grade),
/* harmony export */   Gr: () => (/* binding */ finder),
/* harmony export */   Gt: () => (/* binding */ openTrustStore),
/* harmony export */   H: () => (/* binding */ hasNames),
/* harmony export */   Hi: () => (/* binding */ NEVER),
/* harmony export */   Hn: () => (/* binding */ fixRecord),
/* harmony export */   Hr: () => (/* binding */ onErrors),
/* harmony export */   Ht: () => (/* binding */ equipped),
/* harmony export */   I: () => (/* binding */ domainQuery),
/* harmony export */   Ii: () => (/* binding */ union),
/* harmony export */   In: () => (/* binding */ tags),
/* harmony export */   Ir: () => (/* binding */ findingEffectOf),
/* harmony export */   It: () => (/* binding */ publicResolvers),
/* harmony export */   J: () => (/* binding */ base32Bytes),
/* harmony export */   Ji: () => (/* binding */ languages),
/* harmony export */   Jn: () => (/* binding */ atBest),
/* harmony export */   Jr: () => (/* binding */ addressByProxy),
/* harmony export */   Jt: () => (/* binding */ crowds),
/* harmony export */   K: () => (/* binding */ writeData),
/* harmony export */   Ki: () => (/* binding */ failureCodes),
/* harmony export */   Kn: () => (/* binding */ assess),
/* harmony export */   Kr: () => (/* binding */ interpret),
/* harmony export */   Kt: () => (/* binding */ answerSchemaOf),
/* harmony export */   L: () => (/* binding */ readListing),
/* harmony export */   Li: () => (/* binding */ unknown),
/* harmony export */   Ln: () => (/* binding */ toBuffer),
/* harmony export */   Lr: () => (/* binding */ isUnseen),
/* harmony export */   Lt: () => (/* binding */ serverOf),
/* harmony export */   M: () => (/* binding */ withLanguage),
/* harmony export */   Mi: () => (/* binding */ record),
/* harmony export */   Mn: () => (/* binding */ readElement),
/* harmony export */   Mr: () => (/* binding */ effectOfCheck),
/* harmony export */   Mt: () => (/* binding */ readShort),
/* harmony export */   N: () => (/* binding */ readMeasuring),
/* harmony export */   Ni: () => (/* binding */ strictObject),
/* harmony export */   Nn: () => (/* binding */ readOid),
/* harmony export */   Nr: () => (/* binding */ effectOfFinding),
/* harmony export */   Nt: () => (/* binding */ DnsError),
/* harmony export */   O: () => (/* binding */ readConcurrency),
/* harmony export */   Oi: () => (/* binding */ int),
/* harmony export */   On: () => (/* binding */ readPointName),
/* harmony export */   Or: () => (/* binding */ portOf),
/* harmony export */   Ot: () => (/* binding */ readBytes),
/* harmony export */   P: () => (/* binding */ blocklistPattern),
/* harmony export */   Pi: () => (/* binding */ string),
/* harmony export */   Pn: () => (/* binding */ readTime),
/* harmony export */   Pr: () => (/* binding */ effectOfNotice),
/* harmony export */   Pt: () => (/* binding */ listingWeights),
/* harmony export */   Q: () => (/* binding */ writeByte),
/* harmony export */   Qn: () => (/* binding */ worst$1),
/* harmony export */   Qr: () => (/* binding */ block),
/* harmony export */   Qt: () => (/* binding */ reportKinds),
/* harmony export */   R: () => (/* binding */ addressOctets),
/* harmony export */   Ri: () => (/* binding */ _coercedNumber),
/* harmony export */   Rn: () => (/* binding */ clientsOf),
/* harmony export */   Rr: () => (/* binding */ loudnessOf),
/* harmony export */   Rt: () => (/* binding */ algorithms),
/* harmony export */   S: () => (/* binding */ totalsOf),
/* harmony export */   Si: () => (/* binding */ array),
/* harmony export */   Sn: () => (/* binding */ readSigned),
/* harmony export */   Sr: () => (/* binding */ hostOf),
/* harmony export */   St: () => (/* binding */ rcodeText),
/* harmony export */   T: () => (/* binding */ isAuto),
/* harmony export */   Ti: () => (/* binding */ codec),
/* harmony export */   Tn: () => (/* binding */ isSameDistinguishedName),
/* harmony export */   Tr: () => (/* binding */ parseHost),
/* harmony export */   Tt: () => (/* binding */ types),
/* harmony export */   U: () => (/* binding */ isOf),
/* harmony export */   Ui: () => (/* binding */ Failure),
/* harmony export */   Un: () => (/* binding */ interpretation),
/* harmony export */   Ur: () => (/* binding */ ruleLevels),
/* harmony export */   Ut: () => (/* binding */ isTrustedFor),
/* harmony export */   V: () => (/* binding */ dataText),
/* harmony export */   Vi: () => (/* binding */ _isoDateTime),
/* harmony export */   Vn: () => (/* binding */ fitsAllIps),
/* harmony export */   Vr: () => (/* binding */ idOfDemand),
/* harmony export */   Vt: () => (/* binding */ contextWith),
/* harmony export */   W: () => (/* binding */ joinedText),
/* harmony export */   Wi: () => (/* binding */ describeFailure),
/* harmony export */   Wn: () => (/* binding */ issueShape),
/* harmony export */   Wr: () => (/* binding */ defineProblems),
/* harmony export */   Wt: () => (/* binding */ contextFor),
/* harmony export */   X: () => (/* binding */ openMessage),
/* harmony export */   Xi: () => (/* binding */ failures),
/* harmony export */   Xn: () => (/* binding */ meets),
/* harmony export */   Xr: () => (/* binding */ keyKinds),
/* harmony export */   Xt: () => (/* binding */ reports),
/* harmony export */   Y: () => (/* binding */ mostBytes),
/* harmony export */   Yi: () => (/* binding */ maskUrls),
/* harmony export */   Yn: () => (/* binding */ grades),
/* harmony export */   Yr: () => (/* binding */ bannerLimits),
/* harmony export */   Yt: () => (/* binding */ policyOptions),
/* harmony export */   Z: () => (/* binding */ openPart),
/* harmony export */   Zn: () => (/* binding */ observedOf),
/* harmony export */   Zr: () => (/* binding */ oddityKinds),
/* harmony export */   Zt: () => (/* binding */ waiting),
/* harmony export */   _: () => (/* binding */ unreadSpot),
/* harmony export */   _i: () => (/* binding */ ZodNumber),
/* harmony export */   _n: () => (/* binding */ readCertificate$1),
/* harmony export */   _r: () => (/* binding */ toNetwork),
/* harmony export */   _t: () => (/* binding */ readName),
/* harmony export */   a: () => (/* binding */ ruleIds),
/* harmony export */   ai: () => (/* binding */ statusLineOf),
/* harmony export */   an: () => (/* binding */ problems),
/* harmony export */   ar: () => (/* binding */ sourceTable),
/* harmony export */   at: () => (/* binding */ parseName),
/* harmony export */   b: () => (/* binding */ mentionLines),
/* harmony export */   bi: () => (/* binding */ _instanceof),
/* harmony export */   bn: () => (/* binding */ isCheckable),
/* harmony export */   br: () => (/* binding */ version),
/* harmony export */   bt: () => (/* binding */ wildcardBelow),
/* harmony export */   c: () => (/* binding */ isAboutText),
/* harmony export */   ci: () => (/* binding */ painter),
/* harmony export */   cn: () => (/* binding */ includesStatus),
/* harmony export */   cr: () => (/* binding */ neededValue),
/* harmony export */   ct: () => (/* binding */ isSameName),
/* harmony export */   d: () => (/* binding */ optionsOf),
/* harmony export */   di: () => (/* binding */ printable),
/* harmony export */   dn: () => (/* binding */ elsewhere),
/* harmony export */   dr: () => (/* binding */ distance),
/* harmony export */   dt: () => (/* binding */ keyOf),
/* harmony export */   ei: () => (/* binding */ recordText),
/* harmony export */   en: () => (/* binding */ isModule),
/* harmony export */   er: () => (/* binding */ isPrivateWay),
/* harmony export */   et: () => (/* binding */ writeLong),
/* harmony export */   f: () => (/* binding */ annotationSpotOf),
/* harmony export */   fi: () => (/* binding */ beginning),
/* harmony export */   fn: () => (/* binding */ exchangeSignatures),
/* harmony export */   fr: () => (/* binding */ nearest),
/* harmony export */   ft: () => (/* binding */ labelsOf),
/* harmony export */   g: () => (/* binding */ spotOf),
/* harmony export */   gi: () => (/* binding */ ZodISODateTime),
/* harmony export */   gn: () => (/* binding */ organizationOf),
/* harmony export */   gr: () => (/* binding */ specialRange),
/* harmony export */   gt: () => (/* binding */ parentOf),
/* harmony export */   h: () => (/* binding */ limited),
/* harmony export */   hi: () => (/* binding */ ZodISODate),
/* harmony export */   hn: () => (/* binding */ nameForPeople),
/* harmony export */   hr: () => (/* binding */ reach),
/* harmony export */   ht: () => (/* binding */ outermost),
/* harmony export */   i: () => (/* binding */ toJsonLine),
/* harmony export */   ii: () => (/* binding */ durationText),
/* harmony export */   "in": () => (/* binding */ input),
/* harmony export */   ir: () => (/* binding */ ways),
/* harmony export */   it: () => (/* binding */ nameText),
/* harmony export */   j: () => (/* binding */ readThresholds),
/* harmony export */   ji: () => (/* binding */ object),
/* harmony export */   jn: () => (/* binding */ expectTag),
/* harmony export */   jr: () => (/* binding */ prettyGate),
/* harmony export */   jt: () => (/* binding */ readRest),
/* harmony export */   k: () => (/* binding */ readPersistence),
/* harmony export */   ki: () => (/* binding */ literal$1),
/* harmony export */   kn: () => (/* binding */ DerError),
/* harmony export */   kr: () => (/* binding */ urlTarget),
/* harmony export */   kt: () => (/* binding */ readLong),
/* harmony export */   l: () => (/* binding */ isDemandable),
/* harmony export */   li: () => (/* binding */ harmless$1),
/* harmony export */   ln: () => (/* binding */ parseStatusList),
/* harmony export */   lr: () => (/* binding */ parseInput),
/* harmony export */   lt: () => (/* binding */ isWildcard),
/* harmony export */   m: () => (/* binding */ githubReport),
/* harmony export */   mi: () => (/* binding */ counted$1),
/* harmony export */   mn: () => (/* binding */ isSelfIssued),
/* harmony export */   mr: () => (/* binding */ isMapped),
/* harmony export */   mt: () => (/* binding */ nameOf),
/* harmony export */   n: () => (/* binding */ isComplete),
/* harmony export */   ni: () => (/* binding */ thresholdText),
/* harmony export */   nn: () => (/* binding */ unusable),
/* harmony export */   nr: () => (/* binding */ measuring$1),
/* harmony export */   nt: () => (/* binding */ writeShort),
/* harmony export */   o: () => (/* binding */ gateRules),
/* harmony export */   oi: () => (/* binding */ titleOf),
/* harmony export */   on: () => (/* binding */ words$1),
/* harmony export */   or: () => (/* binding */ readFile),
/* harmony export */   ot: () => (/* binding */ compareNames),
/* harmony export */   p: () => (/* binding */ annotationsOf),
/* harmony export */   pi: () => (/* binding */ shorten),
/* harmony export */   pn: () => (/* binding */ isIssuedBy),
/* harmony export */   pr: () => (/* binding */ suggest),
/* harmony export */   pt: () => (/* binding */ lowerCased),
/* harmony export */   q: () => (/* binding */ writeName),
/* harmony export */   qi: () => (/* binding */ fill),
/* harmony export */   qn: () => (/* binding */ assessInDoubt),
/* harmony export */   qr: () => (/* binding */ severities),
/* harmony export */   qt: () => (/* binding */ readGiven),
/* harmony export */   r: () => (/* binding */ toJson),
/* harmony export */   ri: () => (/* binding */ reportWords),
/* harmony export */   rn: () => (/* binding */ readRunTime),
/* harmony export */   rr: () => (/* binding */ remote),
/* harmony export */   rt: () => (/* binding */ written$1),
/* harmony export */   s: () => (/* binding */ gives),
/* harmony export */   si: () => (/* binding */ unicodeOf),
/* harmony export */   sn: () => (/* binding */ acceptStatus),
/* harmony export */   sr: () => (/* binding */ expectation),
/* harmony export */   st: () => (/* binding */ countLabels),
/* harmony export */   t: () => (/* binding */ start),
/* harmony export */   ti: () => (/* binding */ required),
/* harmony export */   tn: () => (/* binding */ fileTextOf),
/* harmony export */   tr: () => (/* binding */ access$1),
/* harmony export */   tt: () => (/* binding */ writePart),
/* harmony export */   u: () => (/* binding */ generalText),
/* harmony export */   ui: () => (/* binding */ inert),
/* harmony export */   un: () => (/* binding */ browserOffer),
/* harmony export */   ur: () => (/* binding */ shown),
/* harmony export */   ut: () => (/* binding */ isWithin$1),
/* harmony export */   v: () => (/* binding */ wholeLine),
/* harmony export */   vi: () => (/* binding */ ZodString),
/* harmony export */   vn: () => (/* binding */ readSubjectKey),
/* harmony export */   vr: () => (/* binding */ within),
/* harmony export */   vt: () => (/* binding */ root$1),
/* harmony export */   w: () => (/* binding */ jittered),
/* harmony export */   wi: () => (/* binding */ boolean),
/* harmony export */   wn: () => (/* binding */ canonicalName),
/* harmony export */   wr: () => (/* binding */ httpsOrigin),
/* harmony export */   wt: () => (/* binding */ typeText),
/* harmony export */   x: () => (/* binding */ isOpen),
/* harmony export */   xi: () => (/* binding */ _null),
/* harmony export */   xn: () => (/* binding */ isSignedBy),
/* harmony export */   xr: () => (/* binding */ bracketed$1),
/* harmony export */   xt: () => (/* binding */ classes),
/* harmony export */   y: () => (/* binding */ lineOf),
/* harmony export */   yi: () => (/* binding */ _enum),
/* harmony export */   yn: () => (/* binding */ hashAlgorithms),
/* harmony export */   yr: () => (/* binding */ require_ipaddr),
/* harmony export */   yt: () => (/* binding */ upwards),
/* harmony export */   z: () => (/* binding */ reverseName),
/* harmony export */   zi: () => (/* binding */ _coercedString),
/* harmony export */   zn: () => (/* binding */ allIps),
/* harmony export */   zr: () => (/* binding */ softeningOf),
/* harmony export */   zt: () => (/* binding */ accessFor)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9896);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(857);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7030);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8522);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1692);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3136);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8500);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8161);
/* harmony import */ var crypto__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6982);
















// src/core/failures/kind.ts
function defineFailures(catalogue) {
	return catalogue;
}
// src/core/failures/account.ts
const accountFailures = defineFailures({
	"key.required": {
		code: "API_KEY_REQUIRED",
		text: {
			en: "{check} needs an API key: send Authorization: Bearer <key>.",
			ko: "{check|은/는} API 키가 필요합니다. Authorization: Bearer <key>를 보내십시오."
		}
	},
	"key.rejected": {
		code: "INVALID_API_KEY",
		text: {
			en: "This API key is not valid ({detail}).",
			ko: "유효하지 않은 API 키입니다({detail})."
		}
	},
	"session.required": {
		code: "API_KEY_REQUIRED",
		text: {
			en: "Sign in to do this.",
			ko: "로그인이 필요합니다."
		}
	},
	"scope.missing": {
		code: "INVALID_API_KEY",
		text: {
			en: "This API key does not have the scope {scope}.",
			ko: "이 API 키에는 {scope} 범위가 없습니다."
		}
	},
	"credentials.wrong": {
		code: "INVALID_API_KEY",
		text: {
			en: "The {what} is wrong.",
			ko: "{what|이/가} 올바르지 않습니다."
		}
	},
	"account.unverified": {
		code: "INVALID_API_KEY",
		text: {
			en: "This e-mail address is not confirmed. Open the link that was sent to it, or request a new one.",
			ko: "이메일 주소가 확인되지 않았습니다. 발송된 링크를 열거나 새 링크를 요청하십시오."
		}
	},
	"account.insecure": {
		code: "INVALID_INPUT",
		text: {
			en: "Accounts need https. The operator has to set PORTCULLIS_BASE_URL to the https URL of this server.",
			ko: "계정을 사용하려면 https가 필요합니다. 운영자가 PORTCULLIS_BASE_URL에 이 서버의 https URL을 지정해야 합니다."
		}
	},
	"account.closed": {
		code: "INVALID_INPUT",
		text: {
			en: "Registration is closed on this server. Ask its operator for an account.",
			ko: "이 서버는 회원 가입을 받지 않습니다. 운영자에게 계정을 요청하십시오."
		}
	},
	"account.mail": {
		code: "INVALID_INPUT",
		text: {
			en: "This server sends no mail (PORTCULLIS_SMTP_URL or PORTCULLIS_BASE_URL is not set). Ask its operator.",
			ko: "이 서버는 메일을 보내지 않습니다(PORTCULLIS_SMTP_URL 또는 PORTCULLIS_BASE_URL이 설정되지 않음). 운영자에게 문의하십시오."
		}
	},
	"account.link": {
		code: "INVALID_INPUT",
		text: {
			en: "This link or code was used, has expired or was never issued. Request a new one.",
			ko: "이미 사용했거나 만료되었거나 발급되지 않은 링크 또는 코드입니다. 새로 요청하십시오."
		}
	},
	"account.guessable": {
		code: "INVALID_INPUT",
		text: {
			en: "This password is easy to guess: {detail}. Choose another one, for example several words that have nothing to do with each other.",
			ko: "추측하기 쉬운 비밀번호입니다. {detail}. 서로 관련 없는 단어 여러 개처럼 다른 비밀번호를 고르십시오."
		}
	},
	"account.provider": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "Signing in with {provider} is not possible now: {detail}. Sign in another way, or try again later.",
			ko: "지금은 {provider|으로/로} 로그인할 수 없습니다: {detail}. 다른 방법으로 로그인하거나 나중에 다시 시도하십시오."
		}
	},
	"account.unlinked": {
		code: "INVALID_INPUT",
		text: {
			en: "You were not signed in with {provider}: {detail}.",
			ko: "{provider|으로/로} 로그인하지 못했습니다: {detail}."
		}
	},
	"account.full": {
		code: "INVALID_INPUT",
		text: {
			en: "This account already has {limit} {what}, the maximum.",
			ko: "이 계정의 {what|은/는} {limit}개로, 더 만들 수 없습니다."
		}
	},
	"account.state": {
		code: "INVALID_INPUT",
		text: {
			en: "This is not possible now: {detail}.",
			ko: "지금은 할 수 없습니다: {detail}."
		}
	},
	"item.unknown": {
		code: "NOT_FOUND",
		text: {
			en: "This account has no such {what}.",
			ko: "이 계정에 그런 {what|이/가} 없습니다."
		}
	},
	"watch.known": {
		code: "INVALID_INPUT",
		text: {
			en: "{target} is already watched. Change that watch instead.",
			ko: "{target|은/는} 이미 감시하고 있습니다. 그 감시의 설정을 바꾸십시오."
		}
	},
	"watch.paused": {
		code: "INVALID_INPUT",
		text: {
			en: "The watch of {target} is paused. Resume it first.",
			ko: "{target} 감시가 일시 중지되었습니다. 먼저 다시 시작하십시오."
		}
	}
});
// src/core/failures/connection.ts
const connectionFailures = defineFailures({
	"tcp.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} refused the connection on port {port}.",
			ko: "{host|이/가} 포트 {port} 연결을 거부했습니다."
		}
	},
	"tcp.reset": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} reset the connection on port {port}.",
			ko: "{host|이/가} 포트 {port} 연결을 끊었습니다."
		}
	},
	"tcp.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "There is no route to {host} ({detail}).",
			ko: "{host}까지 가는 경로가 없습니다({detail})."
		}
	},
	"timeout.dns": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The resolver did not answer for {host} in time.",
			ko: "리졸버가 {host}에 대해 제시간에 답하지 않았습니다."
		}
	},
	"timeout.unheard": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{servers} did not answer for {host} in time.",
			ko: "{host}에 대한 답이 다음 서버에서 제시간에 오지 않았습니다: {servers}."
		}
	},
	"timeout.doh": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The DNS-over-HTTPS resolvers ({servers}) did not answer for lookalikes of {host} in time. Use another resolver with --doh or PORTCULLIS_DOH.",
			ko: "DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 제시간에 답하지 않았습니다. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오."
		}
	},
	"timeout.tcp": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} did not accept a connection on port {port} in time.",
			ko: "{host|이/가} 포트 {port}에서 제시간에 연결을 받지 않았습니다."
		}
	},
	"timeout.tls": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} accepted the connection on port {port} but did not finish the TLS handshake in time.",
			ko: "{host|이/가} 포트 {port}에서 연결은 받았지만 TLS 핸드셰이크를 제시간에 마치지 않았습니다."
		}
	},
	"timeout.starttls": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} accepted the connection on port {port} but did not agree to TLS in time; if it starts with TLS, use starttls=off (--starttls off).",
			ko: "{host|이/가} 포트 {port}에서 연결은 받았지만 제시간에 TLS에 동의하지 않았습니다. 처음부터 TLS를 쓰는 서버라면 starttls=off(--starttls off)로 다시 확인하십시오."
		}
	},
	"timeout.http": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{host} did not answer the HTTP request in time.",
			ko: "{host|이/가} HTTP 요청에 제시간에 응답하지 않았습니다."
		}
	},
	"tls.alert": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} ended the TLS handshake on port {port} with alert {alert}.",
			ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크를 경고 {alert|으로/로} 끝냈습니다."
		}
	},
	"tls.client-certificate": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} requires a client certificate on port {port}. The command line and the Action take one (client_cert).",
			ko: "{host|은/는} 포트 {port}에서 클라이언트 인증서를 요구하며, 없으면 응답하지 않습니다. 명령줄과 Action에서 client_cert로 지정할 수 있습니다."
		}
	},
	"tls.client-certificate-refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} rejected the given client certificate on port {port}.",
			ko: "{host|이/가} 포트 {port}에서 제시한 클라이언트 인증서를 거부합니다."
		}
	},
	"http.client-certificate": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} did not serve the site: it requires a client certificate, or another one. The command line and the Action take one (client_cert).",
			ko: "{host|이/가} 사이트 대신 클라이언트 인증서(또는 다른 인증서)를 요구하는 응답을 보냈습니다. 명령줄과 Action에서 client_cert로 지정할 수 있습니다."
		}
	},
	"access.untrusted": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The certificate of {host} is not trusted for that name. The given headers and client certificate were not sent, and the page that needs them was not requested.",
			ko: "{host}의 인증서를 그 이름으로 신뢰할 수 없어, 지정된 헤더나 클라이언트 인증서를 보내지 않았고 그것으로만 열리는 페이지도 요청하지 않았습니다."
		}
	},
	"access.header-empty": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The value of the header {name} is empty, so nothing was measured. Pull requests from forks and from Dependabot get no secrets.",
			ko: "보내려는 헤더 {name}의 값이 비어 있어 측정하지 않았습니다. 포크나 Dependabot의 풀 리퀘스트에는 비밀 값이 주어지지 않습니다."
		}
	},
	"timeout.proxy": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The proxy {proxy} did not open a connection in time.",
			ko: "프록시 {proxy|이/가} 제시간에 연결을 열어 주지 않았습니다."
		}
	},
	"proxy.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} could not be reached ({detail}).",
			ko: "프록시 {proxy}에 연결할 수 없었습니다({detail})."
		}
	},
	"proxy.credentials": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} requires a user name and password, or rejected the given ones (407).",
			ko: "프록시 {proxy|이/가} 사용자 이름과 비밀번호를 요구하거나, 주어진 것을 받아들이지 않습니다(407)."
		}
	},
	"proxy.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} refuses connections to {host} on port {port} (status {status}).",
			ko: "프록시 {proxy|이/가} {host}의 포트 {port}로 가는 연결을 허용하지 않습니다(상태 {status})."
		}
	},
	"caller.unknown": {
		code: "INVALID_INPUT",
		text: {
			en: "A machine cannot see its own public address. Give a server that reports it, for example --server https://portcullis.example.",
			ko: "시스템은 자신의 공인 주소를 직접 알 수 없습니다. --server https://portcullis.example 처럼 주소를 알려 줄 서버를 지정하십시오."
		}
	},
	"proxy.name": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} is a special-use or internal name. --proxy-dns does not send such names to a proxy.",
			ko: "{host|은/는} 특수 용도 또는 내부 네트워크 이름이므로 프록시에 이름으로 요청하지 않습니다(--proxy-dns)."
		}
	},
	"proxy.unable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} could not connect to {host} on port {port} (status {status}).",
			ko: "프록시 {proxy|이/가} {host}의 포트 {port}에 연결하지 못했습니다(상태 {status})."
		}
	},
	"proxy.malformed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The proxy {proxy} sent an invalid answer to CONNECT ({detail}).",
			ko: "프록시 {proxy|이/가} CONNECT에 이해할 수 없는 응답을 보냈습니다({detail})."
		}
	},
	"tls.closed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} closed the connection on port {port} during the TLS handshake.",
			ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크 중에 연결을 닫았습니다."
		}
	},
	"tls.not-tls": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} does not speak TLS on port {port}.",
			ko: "{host|은/는} 포트 {port}에서 TLS를 사용하지 않습니다."
		}
	},
	"tls.greeting": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} does not begin with TLS on port {port}; the server speaks {protocol}. Use starttls={starttls} (--starttls {starttls}).",
			ko: "{host|은/는} 포트 {port}에서 TLS가 아니라 {protocol|으로/로} 시작합니다. starttls={starttls}(--starttls {starttls})로 다시 확인하십시오."
		}
	},
	"tls.oversized": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} sends a TLS handshake message on port {port} that is larger than clients accept. The usual cause is an oversized certificate chain.",
			ko: "{host|이/가} 포트 {port}의 TLS 핸드셰이크에서 클라이언트가 받지 못할 만큼 큰 메시지를 보냅니다. 대개 인증서가 너무 큰 경우입니다."
		}
	},
	"tls.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The TLS handshake with {host} on port {port} failed ({detail}).",
			ko: "{host} 포트 {port}의 TLS 핸드셰이크가 실패했습니다({detail})."
		}
	},
	"starttls.not-offered": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} speaks {protocol} on port {port} and offers no TLS there.",
			ko: "{host|은/는} 포트 {port}에서 {protocol|으로/로} 응답하지만 TLS를 제공하지 않습니다."
		}
	},
	"starttls.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} did not start TLS on port {port} and answered: {detail}",
			ko: "{host|이/가} 포트 {port}에서 TLS를 시작하지 않고 다음과 같이 답했습니다: {detail}"
		}
	},
	"starttls.foreign": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} does not speak {protocol} on port {port} ({detail}).",
			ko: "{host|은/는} 포트 {port}에서 {protocol|을/를} 사용하지 않습니다({detail})."
		}
	},
	"starttls.injected": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} agreed to TLS on port {port} and then sent more plain text. A man in the middle would do that.",
			ko: "{host|이/가} 포트 {port}에서 TLS에 동의한 뒤 평문을 더 보냈습니다. 중간자가 끼어들 때 나타나는 현상입니다."
		}
	},
	"starttls.closed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} closed the connection on port {port} before TLS began.",
			ko: "{host|이/가} 포트 {port}에서 TLS를 시작하기 전에 연결을 닫았습니다."
		}
	}
});
// src/core/failures/deployment.ts
const deploymentFailures = defineFailures({
	"github.token": {
		code: "INVALID_INPUT",
		text: {
			en: "GitHub does not accept the token.",
			ko: "GitHub가 토큰을 받아들이지 않습니다."
		}
	},
	"github.forbidden": {
		code: "INVALID_INPUT",
		text: {
			en: "GitHub refused the request: the token needs the permission {permission}.",
			ko: "GitHub가 이 토큰의 요청을 거부했습니다. 필요한 권한: {permission}."
		}
	},
	"github.not-found": {
		code: "INVALID_INPUT",
		text: {
			en: "GitHub did not find it in {repository}, or the token has no access to it. The token needs the permission {permission}.",
			ko: "GitHub의 {repository}에 해당 항목이 없거나 토큰에 보이지 않습니다. 필요한 권한: {permission}."
		}
	},
	"github.no-pull-request": {
		code: "NOT_FOUND",
		text: {
			en: "No open pull request has this commit as its head.",
			ko: "이 실행의 커밋을 헤드로 둔 열린 풀 리퀘스트가 없습니다."
		}
	},
	"github.too-many-comments": {
		code: "INVALID_INPUT",
		text: {
			en: "Pull request {number} has too many comments to search.",
			ko: "풀 리퀘스트 {number}의 댓글이 너무 많아 다 살펴볼 수 없습니다."
		}
	},
	"github.rate-limited": {
		code: "RATE_LIMITED",
		text: {
			en: "GitHub accepts no more requests until {until}.",
			ko: "GitHub가 {until}까지 요청을 더 받지 않습니다."
		}
	},
	"github.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "GitHub's API {api} could not be reached ({detail}).",
			ko: "GitHub API {api}에 연결할 수 없었습니다({detail})."
		}
	},
	"github.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "GitHub's API {api} did not answer in time.",
			ko: "GitHub API {api}에서 제시간에 응답이 오지 않았습니다."
		}
	},
	"github.refused": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "GitHub's API {api} answered {status}.",
			ko: "GitHub API {api}의 응답 상태가 {status}입니다."
		}
	},
	"github.invalid-answer": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{api} did not send a usable answer of GitHub's API ({detail}).",
			ko: "{api|이/가} 사용할 수 있는 GitHub API 응답을 보내지 않았습니다({detail})."
		}
	},
	"deployment.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The deployment to {environment} ended in the state {state}. There is nothing to measure.",
			ko: "{environment} 배포가 {state} 상태로 끝나 측정할 대상이 없습니다."
		}
	},
	"deployment.superseded": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The deployment of {sha} to {environment} is no longer active: {later} was deployed since. There is nothing to measure for {sha}.",
			ko: "{sha}의 {environment} 배포는 더 이상 활성 상태가 아니며, 그 뒤에 {later|이/가} 배포되었습니다. {sha}에 대해 측정할 대상이 없습니다."
		}
	},
	"deployment.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "No deployment of {sha} to {environment} was ready within {seconds} s. Last state: {seen}.",
			ko: "{sha}의 {environment} 배포가 {seconds}초 안에 준비되지 않았습니다. 마지막 상태: {seen}."
		}
	},
	"deployment.no-url": {
		code: "INVALID_INPUT",
		text: {
			en: "The deployment to {environment} succeeded but has no site URL. Set environment_url when you deploy.",
			ko: "{environment} 배포는 성공했지만 사이트의 URL이 없습니다. 배포하는 쪽에서 environment_url을 설정해야 합니다."
		}
	}
});
// src/core/failures/input.ts
const inputFailures = defineFailures({
	"input.missing": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} is missing: {expected}.",
			ko: "{field|이/가} 없습니다. {expected}."
		}
	},
	"input.unknown": {
		code: "INVALID_INPUT",
		text: {
			en: "Unknown {field}.{suggestion}",
			ko: "알 수 없는 {field}입니다.{suggestion}"
		}
	},
	"input.option": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be one of {expected}, not {given}.{suggestion}",
			ko: "{field}에는 {expected} 중 하나가 와야 합니다. 받은 값: {given}.{suggestion}"
		}
	},
	"input.value": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be {expected}, not {given}.",
			ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}."
		}
	},
	"input.secret": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be {expected}. The given value is not shown.",
			ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값은 표시하지 않습니다."
		}
	},
	"input.repeated": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} is given {count} times; give it once.",
			ko: "{field|이/가} {count}번 주어졌습니다. 한 번만 주십시오."
		}
	},
	"input.encoding": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be UTF-8 in percent-encoding ({detail}).",
			ko: "{field|은/는} 퍼센트 인코딩된 UTF-8이어야 합니다({detail})."
		}
	},
	"input.private": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be on the public internet, not {given}. This server does not measure private networks.",
			ko: "{field|은/는} 공인 인터넷에 있어야 하는데 {given|은/는} 그렇지 않습니다. 이 서버는 사설 네트워크를 측정하지 않습니다."
		}
	},
	"input.conflict": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} is given twice, as {first} and as {second}.",
			ko: "{field|이/가} {first|과/와} {second|으로/로} 두 번 주어졌습니다."
		}
	},
	"input.probes": {
		code: "INVALID_INPUT",
		text: {
			en: "This server does not accept probe_services. Its operator can allow it with PORTCULLIS_ALLOW_PROBES=true.",
			ko: "이 서버는 probe_services를 받지 않습니다. 운영자가 PORTCULLIS_ALLOW_PROBES=true로 허용할 수 있습니다."
		}
	},
	"input.together": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} cannot be used together with {other}: {detail}.",
			ko: "{field|은/는} {other|과/와} 함께 쓸 수 없습니다: {detail}."
		}
	},
	"input.syntax": {
		code: "INVALID_INPUT",
		text: {
			en: "{path} cannot be read: {detail}.",
			ko: "{path|을/를} 읽을 수 없습니다: {detail}."
		}
	},
	"input.file": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} names {path}, which cannot be used: {detail}.",
			ko: "{field|이/가} 가리키는 {path|을/를} 사용할 수 없습니다: {detail}."
		}
	},
	"wait.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The wait for {awaited} timed out after {seconds} s, so the site was not measured. Last seen: {seen}.",
			ko: "{awaited} 조건이 {seconds}초 안에 충족되지 않아 측정하지 않았습니다. 마지막으로 본 것: {seen}."
		}
	},
	"wait.otherwise": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The wait for {awaited} succeeded, but the page that was then measured did not match: {seen}. No measurement within {seconds} s matched.",
			ko: "{awaited} 조건은 확인되었으나, 이어서 측정한 페이지는 조건과 달랐습니다: {seen}. {seconds}초 안에 조건에 맞는 페이지를 측정하지 못했습니다."
		}
	},
	"server.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{server} did not send a usable Portcullis answer ({detail}).",
			ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail})."
		}
	},
	"input.lines": {
		code: "INVALID_INPUT",
		text: {
			en: "{field} must be {expected}, not {given}. The same applies to {others}.",
			ko: "{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}. 다음도 마찬가지입니다: {others}."
		}
	}
});
// src/core/failures/lookup.ts
const lookupFailures = defineFailures({
	"dns.nxdomain": {
		code: "NOT_FOUND",
		text: {
			en: "{host} does not exist in the DNS.",
			ko: "{host|은/는} DNS에 존재하지 않는 이름입니다."
		}
	},
	"dns.absent": {
		code: "NOT_FOUND",
		text: {
			en: "{host} does not exist in the DNS, or has no public address.",
			ko: "{host|은/는} DNS에 존재하지 않거나 공인 주소가 없는 이름입니다."
		}
	},
	"dns.no-address": {
		code: "NOT_FOUND",
		text: {
			en: "{host} exists in the DNS but has no IP address.",
			ko: "{host|은/는} DNS에 있지만 IP 주소가 없습니다."
		}
	},
	"dns.bad-name": {
		code: "NOT_FOUND",
		text: {
			en: "{host} is not a valid DNS name: a label has 1 to 63 octets, a name at most 253.",
			ko: "{host|은/는} DNS에 있을 수 없는 이름입니다. 레이블은 1~63옥텟, 이름 전체는 253옥텟까지입니다."
		}
	},
	"dns.failed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The resolver could not answer for {host} ({detail}).",
			ko: "리졸버가 {host}에 대해 답하지 못했습니다({detail})."
		}
	},
	"dns.unheard": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{servers} did not answer for {host}.",
			ko: "{host}에 대한 답을 다음 서버에서 얻지 못했습니다: {servers}."
		}
	},
	"doh.unheard": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The DNS-over-HTTPS resolvers ({servers}) could not answer for lookalikes of {host}: {detail}. Use another resolver with --doh or PORTCULLIS_DOH.",
			ko: "DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 답하지 못했습니다: {detail}. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오."
		}
	},
	"address.private": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} may not be contacted (address {address}).",
			ko: "{host}에는 접속할 수 없습니다. 접속이 허용되지 않는 주소입니다({address})."
		}
	},
	"target.opted-out": {
		code: "INVALID_INPUT",
		text: {
			en: "The operator of this service does not connect to {host}: its owner opted out.",
			ko: "{host}의 소유자가 요청하여 이 서비스의 운영자가 연결을 제외했습니다."
		}
	}
});
// src/core/failures/page.ts
const pageFailures = defineFailures({
	"http.closed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} closed the connection before it answered the HTTP request.",
			ko: "{host|이/가} HTTP 요청에 응답하기 전에 연결을 닫았습니다."
		}
	},
	"http.malformed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered with something that is not HTTP ({detail}).",
			ko: "{host|이/가} HTTP가 아닌 응답을 보냈습니다({detail})."
		}
	},
	"http.headers-too-large": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} sent more than {limit} kB of response headers.",
			ko: "{host|이/가} {limit} kB가 넘는 응답 헤더를 보냈습니다."
		}
	},
	"http.server-error": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status} instead of the site.",
			ko: "{host|이/가} 사이트 대신 {status|을/를} 응답했습니다."
		}
	},
	"page.status": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status}; if that is right, accept it with --accept-status {status}.",
			ko: "{host|이/가} {status|을/를} 응답했습니다. 이것이 정상이라면 --accept-status {status|으로/로} 허용하십시오."
		}
	},
	"page.unauthorized": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status}: the page requires authentication. Pass credentials with --header or --client-cert; if {status} is right, accept it with --accept-status {status}.",
			ko: "{host|이/가} {status|을/를} 응답했습니다. 페이지에 인증이 필요합니다. --header 또는 --client-cert로 인증 정보를 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오."
		}
	},
	"page.forbidden": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered {status}: the server refused the request. If the page needs credentials, pass them with --header; if {status} is right, accept it with --accept-status {status}.",
			ko: "{host|이/가} {status|을/를} 응답했습니다. 서버가 요청을 거부했습니다. 인증 정보가 필요하면 --header로 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오."
		}
	},
	"page.proxy": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "A proxy answered {status} in place of {host}. Pass its credentials with --proxy http://user:password@host:port.",
			ko: "{host} 대신 프록시가 {status|을/를} 응답했습니다. --proxy http://user:password@host:port로 프록시의 인증 정보를 지정하십시오."
		}
	},
	"page.login": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} redirects to a login page ({service}) instead of serving the site. Pass credentials with --header or --client-cert.",
			ko: "{host|이/가} 사이트 대신 로그인 페이지({service})로 보냅니다. --header 또는 --client-cert로 인증 정보를 지정하십시오."
		}
	},
	"page.blocked": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{service} refused the request to {host} ({status}) and sent a block page instead of the site.",
			ko: "{service|이/가} {host}에 대한 요청을 거부하고({status}) 사이트 대신 차단 페이지를 보냈습니다."
		}
	},
	"page.placeholder": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{service} has no site at {host} ({status}). Deploy it, and connect this name to it.",
			ko: "{service}에 {host}의 사이트가 없습니다({status}). 사이트를 배포하고 이 이름을 연결하십시오."
		}
	},
	"http.challenge": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{host} answered with a bot challenge ({detail}) instead of the site.",
			ko: "{host|이/가} 사이트 대신 봇 확인 페이지({detail})를 응답했습니다."
		}
	}
});
// src/core/failures/remote.ts
const remoteFailures = defineFailures({
	"remote.invalid-input": {
		code: "INVALID_INPUT",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.key-required": {
		code: "API_KEY_REQUIRED",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.key": {
		code: "INVALID_API_KEY",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.not-found": {
		code: "NOT_FOUND",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.rate-limited": {
		code: "RATE_LIMITED",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.error": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"remote.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "{message}",
			ko: "{message}"
		}
	},
	"store.absent": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{check} reads stored results, but there is no store here. Use a server that stores results.",
			ko: "{check|은/는} 서버가 저장한 내용을 읽지만 여기에는 저장소가 없습니다. 저장소가 있는 서버에 요청하십시오."
		}
	},
	"store.unreadable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The store cannot be read: {detail}.",
			ko: "저장된 내용을 읽을 수 없습니다: {detail}."
		}
	},
	"server.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The Portcullis server {server} could not be reached ({detail}).",
			ko: "Portcullis 서버 {server}에 연결할 수 없었습니다({detail})."
		}
	},
	"server.timeout": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The Portcullis server {server} did not answer in time.",
			ko: "Portcullis 서버 {server|이/가} 제시간에 응답하지 않았습니다."
		}
	},
	"server.invalid-answer": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "{server} did not send a usable Portcullis answer ({detail}).",
			ko: "{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail})."
		}
	}
});
// src/core/failures/request.ts
const requestFailures = defineFailures({
	"request.origin": {
		code: "INVALID_INPUT",
		text: {
			en: "The request comes from another site ({detail}).",
			ko: "다른 사이트에서 온 요청입니다({detail})."
		}
	},
	"rate.limited": {
		code: "RATE_LIMITED",
		text: {
			en: "Too many requests. Try again in {seconds} s.",
			ko: "요청이 너무 많습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"rate.resting": {
		code: "RATE_LIMITED",
		text: {
			en: "This server measured the same address moments ago. Try again in {seconds} s.",
			ko: "이 서버가 조금 전에 같은 주소를 측정했습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"request.path": {
		code: "NOT_FOUND",
		text: {
			en: "There is nothing at this path.{suggestion}",
			ko: "이 경로에는 아무것도 없습니다.{suggestion}"
		}
	},
	"request.method": {
		code: "INVALID_INPUT",
		status: 405,
		text: {
			en: "This path supports {allowed}, not {method}.",
			ko: "이 경로에는 {method} 대신 {allowed|을/를} 쓰십시오."
		}
	},
	"request.too-large": {
		code: "INVALID_INPUT",
		status: 413,
		text: {
			en: "The body is larger than {limit} kB.",
			ko: "본문이 {limit} kB보다 큽니다."
		}
	},
	"request.type": {
		code: "INVALID_INPUT",
		status: 415,
		text: {
			en: "The body must be application/json, not {type}.",
			ko: "본문은 application/json이어야 합니다. 받은 형식: {type}."
		}
	},
	"request.malformed": {
		code: "INVALID_INPUT",
		text: {
			en: "The request cannot be read: {detail}.",
			ko: "요청을 읽을 수 없습니다: {detail}."
		}
	},
	"request.slow": {
		code: "INVALID_INPUT",
		status: 408,
		text: {
			en: "The request did not arrive in time.",
			ko: "요청이 제시간에 도착하지 않았습니다."
		}
	},
	"request.url-too-long": {
		code: "INVALID_INPUT",
		status: 414,
		text: {
			en: "The URL of the request is longer than {limit} characters.",
			ko: "요청 URL이 {limit}자보다 깁니다."
		}
	},
	"request.headers-too-large": {
		code: "INVALID_INPUT",
		status: 431,
		text: {
			en: "The request has more than {limit} kB of headers.",
			ko: "요청 헤더가 {limit} kB보다 큽니다."
		}
	}
});
// src/core/failures/source.ts
const sourceFailures = defineFailures({
	"budget.connections": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement used up its {limit} connections.",
			ko: "측정에 허용된 연결 {limit}개를 모두 사용했습니다."
		}
	},
	"budget.bytes": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement used up its {limit} MB of traffic.",
			ko: "측정에 허용된 트래픽 {limit} MB를 모두 사용했습니다."
		}
	},
	"budget.origins": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The addresses redirect to more than {limit} other origins. The rest were not measured.",
			ko: "주소들이 다른 오리진 {limit}개를 넘겨 이어져 나머지는 측정하지 못했습니다."
		}
	},
	"source.unreachable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} could not be reached ({detail}).",
			ko: "{source} 서버 {host}에 연결할 수 없었습니다({detail})."
		}
	},
	"timeout.source": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "The {source} server {host} did not answer in time.",
			ko: "{source} 서버 {host|이/가} 제시간에 응답하지 않았습니다."
		}
	},
	"source.untrusted": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The certificate of the {source} server {host} is not trusted ({detail}). No request was sent.",
			ko: "{source} 서버 {host}의 인증서를 신뢰할 수 없어({detail}) 요청을 보내지 않았습니다."
		}
	},
	"source.redirect": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} sent a redirect that is not followed ({detail}).",
			ko: "{source} 서버 {host|이/가} 허용되지 않는 리디렉션을 보냈습니다({detail})."
		}
	},
	"source.rate-limited": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} limits requests from this address. Try again in {seconds} s.",
			ko: "{source} 서버 {host|이/가} 이 주소의 요청을 제한하고 있습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"source.status": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} answered with HTTP status {status}.",
			ko: "{source} 서버 {host|이/가} HTTP 상태 {status|을/를} 응답했습니다."
		}
	},
	"source.malformed": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} sent an invalid answer ({detail}).",
			ko: "{source} 서버 {host|이/가} 잘못된 응답을 보냈습니다({detail})."
		}
	},
	"source.unavailable": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} says that it cannot answer now.",
			ko: "{source} 서버 {host|이/가} 지금은 응답할 수 없다고 합니다."
		}
	},
	"source.unread": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The {source} server {host} answered in a format that we do not recognise.",
			ko: "{source} 서버 {host|이/가} 인식할 수 없는 형식으로 응답했습니다."
		}
	},
	"registration.absent": {
		code: "NOT_FOUND",
		text: {
			en: "{domain} is not registered, according to the registry ({server}).",
			ko: "레지스트리({server})에 따르면 {domain|은/는} 등록되지 않은 도메인입니다."
		}
	},
	"sources.none": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "No source returned data about {subject}: {sources}.",
			ko: "어떤 출처에서도 {subject}의 데이터를 얻지 못했습니다: {sources}."
		}
	},
	"timeout.sources": {
		code: "UPSTREAM_TIMEOUT",
		text: {
			en: "No source answered in time about {subject}: {sources}.",
			ko: "{subject}에 대해 제한 시간 안에 응답한 출처가 없습니다: {sources}."
		}
	},
	"budget.questions": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement used up its {limit} DNS queries.",
			ko: "측정에 허용된 DNS 질의 {limit}개를 모두 사용했습니다."
		}
	},
	aborted: {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The measurement was cancelled.",
			ko: "측정이 취소되었습니다."
		}
	},
	"tape.missing": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The recording contains no answer for {key}.",
			ko: "기록에 {key}에 대한 응답이 없습니다."
		}
	},
	"busy.target": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The allowance of measurements for this target is used up. Nothing was measured. Try again in {seconds} s.",
			ko: "이 대상에 허용된 측정 횟수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	"busy.server": {
		code: "UPSTREAM_ERROR",
		text: {
			en: "The allowance of concurrent measurements of this server is used up. Nothing was measured. Try again in {seconds} s.",
			ko: "이 서버에 허용된 동시 측정 수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오."
		}
	},
	internal: {
		code: "UPSTREAM_ERROR",
		text: {
			en: "Something broke on our side.",
			ko: "내부 오류가 발생했습니다."
		}
	}
});
// src/core/failures.ts
const failures = {
	...lookupFailures,
	...connectionFailures,
	...pageFailures,
	...sourceFailures,
	...accountFailures,
	...requestFailures,
	...remoteFailures,
	...deploymentFailures,
	...inputFailures
};
const secretNames = /^(?:key|code|auth|authkey|authcode|authorizationcode|accesscode|passcode|jwt|jws|sig|hmac|mac|sas|sid|ticket|otp|totp|pin|pwd|pass|creds?|magic|nonce|state|assertion|codeverifier|saml(?:request|response)|hdn(?:ts|ea|tl)|j?sess(?:ion)?id|phpsessid)$/;
const secretParts = /token|secret|passw|passphrase|signature|credential|bypass|jwt|bearer|session|(?:api|access|private|auth|signing|subscription|function|functions|master|security|shared?)key/;
const signedPrefix = /^x(?:amz|goog|oss|cos|obs)[a-z]/;
const besideSignature = /^(?:sv|se|st|sp|sr|spr|ss|srt|sdd|ses|sip|si|skoid|sktid|skt|ske|sks|skv|policy|keypairid|expires|exp|keyname|googleaccessid)$/;
const signature = /(?:[?&]|%3f|%26)(?:sig|signature)(?:=|%3d)/i;
const harmless$2 = /^(?:true|false|yes|no|on|off|none|null|samesitenone|.{0,5})$/i;
const beginning$1 = /(?:[?&#]|&amp;|&#38;|&#x26;|\\u0026|(?<encoded>%(?:25){0,3}(?:3f|26|23))|;(?=(?:jsession|phpsess)id=))(?<name>(?:[\w.[\]~$-]|%(?:25){0,3}(?:5b|5d|2d|2e|5f)){1,80})(?:=|\\u003d|%(?:25){0,3}3d)/gi;
const plainValue = /[^\s"<>`&#\\…]*/y;
const encodedValue = /(?:[^\s"<>`&#\\…%]|%(?!(?:25){0,3}(?:26|23)))*/iy;
function found(text) {
	const all = [];
	const isSigned = signature.test(text);
	const heads = new RegExp(beginning$1);
	for (let head = heads.exec(text); head; head = heads.exec(text)) {
		const name = nameOf$3(head.groups?.["name"] ?? "");
		const begin = heads.lastIndex;
		if (!isSecret$1(name, isSigned)) continue;
		const end = begin + valueAt(text, begin, head.groups?.["encoded"] !== void 0).length;
		if (end > begin) all.push({
			name,
			begin,
			end
		});
		heads.lastIndex = end;
	}
	return all;
}
function nameOf$3(text) {
	return text.replace(/%(?:25){0,3}[\da-f]{2}|[^a-z\d]/gi, "").toLowerCase();
}
function isSecret$1(name, isSigned) {
	if (secretNames.test(name) || secretParts.test(name) || signedPrefix.test(name)) return true;
	return isSigned && besideSignature.test(name);
}
function valueAt(text, begin, isEncoded) {
	const pattern = isEncoded ? encodedValue : plainValue;
	pattern.lastIndex = begin;
	const [value = ""] = pattern.exec(text) ?? [];
	return begin + value.length === text.length || /\s/.test(text[begin + value.length] ?? "") ? value.replace(/[.,:;)]{1,3}$/, "") : value;
}
function maskUrls(text) {
	if (!/=|%3d|\\u003d/i.test(text)) return text;
	let out = "";
	let at = 0;
	for (const { begin, end } of found(text)) {
		out += text.slice(at, begin) + "***";
		at = end;
	}
	return out + text.slice(at);
}
const everyday = /^(?:key|code|auth|state|pin|mac|magic)$|^x(?:amz|goog|oss|cos|obs)(?:algorithm|date|expires|signedheaders)$/;
function urlSecrets(url) {
	const values = found(url).flatMap(({ name, begin, end }) => {
		const value = url.slice(begin, end);
		const isWord = (everyday.test(name) || besideSignature.test(name)) && !/\d.*[a-z]|[a-z].*\d|.{16}/i.test(value);
		return harmless$2.test(value) || value === "***" || isWord ? [] : [value, decoded$1(value)];
	});
	return [...new Set(values)];
}
function decoded$1(text) {
	return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll("%", ""), "hex").toString());
}
// src/core/text.ts
const languages = ["en", "ko"];
const hole$1 = /\{(?<name>\w+)(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function fill(text, params, language) {
	return text[language].replace(hole$1, (whole, name, closed, open) => {
		const param = params[name];
		if (param === void 0) return whole;
		const value = typeof param === "object" ? param[language] : `${param}`;
		return closed === void 0 || open === void 0 ? value : value + particle(value, closed, open);
	});
}
const readAsWords = {
	app: "other",
	click: "other",
	club: "other",
	example: "rieul",
	file: "rieul",
	group: "other",
	hat: "other",
	imap: "other",
	name: "other",
	net: "other",
	none: "other",
	one: "other",
	online: "other",
	pingback: "other",
	quarantine: "other",
	servlet: "other",
	shop: "other",
	sourcemap: "other",
	target: "other",
	time: "other",
	tomcat: "other",
	top: "other",
	web: "other",
	zone: "other"
};
const readWithoutR = /^\p{L}{2,}[aeo]r$/iu;
const endsInRieul = /[178lr]$/i;
const endsInConsonant = /[0136mn]$/i;
function particle(value, closed, open) {
	const word = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(value.slice(-64))?.[0] ?? "";
	const ending = readAsWords[word.toLowerCase()] ?? (readWithoutR.test(word) ? "none" : finalConsonant(word));
	if (ending === "rieul") return closed === "으로" ? open : closed;
	return ending === "other" ? closed : open;
}
function finalConsonant(word) {
	const last = word.at(-1) ?? "";
	if (/[가-힣]/.test(last)) {
		const jamo = (last.charCodeAt(0) - 44032) % 28;
		if (jamo === 0) return "none";
		return jamo === 8 ? "rieul" : "other";
	}
	if (endsInRieul.test(last)) return "rieul";
	return endsInConsonant.test(last) ? "other" : "none";
}
// src/core/failure.ts
const statusOf = {
	INVALID_INPUT: 400,
	API_KEY_REQUIRED: 401,
	INVALID_API_KEY: 401,
	NOT_FOUND: 404,
	RATE_LIMITED: 429,
	UPSTREAM_ERROR: 503,
	UPSTREAM_TIMEOUT: 503
};
const failureCodes = Object.keys(statusOf);
var Failure = class extends Error {
	name = "Failure";
	code;
	facts;
	constructor(facts, options = {}) {
		super(describeFailure(facts, "en"), options.cause === void 0 ? {} : { cause: options.cause });
		this.code = failures[facts.id].code;
		this.facts = options.retryAfter === void 0 ? facts : {
			...facts,
			retryAfter: options.retryAfter
		};
	}
	get retryAfter() {
		return this.facts.retryAfter ?? null;
	}
	get reason() {
		return this.facts.reason;
	}
	get status() {
		return failures[this.facts.id].status ?? statusOf[this.code];
	}
};
function failure$1(id, params, { reason = id, ...options } = {}) {
	return new Failure({
		id,
		reason,
		params
	}, options);
}
function describeFailure({ id, params }, language) {
	return maskUrls(fill(failures[id].text, params, language));
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick$1(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge$1(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required$1(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue$1(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own$4(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own$4(inst, key, value, false);
}
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own$4(this, key, compute(this));
			},
			set(value) {
				own$4(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own$4(this, key, fn.bind(this));
		},
		set(value) {
			own$4(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const NEVER = Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = $constructor("$ZodError", initializer$1);
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4$1 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6$1 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64$2 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time$1(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function handleCheckPropertyResult(result, payload, property) {
	if (result.issues.length) payload.issues.push(...prefixIssues(property, result.issues));
}
const $ZodCheckProperties = $constructor("$ZodCheckProperties", (inst, def) => {
	$ZodCheck.init(inst, def);
	hide(inst, Symbol.iterator, function* () {
		yield inst;
	});
	let entries;
	inst._zod.check = (payload) => {
		if (payload.value == null) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input: payload.value,
				inst
			});
			return;
		}
		entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
		const input = payload.value;
		let proms;
		for (const [key, schema] of entries) {
			const result = schema._zod.run({
				value: input[key],
				issues: []
			}, {});
			if (result instanceof Promise) {
				proms ?? (proms = []);
				proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
			} else handleCheckPropertyResult(result, payload, key);
		}
		if (proms) return Promise.all(proms).then(() => void 0);
	};
});
const $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version$1 = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version$1;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own$4(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4$1);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6$1);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = new Map();
	let unrecIssue;
	const keyIssues = new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodCodec = $constructor("$ZodCodec", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if ((ctx.direction || "forward") === "forward") {
			const left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) return left.then((left) => handleCodecAResult(left, def, ctx));
			return handleCodecAResult(left, def, ctx);
		} else {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handleCodecAResult(right, def, ctx));
			return handleCodecAResult(right, def, ctx);
		}
	};
});
function handleCodecAResult(result, def, ctx) {
	if (result.issues.length) {
		result.aborted = true;
		return result;
	}
	if ((ctx.direction || "forward") === "forward") {
		const transformed = def.transform(result.value, result);
		if (transformed instanceof Promise) return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
		return handleCodecTxResult(result, transformed, def.out, ctx);
	} else {
		const transformed = def.reverseTransform(result.value, result);
		if (transformed instanceof Promise) return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
		return handleCodecTxResult(result, transformed, def.in, ctx);
	}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
	if (left.issues.length) {
		left.aborted = true;
		return left;
	}
	return nextSchema._zod.run({
		value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue$1(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$3 = [];
const memo$1 = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$3.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$3.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$3.length > depth ? open$3.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo$1;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error$1 = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error$1() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry$1() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry$1());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _coercedString(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		coerce: true,
		...normalizeParams(params)
	}));
}
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
function _properties(shape, params) {
	return new $ZodCheckProperties({
		check: "properties",
		shape,
		...normalizeParams(params)
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
function _normalize(form) {
	return _overwrite((input) => input.normalize(form));
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
	return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
function _superRefine(fn, params) {
	const ch = _check((payload) => {
		payload.addIssue = (issue) => {
			if (typeof issue === "string") payload.issues.push(issue$1(issue, payload.value, ch._zod.def));
			else {
				const _issue = issue;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue$1(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = new Map([[base64Charset, base64$2], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse$3 = _parse(ZodRealError);
const parseAsync = _parseAsync(ZodRealError);
const safeParse = _safeParse(ZodRealError);
const safeParseAsync = _safeParseAsync(ZodRealError);
const encode = _encode(ZodRealError);
const decode$1 = _decode(ZodRealError);
const encodeAsync = _encodeAsync(ZodRealError);
const decodeAsync = _decodeAsync(ZodRealError);
const safeEncode = _safeEncode(ZodRealError);
const safeDecode = _safeDecode(ZodRealError);
const safeEncodeAsync = _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own$4(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse$3(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own$4(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode$1(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID = $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
function base64$1(params) {
	return _base64(ZodBase64, params);
}
const ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return _number(ZodNumber, params);
}
const ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
const ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return _boolean(ZodBoolean, params);
}
const ZodNull = $constructor("ZodNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
	return _null$1(ZodNull, params);
}
const ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return _unknown(ZodUnknown);
}
const ZodNever = $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
const ZodArray = $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
const ZodObject = $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend$1(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge$1(this, other);
	},
	pick(mask) {
		return pick$1(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required$1(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
const ZodUnion = $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal$1(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue) => {
			if (typeof issue === "string") payload.issues.push(issue$1(issue, payload.value, def));
			else {
				const _issue = issue;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue$1(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodCodec = $constructor("ZodCodec", (inst, def) => {
	ZodPipe.init(inst, def);
	$ZodCodec.init(inst, def);
});
function codec(in_, out, params) {
	return new ZodCodec({
		type: "pipe",
		in: in_,
		out,
		transform: params.decode,
		reverseTransform: params.encode
	});
}
const ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function custom(fn, _params) {
	return _custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}
const ZodInstanceOf = $constructor("ZodInstanceOf", (inst, def) => {
	ZodCustom.init(inst, def);
}, { properties(shape, params) {
	return this.check(_properties(shape, params));
} });
function _instanceof(cls, params = {}) {
	const inst = new ZodInstanceOf({
		type: "custom",
		check: "custom",
		fn: (data) => data instanceof cls,
		abort: true,
		...normalizeParams(params)
	});
	inst._zod.bag.Class = cls;
	inst._zod.check = (payload) => {
		if (!(payload.value instanceof cls)) payload.issues.push({
			code: "invalid_type",
			expected: cls.name,
			input: payload.value,
			inst,
			path: [...inst._zod.def.path ?? []]
		});
	};
	return inst;
}
// src/core/plural.ts
let english;
function plural(count, { one, other }) {
	english ??= new Intl.PluralRules("en");
	return english.select(count) === "one" ? one : other;
}
function counted$1(count, unit) {
	return `${count} ${plural(count, unit)}`;
}
// src/core/shorten.ts
function shorten(text, limit) {
	return text.length > limit ? `${beginning(text, limit - 1)}…` : text;
}
function beginning(text, units) {
	const kept = text.slice(0, units);
	const last = kept.charCodeAt(kept.length - 1);
	return last >= 55296 && last <= 56319 && kept.length < text.length ? kept.slice(0, -1) : kept;
}
// src/core/printable.ts
const unprintable = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
function printable(text, limit = 500) {
	return shorten(shorten(text, limit).replace(unprintable, escape$1), limit);
}
function escape$1(character) {
	const code = character.codePointAt(0) ?? 0;
	return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
// src/report/github/escape.ts
const unweighted = /\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed$2 = /##(?=\w*\[)/g;
const leading = /^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;
function inert(text) {
	return text.replace(unweighted, visible$3).replace(bracketed$2, "#\\x23").replace(leading, "$1\\x3a");
}
function visible$3(match) {
	return match.length > 3 ? match : `\\u{${(match.codePointAt(0) ?? 0).toString(16)}}`;
}
function harmless$1(text, limit) {
	return shorten(inert(printable(text, limit)), limit);
}
const special$1 = /[&<>`|[\]*_\\~$@]/g;
const joiner = "⁠";
function literal(text, limit) {
	return encoded(harmless$1(text, limit));
}
function encoded(text) {
	return text.replace(special$1, (mark) => `&#${mark.charCodeAt(0)};`);
}
const linking = /@|#(?=\w)|(?<=\bGH)-|:(?=\/\/)|(?<=(?<![a-z\d])www)\./gi;
function markup(text, limit) {
	return encoded(harmless$1(text, limit).replace(linking, (mark) => mark + joiner));
}
// node_modules/fast-string-truncated-width/dist/utils.js
const getCodePointsLength = (() => {
	const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (input) => {
		let surrogatePairsNr = 0;
		SURROGATE_PAIR_RE.lastIndex = 0;
		while (SURROGATE_PAIR_RE.test(input)) surrogatePairsNr += 1;
		return input.length - surrogatePairsNr;
	};
})();
const isFullWidth = (x) => {
	return x === 12288 || x >= 65281 && x <= 65376 || x >= 65504 && x <= 65510;
};
const isWideNotCJKTNotEmoji = (x) => {
	return x === 8987 || x === 9001 || x >= 12272 && x <= 12287 || x >= 12289 && x <= 12350 || x >= 12441 && x <= 12543 || x >= 12549 && x <= 12591 || x >= 12593 && x <= 12686 || x >= 12688 && x <= 12771 || x >= 12783 && x <= 12830 || x >= 12832 && x <= 12871 || x >= 12880 && x <= 19903 || x >= 65040 && x <= 65049 || x >= 65072 && x <= 65106 || x >= 65108 && x <= 65126 || x >= 65128 && x <= 65131 || x >= 127488 && x <= 127490 || x >= 127504 && x <= 127547 || x >= 127552 && x <= 127560 || x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141;
};
// node_modules/fast-string-truncated-width/dist/index.js
const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy;
const TAB_RE = /\t{1,1000}/y;
const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy;
const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE = /\p{M}+/gu;
const NO_TRUNCATION$1 = {
	limit: Infinity,
	ellipsis: ""
};
const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
	const LIMIT = truncationOptions.limit ?? Infinity;
	const ELLIPSIS = truncationOptions.ellipsis ?? "";
	const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION$1, widthOptions).width : 0);
	const ANSI_WIDTH = 0;
	const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
	const TAB_WIDTH = widthOptions.tabWidth ?? 8;
	const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
	const FULL_WIDTH_WIDTH = 2;
	const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
	const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
	const PARSE_BLOCKS = [
		[LATIN_RE, REGULAR_WIDTH],
		[ANSI_RE, ANSI_WIDTH],
		[CONTROL_RE, CONTROL_WIDTH],
		[TAB_RE, TAB_WIDTH],
		[EMOJI_RE, EMOJI_WIDTH],
		[CJKT_WIDE_RE, WIDE_WIDTH]
	];
	let indexPrev = 0;
	let index = 0;
	let length = input.length;
	let lengthExtra = 0;
	let truncationEnabled = false;
	let truncationIndex = length;
	let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
	let unmatchedStart = 0;
	let unmatchedEnd = 0;
	let width = 0;
	let widthExtra = 0;
	outer: while (true) {
		if (unmatchedEnd > unmatchedStart || index >= length && index > indexPrev) {
			const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
			lengthExtra = 0;
			for (const char of unmatched.replaceAll(MODIFIER_RE, "")) {
				const codePoint = char.codePointAt(0) || 0;
				if (isFullWidth(codePoint)) widthExtra = FULL_WIDTH_WIDTH;
				else if (isWideNotCJKTNotEmoji(codePoint)) widthExtra = WIDE_WIDTH;
				else widthExtra = REGULAR_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				lengthExtra += char.length;
				width += widthExtra;
			}
			unmatchedStart = unmatchedEnd = 0;
		}
		if (index >= length) break outer;
		for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
			const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
			BLOCK_RE.lastIndex = index;
			if (BLOCK_RE.test(input)) {
				lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
				widthExtra = lengthExtra * BLOCK_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				width += widthExtra;
				unmatchedStart = indexPrev;
				unmatchedEnd = index;
				index = indexPrev = BLOCK_RE.lastIndex;
				continue outer;
			}
		}
		index += 1;
	}
	return {
		width: truncationEnabled ? truncationLimit : width,
		index: truncationEnabled ? truncationIndex : length,
		truncated: truncationEnabled,
		ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
	};
};
// node_modules/fast-string-width/dist/index.js
const NO_TRUNCATION = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
};
const fastStringWidth = (input, options = {}) => {
	return getStringTruncatedWidth(input, NO_TRUNCATION, options).width;
};
// src/report/width.ts
let clusters;
function clustersOf(text) {
	clusters ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	return clusters.segment(text);
}
const plain$3 = /^[ -~·×–—‘’“”…→≤≥─█✓✗]*$/;
function widthOf(text) {
	return plain$3.test(text) ? text.length : fastStringWidth(text);
}
function pad(text, width) {
	return text + " ".repeat(Math.max(0, width - widthOf(text)));
}
function cut$1(text, width) {
	if (widthOf(text) <= width) return text;
	let kept = "";
	let room = width - 1;
	for (const { segment } of clustersOf(text)) {
		room -= widthOf(segment);
		if (room < 0) break;
		kept += segment;
	}
	return `${kept}…`;
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	let taken = 0;
	for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
		const columnsOfWord = widthOf(word);
		const isFirst = line === "";
		if (isFirst || taken + 1 + columnsOfWord <= width) {
			line = isFirst ? word : `${line} ${word}`;
			taken += columnsOfWord + (isFirst ? 0 : 1);
		} else {
			lines.push(line);
			line = word;
			taken = columnsOfWord;
		}
	}
	return line === "" ? lines : [...lines, line];
}
function pieces(word, width) {
	if (widthOf(word) <= width) return word === "" ? [] : [word];
	const parts = [];
	let part = "";
	let room = width;
	for (const { segment } of clustersOf(word)) {
		room -= widthOf(segment);
		if (room < 0) {
			parts.push(part);
			part = "";
			room = width - widthOf(segment);
		}
		part += segment;
	}
	return [...parts, part];
}
// src/report/broken.ts
const longer = 3;
function broken(text, width) {
	const lines = wrap(text, width).map(inert);
	return lines.every((line) => widthOf(line) <= width) ? lines : wrap(text, width - longer).map(inert);
}
// src/report/paint.ts
const codes$1 = {
	good: [32, 39],
	bad: [31, 39],
	warning: [33, 39],
	unsure: [35, 39],
	quiet: [2, 22],
	strong: [1, 22]
};
function painter(hasColour) {
	if (!hasColour) return (_tone, text) => text;
	return (tone, text) => `\u001b[${codes$1[tone][0]}m${text}\u001b[${codes$1[tone][1]}m`;
}
const toneOfVerdict = {
	pass: "good",
	warn: "warning",
	fail: "bad",
	unknown: "unsure"
};
const toneOfSeverity = {
	critical: "bad",
	high: "bad",
	medium: "warning",
	low: "quiet",
	info: "quiet"
};
const markOf = {
	pass: "✓",
	warn: "!",
	fail: "✗",
	unknown: "?",
	waived: "~",
	off: "–"
};
// src/core/target/unicode-host.ts
const lookalikes = /[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;
const writings = [
	/^[a-zß-öø-ÿĀ-İĳ-ķĹ-ňŊ-ſƠơƯưǍ-ǜȘ-țḀ-ỹ\d-]+$/iu,
	/^[가-힣a-z\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,
	/^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,
	/^[\p{Script=Thai}\d-]+$/u,
	/^[\p{Script=Devanagari}\d-]+$/u,
	/^[\p{Script=Cyrillic}\d-]+$/u,
	/^[\p{Script=Greek}\d-]+$/u
];
const longestHost = 253;
function unicodeOf(host) {
	if (host.length > longestHost || !/(?:^|\.)xn--/.test(host)) return null;
	const shown = (0,node_url__WEBPACK_IMPORTED_MODULE_8__.domainToUnicode)(host);
	if (shown === "" || /(?:^|\.)xn--/.test(shown) || (0,node_url__WEBPACK_IMPORTED_MODULE_8__.domainToASCII)(shown) !== host) return null;
	return shown.split(".").every(isPlain) ? shown : null;
}
function isPlain(label) {
	if (/^[a-z\d_-]+$/.test(label)) return true;
	return /^[\p{L}\p{M}\d-]+$/u.test(label) && !/\p{Default_Ignorable_Code_Point}/u.test(label) && writings.some((each) => each.test(label)) && /\p{L}/u.test(label.replace(lookalikes, ""));
}
function withUnicode(target) {
	const shown = unicodeOf((/^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(target)?.groups?.["authority"] ?? "").replace(/^.*@/, "").replace(/:\d+$/, ""));
	return shown === null ? target : `${target} (${shown})`;
}
// src/report/state.ts
const own$3 = {
	waived: {
		en: "waived until {until}: {reason}",
		ko: "{until}까지 예외: {reason}"
	},
	waivedBy: {
		en: "waived until {until} by {owner}: {reason}",
		ko: "{until}까지 예외({owner}): {reason}"
	},
	known: {
		en: "in the baseline",
		ko: "기준선에 있는 문제"
	},
	fresh: {
		en: "new: not in the baseline",
		ko: "기준선에 없는 새 문제"
	},
	waivedFinding: {
		en: "1 finding waived",
		ko: "예외로 둔 문제 1건"
	},
	waivedFindings: {
		en: "{count} findings waived",
		ko: "예외로 둔 문제 {count}건"
	},
	waivedCount: {
		en: "{count} waived",
		ko: "예외 {count}건"
	}
};
function statusLineOf({ waived, baselineState }, language) {
	if (waived) {
		const { until, reason, owner } = waived;
		return owner === void 0 ? fill(own$3.waived, {
			until,
			reason
		}, language) : fill(own$3.waivedBy, {
			until,
			reason,
			owner
		}, language);
	}
	if (baselineState === "unchanged") return own$3.known[language];
	return baselineState === "new" ? own$3.fresh[language] : "";
}
function waivedFindings(count, language) {
	return count === 0 ? "" : fill(plural(count, {
		one: own$3.waivedFinding,
		other: own$3.waivedFindings
	}), { count }, language);
}
function waivedCount(count, language) {
	return count === 0 ? "" : fill(own$3.waivedCount, { count }, language);
}
const longestName$3 = 80;
function titleOf({ name, url }) {
	const shown = withUnicode(url);
	return name === void 0 ? shown : `${shorten(name, longestName$3)} · ${shown}`;
}
// src/core/duration.ts
const units$2 = [
	{
		seconds: 86400,
		one: "day",
		other: "days",
		short: "d",
		ko: "일"
	},
	{
		seconds: 3600,
		one: "hour",
		other: "hours",
		short: "h",
		ko: "시간"
	},
	{
		seconds: 60,
		one: "minute",
		other: "minutes",
		short: "min",
		ko: "분"
	},
	{
		seconds: 1,
		one: "second",
		other: "seconds",
		short: "s",
		ko: "초"
	}
];
function durationText(seconds) {
	const whole = Math.max(0, Math.ceil(seconds));
	const at = units$2.findIndex((each) => whole >= each.seconds);
	const [large, small] = at === -1 ? units$2.slice(-1) : units$2.slice(at, at + 2);
	if (!large || !small) return inOne(large, whole);
	const parts = Math.ceil(whole / small.seconds);
	if (parts * small.seconds > whole) return durationText(parts * small.seconds);
	const ratio = large.seconds / small.seconds;
	const [first, second] = [inOne(large, Math.floor(parts / ratio)), parts % ratio];
	if (second === 0) return first;
	return {
		en: `${first.en} ${second} ${small.short}`,
		ko: `${first.ko} ${second}${small.ko}`
	};
}
function inOne(unit, count) {
	if (!unit) return {
		en: `${count} s`,
		ko: `${count}초`
	};
	return {
		en: counted$1(count, unit),
		ko: `${count}${unit.ko}`
	};
}
// src/report/units.ts
const units$1 = new Map([
	["days", {
		en: {
			one: "day",
			other: "days"
		},
		ko: "일"
	}],
	["seconds", {
		en: {
			one: "second",
			other: "seconds"
		},
		ko: "초"
	}],
	["bits", {
		en: {
			one: "bit",
			other: "bits"
		},
		ko: "비트"
	}]
]);
function measured(value, unit, language) {
	const count = Math.round(value * 100) / 100;
	const known = units$1.get(unit ?? "");
	if (known) {
		const text = language === "ko" ? `${count}${known.ko}` : counted$1(count, known.en);
		return unit === "seconds" && count >= 60 ? `${text} (${durationText(count)[language]})` : text;
	}
	return unit === void 0 ? `${count}` : `${count} ${unit}`;
}
// src/report/words.ts
const reportWords = {
	verdict: {
		pass: {
			en: "PASS",
			ko: "통과"
		},
		warn: {
			en: "WARN",
			ko: "주의"
		},
		fail: {
			en: "FAIL",
			ko: "실패"
		},
		unknown: {
			en: "UNKNOWN",
			ko: "판단 불가"
		}
	},
	status: {
		pass: {
			en: "pass",
			ko: "통과"
		},
		warn: {
			en: "warn",
			ko: "주의"
		},
		fail: {
			en: "fail",
			ko: "실패"
		},
		unknown: {
			en: "unknown",
			ko: "판단 불가"
		}
	},
	severity: {
		critical: {
			en: "critical",
			ko: "치명적"
		},
		high: {
			en: "high",
			ko: "높음"
		},
		medium: {
			en: "medium",
			ko: "중간"
		},
		low: {
			en: "low",
			ko: "낮음"
		},
		info: {
			en: "info",
			ko: "참고"
		}
	},
	met: {
		en: "{count} of {count} met",
		ko: "기준 {count}개 모두 충족"
	},
	below: {
		en: "{failed} of {count} below",
		ko: "기준 {count}개 중 {failed}개 미달"
	},
	undetermined: {
		en: "{unknown} of {count} unknown",
		ko: "기준 {count}개 중 {unknown}개 판단 불가"
	},
	belowAndUnknown: {
		en: "{failed} of {count} below, {unknown} unknown",
		ko: "기준 {count}개 중 {failed}개 미달, {unknown}개 판단 불가"
	},
	off: {
		en: "no thresholds",
		ko: "기준 없음"
	},
	source: {
		default: {
			en: "default",
			ko: "기본값"
		},
		"default auto": {
			en: "default auto",
			ko: "기본값 auto"
		},
		flag: {
			en: "flag",
			ko: "옵션"
		},
		input: {
			en: "input",
			ko: "입력"
		},
		environment: {
			en: "environment",
			ko: "환경 변수"
		},
		target: {
			en: "target",
			ko: "대상 설정"
		},
		file: {
			en: "file",
			ko: "설정 파일"
		},
		given: {
			en: "given",
			ko: "지정값"
		}
	},
	required: {
		en: "required",
		ko: "필수"
	},
	yes: {
		en: "yes",
		ko: "예"
	},
	no: {
		en: "no",
		ko: "아니요"
	},
	unmeasured: {
		en: "?",
		ko: "?"
	},
	connection: {
		en: "1 connection",
		ko: "연결 1개"
	},
	connections: {
		en: "{count} connections",
		ko: "연결 {count}개"
	},
	roundTrip: {
		en: "1 round trip",
		ko: "왕복 1회"
	},
	roundTrips: {
		en: "{count} round trips",
		ko: "왕복 {count}회"
	},
	seconds: {
		en: "{seconds} s",
		ko: "{seconds}초"
	},
	tries: {
		en: "{count} tries",
		ko: "시도 {count}회"
	},
	waited: {
		en: "waited {seconds} s ({count} polls)",
		ko: "{seconds}초 대기(확인 {count}회)"
	},
	totals: {
		en: "{targets} targets: {pass} passed, {fail} failed, {unknown} unknown",
		ko: "대상 {targets}개: 통과 {pass}, 실패 {fail}, 판단 불가 {unknown}"
	},
	run: {
		en: "verdict of the whole run, because of {list}",
		ko: "실행 전체의 판정. 원인: {list}"
	},
	notCounted: {
		en: "not counted: {list}",
		ko: "판단에 넣지 않음: {list}"
	},
	knownCounted: {
		en: "in the baseline: {count} ({list}); --verbose lists them",
		ko: "기준선에 있는 문제 {count}건({list}). --verbose를 쓰면 모두 보입니다."
	},
	also: {
		en: "also: {list}",
		ko: "함께 해결: {list}"
	},
	switchedOff: {
		en: "findings of rules that are off: {count}",
		ko: "꺼진 규칙의 문제 {count}건"
	},
	score: {
		en: "{score} of 100",
		ko: "100점 중 {score}점"
	},
	capped: {
		en: "at most {max}",
		ko: "최대 {max}"
	},
	weight: {
		en: "{weight} %",
		ko: "{weight} %"
	},
	unknowns: {
		revocation: {
			en: "revocation",
			ko: "폐기 여부"
		},
		trust: {
			en: "chain of trust",
			ko: "신뢰 체인"
		},
		address: {
			en: "address",
			ko: "주소"
		},
		addresses: {
			en: "more addresses",
			ko: "나머지 주소"
		}
	},
	moreRows: {
		en: "… and {count} more (--json)",
		ko: "… 외 {count}개(--json)"
	},
	byProxy: {
		en: "address not checked",
		ko: "주소를 점검하지 않음"
	},
	alike: {
		en: "{count} addresses, all with the same result",
		ko: "주소 {count}개, 모두 같음"
	},
	alone: {
		en: "1 address",
		ko: "주소 1개"
	},
	unlike: {
		en: "{count} addresses:",
		ko: "주소 {count}개:"
	},
	at: {
		en: "{origin}: {what}",
		ko: "{origin}: {what}"
	},
	leftOut: {
		unroutable: {
			en: "no route from this machine",
			ko: "이 컴퓨터에서 가는 경로 없음"
		},
		forbidden: {
			en: "may not be contacted",
			ko: "연결이 금지된 주소"
		}
	},
	ungraded: {
		en: "not graded",
		ko: "등급 없음"
	}
};
// src/report/thresholds.ts
const narrowest = 30;
const columns = {
	id: 12,
	actual: 7,
	expected: 11
};
function thresholdLines(check, options) {
	const { language, paint, width } = options;
	const mark = markFor(check);
	const tone = check.baselineState || check.status === "waived" || check.status === "off" ? "quiet" : toneOfVerdict[check.status];
	const cells = cell(`  ${cut$1(harmless$1(check.id, 60), width - narrowest)}`, columns.id) + cell(thresholdText(check.actual, language), columns.actual) + cell(required(check, language), columns.expected);
	const row = (note) => `${cells}${paint(tone, mark)}  ${note && paint("quiet", note)}`.trimEnd();
	const room = width - widthOf(cells) - 3;
	const source = cut$1(harmless$1(reportWords.source[check.source]?.[language] ?? check.source, 60), room);
	const standing = harmless$1(statusLineOf(check, language), 600);
	const message = saysMore(check) ? harmless$1(check.message, longestMessage$1) : standing;
	if (message === "") return [row(source)];
	if (widthOf(message) <= room) return [row(message)];
	const margin = " ".repeat(columns.id);
	return [row(source), ...broken(message, width - columns.id).map((line) => margin + paint("quiet", line))];
}
function markFor({ status, baselineState }) {
	return baselineState ? markOf.waived : markOf[status];
}
const longestMessage$1 = 2500;
function cell(text, width) {
	return pad(`${text} `, width);
}
function saysMore({ id, status }) {
	return (status === "fail" || status === "warn") && id !== "ssl" && id !== "headers";
}
function thresholdText(actual, language) {
	if (actual === null) return reportWords.unmeasured[language];
	if (typeof actual === "boolean") return reportWords[actual ? "yes" : "no"][language];
	return String(actual);
}
function required({ expected }, language) {
	if (expected === "off" || expected === false) return "–";
	return expected === true ? reportWords.required[language] : `≥ ${expected ?? reportWords.unmeasured[language]}`;
}
function originLines({ origins }, { language, paint, width }) {
	if (origins.length < 2) return [];
	const unknown = reportWords.unmeasured[language];
	const rows = origins.map(({ origin, grade, daysLeft }) => ({
		name: harmless$1(origin, 300),
		facts: `  ${pad(grade ?? unknown, 2)}  ${daysLeft === null ? unknown : measured(daysLeft, "days", language)}`
	}));
	const room = width - 2 - Math.max(...rows.map(({ facts }) => widthOf(facts)));
	const column = Math.min(room, Math.max(...rows.map(({ name }) => widthOf(name))));
	return ["", ...rows.map(({ name, facts }) => paint("quiet", `  ${pad(cut$1(name, column), column)}${facts}`))];
}
// src/report/addresses.ts
function addressGroups({ addresses = [], origins, findings }, language) {
	const told = new Set(findings.flatMap(({ subject }) => subject?.split(/[\s,@]+/) ?? []));
	const unlike = findings.flatMap(({ id, subject }) => subject !== void 0 && differing.test(id) ? [subject] : []);
	const groups = [...Map.groupBy(addresses, ({ origin }) => origin)];
	const isNamed = groups.length > 1 || origins.length > 1;
	return groups.map(([origin, all]) => {
		const counted = all.filter(({ state }) => state === "measured" || state === "failed");
		const isEven = new Set(counted.map(figures)).size === 1 && counted.every(({ state }) => state === "measured");
		const isSaid = unlike.some((host) => origin === host || origin.startsWith(`${host}:`));
		const areAlike = isEven && !isSaid && !counted.some(({ address }) => told.has(address));
		const count = areAlike ? counted.length : all.length;
		const alike = plural(count, {
			one: reportWords.alone,
			other: reportWords.alike
		});
		const what = fill(areAlike ? alike : reportWords.unlike, { count }, language);
		const name = harmless$1(origin, 300);
		return {
			title: isNamed ? fill(reportWords.at, {
				origin: name,
				what
			}, language) : what,
			rows: areAlike && counted.length === all.length ? [] : all
		};
	});
}
const differing = /\.addresses-(?!more$)/;
function figures({ grade, headers, daysLeft }) {
	return [
		grade,
		headers,
		daysLeft
	].join();
}
function addressLines(target, { language, paint, width }) {
	const lines = addressGroups(target, language).flatMap(({ title, rows }) => {
		const room = Math.max(0, ...rows.map(({ address }) => widthOf(harmless$1(address, 60)))) + 2;
		return [...broken(title, width - 2), ...rows.map((row) => cut$1(`  ${pad(harmless$1(row.address, 60), room)}${factsOf(row, language)}`, width - 2))];
	});
	return lines.length === 0 ? [] : ["", ...lines.map((line) => `  ${paint("quiet", line)}`)];
}
function factsOf({ state, reason, grade, headers, daysLeft }, language) {
	const left = reportWords.leftOut[state];
	if (left) return left[language];
	const days = daysLeft === null ? reportWords.unmeasured[language] : measured(daysLeft, "days", language);
	const facts = `ssl ${pad(thresholdText(grade, language), 3)} headers ${pad(thresholdText(headers, language), 3)} ${days}`;
	return state === "failed" ? `${facts}  ${harmless$1(reason ?? "", 60)}` : facts;
}
// src/report/causes.ts
function byCause(findings) {
	const heads = new Map();
	const problems = new Map();
	const shownFor = new Map();
	const lead = (finding) => {
		heads.set(finding, []);
		problems.set(problemOf(finding), finding);
		push(shownFor, finding.id, finding);
	};
	const follow = (finding, head) => {
		heads.get(head)?.push(finding);
		push(shownFor, finding.id, head);
	};
	const causeOf = (effect) => effect.because?.flatMap((one) => (shownFor.get(one.id) ?? []).filter((head) => isCause(head, one, effect)))[0];
	let effects = [];
	for (const finding of findings) {
		const twin = problems.get(problemOf(finding));
		if (twin) follow(finding, twin);
		else if (finding.because) effects.push(finding);
		else lead(finding);
	}
	for (let found = true; found;) {
		const [caused, open] = [new Map(effects.map((each) => [each, causeOf(each)])), effects];
		for (const [effect, cause] of caused) if (cause) follow(effect, cause);
		effects = open.filter((each) => !caused.get(each));
		found = effects.length < open.length;
	}
	for (const effect of effects) {
		const twin = problems.get(problemOf(effect));
		if (twin) follow(effect, twin);
		else lead(effect);
	}
	return findings.flatMap((finding) => {
		const also = heads.get(finding);
		return also ? [{
			...finding,
			also
		}] : [];
	});
}
function push(lists, key, finding) {
	const list = lists.get(key);
	if (list) list.push(finding);
	else lists.set(key, [finding]);
}
function problemOf(finding) {
	const { id, topic = id, subject = "", level = "none", cause, action } = finding;
	return JSON.stringify([
		topic,
		subject,
		level,
		standingOf(finding),
		cause,
		action
	]);
}
function isCause(head, { id, subject }, effect) {
	return (subject === void 0 || subject === head.subject || id !== head.id) && standingOf(effect) === standingOf(head) && weightOf(effect) <= weightOf(head);
}
function checkOf({ id }) {
	return id.slice(0, id.indexOf("."));
}
function standingOf({ waived, baselineState }) {
	return JSON.stringify([waived ?? null, baselineState === "unchanged"]);
}
const levels = [
	"none",
	"warn",
	"error"
];
function weightOf({ level = "none" }) {
	return levels.indexOf(level);
}
function idsBeside({ also, id }) {
	return [...new Set(also.map((each) => each.id))].filter((each) => each !== id);
}
// src/report/fix-record.ts
function recordText(record, most) {
	if (!record) return "";
	const text = `${record.name} ${record.type} ${record.value}`;
	return text.length <= most ? text : "";
}
// src/report/github/html.ts
function block(tag, content) {
	return `<${tag}>${content}</${tag}>\n`;
}
function plainHtml(text) {
	return markup(text, 2500);
}
function codeHtml(text) {
	return `<code>${literal(text, 500)}</code>`;
}
function table(head, rows) {
	const titles = head.map((each) => `<th>${each}</th>`).join("");
	const body = rows.map(([first = "", ...cells]) => {
		return `<tr><td nowrap>${first}</td>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
	});
	return block("table", [`<tr>${titles}</tr>`, ...body].join("\n"));
}
// src/core/net/net.ts
const addressByProxy = "(proxy)";
const keyKinds = [
	"RSA",
	"ECDSA",
	"EdDSA"
];
const oddityKinds = [
	"nul-byte",
	"space-before-colon",
	"status-line"
];
const bannerLimits = {
	bytes: 1024,
	patience: 300
};
// src/core/result/summary.ts
const words$3 = {
	clean: {
		en: "Grade {grade}, {nothing}.",
		ko: "등급 {grade}, {nothing}."
	},
	graded: {
		en: "Grade {grade}, {count} problems. Worst: {cause}",
		ko: "등급 {grade}, 문제 {count}건. 가장 심각한 문제: {cause}"
	},
	one: {
		en: "Grade {grade}, one problem: {cause}",
		ko: "등급 {grade}, 문제 1건: {cause}"
	},
	alone: {
		en: "One problem: {cause}",
		ko: "문제 1건: {cause}"
	},
	ungraded: {
		en: "{count} problems. Worst: {cause}",
		ko: "문제 {count}건. 가장 심각한 문제: {cause}"
	},
	scored: {
		en: "Score {score} of 100, {count} problems. Worst: {cause}",
		ko: "100점 만점에 {score}점, 문제 {count}건. 가장 심각한 문제: {cause}"
	},
	scoredOne: {
		en: "Score {score} of 100, one problem: {cause}",
		ko: "100점 만점에 {score}점, 문제 1건: {cause}"
	},
	scoredClean: {
		en: "Score {score} of 100, {nothing}.",
		ko: "100점 만점에 {score}점, {nothing}."
	},
	unscored: {
		en: "Too little could be observed for a score.",
		ko: "관측한 내용이 부족하여 점수를 매길 수 없습니다."
	},
	nothing: {
		en: "No problems.",
		ko: "문제 없음."
	},
	undetermined: {
		en: "We could not determine the status.",
		ko: "상태를 판단하지 못했습니다."
	},
	because: {
		en: "We could not determine the status. {cause}",
		ko: "상태를 판단하지 못했습니다. {cause}"
	},
	unknown: {
		en: "Too little could be observed for a grade.",
		ko: "관측한 내용이 부족하여 등급을 매길 수 없습니다."
	}
};
const noProblems = {
	en: "no problems",
	ko: "문제 없음"
};
function summarise(verdict, issues, language, nothing = noProblems) {
	const problems = issues.filter(({ severity }) => severity !== "info");
	const params = {
		nothing: nothing[language],
		grade: verdict.grade ?? "",
		score: verdict.score ?? "",
		count: problems.length,
		cause: (problems[0] ?? issues[0])?.cause ?? ""
	};
	const picked = pick(verdict, problems.length);
	return fill(words$3[picked === "undetermined" && issues.length > 0 ? "because" : picked], params, language);
}
const ladders = {
	graded: [
		"clean",
		"one",
		"graded"
	],
	scored: [
		"scoredClean",
		"scoredOne",
		"scored"
	],
	ungraded: [
		"nothing",
		"alone",
		"ungraded"
	]
};
function pick(verdict, count) {
	if (verdict.status === "unknown") return unknownOf(verdict);
	const [none, one, several] = ladders[ladderOf(verdict)];
	if (count === 0) return none;
	return plural(count, {
		one,
		other: several
	});
}
function unknownOf({ coverage, limits }) {
	if (coverage === void 0) return "undetermined";
	return limits === void 0 ? "unknown" : "unscored";
}
function ladderOf({ grade, score, limits }) {
	if (grade !== void 0) return "graded";
	return limits !== void 0 && score !== void 0 ? "scored" : "ungraded";
}
// src/core/result/interpretation.ts
const severities = [
	"critical",
	"high",
	"medium",
	"low",
	"info"
];
function defineProblems(catalogue) {
	return catalogue;
}
function finder(topic) {
	return (id, ...[params, seen]) => ({
		id,
		params: params ?? {},
		...seen,
		...topic !== void 0 && { topic: id.replace(`${topic}-`, `${topic}.`) }
	});
}
function interpret(check, verdict, language) {
	const { findings, kpis, parts, caps, limits, ...rest } = verdict;
	const held = limits ?? caps;
	const { words } = check;
	const issues = findings.map((finding) => toIssue(check.id, words.problems, finding, language)).toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
	return {
		...rest,
		...parts && { parts: parts.map((part) => ({
			...part,
			label: say$1(words.parts, part.id, language)
		})) },
		...held && { caps: held.map((cap) => ({
			...cap,
			reason: say$1(words.caps, cap.id, language)
		})) },
		...check.grading && { gradeVersion: check.grading.version },
		...check.scoring && { scoreVersion: check.scoring.version },
		summary: summarise(verdict, issues, language, words.nothing),
		kpis: kpis.map((kpi) => toWords(kpi, words, language)),
		issues
	};
}
function toWords(kpi, words, language) {
	const values = words.values?.[kpi.id] ?? {};
	const text = Object.hasOwn(values, String(kpi.value)) ? values[String(kpi.value)]?.[language] : void 0;
	return {
		...kpi,
		label: say$1(words.kpis, kpi.id, language),
		...text !== void 0 && { text }
	};
}
function toIssue(check, catalogue, finding, language) {
	const { id, params, subject, evidence, topic, because, record } = finding;
	const problem = catalogue[id];
	if (!problem) throw new Error(`no problem "${id}" in the catalogue of ${check}`);
	const { severity, cause, action, references = {} } = problem;
	const reference = Object.hasOwn(references, subject ?? "") ? references[subject ?? ""] : problem.reference;
	return {
		id: `${check}.${id}`,
		severity,
		cause: fill(cause, params, language),
		action: fill(action, params, language),
		...subject !== void 0 && { subject },
		...evidence !== void 0 && { evidence },
		...reference && { reference },
		...topic !== void 0 && { topic },
		...because && { because },
		...record && { record }
	};
}
function say$1(words, id, language) {
	const text = words[id];
	if (!text) throw new Error(`no words for "${id}"`);
	return text[language];
}
// src/report/issues.ts
const leastMargin = 2;
function indentIn(language) {
	return 2 + Math.max(...severities.map((severity) => widthOf(reportWords.severity[severity][language]))) + 2;
}
const toneOf = {
	fail: "bad",
	warn: "warning",
	waived: "quiet"
};
function issueLines({ severity, subject, cause, action, ...issue }, { language, paint, width }, mark) {
	const indent = indentIn(language);
	const id = harmless$1(issue.id, 120);
	const [first = "", ...rest] = broken(`${id}${subject ? ` (${harmless$1(subject, 80)})` : ""} — ${harmless$1(cause, 600)}`, width - indent);
	const todo = broken(harmless$1(action, 600), width - indent);
	const label = pad(reportWords.severity[severity][language], indent - 2);
	const margin = " ".repeat(indent);
	return [
		(mark ? `${paint(toneOf[mark], markOf[mark])} ` : "  ") + paint(toneOfSeverity[severity], label) + paint("strong", first.slice(0, id.length)) + first.slice(id.length),
		...rest.map((line) => margin + line),
		...todo.map((line) => margin + paint("quiet", line)),
		...recordLines(issue.record, indent, width)
	];
}
function recordLines(record, indent, width) {
	if (!record) return [];
	const { name, type, value } = record;
	return [movedIn(`${harmless$1(name, 260)}  ${harmless$1(type, 20)}`, indent, width), movedIn(harmless$1(value, 4096), indent + 2, width)];
}
function movedIn(line, indent, width) {
	const margin = Math.max(leastMargin, Math.min(indent, width - widthOf(line)));
	return " ".repeat(margin) + line;
}
// src/core/policy.ts
const ruleLevels = [
	"off",
	"warn",
	"error"
];
const thresholds$1 = new Set([
	"ssl",
	"headers",
	"days",
	"https"
]);
function idOfDemand(id) {
	return thresholds$1.has(id) ? `checks.${id}` : id;
}
const failOns = [
	"error",
	"warn",
	"never"
];
const onErrors = [
	"fail",
	"warn",
	"pass"
];
const usualOutcome = {
	failOn: "error",
	onError: "fail"
};
// src/report/effect.ts
const nothing = {
	does: "none",
	loudness: "notice"
};
const failing$1 = {
	does: "fail",
	loudness: "error"
};
const warning$1 = {
	does: "warn",
	loudness: "warning"
};
const open$2 = {
	does: "unknown",
	loudness: "error"
};
const ofFail = {
	error: failing$1,
	warn: failing$1,
	never: {
		does: "none",
		loudness: "warning",
		softenedBy: "fail-on never"
	}
};
const ofUnknown = {
	fail: open$2,
	warn: {
		does: "warn",
		loudness: "warning",
		softenedBy: "on-error warn"
	},
	pass: {
		does: "none",
		loudness: "notice",
		softenedBy: "on-error pass"
	}
};
function findingEffectOf(verdict, { failOn, onError } = usualOutcome) {
	if (verdict === "pass") return nothing;
	const effect = {
		fail: ofFail[failOn],
		warn: warning$1,
		unknown: ofUnknown[onError]
	}[verdict];
	return effect.does === "warn" && failOn === "warn" ? failing$1 : effect;
}
function effectOfCheck({ status, baselineState }, target, outcome) {
	if (baselineState || status === "waived" || status === "off") return nothing;
	return status === "unknown" ? effectOfUnknown(target, outcome) : findingEffectOf(status, outcome);
}
function effectOfUnknown({ reason }, outcome) {
	return reason === "internal" ? open$2 : findingEffectOf("unknown", outcome);
}
function isUnseen({ verdict, reason, checks }) {
	return (verdict === "unknown" || reason === "internal") && checks.every(({ status }) => status !== "unknown");
}
function effectOfNotice({ level }, result, outcome) {
	if (level === "error") return findingEffectOf(result.verdict === "unknown" ? "unknown" : "fail", outcome);
	return result.verdict === "warn" && result.targets.every(({ verdict }) => verdict !== "warn") ? findingEffectOf("warn", outcome) : warning$1;
}
function effectOfFinding({ level, waived, baselineState }, outcome) {
	if (waived || baselineState === "unchanged" || level !== "error" && level !== "warn") return nothing;
	return findingEffectOf(level === "error" ? "fail" : "warn", outcome);
}
const loudnessOfSeverity = {
	critical: "warning",
	high: "warning",
	medium: "warning",
	low: "notice",
	info: "notice"
};
function loudnessOf(finding, target, outcome) {
	const { level, severity, waived, baselineState } = finding;
	if (waived || baselineState === "unchanged") return "notice";
	if (level === "error" || level === "warn") return effectOfFinding(finding, outcome).loudness;
	return (severity === "critical" || severity === "high") && explainsFailure(finding, target, outcome) ? "error" : loudnessOfSeverity[severity];
}
const explainedBy = {
	ssl: "ssl",
	days: "ssl",
	headers: "http",
	https: "http"
};
function explainsFailure(finding, target, outcome) {
	const of = new Set([finding, ...finding.also ?? []].map(checkOf));
	return target.checks.some((check) => {
		const by = explainedBy[check.id] ?? check.id.replace(/^checks\./, "");
		return of.has(by) && effectOfCheck(check, target, outcome).does === "fail";
	});
}
const own$2 = {
	softened: {
		en: "does not fail the run: {option} is {value}",
		ko: "{option} 값이 {value}이므로 실패로 치지 않음"
	},
	passes: {
		en: "The verdict does not fail the run: {option} is {value}.",
		ko: "{option} 값이 {value}이므로 이 판정은 실행을 실패시키지 않습니다."
	},
	fails: {
		en: "The verdict fails the run: fail-on is warn.",
		ko: "fail-on 값이 warn이므로 이 판정은 실행을 실패시킵니다."
	}
};
function softeningOf({ softenedBy }, language) {
	return softenedBy === void 0 ? "" : fill(own$2.softened, paramsOf(softenedBy), language);
}
function paramsOf(setting) {
	const [option = "", value = ""] = setting.split(" ");
	return {
		option,
		value
	};
}
function endingOfRun({ verdict, targets }, language, outcome) {
	const { does, softenedBy } = findingEffectOf(verdict, outcome);
	if (does === findingEffectOf(verdict).does) return "";
	if (does === "fail") return own$2.fails[language];
	return targets.some((target) => {
		const effects = target.checks.map((check) => effectOfCheck(check, target, outcome));
		return target.reason === "internal" || effects.some((effect) => effect.does === "unknown");
	}) || softenedBy === void 0 ? "" : fill(own$2.passes, paramsOf(softenedBy), language);
}
// src/report/tally.ts
const own$1 = {
	metOf: {
		en: "{met} of {count} met",
		ko: "기준 {count}개 중 {met}개 충족"
	},
	warned: {
		one: {
			en: "{count} warning",
			ko: "주의 {count}개"
		},
		other: {
			en: "{count} warnings",
			ko: "주의 {count}개"
		}
	},
	known: {
		en: "{count} in the baseline",
		ko: "{count}개는 기준선에 있음"
	},
	failedBy: {
		en: "failed by {list}",
		ko: "실패 원인: {list}"
	},
	warnedBy: {
		en: "warned by {list}",
		ko: "주의 원인: {list}"
	}
};
function tallyOf(target, language) {
	return [...countsOf(target, language), unknownReasonOf(target, language)].filter((text) => text !== "").join(", ");
}
function countsOf({ checks }, language) {
	const gated = checks.filter(({ status }) => status !== "off" && status !== "waived");
	const excused = waivedCount(checks.filter(({ status }) => status === "waived").length, language);
	const count = (isCounted) => gated.filter(isCounted).length;
	const [met, failed, unknown] = [
		"pass",
		"fail",
		"unknown"
	].map((wanted) => count(({ status }) => status === wanted));
	const known = count(({ baselineState }) => baselineState === "unchanged");
	const warned = count(({ status, baselineState }) => status === "warn" && baselineState === void 0);
	const params = {
		count: gated.length,
		met: met ?? 0,
		failed: failed ?? 0,
		unknown: unknown ?? 0
	};
	return [
		excused === "" || gated.length > 0 ? fill(textFor(params), params, language) : "",
		warned === 0 ? "" : fill(plural(warned, own$1.warned), { count: warned }, language),
		known === 0 ? "" : fill(own$1.known, { count: known }, language),
		excused
	];
}
function textFor({ count, met, failed, unknown }) {
	if (count === 0) return reportWords.off;
	if (failed > 0) return unknown > 0 ? reportWords.belowAndUnknown : reportWords.below;
	if (unknown > 0) return reportWords.undetermined;
	return met === count ? reportWords.met : own$1.metOf;
}
const mostNamed = 3;
const usual$2 = new Set([
	"ssl",
	"headers",
	"days",
	"https"
]);
function unknownReasonOf({ verdict, checks, findings }, language) {
	if (verdict !== "fail" && verdict !== "warn") return "";
	const level = verdict === "fail" ? "error" : "warn";
	const demands = checks.filter(({ id, status, baselineState }) => status === verdict && !usual$2.has(id) && baselineState === void 0);
	const told = new Set([...demands.map(({ id }) => harmless$1(id, longest$3)), ...findings.filter((finding) => finding.level === level && !finding.waived && finding.baselineState !== "unchanged").map(nameOf$2)]);
	if (told.size === 0) return "";
	const named = [...told].slice(0, mostNamed);
	const list = [...named, ...told.size > named.length ? [`+${told.size - named.length}`] : []].join(", ");
	return fill(verdict === "fail" ? own$1.failedBy : own$1.warnedBy, { list }, language);
}
const longest$3 = 120;
function nameOf$2({ id, subject }) {
	const about = subject === void 0 || id !== "gate.waiver-expired" ? "" : ` (${harmless$1(subject, longest$3)})`;
	return harmless$1(id, longest$3) + about;
}
// src/report/pretty.ts
const longestMessage = 500;
function prettyGate(result, options) {
	return `${[
		...result.targets.map((target) => prettyTarget(target, options).join("\n")),
		...totalLines(result, options),
		...noticeLines(result, options)
	].join("\n\n")}\n`;
}
function prettyTarget(target, options) {
	return [
		...headlines(target, options),
		...whereLines(target, options),
		"",
		...target.checks.flatMap((check) => thresholdLines(check, options)),
		...originLines(target, options),
		...addressLines(target, options),
		...findingLines(target, options),
		...unknownLines(target, options),
		"",
		costLine(target, options)
	];
}
const narrowestUrl = 30;
function headlines(target, { language, paint, width }) {
	const head = `${markOf[target.verdict]} ${reportWords.verdict[target.verdict][language]}  `;
	const tally = tallyOf(target, language);
	const title = harmless$1(titleOf(target), 2200);
	const whole = width - widthOf(head);
	const beside = whole - widthOf(tally) - 2;
	const isNamed = target.name !== void 0;
	const isBeside = beside >= narrowestUrl && (!isNamed || widthOf(title) <= beside || widthOf(title) > whole);
	const room = isBeside ? beside : whole;
	const isParted = isNamed && widthOf(title) > room;
	const first = cut$1(isParted ? harmless$1(target.name ?? "", 200) : title, room);
	const gap = " ".repeat(Math.max(0, room + 2 - widthOf(first)));
	return [
		paint(toneOfVerdict[target.verdict], head) + paint("strong", first) + (isBeside ? gap + paint("quiet", tally) : ""),
		...isParted ? [`  ${cut$1(harmless$1(target.url, 2048), width - 2)}`] : [],
		...isBeside ? [] : broken(tally, width - 2).map((line) => `  ${paint("quiet", line)}`)
	];
}
function whereLines(target, { width, paint }) {
	return [...target.finalUrl !== null && target.finalUrl !== target.url ? [`  → ${cut$1(harmless$1(target.finalUrl, 2048), width - 4)}`] : [], ...target.message ? ["", ...broken(harmless$1(target.message, longestMessage), width - 2).map((line) => `  ${paint("unsure", line)}`)] : []];
}
function findingLines({ verdict, findings }, options) {
	const loud = byCause(findings.filter(({ severity }) => severity !== "info"));
	const isFolded = verdict === "pass" && options.countsKnown === true;
	const isCounted = ({ baselineState }) => isFolded && baselineState === "unchanged";
	return [loud.filter((finding) => !isCounted(finding)).flatMap((finding) => [
		...issueLines(finding, options, effectOf(finding)),
		...alsoLines(finding, options),
		...standingLines(statusLineOf(finding, options.language), options)
	]), knownLines(loud.filter(isCounted), options)].flatMap((some) => some.length === 0 ? [] : ["", ...some]);
}
function knownLines(known, { language, paint, width }) {
	if (known.length === 0) return [];
	const bySeverity = severities.flatMap((severity) => {
		const count = known.filter((finding) => finding.severity === severity).length;
		return count === 0 ? [] : [`${reportWords.severity[severity][language]} ${count}`];
	});
	return broken(fill(reportWords.knownCounted, {
		count: known.length,
		list: bySeverity.join(", ")
	}, language), width - 2).map((line) => `  ${paint("quiet", line)}`);
}
function effectOf({ level, waived, baselineState }) {
	if (waived || baselineState === "unchanged") return "waived";
	if (level === "error") return "fail";
	return level === "warn" ? "warn" : void 0;
}
function alsoLines(finding, { language, paint, width }) {
	const ids = idsBeside(finding);
	if (ids.length === 0) return [];
	const indent = indentIn(language);
	const list = ids.map((id) => harmless$1(id, 120)).join(", ");
	return broken(fill(reportWords.also, { list }, language), width - indent).map((line) => " ".repeat(indent) + paint("quiet", line));
}
function standingLines(standing, { language, paint, width }) {
	if (standing === "") return [];
	const indent = indentIn(language);
	return broken(`~ ${harmless$1(standing, 600)}`, width - indent).map((line) => " ".repeat(indent) + paint("quiet", line));
}
function unknownLines({ unknowns, suppressedCount: off }, { language, paint, width }) {
	const list = [...unknowns.map((each) => harmless$1(inWords(each, language), 500)), ...off === void 0 ? [] : [fill(reportWords.switchedOff, { count: off }, language)]].join(", ");
	if (list === "") return [];
	return ["", ...broken(fill(reportWords.notCounted, { list }, language), width - 4).map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
}
function inWords(unknown, language) {
	const [what = ""] = unknown.split(" (", 1);
	return (reportWords.unknowns[what]?.[language] ?? what) + unknown.slice(what.length);
}
function costLine(target, { language, paint, width }) {
	return paint("quiet", `  ${cut$1(costOf(target, language), width - 2)}`);
}
function placeOf$1(address, language) {
	if (address === "(proxy)") return reportWords.byProxy[language];
	return address && harmless$1(address, 60);
}
function costOf({ address, cost, tries, waited }, language) {
	const { connections, roundTrips, ms } = cost;
	const parts = [
		connectionCount(connections, language),
		fill(plural(roundTrips, {
			one: reportWords.roundTrip,
			other: reportWords.roundTrips
		}), { count: roundTrips }, language),
		fill(reportWords.seconds, { seconds: (ms / 1e3).toFixed(2) }, language),
		tries === void 0 ? null : fill(reportWords.tries, { count: tries }, language),
		waited && fill(reportWords.waited, {
			seconds: (waited.ms / 1e3).toFixed(1),
			count: waited.polls
		}, language)
	];
	return [placeOf$1(address, language), ...parts].filter(Boolean).join(" · ");
}
function totalLines(result, options) {
	const { language, paint, width } = options;
	const { targets, totals, verdict } = result;
	const { pass, fail, unknown, warn } = totals;
	const count = fill(reportWords.totals, {
		targets: targets.length,
		pass: pass + warn,
		fail,
		unknown
	}, language);
	const told = [
		targets.length < 2 ? "" : count,
		waivedFindings(totals.waived, language),
		connectionsOf(result, language)
	].filter((text) => text !== "");
	const head = `${markOf[verdict]} ${reportWords.verdict[verdict][language]}  `;
	const indent = " ".repeat(widthOf(head));
	const lines = [
		...broken(told.join(", "), width).map((line) => paint("strong", line)),
		...broken(verdictOfRun(result, language), width - widthOf(head)).map((line, index) => (index === 0 ? paint(toneOfVerdict[verdict], head) : indent) + line),
		...broken(endingOfRun(result, language, options.outcome), width)
	];
	return lines.length === 0 ? [] : [lines.join("\n")];
}
function connectionsOf({ targets, cost }, language) {
	if (targets.length < 2 || !cost) return "";
	return connectionCount(cost.connections, language);
}
function connectionCount(count, language) {
	return fill(plural(count, {
		one: reportWords.connection,
		other: reportWords.connections
	}), { count }, language);
}
function verdictOfRun({ verdict, targets, notices = [] }, language) {
	if (targets.some((target) => target.verdict === verdict)) return "";
	const list = [...new Set(notices.filter(({ level }) => level === "error" || verdict === "warn").map(({ id }) => id))].slice(0, 3).map((id) => harmless$1(id, 120)).join(", ");
	return fill(reportWords.run, { list }, language);
}
function noticeLines({ notices = [] }, { paint, width }) {
	const lines = notices.flatMap(({ level, message }) => {
		const [first = "", ...rest] = broken(harmless$1(message, longestMessage), width - 2);
		const status = level === "error" ? "fail" : "warn";
		return [paint(toneOfVerdict[status], `${markOf[status]} ${first}`), ...rest.map((line) => `  ${line}`)];
	});
	return lines.length === 0 ? [] : [lines.join("\n")];
}
// src/report/github/notice-list.ts
const most = 10;
function noticeList({ notices = [] }, bytes) {
	let room = bytes;
	const lines = [];
	for (const { level, message } of notices.slice(0, most)) {
		const line = `${markOf[level === "error" ? "fail" : "warn"]} ${markup(message, 600)}`;
		room -= Buffer.byteLength(`${line}<br>`);
		if (room < 0) break;
		lines.push(line);
	}
	const left = notices.length - lines.length;
	const all = [...lines, ...left > 0 ? [`+${left}`] : []];
	return all.length === 0 ? [] : [block("p", all.join("<br>"))];
}
// src/report/github/summary-run.ts
function runParts(result, { language, outcome }, bytes) {
	return [...totals(result, {
		language,
		outcome
	}), ...noticeList(result, bytes)];
}
function totals(result, { language, outcome }) {
	const { pass, warn, fail, unknown } = result.totals;
	const targets = result.targets.length;
	const told = [
		targets < 2 ? "" : fill(reportWords.totals, {
			targets,
			pass: pass + warn,
			fail,
			unknown
		}, language),
		waivedFindings(result.totals.waived, language),
		connectionsOf(result, language)
	].filter((text) => text !== "");
	const why = verdictOfRun(result, language);
	const run = why === "" ? "" : `${markOf[result.verdict]} ${reportWords.verdict[result.verdict][language]} ${why}`;
	const lines = [
		told.join(", "),
		run,
		endingOfRun(result, language, outcome)
	].filter((text) => text !== "");
	return lines.length === 0 ? [] : [block("p", lines.map(plainHtml).join("<br>"))];
}
// src/report/github/summary.ts
function gateSummary(result, { language, limit, outcome }) {
	const several = result.targets.length > 1;
	const kept = [...runParts(result, {
		language,
		outcome
	}, limit / 2)];
	let room = limit - reserve - bytesOf(kept.join("\n"));
	let shownTargets = 0;
	for (const target of result.targets) {
		const section = fitting(room, (most) => several ? folded(target, language, most) : open$1(target, language, most));
		if (section === null) break;
		room -= bytesOf(section);
		kept.push(section);
		shownTargets++;
	}
	const left = result.targets.length - shownTargets;
	return [...kept, ...left > 0 ? [block("p", plainHtml(say("moreTargets", language, left)))] : []].join("\n");
}
const own = {
	threshold: {
		en: "threshold",
		ko: "기준"
	},
	measured: {
		en: "measured",
		ko: "측정값"
	},
	required: {
		en: "required",
		ko: "요구값"
	},
	source: {
		en: "set by",
		ko: "출처"
	},
	severity: {
		en: "severity",
		ko: "심각도"
	},
	rule: {
		en: "rule",
		ko: "규칙"
	},
	finding: {
		en: "finding",
		ko: "문제와 조치"
	},
	origin: {
		en: "origin",
		ko: "오리진"
	},
	grade: {
		en: "grade",
		ko: "등급"
	},
	days: {
		en: "days left",
		ko: "남은 일수"
	},
	address: {
		en: "address",
		ko: "주소"
	},
	headers: {
		en: "headers",
		ko: "헤더"
	},
	note: {
		en: "note",
		ko: "비고"
	},
	moreTargets: {
		en: "+{count} more targets: they are in the results file.",
		ko: "대상 +{count}개가 더 있습니다. 결과 파일에서 볼 수 있습니다."
	},
	moreFindings: {
		en: "+{count} more findings: they are in the results file.",
		ko: "문제 +{count}건이 더 있습니다. 결과 파일에서 볼 수 있습니다."
	}
};
function say(id, language, count = 0) {
	return fill(own[id], { count }, language);
}
const longestRecord = 1200;
const mostFindings = [
	50,
	15,
	5,
	0
];
function fitting(room, sectionOf) {
	for (const most of mostFindings) {
		const section = sectionOf(most);
		if (bytesOf(section) <= room) return section;
	}
	return null;
}
const reserve = 1e3;
function bytesOf(text) {
	return Buffer.byteLength(text) + 1;
}
function headline(target, language) {
	return `${markOf[target.verdict]} ${reportWords.verdict[target.verdict][language]} ${codeHtml(titleOf(target))}`;
}
function open$1(target, language, most) {
	const reason = unknownReasonOf(target, language);
	const told = reason === "" ? [] : [block("p", plainHtml(reason))];
	return [
		block("h3", headline(target, language)),
		...told,
		...sections(target, language, most)
	].join("\n");
}
function folded(target, language, most) {
	const isOpen = target.verdict === "fail" || target.verdict === "unknown";
	const title = `${headline(target, language)} ${plainHtml(tallyOf(target, language))}`;
	return [
		`<details${isOpen ? " open" : ""}><summary>${title}</summary>\n`,
		...sections(target, language, most),
		"</details>\n"
	].join("\n");
}
function sections(target, language, most) {
	const { finalUrl, url, message, checks } = target;
	return [
		...finalUrl !== null && finalUrl !== url ? [block("p", `→ ${codeHtml(finalUrl)}`)] : [],
		...message ? [block("p", plainHtml(message))] : [],
		thresholdTable(checks, language),
		...originTable(target, language),
		...addressTables(target, language),
		...findingTable(target.findings, language, most),
		...unknownList(target, language),
		block("p", `<sub>${plainHtml(costOf(target, language))}</sub>`)
	];
}
function thresholdTable(checks, language) {
	const head = [
		"threshold",
		"measured",
		"required",
		"source"
	].map((id) => say(id, language));
	const rows = checks.map((check) => {
		const { id, source, message, action } = check;
		const why = [
			message,
			action ?? "",
			statusLineOf(check, language)
		].filter((text) => text !== "").map(plainHtml);
		return [
			`${markFor(check)} ${markup(id, 60)}`,
			plainHtml(thresholdText(check.actual, language)),
			plainHtml(required(check, language)),
			plainHtml(reportWords.source[source]?.[language] ?? source),
			why.join("<br>")
		];
	});
	return table([...head, ""], rows);
}
function originTable({ origins }, language) {
	if (origins.length < 2) return [];
	return [table([
		"origin",
		"grade",
		"days"
	].map((id) => say(id, language)), origins.map(({ origin, grade, daysLeft }) => [
		codeHtml(origin),
		plainHtml(thresholdText(grade, language)),
		plainHtml(thresholdText(daysLeft, language))
	]))];
}
function addressTables(target, language) {
	const head = [
		"address",
		"grade",
		"headers",
		"days",
		"note"
	].map((id) => say(id, language));
	return addressGroups(target, language).flatMap(({ title, rows }) => {
		const cells = rows.map(({ address, state, reason, grade, headers, daysLeft }) => [
			codeHtml(address),
			plainHtml(thresholdText(grade, language)),
			plainHtml(thresholdText(headers, language)),
			plainHtml(thresholdText(daysLeft, language)),
			plainHtml(reportWords.leftOut[state]?.[language] ?? reason ?? "")
		]);
		return [block("p", plainHtml(title)), ...cells.length > 0 ? [table(head, cells)] : []];
	});
}
function findingTable(all, language, most) {
	const findings = byCause(all);
	if (findings.length === 0) return [];
	const more = (left) => left > 0 ? [block("p", plainHtml(say("moreFindings", language, left)))] : [];
	if (most === 0) return more(findings.length);
	const head = [
		"severity",
		"rule",
		"finding"
	].map((id) => say(id, language));
	const rows = findings.slice(0, most).map((finding) => {
		const { id, severity, subject, cause, action, record } = finding;
		const texts = [
			cause,
			action,
			statusLineOf(finding, language)
		].filter((text) => text !== "");
		const mend = recordText(record, longestRecord);
		return [
			reportWords.severity[severity][language],
			[`${codeHtml(id)}${subject === void 0 ? "" : ` ${codeHtml(subject)}`}`, ...alsoIn(idsBeside(finding), language)].join("<br>"),
			[...texts.map((text) => markup(text, 600)), ...mend === "" ? [] : [`<code>${literal(mend, longestRecord)}</code>`]].join("<br>")
		];
	});
	return [table(head, rows), ...more(findings.length - rows.length)];
}
function alsoIn(ids, language) {
	if (ids.length === 0) return [];
	const [before = "", after = ""] = fill(reportWords.also, { list: "|" }, language).split("|");
	return [`${plainHtml(before)}${ids.map((id) => codeHtml(id)).join(", ")}${plainHtml(after)}`];
}
function unknownList({ unknowns }, language) {
	if (unknowns.length === 0) return [];
	const list = unknowns.map((each) => inWords(each, language)).join(", ");
	return [block("p", `<sub>${plainHtml(fill(reportWords.notCounted, { list }, language))}</sub>`)];
}
// src/core/target/target.ts
const longestInput = 2048;
const longestName$2 = 253;
const aHost = {
	en: "a host name or IP address such as example.com",
	ko: "example.com 같은 호스트 이름 또는 IP 주소"
};
const aUrl = {
	en: "an http or https URL such as https://example.com/",
	ko: "https://example.com/ 같은 http 또는 https URL"
};
const aPort = {
	en: "a port from 1 to 65535",
	ko: "1부터 65535까지의 포트"
};
const withPort = {
	en: "an address with a port from 1 to 65535",
	ko: "1부터 65535까지의 포트가 있는 주소"
};
const noSecret = {
	en: "an address without user name and password",
	ko: "사용자 이름과 비밀번호가 없는 주소"
};
const shorter = {
	en: `no longer than ${longestInput} characters`,
	ko: `${longestInput}자 이하`
};
const spokenScheme = /^(?<scheme>[a-z0-9]{3,10}):\/\//i;
const askedBy = {
	smtp: "starttls=smtp",
	imap: "starttls=imap",
	pop: "starttls=pop3",
	pop3: "starttls=pop3",
	ftp: "starttls=ftp",
	postgres: "starttls=postgres",
	postgresql: "starttls=postgres",
	smtps: "port=465",
	imaps: "port=993",
	pops: "port=995",
	pop3s: "port=995",
	ftps: "port=990"
};
function hostAnd(spoken) {
	const flag = `--${spoken.replace("=", " ")}`;
	return {
		en: `the host without a scheme, with ${spoken} (${flag}) for the ssl check`,
		ko: `스킴 없는 호스트(ssl 점검이라면 ${spoken} 또는 ${flag} 추가)`
	};
}
function hostTarget() {
	return string().transform((text, context) => unwrap(parseHost(text), context));
}
function portNumber() {
	return union([string(), number()]).meta({
		type: "integer",
		minimum: 1,
		maximum: 65535
	}).transform((given, context) => {
		const port = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
		return unwrap(port >= 1 && port <= 65535 ? { value: port } : { problem: { expected: aPort } }, context);
	});
}
function urlTarget() {
	return string().transform((text, context) => unwrap(parseUrl(text), context));
}
function unwrap(parsed, context) {
	if ("value" in parsed) return parsed.value;
	context.addIssue({
		code: "custom",
		params: { ...parsed.problem }
	});
	return NEVER;
}
function parseHost(text) {
	const scheme = spokenScheme.exec(text.trim())?.groups?.["scheme"]?.toLowerCase();
	const spoken = scheme === void 0 ? void 0 : askedBy[scheme];
	if (spoken !== void 0) return { problem: {
		expected: hostAnd(spoken),
		given: `${scheme}://…`
	} };
	const parsed = parse$2(text, aHost);
	if ("problem" in parsed) return parsed;
	const url = parsed.value;
	return { value: {
		host: hostOf(url),
		port: givenPort(text, url)
	} };
}
function parseUrl(text) {
	const parsed = parse$2(text, aUrl);
	if ("problem" in parsed) return parsed;
	const url = parsed.value;
	url.hash = "";
	if (url.search === "") url.search = "";
	url.hostname = bracketed$1(hostOf(url));
	return { value: url.href };
}
function hostOf(url) {
	return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}
function portOf(url) {
	return url.port === "" ? defaultPort(url.protocol) : Number(url.port);
}
function bracketed$1(host) {
	return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) === 6 ? `[${host}]` : host;
}
function httpsOrigin({ host, port }) {
	return `https://${bracketed$1(host)}${port === 443 ? "" : `:${port}`}`;
}
const schemed = /^[a-z][a-z0-9+.-]*:\/\//i;
const beforeHost = /^[^/?#]*@/;
const otherwise = /^(?:[a-z][a-z0-9+.-]*:(?!\d)|\/)/i;
function parse$2(text, expected) {
	const trimmed = text.trim();
	if (trimmed.length > longestInput) return { problem: {
		expected: shorter,
		given: `${trimmed.length}`
	} };
	if (trimmed === "" || /[\u0000-\u0020\u007f\\]/.test(trimmed)) return { problem: { expected } };
	const isSchemed = schemed.test(trimmed);
	if (!isSchemed && beforeHost.test(trimmed)) return { problem: {
		expected: noSecret,
		given: "…"
	} };
	if (!isSchemed && (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(trimmed) !== 6 && otherwise.test(trimmed)) return { problem: { expected } };
	const url = URL.parse(isSchemed ? trimmed : `https://${bareAddress(trimmed)}`);
	if (!url && hasWrongPort(trimmed)) return { problem: { expected: withPort } };
	if (!url || !/^https?:$/.test(url.protocol)) return { problem: { expected } };
	if (url.username !== "" || url.password !== "") return { problem: {
		expected: noSecret,
		given: "…@" + url.host
	} };
	if (url.port === "0") return { problem: { expected: withPort } };
	return isHost(hostOf(url)) ? { value: url } : { problem: { expected } };
}
function hasWrongPort(text) {
	const without = text.replace(/:\d+(?=$|[/?#])/, "");
	return without !== text && URL.canParse(schemed.test(without) ? without : `https://${without}`);
}
function bareAddress(text) {
	return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(text) === 6 ? `[${text}]` : text;
}
function isHost(host) {
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host)) return true;
	if (host.length === 0 || host.length > longestName$2) return false;
	return host.split(".").every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
}
function givenPort(text, url) {
	if (url.port !== "") return Number(url.port);
	const trimmed = text.trim();
	if (/^http:\/\//i.test(trimmed)) return 443;
	return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(trimmed) === 0 && /^(?:https:\/\/)?[^/?#]*:443(?:[/?#]|$)/i.test(trimmed) ? 443 : null;
}
function defaultPort(protocol) {
	return protocol === "http:" ? 80 : 443;
}
// src/core/version.ts
const version = "0.1.0";
// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module, this$1) => {
	(function(root) {
		"use strict";
		const ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
		const ipv4Regexes = {
			fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"),
			longValue: new RegExp(`^${ipv4Part}$`, "i")
		};
		const octalRegex = new RegExp(`^0[0-7]+$`, "i");
		const hexRegex = new RegExp(`^0x[a-f0-9]+$`, "i");
		const zoneIndex = "%[0-9a-z]{1,}";
		const ipv6Part = "(?:[0-9a-f]+::?)+";
		const ipv6Regexes = {
			zoneIndex: new RegExp(zoneIndex, "i"),
			"native": new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"),
			deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, "i"),
			transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i")
		};
		function expandIPv6(string, parts) {
			if (string.indexOf("::") !== string.lastIndexOf("::")) return null;
			let colonCount = 0;
			let lastColon = -1;
			let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
			let replacement, replacementCount;
			if (zoneId) {
				zoneId = zoneId.substring(1);
				string = string.replace(/%.+$/, "");
			}
			while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) colonCount++;
			if (string.substr(0, 2) === "::") colonCount--;
			if (string.substr(-2, 2) === "::") colonCount--;
			if (colonCount >= parts) return null;
			replacementCount = parts - colonCount;
			replacement = ":";
			while (replacementCount--) replacement += "0:";
			string = string.replace("::", replacement);
			if (string[0] === ":") string = string.slice(1);
			if (string[string.length - 1] === ":") string = string.slice(0, -1);
			parts = (function() {
				const ref = string.split(":");
				const results = [];
				for (let i = 0; i < ref.length; i++) results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
				return results;
			})();
			return {
				parts,
				zoneId
			};
		}
		function matchCIDR(first, second, partSize, cidrBits) {
			if (first.length !== second.length) throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
			let part = 0;
			let shift;
			while (cidrBits > 0) {
				shift = partSize - cidrBits;
				if (shift < 0) shift = 0;
				if (first[part] >> shift !== second[part] >> shift) return false;
				cidrBits -= partSize;
				part += 1;
			}
			return true;
		}
		function parseIntAuto(string) {
			if (hexRegex.test(string)) return parseInt(string, 16);
			if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
				if (octalRegex.test(string)) return parseInt(string, 8);
				throw new Error(`ipaddr: cannot parse ${string} as octal`);
			}
			return parseInt(string, 10);
		}
		function padPart(part, length) {
			while (part.length < length) part = `0${part}`;
			return part;
		}
		const ipaddr = {};
		ipaddr.IPv4 = (function() {
			function IPv4(octets) {
				if (octets.length !== 4) throw new Error("ipaddr: ipv4 octet count should be 4");
				let i, octet;
				for (i = 0; i < octets.length; i++) {
					octet = octets[i];
					if (!(0 <= octet && octet <= 255)) throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
				}
				this.octets = octets;
			}
			IPv4.prototype.SpecialRanges = {
				unspecified: [[new IPv4([
					0,
					0,
					0,
					0
				]), 8]],
				broadcast: [[new IPv4([
					255,
					255,
					255,
					255
				]), 32]],
				multicast: [[new IPv4([
					224,
					0,
					0,
					0
				]), 4]],
				linkLocal: [[new IPv4([
					169,
					254,
					0,
					0
				]), 16]],
				loopback: [[new IPv4([
					127,
					0,
					0,
					0
				]), 8]],
				carrierGradeNat: [[new IPv4([
					100,
					64,
					0,
					0
				]), 10]],
				"private": [
					[new IPv4([
						10,
						0,
						0,
						0
					]), 8],
					[new IPv4([
						172,
						16,
						0,
						0
					]), 12],
					[new IPv4([
						192,
						168,
						0,
						0
					]), 16]
				],
				reserved: [
					[new IPv4([
						192,
						0,
						0,
						0
					]), 24],
					[new IPv4([
						192,
						0,
						2,
						0
					]), 24],
					[new IPv4([
						192,
						88,
						99,
						0
					]), 24],
					[new IPv4([
						198,
						18,
						0,
						0
					]), 15],
					[new IPv4([
						198,
						51,
						100,
						0
					]), 24],
					[new IPv4([
						203,
						0,
						113,
						0
					]), 24],
					[new IPv4([
						240,
						0,
						0,
						0
					]), 4]
				],
				as112: [[new IPv4([
					192,
					175,
					48,
					0
				]), 24], [new IPv4([
					192,
					31,
					196,
					0
				]), 24]],
				amt: [[new IPv4([
					192,
					52,
					193,
					0
				]), 24]]
			};
			IPv4.prototype.kind = function() {
				return "ipv4";
			};
			IPv4.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv4") throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
				return matchCIDR(this.octets, other.octets, 8, cidrRange);
			};
			IPv4.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 8,
					128: 7,
					192: 6,
					224: 5,
					240: 4,
					248: 3,
					252: 2,
					254: 1,
					255: 0
				};
				let i, octet, zeros;
				for (i = 3; i >= 0; i -= 1) {
					octet = this.octets[i];
					if (octet in zerotable) {
						zeros = zerotable[octet];
						if (stop && zeros !== 0) return null;
						if (zeros !== 8) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 32 - cidr;
			};
			IPv4.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv4.prototype.toByteArray = function() {
				return this.octets.slice(0);
			};
			IPv4.prototype.toIPv4MappedAddress = function() {
				return ipaddr.IPv6.parse(`::ffff:${this.toString()}`);
			};
			IPv4.prototype.toNormalizedString = function() {
				return this.toString();
			};
			IPv4.prototype.toString = function() {
				return this.octets.join(".");
			};
			return IPv4;
		})();
		ipaddr.IPv4.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.isIPv4 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv4.isValid = function(string) {
			try {
				new this(this.parser(string));
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidCIDR = function(string) {
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidFourPartDecimal = function(string) {
			if (ipaddr.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) return true;
			else return false;
		};
		ipaddr.IPv4.isValidCIDRFourPartDecimal = function(string) {
			const match = string.match(/^(.+)\/(\d+)$/);
			if (!ipaddr.IPv4.isValidCIDR(string) || !match) return false;
			return ipaddr.IPv4.isValidFourPartDecimal(match[1]);
		};
		ipaddr.IPv4.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.parse = function(string) {
			const parts = this.parser(string);
			if (parts === null) throw new Error("ipaddr: string is not formatted like an IPv4 Address");
			return new this(parts);
		};
		ipaddr.IPv4.parseCIDR = function(string) {
			let match;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				const maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 32) {
					const parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
		};
		ipaddr.IPv4.parser = function(string) {
			let match, part, value;
			if (match = string.match(ipv4Regexes.fourOctet)) return (function() {
				const ref = match.slice(1, 6);
				const results = [];
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					results.push(parseIntAuto(part));
				}
				return results;
			})();
			else if (match = string.match(ipv4Regexes.longValue)) {
				value = parseIntAuto(match[1]);
				if (value > 4294967295 || value < 0) throw new Error("ipaddr: address outside defined range");
				return (function() {
					const results = [];
					let shift = 0;
					for (; shift <= 24; shift += 8) results.push(value >> shift & 255);
					return results;
				})().reverse();
			} else if (match = string.match(ipv4Regexes.twoOctet)) return (function() {
				const ref = match.slice(1, 4);
				const results = [];
				value = parseIntAuto(ref[1]);
				if (value > 16777215 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(value >> 16 & 255);
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else if (match = string.match(ipv4Regexes.threeOctet)) return (function() {
				const ref = match.slice(1, 5);
				const results = [];
				value = parseIntAuto(ref[2]);
				if (value > 65535 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(parseIntAuto(ref[1]));
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else return null;
		};
		ipaddr.IPv4.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) throw new Error("ipaddr: invalid IPv4 prefix length");
			const octets = [
				0,
				0,
				0,
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 4) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.IPv6 = (function() {
			function IPv6(parts, zoneId) {
				let i, part;
				if (parts.length === 16) {
					this.parts = [];
					for (i = 0; i <= 14; i += 2) this.parts.push(parts[i] << 8 | parts[i + 1]);
				} else if (parts.length === 8) this.parts = parts;
				else throw new Error("ipaddr: ipv6 part count should be 8 or 16");
				for (i = 0; i < this.parts.length; i++) {
					part = this.parts[i];
					if (!(0 <= part && part <= 65535)) throw new Error("ipaddr: ipv6 part should fit in 16 bits");
				}
				if (zoneId) this.zoneId = zoneId;
			}
			IPv6.prototype.SpecialRanges = {
				unspecified: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 128],
				linkLocal: [new IPv6([
					65152,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				multicast: [new IPv6([
					65280,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 8],
				loopback: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					1
				]), 128],
				uniqueLocal: [new IPv6([
					64512,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 7],
				ipv4Mapped: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					65535,
					0,
					0
				]), 96],
				deprecatedSiteLocal: [new IPv6([
					65216,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				discard: [new IPv6([
					256,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 64],
				rfc6145: [new IPv6([
					0,
					0,
					0,
					0,
					65535,
					0,
					0,
					0
				]), 96],
				rfc6052: [[new IPv6([
					100,
					65435,
					0,
					0,
					0,
					0,
					0,
					0
				]), 96], [new IPv6([
					100,
					65435,
					1,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				"6to4": [new IPv6([
					8194,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				teredo: [new IPv6([
					8193,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				benchmarking: [new IPv6([
					8193,
					2,
					0,
					0,
					0,
					0,
					0,
					0
				]), 48],
				amt: [new IPv6([
					8193,
					3,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				as112v6: [[new IPv6([
					8193,
					4,
					274,
					0,
					0,
					0,
					0,
					0
				]), 48], [new IPv6([
					9760,
					79,
					32768,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				deprecatedOrchid: [new IPv6([
					8193,
					16,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				orchid2: [new IPv6([
					8193,
					32,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				droneRemoteIdProtocolEntityTags: [new IPv6([
					8193,
					48,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				segmentRouting: [new IPv6([
					24320,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				reserved: [
					[new IPv6([
						8193,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 23],
					[new IPv6([
						8193,
						3512,
						0,
						0,
						0,
						0,
						0,
						0
					]), 32],
					[new IPv6([
						16383,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 20]
				]
			};
			IPv6.prototype.isIPv4MappedAddress = function() {
				return this.range() === "ipv4Mapped";
			};
			IPv6.prototype.kind = function() {
				return "ipv6";
			};
			IPv6.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv6") throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
				return matchCIDR(this.parts, other.parts, 16, cidrRange);
			};
			IPv6.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 16,
					32768: 15,
					49152: 14,
					57344: 13,
					61440: 12,
					63488: 11,
					64512: 10,
					65024: 9,
					65280: 8,
					65408: 7,
					65472: 6,
					65504: 5,
					65520: 4,
					65528: 3,
					65532: 2,
					65534: 1,
					65535: 0
				};
				let part, zeros;
				for (let i = 7; i >= 0; i -= 1) {
					part = this.parts[i];
					if (part in zerotable) {
						zeros = zerotable[part];
						if (stop && zeros !== 0) return null;
						if (zeros !== 16) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 128 - cidr;
			};
			IPv6.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv6.prototype.toByteArray = function() {
				let part;
				const bytes = [];
				const ref = this.parts;
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					bytes.push(part >> 8);
					bytes.push(part & 255);
				}
				return bytes;
			};
			IPv6.prototype.toFixedLengthString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(padPart(this.parts[i].toString(16), 4));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toIPv4Address = function() {
				if (!this.isIPv4MappedAddress()) throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
				const ref = this.parts.slice(-2);
				const high = ref[0];
				const low = ref[1];
				return new ipaddr.IPv4([
					high >> 8,
					high & 255,
					low >> 8,
					low & 255
				]);
			};
			IPv6.prototype.toNormalizedString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(this.parts[i].toString(16));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toRFC5952String = function() {
				const regex = /((^|:)(0(:|$)){2,})/g;
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				const normalized = this.toNormalizedString();
				const string = normalized.slice(0, normalized.length - suffix.length);
				let bestMatchIndex = 0;
				let bestMatchLength = -1;
				let bestMatchGroups = -1;
				let match;
				while (match = regex.exec(string)) {
					const groups = (match[0].match(/0/g) || []).length;
					if (groups > bestMatchGroups) {
						bestMatchGroups = groups;
						bestMatchIndex = match.index;
						bestMatchLength = match[0].length;
					}
				}
				if (bestMatchLength < 0) return string + suffix;
				return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
			};
			IPv6.prototype.toString = function() {
				return this.toRFC5952String();
			};
			return IPv6;
		})();
		ipaddr.IPv6.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.isIPv6 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv6.isValid = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				const addr = this.parser(string);
				new this(addr.parts, addr.zoneId);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.isValidCIDR = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.parse = function(string) {
			const addr = this.parser(string);
			if (addr === null) throw new Error("ipaddr: string is not formatted like an IPv6 Address");
			return new this(addr.parts, addr.zoneId);
		};
		ipaddr.IPv6.parseCIDR = function(string) {
			let maskLength, match, parsed;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 128) {
					parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
		};
		ipaddr.IPv6.parser = function(string) {
			let addr, i, match, octet, octets, zoneId;
			if (match = string.match(ipv6Regexes.deprecatedTransitional)) return this.parser(`::ffff:${match[1]}`);
			if (ipv6Regexes.native.test(string)) return expandIPv6(string, 8);
			if (match = string.match(ipv6Regexes.transitional)) {
				zoneId = match[6] || "";
				addr = match[1];
				if (!match[1].endsWith("::")) addr = addr.slice(0, -1);
				addr = expandIPv6(addr + zoneId, 6);
				if (addr && addr.parts) {
					octets = [
						parseInt(match[2]),
						parseInt(match[3]),
						parseInt(match[4]),
						parseInt(match[5])
					];
					for (i = 0; i < octets.length; i++) {
						octet = octets[i];
						if (!(0 <= octet && octet <= 255)) return null;
					}
					addr.parts.push(octets[0] << 8 | octets[1]);
					addr.parts.push(octets[2] << 8 | octets[3]);
					return {
						parts: addr.parts,
						zoneId: addr.zoneId
					};
				}
			}
			return null;
		};
		ipaddr.IPv6.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) throw new Error("ipaddr: invalid IPv6 prefix length");
			const octets = [
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 16) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.fromByteArray = function(bytes) {
			const length = bytes.length;
			if (length === 4) return new ipaddr.IPv4(bytes);
			else if (length === 16) return new ipaddr.IPv6(bytes);
			else throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
		};
		ipaddr.isValid = function(string) {
			return ipaddr.IPv6.isValid(string) || ipaddr.IPv4.isValid(string);
		};
		ipaddr.isValidCIDR = function(string) {
			return ipaddr.IPv6.isValidCIDR(string) || ipaddr.IPv4.isValidCIDR(string);
		};
		ipaddr.parse = function(string) {
			if (ipaddr.IPv6.isValid(string)) return ipaddr.IPv6.parse(string);
			else if (ipaddr.IPv4.isValid(string)) return ipaddr.IPv4.parse(string);
			else throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
		};
		ipaddr.parseCIDR = function(string) {
			try {
				return ipaddr.IPv6.parseCIDR(string);
			} catch {
				try {
					return ipaddr.IPv4.parseCIDR(string);
				} catch (e) {
					throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
				}
			}
		};
		ipaddr.process = function(string) {
			const addr = this.parse(string);
			if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) return addr.toIPv4Address();
			else return addr;
		};
		ipaddr.subnetMatch = function(address, rangeList, defaultName) {
			let i, rangeName, rangeSubnets, subnet;
			if (defaultName === void 0 || defaultName === null) defaultName = "unicast";
			for (rangeName in rangeList) if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
				rangeSubnets = rangeList[rangeName];
				if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) rangeSubnets = [rangeSubnets];
				for (i = 0; i < rangeSubnets.length; i++) {
					subnet = rangeSubnets[i];
					if (address.kind() === subnet[0].kind() && address.match.apply(address, subnet)) return rangeName;
				}
			}
			return defaultName;
		};
		if (typeof module !== "undefined" && module.exports) module.exports = ipaddr;
		else root.ipaddr = ipaddr;
	})(this$1);
}));
// src/core/target/address.ts
var import_ipaddr = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(require_ipaddr(), 1);
const unreachable = new Set([
	"linkLocal",
	"multicast",
	"broadcast",
	"unspecified"
]);
let blocks;
function blocksOfIpv6() {
	return blocks ??= {
		globalUnicast: import_ipaddr.default.parseCIDR("2000::/3"),
		embeddings: [
			{
				network: import_ipaddr.default.parseCIDR("64:ff9b::/96"),
				at: 12,
				decides: true
			},
			{
				network: import_ipaddr.default.parseCIDR("64:ff9b:1::/48"),
				at: 12
			},
			{
				network: import_ipaddr.default.parseCIDR("::/96"),
				at: 12
			},
			{
				network: import_ipaddr.default.parseCIDR("::ffff:0:0:0/96"),
				at: 12
			},
			{
				network: import_ipaddr.default.parseCIDR("2002::/16"),
				at: 2
			},
			{
				network: import_ipaddr.default.parseCIDR("2001::/32"),
				at: 12,
				isInverted: true
			}
		]
	};
}
function reach(text) {
	const address = parse$1(text);
	if (!address) return "never";
	const range = address.range();
	if (unreachable.has(range)) return "never";
	if (address.kind() === "ipv4") return range === "unicast" ? "public" : "special";
	if (range === "loopback") return "special";
	const { embeddings, globalUnicast } = blocksOfIpv6();
	const embedding = embeddings.find(({ network }) => address.match(network));
	if (embedding) return reachThrough(address.toByteArray(), embedding);
	return range === "unicast" && address.match(globalUnicast) ? "public" : "special";
}
function isMapped(text) {
	return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(text) === 6 && parse$1(text)?.kind() === "ipv4";
}
function specialRange(text) {
	return reach(text) === "public" ? null : parse$1(text)?.range() ?? null;
}
function within(text, networks) {
	const address = parse$1(text);
	if (!address) return false;
	return networks.some((network) => {
		const [base, bits] = import_ipaddr.default.parseCIDR(network);
		return base.kind() === address.kind() && address.match(base, bits);
	});
}
function toNetwork(text) {
	const [base = "", bits, ...rest] = text.split("/");
	const address = base.includes("%") ? null : parse$1(base);
	if (!address || rest.length > 0 || bits !== void 0 && !/^\d{1,3}$/.test(bits)) return null;
	const longest = (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(base) === 6 ? 128 : 32;
	const given = bits === void 0 ? longest : Number(bits);
	const length = longest === 128 && address.kind() === "ipv4" ? given - 96 : given;
	return given > longest || length < 0 ? null : `${address.toString()}/${length}`;
}
function parse$1(text) {
	const version = (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(text);
	if (version === 4) return import_ipaddr.default.IPv4.parse(text);
	const bare = text.replace(/%.*$/, "");
	const canonical = version === 6 ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : void 0;
	if (canonical === void 0) return null;
	const address = import_ipaddr.default.IPv6.parse(canonical);
	return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
function reachThrough(bytes, { at, isInverted = false, decides = false }) {
	const inside = reach(bytes.slice(at, at + 4).map((byte) => isInverted ? byte ^ 255 : byte).join("."));
	return decides || inside === "never" ? inside : "special";
}
// src/core/nearest.ts
function nearest(given, known) {
	const wanted = given.slice(0, 64).toLowerCase();
	const isBegun = (name) => name.toLowerCase().startsWith(wanted);
	const ranked = known.filter((name) => name.toLowerCase() === wanted || name.length > 2 && wanted.length > 1).map((name) => ({
		name,
		distance: distance(wanted, name.toLowerCase())
	})).toSorted((a, b) => a.distance - b.distance || Number(isBegun(b.name)) - Number(isBegun(a.name)))[0];
	const tolerated = Math.max(1, Math.floor(wanted.length / 3));
	return ranked && ranked.distance <= tolerated ? ranked.name : null;
}
function suggest(given, known, spell = (name) => name) {
	const near = nearest(given, known);
	const name = near === null ? null : spell(near);
	return name === null ? {
		en: "",
		ko: ""
	} : {
		en: ` Did you mean ${name}?`,
		ko: ` 혹시 ${name} 말씀이신가요?`
	};
}
function distance(a, b) {
	let before = [];
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row[j] = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (before[j - 2] ?? 0) + 1 : Infinity);
		}
		[before, previous] = [previous, row];
	}
	return previous[b.length] ?? 0;
}
// src/core/input.ts
function parseInput(schema, query, naming = same) {
	const parsed = schema.safeParse(query, { reportInput: true });
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	if (!issue) throw parsed.error;
	throw toFailure(issue, schema.shape, naming);
}
function same(field) {
	return field;
}
function toFailure(issue, shape, naming) {
	const reason = String(issue.path[0] ?? "input");
	const field = issue.path.length === 0 ? reason : naming(reason);
	if (issue.code === "unrecognized_keys") {
		const given = issue.keys[0] || "\"\"";
		const suggestion = suggest(given, Object.keys(shape), naming);
		const shownName = printable(naming(given), 60);
		return failure$1("input.unknown", {
			field: {
				en: `parameter ${shownName}`,
				ko: `파라미터 ${shownName}`
			},
			suggestion
		}, { reason: printable(given, 60) });
	}
	if (issue.input === void 0) return failure$1("input.missing", {
		field,
		expected: exampleOf(shape[reason]) ?? neededValue(expectation(issue).expected)
	}, { reason });
	const problem = expectation(issue);
	if (isSecret(shape[reason])) return secretFailure(field, problem.expected, reason);
	if (issue.code === "invalid_value") {
		const options = issue.values.map(String);
		const suggestion = typeof issue.input === "string" ? suggest(issue.input, options) : "";
		return failure$1("input.option", {
			field,
			expected: options.join(", "),
			given: shown(issue.input),
			suggestion
		}, { reason });
	}
	return failure$1("input.value", {
		field,
		expected: problem.expected,
		given: problem.given ?? nestedOf(issue) ?? shown(issue.input)
	}, { reason });
}
function secretFailure(field, expected, reason = field) {
	return failure$1("input.secret", {
		field,
		expected
	}, { reason });
}
function isSecret(type) {
	if (!type) return false;
	if (globalRegistry.get(type)?.["writeOnly"] === true) return true;
	const { innerType, in: input, element, options = [] } = type.def;
	return [
		innerType,
		input,
		element,
		...options
	].some(isSecret);
}
function nestedOf({ code, input }) {
	if (code !== "invalid_type" || typeof input !== "object" || input === null) return null;
	return typeWords(Array.isArray(input) ? "array" : "object");
}
function exampleOf(type) {
	const examples = type && globalRegistry.get(type)?.["examples"];
	const [example] = Array.isArray(examples) ? examples : [];
	return typeof example === "string" || typeof example === "number" ? {
		en: `for example ${example}`,
		ko: `예: ${example}`
	} : null;
}
function neededValue(value) {
	const { en, ko } = typeof value === "string" ? untranslated(value) : value;
	return {
		en,
		ko: `필요한 값: ${ko}`
	};
}
function expectation(issue) {
	if (issue.code === "custom" && issue.params?.["expected"]) return issue.params;
	if (issue.code === "too_small") return { expected: atLeast(`${issue.minimum}`, issue.origin) };
	if (issue.code === "too_big") return { expected: atMost$2(`${issue.maximum}`, issue.origin) };
	if (issue.code === "invalid_type") return { expected: typeWords(issue.expected) };
	if (issue.code === "invalid_value") return { expected: untranslated(issue.values.map(String).join(", ")) };
	if (issue.code === "not_multiple_of") return { expected: multipleOf(issue.divisor) };
	if (issue.code === "invalid_format") return { expected: formatWords(issue.format) };
	if (issue.code === "invalid_union") return { expected: oneOf$1(issue.errors) };
	return { expected: {
		en: "another value",
		ko: "다른 값"
	} };
}
const counted = {
	string: {
		en: " characters",
		ko: "자"
	},
	array: {
		en: " entries",
		ko: "개 항목"
	}
};
const plain$2 = {
	en: "",
	ko: ""
};
function unitOf(origin, bound) {
	const { en, ko } = counted[origin] ?? plain$2;
	return {
		en: bound === "1" ? singular[en] ?? en : en,
		ko
	};
}
const singular = {
	" characters": " character",
	" entries": " entry"
};
function atLeast(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at least ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이상의 값`
	};
}
function atMost$2(bound, origin) {
	const unit = unitOf(origin, bound);
	return {
		en: `at most ${bound}${unit.en}`,
		ko: `${bound}${unit.ko} 이하의 값`
	};
}
function multipleOf(divisor) {
	return {
		en: `a multiple of ${divisor}`,
		ko: `${divisor}의 배수`
	};
}
function formatWords(format) {
	return format === "regex" ? {
		en: "in the documented format",
		ko: "문서에 있는 형식의 값"
	} : {
		en: `in the format ${format}`,
		ko: `${format} 형식의 값`
	};
}
function oneOf$1(errors) {
	const issues = errors.flatMap(([issue]) => issue ? [issue] : []);
	const within = issues.filter(({ path }) => path.length > 0);
	const all = (within.length > 0 ? within : issues).map((issue) => expectation(issue).expected);
	return {
		en: all.map(({ en }) => en).join(" or "),
		ko: all.map(({ ko }) => ko).join(" 또는 ")
	};
}
function untranslated(text) {
	return {
		en: text,
		ko: text
	};
}
const types$1 = {
	string: {
		en: "text",
		ko: "문자열"
	},
	number: {
		en: "a number",
		ko: "숫자"
	},
	int: {
		en: "a whole number",
		ko: "정수"
	},
	boolean: {
		en: "true or false",
		ko: "true 또는 false"
	},
	array: {
		en: "a list",
		ko: "목록"
	},
	object: {
		en: "an object",
		ko: "객체"
	},
	record: {
		en: "an object",
		ko: "객체"
	}
};
function typeWords(expected) {
	return types$1[expected] ?? untranslated(expected);
}
function shown(value) {
	if (typeof value === "string") return `"${printable(withoutSecret$1(value), 60)}"`;
	return printable(withoutSecret$1(JSON.stringify(value) ?? "nothing"), 60);
}
const ownSecrets = /(?<prefix>ptc_live_|whsec_)[\w+/=]+/g;
function withoutSecret$1(text) {
	const at = text.lastIndexOf("@");
	return (at < 0 ? text : `…${text.slice(at)}`).replaceAll(ownSecrets, "$<prefix>…");
}
// src/settings/system-words.ts
const words$2 = new Map([
	["EACCES", {
		en: "permission denied",
		ko: "권한이 없습니다"
	}],
	["EPERM", {
		en: "permission denied",
		ko: "권한이 없습니다"
	}],
	["EROFS", {
		en: "the file system is read-only",
		ko: "읽기 전용 파일 시스템입니다"
	}],
	["ENOENT", {
		en: "the file does not exist",
		ko: "그런 파일이 없습니다"
	}],
	["ENOTDIR", {
		en: "a part of its path is not a folder",
		ko: "경로의 일부가 폴더가 아닙니다"
	}],
	["EEXIST", {
		en: "it already exists",
		ko: "이미 있습니다"
	}],
	["EISDIR", {
		en: "it is a folder",
		ko: "폴더입니다"
	}],
	["ELOOP", {
		en: "its symbolic links form a loop",
		ko: "링크가 순환합니다"
	}],
	["ENAMETOOLONG", {
		en: "its name is too long",
		ko: "이름이 너무 깁니다"
	}],
	["ENOSPC", {
		en: "the disk is full",
		ko: "디스크에 공간이 없습니다"
	}],
	["EDQUOT", {
		en: "the disk quota is used up",
		ko: "디스크 할당량을 다 썼습니다"
	}],
	["EFBIG", {
		en: "it would be too large",
		ko: "파일이 너무 커집니다"
	}],
	["EBUSY", {
		en: "it is in use",
		ko: "다른 곳에서 사용 중입니다"
	}],
	["ETXTBSY", {
		en: "it is a running program",
		ko: "실행 중인 프로그램입니다"
	}],
	["EMFILE", {
		en: "too many files are open",
		ko: "열린 파일이 너무 많습니다"
	}],
	["ENFILE", {
		en: "too many files are open",
		ko: "열린 파일이 너무 많습니다"
	}],
	["EIO", {
		en: "the disk reported an error",
		ko: "디스크에 오류가 있습니다"
	}],
	["EPIPE", {
		en: "its reader has closed it",
		ko: "읽는 쪽이 사라졌습니다"
	}],
	["ENXIO", {
		en: "it is a pipe without a reader",
		ko: "읽는 쪽이 없는 파이프입니다"
	}],
	["ETIMEDOUT", {
		en: "it is a pipe whose reader accepts no data",
		ko: "읽는 쪽이 받지 않는 파이프입니다"
	}],
	["ERR_INVALID_ARG_VALUE", {
		en: "a path cannot contain a NUL character",
		ko: "경로에는 NUL 문자를 쓸 수 없습니다"
	}]
]);
function codeOf$1(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (typeof code === "string" && (words$2.has(code) || /^E[A-Z\d]+$/.test(code))) return code;
	throw error;
}
function whyNot(error) {
	const code = codeOf$1(error);
	const known = words$2.get(code);
	if (!known) return {
		en: code,
		ko: code
	};
	return code.startsWith("ERR_") ? known : {
		en: `${known.en} (${code})`,
		ko: `${known.ko}(${code})`
	};
}
// src/settings/file.ts
function readFile(path, { largest, unusable, why = whyNot }) {
	try {
		const state = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(path);
		if (!state.isFile() && !state.isDirectory()) throw unusable(noFile);
		if (state.size > largest) throw unusable(tooLarge(largest));
		const bytes = readSome$1(path, largest + 1);
		if (bytes.length > largest) throw unusable(tooLarge(largest));
		return bytes;
	} catch (error) {
		throw error instanceof Failure ? error : unusable(why(error));
	}
}
const noFile = {
	en: "it is not a regular file",
	ko: "일반 파일이 아닙니다"
};
const megabyte = 1048576;
function tooLarge(largest) {
	const size = `${largest / megabyte} MB`;
	return {
		en: `it is larger than ${size}`,
		ko: `${size}보다 큽니다`
	};
}
function readSome$1(path, most) {
	const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_11__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_11__.constants.O_NONBLOCK);
	try {
		const chunks = [];
		for (let read = 0; read < most;) {
			const chunk = Buffer.allocUnsafe(Math.min(most - read, megabyte));
			const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readSync)(file, chunk);
			if (length === 0) break;
			chunks.push(chunk.subarray(0, length));
			read += length;
		}
		return Buffer.concat(chunks);
	} finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.closeSync)(file);
	}
}
// src/net/sources/table.ts
const sourceTable = {
	rdap: {
		name: "RDAP",
		url: "https://rdap.org/",
		terms: {
			en: "Free; redirects to the responsible registry and throttles clients with many requests",
			ko: "무료. 담당 등록 기관으로 연결하며 질의가 많으면 제한합니다"
		},
		perSecond: 5,
		concurrency: 4
	},
	"rdap-bootstrap": {
		name: "IANA RDAP bootstrap",
		url: "https://data.iana.org/rdap/",
		terms: {
			en: "Public registries of IANA (RFC 9224); cached as long as their answers allow",
			ko: "IANA의 공개 레지스트리(RFC 9224). 응답이 허용하는 기간 동안 캐시합니다"
		},
		perSecond: 2,
		concurrency: 2
	},
	ripestat: {
		name: "RIPEstat",
		url: "https://stat.ripe.net/data/",
		terms: {
			en: "Free under RIPEstat's terms; 8 concurrent requests, registration required above 1,000 a day",
			ko: "RIPEstat 약관에 따라 무료. 동시에 8개까지, 하루 1,000회를 넘으면 등록이 필요합니다"
		},
		perSecond: 8,
		concurrency: 8
	},
	crtsh: {
		name: "crt.sh",
		url: "https://crt.sh/",
		terms: {
			en: "Free, by Sectigo; 60 requests a minute per IP address",
			ko: "Sectigo가 무료로 제공. IP 주소당 1분에 60회"
		},
		perSecond: 1,
		burst: 5,
		concurrency: 2
	},
	certspotter: {
		name: "Cert Spotter",
		url: "https://api.certspotter.com/v1/",
		terms: {
			en: "By SSLMate; few requests an hour without a key, more with one",
			ko: "SSLMate가 제공. 키가 없으면 시간당 적은 횟수만, 키가 있으면 더 많이 허용됩니다"
		},
		perSecond: 1,
		burst: 5,
		concurrency: 2,
		key: {
			header: "authorization",
			before: "Bearer "
		}
	},
	peeringdb: {
		name: "PeeringDB",
		url: "https://www.peeringdb.com/api/",
		terms: {
			en: "Free under PeeringDB's policy; 20 requests a minute without a key, 40 with one",
			ko: "PeeringDB 정책에 따라 무료. 키가 없으면 1분에 20회, 있으면 40회"
		},
		perSecond: .5,
		concurrency: 1,
		key: {
			header: "authorization",
			before: "Api-Key "
		}
	},
	"tor-exits": {
		name: "Tor exit list",
		url: "https://check.torproject.org/torbulkexitlist",
		terms: {
			en: "Public list of the Tor Project; cached and requested rarely",
			ko: "Tor Project의 공개 목록. 캐시하고 드물게만 요청합니다"
		},
		perSecond: 1,
		concurrency: 1
	},
	iptoasn: {
		name: "iptoasn.com",
		url: "https://iptoasn.com/data/",
		terms: {
			en: "Public domain (PDDL 1.0), updated hourly; used only by portcullis data update",
			ko: "퍼블릭 도메인(PDDL 1.0), 매시간 갱신. portcullis data update에서만 사용합니다"
		},
		perSecond: 1,
		concurrency: 1
	},
	"db-ip": {
		name: "DB-IP Lite",
		url: "https://download.db-ip.com/free/",
		terms: {
			en: "CC BY 4.0 with a link to db-ip.com, updated monthly; used only by portcullis data update",
			ko: "CC BY 4.0(db-ip.com 링크 표시), 매월 갱신. portcullis data update에서만 사용합니다"
		},
		perSecond: 1,
		concurrency: 1
	},
	x4bnet: {
		name: "X4BNet lists_vpn",
		url: "https://raw.githubusercontent.com/X4BNet/lists_vpn/main/output/",
		terms: {
			en: "MIT, updated daily; used only by portcullis data update",
			ko: "MIT, 매일 갱신. portcullis data update에서만 사용합니다"
		},
		perSecond: 2,
		concurrency: 1
	},
	"safe-browsing": {
		name: "Google Safe Browsing",
		url: "https://safebrowsing.googleapis.com/v5/",
		terms: {
			en: "Only with a key, for non-commercial use only; phishing sends it 4-byte hash prefixes, never a URL",
			ko: "키가 있을 때만, 비상업적 용도로만 사용. 피싱 점검이 주소 없이 해시의 4바이트만 보냅니다"
		},
		perSecond: 10,
		concurrency: 4,
		key: {
			header: "x-goog-api-key",
			before: ""
		}
	},
	urlhaus: {
		name: "URLhaus",
		url: "https://urlhaus-api.abuse.ch/v1/",
		terms: {
			en: "Only with an abuse.ch key, free within fair use; phishing sends it the URLs that it opens",
			ko: "abuse.ch 키가 있을 때만, 공정 사용 범위에서 무료. 피싱 점검이 여는 주소를 그대로 보냅니다"
		},
		perSecond: 2,
		concurrency: 2,
		key: {
			header: "auth-key",
			before: ""
		}
	}
};
const sourceIds = Object.keys(sourceTable);
// src/settings/options/list/measuring.ts
const measuring$1 = [
	{
		name: "resolver",
		stays: "here",
		value: "SERVER",
		isList: true,
		about: "Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable"
	},
	{
		name: "resolve",
		stays: "here",
		value: "host:port:address[:port]",
		isList: true,
		about: "Connect to this address for this host, as curl --resolve does; repeatable, IPv6 in brackets"
	},
	{
		name: "ca_file",
		isFile: true,
		stays: "here",
		value: "FILE",
		about: "PEM file of a certificate authority to trust in addition to Mozilla's"
	},
	{
		name: "timeout",
		value: "SECONDS",
		about: "Time limit for a target in seconds (default 10, or what the check needs, up to 90; with a server at least 20, and up to 60 more until it has room)"
	},
	{
		name: "trust_anchor",
		isFile: true,
		stays: "here",
		value: "FILE",
		about: "DS or DNSKEY records to use as DNSSEC trust anchors instead of those of the root zone"
	},
	{
		name: "public_resolver",
		stays: "here",
		value: "[NAME=]SERVER[#filters]",
		isList: true,
		about: "Compare the answers of this resolver instead of the known public ones; SERVER as for --resolver, #filters for a resolver that blocks names; repeatable"
	},
	{
		name: "blocklist",
		stays: "here",
		value: "ZONE[=CODES]",
		isList: true,
		about: "Query this blocklist instead of the known ones; CODES are its listing codes, such as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off queries none"
	},
	{
		name: "blocklist_resolver",
		stays: "here",
		value: "SERVER",
		about: "Query blocklists that refuse public resolvers through this resolver of your own; SERVER as for --resolver (default none: these lists are skipped)"
	},
	{
		name: "doh",
		stays: "here",
		value: "https://HOST/PATH",
		isList: true,
		about: "Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; repeatable"
	},
	{
		name: "axfr",
		stays: "here",
		isFlag: true,
		about: "Let the dns check ask each name server for a transfer of the whole zone (AXFR); the records are counted and dropped (default false)"
	},
	{
		name: "lang",
		value: "en|ko",
		about: "Language of the report (default en)"
	},
	{
		name: "json",
		isFlag: true,
		about: "Print JSON instead of the report"
	}
];
const remote = [{
	name: "server",
	value: "URL",
	about: "Measure with this Portcullis server instead of this machine"
}, {
	name: "key",
	isSecret: true,
	value: "KEY",
	about: "API key for that server; prefer PORTCULLIS_KEY, which the process list does not show"
}];
const access$1 = [
	{
		name: "header",
		stays: "secret",
		value: "NAME=VARIABLE",
		isList: true,
		about: "Send this header, with the value of the environment variable, only to the target's own https origin; repeatable"
	},
	{
		name: "client_cert",
		isFile: true,
		stays: "secret",
		value: "FILE",
		about: "PEM file of a client certificate, presented to the target's own origin once its certificate is verified"
	},
	{
		name: "client_key",
		isFile: true,
		stays: "secret",
		value: "FILE",
		about: "PEM file of the private key, if the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE decrypts it"
	},
	{
		name: "proxy",
		stays: "here",
		value: "URL|off",
		about: "Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY applies)"
	},
	{
		name: "proxy_dns",
		stays: "here",
		isFlag: true,
		about: "Let the proxy resolve all host names, for a machine that cannot; their addresses are then not checked"
	}
];
const ways = [...measuring$1.filter(({ name }) => name !== "lang" && name !== "json"), ...access$1];
// src/settings/options/options.ts
function toFlag(name) {
	return name.replaceAll("_", "-");
}
function toVariable(name) {
	return `PORTCULLIS_${name.toUpperCase()}`;
}
// src/settings/options/list/environment.ts
function sourceOption(id) {
	return `source_${id.replaceAll("-", "_")}`;
}
function keyOption(id) {
	return `key_${id.replaceAll("-", "_")}`;
}
function secretFileOption(name) {
	return `${name}_file`;
}
const environmentAlone = [
	{
		name: "allow_addresses",
		stays: "here",
		value: "CIDR,…",
		isList: true,
		about: "Networks that Portcullis treats as public"
	},
	{
		name: "allow_probes",
		stays: "here",
		value: "true|false",
		about: "Whether a server accepts probe_services, which sends a protocol's first message to open ports (default false)"
	},
	{
		name: "operator",
		stays: "here",
		value: "NAME <CONTACT>",
		about: "Name and contact of the operator, for the User-Agent"
	},
	{
		name: "opt_out",
		stays: "here",
		value: "DOMAIN|CIDR,…",
		isList: true,
		about: "Domains and networks that no check connects to"
	},
	{
		name: "listen",
		value: "ADDRESS:PORT",
		about: "Where `portcullis serve` listens"
	},
	{
		name: "database_url",
		isSecret: true,
		value: "URL",
		about: "Store results in PostgreSQL instead of a file: postgres://user:password@host/database; sslmode and sslrootcert work as in psql"
	},
	{
		name: "redis_url",
		isSecret: true,
		value: "URL",
		about: "Share the rate limits of several servers in Redis or Valkey: redis://:password@host:6379/0, rediss:// over TLS"
	},
	{
		name: "watch_limit",
		value: "NUMBER",
		about: "Watches of an account, the operator's included; they may have five times as many checks together (default 1000)"
	},
	{
		name: "worker",
		value: "on|off",
		about: "Whether `portcullis serve` runs the daily monitoring; off leaves it to `portcullis worker` (default on)"
	},
	{
		name: "metrics_listen",
		value: "ADDRESS:PORT|off",
		about: "Where `portcullis serve` and `portcullis worker` serve Prometheus metrics at /metrics (default 127.0.0.1:9464, for a worker 127.0.0.1:9465)"
	},
	{
		name: "registration",
		value: "closed|invite|open",
		about: "Who may sign up: nobody, people with an invitation, or anyone (default closed)"
	},
	{
		name: "allow_webhook_addresses",
		value: "CIDR,…",
		isList: true,
		about: "Networks that notifications may be sent to in addition to public addresses (default none)"
	},
	{
		name: "telegram_url",
		value: "URL",
		about: "Server of Telegram's Bot API for notifications (default https://api.telegram.org)"
	},
	{
		name: "bot_token",
		isSecret: true,
		value: "TOKEN",
		about: "Token of the Telegram bot that a channel sends with, for `portcullis channel add telegram`"
	},
	{
		name: "smtp_url",
		isSecret: true,
		value: "URL",
		about: "Send mail through this server: smtps://user:password@host, or smtp:// with STARTTLS"
	},
	{
		name: "mail_from",
		value: "NAME <ADDRESS>",
		about: "The sender of mail"
	},
	{
		name: "secret",
		isSecret: true,
		value: "TEXT",
		about: "Key that encrypts secrets in the database (default a file in the data directory, created on the first start)"
	},
	{
		name: "oidc_issuer",
		value: "URL",
		about: "Issuer of the OpenID provider with which people may sign in; its redirect URI is BASE_URL/account/sign-in/oidc/callback"
	},
	{
		name: "oidc_client_id",
		value: "ID",
		about: "Client ID that the OpenID provider issued"
	},
	{
		name: "oidc_client_secret",
		isSecret: true,
		value: "TEXT",
		about: "Client secret that the OpenID provider issued"
	},
	{
		name: "oidc_domains",
		value: "DOMAIN,…",
		isList: true,
		about: "Domains whose confirmed addresses get an account when they first sign in with the OpenID provider, whatever PORTCULLIS_REGISTRATION says (default none)"
	},
	{
		name: "oidc_label",
		value: "TEXT",
		about: "Name of the OpenID provider on the sign-in page (default its host)"
	},
	{
		name: "user_header",
		value: "NAME",
		about: "Header in which an authenticating proxy sends the e-mail address of the user, for the account pages and their API"
	},
	{
		name: "user_header_peers",
		value: "CIDR,…",
		isList: true,
		about: "Addresses of the proxies whose user header is believed; from every other peer it is removed"
	},
	...[...sourceIds.map((id) => {
		const { name, url } = sourceTable[id];
		return {
			name: sourceOption(id),
			stays: "here",
			value: "URL",
			about: `Ask this ${name} server instead of ${url}`
		};
	}), ...sourceIds.flatMap((id) => {
		const { name, key } = sourceTable[id];
		const about = `API key for ${name}, sent only to its URL`;
		if (!key) return [];
		return [{
			name: keyOption(id),
			stays: "secret",
			isSecret: true,
			value: "KEY",
			about
		}];
	})],
	{
		name: "source_whois",
		stays: "here",
		value: "HOST[:PORT]",
		about: "WHOIS server that names the server of each top-level domain, instead of whois.iana.org"
	},
	{
		name: "client_key_passphrase",
		isSecret: true,
		value: "TEXT",
		about: "Passphrase of the private key of the client certificate"
	}
];
const environmentOnly = [...environmentAlone, ...[...environmentAlone.filter(({ isSecret }) => isSecret), ...remote.filter(({ isSecret }) => isSecret)].map(({ name, stays }) => ({
	name: secretFileOption(name),
	...stays && { stays },
	isFile: true,
	value: "FILE",
	about: `File that contains the value of ${toVariable(name)}`
}))];
// src/settings/options/secret.ts
function readSecret(name, given, { field, isRight, expected }) {
	const inFile = secretFileOption(name);
	const [direct, file] = [given.one(name), given.one(inFile)];
	if (direct !== void 0 && file !== void 0) throw failure$1("input.conflict", {
		field,
		first: given.naming(name),
		second: given.naming(inFile)
	}, { reason: name });
	const text = file === void 0 ? direct : readSecretFile(file, name, given);
	if (text === void 0 || isRight(text)) return text ?? null;
	throw failure$1("input.value", {
		field: given.naming(file === void 0 ? name : inFile),
		expected,
		given: shownOf(text)
	}, { reason: name });
}
const largestSecretFile = 1e4;
function readSecretFile(path, name, given) {
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming(secretFileOption(name)),
		path: shown(path),
		detail
	}, { reason: name });
	return readFile(path, {
		largest: largestSecretFile,
		unusable
	}).toString().trim();
}
function shownOf(text) {
	const [scheme] = /^[a-z]{1,20}:(?=\/\/)/i.exec(text) ?? [];
	return scheme === void 0 ? unshown$1 : `"${scheme}…"`;
}
const unshown$1 = {
	en: "the given value (not shown)",
	ko: "다른 값(표시하지 않음)"
};
// src/settings/access/remote.ts
function readRemote(given) {
	const key = readKey$1(given);
	const text = given.one("server");
	if (text === void 0 && key === void 0) return null;
	if (text === void 0) throw keyAlone(given);
	const server = readServer(text, given);
	refuseLocal(given);
	if (key === void 0) return { server };
	if (!isPrivateWay(new URL(server))) throw wrong$9("server", given, secureWay, maskedUrl(text));
	return {
		server,
		key
	};
}
async function openRemoteSend({ server }) {
	const { openClient } = await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(7580)]).then(__webpack_require__.bind(__webpack_require__, 7580)).then((m) => ({ openClient: m.r }));
	return openClient(server);
}
const local = [
	...measuring$1,
	...access$1,
	...environmentOnly
].filter(({ stays }) => stays !== void 0);
function refuseLocal(given) {
	const option = local.find(({ name }) => given.source(name) !== void 0);
	if (option !== void 0) throw notBesideServer(option, given);
}
function notBesideServer({ name, stays }, given) {
	const detail = stays === "secret" ? {
		en: "your secrets are never sent to the server",
		ko: "비밀 값은 서버로 보내지 않습니다"
	} : {
		en: "the server measures with its own settings",
		ko: "서버는 자체 설정으로 측정합니다"
	};
	return failure$1("input.together", {
		field: given.naming(name),
		other: given.naming("server"),
		detail
	}, { reason: name });
}
const aServer$3 = {
	en: "an http or https URL such as https://portcullis.example/, without user name, query or fragment",
	ko: "https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)"
};
function readServer(text, given) {
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	if (!parsed || "problem" in parsed) throw wrong$9("server", given, aServer$3, maskedUrl(text));
	return parsed.value.endsWith("/") ? parsed.value : `${parsed.value}/`;
}
function maskedUrl(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	if (text.includes("@", place.length)) return "\"…\"";
	const at = place.lastIndexOf("@");
	return `"${printable(at < 0 ? place : `…${place.slice(at)}`, 100)}${place.length < text.length ? "…" : ""}"`;
}
const visible$2 = /^[\u0021-\u007e]{1,512}$/;
function readKey$1(given) {
	if (given.source("key") !== "environment" && given.list("key").length > 1) throw wrong$9("key", given, aKey$1, unshown$1);
	return readSecret("key", given, {
		field: {
			en: "The API key",
			ko: "API 키"
		},
		isRight: (text) => visible$2.test(text),
		expected: aKey$1
	}) ?? void 0;
}
const aKey$1 = {
	en: "one key of visible ASCII characters, without spaces or line breaks",
	ko: "공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나"
};
function keyAlone(given) {
	const key = given.naming("key");
	const expected = {
		en: `${key} is only used with a server`,
		ko: `${key}는 서버와 함께만 쓸 수 있습니다`
	};
	return failure$1("input.missing", {
		field: given.naming("server"),
		expected
	}, { reason: "server" });
}
const secureWay = {
	en: "an https URL if a key is given (over plain http, the key would not be encrypted)",
	ko: "키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다"
};
function isPrivateWay(url) {
	const host = hostOf(url);
	if (url.protocol === "https:" || /(?:^|\.)localhost$/.test(host)) return true;
	return within(host, ["127.0.0.0/8", "::1/128"]);
}
function wrong$9(name, given, expected, told) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: told
	}, { reason: name });
}
// src/settings/options/hosting.ts
const commentWishes = [
	"never",
	"on-failure",
	"always"
];
function readHosting(given) {
	return {
		environment: nameOf$1(given, "environment"),
		sha: readSha(given),
		comment: readComment(given),
		commentKey: nameOf$1(given, "comment_key")
	};
}
const longestName$1 = 255;
function nameOf$1(given, name) {
	const text = given.one(name);
	if (text === void 0) return null;
	if (text.length <= longestName$1 && printable(text) === text) return text;
	throw wrong$8(given, name, {
		en: `a name of at most ${longestName$1} characters on one line`,
		ko: `${longestName$1}자 이하의 한 줄짜리 이름`
	}, text);
}
function isSha(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function readSha(given) {
	const text = given.one("sha");
	if (text === void 0) return null;
	const sha = text.toLowerCase();
	if (isSha(sha)) return sha;
	throw wrong$8(given, "sha", {
		en: "a full commit ID of 40 hexadecimal digits",
		ko: "16진수 40자리의 전체 커밋 ID"
	}, text);
}
function readComment(given) {
	const text = given.one("comment");
	const wish = commentWishes.find((each) => each === text);
	if (text === void 0 || wish !== void 0) return wish ?? "never";
	throw failure$1("input.option", {
		field: given.naming("comment"),
		expected: commentWishes.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion: suggest(text, commentWishes)
	}, { reason: "comment" });
}
function wrong$8(given, name, expected, text) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: `"${printable(text, 60)}"`
	}, { reason: name });
}
// src/core/grade/grade.ts
const grades = [
	"A+",
	"A",
	"B",
	"C",
	"D",
	"F"
];
function assess(parts, caps, ladder) {
	const { coverage, score } = observedOf(parts);
	if (coverage < 60 || score === null) return {
		parts,
		caps,
		coverage
	};
	const uncapped = ladder.find(([from]) => score >= from)?.[1] ?? "F";
	return {
		grade: worst$1([uncapped, ...caps.map(({ max }) => max)]),
		score,
		uncapped,
		parts,
		caps,
		coverage
	};
}
function observedOf(parts) {
	const seen = parts.filter(isScored);
	const total = sum(parts.map(({ weight }) => weight));
	const weight = sum(seen.map((part) => part.weight));
	if (total === 0 || weight === 0) return {
		coverage: 0,
		score: null
	};
	const score = tenth(sum(seen.map((part) => part.weight * part.score)) / weight);
	return {
		coverage: Math.round(100 * weight / total),
		score
	};
}
function assessInDoubt(parts, caps, ladder, doubt) {
	const doubted = (score) => parts.map((part) => part.id in doubt.parts ? {
		...part,
		score: score(part.id)
	} : part);
	const least = assess(doubted((id) => doubt.parts[id] ?? 0), [...caps, ...doubt.caps], ladder);
	const most = assess(doubted(() => 100), caps, ladder);
	const between = assess(doubted(() => null), caps, ladder);
	const { grade, score, uncapped } = least;
	const { parts: seen, coverage } = between;
	if (grade !== most.grade) return {
		parts: seen,
		caps,
		coverage,
		...grade && { atLeast: grade }
	};
	if (between.grade === grade || score === void 0 || !grade || !uncapped) return between;
	return {
		grade,
		score,
		uncapped,
		parts: seen,
		caps,
		coverage
	};
}
function atBest({ grade, caps = [], parts = [] }, ladder) {
	const perfect = parts.map((part) => ({
		...part,
		score: part.score ?? 100
	}));
	return grade ?? assess(perfect, caps, ladder).grade ?? worst$1(["A+", ...caps.map(({ max }) => max)]);
}
function meets(grade, required) {
	return grades.indexOf(grade) <= grades.indexOf(required);
}
function worst$1(some) {
	return some.reduce((a, b) => meets(a, b) ? b : a);
}
function isScored(part) {
	return part.score !== null;
}
function sum(numbers) {
	return numbers.reduce((a, b) => a + b, 0);
}
function tenth(value) {
	return Math.round(value * 10 + 1e-7) / 10;
}
// src/core/grade/schema.ts
const grade = _enum(grades).meta({
	id: "Grade",
	description: "Best first",
	ko: "좋은 등급부터"
});
// src/core/result/interpretation-schema.ts
const percent = number().min(0).max(100);
const part = object({
	id: string().meta({
		description: "Code of the part, the same in every language",
		ko: "부분의 코드. 언어가 바뀌어도 같음"
	}),
	label: string().meta({
		description: "Name of the part",
		ko: "이 부분의 이름"
	}),
	weight: percent.meta({
		description: "Share of the score, in percent",
		ko: "점수에서 차지하는 비율(%)"
	}),
	score: percent.nullable().meta({
		description: "0–100; null if it could not be observed",
		ko: "0–100. 관측할 수 없었으면 null"
	})
}).readonly().meta({
	id: "ScorePart",
	description: "A part of the score",
	ko: "점수를 이루는 부분"
});
const cap = object({
	id: string().meta({
		description: "Code of the limit, the same in every language",
		ko: "상한의 코드. 언어가 바뀌어도 같음"
	}),
	max: union([grade, percent]).meta({
		description: "Upper limit for the grade, or for the score if the check gives no grade",
		ko: "등급은 이보다 좋을 수 없습니다. 등급이 없는 점검에서는 점수의 상한입니다"
	}),
	reason: string().meta({
		description: "Reason in words",
		ko: "그 이유"
	})
}).readonly().meta({
	id: "ScoreCap",
	description: "A limit on the grade or score",
	ko: "등급이나 점수의 상한"
});
const kpi = object({
	id: string().meta({
		description: "Code of the key figure, the same in every language",
		ko: "지표의 코드. 언어가 바뀌어도 같음"
	}),
	label: string().meta({
		description: "Name of the key figure",
		ko: "지표의 이름"
	}),
	value: union([
		string(),
		number(),
		boolean(),
		_null()
	]).meta({
		description: "Null if it is unknown",
		ko: "알 수 없었으면 null"
	}),
	unit: string().exactOptional().meta({
		description: "Unit of the value, such as days; absent without a unit",
		ko: "값의 단위(예: days). 단위가 없으면 생략"
	}),
	text: string().exactOptional().meta({
		description: "The value in words, if it is a code",
		ko: "값이 코드일 때 이를 풀어 쓴 말"
	})
}).readonly().meta({
	id: "Kpi",
	description: "A key figure",
	ko: "지표"
});
const issueIdText = {
	en: "`<check>.<problem>`, the same in every language and release",
	ko: "`<check>.<problem>`. 언어와 버전이 바뀌어도 같습니다"
};
const issueShape = {
	id: string().meta({
		description: issueIdText.en,
		ko: issueIdText.ko
	}),
	severity: _enum(severities).meta({
		description: "Effect on the result: critical and high are serious, info has none",
		ko: "결과에 미치는 영향. critical과 high는 심각하며 info는 영향 없음"
	}),
	cause: string().meta({
		description: "What is wrong",
		ko: "무엇이 잘못되었는지"
	}),
	action: string().meta({
		description: "What to do about it",
		ko: "무엇을 해야 하는지"
	}),
	subject: string().exactOptional().meta({
		description: "Which one it concerns, if there are several, such as a host or header name",
		ko: "여럿 가운데 무엇에 관한 것인지(호스트나 헤더 이름 등)"
	}),
	evidence: string().exactOptional().meta({
		description: "Evidence exactly as it was observed. This text comes from the target",
		ko: "관측한 그대로의 값. 대상에서 온 문자열입니다"
	}),
	reference: string().exactOptional().meta({
		description: "The specification or source of the rule",
		ko: "규칙이 적혀 있는 곳"
	}),
	topic: string().exactOptional().meta({
		description: "`<topic>.<problem>`: findings of several checks with the same topic and subject are one problem",
		ko: "`<주제>.<문제>`. 주제와 subject가 같은 여러 점검의 결과는 하나의 문제입니다",
		examples: ["hsts.missing"]
	}),
	because: array(object({
		id: string().meta({
			description: "Id of that finding: `<check>.<problem>`",
			ko: "그 결과의 id: `<check>.<problem>`"
		}),
		subject: string().exactOptional().meta({
			description: "Subject of that finding; absent for any",
			ko: "그 결과의 subject. 없으면 모든 subject"
		})
	}).readonly()).readonly().exactOptional().meta({
		description: "Findings of other checks that can cause this one. If one of them was found, it is the cause: fix it first",
		ko: "이 문제의 원인이 될 수 있는 다른 점검의 결과. 그 결과가 있으면 그것이 원인이므로 먼저 고칩니다"
	})
};
const fixRecord = object({
	name: string().meta({
		description: "Name at which to publish the record",
		ko: "레코드를 둘 이름"
	}),
	type: string().meta({
		description: "Type of the record",
		ko: "레코드 유형"
	}),
	value: string().meta({
		description: "Value as one text. Publish a TXT record as strings of at most 255 octets each",
		ko: "하나로 이은 값. TXT 레코드는 게시할 때 255옥텟 이하의 문자열로 나눕니다"
	})
}).readonly().exactOptional().meta({
	description: "DNS record that fixes the problem, if it is known",
	ko: "문제를 고치는 DNS 레코드(알 수 있을 때)"
});
const judgement = object({
	status: _enum([
		"pass",
		"warn",
		"fail",
		"unknown"
	]).meta({
		description: "fail: F or a critical issue; warn: below A or a medium issue; unknown: not enough could be observed",
		ko: "fail: F 등급 또는 critical 문제. warn: A보다 낮은 등급 또는 medium 문제. unknown: 관측한 내용이 부족함"
	}),
	grade: grade.exactOptional().meta({
		description: "Absent if not enough could be observed",
		ko: "관측한 내용이 부족하면 없습니다"
	}),
	score: percent.exactOptional().meta({
		description: "0–100. If the check gives a grade, before caps are applied; otherwise after caps are applied",
		ko: "0–100. 등급의 상한을 적용하기 전. 등급이 없는 점검에서는 상한을 적용한 값"
	}),
	unlimited: percent.exactOptional().meta({
		description: "For checks with a score but no grade: the score before caps are applied",
		ko: "등급 없이 점수만 매기는 점검에서, 상한을 적용하지 않은 점수"
	}),
	uncapped: grade.exactOptional().meta({
		description: "The grade that the score alone would give",
		ko: "점수만으로 매긴 등급"
	}),
	atLeast: grade.exactOptional().meta({
		description: "The lowest possible grade, if unknown facts could raise it",
		ko: "알 수 없는 사실에 따라 더 높아질 수 있을 때, 확실한 최저 등급"
	}),
	parts: array(part).readonly().exactOptional().meta({
		description: "Parts of the score",
		ko: "점수를 이루는 부분"
	}),
	caps: array(cap).readonly().exactOptional().meta({
		description: "Limits on the grade, whatever the score is",
		ko: "점수와 관계없이 등급을 낮추는 것"
	}),
	coverage: percent.exactOptional().meta({
		description: "Share of the total weight that could be observed, in percent",
		ko: "전체 가중치 가운데 관측할 수 있었던 비율(%)"
	}),
	gradeVersion: string().exactOptional().meta({
		description: "Changes whenever the same observation would be graded differently",
		ko: "같은 관측에 다른 등급을 매기게 되면 바뀝니다"
	}),
	scoreVersion: string().exactOptional().meta({
		description: "Changes whenever the same observation would be scored differently",
		ko: "같은 관측에 다른 점수를 매기게 되면 바뀝니다"
	}),
	summary: string().meta({
		description: "One sentence",
		ko: "한 문장 요약"
	}),
	kpis: array(kpi).readonly().meta({
		description: "Key figures",
		ko: "주요 지표"
	})
});
function issueOf(id) {
	return object({
		...issueShape,
		id,
		record: fixRecord
	}).readonly();
}
function listOf(issue) {
	return array(issue).readonly().meta({
		description: "Problems, worst first",
		ko: "문제. 심각한 것부터"
	});
}
const interpretation = judgement.extend({ issues: listOf(issueOf(issueShape.id)) }).readonly().meta({
	id: "Interpretation",
	description: "The judgement of the observation, in words",
	ko: "관측한 것에 대한 판단을 풀어 쓴 것"
});
// src/core/addresses/all-ips.ts
function allIps() {
	return _enum(["true", "false"]).meta({
		description: "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy`",
		ko: "모든 주소 측정: 호스트의 주소를 최대 16개까지 측정하여 가장 나쁜 결과로 평가합니다. 16개보다 많으면 결과를 알 수 없습니다. 서버에서는 `heavy` 한도에도 포함됩니다",
		default: "false"
	}).transform((text) => text === "true").optional();
}
function fitsAllIps(isAsked, isTold) {
	return isAsked === void 0 || isAsked === isTold;
}
function allIpsOf({ all_ips }) {
	return all_ips ? { all_ips } : {};
}
// src/core/net/clients.ts
function clientsOf({ starttls, implicitTlsProtocol: speaks }) {
	return starttls ?? speaks ? "programs" : "browsers";
}
// src/formats/x509/der.ts
var DerError = class extends Error {
	name = "DerError";
};
const tags = {
	boolean: 1,
	integer: 2,
	bitString: 3,
	octetString: 4,
	oid: 6,
	enumerated: 10,
	utcTime: 23,
	generalizedTime: 24,
	sequence: 48,
	set: 49
};
function readElement(bytes, offset = 0) {
	const tag = bytes[offset];
	const first = bytes[offset + 1];
	if (tag === void 0 || first === void 0) throw new DerError("truncated");
	if ((tag & 31) === 31) throw new DerError("long tag");
	const size = first < 128 ? 0 : first & 127;
	if (first === 128 || size > 4) throw new DerError("length");
	const start = offset + 2 + size;
	if (start > bytes.length) throw new DerError("truncated");
	const end = start + (size === 0 ? first : bytes.readUIntBE(offset + 2, size));
	if (end > bytes.length) throw new DerError("truncated");
	return {
		tag,
		content: bytes.subarray(start, end),
		whole: bytes.subarray(offset, end)
	};
}
function readWhole(bytes, tag) {
	const buffer = toBuffer(bytes);
	const element = readElement(buffer);
	if (element.whole.length !== buffer.length) throw new DerError("trailing bytes");
	return tag === void 0 ? element : expectTag(element, tag);
}
function* walk$1(content) {
	for (let offset = 0; offset < content.length;) {
		const element = readElement(content, offset);
		yield element;
		offset += element.whole.length;
	}
}
function children({ content }, limit = 4096) {
	const elements = [];
	for (const element of walk$1(content)) {
		if (elements.length >= limit) throw new DerError("too many elements");
		elements.push(element);
	}
	return elements;
}
function expectTag(element, tag) {
	if (element?.tag !== tag) throw new DerError(`expected tag ${tag}`);
	return element;
}
function readOid({ content }) {
	if (content.length === 0 || content.length > 64) throw new DerError("oid");
	const arcs = [];
	let arc = 0n;
	let isWithin = false;
	for (const byte of content) {
		if (!isWithin && byte === 128) throw new DerError("oid");
		arc = arc << 7n | BigInt(byte & 127);
		isWithin = (byte & 128) !== 0;
		if (isWithin) continue;
		arcs.push(arc);
		arc = 0n;
	}
	if (isWithin) throw new DerError("oid");
	const [first = 0n, ...rest] = arcs;
	const root = first < 80n ? first / 40n : 2n;
	return [
		root,
		first - root * 40n,
		...rest
	].join(".");
}
const utcTime = /^(?<y>\d\d)(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)Z$/;
const generalizedTime = /^(?<y>\d{4})(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)(?:\.\d{1,9})?Z$/;
function readTime({ tag, content }) {
	const text = content.toString("latin1", 0, 32);
	const match = (tag === tags.utcTime ? utcTime : generalizedTime).exec(text);
	if (!match?.groups || tag !== tags.utcTime && tag !== tags.generalizedTime) throw new DerError("time");
	const { y, mo, d, h, mi, s } = match.groups;
	const century = Number(y) < 50 ? 2e3 : 1900;
	const year = Number(y) + (tag === tags.generalizedTime ? 0 : century);
	const time = Date.UTC(year, Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
	const written = `${`${year}`.padStart(4, "0")}-${mo}-${d}T${h}:${mi}:${s}.000Z`;
	if (new Date(time).toISOString() !== written) throw new DerError("time");
	return time;
}
function readBits(element) {
	const { content } = expectTag(element, tags.bitString);
	if (content[0] !== 0) throw new DerError("bit string");
	return content.subarray(1);
}
function toBuffer(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
// src/formats/revocation/crl-points.ts
const mostPoints = 64;
function readCrlPoints(value) {
	return children(value).slice(0, mostPoints).map(readPoint);
}
function readPoint(point) {
	const parts = children(point);
	const issuer = parts.find(({ tag }) => tag === 162);
	return {
		...readPointName(parts.find(({ tag }) => tag === 160)),
		hasReasons: parts.some(({ tag }) => tag === 129),
		issuers: issuer ? children(issuer).flatMap(({ tag, content }) => tag === 164 ? [content] : []) : []
	};
}
function readPointName(name) {
	const choice = name ? children(name) : [];
	const full = choice.filter(({ tag }) => tag === 160).flatMap((each) => children(each));
	return {
		names: full.map(({ whole }) => whole.toString("hex", 0, 4096)),
		urls: full.filter(({ tag }) => tag === 134).map(({ content }) => content.toString("latin1", 0, 2048)),
		isRelative: choice.some(({ tag }) => tag === 161)
	};
}
// src/formats/x509/oids.ts
const oids = {
	subjectKeyIdentifier: "2.5.29.14",
	keyUsage: "2.5.29.15",
	subjectAltName: "2.5.29.17",
	basicConstraints: "2.5.29.19",
	crlNumber: "2.5.29.20",
	crlReason: "2.5.29.21",
	deltaCrlIndicator: "2.5.29.27",
	issuingDistributionPoint: "2.5.29.28",
	certificateIssuer: "2.5.29.29",
	nameConstraints: "2.5.29.30",
	crlDistributionPoints: "2.5.29.31",
	certificatePolicies: "2.5.29.32",
	anyPolicy: "2.5.29.32.0",
	policyMappings: "2.5.29.33",
	authorityKeyIdentifier: "2.5.29.35",
	policyConstraints: "2.5.29.36",
	extendedKeyUsage: "2.5.29.37",
	inhibitAnyPolicy: "2.5.29.54",
	authorityInfoAccess: "1.3.6.1.5.5.7.1.1",
	ocsp: "1.3.6.1.5.5.7.48.1",
	caIssuers: "1.3.6.1.5.5.7.48.2",
	ocspBasic: "1.3.6.1.5.5.7.48.1.1",
	ocspNoCheck: "1.3.6.1.5.5.7.48.1.5",
	serverAuth: "1.3.6.1.5.5.7.3.1",
	ocspSigning: "1.3.6.1.5.5.7.3.9",
	anyExtendedKeyUsage: "2.5.29.37.0",
	ecPublicKey: "1.2.840.10045.2.1",
	emailAddress: "1.2.840.113549.1.9.1",
	commonName: "2.5.4.3",
	organizationName: "2.5.4.10",
	countryName: "2.5.4.6",
	organizationalUnitName: "2.5.4.11"
};
const signatureAlgorithms = {
	"1.2.840.113549.1.1.2": {
		name: "md2WithRSAEncryption",
		hash: "md2"
	},
	"1.2.840.113549.1.1.3": {
		name: "md4WithRSAEncryption",
		hash: "md4"
	},
	"1.2.840.113549.1.1.4": {
		name: "md5WithRSAEncryption",
		hash: "md5"
	},
	"1.2.840.113549.1.1.5": {
		name: "sha1WithRSAEncryption",
		hash: "sha1"
	},
	"1.2.840.113549.1.1.10": {
		name: "rsassaPss",
		hash: null,
		pss: true
	},
	"1.2.840.113549.1.1.11": {
		name: "sha256WithRSAEncryption",
		hash: "sha256"
	},
	"1.2.840.113549.1.1.12": {
		name: "sha384WithRSAEncryption",
		hash: "sha384"
	},
	"1.2.840.113549.1.1.13": {
		name: "sha512WithRSAEncryption",
		hash: "sha512"
	},
	"1.2.840.113549.1.1.14": {
		name: "sha224WithRSAEncryption",
		hash: "sha224"
	},
	"1.2.840.10040.4.3": {
		name: "dsaWithSha1",
		hash: "sha1"
	},
	"2.16.840.1.101.3.4.3.2": {
		name: "dsaWithSha256",
		hash: "sha256"
	},
	"1.2.840.10045.4.1": {
		name: "ecdsaWithSha1",
		hash: "sha1"
	},
	"1.2.840.10045.4.3.2": {
		name: "ecdsaWithSha256",
		hash: "sha256"
	},
	"1.2.840.10045.4.3.3": {
		name: "ecdsaWithSha384",
		hash: "sha384"
	},
	"1.2.840.10045.4.3.4": {
		name: "ecdsaWithSha512",
		hash: "sha512"
	},
	"1.3.14.3.2.2": {
		name: "md4WithRSA",
		hash: "md4"
	},
	"1.3.14.3.2.3": {
		name: "md5WithRSA",
		hash: "md5"
	},
	"1.3.14.3.2.4": {
		name: "md4WithRSA",
		hash: "md4"
	},
	"1.3.14.3.2.27": {
		name: "dsaWithSha1",
		hash: "sha1"
	},
	"1.3.14.3.2.29": {
		name: "sha1WithRSA",
		hash: "sha1"
	},
	"1.3.36.3.3.1.2": {
		name: "ripemd160WithRSA",
		hash: "ripemd160"
	},
	"1.3.101.112": {
		name: "ed25519",
		hash: null
	},
	"1.3.101.113": {
		name: "ed448",
		hash: null
	}
};
// src/formats/x509/extensions.ts
function readExtensions(wrapper) {
	const found = new Map();
	const extensions = [];
	if (wrapper) for (const extension of children(readElement(wrapper.content))) {
		const parts = children(extension);
		const oid = readOid(expectTag(parts[0], tags.oid));
		extensions.push({
			oid,
			isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0
		});
		if (!found.has(oid)) found.set(oid, expectTag(parts.at(-1), tags.octetString).content);
	}
	const get = (oid, tag, read) => {
		const value = found.get(oid);
		return value ? read(readWhole(value, tag)) : null;
	};
	const constraints = get(oids.basicConstraints, tags.sequence, readBasicConstraints);
	const access = get(oids.authorityInfoAccess, tags.sequence, readAccess$1) ?? [];
	const crlPoints = get(oids.crlDistributionPoints, tags.sequence, readCrlPoints) ?? [];
	const authorityKey = get(oids.authorityKeyIdentifier, tags.sequence, (value) => children(value)) ?? [];
	return {
		extensions,
		names: get(oids.subjectAltName, tags.sequence, readNames) ?? [],
		isAuthority: constraints?.isAuthority ?? false,
		pathLength: constraints?.pathLength ?? null,
		keyUsage: get(oids.keyUsage, tags.bitString, readKeyUsage),
		extendedKeyUsage: get(oids.extendedKeyUsage, tags.sequence, (value) => new Set(children(value).map((purpose) => readOid(expectTag(purpose, tags.oid))))),
		subjectKeyIdentifier: get(oids.subjectKeyIdentifier, tags.octetString, ({ content }) => content),
		authorityKeyIdentifier: authorityKey.find(({ tag }) => tag === 128)?.content ?? null,
		namesAuthorityCertificate: authorityKey.some(({ tag }) => tag !== 128),
		ocspUrls: access.filter(({ method }) => method === oids.ocsp).map(({ url }) => url),
		issuerUrls: access.filter(({ method }) => method === oids.caIssuers).map(({ url }) => url),
		crlUrls: crlPoints.flatMap(({ urls }) => urls),
		crlPoints
	};
}
function readBasicConstraints(value) {
	const parts = children(value);
	const flag = parts.find(({ tag }) => tag === tags.boolean);
	if (flag && flag.content.length !== 1) throw new DerError("flag");
	const length = parts.find(({ tag }) => tag === tags.integer)?.content;
	if (length && (length[0] ?? 128) >= 128) throw new DerError("path length");
	return {
		isAuthority: flag !== void 0 && flag.content[0] !== 0,
		pathLength: length && length.length <= 4 ? length.readUIntBE(0, length.length) : null
	};
}
const keyUses = [
	"digitalSignature",
	"other",
	"keyEncipherment",
	"other",
	"keyAgreement",
	"keyCertSign",
	"crlSign"
];
function readKeyUsage({ content }) {
	const bits = content.subarray(1);
	return new Set(keyUses.filter((_, bit) => (bits[bit >> 3] ?? 0) << (bit & 7) & 128));
}
function readNames(value) {
	return children(value, 1e5).flatMap(({ tag, content }) => {
		if (tag === 130) return [{
			kind: "dns",
			value: content.toString("latin1", 0, 512)
		}];
		if (tag === 135) return [{
			kind: "ip",
			value: readAddress$1(content)
		}];
		return [];
	});
}
function readAddress$1(content) {
	if (content.length === 4) return content.join(".");
	if (content.length !== 16) return content.toString("hex");
	const groups = Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16));
	return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}
function readAccess$1(value) {
	return children(value).slice(0, 64).flatMap((description) => {
		const [method, location] = children(description);
		if (!method || location?.tag !== 134) return [];
		return [{
			method: readOid(method),
			url: location.content.toString("latin1", 0, 2048)
		}];
	});
}
// src/formats/x509/distinguished-name.ts
function canonicalName(name) {
	const known = canonical.get(name);
	if (known !== void 0) return known;
	const fresh = canonicalText(name);
	canonical.set(name, fresh);
	return fresh;
}
const canonical = new WeakMap();
function canonicalText(name) {
	try {
		return canonicalAttributes(name).join(",");
	} catch (error) {
		if (!(error instanceof DerError)) throw error;
		return name.toString("hex");
	}
}
function canonicalAttributes(name) {
	return children(readWhole(name, tags.sequence)).map(canonicalSet);
}
function isSameDistinguishedName(a, b) {
	return a.equals(b) || canonicalName(a) === canonicalName(b);
}
function nameAttributes(name) {
	return children(readWhole(name)).flatMap((set) => children(set)).map((attribute) => {
		const [oid, value] = children(attribute);
		return {
			oid: readOid(expectTag(oid, tags.oid)),
			value: value ? readText(value) : ""
		};
	});
}
function readText({ tag, content }) {
	return tag === bmpString ? readWide(content.subarray(0, 1024)) : content.toString("utf8", 0, 1024);
}
function canonicalSet(set) {
	return children(expectTag(set, tags.set)).map((attribute) => {
		const [oid, value] = children(expectTag(attribute, tags.sequence));
		return `${readOid(expectTag(oid, tags.oid))}=${value ? canonicalValue(value) : ""}`;
	}).toSorted().join("+");
}
const narrow = new Set([
	12,
	19,
	20,
	22
]);
const bmpString = 30;
function canonicalValue({ tag, content, whole }) {
	if (tag !== bmpString && !narrow.has(tag)) return whole.toString("hex");
	const text = tag === bmpString ? readWide(content) : content.toString("utf8");
	return JSON.stringify(text.trim().replace(/\s+/g, " ").toLowerCase());
}
function readWide(content) {
	return Buffer.from(content.subarray(0, content.length & -2)).swap16().toString("utf16le");
}
// src/formats/x509/signature.ts
const hashAlgorithms = {
	"1.3.14.3.2.26": "sha1",
	"2.16.840.1.101.3.4.2.4": "sha224",
	"2.16.840.1.101.3.4.2.1": "sha256",
	"2.16.840.1.101.3.4.2.2": "sha384",
	"2.16.840.1.101.3.4.2.3": "sha512"
};
function readSigned(parts) {
	const [content, algorithm, signature] = parts;
	return {
		content: expectTag(content, tags.sequence),
		algorithm: expectTag(algorithm, tags.sequence),
		signature: readBits(signature)
	};
}
function isSignedBy({ content, algorithm, signature }, key) {
	const [oid, parameters] = children(algorithm);
	const known = signatureAlgorithms[readOid(expectTag(oid, tags.oid))];
	if (!key || !known || !fits(known, key) || !isCheckable(key) || forged.has(known.hash ?? "")) return false;
	try {
		if (known.pss) return verifyPss(content.whole, key, {
			signature,
			parameters
		});
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(known.hash, content.whole, key, signature);
	} catch (error) {
		if (error instanceof DerError) throw error;
		return false;
	}
}
const longestExponent = 33n;
function isCheckable(key) {
	return (key.asymmetricKeyDetails?.publicExponent ?? 0n) >> longestExponent === 0n;
}
const forged = new Set([
	"md2",
	"md4",
	"md5",
	"ripemd160"
]);
function fits({ name, pss }, { asymmetricKeyType: type }) {
	if (pss) return type === "rsa" || type === "rsa-pss";
	if (name.startsWith("ecdsa")) return type === "ec";
	if (name.startsWith("dsa")) return type === "dsa";
	return name.startsWith("ed") ? type === name : type === "rsa";
}
function verifyPss(data, key, { signature, parameters }) {
	const salt = pssParts(parameters).find(({ tag }) => tag === 162);
	const digest = pssHash(parameters);
	if (digest === null) return false;
	const saltLength = salt ? readSmall(salt) : 20;
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.verify)(digest, data, {
		key,
		padding: node_crypto__WEBPACK_IMPORTED_MODULE_6__.constants.RSA_PKCS1_PSS_PADDING,
		saltLength
	}, signature);
}
function pssHash(parameters) {
	const hash = pssParts(parameters).find(({ tag }) => tag === 160);
	return hash ? hashAlgorithms[hashOid(hash)] ?? null : "sha1";
}
const digestBytes = {
	sha256: 32,
	sha384: 48,
	sha512: 64
};
function isOddPss(parameters) {
	try {
		const parts = pssParts(parameters);
		const salt = parts.find(({ tag }) => tag === 162);
		const mask = parts.find(({ tag }) => tag === 161);
		const hash = pssHash(parameters);
		if (!salt || !mask || hash === null || readSmall(salt) !== digestBytes[hash]) return true;
		const [, digest] = children(readWhole(mask.content, tags.sequence));
		const [oid] = children(expectTag(digest, tags.sequence));
		return hashAlgorithms[readOid(expectTag(oid, tags.oid))] !== hash;
	} catch (error) {
		if (error instanceof DerError) return true;
		throw error;
	}
}
function pssParts(parameters) {
	return parameters ? children(expectTag(parameters, tags.sequence)) : [];
}
function hashOid(wrapper) {
	return readOid(expectTag(children(readWhole(wrapper.content, tags.sequence))[0], tags.oid));
}
function readSmall(wrapper) {
	const { content } = readWhole(wrapper.content, tags.integer);
	if (content.length === 0 || content.length > 2) throw new DerError("salt length");
	return content.readUIntBE(0, content.length);
}
// src/formats/x509/certificate.ts
function readCertificate$1(bytes) {
	const der = toBuffer(bytes);
	const [tbs, algorithm, signature] = children(readWhole(der, tags.sequence));
	readBits(signature);
	const fields = children(expectTag(tbs, tags.sequence));
	const first = fields[0]?.tag === 160 ? 1 : 0;
	const [serial, signed, issuer, validity, subject, key] = fields.slice(first);
	const [notBefore, notAfter] = children(expectTag(validity, tags.sequence));
	if (!notBefore || !notAfter) throw new DerError("validity");
	const [identifier, parameters] = children(expectTag(algorithm, tags.sequence));
	const oid = readOid(expectTag(identifier, tags.oid));
	const known = signatureAlgorithms[oid];
	const [keyAlgorithm, keyBits] = children(expectTag(key, tags.sequence));
	return {
		der,
		sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(der).digest("hex"),
		version: first === 1 ? readVersion(fields[0]) : 1,
		serial: expectTag(serial, tags.integer).content,
		issuer: expectTag(issuer, tags.sequence).whole,
		subject: expectTag(subject, tags.sequence).whole,
		notBefore: readTime(notBefore),
		notAfter: readTime(notAfter),
		signature: known?.name ?? oid,
		signatureHash: known?.pss ? pssHash(parameters) : known?.hash ?? null,
		hasOddPss: known?.pss === true && isOddPss(parameters),
		hasOneAlgorithm: signed !== void 0 && algorithm !== void 0 && signed.whole.equals(algorithm.whole),
		spellsCurve: isCurveSpelled(expectTag(keyAlgorithm, tags.sequence)),
		publicKeyBits: readBits(keyBits),
		publicKey: readPublicKey(der),
		...readExtensions(fields.find(({ tag }) => tag === 163))
	};
}
function readVersion(wrapper) {
	const { content } = readWhole(expectTag(wrapper, 160).content, tags.integer);
	return content.length === 1 && (content[0] ?? 3) < 3 ? (content[0] ?? 0) + 1 : null;
}
function isCurveSpelled(algorithm) {
	const [oid, parameters] = children(algorithm);
	return readOid(expectTag(oid, tags.oid)) === oids.ecPublicKey && parameters?.tag === tags.sequence;
}
function readSubject(bytes) {
	return fieldAt(bytes, 4);
}
function readSubjectKey(bytes) {
	return fieldAt(bytes, 5);
}
function fieldAt(bytes, at) {
	const fields = children(expectTag(children(readWhole(bytes, tags.sequence))[0], tags.sequence));
	return expectTag(fields[fields[0]?.tag === 160 ? at + 1 : at], tags.sequence).whole;
}
function isIssuedBy(certificate, issuer) {
	if (!isSameDistinguishedName(certificate.issuer, issuer.subject)) return false;
	if (!issuer.publicKey || !isCheckable(issuer.publicKey)) return false;
	try {
		return new node_crypto__WEBPACK_IMPORTED_MODULE_6__.X509Certificate(certificate.der).verify(issuer.publicKey);
	} catch {
		return false;
	}
}
function isSelfIssued({ issuer, subject }) {
	return isSameDistinguishedName(issuer, subject);
}
function nameForPeople(name) {
	const attributes = nameAttributes(name);
	return ([
		oids.commonName,
		oids.organizationName,
		oids.organizationalUnitName
	].map((oid) => attributes.find((attribute) => attribute.oid === oid)).find(Boolean) ?? attributes.at(-1))?.value ?? "";
}
function organizationOf(name) {
	return nameAttributes(name).find(({ oid, value }) => oid === oids.organizationName && value.trim() !== "")?.value ?? null;
}
function readPublicKey(der) {
	try {
		return new node_crypto__WEBPACK_IMPORTED_MODULE_6__.X509Certificate(der).publicKey;
	} catch {
		return null;
	}
}
// src/data/browser-offer.ts
const browserOffer = {
	suites: {
		TLS_AES_128_GCM_SHA256: "TLS_AES_128_GCM_SHA256",
		TLS_AES_256_GCM_SHA384: "TLS_AES_256_GCM_SHA384",
		TLS_CHACHA20_POLY1305_SHA256: "TLS_CHACHA20_POLY1305_SHA256",
		TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: "ECDHE-ECDSA-AES128-GCM-SHA256",
		TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: "ECDHE-RSA-AES128-GCM-SHA256",
		TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384: "ECDHE-ECDSA-AES256-GCM-SHA384",
		TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384: "ECDHE-RSA-AES256-GCM-SHA384",
		TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-ECDSA-CHACHA20-POLY1305",
		TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-RSA-CHACHA20-POLY1305",
		TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA: "ECDHE-RSA-AES128-SHA",
		TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA: "ECDHE-RSA-AES256-SHA",
		TLS_RSA_WITH_AES_128_GCM_SHA256: "AES128-GCM-SHA256",
		TLS_RSA_WITH_AES_256_GCM_SHA384: "AES256-GCM-SHA384",
		TLS_RSA_WITH_AES_128_CBC_SHA: "AES128-SHA",
		TLS_RSA_WITH_AES_256_CBC_SHA: "AES256-SHA"
	},
	groups: [
		"X25519MLKEM768",
		"x25519",
		"secp256r1",
		"secp384r1"
	],
	signatures: [
		"ecdsa_secp256r1_sha256",
		"rsa_pss_rsae_sha256",
		"rsa_pkcs1_sha256",
		"ecdsa_secp384r1_sha384",
		"rsa_pss_rsae_sha384",
		"rsa_pkcs1_sha384",
		"rsa_pss_rsae_sha512",
		"rsa_pkcs1_sha512"
	]
};
const elsewhere = new Set([
	"secp521r1",
	"ffdhe2048",
	"ffdhe3072",
	"ecdsa_secp521r1_sha512",
	"ecdsa_sha1",
	"rsa_pkcs1_sha1"
]);
const exchangeSignatures = new Map([
	[1027, "ecdsa_secp256r1_sha256"],
	[2052, "rsa_pss_rsae_sha256"],
	[1025, "rsa_pkcs1_sha256"],
	[1283, "ecdsa_secp384r1_sha384"],
	[2053, "rsa_pss_rsae_sha384"],
	[1281, "rsa_pkcs1_sha384"],
	[2054, "rsa_pss_rsae_sha512"],
	[1537, "rsa_pkcs1_sha512"],
	[1539, "ecdsa_secp521r1_sha512"],
	[771, "ecdsa_sha224"],
	[769, "rsa_sha224"],
	[515, "ecdsa_sha1"],
	[513, "rsa_pkcs1_sha1"],
	[257, "rsa_md5"]
]);
// src/formats/http/status-list.ts
const [lowest, highest] = [200, 499];
const one = /^(?<from>\d{3})(?:-(?<to>\d{3}))?$/;
function parseStatusList(text) {
	const ranges = text.split(",").map((each) => rangeOf(each.trim().toLowerCase()));
	return ranges.every((range) => range !== null) ? ranges : null;
}
function rangeOf(text) {
	if (/^[234]xx$/.test(text)) return [Number(text[0]) * 100, Number(text[0]) * 100 + 99];
	const groups = one.exec(text)?.groups;
	if (!groups) return null;
	const from = Number(groups["from"]);
	const to = Number(groups["to"] ?? from);
	return from >= lowest && to <= highest && from <= to ? [from, to] : null;
}
function includesStatus(ranges, status) {
	return ranges.some(([from, to]) => status >= from && status <= to);
}
const expected$2 = { expected: {
	en: "statuses from 200 to 499, separated by commas, such as 404 or 4xx",
	ko: "200부터 499까지의 상태 코드를 쉼표로 구분한 목록(예: 404, 4xx)"
} };
function acceptStatus() {
	return string().meta({
		description: "Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx",
		ko: "2xx 외에 이 페이지의 정상 응답으로 볼 상태 코드. 200부터 499까지의 코드와 부류를 쉼표로 구분합니다(예: 404, 4xx)",
		examples: [
			"404",
			"401,403",
			"4xx"
		]
	}).transform((text, context) => {
		const ranges = parseStatusList(text);
		if (ranges) return ranges;
		context.addIssue({
			code: "custom",
			params: { ...expected$2 }
		});
		return NEVER;
	}).optional();
}
// src/checks/gate/problems.ts
const problems = defineProblems({
	"ssl-below": {
		severity: "high",
		cause: {
			en: "{host} is graded {actual}, below {expected}.",
			ko: "{host}의 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Fix the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	"ssl-at-best": {
		severity: "high",
		cause: {
			en: "The grade of {host} can be {best} at best, below {expected}.",
			ko: "{host}의 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Fix the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	},
	"headers-below": {
		severity: "high",
		cause: {
			en: "The security headers are graded {actual}, below {expected}.",
			ko: "보안 헤더 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Fix the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	"headers-at-best": {
		severity: "high",
		cause: {
			en: "The grade of the security headers can be {best} at best, below {expected}.",
			ko: "보안 헤더 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Fix the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	},
	"days-below": {
		severity: "high",
		cause: {
			en: "{subject} expires in {days}, below the minimum of {expected}.",
			ko: "{subject}의 남은 기간은 {days}, 기준 {expected}에 못 미칩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	"days-over": {
		severity: "high",
		cause: {
			en: "{subject} expired {days} ago.",
			ko: "{subject}의 유효 기간이 끝났습니다(경과 {days})."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	},
	"https-missing": {
		severity: "high",
		cause: {
			en: "The site is served over plain HTTP.",
			ko: "사이트가 평문 HTTP로 제공됩니다."
		},
		action: {
			en: "Serve {url} over https.",
			ko: "{url|을/를} https로 제공하십시오."
		}
	},
	"https-bypassed": {
		severity: "high",
		cause: {
			en: "{url} does not redirect to https.",
			ko: "{url|이/가} https로 리디렉션하지 않습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"https-astray": {
		severity: "high",
		cause: {
			en: "{url} redirects, but the redirects do not end at a page.",
			ko: "{url|이/가} 리디렉션하지만 페이지에 도달하지 못합니다."
		},
		action: {
			en: "Redirect every request on port 80 straight to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 바로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"https-unreached": {
		severity: "critical",
		cause: {
			en: "Browsers reach no page from {url}.",
			ko: "브라우저가 {url}에서 어떤 페이지에도 도달하지 못합니다."
		},
		action: {
			en: "Fix the redirects. The http findings show where they break.",
			ko: "리디렉션을 고치십시오. 끊기는 지점은 http 문제에 나와 있습니다."
		}
	},
	"port-unknown": {
		severity: "medium",
		cause: {
			en: "We could not determine what {url} does ({reason}).",
			ko: "{url}의 동작을 확인하지 못했습니다({reason})."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	},
	"hop-unknown": {
		severity: "medium",
		cause: {
			en: "We could not determine whether browsers accept the certificate of {url}, which redirects to the page.",
			ko: "페이지로 리디렉션하는 {url}의 인증서를 브라우저가 받아들이는지 확인하지 못했습니다."
		},
		action: {
			en: "Serve the complete certificate chain of that host.",
			ko: "해당 호스트에서 전체 인증서 체인을 제공하십시오."
		}
	},
	unstable: {
		severity: "medium",
		cause: {
			en: "A second measurement a moment later gave a different result: {changes}. The worse result counts.",
			ko: "잠시 뒤 다시 측정하니 결과가 달랐습니다: {changes}. 나쁜 쪽의 결과를 따릅니다."
		},
		action: {
			en: "Check whether the servers behind this name differ. --all-ips measures every address. During a rollout, wait for the new version with --wait-for.",
			ko: "뒤에 있는 서버들이 서로 다른지 확인하십시오. --all-ips는 모든 주소를 측정합니다. 배포 중이라면 --wait-for로 새 버전을 기다리십시오."
		}
	},
	unmeasured: {
		severity: "medium",
		cause: {
			en: "It could not be measured.",
			ko: "측정할 수 없었습니다."
		},
		action: {
			en: "See the reason above.",
			ko: "위의 이유를 확인하십시오."
		}
	}
});
const words$1 = {
	problems,
	caps: {},
	kpis: {
		ssl: {
			en: "TLS grade",
			ko: "TLS 등급"
		},
		headers: {
			en: "Header grade",
			ko: "헤더 등급"
		},
		days: {
			en: "Days left",
			ko: "남은 일수"
		},
		https: {
			en: "HTTPS only",
			ko: "HTTPS만 제공"
		}
	},
	parts: {}
};
// src/checks/gate/input.ts
const letters = [...grades, "off"];
const longestLifetime = 825;
const daysExpected = { expected: {
	en: `auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,
	ko: `auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`
} };
function letterThreshold({ en, ko }, fallback) {
	return string().meta({
		description: en,
		ko,
		enum: [...letters],
		default: fallback
	}).transform(toLetter).pipe(_enum(letters)).optional();
}
function toLetter(text) {
	const wanted = text.replace(/ $/, "+").toLowerCase();
	return letters.find((letter) => letter.toLowerCase() === wanted) ?? text;
}
const input = strictObject({
	url: urlTarget().meta({
		description: "Deployed URL; https:// is assumed",
		ko: "배포된 URL. 스킴이 없으면 https://로 봅니다",
		examples: ["https://example.com/"]
	}),
	min_ssl: letterThreshold({
		en: "Lowest accepted grade of certificate and TLS",
		ko: "허용할 인증서와 TLS의 최저 등급"
	}, "B"),
	min_headers: letterThreshold({
		en: "Lowest accepted grade of the security headers",
		ko: "허용할 보안 헤더의 최저 등급"
	}, "C"),
	min_days: string().meta({
		description: "Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off",
		ko: "만료까지 최소 일수: 모든 인증서의 유효 기간이 이만큼 남아 있어야 합니다. 숫자, 유효 기간에 대한 비율(33%), auto 또는 off",
		examples: [
			"auto",
			"14",
			"33%",
			"off"
		],
		default: "auto"
	}).transform((text, context) => {
		const parsed = parseDays(text);
		if (parsed) return parsed;
		context.addIssue({
			code: "custom",
			params: { ...daysExpected }
		});
		return NEVER;
	}).optional(),
	require_https: _enum(["true", "false"]).meta({
		description: "Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed; an API may refuse requests there instead",
		ko: "HTTPS 필수: 최종 URL이 https여야 하고, 포트 80은 https로 리디렉션하거나 닫혀 있어야 합니다. API는 그곳에서 요청을 거부해도 됩니다",
		default: "true"
	}).transform((text) => text === "true").optional(),
	accept_status: acceptStatus(),
	all_ips: allIps()
});
function parseDays(text) {
	const trimmed = text.trim().toLowerCase();
	if (trimmed === "auto" || trimmed === "off") return { kind: trimmed };
	const match = /^(?<number>\d{1,3})(?<percent>%?)$/.exec(trimmed);
	if (!match?.groups) return null;
	const value = Number(match.groups["number"]);
	if (match.groups["percent"] === "%") return value <= 100 ? {
		kind: "percent",
		value
	} : null;
	return value <= longestLifetime ? {
		kind: "days",
		value
	} : null;
}
// src/settings/options/number.ts
function readNumber(given, name, { least, most, usual, unit }) {
	const text = given.one(name);
	if (text === void 0) return usual;
	const value = (unit === "whole" ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,3})?$/).test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return value;
	const expected = unit === "whole" ? {
		en: `a whole number from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 정수`
	} : {
		en: `a number of seconds from ${least} to ${most}`,
		ko: `${least}부터 ${most}까지의 초 단위 숫자`
	};
	throw failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
// src/settings/options/run-time.ts
function readRunTime(given) {
	const seconds = {
		timeout: readNumber(given, "wait_timeout", {
			least: 1,
			most: 3600,
			usual: 300,
			unit: "seconds"
		}),
		interval: readNumber(given, "wait_interval", {
			least: .1,
			most: 300,
			usual: 5,
			unit: "seconds"
		})
	};
	return {
		timeout: Math.round(seconds.timeout * 1e3),
		interval: Math.round(seconds.interval * 1e3)
	};
}
// src/settings/config/file.ts
const largestFile$4 = 1048576;
function fileTextOf(found) {
	const bytes = readFile(found.path, {
		largest: largestFile$4,
		unusable: (detail) => unusable(found, detail),
		why: (error) => reasonOf(error, found.path)
	});
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw unusable(found, said$1.encoding);
	}
}
const said$1 = {
	folder: {
		en: "it is a folder",
		ko: "폴더입니다"
	},
	nowhere: {
		en: "the file does not exist",
		ko: "그런 파일이 없습니다"
	},
	dangling: {
		en: "it is a symbolic link to a file that does not exist",
		ko: "없는 파일을 가리키는 링크입니다"
	},
	circle: {
		en: "it is a symbolic link that leads back to itself",
		ko: "자기 자신으로 돌아오는 링크입니다"
	},
	encoding: {
		en: "it is not valid UTF-8",
		ko: "UTF-8이 아닙니다"
	}
};
function reasonOf(error, path) {
	const { code } = error;
	if (code === "ENOENT") return isThere(path) ? said$1.dangling : said$1.nowhere;
	if (code === "ELOOP") return said$1.circle;
	if (code === "EISDIR") return said$1.folder;
	const message = printable(String(code ?? error), 200);
	return {
		en: message,
		ko: message
	};
}
function isThere(path) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
function unusable({ name }, detail) {
	return failure$1("input.syntax", {
		path: name,
		detail
	}, { reason: "config" });
}
// src/settings/config/find.ts
const usual$1 = [
	"json",
	"jsonc",
	"mjs",
	"js",
	"mts",
	"ts"
].map((ending) => `portcullis.config.${ending}`);
const unread = [
	"cjs",
	"cts",
	"json5",
	"yaml",
	"yml",
	"toml"
].map((ending) => `portcullis.config.${ending}`);
function findConfig(given, folder = ".") {
	const named = given.one("config");
	if (named !== void 0) return checked$3(given, named, folder);
	const [first, second] = configsIn(folder);
	if (first !== void 0 && second !== void 0 && !unread.includes(second)) throw failure$1("input.conflict", {
		field: {
			en: "The configuration",
			ko: "설정"
		},
		first,
		second
	}, { reason: "config" });
	return first === void 0 ? null : namedConfig(first, folder);
}
function checked$3(given, named, folder) {
	if (named.trim() !== "") return namedConfig(named, folder);
	throw failure$1("input.value", {
		field: given.naming("config"),
		expected: {
			en: "the path of a configuration",
			ko: "설정 파일의 경로"
		},
		given: "\"\""
	}, { reason: "config" });
}
function namedConfig(named, folder = ".") {
	const found = {
		name: printable(named, 200),
		path: (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(folder, named),
		isPackage: isPackageFile(named)
	};
	const { ending = "" } = /\.(?<ending>\w+)$/.exec(named)?.groups ?? {};
	if (/^[cm]?[jt]s$/i.test(ending) && !isModule(named)) throw unusable(found, program);
	if (/^(?:json5|ya?ml|toml)$/i.test(ending)) throw unusable(found, json);
	return found;
}
function isModule(path) {
	return /\.m?[jt]s$/.test(path);
}
const program = {
	en: "a configuration in JavaScript or TypeScript must be an ES module, with a name that ends in .mjs, .js, .mts or .ts",
	ko: "JavaScript나 TypeScript로 쓴 설정은 이름이 .mjs, .js, .mts, .ts로 끝나는 ES 모듈이어야 합니다"
};
const json = {
	en: "a configuration must be JSON (comments are allowed) or an ES module, with a name that ends in .json, .jsonc, .mjs, .js, .mts or .ts",
	ko: "설정은 JSON(주석 가능) 또는 ES 모듈이며, 이름이 .json, .jsonc, .mjs, .js, .mts, .ts로 끝나야 합니다"
};
function isPackageFile(path) {
	return /(?:^|[/\\])package\.json$/.test(path);
}
function configsIn(folder) {
	const [found, others] = [usual$1, unread].map((names) => names.filter((name) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, name))));
	return [
		...found ?? [],
		...hasOwnKey(folder) ? ["package.json"] : [],
		...others ?? []
	];
}
function hasOwnKey(folder) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, "package.json");
	if (!isThere(path)) return false;
	try {
		return holdsKey(fileTextOf({
			name: "package.json",
			path,
			isPackage: true
		}));
	} catch (error) {
		if (error instanceof Failure) return true;
		throw error;
	}
}
function holdsKey(text) {
	try {
		const parsed = JSON.parse(text);
		return typeof parsed === "object" && parsed !== null && Object.hasOwn(parsed, "portcullis");
	} catch {
		return /"portcullis"\s*:/.test(text);
	}
}
// src/checks/index.ts
const registry = [
	{
		id: "asn",
		title: "Network and AS",
		subject: {
			"name": "query",
			"about": "IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)",
			"value": "QUERY",
			"isRequired": true,
			"example": "8.8.8.8"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(1336), __webpack_require__.e(2557)]).then(__webpack_require__.bind(__webpack_require__, 2557))).asn
	},
	{
		id: "changes",
		title: "Changes",
		subject: {
			"name": "query",
			"about": "Domain; a host name or URL is reduced to its registrable domain",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "cursor",
			"about": "Start of the page: the value of next in the previous response; absent for the first page",
			"value": "CURSOR",
			"example": "MTc2Mzk3NDgwMC4xMg"
		}, {
			"name": "limit",
			"about": "Number of entries on a page, at most 500 (default 100)",
			"value": "LIMIT",
			"example": "100"
		}],
		readsStore: true,
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(7716), __webpack_require__.e(9288), __webpack_require__.e(335), __webpack_require__.e(9558), __webpack_require__.e(944), __webpack_require__.e(2873), __webpack_require__.e(6265), __webpack_require__.e(8180), __webpack_require__.e(5239), __webpack_require__.e(9744), __webpack_require__.e(3867), __webpack_require__.e(7521), __webpack_require__.e(8964), __webpack_require__.e(6606), __webpack_require__.e(1099), __webpack_require__.e(4327), __webpack_require__.e(6922)]).then(__webpack_require__.bind(__webpack_require__, 6922))).changes
	},
	{
		id: "dns",
		title: "DNS records and zone health",
		subject: {
			"name": "query",
			"about": "Domain or host name; the host part of a pasted URL is accepted",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(9288), __webpack_require__.e(944), __webpack_require__.e(8180), __webpack_require__.e(1918)]).then(__webpack_require__.bind(__webpack_require__, 8180)).then((m) => ({ dns: m.t }))).dns
	},
	{
		id: "email",
		title: "E-mail authentication and deliverability",
		subject: {
			"name": "query",
			"about": "Mail domain: the part after the @ sign. An IP address is judged as a sending address",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "selectors",
			"about": "DKIM selectors: queried before the common ones, separated by commas",
			"value": "SELECTORS",
			"example": "s2026,mail-a"
		}],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(9288), __webpack_require__.e(335), __webpack_require__.e(944), __webpack_require__.e(5239), __webpack_require__.e(8014)]).then(__webpack_require__.bind(__webpack_require__, 5239)).then((m) => ({ email: m.t }))).email
	},
	{
		id: "email-header",
		title: "E-mail header",
		subject: {
			"name": "headers",
			"about": "Message header: the whole header as received, with folded lines, up to 256 kB. A body after it is ignored. The command line reads it from a file, or from standard input (-)",
			"value": "FILE",
			"isRequired": true,
			"example": "message.eml"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(9288), __webpack_require__.e(5033)]).then(__webpack_require__.bind(__webpack_require__, 5033))).emailHeader
	},
	{
		id: "exposure",
		title: "Exposed pages",
		subject: {
			"name": "domain",
			"about": "The organisation's domain; scheme, path and leading www. are stripped, any name in it is reduced to it",
			"value": "DOMAIN",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(9558), __webpack_require__.e(3693)]).then(__webpack_require__.bind(__webpack_require__, 9558)).then((m) => ({ exposure: m.t }))).exposure
	},
	{
		id: "gate",
		title: "Pre-deploy gate",
		subject: {
			"name": "url",
			"about": "Deployed URL; https:// is assumed",
			"value": "URL",
			"isRequired": true,
			"example": "https://example.com/"
		},
		options: [
			{
				"name": "min_ssl",
				"about": "Lowest accepted grade of certificate and TLS (default B)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_headers",
				"about": "Lowest accepted grade of the security headers (default C)",
				"value": "A+|A|B|C|D|F|off"
			},
			{
				"name": "min_days",
				"about": "Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off (default auto)",
				"value": "auto|14|33%|off",
				"example": "auto"
			},
			{
				"name": "require_https",
				"about": "Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed; an API may refuse requests there instead (default true)",
				"value": "true|false"
			},
			{
				"name": "accept_status",
				"about": "Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx",
				"value": "404|401,403|4xx",
				"example": "404"
			},
			{
				"name": "all_ips",
				"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
				"isFlag": true
			}
		],
		load: async () => (await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then((m) => ({ gate: m.S }))).gate
	},
	{
		id: "golive",
		title: "Ready to go live",
		subject: {
			"name": "query",
			"about": "Domain to go live; scheme, port and path of a pasted URL are left out",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(2873), __webpack_require__.e(3867), __webpack_require__.e(8785)]).then(__webpack_require__.bind(__webpack_require__, 3867)).then((m) => ({ golive: m.t }))).golive
	},
	{
		id: "history",
		title: "Infrastructure history",
		subject: {
			"name": "target",
			"about": "Domain name or IPv4 address; scheme, path and a leading www. of a pasted URL are stripped",
			"value": "TARGET",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "cursor",
			"about": "Start of the page: the value of next in the previous response; absent for the first page",
			"value": "CURSOR",
			"example": "MTc2Mzk3NDgwMC4xMg"
		}, {
			"name": "limit",
			"about": "Number of entries on a page, at most 500 (default 100)",
			"value": "LIMIT",
			"example": "100"
		}],
		readsStore: true,
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(4959)]).then(__webpack_require__.bind(__webpack_require__, 4959))).history
	},
	{
		id: "http",
		title: "HTTP security headers",
		subject: {
			"name": "url",
			"about": "Full URL; https:// is assumed where the scheme is missing",
			"value": "URL",
			"isRequired": true,
			"example": "https://example.com/"
		},
		options: [{
			"name": "all_ips",
			"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
			"isFlag": true
		}],
		load: async () => (await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then((m) => ({ http: m.E }))).http
	},
	{
		id: "impersonation",
		title: "Impersonation exposure",
		subject: {
			"name": "query",
			"about": "Registrable domain; any name in it is reduced to it, a public suffix is refused",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(6265), __webpack_require__.e(1099), __webpack_require__.e(81)]).then(__webpack_require__.bind(__webpack_require__, 1099)).then((m) => ({ impersonation: m.t }))).impersonation
	},
	{
		id: "ip",
		title: "Your address",
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(4044), __webpack_require__.e(335), __webpack_require__.e(1336), __webpack_require__.e(1638)]).then(__webpack_require__.bind(__webpack_require__, 3962))).ip
	},
	{
		id: "lookalike",
		title: "Lookalike domains",
		subject: {
			"name": "query",
			"about": "Registrable domain to protect; any name in it is reduced to it, a public suffix is refused",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "limit",
			"about": "Most variants to check, the riskiest first (1–20000, default 4000)",
			"value": "LIMIT",
			"example": "1000"
		}],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(5546), __webpack_require__.e(6265), __webpack_require__.e(6606), __webpack_require__.e(4038)]).then(__webpack_require__.bind(__webpack_require__, 6606)).then((m) => ({ lookalike: m.t }))).lookalike
	},
	{
		id: "owasp",
		title: "OWASP posture",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "accept_status",
			"about": "Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx",
			"value": "404|401,403|4xx",
			"example": "404"
		}],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7521), __webpack_require__.e(8787)]).then(__webpack_require__.bind(__webpack_require__, 7521)).then((m) => ({ owasp: m.t }))).owasp
	},
	{
		id: "phishing",
		title: "Phishing",
		subject: {
			"name": "text",
			"about": "Message or URL: a mail as received (RFC 5322, MIME) or any text, in any language, up to 1 MB. Up to 5 links in it are opened. The command line takes a link, or reads the text from a file or standard input (-)",
			"value": "FILE",
			"isRequired": true,
			"example": "message.eml"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5546), __webpack_require__.e(9743)]).then(__webpack_require__.bind(__webpack_require__, 5615))).phishing
	},
	{
		id: "pivot",
		title: "Infrastructure pivot",
		subject: {
			"name": "value",
			"about": "The value to search for: an address, a host name, the organization of an issuer (or its common name if it has no organization), or the IANA id of a registrar",
			"value": "VALUE",
			"isRequired": true,
			"example": "ns1.example.com"
		},
		options: [
			{
				"name": "kind",
				"about": "What kind of value it is",
				"value": "dns:a|dns:aaaa|dns:ns|dns:mx|ssl:issuer|rdap:registrar|rdap:ns",
				"isRequired": true,
				"example": "dns:ns"
			},
			{
				"name": "cursor",
				"about": "Start of the page: the value of next in the previous response; absent for the first page",
				"value": "CURSOR",
				"example": "MTc2Mzk3NDgwMC4xMg"
			},
			{
				"name": "limit",
				"about": "Number of entries on a page, at most 500 (default 100)",
				"value": "LIMIT",
				"example": "100"
			}
		],
		readsStore: true,
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(7499)]).then(__webpack_require__.bind(__webpack_require__, 7499))).pivot
	},
	{
		id: "port",
		title: "Open ports",
		subject: {
			"name": "host",
			"about": "Host name or IP address. host:port adds that one port to the list",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "all_ips",
			"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
			"isFlag": true
		}, {
			"name": "probe_services",
			"about": "Send a first message to silent services: on a second connection to open ports whose server waits for the client. A server refuses this unless its operator allows it (default false)",
			"isFlag": true
		}],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(9744), __webpack_require__.e(5750)]).then(__webpack_require__.bind(__webpack_require__, 9744)).then((m) => ({ port: m.t }))).port
	},
	{
		id: "pqc",
		title: "Post-quantum TLS readiness",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4327), __webpack_require__.e(1835)]).then(__webpack_require__.bind(__webpack_require__, 4327)).then((m) => ({ pqc: m.t }))).pqc
	},
	{
		id: "propagation",
		title: "DNS propagation",
		subject: {
			"name": "domain",
			"about": "Domain name; the host part of a pasted URL is accepted",
			"value": "DOMAIN",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "type",
			"about": "Record type (default A)",
			"value": "A|AAAA|MX|CNAME|TXT|NS",
			"example": "A"
		}],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(4044), __webpack_require__.e(2873), __webpack_require__.e(9666)]).then(__webpack_require__.bind(__webpack_require__, 2873)).then((m) => ({ propagation: m.t }))).propagation
	},
	{
		id: "rdap",
		title: "Domain registration",
		subject: {
			"name": "query",
			"about": "Registered domain; a name below it is reduced to it, and so is the host part of a pasted URL",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(8964), __webpack_require__.e(9962)]).then(__webpack_require__.bind(__webpack_require__, 8964)).then((m) => ({ rdap: m.t }))).rdap
	},
	{
		id: "reverse-dns",
		title: "Reverse DNS",
		subject: {
			"name": "query",
			"about": "IPv4 or IPv6 address, or its complete name below in-addr.arpa or ip6.arpa",
			"value": "QUERY",
			"isRequired": true,
			"example": "8.8.8.8"
		},
		options: [],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(4044), __webpack_require__.e(335), __webpack_require__.e(3139)]).then(__webpack_require__.bind(__webpack_require__, 335)).then((m) => ({ reverseDns: m.t }))).reverseDns
	},
	{
		id: "ssl",
		title: "TLS certificate and connection",
		subject: {
			"name": "host",
			"about": "Host name or IP address; the host part of a pasted URL is accepted",
			"value": "HOST",
			"isRequired": true,
			"example": "example.com"
		},
		options: [
			{
				"name": "port",
				"about": "TLS port, 443 unless the host names one",
				"value": "PORT",
				"example": "8443"
			},
			{
				"name": "starttls",
				"about": "STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: 21 ftp, 25 smtp, 110 pop3, 143 imap, 587 smtp, 5432 postgres. Ports with TLS from the first byte and without HTTP: 465 smtp, 990 ftp, 993 imap, 995 pop3",
				"value": "smtp|imap|pop3|ftp|postgres|off|https",
				"example": "smtp"
			},
			{
				"name": "all_ips",
				"about": "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)",
				"isFlag": true
			}
		],
		load: async () => (await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then((m) => ({ ssl: m.G }))).ssl
	},
	{
		id: "subdomains",
		title: "Subdomains",
		subject: {
			"name": "query",
			"about": "Registrable domain; a name below it is reduced to it, a public suffix is refused",
			"value": "QUERY",
			"isRequired": true,
			"example": "example.com"
		},
		options: [{
			"name": "limit",
			"about": "Maximum number of names in the answer, newest first (1–10000); total counts all names (default 10000)",
			"value": "LIMIT",
			"example": "100"
		}],
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(6074)]).then(__webpack_require__.bind(__webpack_require__, 7716)).then((m) => ({ subdomains: m.t }))).subdomains
	}
];
// src/settings/options/list/action.ts
const reporting = [
	{
		name: "summary",
		isFlag: true,
		about: "Write a summary of the result to the step (default true)"
	},
	{
		name: "annotations",
		isFlag: true,
		about: "Annotate the run with findings, at most ten of each kind (default true)"
	},
	{
		name: "results_file",
		value: "FILE",
		about: "Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)"
	}
];
const hosting = [
	{
		name: "environment",
		value: "NAME",
		about: "Wait for the newest deployment of the commit to this environment and measure it"
	},
	{
		name: "sha",
		value: "SHA",
		about: "Commit whose deployment is measured (default the commit of the event)"
	},
	{
		name: "comment",
		value: "never|on-failure|always",
		about: "Keep a comment on the pull request (default never)"
	},
	{
		name: "comment_key",
		value: "TEXT",
		about: "Key that separates the comments of several gates on one pull request (default workflow, job, step and matrix)"
	},
	{
		name: "token",
		value: "TOKEN",
		about: "Token for GitHub's API"
	}
];
// src/report/kind-names.ts
const reportKinds = [
	"text",
	"json",
	"ndjson",
	"markdown",
	"sarif",
	"junit",
	"codequality",
	"github",
	"azure",
	"tap",
	"badge"
];
// src/settings/options/list/gate.ts
const reports = [{
	name: "report",
	value: "kind=FILE",
	offers: reportKinds.map((kind) => `${kind}=`),
	isList: true,
	about: `Write a report, repeatable: ${reportKinds.join(", ")}; - is the standard output`
}];
const policyOptions = [
	{
		name: "config",
		value: "FILE",
		about: "Read this configuration instead of portcullis.config.jsonc, .json, .mjs, .ts … or package.json#portcullis"
	},
	{
		name: "baseline",
		value: "FILE",
		about: "Findings in this file do not count, and new ones of severity high or worse fail; the days threshold always counts"
	},
	...[{
		name: "fail_on",
		value: "error|warn|never",
		about: "Which verdict ends with exit code 1 (default error)"
	}, {
		name: "on_error",
		value: "fail|warn|pass",
		about: "Result of an unknown verdict: exit code 3, a warning, or nothing (default fail)"
	}]
];
const waiting = [
	{
		name: "wait_for",
		value: "CONDITION",
		isList: true,
		isLines: true,
		about: "Wait to measure until every address meets this condition twice: up (status below 500), status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT; repeatable"
	},
	{
		name: "wait_timeout",
		value: "SECONDS",
		about: "Give up waiting after this many seconds (default 300)"
	},
	{
		name: "wait_interval",
		value: "SECONDS",
		about: "Seconds between two attempts while waiting (default 5)"
	},
	{
		name: "confirm",
		value: "0|1",
		about: "Measure a failing target again, to tell whether the failure is stable (default 1); it stays a failure"
	},
	{
		name: "retries",
		value: "0-5",
		about: "Retry interrupted measurements this many times; verdicts are never retried (default 2)"
	}
];
const crowds = [{
	name: "concurrency",
	value: "1-32",
	about: "Number of targets to measure at a time (default 8)"
}, {
	name: "targets",
	value: "FILE|URL",
	about: "Also measure the URLs in this file, one per line, or of this sitemap (file or URL); - is the standard input"
}];
// src/settings/options/list/serving.ts
const storing = [{
	name: "data_dir",
	isFile: true,
	value: "FOLDER",
	about: "Store results in this folder (default $XDG_STATE_HOME/portcullis, else ~/.local/state/portcullis)"
}];
const remembering = [{
	name: "data_dir",
	isFile: true,
	value: "FOLDER",
	about: "Store results in this folder, for history, pivot and the previous snapshot; without this flag nothing is stored"
}];
const serving = [
	{
		name: "trust_proxy",
		value: "CIDR,…",
		isList: true,
		about: "Trusted proxies in front of this server; their X-Forwarded-For or Forwarded header is used (default none)"
	},
	{
		name: "base_url",
		value: "URL",
		about: "Public URL of this server; agents may use its host name (default this machine only)"
	},
	{
		name: "operator",
		value: "TEXT",
		about: "Who runs this server and how to reach them; shown on the pages, in OpenAPI and to agents"
	},
	{
		name: "terms",
		value: "TEXT",
		about: "Terms of use that the server shows (default: free use is non-commercial, companies contact the operator)"
	},
	{
		name: "rate_limit",
		value: "NUMBER",
		about: "Requests a minute for each client (default 60)"
	},
	{
		name: "all_ips",
		isFlag: true,
		about: "Measure every address of a host unless the request says otherwise (default false)"
	},
	{
		name: "rate_limit_heavy",
		value: "NUMBER",
		about: "Requests a minute to heavy checks for each client (default 10)"
	},
	{
		name: "rate_limit_network",
		value: "NUMBER",
		about: "Times the limit of one client that all clients of an IPv6 /48 have together, 1 to 65536 (default 16)"
	},
	{
		name: "target_runs",
		value: "NUMBER",
		about: "Concurrent runs of anonymous clients at one target address (default 4)"
	},
	{
		name: "target_runs_reserved",
		value: "NUMBER",
		about: "Further concurrent runs at it for watches and holders of keys (default 2)"
	},
	{
		name: "target_connections",
		value: "NUMBER",
		about: "Connections a minute to one target address; watches and holders of keys get a quarter more (default 600)"
	},
	{
		name: "target_edge",
		value: "NUMBER",
		about: "Times more for an address whose many names each have a valid certificate, 1 to 8 (default 8)"
	},
	{
		name: "https",
		isFlag: true,
		about: "Serve HTTPS, with a self-signed certificate unless a file is given (default false)"
	},
	{
		name: "https_cert",
		isFile: true,
		value: "FILE",
		about: "Serve HTTPS with the certificate chain in this PEM file"
	},
	{
		name: "https_key",
		isFile: true,
		value: "FILE",
		about: "PEM file of the unencrypted private key for HTTPS (default the file of the certificate)"
	},
	...storing,
	{
		name: "public_changes",
		isFlag: true,
		about: "Show the changes of watched domains and the history of reports to all clients, except ports and exposed pages (default true)"
	},
	{
		name: "store_limit",
		value: "SIZE",
		about: "Size limit of the store, such as 500MB; the oldest results are deleted first (default 10GB)"
	}
];
// src/settings/options/environment.ts
const prefix = "PORTCULLIS_";
const injected = /^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options = [
	...registry.flatMap((entry) => entry.options),
	...measuring$1,
	...access$1,
	...policyOptions,
	...remote,
	...serving,
	...reporting,
	...reports,
	...hosting.filter(({ name }) => name !== "token"),
	...waiting,
	...crowds
];
const variables = new Set(["PORTCULLIS_URL", ...[...options, ...environmentOnly].map(({ name }) => toVariable(name)).filter((variable) => !injected.test(variable))]);
function readVariable(env, name) {
	const variable = toVariable(name);
	return variables.has(variable) ? env[variable] || void 0 : void 0;
}
function checkEnvironment(env) {
	for (const field of Object.keys(env).filter((name) => name.startsWith(prefix))) {
		if (variables.has(field) || injected.test(field)) continue;
		const known = [...variables].map((variable) => variable.slice(11));
		const suggestion = suggest(field.slice(11), known, (name) => prefix + name);
		throw failure$1("input.unknown", {
			field: {
				en: `environment variable ${field}`,
				ko: `환경 변수 ${field}`
			},
			suggestion
		}, { reason: field });
	}
}
// src/settings/options/given.ts
function readGiven(typed, env, options, below = []) {
	const own = (name) => readVariable(env, name);
	function holder(name) {
		if (typed.value(name) !== void 0) return typed;
		return own(name) === void 0 ? below.find((each) => each.value(name) !== void 0) : null;
	}
	function source(name) {
		const held = holder(name);
		return held === null ? "environment" : held?.source;
	}
	function naming(name) {
		if (!options.some((option) => option.name === name)) return name;
		const held = holder(name);
		return held === null ? toVariable(name) : (held ?? typed).naming(name);
	}
	function one(name) {
		const value = holder(name)?.value(name);
		if (Array.isArray(value)) {
			const [first = "", second = ""] = value.map((each) => shownTwice(String(each)));
			throw failure$1("input.conflict", {
				field: naming(name),
				first,
				second
			}, { reason: name });
		}
		return value === void 0 ? own(name) : `${value}`;
	}
	function list(name) {
		const value = holder(name)?.value(name);
		if (value !== void 0) return [value].flat().map(String);
		const between = options.find((option) => option.name === name)?.isLines ? /[\r\n]+/ : ",";
		return (own(name)?.split(between) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}
	function isSet(name) {
		const text = one(name) ?? "false";
		if (text === "true" || text === "false") return text === "true";
		const shown = `"${printable(text, 60)}"`;
		throw failure$1("input.option", {
			field: naming(name),
			expected: "true, false",
			given: shown,
			suggestion: ""
		}, { reason: name });
	}
	return {
		one,
		list,
		isSet,
		naming,
		source,
		variable: (name) => env[name]
	};
}
function shownTwice(text) {
	const [place = ""] = text.split(/[?#]/, 1);
	const at = place.lastIndexOf("@");
	return printable(`${at < 0 ? place : `…${place.slice(at)}`}${place.length < text.length ? "…" : ""}`, 60);
}
// src/core/result/answer-schema.ts
function answerSchemaOf({ answer, raw }) {
	return answer?.schema ?? object({
		raw,
		interpretation
	});
}
// src/core/redact/readings.ts
function plain$1(text) {
	const from = Array.from({ length: text.length }, (_, index) => index);
	return {
		text,
		from,
		to: from.map((index) => index + 1)
	};
}
const escapes = /%(?<percent>[0-9a-f]{2})|\\u\{?(?:0{0,4})(?<unicode>[0-9a-f]{2})\}?|\\x(?<hex>[0-9a-f]{2})|&#(?<decimal>\d{1,4});|&#x0{0,4}(?<entity>[0-9a-f]{2});|&(?<name>amp|lt|gt|quot|apos);|\\(?<itself>[^a-z0-9])/giu;
const named$1 = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function decode({ text, from, to }) {
	const out = [];
	let at = 0;
	const copy = (until) => {
		for (; at < until; at++) out.push({
			character: text[at] ?? "",
			begin: from[at] ?? 0,
			end: to[at] ?? 0
		});
	};
	for (const { index, 0: whole, groups = {} } of text.matchAll(escapes)) {
		copy(index);
		const end = index + whole.length;
		out.push({
			character: meaning(groups),
			begin: from[index] ?? 0,
			end: to[end - 1] ?? 0
		});
		at = end;
	}
	copy(text.length);
	return {
		text: out.map(({ character }) => character).join(""),
		from: out.map(({ begin }) => begin),
		to: out.map(({ end }) => end)
	};
}
function meaning(groups) {
	const { percent, unicode, hex, entity, decimal, name, itself } = groups;
	const digits = percent ?? unicode ?? hex ?? entity;
	if (digits !== void 0) return String.fromCharCode(Number.parseInt(digits, 16));
	if (decimal !== void 0) return String.fromCharCode(Number(decimal));
	return (name === void 0 ? itself : named$1[name.toLowerCase()])?.[0] ?? "?";
}
const mostLayers = 5;
function readingsOf(text) {
	const readings = [plain$1(text)];
	for (let last = readings[0]; last && readings.length <= mostLayers;) {
		const next = decode(last);
		if (next.text.length === last.text.length) break;
		readings.push(next);
		last = next;
	}
	return readings;
}
function openRedactor(secrets, known = []) {
	const told = toldBy(known);
	const needles = [...new Set(secrets.flatMap(partsOf$1).flatMap(spellingsOf))].map((each) => needleOf(each.toLowerCase(), told)).filter(({ text, own }) => text.length - own >= 6 && !told.some((each) => each.includes(text))).toSorted((a, b) => b.text.length - a.text.length);
	if (needles.length === 0) return (text) => text;
	return (text) => {
		if (text.length < 6) return text;
		return cut(text, readingsOf(text).flatMap((reading) => rangesIn(reading, needles, told)));
	};
}
function redactDeep(value, redact) {
	return walk(value, redact);
}
const ours = new Set([
	"id",
	"fingerprint",
	"reference",
	"schema",
	"observedAt",
	"generatedAt"
]);
const coded = new Set([
	"reason",
	"kind",
	"check"
]);
const code$2 = /^[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}$/;
function walk(value, redact) {
	if (typeof value === "string") return redact(value);
	if (Array.isArray(value)) return value.map((each) => walk(each, redact));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([key, each]) => [key, isOurs(key, each) ? each : walk(each, redact)]);
	return Object.fromEntries(entries);
}
const sources = new Set([
	"query",
	"default",
	"default auto"
]);
function isOurs(key, value) {
	if (ours.has(key) || key === "source" && sources.has(value)) return true;
	return coded.has(key) && typeof value === "string" && code$2.test(value);
}
const schemes = /^(?:basic|bearer|digest|negotiate|token)$/i;
function partsOf$1(secret) {
	const values = secret.split(/[\s;,"]+/).flatMap((word) => {
		const at = word.indexOf("=");
		return at > 0 && at < word.length - 1 ? [word, word.slice(at + 1)] : [word];
	});
	const basic = /^basic\s+(?<pair>[a-z0-9+/=]+)$/i.exec(secret.trim())?.groups?.["pair"];
	const pair = basic === void 0 ? "" : Buffer.from(basic, "base64").toString("latin1");
	const whole = [
		secret,
		...values,
		pair,
		pair.slice(pair.indexOf(":") + 1)
	];
	return [...whole, ...[...values, ...whole.slice(-1)].flatMap(fragmentsOf)].filter((each) => each.length >= 6 && !schemes.test(each));
}
function fragmentsOf(value) {
	return value.split(/[/+=]/).filter((each) => /[a-z]/i.test(each) && /\d/.test(each));
}
function spellingsOf(secret) {
	const inBase64 = base64Of(secret);
	return [
		secret,
		decode(plain$1(secret)).text,
		secret.replaceAll(" ", "+"),
		Buffer.from(secret, "latin1").toString("hex"),
		...inBase64,
		...inBase64.flatMap(base64Of)
	];
}
function base64Of(text) {
	const bytes = Buffer.from(text, "latin1");
	const encoded = [
		0,
		1,
		2
	].map((shift) => inside(bytes, shift));
	return [...new Set([...encoded, ...encoded.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))])];
}
function inside(bytes, shift) {
	const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").replace(/=+$/, "");
	const isWhole = (bytes.length + shift) % 3 === 0;
	return text.slice(shift === 0 ? 0 : shift + 1, isWhole ? void 0 : -1);
}
function toldBy(known) {
	const read = known.flatMap((each) => {
		const url = URL.parse(each.includes("://") ? each : `https://${each}`);
		return url ? [
			each,
			url.href,
			url.origin,
			url.host,
			url.hostname
		] : [each];
	}).flatMap((each) => [each, decode(plain$1(each)).text].map((text) => text.toLowerCase()));
	return [...new Set(read)].filter((each) => each.length >= 6);
}
function needleOf(text, told) {
	const own = Math.max(0, ...told.filter((each) => text.startsWith(each)).map((each) => each.length));
	const origin = /^https?:\/\/[^/?#@]+(?:\/|(?=[?#]|$))/.exec(text)?.[0] ?? "";
	return {
		text,
		own,
		telling: Math.max(own, origin.length)
	};
}
function rangesIn({ text, from, to }, needles, told) {
	const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	const found = needles.flatMap((needle) => [...placesOf(needle.text, lower), ...begunIn(lower, needle)]);
	if (found.length === 0) return [];
	const open = told.flatMap((each) => placesOf(each, lower));
	return found.map((range) => without$1(open, range)).filter(([begin, end]) => begin < end).map(([begin, end]) => [from[begin] ?? 0, to[end - 1] ?? 0]);
}
function placesOf(part, text) {
	const places = [];
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push([at, at + part.length]);
	return places;
}
function begunIn(lower, needle) {
	return placesOf(needle.text.slice(0, 6), lower).flatMap(([at]) => {
		const dots = lower.indexOf("…", at);
		const end = dots < 0 ? lower.length : dots;
		const length = end - at;
		if (length <= needle.own || length >= needle.text.length || !needle.text.startsWith(lower.slice(at, end))) return [];
		return dots >= 0 || isTelling(length, needle) ? [[at, end]] : [];
	});
}
const many = 12;
function isTelling(length, { text, telling }) {
	const same = length - telling;
	return same >= many || same >= 6 && same >= (text.length - telling) * .75;
}
function without$1(open, [begin, end]) {
	return [Math.max(begin, ...open.filter(([a, b]) => a <= begin && begin < b).map(([, b]) => b)), Math.min(end, ...open.filter(([a, b]) => a < end && end <= b).map(([a]) => a))];
}
function cut(text, ranges) {
	let out = "";
	let at = 0;
	for (const [begin, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
		if (begin >= at) out += text.slice(at, begin) + "***";
		at = Math.max(at, end);
	}
	return out + text.slice(at);
}
// src/run/mask.ts
function maskAll(runner, secrets) {
	const strictly = openRedactor(secrets);
	const { look, waitsForRoom } = runner;
	return {
		...look && { look: lookWithout(look, secrets) },
		...waitsForRoom && { waitsForRoom },
		check: (query, naming) => refuseTold(query, strictly, naming ? { naming } : {}),
		maskAll: (text, url) => redactorFor(secrets, [url])(text),
		async answer(check, query, asking) {
			const told = Object.values(query);
			refuseTold(query, strictly, asking);
			const redact = redactorFor(secrets, told);
			try {
				const answered = await runner.answer(check, query, asking);
				return {
					...answered,
					data: withoutSecrets(check, answered.data, redact)
				};
			} catch (error) {
				throw silenced(error, redact, secrets.length > 0);
			}
		}
	};
}
function redactorFor(secrets, told) {
	const redact = openRedactor([...secrets, ...told.flatMap(urlSecrets)], told.map(maskUrls));
	return (text) => redact(maskUrls(text));
}
function lookWithout(look, secrets) {
	return async (url, looking) => {
		const redact = redactorFor(secrets, [url]);
		try {
			return await look(url, looking);
		} catch (error) {
			throw silenced(error, redact, secrets.length > 0);
		}
	};
}
function refuseTold(query, redact, { naming }) {
	for (const [name, value] of Object.entries(query)) {
		const behindHost = /^(?:[a-z]+:\/\/)?[^/?#]*(?<rest>.*)$/is.exec(maskUrls(value))?.groups?.["rest"] ?? "";
		if (redact(behindHost) === behindHost) continue;
		throw failure$1("input.value", {
			field: naming?.(name) ?? name,
			expected: withoutSecret,
			given: unshown
		}, { reason: name });
	}
}
const withoutSecret = {
	en: "a value without header values or other secrets, because every report shows it",
	ko: "헤더로 보내는 값이나 다른 비밀 값이 없는 것(모든 보고서에 표시됩니다)"
};
const unshown = {
	en: "one that contains a secret (not shown)",
	ko: "그 값이 든 것(표시하지 않음)"
};
function withoutSecrets(check, data, redact) {
	const schema = answerSchemaOf(check);
	let isChanged = false;
	const clean = redactDeep(data, (text) => {
		const redacted = redact(text);
		isChanged ||= redacted !== text;
		return redacted;
	});
	if (!isChanged) return data;
	const { error } = schema.safeParse(clean);
	return (error?.issues ?? []).reduce((left, { path }) => putBack(left, data, path), clean);
}
function putBack(clean, data, [step, ...path]) {
	if (step === void 0) return typeof data === "string" ? data : clean;
	if (typeof clean !== "object" || clean === null || typeof data !== "object" || data === null) return clean;
	const inner = putBack(Reflect.get(clean, step), Reflect.get(data, step), path);
	if (Array.isArray(clean)) return clean.map((each, index) => index === step ? inner : each);
	return {
		...clean,
		[step]: inner
	};
}
function silenced(error, redact, hasSecrets) {
	if (error instanceof Failure) {
		const { facts, retryAfter } = error;
		const params = redactDeep(facts.params, redact);
		if (!hasSecrets && (0,node_util__WEBPACK_IMPORTED_MODULE_4__.isDeepStrictEqual)(params, facts.params)) return error;
		return new Failure({
			...facts,
			params
		}, retryAfter === null ? {} : { retryAfter });
	}
	if (!(error instanceof Error)) return error;
	if (!hasSecrets && redact(error.stack ?? error.message) === (error.stack ?? error.message)) return error;
	const bug = new Error(redact(error.message));
	bug.stack = redact(error.stack ?? "");
	return bug;
}
// src/run/close-runner.ts
function closeRunner(why) {
	return {
		async answer(check, query, { naming }) {
			parseInput(check.input, query, naming);
			throw why();
		},
		async look() {
			throw why();
		}
	};
}
// src/settings/access/headers.ts
const mostHeaders = 20;
const mostBytes$1 = 8192;
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]{0,199}$/;
const kept = /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|http2-settings|accept-encoding|origin|range|if-.*)$/;
function readHeaders(given) {
	const entries = given.list("header").map((entry) => readEntry(entry, given));
	const names = entries.map(({ name }) => name);
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== void 0) throw wrong$7(given, {
		en: `given once for ${twice}`,
		ko: `${twice}에 한 번만`
	}, two);
	if (entries.length > mostHeaders) throw wrong$7(given, {
		en: `no more than ${mostHeaders} headers`,
		ko: `${mostHeaders}개 이하의 헤더`
	}, `${entries.length}`);
	const bytes = entries.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
	if (bytes > mostBytes$1) throw wrong$7(given, {
		en: "no more than 8 kB in total for all headers",
		ko: "모두 합하여 8 kB 이하"
	}, `${bytes} B`);
	return {
		headers: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
		empty: entries.find(({ value }) => value === "")?.name ?? null
	};
}
const two = {
	en: "twice",
	ko: "두 번"
};
function heldIn(entries, variable) {
	return entries.flatMap((entry) => {
		const { isValue, rest } = split(entry);
		const value = isValue ? rest : variable(rest);
		return value ? [value] : [];
	});
}
function split(entry) {
	const at = entry.search(/[:=]/);
	if (at < 0) return {
		name: entry,
		isValue: false,
		rest: ""
	};
	return {
		name: entry.slice(0, at).trim(),
		isValue: entry[at] === ":",
		rest: entry.slice(at + 1).trim()
	};
}
function readForm(entry, given) {
	const form = split(entry);
	const { name, isValue, rest } = form;
	const source = given.source("header");
	const isStep = source === "input" || source === "option";
	if (isValue && !isStep || !isValue && !variableName.test(rest)) throw wrong$7(given, forms$1(isStep), hidden);
	if (!token.test(name)) throw wrong$7(given, forms$1(isStep), hidden);
	if (kept.test(name.toLowerCase())) throw wrong$7(given, free, printable(name, 60));
	return form;
}
function readEntry(entry, given) {
	const { name, isValue, rest } = readForm(entry, given);
	const holder = isValue ? {
		en: `The value of ${name}`,
		ko: `${name}의 값`
	} : rest;
	const value = (isValue ? rest : valueOf(rest, name, given)).replace(/^[ \t]+|[ \t]+$/g, "");
	return {
		name: name.toLowerCase(),
		value: value === "" ? value : checked$2(value, holder, given)
	};
}
function valueOf(variable, header, given) {
	const value = given.variable(variable);
	if (value !== void 0) return value;
	const naming = given.naming("header");
	const expected = {
		en: `${naming} sends the value of this environment variable as ${header}, but the variable is not set`,
		ko: `${naming}는 이 환경 변수의 값을 ${header} 헤더로 보내므로 변수를 설정해야 합니다`
	};
	const unnamed = {
		en: `The environment variable for ${header}`,
		ko: `${header}에 지정한 환경 변수`
	};
	throw failure$1("input.missing", {
		field: isSurelyName(variable, given) ? variable : unnamed,
		expected
	}, { reason: "header" });
}
const usualName = /^[A-Z_][A-Z0-9_]{0,63}$/;
function isSurelyName(variable, given) {
	return usualName.test(variable) || given.variable(variable) !== void 0;
}
const visible$1 = /^[\u0020-\u007e\t]+$/;
function checked$2(value, field, given) {
	if (visible$1.test(value)) return value;
	throw failure$1("input.value", {
		field,
		expected: {
			en: "visible ASCII characters on one line, without line breaks or control characters",
			ko: "줄바꿈과 제어 문자가 없는 한 줄의 ASCII 문자"
		},
		given: {
			en: `its current value (${given.naming("header")})`,
			ko: `현재 값(${given.naming("header")})`
		}
	}, { reason: "header" });
}
const hidden = {
	en: "the given value (not shown)",
	ko: "다른 값(표시하지 않음)"
};
const free = {
	en: "a header other than those that control the message, such as Content-Length, and those that Portcullis sets itself, such as Host",
	ko: "메시지를 제어하는 헤더(Content-Length 등)와 Portcullis가 직접 설정하는 헤더(Host 등)가 아닌 것"
};
function forms$1(isStep) {
	return isStep ? {
		en: "lines of the form NAME=VARIABLE, where VARIABLE is the environment variable that contains the value, or Name: value",
		ko: "값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE 줄 또는 Name: value 줄"
	} : {
		en: "NAME=VARIABLE, where VARIABLE is the environment variable that contains the value (others could read a value on the command line or in a file)",
		ko: "헤더 이름과, 값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE(명령줄과 파일의 값은 다른 사람이 읽을 수 있습니다)"
	};
}
function wrong$7(given, expected, told) {
	return failure$1("input.value", {
		field: given.naming("header"),
		expected,
		given: told
	}, { reason: "header" });
}
// src/net/roots.ts
function splitPem(text) {
	return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
function openTrustStore(given) {
	const user = given.map((pem) => toNamed(pem, "given"));
	return { named: (subject) => {
		const name = canonicalName(toBuffer(subject));
		const known = mozilla().filter((anchor) => anchor.name === name);
		const own = user.filter((anchor) => anchor.name === name);
		return [...known, ...without(own, known)].map(({ der, by }) => ({
			der,
			by
		}));
	} };
}
function without(own, known) {
	return own.filter(({ der }) => !known.some((each) => each.der.equals(der)));
}
let mozillaAnchors;
function mozilla() {
	return mozillaAnchors ??= node_tls__WEBPACK_IMPORTED_MODULE_7__.rootCertificates.map((pem) => toNamed(pem, "mozilla"));
}
function toNamed(pem, by) {
	const der = toDer(pem);
	return {
		der,
		by,
		name: canonicalName(readSubject(der))
	};
}
function toDer(pem) {
	return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}
const contexts$1 = new Map();
function contextFor(given, offer, to) {
	const clients = clientsOf(to);
	if (offer.issuers) return createContext(given, offer, clients);
	const { lenient = false, groups = [], onlyTls13 = false, belowTls13 = false, keys = [] } = offer;
	const { legacyRenegotiation = false } = offer;
	const key = `${clients} ${[
		lenient,
		onlyTls13,
		belowTls13,
		legacyRenegotiation
	].join(" ")} ${groups.join(":")} ${keys.join(":")} ${given.join("")}`;
	const known = contexts$1.get(key);
	if (known) return known;
	const fresh = createContext(given, offer, clients);
	contexts$1.set(key, fresh);
	return fresh;
}
const asBrowsersDo = {
	ciphers: Object.values(browserOffer.suites).join(":"),
	ecdhCurve: browserOffer.groups.map((name, index) => index < 2 ? `*${name}` : name).join(":"),
	sigalgs: browserOffer.signatures.join(":")
};
const usualVersions = {
	minVersion: "TLSv1.2",
	maxVersion: "TLSv1.3"
};
const browserOptions = {
	...usualVersions,
	...asBrowsersDo
};
const asNobodyDoes = {
	ciphers: `${asBrowsersDo.ciphers}:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0`,
	ecdhCurve: [
		...browserOffer.groups.filter((name) => !name.includes("MLKEM")),
		"secp521r1",
		"x448",
		"ffdhe2048",
		"ffdhe3072",
		"ffdhe4096",
		"ffdhe6144",
		"ffdhe8192",
		"secp224r1",
		"brainpoolP256r1",
		"brainpoolP384r1",
		"brainpoolP512r1",
		"secp256k1",
		"secp224k1",
		"secp192r1",
		"secp192k1",
		"secp160r1",
		"secp160r2",
		"secp160k1",
		"sect571r1",
		"sect571k1",
		"sect409r1",
		"sect409k1",
		"sect283r1",
		"sect283k1",
		"sect239k1",
		"sect233r1",
		"sect233k1",
		"sect193r1",
		"sect193r2",
		"sect163r1",
		"sect163r2",
		"sect163k1",
		"brainpoolP256r1tls13",
		"brainpoolP384r1tls13",
		"brainpoolP512r1tls13",
		"SecP256r1MLKEM768",
		"SecP384r1MLKEM1024",
		"MLKEM512",
		"MLKEM768",
		"MLKEM1024"
	].join(":"),
	sigalgs: [
		...browserOffer.signatures,
		"ecdsa_secp521r1_sha512",
		"ed25519",
		"ed448",
		"rsa_pss_pss_sha256",
		"rsa_pss_pss_sha384",
		"rsa_pss_pss_sha512",
		"ecdsa_brainpoolP256r1tls13_sha256",
		"ecdsa_brainpoolP384r1tls13_sha384",
		"ecdsa_brainpoolP512r1tls13_sha512",
		"ECDSA+SHA224",
		"RSA+SHA224",
		"ECDSA+SHA1",
		"RSA+SHA1",
		"DSA+SHA256",
		"DSA+SHA384",
		"DSA+SHA512",
		"DSA+SHA224",
		"DSA+SHA1"
	].join(":")
};
const legacyServerConnect = 4;
function createContext(given, offer, clients) {
	const { lenient, issuers = [], groups, onlyTls13, belowTls13, keys, legacyRenegotiation } = offer;
	const fetched = issuers.flatMap(toIntermediate);
	return (0,node_tls__WEBPACK_IMPORTED_MODULE_7__.createSecureContext)({
		ca: [
			...node_tls__WEBPACK_IMPORTED_MODULE_7__.rootCertificates,
			...given,
			...fetched
		],
		...usualVersions,
		...!lenient && !groups && clients === "browsers" && asBrowsersDo,
		...lenient && {
			minVersion: "TLSv1",
			...asNobodyDoes
		},
		...(lenient === true || legacyRenegotiation === true) && { secureOptions: legacyServerConnect },
		...keys && offerFor(keys, {
			lenient,
			clients
		}),
		...groups && { ecdhCurve: groups.join(":") },
		...onlyTls13 && { minVersion: "TLSv1.3" },
		...belowTls13 && { maxVersion: "TLSv1.2" }
	});
}
const signaturesOf = {
	RSA: [
		"rsa_pss_rsae_sha256",
		"rsa_pss_rsae_sha384",
		"rsa_pss_rsae_sha512",
		"rsa_pss_pss_sha256",
		"rsa_pss_pss_sha384",
		"rsa_pss_pss_sha512"
	],
	ECDSA: [
		"ecdsa_secp256r1_sha256",
		"ecdsa_secp384r1_sha384",
		"ecdsa_secp521r1_sha512"
	],
	EdDSA: ["ed25519", "ed448"]
};
const ofAuthorities = [
	"rsa_pkcs1_sha256",
	"rsa_pkcs1_sha384",
	"rsa_pkcs1_sha512"
];
const outdatedSignatures = {
	RSA: ["RSA+SHA224", "RSA+SHA1"],
	ECDSA: ["ECDSA+SHA224", "ECDSA+SHA1"],
	EdDSA: []
};
const suitesFor = {
	RSA: "aRSA",
	ECDSA: "aECDSA",
	EdDSA: "aECDSA"
};
function offerFor(keys, { lenient = false, clients }) {
	const newest = Object.keys(browserOffer.suites).filter((name) => !name.includes("_WITH_"));
	const older = new Set(keys.map((kind) => suitesFor[kind]));
	if (older.size > 1 && !keys.includes("ECDSA")) older.delete(suitesFor.EdDSA);
	const own = keys.flatMap((kind) => [...signaturesOf[kind], ...lenient ? outdatedSignatures[kind] : []]);
	return {
		ciphers: [
			...newest,
			...older,
			"!aNULL",
			"!eNULL",
			...lenient ? ["@SECLEVEL=0"] : []
		].join(":"),
		sigalgs: [...own, ...ofAuthorities].join(":"),
		...!lenient && clients === "browsers" && { ecdhCurve: `${asBrowsersDo.ecdhCurve}:secp521r1` }
	};
}
function toIntermediate(der) {
	try {
		const certificate = new node_crypto__WEBPACK_IMPORTED_MODULE_6__.X509Certificate(der);
		return isSelfIssued(readCertificate$1(der)) || certificate.checkIssued(certificate) ? [] : [certificate.toString()];
	} catch {
		return [];
	}
}
// src/net/access.ts
function accessFor(access, to, isSecure) {
	return isSecure && access && access.host === to.host && access.port === to.port ? access : void 0;
}
function isTrustedFor(host, { trustError, lenient, chain }) {
	return trustError === null && !lenient && bearsName(chain[0], host);
}
function bearsName(leaf, host) {
	if (!leaf) return false;
	const certificate = new node_crypto__WEBPACK_IMPORTED_MODULE_6__.X509Certificate(leaf);
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) !== 0) return certificate.checkIP(host) !== void 0;
	return certificate.checkHost(host.replace(/\.$/, ""), {
		subject: "never",
		partialWildcards: false
	}) !== void 0;
}
function equipped(request, { handshake, asksWho }, host, access) {
	if (!access || request.isAnonymous || !handshake) return request;
	const hasHeaders = Object.keys(access.headers).length > 0;
	if ((hasHeaders || access.identity !== void 0 && asksWho) && !isTrustedFor(host, handshake)) throw failure$1("access.untrusted", { host });
	return hasHeaders ? withHeaders(request, access) : request;
}
function withHeaders(request, { headers: given }) {
	const { headers: own = {} } = request;
	const cookies = [given["cookie"], own["cookie"]].filter((each) => each !== void 0);
	const cookie = cookies.length > 0 && { cookie: cookies.join("; ") };
	return {
		...request,
		headers: {
			...given,
			...own,
			...cookie
		}
	};
}
const contexts = new WeakMap();
function contextWith(identity, given) {
	const known = contexts.get(identity) ?? new Map();
	contexts.set(identity, known);
	const key = given.join("");
	const fresh = known.get(key) ?? openIdentity(identity, given);
	known.set(key, fresh);
	return fresh;
}
function openIdentity({ certificate, key }, given = []) {
	return (0,node_tls__WEBPACK_IMPORTED_MODULE_7__.createSecureContext)({
		ca: [...node_tls__WEBPACK_IMPORTED_MODULE_7__.rootCertificates, ...given],
		...browserOptions,
		cert: certificate,
		key
	});
}
// src/settings/access/identity.ts
const ofClient = {
	certificate: "client_cert",
	key: "client_key",
	passphrase: "client_key_passphrase"
};
const largestFile$3 = 1048576;
function readIdentity(given, names = ofClient) {
	const path = given.one(names.certificate);
	const keyPath = given.one(names.key);
	if (path === void 0 && keyPath === void 0) return null;
	if (path === void 0) throw failure$1("input.missing", {
		field: given.naming(names.certificate),
		expected: {
			en: "a private key needs its certificate",
			ko: "개인 키를 쓰려면 그에 맞는 인증서도 지정해야 합니다"
		}
	}, { reason: names.certificate });
	const file = open(path, names.certificate, given);
	const keyFile = keyPath === void 0 ? file : open(keyPath, names.key, given);
	const certificates = splitPem(file.text);
	const own = readCertificate(certificates[0], file);
	const key = readKey(keyFile, given, names.passphrase);
	if (!own.checkPrivateKey(key)) throw keyFile.unusable({
		en: "its private key does not match the first certificate",
		ko: "첫 번째 인증서의 키가 아닙니다"
	});
	const identity = {
		certificate: certificates.join("\n"),
		key: key.export({
			type: "pkcs8",
			format: "pem"
		}).toString()
	};
	tryOut(identity, file);
	return identity;
}
function open(path, name, given) {
	const shown = printable(path, 200);
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming(name),
		path: shown,
		detail
	}, { reason: name });
	return {
		text: readFile(path, {
			largest: largestFile$3,
			unusable
		}).toString("latin1"),
		unusable
	};
}
function readCertificate(pem, { unusable }) {
	if (pem === void 0) throw unusable({
		en: "it contains no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	try {
		return new node_crypto__WEBPACK_IMPORTED_MODULE_6__.X509Certificate(pem);
	} catch {
		throw unusable({
			en: "its certificate cannot be read",
			ko: "인증서를 읽을 수 없습니다"
		});
	}
}
const privateKey = /-----BEGIN (?<kind>[A-Z ]*)PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/;
function readKey({ text, unusable }, given, option) {
	const found = privateKey.exec(text);
	if (!found) throw unusable({
		en: "it contains no PEM private key",
		ko: "PEM 개인 키가 들어 있지 않습니다"
	});
	const [pem] = found;
	const isEncrypted = found.groups?.["kind"] === "ENCRYPTED " || pem.includes("ENCRYPTED");
	const passphrase = option === void 0 ? void 0 : readPassphrase(given, option);
	if (isEncrypted && passphrase === void 0) throw unusable(lacking(option));
	try {
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createPrivateKey)({
			key: pem,
			...isEncrypted && { passphrase }
		});
	} catch {
		const variable = toVariable(option ?? "");
		throw unusable(isEncrypted ? {
			en: `${variable} does not decrypt its private key`,
			ko: `${variable}로 키를 열 수 없습니다`
		} : {
			en: "its private key cannot be read",
			ko: "키를 읽을 수 없습니다"
		});
	}
}
function lacking(option) {
	if (option === void 0) return {
		en: "its private key is encrypted; give an unencrypted one",
		ko: "키가 암호화되어 있습니다. 암호화되지 않은 키를 지정하십시오"
	};
	const variable = toVariable(option);
	return {
		en: `its private key is encrypted, and ${variable} is not set`,
		ko: `키가 암호화되어 있는데 ${variable}가 설정되지 않았습니다`
	};
}
function tryOut(identity, { unusable }) {
	try {
		openIdentity(identity);
	} catch (error) {
		const code = printable(codeOf(error) || "OpenSSL", 100);
		throw unusable({
			en: `it cannot be used for TLS (${code})`,
			ko: `TLS에 사용할 수 없습니다(${code})`
		});
	}
}
function codeOf(error) {
	const code = error instanceof Error ? Reflect.get(error, "code") : void 0;
	return typeof code === "string" ? code : "";
}
function readPassphrase(given, option = "client_key_passphrase") {
	const field = {
		en: "The passphrase",
		ko: "암호문"
	};
	return readSecret(option, given, {
		field,
		isRight: () => true,
		expected: field
	}) ?? void 0;
}
// src/settings/access/proxies.ts
const proxyVariables = [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY",
	"all_proxy",
	"ALL_PROXY"
];
const off = "off";
function readProxies(given) {
	const entries = (given.variable("no_proxy") || given.variable("NO_PROXY") || "").split(/[\s,]+/).filter((entry) => entry !== "");
	const named = typed(given);
	const every = named === void 0 ? told(given, "all") : named;
	const secure = named === void 0 ? told(given, "https") ?? every : named;
	const plain = named === void 0 ? told(given, "http") ?? every : named;
	return {
		secure,
		plain,
		bypass: entries,
		resolves: readResolves(given, secure ?? plain)
	};
}
function readResolves(given, proxy) {
	if (!given.isSet("proxy_dns")) return false;
	const field = given.naming("proxy_dns");
	if (!proxy) {
		const expected = {
			en: `${field} lets a proxy resolve host names, but no proxy is given`,
			ko: `${field}는 프록시가 이름을 확인하게 하는 옵션이므로 프록시를 지정해야 합니다`
		};
		throw failure$1("input.missing", {
			field: given.naming("proxy"),
			expected
		}, { reason: "proxy_dns" });
	}
	if (!given.isSet("all_ips")) return true;
	throw failure$1("input.together", {
		field,
		other: given.naming("all_ips"),
		detail: untold
	}, { reason: "proxy_dns" });
}
const untold = {
	en: "a proxy does not report the addresses of a host name",
	ko: "프록시는 이름의 주소를 알려 주지 않습니다"
};
function toProxies({ secure, plain, bypass, resolves }) {
	return secure || plain ? {
		secure: secure?.proxy,
		plain: plain?.proxy,
		bypass,
		resolves
	} : null;
}
function secretsOfProxies({ secure, plain }) {
	return [secure, plain].flatMap((named) => named?.proxy.authorization ?? []);
}
function typed(given) {
	const from = given.source("proxy");
	if (from === void 0) return void 0;
	const field = given.naming("proxy");
	if (from !== "environment" && given.list("proxy").length > 1) throw failure$1("input.repeated", {
		field,
		count: given.list("proxy").length
	}, { reason: "proxy" });
	const text = given.one("proxy") ?? off;
	if (text !== off && !/:\/\/|:\d+\/?\s*$/.test(text)) throw wrong$6(text, field);
	return text === off ? null : {
		proxy: readProxy(text, field),
		from
	};
}
function told(given, scheme) {
	const from = proxyVariables.find((name) => name.toLowerCase() === `${scheme}_proxy` && given.variable(name));
	const text = from && given.variable(from);
	return from && text ? {
		proxy: readProxy(text, from),
		from
	} : null;
}
const usualPort$1 = {
	"http:": 1080,
	"https:": 443
};
const expected$1 = {
	en: "an http or https URL of a proxy, such as http://proxy.example:3128 or http://user:password@proxy.example:3128",
	ko: "http://proxy.example:3128이나 http://user:password@proxy.example:3128 같은 http 또는 https 프록시 URL"
};
function readProxy(text, field) {
	const url = URL.parse(text.includes("://") ? text.trim() : `http://${text.trim()}`);
	const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
	const hasMore = url && (url.search !== "" || url.hash !== "" || !/^\/?$/.test(url.pathname));
	if (!url || !isHttp || hostOf(url) === "" || url.port === "0" || hasMore) throw wrong$6(text, field);
	const isSecure = url.protocol === "https:";
	const authorization = credentialsOf(url, text, field);
	return {
		isSecure,
		host: hostOf(url),
		port: url.port === "" ? portIn(text, isSecure) : Number(url.port),
		...authorization !== void 0 && { authorization },
		name: `${url.protocol}//${url.host}`
	};
}
function portIn(text, isSecure) {
	if (/:(?:80|443)\/?\s*$/.exec(text)) return isSecure ? 443 : 80;
	return isSecure ? usualPort$1["https:"] : usualPort$1["http:"];
}
function credentialsOf({ username, password }, text, field) {
	if (username === "" && password === "") return void 0;
	const [user, word] = [decoded(username), decoded(password)];
	if (user === null || word === null || /[\u0000-\u001f\u007f]/.test(user + word) || user.includes(":")) throw wrong$6(text, field);
	return `Basic ${Buffer.from(`${user}:${word}`).toString("base64")}`;
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
const knownScheme = /^\s*(?:https?|ftp|wss?|socks[45]?[ah]?):\/\//i;
function wrong$6(text, field) {
	const place = text.slice(text.lastIndexOf("@") + 1).split(/[?#]/, 1)[0] ?? "";
	const shown = printable(knownScheme.test(place) ? place : place.replace(/^.*:\/\//s, "…://"), 60);
	const given = text.includes("@") ? `"…@${shown}"` : `"${shown}"`;
	return failure$1("input.value", {
		field,
		expected: expected$1,
		given
	}, { reason: "proxy" });
}
// src/settings/access/access.ts
function readAccess(given) {
	const { headers, empty } = readHeaders(given);
	const identity = readIdentity(given);
	const read = readProxies(given);
	const proxies = toProxies(read);
	const hasHeaders = Object.keys(headers).length > 0;
	const passphrase = identity && readPassphrase(given);
	return {
		...(hasHeaders || identity) && { credentials: {
			headers,
			...identity && { identity }
		} },
		...proxies && { proxies },
		emptyHeader: empty,
		secrets: [
			...Object.values(headers).filter((value) => value !== ""),
			...secretsOfProxies(read),
			...passphrase ? [passphrase] : []
		]
	};
}
// src/settings/access/manners.ts
function readOperator(given) {
	const text = given.one("operator")?.trim();
	if (text === void 0) return void 0;
	if (/^[\x21-\x7e][\x20-\x7e]{0,98} <(?:(?![<>])[\x21-\x7e]){3,100}>$/.test(text)) return text;
	throw failure$1("input.value", {
		field: given.naming("operator"),
		expected: anOperator,
		given: maskedUrl(text)
	}, { reason: "operator" });
}
function readOptOut(given) {
	const domains = [];
	const networks = [];
	for (const text of given.list("opt_out")) {
		const network = toNetwork(text);
		const host = network === null && !text.includes("/") ? parseHost(text) : null;
		if (network !== null) networks.push(network);
		else if (host && "value" in host && host.value.port === null) domains.push(host.value.host);
		else throw failure$1("input.value", {
			field: given.naming("opt_out"),
			expected: someNames,
			given: maskedUrl(text)
		}, { reason: "opt_out" });
	}
	return {
		domains,
		networks
	};
}
const anOperator = {
	en: "a name and a contact in ASCII: Example Ltd <security@example.com>",
	ko: "ASCII로 적은 이름과 연락처: Example Ltd <security@example.com>"
};
const someNames = {
	en: "domains and networks, separated by commas: example.com, 192.0.2.0/24",
	ko: "쉼표로 구분한 도메인과 네트워크: example.com, 192.0.2.0/24"
};
// src/formats/dnssec/algorithms.ts
const rsaSha1 = {
	family: "rsa",
	hash: "sha1",
	isDeprecated: true
};
const algorithms = new Map([
	[5, {
		name: "RSASHA1",
		...rsaSha1
	}],
	[7, {
		name: "RSASHA1-NSEC3-SHA1",
		...rsaSha1
	}],
	[8, {
		name: "RSASHA256",
		family: "rsa",
		hash: "sha256"
	}],
	[10, {
		name: "RSASHA512",
		family: "rsa",
		hash: "sha512"
	}],
	[13, {
		name: "ECDSAP256SHA256",
		family: "ec",
		hash: "sha256",
		curve: "P-256",
		keyBytes: 64
	}],
	[14, {
		name: "ECDSAP384SHA384",
		family: "ec",
		hash: "sha384",
		curve: "P-384",
		keyBytes: 96
	}],
	[15, {
		name: "ED25519",
		family: "ed",
		hash: null,
		curve: "Ed25519",
		keyBytes: 32
	}],
	[16, {
		name: "ED448",
		family: "ed",
		hash: null,
		curve: "Ed448",
		keyBytes: 57
	}]
]);
// src/net/dns/anchors.ts
const digitsOf = new Map([
	[1, 40],
	[2, 64],
	[4, 96]
]);
const sha256 = 2;
const mostRecords = 100;
const [zoneKey, revoked] = [256, 128];
const trustedState = /^;;state=[23]\b/;
function readAnchors(text) {
	const anchors = [];
	for (const { words, line } of recordsIn(text)) {
		const anchor = anchorOf(words);
		if (anchor === null || anchors.length >= mostRecords) return { line };
		if (anchor !== "unusable") anchors.push(anchor);
	}
	return { anchors };
}
function* recordsIn(text) {
	let words = [];
	let begin = 0;
	let isInside = false;
	for (const [index, whole] of text.split(/\r?\n/).entries()) {
		const at = whole.indexOf(";");
		const own = at < 0 ? whole : whole.slice(0, at);
		const state = at < 0 ? void 0 : /;;state=\d.*$/.exec(whole.slice(at))?.[0];
		if (words.length === 0) begin = index + 1;
		if (state === void 0 || trustedState.test(state)) words.push(...own.replaceAll(/[()]/g, " ").split(/\s+/).filter(Boolean));
		if (own.includes("(")) isInside = true;
		if (own.includes(")")) isInside = false;
		if (isInside || words.length === 0) continue;
		yield {
			words,
			line: begin
		};
		words = [];
	}
	if (words.length > 0) yield {
		words,
		line: begin
	};
}
function anchorOf([owner = "", ...rest]) {
	const zone = zoneOf(owner);
	const from = rest.findIndex((word) => !/^(?:\d+[smhdw]?|IN)$/i.test(word));
	const [type = "", ...data] = from < 0 || from > 2 ? [] : rest.slice(from);
	if (zone === null) return null;
	if (/^DS$/i.test(type)) return ofDelegation(zone, data);
	return /^DNSKEY$/i.test(type) ? ofKey(zone, data) : null;
}
function zoneOf(text) {
	if (text === "." || /^(?:IN|DS|DNSKEY|\d+)$/i.test(text)) return text === "." ? text : null;
	return /^(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?$/i.test(text) && text.length <= 254 ? text.toLowerCase().replace(/\.?$/, ".") : null;
}
function ofDelegation(zone, [tag, number, type, ...digits]) {
	const [keyTag, algorithm, digestType] = [
		numberIn(tag, 65535),
		numberIn(number, 255),
		numberIn(type, 255)
	];
	const digest = digits.join("").toUpperCase();
	if (keyTag === null || algorithm === null || digestType === null || !/^(?:[0-9A-F]{2})+$/.test(digest)) return null;
	const length = digitsOf.get(digestType);
	if (length !== void 0 && length !== digest.length) return null;
	return length !== void 0 && algorithms.has(algorithm) ? {
		zone,
		keyTag,
		algorithm,
		digestType,
		digest
	} : "unusable";
}
function ofKey(zone, [told, protocol, number, ...base64]) {
	const [flags, algorithm] = [numberIn(told, 65535), numberIn(number, 255)];
	const key = base64.join("");
	if (flags === null || algorithm === null || protocol !== "3" || !/^[A-Za-z0-9+/]{4,}={0,2}$/.test(key)) return null;
	if (!algorithms.has(algorithm) || !(flags & zoneKey) || flags & revoked) return "unusable";
	const data = Buffer.concat([Buffer.of(flags >> 8, flags & 255, 3, algorithm), Buffer.from(key, "base64")]);
	const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.hash)("sha256", Buffer.concat([wireOf(zone), data]), "hex").toUpperCase();
	return {
		zone,
		keyTag: keyTagOf(data),
		algorithm,
		digestType: sha256,
		digest
	};
}
function wireOf(zone) {
	const labels = zone.split(".").filter(Boolean);
	return Buffer.concat([...labels.map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)), Buffer.of(0)]);
}
function keyTagOf(data) {
	let sum = 0;
	for (const [index, octet] of data.entries()) sum += index & 1 ? octet : octet << 8;
	return sum + (sum >>> 16) & 65535;
}
function numberIn(text, most) {
	const number = /^\d{1,5}$/.test(text ?? "") ? Number(text) : -1;
	return number >= 0 && number <= most ? number : null;
}
// src/net/dns/server.ts
const longest$2 = 2048;
const plain = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/;
const tls = /^tls:\/\/(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#@[\]]+))(?::(?<port>\d{1,5}))?\/?(?:#(?<name>[^#@/]+))?$/i;
function serverOf(text) {
	if (text.length > longest$2 || /[\s\\{}]/.test(text)) return null;
	if (/^https:/i.test(text)) return overHttps(text);
	return /^tls:/i.test(text) ? overTls(text) : plainly(text);
}
function plainly(text) {
	const { six, four, port = "53" } = plain.exec(text)?.groups ?? {};
	const host = six ?? four ?? text;
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) === 0 || !isPort$1(Number(port))) return null;
	return {
		kind: "plain",
		host,
		isAddress: true,
		port: Number(port),
		name: host,
		path: ""
	};
}
function overTls(text) {
	const { six, host: written = "", port = "853", name: told } = tls.exec(text)?.groups ?? {};
	const host = hostIn$1(six ?? written);
	const name = told === void 0 ? host : hostIn$1(told);
	if (host === null || name === null || !isPort$1(Number(port))) return null;
	return {
		kind: "tls",
		host,
		isAddress: (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) !== 0,
		port: Number(port),
		name,
		path: ""
	};
}
function overHttps(text) {
	const url = /^https:\/\/[^/?#@]+(?:[/?][^#]*)?$/i.test(text) ? URL.parse(text) : null;
	const host = url && hostIn$1(hostOf(url));
	if (!url || !host || portOf(url) === 0) return null;
	const path = /^https:\/\/[^/?]*$/i.test(text) ? "/dns-query" : url.pathname + url.search;
	return {
		kind: "https",
		host,
		isAddress: (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(host) !== 0,
		port: portOf(url),
		name: host,
		path
	};
}
function hostIn$1(text) {
	const parsed = parseHost(text);
	return "value" in parsed && parsed.value.port === null ? parsed.value.host : null;
}
function isPort$1(port) {
	return port >= 1 && port <= 65535;
}
// src/data/blocklists.ts
function code$1(first, label, weight, rest = {}) {
	return {
		on: {
			first,
			last: first
		},
		label,
		weight,
		...rest
	};
}
function range(first, last, label, weight) {
	return {
		on: {
			first,
			last
		},
		label,
		weight
	};
}
function bit(value, label, weight) {
	return {
		on: { bit: value },
		label,
		weight
	};
}
const sbl = [
	code$1("127.0.0.2", "SBL", "major", { isCeiling: true }),
	code$1("127.0.0.3", "CSS", "major", { isCeiling: true }),
	code$1("127.0.0.9", "DROP", "major", { isCeiling: true }),
	code$1("127.0.0.30", "BCL", "major", { isCeiling: true })
];
const xbl = [{
	on: {
		first: "127.0.0.4",
		last: "127.0.0.7"
	},
	label: "XBL",
	weight: "major",
	isCeiling: true
}];
const pbl = [{
	on: {
		first: "127.0.0.10",
		last: "127.0.0.11"
	},
	label: "PBL",
	weight: "info",
	senderWeight: "middle"
}];
const dbl = [
	code$1("127.0.1.2", "spam", "middle"),
	code$1("127.0.1.4", "phish", "middle"),
	code$1("127.0.1.5", "malware", "middle"),
	code$1("127.0.1.6", "botnet", "middle"),
	range("127.0.1.102", "127.0.1.106", "abused", "minor")
];
const spamhausParts = {
	zen: {
		takes: ["ip4", "ip6"],
		codes: [
			...sbl,
			...xbl,
			...pbl
		],
		refusals: []
	},
	sbl: {
		takes: ["ip4", "ip6"],
		codes: sbl,
		refusals: []
	},
	xbl: {
		takes: ["ip4", "ip6"],
		codes: xbl,
		refusals: []
	},
	"sbl-xbl": {
		takes: ["ip4", "ip6"],
		codes: [...sbl, ...xbl],
		refusals: []
	},
	pbl: {
		takes: ["ip4", "ip6"],
		codes: pbl,
		refusals: []
	},
	dbl: {
		takes: ["domain"],
		codes: dbl,
		refusals: ["127.0.1.255"],
		testPoint: "dbltest.com"
	}
};
const spamhausTerms = {
	own: "free for little and non-commercial use, by a resolver of one's own",
	keyed: "by the key of a subscription"
};
const spamhausRemoval = "https://check.spamhaus.org/";
function spamhausZone(part, key) {
	const known = Object.hasOwn(spamhausParts, part) ? spamhausParts[part] : void 0;
	if (!known) return null;
	const name = key === null ? `${part}.spamhaus.org` : `${part}.dq.spamhaus.net`;
	return {
		...known,
		name,
		zone: key === null ? name : `${key}.${name}`,
		needsOwnResolver: key === null,
		terms: key === null ? spamhausTerms.own : spamhausTerms.keyed,
		removal: spamhausRemoval
	};
}
function list(own) {
	return {
		name: own.zone,
		takes: ["ip4"],
		refusals: [],
		needsOwnResolver: false,
		terms: "free",
		...own
	};
}
function spamhaus(part) {
	const found = spamhausZone(part, null);
	if (!found) throw new Error(`no zone ${part} of Spamhaus`);
	return found;
}
const blocklists = [
	spamhaus("zen"),
	spamhaus("dbl"),
	list({
		zone: "b.barracudacentral.org",
		codes: [code$1("127.0.0.2", "BRBL", "major")],
		needsOwnResolver: true,
		terms: "free once the address of the resolver is registered",
		removal: "https://www.barracudacentral.org/rbl/removal-request"
	}),
	list({
		zone: "bl.spamcop.net",
		codes: [code$1("127.0.0.2", "SCBL", "middle")],
		removal: "https://www.spamcop.net/bl.shtml"
	}),
	list({
		zone: "psbl.surriel.com",
		codes: [code$1("127.0.0.2", "PSBL", "minor")],
		removal: "https://psbl.org/remove"
	}),
	list({
		zone: "bl.blocklist.de",
		codes: [range("127.0.0.2", "127.0.0.21", "attacks", "minor")],
		removal: "https://www.blocklist.de/en/delist.html"
	}),
	list({
		zone: "bl.spameatingmonkey.net",
		codes: [range("127.0.0.2", "127.0.0.3", "SEM", "minor")],
		removal: "https://spameatingmonkey.com/lookup"
	}),
	list({
		zone: "bip.virusfree.cz",
		codes: [code$1("127.0.0.2", "BIP", "minor")],
		removal: "https://www.virusfree.cz/en/"
	}),
	list({
		zone: "dnsbl-1.uceprotect.net",
		codes: [code$1("127.0.0.2", "level 1", "minor")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list({
		zone: "dnsbl-2.uceprotect.net",
		codes: [code$1("127.0.0.2", "level 2", "info")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list({
		zone: "dnsbl-3.uceprotect.net",
		codes: [code$1("127.0.0.2", "level 3", "info")],
		removal: "https://www.uceprotect.net/en/rblcheck.php"
	}),
	list({
		zone: "rep.mailspike.net",
		codes: [range("127.0.0.10", "127.0.0.12", "bad", "minor"), range("127.0.0.13", "127.0.0.20", "neutral", "none")],
		removal: "https://mailspike.org/iplookup.html"
	}),
	list({
		zone: "bl.score.senderscore.com",
		codes: [code$1("127.0.0.2", "sender score", "minor")],
		needsOwnResolver: true,
		terms: "free for few questions",
		removal: "https://senderscore.org/"
	}),
	list({
		zone: "multi.surbl.org",
		takes: ["domain"],
		codes: [
			bit(8, "phish", "minor"),
			bit(16, "malware", "minor"),
			bit(64, "abuse", "minor"),
			bit(128, "cracked", "minor")
		],
		refusals: ["127.0.0.1"],
		needsOwnResolver: true,
		testPoint: "surbl-org-permanent-test-point.com",
		terms: "free for few questions, by a resolver of one's own",
		removal: "https://www.surbl.org/surbl-analysis"
	}),
	list({
		zone: "multi.uribl.com",
		takes: ["domain"],
		codes: [
			bit(2, "black", "minor"),
			bit(4, "grey", "info"),
			bit(8, "red", "info")
		],
		refusals: ["127.0.0.1"],
		needsOwnResolver: true,
		testPoint: "test.uribl.com",
		terms: "free for few questions, by a resolver of one's own",
		removal: "https://admin.uribl.com/"
	})
];
// src/data/public-resolvers.ts
const publicResolvers = [
	{
		name: "Cloudflare",
		server: "1.1.1.1",
		isFiltering: false
	},
	{
		name: "Google",
		server: "8.8.8.8",
		isFiltering: false
	},
	{
		name: "Quad9",
		server: "9.9.9.10",
		isFiltering: false
	},
	{
		name: "OpenDNS",
		server: "208.67.222.222",
		isFiltering: true
	},
	{
		name: "AdGuard",
		server: "94.140.14.140",
		isFiltering: false
	},
	{
		name: "Yandex",
		server: "77.88.8.8",
		isFiltering: false
	},
	{
		name: "AliDNS",
		server: "223.5.5.5",
		isFiltering: false
	},
	{
		name: "DNSPod",
		server: "119.29.29.29",
		isFiltering: false
	},
	{
		name: "DNS.SB",
		server: "185.222.222.222",
		isFiltering: false
	},
	{
		name: "Control D",
		server: "76.76.2.0",
		isFiltering: false
	},
	{
		name: "Hurricane Electric",
		server: "74.82.42.42",
		isFiltering: false
	},
	{
		name: "KT",
		server: "168.126.63.1",
		isFiltering: false
	}
];
const dohResolvers = ["https://1.1.1.1/dns-query", "https://8.8.8.8/dns-query"];
// src/data/trust-anchors.ts
const ofRoot = {
	zone: ".",
	algorithm: 8,
	digestType: 2
};
// src/net/dns/default.ts
const defaultDns = {
	publicResolvers,
	doh: dohResolvers,
	anchors: [{
		...ofRoot,
		keyTag: 20326,
		digest: "E06D44B80B8F1D39A95C0B0D7C65D08458E880409BBC683457104237C7F8EC8D"
	}, {
		...ofRoot,
		keyTag: 38696,
		digest: "683D2D0ACB8C9B712A1948B27F741219298D0A450D612C483AF444A4C0FB2B16"
	}],
	blocklists,
	blocklistResolver: null
};
// src/core/net/blocklist-key.ts
const keyed = /(?:^|\.)(?:dq\.spamhaus\.net|mail\.abusix\.zone)(?=$|[=.:])/i;
const long$1 = /[a-z0-9]{16,}/gi;
const readable = new Set(["barracudacentral", "spameatingmonkey"]);
function withoutKeys(text) {
	return text.slice(0, longest$1).split(/(?<between>[\s;,]+)/).map(ofOne).join("");
}
function ofOne(text) {
	const [zone = "", ...rest] = text.split("=");
	return [keyed.test(zone) ? zone.split(".").slice(-partsOf(zone)).join(".") : zone, ...rest].join("=").replace(long$1, (label) => readable.has(label.toLowerCase()) ? label : "***");
}
const longest$1 = 2048;
function partsOf(zone) {
	return zone.endsWith(".") ? 5 : 4;
}
// src/core/net/blocklist.ts
const listingWeights = [
	"major",
	"middle",
	"minor",
	"info"
];
// src/formats/dns/error.ts
var DnsError = class extends Error {
	name = "DnsError";
};
// src/formats/dns/cursor.ts
function cursorOf(bytes) {
	return {
		bytes,
		at: 0,
		end: bytes.length,
		names: new Map()
	};
}
function pass(cursor, count) {
	const { at } = cursor;
	if (at + count > cursor.end) throw new DnsError("truncated");
	cursor.at = at + count;
	return at;
}
function readByte(cursor) {
	return cursor.bytes.readUInt8(pass(cursor, 1));
}
function readShort(cursor) {
	return cursor.bytes.readUInt16BE(pass(cursor, 2));
}
function readLong(cursor) {
	return cursor.bytes.readUInt32BE(pass(cursor, 4));
}
function readBytes(cursor, count) {
	const from = pass(cursor, count);
	return cursor.bytes.subarray(from, from + count);
}
function readRest(cursor) {
	return readBytes(cursor, cursor.end - cursor.at);
}
function readCharacterString(cursor) {
	return readBytes(cursor, readByte(cursor));
}
function readPart(cursor, length, read) {
	const from = pass(cursor, length);
	const part = {
		bytes: cursor.bytes,
		at: from,
		end: from + length,
		names: cursor.names
	};
	const value = read(part);
	if (part.at !== part.end) throw new DnsError("more data than its type has");
	return value;
}
// src/formats/dns/codes.ts
const types = {
	A: 1,
	NS: 2,
	CNAME: 5,
	SOA: 6,
	MB: 7,
	MG: 8,
	MR: 9,
	NULL: 10,
	PTR: 12,
	HINFO: 13,
	MINFO: 14,
	MX: 15,
	TXT: 16,
	RP: 17,
	AFSDB: 18,
	RT: 21,
	PX: 26,
	AAAA: 28,
	LOC: 29,
	SRV: 33,
	NAPTR: 35,
	KX: 36,
	CERT: 37,
	DNAME: 39,
	OPT: 41,
	APL: 42,
	DS: 43,
	SSHFP: 44,
	IPSECKEY: 45,
	RRSIG: 46,
	NSEC: 47,
	DNSKEY: 48,
	NSEC3: 50,
	NSEC3PARAM: 51,
	TLSA: 52,
	SMIMEA: 53,
	CDS: 59,
	CDNSKEY: 60,
	OPENPGPKEY: 61,
	CSYNC: 62,
	ZONEMD: 63,
	SVCB: 64,
	HTTPS: 65,
	SPF: 99,
	NID: 104,
	L32: 105,
	L64: 106,
	LP: 107,
	EUI48: 108,
	EUI64: 109,
	NXNAME: 128,
	AXFR: 252,
	ANY: 255,
	URI: 256,
	CAA: 257
};
const namesByType = new Map(Object.entries(types).map(([name, number]) => [number, name]));
function typeText(type) {
	return namesByType.get(type) ?? `TYPE${type}`;
}
const classes = {
	IN: 1,
	CH: 3,
	HS: 4
};
const rcodes = {
	NOERROR: 0,
	FORMERR: 1,
	SERVFAIL: 2,
	NXDOMAIN: 3,
	NOTIMP: 4,
	REFUSED: 5,
	YXDOMAIN: 6,
	YXRRSET: 7,
	NXRRSET: 8,
	NOTAUTH: 9,
	NOTZONE: 10,
	BADVERS: 16,
	BADCOOKIE: 23
};
const namesByRcode = new Map(Object.entries(rcodes).map(([name, number]) => [number, name]));
function rcodeText(rcode) {
	return namesByRcode.get(rcode) ?? `RCODE${rcode}`;
}
// src/formats/dns/name.ts
const root$1 = { wire: Buffer.of(0) };
const longestName = 255;
const longestLabel = 63;
const mostPointers = 127;
function readName(cursor, mayPoint = true) {
	const { bytes, names } = cursor;
	const from = cursor.at;
	const parts = [];
	let place = cursor;
	let start = from;
	let size = 0;
	let key = from;
	for (let pointers = 0;;) {
		const at = place.at;
		const length = readByte(place);
		if (length <= longestLabel) {
			readBytes(place, length);
			size += length + 1;
			if (size > longestName) throw new DnsError("a name of more than 255 octets");
			if (length > 0) continue;
			parts.push(bytes.subarray(start, place.at));
			break;
		}
		if (length < 192) throw new DnsError("a label of an unknown kind");
		if (!mayPoint) throw new DnsError("a pointer where none may be");
		const target = (length & 63) * 256 + readByte(place);
		if (target >= start) throw new DnsError("a pointer that does not lead back");
		if (at === from) key = target;
		const known = at === from ? names.get(target) : void 0;
		if (known) return known;
		if (++pointers > mostPointers) throw new DnsError("too many pointers");
		if (at > start) parts.push(bytes.subarray(start, at));
		start = target;
		place = {
			bytes,
			at: target,
			end: at,
			names
		};
	}
	const [only] = parts;
	const name = { wire: parts.length === 1 && only ? only : Buffer.concat(parts, size) };
	names.set(key, name);
	return name;
}
function nameOf(labels) {
	const wire = Buffer.concat([...labels.flatMap((label) => [Buffer.of(label.length), label]), root$1.wire]);
	if (labels.some(({ length }) => length === 0)) throw new DnsError("an empty label");
	if (labels.some(({ length }) => length > longestLabel)) throw new DnsError("a label of more than 63 octets");
	if (wire.length > longestName) throw new DnsError("a name of more than 255 octets");
	return { wire };
}
function labelsOf({ wire }) {
	const labels = [];
	for (let at = 0, length = wire[0] ?? 0; length > 0; length = wire[at] ?? 0) {
		labels.push(wire.subarray(at + 1, at + 1 + length));
		at += length + 1;
	}
	return labels;
}
function keyOf({ wire }) {
	const text = wire.toString("latin1");
	return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}
function lowerCased(name) {
	return { wire: Buffer.from(keyOf(name), "latin1") };
}
function isSameName(one, other) {
	return one.wire.length === other.wire.length && (one.wire.equals(other.wire) || keyOf(one) === keyOf(other));
}
function parentOf({ wire }) {
	const length = wire[0] ?? 0;
	return length === 0 ? null : { wire: wire.subarray(length + 1) };
}
function* upwards(name) {
	for (let each = name; each; each = parentOf(each)) yield each;
}
function isWithin$1(name, zone) {
	if (name.wire.length - zone.wire.length < 0) return false;
	for (const each of upwards(name)) if (each.wire.length === zone.wire.length) return isSameName(each, zone);
	return false;
}
function countLabels(name) {
	return labelsOf(name).length;
}
function outermost(name, count) {
	return nameOf(labelsOf(name).slice(-count || Infinity));
}
function wildcardBelow(name) {
	return nameOf([Buffer.from("*"), ...labelsOf(name)]);
}
function isWildcard({ wire }) {
	return wire[0] === 1 && wire[1] === 42;
}
function compareNames(one, other) {
	const ours = labelsOf(lowerCased(one)).toReversed();
	const theirs = labelsOf(lowerCased(other)).toReversed();
	for (const [index, label] of ours.entries()) {
		const order = label.compare(theirs[index] ?? Buffer.alloc(0));
		if (order !== 0) return order;
	}
	return ours.length - theirs.length;
}
// src/formats/dns/name-text.ts
const special = new Set(Array.from(".\"();@$\\", (sign) => sign.charCodeAt(0)));
function nameText(name) {
	return `${labelsOf(name).map((label) => Array.from(label, octetText).join("")).join(".")}.`;
}
function octetText(octet) {
	if (special.has(octet)) return `\\${String.fromCharCode(octet)}`;
	return octet > 32 && octet < 127 ? String.fromCharCode(octet) : decimalEscape(octet);
}
function decimalEscape(octet) {
	return `\\${`${octet}`.padStart(3, "0")}`;
}
function parseName(text) {
	if (text === ".") return nameOf([]);
	const labels = [[]];
	for (let at = 0; at < text.length;) {
		const { octet, size } = octetAt(text, at);
		at += size;
		if (octet !== null) labels.at(-1)?.push(octet);
		else if (at < text.length) labels.push([]);
		if (labels.length > 127 || at > 1020) throw new DnsError("a name of more than 255 octets");
	}
	return nameOf(labels.map((label) => Buffer.from(label)));
}
function octetAt(text, at) {
	if (text[at] === ".") return {
		octet: null,
		size: 1
	};
	if (text[at] !== "\\") return {
		octet: ascii(text.charCodeAt(at)),
		size: 1
	};
	const digits = /^\d{3}$/.exec(text.slice(at + 1, at + 4))?.[0];
	if (digits === void 0) return {
		octet: ascii(text.charCodeAt(at + 1)),
		size: 2
	};
	if (Number(digits) > 255) throw new DnsError("an escape of no octet");
	return {
		octet: Number(digits),
		size: 4
	};
}
function ascii(code) {
	if (!(code < 128)) throw new DnsError("a character that is not ASCII");
	return code;
}
// src/formats/dns/out.ts
const mostBytes = 65535;
function openMessage() {
	return {
		bytes: Buffer.alloc(512),
		at: 0,
		places: new Map(),
		isCanonical: false
	};
}
function openPart(isCanonical = false) {
	return {
		bytes: Buffer.alloc(64),
		at: 0,
		places: null,
		isCanonical
	};
}
function written$1({ bytes, at }) {
	return bytes.subarray(0, at);
}
function extend(out, count) {
	const { at } = out;
	if (at + count > 65535) throw new DnsError("longer than a message can be");
	if (at + count > out.bytes.length) out.bytes = Buffer.concat([out.bytes], Math.min(mostBytes, Math.max(at + count, out.bytes.length * 2)));
	out.at = at + count;
	return at;
}
function checked$1(value, octets) {
	if (Number.isInteger(value) && value >= 0 && value < 2 ** (8 * octets)) return value;
	throw new DnsError(`no number of ${octets} octets`);
}
function writeByte(out, value) {
	const at = extend(out, 1);
	out.bytes.writeUInt8(checked$1(value, 1), at);
}
function writeShort(out, value) {
	const at = extend(out, 2);
	out.bytes.writeUInt16BE(checked$1(value, 2), at);
}
function writeLong(out, value) {
	const at = extend(out, 4);
	out.bytes.writeUInt32BE(checked$1(value, 4), at);
}
function writeBytes(out, value) {
	const at = extend(out, value.length);
	out.bytes.set(value, at);
}
function writeCharacterString(out, value) {
	if (value.length > 255) throw new DnsError("a string of more than 255 octets");
	writeByte(out, value.length);
	writeBytes(out, value);
}
function writePart(out, write) {
	const at = extend(out, 2);
	write();
	out.bytes.writeUInt16BE(checked$1(out.at - at - 2, 2), at);
}
// src/formats/dns/fields/bytes.ts
function quoted$2(value) {
	return `"${Array.from(value, quotedOctet).join("")}"`;
}
function quotedOctet(octet) {
	if (octet === 34 || octet === 92) return `\\${String.fromCharCode(octet)}`;
	return octet >= 32 && octet < 127 ? String.fromCharCode(octet) : decimalEscape(octet);
}
const characterString = {
	read: readCharacterString,
	write: writeCharacterString,
	text: quoted$2
};
const characterStrings = {
	read(cursor) {
		const strings = [readCharacterString(cursor)];
		while (cursor.at < cursor.end) strings.push(readCharacterString(cursor));
		return strings;
	},
	write(out, strings) {
		if (strings.length === 0) throw new DnsError("no string");
		for (const each of strings) writeCharacterString(out, each);
	},
	text: (strings) => strings.map(quoted$2).join(" ")
};
const tag = {
	read(cursor) {
		return checkedTag(readBytes(cursor, readByte(cursor)).toString("latin1"));
	},
	write: (out, value) => writeCharacterString(out, Buffer.from(checkedTag(value), "latin1")),
	text: (value) => value
};
function checkedTag(text) {
	if (!/^[0-9A-Za-z]{1,255}$/.test(text)) throw new DnsError("a tag of other than letters and digits");
	return text;
}
function readSome(cursor) {
	const rest = readRest(cursor);
	if (rest.length === 0) throw new DnsError("truncated");
	return rest;
}
const hex = {
	read: readSome,
	write: writeBytes,
	text: hexText
};
const base64 = {
	read: readSome,
	write: writeBytes,
	text: (value) => value.toString("base64")
};
const quotedRest = {
	read: readRest,
	write: writeBytes,
	text: quoted$2
};
const salt = {
	read: readCharacterString,
	write: writeCharacterString,
	text: (value) => hexText(value) || "-"
};
const hash$1 = {
	read(cursor) {
		const value = readCharacterString(cursor);
		if (value.length === 0) throw new DnsError("no hash");
		return value;
	},
	write: writeCharacterString,
	text: base32Text
};
function hexText(value) {
	return value.toString("hex").toUpperCase();
}
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
function base32Text(value) {
	const bits = Array.from(value, (octet) => octet.toString(2).padStart(8, "0")).join("");
	return Array.from(bits.match(/.{1,5}/g) ?? [], (five) => digits[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
function base32Bytes(text) {
	const values = Array.from(text.toUpperCase(), (digit) => digits.indexOf(digit));
	if (values.includes(-1)) return null;
	const octets = values.map((value) => value.toString(2).padStart(5, "0")).join("").match(/.{8}/g) ?? [];
	const bytes = Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
	return base32Text(bytes) === text.toUpperCase() ? bytes : null;
}
// src/formats/dns/name-write.ts
const furthest = 16383;
function writeName(out, name) {
	if (!out.places) return writeBytes(out, name.wire);
	for (let rest = name; rest; rest = parentOf(rest)) {
		const length = rest.wire[0] ?? 0;
		if (length === 0) break;
		const key = rest.wire.toString("latin1");
		const place = out.places.get(key);
		if (place !== void 0) return writeShort(out, 49152 | place);
		if (out.at <= furthest) out.places.set(key, out.at);
		writeBytes(out, rest.wire.subarray(0, length + 1));
	}
	return writeByte(out, 0);
}
function writePlainName(out, name) {
	writeBytes(out, name.wire);
}
function writeLowered(out, name) {
	writeBytes(out, Buffer.from(keyOf(name), "latin1"));
}
// src/formats/dns/fields/names.ts
const name = {
	read: (cursor) => readName(cursor),
	write: (out, value) => out.isCanonical ? writeLowered(out, value) : writeName(out, value),
	text: nameText
};
const looseName = {
	read: (cursor) => readName(cursor),
	write: (out, value) => out.isCanonical ? writeLowered(out, value) : writePlainName(out, value),
	text: nameText
};
const signerName = {
	...looseName,
	read: (cursor) => readName(cursor, false)
};
const plainName = {
	read: (cursor) => readName(cursor, false),
	write: writePlainName,
	text: nameText
};
// src/formats/dns/fields/addresses.ts
const ipv4 = {
	read: (cursor) => readBytes(cursor, 4).join("."),
	write: (out, value) => writeBytes(out, ipv4Bytes(value)),
	text: (value) => value
};
const ipv6 = {
	read: (cursor) => ipv6Text(readBytes(cursor, 16)),
	write: (out, value) => writeBytes(out, ipv6Bytes(value)),
	text: (value) => value
};
function ipv4Bytes(text) {
	if (!(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv4)(text)) throw new DnsError("not an IPv4 address");
	return Uint8Array.from(text.split("."), Number);
}
function ipv6Text(bytes) {
	const groups = Array.from({ length: 8 }, (_, index) => bytes.readUInt16BE(index * 2));
	if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 65535) return `::ffff:${bytes.subarray(12).join(".")}`;
	const { start, length } = longestZeros(groups);
	const texts = groups.map((group) => group.toString(16));
	if (length < 2) return texts.join(":");
	return `${texts.slice(0, start).join(":")}::${texts.slice(start + length).join(":")}`;
}
function longestZeros(groups) {
	let best = {
		start: 0,
		length: 0
	};
	let run = 0;
	for (const [index, group] of groups.entries()) {
		run = group === 0 ? run + 1 : 0;
		if (run > best.length) best = {
			start: index - run + 1,
			length: run
		};
	}
	return best;
}
function ipv6Bytes(text) {
	if (!(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv6)(text) || text.includes("%")) throw new DnsError("not an IPv6 address");
	const [before = "", after = ""] = text.replace(/[\d.]+\.\d+$/, (dotted) => {
		const [a = 0, b = 0, c = 0, d = 0] = ipv4Bytes(dotted);
		return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
	}).split("::");
	const [head, tail] = [before, after].map((part) => part.split(":").filter(Boolean));
	const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
	const groups = [
		...head,
		...zeros,
		...tail
	].map((group) => group.padStart(4, "0"));
	return Buffer.from(groups.join(""), "hex");
}
// src/formats/dns/fields/service.ts
const keyNames = [
	"mandatory",
	"alpn",
	"no-default-alpn",
	"port",
	"ipv4hint",
	"ech",
	"ipv6hint"
];
const serviceParameters = {
	read(cursor) {
		const parameters = [];
		for (let last = -1; cursor.at < cursor.end;) {
			const key = readShort(cursor);
			if (key <= last) throw new DnsError("service parameters out of order");
			parameters.push(readPart(cursor, readShort(cursor), (part) => readParameter(key, part)));
			last = key;
		}
		return parameters;
	},
	write(out, parameters) {
		for (const each of parameters) {
			writeShort(out, numberOf$3(each));
			writePart(out, () => writeParameter(out, each));
		}
	},
	text: (parameters) => parameters.map(parameterText).join(" ")
};
function numberOf$3(parameter) {
	return parameter.key === "other" ? parameter.number : parameter.key;
}
function checkService(priority, parameters) {
	if (priority === 0) return;
	const keys = new Set(parameters.map(numberOf$3));
	const [first] = parameters;
	if ((first?.key === 0 ? first.mandatory : []).some((key) => key === 0 || !keys.has(key))) throw new DnsError("a mandatory parameter that is missing");
	if (keys.has(2) && !keys.has(1)) throw new DnsError("no-default-alpn without alpn");
}
function readParameter(key, part) {
	if (key === 0) return {
		key,
		mandatory: ascending(readSeveral(part, readShort))
	};
	if (key === 1) return {
		key,
		protocols: readSeveral(part, readProtocol)
	};
	if (key === 2) return { key };
	if (key === 3) return {
		key,
		port: readShort(part)
	};
	if (key === 4) return {
		key,
		addresses: readSeveral(part, (each) => ipv4.read(each))
	};
	if (key === 5) return {
		key,
		config: readRest(part)
	};
	if (key === 6) return {
		key,
		addresses: readSeveral(part, (each) => ipv6.read(each))
	};
	if (key === 65535) throw new DnsError("the key that is no key");
	return {
		key: "other",
		number: key,
		value: readRest(part)
	};
}
function readSeveral(part, read) {
	const values = [read(part)];
	while (part.at < part.end) values.push(read(part));
	return values;
}
function readProtocol(part) {
	const length = readByte(part);
	if (length === 0) throw new DnsError("a protocol without a name");
	return readBytes(part, length);
}
function ascending(keys) {
	if (keys.some((key, index) => key <= (keys[index - 1] ?? -1))) throw new DnsError("mandatory keys out of order");
	return keys;
}
function writeParameter(out, parameter) {
	if (parameter.key === 0) for (const key of parameter.mandatory) writeShort(out, key);
	if (parameter.key === 1) for (const protocol of parameter.protocols) writeCharacterString(out, protocol);
	if (parameter.key === 3) writeShort(out, parameter.port);
	if (parameter.key === 4) for (const address of parameter.addresses) ipv4.write(out, address);
	if (parameter.key === 5) writeBytes(out, parameter.config);
	if (parameter.key === 6) for (const address of parameter.addresses) ipv6.write(out, address);
	if (parameter.key === "other") writeBytes(out, parameter.value);
}
function parameterText(parameter) {
	const name = keyName(numberOf$3(parameter));
	if (parameter.key === 2) return name;
	if (parameter.key === "other" && parameter.value.length === 0) return name;
	if (parameter.key === 5 && parameter.config.length === 0) return name;
	return `${name}=${valueText(parameter)}`;
}
function keyName(key) {
	return keyNames[key] ?? `key${key}`;
}
function valueText(parameter) {
	switch (parameter.key) {
		case 0: return parameter.mandatory.map(keyName).join(",");
		case 1: return quoted$2(Buffer.from(parameter.protocols.map(listItem).join(","), "latin1"));
		case 3: return `${parameter.port}`;
		case 5: return parameter.config.toString("base64");
		case "other": return quoted$2(parameter.value);
		default: return parameter.addresses.join(",");
	}
}
function listItem(value) {
	return value.toString("latin1").replaceAll(/[,\\]/g, String.raw`\$&`);
}
// src/formats/dns/fields/numbers.ts
const byte = {
	read: readByte,
	write: writeByte,
	text: String
};
const short = {
	read: readShort,
	write: writeShort,
	text: String
};
const long = {
	read: readLong,
	write: writeLong,
	text: String
};
const typeNumber = {
	read: readShort,
	write: writeShort,
	text: typeText
};
const time = {
	read: readLong,
	write: writeLong,
	text: (seconds) => new Date(seconds * 1e3).toISOString().replaceAll(/[-:T]|\..*/g, "")
};
// src/formats/dns/fields/types.ts
const typeBitmap = {
	read: readTypes,
	write: writeTypes,
	text: (numbers) => numbers.map(typeText).join(" ")
};
function readTypes(cursor) {
	const numbers = [];
	for (let last = -1; cursor.at < cursor.end;) {
		const window = readByte(cursor);
		const size = readByte(cursor);
		if (window <= last) throw new DnsError("type bitmaps out of order");
		if (size < 1 || size > 32) throw new DnsError("a type bitmap of no or more than 32 octets");
		const bits = readBytes(cursor, size);
		if (bits.at(-1) === 0) throw new DnsError("a type bitmap with padding");
		for (const [index, octet] of bits.entries()) for (let bit = 0; bit < 8; bit++) if (octet & 128 >> bit) numbers.push(window * 256 + index * 8 + bit);
		last = window;
	}
	return numbers;
}
function writeTypes(out, numbers) {
	const windows = new Map();
	for (const number of numbers.toSorted((one, other) => one - other)) {
		const octets = windows.get(number >> 8) ?? [];
		windows.set(number >> 8, octets);
		const index = (number & 255) >> 3;
		while (octets.length <= index) octets.push(0);
		octets[index] = (octets[index] ?? 0) | 128 >> (number & 7);
	}
	for (const [window, octets] of windows) {
		writeByte(out, window);
		writeByte(out, octets.length);
		writeBytes(out, Uint8Array.from(octets));
	}
}
// src/formats/dns/kinds.ts
const address4 = { address: ipv4 };
const address6 = { address: ipv6 };
const host = { name };
const strings = { strings: characterStrings };
const delegation = {
	keyTag: short,
	algorithm: byte,
	digestType: byte,
	digest: hex
};
const key = {
	flags: short,
	protocol: byte,
	algorithm: byte,
	publicKey: base64
};
const association = {
	usage: byte,
	selector: byte,
	matching: byte,
	data: hex
};
const service = {
	priority: short,
	target: plainName,
	parameters: serviceParameters
};
const recordFields = Object.fromEntries(Object.entries({
	A: address4,
	AAAA: address6,
	NS: host,
	CNAME: host,
	PTR: host,
	MB: host,
	MG: host,
	MR: host,
	MINFO: {
		mailbox: name,
		errors: name
	},
	SOA: {
		primary: name,
		mailbox: name,
		serial: long,
		refresh: long,
		retry: long,
		expire: long,
		minimum: long
	},
	MX: {
		preference: short,
		exchange: name
	},
	TXT: strings,
	HINFO: {
		cpu: characterString,
		system: characterString
	},
	SPF: strings,
	RP: {
		mailbox: looseName,
		text: looseName
	},
	DNAME: { name: looseName },
	AFSDB: {
		subtype: short,
		host: looseName
	},
	RT: {
		preference: short,
		host: looseName
	},
	PX: {
		preference: short,
		map822: looseName,
		mapX400: looseName
	},
	KX: {
		preference: short,
		exchanger: looseName
	},
	SRV: {
		priority: short,
		weight: short,
		port: short,
		target: looseName
	},
	NAPTR: {
		order: short,
		preference: short,
		flags: characterString,
		services: characterString,
		expression: characterString,
		replacement: looseName
	},
	DS: delegation,
	CDS: delegation,
	DNSKEY: key,
	CDNSKEY: key,
	RRSIG: {
		covered: typeNumber,
		algorithm: byte,
		labels: byte,
		originalTtl: long,
		expiration: time,
		inception: time,
		keyTag: short,
		signer: signerName,
		signature: base64
	},
	NSEC: {
		next: plainName,
		types: typeBitmap
	},
	NSEC3: {
		hashAlgorithm: byte,
		flags: byte,
		iterations: short,
		salt,
		next: hash$1,
		types: typeBitmap
	},
	NSEC3PARAM: {
		hashAlgorithm: byte,
		flags: byte,
		iterations: short,
		salt
	},
	TLSA: association,
	SMIMEA: association,
	SSHFP: {
		algorithm: byte,
		fingerprintType: byte,
		fingerprint: hex
	},
	OPENPGPKEY: { key: base64 },
	CSYNC: {
		serial: long,
		flags: short,
		types: typeBitmap
	},
	ZONEMD: {
		serial: long,
		scheme: byte,
		hashAlgorithm: byte,
		digest: hex
	},
	SVCB: service,
	HTTPS: service,
	URI: {
		priority: short,
		weight: short,
		target: quotedRest
	},
	CAA: {
		flags: byte,
		tag,
		value: quotedRest
	}
}).map(([kind, fields]) => [kind, Object.entries(fields)]));
// src/formats/dns/data.ts
const kindsByType = new Map(Object.keys(recordFields).map((kind) => [types[kind], kind]));
const nameFields = new Set([
	name,
	looseName,
	signerName,
	plainName
]);
const onlyInternet = new Set(["A", "AAAA"]);
function kindOf(type, inClass) {
	const kind = kindsByType.get(type);
	if (inClass === classes.IN || kind === void 0) return kind;
	return (inClass === classes.CH || inClass === classes.HS) && !onlyInternet.has(kind) ? kind : void 0;
}
function hasNames(type) {
	const kind = kindsByType.get(type);
	return kind !== void 0 && recordFields[kind].some(([, field]) => nameFields.has(field));
}
function readData(cursor, type, inClass) {
	const kind = kindOf(type, inClass);
	if (kind === void 0) return {
		type: "raw",
		bytes: readRest(cursor)
	};
	const from = cursor.at;
	try {
		const data = { type: kind };
		for (const [key, field] of recordFields[kind]) data[key] = field.read(cursor);
		if (cursor.at !== cursor.end) throw new DnsError("more data than its type has");
		return checked(data);
	} catch (error) {
		if (!(error instanceof DnsError)) throw error;
		cursor.at = from;
		return {
			type: "broken",
			bytes: readRest(cursor),
			reason: error.message
		};
	}
}
function checked(data) {
	if (data.type === "SVCB" || data.type === "HTTPS") checkService(data.priority, data.parameters);
	return data;
}
function writeData(out, data) {
	if (data.type === "raw" || data.type === "broken") return writeBytes(out, data.bytes);
	for (const [field, value] of valuesOf(data)) field.write(out, value);
}
function valuesOf(data) {
	const values = { ...data };
	return recordFields[data.type].map(([key, field]) => [field, values[key]]);
}
function dataBytes(data, isCanonical = false) {
	const out = openPart(isCanonical);
	writeData(out, data);
	return written$1(out);
}
function dataText(data) {
	if (data.type === "raw" || data.type === "broken") return `\\# ${data.bytes.length} ${hexText(data.bytes)}`.trimEnd();
	return valuesOf(data).map(([field, value]) => field.text(value)).filter((text) => text !== "").join(" ");
}
function isOf(kind, data) {
	return data.type === kind;
}
function joinedText(strings) {
	const whole = Buffer.concat(strings);
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(whole);
	} catch {
		return whole.toString("latin1");
	}
}
// src/formats/dns/reverse-name.ts
function addressOctets(address) {
	return dataBytes((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv4)(address) ? {
		type: "A",
		address
	} : {
		type: "AAAA",
		address
	});
}
function reverseName(address) {
	const octets = addressOctets(address);
	const isShort = octets.length === 4;
	const labels = isShort ? Array.from(octets, String) : Array.from(octets.toString("hex"));
	const top = isShort ? "in-addr" : "ip6";
	return nameOf([
		...labels.toReversed(),
		top,
		"arpa"
	].map((label) => Buffer.from(label)));
}
// src/formats/dns/dnsbl.ts
function addressQuery(address, zone) {
	return nameOf([...labelsOf(reverseName(address)).slice(0, -2), ...labelsOf(zone)]);
}
function domainQuery(domain, zone) {
	return nameOf([...labelsOf(domain), ...labelsOf(zone)]);
}
function isRefusal(address, { refusals }) {
	return address.startsWith("127.255.255.") || address === "127.0.0.1" || refusals.includes(address);
}
function readListing(addresses, list) {
	if (addresses.length === 0) return { kind: "clean" };
	if (addresses.some((each) => isRefusal(each, list))) return { kind: "refused" };
	const explained = addresses.map((each) => explain(each, list.codes));
	if (explained.some((codes) => codes.length === 0)) return { kind: "odd" };
	const codes = explained.flat();
	const weight = worst(codes.flatMap(({ weight }) => weight === "none" ? [] : [weight]));
	if (weight === void 0) return { kind: "clean" };
	return {
		kind: "listed",
		labels: [...new Set(codes.filter((each) => each.weight !== "none").map(({ label }) => label))],
		weight,
		senderWeight: worst([weight, ...codes.flatMap(({ senderWeight }) => senderWeight ?? [])]) ?? weight,
		isCeiling: codes.some(({ isCeiling }) => isCeiling === true)
	};
}
function worst(weights) {
	return listingWeights.find((each) => weights.includes(each));
}
function explain(address, codes) {
	const number = (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv4)(address) && address.startsWith("127.") ? numberOf$2(address) : null;
	if (number === null) return [];
	const found = codes.filter(({ on }) => isOn(number, on));
	const bits = codes.reduce((sum, { on }) => "bit" in on ? sum | on.bit : sum, 0);
	return found.some(({ on }) => "bit" in on) && (number & 255 & ~bits) !== 0 ? [] : found;
}
function isOn(number, on) {
	if ("bit" in on) return number >>> 8 === 8323072 && (number & on.bit) !== 0;
	return numberOf$2(on.first) <= number && number <= numberOf$2(on.last);
}
function numberOf$2(address) {
	return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}
// src/data/blocklists-dead.ts
function closed(zone, year) {
	return {
		zone,
		why: {
			en: `closed in ${year}`,
			ko: `${year}년에 종료됨`
		}
	};
}
const gone = {
	en: "shut down by its operator",
	ko: "운영자가 중단함"
};
const deadBlocklists = [
	closed("ix.dnsbl.manitu.net", 2025),
	closed("dnsbl.sorbs.net", 2024),
	closed("sorbs.net", 2024),
	closed("njabl.org", 2013),
	closed("ahbl.org", 2015),
	closed("ordb.org", 2006),
	closed("spamcannibal.org", 2018),
	closed("cbl.abuseat.org", 2021),
	closed("dnsbl.inps.de", 2019),
	{
		zone: "rbl.megarbl.net",
		why: gone
	},
	{
		zone: "bl.emailbasura.org",
		why: gone
	},
	{
		zone: "msrbl.net",
		why: gone
	},
	{
		zone: "ubl.unsubscore.com",
		why: gone
	},
	{
		zone: "list.dnswl.org",
		why: {
			en: "it is an allowlist",
			ko: "허용 목록"
		}
	}
];
function deadBlocklist(zone) {
	return deadBlocklists.find((dead) => zone === dead.zone || zone.endsWith(`.${dead.zone}`)) ?? null;
}
// src/net/dns/blocklists.ts
function blocklistNamed(zone) {
	const dead = deadBlocklist(zone);
	return dead ? { dead } : { list: knownList(zone) ?? ownList(zone) };
}
function knownList(zone) {
	const groups = /^(?<key>[^.]+)\.(?<part>[a-z-]+)\.dq\.spamhaus\.net$/.exec(zone)?.groups;
	const keyed = groups && spamhausZone(groups["part"] ?? "", groups["key"] ?? "");
	const part = /^(?<part>[a-z-]+)\.spamhaus\.org$/.exec(zone)?.groups?.["part"];
	return keyed ?? blocklists.find((each) => each.zone === zone) ?? (part === void 0 ? void 0 : spamhausZone(part, null) ?? void 0);
}
function ownList(zone) {
	return {
		zone,
		name: withoutKeys(zone),
		takes: ["ip4", "ip6"],
		codes: [{
			on: {
				first: "127.0.0.2",
				last: "127.0.0.2"
			},
			label: "listed",
			weight: "minor"
		}],
		refusals: [],
		needsOwnResolver: false,
		terms: "named by the operator",
		removal: null
	};
}
const mostAddresses = 256;
function codesOf({ codes }, { first, last }) {
	const [from, to] = [numberOf$1(first), numberOf$1(last)];
	const plain = {
		label: "listed",
		weight: "minor"
	};
	const addresses = Array.from({ length: Math.min(mostAddresses, to - from + 1) }, (_, at) => addressOf(from + at));
	if (!(to - from < mostAddresses && addresses.some((address) => explain(address, codes).length > 0))) return [{
		on: {
			first,
			last
		},
		...plain
	}];
	return addresses.flatMap((address) => {
		const on = {
			first: address,
			last: address
		};
		const known = explain(address, codes);
		return known.length === 0 ? [{
			on,
			...plain
		}] : known.map((each) => ({
			...each,
			on
		}));
	});
}
function numberOf$1(address) {
	return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}
function addressOf(number) {
	return [
		24,
		16,
		8,
		0
	].map((shift) => number >>> shift & 255).join(".");
}
// src/settings/access/blocklist-pattern.ts
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = "[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?";
const code = `127\\.${eight}\\.${eight}\\.${eight}`;
const blocklistPattern = `^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label}\\.)+${label}(?:=${`${code}(?:-${code})?(?:\\+${code}(?:-${code})?)*`})?)$`;
// src/settings/access/blocklists.ts
function readBlocklists(given) {
	return {
		blocklists: readLists(given),
		blocklistResolver: readResolver(given)
	};
}
const mostLists = 64;
const written = new RegExp(blocklistPattern);
function readLists(given) {
	const texts = given.list("blocklist");
	if (texts.length === 0) return defaultDns.blocklists;
	if (texts.length === 1 && texts[0] === "off") return [];
	const [beyond] = texts.slice(mostLists);
	if (beyond !== void 0) throw wrong$5(given, atMost$1, beyond);
	const lists = texts.map((text) => readList(text, given));
	const twice = texts.find((_, index) => lists.findIndex(({ zone }) => zone === lists[index]?.zone) !== index);
	if (twice !== void 0) throw wrong$5(given, once$1, twice);
	return lists;
}
function readList(text, given) {
	const [zone = "", codes] = text.split("=", 2);
	if (!written.test(text) || zone === "off") throw wrong$5(given, aList, text);
	const named = blocklistNamed(zone.toLowerCase());
	if ("dead" in named) throw wrong$5(given, alive(named.dead.zone, named.dead.why), text);
	const { list } = named;
	if (codes === void 0) return list;
	return {
		...list,
		codes: codes.split("+").flatMap((each) => codesOf(list, readCode(each, text, given)))
	};
}
function readCode(code, text, given) {
	const [first = "", last = first] = code.split("-", 2);
	const isRefusal = numberOf(first) <= numberOf("127.0.0.1") || numberOf(last) >= numberOf("127.255.255.0");
	if (numberOf(first) > numberOf(last) || isRefusal) throw wrong$5(given, aCode, text);
	return {
		first,
		last
	};
}
function numberOf(address) {
	return address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}
function readResolver(given) {
	const text = given.one("blocklist_resolver");
	if (text === void 0 || serverOf(text)) return text ?? null;
	throw failure$1("input.value", {
		field: given.naming("blocklist_resolver"),
		expected: aServer$2,
		given: maskedUrl(text)
	}, { reason: "blocklist_resolver" });
}
const aServer$2 = {
	en: "an IP address, with or without a port, https://host/path or tls://host[:port]",
	ko: "IP 주소(포트는 선택), https://host/path 또는 tls://host[:port] 형식"
};
const aList = {
	en: "ZONE or ZONE=CODES such as bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7, or off as the only value",
	ko: "bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7 같은 ZONE이나 ZONE=CODES, 또는 off 하나만"
};
const aCode = {
	en: "a list with codes from 127.0.0.2 to 127.255.254.255 (in a range, the lower code first)",
	ko: "코드가 127.0.0.2와 127.255.254.255 사이이고 작은 값이 앞에 오는 목록"
};
const once$1 = {
	en: "a list that is given only once",
	ko: "한 번만 지정한 목록"
};
const atMost$1 = {
	en: `one of at most ${mostLists} lists`,
	ko: `최대 ${mostLists}개 가운데 하나`
};
function alive(zone, why) {
	return {
		en: `an active blocklist (${zone} is never queried: ${why.en})`,
		ko: `현재 운영 중인 차단 목록이어야 하며, ${zone}에는 묻지 않습니다(${why.ko})`
	};
}
function wrong$5(given, expected, text) {
	return failure$1("input.value", {
		field: given.naming("blocklist"),
		expected,
		given: quoted$1(text)
	}, { reason: "blocklist" });
}
function quoted$1(text) {
	return `"${printable(withoutKeys(text), 100)}"`;
}
// src/settings/access/resolving.ts
function readResolvers(given) {
	return given.list("resolver").map((text) => {
		if (serverOf(text)) return text;
		throw wrong$4("resolver", given, aServer$1, text);
	});
}
const aServer$1 = {
	en: "an IP address with an optional port, https://host/path, tls://host[:port] or tls://address#name (IPv6 in brackets if something follows it, no user name)",
	ko: "IP 주소(포트는 선택), https://host/path, tls://host[:port] 또는 tls://address#name 형식(뒤에 더 이어지면 IPv6은 대괄호 안에, 사용자 이름 없이)"
};
function readOutfit(given) {
	const publicResolvers = readPublicResolvers(given);
	return {
		publicResolvers: publicResolvers.length > 0 ? publicResolvers : defaultDns.publicResolvers,
		doh: readDoh(given),
		anchors: given.one("trust_anchor") === void 0 ? defaultDns.anchors : readTrust(given),
		...readBlocklists(given)
	};
}
const mostResolvers = 64;
const writtenResolver = /^(?:(?<name>[^=:/[\]#]+)=)?(?<server>.*?)(?<filters>#filters)?$/;
function readPublicResolvers(given) {
	const texts = given.list("public_resolver");
	const [beyond] = texts.slice(mostResolvers);
	if (beyond !== void 0) throw wrong$4("public_resolver", given, atMost, beyond);
	const names = new Set();
	return texts.map((text) => {
		const { name: told, server = "", filters } = writtenResolver.exec(text)?.groups ?? {};
		const name = told === void 0 ? server : told.trim();
		if (!serverOf(server) || !/^[^\p{C}]{1,60}$/u.test(told === void 0 ? "x" : name)) throw wrong$4("public_resolver", given, aPublicResolver, text);
		if (names.has(name.toLowerCase())) throw wrong$4("public_resolver", given, another, text);
		names.add(name.toLowerCase());
		return {
			name,
			server,
			isFiltering: filters !== void 0
		};
	});
}
function readDoh(given) {
	const texts = given.list("doh");
	const [beyond] = texts.slice(mostResolvers);
	if (beyond !== void 0) throw wrong$4("doh", given, atMost, beyond);
	for (const text of texts) if (serverOf(text)?.kind !== "https") throw wrong$4("doh", given, aDohResolver, text);
	return texts.length > 0 ? [...new Set(texts)] : defaultDns.doh;
}
const aDohResolver = {
	en: "https://host/path, without user name",
	ko: "https://host/path 형식(사용자 이름 없이)"
};
const aPublicResolver = {
	en: "NAME=SERVER or SERVER, where SERVER is an IP address, https://host/path or tls://host, with #filters at the end if it blocks names",
	ko: "NAME=SERVER 또는 SERVER(이름을 걸러내는 리졸버면 뒤에 #filters), SERVER는 IP 주소, https://host/path 또는 tls://host"
};
const another = {
	en: "a resolver with a unique name",
	ko: "다른 리졸버와 겹치지 않는 이름의 리졸버"
};
const atMost = {
	en: `one of at most ${mostResolvers} resolvers`,
	ko: `최대 ${mostResolvers}개 가운데 하나`
};
const largestFile$2 = 1048576;
function readTrust(given) {
	const path = given.one("trust_anchor") ?? "";
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming("trust_anchor"),
		path: printable(path, 200),
		detail
	}, { reason: "trust_anchor" });
	const read = readAnchors(readFile(path, {
		largest: largestFile$2,
		unusable
	}).toString("latin1"));
	if ("line" in read) throw unusable({
		en: `line ${read.line} is not a DS or DNSKEY record`,
		ko: `${read.line}번째 줄이 DS나 DNSKEY 레코드가 아닙니다`
	});
	if (read.anchors.length > 0) return read.anchors;
	throw unusable({
		en: "it contains no DS or DNSKEY record that can be used as a trust anchor",
		ko: "신뢰 앵커로 쓸 수 있는 DS나 DNSKEY 레코드가 들어 있지 않습니다"
	});
}
function wrong$4(name, given, expected, text) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: maskedUrl(text)
	}, { reason: name });
}
// src/settings/access/sources.ts
function accessSources(given) {
	const entries = sourceIds.flatMap((id) => {
		const name = sourceOption(id);
		const text = given.one(name);
		return text === void 0 ? [] : [[id, readAddress(text, {
			name,
			usual: sourceTable[id].url,
			given
		})]];
	});
	return Object.fromEntries(entries);
}
function readAddress(text, { name, usual, given }) {
	const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
	const url = parsed && "value" in parsed ? parsed.value : null;
	if (url === null || !isPrivateWay(new URL(url))) throw wrong$3(name, given, aSource, maskedUrl(text));
	return usual.endsWith("/") && !url.endsWith("/") ? `${url}/` : url;
}
const visible = /^[\u0021-\u007e]{8,512}$/;
function readSourceKeys(given) {
	const entries = sourceIds.flatMap((id) => {
		const name = keyOption(id);
		const row = sourceTable[id];
		const field = {
			en: `The key for ${row.name}`,
			ko: `${row.name} 키`
		};
		const key = row.key ? readSecret(name, given, {
			field,
			isRight: (text) => visible.test(text),
			expected: aKey
		}) : null;
		return key === null ? [] : [[id, key]];
	});
	return Object.fromEntries(entries);
}
const aSource = {
	en: "an https URL such as https://rdap.example/, without user name, query or fragment; http only to this machine",
	ko: "https://rdap.example/ 같은 https URL(사용자 이름, 쿼리, 프래그먼트 없이). http는 이 컴퓨터로만 허용됩니다"
};
const aKey = {
	en: "one key of 8 to 512 visible ASCII characters, without spaces or line breaks",
	ko: "공백과 줄바꿈 없이 보이는 ASCII 문자 8~512자로 된 키 하나"
};
function wrong$3(name, given, expected, told) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: told
	}, { reason: name });
}
// src/settings/access/whois-root.ts
const usualPort = 43;
function readWhoisRoot(given) {
	const text = given.one("source_whois");
	if (text === void 0) return void 0;
	const parsed = /^[^/\s]+$/.test(text.trim()) ? parseHost(text) : null;
	if (parsed && "value" in parsed) return {
		host: parsed.value.host,
		port: parsed.value.port ?? usualPort
	};
	throw failure$1("input.value", {
		field: given.naming("source_whois"),
		expected: aServer,
		given: maskedUrl(text)
	}, { reason: "source_whois" });
}
const aServer = {
	en: "a host name or IP address, with or without a port: whois.example or 192.0.2.1:4343",
	ko: "호스트 이름 또는 IP 주소(포트는 선택): whois.example, 192.0.2.1:4343"
};
// src/settings/options/measuring.ts
function readMeasuring(given) {
	return {
		deadline: readSeconds(given) * 1e3,
		isDeadlineSet: given.one("timeout") !== void 0,
		authorities: readAuthorities(given),
		pins: given.list("resolve").map((text) => readPin(text, given)),
		resolvers: readResolvers(given),
		dns: readOutfit(given),
		sources: accessSources(given),
		whoisRoot: readWhoisRoot(given),
		sourceKeys: readSourceKeys(given),
		operator: readOperator(given),
		optOut: readOptOut(given),
		allow: parseNetworks("allow_addresses", given),
		...given.isSet("allow_probes") && { allowProbes: true },
		...given.isSet("axfr") && { axfr: true }
	};
}
function readLanguage(given) {
	const text = given.one("lang") ?? "en";
	const language = languages.find((each) => each === text);
	if (language) return language;
	throw failure$1("input.option", {
		field: given.naming("lang"),
		expected: languages.join(", "),
		given: quoted(text),
		suggestion: suggest(text, languages)
	}, { reason: "lang" });
}
const longestTimeout = 300;
function readSeconds(given) {
	const text = given.one("timeout");
	if (text === void 0) return 10;
	const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
	if (seconds > 0 && seconds <= longestTimeout) return seconds;
	throw wrong$2("timeout", given, {
		en: `seconds above 0 and up to ${longestTimeout}`,
		ko: `0보다 크고 ${longestTimeout} 이하인 초 단위 값`
	}, text);
}
const pinPattern = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(text, given) {
	const expected = {
		en: "host:port:address or host:port:address:port, with IPv6 in brackets",
		ko: "host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)"
	};
	const groups = pinPattern.exec(text)?.groups;
	const host = parseHost(groups?.["six"] ?? groups?.["host"] ?? "");
	const address = groups?.["to6"] ?? groups?.["to"] ?? "";
	const port = Number(groups?.["port"]);
	const toPort = Number(groups?.["toPort"] ?? port);
	if ("problem" in host || (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(address) === 0 || !isPort(port) || !isPort(toPort)) throw wrong$2("resolve", given, expected, text);
	return {
		host: host.value.host,
		port,
		address,
		toPort
	};
}
function parseNetworks(name, given) {
	return given.list(name).map((text) => readNetwork(name, text, given));
}
function readNetwork(name, text, given) {
	const network = toNetwork(text);
	if (network) return network;
	throw wrong$2(name, given, {
		en: "networks such as 10.0.0.0/8, separated by commas",
		ko: "10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록"
	}, text);
}
const largestFile$1 = 4194304;
function readAuthorities(given) {
	const path = given.one("ca_file");
	if (path === void 0) return [];
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming("ca_file"),
		path: printable(path, 200),
		detail
	}, { reason: "ca_file" });
	const certificates = splitPem(readFile(path, {
		largest: largestFile$1,
		unusable
	}).toString("latin1"));
	if (certificates.length === 0) throw unusable({
		en: "it contains no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	certificates.forEach((pem, index) => {
		try {
			return new node_crypto__WEBPACK_IMPORTED_MODULE_6__.X509Certificate(pem);
		} catch {
			throw unusable({
				en: `certificate ${index + 1} in it cannot be read`,
				ko: `${index + 1}번째 인증서를 읽을 수 없습니다`
			});
		}
	});
	return certificates;
}
function isPort(port) {
	return Number.isInteger(port) && port >= 1 && port <= 65535;
}
function wrong$2(name, given, expected, text) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: quoted(text)
	}, { reason: name });
}
function quoted(text) {
	return `"${printable(text, 60)}"`;
}
// src/settings/data-directory.ts
function dataDirectory(given) {
	const text = given.one("data_dir");
	if (text !== void 0 && text !== "" && !text.includes("\0")) return (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(text);
	if (text !== void 0) throw failure$1("input.value", {
		field: given.naming("data_dir"),
		expected: {
			en: "the path of a folder",
			ko: "폴더의 경로"
		},
		given: shown(text)
	}, { reason: "data_dir" });
	const state = given.variable("XDG_STATE_HOME") ?? "";
	return (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.isAbsolute)(state) ? state : (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(given.variable("HOME") || home(), ".local", "state"), "portcullis");
}
function home() {
	try {
		return (0,node_os__WEBPACK_IMPORTED_MODULE_12__.homedir)();
	} catch {
		return "/nonexistent";
	}
}
// src/settings/options/storing.ts
const usualLimit = 1e10;
const limits = {
	least: 1e7,
	most: 0x5af3107a4000
};
const units = {
	"": 1,
	kb: 1e3,
	mb: 1e6,
	gb: 1e9,
	tb: 0xe8d4a51000
};
function readStoring(given) {
	return {
		dataDir: dataDirectory(given),
		databaseUrl: readDatabaseUrl(given),
		limit: readLimit(given),
		watchLimit: readWatchLimit(given),
		hasPublicChanges: given.one("public_changes") === void 0 || given.isSet("public_changes")
	};
}
function readDatabaseUrl(given) {
	return readSecret("database_url", given, {
		field: {
			en: "The database",
			ko: "데이터베이스"
		},
		isRight: isPostgres,
		expected: {
			en: "a URL such as postgres://user:password@host/database",
			ko: "postgres://user:password@host/database 같은 URL"
		}
	});
}
function isPostgres(text) {
	const url = URL.parse(text);
	return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}
function readLimit(given) {
	const text = given.one("store_limit");
	if (text === void 0) return usualLimit;
	const groups = /^(?<count>\d{1,15})(?: ?(?<unit>[KMGT]B))?$/i.exec(text)?.groups;
	const bytes = Number(groups?.["count"]) * (units[groups?.["unit"]?.toLowerCase() ?? ""] ?? NaN);
	if (bytes >= limits.least && bytes <= limits.most) return bytes;
	throw wrong$1("store_limit", given, {
		en: "bytes from 10MB to 100TB, such as 500MB",
		ko: "500MB처럼 10MB부터 100TB까지의 크기"
	}, text);
}
const [usualWatches, mostWatches] = [1e3, 1e6];
function readWatchLimit(given) {
	const text = given.one("watch_limit");
	if (text === void 0) return usualWatches;
	const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
	if (count >= 1 && count <= mostWatches) return count;
	throw wrong$1("watch_limit", given, {
		en: `a number of watches from 1 to ${mostWatches}`,
		ko: `1부터 ${mostWatches}까지의 감시 수`
	}, text);
}
function wrong$1(name, given, expected, text) {
	return failure$1("input.value", {
		field: given.naming(name),
		expected,
		given: shown(text)
	}, { reason: name });
}
// src/settings/memory.ts
function openResultMemory(given, { load, onTrouble }) {
	const source = given.source("data_dir");
	if (source === void 0 || source === "environment") return void 0;
	const storing = {
		...readStoring(given),
		databaseUrl: null
	};
	const access = readAccess(given);
	const other = [
		"server",
		"header",
		"client_cert"
	].find((name) => given.source(name) !== void 0);
	if (other !== void 0) throw unkept(given, other);
	const secrets = [...access.secrets, ...Object.values(readSourceKeys(given))];
	const open = async () => {
		return (await load()).openLocalCache({
			storing,
			secrets,
			onTrouble
		}).catch((error) => {
			throw notOpened(error, given, storing.dataDir);
		});
	};
	return sharing(open);
}
function sharing(open) {
	let opened = null;
	let users = 0;
	return { async within(work) {
		users++;
		const mine = opened ??= open();
		try {
			return await work(await mine);
		} finally {
			users--;
			if (users === 0) {
				opened = null;
				await mine.then((memory) => memory.close()).catch(() => void 0);
			}
		}
	} };
}
function unkept(given, other) {
	const detail = other === "server" ? {
		en: "the server stores its results itself",
		ko: "서버는 측정한 결과를 자체 저장소에 보관합니다"
	} : {
		en: "results measured with your credentials are never stored",
		ko: "사용자의 인증 정보로 측정한 결과는 저장하지 않습니다"
	};
	return failure$1("input.together", {
		field: given.naming("data_dir"),
		other: given.naming(other),
		detail
	}, { reason: "data_dir" });
}
function notOpened(error, given, dataDir) {
	const trouble = error instanceof Error && "trouble" in error ? error.trouble : null;
	if (!trouble) return error;
	return failure$1("input.file", {
		field: given.naming("data_dir"),
		path: printable(dataDir, 500),
		detail: trouble.text
	}, { reason: "data_dir" });
}
// src/settings/runner.ts
function openRunner(given, { networks, rulesFile, rememberer, onWait } = {}) {
	const remembering = rememberer && openResultMemory(given, rememberer);
	const remote = readRemote(given);
	const measuring = readMeasuring(given);
	if (remote) return maskAll(openRemote(remote, {
		timeout: given.one("timeout") === void 0 ? null : measuring.deadline,
		onWait
	}), []);
	return openLocal({
		...measuring,
		...networks && { networks }
	}, readAccess(given), {
		remembering,
		rulesFile
	});
}
function openLocal(measuring, access, stored = {}) {
	const { emptyHeader: name } = access;
	if (name !== null) return closeRunner(() => failure$1("access.header-empty", { name }));
	return maskAll(lateRunner({
		...measuring,
		special: true,
		access
	}, stored), [...access.secrets, ...Object.values(measuring.sourceKeys ?? {})]);
}
function lateRunner(options, { store, remembering, rulesFile }) {
	let opened;
	async function open() {
		const [run, engine] = await Promise.all([__webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then((m) => ({ deadlineOf: m.n, localRunner: m.r, runLocal: m.i })), __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then((m) => ({ openEngine: m.t }))]);
		const own = rulesFile && { userData: [(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(9558), __webpack_require__.e(1852)]).then(__webpack_require__.bind(__webpack_require__, 6316))).readExposureData(rulesFile.path, rulesFile.field)] };
		return run.localRunner({
			...engine.openEngine({
				...options,
				...own
			}),
			...store && { store }
		}, remembering);
	}
	return {
		async answer(check, query, asking) {
			return (await (opened ??= open())).answer(check, query, asking);
		},
		async look(url, looking) {
			const { look } = await (opened ??= open());
			if (!look) throw new Error("the engine in this process looks");
			return look(url, looking);
		}
	};
}
const remoteTimeout = 2e4;
const serverMargin = 5e3;
const remoteWaiting = 6e4;
function openRemote({ server, key }, { timeout, onWait }) {
	let opened;
	async function open() {
		const [{ remoteRunner }, send] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5193)]).then(__webpack_require__.bind(__webpack_require__, 5193)), openRemoteSend({ server })]);
		return remoteRunner({
			server,
			...key !== void 0 && { key },
			timeout: ({ deadline = 0 }) => timeout ?? Math.max(remoteTimeout, 1e3 * deadline + serverMargin),
			waiting: timeout === null ? remoteWaiting : 0,
			onWait,
			send,
			sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_10__.setTimeout)(ms, void 0, signal && { signal }),
			now: () => performance.timeOrigin + performance.now()
		});
	}
	return {
		waitsForRoom: true,
		async answer(check, query, asking) {
			opened ??= open();
			return (await opened).answer(check, query, asking);
		}
	};
}
// src/settings/access/short-headers.ts
const harmless = /^(?:.{1,2}|true|false|yes|off|none)$/i;
const said = {
	en: "Header values shorter than {count} characters are not masked if a target echoes them: {list}. If a value is secret, use a longer one.",
	ko: "{count}자보다 짧은 헤더 값은 대상이 되돌려 보내도 가리지 않습니다: {list}. 비밀 값이라면 더 긴 값을 쓰십시오."
};
function shortHeaders(givens, language) {
	const names = givens.flatMap((given) => Object.entries(readHeaders(given).headers)).filter(([, value]) => value !== "" && value.length < 6 && !harmless.test(value)).map(([name]) => name);
	if (names.length === 0) return [];
	const params = {
		count: 6,
		list: [...new Set(names)].join(", ")
	};
	return [{
		id: "gate.header-short",
		level: "warn",
		message: fill(said, params, language)
	}];
}
// src/settings/output/language.ts
const spoken = new WeakMap();
async function withLanguage(language, work) {
	try {
		return await work();
	} catch (error) {
		const known = languages.find((each) => each === language);
		if (known && error instanceof Failure && !spoken.has(error)) spoken.set(error, known);
		throw error;
	}
}
function languageIn(failure) {
	return spoken.get(failure) ?? null;
}
// src/settings/options/sitemap.ts
const root = /^\s{0,100}(?:<\?xml[^>]{0,200}\?>\s{0,100})?(?:<(?:\?|!--)[^>]{0,2000}>\s{0,100}){0,5}<(?<name>urlset|sitemapindex)[\s>]/;
const location = /<loc>\s{0,100}(?:<!\[CDATA\[)?(?<text>[^<\]]{1,2048})(?:\]\]>)?\s{0,100}<\/loc>/g;
const mostSitemaps = 20;
function readSitemap(text) {
	const name = root.exec(text)?.groups?.["name"];
	if (name === void 0) return null;
	const locations = Array.from(text.matchAll(location), ({ groups }) => unescaped$1(groups?.["text"] ?? "").trim());
	return {
		isIndex: name === "sitemapindex",
		locations
	};
}
const entities = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function unescaped$1(text) {
	return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name] ?? "");
}
async function pagesOf(first, at, collecting) {
	const host = hostIn(at ?? first.locations[0] ?? "");
	const isOwn = (url) => host !== null && hostIn(url) === host;
	const pages = new Set();
	const waiting = [];
	const read = new Set(at === null ? [] : [at]);
	for (let sitemap = first; sitemap; sitemap = await next()) {
		const own = sitemap.locations.filter(isOwn);
		if (sitemap.isIndex) waiting.push(...own);
		else own.forEach((url) => pages.size <= collecting.most && pages.add(url));
	}
	return [...pages];
	async function next() {
		const url = waiting.find((each) => !read.has(each));
		if (url === void 0 || pages.size > collecting.most) return null;
		if (read.size > mostSitemaps) throw collecting.unusable(tooMany);
		read.add(url);
		if (!collecting.load) throw collecting.unusable(index);
		const sitemap = readSitemap(sitemapTextOf(await collecting.load(url), collecting));
		if (!sitemap) throw collecting.unusable(noSitemap);
		return sitemap;
	}
}
function sitemapTextOf(bytes, { largest, unusable }) {
	if (bytes[0] !== 31 || bytes[1] !== 139) return Buffer.from(bytes).toString("utf8").replace(/^\ufeff/, "");
	try {
		return (0,node_zlib__WEBPACK_IMPORTED_MODULE_5__.gunzipSync)(bytes, { maxOutputLength: largest }).toString("utf8");
	} catch {
		throw unusable(damaged);
	}
}
function hostIn(url) {
	const parsed = URL.parse(url);
	return parsed && /^https?:$/.test(parsed.protocol) ? hostOf(parsed).replace(/^www\./, "") : null;
}
const noSitemap = {
	en: "it is not a sitemap",
	ko: "사이트맵이 아닙니다"
};
const tooMany = {
	en: `it lists more than ${mostSitemaps} sitemaps`,
	ko: `사이트맵이 ${mostSitemaps}개를 넘게 들어 있습니다`
};
const index = {
	en: "it is a list of sitemaps; name the URL of one sitemap",
	ko: "사이트맵의 목록입니다. 사이트맵 하나의 URL을 지정하십시오"
};
const damaged = {
	en: "it cannot be decompressed, or is too large",
	ko: "압축을 풀 수 없거나 너무 큽니다"
};
// src/settings/options/urls.ts
const expected = {
	en: "URLs separated by spaces, with each comma of a URL written as %2C",
	ko: "URL 안의 쉼표는 %2C로 쓰고 공백으로 구분한 URL 목록"
};
function urlsOf(text) {
	return text.split(/\s+/).flatMap((word) => {
		const pieces = word.split(",").filter((piece) => piece !== "");
		if (pieces.find((piece, at) => at > 0 && !hasScheme(piece) && hasPath(pieces[at - 1] ?? "")) === void 0) return pieces;
		throw failure$1("input.value", {
			field: "PORTCULLIS_URL",
			expected,
			given: printable(word, 100)
		}, { reason: "url" });
	});
}
const onePerLine = {
	en: "http or https URLs such as https://example.com/, one per line",
	ko: "한 줄에 하나씩 쓴 http 또는 https URL(예: https://example.com/)"
};
function refuseJoined(lines) {
	const joined = lines.find((line) => /\S[\s,]+\S/.test(line) && !("value" in parseUrl(line)));
	if (joined === void 0) return;
	throw failure$1("input.value", {
		field: "url",
		expected: onePerLine,
		given: shown(joined)
	}, { reason: "url" });
}
function hasScheme(piece) {
	return /^https?:\/\//i.test(piece);
}
function hasPath(piece) {
	return /[/?#]/.test(piece.replace(/^https?:\/\//i, ""));
}
function onceEach(urls) {
	const canonical = urls.map(canonicalOf);
	const isFirst = (index) => canonical.indexOf(canonical[index] ?? "") === index;
	const repeated = new Set(canonical.filter((_, index) => !isFirst(index)));
	return {
		urls: urls.filter((_, index) => isFirst(index)),
		repeated: [...repeated]
	};
}
function canonicalOf(url) {
	const parsed = parseUrl(url);
	return "value" in parsed ? parsed.value : url;
}
// src/settings/options/targets.ts
const mostTargets = 1e3;
const largestFile = 4194304;
async function readTargets(given, { folder = ".", input, before, load }) {
	const name = given.one("targets");
	if (name === void 0) return {
		urls: [],
		repeated: []
	};
	if (name === "") throw failure$1("input.value", {
		field: given.naming("targets"),
		expected: aFile,
		given: "\"\""
	}, { reason: "targets" });
	const unusable = (detail) => failure$1("input.file", {
		field: given.naming("targets"),
		path: printable(name, 200),
		detail
	}, { reason: "targets" });
	const isUrl = /^https?:\/\//i.test(name);
	if (isUrl && !load) throw unusable(notByServer);
	const local = () => name === "-" ? readInput(input, unusable) : readFile((0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(folder, name), {
		largest: largestFile,
		unusable
	});
	const bytes = await (isUrl && load ? loaded(name, load, unusable) : local());
	if (isWide(bytes)) throw unusable({
		en: "it is UTF-16; save it as UTF-8",
		ko: "UTF-16입니다. UTF-8로 저장하십시오"
	});
	const collecting = {
		largest: largestFile,
		most: mostTargets,
		unusable,
		...load && { load }
	};
	const text = sitemapTextOf(bytes, collecting);
	const sitemap = readSitemap(text);
	if (isUrl && !sitemap) throw unusable(noSitemap);
	const lines = text.split(/\r\n|\r|\n/);
	const shownName = name === "-" ? "stdin" : printable(name, 200);
	const entries = (sitemap && await pagesOf(sitemap, isUrl ? name : null, collecting))?.map((url) => ({
		url,
		naming: shownName
	})) ?? lines.flatMap((line, at) => {
		const url = line.replace(/(?:^|\s)#.*$/, "").trim();
		return url === "" ? [] : [{
			url,
			naming: `${shownName}:${at + 1}`
		}];
	});
	if (entries.length === 0) throw unusable({
		en: "it contains no target",
		ko: "대상이 하나도 없습니다"
	});
	if (entries.length > mostTargets) throw unusable({
		en: `it contains more than ${mostTargets} targets`,
		ko: `대상이 ${mostTargets}개를 넘습니다`
	});
	return distinct(entries, before.map(canonicalOf));
}
async function loaded(url, load, unusable) {
	try {
		return Buffer.from(await load(url));
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const [en, ko] = languages.map((language) => describeFailure(error.facts, language).replace(/\.$/, ""));
		throw unusable({
			en: en ?? "",
			ko: ko ?? ""
		});
	}
}
const notByServer = {
	en: "a sitemap at a URL cannot be read with --server; save it as a file",
	ko: "--server를 쓸 때는 URL의 사이트맵을 읽을 수 없습니다. 파일로 저장하십시오"
};
function distinct(entries, before) {
	refuseBad(entries);
	const seen = new Set(before);
	const repeated = new Set();
	return {
		urls: entries.filter(({ url }) => {
			const one = canonicalOf(url);
			if (seen.has(one)) repeated.add(one);
			return !seen.has(one) && Boolean(seen.add(one));
		}),
		repeated: [...repeated]
	};
}
function refuseBad(entries) {
	const [first, ...others] = entries.flatMap(({ url, naming }) => {
		const parsed = parseUrl(url);
		return "value" in parsed ? [] : [{
			url,
			naming,
			problem: parsed.problem
		}];
	});
	if (!first) return;
	const { naming: field, url, problem } = first;
	const { expected, given = shown(url) } = problem;
	if (others.length === 0) throw failure$1("input.value", {
		field,
		expected,
		given
	}, { reason: "targets" });
	const named = others.slice(0, 9).map(({ naming }) => naming);
	throw failure$1("input.lines", {
		field,
		expected,
		given,
		others: [...named, ...others.length > named.length ? [`+${others.length - named.length}`] : []].join(", ")
	}, { reason: "targets" });
}
const aFile = {
	en: "the path of a file, or - for the standard input",
	ko: "파일 경로 또는 표준 입력을 뜻하는 -"
};
async function readInput(input, unusable) {
	if (!input) throw unusable({
		en: "a workflow step has no standard input",
		ko: "스텝에는 표준 입력이 없습니다"
	});
	const bytes = await input(largestFile).catch((error) => {
		throw unusable(whyNot(error));
	});
	if (bytes.length > 4194304) throw unusable(tooLarge(largestFile));
	return bytes;
}
function isWide(bytes) {
	return /^(?:\u00ff\u00fe|\u00fe\u00ff|(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(bytes.toString("latin1", 0, 4));
}
// src/settings/options/thresholds.ts
const optionOf = {
	ssl: "min_ssl",
	headers: "min_headers",
	days: "min_days",
	https: "require_https"
};
const asked = [
	...Object.values(optionOf),
	"accept_status",
	"all_ips"
];
function readThresholds(given) {
	const entries = asked.map((name) => [name, given.one(name)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
}
function optionFor(id) {
	return Object.hasOwn(optionOf, id) ? optionOf[id] : void 0;
}
function withSources(result, given) {
	const targets = result.targets.map((target, index) => {
		const own = given[index];
		return {
			...target,
			checks: target.checks.map((check) => {
				const option = check.source === "query" ? optionFor(check.id) : void 0;
				const { id, status, expected, ...rest } = check;
				return {
					id,
					status,
					expected,
					...rest,
					source: (option && own?.source(option)) ?? check.source
				};
			})
		};
	});
	return {
		...result,
		targets
	};
}
// src/settings/options/waiting.ts
function readPersistence(given) {
	return {
		waiting: readWaiting(given),
		confirm: readNumber(given, "confirm", {
			least: 0,
			most: 1,
			usual: 1,
			unit: "whole"
		}) === 1,
		retries: readNumber(given, "retries", {
			least: 0,
			most: 5,
			usual: 2,
			unit: "whole"
		})
	};
}
function readConcurrency(given) {
	return readNumber(given, "concurrency", {
		least: 1,
		most: 32,
		usual: 8,
		unit: "whole"
	});
}
const mostConditions = 20;
function readWaiting(given) {
	const { timeout, interval } = readRunTime(given);
	const written = given.list("wait_for").map((text) => text.trim());
	if (written.length === 0) return null;
	if (given.source("server") !== void 0) throw notThere(given);
	if (written.length > mostConditions) throw wrong(given, {
		en: `at most ${mostConditions} conditions`,
		ko: `최대 ${mostConditions}개의 조건`
	}, `${written.length}`);
	const conditions = written.map((text) => readCondition(text, given));
	refuseContradiction(conditions, given);
	return {
		conditions,
		timeout,
		interval
	};
}
function notThere(given) {
	return failure$1("input.together", {
		field: given.naming("wait_for"),
		other: given.naming("server"),
		detail: {
			en: "a server does not wait, and it may see another deployment than this machine",
			ko: "서버는 기다리지 않으며, 이 컴퓨터와 다른 배포를 볼 수 있습니다"
		}
	}, { reason: "wait_for" });
}
const longestText = 1024;
const header = /^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine = /^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine = /^body~(?<text>.+)$/s;
function readCondition(written, given) {
	if (written.length > longestText) throw wrong(given, {
		en: `no longer than ${longestText} characters`,
		ko: `${longestText}자 이하`
	}, `${written.length}`);
	if (written === "up") return {
		kind: "up",
		written
	};
	const code = statusLine.exec(written)?.groups?.["code"];
	if (code !== void 0) return {
		kind: "status",
		code: code.toLowerCase(),
		written
	};
	const { name, sign, text } = header.exec(written)?.groups ?? {};
	const value = text?.trim();
	if (name !== void 0 && value !== void 0 && value !== "" && !hasControls(value)) return {
		kind: "header",
		name: name.toLowerCase(),
		text: value,
		isWhole: sign === "=",
		written
	};
	const body = bodyLine.exec(written)?.groups?.["text"];
	if (body !== void 0) return {
		kind: "body",
		text: body,
		written
	};
	throw failure$1("input.option", {
		field: given.naming("wait_for"),
		expected: forms,
		given: shown(written),
		suggestion: meant(written)
	}, { reason: "wait_for" });
}
const forms = "up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT";
function hasControls(text) {
	return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text);
}
const spellings$1 = {
	up: () => "up",
	status: (rest) => /^[2-5](?:\d\d|xx)$/i.test(rest) ? `status=${rest}` : "status=200",
	header: (rest) => /^[\w-]+[=~]./.test(rest) ? `header:${rest}` : "header:NAME=TEXT",
	body: (rest) => `body~${rest || "TEXT"}`
};
function meant(written) {
	const [, head = "", rest = ""] = /^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(written) ?? [];
	const near = nearest(head.trim(), Object.keys(spellings$1));
	const spelled = near === null ? void 0 : spellings$1[near]?.(printable(rest.trim(), 60));
	if (spelled === void 0) return {
		en: "",
		ko: ""
	};
	return {
		en: ` Did you mean ${spelled}?`,
		ko: ` 혹시 ${spelled} 말씀이신가요?`
	};
}
function refuseContradiction(conditions, given) {
	const pair = contraryStatus(conditions) ?? contraryHeader(conditions);
	if (!pair) return;
	const [first, second] = pair;
	throw failure$1("input.conflict", {
		field: given.naming("wait_for"),
		first: first.written,
		second: second.written
	}, { reason: "wait_for" });
}
function contraryStatus(conditions) {
	const told = conditions.filter((each) => each.kind === "status" || each.kind === "up");
	const codes = Array.from({ length: 400 }, (_, at) => 200 + at);
	const [first, ...others] = told;
	const second = others.find((_, at) => !codes.some((code) => told.slice(0, at + 2).every((each) => allows(each, code))));
	return first && second ? [first, second] : null;
}
function contraryHeader(conditions) {
	const told = conditions.filter((each) => each.kind === "header");
	for (const first of told.filter(({ isWhole }) => isWhole)) {
		const second = told.find(({ name, text, isWhole }) => {
			return name === first.name && (isWhole ? first.text !== text : !first.text.includes(text));
		});
		if (second) return told.indexOf(first) < told.indexOf(second) ? [first, second] : [second, first];
	}
	return null;
}
function allows(condition, code) {
	if (condition.kind === "up") return code < 500;
	return condition.kind !== "status" || condition.code === `${code}` || condition.code === `${Math.floor(code / 100)}xx`;
}
function wrong(given, expected, told) {
	return failure$1("input.value", {
		field: given.naming("wait_for"),
		expected,
		given: told
	}, { reason: "wait_for" });
}
// src/settings/plan.ts
async function makePlan(sources) {
	const { typed, env, options, folder } = sources;
	const found = findConfig(readGiven(typed, env, options), folder);
	return planOf(found && await (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(3691)]).then(__webpack_require__.bind(__webpack_require__, 3691))).readConfig(found), sources);
}
async function planOf(config, sources) {
	const { typed, env, options, now } = sources;
	const given = readGiven(typed, env, options);
	const { urls, repeated } = await namedUrls(given, sources);
	if (config) {
		const plan = async () => {
			return {
				...await (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(3000)]).then(__webpack_require__.bind(__webpack_require__, 3000)).then((m) => ({ planWith: m.t }))).planWith(config, sources, urls),
				repeated
			};
		};
		return withLanguage(config.values.lang, plan);
	}
	return {
		given,
		targets: urls.map(({ url, naming: urlNaming }) => {
			const naming = (name) => name === "url" ? urlNaming : given.naming(name);
			return {
				url,
				given,
				naming,
				rules: {},
				ownRules: [],
				demands: {},
				isApart: false
			};
		}),
		waivers: [],
		isWhole: true,
		config: null,
		now,
		repeated
	};
}
async function namedUrls(given, { urls, urlNaming, folder, input }) {
	const source = given.source("targets");
	const isInEnvironment = urlNaming === "PORTCULLIS_URL";
	const isListTyped = source !== void 0 && source !== "environment";
	const typed = onceEach(isListTyped && isInEnvironment ? [] : urls);
	const named = {
		urls: typed.urls.map((url) => ({
			url,
			naming: urlNaming
		})),
		repeated: typed.repeated
	};
	if (source === void 0 || !isListTyped && !isInEnvironment && urls.length > 0) return named;
	const list = await readTargets(given, {
		folder,
		input,
		before: typed.urls,
		load: sitemapsWith(given)
	});
	return {
		urls: [...named.urls, ...list.urls],
		repeated: [...new Set([...named.repeated, ...list.repeated])]
	};
}
const sitemapPatience = 1e4;
function sitemapsWith(given) {
	if (!/^https?:/i.test(given.one("targets") ?? "")) return void 0;
	const { look } = openRunner(given);
	return look && (async (url) => {
		const { sights } = await look(url, {
			limit: 4194304,
			patience: sitemapPatience
		});
		const page = sights.find((sight) => sight.page?.status === 200)?.page;
		if (page) return page.body;
		const [first] = sights;
		if (first?.failure) throw new Failure(first.failure);
		const detail = {
			en: `status ${first?.page?.status ?? "unknown"}`,
			ko: `상태 ${first?.page?.status ?? "알 수 없음"}`
		};
		throw failure$1("input.file", {
			field: given.naming("targets"),
			path: printable(url, 200),
			detail
		}, { reason: "targets" });
	});
}
function questionsOf({ given, targets, waivers, now }, having = {}) {
	const shared = openRunner(given, having);
	return targets.map(({ url, name, given: own, naming, demands, rules, isApart }) => ({
		url,
		...name !== void 0 && { name },
		thresholds: readThresholds(own),
		naming,
		demands,
		excusing: {
			rules,
			waivers,
			now
		},
		runner: isApart ? openRunner(own, having) : shared,
		persistence: readPersistence(own)
	}));
}
const once = {
	en: "These targets are given more than once. Each is measured once: {list}.",
	ko: "두 번 이상 지정되어 한 번만 측정한 대상: {list}."
};
const mostListed = 10;
function noticesOf(plan, language) {
	const givens = new Set([plan.given, ...plan.targets.map(({ given }) => given)]);
	return [...repeatedOnes(plan, language), ...shortHeaders([...givens], language)];
}
function repeatedOnes({ repeated }, language) {
	if (repeated.length === 0) return [];
	const list = [...repeated.slice(0, mostListed).map(maskUrls), ...repeated.length > mostListed ? ["…"] : []].join(", ");
	return [{
		id: "gate.target-repeated",
		level: "warn",
		message: fill(once, { list }, language)
	}];
}
// src/action/task.ts
function isAuto(url) {
	return url.toLowerCase() === "auto";
}
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_2__.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty$1(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData$1(this.message)}`;
		return cmdStr;
	}
};
function escapeData$1(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty$1(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync(filePath, `${toCommandValue(message)}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto__WEBPACK_IMPORTED_MODULE_13__.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${convertedValue}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile: writeFile$1 } = fs__WEBPACK_IMPORTED_MODULE_1__.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, fs__WEBPACK_IMPORTED_MODULE_1__.constants.R_OK | fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile$1 : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(os__WEBPACK_IMPORTED_MODULE_2__.EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const summary = new Summary();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os__WEBPACK_IMPORTED_MODULE_2__.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
	process.exitCode = ExitCode.Failure;
	error(message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}
// src/action/log.ts
function openLog({ out, random }, count = 0) {
	const [begin, end] = silence(random());
	const say = (text) => out(inert(text));
	let finished = 0;
	out(begin);
	return {
		say,
		done(target) {
			finished++;
			if (count < 2) return;
			say(`[${finished}/${count}] ${markOf[target.verdict]} ${printable(target.url, 300)}\n`);
		},
		news: (line) => say(`${line}\n`),
		bug: (error) => say(`${stackOf(error)}\n`),
		end: () => out(end)
	};
}
function sayAlone(io, text) {
	const log = openLog(io);
	log.say(`${text}\n`);
	log.end();
}
function silence(token) {
	return [`::stop-commands::${token}\n`, `::${token}::\n`];
}
function stackOf(error) {
	return maskUrls(error instanceof Error ? error.stack ?? error.message : String(error)).split("\n").slice(0, 50).map((line) => printable(line, 500)).join("\n");
}
// src/gate/judge.ts
const asMeasured = {
	target: (measured) => measured,
	whole: (measured) => ({
		result: measured,
		baseline: null
	})
};
async function openJudge(policy, isUpdated) {
	if (policy === null) return asMeasured;
	const [{ applyPolicy, judgeTarget }, { baselineOf }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(1231)]).then(__webpack_require__.bind(__webpack_require__, 1231)), Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(1604)]).then(__webpack_require__.bind(__webpack_require__, 1604)).then((m) => ({ baselineOf: m.t, baselineText: m.n, goneFrom: m.r, knownTo: m.i, outdatedChecks: m.a, withOthers: m.o }))]);
	const { baseline: before } = policy;
	const anew = (targets) => ({
		...policy,
		baseline: baselineOf({ targets }, before)
	});
	const without = {
		...policy,
		baseline: null
	};
	return {
		target(measured, index) {
			const known = isUpdated ? anew([judgeTarget(measured, without, index)]) : policy;
			return judgeTarget(measured, known, index);
		},
		whole(measured) {
			if (!isUpdated) return {
				result: applyPolicy(measured, policy),
				baseline: null
			};
			const known = anew(applyPolicy(measured, without).targets);
			return {
				result: applyPolicy(measured, known),
				baseline: known.baseline
			};
		}
	};
}
// src/run/idle-connections.ts
const connectionLifetime = 6e4;
function openIdlePool(now = Date.now) {
	let idle = [];
	const refusals = new Map();
	const accepting = new Set();
	let isClosed = false;
	function isRecent(at, since) {
		return at >= Math.max(since, now() - connectionLifetime);
	}
	function evict() {
		const kept = idle.filter(({ connection }) => isRecent(connection.openedAt, 0)).slice(-64);
		for (const each of idle) if (!kept.includes(each)) each.connection.close();
		idle = kept;
	}
	return {
		since: (since) => ({
			take(origin) {
				const found = idle.findLast((each) => each.origin === origin && isRecent(each.connection.openedAt, since));
				idle = idle.filter((each) => each !== found);
				return found?.connection ?? null;
			},
			leave(origin, connection) {
				if (isClosed) return connection.close();
				idle = [...idle, {
					origin,
					connection
				}];
				evict();
			},
			refusal(origin) {
				const known = accepting.has(origin) ? void 0 : refusals.get(origin);
				return known && isRecent(known.begunAt, since) ? known.failure : null;
			},
			refuse: (origin, failure, begunAt) => void refusals.set(origin, {
				failure,
				begunAt
			}),
			accept: (origin) => void accepting.add(origin)
		}),
		close() {
			isClosed = true;
			for (const { connection } of idle) connection.close();
			idle = [];
		}
	};
}
// src/gate/clock.ts
const systemClock = {
	now: () => performance.now(),
	random: Math.random,
	async sleep(ms, signal) {
		try {
			await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_10__.setTimeout)(ms, void 0, signal && { signal });
			return true;
		} catch (error) {
			if (signal?.aborted) return false;
			throw error;
		}
	}
};
function jittered(ms, { random }) {
	return ms * (.8 + .4 * random());
}
// src/gate/totals.ts
function isOpen({ verdict, checks, incompleteChecks: open = [] }, rule) {
	return verdict === "unknown" || checks.some(({ status }) => status === "unknown") || open.some(({ check }) => rule.startsWith(`${check}.`));
}
function totalsOf(targets) {
	const count = (verdict) => targets.filter((target) => target.verdict === verdict).length;
	const waived = targets.flatMap(({ findings }) => findings.filter((finding) => finding.waived));
	return {
		pass: count("pass"),
		warn: count("warn"),
		fail: count("fail"),
		unknown: count("unknown"),
		waived: waived.length
	};
}
const worstFirst = [
	"fail",
	"unknown",
	"warn",
	"pass"
];
function worstVerdict(verdicts) {
	return worstFirst.find((verdict) => verdicts.includes(verdict)) ?? "unknown";
}
// src/gate/queue.ts
function openTargetQueue(limit) {
	const waiting = [];
	let running = 0;
	return async (work) => {
		if (running < limit) running++;
		else {
			const { promise, resolve } = Promise.withResolvers();
			waiting.push(resolve);
			await promise;
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
// src/gate/run-targets.ts
const usualConcurrency = 8;
async function gateEach(questions, options) {
	for (const question of questions) {
		const query = queryOf(question);
		parseInput(input, query, question.naming);
		question.runner.check?.(query, question.naming);
	}
	const { gateOne } = await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then((m) => ({ gateOne: m.y }));
	const queue = openTargetQueue(options.concurrency ?? usualConcurrency);
	const ending = new AbortController();
	const { judge = (measured) => measured, clock = systemClock } = options;
	const one = {
		...options,
		clock,
		queue,
		begunAt: Date.now(),
		isOver: () => ending.signal.aborted
	};
	const pools = new Map();
	function idleOf(runner) {
		const pool = pools.get(runner) ?? openIdlePool();
		pools.set(runner, pool);
		return pool;
	}
	return merge(await Promise.all(questions.map(async (question, index) => {
		const each = {
			...one,
			idle: idleOf(question.runner),
			judge: (measured) => judge(measured, index)
		};
		const result = await gateOne(question, queryOf(question), each).catch((error) => {
			ending.abort();
			throw error;
		});
		result.targets.forEach((target) => options.onTarget?.(target, index));
		return result;
	})).finally(() => pools.forEach((pool) => pool.close())), options.notices ?? []);
}
function queryOf({ url, thresholds }) {
	return {
		url,
		...thresholds
	};
}
function merge(results, notices) {
	const [first] = results;
	if (!first) throw new Error("no results to merge");
	const targets = results.flatMap((result) => result.targets);
	const verdict = worstVerdict(targets.map((target) => target.verdict));
	const sum = (of) => targets.reduce((all, { cost }) => all + cost[of], 0);
	const cost = {
		connections: sum("connections"),
		requests: sum("requests")
	};
	return {
		...first,
		verdict,
		targets,
		totals: totalsOf(targets),
		cost,
		...notices.length > 0 && { notices }
	};
}
// src/gate/outcome.ts
function endingOf({ verdict, targets }, { failOn, onError }) {
	if (targets.some(({ reason }) => reason === "internal")) return "bug";
	const verdicts = [verdict, ...targets.map((target) => target.verdict)];
	const isUnknown = verdicts.includes("unknown") || targets.some(({ checks }) => checks.some(({ status }) => status === "unknown"));
	const isWarned = verdicts.includes("warn") || targets.some(warns) || isUnknown && onError === "warn";
	if (failOn !== "never" && verdicts.includes("fail")) return "fail";
	if (failOn === "warn" && isWarned) return "fail";
	return isUnknown && onError === "fail" ? "unknown" : "pass";
}
function warns({ checks, findings }) {
	return checks.some(({ status, baselineState }) => status === "warn" && baselineState === void 0) || findings.some(({ level, waived, baselineState }) => level === "warn" && !waived && baselineState !== "unchanged");
}
// src/report/github/annotate.ts
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function formatAnnotation({ kind, title, message, at }) {
	return `::${kind} ${[...at ? placeOf(at) : [], `title=${escapeProperty(title)}`].join(",")}::${escapeData(message)}\n`;
}
function placeOf({ path, range: { start, end } }) {
	const lines = [
		`file=${escapeProperty(path)}`,
		`line=${start.line}`,
		`endLine=${end.line}`
	];
	return start.line === end.line ? [...lines, `col=${start.column}`] : lines;
}
// src/core/memo.ts
function memo(make, most = 4) {
	const made = new Map();
	return (text) => {
		const known = made.get(text);
		if (known !== void 0) return known;
		if (made.size >= most) made.clear();
		const fresh = make(text);
		made.set(text, fresh);
		return fresh;
	};
}
// src/report/mentions.ts
const mentionLines = memo((text) => text.split(/\r\n|\r|\n/));
function lineOf(text, { url, name }) {
	const words = wordsOf(text);
	const found = spellings(url, name).map((spelling) => mentionOf(text, spelling, words)).find((at) => at !== null);
	return found === void 0 || found === null ? null : lineAt(text, found);
}
function spellings(url, name) {
	const bare = url.replace(/^https?:\/\//, "").replace(/\/$/, "");
	const [host = ""] = bare.split("/", 1);
	return [
		{
			text: bare,
			behind: /\/?(?![\w/:?-]|\.\w)/y
		},
		{
			text: host,
			behind: /(?![\w-]|\.\w)/y
		},
		{
			text: name ?? "",
			behind: /(?![\w.-])/y
		}
	].filter(({ text }) => text !== "");
}
function mentionOf(text, { text: wanted, behind }, words) {
	const isMention = (at) => {
		if (at < 0 || !text.startsWith(wanted, at) || at > 0 && /[\w.-]/.test(text.charAt(at - 1))) return false;
		behind.lastIndex = at + wanted.length;
		return behind.test(text);
	};
	const word = wordsIn(wanted).next().value;
	if (word) return (words.get(word.key) ?? []).map((at) => at - word.index).find(isMention) ?? null;
	for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) if (isMention(at)) return at;
	return null;
}
const wordsOf = memo((text) => {
	const words = new Map();
	for (const { key, index } of wordsIn(text)) {
		const known = words.get(key);
		if (known) known.push(index);
		else words.set(key, [index]);
	}
	return words;
});
function* wordsIn(text) {
	for (const { 0: word, index } of text.matchAll(/[\w.-]+/g)) {
		let { length } = word;
		while (length > 0 && ".-".includes(word.charAt(length - 1))) length--;
		if (length > 0) yield {
			key: word.slice(0, length),
			index
		};
	}
}
const startsOf = memo((text) => [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)]);
function lineAt(text, at) {
	const starts = startsOf(text);
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((starts[middle] ?? 0) <= at) low = middle;
		else high = middle;
	}
	return low + 1;
}
// src/report/spot.ts
function spotOf(place, target, about) {
	const { config, source } = place;
	const range = config?.rangeOf(target, about);
	if (config && range) return spotAt(config.path, config.text, range);
	if (!source) return config ? spotAt(config.path, config.text, wholeLine(config.text, 1)) : null;
	const { path, text } = source;
	if (text === null) return unreadSpot(path);
	return spotAt(path, text, wholeLine(text, (target && lineOf(maskUrls(text), target)) ?? 1));
}
function unreadSpot(path) {
	return {
		path,
		range: firstLine,
		text: null,
		around: {
			first: 1,
			lines: []
		}
	};
}
const firstLine = {
	start: {
		line: 1,
		column: 1
	},
	end: {
		line: 1,
		column: 2
	}
};
function wholeLine(text, line) {
	const { length } = mentionLines(text)[line - 1] ?? "";
	return {
		start: {
			line,
			column: 1
		},
		end: {
			line,
			column: Math.max(1, length) + 1
		}
	};
}
function spotAt(path, text, range) {
	const { start, end } = range;
	const lines = mentionLines(text);
	const own = lines.slice(start.line - 1, end.line);
	const cut = own.map((line, index) => {
		const to = index === own.length - 1 ? end.column - 1 : line.length;
		return line.slice(index === 0 ? start.column - 1 : 0, to);
	});
	const before = Math.max(0, start.line - 2);
	const last = lines.at(-1) === "" ? Math.max(end.line, lines.length - 1) : lines.length;
	const around = {
		first: before + 1,
		lines: lines.slice(before, Math.min(end.line + 1, last)).map(maskUrls)
	};
	return {
		path,
		range,
		text: maskUrls(cut.join("\n")),
		around
	};
}
// src/report/github/annotations.ts
function annotationsOf(result, language, outcome) {
	const { targets, notices = [] } = result;
	const ranked = targets.flatMap((target) => {
		return byCause(target.findings).filter((finding) => isWorthNoting(finding, target)).map((finding) => ({
			target,
			finding
		}));
	}).toSorted((a, b) => rank(a.finding) - rank(b.finding));
	const telling = {
		language,
		outcome
	};
	return [
		...notices.map((notice) => ({
			kind: effectOfNotice(notice, result, outcome).loudness,
			title: harmless$1(notice.id, longest.rule),
			message: harmless$1(notice.message, longest.text),
			about: {
				rule: notice.id,
				target: null
			}
		})),
		...targets.flatMap((target) => thresholdsOf(target, telling)),
		...ranked.map(({ target, finding }) => toAnnotation(finding, target, telling))
	];
}
function isWorthNoting({ severity, level }, { verdict }) {
	return verdict !== "pass" || severity !== "info" || level === "error" || level === "warn";
}
function rank({ severity }) {
	return severities.indexOf(severity);
}
const longest = {
	rule: 120,
	url: 200,
	subject: 80,
	text: 600
};
const silent = new Set(["pass", "off"]);
function thresholdsOf(target, telling) {
	const told = target.checks.filter(({ status }) => !silent.has(status));
	const thresholds = [...Map.groupBy(told, (check) => `${check.status} ${check.message} ${statusLineOf(check, telling.language)}`).values()].flatMap(([first, ...others]) => first ? [ofThresholds([first, ...others], target, telling)] : []);
	return [...unseenOf(target, telling), ...thresholds];
}
function unseenOf(target, { language, outcome }) {
	const { message = "" } = target;
	if (!isUnseen(target)) return [];
	const effect = effectOfUnknown(target, outcome);
	const title = `${reportWords.verdict.unknown[language]} ${harmless$1(titleOf(target), longest.url)}`;
	const about = {
		rule: "gate.verdict",
		target
	};
	return [{
		kind: effect.loudness,
		title,
		message: lines(message, softeningOf(effect, language)),
		about
	}];
}
function ofThresholds(checks, target, { language, outcome }) {
	const [check] = checks;
	const { status, baselineState } = check;
	const verdict = status === "waived" || baselineState ? "" : `${verdictIn(status, language)} `;
	const ids = checks.map(({ id }) => harmless$1(id, longest.rule)).join(", ");
	const why = status === "unknown" ? target.message : check.action;
	const effect = effectOfCheck(check, target, outcome);
	return {
		kind: effect.loudness,
		title: `${verdict}${ids} · ${harmless$1(titleOf(target), longest.url)}`,
		message: lines(check.message, why ?? "", statusLineOf(check, language) || softeningOf(effect, language)),
		about: {
			rule: `gate.${check.id}`,
			target
		}
	};
}
function verdictIn(status, language) {
	return status === "waived" || status === "off" ? "" : reportWords.verdict[status][language];
}
function toAnnotation(finding, target, { language, outcome }) {
	const { id, subject, cause, action, record } = finding;
	const about = subject === void 0 ? "" : ` (${harmless$1(subject, longest.subject)})`;
	const beside = idsBeside(finding).join(", ");
	const notes = [
		beside === "" ? "" : fill(reportWords.also, { list: beside }, language),
		statusLineOf(finding, language),
		softeningOf(effectOfFinding(finding, outcome), language)
	];
	return {
		kind: loudnessOf(finding, target, outcome),
		title: `${harmless$1(id, longest.rule)}${about} · ${harmless$1(titleOf(target), longest.url)}`,
		message: lines(cause, action, recordText(record, longest.text), ...notes),
		about: {
			rule: id,
			target,
			...subject !== void 0 && { subject }
		}
	};
}
function lines(...texts) {
	return texts.filter((text) => text !== "").map((text) => harmless$1(text, longest.text)).join("\n");
}
const mostOfEach = 10;
const more = {
	en: "+{count} more: they are in the results file.",
	ko: "+{count}건 더 있습니다. 결과 파일에서 볼 수 있습니다."
};
function limited(annotations, language) {
	return [...Map.groupBy(annotations, ({ kind }) => kind).values()].flatMap((all) => {
		const count = all.length - mostOfEach;
		if (count <= 0) return all;
		return all.slice(0, mostOfEach).map((each, index) => {
			if (index < 9) return each;
			return {
				...each,
				message: `${each.message}\n${fill(more, { count }, language)}`
			};
		});
	});
}
function commandOf(annotation, place) {
	const at = annotationSpotOf(annotation, place);
	return formatAnnotation({
		...annotation,
		...at && { at }
	});
}
function annotationSpotOf({ about }, place) {
	return about ? lineAbout(about, place) : null;
}
function lineAbout(about, { config, source }) {
	const { target } = about;
	const range = config?.rangeOf(target, about);
	if (config && range) return {
		path: config.path,
		range
	};
	const line = source?.text && target && lineOf(source.text, target);
	return source?.text && line ? {
		path: source.path,
		range: wholeLine(source.text, line)
	} : null;
}
const githubReport = (result, place) => limited(annotationsOf(result, place.language, place.outcome), place.language).map((each) => commandOf(each, place)).join("");
// src/ci/repository.ts
function pathInRepository(file, named) {
	const folder = real((0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(file));
	const root = folder && (named && real(named) || gitRoot(folder));
	if (!root) return null;
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_9__.basename)(file)));
	return path !== "" && !(0,node_path__WEBPACK_IMPORTED_MODULE_9__.isAbsolute)(path) && path.split(node_path__WEBPACK_IMPORTED_MODULE_9__.sep)[0] !== ".." && printable(path, 500) === path ? path.split(node_path__WEBPACK_IMPORTED_MODULE_9__.sep).join("/") : null;
}
function gitRoot(folder) {
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, ".git"), { throwIfNoEntry: false })) return folder;
	const above = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(folder);
	return above === folder ? null : gitRoot(above);
}
function real(path) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.realpathSync)(path);
	} catch {
		return null;
	}
}
// src/ci/place.ts
const services = [
	{
		pipeline: "github",
		sign: "GITHUB_ACTIONS",
		root: "GITHUB_WORKSPACE",
		path: workflowOf
	},
	{
		pipeline: "gitlab",
		sign: "GITLAB_CI",
		root: "CI_PROJECT_DIR",
		path: (env) => env["CI_CONFIG_PATH"]
	},
	usual("azure", "TF_BUILD", "BUILD_SOURCESDIRECTORY", "azure-pipelines.yml"),
	usual("other", "JENKINS_URL", "WORKSPACE", "Jenkinsfile"),
	usual("other", "BITBUCKET_BUILD_NUMBER", "BITBUCKET_CLONE_DIR", "bitbucket-pipelines.yml"),
	usual("other", "CIRCLECI", "CIRCLE_WORKING_DIRECTORY", ".circleci/config.yml")
];
function usual(pipeline, sign, root, file) {
	return {
		pipeline,
		sign,
		root,
		path: () => file,
		isGuess: true
	};
}
function pipelineOf(env, language) {
	const service = services.find(({ sign }) => env[sign]);
	if (!service) return {
		language,
		pipeline: null,
		source: null
	};
	return {
		language,
		pipeline: service.pipeline,
		source: sourceOf(service, env)
	};
}
function pathInPipeline(env, file) {
	const root = services.find(({ sign }) => env[sign])?.root;
	return pathInRepository(file, root && env[root]);
}
function workflowOf(env) {
	const [workflow = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
	const repository = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
	return repository !== "/" && workflow.startsWith(repository) ? workflow.slice(repository.length) : void 0;
}
function sourceOf({ root, path: pathIn, isGuess }, env) {
	const path = pathIn(env);
	if (path === void 0 || !isWithin(path)) return null;
	const text = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(env[root] || ".", path));
	return text === null && isGuess ? null : {
		path,
		text
	};
}
function isWithin(path) {
	if (path === "" || printable(path, 300) !== path || /[\\@:]/.test(path)) return false;
	return path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}
const largest = 1048576;
function textOf(file) {
	try {
		const state = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(file);
		return state.isFile() && state.size <= largest ? (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readFileSync)(file, "utf8").replace(/^\ufeff/, "") : null;
	} catch (error) {
		const { code } = error;
		if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
		return null;
	}
}
// src/settings/output/place.ts
async function placeWith(env, language, config) {
	const place = pipelineOf(env, language);
	if (!config?.file) return place;
	const path = pathInPipeline(env, config.file.path);
	if (path === null) return place;
	return {
		...place,
		config: (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(814)]).then(__webpack_require__.bind(__webpack_require__, 814))).configSource(config, config.file, path)
	};
}
// src/settings/output/same-file.ts
const mostLinks = 40;
function leadsTo(path) {
	let there = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(path);
	for (let count = 0; count < mostLinks; count++) {
		if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync)(there, { throwIfNoEntry: false })?.isSymbolicLink()) return (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(there)), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.basename)(there));
		const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(there, { throwIfNoEntry: false });
		if (found) return found.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.realpathSync)(there) : there;
		there = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(there), (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readlinkSync)(there));
	}
	return there;
}
function realFolder(folder) {
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(folder, { throwIfNoEntry: false })) return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.realpathSync)(folder);
	const above = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(folder);
	return above === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(realFolder(above), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.basename)(folder));
}
function fileIdentityOf(path) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(path, {
		bigint: true,
		throwIfNoEntry: false
	});
	if (!found) return leadsTo(path);
	return isDevice(found) ? null : `${found.dev}:${found.ino}`;
}
function isDevice(found) {
	return found.isCharacterDevice() || found.isBlockDevice();
}
// src/settings/output/overwriting.ts
const named = [
	...measuring$1.flatMap(({ name, isFile }) => isFile ? [name] : []),
	"baseline",
	"targets",
	"results_file"
];
function checkOverwriting(wishes, given, { targets = [], config = null } = {}) {
	const files = wishes.flatMap(({ kind, path }) => path === null ? [] : [{
		kind,
		path,
		identity: identity(path)
	}]);
	if (files.length === 0) return;
	const seen = new Map();
	for (const { kind, path, identity: own } of files) {
		const wish = printable(`${kind}=${path}`, 100);
		const first = own === null ? void 0 : seen.get(own);
		if (first !== void 0) throw twice(first, wish);
		if (own !== null) seen.set(own, wish);
	}
	const taken = [...[given, ...new Set(targets.map((target) => target.given))].flatMap(filesOf), ...config?.file ? [{
		by: configuration,
		path: config.file.path
	}] : []];
	for (const { by, path } of taken) {
		const wish = seen.get(identity(path) ?? "");
		if (wish !== void 0) throw over(wish, given, by);
	}
}
const configuration = {
	en: "the configuration",
	ko: "설정 파일"
};
function filesOf(given) {
	return named.flatMap((name) => {
		const source = given.source(name);
		if (source === void 0 || name === "targets" && (source === "file" || source === "target")) return [];
		const path = given.one(name) ?? "-";
		return path === "" || path === "-" ? [] : [{
			by: given.naming(name),
			path
		}];
	});
}
function identity(path) {
	try {
		return fileIdentityOf(path);
	} catch {
		return null;
	}
}
function twice(first, second) {
	return failure$1("input.conflict", {
		field: {
			en: "The same file",
			ko: "같은 파일"
		},
		first,
		second
	}, { reason: "report" });
}
function over(wish, given, by) {
	const detail = {
		en: `${wish} would overwrite it`,
		ko: `${wish}의 내용으로 덮어쓰게 됩니다`
	};
	return failure$1("input.together", {
		field: given.naming("report"),
		other: by,
		detail
	}, { reason: "report" });
}
// src/settings/output/reports.ts
function readReports(given, plan) {
	const wishes = given.list("report").map((text) => readReport(text, given));
	checkStandardOutputTwice(wishes);
	checkOverwriting(wishes, given, plan);
	return wishes;
}
function checkStandardOutputTwice(wishes) {
	const [first, second] = wishes.filter(({ path }) => path === null);
	if (!first || !second) return;
	throw failure$1("input.conflict", {
		field: {
			en: "The standard output",
			ko: "표준 출력"
		},
		first: `${first.kind}=-`,
		second: `${second.kind}=-`
	}, { reason: "report" });
}
function readReport(text, given) {
	const at = text.indexOf("=");
	const [kind, path] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
	const field = given.naming("report");
	if (at < 0 || path === "") throw failure$1("input.value", {
		field,
		expected: {
			en: "kind=file such as sarif=portcullis.sarif",
			ko: "sarif=portcullis.sarif 같은 kind=file"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	const wish = {
		kind: readKind(kind, {
			field,
			reason: "report"
		}),
		path: readPath(path, {
			field,
			reason: "report"
		})
	};
	if (several.test(path)) throw failure$1("input.value", {
		field,
		expected: {
			en: "one kind=file; give each report its own line or option",
			ko: "kind=file 하나(보고서마다 한 줄 또는 옵션 하나)"
		},
		given: `"${printable(text, 100)}"`
	}, { reason: "report" });
	return wish;
}
const several = new RegExp(String.raw`,\s*(?:${reportKinds.join("|")})\s*=`);
const standardOutput = /^(?:-|\/dev\/stdout|\/dev\/fd\/1|\/proc\/self\/fd\/1)$/;
function readPath(path, { field, reason }) {
	if (standardOutput.test(path)) return null;
	const unusable = (detail) => failure$1("input.file", {
		field,
		path: printable(path, 200),
		detail
	}, { reason });
	try {
		if (/[/\\]$/.test(path) || (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(path, { throwIfNoEntry: false })?.isDirectory()) throw unusable({
			en: "it is a folder",
			ko: "폴더입니다"
		});
	} catch (error) {
		throw error instanceof Failure ? error : unusable(whyNot(error));
	}
	return path;
}
function readKind(text, { field, reason }) {
	const kind = reportKinds.find((each) => each === text);
	if (kind) return kind;
	const suggestion = suggest(text, reportKinds);
	throw failure$1("input.option", {
		field,
		expected: reportKinds.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion
	}, { reason });
}
function checkStandardOutput(wishes, given, refusal) {
	if (!refusal.isTaken || wishes.every(({ path }) => path !== null)) return;
	throw togetherWith(refusal, given);
}
function togetherWith({ by }, given) {
	return failure$1("input.together", {
		field: given.naming("report"),
		other: by,
		detail: {
			en: "both would write to the standard output",
			ko: "둘 다 표준 출력에 쓰려고 합니다"
		}
	}, { reason: "report" });
}
// src/settings/options/list/of-check.ts
const ruling = [{
	name: "rules",
	stays: "here",
	isFile: true,
	value: "FILE",
	about: "Also use the exposure rules in this file; see npx portcullis rules test"
}];
const listing = [{
	name: "csv",
	isFlag: true,
	about: "Print the registered names as comma-separated values instead of the report"
}];
function optionsOf(id) {
	const entry = registry.find((each) => each.id === id);
	const own = id === "gate" ? [
		...policyOptions,
		...reports,
		...waiting,
		...crowds
	] : [failing(id)];
	if (id === "exposure") own.push(...ruling);
	if (id === "lookalike") own.push(...listing);
	return entry ? [
		...entry.options,
		...entry.readsStore ? storing : remembering,
		...own,
		...measuring$1,
		...access$1,
		...remote
	] : measuring$1;
}
function failing(id) {
	return {
		name: "fail_on",
		value: failOns.join("|"),
		about: `End with exit code 1 on status fail, on warn as well, or never; unknown stays 3 (default ${usualFailOn(id)})`
	};
}
const deciding = new Set(["gate", "golive"]);
function usualFailOn(id) {
	return deciding.has(id) ? "error" : "never";
}
// src/settings/options/policy.ts
function readOutcome(given) {
	return {
		failOn: oneOf(given, "fail_on", failOns) ?? "error",
		onError: oneOf(given, "on_error", onErrors) ?? "fail"
	};
}
const synonyms = {
	fail_on: { fail: "error" },
	on_error: { error: "fail" }
};
function oneOf(given, name, values) {
	const text = given.one(name);
	const value = values.find((each) => each === (text === void 0 ? text : synonyms[name]?.[text] ?? text));
	if (text === void 0 || value !== void 0) return value;
	throw failure$1("input.option", {
		field: given.naming(name),
		expected: values.join(", "),
		given: `"${printable(text, 60)}"`,
		suggestion: suggest(text, values)
	}, { reason: name });
}
async function readBaseline(given, folder = ".") {
	const isUpdated = given.isSet("update_baseline");
	const name = given.one("baseline");
	if (name === void 0 && !isUpdated) return null;
	return (await __webpack_require__.e(/* import() */ 4815).then(__webpack_require__.bind(__webpack_require__, 4815))).readBaselineFile(name, {
		given,
		folder,
		isUpdated
	});
}
function gatePolicyOf({ targets, waivers, isWhole, config }, file, { now, language }) {
	const rules = targets.map((target) => target.rules);
	if (file === null && waivers.length === 0 && rules.every((each) => Object.keys(each).length === 0)) return null;
	return {
		rules,
		demands: targets.map((target) => target.demands),
		ofRun: config?.values.rules ?? {},
		waivers,
		isWhole,
		baseline: file?.before ?? null,
		now,
		language
	};
}
// src/report/kinds.ts
const kinds = {
	text: {
		about: "the report for people",
		load: async () => (await __webpack_require__.e(/* import() */ 316).then(__webpack_require__.bind(__webpack_require__, 316))).textReport
	},
	json: {
		about: "the result object",
		load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1947)).then((m) => ({ toJson: m.r }))).toJson
	},
	ndjson: {
		about: "one line for each target, and one for the total",
		load: async () => (await __webpack_require__.e(/* import() */ 5787).then(__webpack_require__.bind(__webpack_require__, 5787))).ndjson
	},
	markdown: {
		about: "a page for a comment or a job summary, at most 60 kB",
		load: async () => (await __webpack_require__.e(/* import() */ 5842).then(__webpack_require__.bind(__webpack_require__, 5842))).markdown
	},
	sarif: {
		about: "SARIF 2.1.0, for code scanning",
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(8370)]).then(__webpack_require__.bind(__webpack_require__, 8370))).sarif,
		hasRules: true
	},
	junit: {
		about: "JUnit XML, for test reports",
		load: async () => (await __webpack_require__.e(/* import() */ 9447).then(__webpack_require__.bind(__webpack_require__, 9447))).junit
	},
	codequality: {
		about: "GitLab Code Quality",
		load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4553)]).then(__webpack_require__.bind(__webpack_require__, 4553))).codeQuality
	},
	github: {
		about: "annotations of a GitHub workflow",
		load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1947)).then((m) => ({ githubReport: m.m }))).githubReport
	},
	azure: {
		about: "issues of an Azure pipeline",
		load: async () => (await __webpack_require__.e(/* import() */ 3276).then(__webpack_require__.bind(__webpack_require__, 3276))).azure
	},
	tap: {
		about: "TAP 13",
		load: async () => (await __webpack_require__.e(/* import() */ 294).then(__webpack_require__.bind(__webpack_require__, 294))).tap
	},
	badge: {
		about: "the verdict as an SVG image",
		load: async () => (await __webpack_require__.e(/* import() */ 4160).then(__webpack_require__.bind(__webpack_require__, 4160))).badge
	}
};
function hasRules(kind) {
	return "hasRules" in kinds[kind];
}
// src/core/template.ts
const words = {
	actual: {
		en: "measured value",
		ko: "측정값"
	},
	address: {
		en: "address",
		ko: "주소"
	},
	addresses: {
		en: "addresses",
		ko: "주소 목록"
	},
	algorithm: {
		en: "algorithm",
		ko: "알고리즘"
	},
	alias: {
		en: "CNAME target",
		ko: "별칭 대상"
	},
	asked: {
		en: "number queried",
		ko: "질의한 수"
	},
	at: {
		en: "place",
		ko: "위치"
	},
	bits: {
		en: "bits",
		ko: "비트 수"
	},
	by: {
		en: "records",
		ko: "레코드"
	},
	chain: {
		en: "chain of names",
		ko: "이름의 경로"
	},
	count: {
		en: "number",
		ko: "개수"
	},
	date: {
		en: "date",
		ko: "날짜"
	},
	days: {
		en: "days",
		ko: "일수"
	},
	domain: {
		en: "domain",
		ko: "도메인"
	},
	expected: {
		en: "expected value",
		ko: "기대값"
	},
	expires: {
		en: "expiry time",
		ko: "만료 시각"
	},
	first: {
		en: "value of the others",
		ko: "다른 쪽의 값"
	},
	glue: {
		en: "glue addresses",
		ko: "글루 주소"
	},
	grade: {
		en: "grade",
		ko: "등급"
	},
	header: {
		en: "header",
		ko: "헤더"
	},
	host: {
		en: "host",
		ko: "호스트"
	},
	issuer: {
		en: "issuer",
		ko: "발급 기관"
	},
	list: {
		en: "list",
		ko: "목록"
	},
	mailbox: {
		en: "mailbox",
		ko: "메일 주소"
	},
	name: {
		en: "name",
		ko: "이름"
	},
	names: {
		en: "names",
		ko: "이름 목록"
	},
	network: {
		en: "network",
		ko: "네트워크"
	},
	newest: {
		en: "newest serial",
		ko: "최신 일련번호"
	},
	octets: {
		en: "octets",
		ko: "옥텟 수"
	},
	origin: {
		en: "origin",
		ko: "오리진"
	},
	ours: {
		en: "our value",
		ko: "자체 값"
	},
	own: {
		en: "own value",
		ko: "자체 값"
	},
	parent: {
		en: "parent zone",
		ko: "상위 존"
	},
	product: {
		en: "product",
		ko: "제품"
	},
	protocol: {
		en: "protocol",
		ko: "프로토콜"
	},
	reason: {
		en: "reason",
		ko: "이유"
	},
	reasons: {
		en: "reasons",
		ko: "이유"
	},
	resolver: {
		en: "resolver",
		ko: "리졸버"
	},
	resolvers: {
		en: "resolvers",
		ko: "리졸버 목록"
	},
	seconds: {
		en: "seconds",
		ko: "초"
	},
	serial: {
		en: "serial",
		ko: "일련번호"
	},
	server: {
		en: "server",
		ko: "서버"
	},
	servers: {
		en: "servers",
		ko: "서버 목록"
	},
	service: {
		en: "service",
		ko: "서비스"
	},
	source: {
		en: "source",
		ko: "출처"
	},
	sources: {
		en: "sources",
		ko: "출처 목록"
	},
	status: {
		en: "status",
		ko: "상태"
	},
	subject: {
		en: "subject",
		ko: "대상"
	},
	suite: {
		en: "cipher suite",
		ko: "암호 스위트"
	},
	tag: {
		en: "key tag",
		ko: "키 태그"
	},
	target: {
		en: "target",
		ko: "대상"
	},
	targetZone: {
		en: "zone of the target",
		ko: "대상의 존"
	},
	theirs: {
		en: "their value",
		ko: "상대 값"
	},
	total: {
		en: "total",
		ko: "전체 수"
	},
	type: {
		en: "type",
		ko: "유형"
	},
	types: {
		en: "types",
		ko: "유형"
	},
	url: {
		en: "URL",
		ko: "URL"
	},
	value: {
		en: "value",
		ko: "값"
	},
	version: {
		en: "version",
		ko: "버전"
	},
	wait: {
		en: "time",
		ko: "시간"
	},
	what: {
		en: "details",
		ko: "상세"
	},
	who: {
		en: "subject",
		ko: "주체"
	},
	why: {
		en: "reason",
		ko: "이유"
	},
	working: {
		en: "number working",
		ko: "동작하는 수"
	},
	zone: {
		en: "zone",
		ko: "존"
	}
};
const additions = new Set(["left", "words"]);
function placeholderWords(name, language) {
	if (additions.has(name)) return "";
	return `<${(Object.hasOwn(words, name) ? words[name] : void 0)?.[language] ?? name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()}>`;
}
const hole = /\{(?<name>\w+)(?:\|(?<closed>[^/}]+)\/(?<open>[^}]+))?\}/g;
function unfilled(text, show) {
	return text.replace(hole, (_whole, name, closed, open) => {
		const shown = show(name);
		if (closed === void 0 || open === void 0) return shown;
		return closed.endsWith(open) ? `${shown}(${closed.slice(0, -open.length)})${open}` : `${shown}${closed}(${open})`;
	});
}
function generalText({ en, ko }) {
	return {
		en: unfilled(en, (name) => placeholderWords(name, "en")),
		ko: unfilled(ko, (name) => placeholderWords(name, "ko"))
	};
}
// src/rules/demandable.ts
const withoutTarget = new Set(registry.filter(({ subject }) => subject === void 0 || subject.value === "FILE").map(({ id }) => id));
function isDemandable(id) {
	return id !== "gate" && !isAboutText(id);
}
function isAboutText(id) {
	return withoutTarget.has(id);
}
function gives({ grading, scoring }, limit) {
	return grading !== void 0 || limit === "minScore" && scoring !== void 0;
}
// src/rules/gate-rules.ts
const loud = ["warn", "error"];
const all = [
	"off",
	"warn",
	"error"
];
function ofThreshold(option, off, words) {
	const verdict = {
		en: `A target that does not meet ${option} fails; at rule level warn it gets a warning instead. If the value could not be measured, the target is unknown. ${option}: ${off} switches this threshold off.`,
		ko: `${option} 기준에 못 미치면 대상이 실패하며, 수준이 warn이면 주의로 낮아집니다. 측정하지 못하면 판단 불가입니다. 끄려면 ${option}: ${off} 값을 씁니다.`
	};
	return {
		severity: "high",
		...words,
		verdict,
		levels: loud
	};
}
const thresholds = {
	ssl: ofThreshold("min_ssl", "off", {
		cause: {
			en: "Certificate and TLS are graded below the threshold.",
			ko: "인증서와 TLS 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Fix the ssl findings, worst first.",
			ko: "ssl 문제를 심각한 것부터 고치십시오."
		}
	}),
	headers: ofThreshold("min_headers", "off", {
		cause: {
			en: "The security headers are graded below the threshold.",
			ko: "보안 헤더 등급이 기준에 못 미칩니다."
		},
		action: {
			en: "Fix the http findings, worst first.",
			ko: "http 문제를 심각한 것부터 고치십시오."
		}
	}),
	days: ofThreshold("min_days", "off", {
		cause: {
			en: "A certificate expires too soon.",
			ko: "인증서가 곧 만료됩니다."
		},
		action: {
			en: "Renew it, and automate the renewal.",
			ko: "인증서를 갱신하고 갱신을 자동화하십시오."
		}
	}),
	https: ofThreshold("require_https", "false", {
		cause: {
			en: "The site can be reached over plain HTTP.",
			ko: "사이트에 평문 HTTP로 접속할 수 있습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https, or close the port.",
			ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오."
		}
	})
};
function ofDemand(id) {
	return {
		severity: "high",
		cause: {
			en: `The check ${id} does not meet the requirements of checks.${id} in the configuration.`,
			ko: `${id} 점검이 요구한 수준을 통과하지 못했습니다.`
		},
		action: {
			en: `Fix the ${id} findings, worst first.`,
			ko: `${id} 문제를 심각한 것부터 고치십시오.`
		},
		verdict: {
			en: `This threshold exists only if checks.${id} in the configuration sets it. The level there decides: error fails the target, warn causes a warning, and off skips the check. A level for this rule overrides error and warn. If the check could not be measured, the target is unknown. Issues that are waived or off do not count for maxSeverity or for a demand that is only a level. A grade or a score always counts as measured.`,
			ko: `설정의 checks.${id} 항목이 요구할 때만 점검합니다. 그 수준이 error이면 대상이 실패하고, warn이면 주의, off이면 점검하지 않습니다. 이 이름의 규칙으로 바꿀 수 있습니다. 측정하지 못하면 판단 불가입니다. 예외이거나 꺼 둔 문제는 maxSeverity 값이나 수준만 적은 요구에 영향을 주지 않지만, 등급과 점수는 측정한 그대로 씁니다.`
		},
		levels: loud
	};
}
const ofPolicy = {
	"waiver-expired": {
		severity: "high",
		cause: {
			en: "A waiver that is still needed has expired.",
			ko: "아직 필요한 예외가 만료되었습니다."
		},
		action: {
			en: "Fix the waived problem, or review the waiver and set a new date.",
			ko: "해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오."
		},
		verdict: {
			en: "The target fails, and the waived problem counts again. At rule level warn, the expired waiver itself causes only a warning.",
			ko: "대상이 실패하고, 예외로 두었던 문제도 다시 판정에 들어갑니다. 수준이 warn이면 만료 자체는 주의로 낮아집니다."
		},
		levels: loud
	},
	"waiver-unneeded": {
		severity: "low",
		cause: {
			en: "A waiver is not needed.",
			ko: "더 이상 필요하지 않은 예외가 있습니다."
		},
		action: {
			en: "Remove it from the configuration.",
			ko: "설정에서 삭제하십시오."
		},
		verdict: {
			en: "By default the run gets a warning. At rule level error the run fails; at level off this is not reported.",
			ko: "전체 판정이 주의가 됩니다. 수준이 error이면 실패하고, off이면 알리지 않습니다."
		},
		levels: all,
		isOfRun: true
	},
	unstable: {
		severity: problems.unstable.severity,
		cause: problems.unstable.cause,
		action: problems.unstable.action,
		verdict: {
			en: "A failing target is measured a second time. The failure stands, whatever the second measurement says. If the two differ, this finding names both. The level changes this finding only, never a threshold that was missed: by default it warns; at level error it fails the target by itself; at level off it is not reported.",
			ko: "실패한 대상은 한 번 더 측정합니다. 두 번째 결과가 어떻든 실패는 그대로이며, 둘이 다르면 이 항목이 양쪽을 보여 줍니다. 수준은 이 항목에만 적용되고 미달한 기준은 바꾸지 않습니다. 기본값은 주의이고, error이면 이것만으로도 대상이 실패하며, off이면 알리지 않습니다."
		},
		levels: all
	},
	"baseline-mended": {
		severity: "info",
		cause: {
			en: "The baseline has entries that are no longer found.",
			ko: "기준선의 항목 중 이제 발견되지 않는 것이 있습니다."
		},
		action: {
			en: "Remove them with --update-baseline.",
			ko: "--update-baseline으로 정리하십시오."
		},
		verdict: {
			en: "By default this is reported and does not change the verdict. At rule level warn the run gets a warning; at level error it fails; at level off this is not reported.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다."
		},
		levels: all,
		isOfRun: true
	},
	"baseline-outdated": {
		severity: "info",
		cause: {
			en: "Other versions of the checks made the baseline.",
			ko: "기준선을 만든 점검의 버전이 지금과 다릅니다."
		},
		action: {
			en: "Renew the baseline with --update-baseline.",
			ko: "--update-baseline으로 기준선을 갱신하십시오."
		},
		verdict: {
			en: "New findings of these checks only warn until the baseline is renewed. By default this is reported and does not change the verdict. At rule level warn the run gets a warning; at level error it fails; at level off this is not reported.",
			ko: "기준선을 갱신할 때까지 이 점검에서 새로 발견된 문제는 주의로만 봅니다. 기본값에서는 알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다."
		},
		levels: all,
		isOfRun: true
	},
	"rule-unmeasured": {
		severity: "medium",
		cause: {
			en: "A rule has a level, but its check could not be measured completely.",
			ko: "수준을 정한 규칙이 속한 점검을 모두 측정하지 못했습니다."
		},
		action: {
			en: "Measure again when the check can be measured completely, or set the rule to off.",
			ko: "점검을 모두 측정할 수 있을 때 다시 측정하거나, 규칙을 끄십시오."
		},
		verdict: {
			en: "If the level of the rule is error, the target is unknown even if it meets its thresholds. If the level is warn, this is reported and does not change the verdict.",
			ko: "규칙의 수준이 error이면 기준과 상관없이 대상은 판단 불가입니다. warn이면 알리기만 하고 판정은 바꾸지 않습니다."
		},
		levels: []
	},
	"target-repeated": {
		severity: "info",
		cause: {
			en: "A target was given more than once.",
			ko: "대상이 두 번 이상 지정되었습니다."
		},
		action: {
			en: "Give it once.",
			ko: "한 번만 지정하십시오."
		},
		verdict: {
			en: "This is reported and does not change the verdict. The target is measured once.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상은 한 번만 측정합니다."
		},
		levels: [],
		isOfRun: true
	},
	"header-short": {
		severity: "info",
		cause: {
			en: "The value of a header is too short to be masked.",
			ko: "헤더 값이 너무 짧아 가릴 수 없습니다."
		},
		action: {
			en: "Send a longer secret. If the value is not secret, no action is needed.",
			ko: "더 긴 비밀 값을 보내십시오. 비밀이 아니라면 그대로 두어도 됩니다."
		},
		verdict: {
			en: "This is reported and does not change the verdict. If the target echoes the value, reports show it. Values of one or two characters, and true, false, yes, off and none, are treated as switches, not as secrets.",
			ko: "알리기만 하고 판정은 바꾸지 않습니다. 대상이 그 값을 되돌려 보내면 보고서에 나타납니다. 한두 글자와 true, false, yes, off, none은 스위치로 봅니다."
		},
		levels: [],
		isOfRun: true
	},
	verdict: {
		severity: "high",
		cause: {
			en: "The target could not be measured.",
			ko: "대상을 측정하지 못했습니다."
		},
		action: {
			en: "See the reason, and measure again when the target can be reached.",
			ko: "이유를 확인하고, 접속할 수 있게 되면 다시 측정하십시오."
		},
		verdict: {
			en: "The target is unknown, and the exit code is 3 unless something else fails. on_error sets how an unknown verdict counts.",
			ko: "대상은 판단 불가이며, 달리 실패한 것이 없으면 종료 코드는 3입니다. 처리 방법은 on_error 값으로 정합니다."
		},
		levels: []
	}
};
function gateRules(ids = registry.map((entry) => entry.id)) {
	const demands = ids.filter(isDemandable).map((id) => [idOfDemand(id), ofDemand(id)]);
	const entries = [
		...Object.entries(thresholds),
		...Object.entries(ofPolicy),
		...demands
	];
	return new Map(entries.map(([id, rule]) => [`gate.${id}`, rule]));
}
// src/rules/rules.ts
async function ruleIds() {
	return ruleIdsOf(await Promise.all(registry.map((entry) => entry.load())));
}
function ruleIdsOf(checks) {
	const own = [...gateRules(checks.map(({ id }) => id))].flatMap(([id, { levels }]) => levels.length > 0 ? [id] : []);
	const found = checks.filter(({ id }) => isDemandable(id)).flatMap(({ id, words }) => Object.keys(words.problems).map((problem) => `${id}.${problem}`));
	return [...own, ...found];
}
function gateWords(language) {
	const entries = [...gateRules()].map(([id, { cause, action }]) => {
		return [id, {
			cause: cause[language],
			action: action[language]
		}];
	});
	return new Map(entries);
}
async function rulesOf({ targets }, language) {
	const wanted = new Set(targets.flatMap(({ findings }) => findings.map(({ id }) => id.split(".", 1)[0])));
	const found = (await Promise.all(registry.filter(({ id }) => wanted.has(id)).map((entry) => entry.load()))).flatMap(({ id, words }) => Object.entries(words.problems).map(([problem, said]) => [`${id}.${problem}`, toRule(said, language)]));
	return new Map([...gateWords(language), ...found]);
}
function toRule({ cause, action, reference }, language, show = () => "…") {
	const [said, todo] = [cause, action].map((text) => unfilled(text[language], show));
	return {
		cause: said ?? "",
		action: todo ?? "",
		...reference !== void 0 && { reference }
	};
}
// src/settings/output/folders.ts
function makeFolder(path) {
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(path, { throwIfNoEntry: false })) return;
	const above = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(path);
	if (above !== path) makeFolder(above);
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(path);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
}
// src/settings/output/write-file.ts
async function writeFile(text, path) {
	const file = leadsTo(path);
	makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(file));
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.statSync)(file, { throwIfNoEntry: false });
	if (found?.isFIFO()) return writePipe(text, file);
	if (descriptor.test((0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(path))) return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.appendFileSync)(path, text);
	if (found && !found.isFile()) return (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)(file, text);
	try {
		replace(text, file, found?.mode);
	} catch (error) {
		if (!found || !inPlace.has(codeOf$1(error))) throw error;
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)(file, text);
	}
}
const descriptor = /^(?:\/dev\/(?:std(?:out|err)|fd\/\d+)|\/proc\/[^/]+\/fd\/\d+)$/;
const inPlace = new Set([
	"EACCES",
	"EBUSY",
	"EPERM",
	"EROFS",
	"EXDEV"
]);
function replace(text, file, mode) {
	const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(file), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.randomUUID)()}.tmp`);
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)(temporary, text, {
			flag: "wx",
			...mode !== void 0 && { mode }
		});
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.renameSync)(temporary, file);
	} catch (error) {
		discard(temporary);
		throw error;
	}
}
function discard(file) {
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync)(file, { force: true });
	} catch {}
}
const longestPause = 5e3;
const pause = 20;
async function writePipe(text, path) {
	const pipe = await patiently(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_11__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_11__.constants.O_NONBLOCK), "ENXIO");
	try {
		const bytes = Buffer.from(text);
		for (let sent = 0; sent < bytes.length;) {
			const from = sent;
			sent += await patiently(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeSync)(pipe, bytes, from), "EAGAIN");
		}
	} finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.closeSync)(pipe);
	}
}
async function patiently(act, reason) {
	for (const end = performance.now() + longestPause;; await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_10__.setTimeout)(pause)) try {
		return act();
	} catch (error) {
		if (codeOf$1(error) !== reason) throw error;
		if (performance.now() >= end) throw reason === "EAGAIN" ? stuck() : error;
	}
}
function stuck() {
	return Object.assign(new Error("a pipe takes nothing"), { code: "ETIMEDOUT" });
}
// src/settings/output/write-reports.ts
async function writeReports(result, wishes, { place, out, field }) {
	const troubles = [];
	for (const { kind, path } of wishes) {
		const text = await reportOf(kind, result, place);
		if (path === null) out(text);
		else troubles.push(...await writeWhole(text, path, field));
	}
	return troubles;
}
async function reportOf(kind, result, place) {
	const [report, rules] = await Promise.all([kinds[kind].load(), hasRules(kind) ? rulesOf(result, place.language) : new Map()]);
	return report(result, {
		...place,
		rules
	});
}
async function writeWhole(text, path, field) {
	try {
		await writeFile(text, path);
		return [];
	} catch (error) {
		return [failure$1("input.file", {
			field,
			path: printable(path, 200),
			detail: whyNot(error)
		}, { reason: "report" })];
	}
}
// src/run/wait-words.ts
function waitWords({ check, query, seconds, failure }) {
	const told = failure.facts.params["message"];
	const why = typeof told === "string" ? ` ${printable(told)}` : "";
	const about = `${check.id} ${subjectOf(query)}`.trim();
	return {
		en: `${about}: waiting ${seconds} s until the server has room.${why}`,
		ko: `${about}: 서버에 여유가 생길 때까지 ${seconds}초 기다립니다.${why}`
	};
}
function subjectOf(query) {
	const [given = ""] = [
		"url",
		"host",
		"domain",
		"ip",
		"target"
	].flatMap((name) => query[name] ?? []);
	return printable(URL.parse(given)?.host || given.split(/[/?#]/, 1)[0] || "", 260);
}
// src/action/choose-task.ts
async function taskOf(asked, io) {
	const { plan, sources, hosting } = asked;
	const isEvent = plan.targets.length === 0 && io.env["GITHUB_EVENT_NAME"] === "deployment_status";
	if (hosting.environment === null && !isEvent && !sources.urls.some(isAuto)) return { plan };
	return (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(7077)]).then(__webpack_require__.bind(__webpack_require__, 7077))).deployedTask(asked, io);
}
// src/action/update-comment.ts
async function commented(result, commenting) {
	if (commenting.hosting.comment === "never") return [];
	const trouble = await (await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(3774)]).then(__webpack_require__.bind(__webpack_require__, 3774))).keepComment(result, commenting);
	return trouble === null ? [] : [{
		kind: "notice",
		title: "Portcullis",
		message: harmless$1(trouble, 1e3)
	}];
}
// src/report/kinds/json.ts
const alsoEscaped = /[\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed = /##(?=\w*\[)/g;
function toJson(value) {
	return harmlessJson(JSON.stringify(value, wellFormed, 2));
}
function toJsonLine(value) {
	return harmlessJson(JSON.stringify(value, wellFormed));
}
function wellFormed(_key, value) {
	return typeof value === "string" ? value.toWellFormed() : value;
}
function harmlessJson(text) {
	return `${text.replace(alsoEscaped, escape).replace(bracketed, "#\\u0023")}\n`;
}
function escape(character) {
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
// src/action/files.ts
const largestSummary = 983040;
function writeSummary(result, how, { env, core }) {
	return leave("GITHUB_STEP_SUMMARY", env, async () => {
		await core.summary.addRaw(gateSummary(result, {
			...how,
			limit: largestSummary
		})).write();
	});
}
function writeOutputs(values, { env, core }) {
	return leave("GITHUB_OUTPUT", env, () => {
		for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
	});
}
async function leave(field, env, write) {
	const path = env[field] ?? "";
	if (path === "") return null;
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_11__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_11__.constants.W_OK);
		await write();
		return null;
	} catch (error) {
		return unwritten({
			field,
			path
		}, error);
	}
}
async function writeResult(result, { field, path }) {
	const place = {
		field,
		path: (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(path)
	};
	const [trouble = null] = await writeWhole(toJson(result), place.path, field);
	return {
		path: trouble ? "" : place.path,
		trouble
	};
}
function keepResult(result, env, random) {
	const place = {
		field: "RUNNER_TEMP",
		path: (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(env["RUNNER_TEMP"] || (0,node_os__WEBPACK_IMPORTED_MODULE_12__.tmpdir)(), `portcullis-${random()}.json`)
	};
	const trouble = attempt(place, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync)(place.path, toJson(result), { flag: "wx" }));
	return {
		path: trouble ? "" : place.path,
		trouble
	};
}
function attempt(place, write) {
	try {
		write();
		return null;
	} catch (error) {
		return unwritten(place, error);
	}
}
function unwritten({ field, path }, error) {
	return failure$1("input.file", {
		field,
		path: printable(path, 200),
		detail: whyNot(error)
	}, { reason: field });
}
// src/action/matrix.ts
const matrixInputs = {
	"job-matrix": {
		about: "Set by GitHub, do not set it: the matrix values of the job, which tell the comments of its jobs apart",
		default: "${{ toJSON(matrix) }}"
	},
	"job-index": {
		about: "Set by GitHub, do not set it: the position of the job in its matrix",
		default: "${{ strategy.job-index }}"
	}
};
function matrixKey(getInput) {
	const matrix = parse(getInput("job-matrix"));
	if (typeof matrix !== "object" || matrix === null || Object.keys(matrix).length === 0) return null;
	const lasting = JSON.stringify(withoutPushed(matrix));
	return lasting === JSON.stringify(sorted(matrix)) ? lasting : `${lasting} ${getInput("job-index")}`;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
const url = /^(?:https?:\/\/)?[a-z\d.-]+\.[a-z]{2,63}(?::\d{1,5})?(?<rest>[/?#].*)?$/is;
const commit = /(?<![\da-z])(?=[a-f]*\d)[\da-f]{7,64}(?![\da-z])/gi;
function withoutPushed(value) {
	if (typeof value === "string") {
		const rest = url.exec(value)?.groups;
		return rest ? rest["rest"] ?? "" : value.replace(commit, "");
	}
	return mapped(value, withoutPushed);
}
function sorted(value) {
	return mapped(value, sorted);
}
function mapped(value, change) {
	if (Array.isArray(value)) return value.map(change);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1);
	return Object.fromEntries(entries.map(([key, each]) => [key, change(each)]));
}
// src/action/inputs.ts
const gate = registry.find(({ id }) => id === "gate");
const sentences = {
	url: "Deployed URLs, one per line; https:// is assumed. auto means the URL of a deployment_status event. Default: PORTCULLIS_URL, then the configuration, then the event",
	resolver: "Ask this DNS resolver instead of the runner's: IP[:port], https://host/path or tls://host; one per line",
	public_resolver: "Compare the answers of this resolver instead of the known public ones: [NAME=]SERVER[#filters], with #filters for a resolver that blocks names; one per line",
	doh: "Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; one per line",
	blocklist: "Query this blocklist instead of the known ones: ZONE[=CODES], with listing codes such as 127.0.0.2+127.0.0.4-127.0.0.7; one per line; off queries none",
	blocklist_resolver: "Query blocklists that refuse public resolvers through this resolver of your own: IP[:port], https://host/path or tls://host (default none: these lists are skipped)",
	resolve: "Connect to this address for this host, as curl --resolve does; one per line, IPv6 in brackets",
	report: `Write reports, kind=file, one per line: ${reportKinds.join(", ")}`,
	lang: "Language of log, annotations and summary (default en)",
	fail_on: "Which verdict fails the step (default error)",
	on_error: "What an unknown verdict causes: a failed step, a warning, or nothing (default fail)",
	header: "Send headers to the target's own https origin, one per line: NAME=VARIABLE with the environment variable that holds the value, or Name: value with the value from a secret; every value is masked",
	server: "Let this Portcullis server measure instead of the runner",
	wait_for: "Wait until every address meets these conditions twice in a row, then measure; one per line: up (status below 500), status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT",
	targets: "Also measure the URLs in this file, one per line, or of this sitemap (file or URL)",
	key: "API key for that server, from a secret; it is masked before anything is printed",
	environment: "Wait for the newest deployment of the commit to this environment and measure it; needs deployments: read",
	comment: "Write a comment on the pull request and keep it up to date; needs pull-requests: write (default never)",
	token: "Token for GitHub's API, used for environment and comment only"
};
const inputs = [
	...gate?.subject ? [{
		...gate.subject,
		isList: true
	}, ...gate.options] : [],
	...measuring$1.filter(({ name }) => name !== "json"),
	...access$1,
	...policyOptions,
	...remote,
	...reporting,
	...reports,
	...hosting,
	...waiting,
	...crowds
].map((option) => ({
	...option,
	about: sentences[option.name] ?? option.about
}));
function inputsOf(getInput) {
	return {
		source: "input",
		value(name) {
			const option = inputs.find((each) => each.name === name);
			const text = getInput(toFlag(name));
			if (!option || !text) return void 0;
			if (option.isList) return entriesOf(text, option.isLines || linesOnly.has(name) ? /[\r\n]+/ : /[\r\n,]+/);
			return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
		},
		naming: toFlag
	};
}
const linesOnly = new Set([
	"url",
	"report",
	"header"
]);
function entriesOf(text, between) {
	return text.split(between).map((entry) => entry.trim()).filter((entry) => entry !== "");
}
function checkInputs(env) {
	const known = [...inputs.map(({ name }) => toFlag(name)), ...Object.keys(matrixInputs)];
	for (const variable of Object.keys(env).filter((name) => name.startsWith("INPUT_") && env[name])) {
		const given = variable.slice(6).toLowerCase();
		if (known.includes(given)) continue;
		const dashed = given.replaceAll("_", "-");
		if (nearest(dashed, known) === null) continue;
		const suggestion = suggest(dashed, known);
		const shown = printable(given, 60);
		throw failure$1("input.unknown", {
			field: {
				en: `input ${shown}`,
				ko: `입력 ${shown}`
			},
			suggestion
		}, { reason: shown });
	}
}
const secretOptions = [...remote, ...environmentOnly].filter(({ isSecret }) => isSecret);
function fileText(path) {
	if (path === void 0) return "";
	try {
		return readFile(path, {
			largest: largestSecretFile,
			unusable: () => failure$1("internal", {})
		}).toString().trim();
	} catch {
		return "";
	}
}
function secretsOf(env, getInput) {
	const said = (name) => [getInput(toFlag(name)), readVariable(env, name) ?? ""];
	const [own = "", inherited = ""] = said("header");
	const entries = [...entriesOf(own, /[\r\n]+/), ...entriesOf(inherited, /,/)];
	const proxies = [...said("proxy"), ...proxyVariables.map((name) => env[name] ?? "")];
	const all = [
		...said("key"),
		getInput("token"),
		...secretOptions.flatMap(({ name }) => [readVariable(env, name) ?? "", fileText(readVariable(env, secretFileOption(name)))]),
		...heldIn(entries, (name) => env[name]),
		...proxies.flatMap(credentialsIn),
		...said("url").flatMap(urlSecrets)
	];
	return [...new Set(all)].filter((text) => text !== "");
}
function credentialsIn(url) {
	const pair = /^(?:[a-z]+:\/\/)?(?<pair>[^/?#]*)@/i.exec(url.trim())?.groups?.["pair"];
	if (pair === void 0) return [];
	const password = pair.slice(pair.indexOf(":") + 1);
	return [
		pair,
		password,
		unescaped(password)
	];
}
function unescaped(text) {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll("%", ""), "hex").toString());
}
function languageOf(env, getInput) {
	const wanted = getInput("lang") || readVariable(env, "lang");
	return languages.find((language) => language === wanted);
}
// src/action/toolkit.ts
function mask({ setSecret }, secret) {
	const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
	const secrets = new Set([secret.trim(), ...lines]);
	for (const each of secrets) if (each !== "") setSecret(each);
}
function annotate({ core }, { kind, title, message }, at) {
	core[kind](message, {
		title,
		...at && propertiesOf(at)
	});
}
function propertiesOf({ path, range: { start, end } }) {
	const lines = {
		file: path,
		startLine: start.line,
		endLine: end.line
	};
	return start.line === end.line ? {
		...lines,
		startColumn: start.column
	} : lines;
}
// src/action/no-deployment.ts
function nothingMeasured({ facts }, language, io) {
	const message = describeFailure(facts, language);
	sayAlone(io, `${markOf.unknown} ${reportWords.verdict.unknown[language]}  ${harmless$1(message, 1e3)}`);
	return {
		schema: "portcullis/gate@2",
		verdict: "unknown",
		generatedAt: new Date().toISOString(),
		tool: {
			name: "portcullis",
			version
		},
		targets: [],
		totals: {
			pass: 0,
			warn: 0,
			fail: 0,
			unknown: 0,
			waived: 0
		},
		notices: [{
			id: facts.id,
			level: "error",
			message
		}]
	};
}
async function rest(io, why) {
	annotate(io, {
		kind: "notice",
		title: "Portcullis",
		message: harmless$1(why, 1e3)
	}, null);
	await writeOutputs({ passed: "false" }, io);
	return 0;
}
// src/core/result/result.ts
function isComplete({ targets, verdict }) {
	if (targets.length === 0) return verdict !== "unknown";
	return targets.every((target) => target.verdict !== "unknown" && !target.incompleteChecks?.length && target.checks.every(({ status }) => status !== "unknown"));
}
// src/action/outputs.ts
function outputsOf(result, resultsFile, passes) {
	const { verdict, targets, totals } = result;
	return {
		verdict,
		"ssl-grade": worstOf(actuals(result, "ssl")),
		"headers-grade": worstOf(actuals(result, "headers")),
		"days-left": leastOf(actuals(result, "days")),
		url: targets.map(({ url }) => url).join("\n"),
		passed: String(passes),
		"failed-count": String(totals.fail),
		"unknown-count": String(totals.unknown),
		complete: String(isComplete(result)),
		"waived-count": String(totals.waived),
		"results-file": resultsFile
	};
}
function actuals({ targets }, id) {
	return targets.map(({ checks }) => checks.find((check) => check.id === id)?.actual ?? null);
}
function worstOf(grades) {
	const [first, ...others] = known(grades);
	return first === void 0 ? "" : worst$1([first, ...others]);
}
function leastOf(days) {
	const all = known(days);
	return all.length === 0 ? "" : String(Math.min(...all));
}
function known(values) {
	return values.includes(null) ? [] : values;
}
// src/action/main.ts
async function runAction(io) {
	secretsOf(io.env, io.core.getInput).forEach((secret) => mask(io.core, secret));
	try {
		return await obey(io);
	} catch (error) {
		return giveUp(error, io);
	}
}
async function obey(io) {
	checkEnvironment(io.env);
	checkInputs(io.env);
	const sources = sourcesOf(io);
	const asked = await makePlan(sources);
	return withLanguage(asked.given.one("lang"), async () => carryOut(asked, sources, io));
}
async function carryOut(asked, sources, io) {
	const masked = new Set(secretsOf(io.env, io.core.getInput));
	maskNamed(asked, masked, io);
	const { given } = asked;
	const language = readLanguage(given);
	const wants = {
		summary: isWanted(given, "summary"),
		annotations: isWanted(given, "annotations")
	};
	const reports = readReports(given, asked);
	checkStandardOutput(reports, given, {
		isTaken: true,
		by: theLog
	});
	const outcome = readOutcome(given);
	const hosting = readHosting(given);
	const baseline = await readBaseline(given, io.folder);
	const say = (text) => sayAlone(io, text[language]);
	const { plan, unknown, idle } = await taskOf({
		plan: asked,
		sources,
		hosting
	}, {
		...io,
		say
	});
	maskNamed(plan, masked, io);
	if (idle) return rest(io, idle[language]);
	const judge = await openJudge(gatePolicyOf(plan, baseline, {
		now: new Date(),
		language
	}), false);
	const result = unknown ? nothingMeasured(unknown, language, io) : await measure(io, {
		plan,
		judge,
		outcome
	}, language);
	const passes = endingOf(result, outcome) === "pass";
	const place = {
		...await placeWith(io.env, language, plan.config),
		outcome
	};
	const { troubles, isBroken } = await leaveBehind(result, {
		io,
		given,
		language,
		place,
		reports,
		wantsSummary: wants.summary,
		passes
	});
	const comments = await commented(result, {
		...io,
		given,
		hosting,
		language,
		outcome,
		passes,
		matrix: matrixKey(io.core.getInput)
	});
	const remarks = wants.annotations ? annotationsOf(result, language, outcome) : [];
	limited([
		...troubles,
		...comments,
		...remarks
	], language).forEach((each) => annotate(io, each, annotationSpotOf(each, place)));
	return passes && !isBroken ? 0 : 1;
}
function maskNamed({ given, targets }, masked, { core }) {
	const headers = [given, ...targets.map((target) => target.given)].flatMap((holder) => heldIn(holder.list("header"), holder.variable));
	for (const secret of [...headers, ...targets.flatMap(({ url }) => urlSecrets(url))]) {
		if (!masked.has(secret)) mask(core, secret);
		masked.add(secret);
	}
}
function isWanted(given, name) {
	return given.one(name) === void 0 || given.isSet(name);
}
async function measure(io, { plan, judge, outcome }, language) {
	const { env, signal } = io;
	const { targets } = plan;
	if (targets.length === 0) throw failure$1("input.missing", {
		field: "url",
		expected: {
			en: "for example https://example.com/",
			ko: "예: https://example.com/"
		}
	}, { reason: "url" });
	let say;
	const questions = questionsOf(plan, { onWait: (wait) => say?.(`${waitWords(wait)[language]}\n`) });
	const concurrency = readConcurrency(plan.given);
	const sourced = withSources(await watched(io, targets.length, language, (log) => {
		say = log.say;
		return gateEach(questions, {
			judge: judge.target,
			language,
			...signal && { signal },
			concurrency,
			notices: noticesOf(plan, language),
			onTarget: (target, index) => log.done(judge.target(target, index)),
			onNews: log.news,
			onBug: log.bug
		});
	}), targets.map(({ given }) => given));
	const { result } = judge.whole(sourced);
	const log = openLog(io);
	log.say(prettyGate(result, {
		language,
		outcome,
		paint: painter(!env["NO_COLOR"]),
		width: 80
	}));
	log.end();
	return result;
}
async function watched(io, count, language, work) {
	const isGroup = count > 1;
	if (isGroup) io.core.startGroup(fill(measuring, { count }, language));
	const log = openLog(io, count);
	try {
		return await work(log);
	} finally {
		log.end();
		if (isGroup) io.core.endGroup();
	}
}
const measuring = {
	en: "Measuring {count} targets",
	ko: "대상 {count}개 측정"
};
function sourcesOf({ env, core, folder }) {
	const typed = inputsOf(core.getInput);
	const named = [typed.value("url") ?? []].flat().map(String);
	refuseJoined(named);
	const urls = named.length > 0 ? named : urlsOf(readVariable(env, "url") ?? "");
	const urlNaming = named.length > 0 ? "url" : "PORTCULLIS_URL";
	return {
		typed,
		env,
		options: [...inputs, ...environmentOnly],
		urls,
		urlNaming,
		folder,
		now: new Date()
	};
}
const theLog = {
	en: "the log of a step",
	ko: "스텝의 로그"
};
async function leaveBehind(result, { io, given, language, place, reports, wantsSummary, passes }) {
	const { env, random } = io;
	const asked = given.one("results_file");
	const file = asked === void 0 ? keepResult(result, env, random) : await writeResult(result, {
		field: given.naming("results_file"),
		path: asked
	});
	const unwritten = await writeReports(result, reports, {
		place,
		out: io.out,
		field: given.naming("report")
	});
	const isFileBroken = asked !== void 0 && file.trouble !== null;
	const others = [await writeOutputs(outputsOf(result, file.path, passes), io), wantsSummary ? await writeSummary(result, {
		language,
		outcome: place.outcome
	}, io) : null];
	return {
		troubles: [
			...unwritten.map((trouble) => remark("error", trouble, language)),
			...file.trouble ? [remark(isFileBroken ? "error" : "warning", file.trouble, language)] : [],
			...others.flatMap((trouble) => trouble ? [remark("warning", trouble, language)] : [])
		],
		isBroken: isFileBroken || unwritten.length > 0
	};
}
function remark(kind, { facts }, language) {
	return {
		kind,
		title: "Portcullis",
		message: harmless$1(describeFailure(facts, language), 1e3)
	};
}
async function giveUp(error, io) {
	const { env, core } = io;
	if (!(error instanceof Failure)) {
		const log = openLog(io);
		log.bug(error);
		log.end();
	}
	const said = error instanceof Failure ? error : failure$1("internal", {});
	const language = languageOf(env, core.getInput) ?? languageIn(said) ?? "en";
	core.setFailed(harmless$1(describeFailure(said.facts, language), 1e3));
	await writeOutputs({ passed: "false" }, io);
	return 1;
}
// src/action/start.ts
const core = {
	endGroup,
	error,
	getInput,
	notice,
	setFailed,
	setOutput,
	setSecret,
	startGroup,
	summary,
	warning
};
async function start() {
	const { stdout } = process;
	const cancelled = new AbortController();
	const codes = {
		SIGINT: 130,
		SIGTERM: 143
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => {
		cancelled.abort();
		process.exit(codes[signal]);
	});
	stdout.on("error", () => {});
	process.on("uncaughtException", (thrown) => {
		stdout.write(inert(`${stackOf(thrown)}\n`));
		process.exit(1);
	});
	const code = await runAction({
		env: process.env,
		core,
		out: (text) => stdout.write(text),
		random: node_crypto__WEBPACK_IMPORTED_MODULE_6__.randomUUID,
		signal: cancelled.signal
	});
	stdout.write("", () => process.exit(code));
}



/***/ })

};
