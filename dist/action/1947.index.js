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
/* harmony export */   $i: () => (/* binding */ NEVER),
/* harmony export */   $n: () => (/* binding */ readTime),
/* harmony export */   $r: () => (/* binding */ onErrors),
/* harmony export */   $t: () => (/* binding */ reports),
/* harmony export */   A: () => (/* binding */ optionFor),
/* harmony export */   Ai: () => (/* binding */ _instanceof),
/* harmony export */   An: () => (/* binding */ elsewhere),
/* harmony export */   Ar: () => (/* binding */ version),
/* harmony export */   At: () => (/* binding */ readPart),
/* harmony export */   B: () => (/* binding */ dataBytes),
/* harmony export */   Bi: () => (/* binding */ number),
/* harmony export */   Bn: () => (/* binding */ isSignedBy),
/* harmony export */   Br: () => (/* binding */ gateSummary),
/* harmony export */   Bt: () => (/* binding */ bearsName),
/* harmony export */   C: () => (/* binding */ worstVerdict),
/* harmony export */   Ci: () => (/* binding */ beginning),
/* harmony export */   Cn: () => (/* binding */ _lazy_builtin_zlib_default),
/* harmony export */   Cr: () => (/* binding */ isMapped),
/* harmony export */   Ct: () => (/* binding */ rcodes),
/* harmony export */   D: () => (/* binding */ questionsOf),
/* harmony export */   Di: () => (/* binding */ ZodNumber),
/* harmony export */   Dn: () => (/* binding */ createInflateRaw),
/* harmony export */   Dr: () => (/* binding */ toNetwork),
/* harmony export */   Dt: () => (/* binding */ readByte),
/* harmony export */   E: () => (/* binding */ makePlan),
/* harmony export */   Ei: () => (/* binding */ ZodISODateTime),
/* harmony export */   En: () => (/* binding */ createInflate),
/* harmony export */   Er: () => (/* binding */ specialRange),
/* harmony export */   Et: () => (/* binding */ cursorOf),
/* harmony export */   F: () => (/* binding */ addressQuery),
/* harmony export */   Fi: () => (/* binding */ codec),
/* harmony export */   Fn: () => (/* binding */ organizationOf),
/* harmony export */   Fr: () => (/* binding */ parseHost),
/* harmony export */   Ft: () => (/* binding */ defaultDns),
/* harmony export */   G: () => (/* binding */ readData),
/* harmony export */   Gi: () => (/* binding */ tuple),
/* harmony export */   Gn: () => (/* binding */ nameAttributes),
/* harmony export */   Gr: () => (/* binding */ effectOfNotice),
/* harmony export */   Gt: () => (/* binding */ openTrustStore),
/* harmony export */   H: () => (/* binding */ hasNames),
/* harmony export */   Hi: () => (/* binding */ record),
/* harmony export */   Hn: () => (/* binding */ canonicalAttributes),
/* harmony export */   Hr: () => (/* binding */ tallyOf),
/* harmony export */   Ht: () => (/* binding */ equipped),
/* harmony export */   I: () => (/* binding */ domainQuery),
/* harmony export */   Ii: () => (/* binding */ custom),
/* harmony export */   In: () => (/* binding */ readCertificate$1),
/* harmony export */   Ir: () => (/* binding */ parseUrl),
/* harmony export */   It: () => (/* binding */ publicResolvers),
/* harmony export */   J: () => (/* binding */ base32Bytes),
/* harmony export */   Ji: () => (/* binding */ _coercedNumber),
/* harmony export */   Jn: () => (/* binding */ DerError),
/* harmony export */   Jr: () => (/* binding */ isUnseen),
/* harmony export */   Jt: () => (/* binding */ getCACertificates),
/* harmony export */   K: () => (/* binding */ writeData),
/* harmony export */   Ki: () => (/* binding */ union),
/* harmony export */   Kn: () => (/* binding */ oids),
/* harmony export */   Kr: () => (/* binding */ effectOfUnknown),
/* harmony export */   Kt: () => (/* binding */ TLSSocket),
/* harmony export */   L: () => (/* binding */ readListing),
/* harmony export */   Li: () => (/* binding */ discriminatedUnion),
/* harmony export */   Ln: () => (/* binding */ readSubjectKey),
/* harmony export */   Lr: () => (/* binding */ portNumber),
/* harmony export */   Lt: () => (/* binding */ serverOf),
/* harmony export */   M: () => (/* binding */ withLanguage),
/* harmony export */   Mi: () => (/* binding */ array),
/* harmony export */   Mn: () => (/* binding */ isIssuedBy),
/* harmony export */   Mr: () => (/* binding */ hostOf),
/* harmony export */   Mt: () => (/* binding */ readShort),
/* harmony export */   N: () => (/* binding */ readMeasuring),
/* harmony export */   Ni: () => (/* binding */ base64$1),
/* harmony export */   Nn: () => (/* binding */ isSelfIssued),
/* harmony export */   Nr: () => (/* binding */ hostTarget),
/* harmony export */   Nt: () => (/* binding */ DnsError),
/* harmony export */   O: () => (/* binding */ readConcurrency),
/* harmony export */   Oi: () => (/* binding */ ZodString),
/* harmony export */   On: () => (/* binding */ inflateSync),
/* harmony export */   Or: () => (/* binding */ within),
/* harmony export */   Ot: () => (/* binding */ readBytes),
/* harmony export */   P: () => (/* binding */ blocklistPattern),
/* harmony export */   Pi: () => (/* binding */ boolean),
/* harmony export */   Pn: () => (/* binding */ nameForPeople),
/* harmony export */   Pr: () => (/* binding */ httpsOrigin),
/* harmony export */   Pt: () => (/* binding */ listingWeights),
/* harmony export */   Q: () => (/* binding */ writeByte),
/* harmony export */   Qi: () => (/* binding */ registry$1),
/* harmony export */   Qn: () => (/* binding */ readOid),
/* harmony export */   Qr: () => (/* binding */ idOfDemand),
/* harmony export */   Qt: () => (/* binding */ policyOptions),
/* harmony export */   R: () => (/* binding */ addressOctets),
/* harmony export */   Ri: () => (/* binding */ int),
/* harmony export */   Rn: () => (/* binding */ hashAlgorithms),
/* harmony export */   Rr: () => (/* binding */ portOf),
/* harmony export */   Rt: () => (/* binding */ algorithms),
/* harmony export */   S: () => (/* binding */ totalsOf),
/* harmony export */   Si: () => (/* binding */ printable),
/* harmony export */   Sn: () => (/* binding */ parseStatusList),
/* harmony export */   Sr: () => (/* binding */ isPrivateWay),
/* harmony export */   St: () => (/* binding */ rcodeText),
/* harmony export */   T: () => (/* binding */ isAuto),
/* harmony export */   Ti: () => (/* binding */ ZodISODate),
/* harmony export */   Tn: () => (/* binding */ createGunzip),
/* harmony export */   Tr: () => (/* binding */ reach),
/* harmony export */   Tt: () => (/* binding */ types),
/* harmony export */   U: () => (/* binding */ isOf),
/* harmony export */   Ui: () => (/* binding */ strictObject),
/* harmony export */   Un: () => (/* binding */ canonicalName),
/* harmony export */   Ur: () => (/* binding */ effectOfCheck),
/* harmony export */   Ut: () => (/* binding */ isTrustedFor),
/* harmony export */   V: () => (/* binding */ dataText),
/* harmony export */   Vi: () => (/* binding */ object),
/* harmony export */   Vn: () => (/* binding */ readSigned),
/* harmony export */   Vr: () => (/* binding */ prettyGate),
/* harmony export */   Vt: () => (/* binding */ contextWith),
/* harmony export */   W: () => (/* binding */ joinedText),
/* harmony export */   Wi: () => (/* binding */ string),
/* harmony export */   Wn: () => (/* binding */ isSameDistinguishedName),
/* harmony export */   Wr: () => (/* binding */ effectOfFinding),
/* harmony export */   Wt: () => (/* binding */ contextFor),
/* harmony export */   X: () => (/* binding */ openMessage),
/* harmony export */   Xi: () => (/* binding */ _isoDate),
/* harmony export */   Xn: () => (/* binding */ expectTag),
/* harmony export */   Xr: () => (/* binding */ softeningOf),
/* harmony export */   Xt: () => (/* binding */ readGiven),
/* harmony export */   Y: () => (/* binding */ mostBytes),
/* harmony export */   Yi: () => (/* binding */ _coercedString),
/* harmony export */   Yn: () => (/* binding */ children),
/* harmony export */   Yr: () => (/* binding */ loudnessOf),
/* harmony export */   Yt: () => (/* binding */ answerSchemaOf),
/* harmony export */   Z: () => (/* binding */ openPart),
/* harmony export */   Zi: () => (/* binding */ _isoDateTime),
/* harmony export */   Zn: () => (/* binding */ readElement),
/* harmony export */   Zr: () => (/* binding */ failOns),
/* harmony export */   Zt: () => (/* binding */ crowds),
/* harmony export */   _: () => (/* binding */ unreadSpot),
/* harmony export */   _a: () => (/* binding */ randomBytes),
/* harmony export */   _i: () => (/* binding */ titleOf),
/* harmony export */   _n: () => (/* binding */ problems),
/* harmony export */   _r: () => (/* binding */ worst$1),
/* harmony export */   _t: () => (/* binding */ readName),
/* harmony export */   a: () => (/* binding */ ruleIds),
/* harmony export */   aa: () => (/* binding */ fill),
/* harmony export */   ai: () => (/* binding */ defineProblems),
/* harmony export */   an: () => (/* binding */ sourceTable),
/* harmony export */   ar: () => (/* binding */ allIpsOf),
/* harmony export */   at: () => (/* binding */ parseName),
/* harmony export */   b: () => (/* binding */ mentionLines),
/* harmony export */   ba: () => (/* binding */ verify),
/* harmony export */   bi: () => (/* binding */ harmless$1),
/* harmony export */   bn: () => (/* binding */ includesStatus),
/* harmony export */   br: () => (/* binding */ nearest),
/* harmony export */   bt: () => (/* binding */ wildcardBelow),
/* harmony export */   c: () => (/* binding */ isAboutText),
/* harmony export */   ca: () => (/* binding */ maskUrls),
/* harmony export */   ci: () => (/* binding */ severities),
/* harmony export */   cn: () => (/* binding */ fileTextOf),
/* harmony export */   cr: () => (/* binding */ interpretation),
/* harmony export */   ct: () => (/* binding */ isSameName),
/* harmony export */   d: () => (/* binding */ optionsOf),
/* harmony export */   da: () => (/* binding */ reasonWords),
/* harmony export */   di: () => (/* binding */ recordText),
/* harmony export */   dn: () => (/* binding */ readRunTime),
/* harmony export */   dr: () => (/* binding */ assess),
/* harmony export */   dt: () => (/* binding */ keyOf),
/* harmony export */   ea: () => (/* binding */ Failure),
/* harmony export */   ei: () => (/* binding */ ruleLevels),
/* harmony export */   en: () => (/* binding */ waiting),
/* harmony export */   er: () => (/* binding */ readWhole),
/* harmony export */   et: () => (/* binding */ writeLong),
/* harmony export */   f: () => (/* binding */ annotationSpotOf),
/* harmony export */   fa: () => (/* binding */ failures),
/* harmony export */   fi: () => (/* binding */ required),
/* harmony export */   fn: () => (/* binding */ expectation),
/* harmony export */   fr: () => (/* binding */ assessInDoubt),
/* harmony export */   ft: () => (/* binding */ labelsOf),
/* harmony export */   g: () => (/* binding */ spotOf),
/* harmony export */   ga: () => (/* binding */ hash$1),
/* harmony export */   gi: () => (/* binding */ statusLineOf),
/* harmony export */   gn: () => (/* binding */ input),
/* harmony export */   gr: () => (/* binding */ observedOf),
/* harmony export */   gt: () => (/* binding */ parentOf),
/* harmony export */   h: () => (/* binding */ limited),
/* harmony export */   ha: () => (/* binding */ createPublicKey),
/* harmony export */   hi: () => (/* binding */ durationText),
/* harmony export */   hn: () => (/* binding */ shown),
/* harmony export */   hr: () => (/* binding */ meets),
/* harmony export */   ht: () => (/* binding */ outermost),
/* harmony export */   i: () => (/* binding */ toJsonLine),
/* harmony export */   ia: () => (/* binding */ generalText),
/* harmony export */   ii: () => (/* binding */ oddityKinds),
/* harmony export */   "in": () => (/* binding */ ways),
/* harmony export */   ir: () => (/* binding */ allIps),
/* harmony export */   it: () => (/* binding */ nameText),
/* harmony export */   j: () => (/* binding */ readThresholds),
/* harmony export */   ji: () => (/* binding */ _null),
/* harmony export */   jn: () => (/* binding */ exchangeSignatures),
/* harmony export */   jr: () => (/* binding */ bracketed$1),
/* harmony export */   jt: () => (/* binding */ readRest),
/* harmony export */   k: () => (/* binding */ readPersistence),
/* harmony export */   ki: () => (/* binding */ _enum),
/* harmony export */   kn: () => (/* binding */ browserOffer),
/* harmony export */   kr: () => (/* binding */ require_ipaddr),
/* harmony export */   kt: () => (/* binding */ readLong),
/* harmony export */   l: () => (/* binding */ isDemandable),
/* harmony export */   la: () => (/* binding */ behindProxy),
/* harmony export */   li: () => (/* binding */ block),
/* harmony export */   ln: () => (/* binding */ unusable),
/* harmony export */   lr: () => (/* binding */ issueShape),
/* harmony export */   lt: () => (/* binding */ isWildcard),
/* harmony export */   m: () => (/* binding */ githubReport),
/* harmony export */   ma: () => (/* binding */ createHash),
/* harmony export */   mi: () => (/* binding */ reportWords),
/* harmony export */   mn: () => (/* binding */ parseInput),
/* harmony export */   mr: () => (/* binding */ ifPerfect),
/* harmony export */   mt: () => (/* binding */ nameOf),
/* harmony export */   n: () => (/* binding */ isComplete),
/* harmony export */   na: () => (/* binding */ failure$1),
/* harmony export */   ni: () => (/* binding */ bannerLimits),
/* harmony export */   nn: () => (/* binding */ measuring$1),
/* harmony export */   nr: () => (/* binding */ toBuffer),
/* harmony export */   nt: () => (/* binding */ writeShort),
/* harmony export */   o: () => (/* binding */ gateRules),
/* harmony export */   oa: () => (/* binding */ languages),
/* harmony export */   oi: () => (/* binding */ finder),
/* harmony export */   on: () => (/* binding */ reportKinds),
/* harmony export */   or: () => (/* binding */ fitsAllIps),
/* harmony export */   ot: () => (/* binding */ compareNames),
/* harmony export */   p: () => (/* binding */ annotationsOf),
/* harmony export */   pa: () => (/* binding */ X509Certificate),
/* harmony export */   pi: () => (/* binding */ thresholdText),
/* harmony export */   pn: () => (/* binding */ neededValue),
/* harmony export */   pr: () => (/* binding */ grades),
/* harmony export */   pt: () => (/* binding */ lowerCased),
/* harmony export */   q: () => (/* binding */ writeName),
/* harmony export */   qi: () => (/* binding */ unknown),
/* harmony export */   qn: () => (/* binding */ readPointName),
/* harmony export */   qr: () => (/* binding */ findingEffectOf),
/* harmony export */   qt: () => (/* binding */ connect$1),
/* harmony export */   r: () => (/* binding */ toJson),
/* harmony export */   ra: () => (/* binding */ failureCodes),
/* harmony export */   ri: () => (/* binding */ keyKinds),
/* harmony export */   rn: () => (/* binding */ remote),
/* harmony export */   rr: () => (/* binding */ clientsOf),
/* harmony export */   rt: () => (/* binding */ written$1),
/* harmony export */   s: () => (/* binding */ gives),
/* harmony export */   sa: () => (/* binding */ counted$1),
/* harmony export */   si: () => (/* binding */ interpret),
/* harmony export */   sn: () => (/* binding */ isModule),
/* harmony export */   sr: () => (/* binding */ fixRecord),
/* harmony export */   st: () => (/* binding */ countLabels),
/* harmony export */   t: () => (/* binding */ start),
/* harmony export */   ta: () => (/* binding */ describeFailure),
/* harmony export */   ti: () => (/* binding */ addressByProxy),
/* harmony export */   tn: () => (/* binding */ access$1),
/* harmony export */   tr: () => (/* binding */ tags),
/* harmony export */   tt: () => (/* binding */ writePart),
/* harmony export */   u: () => (/* binding */ registry),
/* harmony export */   ua: () => (/* binding */ detailWords),
/* harmony export */   ui: () => (/* binding */ codeHtml),
/* harmony export */   un: () => (/* binding */ readFile),
/* harmony export */   ur: () => (/* binding */ grade),
/* harmony export */   ut: () => (/* binding */ isWithin$1),
/* harmony export */   v: () => (/* binding */ wholeLine),
/* harmony export */   va: () => (/* binding */ randomInt),
/* harmony export */   vi: () => (/* binding */ unicodeOf),
/* harmony export */   vn: () => (/* binding */ words$1),
/* harmony export */   vr: () => (/* binding */ isSha),
/* harmony export */   vt: () => (/* binding */ root$1),
/* harmony export */   w: () => (/* binding */ jittered),
/* harmony export */   wi: () => (/* binding */ shorten),
/* harmony export */   wn: () => (/* binding */ createBrotliDecompress),
/* harmony export */   wr: () => (/* binding */ networkAround),
/* harmony export */   wt: () => (/* binding */ typeText),
/* harmony export */   x: () => (/* binding */ isOpen),
/* harmony export */   xi: () => (/* binding */ inert),
/* harmony export */   xn: () => (/* binding */ namesStatus),
/* harmony export */   xr: () => (/* binding */ suggest),
/* harmony export */   xt: () => (/* binding */ classes),
/* harmony export */   y: () => (/* binding */ lineOf),
/* harmony export */   ya: () => (/* binding */ randomUUID),
/* harmony export */   yi: () => (/* binding */ painter),
/* harmony export */   yn: () => (/* binding */ acceptStatus),
/* harmony export */   yr: () => (/* binding */ distance),
/* harmony export */   yt: () => (/* binding */ upwards),
/* harmony export */   z: () => (/* binding */ reverseName),
/* harmony export */   zi: () => (/* binding */ literal$1),
/* harmony export */   zn: () => (/* binding */ isCheckable),
/* harmony export */   zr: () => (/* binding */ urlTarget),
/* harmony export */   zt: () => (/* binding */ accessFor)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(281);
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9896);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(857);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7030);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3136);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8161);











// \0lazy-builtin:crypto
const later$3 = (read) => {
	let value;
	const used = () => value ??= read();
	return new Proxy(function() {}, {
		apply: (_, self, values) => Reflect.apply(used(), self, values),
		construct: (_, values, made) => Reflect.construct(used(), values, made),
		get: (_, name) => used()[name],
		has: (_, name) => name in used()
	});
};
const load$3 = () => process.getBuiltinModule("node:crypto");
const createHash = later$3(() => load$3().createHash);
const createPrivateKey = later$3(() => load$3().createPrivateKey);
const createPublicKey = later$3(() => load$3().createPublicKey);
const randomBytes = later$3(() => load$3().randomBytes);
const randomInt = later$3(() => load$3().randomInt);
const randomUUID = later$3(() => load$3().randomUUID);
const verify = later$3(() => load$3().verify);
const hash$1 = later$3(() => load$3().hash);
const X509Certificate = later$3(() => load$3().X509Certificate);
const constants$2 = later$3(() => load$3().constants);
// src/core/failures/kind.ts
function defineFailures(e){return e}
// src/core/failures/account.ts
const accountFailures=defineFailures({"key.required":{code:`API_KEY_REQUIRED`,text:{en:`{check} needs an API key: send Authorization: Bearer <key>.`,ko:`{check|은/는} API 키가 필요합니다. Authorization: Bearer <key>를 보내십시오.`}},"key.rejected":{code:`INVALID_API_KEY`,text:{en:`This API key is not valid ({detail}).`,ko:`유효하지 않은 API 키입니다({detail}).`}},"session.required":{code:`API_KEY_REQUIRED`,text:{en:`Sign in to do this.`,ko:`로그인이 필요합니다.`}},"scope.missing":{code:`INVALID_API_KEY`,text:{en:`This API key does not have the scope {scope}.`,ko:`이 API 키에는 {scope} 범위가 없습니다.`}},"credentials.wrong":{code:`INVALID_API_KEY`,text:{en:`The {what} is wrong.`,ko:`{what|이/가} 올바르지 않습니다.`}},"account.unverified":{code:`INVALID_API_KEY`,text:{en:`This e-mail address is not confirmed. Open the link that was sent to it, or request a new one.`,ko:`이메일 주소가 확인되지 않았습니다. 발송된 링크를 열거나 새 링크를 요청하십시오.`}},"account.insecure":{code:`INVALID_INPUT`,text:{en:`Accounts need https. The operator has to set PORTCULLIS_BASE_URL to the https URL of this server.`,ko:`계정을 사용하려면 https가 필요합니다. 운영자가 PORTCULLIS_BASE_URL에 이 서버의 https URL을 지정해야 합니다.`}},"account.closed":{code:`INVALID_INPUT`,text:{en:`Registration is closed on this server. Ask its operator for an account.`,ko:`이 서버는 회원 가입을 받지 않습니다. 운영자에게 계정을 요청하십시오.`}},"account.mail":{code:`INVALID_INPUT`,text:{en:`This server sends no mail (PORTCULLIS_SMTP_URL or PORTCULLIS_BASE_URL is not set). Ask its operator.`,ko:`이 서버는 메일을 보내지 않습니다(PORTCULLIS_SMTP_URL 또는 PORTCULLIS_BASE_URL이 설정되지 않음). 운영자에게 문의하십시오.`}},"account.link":{code:`INVALID_INPUT`,text:{en:`This link or code was used, has expired or was never issued. Request a new one.`,ko:`이미 사용했거나 만료되었거나 발급되지 않은 링크 또는 코드입니다. 새로 요청하십시오.`}},"account.guessable":{code:`INVALID_INPUT`,text:{en:`This password is easy to guess: {detail}. Choose another one, for example several words that have nothing to do with each other.`,ko:`추측하기 쉬운 비밀번호입니다. {detail}. 서로 관련 없는 단어 여러 개처럼 다른 비밀번호를 고르십시오.`}},"account.provider":{code:`UPSTREAM_ERROR`,text:{en:`Signing in with {provider} is not possible now: {detail}. Sign in another way, or try again later.`,ko:`지금은 {provider|으로/로} 로그인할 수 없습니다: {detail}. 다른 방법으로 로그인하거나 나중에 다시 시도하십시오.`}},"account.unlinked":{code:`INVALID_INPUT`,text:{en:`You were not signed in with {provider}: {detail}.`,ko:`{provider|으로/로} 로그인하지 못했습니다: {detail}.`}},"account.full":{code:`INVALID_INPUT`,text:{en:`This account already has {limit} {what}, the maximum.`,ko:`이 계정의 {what|은/는} {limit}개로, 더 만들 수 없습니다.`}},"account.state":{code:`INVALID_INPUT`,text:{en:`This is not possible now: {detail}.`,ko:`지금은 할 수 없습니다: {detail}.`}},"item.unknown":{code:`NOT_FOUND`,text:{en:`This account has no such {what}.`,ko:`이 계정에 그런 {what|이/가} 없습니다.`}},"watch.known":{code:`INVALID_INPUT`,text:{en:`{target} is already watched. Change that watch instead.`,ko:`{target|은/는} 이미 감시하고 있습니다. 그 감시의 설정을 바꾸십시오.`}},"watch.listed":{code:`INVALID_INPUT`,text:{en:`The watch of {target} is listed in watches.json. Change its entry there, or remove the entry to end the watch; an empty list ends all of them.`,ko:`{target} 감시는 watches.json에 있습니다. 그 파일의 항목을 고치거나, 감시를 끝내려면 항목을 삭제하십시오. 빈 목록은 파일의 감시를 모두 끝냅니다.`}},"watch.paused":{code:`INVALID_INPUT`,text:{en:`The watch of {target} is paused. Resume it first.`,ko:`{target} 감시가 일시 중지되었습니다. 먼저 다시 시작하십시오.`}}});
// src/core/failures/batch.ts
const batchFailures=defineFailures({"batch.inputs":{code:`INVALID_INPUT`,text:{en:`{detail} Also invalid: {others}.`,ko:`{detail} 다음도 잘못되었습니다: {others}.`}},"batch.stored":{code:`INVALID_INPUT`,text:{en:`{field} cannot be part of a run, because a run is stored: {detail}. Use POST /api/batch instead.`,ko:`실행은 저장되므로 {field|은/는} 실행에 넣을 수 없습니다: {detail}. POST /api/batch를 쓰십시오.`}},"batch.open":{code:`RATE_LIMITED`,text:{en:`This API key already has {limit} open {what}, the maximum. Try again when one of them has ended.`,ko:`이 API 키로 진행 중인 {what|이/가} 이미 {limit}개로 최대입니다. 하나가 끝난 뒤에 다시 시도하십시오.`}},"batch.bytes":{code:`INVALID_INPUT`,text:{en:`The runs of this API key already hold {limit} MB, the maximum. Delete a run, or wait until one is deleted after a day.`,ko:`이 API 키의 실행 결과가 이미 최대 크기인 {limit} MB입니다. 실행을 삭제하거나 하루 뒤의 자동 삭제를 기다리십시오.`}},"batch.unknown":{code:`NOT_FOUND`,text:{en:`This API key has no such run. Only the key that started a run finds it, for a day.`,ko:`이 API 키에 그런 실행이 없습니다. 실행은 시작한 키로만 하루 동안 찾을 수 있습니다.`}},"batch.key-reused":{code:`INVALID_INPUT`,text:{en:`This Idempotency-Key was used for another run. Send a new one.`,ko:`다른 실행에 사용한 Idempotency-Key입니다. 새 값을 보내십시오.`}}});
// src/core/failures/connection.ts
const connectionFailures=defineFailures({"tcp.refused":{code:`UPSTREAM_ERROR`,text:{en:`{host} refused the connection on port {port}.`,ko:`{host|이/가} 포트 {port} 연결을 거부했습니다.`}},"tcp.reset":{code:`UPSTREAM_ERROR`,text:{en:`{host} reset the connection on port {port}.`,ko:`{host|이/가} 포트 {port} 연결을 끊었습니다.`}},"tcp.unreachable":{code:`UPSTREAM_ERROR`,text:{en:`There is no route to {host} ({detail}).`,ko:`{host}까지 가는 경로가 없습니다({detail}).`}},"timeout.dns":{code:`UPSTREAM_TIMEOUT`,text:{en:`The resolver did not answer for {host} in time.`,ko:`리졸버가 {host}에 대해 제시간에 답하지 않았습니다.`}},"timeout.unheard":{code:`UPSTREAM_TIMEOUT`,text:{en:`{servers} did not answer for {host} in time.`,ko:`{host}에 대한 답이 다음 서버에서 제시간에 오지 않았습니다: {servers}.`}},"timeout.doh":{code:`UPSTREAM_TIMEOUT`,text:{en:`The DNS-over-HTTPS resolvers ({servers}) did not answer for lookalikes of {host} in time. Use another resolver with --doh or PORTCULLIS_DOH.`,ko:`DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 제시간에 답하지 않았습니다. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오.`}},"timeout.tcp":{code:`UPSTREAM_TIMEOUT`,text:{en:`{host} did not accept a connection on port {port} in time.`,ko:`{host|이/가} 포트 {port}에서 제시간에 연결을 받지 않았습니다.`}},"timeout.tls":{code:`UPSTREAM_TIMEOUT`,text:{en:`{host} accepted the connection on port {port} but did not finish the TLS handshake in time.`,ko:`{host|이/가} 포트 {port}에서 연결은 받았지만 TLS 핸드셰이크를 제시간에 마치지 않았습니다.`}},"timeout.starttls":{code:`UPSTREAM_TIMEOUT`,text:{en:`{host} accepted the connection on port {port} but did not agree to TLS in time; if it starts with TLS, use starttls=off (--starttls off).`,ko:`{host|이/가} 포트 {port}에서 연결은 받았지만 제시간에 TLS에 동의하지 않았습니다. 처음부터 TLS를 쓰는 서버라면 starttls=off(--starttls off)로 다시 확인하십시오.`}},"timeout.http":{code:`UPSTREAM_TIMEOUT`,text:{en:`{host} did not answer the HTTP request in time.`,ko:`{host|이/가} HTTP 요청에 제시간에 응답하지 않았습니다.`}},"tls.alert":{code:`UPSTREAM_ERROR`,text:{en:`{host} ended the TLS handshake on port {port} with alert {alert}.`,ko:`{host|이/가} 포트 {port}의 TLS 핸드셰이크를 중단했습니다. TLS 경고: {alert}.`}},"tls.client-certificate":{code:`UPSTREAM_ERROR`,text:{en:`{host} requires a client certificate on port {port}. The command line takes one with --client-cert, and the Action with client-cert.`,ko:`{host|은/는} 포트 {port}에서 클라이언트 인증서를 요구하며, 없으면 응답하지 않습니다. 명령줄에서는 --client-cert, Action에서는 client-cert로 지정할 수 있습니다.`}},"tls.client-certificate-refused":{code:`UPSTREAM_ERROR`,text:{en:`{host} rejected the given client certificate on port {port}.`,ko:`{host|이/가} 포트 {port}에서 제시한 클라이언트 인증서를 거부합니다.`}},"http.client-certificate":{code:`UPSTREAM_ERROR`,text:{en:`{host} did not serve the site: it requires a client certificate, or another one. The command line takes one with --client-cert, and the Action with client-cert.`,ko:`{host|이/가} 사이트 대신 클라이언트 인증서(또는 다른 인증서)를 요구하는 응답을 보냈습니다. 명령줄에서는 --client-cert, Action에서는 client-cert로 지정할 수 있습니다.`}},"access.untrusted":{code:`UPSTREAM_ERROR`,text:{en:`The certificate of {host} is not trusted for that name. The given headers and client certificate were not sent, and the page that needs them was not requested.`,ko:`{host}의 인증서를 그 이름으로 신뢰할 수 없어, 지정된 헤더나 클라이언트 인증서를 보내지 않았고 그것으로만 열리는 페이지도 요청하지 않았습니다.`}},"access.header-empty":{code:`UPSTREAM_ERROR`,text:{en:`The value of the header {name} is empty, so nothing was measured. Pull requests from forks and from Dependabot get no secrets.`,ko:`보내려는 헤더 {name}의 값이 비어 있어 측정하지 않았습니다. 포크나 Dependabot의 풀 리퀘스트에는 비밀 값이 주어지지 않습니다.`}},"timeout.proxy":{code:`UPSTREAM_TIMEOUT`,text:{en:`The proxy {proxy} did not open a connection in time.`,ko:`프록시 {proxy|이/가} 제시간에 연결을 열어 주지 않았습니다.`}},"proxy.unreachable":{code:`UPSTREAM_ERROR`,text:{en:`The proxy {proxy} could not be reached ({detail}).`,ko:`프록시 {proxy}에 연결할 수 없었습니다({detail}).`}},"proxy.credentials":{code:`UPSTREAM_ERROR`,text:{en:`The proxy {proxy} requires a user name and password, or rejected the given ones (407).`,ko:`프록시 {proxy|이/가} 사용자 이름과 비밀번호를 요구하거나, 주어진 것을 받아들이지 않습니다(407).`}},"proxy.refused":{code:`UPSTREAM_ERROR`,text:{en:`The proxy {proxy} refuses connections to {host} on port {port} (status {status}).`,ko:`프록시 {proxy|이/가} {host}의 포트 {port}로 가는 연결을 허용하지 않습니다(상태 {status}).`}},"caller.unknown":{code:`INVALID_INPUT`,text:{en:`A machine cannot see its own public address. Name a Portcullis server that reports it: --server https://portcullis.example on the command line, or the option server of the library.`,ko:`시스템은 자신의 공인 주소를 직접 알 수 없습니다. 주소를 알려 줄 Portcullis 서버를 명령줄에서는 --server https://portcullis.example, 라이브러리에서는 server 옵션으로 지정하십시오.`}},"proxy.name":{code:`UPSTREAM_ERROR`,text:{en:`{host} is a special-use or internal name. --proxy-dns does not send such names to a proxy.`,ko:`{host|은/는} 특수 용도 또는 내부 네트워크 이름이므로 프록시에 이름으로 요청하지 않습니다(--proxy-dns).`}},"proxy.unable":{code:`UPSTREAM_ERROR`,text:{en:`The proxy {proxy} could not connect to {host} on port {port} (status {status}).`,ko:`프록시 {proxy|이/가} {host}의 포트 {port}에 연결하지 못했습니다(상태 {status}).`}},"proxy.malformed":{code:`UPSTREAM_ERROR`,text:{en:`The proxy {proxy} sent an invalid answer to CONNECT ({detail}).`,ko:`프록시 {proxy|이/가} CONNECT에 이해할 수 없는 응답을 보냈습니다({detail}).`}},"tls.closed":{code:`UPSTREAM_ERROR`,text:{en:`{host} closed the connection on port {port} during the TLS handshake.`,ko:`{host|이/가} 포트 {port}의 TLS 핸드셰이크 중에 연결을 닫았습니다.`}},"tls.not-tls":{code:`UPSTREAM_ERROR`,text:{en:`{host} does not speak TLS on port {port}.`,ko:`{host|은/는} 포트 {port}에서 TLS를 사용하지 않습니다.`}},"tls.greeting":{code:`UPSTREAM_ERROR`,text:{en:`{host} does not begin with TLS on port {port}; the server speaks {protocol}. Use starttls={starttls} (--starttls {starttls}).`,ko:`{host|은/는} 포트 {port}에서 TLS가 아니라 {protocol|으로/로} 시작합니다. starttls={starttls}(--starttls {starttls})로 다시 확인하십시오.`}},"tls.oversized":{code:`UPSTREAM_ERROR`,text:{en:`{host} sends a TLS handshake message on port {port} that is larger than clients accept. The usual cause is an oversized certificate chain.`,ko:`{host|이/가} 포트 {port}의 TLS 핸드셰이크에서 클라이언트가 받지 못할 만큼 큰 메시지를 보냅니다. 대개 인증서가 너무 큰 경우입니다.`}},"tls.failed":{code:`UPSTREAM_ERROR`,text:{en:`The TLS handshake with {host} on port {port} failed ({detail}).`,ko:`{host} 포트 {port}의 TLS 핸드셰이크가 실패했습니다({detail}).`}},"starttls.not-offered":{code:`UPSTREAM_ERROR`,text:{en:`{host} speaks {protocol} on port {port} and offers no TLS there.`,ko:`{host|은/는} 포트 {port}에서 {protocol|으로/로} 응답하지만 TLS를 제공하지 않습니다.`}},"starttls.refused":{code:`UPSTREAM_ERROR`,text:{en:`{host} did not start TLS on port {port} and answered: {detail}`,ko:`{host|이/가} 포트 {port}에서 TLS를 시작하지 않고 다음과 같이 답했습니다: {detail}`}},"starttls.foreign":{code:`UPSTREAM_ERROR`,text:{en:`{host} does not speak {protocol} on port {port} ({detail}).`,ko:`{host|은/는} 포트 {port}에서 {protocol|을/를} 사용하지 않습니다({detail}).`}},"starttls.injected":{code:`UPSTREAM_ERROR`,text:{en:`{host} agreed to TLS on port {port} and then sent more plain text. A man in the middle would do that.`,ko:`{host|이/가} 포트 {port}에서 TLS에 동의한 뒤 평문을 더 보냈습니다. 중간자가 끼어들 때 나타나는 현상입니다.`}},"starttls.closed":{code:`UPSTREAM_ERROR`,text:{en:`{host} closed the connection on port {port} before TLS began.`,ko:`{host|이/가} 포트 {port}에서 TLS를 시작하기 전에 연결을 닫았습니다.`}}});
// src/core/failures/deployment.ts
const deploymentFailures=defineFailures({"github.token":{code:`INVALID_INPUT`,text:{en:`GitHub does not accept the token.`,ko:`GitHub가 토큰을 받아들이지 않습니다.`}},"github.forbidden":{code:`INVALID_INPUT`,text:{en:`GitHub refused the request: the token needs the permission {permission}.`,ko:`GitHub가 이 토큰의 요청을 거부했습니다. 필요한 권한: {permission}.`}},"github.not-found":{code:`INVALID_INPUT`,text:{en:`GitHub did not find it in {repository}, or the token has no access to it. The token needs the permission {permission}.`,ko:`GitHub의 {repository}에 해당 항목이 없거나 토큰에 보이지 않습니다. 필요한 권한: {permission}.`}},"github.no-pull-request":{code:`NOT_FOUND`,text:{en:`No open pull request has this commit as its head.`,ko:`이 실행의 커밋을 헤드로 둔 열린 풀 리퀘스트가 없습니다.`}},"github.too-many-comments":{code:`INVALID_INPUT`,text:{en:`Pull request {number} has too many comments to search.`,ko:`풀 리퀘스트 {number}의 댓글이 너무 많아 다 살펴볼 수 없습니다.`}},"github.rate-limited":{code:`RATE_LIMITED`,text:{en:`GitHub accepts no more requests until {until}.`,ko:`GitHub가 {until}까지 요청을 더 받지 않습니다.`}},"github.unreachable":{code:`UPSTREAM_ERROR`,text:{en:`GitHub's API {api} could not be reached ({detail}).`,ko:`GitHub API {api}에 연결할 수 없었습니다({detail}).`}},"github.timeout":{code:`UPSTREAM_TIMEOUT`,text:{en:`GitHub's API {api} did not answer in time.`,ko:`GitHub API {api}에서 제시간에 응답이 오지 않았습니다.`}},"github.refused":{code:`UPSTREAM_ERROR`,text:{en:`GitHub's API {api} answered {status}.`,ko:`GitHub API {api}의 응답 상태가 {status}입니다.`}},"github.invalid-answer":{code:`UPSTREAM_ERROR`,text:{en:`{api} did not send a usable answer of GitHub's API ({detail}).`,ko:`{api|이/가} 사용할 수 있는 GitHub API 응답을 보내지 않았습니다({detail}).`}},"deployment.failed":{code:`UPSTREAM_ERROR`,text:{en:`The deployment to {environment} ended in the state {state}. There is nothing to measure.`,ko:`{environment} 배포가 {state} 상태로 끝나 측정할 대상이 없습니다.`}},"deployment.superseded":{code:`UPSTREAM_ERROR`,text:{en:`The deployment of {sha} to {environment} is no longer active: {later} was deployed since. There is nothing to measure for {sha}.`,ko:`{sha}의 {environment} 배포는 더 이상 활성 상태가 아니며, 그 뒤에 {later|이/가} 배포되었습니다. {sha}에 대해 측정할 대상이 없습니다.`}},"deployment.timeout":{code:`UPSTREAM_TIMEOUT`,text:{en:`No deployment of {sha} to {environment} was ready within {seconds} s. Last state: {seen}.`,ko:`{sha}의 {environment} 배포가 {seconds}초 안에 준비되지 않았습니다. 마지막 상태: {seen}.`}},"deployment.no-url":{code:`INVALID_INPUT`,text:{en:`The deployment to {environment} succeeded but has no site URL. Set environment_url when you deploy.`,ko:`{environment} 배포는 성공했지만 사이트의 URL이 없습니다. 배포하는 쪽에서 environment_url을 설정해야 합니다.`}}});
// src/core/failures/input.ts
const inputFailures=defineFailures({"input.missing":{code:`INVALID_INPUT`,text:{en:`{field} is missing: {expected}.`,ko:`{field|이/가} 없습니다. {expected}.`}},"input.unknown":{code:`INVALID_INPUT`,text:{en:`Unknown {field}.{suggestion}`,ko:`알 수 없는 {field}입니다.{suggestion}`}},"input.option":{code:`INVALID_INPUT`,text:{en:`{field} must be one of {expected}, not {given}.{suggestion}`,ko:`{field}에는 {expected} 중 하나가 와야 합니다. 받은 값: {given}.{suggestion}`}},"input.value":{code:`INVALID_INPUT`,text:{en:`{field} must be {expected}, not {given}.`,ko:`{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}.`}},"input.secret":{code:`INVALID_INPUT`,text:{en:`{field} must be {expected}. The given value is not shown.`,ko:`{field}에는 {expected|이/가} 와야 합니다. 받은 값은 표시하지 않습니다.`}},"input.repeated":{code:`INVALID_INPUT`,text:{en:`{field} is given {count} times; give it once.`,ko:`{field|이/가} {count}번 주어졌습니다. 한 번만 주십시오.`}},"input.encoding":{code:`INVALID_INPUT`,text:{en:`{field} must be UTF-8 in percent-encoding ({detail}).`,ko:`{field|은/는} 퍼센트 인코딩된 UTF-8이어야 합니다({detail}).`}},"input.private":{code:`INVALID_INPUT`,text:{en:`{field} must be on the public internet, not {given}. This server does not measure private networks.`,ko:`{field|은/는} 공인 인터넷에 있어야 하는데 {given|은/는} 그렇지 않습니다. 이 서버는 사설 네트워크를 측정하지 않습니다.`}},"input.conflict":{code:`INVALID_INPUT`,text:{en:`{field} is given twice, as {first} and as {second}.`,ko:`{field|이/가} {first|과/와} {second|으로/로} 두 번 주어졌습니다.`}},"input.probes":{code:`INVALID_INPUT`,text:{en:`This server does not accept probe_services. Its operator can allow it with PORTCULLIS_ALLOW_PROBES=true.`,ko:`이 서버는 probe_services를 받지 않습니다. 운영자가 PORTCULLIS_ALLOW_PROBES=true로 허용할 수 있습니다.`}},"input.together":{code:`INVALID_INPUT`,text:{en:`{field} cannot be used together with {other}: {detail}.`,ko:`{field|은/는} {other|과/와} 함께 쓸 수 없습니다: {detail}.`}},"input.syntax":{code:`INVALID_INPUT`,text:{en:`{path} cannot be read: {detail}.`,ko:`{path|을/를} 읽을 수 없습니다: {detail}.`}},"input.file":{code:`INVALID_INPUT`,text:{en:`{field} names {path}, which cannot be used: {detail}.`,ko:`{field|이/가} 가리키는 {path|을/를} 사용할 수 없습니다: {detail}.`}},"wait.timeout":{code:`UPSTREAM_TIMEOUT`,text:{en:`The wait for {awaited} timed out after {seconds} s, so the site was not measured. Last seen: {seen}.`,ko:`{awaited} 조건이 {seconds}초 안에 충족되지 않아 측정하지 않았습니다. 마지막으로 본 것: {seen}.`}},"wait.otherwise":{code:`UPSTREAM_TIMEOUT`,text:{en:`The wait for {awaited} succeeded, but the page that was then measured did not match: {seen}. No measurement within {seconds} s matched.`,ko:`{awaited} 조건은 확인되었으나, 이어서 측정한 페이지는 조건과 달랐습니다: {seen}. {seconds}초 안에 조건에 맞는 페이지를 측정하지 못했습니다.`}},"server.failed":{code:`UPSTREAM_ERROR`,text:{en:`{server} did not send a usable Portcullis answer ({detail}).`,ko:`{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail}).`}},"input.lines":{code:`INVALID_INPUT`,text:{en:`{field} must be {expected}, not {given}. The same applies to {others}.`,ko:`{field}에는 {expected|이/가} 와야 합니다. 받은 값: {given}. 다음도 마찬가지입니다: {others}.`}}});
// src/core/failures/lookup.ts
const lookupFailures=defineFailures({"dns.nxdomain":{code:`NOT_FOUND`,text:{en:`{host} does not exist in the DNS.`,ko:`{host|은/는} DNS에 존재하지 않는 이름입니다.`}},"dns.absent":{code:`NOT_FOUND`,text:{en:`{host} does not exist in the DNS, or has no public address.`,ko:`{host|은/는} DNS에 존재하지 않거나 공인 주소가 없는 이름입니다.`}},"dns.no-address":{code:`NOT_FOUND`,text:{en:`{host} exists in the DNS but has no IP address.`,ko:`{host|은/는} DNS에 있지만 IP 주소가 없습니다.`}},"dns.bad-name":{code:`NOT_FOUND`,text:{en:`{host} is not a valid DNS name: a label has 1 to 63 octets, a name at most 253.`,ko:`{host|은/는} DNS에 있을 수 없는 이름입니다. 레이블은 1~63옥텟, 이름 전체는 253옥텟까지입니다.`}},"dns.failed":{code:`UPSTREAM_ERROR`,text:{en:`The resolver could not answer for {host} ({detail}).`,ko:`리졸버가 {host}에 대해 답하지 못했습니다({detail}).`}},"dns.unheard":{code:`UPSTREAM_ERROR`,text:{en:`{servers} did not answer for {host}.`,ko:`{host}에 대한 답을 다음 서버에서 얻지 못했습니다: {servers}.`}},"doh.unheard":{code:`UPSTREAM_ERROR`,text:{en:`The DNS-over-HTTPS resolvers ({servers}) could not answer for lookalikes of {host}: {detail}. Use another resolver with --doh or PORTCULLIS_DOH.`,ko:`DoH 리졸버({servers})가 {host}의 유사 도메인에 대해 답하지 못했습니다: {detail}. --doh 또는 PORTCULLIS_DOH로 다른 리졸버를 지정하십시오.`}},"address.private":{code:`UPSTREAM_ERROR`,text:{en:`{host} may not be contacted (address {address}).`,ko:`{host}에는 접속할 수 없습니다. 접속이 허용되지 않는 주소입니다({address}).`}},"target.opted-out":{code:`INVALID_INPUT`,text:{en:`The operator of this service does not connect to {host}: its owner opted out.`,ko:`{host}의 소유자가 요청하여 이 서비스의 운영자가 연결을 제외했습니다.`}}});
// src/core/failures/page.ts
const pageFailures=defineFailures({"http.closed":{code:`UPSTREAM_ERROR`,text:{en:`{host} closed the connection before it answered the HTTP request.`,ko:`{host|이/가} HTTP 요청에 응답하기 전에 연결을 닫았습니다.`}},"http.malformed":{code:`UPSTREAM_ERROR`,text:{en:`{host} sent a response that is not valid HTTP ({detail}).`,ko:`{host|이/가} 올바른 HTTP가 아닌 응답을 보냈습니다({detail}).`}},"http.headers-too-large":{code:`UPSTREAM_ERROR`,text:{en:`{host} sent more than {limit} kB of response headers.`,ko:`{host|이/가} {limit} kB가 넘는 응답 헤더를 보냈습니다.`}},"http.server-error":{code:`UPSTREAM_ERROR`,text:{en:`{host} answered {status} instead of the site.`,ko:`{host|이/가} 사이트 대신 {status|을/를} 응답했습니다.`}},"page.status":{code:`UPSTREAM_ERROR`,text:{en:`{host} answered {status}{meaning}; if that is right, accept it with --accept-status {status}.`,ko:`{host|이/가} {status|을/를} 응답했습니다{meaning}. 이것이 정상이라면 --accept-status {status|으로/로} 허용하십시오.`}},"page.unauthorized":{code:`UPSTREAM_ERROR`,text:{en:`{host} answered {status}: the page requires authentication. Pass credentials with --header or --client-cert; if {status} is right, accept it with --accept-status {status}.`,ko:`{host|이/가} {status|을/를} 응답했습니다. 페이지에 인증이 필요합니다. --header 또는 --client-cert로 인증 정보를 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오.`}},"page.forbidden":{code:`UPSTREAM_ERROR`,text:{en:`{host} answered {status}: the server refused the request. If the page needs credentials, pass them with --header; if {status} is right, accept it with --accept-status {status}.`,ko:`{host|이/가} {status|을/를} 응답했습니다. 서버가 요청을 거부했습니다. 인증 정보가 필요하면 --header로 지정하십시오. {status|이/가} 정상이라면 --accept-status {status|으로/로} 허용하십시오.`}},"page.proxy":{code:`UPSTREAM_ERROR`,text:{en:`A proxy answered {status} in place of {host}. Pass its credentials with --proxy http://user:password@host:port.`,ko:`{host} 대신 프록시가 {status|을/를} 응답했습니다. --proxy http://user:password@host:port로 프록시의 인증 정보를 지정하십시오.`}},"page.login":{code:`UPSTREAM_ERROR`,text:{en:`{host} redirects to a login page ({service}) instead of serving the site. Pass credentials with --header or --client-cert.`,ko:`{host|이/가} 사이트 대신 로그인 페이지({service})로 보냅니다. --header 또는 --client-cert로 인증 정보를 지정하십시오.`}},"page.blocked":{code:`UPSTREAM_ERROR`,text:{en:`{service} refused the request to {host} ({status}) and sent a block page instead of the site.`,ko:`{service|이/가} {host}에 대한 요청을 거부하고({status}) 사이트 대신 차단 페이지를 보냈습니다.`}},"page.placeholder":{code:`UPSTREAM_ERROR`,text:{en:`{service} has no site at {host} ({status}). Deploy it, and connect this name to it.`,ko:`{service}에 {host}의 사이트가 없습니다({status}). 사이트를 배포하고 이 이름을 연결하십시오.`}},"http.challenge":{code:`UPSTREAM_ERROR`,text:{en:`{host} answered with a bot challenge ({detail}) instead of the site.`,ko:`{host|이/가} 사이트 대신 봇 확인 페이지({detail})를 응답했습니다.`}}});
// src/core/failures/remote.ts
const remoteFailures=defineFailures({"remote.invalid-input":{code:`INVALID_INPUT`,text:{en:`{message}`,ko:`{message}`}},"remote.key-required":{code:`API_KEY_REQUIRED`,text:{en:`{message}`,ko:`{message}`}},"remote.key":{code:`INVALID_API_KEY`,text:{en:`{message}`,ko:`{message}`}},"remote.not-found":{code:`NOT_FOUND`,text:{en:`{message}`,ko:`{message}`}},"remote.rate-limited":{code:`RATE_LIMITED`,text:{en:`{message}`,ko:`{message}`}},"remote.error":{code:`UPSTREAM_ERROR`,text:{en:`{message}`,ko:`{message}`}},"remote.timeout":{code:`UPSTREAM_TIMEOUT`,text:{en:`{message}`,ko:`{message}`}},"store.absent":{code:`UPSTREAM_ERROR`,text:{en:`{check} reads stored results, but there is no store here. Use a server that stores results.`,ko:`{check|은/는} 서버가 저장한 내용을 읽지만 여기에는 저장소가 없습니다. 저장소가 있는 서버에 요청하십시오.`}},"store.unreadable":{code:`UPSTREAM_ERROR`,text:{en:`The store cannot be read: {detail}.`,ko:`저장된 내용을 읽을 수 없습니다: {detail}.`}},"server.unreachable":{code:`UPSTREAM_ERROR`,text:{en:`The Portcullis server {server} could not be reached ({detail}).`,ko:`Portcullis 서버 {server}에 연결할 수 없었습니다({detail}).`}},"server.timeout":{code:`UPSTREAM_TIMEOUT`,text:{en:`The Portcullis server {server} did not answer in time.`,ko:`Portcullis 서버 {server|이/가} 제시간에 응답하지 않았습니다.`}},"server.invalid-answer":{code:`UPSTREAM_ERROR`,text:{en:`{server} did not send a usable Portcullis answer ({detail}).`,ko:`{server|이/가} 사용할 수 있는 Portcullis 응답을 보내지 않았습니다({detail}).`}}});
// src/core/failures/request.ts
const requestFailures=defineFailures({"request.origin":{code:`INVALID_INPUT`,text:{en:`The request comes from another site ({detail}).`,ko:`다른 사이트에서 온 요청입니다({detail}).`}},"rate.limited":{code:`RATE_LIMITED`,text:{en:`Too many requests. Try again in {seconds} s.`,ko:`요청이 너무 많습니다. {seconds}초 후에 다시 시도하십시오.`}},"rate.resting":{code:`RATE_LIMITED`,text:{en:`This server measured the same address moments ago. Try again in {seconds} s.`,ko:`이 서버가 조금 전에 같은 주소를 측정했습니다. {seconds}초 후에 다시 시도하십시오.`}},"request.path":{code:`NOT_FOUND`,text:{en:`There is nothing at this path.{suggestion}`,ko:`이 경로에는 아무것도 없습니다.{suggestion}`}},"request.method":{code:`INVALID_INPUT`,status:405,text:{en:`This path supports {allowed}, not {method}.`,ko:`이 경로에는 {method} 대신 {allowed|을/를} 쓰십시오.`}},"request.too-large":{code:`INVALID_INPUT`,status:413,text:{en:`The body is larger than {limit} kB.`,ko:`본문이 {limit} kB보다 큽니다.`}},"request.type":{code:`INVALID_INPUT`,status:415,text:{en:`The body must be application/json, not {type}.`,ko:`본문은 application/json이어야 합니다. 받은 형식: {type}.`}},"request.coding":{code:`INVALID_INPUT`,status:415,text:{en:`The body must be sent without a Content-Encoding, not with {coding}.`,ko:`본문은 Content-Encoding 없이 보내야 합니다. 받은 Content-Encoding: {coding}.`}},"request.malformed":{code:`INVALID_INPUT`,text:{en:`The request cannot be read: {detail}.`,ko:`요청을 읽을 수 없습니다: {detail}.`}},"request.slow":{code:`INVALID_INPUT`,status:408,text:{en:`The request did not arrive in time.`,ko:`요청이 제시간에 도착하지 않았습니다.`}},"request.url-too-long":{code:`INVALID_INPUT`,status:414,text:{en:`The URL of the request is longer than {limit} characters.`,ko:`요청 URL이 {limit}자보다 깁니다.`}},"request.headers-too-large":{code:`INVALID_INPUT`,status:431,text:{en:`The request has more than {limit} kB of headers.`,ko:`요청 헤더가 {limit} kB보다 큽니다.`}}});
// src/core/failures/source.ts
const sourceFailures=defineFailures({"budget.connections":{code:`UPSTREAM_ERROR`,text:{en:`The measurement used up its {limit} connections.`,ko:`측정에 허용된 연결 {limit}개를 모두 사용했습니다.`}},"budget.bytes":{code:`UPSTREAM_ERROR`,text:{en:`The measurement used up its {limit} MB of traffic.`,ko:`측정에 허용된 트래픽 {limit} MB를 모두 사용했습니다.`}},"budget.origins":{code:`UPSTREAM_ERROR`,text:{en:`The addresses redirect to more than {limit} other origins. The rest were not measured.`,ko:`주소들이 다른 오리진 {limit}개를 넘겨 이어져 나머지는 측정하지 못했습니다.`}},"source.unreachable":{code:`UPSTREAM_ERROR`,text:{en:`The {source} server {host} could not be reached ({detail}).`,ko:`{source} 서버 {host}에 연결할 수 없었습니다({detail}).`}},"timeout.source":{code:`UPSTREAM_TIMEOUT`,text:{en:`The {source} server {host} did not answer in time.`,ko:`{source} 서버 {host|이/가} 제시간에 응답하지 않았습니다.`}},"source.untrusted":{code:`UPSTREAM_ERROR`,text:{en:`The certificate of the {source} server {host} is not trusted ({detail}). No request was sent.`,ko:`{source} 서버 {host}의 인증서를 신뢰할 수 없어({detail}) 요청을 보내지 않았습니다.`}},"source.redirect":{code:`UPSTREAM_ERROR`,text:{en:`The {source} server {host} sent a redirect that is not followed ({detail}).`,ko:`{source} 서버 {host|이/가} 허용되지 않는 리디렉션을 보냈습니다({detail}).`}},"source.rate-limited":{code:`UPSTREAM_ERROR`,text:{en:`The {source} server {host} limits requests from this address. Try again in {seconds} s.`,ko:`{source} 서버 {host|이/가} 이 주소의 요청을 제한하고 있습니다. {seconds}초 후에 다시 시도하십시오.`}},"source.status":{code:`UPSTREAM_ERROR`,text:{en:`The {source} server {host} answered with HTTP status {status}.`,ko:`{source} 서버 {host|이/가} HTTP 상태 {status|을/를} 응답했습니다.`}},"source.malformed":{code:`UPSTREAM_ERROR`,text:{en:`The {source} server {host} sent an invalid answer ({detail}).`,ko:`{source} 서버 {host|이/가} 잘못된 응답을 보냈습니다({detail}).`}},"source.unavailable":{code:`UPSTREAM_ERROR`,text:{en:`The {source} server {host} says that it cannot answer now.`,ko:`{source} 서버 {host|이/가} 지금은 응답할 수 없다고 합니다.`}},"source.unread":{code:`UPSTREAM_ERROR`,text:{en:`The {source} server {host} answered in a format that we do not recognise.`,ko:`{source} 서버 {host|이/가} 인식할 수 없는 형식으로 응답했습니다.`}},"registration.absent":{code:`NOT_FOUND`,text:{en:`{domain} is not registered, according to the registry ({server}).`,ko:`레지스트리({server})에 따르면 {domain|은/는} 등록되지 않은 도메인입니다.`}},"sources.none":{code:`UPSTREAM_ERROR`,text:{en:`No source returned data about {subject}: {sources}.`,ko:`어떤 출처에서도 {subject}의 데이터를 얻지 못했습니다: {sources}.`}},"timeout.sources":{code:`UPSTREAM_TIMEOUT`,text:{en:`No source answered in time about {subject}: {sources}.`,ko:`{subject}에 대해 제한 시간 안에 응답한 출처가 없습니다: {sources}.`}},"budget.questions":{code:`UPSTREAM_ERROR`,text:{en:`The measurement used up its {limit} DNS queries.`,ko:`측정에 허용된 DNS 질의 {limit}개를 모두 사용했습니다.`}},aborted:{code:`UPSTREAM_ERROR`,text:{en:`The measurement was cancelled.`,ko:`측정이 취소되었습니다.`}},"tape.missing":{code:`UPSTREAM_ERROR`,text:{en:`The recording contains no answer for {key}.`,ko:`기록에 {key}에 대한 응답이 없습니다.`}},"busy.target":{code:`UPSTREAM_ERROR`,text:{en:`The allowance of measurements for this target is used up. Nothing was measured. Try again in {seconds} s.`,ko:`이 대상에 허용된 측정 횟수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오.`}},"busy.server":{code:`UPSTREAM_ERROR`,text:{en:`The allowance of concurrent measurements of this server is used up. Nothing was measured. Try again in {seconds} s.`,ko:`이 서버에 허용된 동시 측정 수를 모두 사용했습니다. 측정하지 않았습니다. {seconds}초 후에 다시 시도하십시오.`}},internal:{code:`UPSTREAM_ERROR`,text:{en:`Something broke on our side.`,ko:`내부 오류가 발생했습니다.`}}});
// src/core/failures.ts
const failures={...lookupFailures,...connectionFailures,...pageFailures,...sourceFailures,...accountFailures,...requestFailures,...batchFailures,...remoteFailures,...deploymentFailures,...inputFailures};
// src/core/reason-words.ts
const words$4=[[`dns.`,{en:`its name could not be resolved`,ko:`이름을 확인할 수 없음`}],[`tcp.refused`,{en:`the connection was refused`,ko:`연결이 거부됨`}],[`tcp.unreachable`,{en:`it could not be reached`,ko:`도달할 수 없음`}],[`tcp.`,{en:`the connection was interrupted`,ko:`연결이 끊어짐`}],[`timeout.`,{en:`no answer came in time`,ko:`제시간에 응답이 없음`}],[`starttls.not-offered`,{en:`no TLS is offered`,ko:`TLS를 제공하지 않음`}],[`starttls.`,{en:`STARTTLS failed`,ko:`STARTTLS에 실패함`}],[`alert.`,{en:`the server answered with a TLS alert`,ko:`서버가 TLS 경고로 응답함`}],[`silent`,{en:`no answer came in time`,ko:`제시간에 응답이 없음`}],[`closed`,{en:`the server closed the connection`,ko:`서버가 연결을 닫음`}],[`reset`,{en:`the connection was interrupted`,ko:`연결이 끊어짐`}],[`tls.`,{en:`the TLS handshake failed`,ko:`TLS 핸드셰이크가 이루어지지 않음`}],[`http.status.401`,{en:`the page requires authentication`,ko:`페이지에 인증이 필요함`}],[`http.status.403`,{en:`the server refused the request`,ko:`서버가 요청을 거부함`}],[`http.status.407`,{en:`a proxy requires authentication`,ko:`프록시가 인증을 요구함`}],[`http.status.429`,{en:`the server limits requests`,ko:`서버가 요청 수를 제한함`}],[`http.status.5`,{en:`the server reported an error`,ko:`서버가 오류를 응답함`}],[`http.status.`,{en:`an error was answered instead of the site`,ko:`사이트 대신 오류를 응답함`}],[`page.login`,{en:`a login page was served instead`,ko:`로그인 페이지가 대신 나옴`}],[`page.blocked`,{en:`a block page was served instead`,ko:`차단 페이지가 대신 나옴`}],[`page.placeholder`,{en:`the platform has no such site`,ko:`플랫폼에 그 사이트가 없음`}],[`http.5`,{en:`the server reported an error`,ko:`서버가 오류를 응답함`}],[`truncated`,{en:`the answer was incomplete`,ko:`응답이 완전하지 않음`}],[`http.server-error`,{en:`the server reported an error`,ko:`서버가 오류를 응답함`}],[`http.challenge`,{en:`a bot challenge was served instead`,ko:`봇 확인 화면이 대신 나옴`}],[`http.`,{en:`the response could not be read`,ko:`응답을 읽을 수 없음`}],[`loop`,{en:`the redirects form a loop`,ko:`리디렉션이 순환함`}],[`limit`,{en:`there are too many redirects`,ko:`리디렉션이 너무 많음`}],[`invalid-location`,{en:`the redirect target is invalid`,ko:`리디렉션 대상이 올바르지 않음`}],[`nul-byte`,{en:`the response headers contain a NUL byte`,ko:`응답 헤더에 NUL 바이트가 있음`}],[`content-disposition`,{en:`browsers reject its Content-Disposition headers`,ko:`브라우저가 Content-Disposition 헤더를 거부함`}],[`content-encoding`,{en:`its body does not match its Content-Encoding`,ko:`본문이 Content-Encoding과 맞지 않음`}],[`private`,{en:`it redirects into a private network`,ko:`사설 네트워크로 리디렉션함`}],[`source.rate-limited`,{en:`its rate limit was reached`,ko:`요청 한도를 초과함`}],[`source.untrusted`,{en:`its certificate is not trusted`,ko:`인증서를 신뢰할 수 없음`}],[`source.unreachable`,{en:`it could not be reached`,ko:`연결할 수 없음`}],[`source.status`,{en:`it answered with an HTTP error`,ko:`HTTP 오류를 응답함`}],[`source.unavailable`,{en:`it says that it cannot answer now`,ko:`지금은 응답할 수 없다고 함`}],[`source.unread`,{en:`the format of its answer is not recognised`,ko:`응답 형식을 인식할 수 없음`}],[`source.malformed`,{en:`its answer is invalid`,ko:`응답이 올바르지 않음`}],[`ct.followed`,{en:`it knows the time since the logs are followed`,ko:`로그 감시를 시작한 뒤만 알고 있음`}],[`ct.not-followed`,{en:`no logs are followed for this domain`,ko:`이 도메인에 대해 로그를 감시하지 않음`}],[`sources.`,{en:`no source gave a usable answer`,ko:`사용할 수 있는 응답을 준 출처가 없음`}],[`source.`,{en:`it gave no usable answer`,ko:`사용할 수 있는 응답이 없음`}],[`address.`,{en:`its address may not be contacted`,ko:`연결이 금지된 주소임`}],[`proxy.`,{en:`the proxy refused the connection`,ko:`프록시에서 연결을 허용하지 않음`}],[`ECONNREFUSED`,{en:`the connection was refused`,ko:`연결이 거부됨`}],[`ENETUNREACH`,{en:`there is no route from here`,ko:`여기서 도달할 경로가 없음`}],[`EHOSTUNREACH`,{en:`there is no route from here`,ko:`여기서 도달할 경로가 없음`}],[`EADDRNOTAVAIL`,{en:`there is no route from here`,ko:`여기서 도달할 경로가 없음`}],[`EAFNOSUPPORT`,{en:`there is no route from here`,ko:`여기서 도달할 경로가 없음`}],[`EACCES`,{en:`this machine blocks the connection`,ko:`이 시스템에서 연결이 차단됨`}],[`EPERM`,{en:`this machine blocks the connection`,ko:`이 시스템에서 연결이 차단됨`}],[`EMFILE`,{en:`this machine has too many open connections`,ko:`이 시스템에 열린 연결이 너무 많음`}],[`ENFILE`,{en:`this machine has too many open connections`,ko:`이 시스템에 열린 연결이 너무 많음`}]];
const other={en:`not enough information`,ko:`정보가 부족함`};
const proxyAccepts={en:`the proxy accepts every connection, so a closed port looks like a silent one`,ko:`프록시가 모든 연결을 받아들이므로 닫힌 포트와 응답 없는 포트를 구별할 수 없음`};
function behindProxy(e){return{en:`${e.en}; ${proxyAccepts.en}`,ko:`${e.ko}; ${proxyAccepts.ko}`}}
const code$3=/^(?:address|dns|http|page|proxy|source|starttls|tcp|timeout|tls)\.(?:[a-z]+(?:-[a-z]+)*|\d{1,3})(?:\.\d{1,3})?$/;
function detailWords(e){return code$3.test(e)?reasonWords(e):e}
function reasonWords(e){return words$4.find(([t])=>e?.startsWith(t))?.[1]??other}
const secretNames=/^(?:key|code|auth|authkey|authcode|authorizationcode|accesscode|passcode|jwt|jws|sig|hmac|mac|sas|sid|ticket|otp|totp|pin|pwd|pass|creds?|magic|nonce|state|assertion|codeverifier|saml(?:request|response)|hdn(?:ts|ea|tl)|j?sess(?:ion)?id|phpsessid)$/;
const secretParts=/token|secret|passw|passphrase|signature|credential|bypass|jwt|bearer|session|(?:api|access|private|auth|signing|subscription|function|functions|master|security|shared?)key/;
const signedPrefix=/^x(?:amz|goog|oss|cos|obs)[a-z]/;
const besideSignature=/^(?:sv|se|st|sp|sr|spr|ss|srt|sdd|ses|sip|si|skoid|sktid|skt|ske|sks|skv|policy|keypairid|expires|exp|keyname|googleaccessid)$/;
const signature=/(?:[?&]|%3f|%26)(?:sig|signature)(?:=|%3d)/i;
const harmless$2=/^(?:true|false|yes|no|on|off|none|null|samesitenone|.{0,5})$/i;
const beginning$1=/(?:[?&#]|&amp;|&#38;|&#x26;|\\u0026|(?<encoded>%(?:25){0,3}(?:3f|26|23))|;(?=(?:jsession|phpsess)id=))(?<name>(?:[\w.[\]~$-]|%(?:25){0,3}(?:5b|5d|2d|2e|5f)){1,80})(?:=|\\u003d|%(?:25){0,3}3d)/gi;
const plainValue=/[^\s"<>`&#\\…]*/y;
const encodedValue=/(?:[^\s"<>`&#\\…%]|%(?!(?:25){0,3}(?:26|23)))*/iy;
function found(e){const t=[];const n=signature.test(e);const r=new RegExp(beginning$1);for(let i=r.exec(e);i;i=r.exec(e)){const a=nameOf$3(i.groups?.[`name`]??``);const o=r.lastIndex;if(!isSecret$1(a,n))continue;const s=o+valueAt(e,o,i.groups?.[`encoded`]!==void 0).length;if(s>o)t.push({name:a,begin:o,end:s});r.lastIndex=s}return t}
function nameOf$3(e){return e.replace(/%(?:25){0,3}[\da-f]{2}|[^a-z\d]/gi,``).toLowerCase()}
function isSecret$1(e,t){if(secretNames.test(e)||secretParts.test(e)||signedPrefix.test(e))return true;return t&&besideSignature.test(e)}
function valueAt(e,t,n){const r=n?encodedValue:plainValue;r.lastIndex=t;const[i=``]=r.exec(e)??[];return t+i.length===e.length||/\s/.test(e[t+i.length]??``)?i.replace(/[.,:;)]{1,3}$/,``):i}
function maskUrls(e){if(!/=|%3d|\\u003d/i.test(e))return e;let t=``;let n=0;for(const{begin:r,end:i}of found(e)){t+=e.slice(n,r)+`***`;n=i}return t+e.slice(n)}
const everyday=/^(?:key|code|auth|state|pin|mac|magic)$|^x(?:amz|goog|oss|cos|obs)(?:algorithm|date|expires|signedheaders)$/;
function urlSecrets(e){const t=found(e).flatMap(({name:t,begin:n,end:r})=>{const i=e.slice(n,r);const a=(everyday.test(t)||besideSignature.test(t))&&!/\d.*[a-z]|[a-z].*\d|.{16}/i.test(i);return harmless$2.test(i)||i===`***`||a?[]:[i,decoded$1(i)]});return[...new Set(t)]}
function decoded$1(e){return e.replace(/(?:%[\da-f]{2})+/gi,e=>Buffer.from(e.replaceAll(`%`,``),`hex`).toString())}
// src/core/plural.ts
let english;
function plural(e,{one:t,other:n}){english??=new Intl.PluralRules(`en`);return english.select(e)===`one`?t:n}
function counted$1(e,t){return`${e} ${plural(e,t)}`}
// src/core/text.ts
const languages=[`en`,`ko`];
const hole=/\{(?<name>\w+)(?:\|(?<first>[^/}]+)\/(?<second>[^}]+))?\}/g;
function fill(e,t,n){return e[n].replace(hole,(e,r,i,a)=>{const o=t[r];if(o===void 0)return e;const s=typeof o===`object`?o[n]:`${o}`;if(i===void 0||a===void 0)return s;return n===`ko`?s+particle(s,i,a):plural(Number(s),{one:i,other:a})})}
const readAsWords={app:`other`,click:`other`,club:`other`,example:`rieul`,file:`rieul`,group:`other`,hat:`other`,imap:`other`,name:`other`,net:`other`,none:`other`,one:`other`,online:`other`,pingback:`other`,quarantine:`other`,servlet:`other`,shop:`other`,sourcemap:`other`,target:`other`,time:`other`,tomcat:`other`,top:`other`,web:`other`,zone:`other`};
const readWithoutR=/^\p{L}{2,}[aeo]r$/iu;
const endsInRieul=/[178lr]$/i;
const endsInConsonant=/[0136mn]$/i;
function particle(e,t,n){const r=/[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(e.slice(-64))?.[0]??``;const i=readAsWords[r.toLowerCase()]??(readWithoutR.test(r)?`none`:finalConsonant(r));if(i===`rieul`)return t===`으로`?n:t;return i===`other`?t:n}
function finalConsonant(e){const t=e.at(-1)??``;if(/[가-힣]/.test(t)){const e=(t.charCodeAt(0)-44032)%28;if(e===0)return`none`;return e===8?`rieul`:`other`}if(endsInRieul.test(t))return`rieul`;return endsInConsonant.test(t)?`other`:`none`}
// src/core/template.ts
const words$3={actual:{en:`measured value`,ko:`측정값`},address:{en:`address`,ko:`주소`},addresses:{en:`addresses`,ko:`주소 목록`},algorithm:{en:`algorithm`,ko:`알고리즘`},alias:{en:`CNAME target`,ko:`별칭 대상`},asked:{en:`number queried`,ko:`질의한 수`},at:{en:`place`,ko:`위치`},authority:{en:`authority`,ko:`인증 기관`},bits:{en:`bits`,ko:`비트 수`},by:{en:`records`,ko:`레코드`},chain:{en:`chain of names`,ko:`이름의 경로`},count:{en:`number`,ko:`개수`},date:{en:`date`,ko:`날짜`},days:{en:`days`,ko:`일수`},domain:{en:`domain`,ko:`도메인`},expected:{en:`expected value`,ko:`기대값`},expires:{en:`expiry time`,ko:`만료 시각`},first:{en:`value of the others`,ko:`다른 쪽의 값`},glue:{en:`glue addresses`,ko:`글루 주소`},grade:{en:`grade`,ko:`등급`},header:{en:`header`,ko:`헤더`},host:{en:`host`,ko:`호스트`},issuer:{en:`issuer`,ko:`발급 기관`},list:{en:`list`,ko:`목록`},mailbox:{en:`mailbox`,ko:`메일 주소`},name:{en:`name`,ko:`이름`},names:{en:`names`,ko:`이름 목록`},network:{en:`network`,ko:`네트워크`},newest:{en:`newest serial`,ko:`최신 일련번호`},octets:{en:`octets`,ko:`옥텟 수`},origin:{en:`origin`,ko:`오리진`},ours:{en:`our value`,ko:`자체 값`},own:{en:`own value`,ko:`자체 값`},parent:{en:`parent zone`,ko:`상위 존`},product:{en:`product`,ko:`제품`},protocol:{en:`protocol`,ko:`프로토콜`},reason:{en:`reason`,ko:`이유`},reasons:{en:`reasons`,ko:`이유`},resolver:{en:`resolver`,ko:`리졸버`},resolvers:{en:`resolvers`,ko:`리졸버 목록`},seconds:{en:`seconds`,ko:`초`},serial:{en:`serial`,ko:`일련번호`},server:{en:`server`,ko:`서버`},servers:{en:`servers`,ko:`서버 목록`},service:{en:`service`,ko:`서비스`},source:{en:`source`,ko:`출처`},sources:{en:`sources`,ko:`출처 목록`},status:{en:`status`,ko:`상태`},subject:{en:`subject`,ko:`대상`},suite:{en:`cipher suite`,ko:`암호 스위트`},tag:{en:`key tag`,ko:`키 태그`},target:{en:`target`,ko:`대상`},targetZone:{en:`zone of the target`,ko:`대상의 존`},theirs:{en:`their value`,ko:`상대 값`},total:{en:`total`,ko:`전체 수`},type:{en:`type`,ko:`유형`},types:{en:`types`,ko:`유형`},url:{en:`URL`,ko:`URL`},value:{en:`value`,ko:`값`},version:{en:`version`,ko:`버전`},wait:{en:`time`,ko:`시간`},what:{en:`details`,ko:`상세`},who:{en:`subject`,ko:`주체`},why:{en:`reason`,ko:`이유`},working:{en:`number working`,ko:`동작하는 수`},zone:{en:`zone`,ko:`존`}};
const additions=new Set([`left`,`words`]);
function placeholderWords(e,t){if(additions.has(e))return``;return`<${(Object.hasOwn(words$3,e)?words$3[e]:void 0)?.[t]??e.replaceAll(/(?<=[a-z])(?=[A-Z])/g,` `).toLowerCase()}>`}
function unfilled(e,t,n){return e[t].replace(hole,(e,r,i,a)=>{if(i===void 0||a===void 0)return n(r);return t===`ko`?n(r)+bothParticles(i,a):a})}
function bothParticles(e,t){return e.endsWith(t)?`(${e.slice(0,-t.length)})${t}`:`${e}(${t})`}
function generalText(e){return{en:unfilled(e,`en`,e=>placeholderWords(e,`en`)),ko:unfilled(e,`ko`,e=>placeholderWords(e,`ko`))}}
const withoutValues={en:` The stored result does not contain the values in angle brackets.`,ko:` 꺾쇠괄호로 표시한 값은 저장된 결과에 없습니다.`};
function fillStored(e,t,n){const{values:r,shown:i}=withPlaceholders(e,t,n);return fill(e,r,n)+(i?withoutValues[n]:``)}
function fillNext(e,t,n){return fill(e,withPlaceholders(e,t,n).values,n)}
function withPlaceholders(e,t,n){const r=Array.from(e[n].matchAll(hole),({groups:e})=>e?.[`name`]??``).filter(e=>t[e]===void 0);if(r.length===0)return{values:t,shown:false};const i=r.map(e=>[e,placeholderWords(e,n)]);return{values:{...t,...Object.fromEntries(i)},shown:i.some(([,e])=>e!==``)}}
// src/core/failure.ts
const statusOf={INVALID_INPUT:400,API_KEY_REQUIRED:401,INVALID_API_KEY:401,NOT_FOUND:404,RATE_LIMITED:429,UPSTREAM_ERROR:503,UPSTREAM_TIMEOUT:503};
const failureCodes=Object.keys(statusOf);
var Failure=class extends Error{name=`Failure`;code;facts;constructor(e,t={}){super(describeFailure(e,`en`),t.cause===void 0?{}:{cause:t.cause});this.code=failures[e.id].code;this.facts=t.retryAfter===void 0?e:{...e,retryAfter:t.retryAfter}}get retryAfter(){return this.facts.retryAfter??null}get reason(){return this.facts.reason}get requestId(){const{requestId:e}=this.facts.params;return typeof e===`string`?e:null}get status(){return failures[this.facts.id].status??statusOf[this.code]}};
function failure$1(e,t,{reason:n=e,...r}={}){return new Failure({id:e,reason:n,params:t},r)}
function describeFailure({id:e,params:t},n){return maskUrls(fillStored(failures[e].text,failureValues(t),n))}
function failureValues(e){const{detail:t}=e;return typeof t===`string`?{...e,detail:detailWords(t)}:e}
// node_modules/zod/v4/core/util.js
function getEnumValues(e){const t=Object.values(e).filter(e=>typeof e===`number`);return Object.entries(e).filter(([e,n])=>t.indexOf(+e)===-1).map(([e,t])=>t)}
function joinValues(e,t=`|`){return e.map(e=>stringifyPrimitive(e)).join(t)}
function jsonStringifyReplacer(e,t){if(typeof t===`bigint`)return t.toString();return t}
var Cached=class{constructor(e){this._getter=e;this._value=void 0}get value(){const e=this._getter;if(e!==void 0){this._value=e();this._getter=void 0}return this._value}};
function cached(e){return new Cached(e)}
function nullish(e){return e===null||e===void 0}
function cleanRegex(e){const t=e.startsWith(`^`)?1:0;const n=e.endsWith(`$`)?e.length-1:e.length;return e.slice(t,n)}
function floatSafeRemainder(e,t){const n=e/t;const r=Math.round(n);const i=4*Number.EPSILON*Math.max(Math.abs(n),1);if(Math.abs(n-r)<i)return 0;return n-r}
function assignProp(e,t,n){Object.defineProperty(e,t,{value:n,writable:true,enumerable:true,configurable:true})}
function rawShape(e){const t=Object.getOwnPropertyDescriptor(e,`shape`);return t?.get?t.get.raw:t?.value}
function sourceShape(e){return rawShape(e._zod.def)??e._zod.def.shape}
function deferProp(e,t,n){Object.defineProperty(e,t,{get(){const e=n();assignProp(this,t,e);return e},enumerable:true,configurable:true})}
function putProp(e,t,n){if(t in e)assignProp(e,t,n);else e[t]=n}
function mirrorShape(e,t,n,r){const i=sourceShape(t);for(const a of n){const n=Object.getOwnPropertyDescriptor(i,a);if(!n.enumerable)continue;if(n.get)deferProp(e,a,()=>{const e=t._zod.def.shape[a];return r?r(e,a):e});else putProp(e,a,r?r(n.value,a):n.value)}}
function mirrorProps(e,t){for(const n of Reflect.ownKeys(t)){const r=Object.getOwnPropertyDescriptor(t,n);if(!r.enumerable)continue;if(r.get)deferProp(e,n,()=>t[n]);else putProp(e,n,r.value)}}
function mergeDefs(...e){const t={};for(const n of e){const e=Object.getOwnPropertyDescriptors(n);Object.assign(t,e)}return Object.defineProperties({},t)}
function esc(e){return JSON.stringify(e)}
function slugify(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,``).replace(/[\s_-]+/g,`-`).replace(/^-+|-+$/g,``)}
const captureStackTrace=`captureStackTrace`in Error?Error.captureStackTrace:(...e)=>{};
function isObject(e){return typeof e===`object`&&e!==null&&!Array.isArray(e)}
const allowsEval=cached(()=>{if(globalConfig.jitless)return false;if(typeof navigator!==`undefined`&&navigator?.userAgent?.includes(`Cloudflare`))return false;try{new Function(``);return true}catch(e){return false}});
function isPlainObject(e){if(isObject(e)===false)return false;const t=e.constructor;if(t===void 0)return true;if(typeof t!==`function`)return true;const n=t.prototype;if(isObject(n)===false)return false;if(Object.prototype.hasOwnProperty.call(n,`isPrototypeOf`)===false)return false;return true}
function shallowClone(e){if(isPlainObject(e))return{...e};if(Array.isArray(e))return[...e];if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);return e}
const propertyKeyTypes=new Set([`string`,`number`,`symbol`]);
function escapeRegex(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}
function clone(e,t,n){const r=new e._zod.constr(t??e._zod.def);if(!t||n?.parent)r._zod.parent=e;return r}
function normalizeParams(e){const t=e;if(!t)return{};if(typeof t===`string`)return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}delete t.message;if(typeof t.error===`string`)return{...t,error:()=>t.error};return t}
function stringifyPrimitive(e){if(typeof e===`bigint`)return e.toString()+`n`;if(typeof e===`string`)return`"${e}"`;return`${e}`}
function optionalKeys(e){return Object.keys(e).filter(t=>{return e[t]._zod.optin!==void 0&&e[t]._zod.optout===`optional`})}
const NUMBER_FORMAT_RANGES=(()=>({safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]}))();
const BIGINT_FORMAT_RANGES={int64:[BigInt(`-9223372036854775808`),BigInt(`9223372036854775807`)],uint64:[BigInt(0),BigInt(`18446744073709551615`)]};
function pick$1(e,t){const n=e._zod.def;const r=n.checks;if(r&&r.length>0)throw new Error(`.pick() cannot be used on object schemas containing refinements`);const i={};mirrorShape(i,e,maskedKeys(e,t));return clone(e,mergeDefs(n,{shape:i,checks:[]}))}
function maskedKeys(e,t){const n=sourceShape(e);const r=[];for(const e of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,e)?.enumerable)throw new Error(`Unrecognized key: "${String(e)}"`);if(t[e])r.push(e)}return r}
function omit(e,t){const n=e._zod.def;const r=n.checks;if(r&&r.length>0)throw new Error(`.omit() cannot be used on object schemas containing refinements`);const i=new Set(maskedKeys(e,t));const a={};mirrorShape(a,e,Reflect.ownKeys(sourceShape(e)).filter(e=>!i.has(e)));return clone(e,mergeDefs(n,{shape:a,checks:[]}))}
function extend$1(e,t){if(!isPlainObject(t))throw new Error(`Invalid input to extend: expected a plain object`);const n=e._zod.def.checks;if(n&&n.length>0){const n=sourceShape(e);for(const e of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(n,e)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return clone(e,mergeDefs(e._zod.def,{shape:extended(e,t)}))}
function extended(e,t){const n={};mirrorShape(n,e,Reflect.ownKeys(sourceShape(e)));mirrorProps(n,t);return n}
function safeExtend(e,t){if(!isPlainObject(t))throw new Error(`Invalid input to safeExtend: expected a plain object`);return clone(e,mergeDefs(e._zod.def,{shape:extended(e,t)}))}
function merge$1(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);const n={};mirrorShape(n,e,Reflect.ownKeys(sourceShape(e)));mirrorShape(n,t,Reflect.ownKeys(sourceShape(t)));return clone(e,mergeDefs(e._zod.def,{shape:n,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]}))}
function partial(e,t,n,r=`partial`){const i=t._zod.def.checks;if(i&&i.length>0)throw new Error(`.${r}() cannot be used on object schemas containing refinements`);const a=n?new Set(maskedKeys(t,n)):void 0;const o={};mirrorShape(o,t,Reflect.ownKeys(sourceShape(t)),e&&((t,n)=>a&&!a.has(n)?t:new e({type:`optional`,innerType:t})));return clone(t,mergeDefs(t._zod.def,{shape:o,checks:[]}))}
function required$1(e,t,n){const r=n?new Set(maskedKeys(t,n)):void 0;const i={};mirrorShape(i,t,Reflect.ownKeys(sourceShape(t)),(t,n)=>r&&!r.has(n)?t:new e({type:`nonoptional`,innerType:t}));return clone(t,mergeDefs(t._zod.def,{shape:i}))}
function aborted(e,t=0){if(e.aborted===true)return true;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==true)return true;return false}
function explicitlyAborted(e,t=0){if(e.aborted===true)return true;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===false)return true;return false}
function prefixIssues(e,t){return t.map(t=>{var n;(n=t).path??(n.path=[]);t.path.unshift(e);return t})}
function unwrapMessage(e){return typeof e===`string`?e:e?.message}
function sizeCaps(e){const t=[];for(const n of e??[]){const e=n._zod.def;if(!/_(length|size)$|_equals$/.test(e.check))break;const r=e.maximum??e.length??e.size;if(r>=0)t.push([r,n])}return t}
function attachSchema(e,t,n){var r;for(let i=t;i<e.length;i++)(r=e[i]).schema??(r.schema=n)}
function finalizeIssue(e,t,n){var r;const i=e.inst?._zod?.traits;if(i?.has(`$ZodType`)){if(i.has(`$ZodCheck`))(r=e).schema??(r.schema=e.inst);else e.schema=e.inst}const a=e.schema!==e.inst?e.schema?._zod.def?.error:void 0;const o=e.message?e.message:unwrapMessage(e.inst?._zod.def?.error?.(e))??unwrapMessage(a?.(e))??unwrapMessage(t?.error?.(e))??unwrapMessage(n.customError?.(e))??unwrapMessage(n.localeError?.(e))??`Invalid input`;const s={};for(const t of Object.keys(e)){if(t===`inst`||t===`schema`||t===`continue`||t===`input`||t===`__proto__`)continue;s[t]=e[t]}s.path??(s.path=[]);s.message=o;if(t?.reportInput)s.input=e.input;return s}
const highSurrogate=/[\uD800-\uDBFF]/;
function codePointLength(e){const t=e.length;if(!highSurrogate.test(e))return t;let n=t;for(let r=0;r<t-1;r++)if((e.charCodeAt(r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320){n--;r++}return n}
function getLengthableOrigin(e){if(Array.isArray(e))return`array`;if(typeof e===`string`)return`string`;return`unknown`}
function parsedType(e){const t=typeof e;switch(t){case`number`:return Number.isNaN(e)?`nan`:`number`;case`object`:{if(e===null)return`null`;if(Array.isArray(e))return`array`;const t=e;if(t&&Object.getPrototypeOf(t)!==Object.prototype&&`constructor`in t&&t.constructor)return t.constructor.name}}return t}
function issue$1(...e){const[t,n,r]=e;if(typeof t===`string`)return{message:t,code:`custom`,input:n,inst:r};return{...t}}
function members(e,t){for(const n in t){const r=Object.getOwnPropertyDescriptor(t,n);if(r.get)Object.defineProperty(e,n,{...r,enumerable:false});else defineBound(e,n,r.value)}}
function own$5(e,t,n,r=true){Object.defineProperty(e,t,{configurable:true,writable:true,enumerable:r,value:n});return n}
function hide(e,t,n){return own$5(e,t,n,false)}
function derived(e,t){for(const n in e){const r=e[n];Object.defineProperty(t,n,{configurable:true,enumerable:true,get(){return own$5(this,n,r(this))},set(e){own$5(this,n,e)}})}return t}
function defineBound(e,t,n){Object.defineProperty(e,t,{configurable:true,get(){return this==null?n:own$5(this,t,n.bind(this))},set(e){own$5(this,t,e)}})}
function claim(e,t){const n=Object.getPrototypeOf(e);return t in n?void 0:n}
let installing;
let broke=false;
const breaker={configurable:true,get(){broke=true}};
function defineLazyInternal(e,t,n){const r=Object.getPrototypeOf(e._zod);if(t in r&&installing!==e._zod){installing=void 0;return}installing=e._zod;Object.defineProperty(r,t,{configurable:true,get(){Object.defineProperty(this,t,breaker);const e=broke;broke=false;try{const r=n(this);if(broke)delete this[t];else Object.defineProperty(this,t,{configurable:true,writable:true,value:r});broke=broke||e;return r}catch(n){delete this[t];broke=broke||e;throw n}},set(e){Object.defineProperty(this,t,{configurable:true,writable:true,value:e})}})}
function installLazyProp(e,t,n,r){const i=claim(e,t);if(!i)return;Object.defineProperty(i,t,{configurable:true,get(){const e={configurable:true,writable:true,enumerable:r,value:void 0};Object.defineProperty(this,t,e);e.value=n(this);Object.defineProperty(this,t,e);return e.value},set(e){Object.defineProperty(this,t,{configurable:true,writable:true,enumerable:r,value:e})}})}
const CONSTANT_CATCH=`~constantCatch`;
function constantCatch(e){const fn=()=>e;fn[CONSTANT_CATCH]=true;return fn}
// node_modules/zod/v4/core/core.js
var _a$1;
const NEVER=Object.freeze({status:`aborted`});
const _zodDesc={value:void 0,enumerable:false};
let _E=`captureStackTrace`in Error?Error:null;
function newError(e){const t=_E;if(t){const n=t.stackTraceLimit;if(typeof n===`number`){try{t.stackTraceLimit=0}catch{_E=null;return new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}
function $constructor(e,t,n,r){const i={};function Internals(e){this.def=e;this.constr=_;this.traits=new Set}Internals.prototype=i;const a=n;const o=a&&new WeakSet;function init(n,r){if(!n._zod){_zodDesc.value=new Internals(r);try{Object.defineProperty(n,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}else if(n._zod.traits.has(e))return;n._zod.traits.add(e);t(n,r);if(o){const e=Object.getPrototypeOf(n);const t=n._zod.constr.prototype;let r=e;while(r&&r!==t)r=Object.getPrototypeOf(r);const i=r??e;if(!o.has(i)){o.add(i);members(i,a)}}const i=_.prototype;for(const e in i){if(!Object.prototype.hasOwnProperty.call(i,e))continue;if(!(e in n))n[e]=i[e].bind(n)}}const s=r?.Parent??Object;class Definition extends s{}Object.defineProperty(Definition,"name",{value:e});function _(e){const t=r?.Parent?newError(Definition):this;init(t,e);const n=t._zod.deferred;if(n){for(const e of n)e();t._zod.deferred=void 0}const i=globalThis.__zod_globalConfig?.postProcessor;if(i)i(t);return t}Object.defineProperty(_,"init",{value:init});Object.defineProperty(_,Symbol.hasInstance,{value:t=>{if(r?.Parent&&t instanceof r.Parent)return true;return t?._zod?.traits?.has(e)}});Object.defineProperty(_,"name",{value:e});return _}
var $ZodAsyncError=class extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}};
var $ZodEncodeError=class extends Error{constructor(e){super(`Encountered unidirectional transform during encode: ${e}`);this.name=`ZodEncodeError`}};(_a$1=globalThis).__zod_globalConfig??(_a$1.__zod_globalConfig={});
const globalConfig=globalThis.__zod_globalConfig;
function config(e){if(e)Object.assign(globalConfig,e);return globalConfig}
// node_modules/zod/v4/core/errors.js
function _getMessage(){const e=this._zod;e.message??(e.message=JSON.stringify(e.def,jsonStringifyReplacer,2));return e.message}
function _setMessage(e){this._zod.message=e}
const _messageDesc={get:_getMessage,set:_setMessage,enumerable:true,configurable:true};
const _issuesDesc={value:void 0,enumerable:false};
const _installedToString=new WeakSet([Object.prototype,Error.prototype]);
const initializer$1=(e,t)=>{e.name=`$ZodError`;_issuesDesc.value=t;Object.defineProperty(e,"issues",_issuesDesc);_issuesDesc.value=void 0;Object.defineProperty(e,"message",_messageDesc);const n=Object.getPrototypeOf(e);if(!_installedToString.has(n)){_installedToString.add(n);Object.defineProperty(n,"toString",{configurable:true,enumerable:false,get(){const value=()=>this.message;Object.defineProperty(this,"toString",{value,configurable:true,writable:true});return value},set(e){Object.defineProperty(this,"toString",{value:e,configurable:true,writable:true})}})}};
const $ZodError=$constructor(`$ZodError`,initializer$1);
function node(e,t,n){if(!Object.prototype.hasOwnProperty.call(e,t)){if(t===`__proto__`)Object.defineProperty(e,t,{value:n(),writable:true,enumerable:true,configurable:true});else e[t]=n()}return e[t]}
function flattenError(e,t=e=>e.message){const n={};const r=[];for(const i of e.issues)if(i.path.length>0)node(n,i.path[0],()=>[]).push(t(i));else r.push(t(i));return{formErrors:r,fieldErrors:n}}
function formatError(e,t=e=>e.message){const n={_errors:[]};const processError=(e,r=[])=>{for(const i of e.issues)if(i.code===`invalid_union`&&i.errors.length)i.errors.map(e=>processError({issues:e},[...r,...i.path]));else if(i.code===`invalid_key`)processError({issues:i.issues},[...r,...i.path]);else if(i.code===`invalid_element`)processError({issues:i.issues},[...r,...i.path]);else{const e=[...r,...i.path];if(e.length===0)n._errors.push(t(i));else{let r=n;let a=0;while(a<e.length){const n=e[a];const o=a===e.length-1;if(n===`_errors`){if(o)r._errors.push(t(i));a++;continue}if(!Object.prototype.hasOwnProperty.call(r,n))Object.defineProperty(r,n,{value:{_errors:[]},enumerable:true,writable:true,configurable:true});const s=r[n];if(o)s._errors.push(t(i));r=s;a++}}}};processError(e);return n}
// node_modules/zod/v4/core/parse.js
function finalizeParams(e,t){return{callee:t?.callee??e,Err:t?.Err}}
const _parse=e=>{const fn=(t,n,r,i)=>{const a=r?{...r,async:false}:{async:false};const o=t._zod.run({value:n,issues:[]},a);if(o instanceof Promise)throw new $ZodAsyncError;if(o.issues.length){const t=new((i?.Err)??e)(o.issues.map(e=>finalizeIssue(e,a,config())));captureStackTrace(t,i?.callee??fn);throw t}return o.value};return fn};
const _parseAsync=e=>{const fn=async(t,n,r,i)=>{const a=r?{...r,async:true}:{async:true};let o=t._zod.run({value:n,issues:[]},a);if(o instanceof Promise)o=await o;if(o.issues.length){const t=new((i?.Err)??e)(o.issues.map(e=>finalizeIssue(e,a,config())));captureStackTrace(t,i?.callee??fn);throw t}return o.value};return fn};
const _safeParse=e=>(t,n,r)=>{const i=r?{...r,async:false}:{async:false};const a=t._zod.run({value:n,issues:[]},i);if(a instanceof Promise)throw new $ZodAsyncError;return a.issues.length?failure(e,a.issues,i):{success:true,data:a.value}};
function failure(e,t,n){let r;return{success:false,get error(){if(!r){r=new e(t.map(e=>finalizeIssue(e,n,config())));t=void 0;n=void 0}return r},set error(e){r=e;t=void 0;n=void 0}}}
const _safeParseAsync=e=>async(t,n,r)=>{const i=r?{...r,async:true}:{async:true};let a=t._zod.run({value:n,issues:[]},i);if(a instanceof Promise)a=await a;return a.issues.length?failure(e,a.issues,i):{success:true,data:a.value}};
const COMPILE_INVALID=Symbol.for(`zod.compile.invalid`);
const COMPILE_FALLBACK=Symbol.for(`zod.compile.fallback`);
const validate=((e,t,n)=>{const r=e._zod.bag.validator;if(r!==void 0){if(r(t)!==COMPILE_INVALID)return true;if(r.definite===true&&n===void 0)return false}return validateFallback(e,t,n)});
function validateFallback(e,t,n){const r=n?{...n,async:false,abortEarly:true}:{async:false,abortEarly:true};const i=e._zod.bag.fallbackRun;let a;if(i){r[COMPILE_FALLBACK]=true;a=i({value:t,issues:[]},r)}else a=e._zod.run({value:t,issues:[]},r);if(a instanceof Promise)throw new $ZodAsyncError;return a.issues.length===0}
const validateAsync$1=async(e,t,n)=>{const r=n?{...n,async:true,abortEarly:true}:{async:true,abortEarly:true};let i=e._zod.run({value:t,issues:[]},r);if(i instanceof Promise)i=await i;return i.issues.length===0};
const _encode=e=>{const t=_parse(e);const fn=(e,n,r,i)=>{const a=r?{...r,direction:`backward`}:{direction:`backward`};return t(e,n,a,finalizeParams(fn,i))};return fn};
const _decode=e=>{const t=_parse(e);const fn=(e,n,r,i)=>{return t(e,n,r,finalizeParams(fn,i))};return fn};
const _encodeAsync=e=>{const t=_parseAsync(e);const fn=async(e,n,r,i)=>{const a=r?{...r,direction:`backward`}:{direction:`backward`};return await t(e,n,a,finalizeParams(fn,i))};return fn};
const _decodeAsync=e=>{const t=_parseAsync(e);const fn=async(e,n,r,i)=>{return await t(e,n,r,finalizeParams(fn,i))};return fn};
const _safeEncode=e=>(t,n,r)=>{const i=r?{...r,direction:`backward`}:{direction:`backward`};return _safeParse(e)(t,n,i)};
const _safeDecode=e=>(t,n,r)=>{return _safeParse(e)(t,n,r)};
const _safeEncodeAsync=e=>async(t,n,r)=>{const i=r?{...r,direction:`backward`}:{direction:`backward`};return _safeParseAsync(e)(t,n,i)};
const _safeDecodeAsync=e=>async(t,n,r)=>{return _safeParseAsync(e)(t,n,r)};
// node_modules/zod/v4/core/regexes.js
const cuid=/^[cC][0-9a-z]{6,}$/;
const cuid2=/^[0-9a-z]+$/;
const ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid=/^[0-9a-vA-V]{20}$/;
const ksuid=/^[A-Za-z0-9]{27}$/;
const nanoid=/^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}
const duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid=e=>{if(!e)return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)};
const email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1=`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji(){return new RegExp(_emoji$1,`u`)}
const ipv4$1=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6$1=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64$2=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol=/^https?$/;
const e164=/^\+[1-9]\d{6,14}$/;
const dateSource=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(e){return new RegExp(`^${e}$`)}
const date=anchor(dateSource);
function timeSource(e){const t=`(?:[01]\\d|2[0-3]):[0-5]\\d`;return typeof e.precision===`number`?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}
function time$1(e){return new RegExp(`^${timeSource(e)}$`)}
function datetime(e){const t=[`Z`];if(e.offset)t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);const n=`${timeSource({precision:e.precision,seconds:true})}(?:${t.join(`|`)})`;const r=e.local?`${n}|${timeSource({precision:e.precision})}`:n;return new RegExp(`^${dateSource}T(?:${r})$`)}
const anyString=/^[\s\S]{0,}$/;
const integer=/^-?\d+$/;
const number$1=/^-?\d+(?:\.\d+)?$/;
const boolean$1=/^(?:true|false)$/i;
const _null$2=/^null$/i;
const lowercase=/^[^A-Z]*$/;
const uppercase=/^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck=$constructor(`$ZodCheck`,(e,t)=>{var n;e._zod??(e._zod={});e._zod.def=t;(n=e._zod).onattach??(n.onattach=[])});
const _whenHasLength=e=>{const t=e.value;return!nullish(t)&&t.length!==void 0};
const numericOriginMap={number:`number`,bigint:`bigint`,object:`date`};
const $ZodCheckLessThan=$constructor(`$ZodCheckLessThan`,(e,t)=>{$ZodCheck.init(e,t);const n=numericOriginMap[typeof t.value];e._zod.check=r=>{if(t.inclusive?r.value<=t.value:r.value<t.value)return;r.issues.push({origin:numericOriginMap[typeof r.value]??n,code:`too_big`,maximum:typeof t.value===`object`?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}});
const $ZodCheckGreaterThan=$constructor(`$ZodCheckGreaterThan`,(e,t)=>{$ZodCheck.init(e,t);const n=numericOriginMap[typeof t.value];e._zod.check=r=>{if(t.inclusive?r.value>=t.value:r.value>t.value)return;r.issues.push({origin:numericOriginMap[typeof r.value]??n,code:`too_small`,minimum:typeof t.value===`object`?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}});
const $ZodCheckMultipleOf=$constructor(`$ZodCheckMultipleOf`,(e,t)=>{$ZodCheck.init(e,t);e._zod.check=n=>{if(typeof n.value!==typeof t.value)throw new Error(`Cannot mix number and bigint in multiple_of check.`);if(typeof n.value===`bigint`?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):floatSafeRemainder(n.value,t.value)===0)return;n.issues.push({origin:typeof n.value,code:`not_multiple_of`,divisor:t.value,input:n.value,inst:e,continue:!t.abort})}});
const $ZodCheckNumberFormat=$constructor(`$ZodCheckNumberFormat`,(e,t)=>{$ZodCheck.init(e,t);t.format=t.format||`float64`;const n=t.format?.includes(`int`);const r=n?`int`:`number`;const[i,a]=NUMBER_FORMAT_RANGES[t.format];e._zod.check=o=>{const s=o.value;if(n){if(!Number.isInteger(s)){o.issues.push({expected:r,format:t.format,code:`invalid_type`,continue:false,input:s,inst:e});return}if(!Number.isSafeInteger(s)){if(s>0)o.issues.push({input:s,code:`too_big`,maximum:Number.MAX_SAFE_INTEGER,note:`Integers must be within the safe integer range.`,inst:e,origin:r,inclusive:true,continue:!t.abort});else o.issues.push({input:s,code:`too_small`,minimum:Number.MIN_SAFE_INTEGER,note:`Integers must be within the safe integer range.`,inst:e,origin:r,inclusive:true,continue:!t.abort});return}}if(s<i)o.issues.push({origin:`number`,input:s,code:`too_small`,minimum:i,inclusive:true,inst:e,continue:!t.abort});if(s>a)o.issues.push({origin:`number`,input:s,code:`too_big`,maximum:a,inclusive:true,inst:e,continue:!t.abort})}});
const $ZodCheckMaxLength=$constructor(`$ZodCheckMaxLength`,(e,t)=>{var n;$ZodCheck.init(e,t);(n=e._zod.def).when??(n.when=_whenHasLength);e._zod.check=n=>{const r=n.value;const i=r.length;if((typeof r===`string`&&i>t.maximum?codePointLength(r):i)<=t.maximum)return;const a=getLengthableOrigin(r);n.issues.push({origin:a,code:`too_big`,maximum:t.maximum,inclusive:true,input:r,inst:e,continue:!t.abort})}});
const $ZodCheckMinLength=$constructor(`$ZodCheckMinLength`,(e,t)=>{var n;$ZodCheck.init(e,t);(n=e._zod.def).when??(n.when=_whenHasLength);e._zod.check=n=>{const r=n.value;const i=r.length;if((typeof r===`string`&&i>=t.minimum&&i<t.minimum*2?codePointLength(r):i)>=t.minimum)return;const a=getLengthableOrigin(r);n.issues.push({origin:a,code:`too_small`,minimum:t.minimum,inclusive:true,input:r,inst:e,continue:!t.abort})}});
const $ZodCheckLengthEquals=$constructor(`$ZodCheckLengthEquals`,(e,t)=>{var n;$ZodCheck.init(e,t);(n=e._zod.def).when??(n.when=_whenHasLength);e._zod.check=n=>{const r=n.value;const i=r.length;const a=typeof r===`string`&&i>=t.length&&i<=t.length*2?codePointLength(r):i;if(a===t.length)return;const o=getLengthableOrigin(r);const s=a>t.length;n.issues.push({origin:o,...s?{code:`too_big`,maximum:t.length}:{code:`too_small`,minimum:t.length},inclusive:true,exact:true,input:n.value,inst:e,continue:!t.abort})}});
const $ZodCheckStringFormat=$constructor(`$ZodCheckStringFormat`,(e,t)=>{var n,r;$ZodCheck.init(e,t);if(t.pattern)(n=e._zod).check??(n.check=n=>{t.pattern.lastIndex=0;if(t.pattern.test(n.value))return;n.issues.push({origin:`string`,code:`invalid_format`,format:t.format,input:n.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})});else(r=e._zod).check??(r.check=()=>{})});
const $ZodCheckRegex=$constructor(`$ZodCheckRegex`,(e,t)=>{$ZodCheckStringFormat.init(e,t);e._zod.check=n=>{t.pattern.lastIndex=0;if(t.pattern.test(n.value))return;n.issues.push({origin:`string`,code:`invalid_format`,format:`regex`,input:n.value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}});
const $ZodCheckLowerCase=$constructor(`$ZodCheckLowerCase`,(e,t)=>{t.pattern??(t.pattern=lowercase);$ZodCheckStringFormat.init(e,t)});
const $ZodCheckUpperCase=$constructor(`$ZodCheckUpperCase`,(e,t)=>{t.pattern??(t.pattern=uppercase);$ZodCheckStringFormat.init(e,t)});
const $ZodCheckIncludes=$constructor(`$ZodCheckIncludes`,(e,t)=>{$ZodCheck.init(e,t);const n=escapeRegex(t.includes);t.pattern=new RegExp(typeof t.position===`number`?`^.{${t.position},}${n}`:n);e._zod.check=n=>{if(n.value.includes(t.includes,t.position))return;n.issues.push({origin:`string`,code:`invalid_format`,format:`includes`,includes:t.includes,input:n.value,inst:e,continue:!t.abort})}});
const $ZodCheckStartsWith=$constructor(`$ZodCheckStartsWith`,(e,t)=>{$ZodCheck.init(e,t);const n=new RegExp(`^${escapeRegex(t.prefix)}.*`);t.pattern??(t.pattern=n);e._zod.check=n=>{if(n.value.startsWith(t.prefix))return;n.issues.push({origin:`string`,code:`invalid_format`,format:`starts_with`,prefix:t.prefix,input:n.value,inst:e,continue:!t.abort})}});
const $ZodCheckEndsWith=$constructor(`$ZodCheckEndsWith`,(e,t)=>{$ZodCheck.init(e,t);const n=new RegExp(`.*${escapeRegex(t.suffix)}$`);t.pattern??(t.pattern=n);e._zod.check=n=>{if(n.value.endsWith(t.suffix))return;n.issues.push({origin:`string`,code:`invalid_format`,format:`ends_with`,suffix:t.suffix,input:n.value,inst:e,continue:!t.abort})}});
function handleCheckPropertyResult(e,t,n){if(e.issues.length)t.issues.push(...prefixIssues(n,e.issues))}
const $ZodCheckProperties=$constructor(`$ZodCheckProperties`,(e,t)=>{$ZodCheck.init(e,t);hide(e,Symbol.iterator,function*(){yield e});let n;e._zod.check=r=>{if(r.value==null){r.issues.push({expected:`object`,code:`invalid_type`,input:r.value,inst:e});return}n??(n=Reflect.ownKeys(t.shape).map(e=>[e,t.shape[e]]));const i=r.value;let a;for(const[e,t]of n){const n=t._zod.run({value:i[e],issues:[]},{});if(n instanceof Promise){a??(a=[]);a.push(n.then(t=>handleCheckPropertyResult(t,r,e)))}else handleCheckPropertyResult(n,r,e)}if(a)return Promise.all(a).then(()=>void 0)}});
const $ZodCheckOverwrite=$constructor(`$ZodCheckOverwrite`,(e,t)=>{$ZodCheck.init(e,t);e._zod.check=e=>{e.value=t.tx(e.value)}});
// node_modules/zod/v4/core/doc.js
var Doc=class{constructor(e=[],t={}){this.content=[];this.indent=0;this.args=e;this.closed=t}indented(e){this.indent+=1;try{e(this)}finally{this.indent-=1}}write(e){if(typeof e===`function`){e(this,{execution:`sync`});e(this,{execution:`async`});return}const t=e.split(`
`).filter(e=>e);const n=Math.min(...t.map(e=>e.length-e.trimStart().length));const r=t.map(e=>e.slice(n)).map(e=>` `.repeat(this.indent*2)+e);for(const e of r)this.content.push(e)}compile(){const e=Function;const t=this?.content??[``];return new e(...Object.keys(this.closed),`return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`)(...Object.values(this.closed))}};
// node_modules/zod/v4/core/versions.js
const version$1={major:4,minor:6,patch:7};
// node_modules/zod/v4/core/schemas.js
const $ZodType=$constructor(`$ZodType`,(e,t)=>{var n;e??(e={});e._zod.def=t;e._zod.bag=e._zod.bag||{};e._zod.version=version$1;const r=e._zod.def.checks;const i=e._zod.traits.has(`$ZodCheck`)?[e,...r??[]]:r?.length?[...r]:[];for(const t of i)for(const n of t._zod.onattach)n(e);if(i.length===0){(n=e._zod).deferred??(n.deferred=[]);e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse})}else{const runChecks=(t,n,r)=>{if(t.memo)return t;let i=aborted(t);let a;for(const o of n){if(o._zod.def.when){if(explicitlyAborted(t))continue;if(!o._zod.def.when(t))continue}else if(i)continue;const n=t.issues.length;const s=o._zod.check(t);if(s instanceof Promise&&r?.async===false)throw new $ZodAsyncError;if(a||s instanceof Promise)a=(a??Promise.resolve()).then(async()=>{await s;if(t.issues.length===n)return;attachSchema(t.issues,n,e);if(!i)i=aborted(t,n)});else{if(t.issues.length===n)continue;attachSchema(t.issues,n,e);if(!i)i=aborted(t,n)}}if(a)return a.then(()=>{return t});return t};const handleCanaryResult=(t,n,r)=>{if(aborted(t)){t.aborted=true;return t}const a=runChecks(n,i,r);if(a instanceof Promise){if(r.async===false)throw new $ZodAsyncError;return a.then(t=>e._zod.parse(t,r))}return e._zod.parse(a,r)};e._zod.run=(t,n)=>{if(n.skipChecks)return e._zod.parse(t,n);if(n.direction===`backward`){const r=e._zod.parse({value:t.value,issues:[]},{...n,skipChecks:true});if(r instanceof Promise)return r.then(e=>{return handleCanaryResult(e,t,n)});return handleCanaryResult(r,t,n)}const r=e._zod.parse(t,n);if(r instanceof Promise){if(n.async===false)throw new $ZodAsyncError;return r.then(e=>runChecks(e,i,n))}return runChecks(r,i,n)}}},{get"~standard"(){return hide(this,`~standard`,standardProps(this))},set"~standard"(e){own$5(this,`~standard`,e)}});
const toStandardResult=(e,t)=>e.issues.length?{issues:e.issues.map(e=>finalizeIssue(e,t,config()))}:{value:e.value};
async function validateAsync(e,t){const n={async:true};return toStandardResult(await e._zod.run({value:t,issues:[]},n),n)}
function standardProps(e){return{validate:t=>{const n={async:false};try{const r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))return toStandardResult(r,n)}catch(e){}return validateAsync(e,t)},vendor:`zod`,version:1}}
const $ZodString=$constructor(`$ZodString`,(e,t)=>{$ZodType.init(e,t);e._zod.pattern=t.pattern??anyString;e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch(e){}if(typeof n.value===`string`)return n;n.issues.push({expected:`string`,code:`invalid_type`,input:n.value,inst:e});return n}});
const $ZodStringFormat=$constructor(`$ZodStringFormat`,(e,t)=>{$ZodCheckStringFormat.init(e,t);$ZodString.init(e,t)});
const $ZodGUID=$constructor(`$ZodGUID`,(e,t)=>{t.pattern??(t.pattern=guid);$ZodStringFormat.init(e,t)});
const $ZodUUID=$constructor(`$ZodUUID`,(e,t)=>{if(t.version){const e={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(e===void 0)throw new Error(`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=uuid(e))}else t.pattern??(t.pattern=uuid());$ZodStringFormat.init(e,t)});
const $ZodEmail=$constructor(`$ZodEmail`,(e,t)=>{t.pattern??(t.pattern=email);$ZodStringFormat.init(e,t)});
function canParseURL(e){try{if(typeof URL!==`undefined`&&typeof URL.canParse===`function`)return URL.canParse(e);new URL(e);return true}catch{return false}}
function validateURL(e,t){if(!(`normalize`in t)&&!(`hostname`in t)&&!(`protocol`in t))return canParseURL(e)||2;return parseURLObject(e,t)}
function parseURLObject(e,t){if(!t.normalize&&t.protocol?.source===httpProtocol.source&&!/^https?:\/\//i.test(e))return 1;try{if(typeof URL!==`undefined`){const t=URL;if(typeof t.parse===`function`)return t.parse(e)??2}return new URL(e)}catch{return 2}}
const asciiTabOrNewline=/[\t\n\r]/g;
function stripTabAndNewline(e){return e.replace(asciiTabOrNewline,``)}
function urlHostnameOk(e,t){t.lastIndex=0;return t.test(e.hostname)}
function urlProtocolOk(e,t){t.lastIndex=0;return t.test(e.protocol.endsWith(`:`)?e.protocol.slice(0,-1):e.protocol)}
const $ZodURL=$constructor(`$ZodURL`,(e,t)=>{$ZodStringFormat.init(e,t);e._zod.check=n=>{try{const r=n.value.trim();const i=validateURL(r,t);if(i===1){n.issues.push({code:`invalid_format`,format:`url`,note:`Invalid URL format`,input:n.value,inst:e,continue:!t.abort});return}if(i===2){n.issues.push({code:`invalid_format`,format:`url`,input:n.value,inst:e,continue:!t.abort});return}if(i===true){n.value=stripTabAndNewline(r);return}if(t.hostname&&!urlHostnameOk(i,t.hostname))n.issues.push({code:`invalid_format`,format:`url`,note:`Invalid hostname`,pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort});if(t.protocol&&!urlProtocolOk(i,t.protocol))n.issues.push({code:`invalid_format`,format:`url`,note:`Invalid protocol`,pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort});n.value=t.normalize?i.href:stripTabAndNewline(r);return}catch(r){n.issues.push({code:`invalid_format`,format:`url`,input:n.value,inst:e,continue:!t.abort})}}});
const $ZodEmoji=$constructor(`$ZodEmoji`,(e,t)=>{t.pattern??(t.pattern=emoji());$ZodStringFormat.init(e,t)});
const $ZodNanoID=$constructor(`$ZodNanoID`,(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?nanoid:nanoidOfLength(t.length));$ZodStringFormat.init(e,t)});
const $ZodCUID=$constructor(`$ZodCUID`,(e,t)=>{t.pattern??(t.pattern=cuid);$ZodStringFormat.init(e,t)});
const $ZodCUID2=$constructor(`$ZodCUID2`,(e,t)=>{t.pattern??(t.pattern=cuid2);$ZodStringFormat.init(e,t)});
const $ZodULID=$constructor(`$ZodULID`,(e,t)=>{t.pattern??(t.pattern=ulid);$ZodStringFormat.init(e,t)});
const $ZodXID=$constructor(`$ZodXID`,(e,t)=>{t.pattern??(t.pattern=xid);$ZodStringFormat.init(e,t)});
const $ZodKSUID=$constructor(`$ZodKSUID`,(e,t)=>{t.pattern??(t.pattern=ksuid);$ZodStringFormat.init(e,t)});
const $ZodISODateTime=$constructor(`$ZodISODateTime`,(e,t)=>{t.pattern??(t.pattern=datetime(t));$ZodStringFormat.init(e,t)});
const $ZodISODate=$constructor(`$ZodISODate`,(e,t)=>{t.pattern??(t.pattern=date);$ZodStringFormat.init(e,t)});
const $ZodISOTime=$constructor(`$ZodISOTime`,(e,t)=>{t.pattern??(t.pattern=time$1(t));$ZodStringFormat.init(e,t)});
const $ZodISODuration=$constructor(`$ZodISODuration`,(e,t)=>{t.pattern??(t.pattern=duration);$ZodStringFormat.init(e,t)});
const $ZodIPv4=$constructor(`$ZodIPv4`,(e,t)=>{t.pattern??(t.pattern=ipv4$1);$ZodStringFormat.init(e,t)});
const ipv6Alphabet=/^[0-9a-fA-F:.]+$/;
function isValidIPv6(e){if(!ipv6Alphabet.test(e))return false;return canParseURL(`http://[${e}]`)}
const $ZodIPv6=$constructor(`$ZodIPv6`,(e,t)=>{t.pattern??(t.pattern=ipv6$1);$ZodStringFormat.init(e,t);e._zod.check=n=>{if(!isValidIPv6(n.value))n.issues.push({code:`invalid_format`,format:`ipv6`,input:n.value,inst:e,continue:!t.abort})}});
const $ZodCIDRv4=$constructor(`$ZodCIDRv4`,(e,t)=>{t.pattern??(t.pattern=cidrv4);$ZodStringFormat.init(e,t)});
function isValidCIDRv6(e){const t=e.split(`/`);if(t.length!==2)return false;const[n,r]=t;if(!r)return false;const i=Number(r);if(`${i}`!==r)return false;if(i<0||i>128)return false;return isValidIPv6(n)}
const $ZodCIDRv6=$constructor(`$ZodCIDRv6`,(e,t)=>{t.pattern??(t.pattern=cidrv6);$ZodStringFormat.init(e,t);e._zod.check=n=>{if(!isValidCIDRv6(n.value))n.issues.push({code:`invalid_format`,format:`cidrv6`,input:n.value,inst:e,continue:!t.abort})}});
function isValidBase64(e){if(e===``)return true;if(/\s/.test(e))return false;if(e.length%4!==0)return false;try{atob(e);return true}catch{return false}}
const base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64=$constructor(`$ZodBase64`,(e,t)=>{t.pattern??(t.pattern=base64Charset);$ZodStringFormat.init(e,t);e._zod.check=n=>{if(isValidBase64(n.value))return;n.issues.push({code:`invalid_format`,format:`base64`,input:n.value,inst:e,continue:!t.abort})}});
const base64urlCharset=/^[A-Za-z0-9_-]*$/;
function isValidBase64URL(e){if(!base64urlCharset.test(e))return false;const t=e.replace(/[-_]/g,e=>e===`-`?`+`:`/`);return isValidBase64(t.padEnd(Math.ceil(t.length/4)*4,`=`))}
const $ZodBase64URL=$constructor(`$ZodBase64URL`,(e,t)=>{t.pattern??(t.pattern=base64urlCharset);$ZodStringFormat.init(e,t);e._zod.check=n=>{if(isValidBase64URL(n.value))return;n.issues.push({code:`invalid_format`,format:`base64url`,input:n.value,inst:e,continue:!t.abort})}});
const $ZodE164=$constructor(`$ZodE164`,(e,t)=>{t.pattern??(t.pattern=e164);$ZodStringFormat.init(e,t)});
function isValidJWT(e,t=null){try{const n=e.split(`.`);if(n.length!==3)return false;const[r]=n;if(!r)return false;const i=JSON.parse(atob(r));if(`typ`in i&&i?.typ!==`JWT`)return false;if(!i.alg)return false;if(t&&(!(`alg`in i)||i.alg!==t))return false;return true}catch{return false}}
const $ZodJWT=$constructor(`$ZodJWT`,(e,t)=>{$ZodStringFormat.init(e,t);e._zod.check=n=>{if(isValidJWT(n.value,t.alg))return;n.issues.push({code:`invalid_format`,format:`jwt`,input:n.value,inst:e,continue:!t.abort})}});
const $ZodNumber=$constructor(`$ZodNumber`,(e,t)=>{$ZodType.init(e,t);e._zod.pattern=number$1;e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch(e){}const i=n.value;if(typeof i===`number`&&!Number.isNaN(i)&&Number.isFinite(i))return n;const a=typeof i===`number`?Number.isNaN(i)?`NaN`:!Number.isFinite(i)?String(i):void 0:void 0;n.issues.push({expected:`number`,code:`invalid_type`,input:i,inst:e,...a?{received:a}:{}});return n}});
const $ZodNumberFormat=$constructor(`$ZodNumberFormat`,(e,t)=>{$ZodCheckNumberFormat.init(e,t);$ZodNumber.init(e,t)});
const $ZodBoolean=$constructor(`$ZodBoolean`,(e,t)=>{$ZodType.init(e,t);e._zod.pattern=boolean$1;e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Boolean(n.value)}catch(e){}const i=n.value;if(typeof i===`boolean`)return n;n.issues.push({expected:`boolean`,code:`invalid_type`,input:i,inst:e});return n}});
const $ZodNull=$constructor(`$ZodNull`,(e,t)=>{$ZodType.init(e,t);e._zod.pattern=_null$2;e._zod.values=new Set([null]);e._zod.parse=(t,n)=>{const r=t.value;if(r===null)return t;t.issues.push({expected:`null`,code:`invalid_type`,input:r,inst:e});return t}});
const $ZodUnknown=$constructor(`$ZodUnknown`,(e,t)=>{$ZodType.init(e,t);e._zod.parse=e=>e});
const $ZodNever=$constructor(`$ZodNever`,(e,t)=>{$ZodType.init(e,t);e._zod.parse=(t,n)=>{t.issues.push({expected:`never`,code:`invalid_type`,input:t.value,inst:e});return t}});
function capSize(e,t){const n=sizeCaps(e._zod.def.checks);if(!n.length)return;const r=Math.min(...n.map(e=>e[0]));const i=e._zod.parse;e._zod.parse=(n,a)=>{const o=t(n.value);if(o>r&&!a?.skipChecks&&a?.direction!==`backward`){for(const[t,r]of sizeCaps(e._zod.def.checks))if(o>t&&r._zod.def.when(n)){const t=n.issues.length;r._zod.check(n);n.issues[t].continue=false;attachSchema(n.issues,t,e);return n}}return i(n,a)}}
const arraySize=e=>Array.isArray(e)?e.length:-1;
function handleArrayResult(e,t,n){if(e.issues.length)t.issues.push(...prefixIssues(n,e.issues));t.value[n]=e.value}
const $ZodArray=$constructor(`$ZodArray`,(e,t)=>{$ZodType.init(e,t);const n=globalConfig.memoizer;n?.attach(e);e._zod.parse=(r,i)=>{const a=r.value;if(!Array.isArray(a)){r.issues.push({expected:`array`,code:`invalid_type`,input:a,inst:e});return r}r.value=n?n.alloc(e,r,Array(a.length),i):Array(a.length);const o=[];const s=i?.abortEarly;for(let e=0;e<a.length;e++){const n=a[e];const c=t.element._zod.run({value:n,issues:[]},i);if(c instanceof Promise)o.push(c.then(t=>handleArrayResult(t,r,e)));else{handleArrayResult(c,r,e);if(s&&c.issues.length!==0&&aborted(c))break}}if(o.length)return Promise.all(o).then(()=>r);return r};capSize(e,arraySize)});
function handlePropertyResult(e,t,n,r,i,a){const o=n in r;const s=a===`optional`;if(!o&&s&&i===`optional`)return;if(e.issues.length){if(i!==void 0&&s&&!o)return;t.issues.push(...prefixIssues(n,e.issues))}if(!o&&i===void 0){if(!e.issues.length)t.issues.push({code:`invalid_type`,expected:`nonoptional`,input:void 0,path:[n]});return}if(e.value===void 0){if(o||i===`defaulted`&&!s)t.value[n]=void 0}else t.value[n]=e.value}
const NO_SYMBOL_KEYS=[];
function normalizeDef(e){const t=Object.keys(e.shape);const n=Object.getOwnPropertySymbols(e.shape);const r=n.length?n:NO_SYMBOL_KEYS;const i=r.length?[...t,...r]:t;for(const t of i)if(!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`);const a=optionalKeys(e.shape);return{...e,allKeys:i,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(a)}}
function handleCatchall(e,t,n,r,i,a,o){const s=[];const c=i.keySet;const l=i.catchall._zod;const u=l.def.type;const d=l.optin;const f=l.optout;let p=0;for(const i in t){if(o&&n.issues.length!==p){if(aborted(n,p))break;p=n.issues.length}if(c.has(i))continue;if(i===`__proto__`){if(u===`never`)s.push(i);continue}if(u===`never`){s.push(i);continue}const a=l.run({value:t[i],issues:[]},r);if(a instanceof Promise)e.push(a.then(e=>handlePropertyResult(e,n,i,t,d,f)));else handlePropertyResult(a,n,i,t,d,f)}if(s.length)n.issues.push({code:`unrecognized_keys`,keys:s,input:t,inst:a,continue:true});if(!e.length)return n;return Promise.all(e).then(()=>{return n})}
const $ZodObject=$constructor(`$ZodObject`,(e,t)=>{$ZodType.init(e,t);const n=Object.getOwnPropertyDescriptor(t,`shape`);const r=n?.get?n.get.raw:t.shape??{};if(r){const get=()=>{const e={...r};Object.defineProperty(t,"shape",{value:e});get.raw=e;return e};get.raw=r;Object.defineProperty(t,"shape",{get})}const i=cached(()=>normalizeDef(t));defineLazyInternal(e,`propValues`,e=>{const t=e.def.shape;const n={};for(const e in t){const r=t[e]._zod;if(r.values){if(!Object.prototype.hasOwnProperty.call(n,e))assignProp(n,e,new Set);for(const t of r.values)n[e].add(t);if(r.optin!==void 0)n[e].add(void 0)}}return n});const a=isObject;const o=t.catchall;let s;const c=globalConfig.memoizer;c?.attach(e);e._zod.parse=(t,n)=>{s??(s=i.value);const r=t.value;if(!a(r)){t.issues.push({expected:`object`,code:`invalid_type`,input:r,inst:e});return t}t.value=c?c.alloc(e,t,{},n):{};const l=[];const u=s.shape;const d=n?.abortEarly;let f=t.issues.length;for(const e of s.allKeys){if(d&&t.issues.length!==f){if(aborted(t,f))break;f=t.issues.length}if(e===`__proto__`)continue;const i=u[e];const a=i._zod.optin;const o=i._zod.optout;const s=i._zod.run({value:r[e],issues:[]},n);if(s instanceof Promise)l.push(s.then(n=>handlePropertyResult(n,t,e,r,a,o)));else handlePropertyResult(s,t,e,r,a,o)}if(!o)return l.length?Promise.all(l).then(()=>t):t;return handleCatchall(l,r,t,n,i.value,e,d===true)}});
const $ZodObjectJIT=$constructor(`$ZodObjectJIT`,(e,t)=>{$ZodObject.init(e,t);const n=e._zod.parse;const r=cached(()=>normalizeDef(t));const i=globalConfig.memoizer;const generateFastpass=t=>{const n=r.value;const a=n.symbolKeys;const o=new Doc([`payload`,`ctx`],{shape:t,inst:e,memo:i,syms:a});const parseStr=e=>`shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`;const prefixStr=(e,t)=>`
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;o.write(`const input = payload.value;`);const s=Object.create(null);let c=0;for(const e of n.allKeys)s[e]=`key_${c++}`;o.write(i?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newResult = {};`);for(const e of n.allKeys){if(e===`__proto__`)continue;const n=s[e];const r=typeof e===`symbol`?`syms[${a.indexOf(e)}]`:esc(e);const i=`${r} in input`;const c=t[e];const l=c?._zod?.optin;const u=l!==void 0;const d=c?._zod?.optout===`optional`;o.write(`const ${n} = ${parseStr(r)};`);if(u&&d){const e=l===`optional`?`${n}_present`:`${n}.value !== undefined || ${n}_present`;o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${prefixStr(n,r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `)}else if(!u)o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${prefixStr(n,r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);else{o.write(`
        if (${n}.issues.length) {${prefixStr(n,r)}
        }
      `);if(l===`defaulted`)o.write(`newResult[${r}] = ${n}.value;`);else o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `)}}o.write(`payload.value = newResult;`);o.write(`return payload;`);return o.compile()};let a;const o=isObject;const s=!globalConfig.jitless;const c=s&&allowsEval.value;const l=t.catchall;let u;e._zod.parse=(i,d)=>{u??(u=r.value);const f=i.value;if(!o(f)){i.issues.push({expected:`object`,code:`invalid_type`,input:f,inst:e});return i}if(s&&c&&d?.async===false&&d.jitless!==true){if(!a)a=generateFastpass(t.shape);i=a(i,d);if(!l)return i;return handleCatchall([],f,i,d,u,e,d?.abortEarly===true)}return n(i,d)}});
function handleUnionResults(e,t,n,r){for(const n of e)if(n.issues.length===0){t.value=n.value;return t}const i=e.filter(e=>!aborted(e));if(i.length===1){t.value=i[0].value;return i[0]}t.issues.push({code:`invalid_union`,input:t.value,inst:n,errors:e.map(e=>e.issues.map(e=>finalizeIssue(e,r,config())))});return t}
const $ZodUnion=$constructor(`$ZodUnion`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`optin`,e=>e.def.options.some(e=>e._zod.optin===`defaulted`)?`defaulted`:e.def.options.some(e=>e._zod.optin!==void 0)?`optional`:void 0);defineLazyInternal(e,`optout`,e=>e.def.options.some(e=>e._zod.optout===`optional`)?`optional`:void 0);defineLazyInternal(e,`values`,e=>{if(e.def.options.every(e=>e._zod.values))return new Set(e.def.options.flatMap(e=>Array.from(e._zod.values)))});defineLazyInternal(e,`pattern`,e=>{if(e.def.options.every(e=>e._zod.pattern)){const t=e.def.options.map(e=>e._zod.pattern);return new RegExp(`^(${t.map(e=>cleanRegex(e.source)).join(`|`)})$`)}});const n=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(r,i)=>{if(n)return n(r,i);let a=false;const o=[];for(const e of t.options){const t=e._zod.run({value:r.value,issues:[]},i);if(t instanceof Promise){o.push(t);a=true}else{if(t.issues.length===0)return t;o.push(t)}}if(!a)return handleUnionResults(o,r,e,i);return Promise.all(o).then(t=>{return handleUnionResults(t,r,e,i)})}});
function discriminatorMap(e){const t=new Map;for(const n of e.options){const r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);for(const e of r)if(t.has(e)){if(e!==void 0)throw new Error(`Duplicate discriminator value "${String(e)}"`);t.set(e,null)}else t.set(e,n)}return t}
const $ZodDiscriminatedUnion=$constructor(`$ZodDiscriminatedUnion`,(e,t)=>{t.inclusive=false;$ZodUnion.init(e,t);const n=e._zod.parse;defineLazyInternal(e,`propValues`,e=>{const t={};let n=0;for(const r of e.def.options){const i=r._zod.propValues;if(!i||Object.keys(i).length===0)throw new Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);if(i[e.def.discriminator]?.has(void 0))n++;for(const[e,n]of Object.entries(i)){if(!Object.prototype.hasOwnProperty.call(t,e))assignProp(t,e,new Set);for(const r of n)t[e].add(r)}}if(!e.def.unionFallback&&n>1)t[e.def.discriminator]?.delete(void 0);return t});t.options.forEach((e,n)=>{const r=rawShape(e._zod.def);if(r&&!Object.prototype.hasOwnProperty.call(r,t.discriminator))throw new Error(`Invalid discriminated union option at index "${n}"`)});const r=cached(()=>discriminatorMap(t));e._zod.parse=(i,a)=>{const o=i.value;if(!isObject(o)){i.issues.push({code:`invalid_type`,expected:`object`,input:o,inst:e});return i}const s=o?.[t.discriminator];const c=r.value.get(s);if(c&&(s!==void 0||a.direction!==`backward`))return c._zod.run(i,a);if(t.unionFallback||a.direction===`backward`)return n(i,a);i.issues.push({code:`invalid_union`,errors:[],note:`No matching discriminator`,discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(e=>r.value.get(e)!==null),input:o,path:[t.discriminator],inst:e});return i}});
const $ZodIntersection=$constructor(`$ZodIntersection`,(e,t)=>{$ZodType.init(e,t);e._zod.parse=(e,n)=>{const r=e.value;const i=t.left._zod.run({value:r,issues:[]},n);const a=t.right._zod.run({value:r,issues:[]},n);if(i instanceof Promise||a instanceof Promise)return Promise.all([i,a]).then(([t,n])=>{return handleIntersectionResults(e,t,n)});return handleIntersectionResults(e,i,a)}});
function mergeValues(e,t){if(e===t)return{valid:true,data:e};if(e instanceof Date&&t instanceof Date&&+e===+t)return{valid:true,data:e};if(isPlainObject(e)&&isPlainObject(t)){const n=Object.keys(t);const r=Object.keys(e).filter(e=>n.indexOf(e)!==-1);const i={...e,...t};if(Object.prototype.hasOwnProperty.call(i,`__proto__`))delete i.__proto__;for(const n of r){if(n===`__proto__`)continue;const r=mergeValues(e[n],t[n]);if(!r.valid)return{valid:false,mergeErrorPath:[n,...r.mergeErrorPath]};i[n]=r.data}return{valid:true,data:i}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:false,mergeErrorPath:[]};const n=[];for(let r=0;r<e.length;r++){const i=e[r];const a=t[r];const o=mergeValues(i,a);if(!o.valid)return{valid:false,mergeErrorPath:[r,...o.mergeErrorPath]};n.push(o.data)}return{valid:true,data:n}}return{valid:false,mergeErrorPath:[]}}
function handleIntersectionResults(e,t,n){const r=new Map;let i;const a=new Map;const collect=(e,t)=>{let n;if(e.code===`unrecognized_keys`&&!e.path?.length){i??(i=e);n=e.keys}else if(e.code===`invalid_key`&&e.origin===`record`&&e.path?.length===1){const t=String(e.path[0]);if(!a.has(t))a.set(t,e);n=[t]}else return false;for(const e of n){if(!r.has(e))r.set(e,{});r.get(e)[t]=true}return true};for(const n of t.issues)if(!collect(n,`l`))e.issues.push(n);for(const t of n.issues)if(!collect(t,`r`))e.issues.push(t);const o=[...r].filter(([,e])=>e.l&&e.r).map(([e])=>e);if(o.length){const t=i?o.filter(e=>i.keys.includes(e)):[];if(t.length)e.issues.push({...i,keys:t});for(const n of o)if(!t.includes(n)&&a.has(n))e.issues.push(a.get(n))}const s=mergeValues(t.value,n.value);if(!s.valid){if(aborted(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(s.mergeErrorPath)}`)}e.value=s.data;return e}
const $ZodTuple=$constructor(`$ZodTuple`,(e,t)=>{$ZodType.init(e,t);const n=t.items;const r=globalConfig.memoizer;r?.attach(e);e._zod.parse=(i,a)=>{const o=i.value;if(!Array.isArray(o)){i.issues.push({input:o,inst:e,expected:`tuple`,code:`invalid_type`});return i}i.value=r?r.alloc(e,i,[],a):[];const s=[];const c=getTupleOptStart(n,`optin`);const l=getTupleOptStart(n,`optout`);if(!t.rest){if(o.length<c){i.issues.push({code:`too_small`,minimum:c,inclusive:true,input:o,inst:e,origin:`array`});return i}if(o.length>n.length)i.issues.push({code:`too_big`,maximum:n.length,inclusive:true,input:o,inst:e,origin:`array`})}const u=new Array(n.length);const d=t.rest?a?.abortEarly:void 0;let f=false;for(let e=0;e<n.length;e++){const t=n[e]._zod.run({value:o[e],issues:[]},a);if(t instanceof Promise)s.push(t.then(t=>{u[e]=t}));else{u[e]=t;if(d&&!f&&t.issues.length)f=aborted(t)}}if(t.rest&&!f){let e=n.length-1;const r=o.slice(n.length);let c=i.issues.length;for(const n of r){if(d&&i.issues.length!==c){if(aborted(i,c))break;c=i.issues.length}e++;const r=t.rest._zod.run({value:n,issues:[]},a);if(r instanceof Promise)s.push(r.then(t=>handleTupleResult(t,i,e)));else handleTupleResult(r,i,e)}}if(s.length)return Promise.all(s).then(()=>handleTupleResults(u,i,n,o,l));return handleTupleResults(u,i,n,o,l)}});
function getTupleOptStart(e,t){for(let n=e.length-1;n>=0;n--)if(!(t===`optin`?e[n]._zod.optin!==void 0:e[n]._zod.optout===`optional`))return n+1;return 0}
function handleTupleResult(e,t,n){if(e.issues.length)t.issues.push(...prefixIssues(n,e.issues));t.value[n]=e.value}
function handleTupleResults(e,t,n,r,i){for(let a=0;a<n.length;a++){const o=e[a];const s=a<r.length;if(!s&&a>=i&&n[a]._zod.optin===`optional`){t.value.length=a;break}if(o.issues.length){if(!s&&a>=i){t.value.length=a;break}t.issues.push(...prefixIssues(a,o.issues))}t.value[a]=o.value}for(let e=t.value.length-1;e>=r.length;e--)if(n[e]._zod.optout===`optional`&&t.value[e]===void 0)t.value.length=e;else break;return t}
const $ZodRecord=$constructor(`$ZodRecord`,(e,t)=>{$ZodType.init(e,t);const n=globalConfig.memoizer;n?.attach(e);e._zod.parse=(r,i)=>{const a=r.value;if(!isPlainObject(a)){r.issues.push({expected:`record`,code:`invalid_type`,input:a,inst:e});return r}const o=[];const s=t.keyType._zod.values;if(s&&!t.partial){r.value=n?n.alloc(e,r,{},i):{};const c=new Set;for(const n of s)if(typeof n===`string`||typeof n===`number`||typeof n===`symbol`){c.add(typeof n===`number`?n.toString():n);if(n===`__proto__`)continue;const s=t.keyType._zod.run({value:n,issues:[]},i);if(s instanceof Promise)throw new Error(`Async schemas not supported in object keys currently`);if(s.issues.length){r.issues.push({code:`invalid_key`,origin:`record`,issues:s.issues.map(e=>finalizeIssue(e,i,config())),input:n,path:[n],inst:e});continue}const l=s.value;if(l===`__proto__`)continue;const u=t.valueType._zod.run({value:a[n],issues:[]},i);if(u instanceof Promise)o.push(u.then(e=>{if(e.issues.length)r.issues.push(...prefixIssues(n,e.issues));r.value[l]=e.value}));else{if(u.issues.length)r.issues.push(...prefixIssues(n,u.issues));r.value[l]=u.value}}let l;for(const e in a)if(!c.has(e)){if(t.mode===`loose`){if(e===`__proto__`)continue;r.value[e]=a[e]}else{l=l??[];l.push(e)}}if(l&&l.length>0)r.issues.push({code:`unrecognized_keys`,input:a,inst:e,keys:l,continue:true})}else{r.value=n?n.alloc(e,r,{},i):{};let c;for(const n of Reflect.ownKeys(a)){if(n===`__proto__`)continue;if(!Object.prototype.propertyIsEnumerable.call(a,n))continue;let l=t.keyType._zod.run({value:n,issues:[]},i);if(l instanceof Promise)throw new Error(`Async schemas not supported in object keys currently`);if(typeof n===`string`&&number$1.test(n)&&l.issues.length){const e=t.keyType._zod.run({value:Number(n),issues:[]},i);if(e instanceof Promise)throw new Error(`Async schemas not supported in object keys currently`);if(e.issues.length===0)l=e}if(l.issues.length){if(t.mode===`loose`)r.value[n]=a[n];else if(s){c=c??[];c.push(n)}else r.issues.push({code:`invalid_key`,origin:`record`,issues:l.issues.map(e=>finalizeIssue(e,i,config())),input:n,path:[n],inst:e});continue}const u=l.value;if(u===`__proto__`)continue;const d=t.valueType._zod.run({value:a[n],issues:[]},i);if(d instanceof Promise)o.push(d.then(e=>{if(e.issues.length)r.issues.push(...prefixIssues(n,e.issues));r.value[u]=e.value}));else{if(d.issues.length)r.issues.push(...prefixIssues(n,d.issues));r.value[u]=d.value}}if(c&&c.length>0)r.issues.push({code:`unrecognized_keys`,input:a,inst:e,keys:c,continue:true})}if(o.length)return Promise.all(o).then(()=>r);return r}});
const $ZodEnum=$constructor(`$ZodEnum`,(e,t)=>{$ZodType.init(e,t);const n=getEnumValues(t.entries);const r=new Set(n);e._zod.values=r;defineLazyInternal(e,`pattern`,e=>{const t=getEnumValues(e.def.entries).filter(e=>propertyKeyTypes.has(typeof e));return new RegExp(t.length?`^(${t.map(e=>escapeRegex(e.toString())).join(`|`)})$`:`^[^\\s\\S]$`)});e._zod.parse=(t,i)=>{const a=t.value;if(r.has(a))return t;t.issues.push({code:`invalid_value`,values:n,input:a,inst:e});return t}});
const $ZodLiteral=$constructor(`$ZodLiteral`,(e,t)=>{$ZodType.init(e,t);const n=new Set(t.values);e._zod.values=n;defineLazyInternal(e,`pattern`,e=>{const t=e.def.values;return new RegExp(t.length?`^(${t.map(e=>typeof e===`string`?escapeRegex(e):e?escapeRegex(e.toString()):String(e)).join(`|`)})$`:`^[^\\s\\S]$`)});e._zod.parse=(r,i)=>{const a=r.value;if(n.has(a))return r;r.issues.push({code:`invalid_value`,values:t.values,input:a,inst:e});return r}});
const $ZodTransform=$constructor(`$ZodTransform`,(e,t)=>{$ZodType.init(e,t);e._zod.optin=`optional`;globalConfig.memoizer?.guard(e);e._zod.parse=(n,r)=>{if(r.direction===`backward`)throw new $ZodEncodeError(e.constructor.name);const i=t.transform(n.value,n);if(r.async)return(i instanceof Promise?i:Promise.resolve(i)).then(e=>{n.value=e;return n});if(i instanceof Promise)throw new $ZodAsyncError;n.value=i;return n}});
function handleOptionalResult(e,t){e.value=t.issues.length?void 0:t.value;return e}
const $ZodOptional=$constructor(`$ZodOptional`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`optin`,e=>e.def.innerType._zod.optin===`defaulted`?`defaulted`:`optional`);e._zod.optout=`optional`;defineLazyInternal(e,`values`,e=>{const t=e.def.innerType._zod.values;return t?new Set([...t,void 0]):void 0});defineLazyInternal(e,`pattern`,e=>{const t=e.def.innerType._zod.pattern;return t?new RegExp(`^(${cleanRegex(t.source)})?$`):void 0});e._zod.parse=(e,n)=>{if(e.value===void 0){if(t.innerType._zod.optin!==`defaulted`)return e;const r=t.innerType._zod.run({value:e.value,issues:[]},n);if(r instanceof Promise)return r.then(t=>handleOptionalResult(e,t));return handleOptionalResult(e,r)}return t.innerType._zod.run(e,n)}});
const $ZodExactOptional=$constructor(`$ZodExactOptional`,(e,t)=>{$ZodOptional.init(e,t);defineLazyInternal(e,`values`,e=>e.def.innerType._zod.values);defineLazyInternal(e,`pattern`,e=>e.def.innerType._zod.pattern);e._zod.parse=(e,n)=>{return t.innerType._zod.run(e,n)}});
const $ZodNullable=$constructor(`$ZodNullable`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`optin`,e=>e.def.innerType._zod.optin);defineLazyInternal(e,`optout`,e=>e.def.innerType._zod.optout);defineLazyInternal(e,`pattern`,e=>{const t=e.def.innerType._zod.pattern;return t?new RegExp(`^(${cleanRegex(t.source)}|null)$`):void 0});defineLazyInternal(e,`values`,e=>{return e.def.innerType._zod.values?new Set([...e.def.innerType._zod.values,null]):void 0});e._zod.parse=(e,n)=>{if(e.value===null)return e;return t.innerType._zod.run(e,n)}});
const $ZodDefault=$constructor(`$ZodDefault`,(e,t)=>{$ZodType.init(e,t);e._zod.optin=`defaulted`;defineLazyInternal(e,`values`,e=>e.def.innerType._zod.values);e._zod.parse=(e,n)=>{if(n.direction===`backward`)return t.innerType._zod.run(e,n);if(e.value===void 0){e.value=t.defaultValue;return e}const r=t.innerType._zod.run(e,n);if(r instanceof Promise)return r.then(e=>handleDefaultResult(e,t));return handleDefaultResult(r,t)}});
function handleDefaultResult(e,t){if(e.value===void 0)e.value=t.defaultValue;return e}
const $ZodPrefault=$constructor(`$ZodPrefault`,(e,t)=>{$ZodType.init(e,t);e._zod.optin=`defaulted`;defineLazyInternal(e,`values`,e=>e.def.innerType._zod.values);e._zod.parse=(e,n)=>{if(n.direction===`backward`)return t.innerType._zod.run(e,n);if(e.value===void 0)e.value=t.defaultValue;return t.innerType._zod.run(e,n)}});
const $ZodNonOptional=$constructor(`$ZodNonOptional`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`values`,e=>{const t=e.def.innerType._zod.values;return t?new Set([...t].filter(e=>e!==void 0)):void 0});e._zod.parse=(n,r)=>{const i=t.innerType._zod.run(n,r);if(i instanceof Promise)return i.then(t=>handleNonOptionalResult(t,e));return handleNonOptionalResult(i,e)}});
function handleNonOptionalResult(e,t){if(!e.issues.length&&e.value===void 0)e.issues.push({code:`invalid_type`,expected:`nonoptional`,input:e.value,inst:t});return e}
function handleCatchResult(e,t,n,r){if(!t.issues.length){e.value=t.value;if(t.memo)e.memo=true;return e}e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(e=>finalizeIssue(e,r,config()))},input:e.value});return e}
const $ZodCatch=$constructor(`$ZodCatch`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`optin`,e=>e.def.innerType._zod.optin===`defaulted`?`defaulted`:`optional`);defineLazyInternal(e,`optout`,e=>e.def.innerType._zod.optout);defineLazyInternal(e,`values`,e=>e.def.innerType._zod.values);e._zod.parse=(e,n)=>{if(n.direction===`backward`)return t.innerType._zod.run(e,n);const r=t.innerType._zod.run({value:e.value,issues:[]},n);if(r instanceof Promise)return r.then(r=>handleCatchResult(e,r,t,n));return handleCatchResult(e,r,t,n)}});
const $ZodPipe=$constructor(`$ZodPipe`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`values`,e=>e.def.in._zod.values);defineLazyInternal(e,`optin`,e=>e.def.in._zod.optin);defineLazyInternal(e,`optout`,e=>e.def.out._zod.optout);defineLazyInternal(e,`propValues`,e=>e.def.in._zod.propValues);e._zod.parse=(e,n)=>{if(n.direction===`backward`){const r=t.out._zod.run(e,n);if(r instanceof Promise)return r.then(e=>handlePipeResult(e,t.in,n));return handlePipeResult(r,t.in,n)}const r=t.in._zod.run(e,n);if(r instanceof Promise)return r.then(e=>handlePipeResult(e,t.out,n));return handlePipeResult(r,t.out,n)}});
function handlePipeResult(e,t,n){if(e.issues.some(e=>e.code!==`unrecognized_keys`)){e.aborted=true;return e}return t._zod.run({value:e.value,issues:e.issues},n)}
const $ZodCodec=$constructor(`$ZodCodec`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`values`,e=>e.def.in._zod.values);defineLazyInternal(e,`optin`,e=>e.def.in._zod.optin);defineLazyInternal(e,`optout`,e=>e.def.out._zod.optout);defineLazyInternal(e,`propValues`,e=>e.def.in._zod.propValues);e._zod.parse=(e,n)=>{if((n.direction||`forward`)===`forward`){const r=t.in._zod.run(e,n);if(r instanceof Promise)return r.then(e=>handleCodecAResult(e,t,n));return handleCodecAResult(r,t,n)}else{const r=t.out._zod.run(e,n);if(r instanceof Promise)return r.then(e=>handleCodecAResult(e,t,n));return handleCodecAResult(r,t,n)}}});
function handleCodecAResult(e,t,n){if(e.issues.length){e.aborted=true;return e}if((n.direction||`forward`)===`forward`){const r=t.transform(e.value,e);if(r instanceof Promise)return r.then(r=>handleCodecTxResult(e,r,t.out,n));return handleCodecTxResult(e,r,t.out,n)}else{const r=t.reverseTransform(e.value,e);if(r instanceof Promise)return r.then(r=>handleCodecTxResult(e,r,t.in,n));return handleCodecTxResult(e,r,t.in,n)}}
function handleCodecTxResult(e,t,n,r){if(e.issues.length){e.aborted=true;return e}return n._zod.run({value:t,issues:e.issues},r)}
const $ZodReadonly=$constructor(`$ZodReadonly`,(e,t)=>{$ZodType.init(e,t);defineLazyInternal(e,`propValues`,e=>e.def.innerType._zod.propValues);defineLazyInternal(e,`values`,e=>e.def.innerType._zod.values);defineLazyInternal(e,`optin`,e=>e.def.innerType?._zod?.optin);defineLazyInternal(e,`optout`,e=>e.def.innerType?._zod?.optout);e._zod.parse=(e,n)=>{if(n.direction===`backward`)return t.innerType._zod.run(e,n);const r=t.innerType._zod.run(e,n);if(r instanceof Promise)return r.then(handleReadonlyResult);return handleReadonlyResult(r)}});
function handleReadonlyResult(e){if(!e.memo)e.value=Object.freeze(e.value);return e}
const $ZodCustom=$constructor(`$ZodCustom`,(e,t)=>{$ZodCheck.init(e,t);$ZodType.init(e,t);e._zod.parse=(e,t)=>{return e};e._zod.check=n=>{const r=n.value;const i=t.fn(r);if(i instanceof Promise)return i.then(t=>handleRefineResult(t,n,r,e));handleRefineResult(i,n,r,e)}});
function handleRefineResult(e,t,n,r){if(!e){const e={code:`custom`,input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r._zod.def.abort};if(r._zod.def.params)e.params=r._zod.def.params;t.issues.push(issue$1(e))}}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError=class extends Error{constructor(){super(`Cannot parse a reference cycle that closes through a transform`);this.name=`ZodCyclicError`}};
const STATE=`~memo`;
const NO_ISSUES=[];
function isRef(e){return e!==null&&typeof e===`object`}
function cloneIssues(e){return e.map(e=>e.path?{...e,path:e.path.slice()}:{...e})}
const recursive=new WeakMap;
const NONE=0;
const ASSUMED=1;
const PROVEN=2;
function isRecursive(e,t,n){const r=recursive.get(e);if(r!==void 0)return r?PROVEN:NONE;if(t.has(e))return PROVEN;t.add(e);let i=NONE;const check=e=>{if(i!==PROVEN&&e?._zod){const r=isRecursive(e,t,n);if(r>i)i=r}};const shape=(e,r)=>{let i=NONE;for(const a of Reflect.ownKeys(e)){const o=Object.getOwnPropertyDescriptor(e,a);if(r&&!o.enumerable)continue;const s=o.get?ASSUMED:o.value?._zod?isRecursive(o.value,t,n):NONE;if(s>i)i=s}return i};const merge=e=>{if(e>i)i=e};const a=e._zod.def;switch(a.type){case`object`:{const e=rawShape(a);merge(e?shape(e,true):ASSUMED);check(a.catchall);break}case`array`:check(a.element);break;case`tuple`:for(const e of a.items)check(e);check(a.rest);break;case`record`:case`map`:check(a.keyType);check(a.valueType);break;case`set`:check(a.valueType);break;case`union`:for(const e of a.options)check(e);break;case`intersection`:check(a.left);check(a.right);break;case`optional`:case`nullable`:case`default`:case`prefault`:case`catch`:case`readonly`:case`nonoptional`:case`promise`:case`success`:check(a.innerType);break;case`pipe`:check(a.in);check(a.out);break;case`function`:check(a.input);check(a.output);break;case`lazy`:{const r=a._cachedInner??(n?e._zod.innerType:void 0);merge(r?isRecursive(r,t,false):ASSUMED);break}case`template_literal`:case`string`:case`number`:case`int`:case`boolean`:case`bigint`:case`symbol`:case`undefined`:case`null`:case`void`:case`never`:case`any`:case`unknown`:case`date`:case`nan`:case`enum`:case`literal`:case`file`:case`transform`:case`custom`:break;default:for(const e in a){const t=Object.getOwnPropertyDescriptor(a,e);if(!t||t.get)continue;const n=t.value;if(!n||typeof n!==`object`)continue;if(n._zod)check(n);else if(Array.isArray(n))for(const e of n)check(e)}}t.delete(e);return settle(e,i)}
function settle(e,t){if(t!==ASSUMED)recursive.set(e,t===PROVEN);return t}
function bucketFor(e,t){let n=e.buckets.get(t);if(!n){n=new WeakMap;e.buckets.set(t,n)}return n}
let handoff;
const open$3=[];
const memo$1={alloc(e,t,n){const r=handoff;if(!r)return n;handoff=void 0;const i={value:n,issues:null};r.set(t.value,i);open$3.push(i);return n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]);e._zod.deferred.push(()=>{const t=e._zod.parse;const wrapped=(e,n)=>{if(n.direction!==`backward`&&isBackEdge(n,e.value))throw new $ZodCyclicError;return t(e,n)};e._zod.parse=wrapped;if(e._zod.run===t)e._zod.run=wrapped})},attach(e){var t;let n;let r=false;let i;let a;(t=e._zod).deferred??(t.deferred=[]);e._zod.deferred.push(()=>{const t=e._zod.parse;const wrapped=(o,s)=>{if(n===void 0){const i=isRecursive(e,new Set,false);if(i===NONE){e._zod.parse=t;if(e._zod.run===wrapped)e._zod.run=t;return t(o,s)}if(i===PROVEN||r)n=true;else r=true}const c=o.value;if(!isRef(c))return t(o,s);let l=s[STATE];if(!l){l={buckets:new WeakMap,backEdges:void 0};s[STATE]=l}let u;if(i===s)u=a;else{u=bucketFor(l,e);i=s;a=u}const d=u.get(c);if(d){o.value=d.value;if(d.issues){if(d.issues.length)o.issues.push(...cloneIssues(d.issues))}else{o.memo=true;l.backEdges??(l.backEdges=new WeakSet);l.backEdges.add(d.value)}return o}handoff=u;const f=open$3.length;const p=t(o,s);handoff=void 0;const m=open$3.length>f?open$3.pop():void 0;if(p instanceof Promise)return p.then(e=>{if(m)m.issues=e.issues.length?cloneIssues(e.issues):NO_ISSUES;return e});if(m)m.issues=p.issues.length?cloneIssues(p.issues):NO_ISSUES;return p};e._zod.parse=wrapped;if(e._zod.run===t)e._zod.run=wrapped})}};
function memoizer(){return memo$1}
function isBackEdge(e,t){const n=e[STATE]?.backEdges;return n!==void 0&&isRef(t)&&n.has(t)}
// node_modules/zod/v4/locales/en.js
const error$1=()=>{const e={string:{unit:`characters`,verb:`to have`},file:{unit:`bytes`,verb:`to have`},array:{unit:`items`,verb:`to have`},set:{unit:`items`,verb:`to have`},map:{unit:`entries`,verb:`to have`}};function getSizing(t){return e[t]??null}const t={regex:`input`,email:`email address`,url:`URL`,emoji:`emoji`,uuid:`UUID`,uuidv4:`UUIDv4`,uuidv6:`UUIDv6`,nanoid:`nanoid`,guid:`GUID`,cuid:`cuid`,cuid2:`cuid2`,ulid:`ULID`,xid:`XID`,ksuid:`KSUID`,datetime:`ISO datetime`,date:`ISO date`,time:`ISO time`,duration:`ISO duration`,ipv4:`IPv4 address`,ipv6:`IPv6 address`,mac:`MAC address`,cidrv4:`IPv4 range`,cidrv6:`IPv6 range`,base64:`base64-encoded string`,base64url:`base64url-encoded string`,json_string:`JSON string`,e164:`E.164 number`,currency_code:`currency code`,credit_card:`credit card number`,iban:`IBAN`,jwt:`JWT`,template_literal:`input`};const n={nan:`NaN`};function getTypeName(e,t){if(e===`number`&&typeof t===`number`&&!Number.isFinite(t))return String(t);return n[e]??e}return e=>{switch(e.code){case`invalid_type`:return`Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(parsedType(e.input),e.input)}`;case`invalid_value`:if(e.values.length===1)return`Invalid input: expected ${stringifyPrimitive(e.values[0])}`;return`Invalid option: expected one of ${joinValues(e.values,`|`)}`;case`too_big`:{const t=e.exact?`exactly `:e.inclusive?`<=`:`<`;const n=getSizing(e.origin);if(n)return`Too big: expected ${e.origin??`value`} to have ${t}${e.maximum.toString()} ${n.unit??`elements`}`;return`Too big: expected ${e.origin??`value`} to be ${t}${e.maximum.toString()}`}case`too_small`:{const t=e.exact?`exactly `:e.inclusive?`>=`:`>`;const n=getSizing(e.origin);if(n)return`Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`;return`Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`}case`invalid_format`:{const n=e;if(n.format===`starts_with`)return`Invalid string: must start with "${n.prefix}"`;if(n.format===`ends_with`)return`Invalid string: must end with "${n.suffix}"`;if(n.format===`includes`)return`Invalid string: must include "${n.includes}"`;if(n.format===`regex`)return`Invalid string: must match pattern ${n.pattern}`;return`Invalid ${t[n.format]??e.format}`}case`not_multiple_of`:return`Invalid number: must be a multiple of ${e.divisor}`;case`unrecognized_keys`:return`Unrecognized key${e.keys.length>1?`s`:``}: ${joinValues(e.keys,`, `)}`;case`invalid_key`:return`Invalid key in ${e.origin}`;case`invalid_union`:if(e.options&&Array.isArray(e.options)&&e.options.length>0)return`Invalid discriminator value. Expected ${e.options.map(e=>`'${e}'`).join(` | `)}`;if(e.inclusive===false)return`Invalid input: more than one option matched`;return`Invalid input`;case`invalid_element`:return`Invalid value in ${e.origin}`;default:return`Invalid input`}}};
function en_default(){return{localeError:error$1()}}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry=class{constructor(){this._map=new WeakMap;this._idmap=new Map}add(e,...t){const n=t[0];this._map.set(e,n);if(n&&typeof n===`object`&&`id`in n)this._idmap.set(n.id,e);return this}clear(){this._map=new WeakMap;this._idmap=new Map;return this}remove(e){const t=this._map.get(e);if(t&&typeof t===`object`&&`id`in t)this._idmap.delete(t.id);this._map.delete(e);return this}get(e){const t=e._zod.parent;if(t){const n={...this.get(t)??{}};delete n.id;const r={...n,...this._map.get(e)};return Object.keys(r).length?r:void 0}return this._map.get(e)}has(e){return this._map.has(e)}};
function registry$1(){return new $ZodRegistry}(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry$1());
const globalRegistry=globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(e){if(e.checks)e.checks=[...e.checks];return e}
function _string(e,t){return new e(snapshotChecks({type:`string`,...normalizeParams(t)}))}
function _coercedString(e,t){return new e(snapshotChecks({type:`string`,coerce:true,...normalizeParams(t)}))}
function _email(e,t){return new e({type:`string`,format:`email`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _guid(e,t){return new e({type:`string`,format:`guid`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _uuid(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _uuidv4(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:false,version:`v4`,...normalizeParams(t)})}
function _uuidv6(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:false,version:`v6`,...normalizeParams(t)})}
function _uuidv7(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:false,version:`v7`,...normalizeParams(t)})}
function _url(e,t){return new e({type:`string`,format:`url`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _emoji(e,t){return new e({type:`string`,format:`emoji`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _nanoid(e,t){return new e({type:`string`,format:`nanoid`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _cuid(e,t){return new e({type:`string`,format:`cuid`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _cuid2(e,t){return new e({type:`string`,format:`cuid2`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _ulid(e,t){return new e({type:`string`,format:`ulid`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _xid(e,t){return new e({type:`string`,format:`xid`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _ksuid(e,t){return new e({type:`string`,format:`ksuid`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _ipv4(e,t){return new e({type:`string`,format:`ipv4`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _ipv6(e,t){return new e({type:`string`,format:`ipv6`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _cidrv4(e,t){return new e({type:`string`,format:`cidrv4`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _cidrv6(e,t){return new e({type:`string`,format:`cidrv6`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _base64(e,t){return new e({type:`string`,format:`base64`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _base64url(e,t){return new e({type:`string`,format:`base64url`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _e164(e,t){return new e({type:`string`,format:`e164`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _jwt(e,t){return new e({type:`string`,format:`jwt`,check:`string_format`,abort:false,...normalizeParams(t)})}
function _isoDateTime(e,t){return new e({type:`string`,format:`datetime`,check:`string_format`,offset:false,local:false,precision:null,...normalizeParams(t)})}
function _isoDate(e,t){return new e({type:`string`,format:`date`,check:`string_format`,...normalizeParams(t)})}
function _isoTime(e,t){return new e({type:`string`,format:`time`,check:`string_format`,precision:null,...normalizeParams(t)})}
function _isoDuration(e,t){return new e({type:`string`,format:`duration`,check:`string_format`,...normalizeParams(t)})}
function _number(e,t){return new e(snapshotChecks({type:`number`,checks:[],...normalizeParams(t)}))}
function _coercedNumber(e,t){return new e(snapshotChecks({type:`number`,coerce:true,checks:[],...normalizeParams(t)}))}
function _int(e,t){return new e({type:`number`,check:`number_format`,abort:false,format:`safeint`,...normalizeParams(t)})}
function _boolean(e,t){return new e({type:`boolean`,...normalizeParams(t)})}
function _null$1(e,t){return new e({type:`null`,...normalizeParams(t)})}
function _unknown(e){return new e({type:`unknown`})}
function _never(e,t){return new e({type:`never`,...normalizeParams(t)})}
function _lt(e,t){return new $ZodCheckLessThan({check:`less_than`,...normalizeParams(t),value:e,inclusive:false})}
function _lte(e,t){return new $ZodCheckLessThan({check:`less_than`,...normalizeParams(t),value:e,inclusive:true})}
function _gt(e,t){return new $ZodCheckGreaterThan({check:`greater_than`,...normalizeParams(t),value:e,inclusive:false})}
function _gte(e,t){return new $ZodCheckGreaterThan({check:`greater_than`,...normalizeParams(t),value:e,inclusive:true})}
function _multipleOf(e,t){return new $ZodCheckMultipleOf({check:`multiple_of`,...normalizeParams(t),value:e})}
function _maxLength(e,t){return new $ZodCheckMaxLength({check:`max_length`,...normalizeParams(t),maximum:e})}
function _minLength(e,t){return new $ZodCheckMinLength({check:`min_length`,...normalizeParams(t),minimum:e})}
function _length(e,t){return new $ZodCheckLengthEquals({check:`length_equals`,...normalizeParams(t),length:e})}
function _regex(e,t){return new $ZodCheckRegex({check:`string_format`,format:`regex`,...normalizeParams(t),pattern:e})}
function _lowercase(e){return new $ZodCheckLowerCase({check:`string_format`,format:`lowercase`,...normalizeParams(e)})}
function _uppercase(e){return new $ZodCheckUpperCase({check:`string_format`,format:`uppercase`,...normalizeParams(e)})}
function _includes(e,t){return new $ZodCheckIncludes({check:`string_format`,format:`includes`,...normalizeParams(t),includes:e})}
function _startsWith(e,t){return new $ZodCheckStartsWith({check:`string_format`,format:`starts_with`,...normalizeParams(t),prefix:e})}
function _endsWith(e,t){return new $ZodCheckEndsWith({check:`string_format`,format:`ends_with`,...normalizeParams(t),suffix:e})}
function _properties(e,t){return new $ZodCheckProperties({check:`properties`,shape:e,...normalizeParams(t)})}
function _overwrite(e){return new $ZodCheckOverwrite({check:`overwrite`,tx:e})}
function _normalize(e){return _overwrite(t=>t.normalize(e))}
function _trim(){return _overwrite(e=>e.trim())}
function _toLowerCase(){return _overwrite(e=>e.toLowerCase())}
function _toUpperCase(){return _overwrite(e=>e.toUpperCase())}
function _slugify(){return _overwrite(e=>slugify(e))}
function _array(e,t,n){return new e({type:`array`,element:t,...normalizeParams(n)})}
function _custom(e,t,n){const r=normalizeParams(n);r.abort??(r.abort=true);return new e({type:`custom`,check:`custom`,fn:t,...r})}
function _refine(e,t,n){return new e({type:`custom`,check:`custom`,fn:t,...normalizeParams(n)})}
function _superRefine(e,t){const n=_check(t=>{t.addIssue=e=>{if(typeof e===`string`)t.issues.push(issue$1(e,t.value,n._zod.def));else{const r=e;if(r.fatal)r.continue=false;r.code??(r.code=`custom`);if(!(`input`in r))r.input=t.value;r.inst??(r.inst=n);r.continue??(r.continue=!n._zod.def.abort);t.issues.push(issue$1(r))}};return e(t.value,t)},t);return n}
function _check(e,t){const n=new $ZodCheck({check:`custom`,...normalizeParams(t)});n._zod.check=e;return n}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(e,...t){for(const n of t)for(const t of Reflect.ownKeys(n))if(Object.prototype.propertyIsEnumerable.call(n,t))assignProp(e,t,n[t]);return e}function initializeContext(e){let t=e?.target??`draft-2020-12`;if(t===`draft-4`)t=`draft-04`;if(t===`draft-7`)t=`draft-07`;return{processors:e.processors??{},metadataRegistry:e?.metadata??globalRegistry,target:t,unrepresentable:e?.unrepresentable??`throw`,override:e?.override??(()=>{}),io:e?.io??`output`,counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e?.cycles??`ref`,reused:e?.reused??`inline`,intersections:[],deferred:[],external:e?.external??void 0}}function handleUnrepresentable(e,t,n,r,i){const a=typeof t.unrepresentable===`function`?t.unrepresentable({zodSchema:e,path:r.path,message:i}):t.unrepresentable;if(a===`any`)return false;if(a===void 0||a===`throw`)throw new Error(i);Object.assign(n,a);return true}function processSchema(e,t,n={path:[],schemaPath:[]}){var r;const i=e._zod.def;const a=t.seen.get(e);if(a){a.count++;if(n.schemaPath.includes(e))a.cycle=n.path;return a.schema}const o={schema:{},count:1,cycle:void 0,path:n.path};t.seen.set(e,o);t.sharedDefsExtractedFor=void 0;t.sharedEmitDoneFor=void 0;const s=e._zod.toJSONSchema?.();if(s)o.schema=s;else{const r={...n,schemaPath:[...n.schemaPath,e],path:n.path};if(e._zod.processJSONSchema)e._zod.processJSONSchema(t,o.schema,r);else{const n=o.schema;const a=t.processors[i.type];if(!a)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);a(e,t,n,r)}const a=e._zod.parent;if(a){if(!o.ref)o.ref=a;processSchema(a,t,r);t.seen.get(a).isParent=true}}const c=t.metadataRegistry.get(e);if(c)assignProps(o.schema,c);if(t.io===`input`&&isTransforming(e)){delete o.schema.examples;delete o.schema.default}if(t.io===`input`&&`_prefault`in o.schema)(r=o.schema).default??(r.default=o.schema._prefault);delete o.schema._prefault;return t.seen.get(e).schema}function encodeJSONPointerSegment(e){return e.replace(/~/g,`~0`).replace(/\//g,`~1`)}function extractDefs(e,t){const n=e.seen.get(t);if(!n)throw new Error(`Unprocessed schema. This is a bug in Zod.`);if(e.external&&e.sharedDefsExtractedFor===e.external)return;const r=new Map;for(const t of e.seen.entries()){const n=e.metadataRegistry.get(t[0])?.id;if(n){const e=r.get(n);if(e&&e!==t[0])throw new Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);r.set(n,t[0])}}const makeURI=t=>{const r=e.target===`draft-2020-12`?`$defs`:`definitions`;if(e.external){const n=e.external.registry.get(t[0])?.id;const i=e.external.uri??(e=>e);if(n)return{ref:i(n)};const a=t[1].defId??t[1].schema.id??`schema${e.counter++}`;t[1].defId=a;return{defId:a,ref:`${i(`__shared`)}#/${r}/${encodeJSONPointerSegment(a)}`}}const i=`#`;const a=`${i}/${r}/`;if(t[1]===n&&!t[1].schema.id)return{ref:i};const o=t[1].schema.id??`__schema${e.counter++}`;return{defId:o,ref:a+encodeJSONPointerSegment(o)}};const extractToDef=e=>{if(e[1].schema.$ref)return;const t=e[1];const{ref:n,defId:r}=makeURI(e);t.def={...t.schema};if(r)t.defId=r;const i=t.schema;for(const e in i)delete i[e];i.$ref=n};if(e.cycles===`throw`)for(const t of e.seen.entries()){const e=t[1];if(e.cycle)throw new Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const n of e.seen.entries()){const r=n[1];if(t===n[0]){extractToDef(n);continue}if(e.external){const r=e.external.registry.get(n[0])?.id;if(t!==n[0]&&r){extractToDef(n);continue}}if(e.metadataRegistry.get(n[0])?.id){extractToDef(n);continue}if(r.cycle){extractToDef(n);continue}if(r.count>1){if(e.reused===`ref`)extractToDef(n)}}if(e.external)e.sharedDefsExtractedFor=e.external}function compactTypeUnion(e){const t=e.anyOf;if(!Array.isArray(t)||t.length===0||e.type!==void 0)return;const n=[];for(const e of t){if(!e||typeof e!==`object`)return;compactTypeUnion(e);const t=Object.keys(e);if(t.length!==1||t[0]!==`type`)return;const r=e.type;for(const e of Array.isArray(r)?r:[r]){if(typeof e!==`string`)return;if(!n.includes(e))n.push(e)}}delete e.anyOf;e.type=n.length===1?n[0]:n}const FOLDABLE_KEYS=new Set([`type`,`properties`,`required`,`additionalProperties`]);const UNION_KEYS=[`oneOf`,`anyOf`];function undeclaredConstraint(e){const t=e.additionalProperties;if(t===void 0||t===false||typeof t!==`object`||t===null)return null;return Object.keys(t).length?t:null}function foldObjects(e){const t=[];for(const n of e){if(typeof n!==`object`||n.type!==`object`)return null;for(const e in n)if(!FOLDABLE_KEYS.has(e))return null;t.push(n)}const n={};const r=new Set;for(const e of t){for(const r in e.properties){if(Object.prototype.hasOwnProperty.call(n,r))continue;const e=[];for(const n of t){const t=n.properties?.[r]??undeclaredConstraint(n);if(t===null||t===void 0)continue;if(!e.some(e=>JSON.stringify(e)===JSON.stringify(t)))e.push(t)}assignProp(n,r,e.length===1?e[0]:foldObjects(e)??{allOf:e})}for(const t of e.required??[])r.add(t)}const i={type:`object`,properties:n};if(r.size)i.required=[...r];if(t.every(e=>e.additionalProperties===false))i.additionalProperties=false;else{const e=[];for(const n of t){const t=undeclaredConstraint(n);if(t&&!e.some(e=>JSON.stringify(e)===JSON.stringify(t)))e.push(t)}if(e.length===1)i.additionalProperties=e[0];else if(e.length>1)i.additionalProperties={allOf:e}}return i}function foldIntersection(e){const t=e.allOf;if(!Array.isArray(t)||t.length<2)return;for(const t of FOLDABLE_KEYS)if(t in e)return;const n=t.filter(e=>UNION_KEYS.some(t=>Array.isArray(e[t])));let r=null;if(!n.length)r=foldObjects(t);else{const e=n[0];const i=UNION_KEYS.find(t=>Array.isArray(e[t]));if(Object.keys(e).length!==1)return;const a=t.filter(t=>t!==e);const o=e[i].map(e=>foldObjects([...a,e]));if(o.some(e=>!e))return;r={[i]:o}}if(!r)return;delete e.allOf;assignProps(e,r)}function finalize(e,t){const n=e.seen.get(t);if(!n)throw new Error(`Unprocessed schema. This is a bug in Zod.`);const flattenRef=t=>{const n=e.seen.get(t);if(n.ref===null)return;const r=n.def??n.schema;const i={...r};const a=n.ref;n.ref=null;if(a){flattenRef(a);const n=e.seen.get(a);const o=n.schema;if(o.$ref&&(e.target===`draft-07`||e.target===`draft-04`||e.target===`openapi-3.0`)){r.allOf=r.allOf??[];r.allOf.push(o)}else assignProps(r,o);assignProps(r,i);if(t._zod.parent===a)for(const e in r){if(e===`$ref`||e===`allOf`)continue;if(!(e in i))delete r[e]}if(o.$ref&&n.def)for(const e in r){if(e===`$ref`||e===`allOf`)continue;if(e in n.def&&JSON.stringify(r[e])===JSON.stringify(n.def[e]))delete r[e]}}const o=t._zod.parent;if(o&&o!==a){flattenRef(o);const t=e.seen.get(o);if(t?.schema.$ref){r.$ref=t.schema.$ref;if(t.def)for(const e in r){if(e===`$ref`||e===`allOf`)continue;if(e in t.def&&JSON.stringify(r[e])===JSON.stringify(t.def[e]))delete r[e]}}}e.override({zodSchema:t,jsonSchema:r,path:n.path??[]})};if(!e.external||e.sharedEmitDoneFor!==e.external){for(const t of[...e.seen.entries()].reverse())flattenRef(t[0]);if(e.target!==`openapi-3.0`)for(const t of e.seen.entries())compactTypeUnion(t[1].def??t[1].schema);for(const t of e.deferred)t();if(e.intersections.length){const t=new Map;for(const n of e.seen.values())for(const e of[n.schema,n.def]){const n=e?.allOf;if(!Array.isArray(n))continue;const r=t.get(n);if(r)r.push(e);else t.set(n,[e])}for(const n of e.intersections)for(const e of t.get(n)??[])foldIntersection(e)}}const r={};if(e.target===`draft-2020-12`)r.$schema=`https://json-schema.org/draft/2020-12/schema`;else if(e.target===`draft-07`)r.$schema=`http://json-schema.org/draft-07/schema#`;else if(e.target===`draft-04`)r.$schema=`http://json-schema.org/draft-04/schema#`;else if(e.target===`openapi-3.0`){}if(e.external?.uri){const n=e.external.registry.get(t)?.id;if(!n)throw new Error("Schema is missing an `id` property");r.$id=e.external.uri(n)}assignProps(r,n.defId?n.schema:n.def??n.schema);const i=e.metadataRegistry.get(t)?.id;if(i!==void 0&&r.id===i)delete r.id;const a=e.external?.defs??{};if(!e.external||e.sharedEmitDoneFor!==e.external)for(const t of e.seen.entries()){const e=t[1];if(e.def&&e.defId){if(e.def.id===e.defId)delete e.def.id;assignProp(a,e.defId,e.def)}}if(e.external)e.sharedEmitDoneFor=e.external;if(e.external){}else if(Object.keys(a).length>0){if(e.target===`draft-2020-12`)r.$defs=a;else r.definitions=a}try{const n=JSON.parse(JSON.stringify(r));Object.defineProperty(n,"~standard",{value:{...t[`~standard`],jsonSchema:{input:createStandardJSONSchemaMethod(t,`input`,e.processors),output:createStandardJSONSchemaMethod(t,`output`,e.processors)}},enumerable:false,writable:false});return n}catch(e){throw new Error(`Error converting schema to JSON.`)}}function isTransforming(e,t){const n=t??{seen:new Set};if(n.seen.has(e))return false;n.seen.add(e);const r=e._zod.def;if(r.type===`transform`)return true;if(r.type===`array`)return isTransforming(r.element,n);if(r.type===`set`)return isTransforming(r.valueType,n);if(r.type===`lazy`)return isTransforming(r.getter(),n);if(r.type===`promise`||r.type===`optional`||r.type===`nonoptional`||r.type===`nullable`||r.type===`readonly`||r.type==="default"||r.type===`prefault`||r.type===`catch`)return isTransforming(r.innerType,n);if(r.type===`intersection`)return isTransforming(r.left,n)||isTransforming(r.right,n);if(r.type===`record`||r.type===`map`)return isTransforming(r.keyType,n)||isTransforming(r.valueType,n);if(r.type===`pipe`){if(e._zod.traits.has(`$ZodCodec`))return true;return isTransforming(r.in,n)||isTransforming(r.out,n)}if(r.type===`object`){for(const e in r.shape)if(isTransforming(r.shape[e],n))return true;return false}if(r.type===`union`){for(const e of r.options)if(isTransforming(e,n))return true;return false}if(r.type===`tuple`){for(const e of r.items)if(isTransforming(e,n))return true;if(r.rest&&isTransforming(r.rest,n))return true;return false}return false}const createToJSONSchemaMethod=(e,t={})=>n=>{const r=initializeContext({...n,processors:t});processSchema(e,r);extractDefs(r,e);return finalize(r,e)};const createStandardJSONSchemaMethod=(e,t,n={})=>r=>{const{libraryOptions:i,target:a}=r??{};const o=initializeContext({...i??{},target:a,io:t,processors:n});processSchema(e,o);extractDefs(o,e);return finalize(o,e)};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin=(e,t,n)=>{if(e[t]===void 0||n>e[t])e[t]=n};
const narrowMax=(e,t,n)=>{if(e[t]===void 0||n<e[t])e[t]=n};
const narrowBoth=(e,t)=>{narrowMin(e,`minimum`,t);narrowMax(e,`maximum`,t)};
const addDivisor=(e,t)=>{e.multipleOf??(e.multipleOf=[]);if(!e.multipleOf.includes(t))e.multipleOf.push(t)};
const addPattern=(e,t)=>{e.patterns??(e.patterns=new Set);e.patterns.add(t)};
const intersectMime=(e,t)=>{e.mime=e.mime?e.mime.filter(e=>t.includes(e)):[...t]};
const setFormat=(e,t)=>{e.format=t;if(t.includes(`int`))e.isInt=true};
const minContributor=(e,t)=>narrowMin(e,`minimum`,t.minimum);
const maxContributor=(e,t)=>narrowMax(e,`maximum`,t.maximum);
const formatContributor=e=>(t,n)=>{setFormat(t,n.format);const[r,i]=e[n.format];narrowMin(t,`minimum`,r);narrowMax(t,`maximum`,i)};
const contributors={greater_than:(e,t)=>narrowMin(e,t.inclusive?`minimum`:`exclusiveMinimum`,t.value),less_than:(e,t)=>narrowMax(e,t.inclusive?`maximum`:`exclusiveMaximum`,t.value),multiple_of:(e,t)=>addDivisor(e,t.value),number_format:formatContributor(NUMBER_FORMAT_RANGES),bigint_format:formatContributor(BIGINT_FORMAT_RANGES),min_length:minContributor,max_length:maxContributor,length_equals:(e,t)=>narrowBoth(e,t.length),min_size:minContributor,max_size:maxContributor,size_equals:(e,t)=>narrowBoth(e,t.size),string_format:(e,t)=>{setFormat(e,t.format);if(t.pattern)addPattern(e,t.pattern);if(t.format===`base64`||t.format===`base64url`)e.contentEncoding=t.format;if(t.local||t.precision===-1)e.laxFormat=true},mime_type:(e,t)=>intersectMime(e,t.mime)};
function aggregateChecks(e){const t={};const n=e._zod.def;const r=e._zod.traits.has(`$ZodCheck`)?[e,...n.checks??[]]:n.checks??[];for(const e of r)contributors[e._zod.def.check]?.(t,e._zod.def);const i=e._zod.bag;if(i.minimum!==void 0)narrowMin(t,`minimum`,i.minimum);if(i.exclusiveMinimum!==void 0)narrowMin(t,`exclusiveMinimum`,i.exclusiveMinimum);if(i.maximum!==void 0)narrowMax(t,`maximum`,i.maximum);if(i.exclusiveMaximum!==void 0)narrowMax(t,`exclusiveMaximum`,i.exclusiveMaximum);if(i.multipleOf!==void 0)addDivisor(t,i.multipleOf);if(i.format!==void 0){t.format??(t.format=i.format);if(i.format.includes(`int`))t.isInt=true}if(i.mime)intersectMime(t,i.mime);for(const e of i.patterns??[])addPattern(t,e);return t}
const formatMap={guid:`uuid`,url:`uri`,datetime:`date-time`,json_string:`json-string`,regex:``};
const exactPatterns=new Map([[base64Charset,base64$2],[base64urlCharset,base64url]]);
const exactPattern=e=>exactPatterns.get(e)??e;
const stringProcessor=(e,t,n,r)=>{const i=n;i.type=`string`;const{minimum:a,maximum:o,format:s,patterns:c,contentEncoding:l,laxFormat:u}=aggregateChecks(e);if(typeof a===`number`)i.minLength=a;if(typeof o===`number`)i.maxLength=o;if(s){i.format=formatMap[s]??s;if(i.format===``)delete i.format;if(s===`time`||u)delete i.format}if(l)i.contentEncoding=l;if(c&&c.size>0){const e=[...c].map(exactPattern);if(e.length===1)i.pattern=e[0].source;else if(e.length>1)i.allOf=[...e.map(e=>({...t.target===`draft-07`||t.target===`draft-04`||t.target===`openapi-3.0`?{type:`string`}:{},pattern:e.source}))]}};
const numberProcessor=(e,t,n,r)=>{const i=n;const{minimum:a,maximum:o,multipleOf:s,exclusiveMaximum:c,exclusiveMinimum:l,isInt:u}=aggregateChecks(e);i.type=u?`integer`:`number`;const d=typeof l===`number`&&l>=(a??Number.NEGATIVE_INFINITY);const f=typeof c===`number`&&c<=(o??Number.POSITIVE_INFINITY);const p=t.target===`draft-04`||t.target===`openapi-3.0`;if(d){if(p){i.minimum=l;i.exclusiveMinimum=true}else i.exclusiveMinimum=l}else if(typeof a===`number`)i.minimum=a;if(f){if(p){i.maximum=c;i.exclusiveMaximum=true}else i.exclusiveMaximum=c}else if(typeof o===`number`)i.maximum=o;if(s){const n=new Set;for(const a of s)if(Number.isFinite(a)&&a!==0)n.add(Math.abs(a));else handleUnrepresentable(e,t,i,r,`A multipleOf divisor of ${a} cannot be represented in JSON Schema`);const[a,...o]=n;if(a!==void 0)i.multipleOf=a;if(o.length)i.allOf=[...i.allOf??[],...o.map(e=>({multipleOf:e}))]}};
const booleanProcessor=(e,t,n,r)=>{n.type=`boolean`};
const nullProcessor=(e,t,n,r)=>{if(t.target===`openapi-3.0`){n.type=`string`;n.nullable=true;n.enum=[null]}else n.type=`null`};
const neverProcessor=(e,t,n,r)=>{n.not={}};
const enumProcessor=(e,t,n,r)=>{const i=e._zod.def;const a=getEnumValues(i.entries);if(a.length===0){n.not={};return}if(a.every(e=>typeof e===`number`))n.type=`number`;if(a.every(e=>typeof e===`string`))n.type=`string`;n.enum=a};
const literalProcessor=(e,t,n,r)=>{const i=e._zod.def;if(i.values.length===0){n.not={};return}const a=[];for(const o of i.values)if(o===void 0){if(handleUnrepresentable(e,t,n,r,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof o===`bigint`){if(handleUnrepresentable(e,t,n,r,`BigInt literals cannot be represented in JSON Schema`))return;a.push(Number(o))}else a.push(o);if(a.length===0){}else if(a.length===1){const e=a[0];n.type=e===null?`null`:typeof e;if(t.target===`draft-04`||t.target===`openapi-3.0`)n.enum=[e];else n.const=e}else{if(a.every(e=>typeof e===`number`))n.type=`number`;if(a.every(e=>typeof e===`string`))n.type=`string`;if(a.every(e=>typeof e===`boolean`))n.type=`boolean`;if(a.every(e=>e===null))n.type=`null`;n.enum=a}};
const customProcessor=(e,t,n,r)=>{handleUnrepresentable(e,t,n,r,`Custom types cannot be represented in JSON Schema`)};
const transformProcessor=(e,t,n,r)=>{handleUnrepresentable(e,t,n,r,`Transforms cannot be represented in JSON Schema`)};
const arrayProcessor=(e,t,n,r)=>{const i=n;const a=e._zod.def;const{minimum:o,maximum:s}=aggregateChecks(e);if(typeof o===`number`)i.minItems=o;if(typeof s===`number`)i.maxItems=s;i.type=`array`;i.items=processSchema(a.element,t,{...r,path:[...r.path,`items`]})};
function inputOptin(e){const t=e._zod.def;if(t.type===`pipe`&&t.in._zod.traits.has(`$ZodTransform`))return inputOptin(t.out);if(t.type===`catch`)return inputOptin(t.innerType);return e._zod.optin}
const objectProcessor=(e,t,n,r)=>{const i=n;const a=e._zod.def;const o=a.shape;if(Object.getOwnPropertySymbols(o).length&&handleUnrepresentable(e,t,i,r,`Symbol keys cannot be represented in JSON Schema`))return;i.type=`object`;i.properties={};for(const e in o)assignProp(i.properties,e,processSchema(o[e],t,{...r,path:[...r.path,`properties`,e]}));const s=[];for(const e of Object.keys(o)){const n=a.shape[e];if(t.io===`input`?inputOptin(n)===void 0:n._zod.optout===void 0)s.push(e)}if(s.length>0)i.required=s;if(a.catchall?._zod.def.type===`never`)i.additionalProperties=false;else if(!a.catchall){if(t.io===`output`)i.additionalProperties=false}else if(a.catchall)i.additionalProperties=processSchema(a.catchall,t,{...r,path:[...r.path,`additionalProperties`]})};
const unionProcessor=(e,t,n,r)=>{const i=e._zod.def;const a=i.inclusive===false;const o=i.options.map((e,n)=>processSchema(e,t,{...r,path:[...r.path,a?`oneOf`:`anyOf`,n]}));if(a)n.oneOf=o;else n.anyOf=o};
const intersectionProcessor=(e,t,n,r)=>{const i=e._zod.def;const a=processSchema(i.left,t,{...r,path:[...r.path,`allOf`,0]});const o=processSchema(i.right,t,{...r,path:[...r.path,`allOf`,1]});const isSimpleIntersection=e=>`allOf`in e&&Object.keys(e).length===1;const s=[...isSimpleIntersection(a)?a.allOf:[a],...isSimpleIntersection(o)?o.allOf:[o]];n.allOf=s;t.intersections.push(s)};
const tupleProcessor=(e,t,n,r)=>{const i=n;const a=e._zod.def;i.type=`array`;const o=t.target===`draft-2020-12`?`prefixItems`:`items`;const s=t.target===`draft-2020-12`?`items`:t.target===`openapi-3.0`?`items`:`additionalItems`;const c=a.items.map((e,n)=>processSchema(e,t,{...r,path:[...r.path,o,n]}));const l=a.rest?processSchema(a.rest,t,{...r,path:[...r.path,s,...t.target===`openapi-3.0`?[a.items.length]:[]]}):null;let u=a.items.length;while(u>0){const e=a.items[u-1];if(!(t.io===`input`?inputOptin(e)!==void 0:e._zod.optout===`optional`))break;u--}const d=a.items.length;const f=!a.rest;if(t.target===`draft-2020-12`){i.prefixItems=c;if(f)i.items=false;else if(l)i.items=l;if(u>0)i.minItems=u;if(f)i.maxItems=d}else if(t.target===`openapi-3.0`){i.items={anyOf:c};if(l)i.items.anyOf.push(l);if(u>0)i.minItems=u;if(f)i.maxItems=d}else{i.items=c;if(f)i.additionalItems=false;else if(l)i.additionalItems=l;if(u>0)i.minItems=u;if(f)i.maxItems=d}const{minimum:p,maximum:m}=aggregateChecks(e);if(typeof p===`number`)i.minItems=p;if(typeof m===`number`)i.maxItems=m};
function stringifyKeyNames(e,t,n){if(t.$ref){if(n.has(t))return t;n.add(t);const r=e.get(t)?.def;if(!r)return t;const i=stringifyKeyNames(e,r,n);return i===r?t:i}for(const r of[`anyOf`,`oneOf`]){const i=t[r];if(!Array.isArray(i))continue;const a=i.map(t=>stringifyKeyNames(e,t,n));if(a.some((e,t)=>e!==i[t]))t={...t,[r]:a}}const r=Array.isArray(t.type)?t.type:[t.type];const i=!r.includes(`string`)&&r.some(e=>e===`number`||e===`integer`);const a=t.enum??(t.const!==void 0?[t.const]:void 0);if(!i&&!a?.some(e=>typeof e===`number`))return t;const{minimum:o,maximum:s,exclusiveMinimum:c,exclusiveMaximum:l,multipleOf:u,format:d,id:f,...p}=t;if(p.enum)p.enum=p.enum.map(e=>typeof e===`number`?String(e):e);else if(typeof p.const===`number`)p.const=String(p.const);if(!i)return p;p.type=`string`;if(!a)p.pattern=(r.includes(`number`)?number$1:integer).source;return p}
const pendingRecords=new WeakMap;
function rewriteKeyNames(e){const t=new Map;for(const n of e.seen.values())if(n.def&&!t.has(n.schema))t.set(n.schema,n);const n=new Map;for(const r of pendingRecords.get(e)??[]){const i=e.seen.get(r);const a=(i?.def??i?.schema)?.propertyNames;if(!a||a===true||n.has(a))continue;const o=stringifyKeyNames(t,a,new Set);if(o!==a)n.set(a,o)}if(!n.size)return;for(const t of e.seen.values())for(const e of[t.schema,t.def]){const t=e&&n.get(e.propertyNames);if(t)e.propertyNames=t}}
const recordProcessor=(e,t,n,r)=>{const i=n;const a=e._zod.def;i.type=`object`;const o=a.keyType;const s=aggregateChecks(o).patterns;if(a.mode===`loose`&&s&&s.size>0){const e=processSchema(a.valueType,t,{...r,path:[...r.path,`patternProperties`,`*`]});i.patternProperties={};for(const t of s)assignProp(i.patternProperties,exactPattern(t).source,e)}else{if(t.target===`draft-07`||t.target===`draft-2020-12`){i.propertyNames=processSchema(a.keyType,t,{...r,path:[...r.path,`propertyNames`]});let n=pendingRecords.get(t);if(!n){n=[];pendingRecords.set(t,n);t.deferred.push(()=>rewriteKeyNames(t))}n.push(e)}i.additionalProperties=processSchema(a.valueType,t,{...r,path:[...r.path,`additionalProperties`]})}const c=o._zod.values;const l=t.io===`input`&&inputOptin(a.valueType)!==void 0;if(c&&!a.partial&&!l){const e=[...c].filter(e=>typeof e===`string`||typeof e===`number`);if(e.length>0)i.required=e.map(String)}};
const nullableProcessor=(e,t,n,r)=>{const i=e._zod.def;const a=processSchema(i.innerType,t,r);const o=t.seen.get(e);if(t.target===`openapi-3.0`){o.ref=i.innerType;n.nullable=true}else n.anyOf=[a,{type:`null`}]};
const nonoptionalProcessor=(e,t,n,r)=>{const i=e._zod.def;processSchema(i.innerType,t,r);const a=t.seen.get(e);a.ref=i.innerType};
const UNREPRESENTABLE_DEFAULT=Symbol();
function serializeDefaultValue(e,t,n,r,i){let a=false;const o=JSON.stringify(e,(e,t)=>{if(typeof t!==`bigint`)return t;a=true;return null});if(!a)return JSON.parse(o);handleUnrepresentable(t,n,r,i,`BigInt defaults cannot be represented in JSON Schema`);return UNREPRESENTABLE_DEFAULT}
const defaultProcessor=(e,t,n,r)=>{const i=e._zod.def;processSchema(i.innerType,t,r);const a=t.seen.get(e);a.ref=i.innerType;const o=serializeDefaultValue(i.defaultValue,e,t,n,r);if(o!==UNREPRESENTABLE_DEFAULT)n.default=o};
const prefaultProcessor=(e,t,n,r)=>{const i=e._zod.def;processSchema(i.innerType,t,r);const a=t.seen.get(e);a.ref=i.innerType;if(t.io!==`input`)return;const o=serializeDefaultValue(i.defaultValue,e,t,n,r);if(o!==UNREPRESENTABLE_DEFAULT)n._prefault=o};
const catchProcessor=(e,t,n,r)=>{const i=e._zod.def;processSchema(i.innerType,t,r);const a=t.seen.get(e);a.ref=i.innerType;let o;try{o=i.catchValue(void 0)}catch{handleUnrepresentable(e,t,n,r,`Dynamic catch values are not supported in JSON Schema`);return}n.default=o};
const pipeProcessor=(e,t,n,r)=>{const i=e._zod.def;const a=i.in._zod.traits.has(`$ZodTransform`);const o=t.io===`input`?a?i.out:i.in:i.out;processSchema(o,t,r);const s=t.seen.get(e);s.ref=o};
const readonlyProcessor=(e,t,n,r)=>{const i=e._zod.def;processSchema(i.innerType,t,r);const a=t.seen.get(e);a.ref=i.innerType;n.readOnly=true};
const optionalProcessor=(e,t,n,r)=>{const i=e._zod.def;processSchema(i.innerType,t,r);const a=t.seen.get(e);a.ref=i.innerType};
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos=new WeakSet([Object.prototype,Error.prototype]);
function _lazyMethod(e,t,n){Object.defineProperty(e,t,{configurable:true,enumerable:false,get(){const e=n(this);Object.defineProperty(this,t,{value:e,configurable:true,writable:true});return e},set(e){Object.defineProperty(this,t,{value:e,configurable:true,writable:true})}})}
const initializer=(e,t)=>{$ZodError.init(e,t);e.name=`ZodError`;const n=Object.getPrototypeOf(e);if(_installedErrorProtos.has(n))return;_installedErrorProtos.add(n);_lazyMethod(n,`format`,e=>t=>formatError(e,t));_lazyMethod(n,`flatten`,e=>t=>flattenError(e,t));_lazyMethod(n,`addIssue`,e=>t=>{e.issues.push(t);e.message=JSON.stringify(e.issues,jsonStringifyReplacer,2)});_lazyMethod(n,`addIssues`,e=>t=>{e.issues.push(...t);e.message=JSON.stringify(e.issues,jsonStringifyReplacer,2)});Object.defineProperty(n,"isEmpty",{configurable:true,enumerable:false,get(){return this.issues.length===0}})};
const ZodRealError=$constructor(`ZodError`,initializer,void 0,{Parent:Error});
// node_modules/zod/v4/classic/parse.js
const parse$3=_parse(ZodRealError);
const parseAsync=_parseAsync(ZodRealError);
const safeParse=_safeParse(ZodRealError);
const safeParseAsync=_safeParseAsync(ZodRealError);
const encode=_encode(ZodRealError);
const decode$1=_decode(ZodRealError);
const encodeAsync=_encodeAsync(ZodRealError);
const decodeAsync=_decodeAsync(ZodRealError);
const safeEncode=_safeEncode(ZodRealError);
const safeDecode=_safeDecode(ZodRealError);
const safeEncodeAsync=_safeEncodeAsync(ZodRealError);
const safeDecodeAsync=_safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale(){if(!globalConfig.localeError)config(en_default())}
function _ensureDefaultMemoizer(){if(!globalConfig.memoizer)config({memoizer:memoizer()})}
const ZodType=$constructor(`ZodType`,(e,t)=>{_ensureDefaultLocale();$ZodType.init(e,t);e.def=t;e.type=t.type;return e},{check(...e){const t=this.def;return this.clone(mergeDefs(t,{checks:[...t.checks??[],...e.map(e=>typeof e===`function`?{_zod:{check:e,def:{check:`custom`},onattach:[]}}:e)]}),{parent:true})},with(...e){return this.check(...e)},clone(e,t){return clone(this,e,t)},brand(){return this},register(e,t){e.add(this,t);return this},refine(e,t){return this.check(refine(e,t))},superRefine(e,t){return this.check(superRefine(e,t))},overwrite(e){return this.check(_overwrite(e))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){return optional(nullable(this))},nonoptional(e){return nonoptional(this,e)},array(){return array(this)},or(e){return union([this,e])},and(e){return intersection(this,e)},transform(e){return pipe(this,transform(e))},default(e){return _default(this,e)},prefault(e){return prefault(this,e)},catch(e){return _catch(this,e)},pipe(e){return pipe(this,e)},readonly(){return readonly(this)},describe(e){const t=this.clone();globalRegistry.add(t,{description:e});return t},meta(...e){if(e.length===0)return globalRegistry.get(this);const t=this.clone();globalRegistry.add(t,e[0]);return t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(this):e(this,...t)},get"~standard"(){return hide(this,`~standard`,{...standardProps(this),jsonSchema:{input:createStandardJSONSchemaMethod(this,`input`),output:createStandardJSONSchemaMethod(this,`output`)}})},set"~standard"(e){own$5(this,`~standard`,e)},parse:function _parse(e,t){return parse$3(this,e,t,{callee:_parse})},parseAsync:async function _parseAsync(e,t){return await parseAsync(this,e,t,{callee:_parseAsync})},safeParse(e,t){return safeParse(this,e,t)},async safeParseAsync(e,t){return safeParseAsync(this,e,t)},get spa(){return this?.safeParseAsync},set spa(e){own$5(this,`spa`,e)},validate(e,t){return validate(this,e,t)},validateAsync(e,t){return validateAsync$1(this,e,t)},encode:function _encode(e,t){return encode(this,e,t,{callee:_encode})},decode:function _decode(e,t){return decode$1(this,e,t,{callee:_decode})},encodeAsync:async function _encodeAsync(e,t){return await encodeAsync(this,e,t,{callee:_encodeAsync})},decodeAsync:async function _decodeAsync(e,t){return await decodeAsync(this,e,t,{callee:_decodeAsync})},safeEncode(e,t){return safeEncode(this,e,t)},safeDecode(e,t){return safeDecode(this,e,t)},async safeEncodeAsync(e,t){return safeEncodeAsync(this,e,t)},async safeDecodeAsync(e,t){return safeDecodeAsync(this,e,t)},toJSONSchema(e){return createToJSONSchemaMethod(this,{})(e)},get description(){return globalRegistry.get(this)?.description},get _def(){return this._zod.def}});
const _ZodString=$constructor(`_ZodString`,(e,t)=>{$ZodString.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>stringProcessor(e,t,n,r)},derived({format:e=>aggregateChecks(e).format??null,minLength:e=>aggregateChecks(e).minimum??null,maxLength:e=>aggregateChecks(e).maximum??null},{regex(...e){return this.check(_regex(...e))},includes(...e){return this.check(_includes(...e))},startsWith(...e){return this.check(_startsWith(...e))},endsWith(...e){return this.check(_endsWith(...e))},min(...e){return this.check(_minLength(...e))},max(...e){return this.check(_maxLength(...e))},length(...e){return this.check(_length(...e))},nonempty(...e){return this.check(_minLength(1,...e))},lowercase(e){return this.check(_lowercase(e))},uppercase(e){return this.check(_uppercase(e))},trim(){return this.check(_trim())},normalize(...e){return this.check(_normalize(...e))},toLowerCase(){return this.check(_toLowerCase())},toUpperCase(){return this.check(_toUpperCase())},slugify(){return this.check(_slugify())}}));
const ZodString=$constructor(`ZodString`,(e,t)=>{$ZodString.init(e,t);_ZodString.init(e,t)},{email(e){return this.check(_email(ZodEmail,e))},url(e){return this.check(_url(ZodURL,e))},jwt(e){return this.check(_jwt(ZodJWT,e))},emoji(e){return this.check(_emoji(ZodEmoji,e))},guid(e){return this.check(_guid(ZodGUID,e))},uuid(e){return this.check(_uuid(ZodUUID,e))},uuidv4(e){return this.check(_uuidv4(ZodUUID,e))},uuidv6(e){return this.check(_uuidv6(ZodUUID,e))},uuidv7(e){return this.check(_uuidv7(ZodUUID,e))},nanoid(e){return this.check(_nanoid(ZodNanoID,e))},cuid(e){return this.check(_cuid(ZodCUID,e))},cuid2(e){return this.check(_cuid2(ZodCUID2,e))},ulid(e){return this.check(_ulid(ZodULID,e))},base64(e){return this.check(_base64(ZodBase64,e))},base64url(e){return this.check(_base64url(ZodBase64URL,e))},xid(e){return this.check(_xid(ZodXID,e))},ksuid(e){return this.check(_ksuid(ZodKSUID,e))},ipv4(e){return this.check(_ipv4(ZodIPv4,e))},ipv6(e){return this.check(_ipv6(ZodIPv6,e))},cidrv4(e){return this.check(_cidrv4(ZodCIDRv4,e))},cidrv6(e){return this.check(_cidrv6(ZodCIDRv6,e))},e164(e){return this.check(_e164(ZodE164,e))},datetime(e){return this.check(_isoDateTime(ZodISODateTime,e))},date(e){return this.check(_isoDate(ZodISODate,e))},time(e){return this.check(_isoTime(ZodISOTime,e))},duration(e){return this.check(_isoDuration(ZodISODuration,e))}});
function string(e){return _string(ZodString,e)}
const ZodStringFormat=$constructor(`ZodStringFormat`,(e,t)=>{$ZodStringFormat.init(e,t);_ZodString.init(e,t)});
const ZodISODateTime=$constructor(`ZodISODateTime`,(e,t)=>{$ZodISODateTime.init(e,t);ZodStringFormat.init(e,t)});
const ZodISODate=$constructor(`ZodISODate`,(e,t)=>{$ZodISODate.init(e,t);ZodStringFormat.init(e,t)});
const ZodISOTime=$constructor(`ZodISOTime`,(e,t)=>{$ZodISOTime.init(e,t);ZodStringFormat.init(e,t)});
const ZodISODuration=$constructor(`ZodISODuration`,(e,t)=>{$ZodISODuration.init(e,t);ZodStringFormat.init(e,t)});
const ZodEmail=$constructor(`ZodEmail`,(e,t)=>{$ZodEmail.init(e,t);ZodStringFormat.init(e,t)});
const ZodGUID=$constructor(`ZodGUID`,(e,t)=>{$ZodGUID.init(e,t);ZodStringFormat.init(e,t)});
const ZodUUID=$constructor(`ZodUUID`,(e,t)=>{$ZodUUID.init(e,t);ZodStringFormat.init(e,t)});
const ZodURL=$constructor(`ZodURL`,(e,t)=>{$ZodURL.init(e,t);ZodStringFormat.init(e,t)});
const ZodEmoji=$constructor(`ZodEmoji`,(e,t)=>{$ZodEmoji.init(e,t);ZodStringFormat.init(e,t)});
const ZodNanoID=$constructor(`ZodNanoID`,(e,t)=>{$ZodNanoID.init(e,t);ZodStringFormat.init(e,t)});
const ZodCUID=$constructor(`ZodCUID`,(e,t)=>{$ZodCUID.init(e,t);ZodStringFormat.init(e,t)});
const ZodCUID2=$constructor(`ZodCUID2`,(e,t)=>{$ZodCUID2.init(e,t);ZodStringFormat.init(e,t)});
const ZodULID=$constructor(`ZodULID`,(e,t)=>{$ZodULID.init(e,t);ZodStringFormat.init(e,t)});
const ZodXID=$constructor(`ZodXID`,(e,t)=>{$ZodXID.init(e,t);ZodStringFormat.init(e,t)});
const ZodKSUID=$constructor(`ZodKSUID`,(e,t)=>{$ZodKSUID.init(e,t);ZodStringFormat.init(e,t)});
const ZodIPv4=$constructor(`ZodIPv4`,(e,t)=>{$ZodIPv4.init(e,t);ZodStringFormat.init(e,t)});
const ZodIPv6=$constructor(`ZodIPv6`,(e,t)=>{$ZodIPv6.init(e,t);ZodStringFormat.init(e,t)});
const ZodCIDRv4=$constructor(`ZodCIDRv4`,(e,t)=>{$ZodCIDRv4.init(e,t);ZodStringFormat.init(e,t)});
const ZodCIDRv6=$constructor(`ZodCIDRv6`,(e,t)=>{$ZodCIDRv6.init(e,t);ZodStringFormat.init(e,t)});
const ZodBase64=$constructor(`ZodBase64`,(e,t)=>{$ZodBase64.init(e,t);ZodStringFormat.init(e,t)});
function base64$1(e){return _base64(ZodBase64,e)}
const ZodBase64URL=$constructor(`ZodBase64URL`,(e,t)=>{$ZodBase64URL.init(e,t);ZodStringFormat.init(e,t)});
const ZodE164=$constructor(`ZodE164`,(e,t)=>{$ZodE164.init(e,t);ZodStringFormat.init(e,t)});
const ZodJWT=$constructor(`ZodJWT`,(e,t)=>{$ZodJWT.init(e,t);ZodStringFormat.init(e,t)});
const ZodNumber=$constructor(`ZodNumber`,(e,t)=>{$ZodNumber.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>numberProcessor(e,t,n,r);e.isFinite=true},derived({minValue:e=>{const{minimum:t,exclusiveMinimum:n}=aggregateChecks(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{const{maximum:t,exclusiveMaximum:n}=aggregateChecks(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{const{isInt:t,multipleOf:n}=aggregateChecks(e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>aggregateChecks(e).format??null},{gt(e,t){return this.check(_gt(e,t))},gte(e,t){return this.check(_gte(e,t))},min(e,t){return this.check(_gte(e,t))},lt(e,t){return this.check(_lt(e,t))},lte(e,t){return this.check(_lte(e,t))},max(e,t){return this.check(_lte(e,t))},int(e){return this.check(int(e))},safe(e){return this.check(int(e))},positive(e){return this.check(_gt(0,e))},nonnegative(e){return this.check(_gte(0,e))},negative(e){return this.check(_lt(0,e))},nonpositive(e){return this.check(_lte(0,e))},multipleOf(e,t){return this.check(_multipleOf(e,t))},step(e,t){return this.check(_multipleOf(e,t))},finite(){return this}}));
function number(e){return _number(ZodNumber,e)}
const ZodNumberFormat=$constructor(`ZodNumberFormat`,(e,t)=>{$ZodNumberFormat.init(e,t);ZodNumber.init(e,t)});
function int(e){return _int(ZodNumberFormat,e)}
const ZodBoolean=$constructor(`ZodBoolean`,(e,t)=>{$ZodBoolean.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>booleanProcessor(e,t,n,r)});
function boolean(e){return _boolean(ZodBoolean,e)}
const ZodNull=$constructor(`ZodNull`,(e,t)=>{$ZodNull.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>nullProcessor(e,t,n,r)});
function _null(e){return _null$1(ZodNull,e)}
const ZodUnknown=$constructor(`ZodUnknown`,(e,t)=>{$ZodUnknown.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(e,t,n)=>void 0});
function unknown(){return _unknown(ZodUnknown)}
const ZodNever=$constructor(`ZodNever`,(e,t)=>{$ZodNever.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>neverProcessor(e,t,n,r)});
function never(e){return _never(ZodNever,e)}
const ZodArray=$constructor(`ZodArray`,(e,t)=>{_ensureDefaultMemoizer();$ZodArray.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>arrayProcessor(e,t,n,r);e.element=t.element},{min(e,t){return this.check(_minLength(e,t))},nonempty(e){return this.check(_minLength(1,e))},max(e,t){return this.check(_maxLength(e,t))},length(e,t){return this.check(_length(e,t))},unwrap(){return this.element}});
function array(e,t){return _array(ZodArray,e,t)}
const ZodObject=$constructor(`ZodObject`,(e,t)=>{_ensureDefaultMemoizer();$ZodObjectJIT.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>objectProcessor(e,t,n,r);installLazyProp(e,`shape`,e=>e._zod.def.shape,false)},{keyof(){return _enum(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(mergeDefs(this._zod.def,{catchall:e}))},passthrough(){return this.clone(mergeDefs(this._zod.def,{catchall:unknown()}))},loose(){return this.clone(mergeDefs(this._zod.def,{catchall:unknown()}))},strict(){return this.clone(mergeDefs(this._zod.def,{catchall:never()}))},strip(){return this.clone(mergeDefs(this._zod.def,{catchall:void 0}))},extend(e){return extend$1(this,e)},safeExtend(e){return safeExtend(this,e)},merge(e){return merge$1(this,e)},pick(e){return pick$1(this,e)},omit(e){return omit(this,e)},partial(...e){return partial(ZodOptional,this,e[0])},exactPartial(...e){return partial(ZodExactOptional,this,e[0],`exactPartial`)},required(...e){return required$1(ZodNonOptional,this,e[0])}});
function object(e,t){const n={type:`object`,shape:e??{},...normalizeParams(t)};return new ZodObject(n)}
function strictObject(e,t){return new ZodObject({type:`object`,shape:e,catchall:never(),...normalizeParams(t)})}
const ZodUnion=$constructor(`ZodUnion`,(e,t)=>{$ZodUnion.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>unionProcessor(e,t,n,r);e.options=t.options});
function union(e,t){return new ZodUnion({type:`union`,options:e,...normalizeParams(t)})}
const ZodDiscriminatedUnion=$constructor(`ZodDiscriminatedUnion`,(e,t)=>{ZodUnion.init(e,t);$ZodDiscriminatedUnion.init(e,t)});
function discriminatedUnion(e,t,n){return new ZodDiscriminatedUnion({type:`union`,options:t,discriminator:e,...normalizeParams(n)})}
const ZodIntersection=$constructor(`ZodIntersection`,(e,t)=>{$ZodIntersection.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>intersectionProcessor(e,t,n,r)});
function intersection(e,t){return new ZodIntersection({type:`intersection`,left:e,right:t})}
const ZodTuple=$constructor(`ZodTuple`,(e,t)=>{_ensureDefaultMemoizer();$ZodTuple.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>tupleProcessor(e,t,n,r)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){const e=this._zod.def;if(e.checks?.length)throw new Error(`.partial() cannot be used on tuple schemas containing refinements`);return this.clone({...e,items:e.items.map(e=>new ZodOptional({type:`optional`,innerType:e}))})}});
function tuple(e,t,n){const r=t instanceof $ZodType;return new ZodTuple({type:`tuple`,items:e,rest:r?t:null,...normalizeParams(r?n:t)})}
const ZodRecord=$constructor(`ZodRecord`,(e,t)=>{_ensureDefaultMemoizer();$ZodRecord.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>recordProcessor(e,t,n,r);e.keyType=t.keyType;e.valueType=t.valueType});
function record(e,t,n){if(!t||!t._zod)return new ZodRecord({type:`record`,keyType:string(),valueType:e,...normalizeParams(t)});return new ZodRecord({type:`record`,keyType:e,valueType:t,...normalizeParams(n)})}
const ZodEnum=$constructor(`ZodEnum`,(e,t)=>{$ZodEnum.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>enumProcessor(e,t,n,r);e.enum=t.entries;e.options=[...e._zod.values];const n=new Set(Object.keys(t.entries));e.extract=(e,r)=>{const i={};for(const r of e)if(n.has(r))i[r]=t.entries[r];else throw new Error(`Key ${r} not found in enum`);return new ZodEnum({...t,checks:[],...normalizeParams(r),entries:i})};e.exclude=(e,r)=>{const i={...t.entries};for(const t of e)if(n.has(t))delete i[t];else throw new Error(`Key ${t} not found in enum`);return new ZodEnum({...t,checks:[],...normalizeParams(r),entries:i})}});
function _enum(e,t){const n=Array.isArray(e)?Object.fromEntries(e.map(e=>[e,e])):e;return new ZodEnum({type:`enum`,entries:n,...normalizeParams(t)})}
const ZodLiteral=$constructor(`ZodLiteral`,(e,t)=>{$ZodLiteral.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>literalProcessor(e,t,n,r);e.values=new Set(t.values);Object.defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return t.values[0]}})});
function literal$1(e,t){return new ZodLiteral({type:`literal`,values:Array.isArray(e)?e:[e],...normalizeParams(t)})}
const ZodTransform=$constructor(`ZodTransform`,(e,t)=>{_ensureDefaultMemoizer();$ZodTransform.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>transformProcessor(e,t,n,r);e._zod.parse=(n,r)=>{if(r.direction===`backward`)throw new $ZodEncodeError(e.constructor.name);n.addIssue=r=>{if(typeof r===`string`)n.issues.push(issue$1(r,n.value,t));else{const t=r;if(t.fatal)t.continue=false;t.code??(t.code=`custom`);if(!(`input`in t))t.input=n.value;t.inst??(t.inst=e);n.issues.push(issue$1(t))}};const i=t.transform(n.value,n);if(i instanceof Promise)return i.then(e=>{n.value=e;return n});n.value=i;return n}});
function transform(e){return new ZodTransform({type:`transform`,transform:e})}
const ZodOptional=$constructor(`ZodOptional`,(e,t)=>{$ZodOptional.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>optionalProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType});
function optional(e){return new ZodOptional({type:`optional`,innerType:e})}
const ZodExactOptional=$constructor(`ZodExactOptional`,(e,t)=>{$ZodExactOptional.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>optionalProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType});
function exactOptional(e){return new ZodExactOptional({type:`optional`,innerType:e})}
const ZodNullable=$constructor(`ZodNullable`,(e,t)=>{$ZodNullable.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>nullableProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType});
function nullable(e){return new ZodNullable({type:`nullable`,innerType:e})}
const ZodDefault=$constructor(`ZodDefault`,(e,t)=>{$ZodDefault.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>defaultProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType;e.removeDefault=e.unwrap});
function _default(e,t){return new ZodDefault({type:`default`,innerType:e,get defaultValue(){return typeof t===`function`?t():shallowClone(t)}})}
const ZodPrefault=$constructor(`ZodPrefault`,(e,t)=>{$ZodPrefault.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>prefaultProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType});
function prefault(e,t){return new ZodPrefault({type:`prefault`,innerType:e,get defaultValue(){return typeof t===`function`?t():shallowClone(t)}})}
const ZodNonOptional=$constructor(`ZodNonOptional`,(e,t)=>{$ZodNonOptional.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>nonoptionalProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType});
function nonoptional(e,t){return new ZodNonOptional({type:`nonoptional`,innerType:e,...normalizeParams(t)})}
const ZodCatch=$constructor(`ZodCatch`,(e,t)=>{$ZodCatch.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>catchProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType;e.removeCatch=e.unwrap});
function _catch(e,t){return new ZodCatch({type:`catch`,innerType:e,catchValue:typeof t===`function`?t:constantCatch(t)})}
const ZodPipe=$constructor(`ZodPipe`,(e,t)=>{$ZodPipe.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>pipeProcessor(e,t,n,r);e.in=t.in;e.out=t.out});
function pipe(e,t){return new ZodPipe({type:`pipe`,in:e,out:t})}
const ZodCodec=$constructor(`ZodCodec`,(e,t)=>{ZodPipe.init(e,t);$ZodCodec.init(e,t)});
function codec(e,t,n){return new ZodCodec({type:`pipe`,in:e,out:t,transform:n.decode,reverseTransform:n.encode})}
const ZodReadonly=$constructor(`ZodReadonly`,(e,t)=>{$ZodReadonly.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>readonlyProcessor(e,t,n,r);e.unwrap=()=>e._zod.def.innerType});
function readonly(e){return new ZodReadonly({type:`readonly`,innerType:e})}
const ZodCustom=$constructor(`ZodCustom`,(e,t)=>{$ZodCustom.init(e,t);ZodType.init(e,t);e._zod.processJSONSchema=(t,n,r)=>customProcessor(e,t,n,r)});
function custom(e,t){return _custom(ZodCustom,e??(()=>true),t)}
function refine(e,t={}){return _refine(ZodCustom,e,t)}
function superRefine(e,t){return _superRefine(e,t)}
const ZodInstanceOf=$constructor(`ZodInstanceOf`,(e,t)=>{ZodCustom.init(e,t)},{properties(e,t){return this.check(_properties(e,t))}});
function _instanceof(e,t={}){const n=new ZodInstanceOf({type:`custom`,check:`custom`,fn:t=>t instanceof e,abort:true,...normalizeParams(t)});n._zod.bag.Class=e;n._zod.check=t=>{if(!(t.value instanceof e))t.issues.push({code:`invalid_type`,expected:e.name,input:t.value,inst:n,path:[...n._zod.def.path??[]]})};return n}
// src/core/shorten.ts
function shorten(e,t){return e.length>t?`${beginning(e,t-1)}…`:e}
function beginning(e,t){const n=e.slice(0,t);const r=n.charCodeAt(n.length-1);return r>=55296&&r<=56319&&n.length<e.length?n.slice(0,-1):n}
// src/core/printable.ts
const unprintable=/[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
function printable(e,t=500){return shorten(shorten(e,t).replace(unprintable,escape$1),t)}
function escape$1(e){const t=e.codePointAt(0)??0;return t<256?`\\x${t.toString(16).padStart(2,`0`)}`:`\\u{${t.toString(16)}}`}
// src/report/github/escape.ts
const unweighted=/\u001b\[\d{1,2}m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed$2=/##(?=\w*\[)/g;
const leading=/^((?:[^\S\n]|\u001b\[\d{1,2}m)*):(?=:.*::)/gm;
function inert(e){return e.replace(unweighted,visible$2).replace(bracketed$2,`#\\x23`).replace(leading,`$1\\x3a`)}
function visible$2(e){return e.length>3?e:`\\u{${(e.codePointAt(0)??0).toString(16)}}`}
function harmless$1(e,t){return shorten(inert(printable(e,t)),t)}
const special$1=/[&<>`|[\]*_\\~$@]/g;
const joiner=`⁠`;
function literal(e,t){return encoded(harmless$1(e,t))}
function encoded(e){return e.replace(special$1,e=>`&#${e.charCodeAt(0)};`)}
const linking=/@|#(?=\w)|(?<=\bGH)-|:(?=\/\/)|(?<=(?<![a-z\d])www)\./gi;
function markup(e,t){return encoded(harmless$1(e,t).replace(linking,e=>e+joiner))}
// node_modules/fast-string-truncated-width/dist/utils.js
const getCodePointsLength=(()=>{const e=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g;return t=>{let n=0;e.lastIndex=0;while(e.test(t))n+=1;return t.length-n}})();
const isFullWidth=e=>{return e===12288||e>=65281&&e<=65376||e>=65504&&e<=65510};
const isWideNotCJKTNotEmoji=e=>{return e===8987||e===9001||e>=12272&&e<=12287||e>=12289&&e<=12350||e>=12441&&e<=12543||e>=12549&&e<=12591||e>=12593&&e<=12686||e>=12688&&e<=12771||e>=12783&&e<=12830||e>=12832&&e<=12871||e>=12880&&e<=19903||e>=65040&&e<=65049||e>=65072&&e<=65106||e>=65108&&e<=65126||e>=65128&&e<=65131||e>=127488&&e<=127490||e>=127504&&e<=127547||e>=127552&&e<=127560||e>=131072&&e<=196605||e>=196608&&e<=262141};
// node_modules/fast-string-truncated-width/dist/index.js
const ANSI_RE=/[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE=/[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE=/(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy;
const TAB_RE=/\t{1,1000}/y;
const EMOJI_RE=/[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy;
const LATIN_RE=/(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE=/\p{M}+/gu;
const NO_TRUNCATION$1={limit:Infinity,ellipsis:``};
const getStringTruncatedWidth=(e,t={},n={})=>{const r=t.limit??Infinity;const i=t.ellipsis??``;const a=t?.ellipsisWidth??(i?getStringTruncatedWidth(i,NO_TRUNCATION$1,n).width:0);const o=0;const s=n.controlWidth??0;const c=n.tabWidth??8;const l=n.emojiWidth??2;const u=2;const d=n.regularWidth??1;const f=n.wideWidth??u;const p=[[LATIN_RE,d],[ANSI_RE,o],[CONTROL_RE,s],[TAB_RE,c],[EMOJI_RE,l],[CJKT_WIDE_RE,f]];let m=0;let h=0;let g=e.length;let _=0;let v=false;let y=g;let b=Math.max(0,r-a);let x=0;let S=0;let C=0;let w=0;outer:while(true){if(S>x||h>=g&&h>m){const t=e.slice(x,S)||e.slice(m,h);_=0;for(const e of t.replaceAll(MODIFIER_RE,``)){const t=e.codePointAt(0)||0;if(isFullWidth(t))w=u;else if(isWideNotCJKTNotEmoji(t))w=f;else w=d;if(C+w>b)y=Math.min(y,Math.max(x,m)+_);if(C+w>r){v=true;break outer}_+=e.length;C+=w}x=S=0}if(h>=g)break outer;for(let t=0,n=p.length;t<n;t++){const[n,i]=p[t];n.lastIndex=h;if(n.test(e)){_=n===CJKT_WIDE_RE?getCodePointsLength(e.slice(h,n.lastIndex)):n===EMOJI_RE?1:n.lastIndex-h;w=_*i;if(C+w>b)y=Math.min(y,h+Math.floor((b-C)/i));if(C+w>r){v=true;break outer}C+=w;x=m;S=h;h=m=n.lastIndex;continue outer}}h+=1}return{width:v?b:C,index:v?y:g,truncated:v,ellipsed:v&&r>=a}};
// node_modules/fast-string-width/dist/index.js
const NO_TRUNCATION={limit:Infinity,ellipsis:``,ellipsisWidth:0};
const fastStringWidth=(e,t={})=>{return getStringTruncatedWidth(e,NO_TRUNCATION,t).width};
// src/report/width.ts
let clusters;
function clustersOf(e){clusters??=new Intl.Segmenter(`en`,{granularity:`grapheme`});return clusters.segment(e)}
const plain$2=/^[ -~·×–—‘’“”…→≤≥─█✓✗]*$/;
function widthOf(e){return plain$2.test(e)?e.length:fastStringWidth(e)}
function pad(e,t){return e+` `.repeat(Math.max(0,t-widthOf(e)))}
function cut$1(e,t){if(widthOf(e)<=t)return e;let n=``;let r=t-1;for(const{segment:t}of clustersOf(e)){r-=widthOf(t);if(r<0)break;n+=t}return`${n}…`}
function wrap(e,t){const n=[];let r=``;let i=0;for(const a of e.split(/\s+/).flatMap(e=>pieces(e,t))){const e=widthOf(a);const o=r===``;if(o||i+1+e<=t){r=o?a:`${r} ${a}`;i+=e+(o?0:1)}else{n.push(r);r=a;i=e}}return r===``?n:[...n,r]}
function pieces(e,t){if(widthOf(e)<=t)return e===``?[]:[e];const n=[];let r=``;let i=t;for(const{segment:a}of clustersOf(e)){i-=widthOf(a);if(i<0){n.push(r);r=``;i=t-widthOf(a)}r+=a}return[...n,r]}
// src/report/broken.ts
const longer=3;
function broken(e,t){const n=wrap(e,t).map(inert);return n.every(e=>widthOf(e)<=t)?n:wrap(e,t-longer).map(inert)}
// src/report/paint.ts
const codes$1={good:[32,39],bad:[31,39],warning:[33,39],unsure:[35,39],quiet:[2,22],strong:[1,22]};
function painter(e){if(!e)return(e,t)=>t;return(e,t)=>`\u001b[${codes$1[e][0]}m${t}\u001b[${codes$1[e][1]}m`}
const toneOfVerdict={pass:`good`,warn:`warning`,fail:`bad`,unknown:`unsure`};
const toneOfSeverity={critical:`bad`,high:`bad`,medium:`warning`,low:`quiet`,info:`quiet`};
const markOf={pass:`✓`,warn:`!`,fail:`✗`,unknown:`?`,waived:`~`,off:`–`};
// src/core/target/unicode-host.ts
const lookalikes=/[абвгезкмнопрстухшъыьюѕіјһѡѵҽӏԁԍԛԝαβγεικνορτυχωη]/gu;
const writings=[/^[a-zß-öø-ÿĀ-İĳ-ķĹ-ňŊ-ſƠơƯưǍ-ǜȘ-țḀ-ỹ\d-]+$/iu,/^[가-힣a-z\d-]+$/u,/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,/^[\p{Script=Han}\p{Script=Bopomofo}\d-]+$/u,/^[\p{Script=Thai}\d-]+$/u,/^[\p{Script=Devanagari}\d-]+$/u,/^[\p{Script=Cyrillic}\d-]+$/u,/^[\p{Script=Greek}\d-]+$/u];
const longestHost=253;
function unicodeOf(e){if(e.length>longestHost||!/(?:^|\.)xn--/.test(e))return null;const t=(0,node_url__WEBPACK_IMPORTED_MODULE_4__.domainToUnicode)(e);if(t===``||/(?:^|\.)xn--/.test(t)||(0,node_url__WEBPACK_IMPORTED_MODULE_4__.domainToASCII)(t)!==e)return null;return t.split(`.`).every(isPlain)?t:null}
function isPlain(e){if(/^[a-z\d_-]+$/.test(e))return true;return/^[\p{L}\p{M}\d-]+$/u.test(e)&&!/\p{Default_Ignorable_Code_Point}/u.test(e)&&writings.some(t=>t.test(e))&&/\p{L}/u.test(e.replace(lookalikes,``))}
function withUnicode(e){const t=unicodeOf((/^(?:[a-z][a-z\d+.-]*:\/\/)?(?<authority>[^/?#\s]*)/i.exec(e)?.groups?.[`authority`]??``).replace(/^.*@/,``).replace(/:\d+$/,``));return t===null?e:`${e} (${t})`}
// src/report/state.ts
const own$4={waived:{en:`waived until {until}: {reason}`,ko:`{until}까지 예외: {reason}`},waivedBy:{en:`waived until {until} by {owner}: {reason}`,ko:`{until}까지 예외({owner}): {reason}`},known:{en:`in the baseline`,ko:`기준선에 있는 문제`},fresh:{en:`new: not in the baseline`,ko:`기준선에 없는 새 문제`},waivedFindings:{en:`{count} {count|finding/findings} waived`,ko:`예외로 둔 문제 {count}건`},waivedCount:{en:`{count} waived`,ko:`예외 {count}건`}};
function statusLineOf({waived:e,baselineState:t},n){if(e){const{until:t,reason:r,owner:i}=e;return i===void 0?fill(own$4.waived,{until:t,reason:r},n):fill(own$4.waivedBy,{until:t,reason:r,owner:i},n)}if(t===`unchanged`)return own$4.known[n];return t===`new`?own$4.fresh[n]:``}
function waivedFindings(e,t){return e===0?``:fill(own$4.waivedFindings,{count:e},t)}
function waivedCount(e,t){return e===0?``:fill(own$4.waivedCount,{count:e},t)}
const longestName$3=80;
function titleOf({name:e,url:t}){const n=withUnicode(t);return e===void 0?n:`${shorten(e,longestName$3)} · ${n}`}
// src/core/duration.ts
const units$2=[{seconds:86400,one:`day`,other:`days`,short:`d`,ko:`일`},{seconds:3600,one:`hour`,other:`hours`,short:`h`,ko:`시간`},{seconds:60,one:`minute`,other:`minutes`,short:`min`,ko:`분`},{seconds:1,one:`second`,other:`seconds`,short:`s`,ko:`초`}];
function durationText(e){const t=Math.max(0,Math.ceil(e));const n=units$2.findIndex(e=>t>=e.seconds);const[r,i]=n===-1?units$2.slice(-1):units$2.slice(n,n+2);if(!r||!i)return inOne(r,t);const a=Math.ceil(t/i.seconds);if(a*i.seconds>t)return durationText(a*i.seconds);const o=r.seconds/i.seconds;const[s,c]=[inOne(r,Math.floor(a/o)),a%o];if(c===0)return s;return{en:`${s.en} ${c} ${i.short}`,ko:`${s.ko} ${c}${i.ko}`}}
function inOne(e,t){if(!e)return{en:`${t} s`,ko:`${t}초`};return{en:counted$1(t,e),ko:`${t}${e.ko}`}}
// src/report/units.ts
const units$1=new Map([[`days`,{en:{one:`day`,other:`days`},ko:`일`}],[`seconds`,{en:{one:`second`,other:`seconds`},ko:`초`}],[`bits`,{en:{one:`bit`,other:`bits`},ko:`비트`}]]);
function measured(e,t,n){const r=Math.round(e*100)/100;const i=units$1.get(t??``);if(i){const e=n===`ko`?`${r}${i.ko}`:counted$1(r,i.en);return t===`seconds`&&r>=60?`${e} (${durationText(r)[n]})`:e}return t===void 0?`${r}`:`${r} ${t}`}
// src/report/words.ts
const reportWords={verdict:{pass:{en:`PASS`,ko:`통과`},warn:{en:`WARN`,ko:`주의`},fail:{en:`FAIL`,ko:`실패`},unknown:{en:`UNKNOWN`,ko:`판단 불가`}},status:{pass:{en:`pass`,ko:`통과`},warn:{en:`warn`,ko:`주의`},fail:{en:`fail`,ko:`실패`},unknown:{en:`unknown`,ko:`판단 불가`}},severity:{critical:{en:`critical`,ko:`치명적`},high:{en:`high`,ko:`높음`},medium:{en:`medium`,ko:`중간`},low:{en:`low`,ko:`낮음`},info:{en:`info`,ko:`참고`}},met:{en:`{count} of {count} met`,ko:`기준 {count}개 모두 충족`},below:{en:`{failed} of {count} below`,ko:`기준 {count}개 중 {failed}개 미달`},undetermined:{en:`{unknown} of {count} unknown`,ko:`기준 {count}개 중 {unknown}개 판단 불가`},belowAndUnknown:{en:`{failed} of {count} below, {unknown} unknown`,ko:`기준 {count}개 중 {failed}개 미달, {unknown}개 판단 불가`},off:{en:`no thresholds`,ko:`기준 없음`},source:{default:{en:`default`,ko:`기본값`},"default auto":{en:`default auto`,ko:`기본값 auto`},flag:{en:`flag`,ko:`옵션`},input:{en:`input`,ko:`입력`},environment:{en:`environment`,ko:`환경 변수`},target:{en:`target`,ko:`대상 설정`},file:{en:`file`,ko:`설정 파일`},given:{en:`given`,ko:`지정값`}},required:{en:`required`,ko:`필수`},yes:{en:`yes`,ko:`예`},no:{en:`no`,ko:`아니요`},unmeasured:{en:`?`,ko:`?`},connections:{en:`{count} {count|connection/connections}`,ko:`연결 {count}개`},roundTrips:{en:`{count} {count|round trip/round trips}`,ko:`왕복 {count}회`},seconds:{en:`{seconds} s`,ko:`{seconds}초`},tries:{en:`{count} {count|try/tries}`,ko:`시도 {count}회`},waited:{en:`waited {seconds} s ({count} {count|poll/polls})`,ko:`{seconds}초 대기(확인 {count}회)`},totals:{en:`{targets} {targets|target/targets}: {pass} passed, {fail} failed, {unknown} unknown`,ko:`대상 {targets}개: 통과 {pass}, 실패 {fail}, 판단 불가 {unknown}`},run:{en:`verdict of the whole run, because of {list}`,ko:`실행 전체의 판정. 원인: {list}`},notCounted:{en:`not counted: {list}`,ko:`판단에 넣지 않음: {list}`},knownNamed:{en:`in the baseline: {count} ({list}): {names}`,ko:`기준선에 있는 문제 {count}건({list}): {names}`},knownHinted:{en:`{known}; --verbose lists them`,ko:`{known}. --verbose를 쓰면 모두 보입니다.`},also:{en:`also: {list}`,ko:`함께 해결: {list}`},switchedOff:{en:`findings of rules that are off: {count}`,ko:`꺼진 규칙의 문제 {count}건`},score:{en:`{score} of 100`,ko:`100점 중 {score}점`},capped:{en:`at most {max}`,ko:`최대 {max}`},weight:{en:`{weight} %`,ko:`{weight} %`},unknowns:{revocation:{en:`revocation`,ko:`폐기 여부`},trust:{en:`chain of trust`,ko:`신뢰 체인`},"other certificates":{en:`other certificates`,ko:`다른 인증서`},"cipher suites":{en:`weak cipher suites`,ko:`취약한 암호 스위트`},address:{en:`address`,ko:`주소`},addresses:{en:`more addresses`,ko:`나머지 주소`}},moreRows:{en:`… and {count} more (--json)`,ko:`… 외 {count}개(--json)`},byProxy:{en:`address not checked`,ko:`주소를 점검하지 않음`},alike:{en:`{count} addresses, all with the same result`,ko:`주소 {count}개, 모두 같음`},alone:{en:`1 address`,ko:`주소 1개`},unlike:{en:`{count} addresses:`,ko:`주소 {count}개:`},at:{en:`{origin}: {what}`,ko:`{origin}: {what}`},leftOut:{unroutable:{en:`no route from this machine`,ko:`이 컴퓨터에서 가는 경로 없음`},forbidden:{en:`may not be contacted`,ko:`연결이 금지된 주소`}},ungraded:{en:`not graded`,ko:`등급 없음`}};
// src/report/thresholds.ts
const narrowest=30;
const columns$1={id:12,actual:7,expected:11};
function thresholdLines(e,t){const{language:n,paint:r,width:i}=t;const a=markFor(e);const o=e.baselineState||e.status===`waived`||e.status===`off`?`quiet`:toneOfVerdict[e.status];const s=cell(`  ${cut$1(harmless$1(e.id,60),i-narrowest)}`,columns$1.id)+cell(thresholdText(e.actual,n),columns$1.actual)+cell(required(e,n),columns$1.expected);const row=e=>`${s}${r(o,a)}  ${e&&r(`quiet`,e)}`.trimEnd();const c=i-widthOf(s)-3;const l=cut$1(harmless$1(reportWords.source[e.source]?.[n]??e.source,60),c);const u=harmless$1(statusLineOf(e,n),600);const d=saysMore(e)?harmless$1(e.message,longestMessage$1):u;if(d===``)return[row(l)];if(widthOf(d)<=c)return[row(d)];const f=` `.repeat(columns$1.id);return[row(l),...broken(d,i-columns$1.id).map(e=>f+r(`quiet`,e))]}
function markFor({status:e,baselineState:t}){return t?markOf.waived:markOf[e]}
const longestMessage$1=2500;
function cell(e,t){return pad(`${e} `,t)}
function saysMore({id:e,status:t}){return(t===`fail`||t===`warn`)&&e!==`ssl`&&e!==`headers`}
function thresholdText(e,t){if(e===null)return reportWords.unmeasured[t];if(typeof e===`boolean`)return reportWords[e?`yes`:`no`][t];return String(e)}
function required({expected:e},t){if(e===`off`||e===false)return`–`;return e===true?reportWords.required[t]:`≥ ${e??reportWords.unmeasured[t]}`}
function originLines({origins:e},{language:t,paint:n,width:r}){if(e.length<2)return[];const i=reportWords.unmeasured[t];const a=e.map(({origin:e,grade:n,daysLeft:r})=>({name:harmless$1(e,300),facts:`  ${pad(n??i,2)}  ${r===null?i:measured(r,`days`,t)}`}));const o=r-2-Math.max(...a.map(({facts:e})=>widthOf(e)));const s=Math.min(o,Math.max(...a.map(({name:e})=>widthOf(e))));return[``,...a.map(({name:e,facts:t})=>n(`quiet`,`  ${pad(cut$1(e,s),s)}${t}`))]}
// src/report/addresses.ts
function addressGroups({addresses:e=[],origins:t,findings:n},r){const i=new Set(n.flatMap(({subject:e})=>e?.split(/[\s,@]+/)??[]));const a=n.flatMap(({id:e,subject:t})=>t!==void 0&&differing.test(e)?[t]:[]);const o=[...Map.groupBy(e,({origin:e})=>e)];const s=o.length>1||t.length>1;return o.map(([e,t])=>{const n=t.filter(({state:e})=>e===`measured`||e===`failed`);const o=new Set(n.map(figures)).size===1&&n.every(({state:e})=>e===`measured`);const c=a.some(t=>e===t||e.startsWith(`${t}:`));const l=o&&!c&&!n.some(({address:e})=>i.has(e));const u=l?n.length:t.length;const d=plural(u,{one:reportWords.alone,other:reportWords.alike});const f=fill(l?d:reportWords.unlike,{count:u},r);const p=harmless$1(e,300);return{title:s?fill(reportWords.at,{origin:p,what:f},r):f,rows:l&&n.length===t.length?[]:t}})}
const differing=/\.addresses-(?!more$)/;
function figures({grade:e,headers:t,daysLeft:n}){return[e,t,n].join()}
function addressLines(e,{language:t,paint:n,width:r}){const i=addressGroups(e,t).flatMap(({title:e,rows:n})=>{const i=Math.max(0,...n.map(({address:e})=>widthOf(harmless$1(e,60))))+2;return[...broken(e,r-2),...n.map(e=>cut$1(`  ${pad(harmless$1(e.address,60),i)}${factsOf(e,t)}`,r-2))]});return i.length===0?[]:[``,...i.map(e=>`  ${n(`quiet`,e)}`)]}
function noteOf({state:e,reason:t},n){const r=reportWords.leftOut[e];if(r)return r[n];return e===`failed`?reasonWords(t)[n]:``}
function factsOf(e,t){const{state:n,grade:r,headers:i,daysLeft:a}=e;const o=noteOf(e,t);if(reportWords.leftOut[n])return o;const s=a===null?reportWords.unmeasured[t]:measured(a,`days`,t);const c=`ssl ${pad(thresholdText(r,t),3)} headers ${pad(thresholdText(i,t),3)} ${s}`;return o===``?c:`${c}  ${o}`}
// src/report/causes.ts
function byCause(e){const t=new Map;const n=new Map;const r=new Map;const lead=e=>{t.set(e,[]);n.set(problemOf(e),e);push(r,e.id,e)};const follow=(e,n)=>{t.get(n)?.push(e);push(r,e.id,n)};const causeOf=e=>e.because?.flatMap(t=>(r.get(t.id)??[]).filter(n=>isCause(n,t,e)))[0];let i=[];for(const t of e){const e=n.get(problemOf(t));if(e)follow(t,e);else if(t.because)i.push(t);else lead(t)}for(let e=true;e;){const[t,n]=[new Map(i.map(e=>[e,causeOf(e)])),i];for(const[e,n]of t)if(n)follow(e,n);i=n.filter(e=>!t.get(e));e=i.length<n.length}for(const e of i){const t=n.get(problemOf(e));if(t)follow(e,t);else lead(e)}return e.flatMap(e=>{const n=t.get(e);return n?[{...e,also:n}]:[]})}
function push(e,t,n){const r=e.get(t);if(r)r.push(n);else e.set(t,[n])}
function problemOf(e){const{id:t,topic:n=t,subject:r=``,level:i=`none`,cause:a,action:o}=e;return JSON.stringify([n,r,i,standingOf(e),a,o])}
function isCause(e,{id:t,subject:n},r){return(n===void 0||n===e.subject||t!==e.id)&&standingOf(r)===standingOf(e)&&weightOf(r)<=weightOf(e)}
function checkOf({id:e}){return e.slice(0,e.indexOf(`.`))}
function standingOf({waived:e,baselineState:t}){return JSON.stringify([e??null,t===`unchanged`])}
const levels=[`none`,`warn`,`error`];
function weightOf({level:e=`none`}){return levels.indexOf(e)}
function idsBeside({also:e,id:t}){return[...new Set(e.map(e=>e.id))].filter(e=>e!==t)}
// src/report/fix-record.ts
function recordText(e,t){if(!e)return``;const n=`${e.name} ${e.type} ${e.value}`;return n.length<=t?n:``}
// src/report/github/html.ts
function block(e,t){return`<${e}>${t}</${e}>\n`}
function plainHtml(e){return markup(e,2500)}
function codeHtml(e){return`<code>${literal(e,500)}</code>`}
function table(e,t){const n=e.map(e=>`<th>${e}</th>`).join(``);const r=t.map(([e=``,...t])=>{return`<tr><td nowrap>${e}</td>${t.map(e=>`<td>${e}</td>`).join(``)}</tr>`});return block(`table`,[`<tr>${n}</tr>`,...r].join(`
`))}
// src/core/result/summary.ts
const words$2={clean:{en:`Grade {grade}, {nothing}.`,ko:`등급 {grade}, {nothing}.`},graded:{en:`Grade {grade}, {count} problems. Worst: {cause}`,ko:`등급 {grade}, 문제 {count}건. 가장 심각한 문제: {cause}`},one:{en:`Grade {grade}, one problem: {cause}`,ko:`등급 {grade}, 문제 1건: {cause}`},alone:{en:`One problem: {cause}`,ko:`문제 1건: {cause}`},ungraded:{en:`{count} problems. Worst: {cause}`,ko:`문제 {count}건. 가장 심각한 문제: {cause}`},scored:{en:`Score {score} of 100, {count} problems. Worst: {cause}`,ko:`100점 만점에 {score}점, 문제 {count}건. 가장 심각한 문제: {cause}`},scoredOne:{en:`Score {score} of 100, one problem: {cause}`,ko:`100점 만점에 {score}점, 문제 1건: {cause}`},scoredClean:{en:`Score {score} of 100, {nothing}.`,ko:`100점 만점에 {score}점, {nothing}.`},unscored:{en:`Too little could be observed for a score.`,ko:`관측한 내용이 부족하여 점수를 매길 수 없습니다.`},nothing:{en:`No problems.`,ko:`문제 없음.`},undetermined:{en:`We could not determine the status.`,ko:`상태를 판단하지 못했습니다.`},because:{en:`We could not determine the status. {cause}`,ko:`상태를 판단하지 못했습니다. {cause}`},unknown:{en:`Too little could be observed for a grade.`,ko:`관측한 내용이 부족하여 등급을 매길 수 없습니다.`}};
const noProblems={en:`no problems`,ko:`문제 없음`};
function summarise(e,t,n,r=noProblems){const i=t.filter(({severity:e})=>e!==`info`);const a={nothing:r[n],grade:e.grade??``,score:e.score??``,count:i.length,cause:(i[0]??t[0])?.cause??``};const o=pick(e,i.length);return fill(words$2[o===`undetermined`&&t.length>0?`because`:o],a,n)}
const ladders={graded:[`clean`,`one`,`graded`],scored:[`scoredClean`,`scoredOne`,`scored`],ungraded:[`nothing`,`alone`,`ungraded`]};
function pick(e,t){if(e.status===`unknown`)return unknownOf(e);const[n,r,i]=ladders[ladderOf(e)];if(t===0)return n;return plural(t,{one:r,other:i})}
function unknownOf({coverage:e,limits:t}){if(e===void 0)return`undetermined`;return t===void 0?`unknown`:`unscored`}
function ladderOf({grade:e,score:t,limits:n}){if(e!==void 0)return`graded`;return n!==void 0&&t!==void 0?`scored`:`ungraded`}
// src/core/result/interpretation.ts
const severities=[`critical`,`high`,`medium`,`low`,`info`];
function defineProblems(e){return e}
function finder(e){return(t,...[n,r])=>({id:t,params:n??{},...r,...e!==void 0&&{topic:t.replace(`${e}-`,`${e}.`)}})}
function interpret(e,t,n){const{findings:r,kpis:i,parts:a,caps:o,limits:s,...c}=t;const l=s??o;const{words:u}=e;const d=r.map(t=>toIssue(e.id,u.problems,t,n)).toSorted((e,t)=>severities.indexOf(e.severity)-severities.indexOf(t.severity));return{...c,...a&&{parts:a.map(e=>({...e,label:say$1(u.parts,e.id,n)}))},...l&&{caps:l.map(e=>({...e,reason:say$1(u.caps,e.id,n)}))},...e.grading&&{gradeVersion:e.grading.version},...e.scoring&&{scoreVersion:e.scoring.version},summary:summarise(t,d,n,u.nothing),kpis:i.map(e=>toWords(e,u,n)),issues:d}}
function toWords(e,t,n){const r=t.values?.[e.id]??{};const i=Object.hasOwn(r,String(e.value))?r[String(e.value)]?.[n]:void 0;return{...e,label:say$1(t.kpis,e.id,n),...i!==void 0&&{text:i}}}
function toIssue(e,t,n,r){const{id:i,params:a,subject:o,evidence:s,topic:c,because:l,record:u}=n;const d=t[i];if(!d)throw new Error(`no problem "${i}" in the catalogue of ${e}`);const{severity:f,cause:p,action:m,references:h={}}=d;const g=Object.hasOwn(h,o??``)?h[o??``]:d.reference;return{id:`${e}.${i}`,severity:f,cause:fillStored(p,a,r),action:fillNext(m,a,r),...o!==void 0&&{subject:o},...s!==void 0&&{evidence:s},...g&&{reference:g},...c!==void 0&&{topic:c},...l&&{because:l},...u&&{record:u}}}
function say$1(e,t,n){const r=e[t];if(!r)throw new Error(`no words for "${t}"`);return r[n]}
// src/report/known.ts
const mostNames=8;
function isKnown({baselineState:e}){return e===`unchanged`}
function knownText(e,t){if(e.length===0)return``;const n=severities.flatMap(t=>{const n=e.filter(e=>e.severity===t);return n.length===0?[]:[{severity:t,same:n}]});const r=n.map(({severity:e,same:n})=>`${reportWords.severity[e][t]} ${n.length}`);const i=[...new Set(n.flatMap(({same:e})=>e.map(({id:e})=>harmless$1(e,120))))];const a=i.length-mostNames;const o=[...i.slice(0,mostNames),...a>0?[`+${a}`]:[]].join(`, `);return fill(reportWords.knownNamed,{count:e.length,list:r.join(`, `),names:o},t)}
// src/core/net/net.ts
const addressByProxy=`(proxy)`;
const keyKinds=[`RSA`,`ECDSA`,`EdDSA`];
const oddityKinds=[`nul-byte`,`space-before-colon`,`status-line`];
const bannerLimits={bytes:1024,patience:300};
// src/report/issues.ts
const leastMargin=2;
function indentIn(e){return 2+Math.max(...severities.map(t=>widthOf(reportWords.severity[t][e])))+2}
const toneOf={fail:`bad`,warn:`warning`,waived:`quiet`};
const actionMark=`→ `;
function issueLines({severity:e,subject:t,cause:n,action:r,...i},{language:a,paint:o,width:s},c){const l=indentIn(a);const u=harmless$1(i.id,120);const[d=``,...f]=broken(`${u}${t?` (${harmless$1(t,80)})`:``} — ${harmless$1(n,600)}`,s-l);const p=broken(harmless$1(r,600),s-l-2);const m=pad(reportWords.severity[e][a],l-2);const h=` `.repeat(l);return[(c?`${o(toneOf[c],markOf[c])} `:`  `)+o(toneOfSeverity[e],m)+o(`strong`,d.slice(0,u.length))+d.slice(u.length),...f.map(e=>h+e),...p.map((e,t)=>h+(t===0?actionMark:` `.repeat(2))+e),...recordLines(i.record,l,s)]}
function recordLines(e,t,n){if(!e)return[];const{name:r,type:i,value:a}=e;return[movedIn(`${harmless$1(r,260)}  ${harmless$1(i,20)}`,t,n),movedIn(harmless$1(a,4096),t+2,n)]}
function movedIn(e,t,n){const r=Math.max(leastMargin,Math.min(t,n-widthOf(e)));return` `.repeat(r)+e}
// src/core/policy.ts
const ruleLevels=[`off`,`warn`,`error`];
const thresholds$1=new Set([`ssl`,`headers`,`days`,`https`]);
function idOfDemand(e){return thresholds$1.has(e)?`checks.${e}`:e}
const failOns=[`error`,`warn`,`never`];
const onErrors=[`fail`,`warn`,`pass`];
const usualOutcome={failOn:`error`,onError:`fail`};
// src/report/effect.ts
const nothing={does:`none`,loudness:`notice`};
const failing$1={does:`fail`,loudness:`error`};
const warning$1={does:`warn`,loudness:`warning`};
const open$2={does:`unknown`,loudness:`error`};
const ofFail={error:failing$1,warn:failing$1,never:{does:`none`,loudness:`warning`,softenedBy:`fail-on never`}};
const ofUnknown={fail:open$2,warn:{does:`warn`,loudness:`warning`,softenedBy:`on-error warn`},pass:{does:`none`,loudness:`notice`,softenedBy:`on-error pass`}};
function findingEffectOf(e,{failOn:t,onError:n}=usualOutcome){if(e===`pass`)return nothing;const r={fail:ofFail[t],warn:warning$1,unknown:ofUnknown[n]}[e];return r.does===`warn`&&t===`warn`?failing$1:r}
function effectOfCheck({status:e,baselineState:t},n,r){if(t||e===`waived`||e===`off`)return nothing;return e===`unknown`?effectOfUnknown(n,r):findingEffectOf(e,r)}
function effectOfUnknown({reason:e},t){return e===`internal`?open$2:findingEffectOf(`unknown`,t)}
function isUnseen({verdict:e,reason:t,checks:n}){return(e===`unknown`||t===`internal`)&&n.every(({status:e})=>e!==`unknown`)}
function effectOfNotice({level:e},t,n){if(e===`error`)return findingEffectOf(t.verdict===`unknown`?`unknown`:`fail`,n);return t.verdict===`warn`&&t.targets.every(({verdict:e})=>e!==`warn`)?findingEffectOf(`warn`,n):warning$1}
function effectOfFinding({level:e,waived:t,baselineState:n},r){if(t||n===`unchanged`||e!==`error`&&e!==`warn`)return nothing;return findingEffectOf(e===`error`?`fail`:`warn`,r)}
const loudnessOfSeverity={critical:`warning`,high:`warning`,medium:`warning`,low:`notice`,info:`notice`};
function loudnessOf(e,t,n){const{level:r,severity:i,waived:a,baselineState:o}=e;if(a||o===`unchanged`)return`notice`;if(r===`error`||r===`warn`)return effectOfFinding(e,n).loudness;return(i===`critical`||i===`high`)&&explainsFailure(e,t,n)?`error`:loudnessOfSeverity[i]}
const explainedBy={ssl:`ssl`,days:`ssl`,headers:`http`,https:`http`};
function explainingCheck(e){return explainedBy[e]??e.replace(/^checks\./,``)}
function explainsFailure(e,t,n){const r=new Set([e,...e.also??[]].map(checkOf));return t.checks.some(e=>{return r.has(explainingCheck(e.id))&&effectOfCheck(e,t,n).does===`fail`})}
const own$3={softened:{en:`does not fail the run: {option} is {value}`,ko:`{option} 값이 {value}이므로 실패로 치지 않음`},passes:{en:`The verdict does not fail the run: {option} is {value}.`,ko:`{option} 값이 {value}이므로 이 판정은 실행을 실패시키지 않습니다.`},fails:{en:`The verdict fails the run: fail-on is warn.`,ko:`fail-on 값이 warn이므로 이 판정은 실행을 실패시킵니다.`}};
function softeningOf({softenedBy:e},t){return e===void 0?``:fill(own$3.softened,paramsOf(e),t)}
function paramsOf(e){const[t=``,n=``]=e.split(` `);return{option:t,value:n}}
function endingOfRun({verdict:e,targets:t},n,r){const{does:i,softenedBy:a}=findingEffectOf(e,r);if(i===findingEffectOf(e).does)return``;if(i===`fail`)return own$3.fails[n];return t.some(e=>{const t=e.checks.map(t=>effectOfCheck(t,e,r));return e.reason===`internal`||t.some(e=>e.does===`unknown`)})||a===void 0?``:fill(own$3.passes,paramsOf(a),n)}
// src/report/next-steps.ts
const own$2={title:{en:`To pass:`,ko:`통과하려면:`},start:{en:`Start with {id}.`,ko:`{id}부터 고치십시오.`},fix:{en:`Fix {id}.`,ko:`{id|을/를} 고치십시오.`},details:{en:`Details: npx portcullis explain {id}`,ko:`자세한 설명: npx portcullis explain {id}`}};
const indent=4;
const columns={least:10,most:20};
function nextStepLines(e,{language:t,paint:n,width:r,outcome:i}){const a=i?.failOn===`never`?void 0:i;const o=byCause(e.findings.filter(({waived:e,baselineState:t})=>!e&&t!==`unchanged`));const s=e.checks.filter(t=>effectOfCheck(t,e,a).does===`fail`);const c=s.map(e=>worstOf$1(e,o));const l=new Set(c.map(e=>e?.id));const u=o.filter(e=>effectOfFinding(e,a).does===`fail`);const d=new Set(u.map(({id:e})=>e).filter(e=>!l.has(e)));const f=[...s.map((e,n)=>[e.id,actionFor(e,c[n],t)]),...[...d].map(e=>[checkOf({id:e}),fill(own$2.fix,{id:e},t)])];if(f.length===0)return[];const[p]=[...l,...d].filter(e=>e!==void 0);const m=p===void 0?``:fill(own$2.details,{id:p},t);return[``,`  ${n(`strong`,own$2.title[t])}`,...stepLines(f,r),...broken(harmless$1(m,300),r-indent).map(e=>` `.repeat(indent)+n(`quiet`,e))]}
function stepLines(e,t){const n=e.map(([e])=>harmless$1(e,60));const r=Math.min(columns.most,Math.max(columns.least,...n.map(e=>widthOf(e)+2)));const i=indent+r;return e.flatMap(([,e],a)=>{const[o=``,...s]=broken(harmless$1(e,600),t-i);return[` `.repeat(indent)+pad(cut$1(n[a]??``,r-2),r)+o,...s.map(e=>` `.repeat(i)+e)]})}
function worstOf$1({id:e},t){if(e===`days`||e===`https`)return void 0;const n=explainingCheck(e);return t.find(e=>e.severity!==`info`&&[e,...e.also].some(e=>checkOf(e)===n))}
function actionFor({action:e,message:t},n,r){return n?fill(own$2.start,{id:n.id},r):e??t}
// src/report/tally.ts
const own$1={metOf:{en:`{met} of {count} met`,ko:`기준 {count}개 중 {met}개 충족`},warned:{en:`{count} {count|warning/warnings}`,ko:`주의 {count}개`},known:{en:`{count} in the baseline`,ko:`{count}개는 기준선에 있음`},failedBy:{en:`failed by {list}`,ko:`실패 원인: {list}`},warnedBy:{en:`warned by {list}`,ko:`주의 원인: {list}`}};
function tallyOf(e,t){return[...countsOf(e,t),unknownReasonOf(e,t)].filter(e=>e!==``).join(`, `)}
function countsOf({checks:e},t){const n=e.filter(({status:e})=>e!==`off`&&e!==`waived`);const r=waivedCount(e.filter(({status:e})=>e===`waived`).length,t);const count=e=>n.filter(e).length;const[i,a,o]=[`pass`,`fail`,`unknown`].map(e=>count(({status:t})=>t===e));const s=count(({baselineState:e})=>e===`unchanged`);const c=count(({status:e,baselineState:t})=>e===`warn`&&t===void 0);const l={count:n.length,met:i??0,failed:a??0,unknown:o??0};return[r===``||n.length>0?fill(textFor(l),l,t):``,c===0?``:fill(own$1.warned,{count:c},t),s===0?``:fill(own$1.known,{count:s},t),r]}
function textFor({count:e,met:t,failed:n,unknown:r}){if(e===0)return reportWords.off;if(n>0)return r>0?reportWords.belowAndUnknown:reportWords.below;if(r>0)return reportWords.undetermined;return t===e?reportWords.met:own$1.metOf}
const mostNamed=3;
const usual$2=new Set([`ssl`,`headers`,`days`,`https`]);
function unknownReasonOf({verdict:e,checks:t,findings:n},r){if(e!==`fail`&&e!==`warn`)return``;const i=e===`fail`?`error`:`warn`;const a=t.filter(({id:t,status:n,baselineState:r})=>n===e&&!usual$2.has(t)&&r===void 0);const o=new Set([...a.map(({id:e})=>harmless$1(e,longest$3)),...n.filter(e=>e.level===i&&!e.waived&&e.baselineState!==`unchanged`).map(nameOf$2)]);if(o.size===0)return``;const s=[...o].slice(0,mostNamed);const c=[...s,...o.size>s.length?[`+${o.size-s.length}`]:[]].join(`, `);return fill(e===`fail`?own$1.failedBy:own$1.warnedBy,{list:c},r)}
const longest$3=120;
function nameOf$2({id:e,subject:t}){const n=t===void 0||e!==`gate.waiver-expired`?``:` (${harmless$1(t,longest$3)})`;return harmless$1(e,longest$3)+n}
// src/report/pretty.ts
const longestMessage=500;
function prettyGate(e,t){return`${[...e.targets.map(e=>prettyTarget(e,t).join(`
`)),...totalLines(e,t),...noticeLines(e,t)].join(`

`)}\n`}
function prettyTarget(e,t){return[...headlines(e,t),...whereLines(e,t),``,...e.checks.flatMap(e=>thresholdLines(e,t)),...originLines(e,t),...addressLines(e,t),...findingLines(e,t),...unknownLines(e,t),...nextStepLines(e,t),``,costLine(e,t)]}
const narrowestUrl=30;
function headlines(e,{language:t,paint:n,width:r}){const i=`${markOf[e.verdict]} ${reportWords.verdict[e.verdict][t]}  `;const a=tallyOf(e,t);const o=harmless$1(titleOf(e),2200);const s=r-widthOf(i);const c=s-widthOf(a)-2;const l=e.name!==void 0;const u=c>=narrowestUrl&&(!l||widthOf(o)<=c||widthOf(o)>s);const d=u?c:s;const f=l&&widthOf(o)>d;const p=cut$1(f?harmless$1(e.name??``,200):o,d);const m=` `.repeat(Math.max(0,d+2-widthOf(p)));return[n(toneOfVerdict[e.verdict],i)+n(`strong`,p)+(u?m+n(`quiet`,a):``),...f?[`  ${cut$1(harmless$1(e.url,2048),r-2)}`]:[],...u?[]:broken(a,r-2).map(e=>`  ${n(`quiet`,e)}`)]}
function whereLines(e,{width:t,paint:n}){return[...e.finalUrl!==null&&e.finalUrl!==e.url?[`  → ${cut$1(harmless$1(e.finalUrl,2048),t-4)}`]:[],...e.message?[``,...broken(harmless$1(e.message,longestMessage),t-2).map(e=>`  ${n(`unsure`,e)}`)]:[]]}
function findingLines({findings:e},t){const n=byCause(e.filter(({severity:e})=>e!==`info`));const isNamed=e=>t.known!==`listed`&&isKnown(e);return[n.filter(e=>!isNamed(e)).flatMap(e=>[...issueLines(e,t,effectOf(e)),...alsoLines(e,t),...standingLines(statusLineOf(e,t.language),t)]),knownLines(n.filter(isNamed),t)].flatMap(e=>e.length===0?[]:[``,...e])}
function knownLines(e,t){const{language:n,paint:r,width:i}=t;const a=knownText(e,n);if(a===``)return[];return broken(t.known===`hinted`?fill(reportWords.knownHinted,{known:a},n):a,i-2).map(e=>`  ${r(`quiet`,e)}`)}
function effectOf({level:e,waived:t,baselineState:n}){if(t||n===`unchanged`)return`waived`;if(e===`error`)return`fail`;return e===`warn`?`warn`:void 0}
function alsoLines(e,{language:t,paint:n,width:r}){const i=idsBeside(e);if(i.length===0)return[];const a=indentIn(t);const o=i.map(e=>harmless$1(e,120)).join(`, `);return broken(fill(reportWords.also,{list:o},t),r-a).map(e=>` `.repeat(a)+n(`quiet`,e))}
function standingLines(e,{language:t,paint:n,width:r}){if(e===``)return[];const i=indentIn(t);return broken(`~ ${harmless$1(e,600)}`,r-i).map(e=>` `.repeat(i)+n(`quiet`,e))}
function unknownLines({unknowns:e,suppressedCount:t},{language:n,paint:r,width:i}){const a=[...e.map(e=>harmless$1(inWords(e,n),500)),...t===void 0?[]:[fill(reportWords.switchedOff,{count:t},n)]].join(`, `);if(a===``)return[];return[``,...broken(fill(reportWords.notCounted,{list:a},n),i-4).map((e,t)=>r(`quiet`,(t===0?`  `:`    `)+e))]}
function inWords(e,t){const[n=``]=e.split(` (`,1);return(reportWords.unknowns[n]?.[t]??n)+e.slice(n.length)}
function costLine(e,{language:t,paint:n,width:r}){return n(`quiet`,`  ${cut$1(costOf(e,t),r-2)}`)}
function placeOf$1(e,t){if(e===`(proxy)`)return reportWords.byProxy[t];return e&&harmless$1(e,60)}
function costOf({address:e,cost:t,tries:n,waited:r},i){const{connections:a,roundTrips:o,ms:s}=t;const c=[connectionCount(a,i),fill(reportWords.roundTrips,{count:o},i),fill(reportWords.seconds,{seconds:(s/1e3).toFixed(2)},i),n===void 0?null:fill(reportWords.tries,{count:n},i),r&&fill(reportWords.waited,{seconds:(r.ms/1e3).toFixed(1),count:r.polls},i)];return[placeOf$1(e,i),...c].filter(Boolean).join(` · `)}
function totalLines(e,t){const{language:n,paint:r,width:i}=t;const{targets:a,totals:o,verdict:s}=e;const{pass:c,fail:l,unknown:u,warn:d}=o;const f=fill(reportWords.totals,{targets:a.length,pass:c+d,fail:l,unknown:u},n);const p=[a.length<2?``:f,waivedFindings(o.waived,n),connectionsOf(e,n)].filter(e=>e!==``);const m=`${markOf[s]} ${reportWords.verdict[s][n]}  `;const h=` `.repeat(widthOf(m));const g=[...broken(p.join(`, `),i).map(e=>r(`strong`,e)),...broken(verdictOfRun(e,n),i-widthOf(m)).map((e,t)=>(t===0?r(toneOfVerdict[s],m):h)+e),...broken(endingOfRun(e,n,t.outcome),i)];return g.length===0?[]:[g.join(`
`)]}
function connectionsOf({targets:e,cost:t},n){if(e.length<2||!t)return``;return connectionCount(t.connections,n)}
function connectionCount(e,t){return fill(reportWords.connections,{count:e},t)}
function verdictOfRun({verdict:e,targets:t,notices:n=[]},r){if(t.some(t=>t.verdict===e))return``;const i=[...new Set(n.filter(({level:t})=>t===`error`||e===`warn`).map(({id:e})=>e))].slice(0,3).map(e=>harmless$1(e,120)).join(`, `);return fill(reportWords.run,{list:i},r)}
function noticeLines({notices:e=[]},{paint:t,width:n}){const r=e.flatMap(({level:e,message:r})=>{const[i=``,...a]=broken(harmless$1(r,longestMessage),n-2);const o=e===`error`?`fail`:`warn`;return[t(toneOfVerdict[o],`${markOf[o]} ${i}`),...a.map(e=>`  ${e}`)]});return r.length===0?[]:[r.join(`
`)]}
// src/report/github/notice-list.ts
const most=10;
function noticeList({notices:e=[]},t){let n=t;const r=[];for(const{level:t,message:i}of e.slice(0,most)){const e=`${markOf[t===`error`?`fail`:`warn`]} ${markup(i,600)}`;n-=Buffer.byteLength(`${e}<br>`);if(n<0)break;r.push(e)}const i=e.length-r.length;const a=[...r,...i>0?[`+${i}`]:[]];return a.length===0?[]:[block(`p`,a.join(`<br>`))]}
// src/report/github/summary-run.ts
function runParts(e,{language:t,outcome:n},r){return[...totals(e,{language:t,outcome:n}),...noticeList(e,r)]}
function totals(e,{language:t,outcome:n}){const{pass:r,warn:i,fail:a,unknown:o}=e.totals;const s=e.targets.length;const c=[s<2?``:fill(reportWords.totals,{targets:s,pass:r+i,fail:a,unknown:o},t),waivedFindings(e.totals.waived,t),connectionsOf(e,t)].filter(e=>e!==``);const l=verdictOfRun(e,t);const u=l===``?``:`${markOf[e.verdict]} ${reportWords.verdict[e.verdict][t]} ${l}`;const d=[c.join(`, `),u,endingOfRun(e,t,n)].filter(e=>e!==``);return d.length===0?[]:[block(`p`,d.map(plainHtml).join(`<br>`))]}
// src/report/github/summary.ts
function gateSummary(e,{language:t,limit:n,outcome:r}){const i=e.targets.length>1;const a=[...runParts(e,{language:t,outcome:r},n/2)];let o=n-reserve-bytesOf(a.join(`
`));let s=0;for(const n of e.targets){const e=fitting(o,e=>i?folded(n,t,e):open$1(n,t,e));if(e===null)break;o-=bytesOf(e);a.push(e);s++}const c=e.targets.length-s;return[...a,...c>0?[block(`p`,plainHtml(say(`moreTargets`,t,c)))]:[]].join(`
`)}
const own={threshold:{en:`threshold`,ko:`기준`},measured:{en:`measured`,ko:`측정값`},required:{en:`required`,ko:`요구값`},source:{en:`set by`,ko:`출처`},severity:{en:`severity`,ko:`심각도`},rule:{en:`rule`,ko:`규칙`},finding:{en:`finding`,ko:`문제와 조치`},origin:{en:`origin`,ko:`오리진`},grade:{en:`grade`,ko:`등급`},days:{en:`days left`,ko:`남은 일수`},address:{en:`address`,ko:`주소`},headers:{en:`headers`,ko:`헤더`},note:{en:`note`,ko:`비고`},moreTargets:{en:`+{count} more {count|target: it is/targets: they are} in the results file.`,ko:`대상 +{count}개가 더 있습니다. 결과 파일에서 볼 수 있습니다.`},moreFindings:{en:`+{count} more {count|finding: it is/findings: they are} in the results file.`,ko:`문제 +{count}건이 더 있습니다. 결과 파일에서 볼 수 있습니다.`}};
function say(e,t,n=0){return fill(own[e],{count:n},t)}
const longestRecord=1200;
const mostFindings=[50,15,5,0];
function fitting(e,t){for(const n of mostFindings){const r=t(n);if(bytesOf(r)<=e)return r}return null}
const reserve=1e3;
function bytesOf(e){return Buffer.byteLength(e)+1}
function headline(e,t){return`${markOf[e.verdict]} ${reportWords.verdict[e.verdict][t]} ${codeHtml(titleOf(e))}`}
function open$1(e,t,n){const r=unknownReasonOf(e,t);const i=r===``?[]:[block(`p`,plainHtml(r))];return[block(`h3`,headline(e,t)),...i,...sections(e,t,n)].join(`
`)}
function folded(e,t,n){const r=e.verdict===`fail`||e.verdict===`unknown`;const i=`${headline(e,t)} ${plainHtml(tallyOf(e,t))}`;return[`<details${r?` open`:``}><summary>${i}</summary>\n`,...sections(e,t,n),`</details>
`].join(`
`)}
function sections(e,t,n){const{finalUrl:r,url:i,message:a,checks:o}=e;return[...r!==null&&r!==i?[block(`p`,`→ ${codeHtml(r)}`)]:[],...a?[block(`p`,plainHtml(a))]:[],thresholdTable(o,t),...originTable(e,t),...addressTables(e,t),...findingTable(e.findings,t,n),...knownLine(e.findings,t),...unknownList(e,t),block(`p`,`<sub>${plainHtml(costOf(e,t))}</sub>`)]}
function thresholdTable(e,t){const n=[`threshold`,`measured`,`required`,`source`].map(e=>say(e,t));const r=e.map(e=>{const{id:n,source:r,message:i,action:a}=e;const o=[i,a??``,statusLineOf(e,t)].filter(e=>e!==``).map(plainHtml);return[`${markFor(e)} ${markup(n,60)}`,plainHtml(thresholdText(e.actual,t)),plainHtml(required(e,t)),plainHtml(reportWords.source[r]?.[t]??r),o.join(`<br>`)]});return table([...n,``],r)}
function originTable({origins:e},t){if(e.length<2)return[];return[table([`origin`,`grade`,`days`].map(e=>say(e,t)),e.map(({origin:e,grade:n,daysLeft:r})=>[codeHtml(e),plainHtml(thresholdText(n,t)),plainHtml(thresholdText(r,t))]))]}
function addressTables(e,t){const n=[`address`,`grade`,`headers`,`days`,`note`].map(e=>say(e,t));return addressGroups(e,t).flatMap(({title:e,rows:r})=>{const i=r.map(e=>[codeHtml(e.address),plainHtml(thresholdText(e.grade,t)),plainHtml(thresholdText(e.headers,t)),plainHtml(thresholdText(e.daysLeft,t)),plainHtml(noteOf(e,t))]);return[block(`p`,plainHtml(e)),...i.length>0?[table(n,i)]:[]]})}
function findingTable(e,t,n){const r=byCause(e.filter(e=>!isKnown(e)));if(r.length===0)return[];const more=e=>e>0?[block(`p`,plainHtml(say(`moreFindings`,t,e)))]:[];if(n===0)return more(r.length);const i=[`severity`,`rule`,`finding`].map(e=>say(e,t));const a=r.slice(0,n).map(e=>{const{id:n,severity:r,subject:i,cause:a,action:o,record:s}=e;const c=[a,o,statusLineOf(e,t)].filter(e=>e!==``);const l=recordText(s,longestRecord);return[reportWords.severity[r][t],[`${codeHtml(n)}${i===void 0?``:` ${codeHtml(i)}`}`,...alsoIn(idsBeside(e),t)].join(`<br>`),[...c.map(e=>markup(e,600)),...l===``?[]:[`<code>${literal(l,longestRecord)}</code>`]].join(`<br>`)]});return[table(i,a),...more(r.length-a.length)]}
function knownLine(e,t){const n=knownText(byCause(e.filter(isKnown)),t);return n===``?[]:[block(`p`,`<sub>${plainHtml(n)}</sub>`)]}
function alsoIn(e,t){if(e.length===0)return[];const[n=``,r=``]=fill(reportWords.also,{list:`|`},t).split(`|`);return[`${plainHtml(n)}${e.map(e=>codeHtml(e)).join(`, `)}${plainHtml(r)}`]}
function unknownList({unknowns:e},t){if(e.length===0)return[];const n=e.map(e=>inWords(e,t)).join(`, `);return[block(`p`,`<sub>${plainHtml(fill(reportWords.notCounted,{list:n},t))}</sub>`)]}
// src/core/target/target.ts
const longestInput=2048;
const longestName$2=253;
const aHost={en:`a host name or IP address such as example.com`,ko:`example.com 같은 호스트 이름 또는 IP 주소`};
const aUrl={en:`an http or https URL such as https://example.com/`,ko:`https://example.com/ 같은 http 또는 https URL`};
const aPort={en:`a port from 1 to 65535`,ko:`1부터 65535까지의 포트`};
const withPort={en:`an address with a port from 1 to 65535`,ko:`1부터 65535까지의 포트가 있는 주소`};
const noSecret={en:`an address without user name and password`,ko:`사용자 이름과 비밀번호가 없는 주소`};
const shorter={en:`no longer than ${longestInput} characters`,ko:`${longestInput}자 이하`};
const spokenScheme=/^(?<scheme>[a-z0-9]{3,10}):\/\//i;
const askedBy={smtp:`starttls=smtp`,imap:`starttls=imap`,pop:`starttls=pop3`,pop3:`starttls=pop3`,ftp:`starttls=ftp`,postgres:`starttls=postgres`,postgresql:`starttls=postgres`,smtps:`port=465`,imaps:`port=993`,pops:`port=995`,pop3s:`port=995`,ftps:`port=990`};
function hostAnd(e){const t=`--${e.replace(`=`,` `)}`;return{en:`the host without a scheme, with ${e} (${t}) for the ssl check`,ko:`스킴 없는 호스트(ssl 점검이라면 ${e} 또는 ${t} 추가)`}}
function hostTarget(){return string().transform((e,t)=>unwrap(parseHost(e),t))}
function portNumber(){return union([string(),number()]).meta({type:`integer`,minimum:1,maximum:65535}).transform((e,t)=>{const n=/^\d{1,5}$/.test(`${e}`)?Number(e):0;return unwrap(n>=1&&n<=65535?{value:n}:{problem:{expected:aPort}},t)})}
function urlTarget(){return string().transform((e,t)=>unwrap(parseUrl(e),t))}
function unwrap(e,t){if(`value`in e)return e.value;t.addIssue({code:`custom`,params:{...e.problem}});return NEVER}
function parseHost(e){const t=spokenScheme.exec(e.trim())?.groups?.[`scheme`]?.toLowerCase();const n=t===void 0?void 0:askedBy[t];if(n!==void 0)return{problem:{expected:hostAnd(n),given:`${t}://…`}};const r=parse$2(e,aHost);if(`problem`in r)return r;const i=r.value;return{value:{host:hostOf(i),port:givenPort(e,i)}}}
function parseUrl(e){const t=parse$2(e,aUrl);if(`problem`in t)return t;const n=t.value;n.hash=``;if(n.search===``)n.search=``;n.hostname=bracketed$1(hostOf(n));return{value:n.href}}
function hostOf(e){return e.hostname.replace(/^\[|\]$/g,``).replace(/\.$/,``)}
function portOf(e){return e.port===``?defaultPort(e.protocol):Number(e.port)}
function bracketed$1(e){return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(e)===6?`[${e}]`:e}
function httpsOrigin({host:e,port:t}){return`https://${bracketed$1(e)}${t===443?``:`:${t}`}`}
const schemed=/^[a-z][a-z0-9+.-]*:\/\//i;
const beforeHost=/^[^/?#]*@/;
const otherwise=/^(?:[a-z][a-z0-9+.-]*:(?!\d)|\/)/i;
function parse$2(e,t){const n=e.trim();if(n.length>longestInput)return{problem:{expected:shorter,given:`${n.length}`}};if(n===``||/[\u0000-\u0020\u007f\\]/.test(n))return{problem:{expected:t}};const r=schemed.test(n);if(!r&&beforeHost.test(n))return{problem:{expected:noSecret,given:`…`}};if(!r&&(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(n)!==6&&otherwise.test(n))return{problem:{expected:t}};const i=URL.parse(r?n:`https://${bareAddress(n)}`);if(!i&&hasWrongPort(n))return{problem:{expected:withPort}};if(!i||!/^https?:$/.test(i.protocol))return{problem:{expected:t}};if(i.username!==``||i.password!==``)return{problem:{expected:noSecret,given:`…@`+i.host}};if(i.port===`0`)return{problem:{expected:withPort}};return isHost(hostOf(i))?{value:i}:{problem:{expected:t}}}
function hasWrongPort(e){const t=e.replace(/:\d+(?=$|[/?#])/,``);return t!==e&&URL.canParse(schemed.test(t)?t:`https://${t}`)}
function bareAddress(e){return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(e)===6?`[${e}]`:e}
function isHost(e){if((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(e))return true;if(e.length===0||e.length>longestName$2)return false;return e.split(`.`).every(e=>/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(e))}
function givenPort(e,t){if(t.port!==``)return Number(t.port);const n=e.trim();if(/^http:\/\//i.test(n))return 443;return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(n)===0&&/^(?:https:\/\/)?[^/?#]*:443(?:[/?#]|$)/i.test(n)?443:null}
function defaultPort(e){return e===`http:`?80:443}
// src/core/version.ts
const version=`0.1.0`;
// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr=(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((e,t,n)=>{(function(e){"use strict";const n=`(0?\\d+|0x[a-f0-9]+)`;const r={fourOctet:new RegExp(`^${n}\\.${n}\\.${n}\\.${n}$`,`i`),threeOctet:new RegExp(`^${n}\\.${n}\\.${n}$`,`i`),twoOctet:new RegExp(`^${n}\\.${n}$`,`i`),longValue:new RegExp(`^${n}$`,`i`)};const i=new RegExp(`^0[0-7]+$`,`i`);const a=new RegExp(`^0x[a-f0-9]+$`,`i`);const o=`%[0-9a-z]{1,}`;const s=`(?:[0-9a-f]+::?)+`;const c={zoneIndex:new RegExp(o,`i`),"native":new RegExp(`^(::)?(${s})?([0-9a-f]+)?(::)?(${o})?$`,`i`),deprecatedTransitional:new RegExp(`^(?:::)(${n}\\.${n}\\.${n}\\.${n}(${o})?)$`,`i`),transitional:new RegExp(`^((?:${s})|(?:::)(?:${s})?)${n}\\.${n}\\.${n}\\.${n}(${o})?$`,`i`)};function expandIPv6(e,t){if(e.indexOf(`::`)!==e.lastIndexOf(`::`))return null;let n=0;let r=-1;let i=(e.match(c.zoneIndex)||[])[0];let a,o;if(i){i=i.substring(1);e=e.replace(/%.+$/,``)}while((r=e.indexOf(`:`,r+1))>=0)n++;if(e.substr(0,2)===`::`)n--;if(e.substr(-2,2)===`::`)n--;if(n>=t)return null;o=t-n;a=`:`;while(o--)a+=`0:`;e=e.replace(`::`,a);if(e[0]===`:`)e=e.slice(1);if(e[e.length-1]===`:`)e=e.slice(0,-1);t=(function(){const t=e.split(`:`);const n=[];for(let e=0;e<t.length;e++)n.push(t[e].length>4?NaN:parseInt(t[e],16));return n})();return{parts:t,zoneId:i}}function matchCIDR(e,t,n,r){if(e.length!==t.length)throw new Error(`ipaddr: cannot match CIDR for objects with different lengths`);let i=0;let a;while(r>0){a=n-r;if(a<0)a=0;if(e[i]>>a!==t[i]>>a)return false;r-=n;i+=1}return true}function parseIntAuto(e){if(a.test(e))return parseInt(e,16);if(e[0]===`0`&&!isNaN(parseInt(e[1],10))){if(i.test(e))return parseInt(e,8);throw new Error(`ipaddr: cannot parse ${e} as octal`)}return parseInt(e,10)}function padPart(e,t){while(e.length<t)e=`0${e}`;return e}const l={};l.IPv4=(function(){function IPv4(e){if(e.length!==4)throw new Error(`ipaddr: ipv4 octet count should be 4`);let t,n;for(t=0;t<e.length;t++){n=e[t];if(!(0<=n&&n<=255))throw new Error(`ipaddr: ipv4 octet should fit in 8 bits`)}this.octets=e}IPv4.prototype.SpecialRanges={unspecified:[[new IPv4([0,0,0,0]),8]],broadcast:[[new IPv4([255,255,255,255]),32]],multicast:[[new IPv4([224,0,0,0]),4]],linkLocal:[[new IPv4([169,254,0,0]),16]],loopback:[[new IPv4([127,0,0,0]),8]],carrierGradeNat:[[new IPv4([100,64,0,0]),10]],"private":[[new IPv4([10,0,0,0]),8],[new IPv4([172,16,0,0]),12],[new IPv4([192,168,0,0]),16]],reserved:[[new IPv4([192,0,0,0]),24],[new IPv4([192,0,2,0]),24],[new IPv4([192,88,99,0]),24],[new IPv4([198,18,0,0]),15],[new IPv4([198,51,100,0]),24],[new IPv4([203,0,113,0]),24],[new IPv4([240,0,0,0]),4]],as112:[[new IPv4([192,175,48,0]),24],[new IPv4([192,31,196,0]),24]],amt:[[new IPv4([192,52,193,0]),24]]};IPv4.prototype.kind=function(){return`ipv4`};IPv4.prototype.match=function(e,t){let n;if(t===void 0){n=e;e=n[0];t=n[1]}if(e.kind()!==`ipv4`)throw new Error(`ipaddr: cannot match ipv4 address with non-ipv4 one`);return matchCIDR(this.octets,e.octets,8,t)};IPv4.prototype.prefixLengthFromSubnetMask=function(){let e=0;let t=false;const n={0:8,128:7,192:6,224:5,240:4,248:3,252:2,254:1,255:0};let r,i,a;for(r=3;r>=0;r-=1){i=this.octets[r];if(i in n){a=n[i];if(t&&a!==0)return null;if(a!==8)t=true;e+=a}else return null}return 32-e};IPv4.prototype.range=function(){return l.subnetMatch(this,this.SpecialRanges)};IPv4.prototype.toByteArray=function(){return this.octets.slice(0)};IPv4.prototype.toIPv4MappedAddress=function(){return l.IPv6.parse(`::ffff:${this.toString()}`)};IPv4.prototype.toNormalizedString=function(){return this.toString()};IPv4.prototype.toString=function(){return this.octets.join(`.`)};return IPv4})();l.IPv4.broadcastAddressFromCIDR=function(e){try{const t=this.parseCIDR(e);const n=t[0].toByteArray();const r=this.subnetMaskFromPrefixLength(t[1]).toByteArray();const i=[];let a=0;while(a<4){i.push(parseInt(n[a],10)|parseInt(r[a],10)^255);a++}return new this(i)}catch(e){throw new Error(`ipaddr: the address does not have IPv4 CIDR format`,{cause:e})}};l.IPv4.isIPv4=function(e){return this.parser(e)!==null};l.IPv4.isValid=function(e){try{new this(this.parser(e));return true}catch{return false}};l.IPv4.isValidCIDR=function(e){try{this.parseCIDR(e);return true}catch{return false}};l.IPv4.isValidFourPartDecimal=function(e){if(l.IPv4.isValid(e)&&e.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/))return true;else return false};l.IPv4.isValidCIDRFourPartDecimal=function(e){const t=e.match(/^(.+)\/(\d+)$/);if(!l.IPv4.isValidCIDR(e)||!t)return false;return l.IPv4.isValidFourPartDecimal(t[1])};l.IPv4.networkAddressFromCIDR=function(e){let t,n,r,i,a;try{t=this.parseCIDR(e);r=t[0].toByteArray();a=this.subnetMaskFromPrefixLength(t[1]).toByteArray();i=[];n=0;while(n<4){i.push(parseInt(r[n],10)&parseInt(a[n],10));n++}return new this(i)}catch(e){throw new Error(`ipaddr: the address does not have IPv4 CIDR format`,{cause:e})}};l.IPv4.parse=function(e){const t=this.parser(e);if(t===null)throw new Error(`ipaddr: string is not formatted like an IPv4 Address`);return new this(t)};l.IPv4.parseCIDR=function(e){let t;if(t=e.match(/^(.+)\/(\d+)$/)){const e=parseInt(t[2]);if(e>=0&&e<=32){const n=[this.parse(t[1]),e];Object.defineProperty(n,"toString",{value:function(){return this.join(`/`)}});return n}}throw new Error(`ipaddr: string is not formatted like an IPv4 CIDR range`)};l.IPv4.parser=function(e){let t,n,i;if(t=e.match(r.fourOctet))return(function(){const e=t.slice(1,6);const r=[];for(let t=0;t<e.length;t++){n=e[t];r.push(parseIntAuto(n))}return r})();else if(t=e.match(r.longValue)){i=parseIntAuto(t[1]);if(i>4294967295||i<0)throw new Error(`ipaddr: address outside defined range`);return(function(){const e=[];let t=0;for(;t<=24;t+=8)e.push(i>>t&255);return e})().reverse()}else if(t=e.match(r.twoOctet))return(function(){const e=t.slice(1,4);const n=[];i=parseIntAuto(e[1]);if(i>16777215||i<0)throw new Error(`ipaddr: address outside defined range`);n.push(parseIntAuto(e[0]));n.push(i>>16&255);n.push(i>>8&255);n.push(i&255);return n})();else if(t=e.match(r.threeOctet))return(function(){const e=t.slice(1,5);const n=[];i=parseIntAuto(e[2]);if(i>65535||i<0)throw new Error(`ipaddr: address outside defined range`);n.push(parseIntAuto(e[0]));n.push(parseIntAuto(e[1]));n.push(i>>8&255);n.push(i&255);return n})();else return null};l.IPv4.subnetMaskFromPrefixLength=function(e){e=parseInt(e);if(Number.isNaN(e)||e<0||e>32)throw new Error(`ipaddr: invalid IPv4 prefix length`);const t=[0,0,0,0];let n=0;const r=Math.floor(e/8);while(n<r){t[n]=255;n++}if(r<4)t[r]=Math.pow(2,e%8)-1<<8-e%8;return new this(t)};l.IPv6=(function(){function IPv6(e,t){let n,r;if(e.length===16){this.parts=[];for(n=0;n<=14;n+=2)this.parts.push(e[n]<<8|e[n+1])}else if(e.length===8)this.parts=e;else throw new Error(`ipaddr: ipv6 part count should be 8 or 16`);for(n=0;n<this.parts.length;n++){r=this.parts[n];if(!(0<=r&&r<=65535))throw new Error(`ipaddr: ipv6 part should fit in 16 bits`)}if(t)this.zoneId=t}IPv6.prototype.SpecialRanges={unspecified:[new IPv6([0,0,0,0,0,0,0,0]),128],linkLocal:[new IPv6([65152,0,0,0,0,0,0,0]),10],multicast:[new IPv6([65280,0,0,0,0,0,0,0]),8],loopback:[new IPv6([0,0,0,0,0,0,0,1]),128],uniqueLocal:[new IPv6([64512,0,0,0,0,0,0,0]),7],ipv4Mapped:[new IPv6([0,0,0,0,0,65535,0,0]),96],deprecatedSiteLocal:[new IPv6([65216,0,0,0,0,0,0,0]),10],discard:[new IPv6([256,0,0,0,0,0,0,0]),64],rfc6145:[new IPv6([0,0,0,0,65535,0,0,0]),96],rfc6052:[[new IPv6([100,65435,0,0,0,0,0,0]),96],[new IPv6([100,65435,1,0,0,0,0,0]),48]],"6to4":[new IPv6([8194,0,0,0,0,0,0,0]),16],teredo:[new IPv6([8193,0,0,0,0,0,0,0]),32],benchmarking:[new IPv6([8193,2,0,0,0,0,0,0]),48],amt:[new IPv6([8193,3,0,0,0,0,0,0]),32],as112v6:[[new IPv6([8193,4,274,0,0,0,0,0]),48],[new IPv6([9760,79,32768,0,0,0,0,0]),48]],deprecatedOrchid:[new IPv6([8193,16,0,0,0,0,0,0]),28],orchid2:[new IPv6([8193,32,0,0,0,0,0,0]),28],droneRemoteIdProtocolEntityTags:[new IPv6([8193,48,0,0,0,0,0,0]),28],segmentRouting:[new IPv6([24320,0,0,0,0,0,0,0]),16],reserved:[[new IPv6([8193,0,0,0,0,0,0,0]),23],[new IPv6([8193,3512,0,0,0,0,0,0]),32],[new IPv6([16383,0,0,0,0,0,0,0]),20]]};IPv6.prototype.isIPv4MappedAddress=function(){return this.range()===`ipv4Mapped`};IPv6.prototype.kind=function(){return`ipv6`};IPv6.prototype.match=function(e,t){let n;if(t===void 0){n=e;e=n[0];t=n[1]}if(e.kind()!==`ipv6`)throw new Error(`ipaddr: cannot match ipv6 address with non-ipv6 one`);return matchCIDR(this.parts,e.parts,16,t)};IPv6.prototype.prefixLengthFromSubnetMask=function(){let e=0;let t=false;const n={0:16,32768:15,49152:14,57344:13,61440:12,63488:11,64512:10,65024:9,65280:8,65408:7,65472:6,65504:5,65520:4,65528:3,65532:2,65534:1,65535:0};let r,i;for(let a=7;a>=0;a-=1){r=this.parts[a];if(r in n){i=n[r];if(t&&i!==0)return null;if(i!==16)t=true;e+=i}else return null}return 128-e};IPv6.prototype.range=function(){return l.subnetMatch(this,this.SpecialRanges)};IPv6.prototype.toByteArray=function(){let e;const t=[];const n=this.parts;for(let r=0;r<n.length;r++){e=n[r];t.push(e>>8);t.push(e&255)}return t};IPv6.prototype.toFixedLengthString=function(){const e=(function(){const e=[];for(let t=0;t<this.parts.length;t++)e.push(padPart(this.parts[t].toString(16),4));return e}).call(this).join(`:`);let t=``;if(this.zoneId)t=`%${this.zoneId}`;return e+t};IPv6.prototype.toIPv4Address=function(){if(!this.isIPv4MappedAddress())throw new Error(`ipaddr: trying to convert a generic ipv6 address to ipv4`);const e=this.parts.slice(-2);const t=e[0];const n=e[1];return new l.IPv4([t>>8,t&255,n>>8,n&255])};IPv6.prototype.toNormalizedString=function(){const e=(function(){const e=[];for(let t=0;t<this.parts.length;t++)e.push(this.parts[t].toString(16));return e}).call(this).join(`:`);let t=``;if(this.zoneId)t=`%${this.zoneId}`;return e+t};IPv6.prototype.toRFC5952String=function(){const e=/((^|:)(0(:|$)){2,})/g;let t=``;if(this.zoneId)t=`%${this.zoneId}`;const n=this.toNormalizedString();const r=n.slice(0,n.length-t.length);let i=0;let a=-1;let o=-1;let s;while(s=e.exec(r)){const e=(s[0].match(/0/g)||[]).length;if(e>o){o=e;i=s.index;a=s[0].length}}if(a<0)return r+t;return`${r.substring(0,i)}::${r.substring(i+a)}${t}`};IPv6.prototype.toString=function(){return this.toRFC5952String()};return IPv6})();l.IPv6.broadcastAddressFromCIDR=function(e){try{const t=this.parseCIDR(e);const n=t[0].toByteArray();const r=this.subnetMaskFromPrefixLength(t[1]).toByteArray();const i=[];let a=0;while(a<16){i.push(parseInt(n[a],10)|parseInt(r[a],10)^255);a++}return new this(i)}catch(e){throw new Error(`ipaddr: the address does not have IPv6 CIDR format`,{cause:e})}};l.IPv6.isIPv6=function(e){return this.parser(e)!==null};l.IPv6.isValid=function(e){if(typeof e===`string`&&e.indexOf(`:`)===-1)return false;try{const t=this.parser(e);new this(t.parts,t.zoneId);return true}catch{return false}};l.IPv6.isValidCIDR=function(e){if(typeof e===`string`&&e.indexOf(`:`)===-1)return false;try{this.parseCIDR(e);return true}catch{return false}};l.IPv6.networkAddressFromCIDR=function(e){let t,n,r,i,a;try{t=this.parseCIDR(e);r=t[0].toByteArray();a=this.subnetMaskFromPrefixLength(t[1]).toByteArray();i=[];n=0;while(n<16){i.push(parseInt(r[n],10)&parseInt(a[n],10));n++}return new this(i)}catch(e){throw new Error(`ipaddr: the address does not have IPv6 CIDR format`,{cause:e})}};l.IPv6.parse=function(e){const t=this.parser(e);if(t===null)throw new Error(`ipaddr: string is not formatted like an IPv6 Address`);return new this(t.parts,t.zoneId)};l.IPv6.parseCIDR=function(e){let t,n,r;if(n=e.match(/^(.+)\/(\d+)$/)){t=parseInt(n[2]);if(t>=0&&t<=128){r=[this.parse(n[1]),t];Object.defineProperty(r,"toString",{value:function(){return this.join(`/`)}});return r}}throw new Error(`ipaddr: string is not formatted like an IPv6 CIDR range`)};l.IPv6.parser=function(e){let t,n,r,i,a,o;if(r=e.match(c.deprecatedTransitional))return this.parser(`::ffff:${r[1]}`);if(c.native.test(e))return expandIPv6(e,8);if(r=e.match(c.transitional)){o=r[6]||``;t=r[1];if(!r[1].endsWith(`::`))t=t.slice(0,-1);t=expandIPv6(t+o,6);if(t&&t.parts){a=[parseInt(r[2]),parseInt(r[3]),parseInt(r[4]),parseInt(r[5])];for(n=0;n<a.length;n++){i=a[n];if(!(0<=i&&i<=255))return null}t.parts.push(a[0]<<8|a[1]);t.parts.push(a[2]<<8|a[3]);return{parts:t.parts,zoneId:t.zoneId}}}return null};l.IPv6.subnetMaskFromPrefixLength=function(e){e=parseInt(e);if(Number.isNaN(e)||e<0||e>128)throw new Error(`ipaddr: invalid IPv6 prefix length`);const t=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0];let n=0;const r=Math.floor(e/8);while(n<r){t[n]=255;n++}if(r<16)t[r]=Math.pow(2,e%8)-1<<8-e%8;return new this(t)};l.fromByteArray=function(e){const t=e.length;if(t===4)return new l.IPv4(e);else if(t===16)return new l.IPv6(e);else throw new Error(`ipaddr: the binary input is neither an IPv6 nor IPv4 address`)};l.isValid=function(e){return l.IPv6.isValid(e)||l.IPv4.isValid(e)};l.isValidCIDR=function(e){return l.IPv6.isValidCIDR(e)||l.IPv4.isValidCIDR(e)};l.parse=function(e){if(l.IPv6.isValid(e))return l.IPv6.parse(e);else if(l.IPv4.isValid(e))return l.IPv4.parse(e);else throw new Error(`ipaddr: the address has neither IPv6 nor IPv4 format`)};l.parseCIDR=function(e){try{return l.IPv6.parseCIDR(e)}catch{try{return l.IPv4.parseCIDR(e)}catch(e){throw new Error(`ipaddr: the address has neither IPv6 nor IPv4 CIDR format`,{cause:e})}}};l.process=function(e){const t=this.parse(e);if(t.kind()===`ipv6`&&t.isIPv4MappedAddress())return t.toIPv4Address();else return t};l.subnetMatch=function(e,t,n){let r,i,a,o;if(n===void 0||n===null)n=`unicast`;for(i in t)if(Object.prototype.hasOwnProperty.call(t,i)){a=t[i];if(a[0]&&!(a[0]instanceof Array))a=[a];for(r=0;r<a.length;r++){o=a[r];if(e.kind()===o[0].kind()&&e.match.apply(e,o))return i}}return n};if(typeof t!==`undefined`&&t.exports)t.exports=l;else e.ipaddr=l})(n)}));
// src/core/target/address.ts
var import_ipaddr=(0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.o)(require_ipaddr(),1);
const unreachable=new Set([`linkLocal`,`multicast`,`broadcast`,`unspecified`]);
let blocks;
function blocksOfIpv6(){return blocks??={globalUnicast:import_ipaddr.default.parseCIDR(`2000::/3`),embeddings:[{network:import_ipaddr.default.parseCIDR(`64:ff9b::/96`),at:12,decides:true},{network:import_ipaddr.default.parseCIDR(`64:ff9b:1::/48`),at:12},{network:import_ipaddr.default.parseCIDR(`::/96`),at:12},{network:import_ipaddr.default.parseCIDR(`::ffff:0:0:0/96`),at:12},{network:import_ipaddr.default.parseCIDR(`2002::/16`),at:2},{network:import_ipaddr.default.parseCIDR(`2001::/32`),at:12,isInverted:true}]}}
function reach(e){const t=parse$1(e);if(!t)return`never`;const n=t.range();if(unreachable.has(n))return`never`;if(t.kind()===`ipv4`)return n===`unicast`?`public`:`special`;if(n===`loopback`)return`special`;const{embeddings:r,globalUnicast:i}=blocksOfIpv6();const a=r.find(({network:e})=>t.match(e));if(a)return reachThrough(t.toByteArray(),a);return n===`unicast`&&t.match(i)?`public`:`special`}
function isMapped(e){return (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(e)===6&&parse$1(e)?.kind()===`ipv4`}
function specialRange(e){return reach(e)===`public`?null:parse$1(e)?.range()??null}
function within(e,t){return networkAround(e,t)!==null}
function networkAround(e,t){const n=parse$1(e);if(!n)return null;return t[parsed(t).findIndex(([e,t])=>e.kind()===n.kind()&&n.match(e,t))]??null}
const parsedLists=new WeakMap;
function parsed(e){const t=parsedLists.get(e);if(t)return t;const n=e.map(e=>import_ipaddr.default.parseCIDR(e));parsedLists.set(e,n);return n}
function toNetwork(e){const[t=``,n,...r]=e.split(`/`);const i=t.includes(`%`)?null:parse$1(t);if(!i||r.length>0||n!==void 0&&!/^\d{1,3}$/.test(n))return null;const a=(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(t)===6?128:32;const o=n===void 0?a:Number(n);const s=a===128&&i.kind()===`ipv4`?o-96:o;return o>a||s<0?null:`${i.toString()}/${s}`}
function parse$1(e){const t=(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(e);if(t===4)return import_ipaddr.default.IPv4.parse(e);const n=e.replace(/%.*$/,``);const r=t===6?URL.parse(`http://[${n}]`)?.hostname.slice(1,-1):void 0;if(r===void 0)return null;const i=import_ipaddr.default.IPv6.parse(r);return i.isIPv4MappedAddress()?i.toIPv4Address():i}
function reachThrough(e,{at:t,isInverted:n=false,decides:r=false}){const i=reach(e.slice(t,t+4).map(e=>n?e^255:e).join(`.`));return r||i===`never`?i:`special`}
// src/client/server.ts
function isPrivateWay({protocol:e,hostname:t}){return e===`https:`||/^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/.test(t)}
function isKey(e){return/^[\u0021-\u007e]{1,512}$/.test(e)}
const aKey$1={en:`one key of visible ASCII characters, without spaces or line breaks`,ko:`공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나`};
const secureWay={en:`an https URL if a key is given (over plain http, the key would not be encrypted)`,ko:`키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다`};
// src/core/nearest.ts
function nearest(e,t){const n=e.slice(0,64).toLowerCase();const isBegun=e=>e.toLowerCase().startsWith(n);const r=t.filter(e=>e.toLowerCase()===n||e.length>2&&n.length>1).map(e=>({name:e,distance:distance(n,e.toLowerCase())})).toSorted((e,t)=>e.distance-t.distance||Number(isBegun(t.name))-Number(isBegun(e.name)))[0];const i=Math.max(1,Math.floor(n.length/3));return r&&r.distance<=i?r.name:null}
function suggest(e,t,n=e=>e){const r=nearest(e,t);const i=r===null?null:n(r);return i===null?{en:``,ko:``}:{en:` Did you mean ${i}?`,ko:` 혹시 ${i} 말씀이신가요?`}}
function suggestOrList(e,t,n=e=>e){const r=t.map(n).join(`, `);const i={en:` Known names: ${r}.`,ko:` 쓸 수 있는 이름: ${r}.`};return suggestOr(suggest(e,t,n),r===``?{en:``,ko:``}:i)}
function suggestOr(e,t){return e.en===``?t:e}
function distance(e,t){let n=[];let r=Array.from({length:t.length+1},(e,t)=>t);for(let i=1;i<=e.length;i++){const a=[i];for(let o=1;o<=t.length;o++){const s=e[i-1]===t[o-1];const c=i>1&&o>1&&e[i-1]===t[o-2]&&e[i-2]===t[o-1];a[o]=Math.min((r[o]??0)+1,(a[o-1]??0)+1,(r[o-1]??0)+(s?0:1),c?(n[o-2]??0)+1:Infinity)}[n,r]=[r,a]}return r[t.length]??0}
// src/settings/options/hosting.ts
const commentWishes=[`never`,`on-failure`,`always`];
function readHosting(e){return{environment:nameOf$1(e,`environment`),sha:readSha(e),comment:readComment(e),commentKey:nameOf$1(e,`comment_key`)}}
const longestName$1=255;
function nameOf$1(e,t){const n=e.one(t);if(n===void 0)return null;if(n.length<=longestName$1&&printable(n)===n)return n;throw wrong$9(e,t,{en:`a name of at most ${longestName$1} characters on one line`,ko:`${longestName$1}자 이하의 한 줄짜리 이름`},n)}
function isSha(e){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(e)}
function readSha(e){const t=e.one(`sha`);if(t===void 0)return null;const n=t.toLowerCase();if(isSha(n))return n;throw wrong$9(e,`sha`,{en:`a full commit ID of 40 hexadecimal digits`,ko:`16진수 40자리의 전체 커밋 ID`},t)}
function readComment(e){const t=e.one(`comment`);const n=commentWishes.find(e=>e===t);if(t===void 0||n!==void 0)return n??`never`;throw failure$1(`input.option`,{field:e.naming(`comment`),expected:commentWishes.join(`, `),given:`"${printable(t,60)}"`,suggestion:suggest(t,commentWishes)},{reason:`comment`})}
function wrong$9(e,t,n,r){return failure$1(`input.value`,{field:e.naming(t),expected:n,given:`"${printable(r,60)}"`},{reason:t})}
// src/core/grade/grade.ts
const grades=[`A+`,`A`,`B`,`C`,`D`,`F`];
function assess(e,t,n){const{coverage:r,score:i}=observedOf(e);if(r<60||i===null)return{parts:e,caps:t,coverage:r};const a=n.find(([e])=>i>=e)?.[1]??`F`;return{grade:worst$1([a,...t.map(({max:e})=>e)]),score:i,uncapped:a,parts:e,caps:t,coverage:r}}
function observedOf(e){const t=e.filter(isScored);const n=sum(e.map(({weight:e})=>e));const r=sum(t.map(e=>e.weight));if(n===0||r===0)return{coverage:0,score:null};const i=tenth(sum(t.map(e=>e.weight*e.score))/r);return{coverage:Math.round(100*r/n),score:i}}
function assessInDoubt(e,t,n,r){const doubted=t=>e.map(e=>e.id in r.parts?{...e,score:t(e.id)}:e);const i=assess(doubted(e=>r.parts[e]??0),[...t,...r.caps],n);const a=assess(doubted(e=>r.most?.[e]??100),t,n);const o=assess(doubted(()=>null),t,n);const{grade:s,score:c,uncapped:l}=i;const{parts:u,coverage:d}=o;if(s!==a.grade)return{parts:u,caps:t,coverage:d,...s&&{atLeast:s}};if(o.grade===s||c===void 0||!s||!l)return o;return{grade:s,score:c,uncapped:l,parts:u,caps:t,coverage:d}}
function ifPerfect({caps:e=[],parts:t=[]},n){return assess(t.map(e=>({...e,score:e.score??100})),e,n).grade??worst$1([`A+`,...e.map(({max:e})=>e)])}
function meets(e,t){return grades.indexOf(e)<=grades.indexOf(t)}
function worst$1(e){return e.reduce((e,t)=>meets(e,t)?t:e)}
function isScored(e){return e.score!==null}
function sum(e){return e.reduce((e,t)=>e+t,0)}
function tenth(e){return Math.round(e*10+1e-7)/10}
// src/core/grade/schema.ts
const grade=_enum(grades).meta({id:`Grade`,description:`Best first`,ko:`좋은 등급부터`});
// src/core/result/interpretation-schema.ts
const percent=number().min(0).max(100);
const part=object({id:string().meta({description:`Code of the part, the same in every language`,ko:`부분의 코드. 언어가 바뀌어도 같음`}),label:string().meta({description:`Name of the part`,ko:`이 부분의 이름`}),weight:percent.meta({description:`Share of the score, in percent`,ko:`점수에서 차지하는 비율(%)`}),score:percent.nullable().meta({description:`0–100; null if it could not be observed`,ko:`0–100. 관측할 수 없었으면 null`})}).readonly().meta({id:`ScorePart`,description:`A part of the score`,ko:`점수를 이루는 부분`});
const cap=object({id:string().meta({description:`Code of the limit, the same in every language`,ko:`상한의 코드. 언어가 바뀌어도 같음`}),max:union([grade,percent]).meta({description:`Upper limit for the grade, or for the score if the check gives no grade`,ko:`등급은 이보다 좋을 수 없습니다. 등급이 없는 점검에서는 점수의 상한입니다`}),reason:string().meta({description:`Reason in words`,ko:`그 이유`})}).readonly().meta({id:`ScoreCap`,description:`A limit on the grade or score`,ko:`등급이나 점수의 상한`});
const kpi=object({id:string().meta({description:`Code of the key figure, the same in every language`,ko:`지표의 코드. 언어가 바뀌어도 같음`}),label:string().meta({description:`Name of the key figure`,ko:`지표의 이름`}),value:union([string(),number(),boolean(),_null()]).meta({description:`Null if it is unknown`,ko:`알 수 없었으면 null`}),unit:string().exactOptional().meta({description:`Unit of the value, such as days; absent without a unit`,ko:`값의 단위(예: days). 단위가 없으면 생략`}),text:string().exactOptional().meta({description:`The value in words, if it is a code`,ko:`값이 코드일 때 이를 풀어 쓴 말`})}).readonly().meta({id:`Kpi`,description:`A key figure`,ko:`지표`});
const issueIdText={en:"`<check>.<problem>`, the same in every language and release",ko:"`<check>.<problem>`. 언어와 버전이 바뀌어도 같습니다"};
const issueShape={id:string().meta({description:issueIdText.en,ko:issueIdText.ko}),severity:_enum(severities).meta({description:`Effect on the result: critical and high are serious, info has none`,ko:`결과에 미치는 영향. critical과 high는 심각하며 info는 영향 없음`}),cause:string().meta({description:`What is wrong`,ko:`무엇이 잘못되었는지`}),action:string().meta({description:`What to do about it`,ko:`무엇을 해야 하는지`}),subject:string().exactOptional().meta({description:`Which one it concerns, if there are several, such as a host or header name`,ko:`여럿 가운데 무엇에 관한 것인지(호스트나 헤더 이름 등)`}),evidence:string().exactOptional().meta({description:`Evidence exactly as it was observed. This text comes from the target`,ko:`관측한 그대로의 값. 대상에서 온 문자열입니다`}),reference:string().exactOptional().meta({description:`The specification or source of the rule`,ko:`규칙이 적혀 있는 곳`}),topic:string().exactOptional().meta({description:"`<topic>.<problem>`: findings of several checks with the same topic and subject are one problem",ko:"`<주제>.<문제>`. 주제와 subject가 같은 여러 점검의 결과는 하나의 문제입니다",examples:[`hsts.missing`]}),because:array(object({id:string().meta({description:"Id of that finding: `<check>.<problem>`",ko:"그 결과의 id: `<check>.<problem>`"}),subject:string().exactOptional().meta({description:`Subject of that finding; absent for any`,ko:`그 결과의 subject. 없으면 모든 subject`})}).readonly()).readonly().exactOptional().meta({description:`Findings of other checks that can cause this one. If one of them was found, it is the cause: fix it first`,ko:`이 문제의 원인이 될 수 있는 다른 점검의 결과. 그 결과가 있으면 그것이 원인이므로 먼저 고칩니다`})};
const fixRecord=object({name:string().meta({description:`Name at which to publish the record`,ko:`레코드를 둘 이름`}),type:string().meta({description:`Type of the record`,ko:`레코드 유형`}),value:string().meta({description:`Value as one text. Publish a TXT record as strings of at most 255 octets each`,ko:`하나로 이은 값. TXT 레코드는 게시할 때 255옥텟 이하의 문자열로 나눕니다`})}).readonly().exactOptional().meta({description:`DNS record that fixes the problem, if it is known`,ko:`문제를 고치는 DNS 레코드(알 수 있을 때)`});
const judgement=object({status:_enum([`pass`,`warn`,`fail`,`unknown`]).meta({description:`fail: F or a critical issue; warn: below A or a medium issue; unknown: not enough could be observed`,ko:`fail: F 등급 또는 critical 문제. warn: A보다 낮은 등급 또는 medium 문제. unknown: 관측한 내용이 부족함`}),grade:grade.exactOptional().meta({description:`Absent if not enough could be observed`,ko:`관측한 내용이 부족하면 없습니다`}),score:percent.exactOptional().meta({description:`0–100. If the check gives a grade, before caps are applied; otherwise after caps are applied`,ko:`0–100. 등급의 상한을 적용하기 전. 등급이 없는 점검에서는 상한을 적용한 값`}),unlimited:percent.exactOptional().meta({description:`For checks with a score but no grade: the score before caps are applied`,ko:`등급 없이 점수만 매기는 점검에서, 상한을 적용하지 않은 점수`}),uncapped:grade.exactOptional().meta({description:`The grade that the score alone would give`,ko:`점수만으로 매긴 등급`}),atLeast:grade.exactOptional().meta({description:`The lowest possible grade, if unknown facts could raise it`,ko:`알 수 없는 사실에 따라 더 높아질 수 있을 때, 확실한 최저 등급`}),parts:array(part).readonly().exactOptional().meta({description:`Parts of the score`,ko:`점수를 이루는 부분`}),caps:array(cap).readonly().exactOptional().meta({description:`Limits on the grade, whatever the score is`,ko:`점수와 관계없이 등급을 낮추는 것`}),coverage:percent.exactOptional().meta({description:`Share of the total weight that could be observed, in percent`,ko:`전체 가중치 가운데 관측할 수 있었던 비율(%)`}),gradeVersion:string().exactOptional().meta({description:`Changes whenever the same observation would be graded differently`,ko:`같은 관측에 다른 등급을 매기게 되면 바뀝니다`}),scoreVersion:string().exactOptional().meta({description:`Changes whenever the same observation would be scored differently`,ko:`같은 관측에 다른 점수를 매기게 되면 바뀝니다`}),summary:string().meta({description:`One sentence`,ko:`한 문장 요약`}),kpis:array(kpi).readonly().meta({description:`Key figures`,ko:`주요 지표`})});
function issueOf(e){return object({...issueShape,id:e,record:fixRecord}).readonly()}
function listOf(e){return array(e).readonly().meta({description:`Problems, worst first`,ko:`문제. 심각한 것부터`})}
const interpretation=judgement.extend({issues:listOf(issueOf(issueShape.id))}).readonly().meta({id:`Interpretation`,description:`The judgement of the observation, in words`,ko:`관측한 것에 대한 판단을 풀어 쓴 것`});
// src/core/addresses/all-ips.ts
function allIps(){return _enum([`true`,`false`]).meta({description:"Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy`",ko:"모든 주소 측정: 호스트의 주소를 최대 16개까지 측정하여 가장 나쁜 결과로 평가합니다. 16개보다 많으면 결과를 알 수 없습니다. 서버에서는 `heavy` 한도에도 포함됩니다",default:`false`}).transform(e=>e===`true`).optional()}
function fitsAllIps(e,t){return e===void 0||e===t}
function allIpsOf({all_ips:e}){return e?{all_ips:e}:{}}
// src/core/net/clients.ts
function clientsOf({starttls:e,implicitTlsProtocol:t}){return e??t?`programs`:`browsers`}
// src/formats/x509/der.ts
var DerError=class extends Error{name=`DerError`};
const tags={boolean:1,integer:2,bitString:3,octetString:4,oid:6,enumerated:10,utcTime:23,generalizedTime:24,sequence:48,set:49};
function readElement(e,t=0){const n=e[t];const r=e[t+1];if(n===void 0||r===void 0)throw new DerError(`truncated`);if((n&31)===31)throw new DerError(`long tag`);const i=r<128?0:r&127;if(r===128||i>4)throw new DerError(`length`);const a=t+2+i;if(a>e.length)throw new DerError(`truncated`);const o=a+(i===0?r:e.readUIntBE(t+2,i));if(o>e.length)throw new DerError(`truncated`);return{tag:n,content:e.subarray(a,o),whole:e.subarray(t,o)}}
function readWhole(e,t){const n=toBuffer(e);const r=readElement(n);if(r.whole.length!==n.length)throw new DerError(`trailing bytes`);return t===void 0?r:expectTag(r,t)}
function*walk$1(e){for(let t=0;t<e.length;){const n=readElement(e,t);yield n;t+=n.whole.length}}
function children({content:e},t=4096){const n=[];for(const r of walk$1(e)){if(n.length>=t)throw new DerError(`too many elements`);n.push(r)}return n}
function expectTag(e,t){if(e?.tag!==t)throw new DerError(`expected tag ${t}`);return e}
function readOid({content:e}){if(e.length===0||e.length>64)throw new DerError(`oid`);const t=[];let n=0n;let r=false;for(const i of e){if(!r&&i===128)throw new DerError(`oid`);n=n<<7n|BigInt(i&127);r=(i&128)!==0;if(r)continue;t.push(n);n=0n}if(r)throw new DerError(`oid`);const[i=0n,...a]=t;const o=i<80n?i/40n:2n;return[o,i-o*40n,...a].join(`.`)}
const utcTime=/^(?<y>\d\d)(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)Z$/;
const generalizedTime=/^(?<y>\d{4})(?<mo>\d\d)(?<d>\d\d)(?<h>\d\d)(?<mi>\d\d)(?<s>\d\d)(?:\.\d{1,9})?Z$/;
function readTime({tag:e,content:t}){const n=t.toString(`latin1`,0,32);const r=(e===tags.utcTime?utcTime:generalizedTime).exec(n);if(!r?.groups||e!==tags.utcTime&&e!==tags.generalizedTime)throw new DerError(`time`);const{y:i,mo:a,d:o,h:s,mi:c,s:l}=r.groups;const u=Number(i)<50?2e3:1900;const d=Number(i)+(e===tags.generalizedTime?0:u);const f=Date.UTC(d,Number(a)-1,Number(o),Number(s),Number(c),Number(l));const p=`${`${d}`.padStart(4,`0`)}-${a}-${o}T${s}:${c}:${l}.000Z`;if(new Date(f).toISOString()!==p)throw new DerError(`time`);return f}
function readBits(e){const{content:t}=expectTag(e,tags.bitString);if(t[0]!==0)throw new DerError(`bit string`);return t.subarray(1)}
function toBuffer(e){return Buffer.from(e.buffer,e.byteOffset,e.byteLength)}
// src/formats/revocation/crl-points.ts
const mostPoints=64;
function readCrlPoints(e){return children(e).slice(0,mostPoints).map(readPoint)}
function readPoint(e){const t=children(e);const n=t.find(({tag:e})=>e===162);return{...readPointName(t.find(({tag:e})=>e===160)),hasReasons:t.some(({tag:e})=>e===129),issuers:n?children(n).flatMap(({tag:e,content:t})=>e===164?[t]:[]):[]}}
function readPointName(e){const t=e?children(e):[];const n=t.filter(({tag:e})=>e===160).flatMap(e=>children(e));return{names:n.map(({whole:e})=>e.toString(`hex`,0,4096)),urls:n.filter(({tag:e})=>e===134).map(({content:e})=>e.toString(`latin1`,0,2048)),isRelative:t.some(({tag:e})=>e===161)}}
// src/formats/x509/oids.ts
const oids={subjectKeyIdentifier:`2.5.29.14`,keyUsage:`2.5.29.15`,subjectAltName:`2.5.29.17`,basicConstraints:`2.5.29.19`,crlNumber:`2.5.29.20`,crlReason:`2.5.29.21`,deltaCrlIndicator:`2.5.29.27`,issuingDistributionPoint:`2.5.29.28`,certificateIssuer:`2.5.29.29`,nameConstraints:`2.5.29.30`,crlDistributionPoints:`2.5.29.31`,certificatePolicies:`2.5.29.32`,anyPolicy:`2.5.29.32.0`,policyMappings:`2.5.29.33`,authorityKeyIdentifier:`2.5.29.35`,policyConstraints:`2.5.29.36`,extendedKeyUsage:`2.5.29.37`,inhibitAnyPolicy:`2.5.29.54`,authorityInfoAccess:`1.3.6.1.5.5.7.1.1`,ocsp:`1.3.6.1.5.5.7.48.1`,caIssuers:`1.3.6.1.5.5.7.48.2`,ocspBasic:`1.3.6.1.5.5.7.48.1.1`,ocspNoCheck:`1.3.6.1.5.5.7.48.1.5`,serverAuth:`1.3.6.1.5.5.7.3.1`,ocspSigning:`1.3.6.1.5.5.7.3.9`,anyExtendedKeyUsage:`2.5.29.37.0`,ecPublicKey:`1.2.840.10045.2.1`,emailAddress:`1.2.840.113549.1.9.1`,commonName:`2.5.4.3`,organizationName:`2.5.4.10`,countryName:`2.5.4.6`,organizationalUnitName:`2.5.4.11`};
const signatureAlgorithms={"1.2.840.113549.1.1.2":{name:`md2WithRSAEncryption`,hash:`md2`},"1.2.840.113549.1.1.3":{name:`md4WithRSAEncryption`,hash:`md4`},"1.2.840.113549.1.1.4":{name:`md5WithRSAEncryption`,hash:`md5`},"1.2.840.113549.1.1.5":{name:`sha1WithRSAEncryption`,hash:`sha1`},"1.2.840.113549.1.1.10":{name:`rsassaPss`,hash:null,pss:true},"1.2.840.113549.1.1.11":{name:`sha256WithRSAEncryption`,hash:`sha256`},"1.2.840.113549.1.1.12":{name:`sha384WithRSAEncryption`,hash:`sha384`},"1.2.840.113549.1.1.13":{name:`sha512WithRSAEncryption`,hash:`sha512`},"1.2.840.113549.1.1.14":{name:`sha224WithRSAEncryption`,hash:`sha224`},"1.2.840.10040.4.3":{name:`dsaWithSha1`,hash:`sha1`},"2.16.840.1.101.3.4.3.2":{name:`dsaWithSha256`,hash:`sha256`},"1.2.840.10045.4.1":{name:`ecdsaWithSha1`,hash:`sha1`},"1.2.840.10045.4.3.2":{name:`ecdsaWithSha256`,hash:`sha256`},"1.2.840.10045.4.3.3":{name:`ecdsaWithSha384`,hash:`sha384`},"1.2.840.10045.4.3.4":{name:`ecdsaWithSha512`,hash:`sha512`},"1.3.14.3.2.2":{name:`md4WithRSA`,hash:`md4`},"1.3.14.3.2.3":{name:`md5WithRSA`,hash:`md5`},"1.3.14.3.2.4":{name:`md4WithRSA`,hash:`md4`},"1.3.14.3.2.27":{name:`dsaWithSha1`,hash:`sha1`},"1.3.14.3.2.29":{name:`sha1WithRSA`,hash:`sha1`},"1.3.36.3.3.1.2":{name:`ripemd160WithRSA`,hash:`ripemd160`},"1.3.101.112":{name:`ed25519`,hash:null},"1.3.101.113":{name:`ed448`,hash:null}};
// src/formats/x509/extensions.ts
function readExtensions(e){const t=new Map;const n=[];if(e)for(const r of children(readElement(e.content))){const e=children(r);const i=readOid(expectTag(e[0],tags.oid));n.push({oid:i,isCritical:e[1]?.tag===tags.boolean&&e[1].content[0]!==0});if(!t.has(i))t.set(i,expectTag(e.at(-1),tags.octetString).content)}const get=(e,n,r)=>{const i=t.get(e);return i?r(readWhole(i,n)):null};const r=get(oids.basicConstraints,tags.sequence,readBasicConstraints);const i=get(oids.authorityInfoAccess,tags.sequence,readAccess$1)??[];const a=get(oids.crlDistributionPoints,tags.sequence,readCrlPoints)??[];const o=get(oids.authorityKeyIdentifier,tags.sequence,e=>children(e))??[];return{extensions:n,names:get(oids.subjectAltName,tags.sequence,readNames)??[],isAuthority:r?.isAuthority??false,pathLength:r?.pathLength??null,keyUsage:get(oids.keyUsage,tags.bitString,readKeyUsage),extendedKeyUsage:get(oids.extendedKeyUsage,tags.sequence,e=>new Set(children(e).map(e=>readOid(expectTag(e,tags.oid))))),subjectKeyIdentifier:get(oids.subjectKeyIdentifier,tags.octetString,({content:e})=>e),authorityKeyIdentifier:o.find(({tag:e})=>e===128)?.content??null,namesAuthorityCertificate:o.some(({tag:e})=>e!==128),ocspUrls:i.filter(({method:e})=>e===oids.ocsp).map(({url:e})=>e),issuerUrls:i.filter(({method:e})=>e===oids.caIssuers).map(({url:e})=>e),crlUrls:a.flatMap(({urls:e})=>e),crlPoints:a}}
function readBasicConstraints(e){const t=children(e);const n=t.find(({tag:e})=>e===tags.boolean);if(n&&n.content.length!==1)throw new DerError(`flag`);const r=t.find(({tag:e})=>e===tags.integer)?.content;if(r&&(r[0]??128)>=128)throw new DerError(`path length`);return{isAuthority:n!==void 0&&n.content[0]!==0,pathLength:r&&r.length<=4?r.readUIntBE(0,r.length):null}}
const keyUses=[`digitalSignature`,`other`,`keyEncipherment`,`other`,`keyAgreement`,`keyCertSign`,`crlSign`];
function readKeyUsage({content:e}){const t=e.subarray(1);return new Set(keyUses.filter((e,n)=>(t[n>>3]??0)<<(n&7)&128))}
function readNames(e){return children(e,1e5).flatMap(({tag:e,content:t})=>{if(e===130)return[{kind:`dns`,value:t.toString(`latin1`,0,512)}];if(e===135)return[{kind:`ip`,value:readAddress$1(t)}];return[]})}
function readAddress$1(e){if(e.length===4)return e.join(`.`);if(e.length!==16)return e.toString(`hex`);const t=Array.from({length:8},(t,n)=>e.readUInt16BE(n*2).toString(16));return new URL(`http://[${t.join(`:`)}]`).hostname.slice(1,-1)}
function readAccess$1(e){return children(e).slice(0,64).flatMap(e=>{const[t,n]=children(e);if(!t||n?.tag!==134)return[];return[{method:readOid(t),url:n.content.toString(`latin1`,0,2048)}]})}
// src/formats/x509/distinguished-name.ts
function canonicalName(e){const t=canonical.get(e);if(t!==void 0)return t;const n=canonicalText(e);canonical.set(e,n);return n}
const canonical=new WeakMap;
function canonicalText(e){try{return canonicalAttributes(e).join(`,`)}catch(t){if(!(t instanceof DerError))throw t;return e.toString(`hex`)}}
function canonicalAttributes(e){return children(readWhole(e,tags.sequence)).map(canonicalSet)}
function isSameDistinguishedName(e,t){return e.equals(t)||canonicalName(e)===canonicalName(t)}
function nameAttributes(e){return children(readWhole(e)).flatMap(e=>children(e)).map(e=>{const[t,n]=children(e);return{oid:readOid(expectTag(t,tags.oid)),value:n?readText(n):``}})}
function readText({tag:e,content:t}){return e===bmpString?readWide(t.subarray(0,1024)):t.toString(`utf8`,0,1024)}
function canonicalSet(e){return children(expectTag(e,tags.set)).map(e=>{const[t,n]=children(expectTag(e,tags.sequence));return`${readOid(expectTag(t,tags.oid))}=${n?canonicalValue(n):``}`}).toSorted().join(`+`)}
const narrow=new Set([12,19,20,22]);
const bmpString=30;
function canonicalValue({tag:e,content:t,whole:n}){if(e!==bmpString&&!narrow.has(e))return n.toString(`hex`);const r=e===bmpString?readWide(t):t.toString(`utf8`);return JSON.stringify(r.trim().replace(/\s+/g,` `).toLowerCase())}
function readWide(e){return Buffer.from(e.subarray(0,e.length&-2)).swap16().toString(`utf16le`)}
// src/formats/x509/signature.ts
const hashAlgorithms={"1.3.14.3.2.26":`sha1`,"2.16.840.1.101.3.4.2.4":`sha224`,"2.16.840.1.101.3.4.2.1":`sha256`,"2.16.840.1.101.3.4.2.2":`sha384`,"2.16.840.1.101.3.4.2.3":`sha512`};
function readSigned(e){const[t,n,r]=e;return{content:expectTag(t,tags.sequence),algorithm:expectTag(n,tags.sequence),signature:readBits(r)}}
function isSignedBy({content:e,algorithm:t,signature:n},r){const[i,a]=children(t);const o=signatureAlgorithms[readOid(expectTag(i,tags.oid))];if(!r||!o||!fits(o,r)||!isCheckable(r)||forged.has(o.hash??``))return false;try{if(o.pss)return verifyPss(e.whole,r,{signature:n,parameters:a});return verify(o.hash,e.whole,r,n)}catch(e){if(e instanceof DerError)throw e;return false}}
const longestExponent=33n;
function isCheckable(e){return(e.asymmetricKeyDetails?.publicExponent??0n)>>longestExponent===0n}
const forged=new Set([`md2`,`md4`,`md5`,`ripemd160`]);
function fits({name:e,pss:t},{asymmetricKeyType:n}){if(t)return n===`rsa`||n===`rsa-pss`;if(e.startsWith(`ecdsa`))return n===`ec`;if(e.startsWith(`dsa`))return n===`dsa`;return e.startsWith(`ed`)?n===e:n===`rsa`}
function verifyPss(e,t,{signature:n,parameters:r}){const i=pssParts(r).find(({tag:e})=>e===162);const a=pssHash(r);if(a===null)return false;const o=i?readSmall(i):20;return verify(a,e,{key:t,padding:constants$2.RSA_PKCS1_PSS_PADDING,saltLength:o},n)}
function pssHash(e){const t=pssParts(e).find(({tag:e})=>e===160);return t?hashAlgorithms[hashOid(t)]??null:`sha1`}
const digestBytes={sha256:32,sha384:48,sha512:64};
function isOddPss(e){try{const t=pssParts(e);const n=t.find(({tag:e})=>e===162);const r=t.find(({tag:e})=>e===161);const i=pssHash(e);if(!n||!r||i===null||readSmall(n)!==digestBytes[i])return true;const[,a]=children(readWhole(r.content,tags.sequence));const[o]=children(expectTag(a,tags.sequence));return hashAlgorithms[readOid(expectTag(o,tags.oid))]!==i}catch(e){if(e instanceof DerError)return true;throw e}}
function pssParts(e){return e?children(expectTag(e,tags.sequence)):[]}
function hashOid(e){return readOid(expectTag(children(readWhole(e.content,tags.sequence))[0],tags.oid))}
function readSmall(e){const{content:t}=readWhole(e.content,tags.integer);if(t.length===0||t.length>2)throw new DerError(`salt length`);return t.readUIntBE(0,t.length)}
// src/formats/x509/certificate.ts
function readCertificate$1(e){const t=toBuffer(e);const[n,r,i]=children(readWhole(t,tags.sequence));readBits(i);const a=children(expectTag(n,tags.sequence));const o=a[0]?.tag===160?1:0;const[s,c,l,u,d,f]=a.slice(o);const[p,m]=children(expectTag(u,tags.sequence));if(!p||!m)throw new DerError(`validity`);const[h,g]=children(expectTag(r,tags.sequence));const _=readOid(expectTag(h,tags.oid));const v=signatureAlgorithms[_];const[y,b]=children(expectTag(f,tags.sequence));return{der:t,sha256:createHash(`sha256`).update(t).digest(`hex`),version:o===1?readVersion(a[0]):1,serial:expectTag(s,tags.integer).content,issuer:expectTag(l,tags.sequence).whole,subject:expectTag(d,tags.sequence).whole,notBefore:readTime(p),notAfter:readTime(m),signature:v?.name??_,signatureHash:v?.pss?pssHash(g):v?.hash??null,hasOddPss:v?.pss===true&&isOddPss(g),hasOneAlgorithm:c!==void 0&&r!==void 0&&c.whole.equals(r.whole),spellsCurve:isCurveSpelled(expectTag(y,tags.sequence)),publicKeyBits:readBits(b),publicKey:readPublicKey(t),...readExtensions(a.find(({tag:e})=>e===163))}}
function readVersion(e){const{content:t}=readWhole(expectTag(e,160).content,tags.integer);return t.length===1&&(t[0]??3)<3?(t[0]??0)+1:null}
function isCurveSpelled(e){const[t,n]=children(e);return readOid(expectTag(t,tags.oid))===oids.ecPublicKey&&n?.tag===tags.sequence}
function readSubject(e){return fieldAt(e,4)}
function readSubjectKey(e){return fieldAt(e,5)}
function fieldAt(e,t){const n=children(expectTag(children(readWhole(e,tags.sequence))[0],tags.sequence));return expectTag(n[n[0]?.tag===160?t+1:t],tags.sequence).whole}
function isIssuedBy(e,t){if(!isSameDistinguishedName(e.issuer,t.subject))return false;if(!t.publicKey||!isCheckable(t.publicKey))return false;try{return new X509Certificate(e.der).verify(t.publicKey)}catch{return false}}
function isSelfIssued({issuer:e,subject:t}){return isSameDistinguishedName(e,t)}
function nameForPeople(e){const t=nameAttributes(e);return([oids.commonName,oids.organizationName,oids.organizationalUnitName].map(e=>t.find(t=>t.oid===e)).find(Boolean)??t.at(-1))?.value??``}
function organizationOf(e){return nameAttributes(e).find(({oid:e,value:t})=>e===oids.organizationName&&t.trim()!==``)?.value??null}
function readPublicKey(e){try{return new X509Certificate(e).publicKey}catch{return null}}
// src/data/tls/browser-offer.ts
const browserOffer={suites:{TLS_AES_128_GCM_SHA256:`TLS_AES_128_GCM_SHA256`,TLS_AES_256_GCM_SHA384:`TLS_AES_256_GCM_SHA384`,TLS_CHACHA20_POLY1305_SHA256:`TLS_CHACHA20_POLY1305_SHA256`,TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256:`ECDHE-ECDSA-AES128-GCM-SHA256`,TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256:`ECDHE-RSA-AES128-GCM-SHA256`,TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384:`ECDHE-ECDSA-AES256-GCM-SHA384`,TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384:`ECDHE-RSA-AES256-GCM-SHA384`,TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256:`ECDHE-ECDSA-CHACHA20-POLY1305`,TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256:`ECDHE-RSA-CHACHA20-POLY1305`,TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA:`ECDHE-RSA-AES128-SHA`,TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA:`ECDHE-RSA-AES256-SHA`,TLS_RSA_WITH_AES_128_GCM_SHA256:`AES128-GCM-SHA256`,TLS_RSA_WITH_AES_256_GCM_SHA384:`AES256-GCM-SHA384`,TLS_RSA_WITH_AES_128_CBC_SHA:`AES128-SHA`,TLS_RSA_WITH_AES_256_CBC_SHA:`AES256-SHA`},groups:[`X25519MLKEM768`,`x25519`,`secp256r1`,`secp384r1`],signatures:[`ecdsa_secp256r1_sha256`,`rsa_pss_rsae_sha256`,`rsa_pkcs1_sha256`,`ecdsa_secp384r1_sha384`,`rsa_pss_rsae_sha384`,`rsa_pkcs1_sha384`,`rsa_pss_rsae_sha512`,`rsa_pkcs1_sha512`]};
const elsewhere=new Set([`secp521r1`,`ffdhe2048`,`ffdhe3072`,`ecdsa_secp521r1_sha512`,`ecdsa_sha1`,`rsa_pkcs1_sha1`]);
const exchangeSignatures=new Map([[1027,`ecdsa_secp256r1_sha256`],[2052,`rsa_pss_rsae_sha256`],[1025,`rsa_pkcs1_sha256`],[1283,`ecdsa_secp384r1_sha384`],[2053,`rsa_pss_rsae_sha384`],[1281,`rsa_pkcs1_sha384`],[2054,`rsa_pss_rsae_sha512`],[1537,`rsa_pkcs1_sha512`],[1539,`ecdsa_secp521r1_sha512`],[771,`ecdsa_sha224`],[769,`rsa_sha224`],[515,`ecdsa_sha1`],[513,`rsa_pkcs1_sha1`],[257,`rsa_md5`]]);
const later$2=e=>{let t;const used=()=>t??=e();return new Proxy(function(){},{apply:(e,t,n)=>Reflect.apply(used(),t,n),construct:(e,t,n)=>Reflect.construct(used(),t,n),get:(e,t)=>used()[t],has:(e,t)=>t in used()})};
const load$2=()=>process.getBuiltinModule(`node:zlib`);
var _lazy_builtin_zlib_default=later$2(load$2);
const inflateSync=later$2(()=>load$2().inflateSync);
const gunzipSync=later$2(()=>load$2().gunzipSync);
const createInflate=later$2(()=>load$2().createInflate);
const createInflateRaw=later$2(()=>load$2().createInflateRaw);
const createGunzip=later$2(()=>load$2().createGunzip);
const createBrotliDecompress=later$2(()=>load$2().createBrotliDecompress);
// src/formats/http/status-list.ts
const[lowest,highest]=[200,499];
const one=/^(?<from>\d{3})(?:-(?<to>\d{3}))?$/;
function parseStatusList(e){const t=e.split(`,`).map(e=>rangeOf(e.trim().toLowerCase()));return t.every(e=>e!==null)?t:null}
function rangeOf(e){if(/^[234]xx$/.test(e))return[Number(e[0])*100,Number(e[0])*100+99];const t=one.exec(e)?.groups;if(!t)return null;const n=Number(t[`from`]);const r=Number(t[`to`]??n);return n>=lowest&&r<=highest&&n<=r?[n,r]:null}
function includesStatus(e,t){return e.some(([e,n])=>t>=e&&t<=n)}
function namesStatus(e,t){return e.some(([e,n])=>e===t&&n===t)}
const expected$2={expected:{en:`statuses from 200 to 499, separated by commas, such as 404 or 4xx`,ko:`200부터 499까지의 상태 코드를 쉼표로 구분한 목록(예: 404, 4xx)`}};
function acceptStatus(){return string().meta({description:`Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx`,ko:`2xx 외에 이 페이지의 정상 응답으로 볼 상태 코드. 200부터 499까지의 코드와 부류를 쉼표로 구분합니다(예: 404, 4xx)`,examples:[`404`,`401,403`,`4xx`]}).transform((e,t)=>{const n=parseStatusList(e);if(n)return n;t.addIssue({code:`custom`,params:{...expected$2}});return NEVER}).optional()}
// src/checks/gate/problems.ts
const problems=defineProblems({"ssl-below":{severity:`high`,cause:{en:`{host} is graded {actual}, below {expected}.`,ko:`{host}의 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다.`},action:{en:`Fix the ssl findings, worst first.`,ko:`ssl 문제를 심각한 것부터 고치십시오.`}},"ssl-at-best":{severity:`high`,cause:{en:`The grade of {host} can be {best} at best, below {expected}.`,ko:`{host}의 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다.`},action:{en:`Fix the ssl findings, worst first.`,ko:`ssl 문제를 심각한 것부터 고치십시오.`}},"ssl-open":{severity:`medium`,cause:{en:`{host} could not be measured completely: {parts}. With a good result there, its grade could be {best}.`,ko:`{host|을/를} 완전히 측정하지 못했습니다: {parts}. 그 결과가 좋으면 등급이 {best|이/가} 될 수 있습니다.`},action:{en:`Measure again.`,ko:`다시 측정하십시오.`}},"headers-below":{severity:`high`,cause:{en:`The security headers are graded {actual}, below {expected}.`,ko:`보안 헤더 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다.`},action:{en:`Fix the http findings, worst first.`,ko:`http 문제를 심각한 것부터 고치십시오.`}},"headers-at-best":{severity:`high`,cause:{en:`The grade of the security headers can be {best} at best, below {expected}.`,ko:`보안 헤더 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다.`},action:{en:`Fix the http findings, worst first.`,ko:`http 문제를 심각한 것부터 고치십시오.`}},"headers-open":{severity:`medium`,cause:{en:`The security headers could not be measured completely: {parts}. With a good result there, their grade could be {best}.`,ko:`보안 헤더를 완전히 측정하지 못했습니다: {parts}. 그 결과가 좋으면 등급이 {best|이/가} 될 수 있습니다.`},action:{en:`Measure again.`,ko:`다시 측정하십시오.`}},"days-below":{severity:`high`,cause:{en:`The certificate {subject} expires in {days}, below the minimum of {expected}.`,ko:`인증서 {subject}의 남은 기간은 {days}, 기준 {expected}에 못 미칩니다.`},action:{en:`Renew the certificate, and automate the renewal.`,ko:`인증서를 갱신하고 갱신을 자동화하십시오.`}},"days-over":{severity:`high`,cause:{en:`The certificate {subject} expired {days} ago.`,ko:`인증서 {subject}의 유효 기간이 끝났습니다(경과 {days}).`},action:{en:`Renew the certificate, and automate the renewal.`,ko:`인증서를 갱신하고 갱신을 자동화하십시오.`}},"https-missing":{severity:`high`,cause:{en:`The site is served over plain HTTP.`,ko:`사이트가 평문 HTTP로 제공됩니다.`},action:{en:`Serve {url} over https.`,ko:`{url|을/를} https로 제공하십시오.`}},"https-bypassed":{severity:`high`,cause:{en:`{url} does not redirect to https.`,ko:`{url|이/가} https로 리디렉션하지 않습니다.`},action:{en:`Redirect every request on port 80 to https, or close the port.`,ko:`80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.`}},"https-astray":{severity:`high`,cause:{en:`{url} redirects, but the redirects do not end at a page.`,ko:`{url|이/가} 리디렉션하지만 페이지에 도달하지 못합니다.`},action:{en:`Redirect every request on port 80 straight to https, or close the port.`,ko:`80번 포트의 모든 요청을 https로 바로 리디렉션하거나 포트를 닫으십시오.`}},"https-unreached":{severity:`critical`,cause:{en:`Browsers reach no page from {url}.`,ko:`브라우저가 {url}에서 어떤 페이지에도 도달하지 못합니다.`},action:{en:`Fix the redirects. The http findings show where they break.`,ko:`리디렉션을 고치십시오. 끊기는 지점은 http 문제에 나와 있습니다.`}},"port-unknown":{severity:`medium`,cause:{en:`We could not determine whether port 80 leads to https. {url}: {reason}.`,ko:`포트 80이 https로 이어지는지 확인하지 못했습니다. {url}: {reason}.`},action:{en:`Redirect every request on port 80 to https, or close the port.`,ko:`80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.`}},"hop-unknown":{severity:`medium`,cause:{en:`We could not determine whether browsers accept the certificate of {url}, which redirects to the page.`,ko:`페이지로 리디렉션하는 {url}의 인증서를 브라우저가 받아들이는지 확인하지 못했습니다.`},action:{en:`Serve the complete certificate chain of that host.`,ko:`해당 호스트에서 전체 인증서 체인을 제공하십시오.`}},unstable:{severity:`medium`,cause:{en:`A second measurement a moment later gave a different result: {changes}. The worse result counts.`,ko:`잠시 뒤 다시 측정하니 결과가 달랐습니다: {changes}. 나쁜 쪽의 결과를 따릅니다.`},action:{en:`Check whether the servers behind this name differ. --all-ips measures every address. During a rollout, wait for the new version with --wait-for.`,ko:`뒤에 있는 서버들이 서로 다른지 확인하십시오. --all-ips는 모든 주소를 측정합니다. 배포 중이라면 --wait-for로 새 버전을 기다리십시오.`}},unmeasured:{severity:`medium`,cause:{en:`It could not be measured.`,ko:`측정할 수 없었습니다.`},action:{en:`See the reason above.`,ko:`위의 이유를 확인하십시오.`}}});
const words$1={problems,caps:{},kpis:{ssl:{en:`TLS grade`,ko:`TLS 등급`},headers:{en:`Header grade`,ko:`헤더 등급`},days:{en:`Days left`,ko:`남은 일수`},https:{en:`HTTPS only`,ko:`HTTPS만 제공`}},parts:{}};
// src/checks/gate/input.ts
const letters=[...grades,`off`];
const longestLifetime=825;
const daysExpected={expected:{en:`auto, off, a number of days from 0 to ${longestLifetime}, or a percentage such as 33%`,ko:`auto, off, 0부터 ${longestLifetime}까지의 일수, 또는 33% 같은 백분율`}};
function letterThreshold({en:e,ko:t},n){return string().meta({description:e,ko:t,enum:[...letters],default:n}).transform(toLetter).pipe(_enum(letters)).optional()}
function toLetter(e){const t=e.replace(/ $/,`+`).toLowerCase();return letters.find(e=>e.toLowerCase()===t)??e}
const input=strictObject({url:urlTarget().meta({description:`Deployed URL; https:// is assumed`,ko:`배포된 URL. 스킴이 없으면 https://로 봅니다`,examples:[`https://example.com/`]}),min_ssl:letterThreshold({en:`Lowest accepted grade of certificate and TLS`,ko:`허용할 인증서와 TLS의 최저 등급`},`B`),min_headers:letterThreshold({en:`Lowest accepted grade of the security headers`,ko:`허용할 보안 헤더의 최저 등급`},`C`),min_days:string().meta({description:`Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off`,ko:`만료까지 최소 일수: 모든 인증서의 유효 기간이 이만큼 남아 있어야 합니다. 숫자, 유효 기간에 대한 비율(33%), auto 또는 off`,examples:[`auto`,`14`,`33%`,`off`],default:`auto`}).transform((e,t)=>{const n=parseDays(e);if(n)return n;t.addIssue({code:`custom`,params:{...daysExpected}});return NEVER}).optional(),require_https:_enum([`true`,`false`]).meta({description:`Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed; an API may refuse requests there instead`,ko:`HTTPS 필수: 최종 URL이 https여야 하고, 포트 80은 https로 리디렉션하거나 닫혀 있어야 합니다. API는 그곳에서 요청을 거부해도 됩니다`,default:`true`}).transform(e=>e===`true`).optional(),accept_status:acceptStatus(),all_ips:allIps()});
function parseDays(e){const t=e.trim().toLowerCase();if(t===`auto`||t===`off`)return{kind:t};const n=/^(?<number>\d{1,3})(?<percent>%?)$/.exec(t);if(!n?.groups)return null;const r=Number(n.groups[`number`]);if(n.groups[`percent`]===`%`)return r<=100?{kind:`percent`,value:r}:null;return r<=longestLifetime?{kind:`days`,value:r}:null}
// src/core/input.ts
function parseInput(e,t,n=same){const r=e.safeParse(t,{reportInput:true});if(r.success)return r.data;const i=r.error.issues[0];if(!i)throw r.error;throw toFailure(i,e.shape,n)}
function same(e){return e}
function toFailure(e,t,n){const r=String(e.path[0]??`input`);const i=e.path.length===0?r:n(r);if(e.code===`unrecognized_keys`){const r=e.keys[0]||`""`;const i=suggestOrList(r,Object.keys(t),n);const a=printable(n(r),60);return failure$1(`input.unknown`,{field:{en:`parameter ${a}`,ko:`파라미터 ${a}`},suggestion:i},{reason:printable(r,60)})}if(e.input===void 0)return failure$1(`input.missing`,{field:i,expected:exampleOf(t[r])??neededValue(expectation(e).expected)},{reason:r});const a=expectation(e);if(isSecret(t[r]))return secretFailure(i,a.expected,r);if(e.code===`invalid_value`){const t=e.values.map(String);const n=typeof e.input===`string`?suggest(e.input,t):``;return failure$1(`input.option`,{field:i,expected:t.join(`, `),given:shown(e.input),suggestion:n},{reason:r})}return failure$1(`input.value`,{field:i,expected:a.expected,given:a.given??nestedOf(e)??shown(e.input)},{reason:r})}
function secretFailure(e,t,n=e){return failure$1(`input.secret`,{field:e,expected:t},{reason:n})}
function isSecret(e){if(!e)return false;if(globalRegistry.get(e)?.[`writeOnly`]===true)return true;const{innerType:t,in:n,element:r,options:i=[]}=e.def;return[t,n,r,...i].some(isSecret)}
function nestedOf({code:e,input:t}){if(e!==`invalid_type`||typeof t!==`object`||t===null)return null;return typeWords(Array.isArray(t)?`array`:`object`)}
function exampleOf(e){const t=e&&globalRegistry.get(e)?.[`examples`];const[n]=Array.isArray(t)?t:[];return typeof n===`string`||typeof n===`number`?neededExample(n):null}
function neededExample(e){return{en:`for example ${e}`,ko:`예: ${e}`}}
function neededValue(e){const{en:t,ko:n}=typeof e===`string`?untranslated(e):e;return{en:t,ko:`필요한 값: ${n}`}}
function expectation(e){if(e.code===`custom`&&e.params?.[`expected`])return e.params;if(e.code===`too_small`)return{expected:limitWords(limits$1.least,`${e.minimum}`,e.origin)};if(e.code===`too_big`)return{expected:limitWords(limits$1.most,`${e.maximum}`,e.origin)};if(e.code===`invalid_type`)return{expected:typeWords(e.expected)};if(e.code===`invalid_value`)return{expected:untranslated(e.values.map(String).join(`, `))};if(e.code===`not_multiple_of`)return{expected:multipleOf(e.divisor)};if(e.code===`invalid_format`)return{expected:formatWords(e.format)};if(e.code===`invalid_union`)return{expected:oneOf$1(e.errors)};return{expected:{en:`another value`,ko:`다른 값`}}}
const counted={string:{kind:{en:`text`,ko:`문자열`},one:{en:`character`,ko:`자`},other:{en:`characters`,ko:`자`}},array:{kind:{en:`a list`,ko:`목록`},one:{en:`entry`,ko:`개`},other:{en:`entries`,ko:`개`}}};
const limits$1={least:{en:`at least`,ko:`이상`},most:{en:`at most`,ko:`이하`}};
function limitWords(e,t,n){const r=counted[n];if(!r)return{en:`${e.en} ${t}`,ko:`${t} ${e.ko}의 값`};const{kind:i}=r;const a=plural(Number(t),r);return{en:`${i.en} of ${e.en} ${t} ${a.en}`,ko:`${t}${a.ko} ${e.ko}의 ${i.ko}`}}
function multipleOf(e){return{en:`a multiple of ${e}`,ko:`${e}의 배수`}}
function formatWords(e){return e===`regex`?{en:`in the documented format`,ko:`문서에 있는 형식의 값`}:{en:`in the format ${e}`,ko:`${e} 형식의 값`}}
function oneOf$1(e){const t=e.flatMap(([e])=>e?[e]:[]);const n=t.filter(({path:e})=>e.length>0);const r=(n.length>0?n:t).map(e=>expectation(e).expected);return{en:r.map(({en:e})=>e).join(` or `),ko:r.map(({ko:e})=>e).join(` 또는 `)}}
function untranslated(e){return{en:e,ko:e}}
const types$1={string:{en:`text`,ko:`문자열`},number:{en:`a number`,ko:`숫자`},int:{en:`a whole number`,ko:`정수`},boolean:{en:`true or false`,ko:`true 또는 false`},array:{en:`a list`,ko:`목록`},object:{en:`an object`,ko:`객체`},record:{en:`an object`,ko:`객체`}};
function typeWords(e){return types$1[e]??untranslated(e)}
function shown(e){if(typeof e===`string`)return`"${printable(withoutSecret$1(e),60)}"`;return printable(withoutSecret$1(JSON.stringify(e)??`nothing`),60)}
const ownSecrets=/(?<prefix>ptc_live_|whsec_)[\w+/=]+/g;
function withoutSecret$1(e){const t=e.lastIndexOf(`@`);return(t<0?e:`…${e.slice(t)}`).replaceAll(ownSecrets,`$<prefix>…`)}
// src/settings/options/number.ts
function readNumber(e,t,{least:n,most:r,usual:i,unit:a}){const o=e.one(t);if(o===void 0)return i;const s=(a===`whole`?/^\d{1,4}$/:/^\d{1,4}(?:\.\d{1,3})?$/).test(o)?Number(o):NaN;if(s>=n&&s<=r)return s;const c=a===`whole`?{en:`a whole number from ${n} to ${r}`,ko:`${n}부터 ${r}까지의 정수`}:{en:`a number of seconds from ${n} to ${r}`,ko:`${n}부터 ${r}까지의 초 단위 숫자`};throw failure$1(`input.value`,{field:e.naming(t),expected:c,given:shown(o)},{reason:t})}
// src/settings/options/run-time.ts
function readRunTime(e){const t={timeout:readNumber(e,`wait_timeout`,{least:1,most:3600,usual:300,unit:`seconds`}),interval:readNumber(e,`wait_interval`,{least:.1,most:300,usual:5,unit:`seconds`})};return{timeout:Math.round(t.timeout*1e3),interval:Math.round(t.interval*1e3)}}
// src/settings/system-words.ts
const words=new Map([[`EACCES`,{en:`permission denied`,ko:`권한이 없습니다`}],[`EPERM`,{en:`permission denied`,ko:`권한이 없습니다`}],[`EROFS`,{en:`the file system is read-only`,ko:`읽기 전용 파일 시스템입니다`}],[`ENOENT`,{en:`the file does not exist`,ko:`그런 파일이 없습니다`}],[`ENOTDIR`,{en:`a part of its path is not a folder`,ko:`경로의 일부가 폴더가 아닙니다`}],[`EEXIST`,{en:`it already exists`,ko:`이미 있습니다`}],[`EISDIR`,{en:`it is a folder`,ko:`폴더입니다`}],[`ELOOP`,{en:`its symbolic links form a loop`,ko:`링크가 순환합니다`}],[`ENAMETOOLONG`,{en:`its name is too long`,ko:`이름이 너무 깁니다`}],[`ENOSPC`,{en:`the disk is full`,ko:`디스크에 공간이 없습니다`}],[`EDQUOT`,{en:`the disk quota is used up`,ko:`디스크 할당량을 다 썼습니다`}],[`EFBIG`,{en:`it would be too large`,ko:`파일이 너무 커집니다`}],[`EBUSY`,{en:`it is in use`,ko:`다른 곳에서 사용 중입니다`}],[`ETXTBSY`,{en:`it is a running program`,ko:`실행 중인 프로그램입니다`}],[`EMFILE`,{en:`too many files are open`,ko:`열린 파일이 너무 많습니다`}],[`ENFILE`,{en:`too many files are open`,ko:`열린 파일이 너무 많습니다`}],[`EIO`,{en:`the disk reported an error`,ko:`디스크에 오류가 있습니다`}],[`EPIPE`,{en:`its reader has closed it`,ko:`읽는 쪽이 사라졌습니다`}],[`ENXIO`,{en:`it is a pipe without a reader`,ko:`읽는 쪽이 없는 파이프입니다`}],[`ETIMEDOUT`,{en:`it is a pipe whose reader accepts no data`,ko:`읽는 쪽이 받지 않는 파이프입니다`}],[`ERR_INVALID_ARG_VALUE`,{en:`a path cannot contain a NUL character`,ko:`경로에는 NUL 문자를 쓸 수 없습니다`}]]);
function codeOf$1(e){const t=e instanceof Error&&`code`in e?e.code:void 0;if(typeof t===`string`&&(words.has(t)||/^E[A-Z\d]+$/.test(t)))return t;throw e}
function whyNot(e){const t=codeOf$1(e);const n=words.get(t);if(!n)return{en:t,ko:t};return t.startsWith(`ERR_`)?n:{en:`${n.en} (${t})`,ko:`${n.ko}(${t})`}}
// src/settings/file.ts
function readFile(e,{largest:t,unusable:n,why:r=whyNot}){try{const r=(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(e);if(!r.isFile()&&!r.isDirectory())throw n(noFile);if(r.size>t)throw n(tooLarge(t));const i=readSome$1(e,t+1);if(i.length>t)throw n(tooLarge(t));return i}catch(e){throw e instanceof Failure?e:n(r(e))}}
const noFile={en:`it is not a regular file`,ko:`일반 파일이 아닙니다`};
const megabyte=1048576;
function tooLarge(e){const t=`${e/megabyte} MB`;return{en:`it is larger than ${t}`,ko:`${t}보다 큽니다`}}
function readSome$1(e,t){const n=(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.openSync)(e,node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.O_NONBLOCK);try{const e=[];for(let r=0;r<t;){const i=Buffer.allocUnsafe(Math.min(t-r,megabyte));const a=(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.readSync)(n,i);if(a===0)break;e.push(i.subarray(0,a));r+=a}return Buffer.concat(e)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.closeSync)(n)}}
// src/settings/config/file.ts
const largestFile$4=1048576;
function fileTextOf(e){const t=readFile(e.path,{largest:largestFile$4,unusable:t=>unusable(e,t),why:t=>reasonOf(t,e.path)});try{return new TextDecoder(`utf-8`,{fatal:true}).decode(t)}catch{throw unusable(e,said$1.encoding)}}
const said$1={folder:{en:`it is a folder`,ko:`폴더입니다`},nowhere:{en:`the file does not exist`,ko:`그런 파일이 없습니다`},dangling:{en:`it is a symbolic link to a file that does not exist`,ko:`없는 파일을 가리키는 링크입니다`},circle:{en:`it is a symbolic link that leads back to itself`,ko:`자기 자신으로 돌아오는 링크입니다`},encoding:{en:`it is not valid UTF-8`,ko:`UTF-8이 아닙니다`}};
function reasonOf(e,t){const{code:n}=e;if(n===`ENOENT`)return isThere(t)?said$1.dangling:said$1.nowhere;if(n===`ELOOP`)return said$1.circle;if(n===`EISDIR`)return said$1.folder;const r=printable(String(n??e),200);return{en:r,ko:r}}
function isThere(e){try{return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.lstatSync)(e,{throwIfNoEntry:false})!==void 0}catch{return false}}
function unusable({name:e},t){return failure$1(`input.syntax`,{path:e,detail:t},{reason:`config`})}
// src/settings/config/find.ts
const usual$1=[`json`,`jsonc`,`mjs`,`js`,`mts`,`ts`].map(e=>`portcullis.config.${e}`);
const unread=[`cjs`,`cts`,`json5`,`yaml`,`yml`,`toml`].map(e=>`portcullis.config.${e}`);
function findConfig(e,t=`.`){const n=e.one(`config`);if(n!==void 0)return checked$3(e,n,t);const[r,i]=configsIn(t);if(r!==void 0&&i!==void 0&&!unread.includes(i))throw failure$1(`input.conflict`,{field:{en:`The configuration`,ko:`설정`},first:r,second:i},{reason:`config`});return r===void 0?null:namedConfig(r,t)}
function checked$3(e,t,n){if(t.trim()!==``)return namedConfig(t,n);throw failure$1(`input.value`,{field:e.naming(`config`),expected:{en:`the path of a configuration`,ko:`설정 파일의 경로`},given:`""`},{reason:`config`})}
function namedConfig(e,t=`.`){const n={name:printable(e,200),path:(0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(t,e),isPackage:isPackageFile(e)};const{ending:r=``}=/\.(?<ending>\w+)$/.exec(e)?.groups??{};if(/^[cm]?[jt]s$/i.test(r)&&!isModule(e))throw unusable(n,program);if(/^(?:json5|ya?ml|toml)$/i.test(r))throw unusable(n,json);return n}
function isModule(e){return/\.m?[jt]s$/.test(e)}
const program={en:`a configuration in JavaScript or TypeScript must be an ES module, with a name that ends in .mjs, .js, .mts or .ts`,ko:`JavaScript나 TypeScript로 쓴 설정은 이름이 .mjs, .js, .mts, .ts로 끝나는 ES 모듈이어야 합니다`};
const json={en:`a configuration must be JSON (comments are allowed) or an ES module, with a name that ends in .json, .jsonc, .mjs, .js, .mts or .ts`,ko:`설정은 JSON(주석 가능) 또는 ES 모듈이며, 이름이 .json, .jsonc, .mjs, .js, .mts, .ts로 끝나야 합니다`};
function isPackageFile(e){return/(?:^|[/\\])package\.json$/.test(e)}
function configsIn(e){const[t,n]=[usual$1,unread].map(t=>t.filter(t=>isThere((0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(e,t))));return[...t??[],...hasOwnKey(e)?[`package.json`]:[],...n??[]]}
function hasOwnKey(e){const t=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(e,`package.json`);if(!isThere(t))return false;try{return holdsKey(fileTextOf({name:`package.json`,path:t,isPackage:true}))}catch(e){if(e instanceof Failure)return true;throw e}}
function holdsKey(e){try{const t=JSON.parse(e);return typeof t===`object`&&t!==null&&Object.hasOwn(t,`portcullis`)}catch{return/"portcullis"\s*:/.test(e)}}
// src/checks/parameters.ts
const parameters={"asn":{title:`Network and AS`,subject:{"name":`query`,"about":`IP address, or AS number such as AS15169 (asdot, AS1.10, is read too)`,"value":`QUERY`,"isRequired":true,"example":`8.8.8.8`},options:[],takesMaxAge:true},"changes":{title:`Changes`,subject:{"name":`query`,"about":`Domain; a host name or URL is reduced to its registrable domain`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[{"name":`cursor`,"about":`Start of the page: the value of next in the previous response; absent for the first page`,"value":`CURSOR`,"example":`MTc2Mzk3NDgwMC4xMg`},{"name":`limit`,"about":`Number of entries on a page, at most 500 (default 100)`,"value":`LIMIT`,"example":`100`}],readsStore:true},"dns":{title:`DNS records and zone health`,subject:{"name":`query`,"about":`Domain or host name; the host part of a pasted URL is accepted`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[],takesMaxAge:true},"email":{title:`E-mail authentication and deliverability`,subject:{"name":`query`,"about":`Mail domain: the part after the @ sign. An IP address is judged as a sending address`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[{"name":`selectors`,"about":`DKIM selectors: queried before the common ones, separated by commas`,"value":`SELECTORS`,"example":`s2026,mail-a`}],takesMaxAge:true},"email-header":{title:`E-mail header`,subject:{"name":`headers`,"about":`Message header: the whole header as received, with folded lines, up to 256 kB. A body after it is ignored. The command line reads it from a file, or from standard input (-)`,"value":`FILE`,"isRequired":true,"example":`message.eml`},options:[]},"exposure":{title:`Exposed pages`,subject:{"name":`domain`,"about":`The organisation's domain; scheme, path and leading www. are stripped, any name in it is reduced to it`,"value":`DOMAIN`,"isRequired":true,"example":`example.com`},options:[],takesMaxAge:true},"gate":{title:`Pre-deploy gate`,subject:{"name":`url`,"about":`Deployed URL; https:// is assumed`,"value":`URL`,"isRequired":true,"example":`https://example.com/`},options:[{"name":`min_ssl`,"about":`Lowest accepted grade of certificate and TLS (default B)`,"value":`A+|A|B|C|D|F|off`},{"name":`min_headers`,"about":`Lowest accepted grade of the security headers (default C)`,"value":`A+|A|B|C|D|F|off`},{"name":`min_days`,"about":`Minimum days until expiry: every certificate must be valid for at least this long. A number, a share of the lifetime (33%), auto or off (default auto)`,"value":`auto|14|33%|off`,"example":`auto`},{"name":`require_https`,"about":`Require HTTPS: the final URL must be https, and port 80 must redirect to https or be closed; an API may refuse requests there instead (default true)`,"value":`true|false`},{"name":`accept_status`,"about":`Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx`,"value":`404|401,403|4xx`,"example":`404`},{"name":`all_ips`,"about":"Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)","isFlag":true}]},"golive":{title:`Ready to go live`,subject:{"name":`query`,"about":`Domain to go live; scheme, port and path of a pasted URL are left out`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[],takesMaxAge:true},"history":{title:`Infrastructure history`,subject:{"name":`target`,"about":`Domain name or IPv4 address; scheme, path and a leading www. of a pasted URL are stripped`,"value":`TARGET`,"isRequired":true,"example":`example.com`},options:[{"name":`cursor`,"about":`Start of the page: the value of next in the previous response; absent for the first page`,"value":`CURSOR`,"example":`MTc2Mzk3NDgwMC4xMg`},{"name":`limit`,"about":`Number of entries on a page, at most 500 (default 100)`,"value":`LIMIT`,"example":`100`}],readsStore:true},"http":{title:`HTTP security headers`,subject:{"name":`url`,"about":`Full URL; https:// is assumed where the scheme is missing`,"value":`URL`,"isRequired":true,"example":`https://example.com/`},options:[{"name":`all_ips`,"about":"Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)","isFlag":true}],takesMaxAge:true},"impersonation":{title:`Impersonation exposure`,subject:{"name":`query`,"about":`Registrable domain; any name in it is reduced to it, a public suffix is refused`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[],takesMaxAge:true},"ip":{title:`Your address`,options:[]},"lookalike":{title:`Lookalike domains`,subject:{"name":`query`,"about":`Registrable domain to protect; any name in it is reduced to it, a public suffix is refused`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[{"name":`limit`,"about":`Most variants to check, the riskiest first (1–20000, default 4000)`,"value":`LIMIT`,"example":`1000`}],takesMaxAge:true},"owasp":{title:`OWASP posture`,subject:{"name":`host`,"about":`Host name or IP address; the host part of a pasted URL is accepted`,"value":`HOST`,"isRequired":true,"example":`example.com`},options:[{"name":`accept_status`,"about":`Statuses that are right for this page, besides 2xx: a comma-separated list of codes and classes from 200 to 499, such as 404 or 4xx`,"value":`404|401,403|4xx`,"example":`404`}],takesMaxAge:true},"phishing":{title:`Phishing`,subject:{"name":`text`,"about":`Message or URL: a mail as received (RFC 5322, MIME) or any text, in any language, up to 1 MB. Up to 5 links in it are opened. The command line takes a link, or reads the text from a file or standard input (-)`,"value":`FILE`,"isRequired":true,"example":`message.eml`},options:[]},"pivot":{title:`Infrastructure pivot`,subject:{"name":`value`,"about":`The value to search for: an address, a host name, the organization of an issuer (or its common name if it has no organization), or the IANA id of a registrar`,"value":`VALUE`,"isRequired":true,"example":`ns1.example.com`},options:[{"name":`kind`,"about":`What kind of value it is`,"value":`dns:a|dns:aaaa|dns:ns|dns:mx|ssl:issuer|rdap:registrar|rdap:ns`,"isRequired":true,"example":`dns:ns`},{"name":`cursor`,"about":`Start of the page: the value of next in the previous response; absent for the first page`,"value":`CURSOR`,"example":`MTc2Mzk3NDgwMC4xMg`},{"name":`limit`,"about":`Number of entries on a page, at most 500 (default 100)`,"value":`LIMIT`,"example":`100`}],readsStore:true},"port":{title:`Open ports`,subject:{"name":`host`,"about":`Host name or IP address. host:port adds that one port to the list`,"value":`HOST`,"isRequired":true,"example":`example.com`},options:[{"name":`all_ips`,"about":"Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)","isFlag":true},{"name":`probe_services`,"about":`Send a first message to silent services: on a second connection to open ports whose server waits for the client. A server refuses this unless its operator allows it (default false)`,"isFlag":true}],takesMaxAge:true},"pqc":{title:`Post-quantum TLS readiness`,subject:{"name":`host`,"about":`Host name or IP address; the host part of a pasted URL is accepted`,"value":`HOST`,"isRequired":true,"example":`example.com`},options:[],takesMaxAge:true},"propagation":{title:`DNS propagation`,subject:{"name":`domain`,"about":`Domain name; the host part of a pasted URL is accepted`,"value":`DOMAIN`,"isRequired":true,"example":`example.com`},options:[{"name":`type`,"about":`Record type (default A)`,"value":`A|AAAA|MX|CNAME|TXT|NS`,"example":`A`}],takesMaxAge:true},"rdap":{title:`Domain registration`,subject:{"name":`query`,"about":`Registered domain; a name below it is reduced to it, and so is the host part of a pasted URL`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[],takesMaxAge:true},"reverse-dns":{title:`Reverse DNS`,subject:{"name":`query`,"about":`IPv4 or IPv6 address, or its complete name below in-addr.arpa or ip6.arpa`,"value":`QUERY`,"isRequired":true,"example":`8.8.8.8`},options:[],takesMaxAge:true},"ssl":{title:`TLS certificate and connection`,subject:{"name":`host`,"about":`Host name or IP address; the host part of a pasted URL is accepted`,"value":`HOST`,"isRequired":true,"example":`example.com`},options:[{"name":`port`,"about":`TLS port, 443 unless the host names one`,"value":`PORT`,"example":`8443`},{"name":`starttls`,"about":`STARTTLS protocol: the protocol before TLS begins. off: TLS from the first byte; https: a website on any port. By default the port decides: 21 ftp, 25 smtp, 110 pop3, 143 imap, 587 smtp, 5432 postgres. Ports with TLS from the first byte and without HTTP: 465 smtp, 990 ftp, 993 imap, 995 pop3`,"value":`smtp|imap|pop3|ftp|postgres|off|https`,"example":`smtp`},{"name":`all_ips`,"about":"Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy` (default false)","isFlag":true}],takesMaxAge:true},"subdomains":{title:`Subdomains`,subject:{"name":`query`,"about":`Registrable domain; a name below it is reduced to it, a public suffix is refused`,"value":`QUERY`,"isRequired":true,"example":`example.com`},options:[{"name":`limit`,"about":`Maximum number of names in the answer, newest first (1–10000); total counts all names (default 10000)`,"value":`LIMIT`,"example":`100`}],takesMaxAge:true}};
// src/settings/options/list/action.ts
const reporting=[{name:`summary`,isFlag:true,about:`Write a summary of the result to the step (default true)`},{name:`annotations`,isFlag:true,about:`Annotate the run with findings, at most ten of each kind (default true)`},{name:`results_file`,value:`FILE`,about:`Write the result object to this file, as JSON (default a new file in RUNNER_TEMP)`}];
const hosting=[{name:`environment`,value:`NAME`,about:`Wait for the newest deployment of the commit to this environment and measure it`},{name:`sha`,value:`SHA`,about:`Commit whose deployment is measured (default the commit of the event)`},{name:`comment`,value:`never|on-failure|always`,about:`Keep a comment on the pull request (default never)`},{name:`comment_key`,value:`TEXT`,about:`Key that separates the comments of several gates on one pull request (default workflow, job, step and matrix)`},{name:`token`,value:`TOKEN`,about:`Token for GitHub's API`}];
// src/report/kind-names.ts
const reportKinds=[`text`,`json`,`ndjson`,`markdown`,`sarif`,`junit`,`codequality`,`github`,`azure`,`tap`,`badge`];`${reportKinds.join(`, `)}`;
failOns.join(`|`);
const following=[{name:`ct_list`,isFile:true,value:`FILE`,about:`Follow the logs of this list in the format of Chrome's list, version 3, instead of Chrome's signed list`},{name:`ct_logs`,value:`NAME,…`,isList:true,about:`Follow only logs whose operator or description contains one of these texts, such as Sycamore (default all)`}];
// src/net/sources/table.ts
const sourceTable={rdap:{name:`RDAP`,url:`https://rdap.org/`,terms:{en:`Free; redirects to the responsible registry and throttles clients with many requests`,ko:`무료. 담당 등록 기관으로 연결하며 질의가 많으면 제한합니다`},perSecond:5,concurrency:4},"rdap-bootstrap":{name:`IANA RDAP bootstrap`,url:`https://data.iana.org/rdap/`,terms:{en:`Public registries of IANA (RFC 9224); cached as long as their answers allow`,ko:`IANA의 공개 레지스트리(RFC 9224). 응답이 허용하는 기간 동안 캐시합니다`},perSecond:2,concurrency:2},ripestat:{name:`RIPEstat`,url:`https://stat.ripe.net/data/`,terms:{en:`Free under RIPEstat's terms; 8 concurrent requests, registration required above 1,000 a day`,ko:`RIPEstat 약관에 따라 무료. 동시에 8개까지, 하루 1,000회를 넘으면 등록이 필요합니다`},perSecond:8,concurrency:8},crtsh:{name:`crt.sh`,url:`https://crt.sh/`,terms:{en:`Free, by Sectigo; 60 requests a minute per IP address`,ko:`Sectigo가 무료로 제공. IP 주소당 1분에 60회`},perSecond:1,burst:5,concurrency:2},certspotter:{name:`Cert Spotter`,url:`https://api.certspotter.com/v1/`,terms:{en:`By SSLMate; few requests an hour without a key, more with one`,ko:`SSLMate가 제공. 키가 없으면 시간당 적은 횟수만, 키가 있으면 더 많이 허용됩니다`},perSecond:1,burst:5,concurrency:2,key:{header:`authorization`,before:`Bearer `}},"ct-logs":{name:`Certificate Transparency`,url:`https://www.gstatic.com/ct/log_list/v3/`,terms:{en:`Public logs and Chrome's list of them, for monitors of logs; used only by portcullis ct`,ko:`공개 로그와 Chrome의 로그 목록으로, 로그를 감시하는 용도로 공개됩니다. portcullis ct에서만 사용합니다`},perSecond:10,concurrency:4},peeringdb:{name:`PeeringDB`,url:`https://www.peeringdb.com/api/`,terms:{en:`Free under PeeringDB's policy; 20 requests a minute without a key, 40 with one`,ko:`PeeringDB 정책에 따라 무료. 키가 없으면 1분에 20회, 있으면 40회`},perSecond:.5,concurrency:1,key:{header:`authorization`,before:`Api-Key `}},"tor-exits":{name:`Tor exit list`,url:`https://check.torproject.org/torbulkexitlist`,terms:{en:`Public list of the Tor Project; cached and requested rarely`,ko:`Tor Project의 공개 목록. 캐시하고 드물게만 요청합니다`},perSecond:1,concurrency:1},iptoasn:{name:`iptoasn.com`,url:`https://iptoasn.com/data/`,terms:{en:`Public domain (PDDL 1.0), updated hourly; used only by portcullis data update`,ko:`퍼블릭 도메인(PDDL 1.0), 매시간 갱신. portcullis data update에서만 사용합니다`},perSecond:1,concurrency:1},"db-ip":{name:`DB-IP Lite`,url:`https://download.db-ip.com/free/`,terms:{en:`CC BY 4.0 with a link to db-ip.com, updated monthly; used only by portcullis data update`,ko:`CC BY 4.0(db-ip.com 링크 표시), 매월 갱신. portcullis data update에서만 사용합니다`},perSecond:1,concurrency:1},x4bnet:{name:`X4BNet lists_vpn`,url:`https://raw.githubusercontent.com/X4BNet/lists_vpn/main/output/`,terms:{en:`MIT, updated daily; used only by portcullis data update`,ko:`MIT, 매일 갱신. portcullis data update에서만 사용합니다`},perSecond:2,concurrency:1},"safe-browsing":{name:`Google Safe Browsing`,url:`https://safebrowsing.googleapis.com/v5/`,terms:{en:`Only with a key, for non-commercial use only; phishing sends it 4-byte hash prefixes, never a URL`,ko:`키가 있을 때만, 비상업적 용도로만 사용. 피싱 점검이 주소 없이 해시의 4바이트만 보냅니다`},perSecond:10,concurrency:4,key:{header:`x-goog-api-key`,before:``}},urlhaus:{name:`URLhaus`,url:`https://urlhaus-api.abuse.ch/v1/`,terms:{en:`Only with an abuse.ch key, free within fair use; phishing sends it the URLs that it opens`,ko:`abuse.ch 키가 있을 때만, 공정 사용 범위에서 무료. 피싱 점검이 여는 주소를 그대로 보냅니다`},perSecond:2,concurrency:2,key:{header:`auth-key`,before:``}}};
const sourceIds=Object.keys(sourceTable);
// src/core/max-age.ts
const maxAgeName=`max_age`;
const longestAge=2592e3;
// src/settings/options/list/measuring.ts
const measuring$1=[{name:`resolver`,stays:`here`,value:`SERVER`,isList:true,about:`Ask this DNS resolver instead of the system's: IP[:port], https://host/path or tls://host; repeatable`},{name:`resolve`,stays:`here`,value:`host:port:address[:port]`,isList:true,about:`Connect to this address for this host, as curl --resolve does; repeatable, IPv6 in brackets`},{name:`ca_file`,isFile:true,stays:`here`,value:`FILE`,about:`PEM file of a certificate authority to trust in addition to Mozilla's`},{name:`timeout`,value:`SECONDS`,about:`Time limit for a target in seconds (default 10, or what the check needs, up to 90; with a server at least 20, and up to 60 more until it has room)`},{name:`trust_anchor`,isFile:true,stays:`here`,value:`FILE`,about:`DS or DNSKEY records to use as DNSSEC trust anchors instead of those of the root zone`},{name:`public_resolver`,stays:`here`,value:`[NAME=]SERVER[#filters]`,isList:true,about:`Compare the answers of this resolver instead of the known public ones; SERVER as for --resolver, #filters for a resolver that blocks names; repeatable`},{name:`blocklist`,stays:`here`,value:`ZONE[=CODES]`,isList:true,about:`Query this blocklist instead of the known ones; CODES are its listing codes, such as 127.0.0.2+127.0.0.4-127.0.0.7; repeatable; off queries none`},{name:`blocklist_resolver`,stays:`here`,value:`SERVER`,about:`Query blocklists that refuse public resolvers through this resolver of your own; SERVER as for --resolver (default none: these lists are skipped)`},{name:`doh`,stays:`here`,value:`https://HOST/PATH`,isList:true,about:`Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; repeatable`},{name:`axfr`,stays:`here`,isFlag:true,about:`Let the dns check ask each name server for a transfer of the whole zone (AXFR); the records are counted and dropped (default false)`},{name:`lang`,value:`en|ko`,about:`Language of the report (default en)`},{name:`json`,isFlag:true,about:`Print JSON instead of the report`}];
const remote=[{name:`server`,value:`URL`,about:`Measure with this Portcullis server instead of this machine`},{name:`key`,isSecret:true,value:`KEY`,about:`API key for that server; prefer PORTCULLIS_KEY, which the process list does not show`}];
const reusing=[{name:maxAgeName,value:`SECONDS`,about:`Answer with an earlier result of the server or of --data-dir that is at most this old, up to ${longestAge} (30 days); 0 measures (default: a server decides for each check, this machine measures)`}];
const access$1=[{name:`header`,stays:`secret`,value:`NAME=VARIABLE`,isList:true,about:`Send this header, with the value of the environment variable, only to the target's own https origin; repeatable`},{name:`client_cert`,isFile:true,stays:`secret`,value:`FILE`,about:`PEM file of a client certificate, presented to the target's own origin once its certificate is verified`},{name:`client_key`,isFile:true,stays:`secret`,value:`FILE`,about:`PEM file of the private key, if the certificate's file has none; PORTCULLIS_CLIENT_KEY_PASSPHRASE decrypts it`},{name:`proxy`,stays:`here`,value:`URL|off`,about:`Measure through this proxy (default HTTPS_PROXY, HTTP_PROXY and ALL_PROXY, as for curl; NO_PROXY applies)`},{name:`proxy_dns`,stays:`here`,isFlag:true,about:`Let the proxy resolve all host names, for a machine that cannot; their addresses are then not checked`}];
const ways=[...measuring$1.filter(({name:e})=>e!==`lang`&&e!==`json`),...access$1];
// src/settings/options/options.ts
function toFlag(e){return e.replaceAll(`_`,`-`)}
function toVariable(e){return`PORTCULLIS_${e.toUpperCase()}`}
// src/settings/options/list/environment.ts
function sourceOption(e){return`source_${e.replaceAll(`-`,`_`)}`}
function keyOption(e){return`key_${e.replaceAll(`-`,`_`)}`}
function secretFileOption(e){return`${e}_file`}
const environmentAlone=[{name:`allow_addresses`,stays:`here`,value:`CIDR,…`,isList:true,about:`Networks that Portcullis treats as public`},{name:`allow_probes`,stays:`here`,value:`true|false`,about:`Whether a server accepts probe_services, which sends a protocol's first message to open ports (default false)`},{name:`cache_dir`,stays:`here`,value:`FOLDER`,about:`Folder into which the single-file program unpacks itself (default portcullis in XDG_CACHE_HOME or ~/.cache; where that cannot be written, a temporary folder)`},{name:`operator`,stays:`here`,value:`NAME <CONTACT>`,about:`Name and contact of the operator, for the User-Agent`},{name:`opt_out`,stays:`here`,value:`DOMAIN|CIDR,…`,isList:true,about:`Domains and networks that no check connects to`},{name:`listen`,value:`ADDRESS:PORT`,about:"Where `portcullis serve` listens"},{name:`database_url`,isSecret:true,value:`URL`,about:`Store results in PostgreSQL instead of a file: postgres://user:password@host/database; sslmode and sslrootcert work as in psql`},{name:`redis_url`,isSecret:true,value:`URL`,about:`Share the rate limits of several servers in Redis or Valkey: redis://:password@host:6379/0, rediss:// over TLS`},{name:`watch_limit`,value:`NUMBER`,about:`Watches of an account, the operator's included; they may have five times as many checks together (default 1000)`},{name:`worker`,value:`on|off`,about:"Whether `portcullis serve` runs the daily monitoring; off leaves it to `portcullis worker` (default on)"},{name:`metrics_listen`,value:`ADDRESS:PORT|off`,about:"Where `portcullis serve` and `portcullis worker` serve Prometheus metrics at /metrics (default 127.0.0.1:9464, for a worker 127.0.0.1:9465)"},{name:`registration`,value:`closed|invite|open`,about:`Who may sign up: nobody, people with an invitation, or anyone (default closed)`},{name:`allow_webhook_addresses`,value:`CIDR,…`,isList:true,about:`Networks that notifications may be sent to in addition to public addresses (default none)`},{name:`telegram_url`,value:`URL`,about:`Server of Telegram's Bot API for notifications (default https://api.telegram.org)`},{name:`bot_token`,isSecret:true,value:`TOKEN`,about:"Token of the Telegram bot that a channel sends with, for `portcullis channel add telegram`"},{name:`smtp_url`,isSecret:true,value:`URL`,about:`Send mail through this server: smtps://user:password@host, or smtp:// with STARTTLS`},{name:`mail_from`,value:`NAME <ADDRESS>`,about:`The sender of mail`},{name:`secret`,isSecret:true,value:`TEXT`,about:`Key that encrypts secrets in the database (default a file in the data directory, created on the first start)`},{name:`oidc_issuer`,value:`URL`,about:`Issuer of the OpenID provider with which people may sign in; its redirect URI is BASE_URL/account/sign-in/oidc/callback`},{name:`oidc_client_id`,value:`ID`,about:`Client ID that the OpenID provider issued`},{name:`oidc_client_secret`,isSecret:true,value:`TEXT`,about:`Client secret that the OpenID provider issued`},{name:`oidc_domains`,value:`DOMAIN,…`,isList:true,about:`Domains whose confirmed addresses get an account when they first sign in with the OpenID provider, whatever PORTCULLIS_REGISTRATION says (default none)`},{name:`oidc_label`,value:`TEXT`,about:`Name of the OpenID provider on the sign-in page (default its host)`},{name:`user_header`,value:`NAME`,about:`Header in which an authenticating proxy sends the e-mail address of the user, for the account pages and their API`},{name:`user_header_peers`,value:`CIDR,…`,isList:true,about:`Addresses of the proxies whose user header is believed; from every other peer it is removed`},...[...sourceIds.map(e=>{const{name:t,url:n}=sourceTable[e];return{name:sourceOption(e),stays:`here`,value:`URL`,about:`Ask this ${t} server instead of ${n}`}}),...sourceIds.flatMap(e=>{const{name:t,key:n}=sourceTable[e];const r=`API key for ${t}, sent only to its URL`;if(!n)return[];return[{name:keyOption(e),stays:`secret`,isSecret:true,value:`KEY`,about:r}]})],{name:`source_whois`,stays:`here`,value:`HOST[:PORT]`,about:`WHOIS server that names the server of each top-level domain, instead of whois.iana.org`},{name:`client_key_passphrase`,isSecret:true,value:`TEXT`,about:`Passphrase of the private key of the client certificate`}];
const environmentOnly=[...environmentAlone,...[...environmentAlone.filter(({isSecret:e})=>e),...remote.filter(({isSecret:e})=>e)].map(({name:e,stays:t})=>({name:secretFileOption(e),...t&&{stays:t},isFile:true,value:`FILE`,about:`File that contains the value of ${toVariable(e)}`}))];
// src/settings/options/list/gate.ts
const reports=[{name:`report`,value:`kind=FILE`,offers:reportKinds.map(e=>`${e}=`),isList:true,about:`Write a report, repeatable: ${reportKinds.join(`, `)}; - is the standard output`}];
const policyOptions=[{name:`config`,value:`FILE`,about:`Read this configuration instead of portcullis.config.jsonc, .json, .mjs, .ts … or package.json#portcullis`},{name:`baseline`,value:`FILE`,about:`Findings in this file do not count, and new ones of severity high or worse fail; the days threshold always counts`},...[{name:`fail_on`,value:`error|warn|never`,about:`Which verdict ends with exit code 1 (default error)`},{name:`on_error`,value:`fail|warn|pass`,about:`What follows when a target could not be measured: fail exits 3, warn shows a warning and exits 0, pass exits 0 (default fail)`}]];
const waiting=[{name:`wait_for`,value:`CONDITION`,isList:true,isLines:true,about:`Wait to measure until every address meets this condition twice: up (status below 500), status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT; repeatable`},{name:`wait_timeout`,value:`SECONDS`,about:`Give up waiting after this many seconds (default 300)`},{name:`wait_interval`,value:`SECONDS`,about:`Seconds between two attempts while waiting (default 5)`},{name:`confirm`,value:`0|1`,about:`Measure a failing target again, to tell whether the failure is stable (default 1); it stays a failure`},{name:`retries`,value:`0-5`,about:`Retry interrupted measurements this many times; verdicts are never retried (default 2)`}];
const crowds=[{name:`concurrency`,value:`1-32`,about:`Number of targets to measure at a time (default 8)`},{name:`targets`,value:`FILE|URL`,about:`Also measure the URLs in this file, one per line, or of this sitemap (file or URL); - is the standard input`}];
// src/settings/options/list/serving.ts
const storing=[{name:`data_dir`,isFile:true,value:`FOLDER`,about:`Store results in this folder (default $XDG_STATE_HOME/portcullis, else ~/.local/state/portcullis)`}];
const remembering=[{name:`data_dir`,isFile:true,value:`FOLDER`,about:`Store results in this folder, for history, pivot and the previous snapshot; without this flag nothing is stored`}];
const serving=[{name:`trust_proxy`,value:`CIDR,…`,isList:true,about:`Trusted proxies in front of this server; their X-Forwarded-For or Forwarded header is used (default none)`},{name:`base_url`,value:`URL`,about:`Public URL of this server; agents may use its host name (default this machine only)`},{name:`operator`,value:`TEXT`,about:`Who runs this server and how to reach them; shown on the pages, in OpenAPI and to agents`},{name:`terms`,value:`TEXT`,about:`Terms of use that the server shows (default: free use is non-commercial, companies contact the operator)`},{name:`rate_limit`,value:`NUMBER`,about:`Requests a minute for each client (default 60)`},{name:`all_ips`,isFlag:true,about:`Measure every address of a host unless the request says otherwise (default false)`},{name:`rate_limit_heavy`,value:`NUMBER`,about:`Requests a minute to heavy checks for each client (default 10)`},{name:`rate_limit_network`,value:`NUMBER`,about:`Times the limit of one client that all clients of an IPv6 /48 have together, 1 to 65536 (default 16)`},{name:`target_runs`,value:`NUMBER`,about:`Concurrent runs of anonymous clients at one target address (default 4)`},{name:`target_runs_reserved`,value:`NUMBER`,about:`Further concurrent runs at it for watches and holders of keys (default 2)`},{name:`target_connections`,value:`NUMBER`,about:`Connections a minute to one target address; watches and holders of keys get a quarter more (default 600)`},{name:`target_edge`,value:`NUMBER`,about:`Times more for an address whose many names each have a valid certificate, 1 to 8 (default 8)`},{name:`https`,isFlag:true,about:`Serve HTTPS, with a self-signed certificate unless a file is given (default false)`},{name:`https_cert`,isFile:true,value:`FILE`,about:`Serve HTTPS with the certificate chain in this PEM file`},{name:`https_key`,isFile:true,value:`FILE`,about:`PEM file of the unencrypted private key for HTTPS (default the file of the certificate)`},...storing,{name:`public_changes`,isFlag:true,about:`Show the changes of watched domains and the history of reports to all clients, except ports and exposed pages (default true)`},{name:`store_limit`,value:`SIZE`,about:`Size limit of the store, such as 500MB; the oldest results are deleted first (default 10GB)`}];
// src/settings/options/environment.ts
const prefix=`PORTCULLIS_`;
const injected=/^PORTCULLIS_(?:SERVICE_|PORT(?:_|$))/;
const options=[...Object.values(parameters).flatMap(e=>e.options),...measuring$1,...access$1,...policyOptions,...remote,...serving,...following,...reporting,...reports,...hosting.filter(({name:e})=>e!==`token`),...waiting,...crowds];
const variables=new Set([`PORTCULLIS_URL`,...[...options,...environmentOnly].map(({name:e})=>toVariable(e)).filter(e=>!injected.test(e))]);
function readVariable(e,t){const n=toVariable(t);return variables.has(n)?e[n]||void 0:void 0}
function checkEnvironment(e){for(const t of Object.keys(e).filter(e=>e.startsWith(prefix))){if(variables.has(t)||injected.test(t))continue;const e=[...variables].map(e=>e.slice(11));const n=suggest(t.slice(11),e,e=>prefix+e);throw failure$1(`input.unknown`,{field:{en:`environment variable ${t}`,ko:`환경 변수 ${t}`},suggestion:n},{reason:t})}}
// src/settings/options/given.ts
function readGiven(e,t,n,r=[]){const own=e=>readVariable(t,e);function holder(t){if(e.value(t)!==void 0)return e;return own(t)===void 0?r.find(e=>e.value(t)!==void 0):null}function source(e){const t=holder(e);return t===null?`environment`:t?.source}function naming(t){if(!n.some(e=>e.name===t))return t;const r=holder(t);return r===null?toVariable(t):(r??e).naming(t)}function one(e){const t=holder(e)?.value(e);if(Array.isArray(t)){const[n=``,r=``]=t.map(e=>shownTwice(String(e)));throw failure$1(`input.conflict`,{field:naming(e),first:n,second:r},{reason:e})}return t===void 0?own(e):`${t}`}function list(e){const t=holder(e)?.value(e);if(t!==void 0)return[t].flat().map(String);const r=n.find(t=>t.name===e)?.isLines?/[\r\n]+/:`,`;return(own(e)?.split(r)??[]).map(e=>e.trim()).filter(e=>e!==``)}function isSet(e){const t=one(e)??`false`;if(t===`true`||t===`false`)return t===`true`;const n=`"${printable(t,60)}"`;throw failure$1(`input.option`,{field:naming(e),expected:`true, false`,given:n,suggestion:``},{reason:e})}return{one,list,isSet,naming,source,variable:e=>t[e]}}
function shownTwice(e){const[t=``]=e.split(/[?#]/,1);const n=t.lastIndexOf(`@`);return printable(`${n<0?t:`…${t.slice(n)}`}${t.length<e.length?`…`:``}`,60)}
const later$1=e=>{let t;const used=()=>t??=e();return new Proxy(function(){},{apply:(e,t,n)=>Reflect.apply(used(),t,n),construct:(e,t,n)=>Reflect.construct(used(),t,n),get:(e,t)=>used()[t],has:(e,t)=>t in used()})};
const load$1=()=>process.getBuiltinModule(`node:util`);
const isDeepStrictEqual=later$1(()=>load$1().isDeepStrictEqual);
// src/core/result/answer-schema.ts
function answerSchemaOf({answer:e,raw:t}){return e?.schema??object({raw:t,interpretation})}
// src/core/redact/readings.ts
function plain$1(e){const t=Array.from({length:e.length},(e,t)=>t);return{text:e,from:t,to:t.map(e=>e+1)}}
const escapes=/%(?<percent>[0-9a-f]{2})|\\u\{?(?:0{0,4})(?<unicode>[0-9a-f]{2})\}?|\\x(?<hex>[0-9a-f]{2})|&#(?<decimal>\d{1,4});|&#x0{0,4}(?<entity>[0-9a-f]{2});|&(?<name>amp|lt|gt|quot|apos);|\\(?<itself>[^a-z0-9])/giu;
const named$1={amp:`&`,lt:`<`,gt:`>`,quot:`"`,apos:`'`};
function decode({text:e,from:t,to:n}){const r=[];let i=0;const copy=a=>{for(;i<a;i++)r.push({character:e[i]??``,begin:t[i]??0,end:n[i]??0})};for(const{index:a,0:o,groups:s={}}of e.matchAll(escapes)){copy(a);const e=a+o.length;r.push({character:meaning(s),begin:t[a]??0,end:n[e-1]??0});i=e}copy(e.length);return{text:r.map(({character:e})=>e).join(``),from:r.map(({begin:e})=>e),to:r.map(({end:e})=>e)}}
function meaning(e){const{percent:t,unicode:n,hex:r,entity:i,decimal:a,name:o,itself:s}=e;const c=t??n??r??i;if(c!==void 0)return String.fromCharCode(Number.parseInt(c,16));if(a!==void 0)return String.fromCharCode(Number(a));return(o===void 0?s:named$1[o.toLowerCase()])?.[0]??`?`}
const mostLayers=5;
function readingsOf(e){const t=[plain$1(e)];for(let e=t[0];e&&t.length<=mostLayers;){const n=decode(e);if(n.text.length===e.text.length)break;t.push(n);e=n}return t}
function openRedactor(e,t=[]){const n=toldBy(t);const r=[...new Set(e.flatMap(partsOf$1).flatMap(spellingsOf))].map(e=>needleOf(e.toLowerCase(),n)).filter(({text:e,own:t})=>e.length-t>=6&&!n.some(t=>t.includes(e))).toSorted((e,t)=>t.text.length-e.text.length);if(r.length===0)return e=>e;return e=>{if(e.length<6)return e;return cut(e,readingsOf(e).flatMap(e=>rangesIn(e,r,n)))}}
function redactDeep(e,t){return walk(e,t)}
const ours=new Set([`id`,`fingerprint`,`reference`,`schema`,`observedAt`,`generatedAt`]);
const coded=new Set([`reason`,`kind`,`check`]);
const code$2=/^[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}$/;
function walk(e,t){if(typeof e===`string`)return t(e);if(Array.isArray(e))return e.map(e=>walk(e,t));if(typeof e!==`object`||e===null)return e;const n=Object.entries(e).map(([e,n])=>[e,isOurs(e,n)?n:walk(n,t)]);return Object.fromEntries(n)}
const sources=new Set([`query`,`default`,`default auto`]);
function isOurs(e,t){if(ours.has(e)||e===`source`&&sources.has(t))return true;return coded.has(e)&&typeof t===`string`&&code$2.test(t)}
const schemes=/^(?:basic|bearer|digest|negotiate|token)$/i;
function partsOf$1(e){const t=e.split(/[\s;,"]+/).flatMap(e=>{const t=e.indexOf(`=`);return t>0&&t<e.length-1?[e,e.slice(t+1)]:[e]});const n=/^basic\s+(?<pair>[a-z0-9+/=]+)$/i.exec(e.trim())?.groups?.[`pair`];const r=n===void 0?``:Buffer.from(n,`base64`).toString(`latin1`);const i=[e,...t,r,r.slice(r.indexOf(`:`)+1)];return[...i,...[...t,...i.slice(-1)].flatMap(fragmentsOf)].filter(e=>e.length>=6&&!schemes.test(e))}
function fragmentsOf(e){return[/[/+=]/,/\//,/=/].flatMap(t=>e.split(t)).filter(e=>/[a-z]/i.test(e)&&/\d/.test(e))}
function spellingsOf(e){const t=base64Of(e);return[e,decode(plain$1(e)).text,e.replaceAll(` `,`+`),Buffer.from(e,`latin1`).toString(`hex`),...t,...t.flatMap(base64Of)]}
function base64Of(e){const t=Buffer.from(e,`latin1`);const n=[0,1,2].map(e=>inside(t,e));return[...new Set([...n,...n.map(e=>e.replaceAll(`+`,`-`).replaceAll(`/`,`_`))])]}
function inside(e,t){const n=Buffer.concat([Buffer.alloc(t),e]).toString(`base64`).replace(/=+$/,``);const r=(e.length+t)%3===0;return n.slice(t===0?0:t+1,r?void 0:-1)}
function toldBy(e){const t=e.flatMap(e=>{const t=URL.parse(e.includes(`://`)?e:`https://${e}`);return t?[e,t.href,t.origin,t.host,t.hostname]:[e]}).flatMap(e=>[e,decode(plain$1(e)).text].map(e=>e.toLowerCase()));return[...new Set(t)].filter(e=>e.length>=6)}
function needleOf(e,t){const n=Math.max(0,...t.filter(t=>e.startsWith(t)).map(e=>e.length));const r=/^https?:\/\/[^/?#@]+(?:\/|(?=[?#]|$))/.exec(e)?.[0]??``;return{text:e,own:n,telling:Math.max(n,r.length)}}
function rangesIn({text:e,from:t,to:n},r,i){const a=e.replace(/[A-Z]+/g,e=>e.toLowerCase());const o=r.flatMap(e=>[...placesOf(e.text,a),...begunIn(a,e)]);if(o.length===0)return[];const s=i.flatMap(e=>placesOf(e,a));return o.map(e=>without$1(s,e)).filter(([e,t])=>e<t).map(([e,r])=>[t[e]??0,n[r-1]??0])}
function placesOf(e,t){const n=[];for(let r=t.indexOf(e);r>=0;r=t.indexOf(e,r+1))n.push([r,r+e.length]);return n}
function begunIn(e,t){return placesOf(t.text.slice(0,6),e).flatMap(([n])=>{const r=e.indexOf(`…`,n);const i=r<0?e.length:r;const a=i-n;if(a<=t.own||a>=t.text.length||!t.text.startsWith(e.slice(n,i)))return[];return r>=0||isTelling(a,t)?[[n,i]]:[]})}
const many=12;
function isTelling(e,{text:t,telling:n}){const r=e-n;return r>=many||r>=6&&r>=(t.length-n)*.75}
function without$1(e,[t,n]){return[Math.max(t,...e.filter(([e,n])=>e<=t&&t<n).map(([,e])=>e)),Math.min(n,...e.filter(([e,t])=>e<n&&n<=t).map(([e])=>e))]}
function cut(e,t){let n=``;let r=0;for(const[i,a]of t.toSorted((e,t)=>e[0]-t[0]||t[1]-e[1])){if(i>=r)n+=e.slice(r,i)+`***`;r=Math.max(r,a)}return n+e.slice(r)}
// src/run/mask.ts
function maskAll(e,t){const n=openRedactor(t);const{look:r,waitsForRoom:i}=e;return{...r&&{look:lookWithout(r,t)},...i&&{waitsForRoom:i},check:(e,t)=>refuseTold(e,n,t?{naming:t}:{}),maskAll:(e,n)=>redactorFor(t,[n])(e),async answer(r,i,a){const o=Object.values(i);refuseTold(i,n,a);const s=redactorFor(t,o);try{const t=await e.answer(r,i,a);return{...t,data:withoutSecrets(r,t.data,s)}}catch(e){throw silenced(e,s,t.length>0)}}}}
function redactorFor(e,t){const n=openRedactor([...e,...t.flatMap(urlSecrets)],t.map(maskUrls));return e=>n(maskUrls(e))}
function lookWithout(e,t){return async(n,r)=>{const i=redactorFor(t,[n]);try{return await e(n,r)}catch(e){throw silenced(e,i,t.length>0)}}}
function refuseTold(e,t,{naming:n}){for(const[r,i]of Object.entries(e)){const e=/^(?:[a-z]+:\/\/)?[^/?#]*(?<rest>.*)$/is.exec(maskUrls(i))?.groups?.[`rest`]??``;if(t(e)===e)continue;throw failure$1(`input.value`,{field:n?.(r)??r,expected:withoutSecret,given:unshown$1},{reason:r})}}
const withoutSecret={en:`a value without header values or other secrets, because every report shows it`,ko:`헤더로 보내는 값이나 다른 비밀 값이 없는 것(모든 보고서에 표시됩니다)`};
const unshown$1={en:`one that contains a secret (not shown)`,ko:`그 값이 든 것(표시하지 않음)`};
function withoutSecrets(e,t,n){const r=answerSchemaOf(e);let i=false;const a=redactDeep(t,e=>{const t=n(e);i||=t!==e;return t});if(!i)return t;const{error:o}=r.safeParse(a);return(o?.issues??[]).reduce((e,{path:n})=>putBack(e,t,n),a)}
function putBack(e,t,[n,...r]){if(n===void 0)return typeof t===`string`?t:e;if(typeof e!==`object`||e===null||typeof t!==`object`||t===null)return e;const i=putBack(Reflect.get(e,n),Reflect.get(t,n),r);if(Array.isArray(e))return e.map((e,t)=>t===n?i:e);return{...e,[n]:i}}
function silenced(e,t,n){if(e instanceof Failure){const{facts:r,retryAfter:i}=e;const a=redactDeep(r.params,t);if(!n&&isDeepStrictEqual(a,r.params))return e;return new Failure({...r,params:a},i===null?{}:{retryAfter:i})}if(!(e instanceof Error))return e;if(!n&&t(e.stack??e.message)===(e.stack??e.message))return e;const r=new Error(t(e.message));r.stack=t(e.stack??``);return r}
// src/settings/access/headers.ts
const mostHeaders=20;
const mostBytes$1=8192;
const token=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
const variableName=/^[A-Za-z_][A-Za-z0-9_]{0,199}$/;
const kept=/^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|http2-settings|accept-encoding|origin|range|if-.*)$/;
function readHeaders(e){const t=e.list(`header`).map(t=>readEntry(t,e));const n=t.map(({name:e})=>e);const r=n.find((e,t)=>n.indexOf(e)!==t);if(r!==void 0)throw wrong$8(e,{en:`given once for ${r}`,ko:`${r}에 한 번만`},two);if(t.length>mostHeaders)throw wrong$8(e,{en:`no more than ${mostHeaders} headers`,ko:`${mostHeaders}개 이하의 헤더`},`${t.length}`);const i=t.reduce((e,{name:t,value:n})=>e+t.length+n.length+4,0);if(i>mostBytes$1)throw wrong$8(e,{en:`no more than 8 kB in total for all headers`,ko:`모두 합하여 8 kB 이하`},`${i} B`);return{headers:Object.fromEntries(t.map(({name:e,value:t})=>[e,t])),empty:t.find(({value:e})=>e===``)?.name??null}}
const two={en:`twice`,ko:`두 번`};
function heldIn(e,t){return e.flatMap(e=>{const{isValue:n,rest:r}=split(e);const i=n?r:t(r);return i?[i]:[]})}
function split(e){const t=e.search(/[:=]/);if(t<0)return{name:e,isValue:false,rest:``};return{name:e.slice(0,t).trim(),isValue:e[t]===`:`,rest:e.slice(t+1).trim()}}
function readForm(e,t){const n=split(e);const{name:r,isValue:i,rest:a}=n;const o=t.source(`header`);const s=o===`input`||o===`option`;if(i&&!s||!i&&!variableName.test(a))throw wrong$8(t,forms$1(s),hidden);if(!token.test(r))throw wrong$8(t,forms$1(s),hidden);if(kept.test(r.toLowerCase()))throw wrong$8(t,free,printable(r,60));return n}
function readEntry(e,t){const{name:n,isValue:r,rest:i}=readForm(e,t);const a=r?{en:`The value of ${n}`,ko:`${n}의 값`}:i;const o=(r?i:valueOf(i,n,t)).replace(/^[ \t]+|[ \t]+$/g,``);return{name:n.toLowerCase(),value:o===``?o:checked$2(o,a,t)}}
function valueOf(e,t,n){const r=n.variable(e);if(r!==void 0)return r;const i=n.naming(`header`);const a={en:`${i} sends the value of this environment variable as ${t}, but the variable is not set`,ko:`${i}는 이 환경 변수의 값을 ${t} 헤더로 보내므로 변수를 설정해야 합니다`};const o={en:`The environment variable for ${t}`,ko:`${t}에 지정한 환경 변수`};throw failure$1(`input.missing`,{field:isSurelyName(e,n)?e:o,expected:a},{reason:`header`})}
const usualName=/^[A-Z_][A-Z0-9_]{0,63}$/;
function isSurelyName(e,t){return usualName.test(e)||t.variable(e)!==void 0}
const visible$1=/^[\u0020-\u007e\t]+$/;
function checked$2(e,t,n){if(visible$1.test(e))return e;throw failure$1(`input.value`,{field:t,expected:{en:`visible ASCII characters on one line, without line breaks or control characters`,ko:`줄바꿈과 제어 문자가 없는 한 줄의 ASCII 문자`},given:{en:`its current value (${n.naming(`header`)})`,ko:`현재 값(${n.naming(`header`)})`}},{reason:`header`})}
const hidden={en:`the given value (not shown)`,ko:`다른 값(표시하지 않음)`};
const free={en:`a header other than those that control the message, such as Content-Length, and those that Portcullis sets itself, such as Host`,ko:`메시지를 제어하는 헤더(Content-Length 등)와 Portcullis가 직접 설정하는 헤더(Host 등)가 아닌 것`};
function forms$1(e){return e?{en:`lines of the form NAME=VARIABLE, where VARIABLE is the environment variable that contains the value, or Name: value`,ko:`값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE 줄 또는 Name: value 줄`}:{en:`NAME=VARIABLE, where VARIABLE is the environment variable that contains the value (others could read a value on the command line or in a file)`,ko:`헤더 이름과, 값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE(명령줄과 파일의 값은 다른 사람이 읽을 수 있습니다)`}}
function wrong$8(e,t,n){return failure$1(`input.value`,{field:e.naming(`header`),expected:t,given:n},{reason:`header`})}
const later=e=>{let t;const used=()=>t??=e();return new Proxy(function(){},{apply:(e,t,n)=>Reflect.apply(used(),t,n),construct:(e,t,n)=>Reflect.construct(used(),t,n),get:(e,t)=>used()[t],has:(e,t)=>t in used()})};
const load=()=>process.getBuiltinModule(`node:tls`);
const rootCertificates=later(()=>load().rootCertificates);
const getCACertificates=later(()=>load().getCACertificates);
const createSecureContext=later(()=>load().createSecureContext);
const TLSSocket=later(()=>load().TLSSocket);
const connect$1=later(()=>load().connect);
// src/net/roots.ts
function splitPem(e){return e.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)??[]}
function openTrustStore(e){const t=e.map(e=>toNamed(e,`given`));return{named:e=>{const n=canonicalName(toBuffer(e));const r=mozilla().filter(e=>e.name===n);const i=t.filter(e=>e.name===n);return[...r,...without(i,r)].map(({der:e,by:t})=>({der:e,by:t}))}}}
function without(e,t){return e.filter(({der:e})=>!t.some(t=>t.der.equals(e)))}
let mozillaAnchors;
function mozilla(){return mozillaAnchors??=rootCertificates.map(e=>toNamed(e,`mozilla`))}
function toNamed(e,t){const n=toDer(e);return{der:n,by:t,name:canonicalName(readSubject(n))}}
function toDer(e){return Buffer.from(e.replace(/-----[^-]+-----/g,``),`base64`)}
const contexts$1=new Map;
function contextFor(e,t,n){const r=clientsOf(n);if(t.issuers)return createContext(e,t,r);const{lenient:i=false,groups:a=[],onlyTls13:o=false,belowTls13:s=false,keys:c=[]}=t;const{legacyRenegotiation:l=false}=t;const u=`${r} ${[i,o,s,l].join(` `)} ${a.join(`:`)} ${c.join(`:`)} ${e.join(``)}`;const d=contexts$1.get(u);if(d)return d;const f=createContext(e,t,r);contexts$1.set(u,f);return f}
const asBrowsersDo={ciphers:Object.values(browserOffer.suites).join(`:`),ecdhCurve:browserOffer.groups.map((e,t)=>t<2?`*${e}`:e).join(`:`),sigalgs:browserOffer.signatures.join(`:`)};
const usualVersions={minVersion:`TLSv1.2`,maxVersion:`TLSv1.3`};
const browserOptions={...usualVersions,...asBrowsersDo};
const asNobodyDoes={ciphers:`${asBrowsersDo.ciphers}:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0`,ecdhCurve:[...browserOffer.groups.filter(e=>!e.includes(`MLKEM`)),`secp521r1`,`x448`,`ffdhe2048`,`ffdhe3072`,`ffdhe4096`,`ffdhe6144`,`ffdhe8192`,`secp224r1`,`brainpoolP256r1`,`brainpoolP384r1`,`brainpoolP512r1`,`secp256k1`,`secp224k1`,`secp192r1`,`secp192k1`,`secp160r1`,`secp160r2`,`secp160k1`,`sect571r1`,`sect571k1`,`sect409r1`,`sect409k1`,`sect283r1`,`sect283k1`,`sect239k1`,`sect233r1`,`sect233k1`,`sect193r1`,`sect193r2`,`sect163r1`,`sect163r2`,`sect163k1`,`brainpoolP256r1tls13`,`brainpoolP384r1tls13`,`brainpoolP512r1tls13`,`SecP256r1MLKEM768`,`SecP384r1MLKEM1024`,`MLKEM512`,`MLKEM768`,`MLKEM1024`].join(`:`),sigalgs:[...browserOffer.signatures,`ecdsa_secp521r1_sha512`,`ed25519`,`ed448`,`rsa_pss_pss_sha256`,`rsa_pss_pss_sha384`,`rsa_pss_pss_sha512`,`ecdsa_brainpoolP256r1tls13_sha256`,`ecdsa_brainpoolP384r1tls13_sha384`,`ecdsa_brainpoolP512r1tls13_sha512`,`ECDSA+SHA224`,`RSA+SHA224`,`ECDSA+SHA1`,`RSA+SHA1`,`DSA+SHA256`,`DSA+SHA384`,`DSA+SHA512`,`DSA+SHA224`,`DSA+SHA1`].join(`:`)};
const legacyServerConnect=4;
function createContext(e,t,n){const{lenient:r,issuers:i=[],groups:a,onlyTls13:o,belowTls13:s,keys:c,legacyRenegotiation:l}=t;const u=i.flatMap(toIntermediate);return createSecureContext({ca:[...rootCertificates,...e,...u],...usualVersions,...!r&&!a&&n===`browsers`&&asBrowsersDo,...r&&{minVersion:`TLSv1`,...asNobodyDoes},...(r===true||l===true)&&{secureOptions:legacyServerConnect},...c&&offerFor(c,{lenient:r,clients:n}),...a&&{ecdhCurve:a.join(`:`)},...o&&{minVersion:`TLSv1.3`},...s&&{maxVersion:`TLSv1.2`}})}
const signaturesOf={RSA:[`rsa_pss_rsae_sha256`,`rsa_pss_rsae_sha384`,`rsa_pss_rsae_sha512`,`rsa_pss_pss_sha256`,`rsa_pss_pss_sha384`,`rsa_pss_pss_sha512`],ECDSA:[`ecdsa_secp256r1_sha256`,`ecdsa_secp384r1_sha384`,`ecdsa_secp521r1_sha512`],EdDSA:[`ed25519`,`ed448`]};
const ofAuthorities=[`rsa_pkcs1_sha256`,`rsa_pkcs1_sha384`,`rsa_pkcs1_sha512`];
const outdatedSignatures={RSA:[`RSA+SHA224`,`RSA+SHA1`],ECDSA:[`ECDSA+SHA224`,`ECDSA+SHA1`],EdDSA:[]};
const suitesFor={RSA:`aRSA`,ECDSA:`aECDSA`,EdDSA:`aECDSA`};
function offerFor(e,{lenient:t=false,clients:n}){const r=Object.keys(browserOffer.suites).filter(e=>!e.includes(`_WITH_`));const i=new Set(e.map(e=>suitesFor[e]));if(i.size>1&&!e.includes(`ECDSA`))i.delete(suitesFor.EdDSA);const a=e.flatMap(e=>[...signaturesOf[e],...t?outdatedSignatures[e]:[]]);return{ciphers:[...r,...i,`!aNULL`,`!eNULL`,...t?[`@SECLEVEL=0`]:[]].join(`:`),sigalgs:[...a,...ofAuthorities].join(`:`),...!t&&n===`browsers`&&{ecdhCurve:`${asBrowsersDo.ecdhCurve}:secp521r1`}}}
function toIntermediate(e){try{const t=new X509Certificate(e);return isSelfIssued(readCertificate$1(e))||t.checkIssued(t)?[]:[t.toString()]}catch{return[]}}
// src/net/access.ts
function accessFor(e,t,n){return n&&e&&e.host===t.host&&e.port===t.port?e:void 0}
function isTrustedFor(e,{trustError:t,lenient:n,chain:r}){return t===null&&!n&&bearsName(r[0],e)}
function bearsName(e,t){if(!e)return false;const n=new X509Certificate(e);if((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(t)!==0)return n.checkIP(t)!==void 0;return n.checkHost(t.replace(/\.$/,``),{subject:`never`,partialWildcards:false})!==void 0}
function equipped(e,{handshake:t,asksWho:n},r,i){if(!i||e.isAnonymous||!t)return e;const a=Object.keys(i.headers).length>0;if((a||i.identity!==void 0&&n)&&!isTrustedFor(r,t))throw failure$1(`access.untrusted`,{host:r});return a?withHeaders(e,i):e}
function withHeaders(e,{headers:t}){const{headers:n={}}=e;const r=[t[`cookie`],n[`cookie`]].filter(e=>e!==void 0);const i=r.length>0&&{cookie:r.join(`; `)};return{...e,headers:{...t,...n,...i}}}
const contexts=new WeakMap;
function contextWith(e,t){const n=contexts.get(e)??new Map;contexts.set(e,n);const r=t.join(``);const i=n.get(r)??openIdentity(e,t);n.set(r,i);return i}
function openIdentity({certificate:e,key:t},n=[]){return createSecureContext({ca:[...rootCertificates,...n],...browserOptions,cert:e,key:t})}
// src/settings/pem.ts
const begin=`-----BEGIN `;
function pemText(e,t){return e.includes(begin)?e:readFile(e,t).toString(`latin1`)}
function shownPem(e){return e.includes(begin)?`PEM`:printable(e,200)}
// src/settings/options/secret.ts
function readSecret(e,t,{field:n,isRight:r,expected:i}){const a=secretFileOption(e);const[o,s]=[t.one(e),t.one(a)];if(o!==void 0&&s!==void 0)throw failure$1(`input.conflict`,{field:n,first:t.naming(e),second:t.naming(a)},{reason:e});const c=s===void 0?o:readSecretFile(s,e,t);if(c===void 0||r(c))return c??null;throw failure$1(`input.value`,{field:t.naming(s===void 0?e:a),expected:i,given:shownOf(c)},{reason:e})}
const largestSecretFile=1e4;
function readSecretFile(e,t,n){const unusable=r=>failure$1(`input.file`,{field:n.naming(secretFileOption(t)),path:shown(e),detail:r},{reason:t});return readFile(e,{largest:largestSecretFile,unusable}).toString().trim()}
function shownOf(e){const[t]=/^[a-z]{1,20}:(?=\/\/)/i.exec(e)??[];return t===void 0?unshown:`"${t}…"`}
const unshown={en:`the given value (not shown)`,ko:`다른 값(표시하지 않음)`};
// src/settings/access/identity.ts
const ofClient={certificate:`client_cert`,key:`client_key`,passphrase:`client_key_passphrase`};
const largestFile$3=1048576;
function readIdentity(e,t=ofClient){const n=e.one(t.certificate);const r=e.one(t.key);if(n===void 0&&r===void 0)return null;if(n===void 0)throw failure$1(`input.missing`,{field:e.naming(t.certificate),expected:{en:`a private key needs its certificate`,ko:`개인 키를 쓰려면 그에 맞는 인증서도 지정해야 합니다`}},{reason:t.certificate});const i=open(n,t.certificate,e);const a=r===void 0?i:open(r,t.key,e);const o=splitPem(i.text);const s=readCertificate(o[0],i);const c=readKey$1(a,e,t.passphrase);if(!s.checkPrivateKey(c))throw a.unusable({en:`its private key does not match the first certificate`,ko:`첫 번째 인증서의 키가 아닙니다`});const l={certificate:o.join(`
`),key:c.export({type:`pkcs8`,format:`pem`}).toString()};tryOut(l,i);return l}
function open(e,t,n){const r=shownPem(e);const unusable=e=>failure$1(`input.file`,{field:n.naming(t),path:r,detail:e},{reason:t});return{text:pemText(e,{largest:largestFile$3,unusable}),unusable}}
function readCertificate(e,{unusable:t}){if(e===void 0)throw t({en:`it contains no PEM certificate`,ko:`PEM 인증서가 들어 있지 않습니다`});try{return new X509Certificate(e)}catch{throw t({en:`its certificate cannot be read`,ko:`인증서를 읽을 수 없습니다`})}}
const privateKey=/-----BEGIN (?<kind>[A-Z ]*)PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/;
function readKey$1({text:e,unusable:t},n,r){const i=privateKey.exec(e);if(!i)throw t({en:`it contains no PEM private key`,ko:`PEM 개인 키가 들어 있지 않습니다`});const[a]=i;const o=i.groups?.[`kind`]===`ENCRYPTED `||a.includes(`ENCRYPTED`);const s=r===void 0?void 0:readPassphrase(n,r);if(o&&s===void 0)throw t(lacking(r));try{return createPrivateKey({key:a,...o&&{passphrase:s}})}catch{const e=toVariable(r??``);throw t(o?{en:`${e} does not decrypt its private key`,ko:`${e}로 키를 열 수 없습니다`}:{en:`its private key cannot be read`,ko:`키를 읽을 수 없습니다`})}}
function lacking(e){if(e===void 0)return{en:`its private key is encrypted; give an unencrypted one`,ko:`키가 암호화되어 있습니다. 암호화되지 않은 키를 지정하십시오`};const t=toVariable(e);return{en:`its private key is encrypted, and ${t} is not set`,ko:`키가 암호화되어 있는데 ${t}가 설정되지 않았습니다`}}
function tryOut(e,{unusable:t}){try{openIdentity(e)}catch(e){const n=printable(codeOf(e)||`OpenSSL`,100);throw t({en:`it cannot be used for TLS (${n})`,ko:`TLS에 사용할 수 없습니다(${n})`})}}
function codeOf(e){const t=e instanceof Error?Reflect.get(e,`code`):void 0;return typeof t===`string`?t:``}
function readPassphrase(e,t=`client_key_passphrase`){const n={en:`The passphrase`,ko:`암호문`};return readSecret(t,e,{field:n,isRight:()=>true,expected:n})??void 0}
// src/settings/access/proxies.ts
const proxyVariables=[`https_proxy`,`HTTPS_PROXY`,`http_proxy`,`HTTP_PROXY`,`all_proxy`,`ALL_PROXY`];
const off=`off`;
function readProxies(e){const t=(e.variable(`no_proxy`)||e.variable(`NO_PROXY`)||``).split(/[\s,]+/).filter(e=>e!==``);const n=typed(e);const r=n===void 0?told(e,`all`):n;const i=n===void 0?told(e,`https`)??r:n;const a=n===void 0?told(e,`http`)??r:n;return{secure:i,plain:a,bypass:t,resolves:readResolves(e,i??a)}}
function readResolves(e,t){if(!e.isSet(`proxy_dns`))return false;const n=e.naming(`proxy_dns`);if(!t){const t={en:`${n} lets a proxy resolve host names, but no proxy is given`,ko:`${n}는 프록시가 이름을 확인하게 하는 옵션이므로 프록시를 지정해야 합니다`};throw failure$1(`input.missing`,{field:e.naming(`proxy`),expected:t},{reason:`proxy_dns`})}if(!e.isSet(`all_ips`))return true;throw failure$1(`input.together`,{field:n,other:e.naming(`all_ips`),detail:untold},{reason:`proxy_dns`})}
const untold={en:`a proxy does not report the addresses of a host name`,ko:`프록시는 이름의 주소를 알려 주지 않습니다`};
function toProxies({secure:e,plain:t,bypass:n,resolves:r}){return e||t?{secure:e?.proxy,plain:t?.proxy,bypass:n,resolves:r}:null}
function secretsOfProxies({secure:e,plain:t}){return[e,t].flatMap(e=>e?.proxy.authorization??[])}
function typed(e){const t=e.source(`proxy`);if(t===void 0)return void 0;const n=e.naming(`proxy`);if(t!==`environment`&&e.list(`proxy`).length>1)throw failure$1(`input.repeated`,{field:n,count:e.list(`proxy`).length},{reason:`proxy`});const r=e.one(`proxy`)??off;if(r!==off&&!/:\/\/|:\d+\/?\s*$/.test(r))throw wrong$7(r,n);return r===off?null:{proxy:readProxy(r,n),from:t}}
function told(e,t){const n=proxyVariables.find(n=>n.toLowerCase()===`${t}_proxy`&&e.variable(n));const r=n&&e.variable(n);return n&&r?{proxy:readProxy(r,n),from:n}:null}
const usualPort$1={"http:":1080,"https:":443};
const expected$1={en:`an http or https URL of a proxy, such as http://proxy.example:3128 or http://user:password@proxy.example:3128`,ko:`http://proxy.example:3128이나 http://user:password@proxy.example:3128 같은 http 또는 https 프록시 URL`};
function readProxy(e,t){const n=URL.parse(e.includes(`://`)?e.trim():`http://${e.trim()}`);const r=n?.protocol===`http:`||n?.protocol===`https:`;const i=n&&(n.search!==``||n.hash!==``||!/^\/?$/.test(n.pathname));if(!n||!r||hostOf(n)===``||n.port===`0`||i)throw wrong$7(e,t);const a=n.protocol===`https:`;const o=credentialsOf(n,e,t);return{isSecure:a,host:hostOf(n),port:n.port===``?portIn(e,a):Number(n.port),...o!==void 0&&{authorization:o},name:`${n.protocol}//${n.host}`}}
function portIn(e,t){if(/:(?:80|443)\/?\s*$/.exec(e))return t?443:80;return t?usualPort$1[`https:`]:usualPort$1[`http:`]}
function credentialsOf({username:e,password:t},n,r){if(e===``&&t===``)return void 0;const[i,a]=[decoded(e),decoded(t)];if(i===null||a===null||/[\u0000-\u001f\u007f]/.test(i+a)||i.includes(`:`))throw wrong$7(n,r);return`Basic ${Buffer.from(`${i}:${a}`).toString(`base64`)}`}
function decoded(e){try{return decodeURIComponent(e)}catch{return null}}
const knownScheme=/^\s*(?:https?|ftp|wss?|socks[45]?[ah]?):\/\//i;
function wrong$7(e,t){const n=e.slice(e.lastIndexOf(`@`)+1).split(/[?#]/,1)[0]??``;const r=printable(knownScheme.test(n)?n:n.replace(/^.*:\/\//s,`…://`),60);const i=e.includes(`@`)?`"…@${r}"`:`"${r}"`;return failure$1(`input.value`,{field:t,expected:expected$1,given:i},{reason:`proxy`})}
// src/settings/access/access.ts
function readAccess(e){const{headers:t,empty:n}=readHeaders(e);const r=readIdentity(e);const i=readProxies(e);const a=toProxies(i);const o=Object.keys(t).length>0;const s=r&&readPassphrase(e);return{...(o||r)&&{credentials:{headers:t,...r&&{identity:r}}},...a&&{proxies:a},emptyHeader:n,secrets:[...Object.values(t).filter(e=>e!==``),...secretsOfProxies(i),...s?[s]:[]]}}
// src/settings/access/remote.ts
function readRemote(e){const t=readKey(e);const n=e.one(`server`);if(n===void 0&&t===void 0)return null;if(n===void 0)throw keyAlone(e);const r=readServer(n,e);refuseLocal(e);if(t===void 0)return{server:r};if(!isPrivateWay(new URL(r)))throw wrong$6(`server`,e,secureWay,maskedUrl(n));return{server:r,key:t}}
const local$1=[...measuring$1,...access$1,...environmentOnly].filter(({stays:e})=>e!==void 0);
function refuseLocal(e){const t=local$1.find(({name:t})=>e.source(t)!==void 0);if(t!==void 0)throw notBesideServer(t,e)}
function notBesideServer({name:e,stays:t},n){const r=t===`secret`?{en:`your secrets are never sent to the server`,ko:`비밀 값은 서버로 보내지 않습니다`}:{en:`the server measures with its own settings`,ko:`서버는 자체 설정으로 측정합니다`};return failure$1(`input.together`,{field:n.naming(e),other:n.naming(`server`),detail:r},{reason:e})}
const aServer$3={en:`an http or https URL such as https://portcullis.example/, without user name, query or fragment`,ko:`https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)`};
function readServer(e,t){const n=/^\s*https?:\/\/[^?#]*$/i.test(e)?parseUrl(e):null;if(!n||`problem`in n)throw wrong$6(`server`,t,aServer$3,maskedUrl(e));return n.value.endsWith(`/`)?n.value:`${n.value}/`}
function maskedUrl(e){const[t=``]=e.split(/[?#]/,1);if(e.includes(`@`,t.length))return`"…"`;const n=t.lastIndexOf(`@`);return`"${printable(n<0?t:`…${t.slice(n)}`,100)}${t.length<e.length?`…`:``}"`}
function readKey(e){if(e.source(`key`)!==`environment`&&e.list(`key`).length>1)throw wrong$6(`key`,e,aKey$1,unshown);return readSecret(`key`,e,{field:{en:`The API key`,ko:`API 키`},isRight:isKey,expected:aKey$1})??void 0}
function keyAlone(e){const t=e.naming(`key`);const n={en:`${t} is only used with a server`,ko:`${t}는 서버와 함께만 쓸 수 있습니다`};return failure$1(`input.missing`,{field:e.naming(`server`),expected:n},{reason:`server`})}
function wrong$6(e,t,n,r){return failure$1(`input.value`,{field:t.naming(e),expected:n,given:r},{reason:e})}
// src/settings/access/remote-send.ts
async function openRemoteSend({server:e}){const{openClient:t}=await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(7580)]).then(__webpack_require__.bind(__webpack_require__, 7580)).then(e=>({openClient:e.r}));return t(e)}
// src/run/close-runner.ts
function closeRunner(e){return{async answer(t,n,{naming:r}){parseInput(t.input,n,r);throw e()},async look(){throw e()}}}
// src/settings/local-runner.ts
function openLocal(e,t,n){const{emptyHeader:r}=t;if(r!==null)return closeRunner(()=>failure$1(`access.header-empty`,{name:r}));return maskAll(lateRunner({...e,special:true,access:t},n),[...t.secrets,...Object.values(e.sourceKeys??{})])}
function lateRunner(e,{store:t,remembering:n,loadUserData:r,loadEngine:i}){let a;async function open(){const[a,o]=await Promise.all([__webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then(e=>({deadlineOf:e.n,localRunner:e.r,runLocal:e.i})),i()]);const s=r&&{userData:await r()};return a.localRunner({...o.openEngine({...e,...s}),...t&&{store:t}},n)}return{async answer(e,t,n){return(await(a??=open())).answer(e,t,n)},async look(e,t){const{look:n}=await(a??=open());if(!n)throw new Error(`the engine in this process looks`);return n(e,t)}}}
// src/settings/access/sources.ts
function accessSources(e){const t=sourceIds.flatMap(t=>{const n=sourceOption(t);const r=e.one(n);return r===void 0?[]:[[t,readAddress(r,{name:n,usual:sourceTable[t].url,given:e})]]});return Object.fromEntries(t)}
function readAddress(e,{name:t,usual:n,given:r}){const i=/^\s*https?:\/\/[^?#]*$/i.test(e)?parseUrl(e):null;const a=i&&`value`in i?i.value:null;if(a===null||!isPrivateWay(new URL(a)))throw wrong$5(t,r,aSource,maskedUrl(e));return n.endsWith(`/`)&&!a.endsWith(`/`)?`${a}/`:a}
const visible=/^[\u0021-\u007e]{8,512}$/;
function readSourceKeys(e){const t=sourceIds.flatMap(t=>{const n=keyOption(t);const r=sourceTable[t];const i={en:`The key for ${r.name}`,ko:`${r.name} 키`};const a=r.key?readSecret(n,e,{field:i,isRight:e=>visible.test(e),expected:aKey}):null;return a===null?[]:[[t,a]]});return Object.fromEntries(t)}
const aSource={en:`an https URL such as https://rdap.example/, without user name, query or fragment; http only to this machine`,ko:`https://rdap.example/ 같은 https URL(사용자 이름, 쿼리, 프래그먼트 없이). http는 이 컴퓨터로만 허용됩니다`};
const aKey={en:`one key of 8 to 512 visible ASCII characters, without spaces or line breaks`,ko:`공백과 줄바꿈 없이 보이는 ASCII 문자 8~512자로 된 키 하나`};
function wrong$5(e,t,n,r){return failure$1(`input.value`,{field:t.naming(e),expected:n,given:r},{reason:e})}
// src/settings/access/manners.ts
function readOperator(e){const t=e.one(`operator`)?.trim();if(t===void 0)return void 0;if(/^[\x21-\x7e][\x20-\x7e]{0,98} <(?:(?![<>])[\x21-\x7e]){3,100}>$/.test(t))return t;throw failure$1(`input.value`,{field:e.naming(`operator`),expected:anOperator,given:maskedUrl(t)},{reason:`operator`})}
function readOptOut(e){const t=[];const n=[];for(const r of e.list(`opt_out`)){const i=toNetwork(r);const a=i===null&&!r.includes(`/`)?parseHost(r):null;if(i!==null)n.push(i);else if(a&&`value`in a&&a.value.port===null)t.push(a.value.host);else throw failure$1(`input.value`,{field:e.naming(`opt_out`),expected:someNames,given:maskedUrl(r)},{reason:`opt_out`})}return{domains:t,networks:n}}
const anOperator={en:`a name and a contact in ASCII: Example Ltd <security@example.com>`,ko:`ASCII로 적은 이름과 연락처: Example Ltd <security@example.com>`};
const someNames={en:`domains and networks, separated by commas: example.com, 192.0.2.0/24`,ko:`쉼표로 구분한 도메인과 네트워크: example.com, 192.0.2.0/24`};
// src/formats/dnssec/algorithms.ts
const rsaSha1={family:`rsa`,hash:`sha1`,isDeprecated:true};
const algorithms=new Map([[5,{name:`RSASHA1`,...rsaSha1}],[7,{name:`RSASHA1-NSEC3-SHA1`,...rsaSha1}],[8,{name:`RSASHA256`,family:`rsa`,hash:`sha256`}],[10,{name:`RSASHA512`,family:`rsa`,hash:`sha512`}],[13,{name:`ECDSAP256SHA256`,family:`ec`,hash:`sha256`,curve:`P-256`,keyBytes:64}],[14,{name:`ECDSAP384SHA384`,family:`ec`,hash:`sha384`,curve:`P-384`,keyBytes:96}],[15,{name:`ED25519`,family:`ed`,hash:null,curve:`Ed25519`,keyBytes:32}],[16,{name:`ED448`,family:`ed`,hash:null,curve:`Ed448`,keyBytes:57}]]);
// src/net/dns/anchors.ts
const digitsOf=new Map([[1,40],[2,64],[4,96]]);
const sha256=2;
const mostRecords=100;
const[zoneKey,revoked]=[256,128];
const trustedState=/^;;state=[23]\b/;
function readAnchors(e){const t=[];for(const{words:n,line:r}of recordsIn(e)){const e=anchorOf(n);if(e===null||t.length>=mostRecords)return{line:r};if(e!==`unusable`)t.push(e)}return{anchors:t}}
function*recordsIn(e){let t=[];let n=0;let r=false;for(const[i,a]of e.split(/\r?\n/).entries()){const e=a.indexOf(`;`);const o=e<0?a:a.slice(0,e);const s=e<0?void 0:/;;state=\d.*$/.exec(a.slice(e))?.[0];if(t.length===0)n=i+1;if(s===void 0||trustedState.test(s))t.push(...o.replaceAll(/[()]/g,` `).split(/\s+/).filter(Boolean));if(o.includes(`(`))r=true;if(o.includes(`)`))r=false;if(r||t.length===0)continue;yield{words:t,line:n};t=[]}if(t.length>0)yield{words:t,line:n}}
function anchorOf([e=``,...t]){const n=zoneOf(e);const r=t.findIndex(e=>!/^(?:\d+[smhdw]?|IN)$/i.test(e));const[i=``,...a]=r<0||r>2?[]:t.slice(r);if(n===null)return null;if(/^DS$/i.test(i))return ofDelegation(n,a);return/^DNSKEY$/i.test(i)?ofKey(n,a):null}
function zoneOf(e){if(e===`.`||/^(?:IN|DS|DNSKEY|\d+)$/i.test(e))return e===`.`?e:null;return/^(?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?$/i.test(e)&&e.length<=254?e.toLowerCase().replace(/\.?$/,`.`):null}
function ofDelegation(e,[t,n,r,...i]){const[a,o,s]=[numberIn(t,65535),numberIn(n,255),numberIn(r,255)];const c=i.join(``).toUpperCase();if(a===null||o===null||s===null||!/^(?:[0-9A-F]{2})+$/.test(c))return null;const l=digitsOf.get(s);if(l!==void 0&&l!==c.length)return null;return l!==void 0&&algorithms.has(o)?{zone:e,keyTag:a,algorithm:o,digestType:s,digest:c}:`unusable`}
function ofKey(e,[t,n,r,...i]){const[a,o]=[numberIn(t,65535),numberIn(r,255)];const s=i.join(``);if(a===null||o===null||n!==`3`||!/^[A-Za-z0-9+/]{4,}={0,2}$/.test(s))return null;if(!algorithms.has(o)||!(a&zoneKey)||a&revoked)return`unusable`;const c=Buffer.concat([Buffer.of(a>>8,a&255,3,o),Buffer.from(s,`base64`)]);const l=hash$1(`sha256`,Buffer.concat([wireOf(e),c]),`hex`).toUpperCase();return{zone:e,keyTag:keyTagOf(c),algorithm:o,digestType:sha256,digest:l}}
function wireOf(e){const t=e.split(`.`).filter(Boolean);return Buffer.concat([...t.map(e=>Buffer.from(`${String.fromCharCode(e.length)}${e}`)),Buffer.of(0)])}
function keyTagOf(e){let t=0;for(const[n,r]of e.entries())t+=n&1?r:r<<8;return t+(t>>>16)&65535}
function numberIn(e,t){const n=/^\d{1,5}$/.test(e??``)?Number(e):-1;return n>=0&&n<=t?n:null}
// src/net/dns/server.ts
const longest$2=2048;
const plain=/^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/;
const tls=/^tls:\/\/(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#@[\]]+))(?::(?<port>\d{1,5}))?\/?(?:#(?<name>[^#@/]+))?$/i;
function serverOf(e){if(e.length>longest$2||/[\s\\{}]/.test(e))return null;if(/^https:/i.test(e))return overHttps(e);return/^tls:/i.test(e)?overTls(e):plainly(e)}
function plainly(e){const{six:t,four:n,port:r=`53`}=plain.exec(e)?.groups??{};const i=t??n??e;if((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(i)===0||!isPort$1(Number(r)))return null;return{kind:`plain`,host:i,isAddress:true,port:Number(r),name:i,path:``}}
function overTls(e){const{six:t,host:n=``,port:r=`853`,name:i}=tls.exec(e)?.groups??{};const a=hostIn$1(t??n);const o=i===void 0?a:hostIn$1(i);if(a===null||o===null||!isPort$1(Number(r)))return null;return{kind:`tls`,host:a,isAddress:(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(a)!==0,port:Number(r),name:o,path:``}}
function overHttps(e){const t=/^https:\/\/[^/?#@]+(?:[/?][^#]*)?$/i.test(e)?URL.parse(e):null;const n=t&&hostIn$1(hostOf(t));if(!t||!n||portOf(t)===0)return null;const r=/^https:\/\/[^/?]*$/i.test(e)?`/dns-query`:t.pathname+t.search;return{kind:`https`,host:n,isAddress:(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(n)!==0,port:portOf(t),name:n,path:r}}
function hostIn$1(e){const t=parseHost(e);return`value`in t&&t.value.port===null?t.value.host:null}
function isPort$1(e){return e>=1&&e<=65535}
// src/data/mail/blocklists.ts
function code$1(e,t,n,r={}){return{on:{first:e,last:e},label:t,weight:n,...r}}
function range(e,t,n,r){return{on:{first:e,last:t},label:n,weight:r}}
function bit(e,t,n){return{on:{bit:e},label:t,weight:n}}
const sbl=[code$1(`127.0.0.2`,`SBL`,`major`,{isCeiling:true}),code$1(`127.0.0.3`,`CSS`,`major`,{isCeiling:true}),code$1(`127.0.0.9`,`DROP`,`major`,{isCeiling:true}),code$1(`127.0.0.30`,`BCL`,`major`,{isCeiling:true})];
const xbl=[{on:{first:`127.0.0.4`,last:`127.0.0.7`},label:`XBL`,weight:`major`,isCeiling:true}];
const pbl=[{on:{first:`127.0.0.10`,last:`127.0.0.11`},label:`PBL`,weight:`info`,senderWeight:`middle`}];
const dbl=[code$1(`127.0.1.2`,`spam`,`middle`),code$1(`127.0.1.4`,`phish`,`middle`),code$1(`127.0.1.5`,`malware`,`middle`),code$1(`127.0.1.6`,`botnet`,`middle`),range(`127.0.1.102`,`127.0.1.106`,`abused`,`minor`)];
const spamhausParts={zen:{takes:[`ip4`,`ip6`],codes:[...sbl,...xbl,...pbl],refusals:[]},sbl:{takes:[`ip4`,`ip6`],codes:sbl,refusals:[]},xbl:{takes:[`ip4`,`ip6`],codes:xbl,refusals:[]},"sbl-xbl":{takes:[`ip4`,`ip6`],codes:[...sbl,...xbl],refusals:[]},pbl:{takes:[`ip4`,`ip6`],codes:pbl,refusals:[]},dbl:{takes:[`domain`],codes:dbl,refusals:[`127.0.1.255`],testPoint:`dbltest.com`}};
const spamhausTerms={own:`free for little and non-commercial use, by a resolver of one's own`,keyed:`by the key of a subscription`};
const spamhausRemoval=`https://check.spamhaus.org/`;
function spamhausZone(e,t){const n=Object.hasOwn(spamhausParts,e)?spamhausParts[e]:void 0;if(!n)return null;const r=t===null?`${e}.spamhaus.org`:`${e}.dq.spamhaus.net`;return{...n,name:r,zone:t===null?r:`${t}.${r}`,needsOwnResolver:t===null,terms:t===null?spamhausTerms.own:spamhausTerms.keyed,removal:spamhausRemoval}}
function list(e){return{name:e.zone,takes:[`ip4`],refusals:[],needsOwnResolver:false,terms:`free`,...e}}
function spamhaus(e){const t=spamhausZone(e,null);if(!t)throw new Error(`no zone ${e} of Spamhaus`);return t}
const blocklists=[spamhaus(`zen`),spamhaus(`dbl`),list({zone:`b.barracudacentral.org`,codes:[code$1(`127.0.0.2`,`BRBL`,`major`)],needsOwnResolver:true,terms:`free once the address of the resolver is registered`,removal:`https://www.barracudacentral.org/rbl/removal-request`}),list({zone:`bl.spamcop.net`,codes:[code$1(`127.0.0.2`,`SCBL`,`middle`)],removal:`https://www.spamcop.net/bl.shtml`}),list({zone:`psbl.surriel.com`,codes:[code$1(`127.0.0.2`,`PSBL`,`minor`)],removal:`https://psbl.org/remove`}),list({zone:`bl.blocklist.de`,codes:[range(`127.0.0.2`,`127.0.0.21`,`attacks`,`minor`)],removal:`https://www.blocklist.de/en/delist.html`}),list({zone:`bl.spameatingmonkey.net`,codes:[range(`127.0.0.2`,`127.0.0.3`,`SEM`,`minor`)],removal:`https://spameatingmonkey.com/lookup`}),list({zone:`bip.virusfree.cz`,codes:[code$1(`127.0.0.2`,`BIP`,`minor`)],removal:`https://www.virusfree.cz/en/`}),list({zone:`dnsbl-1.uceprotect.net`,codes:[code$1(`127.0.0.2`,`level 1`,`minor`)],removal:`https://www.uceprotect.net/en/rblcheck.php`}),list({zone:`dnsbl-2.uceprotect.net`,codes:[code$1(`127.0.0.2`,`level 2`,`info`)],removal:`https://www.uceprotect.net/en/rblcheck.php`}),list({zone:`dnsbl-3.uceprotect.net`,codes:[code$1(`127.0.0.2`,`level 3`,`info`)],removal:`https://www.uceprotect.net/en/rblcheck.php`}),list({zone:`rep.mailspike.net`,codes:[range(`127.0.0.10`,`127.0.0.12`,`bad`,`minor`),range(`127.0.0.13`,`127.0.0.20`,`neutral`,`none`)],removal:`https://mailspike.org/iplookup.html`}),list({zone:`bl.score.senderscore.com`,codes:[code$1(`127.0.0.2`,`sender score`,`minor`)],needsOwnResolver:true,terms:`free for few questions`,removal:`https://senderscore.org/`}),list({zone:`multi.surbl.org`,takes:[`domain`],codes:[bit(8,`phish`,`minor`),bit(16,`malware`,`minor`),bit(64,`abuse`,`minor`),bit(128,`cracked`,`minor`)],refusals:[`127.0.0.1`],needsOwnResolver:true,testPoint:`surbl-org-permanent-test-point.com`,terms:`free for few questions, by a resolver of one's own`,removal:`https://www.surbl.org/surbl-analysis`}),list({zone:`multi.uribl.com`,takes:[`domain`],codes:[bit(2,`black`,`minor`),bit(4,`grey`,`info`),bit(8,`red`,`info`)],refusals:[`127.0.0.1`],needsOwnResolver:true,testPoint:`test.uribl.com`,terms:`free for few questions, by a resolver of one's own`,removal:`https://admin.uribl.com/`})];
// src/data/dns/public-resolvers.ts
const publicResolvers=[{name:`Cloudflare`,server:`1.1.1.1`,isFiltering:false},{name:`Google`,server:`8.8.8.8`,isFiltering:false},{name:`Quad9`,server:`9.9.9.10`,isFiltering:false},{name:`OpenDNS`,server:`208.67.222.222`,isFiltering:true},{name:`AdGuard`,server:`94.140.14.140`,isFiltering:false},{name:`Yandex`,server:`77.88.8.8`,isFiltering:false},{name:`AliDNS`,server:`223.5.5.5`,isFiltering:false},{name:`DNSPod`,server:`119.29.29.29`,isFiltering:false},{name:`DNS.SB`,server:`185.222.222.222`,isFiltering:false},{name:`Control D`,server:`76.76.2.0`,isFiltering:false},{name:`Hurricane Electric`,server:`74.82.42.42`,isFiltering:false},{name:`KT`,server:`168.126.63.1`,isFiltering:false}];
const dohResolvers=[`https://1.1.1.1/dns-query`,`https://8.8.8.8/dns-query`];
// src/data/dns/trust-anchors.ts
const ofRoot={zone:`.`,algorithm:8,digestType:2};
// src/net/dns/default.ts
const defaultDns={publicResolvers,doh:dohResolvers,anchors:[{...ofRoot,keyTag:20326,digest:`E06D44B80B8F1D39A95C0B0D7C65D08458E880409BBC683457104237C7F8EC8D`},{...ofRoot,keyTag:38696,digest:`683D2D0ACB8C9B712A1948B27F741219298D0A450D612C483AF444A4C0FB2B16`}],blocklists,blocklistResolver:null};
// src/core/net/blocklist-key.ts
const keyed=/(?:^|\.)(?:dq\.spamhaus\.net|mail\.abusix\.zone)(?=$|[=.:])/i;
const long$1=/[a-z0-9]{16,}/gi;
const readable=new Set([`barracudacentral`,`spameatingmonkey`]);
function withoutKeys(e){return e.slice(0,longest$1).split(/(?<between>[\s;,]+)/).map(ofOne).join(``)}
function ofOne(e){const[t=``,...n]=e.split(`=`);return[keyed.test(t)?t.split(`.`).slice(-partsOf(t)).join(`.`):t,...n].join(`=`).replace(long$1,e=>readable.has(e.toLowerCase())?e:`***`)}
const longest$1=2048;
function partsOf(e){return e.endsWith(`.`)?5:4}
// src/core/net/blocklist.ts
const listingWeights=[`major`,`middle`,`minor`,`info`];
// src/formats/dns/error.ts
var DnsError=class extends Error{name=`DnsError`};
// src/formats/dns/cursor.ts
function cursorOf(e){return{bytes:e,at:0,end:e.length,names:new Map}}
function pass(e,t){const{at:n}=e;if(n+t>e.end)throw new DnsError(`truncated`);e.at=n+t;return n}
function readByte(e){return e.bytes.readUInt8(pass(e,1))}
function readShort(e){return e.bytes.readUInt16BE(pass(e,2))}
function readLong(e){return e.bytes.readUInt32BE(pass(e,4))}
function readBytes(e,t){const n=pass(e,t);return e.bytes.subarray(n,n+t)}
function readRest(e){return readBytes(e,e.end-e.at)}
function readCharacterString(e){return readBytes(e,readByte(e))}
function readPart(e,t,n){const r=pass(e,t);const i={bytes:e.bytes,at:r,end:r+t,names:e.names};const a=n(i);if(i.at!==i.end)throw new DnsError(`more data than its type has`);return a}
// src/formats/dns/codes.ts
const types={A:1,NS:2,CNAME:5,SOA:6,MB:7,MG:8,MR:9,NULL:10,PTR:12,HINFO:13,MINFO:14,MX:15,TXT:16,RP:17,AFSDB:18,RT:21,PX:26,AAAA:28,LOC:29,SRV:33,NAPTR:35,KX:36,CERT:37,DNAME:39,OPT:41,APL:42,DS:43,SSHFP:44,IPSECKEY:45,RRSIG:46,NSEC:47,DNSKEY:48,NSEC3:50,NSEC3PARAM:51,TLSA:52,SMIMEA:53,CDS:59,CDNSKEY:60,OPENPGPKEY:61,CSYNC:62,ZONEMD:63,SVCB:64,HTTPS:65,SPF:99,NID:104,L32:105,L64:106,LP:107,EUI48:108,EUI64:109,NXNAME:128,AXFR:252,ANY:255,URI:256,CAA:257};
const namesByType=new Map(Object.entries(types).map(([e,t])=>[t,e]));
function typeText(e){return namesByType.get(e)??`TYPE${e}`}
const classes={IN:1,CH:3,HS:4};
const rcodes={NOERROR:0,FORMERR:1,SERVFAIL:2,NXDOMAIN:3,NOTIMP:4,REFUSED:5,YXDOMAIN:6,YXRRSET:7,NXRRSET:8,NOTAUTH:9,NOTZONE:10,BADVERS:16,BADCOOKIE:23};
const namesByRcode=new Map(Object.entries(rcodes).map(([e,t])=>[t,e]));
function rcodeText(e){return namesByRcode.get(e)??`RCODE${e}`}
// src/formats/dns/name.ts
const root$1={wire:Buffer.of(0)};
const longestName=255;
const longestLabel=63;
const mostPointers=127;
function readName(e,t=true){const{bytes:n,names:r}=e;const i=e.at;const a=[];let o=e;let s=i;let c=0;let l=i;for(let e=0;;){const u=o.at;const d=readByte(o);if(d<=longestLabel){readBytes(o,d);c+=d+1;if(c>longestName)throw new DnsError(`a name of more than 255 octets`);if(d>0)continue;a.push(n.subarray(s,o.at));break}if(d<192)throw new DnsError(`a label of an unknown kind`);if(!t)throw new DnsError(`a pointer where none may be`);const f=(d&63)*256+readByte(o);if(f>=s)throw new DnsError(`a pointer that does not lead back`);if(u===i)l=f;const p=u===i?r.get(f):void 0;if(p)return p;if(++e>mostPointers)throw new DnsError(`too many pointers`);if(u>s)a.push(n.subarray(s,u));s=f;o={bytes:n,at:f,end:u,names:r}}const[u]=a;const d={wire:a.length===1&&u?u:Buffer.concat(a,c)};r.set(l,d);return d}
function nameOf(e){const t=Buffer.concat([...e.flatMap(e=>[Buffer.of(e.length),e]),root$1.wire]);if(e.some(({length:e})=>e===0))throw new DnsError(`an empty label`);if(e.some(({length:e})=>e>longestLabel))throw new DnsError(`a label of more than 63 octets`);if(t.length>longestName)throw new DnsError(`a name of more than 255 octets`);return{wire:t}}
function labelsOf({wire:e}){const t=[];for(let n=0,r=e[0]??0;r>0;r=e[n]??0){t.push(e.subarray(n+1,n+1+r));n+=r+1}return t}
function keyOf({wire:e}){const t=e.toString(`latin1`);return/[A-Z]/.test(t)?t.replace(/[A-Z]+/g,e=>e.toLowerCase()):t}
function lowerCased(e){return{wire:Buffer.from(keyOf(e),`latin1`)}}
function isSameName(e,t){return e.wire.length===t.wire.length&&(e.wire.equals(t.wire)||keyOf(e)===keyOf(t))}
function parentOf({wire:e}){const t=e[0]??0;return t===0?null:{wire:e.subarray(t+1)}}
function*upwards(e){for(let t=e;t;t=parentOf(t))yield t}
function isWithin$1(e,t){if(e.wire.length-t.wire.length<0)return false;for(const n of upwards(e))if(n.wire.length===t.wire.length)return isSameName(n,t);return false}
function countLabels(e){return labelsOf(e).length}
function outermost(e,t){return nameOf(labelsOf(e).slice(-t||Infinity))}
function wildcardBelow(e){return nameOf([Buffer.from(`*`),...labelsOf(e)])}
function isWildcard({wire:e}){return e[0]===1&&e[1]===42}
function compareNames(e,t){const n=labelsOf(lowerCased(e)).toReversed();const r=labelsOf(lowerCased(t)).toReversed();for(const[e,t]of n.entries()){const n=t.compare(r[e]??Buffer.alloc(0));if(n!==0)return n}return n.length-r.length}
// src/formats/dns/name-text.ts
const special=new Set(Array.from(`."();@$\\`,e=>e.charCodeAt(0)));
function nameText(e){return`${labelsOf(e).map(e=>Array.from(e,octetText).join(``)).join(`.`)}.`}
function octetText(e){if(special.has(e))return`\\${String.fromCharCode(e)}`;return e>32&&e<127?String.fromCharCode(e):decimalEscape(e)}
function decimalEscape(e){return`\\${`${e}`.padStart(3,`0`)}`}
function parseName(e){if(e===`.`)return nameOf([]);const t=[[]];for(let n=0;n<e.length;){const{octet:r,size:i}=octetAt(e,n);n+=i;if(r!==null)t.at(-1)?.push(r);else if(n<e.length)t.push([]);if(t.length>127||n>1020)throw new DnsError(`a name of more than 255 octets`)}return nameOf(t.map(e=>Buffer.from(e)))}
function octetAt(e,t){if(e[t]===`.`)return{octet:null,size:1};if(e[t]!==`\\`)return{octet:ascii(e.charCodeAt(t)),size:1};const n=/^\d{3}$/.exec(e.slice(t+1,t+4))?.[0];if(n===void 0)return{octet:ascii(e.charCodeAt(t+1)),size:2};if(Number(n)>255)throw new DnsError(`an escape of no octet`);return{octet:Number(n),size:4}}
function ascii(e){if(!(e<128))throw new DnsError(`a character that is not ASCII`);return e}
// src/formats/dns/out.ts
const mostBytes=65535;
function openMessage(){return{bytes:Buffer.alloc(512),at:0,places:new Map,isCanonical:false}}
function openPart(e=false){return{bytes:Buffer.alloc(64),at:0,places:null,isCanonical:e}}
function written$1({bytes:e,at:t}){return e.subarray(0,t)}
function extend(e,t){const{at:n}=e;if(n+t>65535)throw new DnsError(`longer than a message can be`);if(n+t>e.bytes.length)e.bytes=Buffer.concat([e.bytes],Math.min(mostBytes,Math.max(n+t,e.bytes.length*2)));e.at=n+t;return n}
function checked$1(e,t){if(Number.isInteger(e)&&e>=0&&e<2**(8*t))return e;throw new DnsError(`no number of ${t} octets`)}
function writeByte(e,t){const n=extend(e,1);e.bytes.writeUInt8(checked$1(t,1),n)}
function writeShort(e,t){const n=extend(e,2);e.bytes.writeUInt16BE(checked$1(t,2),n)}
function writeLong(e,t){const n=extend(e,4);e.bytes.writeUInt32BE(checked$1(t,4),n)}
function writeBytes(e,t){const n=extend(e,t.length);e.bytes.set(t,n)}
function writeCharacterString(e,t){if(t.length>255)throw new DnsError(`a string of more than 255 octets`);writeByte(e,t.length);writeBytes(e,t)}
function writePart(e,t){const n=extend(e,2);t();e.bytes.writeUInt16BE(checked$1(e.at-n-2,2),n)}
// src/formats/dns/fields/bytes.ts
function quoted$2(e){return`"${Array.from(e,quotedOctet).join(``)}"`}
function quotedOctet(e){if(e===34||e===92)return`\\${String.fromCharCode(e)}`;return e>=32&&e<127?String.fromCharCode(e):decimalEscape(e)}
const characterString={read:readCharacterString,write:writeCharacterString,text:quoted$2};
const characterStrings={read(e){const t=[readCharacterString(e)];while(e.at<e.end)t.push(readCharacterString(e));return t},write(e,t){if(t.length===0)throw new DnsError(`no string`);for(const n of t)writeCharacterString(e,n)},text:e=>e.map(quoted$2).join(` `)};
const tag={read(e){return checkedTag(readBytes(e,readByte(e)).toString(`latin1`))},write:(e,t)=>writeCharacterString(e,Buffer.from(checkedTag(t),`latin1`)),text:e=>e};
function checkedTag(e){if(!/^[0-9A-Za-z]{1,255}$/.test(e))throw new DnsError(`a tag of other than letters and digits`);return e}
function readSome(e){const t=readRest(e);if(t.length===0)throw new DnsError(`truncated`);return t}
const hex={read:readSome,write:writeBytes,text:hexText};
const base64={read:readSome,write:writeBytes,text:e=>e.toString(`base64`)};
const quotedRest={read:readRest,write:writeBytes,text:quoted$2};
const salt={read:readCharacterString,write:writeCharacterString,text:e=>hexText(e)||`-`};
const hash={read(e){const t=readCharacterString(e);if(t.length===0)throw new DnsError(`no hash`);return t},write:writeCharacterString,text:base32Text};
function hexText(e){return e.toString(`hex`).toUpperCase()}
const digits=`0123456789ABCDEFGHIJKLMNOPQRSTUV`;
function base32Text(e){const t=Array.from(e,e=>e.toString(2).padStart(8,`0`)).join(``);return Array.from(t.match(/.{1,5}/g)??[],e=>digits[Number.parseInt(e.padEnd(5,`0`),2)]).join(``)}
function base32Bytes(e){const t=Array.from(e.toUpperCase(),e=>digits.indexOf(e));if(t.includes(-1))return null;const n=t.map(e=>e.toString(2).padStart(5,`0`)).join(``).match(/.{8}/g)??[];const r=Buffer.from(n.map(e=>Number.parseInt(e,2)));return base32Text(r)===e.toUpperCase()?r:null}
// src/formats/dns/name-write.ts
const furthest=16383;
function writeName(e,t){if(!e.places)return writeBytes(e,t.wire);for(let n=t;n;n=parentOf(n)){const t=n.wire[0]??0;if(t===0)break;const r=n.wire.toString(`latin1`);const i=e.places.get(r);if(i!==void 0)return writeShort(e,49152|i);if(e.at<=furthest)e.places.set(r,e.at);writeBytes(e,n.wire.subarray(0,t+1))}return writeByte(e,0)}
function writePlainName(e,t){writeBytes(e,t.wire)}
function writeLowered(e,t){writeBytes(e,Buffer.from(keyOf(t),`latin1`))}
// src/formats/dns/fields/names.ts
const name={read:e=>readName(e),write:(e,t)=>e.isCanonical?writeLowered(e,t):writeName(e,t),text:nameText};
const looseName={read:e=>readName(e),write:(e,t)=>e.isCanonical?writeLowered(e,t):writePlainName(e,t),text:nameText};
const signerName={...looseName,read:e=>readName(e,false)};
const plainName={read:e=>readName(e,false),write:writePlainName,text:nameText};
// src/formats/dns/fields/addresses.ts
const ipv4={read:e=>readBytes(e,4).join(`.`),write:(e,t)=>writeBytes(e,ipv4Bytes(t)),text:e=>e};
const ipv6={read:e=>ipv6Text(readBytes(e,16)),write:(e,t)=>writeBytes(e,ipv6Bytes(t)),text:e=>e};
function ipv4Bytes(e){if(!(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv4)(e))throw new DnsError(`not an IPv4 address`);return Uint8Array.from(e.split(`.`),Number)}
function ipv6Text(e){const t=Array.from({length:8},(t,n)=>e.readUInt16BE(n*2));if(t.slice(0,5).every(e=>e===0)&&t[5]===65535)return`::ffff:${e.subarray(12).join(`.`)}`;const{start:n,length:r}=longestZeros(t);const i=t.map(e=>e.toString(16));if(r<2)return i.join(`:`);return`${i.slice(0,n).join(`:`)}::${i.slice(n+r).join(`:`)}`}
function longestZeros(e){let t={start:0,length:0};let n=0;for(const[r,i]of e.entries()){n=i===0?n+1:0;if(n>t.length)t={start:r-n+1,length:n}}return t}
function ipv6Bytes(e){if(!(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv6)(e)||e.includes(`%`))throw new DnsError(`not an IPv6 address`);const[t=``,n=``]=e.replace(/[\d.]+\.\d+$/,e=>{const[t=0,n=0,r=0,i=0]=ipv4Bytes(e);return`${(t*256+n).toString(16)}:${(r*256+i).toString(16)}`}).split(`::`);const[r,i]=[t,n].map(e=>e.split(`:`).filter(Boolean));const a=Array.from({length:8-r.length-i.length},()=>`0`);const o=[...r,...a,...i].map(e=>e.padStart(4,`0`));return Buffer.from(o.join(``),`hex`)}
// src/formats/dns/fields/service.ts
const keyNames=[`mandatory`,`alpn`,`no-default-alpn`,`port`,`ipv4hint`,`ech`,`ipv6hint`];
const serviceParameters={read(e){const t=[];for(let n=-1;e.at<e.end;){const r=readShort(e);if(r<=n)throw new DnsError(`service parameters out of order`);t.push(readPart(e,readShort(e),e=>readParameter(r,e)));n=r}return t},write(e,t){for(const n of t){writeShort(e,numberOf$3(n));writePart(e,()=>writeParameter(e,n))}},text:e=>e.map(parameterText).join(` `)};
function numberOf$3(e){return e.key===`other`?e.number:e.key}
function checkService(e,t){if(e===0)return;const n=new Set(t.map(numberOf$3));const[r]=t;if((r?.key===0?r.mandatory:[]).some(e=>e===0||!n.has(e)))throw new DnsError(`a mandatory parameter that is missing`);if(n.has(2)&&!n.has(1))throw new DnsError(`no-default-alpn without alpn`)}
function readParameter(e,t){if(e===0)return{key:e,mandatory:ascending(readSeveral(t,readShort))};if(e===1)return{key:e,protocols:readSeveral(t,readProtocol)};if(e===2)return{key:e};if(e===3)return{key:e,port:readShort(t)};if(e===4)return{key:e,addresses:readSeveral(t,e=>ipv4.read(e))};if(e===5)return{key:e,config:readRest(t)};if(e===6)return{key:e,addresses:readSeveral(t,e=>ipv6.read(e))};if(e===65535)throw new DnsError(`the key that is no key`);return{key:`other`,number:e,value:readRest(t)}}
function readSeveral(e,t){const n=[t(e)];while(e.at<e.end)n.push(t(e));return n}
function readProtocol(e){const t=readByte(e);if(t===0)throw new DnsError(`a protocol without a name`);return readBytes(e,t)}
function ascending(e){if(e.some((t,n)=>t<=(e[n-1]??-1)))throw new DnsError(`mandatory keys out of order`);return e}
function writeParameter(e,t){if(t.key===0)for(const n of t.mandatory)writeShort(e,n);if(t.key===1)for(const n of t.protocols)writeCharacterString(e,n);if(t.key===3)writeShort(e,t.port);if(t.key===4)for(const n of t.addresses)ipv4.write(e,n);if(t.key===5)writeBytes(e,t.config);if(t.key===6)for(const n of t.addresses)ipv6.write(e,n);if(t.key===`other`)writeBytes(e,t.value)}
function parameterText(e){const t=keyName(numberOf$3(e));if(e.key===2)return t;if(e.key===`other`&&e.value.length===0)return t;if(e.key===5&&e.config.length===0)return t;return`${t}=${valueText(e)}`}
function keyName(e){return keyNames[e]??`key${e}`}
function valueText(e){switch(e.key){case 0:return e.mandatory.map(keyName).join(`,`);case 1:return quoted$2(Buffer.from(e.protocols.map(listItem).join(`,`),`latin1`));case 3:return`${e.port}`;case 5:return e.config.toString(`base64`);case`other`:return quoted$2(e.value);default:return e.addresses.join(`,`)}}
function listItem(e){return e.toString(`latin1`).replaceAll(/[,\\]/g,String.raw`\$&`)}
// src/formats/dns/fields/numbers.ts
const byte={read:readByte,write:writeByte,text:String};
const short={read:readShort,write:writeShort,text:String};
const long={read:readLong,write:writeLong,text:String};
const typeNumber={read:readShort,write:writeShort,text:typeText};
const time={read:readLong,write:writeLong,text:e=>new Date(e*1e3).toISOString().replaceAll(/[-:T]|\..*/g,``)};
// src/formats/dns/fields/types.ts
const typeBitmap={read:readTypes,write:writeTypes,text:e=>e.map(typeText).join(` `)};
function readTypes(e){const t=[];for(let n=-1;e.at<e.end;){const r=readByte(e);const i=readByte(e);if(r<=n)throw new DnsError(`type bitmaps out of order`);if(i<1||i>32)throw new DnsError(`a type bitmap of no or more than 32 octets`);const a=readBytes(e,i);if(a.at(-1)===0)throw new DnsError(`a type bitmap with padding`);for(const[e,n]of a.entries())for(let i=0;i<8;i++)if(n&128>>i)t.push(r*256+e*8+i);n=r}return t}
function writeTypes(e,t){const n=new Map;for(const e of t.toSorted((e,t)=>e-t)){const t=n.get(e>>8)??[];n.set(e>>8,t);const r=(e&255)>>3;while(t.length<=r)t.push(0);t[r]=(t[r]??0)|128>>(e&7)}for(const[t,r]of n){writeByte(e,t);writeByte(e,r.length);writeBytes(e,Uint8Array.from(r))}}
// src/formats/dns/kinds.ts
const address4={address:ipv4};
const address6={address:ipv6};
const host={name};
const strings={strings:characterStrings};
const delegation={keyTag:short,algorithm:byte,digestType:byte,digest:hex};
const key={flags:short,protocol:byte,algorithm:byte,publicKey:base64};
const association={usage:byte,selector:byte,matching:byte,data:hex};
const service={priority:short,target:plainName,parameters:serviceParameters};
const recordFields=Object.fromEntries(Object.entries({A:address4,AAAA:address6,NS:host,CNAME:host,PTR:host,MB:host,MG:host,MR:host,MINFO:{mailbox:name,errors:name},SOA:{primary:name,mailbox:name,serial:long,refresh:long,retry:long,expire:long,minimum:long},MX:{preference:short,exchange:name},TXT:strings,HINFO:{cpu:characterString,system:characterString},SPF:strings,RP:{mailbox:looseName,text:looseName},DNAME:{name:looseName},AFSDB:{subtype:short,host:looseName},RT:{preference:short,host:looseName},PX:{preference:short,map822:looseName,mapX400:looseName},KX:{preference:short,exchanger:looseName},SRV:{priority:short,weight:short,port:short,target:looseName},NAPTR:{order:short,preference:short,flags:characterString,services:characterString,expression:characterString,replacement:looseName},DS:delegation,CDS:delegation,DNSKEY:key,CDNSKEY:key,RRSIG:{covered:typeNumber,algorithm:byte,labels:byte,originalTtl:long,expiration:time,inception:time,keyTag:short,signer:signerName,signature:base64},NSEC:{next:plainName,types:typeBitmap},NSEC3:{hashAlgorithm:byte,flags:byte,iterations:short,salt,next:hash,types:typeBitmap},NSEC3PARAM:{hashAlgorithm:byte,flags:byte,iterations:short,salt},TLSA:association,SMIMEA:association,SSHFP:{algorithm:byte,fingerprintType:byte,fingerprint:hex},OPENPGPKEY:{key:base64},CSYNC:{serial:long,flags:short,types:typeBitmap},ZONEMD:{serial:long,scheme:byte,hashAlgorithm:byte,digest:hex},SVCB:service,HTTPS:service,URI:{priority:short,weight:short,target:quotedRest},CAA:{flags:byte,tag,value:quotedRest}}).map(([e,t])=>[e,Object.entries(t)]));
// src/formats/dns/data.ts
const kindsByType=new Map(Object.keys(recordFields).map(e=>[types[e],e]));
const nameFields=new Set([name,looseName,signerName,plainName]);
const onlyInternet=new Set([`A`,`AAAA`]);
function kindOf(e,t){const n=kindsByType.get(e);if(t===classes.IN||n===void 0)return n;return(t===classes.CH||t===classes.HS)&&!onlyInternet.has(n)?n:void 0}
function hasNames(e){const t=kindsByType.get(e);return t!==void 0&&recordFields[t].some(([,e])=>nameFields.has(e))}
function readData(e,t,n){const r=kindOf(t,n);if(r===void 0)return{type:`raw`,bytes:readRest(e)};const i=e.at;try{const t={type:r};for(const[n,i]of recordFields[r])t[n]=i.read(e);if(e.at!==e.end)throw new DnsError(`more data than its type has`);return checked(t)}catch(t){if(!(t instanceof DnsError))throw t;e.at=i;return{type:`broken`,bytes:readRest(e),reason:t.message}}}
function checked(e){if(e.type===`SVCB`||e.type===`HTTPS`)checkService(e.priority,e.parameters);return e}
function writeData(e,t){if(t.type===`raw`||t.type===`broken`)return writeBytes(e,t.bytes);for(const[n,r]of valuesOf(t))n.write(e,r)}
function valuesOf(e){const t={...e};return recordFields[e.type].map(([e,n])=>[n,t[e]])}
function dataBytes(e,t=false){const n=openPart(t);writeData(n,e);return written$1(n)}
function dataText(e){if(e.type===`raw`||e.type===`broken`)return`\\# ${e.bytes.length} ${hexText(e.bytes)}`.trimEnd();return valuesOf(e).map(([e,t])=>e.text(t)).filter(e=>e!==``).join(` `)}
function isOf(e,t){return t.type===e}
function joinedText(e){const t=Buffer.concat(e);try{return new TextDecoder(`utf-8`,{fatal:true,ignoreBOM:true}).decode(t)}catch{return t.toString(`latin1`)}}
// src/formats/dns/reverse-name.ts
function addressOctets(e){return dataBytes((0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv4)(e)?{type:`A`,address:e}:{type:`AAAA`,address:e})}
function reverseName(e){const t=addressOctets(e);const n=t.length===4;const r=n?Array.from(t,String):Array.from(t.toString(`hex`));const i=n?`in-addr`:`ip6`;return nameOf([...r.toReversed(),i,`arpa`].map(e=>Buffer.from(e)))}
// src/formats/dns/dnsbl.ts
function addressQuery(e,t){return nameOf([...labelsOf(reverseName(e)).slice(0,-2),...labelsOf(t)])}
function domainQuery(e,t){return nameOf([...labelsOf(e),...labelsOf(t)])}
function isRefusal(e,{refusals:t}){return e.startsWith(`127.255.255.`)||e===`127.0.0.1`||t.includes(e)}
function readListing(e,t){if(e.length===0)return{kind:`clean`};if(e.some(e=>isRefusal(e,t)))return{kind:`refused`};const n=e.map(e=>explain(e,t.codes));if(n.some(e=>e.length===0))return{kind:`odd`};const r=n.flat();const i=worst(r.flatMap(({weight:e})=>e===`none`?[]:[e]));if(i===void 0)return{kind:`clean`};return{kind:`listed`,labels:[...new Set(r.filter(e=>e.weight!==`none`).map(({label:e})=>e))],weight:i,senderWeight:worst([i,...r.flatMap(({senderWeight:e})=>e??[])])??i,isCeiling:r.some(({isCeiling:e})=>e===true)}}
function worst(e){return listingWeights.find(t=>e.includes(t))}
function explain(e,t){const n=(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIPv4)(e)&&e.startsWith(`127.`)?numberOf$2(e):null;if(n===null)return[];const r=t.filter(({on:e})=>isOn(n,e));const i=t.reduce((e,{on:t})=>`bit`in t?e|t.bit:e,0);return r.some(({on:e})=>`bit`in e)&&(n&255&~i)!==0?[]:r}
function isOn(e,t){if(`bit`in t)return e>>>8===8323072&&(e&t.bit)!==0;return numberOf$2(t.first)<=e&&e<=numberOf$2(t.last)}
function numberOf$2(e){return e.split(`.`).reduce((e,t)=>e*256+Number(t),0)}
// src/data/mail/blocklists-dead.ts
function closed(e,t){return{zone:e,why:{en:`closed in ${t}`,ko:`${t}년에 종료됨`}}}
const gone={en:`shut down by its operator`,ko:`운영자가 중단함`};
const deadBlocklists=[closed(`ix.dnsbl.manitu.net`,2025),closed(`dnsbl.sorbs.net`,2024),closed(`sorbs.net`,2024),closed(`njabl.org`,2013),closed(`ahbl.org`,2015),closed(`ordb.org`,2006),closed(`spamcannibal.org`,2018),closed(`cbl.abuseat.org`,2021),closed(`dnsbl.inps.de`,2019),{zone:`rbl.megarbl.net`,why:gone},{zone:`bl.emailbasura.org`,why:gone},{zone:`msrbl.net`,why:gone},{zone:`ubl.unsubscore.com`,why:gone},{zone:`list.dnswl.org`,why:{en:`it is an allowlist`,ko:`허용 목록`}}];
function deadBlocklist(e){return deadBlocklists.find(t=>e===t.zone||e.endsWith(`.${t.zone}`))??null}
// src/net/dns/blocklists.ts
function blocklistNamed(e){const t=deadBlocklist(e);return t?{dead:t}:{list:knownList(e)??ownList(e)}}
function knownList(e){const t=/^(?<key>[^.]+)\.(?<part>[a-z-]+)\.dq\.spamhaus\.net$/.exec(e)?.groups;const n=t&&spamhausZone(t[`part`]??``,t[`key`]??``);const r=/^(?<part>[a-z-]+)\.spamhaus\.org$/.exec(e)?.groups?.[`part`];return n??blocklists.find(t=>t.zone===e)??(r===void 0?void 0:spamhausZone(r,null)??void 0)}
function ownList(e){return{zone:e,name:withoutKeys(e),takes:[`ip4`,`ip6`],codes:[{on:{first:`127.0.0.2`,last:`127.0.0.2`},label:`listed`,weight:`minor`}],refusals:[],needsOwnResolver:false,terms:`named by the operator`,removal:null}}
const mostAddresses=256;
function codesOf({codes:e},{first:t,last:n}){const[r,i]=[numberOf$1(t),numberOf$1(n)];const a={label:`listed`,weight:`minor`};const o=Array.from({length:Math.min(mostAddresses,i-r+1)},(e,t)=>addressOf(r+t));if(!(i-r<mostAddresses&&o.some(t=>explain(t,e).length>0)))return[{on:{first:t,last:n},...a}];return o.flatMap(t=>{const n={first:t,last:t};const r=explain(t,e);return r.length===0?[{on:n,...a}]:r.map(e=>({...e,on:n}))})}
function numberOf$1(e){return e.split(`.`).reduce((e,t)=>e*256+Number(t),0)}
function addressOf(e){return[24,16,8,0].map(t=>e>>>t&255).join(`.`)}
// src/settings/access/blocklist-pattern.ts
const eight=`(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)`;
const label=`[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?`;
const code=`127\\.${eight}\\.${eight}\\.${eight}`;
const blocklistPattern=`^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label}\\.)+${label}(?:=${`${code}(?:-${code})?(?:\\+${code}(?:-${code})?)*`})?)$`;
// src/settings/access/blocklists.ts
function readBlocklists(e){return{blocklists:readLists(e),blocklistResolver:readResolver(e)}}
const mostLists=64;
const written=new RegExp(blocklistPattern);
function readLists(e){const t=e.list(`blocklist`);if(t.length===0)return defaultDns.blocklists;if(t.length===1&&t[0]===`off`)return[];const[n]=t.slice(mostLists);if(n!==void 0)throw wrong$4(e,atMost$1,n);const r=t.map(t=>readList(t,e));const i=t.find((e,t)=>r.findIndex(({zone:e})=>e===r[t]?.zone)!==t);if(i!==void 0)throw wrong$4(e,once$1,i);return r}
function readList(e,t){const[n=``,r]=e.split(`=`,2);if(!written.test(e)||n===`off`)throw wrong$4(t,aList,e);const i=blocklistNamed(n.toLowerCase());if(`dead`in i)throw wrong$4(t,alive(i.dead.zone,i.dead.why),e);const{list:a}=i;if(r===void 0)return a;return{...a,codes:r.split(`+`).flatMap(n=>codesOf(a,readCode(n,e,t)))}}
function readCode(e,t,n){const[r=``,i=r]=e.split(`-`,2);const a=numberOf(r)<=numberOf(`127.0.0.1`)||numberOf(i)>=numberOf(`127.255.255.0`);if(numberOf(r)>numberOf(i)||a)throw wrong$4(n,aCode,t);return{first:r,last:i}}
function numberOf(e){return e.split(`.`).reduce((e,t)=>e*256+Number(t),0)}
function readResolver(e){const t=e.one(`blocklist_resolver`);if(t===void 0||serverOf(t))return t??null;throw failure$1(`input.value`,{field:e.naming(`blocklist_resolver`),expected:aServer$2,given:maskedUrl(t)},{reason:`blocklist_resolver`})}
const aServer$2={en:`an IP address, with or without a port, https://host/path or tls://host[:port]`,ko:`IP 주소(포트는 선택), https://host/path 또는 tls://host[:port] 형식`};
const aList={en:`ZONE or ZONE=CODES such as bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7, or off as the only value`,ko:`bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7 같은 ZONE이나 ZONE=CODES, 또는 off 하나만`};
const aCode={en:`a list with codes from 127.0.0.2 to 127.255.254.255 (in a range, the lower code first)`,ko:`코드가 127.0.0.2와 127.255.254.255 사이이고 작은 값이 앞에 오는 목록`};
const once$1={en:`a list that is given only once`,ko:`한 번만 지정한 목록`};
const atMost$1={en:`one of at most ${mostLists} lists`,ko:`최대 ${mostLists}개 가운데 하나`};
function alive(e,t){return{en:`an active blocklist (${e} is never queried: ${t.en})`,ko:`현재 운영 중인 차단 목록이어야 하며, ${e}에는 묻지 않습니다(${t.ko})`}}
function wrong$4(e,t,n){return failure$1(`input.value`,{field:e.naming(`blocklist`),expected:t,given:quoted$1(n)},{reason:`blocklist`})}
function quoted$1(e){return`"${printable(withoutKeys(e),100)}"`}
// src/settings/access/resolving.ts
function readResolvers(e){return e.list(`resolver`).map(t=>{if(serverOf(t))return t;throw wrong$3(`resolver`,e,aServer$1,t)})}
const aServer$1={en:`an IP address with an optional port, https://host/path, tls://host[:port] or tls://address#name (IPv6 in brackets if something follows it, no user name)`,ko:`IP 주소(포트는 선택), https://host/path, tls://host[:port] 또는 tls://address#name 형식(뒤에 더 이어지면 IPv6은 대괄호 안에, 사용자 이름 없이)`};
function readOutfit(e){const t=readPublicResolvers(e);return{publicResolvers:t.length>0?t:defaultDns.publicResolvers,doh:readDoh(e),anchors:e.one(`trust_anchor`)===void 0?defaultDns.anchors:readTrust(e),...readBlocklists(e)}}
const mostResolvers=64;
const writtenResolver=/^(?:(?<name>[^=:/[\]#]+)=)?(?<server>.*?)(?<filters>#filters)?$/;
function readPublicResolvers(e){const t=e.list(`public_resolver`);const[n]=t.slice(mostResolvers);if(n!==void 0)throw wrong$3(`public_resolver`,e,atMost,n);const r=new Set;return t.map(t=>{const{name:n,server:i=``,filters:a}=writtenResolver.exec(t)?.groups??{};const o=n===void 0?i:n.trim();if(!serverOf(i)||!/^[^\p{C}]{1,60}$/u.test(n===void 0?`x`:o))throw wrong$3(`public_resolver`,e,aPublicResolver,t);if(r.has(o.toLowerCase()))throw wrong$3(`public_resolver`,e,another,t);r.add(o.toLowerCase());return{name:o,server:i,isFiltering:a!==void 0}})}
function readDoh(e){const t=e.list(`doh`);const[n]=t.slice(mostResolvers);if(n!==void 0)throw wrong$3(`doh`,e,atMost,n);for(const n of t)if(serverOf(n)?.kind!==`https`)throw wrong$3(`doh`,e,aDohResolver,n);return t.length>0?[...new Set(t)]:defaultDns.doh}
const aDohResolver={en:`https://host/path, without user name`,ko:`https://host/path 형식(사용자 이름 없이)`};
const aPublicResolver={en:`NAME=SERVER or SERVER, where SERVER is an IP address, https://host/path or tls://host, with #filters at the end if it blocks names`,ko:`NAME=SERVER 또는 SERVER(이름을 걸러내는 리졸버면 뒤에 #filters), SERVER는 IP 주소, https://host/path 또는 tls://host`};
const another={en:`a resolver with a unique name`,ko:`다른 리졸버와 겹치지 않는 이름의 리졸버`};
const atMost={en:`one of at most ${mostResolvers} resolvers`,ko:`최대 ${mostResolvers}개 가운데 하나`};
const largestFile$2=1048576;
function readTrust(e){const t=e.one(`trust_anchor`)??``;const unusable=n=>failure$1(`input.file`,{field:e.naming(`trust_anchor`),path:printable(t,200),detail:n},{reason:`trust_anchor`});const n=readAnchors(readFile(t,{largest:largestFile$2,unusable}).toString(`latin1`));if(`line`in n)throw unusable({en:`line ${n.line} is not a DS or DNSKEY record`,ko:`${n.line}번째 줄이 DS나 DNSKEY 레코드가 아닙니다`});if(n.anchors.length>0)return n.anchors;throw unusable({en:`it contains no DS or DNSKEY record that can be used as a trust anchor`,ko:`신뢰 앵커로 쓸 수 있는 DS나 DNSKEY 레코드가 들어 있지 않습니다`})}
function wrong$3(e,t,n,r){return failure$1(`input.value`,{field:t.naming(e),expected:n,given:maskedUrl(r)},{reason:e})}
// src/settings/access/whois-root.ts
const usualPort=43;
function readWhoisRoot(e){const t=e.one(`source_whois`);if(t===void 0)return void 0;const n=/^[^/\s]+$/.test(t.trim())?parseHost(t):null;if(n&&`value`in n)return{host:n.value.host,port:n.value.port??usualPort};throw failure$1(`input.value`,{field:e.naming(`source_whois`),expected:aServer,given:maskedUrl(t)},{reason:`source_whois`})}
const aServer={en:`a host name or IP address, with or without a port: whois.example or 192.0.2.1:4343`,ko:`호스트 이름 또는 IP 주소(포트는 선택): whois.example, 192.0.2.1:4343`};
// src/settings/options/measuring.ts
function readMeasuring(e){return{deadline:readSeconds(e)*1e3,isDeadlineSet:e.one(`timeout`)!==void 0,authorities:readAuthorities(e),pins:e.list(`resolve`).map(t=>readPin(t,e)),resolvers:readResolvers(e),dns:readOutfit(e),sources:accessSources(e),whoisRoot:readWhoisRoot(e),sourceKeys:readSourceKeys(e),operator:readOperator(e),optOut:readOptOut(e),allow:parseNetworks(`allow_addresses`,e),...e.isSet(`allow_probes`)&&{allowProbes:true},...e.isSet(`axfr`)&&{axfr:true}}}
function readLanguage(e){const t=e.one(`lang`)??`en`;const n=languages.find(e=>e===t);if(n)return n;throw failure$1(`input.option`,{field:e.naming(`lang`),expected:languages.join(`, `),given:quoted(t),suggestion:suggest(t,languages)},{reason:`lang`})}
const longestTimeout=300;
function readSeconds(e){const t=e.one(`timeout`);if(t===void 0)return 10;const n=/^\d{1,3}(?:\.\d{1,3})?$/.test(t)?Number(t):0;if(n>0&&n<=longestTimeout)return n;throw wrong$2(`timeout`,e,{en:`seconds above 0 and up to ${longestTimeout}`,ko:`0보다 크고 ${longestTimeout} 이하인 초 단위 값`},t)}
const pinPattern=/^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5}):(?:\[(?<to6>[^\]]+)\]|(?<to>[^:[\]]+))(?::(?<toPort>\d{1,5}))?$/;
function readPin(e,t){const n={en:`host:port:address or host:port:address:port, with IPv6 in brackets`,ko:`host:port:address 또는 host:port:address:port 형식(IPv6은 대괄호 안에)`};const r=pinPattern.exec(e)?.groups;const i=parseHost(r?.[`six`]??r?.[`host`]??``);const a=r?.[`to6`]??r?.[`to`]??``;const o=Number(r?.[`port`]);const s=Number(r?.[`toPort`]??o);if(`problem`in i||(0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(a)===0||!isPort(o)||!isPort(s))throw wrong$2(`resolve`,t,n,e);return{host:i.value.host,port:o,address:a,toPort:s}}
function parseNetworks(e,t){return t.list(e).map(n=>readNetwork(e,n,t))}
function readNetwork(e,t,n){const r=toNetwork(t);if(r)return r;throw wrong$2(e,n,{en:`networks such as 10.0.0.0/8, separated by commas`,ko:`10.0.0.0/8 같은 네트워크를 쉼표로 구분한 목록`},t)}
const largestFile$1=4194304;
function readAuthorities(e){const t=e.one(`ca_file`);if(t===void 0)return[];const unusable=n=>failure$1(`input.file`,{field:e.naming(`ca_file`),path:shownPem(t),detail:n},{reason:`ca_file`});const n=splitPem(pemText(t,{largest:largestFile$1,unusable}));if(n.length===0)throw unusable({en:`it contains no PEM certificate`,ko:`PEM 인증서가 들어 있지 않습니다`});n.forEach((e,t)=>{try{return new X509Certificate(e)}catch{throw unusable({en:`certificate ${t+1} in it cannot be read`,ko:`${t+1}번째 인증서를 읽을 수 없습니다`})}});return n}
function isPort(e){return Number.isInteger(e)&&e>=1&&e<=65535}
function wrong$2(e,t,n,r){return failure$1(`input.value`,{field:t.naming(e),expected:n,given:quoted(r)},{reason:e})}
function quoted(e){return`"${printable(e,60)}"`}
// src/settings/data-directory.ts
function dataDirectory(e){const t=e.one(`data_dir`);if(t!==void 0&&t!==``&&!t.includes(`\0`))return (0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(t);if(t!==void 0)throw failure$1(`input.value`,{field:e.naming(`data_dir`),expected:{en:`the path of a folder`,ko:`폴더의 경로`},given:shown(t)},{reason:`data_dir`});const n=e.variable(`XDG_STATE_HOME`)??``;return (0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.isAbsolute)(n)?n:(0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(e.variable(`HOME`)||home(),`.local`,`state`),`portcullis`)}
function home(){try{return (0,node_os__WEBPACK_IMPORTED_MODULE_8__.homedir)()}catch{return`/nonexistent`}}
// src/settings/options/storing.ts
const usualLimit=1e10;
const limits={least:1e7,most:0x5af3107a4000};
const units={"":1,kb:1e3,mb:1e6,gb:1e9,tb:0xe8d4a51000};
function readStoring(e){return{dataDir:dataDirectory(e),databaseUrl:readDatabaseUrl(e),limit:readLimit(e),watchLimit:readWatchLimit(e),hasPublicChanges:e.one(`public_changes`)===void 0||e.isSet(`public_changes`)}}
function readDatabaseUrl(e){return readSecret(`database_url`,e,{field:{en:`The database`,ko:`데이터베이스`},isRight:isPostgres,expected:{en:`a URL such as postgres://user:password@host/database`,ko:`postgres://user:password@host/database 같은 URL`}})}
function isPostgres(e){const t=URL.parse(e);return t!==null&&/^postgres(?:ql)?:$/.test(t.protocol)&&t.pathname.length>1}
function readLimit(e){const t=e.one(`store_limit`);if(t===void 0)return usualLimit;const n=/^(?<count>\d{1,15})(?: ?(?<unit>[KMGT]B))?$/i.exec(t)?.groups;const r=Number(n?.[`count`])*(units[n?.[`unit`]?.toLowerCase()??``]??NaN);if(r>=limits.least&&r<=limits.most)return r;throw wrong$1(`store_limit`,e,{en:`bytes from 10MB to 100TB, such as 500MB`,ko:`500MB처럼 10MB부터 100TB까지의 크기`},t)}
const[usualWatches,mostWatches]=[1e3,1e6];
function readWatchLimit(e){const t=e.one(`watch_limit`);if(t===void 0)return usualWatches;const n=/^\d{1,7}$/.test(t)?Number(t):0;if(n>=1&&n<=mostWatches)return n;throw wrong$1(`watch_limit`,e,{en:`a number of watches from 1 to ${mostWatches}`,ko:`1부터 ${mostWatches}까지의 감시 수`},t)}
function wrong$1(e,t,n,r){return failure$1(`input.value`,{field:t.naming(e),expected:n,given:shown(r)},{reason:e})}
// src/settings/memory.ts
function openResultMemory(e,{load:t,onTrouble:n},r=false){const i=e.source(`data_dir`);if(i===void 0||i===`environment`)return void 0;const a={...readStoring(e),databaseUrl:null};const o=readAccess(e);const s=[`server`,`header`,`client_cert`].find(t=>e.source(t)!==void 0);if(s!==void 0)throw unkept(e,s);const c=[...o.secrets,...Object.values(readSourceKeys(e))];const l=settingsOf(e,o,r);const open=async e=>{return(await t()).openLocalCache({storing:a,settings:l,secrets:c,onTrouble:e})};const u=JSON.stringify([a,l,c]);return{within:t=>sharing(u,n,open,t).catch(t=>{throw notOpened(t,e,a.dataDir)})}}
const local=[...measuring$1,...access$1,...environmentOnly].filter(({stays:e})=>e!==void 0);
function settingsOf(e,{proxies:t},n){const r=local.filter(({name:t})=>e.source(t)!==void 0&&t!==`proxy`).map(({name:t,stays:n})=>[t,...n===`secret`?[]:e.list(t)]);const i=t&&[t.secure?.name,t.plain?.name,t.bypass];if(r.length===0&&!i&&!n)return``;const{authorities:a}=readMeasuring(e);return createHash(`sha256`).update(JSON.stringify([r,i,n,a])).digest(`base64url`).slice(0,16)}
const shared=new Map;
async function sharing(e,t,n,r){const i=shared.get(e)??openShared(n);shared.set(e,i);const{users:a,opened:o}=i;a.push(t);try{return await r(await o)}finally{if(a.length>1)a.splice(a.indexOf(t),1);else{shared.delete(e);await o.then(e=>e.close()).catch(()=>void 0)}}}
function openShared(e){const t=[];return{users:t,opened:e(e=>{for(const n of new Set(t))n(e)})}}
function unkept(e,t){const n=t===`server`?{en:`the server stores its results itself`,ko:`서버는 측정한 결과를 자체 저장소에 보관합니다`}:{en:`results measured with your credentials are never stored`,ko:`사용자의 인증 정보로 측정한 결과는 저장하지 않습니다`};return failure$1(`input.together`,{field:e.naming(`data_dir`),other:e.naming(t),detail:n},{reason:`data_dir`})}
function notOpened(e,t,n){const r=e instanceof Error&&`trouble`in e?e.trouble:null;if(!r)return e;return failure$1(`input.file`,{field:t.naming(`data_dir`),path:printable(n,500),detail:r.text},{reason:`data_dir`})}
// src/settings/remote-runner.ts
function openRemote({server:e,key:t},{timeout:n,onWait:r,openSend:i}){let a;async function open(){const[{remoteRunner:a},{timeoutOf:o,usualWaiting:s},c]=await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5193)]).then(__webpack_require__.bind(__webpack_require__, 5193)),Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(3458)]).then(__webpack_require__.bind(__webpack_require__, 3458)).then(e=>({askServer:e.t,timeoutOf:e.n,usualWaiting:e.r})),i({server:e})]);return a({server:e,...t!==void 0&&{key:t},timeout:({deadline:e})=>n??o(e),waiting:n===null?s:0,onWait:r,send:c,sleep:(e,t)=>(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(e,void 0,t&&{signal:t}),now:()=>performance.timeOrigin+performance.now()})}return{waitsForRoom:true,async answer(e,t,n){a??=open();return(await a).answer(e,t,n)}}}
// src/settings/runner.ts
const loadEngine=()=>__webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then(e=>({openEngine:e.t}));
function openRunner(e,t={}){const{networks:n,rulesFile:r,rememberer:i,onWait:a,own:o,openSend:s=openRemoteSend}=t;const c=i&&openResultMemory(e,i,o?.names!==void 0);const l=readRemote(e);const u=readMeasuring(e);if(l)return maskAll(openRemote(l,{timeout:e.one(`timeout`)===void 0?null:u.deadline,onWait:a,openSend:s}),[]);const d=r&&{loadUserData:async()=>[(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(9558), __webpack_require__.e(1852)]).then(__webpack_require__.bind(__webpack_require__, 6316))).readExposureData(r.path,r.field)]};return openLocal({...u,...o,...n&&{networks:n}},readAccess(e),{remembering:c,...d,loadEngine})}
// src/settings/access/short-headers.ts
const harmless=/^(?:.{1,2}|true|false|yes|off|none)$/i;
const said={en:`Header values shorter than {count} characters are not masked if a target echoes them: {list}. If a value is secret, use a longer one.`,ko:`{count}자보다 짧은 헤더 값은 대상이 되돌려 보내도 가리지 않습니다: {list}. 비밀 값이라면 더 긴 값을 쓰십시오.`};
function shortHeaders(e,t){const n=e.flatMap(e=>Object.entries(readHeaders(e).headers)).filter(([,e])=>e!==``&&e.length<6&&!harmless.test(e)).map(([e])=>e);if(n.length===0)return[];const r={count:6,list:[...new Set(n)].join(`, `)};return[{id:`gate.header-short`,level:`warn`,message:fill(said,r,t)}]}
// src/settings/output/language.ts
const spoken=new WeakMap;
async function withLanguage(e,t){try{return await t()}catch(t){const n=languages.find(t=>t===e);if(n&&t instanceof Failure&&!spoken.has(t))spoken.set(t,n);throw t}}
function languageIn(e){return spoken.get(e)??null}
// src/settings/options/sitemap.ts
const root=/^\s{0,100}(?:<\?xml[^>]{0,200}\?>\s{0,100})?(?:<(?:\?|!--)[^>]{0,2000}>\s{0,100}){0,5}<(?<name>urlset|sitemapindex)[\s>]/;
const location=/<loc>\s{0,100}(?:<!\[CDATA\[)?(?<text>[^<\]]{1,2048})(?:\]\]>)?\s{0,100}<\/loc>/g;
const mostSitemaps=20;
function readSitemap(e){const t=root.exec(e)?.groups?.[`name`];if(t===void 0)return null;const n=Array.from(e.matchAll(location),({groups:e})=>unescaped$1(e?.[`text`]??``).trim());return{isIndex:t===`sitemapindex`,locations:n}}
const entities={amp:`&`,lt:`<`,gt:`>`,quot:`"`,apos:`'`};
function unescaped$1(e){return e.replace(/&(amp|lt|gt|quot|apos);/g,(e,t)=>entities[t]??``)}
async function pagesOf(e,t,n){const r=hostIn(t??e.locations[0]??``);const isOwn=e=>r!==null&&hostIn(e)===r;const i=new Set;const a=[];const o=new Set(t===null?[]:[t]);for(let t=e;t;t=await next()){const e=t.locations.filter(isOwn);if(t.isIndex)a.push(...e);else e.forEach(e=>i.size<=n.most&&i.add(e))}return[...i];async function next(){const e=a.find(e=>!o.has(e));if(e===void 0||i.size>n.most)return null;if(o.size>mostSitemaps)throw n.unusable(tooMany);o.add(e);if(!n.load)throw n.unusable(index);const t=readSitemap(sitemapTextOf(await n.load(e),n));if(!t)throw n.unusable(noSitemap);return t}}
function sitemapTextOf(e,{largest:t,unusable:n}){if(e[0]!==31||e[1]!==139)return Buffer.from(e).toString(`utf8`).replace(/^\ufeff/,``);try{return gunzipSync(e,{maxOutputLength:t}).toString(`utf8`)}catch{throw n(damaged)}}
function hostIn(e){const t=URL.parse(e);return t&&/^https?:$/.test(t.protocol)?hostOf(t).replace(/^www\./,``):null}
const noSitemap={en:`it is not a sitemap`,ko:`사이트맵이 아닙니다`};
const tooMany={en:`it lists more than ${mostSitemaps} sitemaps`,ko:`사이트맵이 ${mostSitemaps}개를 넘게 들어 있습니다`};
const index={en:`it is a list of sitemaps; name the URL of one sitemap`,ko:`사이트맵의 목록입니다. 사이트맵 하나의 URL을 지정하십시오`};
const damaged={en:`it cannot be decompressed, or is too large`,ko:`압축을 풀 수 없거나 너무 큽니다`};
// src/settings/options/urls.ts
const expected={en:`URLs separated by spaces, with each comma of a URL written as %2C`,ko:`URL 안의 쉼표는 %2C로 쓰고 공백으로 구분한 URL 목록`};
function urlsOf(e){return e.split(/\s+/).flatMap(e=>{const t=e.split(`,`).filter(e=>e!==``);if(t.find((e,n)=>n>0&&!hasScheme(e)&&hasPath(t[n-1]??``))===void 0)return t;throw failure$1(`input.value`,{field:`PORTCULLIS_URL`,expected,given:printable(e,100)},{reason:`url`})})}
const onePerLine={en:`http or https URLs such as https://example.com/, one per line`,ko:`한 줄에 하나씩 쓴 http 또는 https URL(예: https://example.com/)`};
function refuseJoined(e){const t=e.find(e=>/\S[\s,]+\S/.test(e)&&!(`value`in parseUrl(e)));if(t===void 0)return;throw failure$1(`input.value`,{field:`url`,expected:onePerLine,given:shown(t)},{reason:`url`})}
function hasScheme(e){return/^https?:\/\//i.test(e)}
function hasPath(e){return/[/?#]/.test(e.replace(/^https?:\/\//i,``))}
function onceEach(e){const t=e.map(canonicalOf);const isFirst=e=>t.indexOf(t[e]??``)===e;const n=new Set(t.filter((e,t)=>!isFirst(t)));return{urls:e.filter((e,t)=>isFirst(t)),repeated:[...n]}}
function canonicalOf(e){const t=parseUrl(e);return`value`in t?t.value:e}
// src/settings/options/targets.ts
const mostTargets=1e3;
const largestFile=4194304;
async function readTargets(e,{folder:t=`.`,input:n,before:r,load:i}){const a=e.one(`targets`);if(a===void 0)return{urls:[],repeated:[]};if(a===``)throw failure$1(`input.value`,{field:e.naming(`targets`),expected:aFile,given:`""`},{reason:`targets`});const unusable=t=>failure$1(`input.file`,{field:e.naming(`targets`),path:printable(a,200),detail:t},{reason:`targets`});const o=/^https?:\/\//i.test(a);if(o&&!i)throw unusable(notByServer);const local=()=>a===`-`?readInput(n,unusable):readFile((0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(t,a),{largest:largestFile,unusable});const s=await(o&&i?loaded(a,i,unusable):local());refuseWide(s,unusable);const c={largest:largestFile,most:mostTargets,unusable,...i&&{load:i}};const l=sitemapTextOf(s,c);const u=readSitemap(l);if(o&&!u)throw unusable(noSitemap);const d=l.split(/\r\n|\r|\n/);const f=a===`-`?`stdin`:printable(a,200);const p=(u&&await pagesOf(u,o?a:null,c))?.map(e=>({url:e,naming:f}))??d.flatMap((e,t)=>{const n=e.replace(/(?:^|\s)#.*$/,``).trim();return n===``?[]:[{url:n,naming:`${f}:${t+1}`}]});for(const{url:e,naming:t}of p)refuseForeign(e,t,unusable);if(p.length===0)throw unusable({en:`it contains no target`,ko:`대상이 하나도 없습니다`});if(p.length>mostTargets)throw unusable({en:`it contains more than ${mostTargets} targets`,ko:`대상이 ${mostTargets}개를 넘습니다`});return distinct(p,r.map(canonicalOf))}
async function loaded(e,t,n){try{return Buffer.from(await t(e))}catch(e){if(!(e instanceof Failure))throw e;const[t,r]=languages.map(t=>describeFailure(e.facts,t).replace(/\.$/,``));throw n({en:t??``,ko:r??``})}}
const notByServer={en:`a sitemap at a URL cannot be read with --server; save it as a file`,ko:`--server를 쓸 때는 URL의 사이트맵을 읽을 수 없습니다. 파일로 저장하십시오`};
function distinct(e,t){refuseBad(e);const n=new Set(t);const r=new Set;return{urls:e.filter(({url:e})=>{const t=canonicalOf(e);if(n.has(t))r.add(t);return!n.has(t)&&Boolean(n.add(t))}),repeated:[...r]}}
function refuseBad(e){const[t,...n]=e.flatMap(({url:e,naming:t})=>{const n=parseUrl(e);return`value`in n?[]:[{url:e,naming:t,problem:n.problem}]});if(!t)return;const{naming:r,url:i,problem:a}=t;const{expected:o,given:s=shown(i)}=a;if(n.length===0)throw failure$1(`input.value`,{field:r,expected:o,given:s},{reason:`targets`});const c=n.slice(0,9).map(({naming:e})=>e);throw failure$1(`input.lines`,{field:r,expected:o,given:s,others:[...c,...n.length>c.length?[`+${n.length-c.length}`]:[]].join(`, `)},{reason:`targets`})}
const aFile={en:`the path of a file, or - for the standard input`,ko:`파일 경로 또는 표준 입력을 뜻하는 -`};
async function readInput(e,t){if(!e)throw t({en:`a workflow step has no standard input`,ko:`스텝에는 표준 입력이 없습니다`});const n=await e(largestFile).catch(e=>{throw t(whyNot(e))});if(n.length>4194304)throw t(tooLarge(largestFile));return n}
function refuseWide(e,t){if(isWide(e))throw t({en:`it is UTF-16; save it as UTF-8`,ko:`UTF-16입니다. UTF-8로 저장하십시오`})}
function refuseForeign(e,t,n){if(!e.includes(`�`))return;throw n({en:`${t} is not UTF-8; save the list as UTF-8`,ko:`${t} 줄은 UTF-8이 아닙니다. 목록을 UTF-8로 저장하십시오`})}
function isWide(e){return/^(?:\u00ff\u00fe|\u00fe\u00ff|(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(e.toString(`latin1`,0,4))}
// src/settings/options/thresholds.ts
const optionOf={ssl:`min_ssl`,headers:`min_headers`,days:`min_days`,https:`require_https`};
const asked=[...Object.values(optionOf),`accept_status`,`all_ips`];
function readThresholds(e){const t=asked.map(t=>[t,e.one(t)]);return Object.fromEntries(t.filter(([,e])=>e!==void 0))}
function optionFor(e){return Object.hasOwn(optionOf,e)?optionOf[e]:void 0}
function withSources(e,t){const n=e.targets.map((e,n)=>{const r=t[n];return{...e,checks:e.checks.map(e=>{const t=e.source===`query`?optionFor(e.id):void 0;const{id:n,status:i,expected:a,...o}=e;return{id:n,status:i,expected:a,...o,source:(t&&r?.source(t))??e.source}})}});return{...e,targets:n}}
// src/settings/options/waiting.ts
function readPersistence(e){return{waiting:readWaiting(e),confirm:readNumber(e,`confirm`,{least:0,most:1,usual:1,unit:`whole`})===1,retries:readNumber(e,`retries`,{least:0,most:5,usual:2,unit:`whole`})}}
function readConcurrency(e){return readNumber(e,`concurrency`,{least:1,most:32,usual:8,unit:`whole`})}
const mostConditions=20;
function readWaiting(e){const{timeout:t,interval:n}=readRunTime(e);const r=e.list(`wait_for`).map(e=>e.trim());if(r.length===0)return null;if(e.source(`server`)!==void 0)throw notThere(e);if(r.length>mostConditions)throw wrong(e,{en:`at most ${mostConditions} conditions`,ko:`최대 ${mostConditions}개의 조건`},`${r.length}`);const i=r.map(t=>readCondition(t,e));refuseContradiction(i,e);return{conditions:i,timeout:t,interval:n}}
function notThere(e){return failure$1(`input.together`,{field:e.naming(`wait_for`),other:e.naming(`server`),detail:{en:`a server does not wait, and it may see another deployment than this machine`,ko:`서버는 기다리지 않으며, 이 컴퓨터와 다른 배포를 볼 수 있습니다`}},{reason:`wait_for`})}
const longestText=1024;
const header=/^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine=/^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine=/^body~(?<text>.+)$/s;
function readCondition(e,t){if(e.length>longestText)throw wrong(t,{en:`no longer than ${longestText} characters`,ko:`${longestText}자 이하`},`${e.length}`);if(e===`up`)return{kind:`up`,written:e};const n=statusLine.exec(e)?.groups?.[`code`];if(n!==void 0)return{kind:`status`,code:n.toLowerCase(),written:e};const{name:r,sign:i,text:a}=header.exec(e)?.groups??{};const o=a?.trim();if(r!==void 0&&o!==void 0&&o!==``&&!hasControls(o))return{kind:`header`,name:r.toLowerCase(),text:o,isWhole:i===`=`,written:e};const s=bodyLine.exec(e)?.groups?.[`text`];if(s!==void 0)return{kind:`body`,text:s,written:e};throw failure$1(`input.option`,{field:t.naming(`wait_for`),expected:forms,given:shown(e),suggestion:meant(e)},{reason:`wait_for`})}
const forms=`up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT`;
function hasControls(e){return/[\u0000-\u0008\u000a-\u001f\u007f]/.test(e)}
const spellings$1={up:()=>`up`,status:e=>/^[2-5](?:\d\d|xx)$/i.test(e)?`status=${e}`:`status=200`,header:e=>/^[\w-]+[=~]./.test(e)?`header:${e}`:`header:NAME=TEXT`,body:e=>`body~${e||`TEXT`}`};
function meant(e){const[,t=``,n=``]=/^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(e)??[];const r=nearest(t.trim(),Object.keys(spellings$1));const i=r===null?void 0:spellings$1[r]?.(printable(n.trim(),60));if(i===void 0)return{en:``,ko:``};return{en:` Did you mean ${i}?`,ko:` 혹시 ${i} 말씀이신가요?`}}
function refuseContradiction(e,t){const n=contraryStatus(e)??contraryHeader(e);if(!n)return;const[r,i]=n;throw failure$1(`input.conflict`,{field:t.naming(`wait_for`),first:r.written,second:i.written},{reason:`wait_for`})}
function contraryStatus(e){const t=e.filter(e=>e.kind===`status`||e.kind===`up`);const n=Array.from({length:400},(e,t)=>200+t);const[r,...i]=t;const a=i.find((e,r)=>!n.some(e=>t.slice(0,r+2).every(t=>allows(t,e))));return r&&a?[r,a]:null}
function contraryHeader(e){const t=e.filter(e=>e.kind===`header`);for(const e of t.filter(({isWhole:e})=>e)){const n=t.find(({name:t,text:n,isWhole:r})=>{return t===e.name&&(r?e.text!==n:!e.text.includes(n))});if(n)return t.indexOf(e)<t.indexOf(n)?[e,n]:[n,e]}return null}
function allows(e,t){if(e.kind===`up`)return t<500;return e.kind!==`status`||e.code===`${t}`||e.code===`${Math.floor(t/100)}xx`}
function wrong(e,t,n){return failure$1(`input.value`,{field:e.naming(`wait_for`),expected:t,given:n},{reason:`wait_for`})}
// src/settings/plan.ts
async function makePlan(e){const{typed:t,env:n,options:r,folder:i}=e;const a=findConfig(readGiven(t,n,r),i);return planOf(a&&await(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(3691)]).then(__webpack_require__.bind(__webpack_require__, 3691))).readConfig(a),e)}
async function planOf(e,t){const{typed:n,env:r,options:i,now:a}=t;const o=readGiven(n,r,i);const{urls:s,repeated:c}=await namedUrls(o,t);if(e){const plan=async()=>{return{...await(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(3000)]).then(__webpack_require__.bind(__webpack_require__, 3000)).then(e=>({planWith:e.t}))).planWith(e,t,s),repeated:c}};return withLanguage(e.values.lang,plan)}return{given:o,targets:s.map(({url:e,naming:t})=>{const naming=e=>e===`url`?t:o.naming(e);return{url:e,given:o,naming,rules:{},ownRules:[],demands:{},isApart:false}}),waivers:[],isWhole:true,config:null,now:a,repeated:c}}
async function namedUrls(e,{urls:t,urlNaming:n,folder:r,input:i}){const a=e.source(`targets`);const o=n===`PORTCULLIS_URL`;const s=a!==void 0&&a!==`environment`;const c=onceEach(s&&o?[]:t);const l={urls:c.urls.map(e=>({url:e,naming:n})),repeated:c.repeated};if(a===void 0||!s&&!o&&t.length>0)return l;const u=await readTargets(e,{folder:r,input:i,before:c.urls,load:sitemapsWith(e)});return{urls:[...l.urls,...u.urls],repeated:[...new Set([...l.repeated,...u.repeated])]}}
const sitemapPatience=1e4;
function sitemapsWith(e){if(!/^https?:/i.test(e.one(`targets`)??``))return void 0;const{look:t}=openRunner(e);return t&&(async n=>{const{sights:r}=await t(n,{limit:4194304,patience:sitemapPatience});const i=r.find(e=>e.page?.status===200)?.page;if(i)return i.body;const[a]=r;if(a?.failure)throw new Failure(a.failure);const o={en:`status ${a?.page?.status??`unknown`}`,ko:`상태 ${a?.page?.status??`알 수 없음`}`};throw failure$1(`input.file`,{field:e.naming(`targets`),path:printable(n,200),detail:o},{reason:`targets`})})}
function questionsOf({given:e,targets:t,waivers:n,now:r},i={}){const a=openRunner(e,i);return t.map(({url:e,name:t,given:o,naming:s,demands:c,rules:l,isApart:u})=>({url:e,...t!==void 0&&{name:t},thresholds:readThresholds(o),naming:s,demands:c,excusing:{rules:l,waivers:n,now:r},runner:u?openRunner(o,i):a,persistence:readPersistence(o)}))}
const once={en:`These targets are given more than once. Each is measured once: {list}.`,ko:`두 번 이상 지정되어 한 번만 측정한 대상: {list}.`};
const mostListed=10;
function noticesOf(e,t){const n=new Set([e.given,...e.targets.map(({given:e})=>e)]);return[...repeatedOnes(e,t),...shortHeaders([...n],t)]}
function repeatedOnes({repeated:e},t){if(e.length===0)return[];const n=[...e.slice(0,mostListed).map(maskUrls),...e.length>mostListed?[`…`]:[]].join(`, `);return[{id:`gate.target-repeated`,level:`warn`,message:fill(once,{list:n},t)}]}
// src/action/task.ts
function isAuto(e){return e.toLowerCase()===`auto`}
// node_modules/@actions/core/lib/utils.js
function toCommandValue(e){if(e===null||e===void 0)return``;else if(typeof e===`string`||e instanceof String)return e;return JSON.stringify(e)}
function toCommandProperties(e){if(!Object.keys(e).length)return{};return{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}}
// node_modules/@actions/core/lib/command.js
function issueCommand(e,t,n){const r=new Command(e,t,n);process.stdout.write(r.toString()+os__WEBPACK_IMPORTED_MODULE_2__.EOL)}
function issue(e,t=``){issueCommand(e,{},t)}
const CMD_STRING=`::`;
var Command=class{constructor(e,t,n){if(!e)e=`missing.command`;this.command=e;this.properties=t;this.message=n}toString(){let e=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=` `;let t=true;for(const n in this.properties)if(this.properties.hasOwnProperty(n)){const r=this.properties[n];if(r){if(t)t=false;else e+=`,`;e+=`${n}=${escapeProperty$1(r)}`}}}e+=`${CMD_STRING}${escapeData$1(this.message)}`;return e}};
function escapeData$1(e){return toCommandValue(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`)}
function escapeProperty$1(e){return toCommandValue(e).replace(/%/g,`%25`).replace(/\r/g,`%0D`).replace(/\n/g,`%0A`).replace(/:/g,`%3A`).replace(/,/g,`%2C`)}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(n))throw new Error(`Missing file at path: ${n}`);fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync(n,`${toCommandValue(t)}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}`,{encoding:`utf8`})}
function prepareKeyValueMessage(e,t){const n=`ghadelimiter_${randomUUID()}`;const r=toCommandValue(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${r}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${n}`}
// node_modules/@actions/core/lib/summary.js
var __awaiter$1=function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r[`throw`](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})};
const{access,appendFile,writeFile:writeFile$1}=fs__WEBPACK_IMPORTED_MODULE_1__.promises;
const SUMMARY_ENV_VAR=`GITHUB_STEP_SUMMARY`;
var Summary=class{constructor(){this._buffer=``}filePath(){return __awaiter$1(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;const e=process.env[SUMMARY_ENV_VAR];if(!e)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);try{yield access(e,fs__WEBPACK_IMPORTED_MODULE_1__.constants.R_OK|fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}this._filePath=e;return this._filePath})}wrap(e,t,n={}){const r=Object.entries(n).map(([e,t])=>` ${e}="${t}"`).join(``);if(!t)return`<${e}${r}>`;return`<${e}${r}>${t}</${e}>`}write(e){return __awaiter$1(this,void 0,void 0,function*(){const t=!!(e===null||e===void 0?void 0:e.overwrite);const n=yield this.filePath();yield(t?writeFile$1:appendFile)(n,this._buffer,{encoding:`utf8`});return this.emptyBuffer()})}clear(){return __awaiter$1(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer=``;return this}addRaw(e,t=false){this._buffer+=e;return t?this.addEOL():this}addEOL(){return this.addRaw(os__WEBPACK_IMPORTED_MODULE_2__.EOL)}addCodeBlock(e,t){const n=Object.assign({},t&&{lang:t});const r=this.wrap(`pre`,this.wrap(`code`,e),n);return this.addRaw(r).addEOL()}addList(e,t=false){const n=t?`ol`:`ul`;const r=e.map(e=>this.wrap(`li`,e)).join(``);const i=this.wrap(n,r);return this.addRaw(i).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if(typeof e===`string`)return this.wrap(`td`,e);const{header:t,data:n,colspan:r,rowspan:i}=e;const a=t?`th`:`td`;const o=Object.assign(Object.assign({},r&&{colspan:r}),i&&{rowspan:i});return this.wrap(a,n,o)}).join(``);return this.wrap(`tr`,t)}).join(``);const n=this.wrap(`table`,t);return this.addRaw(n).addEOL()}addDetails(e,t){const n=this.wrap(`details`,this.wrap(`summary`,e)+t);return this.addRaw(n).addEOL()}addImage(e,t,n){const{width:r,height:i}=n||{};const a=Object.assign(Object.assign({},r&&{width:r}),i&&{height:i});const o=this.wrap(`img`,null,Object.assign({src:e,alt:t},a));return this.addRaw(o).addEOL()}addHeading(e,t){const n=`h${t}`;const r=[`h1`,`h2`,`h3`,`h4`,`h5`,`h6`].includes(n)?n:`h1`;const i=this.wrap(r,e);return this.addRaw(i).addEOL()}addSeparator(){const e=this.wrap(`hr`,null);return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap(`br`,null);return this.addRaw(e).addEOL()}addQuote(e,t){const n=Object.assign({},t&&{cite:t});const r=this.wrap(`blockquote`,e,n);return this.addRaw(r).addEOL()}addLink(e,t){const n=this.wrap(`a`,e,{href:t});return this.addRaw(n).addEOL()}};
const summary=new Summary;
var ExitCode;(function(e){e[e[`Success`]=0]=`Success`;e[e[`Failure`]=1]=`Failure`})(ExitCode||(ExitCode={}));
function setSecret(e){issueCommand(`add-mask`,{},e)}
function getInput(e,t){const n=process.env[`INPUT_${e.replace(/ /g,`_`).toUpperCase()}`]||``;if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);if(t&&t.trimWhitespace===false)return n;return n.trim()}
function setOutput(e,t){if(process.env[`GITHUB_OUTPUT`]||``)return issueFileCommand(`OUTPUT`,prepareKeyValueMessage(e,t));process.stdout.write(os__WEBPACK_IMPORTED_MODULE_2__.EOL);issueCommand(`set-output`,{name:e},toCommandValue(t))}
function setFailed(e){process.exitCode=ExitCode.Failure;error(e)}
function error(e,t={}){issueCommand(`error`,toCommandProperties(t),e instanceof Error?e.toString():e)}
function warning(e,t={}){issueCommand(`warning`,toCommandProperties(t),e instanceof Error?e.toString():e)}
function notice(e,t={}){issueCommand(`notice`,toCommandProperties(t),e instanceof Error?e.toString():e)}
function startGroup(e){issue(`group`,e)}
function endGroup(){issue(`endgroup`)}
// src/action/log.ts
function openLog({out:e,random:t},n=0){const[r,i]=silence(t());const say=t=>e(inert(t));let a=0;e(r);return{say,done(e){a++;if(n<2)return;say(`[${a}/${n}] ${markOf[e.verdict]} ${printable(e.url,300)}\n`)},news:e=>say(`${e}\n`),bug:e=>say(`${stackOf(e)}\n`),end:()=>e(i)}}
function sayAlone(e,t){const n=openLog(e);n.say(`${t}\n`);n.end()}
function silence(e){return[`::stop-commands::${e}\n`,`::${e}::\n`]}
function stackOf(e){return maskUrls(e instanceof Error?e.stack??e.message:String(e)).split(`
`).slice(0,50).map(e=>printable(e,500)).join(`
`)}
// src/gate/judge.ts
const asMeasured={target:e=>e,whole:e=>({result:e,baseline:null})};
async function openJudge(e,t){if(e===null)return asMeasured;const[{applyPolicy:n,judgeTarget:r},{baselineOf:i}]=await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(1231)]).then(__webpack_require__.bind(__webpack_require__, 1231)),Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(1604)]).then(__webpack_require__.bind(__webpack_require__, 1604)).then(e=>({baselineOf:e.t,baselineText:e.n,goneFrom:e.r,knownTo:e.i,outdatedChecks:e.a,withOthers:e.o}))]);const{baseline:a}=e;const anew=t=>({...e,baseline:i({targets:t},a)});const o={...e,baseline:null};return{target(n,i){const a=t?anew([r(n,o,i)]):e;return r(n,a,i)},whole(r){if(!t)return{result:n(r,e),baseline:null};const i=anew(n(r,o).targets);return{result:n(r,i),baseline:i.baseline}}}}
// src/run/idle-connections.ts
const connectionLifetime=6e4;
function openIdlePool(e=Date.now){let t=[];const n=new Map;const r=new Set;let i=false;function isRecent(t,n){return t>=Math.max(n,e()-connectionLifetime)}function evict(){const e=t.filter(({connection:e})=>isRecent(e.openedAt,0)).slice(-64);for(const n of t)if(!e.includes(n))n.connection.close();t=e}return{since:e=>({take(n){const r=t.findLast(t=>t.origin===n&&isRecent(t.connection.openedAt,e));t=t.filter(e=>e!==r);return r?.connection??null},leave(e,n){if(i)return n.close();t=[...t,{origin:e,connection:n}];evict()},refusal(t){const i=r.has(t)?void 0:n.get(t);return i&&isRecent(i.begunAt,e)?i.failure:null},refuse:(e,t,r)=>void n.set(e,{failure:t,begunAt:r}),accept:e=>void r.add(e)}),close(){i=true;for(const{connection:e}of t)e.close();t=[]}}}
// src/gate/clock.ts
const systemClock={now:()=>performance.now(),random:Math.random,async sleep(e,t){try{await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(e,void 0,t&&{signal:t});return true}catch(e){if(t?.aborted)return false;throw e}}};
function jittered(e,{random:t}){return e*(.8+.4*t())}
// src/gate/totals.ts
function isOpen({verdict:e,checks:t,incompleteChecks:n=[]},r){return e===`unknown`||t.some(({status:e})=>e===`unknown`)||n.some(({check:e})=>r.startsWith(`${e}.`))}
function totalsOf(e){const count=t=>e.filter(e=>e.verdict===t).length;const t=e.flatMap(({findings:e})=>e.filter(e=>e.waived));return{pass:count(`pass`),warn:count(`warn`),fail:count(`fail`),unknown:count(`unknown`),waived:t.length}}
const worstFirst=[`fail`,`unknown`,`warn`,`pass`];
function worstVerdict(e){return worstFirst.find(t=>e.includes(t))??`unknown`}
// src/gate/queue.ts
function openTargetQueue(e){const t=[];let n=0;return async r=>{if(n<e)n++;else{const{promise:e,resolve:n}=Promise.withResolvers();t.push(n);await e}try{return await r()}finally{const e=t.shift();if(e)e();else n--}}}
// src/gate/run-targets.ts
const usualConcurrency=8;
async function gateEach(e,t){for(const t of e){const e=queryOf(t);parseInput(input,e,t.naming);t.runner.check?.(e,t.naming)}const{gateOne:n}=await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then(e=>({gateOne:e._}));const r=openTargetQueue(t.concurrency??usualConcurrency);const i=new AbortController;const{judge=e=>e,clock:a=systemClock}=t;const o={...t,clock:a,queue:r,begunAt:Date.now(),isOver:()=>i.signal.aborted};const s=new Map;function idleOf(e){const t=s.get(e)??openIdlePool();s.set(e,t);return t}return merge(await Promise.all(e.map(async(e,r)=>{const a={...o,idle:idleOf(e.runner),judge:e=>judge(e,r)};const s=await n(e,queryOf(e),a).catch(e=>{i.abort();throw e});s.targets.forEach(e=>t.onTarget?.(e,r));return s})).finally(()=>s.forEach(e=>e.close())),t.notices??[])}
function queryOf({url:e,thresholds:t}){return{url:e,...t}}
function merge(e,t){const[n]=e;if(!n)throw new Error(`no results to merge`);const r=e.flatMap(e=>e.targets);const i=worstVerdict(r.map(e=>e.verdict));const sum=e=>r.reduce((t,{cost:n})=>t+n[e],0);const a={connections:sum(`connections`),requests:sum(`requests`)};return{...n,verdict:i,targets:r,totals:totalsOf(r),cost:a,...t.length>0&&{notices:t}}}
// src/gate/outcome.ts
function endingOf({verdict:e,targets:t},{failOn:n,onError:r}){if(t.some(({reason:e})=>e===`internal`))return`bug`;const i=[e,...t.map(e=>e.verdict)];const a=i.includes(`unknown`)||t.some(({checks:e})=>e.some(({status:e})=>e===`unknown`));const o=i.includes(`warn`)||t.some(warns)||a&&r===`warn`;if(n!==`never`&&i.includes(`fail`))return`fail`;if(n===`warn`&&o)return`fail`;return a&&r===`fail`?`unknown`:`pass`}
function warns({checks:e,findings:t}){return e.some(({status:e,baselineState:t})=>e===`warn`&&t===void 0)||t.some(({level:e,waived:t,baselineState:n})=>e===`warn`&&!t&&n!==`unchanged`)}
// src/report/github/annotate.ts
function escapeData(e){return e.replaceAll(`%`,`%25`).replaceAll(`\r`,`%0D`).replaceAll(`
`,`%0A`)}
function escapeProperty(e){return escapeData(e).replaceAll(`:`,`%3A`).replaceAll(`,`,`%2C`)}
function formatAnnotation({kind:e,title:t,message:n,at:r}){return`::${e} ${[...r?placeOf(r):[],`title=${escapeProperty(t)}`].join(`,`)}::${escapeData(n)}\n`}
function placeOf({path:e,range:{start:t,end:n}}){const r=[`file=${escapeProperty(e)}`,`line=${t.line}`,`endLine=${n.line}`];return t.line===n.line?[...r,`col=${t.column}`]:r}
// src/core/memo.ts
function memo(e,t=4){const n=new Map;return r=>{const i=n.get(r);if(i!==void 0)return i;if(n.size>=t)n.clear();const a=e(r);n.set(r,a);return a}}
// src/report/mentions.ts
const mentionLines=memo(e=>e.split(/\r\n|\r|\n/));
function lineOf(e,{url:t,name:n}){const r=wordsOf(e);const i=spellings(t,n).map(t=>mentionOf(e,t,r)).find(e=>e!==null);return i===void 0||i===null?null:lineAt(e,i)}
function spellings(e,t){const n=e.replace(/^https?:\/\//,``).replace(/\/$/,``);const[r=``]=n.split(`/`,1);return[{text:n,behind:/\/?(?![\w/:?-]|\.\w)/y},{text:r,behind:/(?![\w-]|\.\w)/y},{text:t??``,behind:/(?![\w.-])/y}].filter(({text:e})=>e!==``)}
function mentionOf(e,{text:t,behind:n},r){const isMention=r=>{if(r<0||!e.startsWith(t,r)||r>0&&/[\w.-]/.test(e.charAt(r-1)))return false;n.lastIndex=r+t.length;return n.test(e)};const i=wordsIn(t).next().value;if(i)return(r.get(i.key)??[]).map(e=>e-i.index).find(isMention)??null;for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+1))if(isMention(n))return n;return null}
const wordsOf=memo(e=>{const t=new Map;for(const{key:n,index:r}of wordsIn(e)){const e=t.get(n);if(e)e.push(r);else t.set(n,[r])}return t});
function*wordsIn(e){for(const{0:t,index:n}of e.matchAll(/[\w.-]+/g)){let{length:e}=t;while(e>0&&`.-`.includes(t.charAt(e-1)))e--;if(e>0)yield{key:t.slice(0,e),index:n}}}
const startsOf=memo(e=>[0,...Array.from(e.matchAll(/\r\n|\r|\n/g),({0:e,index:t})=>t+e.length)]);
function lineAt(e,t){const n=startsOf(e);let[r,i]=[0,n.length];while(i-r>1){const e=r+i>>1;if((n[e]??0)<=t)r=e;else i=e}return r+1}
// src/report/spot.ts
function spotOf(e,t,n){const{config:r,source:i}=e;const a=r?.rangeOf(t,n);if(r&&a)return spotAt(r.path,r.text,a);if(!i)return r?spotAt(r.path,r.text,wholeLine(r.text,1)):null;const{path:o,text:s}=i;if(s===null)return unreadSpot(o);return spotAt(o,s,wholeLine(s,(t&&lineOf(maskUrls(s),t))??1))}
function unreadSpot(e){return{path:e,range:firstLine,text:null,around:{first:1,lines:[]}}}
const firstLine={start:{line:1,column:1},end:{line:1,column:2}};
function wholeLine(e,t){const{length:n}=mentionLines(e)[t-1]??``;return{start:{line:t,column:1},end:{line:t,column:Math.max(1,n)+1}}}
function spotAt(e,t,n){const{start:r,end:i}=n;const a=mentionLines(t);const o=a.slice(r.line-1,i.line);const s=o.map((e,t)=>{const n=t===o.length-1?i.column-1:e.length;return e.slice(t===0?r.column-1:0,n)});const c=Math.max(0,r.line-2);const l=a.at(-1)===``?Math.max(i.line,a.length-1):a.length;const u={first:c+1,lines:a.slice(c,Math.min(i.line+1,l)).map(maskUrls)};return{path:e,range:n,text:maskUrls(s.join(`
`)),around:u}}
// src/report/github/annotations.ts
function annotationsOf(e,t,n){const{targets:r,notices:i=[]}=e;const a=r.flatMap(e=>{return byCause(e.findings).filter(t=>isWorthNoting(t,e)).map(t=>({target:e,finding:t}))}).toSorted((e,t)=>rank(e.finding)-rank(t.finding));const o={language:t,outcome:n};return[...i.map(t=>({kind:effectOfNotice(t,e,n).loudness,title:harmless$1(t.id,longest.rule),message:harmless$1(t.message,longest.text),about:{rule:t.id,target:null}})),...r.flatMap(e=>thresholdsOf(e,o)),...a.map(({target:e,finding:t})=>toAnnotation(t,e,o))]}
function isWorthNoting({severity:e,level:t},{verdict:n}){return n!==`pass`||e!==`info`||t===`error`||t===`warn`}
function rank({severity:e}){return severities.indexOf(e)}
const longest={rule:120,url:200,subject:80,text:600};
const silent=new Set([`pass`,`off`]);
function thresholdsOf(e,t){const n=e.checks.filter(({status:e})=>!silent.has(e));const r=[...Map.groupBy(n,e=>`${e.status} ${e.message} ${statusLineOf(e,t.language)}`).values()].flatMap(([n,...r])=>n?[ofThresholds([n,...r],e,t)]:[]);return[...unseenOf(e,t),...r]}
function unseenOf(e,{language:t,outcome:n}){const{message:r=``}=e;if(!isUnseen(e))return[];const i=effectOfUnknown(e,n);const a=`${reportWords.verdict.unknown[t]} ${harmless$1(titleOf(e),longest.url)}`;const o={rule:`gate.verdict`,target:e};return[{kind:i.loudness,title:a,message:lines(r,softeningOf(i,t)),about:o}]}
function ofThresholds(e,t,{language:n,outcome:r}){const[i]=e;const{status:a,baselineState:o}=i;const s=a===`waived`||o?``:`${verdictIn(a,n)} `;const c=e.map(({id:e})=>harmless$1(e,longest.rule)).join(`, `);const l=a===`unknown`?t.message:i.action;const u=effectOfCheck(i,t,r);return{kind:u.loudness,title:`${s}${c} · ${harmless$1(titleOf(t),longest.url)}`,message:lines(i.message,l??``,statusLineOf(i,n)||softeningOf(u,n)),about:{rule:`gate.${i.id}`,target:t}}}
function verdictIn(e,t){return e===`waived`||e===`off`?``:reportWords.verdict[e][t]}
function toAnnotation(e,t,{language:n,outcome:r}){const{id:i,subject:a,cause:o,action:s,record:c}=e;const l=a===void 0?``:` (${harmless$1(a,longest.subject)})`;const u=idsBeside(e).join(`, `);const d=[u===``?``:fill(reportWords.also,{list:u},n),statusLineOf(e,n),softeningOf(effectOfFinding(e,r),n)];return{kind:loudnessOf(e,t,r),title:`${harmless$1(i,longest.rule)}${l} · ${harmless$1(titleOf(t),longest.url)}`,message:lines(o,s,recordText(c,longest.text),...d),about:{rule:i,target:t,...a!==void 0&&{subject:a}}}}
function lines(...e){return e.filter(e=>e!==``).map(e=>harmless$1(e,longest.text)).join(`
`)}
const mostOfEach=10;
const more={en:`+{count} more: {count|it is/they are} in the results file.`,ko:`+{count}건 더 있습니다. 결과 파일에서 볼 수 있습니다.`};
function limited(e,t){return[...Map.groupBy(e,({kind:e})=>e).values()].flatMap(e=>{const n=e.length-mostOfEach;if(n<=0)return e;return e.slice(0,mostOfEach).map((e,r)=>{if(r<9)return e;return{...e,message:`${e.message}\n${fill(more,{count:n},t)}`}})})}
function commandOf(e,t){const n=annotationSpotOf(e,t);return formatAnnotation({...e,...n&&{at:n}})}
function annotationSpotOf({about:e},t){return e?lineAbout(e,t):null}
function lineAbout(e,{config:t,source:n}){const{target:r}=e;const i=t?.rangeOf(r,e);if(t&&i)return{path:t.path,range:i};const a=n?.text&&r&&lineOf(n.text,r);return n?.text&&a?{path:n.path,range:wholeLine(n.text,a)}:null}
const githubReport=(e,t)=>limited(annotationsOf(e,t.language,t.outcome),t.language).map(e=>commandOf(e,t)).join(``);
// src/ci/repository.ts
function pathInRepository(e,t){const n=real((0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(e));const r=n&&(t&&real(t)||gitRoot(n));if(!r)return null;const i=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.relative)(r,(0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(n,(0,node_path__WEBPACK_IMPORTED_MODULE_7__.basename)(e)));return i!==``&&!(0,node_path__WEBPACK_IMPORTED_MODULE_7__.isAbsolute)(i)&&i.split(node_path__WEBPACK_IMPORTED_MODULE_7__.sep)[0]!==`..`&&printable(i,500)===i?i.split(node_path__WEBPACK_IMPORTED_MODULE_7__.sep).join(`/`):null}
function gitRoot(e){if((0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(e,`.git`),{throwIfNoEntry:false}))return e;const t=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(e);return t===e?null:gitRoot(t)}
function real(e){try{return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.realpathSync)(e)}catch{return null}}
// src/ci/place.ts
const services=[{pipeline:`github`,sign:`GITHUB_ACTIONS`,root:`GITHUB_WORKSPACE`,path:workflowOf},{pipeline:`gitlab`,sign:`GITLAB_CI`,root:`CI_PROJECT_DIR`,path:e=>e[`CI_CONFIG_PATH`]},usual(`azure`,`TF_BUILD`,`BUILD_SOURCESDIRECTORY`,`azure-pipelines.yml`),usual(`other`,`JENKINS_URL`,`WORKSPACE`,`Jenkinsfile`),usual(`other`,`BITBUCKET_BUILD_NUMBER`,`BITBUCKET_CLONE_DIR`,`bitbucket-pipelines.yml`),usual(`other`,`CIRCLECI`,`CIRCLE_WORKING_DIRECTORY`,`.circleci/config.yml`)];
function usual(e,t,n,r){return{pipeline:e,sign:t,root:n,path:()=>r,isGuess:true}}
function pipelineOf(e,t){const n=services.find(({sign:t})=>e[t]);if(!n)return{language:t,pipeline:null,source:null};return{language:t,pipeline:n.pipeline,source:sourceOf(n,e)}}
function pathInPipeline(e,t){const n=services.find(({sign:t})=>e[t])?.root;return pathInRepository(t,n&&e[n])}
function workflowOf(e){const[t=``]=(e[`GITHUB_WORKFLOW_REF`]??``).split(`@`,1);const n=`${e[`GITHUB_REPOSITORY`]??``}/`;return n!==`/`&&t.startsWith(n)?t.slice(n.length):void 0}
function sourceOf({root:e,path:t,isGuess:n},r){const i=t(r);if(i===void 0||!isWithin(i))return null;const a=textOf((0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(r[e]||`.`,i));return a===null&&n?null:{path:i,text:a}}
function isWithin(e){if(e===``||printable(e,300)!==e||/[\\@:]/.test(e))return false;return e.split(`/`).every(e=>e!==``&&e!==`.`&&e!==`..`)}
const largest=1048576;
function textOf(e){try{const t=(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(e);return t.isFile()&&t.size<=largest?(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.readFileSync)(e,`utf8`).replace(/^\ufeff/,``):null}catch(e){const{code:t}=e;if(typeof t!==`string`||!/^E[A-Z]/.test(t))throw e;return null}}
// src/settings/output/place.ts
async function placeWith(e,t,n){const r=pipelineOf(e,t);if(!n?.file)return r;const i=pathInPipeline(e,n.file.path);if(i===null)return r;return{...r,config:(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(814)]).then(__webpack_require__.bind(__webpack_require__, 814))).configSource(n,n.file,i)}}
// src/settings/output/same-file.ts
const mostLinks=40;
function leadsTo(e){let t=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(e);for(let e=0;e<mostLinks;e++){if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.lstatSync)(t,{throwIfNoEntry:false})?.isSymbolicLink())return (0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(t)),(0,node_path__WEBPACK_IMPORTED_MODULE_7__.basename)(t));const e=(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(t,{throwIfNoEntry:false});if(e)return e.isFile()?(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.realpathSync)(t):t;t=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(t),(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.readlinkSync)(t))}return t}
function realFolder(e){if((0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(e,{throwIfNoEntry:false}))return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.realpathSync)(e);const t=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(e);return t===e?e:(0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(realFolder(t),(0,node_path__WEBPACK_IMPORTED_MODULE_7__.basename)(e))}
function fileIdentityOf(e){const t=(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(e,{bigint:true,throwIfNoEntry:false});if(!t)return leadsTo(e);return isDevice(t)?null:`${t.dev}:${t.ino}`}
function isDevice(e){return e.isCharacterDevice()||e.isBlockDevice()}
// src/settings/output/overwriting.ts
const named=[...measuring$1.flatMap(({name:e,isFile:t})=>t?[e]:[]),`baseline`,`targets`,`results_file`];
function checkOverwriting(e,t,{targets:n=[],config:r=null}={}){const i=e.flatMap(({kind:e,path:t})=>t===null?[]:[{kind:e,path:t,identity:identity(t)}]);if(i.length===0)return;const a=new Map;for(const{kind:e,path:t,identity:n}of i){const r=printable(`${e}=${t}`,100);const i=n===null?void 0:a.get(n);if(i!==void 0)throw twice(i,r);if(n!==null)a.set(n,r)}const o=[...[t,...new Set(n.map(e=>e.given))].flatMap(filesOf),...r?.file?[{by:configuration,path:r.file.path}]:[]];for(const{by:e,path:n}of o){const r=a.get(identity(n)??``);if(r!==void 0)throw over(r,t,e)}}
const configuration={en:`the configuration`,ko:`설정 파일`};
function filesOf(e){return named.flatMap(t=>{const n=e.source(t);if(n===void 0||t===`targets`&&(n===`file`||n===`target`))return[];const r=e.one(t)??`-`;return r===``||r===`-`?[]:[{by:e.naming(t),path:r}]})}
function identity(e){try{return fileIdentityOf(e)}catch{return null}}
function twice(e,t){return failure$1(`input.conflict`,{field:{en:`The same file`,ko:`같은 파일`},first:e,second:t},{reason:`report`})}
function over(e,t,n){const r={en:`${e} would overwrite it`,ko:`${e}의 내용으로 덮어쓰게 됩니다`};return failure$1(`input.together`,{field:t.naming(`report`),other:n,detail:r},{reason:`report`})}
// src/settings/output/reports.ts
function readReports(e,t){const n=e.list(`report`).map(t=>readReport(t,e));checkStandardOutputTwice(n);checkOverwriting(n,e,t);return n}
function checkStandardOutputTwice(e){const[t,n]=e.filter(({path:e})=>e===null);if(!t||!n)return;throw failure$1(`input.conflict`,{field:{en:`The standard output`,ko:`표준 출력`},first:`${t.kind}=-`,second:`${n.kind}=-`},{reason:`report`})}
function readReport(e,t){const n=e.indexOf(`=`);const[r,i]=[e.slice(0,n).trim(),e.slice(n+1).trim()];const a=t.naming(`report`);if(n<0||i===``)throw failure$1(`input.value`,{field:a,expected:{en:`kind=file such as sarif=portcullis.sarif`,ko:`sarif=portcullis.sarif 같은 kind=file`},given:`"${printable(e,100)}"`},{reason:`report`});const o={kind:readKind(r,{field:a,reason:`report`}),path:readPath(i,{field:a,reason:`report`})};if(several.test(i))throw failure$1(`input.value`,{field:a,expected:{en:`one kind=file; give each report its own line or option`,ko:`kind=file 하나(보고서마다 한 줄 또는 옵션 하나)`},given:`"${printable(e,100)}"`},{reason:`report`});return o}
const several=new RegExp(String.raw`,\s*(?:${reportKinds.join(`|`)})\s*=`);
const standardOutput=/^(?:-|\/dev\/stdout|\/dev\/fd\/1|\/proc\/self\/fd\/1)$/;
function readPath(e,{field:t,reason:n}){if(standardOutput.test(e))return null;const unusable=r=>failure$1(`input.file`,{field:t,path:printable(e,200),detail:r},{reason:n});try{if(/[/\\]$/.test(e)||(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(e,{throwIfNoEntry:false})?.isDirectory())throw unusable({en:`it is a folder`,ko:`폴더입니다`})}catch(e){throw e instanceof Failure?e:unusable(whyNot(e))}return e}
function readKind(e,{field:t,reason:n}){const r=reportKinds.find(t=>t===e);if(r)return r;const i=suggest(e,reportKinds);throw failure$1(`input.option`,{field:t,expected:reportKinds.join(`, `),given:`"${printable(e,60)}"`,suggestion:i},{reason:n})}
function checkStandardOutput(e,t,n){if(!n.isTaken||e.every(({path:e})=>e!==null))return;throw togetherWith(n,t)}
function togetherWith({by:e},t){return failure$1(`input.together`,{field:t.naming(`report`),other:e,detail:{en:`both would write to the standard output`,ko:`둘 다 표준 출력에 쓰려고 합니다`}},{reason:`report`})}
// src/settings/options/list/of-check.ts
const ruling=[{name:`rules`,stays:`here`,isFile:true,value:`FILE`,about:`Also use the exposure rules in this file; see npx portcullis rules test`}];
const listing=[{name:`csv`,isFlag:true,about:`Print the registered names as comma-separated values instead of the report`}];
function optionsOf(e){const t=parameters;const n=Object.hasOwn(t,e)?t[e]:void 0;const r=e===`gate`?[...policyOptions,...reports,...waiting,...crowds]:[failing(e)];if(e===`exposure`)r.push(...ruling);if(e===`lookalike`)r.push(...listing);if(n?.takesMaxAge)r.push(...reusing);return n?[...n.options,...n.readsStore?storing:remembering,...r,...measuring$1,...access$1,...remote]:measuring$1}
function failing(e){return{name:`fail_on`,value:failOns.join(`|`),about:`End with exit code 1 on status fail, on warn as well, or never; unknown stays 3 (default ${usualFailOn(e)})`}}
const deciding=new Set([`gate`,`golive`]);
function usualFailOn(e){return deciding.has(e)?`error`:`never`}
// src/settings/options/policy.ts
function readOutcome(e){return{failOn:oneOf(e,`fail_on`,failOns)??`error`,onError:oneOf(e,`on_error`,onErrors)??`fail`}}
const synonyms={fail_on:{fail:`error`},on_error:{error:`fail`}};
function oneOf(e,t,n){const r=e.one(t);const i=n.find(e=>e===(r===void 0?r:synonyms[t]?.[r]??r));if(r===void 0||i!==void 0)return i;throw failure$1(`input.option`,{field:e.naming(t),expected:n.join(`, `),given:`"${printable(r,60)}"`,suggestion:suggest(r,n)},{reason:t})}
async function readBaseline(e,t=`.`){const n=e.isSet(`update_baseline`);const r=e.one(`baseline`);if(r===void 0&&!n)return null;return(await __webpack_require__.e(/* import() */ 4815).then(__webpack_require__.bind(__webpack_require__, 4815))).readBaselineFile(r,{given:e,folder:t,isUpdated:n})}
function gatePolicyOf({targets:e,waivers:t,isWhole:n,config:r},i,{now:a,language:o}){const s=e.map(e=>e.rules);if(i===null&&t.length===0&&s.every(e=>Object.keys(e).length===0))return null;return{rules:s,demands:e.map(e=>e.demands),ofRun:r?.values.rules??{},waivers:t,isWhole:n,baseline:i?.before??null,now:a,language:o}}
// src/report/kinds.ts
const kinds={text:{about:`the report for people`,load:async()=>(await __webpack_require__.e(/* import() */ 316).then(__webpack_require__.bind(__webpack_require__, 316))).textReport},json:{about:`the result object`,load:async()=>(await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1947)).then(e=>({toJson:e.r}))).toJson},ndjson:{about:`one line for each target, and one for the total`,load:async()=>(await __webpack_require__.e(/* import() */ 5787).then(__webpack_require__.bind(__webpack_require__, 5787))).ndjson},markdown:{about:`a page for a comment or a job summary, at most 60 kB`,load:async()=>(await __webpack_require__.e(/* import() */ 5842).then(__webpack_require__.bind(__webpack_require__, 5842))).markdown},sarif:{about:`SARIF 2.1.0, for code scanning`,load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(8370)]).then(__webpack_require__.bind(__webpack_require__, 8370))).sarif,hasRules:true},junit:{about:`JUnit XML, for test reports`,load:async()=>(await __webpack_require__.e(/* import() */ 9447).then(__webpack_require__.bind(__webpack_require__, 9447))).junit},codequality:{about:`GitLab Code Quality`,load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4553)]).then(__webpack_require__.bind(__webpack_require__, 4553))).codeQuality},github:{about:`annotations of a GitHub workflow`,load:async()=>(await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1947)).then(e=>({githubReport:e.m}))).githubReport},azure:{about:`issues of an Azure pipeline`,load:async()=>(await __webpack_require__.e(/* import() */ 3276).then(__webpack_require__.bind(__webpack_require__, 3276))).azure},tap:{about:`TAP 13`,load:async()=>(await __webpack_require__.e(/* import() */ 294).then(__webpack_require__.bind(__webpack_require__, 294))).tap},badge:{about:`the verdict as an SVG image`,load:async()=>(await __webpack_require__.e(/* import() */ 4160).then(__webpack_require__.bind(__webpack_require__, 4160))).badge}};
function hasRules(e){return`hasRules`in kinds[e]}
// src/checks/index.ts
const registry=[{id:`asn`,...parameters[`asn`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(1336), __webpack_require__.e(2557)]).then(__webpack_require__.bind(__webpack_require__, 2557))).asn},{id:`changes`,...parameters[`changes`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(7716), __webpack_require__.e(335), __webpack_require__.e(9288), __webpack_require__.e(9558), __webpack_require__.e(944), __webpack_require__.e(6265), __webpack_require__.e(2873), __webpack_require__.e(8180), __webpack_require__.e(5239), __webpack_require__.e(9744), __webpack_require__.e(3867), __webpack_require__.e(7521), __webpack_require__.e(8964), __webpack_require__.e(6606), __webpack_require__.e(1099), __webpack_require__.e(4327), __webpack_require__.e(6922)]).then(__webpack_require__.bind(__webpack_require__, 6922))).changes},{id:`dns`,...parameters[`dns`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(9288), __webpack_require__.e(944), __webpack_require__.e(8180), __webpack_require__.e(1918)]).then(__webpack_require__.bind(__webpack_require__, 8180)).then(e=>({dns:e.t}))).dns},{id:`email`,...parameters[`email`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(335), __webpack_require__.e(9288), __webpack_require__.e(944), __webpack_require__.e(5239), __webpack_require__.e(3700)]).then(__webpack_require__.bind(__webpack_require__, 5239)).then(e=>({email:e.t}))).email},{id:`email-header`,...parameters[`email-header`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(9288), __webpack_require__.e(5033)]).then(__webpack_require__.bind(__webpack_require__, 5033))).emailHeader},{id:`exposure`,...parameters[`exposure`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(9558), __webpack_require__.e(9582)]).then(__webpack_require__.bind(__webpack_require__, 7502))).exposure},{id:`gate`,...parameters[`gate`],load:async()=>(await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then(e=>({gate:e.S}))).gate},{id:`golive`,...parameters[`golive`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(4044), __webpack_require__.e(2873), __webpack_require__.e(3867), __webpack_require__.e(2757)]).then(__webpack_require__.bind(__webpack_require__, 3867)).then(e=>({golive:e.t}))).golive},{id:`history`,...parameters[`history`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(4959)]).then(__webpack_require__.bind(__webpack_require__, 4959))).history},{id:`http`,...parameters[`http`],load:async()=>(await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then(e=>({http:e.E}))).http},{id:`impersonation`,...parameters[`impersonation`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(6265), __webpack_require__.e(1099), __webpack_require__.e(81)]).then(__webpack_require__.bind(__webpack_require__, 1099)).then(e=>({impersonation:e.t}))).impersonation},{id:`ip`,...parameters[`ip`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(4044), __webpack_require__.e(335), __webpack_require__.e(1336), __webpack_require__.e(1638)]).then(__webpack_require__.bind(__webpack_require__, 3962))).ip},{id:`lookalike`,...parameters[`lookalike`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(5546), __webpack_require__.e(6265), __webpack_require__.e(6606), __webpack_require__.e(4038)]).then(__webpack_require__.bind(__webpack_require__, 6606)).then(e=>({lookalike:e.t}))).lookalike},{id:`owasp`,...parameters[`owasp`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7521), __webpack_require__.e(8787)]).then(__webpack_require__.bind(__webpack_require__, 7521)).then(e=>({owasp:e.t}))).owasp},{id:`phishing`,...parameters[`phishing`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5546), __webpack_require__.e(9743)]).then(__webpack_require__.bind(__webpack_require__, 5615))).phishing},{id:`pivot`,...parameters[`pivot`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(7499)]).then(__webpack_require__.bind(__webpack_require__, 7499))).pivot},{id:`port`,...parameters[`port`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(9744), __webpack_require__.e(5750)]).then(__webpack_require__.bind(__webpack_require__, 9744)).then(e=>({port:e.t}))).port},{id:`pqc`,...parameters[`pqc`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4327), __webpack_require__.e(1835)]).then(__webpack_require__.bind(__webpack_require__, 4327)).then(e=>({pqc:e.t}))).pqc},{id:`propagation`,...parameters[`propagation`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(4044), __webpack_require__.e(2873)]).then(__webpack_require__.bind(__webpack_require__, 2873)).then(e=>({propagation:e.t}))).propagation},{id:`rdap`,...parameters[`rdap`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(5262), __webpack_require__.e(5546), __webpack_require__.e(8964), __webpack_require__.e(9037)]).then(__webpack_require__.bind(__webpack_require__, 8964)).then(e=>({rdap:e.t}))).rdap},{id:`reverse-dns`,...parameters[`reverse-dns`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(5262), __webpack_require__.e(4044), __webpack_require__.e(335), __webpack_require__.e(3139)]).then(__webpack_require__.bind(__webpack_require__, 335)).then(e=>({reverseDns:e.t}))).reverseDns},{id:`ssl`,...parameters[`ssl`],load:async()=>(await __webpack_require__.e(/* import() */ 2252).then(__webpack_require__.bind(__webpack_require__, 2252)).then(e=>({ssl:e.W}))).ssl},{id:`subdomains`,...parameters[`subdomains`],load:async()=>(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(4235), __webpack_require__.e(7716), __webpack_require__.e(3693)]).then(__webpack_require__.bind(__webpack_require__, 7716)).then(e=>({subdomains:e.t}))).subdomains}];
// src/rules/demandable.ts
const withoutTarget=new Set(registry.filter(({subject:e})=>e===void 0||e.value===`FILE`).map(({id:e})=>e));
function isDemandable(e){return e!==`gate`&&!isAboutText(e)}
function isAboutText(e){return withoutTarget.has(e)}
function gives({grading:e,scoring:t},n){return e!==void 0||n===`minScore`&&t!==void 0}
// src/rules/gate-rules.ts
const loud=[`warn`,`error`];
const all=[`off`,`warn`,`error`];
function ofThreshold(e,t,n){const r={en:`A target that does not meet ${e} fails; at rule level warn it gets a warning instead. If the value could not be measured, the target is unknown. ${e}: ${t} switches this threshold off.`,ko:`${e} 기준에 못 미치면 대상이 실패하며, 수준이 warn이면 주의로 낮아집니다. 측정하지 못하면 판단 불가입니다. 끄려면 ${e}: ${t} 값을 씁니다.`};return{severity:`high`,...n,verdict:r,levels:loud}}
const thresholds={ssl:ofThreshold(`min_ssl`,`off`,{cause:{en:`Certificate and TLS are graded below the threshold.`,ko:`인증서와 TLS 등급이 기준에 못 미칩니다.`},action:{en:`Fix the ssl findings, worst first.`,ko:`ssl 문제를 심각한 것부터 고치십시오.`}}),headers:ofThreshold(`min_headers`,`off`,{cause:{en:`The security headers are graded below the threshold.`,ko:`보안 헤더 등급이 기준에 못 미칩니다.`},action:{en:`Fix the http findings, worst first.`,ko:`http 문제를 심각한 것부터 고치십시오.`}}),days:ofThreshold(`min_days`,`off`,{cause:{en:`A certificate expires too soon.`,ko:`인증서가 곧 만료됩니다.`},action:{en:`Renew it, and automate the renewal.`,ko:`인증서를 갱신하고 갱신을 자동화하십시오.`}}),https:ofThreshold(`require_https`,`false`,{cause:{en:`The site can be reached over plain HTTP.`,ko:`사이트에 평문 HTTP로 접속할 수 있습니다.`},action:{en:`Redirect every request on port 80 to https, or close the port.`,ko:`80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.`}})};
function ofDemand(e){return{severity:`high`,cause:{en:`The check ${e} does not meet the requirements of checks.${e} in the configuration.`,ko:`${e} 점검이 요구한 수준을 통과하지 못했습니다.`},action:{en:`Fix the ${e} findings, worst first.`,ko:`${e} 문제를 심각한 것부터 고치십시오.`},verdict:{en:`This threshold exists only if checks.${e} in the configuration sets it. The level there decides: error fails the target, warn causes a warning, and off skips the check. A level for this rule overrides error and warn. If the check could not be measured, the target is unknown. Issues that are waived or off do not count for maxSeverity or for a demand that is only a level. A grade or a score always counts as measured.`,ko:`설정의 checks.${e} 항목이 요구할 때만 점검합니다. 그 수준이 error이면 대상이 실패하고, warn이면 주의, off이면 점검하지 않습니다. 이 이름의 규칙으로 바꿀 수 있습니다. 측정하지 못하면 판단 불가입니다. 예외이거나 꺼 둔 문제는 maxSeverity 값이나 수준만 적은 요구에 영향을 주지 않지만, 등급과 점수는 측정한 그대로 씁니다.`},levels:loud}}
const ofPolicy={"waiver-expired":{severity:`high`,cause:{en:`A waiver that is still needed has expired.`,ko:`아직 필요한 예외가 만료되었습니다.`},action:{en:`Fix the waived problem, or review the waiver and set a new date.`,ko:`해당 문제를 고치거나, 다시 판단해 새 날짜를 정하십시오.`},verdict:{en:`The target fails, and the waived problem counts again. At rule level warn, the expired waiver itself causes only a warning.`,ko:`대상이 실패하고, 예외로 두었던 문제도 다시 판정에 들어갑니다. 수준이 warn이면 만료 자체는 주의로 낮아집니다.`},levels:loud},"waiver-unneeded":{severity:`low`,cause:{en:`A waiver is not needed.`,ko:`더 이상 필요하지 않은 예외가 있습니다.`},action:{en:`Remove it from the configuration.`,ko:`설정에서 삭제하십시오.`},verdict:{en:`By default the run gets a warning. At rule level error the run fails; at level off this is not reported.`,ko:`전체 판정이 주의가 됩니다. 수준이 error이면 실패하고, off이면 알리지 않습니다.`},levels:all,isOfRun:true},unstable:{severity:problems.unstable.severity,cause:problems.unstable.cause,action:problems.unstable.action,verdict:{en:`A failing target is measured a second time. The failure stands, whatever the second measurement says. If the two differ, this finding names both. The level changes this finding only, never a threshold that was missed: by default it warns; at level error it fails the target by itself; at level off it is not reported.`,ko:`실패한 대상은 한 번 더 측정합니다. 두 번째 결과가 어떻든 실패는 그대로이며, 둘이 다르면 이 항목이 양쪽을 보여 줍니다. 수준은 이 항목에만 적용되고 미달한 기준은 바꾸지 않습니다. 기본값은 주의이고, error이면 이것만으로도 대상이 실패하며, off이면 알리지 않습니다.`},levels:all},"baseline-mended":{severity:`info`,cause:{en:`The baseline has entries that are no longer found.`,ko:`기준선의 항목 중 이제 발견되지 않는 것이 있습니다.`},action:{en:`Remove them with --update-baseline.`,ko:`--update-baseline으로 정리하십시오.`},verdict:{en:`By default this is reported and does not change the verdict. At rule level warn the run gets a warning; at level error it fails; at level off this is not reported.`,ko:`알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다.`},levels:all,isOfRun:true},"baseline-outdated":{severity:`info`,cause:{en:`Other versions of the checks made the baseline.`,ko:`기준선을 만든 점검의 버전이 지금과 다릅니다.`},action:{en:`Renew the baseline with --update-baseline.`,ko:`--update-baseline으로 기준선을 갱신하십시오.`},verdict:{en:`New findings of these checks only warn until the baseline is renewed. By default this is reported and does not change the verdict. At rule level warn the run gets a warning; at level error it fails; at level off this is not reported.`,ko:`기준선을 갱신할 때까지 이 점검에서 새로 발견된 문제는 주의로만 봅니다. 기본값에서는 알리기만 하고 판정은 바꾸지 않습니다. 수준이 warn이면 전체 판정이 주의가 되고, error이면 실패하며, off이면 알리지 않습니다.`},levels:all,isOfRun:true},"rule-unmeasured":{severity:`medium`,cause:{en:`A rule has a level, but its check could not be measured completely.`,ko:`수준을 정한 규칙이 속한 점검을 모두 측정하지 못했습니다.`},action:{en:`Measure again when the check can be measured completely, or set the rule to off.`,ko:`점검을 모두 측정할 수 있을 때 다시 측정하거나, 규칙을 끄십시오.`},verdict:{en:`If the level of the rule is error, the target is unknown even if it meets its thresholds. If the level is warn, this is reported and does not change the verdict.`,ko:`규칙의 수준이 error이면 기준과 상관없이 대상은 판단 불가입니다. warn이면 알리기만 하고 판정은 바꾸지 않습니다.`},levels:[]},"target-repeated":{severity:`info`,cause:{en:`A target was given more than once.`,ko:`대상이 두 번 이상 지정되었습니다.`},action:{en:`Give it once.`,ko:`한 번만 지정하십시오.`},verdict:{en:`This is reported and does not change the verdict. The target is measured once.`,ko:`알리기만 하고 판정은 바꾸지 않습니다. 대상은 한 번만 측정합니다.`},levels:[],isOfRun:true},"header-short":{severity:`info`,cause:{en:`The value of a header is too short to be masked.`,ko:`헤더 값이 너무 짧아 가릴 수 없습니다.`},action:{en:`Send a longer secret. If the value is not secret, no action is needed.`,ko:`더 긴 비밀 값을 보내십시오. 비밀이 아니라면 그대로 두어도 됩니다.`},verdict:{en:`This is reported and does not change the verdict. If the target echoes the value, reports show it. Values of one or two characters, and true, false, yes, off and none, are treated as switches, not as secrets.`,ko:`알리기만 하고 판정은 바꾸지 않습니다. 대상이 그 값을 되돌려 보내면 보고서에 나타납니다. 한두 글자와 true, false, yes, off, none은 스위치로 봅니다.`},levels:[],isOfRun:true},verdict:{severity:`high`,cause:{en:`The target could not be measured.`,ko:`대상을 측정하지 못했습니다.`},action:{en:`See the reason, and measure again when the target can be reached.`,ko:`이유를 확인하고, 접속할 수 있게 되면 다시 측정하십시오.`},verdict:{en:`The target is unknown, and the exit code is 3 unless something else fails. on_error sets how an unknown verdict counts.`,ko:`대상은 판단 불가이며, 달리 실패한 것이 없으면 종료 코드는 3입니다. 처리 방법은 on_error 값으로 정합니다.`},levels:[]}};
function gateRules(e=registry.map(e=>e.id)){const t=e.filter(isDemandable).map(e=>[idOfDemand(e),ofDemand(e)]);const n=[...Object.entries(thresholds),...Object.entries(ofPolicy),...t];return new Map(n.map(([e,t])=>[`gate.${e}`,t]))}
// src/rules/rules.ts
async function ruleIds(){return ruleIdsOf(await Promise.all(registry.map(e=>e.load())))}
function ruleIdsOf(e){const t=[...gateRules(e.map(({id:e})=>e))].flatMap(([e,{levels:t}])=>t.length>0?[e]:[]);const n=e.filter(({id:e})=>isDemandable(e)).flatMap(({id:e,words:t})=>Object.keys(t.problems).map(t=>`${e}.${t}`));return[...t,...n]}
function gateWords(e){const t=[...gateRules()].map(([t,{cause:n,action:r}])=>{return[t,{cause:n[e],action:r[e]}]});return new Map(t)}
async function rulesOf({targets:e},t){const n=new Set(e.flatMap(({findings:e})=>e.map(({id:e})=>e.split(`.`,1)[0])));const r=(await Promise.all(registry.filter(({id:e})=>n.has(e)).map(e=>e.load()))).flatMap(({id:e,words:n})=>Object.entries(n.problems).map(([n,r])=>[`${e}.${n}`,toRule(r,t)]));return new Map([...gateWords(t),...r])}
function toRule({cause:e,action:t,reference:n},r,i=()=>`…`){const[a,o]=[e,t].map(e=>unfilled(e,r,i));return{cause:a??``,action:o??``,...n!==void 0&&{reference:n}}}
// src/settings/output/folders.ts
function makeFolder(e){if((0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(e,{throwIfNoEntry:false}))return;const t=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(e);if(t!==e)makeFolder(t);try{(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.mkdirSync)(e)}catch(e){if(e.code!==`EEXIST`)throw e}}
// src/settings/output/write-file.ts
async function writeFile(e,t){const n=leadsTo(t);makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(n));const r=(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.statSync)(n,{throwIfNoEntry:false});if(r?.isFIFO())return writePipe(e,n);if(descriptor.test((0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(t)))return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.appendFileSync)(t,e);if(r&&!r.isFile())return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.writeFileSync)(n,e);try{replace(e,n,r?.mode)}catch(t){if(!r||!inPlace.has(codeOf$1(t)))throw t;(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.writeFileSync)(n,e)}}
const descriptor=/^(?:\/dev\/(?:std(?:out|err)|fd\/\d+)|\/proc\/[^/]+\/fd\/\d+)$/;
const inPlace=new Set([`EACCES`,`EBUSY`,`EPERM`,`EROFS`,`EXDEV`]);
function replace(e,t,n){const r=(0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(t),`.${randomUUID()}.tmp`);try{(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.writeFileSync)(r,e,{flag:`wx`,...n!==void 0&&{mode:n}});(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.renameSync)(r,t)}catch(e){discard(r);throw e}}
function discard(e){try{(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.rmSync)(e,{force:true})}catch{}}
const longestPause=5e3;
const pause=20;
async function writePipe(e,t){const n=await patiently(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.openSync)(t,node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.O_WRONLY|node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.O_NONBLOCK),`ENXIO`);try{const t=Buffer.from(e);for(let e=0;e<t.length;){const r=e;e+=await patiently(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.writeSync)(n,t,r),`EAGAIN`)}}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.closeSync)(n)}}
async function patiently(e,t){for(const n=performance.now()+longestPause;;await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(pause))try{return e()}catch(e){if(codeOf$1(e)!==t)throw e;if(performance.now()>=n)throw t===`EAGAIN`?stuck():e}}
function stuck(){return Object.assign(new Error(`a pipe takes nothing`),{code:`ETIMEDOUT`})}
// src/settings/output/write-reports.ts
async function writeReports(e,t,{place:n,out:r,field:i}){const a=[];for(const{kind:o,path:s}of t){const t=await reportOf(o,e,n);if(s===null)r(t);else a.push(...await writeWhole(t,s,i))}return a}
async function reportOf(e,t,n){const[r,i]=await Promise.all([kinds[e].load(),hasRules(e)?rulesOf(t,n.language):new Map]);return r(t,{...n,rules:i})}
async function writeWhole(e,t,n){try{await writeFile(e,t);return[]}catch(e){return[failure$1(`input.file`,{field:n,path:printable(t,200),detail:whyNot(e)},{reason:`report`})]}}
// src/run/wait-words.ts
function waitWords({check:e,query:t,seconds:n,failure:r}){const i=r.facts.params[`message`];const a=typeof i===`string`?` ${printable(i)}`:``;const o=`${e.id} ${subjectOf(t)}`.trim();return{en:`${o}: waiting ${n} s until the server has room.${a}`,ko:`${o}: 서버에 여유가 생길 때까지 ${n}초 기다립니다.${a}`}}
function subjectOf(e){const[t=``]=[`url`,`host`,`domain`,`ip`,`target`].flatMap(t=>e[t]??[]);return printable(URL.parse(t)?.host||t.split(/[/?#]/,1)[0]||``,260)}
// src/action/choose-task.ts
async function taskOf(e,t){const{plan:n,sources:r,hosting:i}=e;const a=n.targets.length===0&&t.env[`GITHUB_EVENT_NAME`]===`deployment_status`;if(i.environment===null&&!a&&!r.urls.some(isAuto))return{plan:n};return(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(7077)]).then(__webpack_require__.bind(__webpack_require__, 7077))).deployedTask(e,t)}
// src/action/update-comment.ts
async function commented(e,t){if(t.hosting.comment===`never`)return[];const n=await(await Promise.all(/* import() */[__webpack_require__.e(2252), __webpack_require__.e(3774)]).then(__webpack_require__.bind(__webpack_require__, 3774))).keepComment(e,t);return n===null?[]:[{kind:`notice`,title:`Portcullis`,message:harmless$1(n,1e3)}]}
// src/report/kinds/json.ts
const alsoEscaped=/[\u007f-\u009f\u2028\u2029]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const bracketed=/##(?=\w*\[)/g;
function toJson(e){return harmlessJson(JSON.stringify(e,wellFormed,2))}
function toJsonLine(e){return harmlessJson(JSON.stringify(e,wellFormed))}
function wellFormed(e,t){return typeof t===`string`?t.toWellFormed():t}
function harmlessJson(e){return`${e.replace(alsoEscaped,escape).replace(bracketed,`#\\u0023`)}\n`}
function escape(e){return Array.from({length:e.length},(t,n)=>e.charCodeAt(n)).map(e=>`\\u${e.toString(16).padStart(4,`0`)}`).join(``)}
// src/action/files.ts
const largestSummary=983040;
function writeSummary(e,t,{env:n,core:r}){return leave(`GITHUB_STEP_SUMMARY`,n,async()=>{await r.summary.addRaw(gateSummary(e,{...t,limit:largestSummary})).write()})}
function writeOutputs(e,{env:t,core:n}){return leave(`GITHUB_OUTPUT`,t,()=>{for(const[t,r]of Object.entries(e))n.setOutput(t,r)})}
async function leave(e,t,n){const r=t[e]??``;if(r===``)return null;try{(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.accessSync)(r,node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.R_OK|node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.W_OK);await n();return null}catch(t){return unwritten({field:e,path:r},t)}}
async function writeResult(e,{field:t,path:n}){const r={field:t,path:(0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(n)};const[i=null]=await writeWhole(toJson(e),r.path,t);return{path:i?``:r.path,trouble:i}}
function keepResult(e,t,n){const r={field:`RUNNER_TEMP`,path:(0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(t[`RUNNER_TEMP`]||(0,node_os__WEBPACK_IMPORTED_MODULE_8__.tmpdir)(),`portcullis-${n()}.json`)};const i=attempt(r,()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.writeFileSync)(r.path,toJson(e),{flag:`wx`}));return{path:i?``:r.path,trouble:i}}
function attempt(e,t){try{t();return null}catch(t){return unwritten(e,t)}}
function unwritten({field:e,path:t},n){return failure$1(`input.file`,{field:e,path:printable(t,200),detail:whyNot(n)},{reason:e})}
// src/action/matrix.ts
const matrixInputs={"job-matrix":{about:`Set by GitHub, do not set it: the matrix values of the job, which tell the comments of its jobs apart`,default:"${{ toJSON(matrix) }}"},"job-index":{about:`Set by GitHub, do not set it: the position of the job in its matrix`,default:"${{ strategy.job-index }}"}};
function matrixKey(e){const t=parse(e(`job-matrix`));if(typeof t!==`object`||t===null||Object.keys(t).length===0)return null;const n=JSON.stringify(withoutPushed(t));return n===JSON.stringify(sorted(t))?n:`${n} ${e(`job-index`)}`}
function parse(e){try{return JSON.parse(e)}catch{return null}}
const url=/^(?:https?:\/\/)?[a-z\d.-]+\.[a-z]{2,63}(?::\d{1,5})?(?<rest>[/?#].*)?$/is;
const commit=/(?<![\da-z])(?=[a-f]*\d)[\da-f]{7,64}(?![\da-z])/gi;
function withoutPushed(e){if(typeof e===`string`){const t=url.exec(e)?.groups;return t?t[`rest`]??``:e.replace(commit,``)}return mapped(e,withoutPushed)}
function sorted(e){return mapped(e,sorted)}
function mapped(e,t){if(Array.isArray(e))return e.map(t);if(typeof e!==`object`||e===null)return e;const n=Object.entries(e).toSorted(([e],[t])=>e<t?-1:1);return Object.fromEntries(n.map(([e,n])=>[e,t(n)]))}
// src/action/inputs.ts
const gate=registry.find(({id:e})=>e===`gate`);
const sentences={url:`Deployed URLs, one per line; https:// is assumed. auto means the URL of a deployment_status event. Default: PORTCULLIS_URL, then the configuration, then the event`,resolver:`Ask this DNS resolver instead of the runner's: IP[:port], https://host/path or tls://host; one per line`,public_resolver:`Compare the answers of this resolver instead of the known public ones: [NAME=]SERVER[#filters], with #filters for a resolver that blocks names; one per line`,doh:`Use this DNS-over-HTTPS resolver for lookalike domains instead of two public ones; one per line`,blocklist:`Query this blocklist instead of the known ones: ZONE[=CODES], with listing codes such as 127.0.0.2+127.0.0.4-127.0.0.7; one per line; off queries none`,blocklist_resolver:`Query blocklists that refuse public resolvers through this resolver of your own: IP[:port], https://host/path or tls://host (default none: these lists are skipped)`,resolve:`Connect to this address for this host, as curl --resolve does; one per line, IPv6 in brackets`,report:`Write reports, kind=file, one per line: ${reportKinds.join(`, `)}`,lang:`Language of log, annotations and summary (default en)`,fail_on:`Which verdict fails the step (default error)`,on_error:`What follows when a target could not be measured: fail fails the step, warn shows a warning and passes, pass passes (default fail)`,header:`Send headers to the target's own https origin, one per line: NAME=VARIABLE with the environment variable that holds the value, or Name: value with the value from a secret; every value is masked`,server:`Let this Portcullis server measure instead of the runner`,wait_for:`Wait until every address meets these conditions twice in a row, then measure; one per line: up (status below 500), status=200, header:NAME=TEXT, header:NAME~TEXT, body~TEXT`,targets:`Also measure the URLs in this file, one per line, or of this sitemap (file or URL)`,key:`API key for that server, from a secret; it is masked before anything is printed`,environment:`Wait for the newest deployment of the commit to this environment and measure it; needs deployments: read`,comment:`Write a comment on the pull request and keep it up to date; needs pull-requests: write (default never)`,token:`Token for GitHub's API, used for environment and comment only`};
const inputs=[...gate?.subject?[{...gate.subject,isList:true},...gate.options]:[],...measuring$1.filter(({name:e})=>e!==`json`),...access$1,...policyOptions,...remote,...reporting,...reports,...hosting,...waiting,...crowds].map(e=>({...e,about:sentences[e.name]??e.about}));
function inputsOf(e){return{source:`input`,value(t){const n=inputs.find(e=>e.name===t);const r=e(toFlag(t));if(!n||!r)return void 0;if(n.isList)return entriesOf(r,n.isLines||linesOnly.has(t)?/[\r\n]+/:/[\r\n,]+/);return/^(?:true|false)$/i.test(r)?r.toLowerCase():r},naming:toFlag}}
const linesOnly=new Set([`url`,`report`,`header`]);
function entriesOf(e,t){return e.split(t).map(e=>e.trim()).filter(e=>e!==``)}
function checkInputs(e){const t=[...inputs.map(({name:e})=>toFlag(e)),...Object.keys(matrixInputs)];for(const n of Object.keys(e).filter(t=>t.startsWith(`INPUT_`)&&e[t])){const e=n.slice(6).toLowerCase();if(t.includes(e))continue;const r=e.replaceAll(`_`,`-`);if(nearest(r,t)===null)continue;const i=suggest(r,t);const a=printable(e,60);throw failure$1(`input.unknown`,{field:{en:`input ${a}`,ko:`입력 ${a}`},suggestion:i},{reason:a})}}
const secretOptions=[...remote,...environmentOnly].filter(({isSecret:e})=>e);
function fileText(e){if(e===void 0)return``;try{return readFile(e,{largest:largestSecretFile,unusable:()=>failure$1(`internal`,{})}).toString().trim()}catch{return``}}
function secretsOf(e,t){const said=n=>[t(toFlag(n)),readVariable(e,n)??``];const[n=``,r=``]=said(`header`);const i=[...entriesOf(n,/[\r\n]+/),...entriesOf(r,/,/)];const a=[...said(`proxy`),...proxyVariables.map(t=>e[t]??``)];const o=[...said(`key`),t(`token`),...secretOptions.flatMap(({name:t})=>[readVariable(e,t)??``,fileText(readVariable(e,secretFileOption(t)))]),...heldIn(i,t=>e[t]),...a.flatMap(credentialsIn),...said(`url`).flatMap(urlSecrets)];return[...new Set(o)].filter(e=>e!==``)}
function credentialsIn(e){const t=/^(?:[a-z]+:\/\/)?(?<pair>[^/?#]*)@/i.exec(e.trim())?.groups?.[`pair`];if(t===void 0)return[];const n=t.slice(t.indexOf(`:`)+1);return[t,n,unescaped(n)]}
function unescaped(e){return e.replace(/(?:%[0-9a-f]{2})+/gi,e=>Buffer.from(e.replaceAll(`%`,``),`hex`).toString())}
function languageOf(e,t){const n=t(`lang`)||readVariable(e,`lang`);return languages.find(e=>e===n)}
// src/action/toolkit.ts
function mask({setSecret:e},t){const n=t.split(/[\r\n]+/).map(e=>e.trim());const r=new Set([t.trim(),...n]);for(const t of r)if(t!==``)e(t)}
function annotate({core:e},{kind:t,title:n,message:r},i){e[t](r,{title:n,...i&&propertiesOf(i)})}
function propertiesOf({path:e,range:{start:t,end:n}}){const r={file:e,startLine:t.line,endLine:n.line};return t.line===n.line?{...r,startColumn:t.column}:r}
// src/action/no-deployment.ts
function nothingMeasured({facts:e},t,n){const r=describeFailure(e,t);sayAlone(n,`${markOf.unknown} ${reportWords.verdict.unknown[t]}  ${harmless$1(r,1e3)}`);return{schema:`portcullis/gate@2`,verdict:`unknown`,generatedAt:new Date().toISOString(),tool:{name:`portcullis`,version},targets:[],totals:{pass:0,warn:0,fail:0,unknown:0,waived:0},notices:[{id:e.id,level:`error`,message:r}]}}
async function rest(e,t){annotate(e,{kind:`notice`,title:`Portcullis`,message:harmless$1(t,1e3)},null);await writeOutputs({passed:`false`},e);return 0}
// src/core/result/result.ts
function isComplete({targets:e,verdict:t}){if(e.length===0)return t!==`unknown`;return e.every(e=>e.verdict!==`unknown`&&!e.incompleteChecks?.length&&e.checks.every(({status:e})=>e!==`unknown`))}
// src/action/outputs.ts
function outputsOf(e,t,n){const{verdict:r,targets:i,totals:a}=e;return{verdict:r,"ssl-grade":worstOf(actuals(e,`ssl`)),"headers-grade":worstOf(actuals(e,`headers`)),"days-left":leastOf(actuals(e,`days`)),url:i.map(({url:e})=>e).join(`
`),passed:String(n),"failed-count":String(a.fail),"unknown-count":String(a.unknown),complete:String(isComplete(e)),"waived-count":String(a.waived),"results-file":t}}
function actuals({targets:e},t){return e.map(({checks:e})=>e.find(e=>e.id===t)?.actual??null)}
function worstOf(e){const[t,...n]=known(e);return t===void 0?``:worst$1([t,...n])}
function leastOf(e){const t=known(e);return t.length===0?``:String(Math.min(...t))}
function known(e){return e.includes(null)?[]:e}
// src/action/main.ts
async function runAction(e){secretsOf(e.env,e.core.getInput).forEach(t=>mask(e.core,t));try{return await obey(e)}catch(t){return giveUp(t,e)}}
async function obey(e){checkEnvironment(e.env);checkInputs(e.env);const t=sourcesOf(e);const n=await makePlan(t);return withLanguage(n.given.one(`lang`),async()=>carryOut(n,t,e))}
async function carryOut(e,t,n){const r=new Set(secretsOf(n.env,n.core.getInput));maskNamed(e,r,n);const{given:i}=e;const a=readLanguage(i);const o={summary:isWanted(i,`summary`),annotations:isWanted(i,`annotations`)};const s=readReports(i,e);checkStandardOutput(s,i,{isTaken:true,by:theLog});const c=readOutcome(i);const l=readHosting(i);const u=await readBaseline(i,n.folder);const say=e=>sayAlone(n,e[a]);const{plan:d,unknown:f,idle:p}=await taskOf({plan:e,sources:t,hosting:l},{...n,say});maskNamed(d,r,n);if(p)return rest(n,p[a]);const m=await openJudge(gatePolicyOf(d,u,{now:new Date,language:a}),false);const h=f?nothingMeasured(f,a,n):await measure(n,{plan:d,judge:m,outcome:c},a);const g=endingOf(h,c)===`pass`;const _={...await placeWith(n.env,a,d.config),outcome:c};const{troubles:v,isBroken:y}=await leaveBehind(h,{io:n,given:i,language:a,place:_,reports:s,wantsSummary:o.summary,passes:g});const b=await commented(h,{...n,given:i,hosting:l,language:a,outcome:c,passes:g,matrix:matrixKey(n.core.getInput)});const x=o.annotations?annotationsOf(h,a,c):[];limited([...v,...b,...x],a).forEach(e=>annotate(n,e,annotationSpotOf(e,_)));return g&&!y?0:1}
function maskNamed({given:e,targets:t},n,{core:r}){const i=[e,...t.map(e=>e.given)].flatMap(e=>heldIn(e.list(`header`),e.variable));for(const e of[...i,...t.flatMap(({url:e})=>urlSecrets(e))]){if(!n.has(e))mask(r,e);n.add(e)}}
function isWanted(e,t){return e.one(t)===void 0||e.isSet(t)}
async function measure(e,{plan:t,judge:n,outcome:r},i){const{env:a,signal:o}=e;const{targets:s}=t;if(s.length===0)throw failure$1(`input.missing`,{field:`url`,expected:{en:`for example https://example.com/`,ko:`예: https://example.com/`}},{reason:`url`});let c;const l=questionsOf(t,{onWait:e=>c?.(`${waitWords(e)[i]}\n`)});const u=readConcurrency(t.given);const d=withSources(await watched(e,s.length,i,e=>{c=e.say;return gateEach(l,{judge:n.target,language:i,...o&&{signal:o},concurrency:u,notices:noticesOf(t,i),onTarget:(t,r)=>e.done(n.target(t,r)),onNews:e.news,onBug:e.bug})}),s.map(({given:e})=>e));const{result:f}=n.whole(d);const p=openLog(e);p.say(prettyGate(f,{language:i,outcome:r,paint:painter(!a[`NO_COLOR`]),width:80}));p.end();return f}
async function watched(e,t,n,r){const i=t>1;if(i)e.core.startGroup(fill(measuring,{count:t},n));const a=openLog(e,t);try{return await r(a)}finally{a.end();if(i)e.core.endGroup()}}
const measuring={en:`Measuring {count} {count|target/targets}`,ko:`대상 {count}개 측정`};
function sourcesOf({env:e,core:t,folder:n}){const r=inputsOf(t.getInput);const i=[r.value(`url`)??[]].flat().map(String);refuseJoined(i);const a=i.length>0?i:urlsOf(readVariable(e,`url`)??``);const o=i.length>0?`url`:`PORTCULLIS_URL`;return{typed:r,env:e,options:[...inputs,...environmentOnly],urls:a,urlNaming:o,folder:n,now:new Date}}
const theLog={en:`the log of a step`,ko:`스텝의 로그`};
async function leaveBehind(e,{io:t,given:n,language:r,place:i,reports:a,wantsSummary:o,passes:s}){const{env:c,random:l}=t;const u=n.one(`results_file`);const d=u===void 0?keepResult(e,c,l):await writeResult(e,{field:n.naming(`results_file`),path:u});const f=await writeReports(e,a,{place:i,out:t.out,field:n.naming(`report`)});const p=u!==void 0&&d.trouble!==null;const m=[await writeOutputs(outputsOf(e,d.path,s),t),o?await writeSummary(e,{language:r,outcome:i.outcome},t):null];return{troubles:[...f.map(e=>remark(`error`,e,r)),...d.trouble?[remark(p?`error`:`warning`,d.trouble,r)]:[],...m.flatMap(e=>e?[remark(`warning`,e,r)]:[])],isBroken:p||f.length>0}}
function remark(e,{facts:t},n){return{kind:e,title:`Portcullis`,message:harmless$1(describeFailure(t,n),1e3)}}
async function giveUp(e,t){const{env:n,core:r}=t;if(!(e instanceof Failure)){const n=openLog(t);n.bug(e);n.end()}const i=e instanceof Failure?e:failure$1(`internal`,{});const a=languageOf(n,r.getInput)??languageIn(i)??`en`;r.setFailed(harmless$1(describeFailure(i.facts,a),1e3));await writeOutputs({passed:`false`},t);return 1}
// src/action/start.ts
const core={endGroup,error,getInput,notice,setFailed,setOutput,setSecret,startGroup,summary,warning};
async function start(){const{stdout:e}=process;const t=new AbortController;const n={SIGINT:130,SIGTERM:143};for(const e of[`SIGINT`,`SIGTERM`])process.once(e,()=>{t.abort();process.exit(n[e])});e.on(`error`,()=>{});process.on(`uncaughtException`,t=>{e.write(inert(`${stackOf(t)}\n`));process.exit(1)});const r=await runAction({env:process.env,core,out:t=>e.write(t),random:randomUUID,signal:t.signal});e.write(``,()=>process.exit(r))}




/***/ })

};
