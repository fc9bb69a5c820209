import { Jo as valuesOf, Qs as object, Rs as array, So as parseName, Wa as types, Yo as attempt, ic as tuple, ks as datetime, oc as unknown, rc as string } from "./gate.js";
import { t as ask } from "./lookup.js";
import { dt as printable, yt as failure } from "./start.js";
import { a as response, o as readContact, t as readJson } from "./json.js";
import { t as registrableOf } from "./registrable3.js";
import { isIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
// src/probes/registration/heard.ts
function unansweredRegistration(asked, failure, state = "unknown") {
	return {
		...asked,
		state,
		failure,
		data: null,
		related: []
	};
}
function isLimited({ failure }) {
	return failure?.reason === "source.rate-limited";
}
function registrationWaitOf({ failure }) {
	const seconds = failure?.params["seconds"];
	return typeof seconds === "number" ? seconds : null;
}
// src/probes/registration/patience.ts
function startClock({ elapsed }, { each, all }) {
	const until = elapsed() + all;
	return () => Math.max(0, Math.min(each, Math.round(until - elapsed())));
}
// src/data/privacy-services.ts
const services = [
	"anonymize, inc",
	"contact privacy inc",
	"digital privacy corporation",
	"domain privacy",
	"domain protection services, inc",
	"domains by proxy",
	"identity protection service",
	"jewella privacy",
	"namebrightprivacy.com",
	"perfect privacy",
	"privacy protect, llc",
	"privacyguardian.org",
	"privacyprotect.org",
	"private by design",
	"proxy protection llc",
	"super privacy service",
	"whois privacy",
	"whoisguard",
	"whoisprotection.cc",
	"whoisproxy.com",
	"withheld for privacy ehf"
];
function isPrivacyService(registrant) {
	const name = registrant.toLowerCase();
	return services.some((each) => name.includes(each));
}
// src/data/epp-status.ts
const eppStatuses = [
	{
		name: "ok",
		rdap: "active",
		weight: "normal",
		meaning: {
			en: "No operation is pending and nothing is locked. Anyone with access to the registrar account can transfer the domain.",
			ko: "진행 중인 작업도 잠금도 없습니다. 레지스트라 계정에 접근할 수 있으면 도메인을 이전할 수 있습니다."
		}
	},
	{
		name: "inactive",
		rdap: "inactive",
		weight: "risk",
		meaning: {
			en: "The domain has no name servers, so it is not in the DNS and does not resolve.",
			ko: "네임서버가 지정되지 않아 DNS에 없으며 조회되지 않습니다."
		}
	},
	{
		name: "linked",
		rdap: "associated",
		weight: "normal",
		meaning: {
			en: "Another object of the registry refers to this one, for example a domain that uses one of its hosts as a name server.",
			ko: "레지스트리의 다른 객체가 이 객체를 참조합니다. 예를 들어 다른 도메인이 이 도메인의 호스트를 네임서버로 씁니다."
		}
	},
	{
		name: "addPeriod",
		rdap: "add period",
		weight: "normal",
		meaning: {
			en: "The domain was registered a few days ago. If the registrar deletes it now, the registry refunds the registration.",
			ko: "등록한 지 며칠 되지 않았습니다. 지금 레지스트라가 삭제하면 레지스트리가 등록 비용을 돌려줍니다."
		}
	},
	{
		name: "autoRenewPeriod",
		rdap: "auto renew period",
		weight: "normal",
		meaning: {
			en: "The registration ended and the registry renewed it automatically. The registrar can still delete the domain and get the fee back, so check that the renewal is paid.",
			ko: "등록 기간이 끝나 레지스트리가 자동으로 갱신했습니다. 레지스트라가 아직 삭제하고 비용을 돌려받을 수 있으므로 갱신 요금을 냈는지 확인하십시오."
		}
	},
	{
		name: "renewPeriod",
		rdap: "renew period",
		weight: "normal",
		meaning: {
			en: "The registrar renewed the registration a few days ago. If it deletes the domain now, the registry refunds the renewal.",
			ko: "레지스트라가 며칠 전에 등록을 갱신했습니다. 지금 삭제하면 레지스트리가 갱신 비용을 돌려줍니다."
		}
	},
	{
		name: "transferPeriod",
		rdap: "transfer period",
		weight: "normal",
		meaning: {
			en: "The domain moved to another registrar a few days ago. If the new registrar deletes it now, the registry refunds the transfer.",
			ko: "며칠 전에 다른 레지스트라로 이전되었습니다. 새 레지스트라가 지금 삭제하면 레지스트리가 이전 비용을 돌려줍니다."
		}
	},
	{
		name: "redemptionPeriod",
		rdap: "redemption period",
		weight: "risk",
		meaning: {
			en: "The registrar asked to delete the domain. It is out of the DNS, and for about 30 days only the former registrant can restore it, through the registrar and for a fee.",
			ko: "레지스트라가 도메인 삭제를 요청했습니다. DNS에서 빠졌으며, 약 30일 동안 기존 등록인만 레지스트라를 통해 비용을 내고 복구할 수 있습니다."
		}
	},
	{
		name: "pendingRestore",
		rdap: "pending restore",
		weight: "risk",
		meaning: {
			en: "The registrar asked to restore the deleted domain and must still send its report. Without the report the domain returns to the redemption period.",
			ko: "레지스트라가 삭제된 도메인의 복구를 요청했으며 아직 보고서를 제출해야 합니다. 제출하지 않으면 복구 유예 기간(redemptionPeriod)으로 돌아갑니다."
		}
	},
	{
		name: "pendingDelete",
		rdap: "pending delete",
		weight: "risk",
		meaning: {
			en: "The registry will delete the domain. When it does not also say redemptionPeriod or pendingRestore, nobody can restore it, and anyone can register it after the deletion.",
			ko: "레지스트리가 도메인을 곧 삭제합니다. redemptionPeriod나 pendingRestore가 함께 없으면 복구할 수 없으며, 삭제된 뒤에는 누구나 등록할 수 있습니다."
		}
	},
	{
		name: "pendingCreate",
		rdap: "pending create",
		weight: "normal",
		meaning: {
			en: "The registry received the registration and has not completed it yet.",
			ko: "레지스트리가 등록 요청을 받았으며 아직 처리 중입니다."
		}
	},
	{
		name: "pendingRenew",
		rdap: "pending renew",
		weight: "normal",
		meaning: {
			en: "The registry received a renewal and has not completed it yet.",
			ko: "레지스트리가 갱신 요청을 받았으며 아직 처리 중입니다."
		}
	},
	{
		name: "pendingTransfer",
		rdap: "pending transfer",
		weight: "risk",
		meaning: {
			en: "A transfer to another registrar was requested. If you did not ask for it, tell your registrar at once to reject it.",
			ko: "다른 레지스트라로의 이전이 요청되었습니다. 직접 요청하지 않았다면 즉시 레지스트라에 거절을 요청하십시오."
		}
	},
	{
		name: "pendingUpdate",
		rdap: "pending update",
		weight: "normal",
		meaning: {
			en: "The registry received a change of the domain and has not completed it yet.",
			ko: "레지스트리가 도메인 변경 요청을 받았으며 아직 처리 중입니다."
		}
	},
	{
		name: "clientHold",
		rdap: "client hold",
		weight: "risk",
		meaning: {
			en: "The registrar took the domain out of the DNS, often because of an unpaid invoice, unverified contact data or a dispute. The domain does not resolve.",
			ko: "레지스트라가 도메인을 DNS에서 뺐습니다. 요금 미납, 연락처 미확인, 분쟁이 흔한 이유입니다. 도메인이 조회되지 않습니다."
		}
	},
	{
		name: "serverHold",
		rdap: "server hold",
		weight: "risk",
		meaning: {
			en: "The registry itself took the domain out of the DNS, often for a legal or a policy reason. The domain does not resolve.",
			ko: "레지스트리가 직접 도메인을 DNS에서 뺐습니다. 법적 문제나 정책 위반이 흔한 이유입니다. 도메인이 조회되지 않습니다."
		}
	},
	{
		name: "clientDeleteProhibited",
		rdap: "client delete prohibited",
		weight: "normal",
		meaning: {
			en: "The registrar has locked the domain against deletion.",
			ko: "레지스트라가 도메인 삭제를 잠갔습니다."
		}
	},
	{
		name: "clientRenewProhibited",
		rdap: "client renew prohibited",
		weight: "risk",
		meaning: {
			en: "The registrar has told the registry to reject renewals. This is uncommon and appears during legal disputes or when the domain is to be deleted.",
			ko: "레지스트라가 레지스트리에 갱신을 거절하도록 했습니다. 드문 상태로, 법적 분쟁이 있거나 삭제할 예정일 때 나타납니다."
		}
	},
	{
		name: "clientTransferProhibited",
		rdap: "client transfer prohibited",
		weight: "normal",
		meaning: {
			en: "The registrar has locked the domain against transfers to another registrar. This is the usual protection against theft.",
			ko: "레지스트라가 다른 레지스트라로의 이전을 잠갔습니다. 도메인 탈취를 막는 일반적인 보호 설정입니다."
		}
	},
	{
		name: "clientUpdateProhibited",
		rdap: "client update prohibited",
		weight: "normal",
		meaning: {
			en: "The registrar has locked the domain against changes, for example of its name servers.",
			ko: "레지스트라가 네임서버 변경 같은 수정을 잠갔습니다."
		}
	},
	{
		name: "serverDeleteProhibited",
		rdap: "server delete prohibited",
		weight: "normal",
		meaning: {
			en: "The registry has locked the domain against deletion. The registrar cannot lift this lock by itself.",
			ko: "레지스트리가 도메인 삭제를 잠갔습니다. 레지스트라가 스스로 풀 수 없습니다."
		}
	},
	{
		name: "serverRenewProhibited",
		rdap: "server renew prohibited",
		weight: "risk",
		meaning: {
			en: "The registry rejects renewals of the domain. This is uncommon and appears during legal disputes or when the domain is to be deleted.",
			ko: "레지스트리가 도메인 갱신을 거절합니다. 드문 상태로, 법적 분쟁이 있거나 삭제할 예정일 때 나타납니다."
		}
	},
	{
		name: "serverTransferProhibited",
		rdap: "server transfer prohibited",
		weight: "normal",
		meaning: {
			en: "The registry has locked the domain against transfers, as part of a registry lock, a dispute or the first days of a registration.",
			ko: "레지스트리가 도메인 이전을 잠갔습니다. 레지스트리 잠금 서비스, 분쟁, 등록 초기 며칠이 그 이유입니다."
		}
	},
	{
		name: "serverUpdateProhibited",
		rdap: "server update prohibited",
		weight: "normal",
		meaning: {
			en: "The registry has locked the domain against changes, as part of a registry lock or a dispute.",
			ko: "레지스트리가 도메인 수정을 잠갔습니다. 레지스트리 잠금 서비스나 분쟁이 그 이유입니다."
		}
	}
];
// src/data/registry-statuses.ts
const registryStatuses = [
	{
		name: "suspended",
		weight: "risk",
		meaning: {
			en: "The registry or the registrar suspended the domain. It is out of the DNS, and some registries delete suspended domains.",
			ko: "레지스트리나 레지스트라가 도메인을 정지했습니다. DNS에서 빠졌으며, 정지된 도메인을 삭제하는 레지스트리도 있습니다."
		}
	},
	{
		name: "expired",
		weight: "risk",
		meaning: {
			en: "The registration period has ended. The registry deletes the domain unless it is renewed.",
			ko: "등록 기간이 끝났습니다. 갱신하지 않으면 레지스트리가 삭제합니다."
		}
	},
	{
		name: "deleted",
		weight: "risk",
		meaning: {
			en: "The domain was deleted and will be released for registration.",
			ko: "도메인이 삭제되었으며 곧 누구나 등록할 수 있게 됩니다."
		}
	},
	{
		name: "deactivated",
		weight: "risk",
		meaning: {
			en: "The registry took the domain out of the DNS, often because a payment or a confirmation of the holder is missing.",
			ko: "레지스트리가 도메인을 DNS에서 뺐습니다. 미납이나 등록인 확인 누락이 흔한 이유입니다."
		}
	},
	{
		name: "quarantine",
		weight: "risk",
		meaning: {
			en: "The registration was cancelled. Only the former registrant can restore it until the quarantine ends; then anyone can register it.",
			ko: "등록이 해지되었습니다. 격리 기간에는 기존 등록인만 복구할 수 있고, 그 뒤에는 누구나 등록할 수 있습니다."
		}
	},
	{
		name: "noRegistrar",
		weight: "risk",
		meaning: {
			en: "No registrar manages the domain. The registry deletes it unless the registrant moves it to a registrar.",
			ko: "도메인을 관리하는 레지스트라가 없습니다. 다른 레지스트라로 옮기지 않으면 레지스트리가 삭제합니다."
		}
	},
	{
		name: "reserved",
		weight: "normal",
		meaning: {
			en: "The registry keeps this name for itself or for a special use.",
			ko: "레지스트리가 직접 쓰거나 특별한 용도로 예약한 이름입니다."
		}
	},
	{
		name: "locked",
		weight: "normal",
		meaning: {
			en: "The registry or the registrar locked the domain against transfers or changes.",
			ko: "레지스트리나 레지스트라가 도메인의 이전이나 변경을 잠갔습니다."
		}
	}
];
const statusWords = {
	suspended: ["suspended"],
	tobesuspended: ["pendingDelete"],
	registrationsuspended: ["suspended"],
	outofservice: ["suspended"],
	blocked: ["suspended"],
	frozen: ["suspended"],
	onhold: ["serverHold"],
	hold: ["serverHold"],
	held: ["serverHold"],
	domheld: ["serverHold"],
	domexp: ["expired"],
	domdakt: ["deactivated"],
	deactivated: ["deactivated"],
	disabled: ["deactivated"],
	thedomainisadministrativelykeptoutofzone: ["serverHold"],
	administrativelykeptoutofzone: ["serverHold"],
	thedomainisadministrativelykeptinzone: ["locked"],
	administrativelyblocked: ["locked"],
	domainblocked: ["locked"],
	temporarilyoutofzone: ["inactive"],
	domainisnotgeneratedinzone: ["inactive"],
	"thedomainisn'tgeneratedinzone": ["inactive"],
	domainexpired: ["expired"],
	domainisexpired: ["expired"],
	deletionforbidden: ["serverDeleteProhibited"],
	sponsoringregistrarchangeforbidden: ["serverTransferProhibited"],
	updateforbidden: ["serverUpdateProhibited"],
	registrationrenewalforbidden: ["serverRenewProhibited"],
	registrantchangeforbidden: ["locked"],
	notdelegated: ["inactive"],
	undelegated: ["inactive"],
	outofzone: ["inactive"],
	domainisoutofzone: ["inactive"],
	"thedomainisn'tgeneratedinthezone": ["inactive"],
	expired: ["expired"],
	validityexpired: ["expired"],
	registrationexpired: ["expired"],
	renewalrequired: ["expired"],
	deleted: ["deleted"],
	cancelled: ["deleted"],
	canceled: ["deleted"],
	removed: ["deleted"],
	tobedeleted: ["pendingDelete"],
	deletioncandidate: ["pendingDelete"],
	deletepending: ["pendingDelete"],
	pendingdeletion: ["pendingDelete"],
	pendingrelease: ["pendingDelete"],
	pendingpurge: ["pendingDelete"],
	tobereleased: ["pendingDelete"],
	nolongerrequired: ["pendingDelete"],
	serverforcedelete: ["pendingDelete"],
	forcedelete: ["pendingDelete"],
	graceperiod: ["expired"],
	thisregistrationhasbeensuspended: ["suspended"],
	dnshold: ["serverHold"],
	revoked: ["suspended"],
	redemption: ["redemptionPeriod"],
	inredemption: ["redemptionPeriod"],
	redemptiongraceperiod: ["redemptionPeriod"],
	pendingdeleterestorable: ["redemptionPeriod"],
	redemptionnoprovider: ["redemptionPeriod"],
	noprovider: ["noRegistrar"],
	noregistrar: ["noRegistrar"],
	quarantine: ["quarantine"],
	inquarantine: ["quarantine"],
	quarantined: ["quarantine"],
	reserved: ["reserved"],
	restricted: ["reserved"],
	unassignable: ["reserved"],
	excluded: ["reserved"],
	withdrawn: ["reserved"],
	notopen: ["reserved"],
	locked: ["locked"],
	transferlocked: ["locked"],
	deleteprohibitedbyregistrar: ["clientDeleteProhibited"],
	renewprohibitedbyregistrar: ["clientRenewProhibited"],
	transferprohibitedbyregistrar: ["clientTransferProhibited"],
	updateprohibitedbyregistrar: ["clientUpdateProhibited"],
	autorenewgraceperiod: ["autoRenewPeriod"],
	autorenewgrace: ["autoRenewPeriod"],
	pendingdeleteredemptionperiod: ["pendingDelete", "redemptionPeriod"]
};
// src/formats/rdap/status.ts
const longest$2 = 256;
const names$1 = new Map([...registryStatuses.map(({ name }) => [squeezed(name), name]), ...eppStatuses.flatMap(({ name, rdap }) => [[squeezed(name), name], [squeezed(rdap), name]])]);
function readStatus(given) {
	const [word = ""] = given.slice(0, longest$2).trim().split(/\s+\(?https?:/i, 1);
	return names$1.get(squeezed(word)) ?? printable(word, 64);
}
function squeezed(word) {
	return word.slice(0, longest$2).toLowerCase().replace(/[\s_-]/g, "");
}
// src/formats/rdap/entities.ts
function registrarIn$1(entities) {
	const found = entities.find(({ roles }) => roles.includes("registrar"));
	if (!found) return null;
	const { name, organization, url } = readContact(found);
	const { email, phone } = abuseIn(found.entities) ?? abuseIn(entities) ?? {
		email: null,
		phone: null
	};
	return {
		name: name ?? organization ?? found.handle,
		ianaId: ianaIdOf(found),
		url: url ?? found.url ?? aboutOf(found),
		abuse: {
			email,
			phone
		}
	};
}
function abuseIn(entities) {
	return entities.filter(({ roles }) => roles.includes("abuse")).map(readContact).find(({ email, phone }) => email !== null || phone !== null);
}
function ianaIdOf({ publicIds }) {
	const found = publicIds.find(({ type }) => squeezed(type) === "ianaregistrarid");
	return readIanaId(String(found?.identifier ?? ""));
}
function readIanaId(text) {
	const digits = text.slice(0, 16).trim();
	return /^\d{1,7}$/.test(digits) && Number(digits) > 0 ? String(Number(digits)) : null;
}
function aboutOf({ links }) {
	return links.find(({ rel }) => rel?.toLowerCase() === "about")?.href ?? null;
}
function privacyIn$1(entities) {
	const found = entities.filter(isRegistrant).map(readContact).flatMap(({ name, organization }) => [organization, name]).find((each) => each !== null && isPrivacyService(each));
	return found ? { name: found } : null;
}
function registrantIn$1(entities) {
	const found = entities.filter(({ roles }) => roles.includes("registrant")).map(readContact).find(({ organization }) => organization !== null && organization.trim() !== "")?.organization;
	return found == null || isPrivacyService(found) || /redacted|not disclosed|privacy/i.test(found) ? null : found.trim();
}
function isRegistrant({ roles }) {
	return roles.some((role) => role === "registrant" || role === "proxy");
}
function redactedRoles(entities) {
	return entities.flatMap(({ roles, remarks }) => {
		return remarks.some(({ title, type }) => [title, type].some((each) => /redacted/i.test(each ?? ""))) ? roles : [];
	});
}
// src/formats/rdap/host-name.ts
const longest$1 = 256;
function readHostName(given) {
	const bare = given.slice(0, longest$1).trim().toLowerCase().replace(/\.$/, "");
	return printable(domainToASCII(bare) || bare, longest$1);
}
function unicodeNameOf(name) {
	if (!name.includes("xn--")) return null;
	const unicode = domainToUnicode(name);
	return unicode === "" || unicode === name ? null : printable(unicode, longest$1);
}
// src/formats/rdap/time.ts
const written = /^(?<date>\d{4}-\d{2}-\d{2})(?:[T\s]\s?(?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,12})?\s?(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const firstYear = 1985;
function readRdapTime(text) {
	const { date, time = "00:00", zone = "Z" } = written.exec(text.slice(0, 64).trim())?.groups ?? {};
	if (date === void 0 || !isDay(date)) return null;
	const whole = time.length === 5 ? `${time}:00` : time.replace(/:60$/, ":59");
	const at = Date.parse(`${date}T${whole}${zoneOf(zone)}`);
	const year = new Date(at).getUTCFullYear();
	if (!(year >= firstYear && year <= 9999)) return null;
	return new Date(at).toISOString();
}
function isDay(date) {
	const at = Date.parse(`${date}T00:00:00Z`);
	return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}
function zoneOf(zone) {
	if (/^[a-z]/i.test(zone)) return "Z";
	const [, hours, minutes = "00"] = /^(?<hours>[+-]\d{2}):?(?<minutes>\d{2})?$/.exec(zone) ?? [];
	return `${hours}:${minutes}`;
}
// src/formats/rdap/rdap.ts
function readRdapDomain(json) {
	const read = response.safeParse(json);
	if (!read.success) return null;
	const { errorCode, objectClassName, ldhName, unicodeName } = read.data;
	const named = ldhName ?? unicodeName;
	if (errorCode !== null || named === null || named.trim() === "") return null;
	return objectClassName === null || objectClassName === "domain" ? toDomain(read.data, readHostName(named)) : null;
}
function toDomain(said, name) {
	const { events, entities, nameservers, secureDNS } = said;
	const expirations = timesOf(events, "expiration");
	return {
		name,
		unicodeName: unicodeNameOf(name),
		handle: said.handle,
		registrar: registrarIn$1(entities),
		created: timesOf(events, "registration")[0] ?? null,
		updated: timesOf(events, "lastchanged").at(-1) ?? null,
		expires: expirations.at(-1) ?? null,
		expirations,
		registrarExpires: timesOf(events, "registrarexpiration")[0] ?? null,
		transferred: timesOf(events, "transfer").at(-1) ?? null,
		nameServers: unique$1(nameservers.map((each) => readHostName(each.ldhName ?? each.unicodeName ?? ""))).toSorted(),
		status: unique$1(said.status.map(readStatus)),
		secureDns: {
			isSigned: signedIn(secureDNS),
			ds: (secureDNS?.dsData ?? []).map(lowerDigest)
		},
		privacy: privacyIn$1(entities),
		registrant: registrantIn$1(entities),
		redacted: redactedIn$1(said),
		related: relatedIn(said.links),
		notices: noticesIn(said)
	};
}
function unique$1(texts) {
	return [...new Set(texts)].filter((each) => each !== "");
}
function timesOf(events, action) {
	return events.filter(({ eventAction }) => squeezed(eventAction) === action).flatMap(({ eventDate }) => readRdapTime(eventDate) ?? []).toSorted();
}
function signedIn(secureDns) {
	if (secureDns === null) return null;
	return secureDns.delegationSigned ?? (secureDns.dsData.length > 0 ? true : null);
}
function lowerDigest(signer) {
	return {
		...signer,
		digest: printable(signer.digest.replace(/\s/g, "").toLowerCase(), 256)
	};
}
function redactedIn$1({ redacted, entities }) {
	return unique$1([...redacted.flatMap(({ name }) => name.type ?? name.description ?? []), ...redactedRoles(entities)]);
}
function relatedIn(links) {
	const own = new Set(links.flatMap(({ rel, href }) => rel?.toLowerCase() === "self" ? urlOf(href) ?? [] : []));
	return unique$1(links.filter(({ rel, type }) => rel?.toLowerCase() === "related" && /^application\/rdap\+json\s*(?:;|$)/i.test(type ?? "")).flatMap(({ href }) => urlOf(href) ?? []).filter((each) => !own.has(each))).slice(0, 8);
}
function urlOf(href) {
	const url = URL.parse(href ?? "");
	return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : void 0;
}
const isOfLimits = /truncated|rate.?limit|limit exceeded|too many|quota/i;
function noticesIn({ notices, remarks }) {
	return [...notices, ...remarks].filter(({ title, type }) => isOfLimits.test(type ?? "") || isOfLimits.test(title ?? "")).map(({ title, type, description }) => ({
		title,
		type,
		text: printable(description.join(" ").trim())
	}));
}
// src/formats/rdap/answer.ts
function readRdapAnswer(body, now) {
	const parsed = readJson(body);
	if ("fault" in parsed) return {
		kind: "unreadable",
		reason: parsed.fault
	};
	const domain = readRdapDomain(parsed.json);
	if (domain === null) return noDomain(parsed.json);
	const expires = endOf(domain.expirations, now);
	if (expires === void 0) return {
		kind: "unreadable",
		reason: "two-ends"
	};
	return {
		kind: "domain",
		domain: {
			...domain,
			expires
		}
	};
}
function noDomain(json) {
	const { data } = response.safeParse(json);
	if (data && data.errorCode !== null) return data.errorCode === 404 ? { kind: "absent" } : {
		kind: "unreadable",
		reason: "error"
	};
	return {
		kind: "unreadable",
		reason: data?.objectClassName === "domain" ? "no-name" : "shape"
	};
}
function endOf(times, now) {
	const coming = times.filter((each) => each > now.toISOString());
	return new Set(coming.map((each) => each.slice(0, 10))).size <= 1 ? times.at(-1) ?? null : void 0;
}
// src/formats/rdap/bootstrap.ts
const mostServices = 8192;
const longestName = 253;
const longestUrl = 512;
const list = array(string()).max(mostServices);
const registry = object({
	publication: datetime({ offset: true }),
	services: array(unknown()).min(1).max(mostServices)
});
function readBootstrap(body) {
	const read = registry.safeParse(parsed(body));
	if (!read.success) return null;
	const services = read.data.services.flatMap(readService).slice(0, mostServices);
	if (services.length === 0) return null;
	return {
		publication: new Date(read.data.publication).toISOString(),
		services
	};
}
function parsed(body) {
	try {
		return JSON.parse(new TextDecoder().decode(body).replace(/^\ufeff/, ""));
	} catch {
		return;
	}
}
const service = tuple([list, list]);
function readService(entry) {
	const read = service.safeParse(entry);
	if (!read.success) return [];
	const [names, urls] = read.data;
	const server = urls.flatMap((url) => baseOf(url) ?? [])[0];
	if (server === void 0) return [];
	return names.filter((name) => name.length <= longestName).map((name) => [name.toLowerCase(), server]);
}
function baseOf(text) {
	const url = text.length > longestUrl ? null : URL.parse(text);
	if (url?.protocol !== "https:" || url.username !== "" || url.search !== "" || url.hash !== "") return null;
	return url.href.endsWith("/") ? url.href : `${url.href}/`;
}
function serverFor({ services }, domain) {
	const known = new Map(services);
	const labels = domain.toLowerCase().replace(/\.$/, "").split(".");
	for (let at = 0; at < labels.length; at++) {
		const server = known.get(labels.slice(at).join("."));
		if (server !== void 0) return server;
	}
	return null;
}
// src/data/rdap-bootstrap.ts
const rdapBootstrap = {
	publication: "2026-07-23T02:00:03.000Z",
	services: [
		["https://ccrdap.twnic.tw/taiwan/", "xn--kpry57d"],
		["https://ccrdap.twnic.tw/tw/", "tw"],
		["https://keetmans.omadhina.co.na/", "na"],
		["https://nic.samsung/rdap/", "samsung xn--cg4bki"],
		["https://pubapi.registry.google/rdap/", "ads android app boo cal channel chrome dad day dclk dev docs drive eat esq fly foo gbiz gle gmail goog google guge hangout here how ing map meet meme mov new nexus page phd play prod prof rsvp search soy xn--flw351e xn--q9jyb4c xn--qcka1pmc youtube zip"],
		["https://rdap-merck.dns.business/rdap/", "merck"],
		["https://rdap.aliregistry.cn/rdap/", "alibaba"],
		["https://rdap.blog.fury.ca/rdap/", "blog"],
		["https://rdap.ca.fury.ca/rdap/", "ca"],
		["https://rdap.cctld.au/rdap/", "au"],
		["https://rdap.cctld.uz/", "uz"],
		["https://rdap.centralnic.com/allfinanz/", "allfinanz"],
		["https://rdap.centralnic.com/art/", "art"],
		["https://rdap.centralnic.com/audio/", "audio"],
		["https://rdap.centralnic.com/auto/", "auto"],
		["https://rdap.centralnic.com/autos/", "autos"],
		["https://rdap.centralnic.com/baby/", "baby"],
		["https://rdap.centralnic.com/beauty/", "beauty"],
		["https://rdap.centralnic.com/best/", "best"],
		["https://rdap.centralnic.com/bmw/", "bmw"],
		["https://rdap.centralnic.com/boats/", "boats"],
		["https://rdap.centralnic.com/bond/", "bond"],
		["https://rdap.centralnic.com/box/", "box"],
		["https://rdap.centralnic.com/build/", "build"],
		["https://rdap.centralnic.com/cam/", "cam"],
		["https://rdap.centralnic.com/car/", "car"],
		["https://rdap.centralnic.com/cars/", "cars"],
		["https://rdap.centralnic.com/case/", "case"],
		["https://rdap.centralnic.com/ceo/", "ceo"],
		["https://rdap.centralnic.com/cfd/", "cfd"],
		["https://rdap.centralnic.com/christmas/", "christmas"],
		["https://rdap.centralnic.com/college/", "college"],
		["https://rdap.centralnic.com/cyou/", "cyou"],
		["https://rdap.centralnic.com/dealer/", "dealer"],
		["https://rdap.centralnic.com/deloitte/", "deloitte"],
		["https://rdap.centralnic.com/dhl/", "dhl"],
		["https://rdap.centralnic.com/diet/", "diet"],
		["https://rdap.centralnic.com/dvag/", "dvag"],
		["https://rdap.centralnic.com/fans/", "fans"],
		["https://rdap.centralnic.com/flowers/", "flowers"],
		["https://rdap.centralnic.com/fm/", "fm"],
		["https://rdap.centralnic.com/fo/", "fo"],
		["https://rdap.centralnic.com/fresenius/", "fresenius"],
		["https://rdap.centralnic.com/frl/", "frl"],
		["https://rdap.centralnic.com/game/", "game"],
		["https://rdap.centralnic.com/gd/", "gd"],
		["https://rdap.centralnic.com/gent/", "gent"],
		["https://rdap.centralnic.com/guitars/", "guitars"],
		["https://rdap.centralnic.com/hair/", "hair"],
		["https://rdap.centralnic.com/help/", "help"],
		["https://rdap.centralnic.com/homes/", "homes"],
		["https://rdap.centralnic.com/hosting/", "hosting"],
		["https://rdap.centralnic.com/icu/", "icu"],
		["https://rdap.centralnic.com/inc/", "inc"],
		["https://rdap.centralnic.com/kpn/", "kpn"],
		["https://rdap.centralnic.com/kred/", "kred"],
		["https://rdap.centralnic.com/lat/", "lat"],
		["https://rdap.centralnic.com/lidl/", "lidl"],
		["https://rdap.centralnic.com/llp/", "llp"],
		["https://rdap.centralnic.com/lol/", "lol"],
		["https://rdap.centralnic.com/london/", "london"],
		["https://rdap.centralnic.com/lpl/", "lpl"],
		["https://rdap.centralnic.com/lplfinancial/", "lplfinancial"],
		["https://rdap.centralnic.com/luxury/", "luxury"],
		["https://rdap.centralnic.com/makeup/", "makeup"],
		["https://rdap.centralnic.com/mini/", "mini"],
		["https://rdap.centralnic.com/mom/", "mom"],
		["https://rdap.centralnic.com/monster/", "monster"],
		["https://rdap.centralnic.com/motorcycles/", "motorcycles"],
		["https://rdap.centralnic.com/nokia/", "nokia"],
		["https://rdap.centralnic.com/ooo/", "ooo"],
		["https://rdap.centralnic.com/pics/", "pics"],
		["https://rdap.centralnic.com/pohl/", "pohl"],
		["https://rdap.centralnic.com/protection/", "protection"],
		["https://rdap.centralnic.com/qpon/", "qpon"],
		["https://rdap.centralnic.com/quest/", "quest"],
		["https://rdap.centralnic.com/reit/", "reit"],
		["https://rdap.centralnic.com/rent/", "rent"],
		["https://rdap.centralnic.com/ruhr/", "ruhr"],
		["https://rdap.centralnic.com/saarland/", "saarland"],
		["https://rdap.centralnic.com/sbs/", "sbs"],
		["https://rdap.centralnic.com/schwarz/", "schwarz"],
		["https://rdap.centralnic.com/security/", "security"],
		["https://rdap.centralnic.com/sfr/", "sfr"],
		["https://rdap.centralnic.com/skin/", "skin"],
		["https://rdap.centralnic.com/smart/", "smart"],
		["https://rdap.centralnic.com/stc/", "stc"],
		["https://rdap.centralnic.com/stcgroup/", "stcgroup"],
		["https://rdap.centralnic.com/storage/", "storage"],
		["https://rdap.centralnic.com/theatre/", "theatre"],
		["https://rdap.centralnic.com/tickets/", "tickets"],
		["https://rdap.centralnic.com/tui/", "tui"],
		["https://rdap.centralnic.com/vg/", "vg"],
		["https://rdap.centralnic.com/viva/", "viva"],
		["https://rdap.centralnic.com/wme/", "wme"],
		["https://rdap.centralnic.com/xn--4gbrim/", "xn--4gbrim"],
		["https://rdap.centralnic.com/xn--vermgensberater-ctb/", "xn--vermgensberater-ctb"],
		["https://rdap.centralnic.com/xn--vermgensberatung-pwb/", "xn--vermgensberatung-pwb"],
		["https://rdap.centralnic.com/xyz/", "xyz"],
		["https://rdap.centralnic.com/yachts/", "yachts"],
		["https://rdap.centralnic.com/zuerich/", "zuerich"],
		["https://rdap.centralnicregistry.com/jnj/", "jnj"],
		["https://rdap.crown.fury.ca/rdap/", "crown"],
		["https://rdap.dns.pl/", "pl"],
		["https://rdap.eco.fury.ca/rdap/", "eco"],
		["https://rdap.fi/rdap/rdap/", "fi"],
		["https://rdap.flexireg.net/", "moscow xn--80adxhks"],
		["https://rdap.gmoregistry.net/rdap/", "bridgestone brother canon datsun dnp epson firestone fujitsu ggee gmo goldpoint hisamitsu hitachi honda hyundai infiniti jcb kddi kia komatsu kyoto lexus lotte mitsubishi nagoya nec nhk nico nissan okinawa otsuka panasonic playstation ricoh ryukyu sharp shop softbank sony suzuki tokyo toray toshiba toyota yodobashi yokohama"],
		["https://rdap.gtlds.nic.br/", "bom final globo rio uol"],
		["https://rdap.hostmaster.ua/", "ua"],
		["https://rdap.iana.org/", "int"],
		["https://rdap.identitydigital.services/rdap/", "abb abbott abc academy accenture accountants actor aeg aero agakhan agency ai airbus airforce akdn alipay allstate aol apartments archi army arte asda asia associates attorney auction audi band barclaycard barclays barefoot bargains bbt bcg beats bestbuy bet bike bingo bio black bloomberg blue bm bms bnpparibas boehringer bofa bosch boutique bradesco broker builders business cab cafe camera camp capital cards care careers cash casino catering center cern cfa chanel chat cheap church cipriani circle citadel city claims cleaning clinic clinique clothing clubmed coach codes coffee community company computer condos construction consulting contact contractors cool coupon coupons credit creditcard crs cruise cruises dance dating deals degree delivery delta democrat dental dentist diamonds digital direct directory discount discover doctor dog domains edeka education email emerck energy engineer engineering enterprises equipment ericsson estate events exchange expert exposed express extraspace fage fail family fan farm fedex ferrari fidelity fido finance financial fish fitness flights florist football forex forsale frogans fund furniture futbol fyi gallery gallo gallup games genting gifts glass global gmbh gold golf goodyear got graphics gratis green gripe group guide guru haus hdfc hdfcbank healthcare helsinki hermes hkt hockey holdings holiday homedepot hospital house hughes ice imamat immo immobilien industries info institute insure international investments irish ismaili ist istanbul itv jaguar java jeep jetzt jewelry jio jll jot juegos juniper kaufen kerryhotels kerryproperties kids kim kitchen kosher kuokgroup lamborghini lamer land landrover lasalle lawyer lds lease lefrak legal lego lgbt life lighting limited limo live llc loans lotto ltd ltda lundbeck maif maison management market marketing markets marriott mba mckinsey media memorial mit mobi moda money mormon mortgage movie mu nab navy network news next nextdirect nikon ninja nissay nowtv nra obi onl oracle orange organic origins partners parts pccw pet photography photos pictet pictures pink pizza place plumbing plus pnc poker post pro productions progressive promo properties pub pwc recipes red redumbrella rehab reise reisen reliance rentals repair report republican restaurant reviews rexroth rich richardli ril rip rocks rogers run rwe safety sale salon sanofi sarl saxo sbi scholarships school schule sener services sew shangrila shiksha shoes shopping show singles ski soccer social software solar solutions song spa srl stada star statebank stockholm studio style supplies supply support surgery systems taobao tatamotors tax taxi team technology temasek tennis thd theater tiaa tienda tips tires tmall today tools tours town toys trading training travel travelers travelersinsurance trv tvs ubank ubs university ups vacations vanguard vegas ventures vet viajes video vig viking villas vin visa vision volvo vote voto voyage watch watches weber weir wine works world wtf xin xn--1ck2e1b xn--5su34j936bgsg xn--5tzm5g xn--6frz82g xn--b4w605ferd xn--bck1b9a5dre4c xn--cck2b3b xn--czrs0t xn--eckvdtc9d xn--fct429k xn--fjq720a xn--fzys8d69uvgm xn--gckr3f0f xn--gk3at1e xn--jvr189m xn--rovu88b xn--unup4y xn--vhquv xn--w4r85el8fhu5dnra xn--w4rs40l yahoo zara zero zone"],
		["https://rdap.isnic.is/rdap/", "is"],
		["https://rdap.kenic.or.ke/", "ke"],
		["https://rdap.kiwi.fury.ca/rdap/", "kiwi"],
		["https://rdap.lbdr.org.lb/", "lb"],
		["https://rdap.mls.fury.ca/rdap/", "mls"],
		["https://rdap.mobile-registry.com/rdap/", "blockbuster data dish dot dtv dvr latino mobile ollo ott phone sling"],
		["https://rdap.ngtld.cn/", "sina weibo xn--55qw42g xn--55qx5d xn--9krt00a xn--io0a7i xn--zfr164b"],
		["https://rdap.nic.aaa/", "aaa"],
		["https://rdap.nic.aarp/", "aarp"],
		["https://rdap.nic.able/", "able"],
		["https://rdap.nic.abogado/", "abogado"],
		["https://rdap.nic.abudhabi/", "abudhabi"],
		["https://rdap.nic.accountant/", "accountant"],
		["https://rdap.nic.aco/", "aco"],
		["https://rdap.nic.ad/", "ad"],
		["https://rdap.nic.adult/", "adult"],
		["https://rdap.nic.aetna/", "aetna"],
		["https://rdap.nic.afl/", "afl"],
		["https://rdap.nic.africa/rdap/", "africa"],
		["https://rdap.nic.aig/", "aig"],
		["https://rdap.nic.airtel/", "airtel"],
		["https://rdap.nic.ally/", "ally"],
		["https://rdap.nic.alsace/", "alsace"],
		["https://rdap.nic.alstom/", "alstom"],
		["https://rdap.nic.americanexpress/", "americanexpress"],
		["https://rdap.nic.americanfamily/", "americanfamily"],
		["https://rdap.nic.amex/", "amex"],
		["https://rdap.nic.amfam/", "amfam"],
		["https://rdap.nic.amica/", "amica"],
		["https://rdap.nic.amsterdam/", "amsterdam"],
		["https://rdap.nic.analytics/", "analytics"],
		["https://rdap.nic.anz/", "anz"],
		["https://rdap.nic.apple/", "apple"],
		["https://rdap.nic.aquarelle/", "aquarelle"],
		["https://rdap.nic.ar/", "ar"],
		["https://rdap.nic.arab/", "arab"],
		["https://rdap.nic.aramco/", "aramco"],
		["https://rdap.nic.as/", "as"],
		["https://rdap.nic.athleta/", "athleta"],
		["https://rdap.nic.auspost/", "auspost"],
		["https://rdap.nic.axa/", "axa"],
		["https://rdap.nic.banamex/", "banamex"],
		["https://rdap.nic.bank/", "bank"],
		["https://rdap.nic.barcelona/", "barcelona"],
		["https://rdap.nic.baseball/", "baseball"],
		["https://rdap.nic.basketball/", "basketball"],
		["https://rdap.nic.bauhaus/", "bauhaus"],
		["https://rdap.nic.bayern/", "bayern"],
		["https://rdap.nic.bcn/", "bcn"],
		["https://rdap.nic.beer/", "beer"],
		["https://rdap.nic.berlin/v1/", "berlin"],
		["https://rdap.nic.bharti/", "bharti"],
		["https://rdap.nic.bible/", "bible"],
		["https://rdap.nic.bid/", "bid"],
		["https://rdap.nic.biz/", "biz"],
		["https://rdap.nic.blackfriday/", "blackfriday"],
		["https://rdap.nic.booking/", "booking"],
		["https://rdap.nic.bostik/", "bostik"],
		["https://rdap.nic.boston/", "boston"],
		["https://rdap.nic.brussels/", "brussels"],
		["https://rdap.nic.buzz/", "buzz"],
		["https://rdap.nic.bzh/", "bzh"],
		["https://rdap.nic.calvinklein/", "calvinklein"],
		["https://rdap.nic.capetown/rdap/", "capetown"],
		["https://rdap.nic.capitalone/", "capitalone"],
		["https://rdap.nic.caravan/", "caravan"],
		["https://rdap.nic.casa/", "casa"],
		["https://rdap.nic.cat/", "cat"],
		["https://rdap.nic.catholic/", "catholic"],
		["https://rdap.nic.cba/", "cba"],
		["https://rdap.nic.cbn/", "cbn"],
		["https://rdap.nic.cbre/", "cbre"],
		["https://rdap.nic.chase/", "chase"],
		["https://rdap.nic.chintai/", "chintai"],
		["https://rdap.nic.cisco/", "cisco"],
		["https://rdap.nic.citi/", "citi"],
		["https://rdap.nic.club/", "club"],
		["https://rdap.nic.cm/", "cm"],
		["https://rdap.nic.commbank/", "commbank"],
		["https://rdap.nic.compare/", "compare"],
		["https://rdap.nic.cooking/", "cooking"],
		["https://rdap.nic.corsica/", "corsica"],
		["https://rdap.nic.courses/", "courses"],
		["https://rdap.nic.cpa/", "cpa"],
		["https://rdap.nic.cr/", "cr"],
		["https://rdap.nic.cricket/", "cricket"],
		["https://rdap.nic.cuisinella/", "cuisinella"],
		["https://rdap.nic.cv/", "cv"],
		["https://rdap.nic.cx/", "cx"],
		["https://rdap.nic.cz/", "cz"],
		["https://rdap.nic.date/", "date"],
		["https://rdap.nic.dds/", "dds"],
		["https://rdap.nic.dell/", "dell"],
		["https://rdap.nic.design/", "design"],
		["https://rdap.nic.download/", "download"],
		["https://rdap.nic.dubai/", "dubai"],
		["https://rdap.nic.dupont/", "dupont"],
		["https://rdap.nic.durban/rdap/", "durban"],
		["https://rdap.nic.earth/", "earth"],
		["https://rdap.nic.erni/", "erni"],
		["https://rdap.nic.eurovision/", "eurovision"],
		["https://rdap.nic.eus/", "eus"],
		["https://rdap.nic.faith/", "faith"],
		["https://rdap.nic.farmers/", "farmers"],
		["https://rdap.nic.fashion/", "fashion"],
		["https://rdap.nic.ferrero/", "ferrero"],
		["https://rdap.nic.film/", "film"],
		["https://rdap.nic.firmdale/", "firmdale"],
		["https://rdap.nic.fishing/", "fishing"],
		["https://rdap.nic.fit/", "fit"],
		["https://rdap.nic.flickr/", "flickr"],
		["https://rdap.nic.flir/", "flir"],
		["https://rdap.nic.ford/", "ford"],
		["https://rdap.nic.fox/", "fox"],
		["https://rdap.nic.fr/", "fr"],
		["https://rdap.nic.frontier/", "frontier"],
		["https://rdap.nic.ftr/", "ftr"],
		["https://rdap.nic.gal/", "gal"],
		["https://rdap.nic.gap/", "gap"],
		["https://rdap.nic.garden/", "garden"],
		["https://rdap.nic.gay/", "gay"],
		["https://rdap.nic.gdn/", "gdn"],
		["https://rdap.nic.gea/", "gea"],
		["https://rdap.nic.george/", "george"],
		["https://rdap.nic.gmx/", "gmx"],
		["https://rdap.nic.godaddy/", "godaddy"],
		["https://rdap.nic.gov/rdap/", "gov"],
		["https://rdap.nic.grainger/", "grainger"],
		["https://rdap.nic.grocery/", "grocery"],
		["https://rdap.nic.gs/", "gs"],
		["https://rdap.nic.hamburg/v1/", "hamburg"],
		["https://rdap.nic.hbo/", "hbo"],
		["https://rdap.nic.health/", "health"],
		["https://rdap.nic.hn/", "hn"],
		["https://rdap.nic.homegoods/", "homegoods"],
		["https://rdap.nic.homesense/", "homesense"],
		["https://rdap.nic.horse/", "horse"],
		["https://rdap.nic.hotels/", "hotels"],
		["https://rdap.nic.hsbc/", "hsbc"],
		["https://rdap.nic.ht/", "ht"],
		["https://rdap.nic.hyatt/", "hyatt"],
		["https://rdap.nic.ibm/", "ibm"],
		["https://rdap.nic.ifm/", "ifm"],
		["https://rdap.nic.ikano/v1/", "ikano"],
		["https://rdap.nic.ink/", "ink"],
		["https://rdap.nic.insurance/", "insurance"],
		["https://rdap.nic.intuit/", "intuit"],
		["https://rdap.nic.ipiranga/", "ipiranga"],
		["https://rdap.nic.itau/", "itau"],
		["https://rdap.nic.jmp/", "jmp"],
		["https://rdap.nic.joburg/rdap/", "joburg"],
		["https://rdap.nic.jpmorgan/", "jpmorgan"],
		["https://rdap.nic.jprs/rdap/", "jprs"],
		["https://rdap.nic.kpmg/", "kpmg"],
		["https://rdap.nic.krd/", "krd"],
		["https://rdap.nic.lacaixa/", "lacaixa"],
		["https://rdap.nic.lanxess/", "lanxess"],
		["https://rdap.nic.latrobe/", "latrobe"],
		["https://rdap.nic.law/", "law"],
		["https://rdap.nic.leclerc/", "leclerc"],
		["https://rdap.nic.lifeinsurance/", "lifeinsurance"],
		["https://rdap.nic.lilly/", "lilly"],
		["https://rdap.nic.lincoln/", "lincoln"],
		["https://rdap.nic.loan/", "loan"],
		["https://rdap.nic.locker/rdap/", "locker"],
		["https://rdap.nic.luxe/", "luxe"],
		["https://rdap.nic.ly/", "ly"],
		["https://rdap.nic.madrid/", "madrid"],
		["https://rdap.nic.man/", "man"],
		["https://rdap.nic.mango/", "mango"],
		["https://rdap.nic.marshalls/", "marshalls"],
		["https://rdap.nic.mattel/", "mattel"],
		["https://rdap.nic.melbourne/", "melbourne"],
		["https://rdap.nic.men/", "men"],
		["https://rdap.nic.menu/", "menu"],
		["https://rdap.nic.merckmsd/", "merckmsd"],
		["https://rdap.nic.miami/", "miami"],
		["https://rdap.nic.mint/", "mint"],
		["https://rdap.nic.ml/", "ml"],
		["https://rdap.nic.mlb/", "mlb"],
		["https://rdap.nic.mma/", "mma"],
		["https://rdap.nic.moe/", "moe"],
		["https://rdap.nic.monash/", "monash"],
		["https://rdap.nic.moto/", "moto"],
		["https://rdap.nic.ms/", "ms"],
		["https://rdap.nic.msd/", "msd"],
		["https://rdap.nic.museum/", "museum"],
		["https://rdap.nic.nba/", "nba"],
		["https://rdap.nic.net.ng/", "ng"],
		["https://rdap.nic.netbank/", "netbank"],
		["https://rdap.nic.netflix/", "netflix"],
		["https://rdap.nic.neustar/", "neustar"],
		["https://rdap.nic.nf/", "nf"],
		["https://rdap.nic.nfl/", "nfl"],
		["https://rdap.nic.nike/", "nike"],
		["https://rdap.nic.norton/", "norton"],
		["https://rdap.nic.nrw/", "nrw"],
		["https://rdap.nic.ntt/rdap/", "ntt"],
		["https://rdap.nic.nyc/", "nyc"],
		["https://rdap.nic.olayan/", "olayan"],
		["https://rdap.nic.olayangroup/", "olayangroup"],
		["https://rdap.nic.one/", "one"],
		["https://rdap.nic.open/", "open"],
		["https://rdap.nic.osaka/", "osaka"],
		["https://rdap.nic.ovh/", "ovh"],
		["https://rdap.nic.paris/", "paris"],
		["https://rdap.nic.party/", "party"],
		["https://rdap.nic.pfizer/", "pfizer"],
		["https://rdap.nic.pg/", "pg"],
		["https://rdap.nic.philips/", "philips"],
		["https://rdap.nic.photo/", "photo"],
		["https://rdap.nic.physio/", "physio"],
		["https://rdap.nic.ping/", "ping"],
		["https://rdap.nic.pm/", "pm"],
		["https://rdap.nic.politie/", "politie"],
		["https://rdap.nic.porn/", "porn"],
		["https://rdap.nic.praxi/", "praxi"],
		["https://rdap.nic.pru/", "pru"],
		["https://rdap.nic.prudential/", "prudential"],
		["https://rdap.nic.quebec/", "quebec"],
		["https://rdap.nic.racing/", "racing"],
		["https://rdap.nic.radio/", "radio"],
		["https://rdap.nic.re/", "re"],
		["https://rdap.nic.review/", "review"],
		["https://rdap.nic.rodeo/", "rodeo"],
		["https://rdap.nic.rugby/", "rugby"],
		["https://rdap.nic.sakura/rdap/", "sakura"],
		["https://rdap.nic.samsclub/", "samsclub"],
		["https://rdap.nic.sandvik/", "sandvik"],
		["https://rdap.nic.sandvikcoromant/", "sandvikcoromant"],
		["https://rdap.nic.sap/", "sap"],
		["https://rdap.nic.sas/", "sas"],
		["https://rdap.nic.scb/", "scb"],
		["https://rdap.nic.schaeffler/", "schaeffler"],
		["https://rdap.nic.schmidt/", "schmidt"],
		["https://rdap.nic.science/", "science"],
		["https://rdap.nic.scot/", "scot"],
		["https://rdap.nic.sd/", "sd"],
		["https://rdap.nic.seat/", "seat"],
		["https://rdap.nic.seek/", "seek"],
		["https://rdap.nic.select/", "select"],
		["https://rdap.nic.seven/", "seven"],
		["https://rdap.nic.sex/", "sex"],
		["https://rdap.nic.sn/whois43/", "sn"],
		["https://rdap.nic.sncf/", "sncf"],
		["https://rdap.nic.sport/", "sport"],
		["https://rdap.nic.ss/", "ss"],
		["https://rdap.nic.staples/", "staples"],
		["https://rdap.nic.statefarm/", "statefarm"],
		["https://rdap.nic.stream/", "stream"],
		["https://rdap.nic.study/", "study"],
		["https://rdap.nic.sucks/", "sucks"],
		["https://rdap.nic.surf/", "surf"],
		["https://rdap.nic.swiss/", "swiss"],
		["https://rdap.nic.sydney/", "sydney"],
		["https://rdap.nic.tab/", "tab"],
		["https://rdap.nic.taipei/", "taipei"],
		["https://rdap.nic.target/", "target"],
		["https://rdap.nic.tattoo/", "tattoo"],
		["https://rdap.nic.tdk/", "tdk"],
		["https://rdap.nic.tel/", "tel"],
		["https://rdap.nic.teva/", "teva"],
		["https://rdap.nic.tf/", "tf"],
		["https://rdap.nic.tjmaxx/", "tjmaxx"],
		["https://rdap.nic.tjx/", "tjx"],
		["https://rdap.nic.tkmaxx/", "tkmaxx"],
		["https://rdap.nic.total/", "total"],
		["https://rdap.nic.trade/", "trade"],
		["https://rdap.nic.tube/", "tube"],
		["https://rdap.nic.tv/", "tv"],
		["https://rdap.nic.versicherung/v1/", "versicherung"],
		["https://rdap.nic.vi/", "vi"],
		["https://rdap.nic.vip/", "vip"],
		["https://rdap.nic.vivo/", "vivo"],
		["https://rdap.nic.vlaanderen/", "vlaanderen"],
		["https://rdap.nic.vodka/", "vodka"],
		["https://rdap.nic.voting/", "voting"],
		["https://rdap.nic.walmart/", "walmart"],
		["https://rdap.nic.walter/", "walter"],
		["https://rdap.nic.weather/", "weather"],
		["https://rdap.nic.weatherchannel/", "weatherchannel"],
		["https://rdap.nic.webcam/", "webcam"],
		["https://rdap.nic.wedding/", "wedding"],
		["https://rdap.nic.wf/", "wf"],
		["https://rdap.nic.whoswho/", "whoswho"],
		["https://rdap.nic.wiki/", "wiki"],
		["https://rdap.nic.williamhill/", "williamhill"],
		["https://rdap.nic.win/", "win"],
		["https://rdap.nic.winners/", "winners"],
		["https://rdap.nic.woodside/", "woodside"],
		["https://rdap.nic.work/", "work"],
		["https://rdap.nic.wtc/", "wtc"],
		["https://rdap.nic.xerox/", "xerox"],
		["https://rdap.nic.xn--80aqecdr1a/", "xn--80aqecdr1a"],
		["https://rdap.nic.xn--80asehdb/", "xn--80asehdb"],
		["https://rdap.nic.xn--80aswg/", "xn--80aswg"],
		["https://rdap.nic.xn--g2xx48c/", "xn--g2xx48c"],
		["https://rdap.nic.xn--kcrx77d1x4a/", "xn--kcrx77d1x4a"],
		["https://rdap.nic.xn--mgba3a3ejt/", "xn--mgba3a3ejt"],
		["https://rdap.nic.xn--mgba7c0bbn0a/", "xn--mgba7c0bbn0a"],
		["https://rdap.nic.xn--mgbab2bd/", "xn--mgbab2bd"],
		["https://rdap.nic.xn--mgbca7dzdo/", "xn--mgbca7dzdo"],
		["https://rdap.nic.xn--mgbi4ecexp/", "xn--mgbi4ecexp"],
		["https://rdap.nic.xn--ngbc5azd/", "xn--ngbc5azd"],
		["https://rdap.nic.xn--ngbrx/", "xn--ngbrx"],
		["https://rdap.nic.xn--p1acf/", "xn--p1acf"],
		["https://rdap.nic.xn--tiq49xqyj/", "xn--tiq49xqyj"],
		["https://rdap.nic.xxx/", "xxx"],
		["https://rdap.nic.yandex/rdap/", "yandex"],
		["https://rdap.nic.yoga/", "yoga"],
		["https://rdap.nic.yt/", "yt"],
		["https://rdap.nic.zm/", "zm"],
		["https://rdap.nixiregistry.in/rdap/", "in"],
		["https://rdap.nominet.uk/abbvie/", "abbvie"],
		["https://rdap.nominet.uk/amazon/", "amazon"],
		["https://rdap.nominet.uk/audible/", "audible"],
		["https://rdap.nominet.uk/author/", "author"],
		["https://rdap.nominet.uk/aws/", "aws"],
		["https://rdap.nominet.uk/azure/", "azure"],
		["https://rdap.nominet.uk/bbc/", "bbc"],
		["https://rdap.nominet.uk/bbva/", "bbva"],
		["https://rdap.nominet.uk/bing/", "bing"],
		["https://rdap.nominet.uk/book/", "book"],
		["https://rdap.nominet.uk/bot/", "bot"],
		["https://rdap.nominet.uk/broadway/", "broadway"],
		["https://rdap.nominet.uk/buy/", "buy"],
		["https://rdap.nominet.uk/call/", "call"],
		["https://rdap.nominet.uk/career/", "career"],
		["https://rdap.nominet.uk/cymru/", "cymru"],
		["https://rdap.nominet.uk/deal/", "deal"],
		["https://rdap.nominet.uk/desi/", "desi"],
		["https://rdap.nominet.uk/fairwinds/", "fairwinds"],
		["https://rdap.nominet.uk/fast/", "fast"],
		["https://rdap.nominet.uk/fire/", "fire"],
		["https://rdap.nominet.uk/free/", "free"],
		["https://rdap.nominet.uk/gop/", "gop"],
		["https://rdap.nominet.uk/gucci/", "gucci"],
		["https://rdap.nominet.uk/hot/", "hot"],
		["https://rdap.nominet.uk/hotmail/", "hotmail"],
		["https://rdap.nominet.uk/ieee/", "ieee"],
		["https://rdap.nominet.uk/imdb/", "imdb"],
		["https://rdap.nominet.uk/jobs/", "jobs"],
		["https://rdap.nominet.uk/joy/", "joy"],
		["https://rdap.nominet.uk/kindle/", "kindle"],
		["https://rdap.nominet.uk/like/", "like"],
		["https://rdap.nominet.uk/locus/", "locus"],
		["https://rdap.nominet.uk/med/", "med"],
		["https://rdap.nominet.uk/microsoft/", "microsoft"],
		["https://rdap.nominet.uk/moi/", "moi"],
		["https://rdap.nominet.uk/mtn/", "mtn"],
		["https://rdap.nominet.uk/now/", "now"],
		["https://rdap.nominet.uk/nowruz/", "nowruz"],
		["https://rdap.nominet.uk/office/", "office"],
		["https://rdap.nominet.uk/omega/", "omega"],
		["https://rdap.nominet.uk/pars/", "pars"],
		["https://rdap.nominet.uk/pay/", "pay"],
		["https://rdap.nominet.uk/pharmacy/", "pharmacy"],
		["https://rdap.nominet.uk/pin/", "pin"],
		["https://rdap.nominet.uk/pioneer/", "pioneer"],
		["https://rdap.nominet.uk/pn/", "pn"],
		["https://rdap.nominet.uk/prime/", "prime"],
		["https://rdap.nominet.uk/read/", "read"],
		["https://rdap.nominet.uk/realestate/", "realestate"],
		["https://rdap.nominet.uk/realtor/", "realtor"],
		["https://rdap.nominet.uk/room/", "room"],
		["https://rdap.nominet.uk/safe/", "safe"],
		["https://rdap.nominet.uk/save/", "save"],
		["https://rdap.nominet.uk/secure/", "secure"],
		["https://rdap.nominet.uk/shell/", "shell"],
		["https://rdap.nominet.uk/shia/", "shia"],
		["https://rdap.nominet.uk/silk/", "silk"],
		["https://rdap.nominet.uk/sky/", "sky"],
		["https://rdap.nominet.uk/skype/", "skype"],
		["https://rdap.nominet.uk/smile/", "smile"],
		["https://rdap.nominet.uk/spot/", "spot"],
		["https://rdap.nominet.uk/swatch/", "swatch"],
		["https://rdap.nominet.uk/talk/", "talk"],
		["https://rdap.nominet.uk/tci/", "tci"],
		["https://rdap.nominet.uk/tunes/", "tunes"],
		["https://rdap.nominet.uk/tushu/", "tushu"],
		["https://rdap.nominet.uk/uk/", "uk"],
		["https://rdap.nominet.uk/virgin/", "virgin"],
		["https://rdap.nominet.uk/wales/", "wales"],
		["https://rdap.nominet.uk/wanggou/", "wanggou"],
		["https://rdap.nominet.uk/wed/", "wed"],
		["https://rdap.nominet.uk/windows/", "windows"],
		["https://rdap.nominet.uk/wow/", "wow"],
		["https://rdap.nominet.uk/xbox/", "xbox"],
		["https://rdap.nominet.uk/xn--cckwcxetd/", "xn--cckwcxetd"],
		["https://rdap.nominet.uk/xn--jlq480n2rg/", "xn--jlq480n2rg"],
		["https://rdap.nominet.uk/xn--mgbt3dhd/", "xn--mgbt3dhd"],
		["https://rdap.nominet.uk/yamaxun/", "yamaxun"],
		["https://rdap.nominet.uk/you/", "you"],
		["https://rdap.nominet.uk/zappos/", "zappos"],
		["https://rdap.norid.no/", "no"],
		["https://rdap.pandi.id/rdap/", "id"],
		["https://rdap.publicinterestregistry.org/rdap/", "charity foundation gives giving ngo ong org xn--c1avg xn--i1b6b1a6a2e xn--nqv7f xn--nqv7fs00ema"],
		["https://rdap.radix.host/rdap/", "fun host online press pw site space store tech uno website"],
		["https://rdap.register.si/", "si"],
		["https://rdap.registro.br/", "br"],
		["https://rdap.registry.bar/rdap/", "bar rest"],
		["https://rdap.registry.click/rdap/", "click country diy feedback food forum hiv lifestyle living observer pid property realty sexy trust vana"],
		["https://rdap.registry.cloud/rdap/", "cloud"],
		["https://rdap.registry.coop/rdap/", "coop creditunion"],
		["https://rdap.registry.ec/", "ec"],
		["https://rdap.registry.gift/rdap/", "gift"],
		["https://rdap.registry.gy/", "gy"],
		["https://rdap.registry.hiphop/rdap/", "hiphop"],
		["https://rdap.registry.kfh/rdap/", "kfh xn--ngbe9e0a"],
		["https://rdap.registry.love/rdap/", "love"],
		["https://rdap.registryservices.music/rdap/", "music"],
		["https://rdap.ricta.org.rw/", "rw"],
		["https://rdap.ryce-rsp.com/rdap/", "cologne koeln tirol wien"],
		["https://rdap.sgnic.sg/rdap/", "sg"],
		["https://rdap.sidn.nl/", "nl"],
		["https://rdap.ta.sgnic.sg/rdap/", "xn--clchc0ea0b2g2a9gcd"],
		["https://rdap.teleinfo.cn/", "anquan shouji xihuan xn--vuq861b yun"],
		["https://rdap.teleinfo.cn/xn--3ds443g/", "xn--3ds443g"],
		["https://rdap.teleinfo.cn/xn--fiq228c5hs/", "xn--fiq228c5hs"],
		["https://rdap.teleinfo.cn/xn--kput3i/", "xn--kput3i"],
		["https://rdap.teleinfo.cn/xn--nyqy26a/", "xn--nyqy26a"],
		["https://rdap.teleinfo.cn/xn--rhqv96g/", "xn--rhqv96g"],
		["https://rdap.thains.co.th/", "th xn--o3cw4h"],
		["https://rdap.tonicregistry.to/rdap/", "to"],
		["https://rdap.twnic.tw/rdap/", "xn--mxtq1m"],
		["https://rdap.tznic.or.tz/", "tz"],
		["https://rdap.uniregistry.net/rdap/", "link"],
		["https://rdap.verisign.com/com/v1/", "com"],
		["https://rdap.verisign.com/net/v1/", "net"],
		["https://rdap.y.net.ye/", "ye"],
		["https://rdap.zdnsgtld.com/XN--45Q11C/", "xn--45q11c"],
		["https://rdap.zdnsgtld.com/XN--EFVY88H/", "xn--efvy88h"],
		["https://rdap.zdnsgtld.com/baidu/", "baidu"],
		["https://rdap.zdnsgtld.com/citic/", "citic"],
		["https://rdap.zdnsgtld.com/icbc/", "icbc"],
		["https://rdap.zdnsgtld.com/ren/", "ren"],
		["https://rdap.zdnsgtld.com/sohu/", "sohu"],
		["https://rdap.zdnsgtld.com/top/", "top"],
		["https://rdap.zdnsgtld.com/unicom/", "unicom"],
		["https://rdap.zdnsgtld.com/wang/", "wang"],
		["https://rdap.zdnsgtld.com/xn--30rr7y/", "xn--30rr7y"],
		["https://rdap.zdnsgtld.com/xn--3bst00m/", "xn--3bst00m"],
		["https://rdap.zdnsgtld.com/xn--6qq986b3xl/", "xn--6qq986b3xl"],
		["https://rdap.zdnsgtld.com/xn--8y0a063a/", "xn--8y0a063a"],
		["https://rdap.zdnsgtld.com/xn--9et52u/", "xn--9et52u"],
		["https://rdap.zdnsgtld.com/xn--czr694b/", "xn--czr694b"],
		["https://rdap.zdnsgtld.com/xn--czru2d/", "xn--czru2d"],
		["https://rdap.zdnsgtld.com/xn--fiq64b/", "xn--fiq64b"],
		["https://rdap.zdnsgtld.com/xn--hxt814e/", "xn--hxt814e"],
		["https://rdap.zdnsgtld.com/xn--imr513n/", "xn--imr513n"],
		["https://rdap.zdnsgtld.com/xn--otu796d/", "xn--otu796d"],
		["https://rdap.zdnsgtld.com/xn--ses554g/", "xn--ses554g"],
		["https://rdap.zh.sgnic.sg/rdap/", "xn--yfro4i67o"],
		["https://restwhois.ngtld.cn/", "xn--1qqw23a xn--xhq521b"],
		["https://tld-rdap.verisign.com/cc/v1/", "cc"],
		["https://tld-rdap.verisign.com/comsec/v1/", "comsec"],
		["https://tld-rdap.verisign.com/name/v1/", "name"],
		["https://tld-rdap.verisign.com/verisign/v1/", "verisign"],
		["https://tld-rdap.verisign.com/web/v1/", "web"],
		["https://tld-rdap.verisign.com/xn--11b4c3d/v1/", "xn--11b4c3d"],
		["https://tld-rdap.verisign.com/xn--3pxu8k/v1/", "xn--3pxu8k"],
		["https://tld-rdap.verisign.com/xn--42c2d9a/v1/", "xn--42c2d9a"],
		["https://tld-rdap.verisign.com/xn--9dbq2a/v1/", "xn--9dbq2a"],
		["https://tld-rdap.verisign.com/xn--c2br7g/v1/", "xn--c2br7g"],
		["https://tld-rdap.verisign.com/xn--fhbei/v1/", "xn--fhbei"],
		["https://tld-rdap.verisign.com/xn--j1aef/v1/", "xn--j1aef"],
		["https://tld-rdap.verisign.com/xn--mk1bu44c/v1/", "xn--mk1bu44c"],
		["https://tld-rdap.verisign.com/xn--pssy2u/v1/", "xn--pssy2u"],
		["https://tld-rdap.verisign.com/xn--t60b56a/v1/", "xn--t60b56a"],
		["https://tld-rdap.verisign.com/xn--tckwe/v1/", "xn--tckwe"],
		["https://whois.kyregistry.ky/rdap/", "ky"],
		["https://whois.nic.mtr/rdap/", "mtr"],
		["https://whois.nic.tatar/rdap/", "tatar"],
		["https://whois.nic.xn--d1acj3b/rdap/", "xn--d1acj3b"],
		["https://whois.sr/rdap/", "sr"],
		["https://www.rdap.fj/", "fj"]
	]
};
// src/probes/registration/bootstrap.ts
const embedded = {
	publication: rdapBootstrap.publication,
	services: rdapBootstrap.services.flatMap(([server, names]) => names.split(" ").map((name) => [name, server])),
	confirmedAt: null,
	etag: null
};
const hour = 36e5;
const freshFor = 24 * hour;
const keptFor = 8760 * hour;
const restFor = hour / 6;
const patience = 2500;
const limit = 1048576;
const keys = {
	copy: "rdap-bootstrap",
	rest: "rdap-bootstrap rest"
};
function bootstrapAtHand(context) {
	const kept = context.shelf?.find(keys.copy, {}, context.now().getTime());
	return kept ? JSON.parse(Buffer.from(kept.bytes).toString()) : embedded;
}
function bootstrapOf(context) {
	return context.once("rdap-bootstrap", () => refreshed(context, bootstrapAtHand(context)));
}
async function refreshed(context, copy) {
	const now = context.now().getTime();
	if (copy.confirmedAt !== null && now - Date.parse(copy.confirmedAt) < freshFor) return {
		...copy,
		isStale: false
	};
	if (context.shelf?.find(keys.rest, {}, now)) return {
		...copy,
		isStale: true
	};
	const got = await attempt(() => context.net.source("rdap-bootstrap", {
		path: "dns.json",
		patience,
		limit,
		...copy.etag !== null && { ifNoneMatch: copy.etag }
	}));
	const confirmedAt = context.now().toISOString();
	const fresh = got.ok ? copyIn(got.value, copy, confirmedAt) : null;
	const address = got.ok ? got.value.address : unasked;
	if (fresh === null || fresh.publication < copy.publication) {
		context.shelf?.keep(keys.rest, {
			bytes: new Uint8Array(),
			address,
			until: now + restFor
		});
		return {
			...copy,
			isStale: true
		};
	}
	context.shelf?.keep(keys.copy, {
		bytes: Buffer.from(JSON.stringify(fresh)),
		address,
		until: now + keptFor
	});
	return {
		...fresh,
		isStale: false
	};
}
const unasked = "192.0.32.8";
function copyIn({ status, body, headers }, copy, confirmedAt) {
	if (status === 304) return {
		...copy,
		confirmedAt
	};
	const read = status === 200 ? readBootstrap(body) : null;
	return read && {
		...read,
		confirmedAt,
		etag: valuesOf(headers, "etag")[0]?.slice(0, 256) ?? null
	};
}
// src/probes/registration/rdap.ts
async function askRegistry(context, domain, left) {
	if (context.chosen?.has("rdap")) return {
		heard: await askRedirector(context, domain, left),
		bootstrap: null
	};
	const refreshing = bootstrapOf(context);
	const known = serverFor(bootstrapAtHand(context), domain);
	const first = known === null ? null : await askAt(context, domain, {
		base: known,
		left
	});
	const bootstrap = await refreshing;
	const server = serverFor(bootstrap, domain);
	if (first !== null && (first.state === "found" || isLimited(first) || server === known)) return {
		heard: first,
		bootstrap
	};
	if (server !== null) return {
		heard: await askAt(context, domain, {
			base: server,
			left
		}),
		bootstrap
	};
	return {
		heard: bootstrap.isStale ? await askRedirector(context, domain, left) : null,
		bootstrap
	};
}
async function askAt(context, domain, { base, left }) {
	return hear$1(context, domain, {
		asked: {
			protocol: "rdap",
			role: "registry",
			server: hostIn$1(base)
		},
		url: `${base}${pathOf(domain)}`,
		left
	});
}
async function askRedirector(context, domain, left) {
	const heard = await hear$1(context, domain, {
		asked: {
			protocol: "rdap",
			role: "redirector",
			server: null
		},
		left
	});
	return heard.role === "redirector" && heard.state === "absent" ? null : heard;
}
async function askRegistrar(context, domain, { registry, left }) {
	const url = registry.related.find((each) => hostIn$1(each) !== registry.server);
	if (url === void 0 || left() === 0) return null;
	const asked = {
		protocol: "rdap",
		role: "registrar",
		server: hostIn$1(url)
	};
	const heard = await hear$1(context, domain, {
		asked,
		url,
		left
	});
	return heard.server === registry.server ? unansweredRegistration(asked, loopOf(asked).facts) : heard;
}
function loopOf({ server }) {
	return failure("source.redirect", {
		source: "RDAP",
		host: server ?? "",
		detail: "loop"
	});
}
async function hear$1(context, domain, { asked, url, left }) {
	const patience = left();
	const headers = { accept: "application/rdap+json, application/json;q=0.9" };
	if (patience === 0) return unansweredRegistration(asked, failure("timeout.source", {
		source: "RDAP",
		host: asked.server ?? ""
	}).facts);
	const got = await attempt(() => context.net.source("rdap", {
		path: url === void 0 ? pathOf(domain) : "",
		...url !== void 0 && { url },
		headers,
		patience
	}));
	if (!got.ok) return unansweredRegistration(asked, got.failure);
	const isLed = asked.role === "redirector" && (got.value.redirects > 0 || got.value.status === 200);
	const answered = {
		...asked,
		role: isLed ? "registry" : asked.role,
		server: hostIn$1(got.value.url)
	};
	return read(got.value, {
		domain,
		answered,
		now: context.now()
	});
}
function read({ status, body }, { domain, answered, now }) {
	if (status === 404) return unansweredRegistration(answered, null, "absent");
	const answer = readRdapAnswer(body, now);
	if (answer.kind === "absent") return unansweredRegistration(answered, null, "absent");
	const malformed = (detail) => unansweredRegistration(answered, failure("source.malformed", {
		source: "RDAP",
		host: answered.server ?? "",
		detail
	}).facts);
	if (answer.kind === "unreadable") return malformed(answer.reason);
	if (answer.domain.name !== domain) return malformed("other-name");
	const { related, expirations: _expirations, notices: _notices, ...data } = answer.domain;
	return {
		...answered,
		state: "found",
		failure: null,
		data,
		related
	};
}
function pathOf(domain) {
	return `domain/${encodeURIComponent(domain)}`;
}
function hostIn$1(url) {
	return URL.parse(url)?.host ?? "";
}
// src/data/registries.ts
const whoisServers = {
	ac: "whois.nic.ac",
	ae: "whois.aeda.net.ae",
	af: "whois.nic.af",
	ag: "whois.nic.ag",
	al: null,
	am: "whois.amnic.net",
	ao: null,
	aq: null,
	arpa: "whois.iana.org",
	at: "whois.nic.at",
	aw: "whois.nic.aw",
	ax: "whois.ax",
	az: null,
	ba: null,
	bb: null,
	bd: null,
	be: "whois.dns.be",
	bf: "whois.registre.bf",
	bg: "whois.register.bg",
	bh: "whois.nic.bh",
	bi: "whois1.nic.bi",
	bj: "whois.nic.bj",
	bn: "whois.bnnic.bn",
	bo: "whois.nic.bo",
	bs: null,
	bt: null,
	bv: null,
	bw: "whois.nic.net.bw",
	by: "whois.cctld.by",
	bz: "whois.identitydigital.services",
	cd: "whois.nic.cd",
	cf: null,
	cg: null,
	ch: "whois.nic.ch",
	ci: "whois.nic.ci",
	ck: null,
	cl: "whois.nic.cl",
	cn: "whois.cnnic.cn",
	co: "whois.registry.co",
	cu: null,
	cw: null,
	cy: null,
	de: "whois.denic.de",
	dj: null,
	dk: "whois.punktum.dk",
	dm: "whois.dmdomains.dm",
	do: "whois.nic.do",
	dz: "whois.nic.dz",
	edu: "whois.educause.edu",
	ee: "whois.tld.ee",
	eg: null,
	er: null,
	es: null,
	et: null,
	eu: "whois.eu",
	fk: null,
	ga: "whois.nic.ga",
	gb: null,
	ge: "whois.nic.ge",
	gf: "whois.mediaserv.net",
	gg: "whois.gg",
	gh: "whois.nic.gh",
	gi: "whois.identitydigital.services",
	gl: "whois.nic.gl",
	gm: null,
	gn: "whois.ande.gov.gn",
	gp: "whois.nic.gp",
	gq: null,
	gr: null,
	gt: null,
	gu: null,
	gw: null,
	hk: "whois.hkirc.hk",
	hm: "whois.registry.hm",
	hr: "whois.dns.hr",
	hu: "whois.nic.hu",
	ie: "whois.weare.ie",
	il: "whois.isoc.org.il",
	im: "whois.nic.im",
	io: "whois.nic.io",
	iq: "whois.cmc.iq",
	ir: "whois.nic.ir",
	it: "whois.nic.it",
	je: "whois.je",
	jm: null,
	jo: null,
	jp: "whois.jprs.jp",
	kh: null,
	ki: "whois.nic.ki",
	km: null,
	kn: "whois.nic.kn",
	kp: null,
	kr: "whois.kr",
	kw: "whois.nic.kw",
	kz: "whois.nic.kz",
	la: "whois.nic.la",
	lc: "whois.identitydigital.services",
	li: "whois.nic.li",
	lk: "whois.nic.lk",
	lr: null,
	ls: "whois.nic.ls",
	lt: "whois.domreg.lt",
	lu: "whois.dns.lu",
	lv: "whois.nic.lv",
	ma: "whois.registre.ma",
	mc: "whois.nic.mc",
	md: "whois.nic.md",
	me: "whois.nic.me",
	mh: null,
	mil: null,
	mk: "whois.marnet.mk",
	mm: "whois.registry.gov.mm",
	mn: "whois.nic.mn",
	mo: null,
	mp: null,
	mq: "whois.mediaserv.net",
	mr: "whois.nic.mr",
	mt: "whois.nic.org.mt",
	mv: null,
	mw: "whois.nic.mw",
	mx: "whois.mx",
	my: "whois.mynic.my",
	mz: "whois.nic.mz",
	nc: "whois.nc",
	ne: null,
	ni: null,
	np: null,
	nr: null,
	nu: "whois.iis.nu",
	nz: "whois.irs.net.nz",
	om: "whois.registry.om",
	pa: null,
	pe: "kero.yachay.pe",
	pf: "whois.registry.pf",
	ph: null,
	pk: "whois.pknic.net.pk",
	pr: "whois.nic.pr",
	ps: null,
	pt: "whois.dns.pt",
	py: null,
	qa: "whois.registry.qa",
	ro: "whois.rotld.ro",
	rs: "whois.rnids.rs",
	ru: "whois.tcinet.ru",
	sa: "whois.nic.net.sa",
	sb: "whois.nic.net.sb",
	sc: "whois.nic.sc",
	se: "whois.iis.se",
	sh: "whois.nic.sh",
	sj: null,
	sk: "whois.sk-nic.sk",
	sl: "whois.nic.sl",
	sm: "whois.nic.sm",
	so: "whois.nic.so",
	st: "whois.nic.st",
	su: "whois.tcinet.ru",
	sv: null,
	sx: "whois.sx",
	sy: "whois.tld.sy",
	sz: null,
	tc: "whois.nic.tc",
	td: "whois.nic.td",
	tg: "whois.nic.tg",
	tj: null,
	tk: "whois.dot.tk",
	tl: "whois.nic.tl",
	tm: "whois.nic.tm",
	tn: "whois.ati.tn",
	tr: "whois.trabis.gov.tr",
	tt: null,
	ug: "whois.co.ug",
	us: "whois.nic.us",
	uy: null,
	va: null,
	vc: "whois.identitydigital.services",
	ve: "whois.nic.ve",
	vn: null,
	vu: "whois.dnrs.vu",
	ws: "whois.website.ws",
	"xn--2scrj9c": "whois.nixiregistry.in",
	"xn--3e0b707e": "whois.kr",
	"xn--3hcrj9c": "whois.nixiregistry.in",
	"xn--45br5cyl": "whois.nixiregistry.in",
	"xn--45brj9c": "whois.nixiregistry.in",
	"xn--4dbrk0ce": "whois.isoc.org.il",
	"xn--54b7fta0cc": null,
	"xn--80ao21a": "whois.nic.kz",
	"xn--90a3ac": "whois.rnids.rs",
	"xn--90ae": "whois.imena.bg",
	"xn--90ais": "whois.cctld.by",
	"xn--d1alf": "whois.marnet.mk",
	"xn--e1a4c": "whois.eu",
	"xn--fiqs8s": "whois.cnnic.cn",
	"xn--fiqz9s": "whois.cnnic.cn",
	"xn--fpcrj9c3d": "whois.nixiregistry.in",
	"xn--fzc2c9e2c": "whois.nic.lk",
	"xn--gecrj9c": "whois.nixiregistry.in",
	"xn--h2breg3eve": "whois.nixiregistry.in",
	"xn--h2brj9c": "whois.nixiregistry.in",
	"xn--h2brj9c8c": "whois.nixiregistry.in",
	"xn--j1amh": "whois.dotukr.com",
	"xn--j6w193g": "whois.hkirc.hk",
	"xn--kprw13d": "whois.twnic.net.tw",
	"xn--l1acc": "whois.mn",
	"xn--lgbbat1ad8j": "whois.nic.dz",
	"xn--mgb9awbf": "whois.registry.om",
	"xn--mgba3a4f16a": "whois.nic.ir",
	"xn--mgbaam7a8h": "whois.aeda.net.ae",
	"xn--mgbah1a3hjkrd": "whois.nic.mr",
	"xn--mgbai9azgqp6j": null,
	"xn--mgbayh7gpa": null,
	"xn--mgbbh1a": "whois.nixiregistry.in",
	"xn--mgbbh1a71e": "whois.nixiregistry.in",
	"xn--mgbc0a9azcg": null,
	"xn--mgbcpq6gpa1a": null,
	"xn--mgberp4a5d4ar": "whois.nic.net.sa",
	"xn--mgbgu82a": "whois.nixiregistry.in",
	"xn--mgbpl2fh": null,
	"xn--mgbtx2b": "whois.cmc.iq",
	"xn--mgbx4cd0ab": "whois.mynic.my",
	"xn--mix891f": null,
	"xn--node": null,
	"xn--ogbpf8fl": "whois.tld.sy",
	"xn--p1ai": "whois.tcinet.ru",
	"xn--pgbs0dh": "whois.ati.tn",
	"xn--q7ce6a": "whois.nic.la",
	"xn--qxa6a": "whois.eu",
	"xn--qxam": null,
	"xn--rvc1e0am3e": "whois.nixiregistry.in",
	"xn--s9brj9c": "whois.nixiregistry.in",
	"xn--wgbh1c": "whois.dotmasr.eg",
	"xn--wgbl6a": "whois.registry.qa",
	"xn--xkc2al3hye2a": "whois.nic.lk",
	"xn--xkc2dl3a5ee0h": "whois.nixiregistry.in",
	"xn--y9a3aq": "whois.amnic.net",
	"xn--ygbi2ammx": null,
	za: "whois.nic.za",
	zw: null,
	"ac.za": "whois.ac.za",
	"co.za": "whois.registry.net.za",
	"gov.za": "whois.gov.za",
	"net.za": "net-whois.registry.net.za",
	"org.za": "org-whois.registry.net.za"
};
const queries = {
	"whois.denic.de": "-T dn,ace {name}",
	"whois.punktum.dk": "--charset=utf-8 {name}",
	"whois.jprs.jp": "{name}/e"
};
function whoisQuery(server, name) {
	return ((Object.hasOwn(queries, server) ? queries[server] : void 0) ?? "{name}").replace("{name}", () => name);
}
const unpublished = {
	ae: {
		fields: [
			"created",
			"updated",
			"expires"
		],
		source: "weppos"
	},
	at: {
		fields: ["created", "expires"],
		source: "pywhois"
	},
	be: {
		fields: ["updated", "expires"],
		source: "weppos"
	},
	ch: {
		fields: ["updated", "expires"],
		source: "likexian"
	},
	de: {
		fields: [
			"created",
			"expires",
			"registrar"
		],
		source: "pywhois"
	},
	es: {
		fields: [
			"created",
			"updated",
			"expires",
			"registrar"
		],
		source: "exporter"
	},
	eu: {
		fields: [
			"created",
			"updated",
			"expires"
		],
		source: "likexian"
	},
	gg: {
		fields: ["updated", "expires"],
		source: "likexian"
	},
	hm: {
		fields: [
			"created",
			"updated",
			"expires",
			"registrar"
		],
		source: "likexian"
	},
	hu: {
		fields: [
			"updated",
			"expires",
			"registrar",
			"nameServers"
		],
		source: "pywhois"
	},
	je: {
		fields: ["updated", "expires"],
		source: "weppos"
	},
	kz: {
		fields: ["expires"],
		source: "pywhois"
	},
	li: {
		fields: ["updated", "expires"],
		source: "pywhois"
	},
	lu: {
		fields: [
			"created",
			"updated",
			"expires"
		],
		source: "pywhois"
	},
	lv: {
		fields: [
			"created",
			"updated",
			"expires"
		],
		source: "pywhois"
	},
	nl: {
		fields: ["expires"],
		source: "pywhois"
	},
	nz: {
		fields: ["expires"],
		source: "pywhois"
	},
	om: {
		fields: ["created", "expires"],
		source: "weppos"
	},
	pe: {
		fields: [
			"created",
			"updated",
			"expires"
		],
		source: "pywhois"
	},
	qa: {
		fields: [
			"created",
			"updated",
			"expires"
		],
		source: "weppos"
	},
	sa: {
		fields: ["expires", "registrar"],
		source: "pywhois"
	}
};
// src/data/whois-layouts.ts
const usualLabels = {
	name: [
		"domain name",
		"domain",
		"domainname",
		"dominio",
		"nombre de dominio",
		"nom de domaine",
		"nome de dominio",
		"domain/name",
		"titular/nombre de dominio",
		"domain_name",
		"query"
	],
	handle: [
		"registry domain id",
		"domain id",
		"roid"
	],
	registrar: [
		"registrar",
		"sponsoring registrar",
		"registrar name",
		"registrar-name",
		"registrar/name",
		"registrar/organization",
		"registrar/organisation",
		"registrar/registrar",
		"registration service provider",
		"registrar_name",
		"sponsoring registrar organization",
		"registrar handle",
		"registrar of record",
		"registrado por"
	],
	registrarId: ["registrar iana id", "sponsoring registrar iana id"],
	registrarUrl: [
		"registrar url",
		"registrar website",
		"registrar-url",
		"registrar/website",
		"registrar/web",
		"registrar/url"
	],
	abuseEmail: ["registrar abuse contact email"],
	abusePhone: ["registrar abuse contact phone"],
	created: [
		"creation date",
		"created",
		"created on",
		"created date",
		"registered",
		"registered on",
		"registered date",
		"registration date",
		"registration time",
		"first registration date",
		"record created",
		"record created on",
		"create date",
		"created at",
		"registration",
		"domain_dateregistered",
		"activated on",
		"activated",
		"fecha de creacion",
		"titular/fecha de activacion",
		"titular/fecha de registro",
		"activation",
		"date de creation",
		"data de criacao",
		"first registered date",
		"fecha de registro",
		"fecha de activacion"
	],
	updated: [
		"updated date",
		"update date",
		"last-update",
		"last updated",
		"last updated on",
		"last updated date",
		"last-updated",
		"last update",
		"last modified",
		"modified",
		"modified date",
		"modification date",
		"changed",
		"updated",
		"domain_datelastmodified",
		"last modified date",
		"updated on",
		"last modification",
		"last changed",
		"ultima actualizacion",
		"derniere modification"
	],
	expires: [
		"registry expiry date",
		"expiry date",
		"expiration date",
		"expiration time",
		"expires",
		"expires on",
		"expire date",
		"expire-date",
		"expire",
		"expiry",
		"expiration",
		"valid until",
		"renewal date",
		"record expires on",
		"paid-till",
		"validity",
		"expires at",
		"expiration_date",
		"expired",
		"exp date",
		"renewal",
		"expiry on",
		"registry expiration date",
		"fecha de vencimiento",
		"fecha de corte",
		"titular/fecha de corte",
		"titular/fecha de vencimiento",
		"date d'expiration",
		"data de expiracao",
		"record will expire on",
		"fecha de expiracion"
	],
	registrarExpires: ["registrar registration expiration date", "registrar expiration date"],
	transferred: [
		"transferred",
		"last transferred date",
		"transfer date"
	],
	nameServers: [
		"name server",
		"name servers",
		"nameserver",
		"nameservers",
		"nserver",
		"nservers",
		"dns",
		"dns servers",
		"domain servers",
		"domain servers in listed order",
		"domain name servers",
		"domain nameservers",
		"domain server",
		"host name",
		"hostname",
		"primary server",
		"secondary server",
		"primary name server",
		"secondary name server",
		"servidor(es) de nombres de dominio",
		"ns_name",
		"domain name servers information",
		"nombres de servidores",
		"name servers in the listed order",
		"serveur de noms",
		"serveurs de noms"
	],
	status: [
		"domain status",
		"status",
		"state",
		"epp status",
		"eppstatus",
		"epp-status",
		"registration status",
		"domain state",
		"estatus del dominio",
		"statut",
		"query_status"
	],
	signed: [
		"dnssec",
		"dnssec signed",
		"signed"
	],
	signers: [
		"ds record",
		"ds rdata",
		"dnssec ds data",
		"ds data",
		"ds"
	],
	registrant: [
		"registrant organization",
		"registrant name",
		"registrant",
		"registrant/organization",
		"registrant/name",
		"holder"
	],
	referral: [
		"registrar whois server",
		"whois server",
		"referralserver"
	]
};
const channelIslands = { not: {
	created: ["registered"],
	status: ["status", "registration status"]
} };
const swedish = { not: { status: ["state"] } };
const whoisLayouts = {
	at: { charset: "iso-8859-1" },
	ax: { absent: ["no records matching * found"] },
	bg: {
		labels: { nameServers: ["name server information"] },
		charset: "windows-1251",
		dates: "dmy"
	},
	by: { charset: "windows-1251" },
	cl: { absent: ["{name}: no existe"] },
	cn: { charset: "gb18030" },
	dk: {
		labels: { nameServers: ["nameservers/hostname"] },
		not: { nameServers: ["dns"] }
	},
	edu: {
		absent: ["no match: *"],
		labels: {
			created: ["domain record activated"],
			updated: ["domain record last updated"]
		}
	},
	ee: { labels: {
		created: ["domain/registered"],
		updated: ["domain/changed"],
		expires: ["domain/expire"],
		status: ["domain/status"]
	} },
	eu: {
		labels: { nameServers: ["name servers"] },
		not: { registrant: ["registrant"] }
	},
	gg: channelIslands,
	hk: {
		labels: {
			created: ["registrant contact information/domain name commencement date", "domain name commencement date"],
			expires: ["registrant contact information/expiry date", "expiry date"],
			nameServers: ["name servers information"]
		},
		dates: "dmy",
		charset: "big5"
	},
	hr: { charset: "iso-8859-2" },
	hu: {
		absent: ["nincs tal*lat / no match"],
		charset: "iso-8859-2"
	},
	ie: { absent: ["not registered - the domain you have requested *"] },
	it: { labels: { registrar: ["registrar/organization"] } },
	il: {
		labels: { created: ["assigned"] },
		dates: "dmy"
	},
	im: { dates: "dmy" },
	je: channelIslands,
	jp: {
		labels: {
			expires: ["expires on", "state"],
			status: [
				"status",
				"state",
				"lock status"
			]
		},
		not: { signers: [
			"ds record",
			"ds rdata",
			"ds"
		] },
		charset: "iso-2022-jp"
	},
	kr: {
		absent: ["the requested domain was not found in the registry or registrar*", "상기 도메인이름은 등록되어 있지 않습니다*"],
		labels: { registrar: ["authorized agency"] },
		charset: "euc-kr"
	},
	kz: {
		labels: { registrar: ["current registar", "current registrar"] },
		charset: "windows-1251"
	},
	lu: { labels: { status: ["domaintype"] } },
	lv: {
		labels: { status: ["domain/status"] },
		not: { updated: ["updated"] }
	},
	md: { absent: ["no match for*"] },
	mo: { charset: "big5" },
	mx: {
		absent: ["no_se_encontro_el_objeto/object_not_found"],
		labels: {
			registrarUrl: ["url"],
			nameServers: ["name servers/dns"]
		}
	},
	my: { codesEnd: ".ser" },
	nz: { absent: ["query_status: 220 available"] },
	nu: swedish,
	pt: {
		dates: "dmy",
		charset: "iso-8859-1"
	},
	ro: { labels: { registrarUrl: ["referral url"] } },
	ru: { charset: "koi8-r" },
	se: swedish,
	sm: { dates: "dmy" },
	tk: { dates: "mdy" },
	tn: {
		labels: { created: ["acivated", "activated"] },
		dates: "dmy"
	},
	tr: {
		labels: { registrar: ["registrar/organization name"] },
		charset: "windows-1254"
	},
	ua: { labels: { expires: ["expires", "status"] } },
	ug: { dates: "dmy" },
	ws: {
		labels: { expires: ["registrar registration expiration date"] },
		not: { registrarExpires: ["registrar registration expiration date"] }
	}
};
// src/formats/whois/text.ts
const mostBytes = 262144;
const mostLines = 4096;
const longestLine = 1024;
function linesOf(bytes, charset = "windows-1252") {
	const lines = decoded(bytes.subarray(0, mostBytes), charset).replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
	return (bytes.length > mostBytes ? lines.slice(0, -1) : lines).slice(0, mostLines).map((line) => line.slice(0, longestLine));
}
function decoded(bytes, charset) {
	if (charset === "iso-2022-jp" && bytes.includes(27)) return new TextDecoder(charset).decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
	} catch {
		return new TextDecoder(charset).decode(bytes);
	}
}
function withoutAccents(text) {
	return text.normalize("NFD").replace(/(?<=\p{Script=Latin})[\u0300-\u036f]/gu, "").normalize("NFC");
}
// src/formats/whois/entries.ts
const mostEntries = 2048;
const longestLabel = 48;
const longestText$1 = 256;
function entriesIn(lines) {
	const state = {
		entries: [],
		block: 0,
		isStart: true,
		open: null,
		last: null
	};
	for (const line of lines) {
		if (state.entries.length >= mostEntries) break;
		readLine(state, line);
	}
	return state.entries;
}
function readLine(state, line) {
	if (isComment(line)) return;
	const text = line.replace(/^\s*\*\* /, "").trim();
	const indent = indentOf(line);
	if (text === "" || /^[-=*]+$/.test(text)) return endBlock(state);
	const isFirst = state.isStart || /^\s*\*\* /.test(line);
	state.isStart = false;
	const [label, value] = split(text);
	if (label === null) return readBare(state, text, indent, isFirst);
	const section = sectionFor(state, indent);
	state.last = {
		label,
		section,
		indent
	};
	if (value !== "") add(state, section, label, value);
	else state.open = {
		label,
		indent,
		isFirst,
		isApart: false,
		childIndent: null,
		hasValues: false
	};
}
function isComment(line) {
	return /^\s*(?:%|#|>>>|;)/.test(line);
}
function indentOf(line) {
	return line.length - line.trimStart().length;
}
function endBlock(state) {
	state.block++;
	state.isStart = true;
	state.last = null;
	if (state.open?.hasValues || state.open?.childIndent !== null) state.open = null;
	else state.open.isApart = true;
}
function split(text) {
	const assigned = /^changed:.*\s(?<value>\d{8}) \(assigned\)$/i.exec(text)?.groups?.["value"];
	if (assigned) return ["assigned", assigned];
	const bracketed = /^(?:[a-z]\.? )?\[(?<label>[^\][]{1,48})\](?<value>.*)$/i.exec(text);
	if (bracketed) return [labelOf(bracketed.groups?.["label"] ?? ""), (bracketed.groups?.["value"] ?? "").trim()];
	const named = domainSentence.exec(text)?.groups?.["name"];
	if (named) return ["domain name", named];
	const leaders = /^(?<label>[^.:#[\]]{2,40}?)#?(?: ?\. ){4,}[. ]*(?<value>[^. ].*)$/.exec(text)?.groups;
	if (leaders) return [labelOf(leaders["label"] ?? ""), leaders["value"] ?? ""];
	const sentence = /^(?<label>record (?:created|expires|expired|updated)|registered) on (?<value>\S.*)$/i.exec(text);
	if (sentence && !text.includes(": ")) return [`${sentence.groups?.["label"]} on`.toLowerCase(), sentence.groups?.["value"] ?? ""];
	const colon = text.indexOf(":");
	if (colon <= 0 || colon > longestText$1 || !isLabel(text, colon)) return columnsIn(text) ?? [null, text];
	return [labelOf(text.slice(0, colon)), text.slice(colon + 1).replace(/^\.{2,}/, "").trim()];
}
const domainSentence = /^(?:informations? about|domain) ["']?(?<name>[^\s"'.]{1,63}(?:\.[^\s"'.]{1,63}){1,8})["']?(?: ?:| is already registered\.?| \([a-z ]{1,20}\))$/i;
const columnLabels = new Set([
	"name",
	"registrar",
	"created",
	"updated",
	"expires",
	"nameServers",
	"status"
].flatMap((field) => usualLabels[field]));
function columnsIn(text) {
	const cells = text.split(/\s{2,}|\t/, 5);
	for (let at = cells.length - 1; at > 0; at--) {
		const label = cells.slice(0, at).join(" ").toLowerCase();
		if (columnLabels.has(label)) return [label, cells.slice(at).join(" ")];
	}
	return null;
}
const sixAddress = /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}$/i;
function isLabel(text, colon) {
	const before = text.slice(0, colon);
	if (text.startsWith("//", colon + 1) || /\d$/.test(before) && /^\d/.test(text.slice(colon + 1))) return false;
	const [start, end] = [before.search(/[^\s,[(]*$/), text.slice(colon).search(/[\s,\])]|$/)];
	if (sixAddress.test(text.slice(start, colon + end))) return false;
	return before.split(/[([]/).length === before.split(/[)\]]/).length;
}
function labelOf(text) {
	const bounded = withoutAccents(text.slice(0, longestLabel).toLowerCase()).trim();
	let end = bounded.length;
	while (end > 0 && ". 	#0123456789".includes(bounded.charAt(end - 1))) end--;
	return bounded.slice(0, end).split(/\s+/).join(" ").replace(/ \([^()]*\)$/, "").replace(/^[^/]{1,40} \/ /, "");
}
function sectionFor(state, indent) {
	const { open } = state;
	if (!open) return "";
	if ((open.childIndent === null ? !open.isFirst || open.isApart : open.childIndent > open.indent) && indent <= open.indent) {
		state.open = null;
		return "";
	}
	open.childIndent ??= indent;
	return open.label;
}
function readBare(state, text, indent, isFirst) {
	const { open, last } = state;
	if (last && indent > last.indent && last.label !== open?.label) return add(state, last.section, last.label, text);
	if (open && (indent > open.indent || open.childIndent === null) && !isHeadingAfter(open, indent)) {
		open.hasValues = true;
		return add(state, "", open.label, text);
	}
	state.last = null;
	state.open = {
		label: labelOf(text),
		indent,
		isFirst,
		isApart: false,
		childIndent: null,
		hasValues: false
	};
}
function isHeadingAfter({ childIndent, indent }, at) {
	return childIndent !== null && at <= indent;
}
function add({ entries, block }, section, label, value) {
	entries.push({
		block,
		section,
		label,
		value
	});
}
// src/formats/whois/iana.ts
function readIanaWhois(text) {
	const entries = entriesIn(linesOf(new TextEncoder().encode(text.slice(0, 65536))));
	const valueOf = (label) => entries.find((entry) => entry.label === label && entry.value !== "")?.value;
	const server = readHostName(valueOf("refer") ?? valueOf("whois") ?? "");
	const tld = readHostName(valueOf("domain") ?? "");
	return {
		tld: /^[a-z0-9-]{2,63}$/.test(tld) ? tld : null,
		server: /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(server) ? server : null
	};
}
// src/data/whois-phrases.ts
const usualAbsent = [
	"{domain} (not found|is not found|was not found|not found in database|could not be found|can not be found|cannot be found)",
	"{domain} (not registered|is not registered|has not been registered|not been registered|does not exist|does not exist in database)",
	"{domain} (is free|available|is available|is available for registration|available for registration|is available for purchase)",
	"no (|matching )(match|data|entry|entries|record|records|domain|domains|object|objects|result|results)(| was| were) found",
	"no (|matching )(match|data|entry|entries|record|records|domain|domains|object|objects|result|results)(| was| were)(| found) for (|query |domain |domain name ){word}",
	"(|domain |registration )status: (available|free|not registered)",
	"not registered",
	"domain unknown",
	"no match",
	"no matching record",
	"no data was found to match the request criteria",
	"no found",
	"no entries found for the selected sources",
	"no entries found for the selected source",
	"no entries found in the selected sources",
	"no entries found in the {word} database",
	"no domain records were found to match {name}",
	"no information available about domain name {name} in the *",
	"no information was found matching that query",
	"no such domain",
	"no such domain {name}",
	"no such domain: {name}",
	"nothing found",
	"nothing found for this query",
	"not found",
	"not found: {name}",
	"unfortunately, no results were found",
	"not found {name}",
	"{name}: no entries found",
	"{name} no match",
	"{name} - no match",
	"sorry, but domain: {name}, not found in database",
	"object_not_found",
	"the queried object does not exist: *",
	"we do not have an entry in our database matching your query",
	"this query returned 0 objects",
	"invalid query or domain name not known in {word} {word} domain registry",
	"el dominio no se encuentra registrado en *",
	"this domain is not available in our whois database",
	"error: no entries found",
	"error:101: no entries found",
	"error:103: domain is not registered",
	"error 230 no objects found",
	"available",
	"data not found. this domain is available for registration",
	"status: available no match for domain {name}",
	"domain status: no object found"
];
const usualReserved = [
	"{domain} (reserved|is reserved|has been reserved|is a reserved name|is reserved name)(| by *| for *| in *| under *)",
	"{domain} (is|has been) (restricted|blocked|prohibited|excluded|withheld)(| by *| from *| for *)",
	"{domain} (cannot|can not|may not|is not allowed to) be registered(| because it *)",
	"{domain} is not allowed(| for registration)",
	"{domain} is (excluded|prohibited|blocked) from registration*",
	"(|domain |registration )status(|:) (reserved|restricted|prohibited|excluded|withdrawn|unassignable|not allowed)",
	"reserved",
	"reserved domain",
	"reserved domain name",
	"reserved name",
	"reserved name: *",
	"reserved by {word}",
	"reserved by {word} registry",
	"reserved by the registry",
	"restricted",
	"restricted - restricted domain name",
	"name is reserved by {word}",
	"this name is reserved by *",
	"this domain has been reserved *",
	"this domain name has been reserved *",
	"domain is not available or is reserved by the registry",
	"not available for second level registration",
	"sorry, the domain you requested is in the reserved list",
	"the domain you requested is in the reserved list",
	"the domain name you apply can not be registered online*",
	"the queried object does not exist: *reserved*",
	"the queried object does not exist: *restricted*",
	"the queried object does not exist: *block*",
	"domain name reserved by *",
	"domain reserved by *",
	"{name}: reserved by *",
	"this name has been reserved *",
	"this name is blocked *",
	"the registration of this domain is restricted*",
	"the requested domain name is restricted *",
	"status: blocked",
	"status: atauction",
	"domaintype: reserved",
	"error message: the domain name requested has usage restrictions applied to it*"
];
const usualQuarantine = [
	"{domain} is in quarantine(| *)",
	"(|domain |registration )status: (|in )quarantine(| until *)",
	"domaintype: quarantine",
	"{name} is in quarantine until *",
	"domain {name} is in quarantine *",
	"this domain is in quarantine*",
	"this domain name is in quarantine*"
];
const limitedPhrases = [
	"*limit exceeded*",
	"(you |your ip |client )(have|has) exceeded *",
	"*exceeded (this|your) *limit*",
	"*exceeded the maximum *",
	"(|the )maximum number of (queries|requests|lookups) *exceeded*",
	"(your|this) * (is|are|being) *(rate limited|throttled)*",
	"requests throttled*",
	"*quota exceeded*",
	"*quota * exceeded*",
	"*exceeded your quota*",
	"*exceeded * query limit*",
	"*too many requests*",
	"*too many connection*",
	"too many queries*",
	"*maximum queries per hour reached*",
	"*maximum daily connection limit reached*",
	"*maximum query rate reached*",
	"*max concurrent sessions per ip exceeded*",
	"*exceeded allowed connection rate*",
	"*queried interval is too short*",
	"query limit reached*",
	"query rate exceeded*",
	"*has been rate limited*",
	"*too many simultaneous connections*",
	"*number of requests per client per time interval is restricted*",
	"excessive querying, *",
	"*access control limit reached*",
	"*access is too fast*",
	"*number of allowed queries exceeded*",
	"*query limit controls*",
	"*request per second allowed*",
	"*still in grace period*",
	"*server too busy*",
	"query_status: 440 request denied",
	"*maintain at least * before starting another *",
	"please go away for *",
	"please wait * before *",
	"*try again in * seconds*"
];
const unavailablePhrases = [
	"server can't process your request",
	"*service temporarily unavailable*",
	"*service is temporarily unavailable*",
	"*server is under maintenance*",
	"connection to database failed*",
	"*can temporarily not be answered*",
	"*temporarily out of service*",
	"*whois database is currently down*",
	"internal server error"
];
const refusedPhrases = [
	"requests of this client are not permitted*",
	"the ip address used to perform the query is not authori*",
	"*access denied*",
	"(|%error: )permission denied*",
	"your (access|ip|ip address|client) *(blocked|denied|suspended|banned)*",
	"* no (esta|está) autorizada*",
	"*access to the whois service is denied*",
	"*is forbidden",
	"*has been blacklisted*",
	"*you have been banned*",
	"*your ip address has been blocked*",
	"you are not allowed to connect*"
];
// src/formats/whois/blocks.ts
const ofOthers = new Set([
	"server name",
	"nic-hdl",
	"person",
	"personname",
	"role"
]);
const ofDomain = new Set([
	"domain",
	"domain name",
	"domainname"
]);
function aboutDomains(entries) {
	const blocksWith = (labels) => new Set(entries.filter(({ label }) => labels.has(label)).map(({ block }) => block));
	const [others, own] = [blocksWith(ofOthers), blocksWith(ofDomain)];
	return entries.filter(({ block }) => own.has(block) || !others.has(block));
}
const beginsOther = new Set([
	"contact",
	"contact-id",
	"nic-hdl",
	"nic handle",
	"nic-handle",
	"person"
]);
function splitObjects(entries) {
	const named = new Set();
	const dated = new Set();
	const begun = new Map();
	return entries.map((entry) => {
		const { block, section, label } = entry;
		if (ofDomain.has(label)) named.add(block);
		if (named.has(block) && section === "" && beginsOther.has(label) && (label !== "person" || dated.has(block))) begun.set(block, (begun.get(block) ?? 0) + 1);
		if (/^(?:created|registered|changed|expires?)$/.test(label)) dated.add(block);
		const part = begun.get(block) ?? 0;
		return part === 0 ? entry : {
			...entry,
			block: block + part / 1024
		};
	});
}
const objects = /^(?:contact|contact-id|nsset|keyset|nic-hdl|nic-handle|nic handle|person|role|nserver|mntner|organisation|host|irt)$/;
const roles = /registrant|registrar|admin|techn|tech-c|zone-c|billing|contact|holder|owner|titular|reseller|sponsor/;
function aboutOthers(entries) {
	const first = new Map();
	for (const entry of entries) if (!first.has(entry.block)) first.set(entry.block, entry);
	const others = [...first].filter(([, { section, label }]) => {
		return objects.test(label) || roles.test(label) || roles.test(section);
	});
	return new Set(others.map(([block]) => block));
}
// src/formats/whois/status.ts
const longest = 256;
const names = new Map([
	...eppStatuses.map(({ name }) => [squeezed(name), [name]]),
	...registryStatuses.map(({ name }) => [squeezed(name), [name]]),
	...Object.entries(statusWords)
]);
function statusesIn(value) {
	const [bare = ""] = value.slice(0, longest).split(/\s*\(|\s+https?:|\s+-(?:\s|$)/i, 1);
	return bare.split(/[,;]|\s\/\s|\/(?=[a-z]{3})/i).flatMap((part) => {
		const word = part.trim().replace(/^\d{3} |^\*+ | \*+$/g, "").replace(/-until \d{8,14}$/i, "").replace(/\.$/, "");
		const joined = word.split("-").map((each) => names.get(squeezed(each)));
		return names.get(squeezed(word)) ?? (joined.every((each) => each !== void 0) ? joined.flat() : null) ?? (word === "" ? [] : [printable(word, 64)]);
	});
}
// src/data/month-names.ts
const monthNames = [
	"janvier januar janner januari enero ene gennaio gen janeiro ocak oca styczen stycznia sty leden ledna ianuarie tammikuuta januar янв января січня",
	"fevrier fevr fev februar februari febrero febbraio fevereiro subat sub luty lutego lut unor unora februarie helmikuuta feb фев февраля лютого",
	"mars marz marzo marco mart marzec marca brezen brezna martie maaliskuuta maart mrt marc мар марта березня",
	"avril avr april abril abr aprile nisan nis kwiecien kwietnia kwi duben dubna aprilie huhtikuuta апр апреля квітня",
	"mai mayo maio maggio mag mayis maj maja mei kveten kvetna toukokuuta majus май мая травня",
	"juin juni junio junho giugno giu haziran haz czerwiec czerwca cze cerven cervna iunie kesakuuta июн июня червня",
	"juillet juill juil juli julio julho luglio lug temmuz tem lipiec lipca lip cervenec cervence iulie heinakuuta июл июля липня",
	"aout august augustus agosto ago agustos agu sierpien sierpnia sie srpna elokuuta авг августа серпня",
	"septembre septiembre setiembre septembro setembro settembre set eylul eyl wrzesien wrzesnia wrz zari septembrie syyskuuta сен сентября вересня",
	"octobre oktober octubre outubro out ottobre ott ekim eki pazdziernik pazdziernika paz okt octombrie lokakuuta окт октября жовтня",
	"novembre november noviembre novembro kasim kas noiembrie marraskuuta ноя ноября",
	"decembre dezember diciembre dic dezembro dez dicembre aralik ara grudzien grudnia gru prosinec prosince decembrie joulukuuta дек декабря грудня"
].map((names) => names.split(" "));
// src/formats/whois/date.ts
const months = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const zones = {
	UTC: "Z",
	GMT: "Z",
	Z: "Z",
	CET: "+01:00",
	CEST: "+02:00",
	EET: "+02:00",
	EEST: "+03:00",
	MSK: "+03:00",
	EAT: "+03:00",
	JST: "+09:00",
	KST: "+09:00",
	CLT: "-04:00",
	CLST: "-03:00"
};
function readWhoisDate(given, order) {
	const text = given.slice(0, 80).trim().replace(/\.$/, "");
	if (/^before\s/i.test(text)) return null;
	const plain = readRdapTime(text);
	if (plain !== null) return plain;
	const date = numericDate(text, order) ?? namedDate(text);
	return date === null ? null : readRdapTime(`${date}T${timeIn(text)}${zoneIn(text)}`);
}
function isDateLike(given) {
	const text = given.slice(0, 80).trim();
	return numeric.test(text) || squeezedDate.test(text);
}
function orderIn(lines) {
	const declared = lines.flatMap((line) => /\b(?:dd|jj|tt|mm)(?=[-/.](?:mm|dd)[-/.](?:yy|aa|jj))/.exec(line)?.[0] ?? []);
	if (declared.length > 0) return onlyOne(declared.map((first) => first === "mm" ? "mdy" : "dmy"));
	if (lines.some((line) => /^(?:nom de domaine|nombre de dominio|nome de dominio|dominio)\b/.test(line))) return "dmy";
	return onlyOne(lines.filter((line) => ofDate.test(line)).flatMap((line) => [...line.matchAll(/(?<![\d/-])(\d{2})[-/](\d{2})[-/]\d{4}(?![\d/-])/g)]).flatMap(([, first = "", second = ""]) => first === second ? [] : orderOf(first, second) ?? []));
}
const ofDate = /creat|expir|regist|updat|modif|renew|valid|activ|chang|date/;
function onlyOne(orders) {
	return new Set(orders).size === 1 ? orders[0] : void 0;
}
const numeric = /^(?<first>\d{1,4})\s?[-./]\s?(?<second>\d{1,2})\s?[-./]\s?(?<third>\d{1,4})(?!\d)/;
const squeezedDate = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:\d{6})?(?!\d)/;
function numericDate(text, order) {
	const { year, month, day } = squeezedDate.exec(text)?.groups ?? {};
	if (year && month && day) return `${year}-${month}-${day}`;
	const { first = "", second = "", third = "" } = numeric.exec(text)?.groups ?? {};
	if (first.length === 4) return dateOf(first, second, third);
	if (third.length !== 4) return null;
	const known = text.includes(".") && text.indexOf(".") <= 2 ? "dmy" : order ?? orderOf(first, second);
	if (known === void 0) return null;
	return known === "dmy" ? dateOf(third, second, first) : dateOf(third, first, second);
}
function orderOf(first, second) {
	if (Number(first) > 12 || Number(first) === Number(second)) return "dmy";
	return Number(second) > 12 ? "mdy" : void 0;
}
function namedDate(text) {
	const words = withoutAccents(text.toLowerCase()).split(/[\s,./-]+/, 8).filter((word) => !/^(?:de|del|di|den)$/.test(word));
	const month = words.findIndex((word) => monthOf(word) !== 0);
	if (month === -1) return null;
	const number = monthOf(words[month] ?? "");
	const near = [...words.slice(Math.max(0, month - 1), month), ...words.slice(month + 1, month + 3)];
	const year = near.find((word) => /^\d{4}$/.test(word)) ?? words.find((word) => /^\d{4}$/.test(word));
	const day = near.find((word) => /^\d{1,2}(?:st|nd|rd|th|er|o|º)?$/.test(word));
	return year && day ? dateOf(year, String(number), String(Number.parseInt(day, 10))) : null;
}
const numbers = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1])));
function monthOf(word) {
	return numbers.get(word) ?? months.indexOf(word.slice(0, 3)) + 1;
}
function dateOf(year, month, day) {
	return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
function timeIn(text) {
	const { time } = /(?:^|[\sT])(?<time>\d{2}:\d{2}(?::\d{2})?)(?!\d)/.exec(text)?.groups ?? {};
	return time ?? "00:00";
}
function zoneIn(text) {
	const { name } = /\d\s?\(?(?<name>[A-Z]{1,4})\)?$/.exec(text)?.groups ?? {};
	const { offset } = /\d\s(?<offset>[+-]\d{2}:?\d{2})$/.exec(text)?.groups ?? {};
	return offset ?? zones[name ?? ""] ?? "Z";
}
// src/formats/whois/registered.ts
function isRegistration({ handle, registrar, created, updated, expires, registrarExpires, nameServers, status }) {
	const facts = [
		handle,
		registrar,
		created,
		updated,
		expires,
		registrarExpires
	];
	return nameServers.length > 0 || facts.some((fact) => fact !== null) || status.some(isOfRegistered);
}
const registered = new Set([
	"connect",
	"failed",
	"active",
	"delegated",
	"registered",
	...[...eppStatuses, ...registryStatuses].filter(({ weight }) => weight === "risk").map(({ name }) => name.toLowerCase())
]);
function isOfRegistered(status) {
	return registered.has(status.toLowerCase()) && !ofFormer.has(status);
}
const ofFormer = new Set(["quarantine", "deleted"]);
// src/formats/whois/domain.ts
const mostListed = 64;
const longestText = 256;
function domainIn(entries, { tld, layout, lines }) {
	const named = nameIn(entries, tld, layout);
	if (!named) return null;
	const groups = ofDomainAlone.map((fields) => ({
		fields,
		own: ownOf(entries, {
			fields,
			layout,
			block: named.block
		})
	}));
	const valuesOf = (field) => {
		return valuesIn(groups.find(({ fields }) => fields.includes(field))?.own ?? entries, field, layout);
	};
	const order = layout?.dates ?? orderIn(lines);
	const dateOf = (field) => firstDate(valuesOf(field), order);
	const registrar = registrarIn(valuesOf);
	const domain = {
		name: named.name,
		unicodeName: unicodeNameOf(named.name),
		handle: firstText(valuesOf("handle")),
		registrar,
		created: dateOf("created"),
		updated: latestDate(valuesOf("updated"), order),
		expires: dateOf("expires"),
		registrarExpires: dateOf("registrarExpires"),
		transferred: dateOf("transferred"),
		nameServers: hostsIn(valuesOf("nameServers"), layout),
		status: unique(valuesOf("status").flatMap(statusesIn)),
		secureDns: signingIn(valuesOf),
		privacy: privacyIn(valuesOf("registrant")),
		registrant: registrantIn(valuesOf("registrant")),
		redacted: redactedIn(entries)
	};
	return isRegistration(domain) ? domain : null;
}
function nameIn(entries, tld, layout) {
	for (const label of labelsOf("name", layout)) {
		const named = entries.flatMap((entry) => {
			const name = isAt(entry, label) ? hostIn(entry.value) : void 0;
			return name?.endsWith(`.${tld}`) ? [{
				name,
				block: entry.block
			}] : [];
		});
		const [first] = named;
		if (first) return named.every((each) => each.name === first.name || each.block === first.block) ? first : void 0;
	}
}
function labelsOf(field, layout) {
	const usual = usualLabels[field].filter((label) => !layout?.not?.[field]?.includes(label));
	return [...layout?.labels?.[field] ?? [], ...usual];
}
const ofDomainAlone = [
	[
		"created",
		"updated",
		"expires",
		"registrarExpires",
		"transferred"
	],
	["status"],
	["signed"]
];
function ownOf(entries, { fields, layout, block }) {
	const own = entries.filter((entry) => entry.block === block);
	const labels = fields.flatMap((field) => labelsOf(field, layout));
	if (labels.some((label) => own.some((each) => isAt(each, label)))) return own;
	const others = aboutOthers(entries);
	const placed = labels.filter((label) => label.includes("/"));
	return entries.filter((entry) => {
		return entry.block === block || !others.has(entry.block) || placed.some((label) => isAt(entry, label));
	});
}
function valuesIn(entries, field, layout) {
	return labelsOf(field, layout).flatMap((label) => entries.filter((entry) => isAt(entry, label))).slice(0, mostListed).map(({ value }) => value).filter((value) => !isRedaction(value));
}
const isOfOthers = /registrant|registrar|admin|techn|billing|contact|holder|owner|titular|reseller|sponsor/;
function isAt(entry, wanted) {
	const [first = "", second] = wanted.split("/", 2);
	if (second !== void 0) return entry.section === first && entry.label === second;
	if (isOfOthers.test(entry.section)) return false;
	return entry.label === first || withoutObject(entry.label) === first;
}
function withoutObject(label) {
	return label.replace(/^(?:domain|record) (?!name|status|id|server)/, "");
}
function firstText(values) {
	return values.map((value) => printable(value.trim(), longestText)).find((value) => value !== "") ?? null;
}
function firstDate(values, order) {
	for (const value of values) {
		const [before = "", inside = ""] = value.slice(0, longestText).split(/[()]/, 2);
		const parts = [
			value,
			before,
			inside,
			stampIn(value)
		];
		const date = parts.map((part) => readWhoisDate(part, order)).find((each) => each !== null);
		if (date !== void 0) return date;
		if (parts.some(isDateLike)) return null;
	}
	return null;
}
function latestDate(values, order) {
	return values.filter((value) => /\(changed\)$/i.test(value)).map((value) => readWhoisDate(stampIn(value))).filter((change) => change !== null).reduce(laterOf, "") || firstDate(values, order);
}
function laterOf(one, other) {
	return one > other ? one : other;
}
function stampIn(value) {
	return /\s(?<stamp>\d{14}|\d{8})(?: \([a-z]+\))?$/i.exec(value)?.groups?.["stamp"] ?? "";
}
function hostsIn(values, layout) {
	const hosts = unique(values.flatMap((value) => hostIn(value) ?? [])).toSorted();
	return layout?.codesEnd === void 0 ? hosts : hosts.filter((host) => !host.endsWith(layout.codesEnd ?? ""));
}
function hostIn(value) {
	const [word = ""] = value.slice(0, longestText).replace(/^[-\s]+/, "").split(/[\s,|([]/, 1);
	const name = readHostName(word);
	return /^(?:[a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(name) && isIP(name) === 0 ? name : void 0;
}
function unique(texts) {
	return [...new Set(texts)];
}
function registrarIn(valuesOf) {
	const { name, url } = withUrl(withoutCode(firstText(valuesOf("registrar"))));
	const ianaId = valuesOf("registrarId").map(readIanaId).find((id) => id !== null) ?? null;
	const abuse = {
		email: firstText(valuesOf("abuseEmail")),
		phone: firstText(valuesOf("abusePhone"))
	};
	return [
		name,
		ianaId,
		abuse.email
	].some((fact) => fact !== null) ? {
		name,
		ianaId,
		url: firstText(valuesOf("registrarUrl")) ?? url,
		abuse
	} : null;
}
function withoutCode(text) {
	return text?.replace(/(?<=\S) (?:\((?:R\d{1,6}-[A-Z]{2,6}|\d{1,7})\)|R\d{1,6}-[A-Z]{2,6})$/, "") ?? null;
}
function withUrl(text) {
	const at = text?.lastIndexOf("(") ?? -1;
	const inside = text?.slice(at + 1).replace(")", "").trim() ?? "";
	if (text === null || at <= 0 || !/^https?:\/\/\S+$/i.test(inside)) return {
		name: text,
		url: null
	};
	return {
		name: text.slice(0, at).trim(),
		url: inside
	};
}
const signedWords = {
	yes: true,
	y: true,
	signed: true,
	active: true,
	signeddelegation: true,
	no: false,
	n: false,
	unsigned: false,
	inactive: false,
	unsigneddelegation: false
};
function signingIn(valuesOf) {
	const ds = valuesOf("signers").flatMap((value) => signerIn(value) ?? []);
	return {
		isSigned: valuesOf("signed").map((value) => signedWords[squeezed(value)]).find((each) => each !== void 0) ?? (ds.length > 0 ? true : null),
		ds
	};
}
function signerIn(value) {
	const [keyTag, algorithm, digestType, ...digest] = value.slice(0, longestText).trim().split(/\s+/);
	const numbers = [
		keyTag,
		algorithm,
		digestType
	].map((word) => /^\d{1,5}$/.test(word ?? "") ? Number(word) : NaN);
	const [tag = 0, number = 0, type = 0] = numbers;
	const hex = digest.join("").toLowerCase();
	if (numbers.some(Number.isNaN) || !/^[0-9a-f]{2,}$/.test(hex)) return void 0;
	return {
		keyTag: tag,
		algorithm: number,
		digestType: type,
		digest: hex
	};
}
function privacyIn(registrants) {
	const found = registrants.find(isPrivacyService);
	return found === void 0 ? null : { name: printable(found.trim(), longestText) };
}
function registrantIn(registrants) {
	const found = registrants.find((each) => each.trim() !== "" && !isPrivacyService(each) && !isRedaction(each.trim()));
	return found === void 0 || /redacted|privacy/i.test(found) ? null : printable(found.trim(), longestText);
}
function isRedaction(value) {
	return /^(?:data )?(?:redacted|not disclosed|hidden|not shown|statutory masking)/i.test(value);
}
function redactedIn(entries) {
	return unique(entries.filter(({ value }) => isRedaction(value)).map(({ section, label }) => printable(section === "" ? label : `${section}: ${label}`, 128))).slice(0, mostListed);
}
function referralIn(entries, layout) {
	return valuesIn(entries, "referral", layout).flatMap((value) => hostIn(value.replace(/^r?whois:\/\//i, "").replace(/[:/].*$/, "")) ?? [])[0] ?? null;
}
// src/formats/whois/layout.ts
const byServer = new Map(Object.entries(whoisLayouts).flatMap(([tld, layout]) => {
	const server = whoisServers[tld];
	return server ? [[server, layout]] : [];
}));
function layoutOf(tld) {
	if (Object.hasOwn(whoisLayouts, tld)) return whoisLayouts[tld];
	const server = Object.hasOwn(whoisServers, tld) ? whoisServers[tld] : void 0;
	return server ? byServer.get(server) : void 0;
}
// src/formats/whois/phrase.ts
function plainLine(line) {
	return line.toLowerCase().split(/\s+/).join(" ").replace(/^[\s%#>*-]+/, "").trim();
}
function bareLine(plain) {
	return plain.replace(/["'“”„‘`’()<>[\]]/g, (sign) => sign === "'" || sign === "’" ? "'" : "").replace(/[\s.!:;…-]+$/, "");
}
function phrasesOf(phrases) {
	return phrases.map((phrase) => {
		if (!/[*{(]/.test(phrase)) return (line) => line === phrase;
		if (!/[{(]/.test(phrase)) return (line) => isLike(line, phrase.split("*"));
		const pattern = phrase.split(/(\*|\{[a-z]+\}|\([^()]*\))/).map(patternOf);
		const compiled = new RegExp(`^${pattern.join("")}$`);
		return (line) => compiled.test(line);
	});
}
function patternOf(part) {
	const placeholder = placeholders[part];
	if (placeholder !== void 0) return placeholder;
	if (!part.startsWith("(")) return escaped(part);
	return `(?:${part.slice(1, -1).split("|").map(escaped).join("|").replaceAll("\\*", ".{0,256}")})`;
}
function escaped(text) {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
const name = String.raw`[^\s.,:]{1,64}(?:\.[^\s.,:]{1,64}){1,8}`;
const placeholders = {
	"*": ".{0,256}",
	"{word}": String.raw`\S{1,256}`,
	"{name}": name,
	"{domain}": `(?:(?:(?:the |this |that )?(?:requested |queried |specified )?(?:domain name|domain|object|name))(?: you (?:have )?(?:requested|want to register|are looking for|queried))?(?::? ${name})?|${name})(?: ?[,:]| -)?`
};
function isSaid(lines, phrases) {
	return lines.some((line) => phrases.some((phrase) => phrase(line)));
}
function isLike(line, parts) {
	const [first = "", ...rest] = parts;
	const last = rest.pop();
	if (last === void 0) return line === first;
	if (!line.startsWith(first) || !line.endsWith(last)) return false;
	let at = first.length;
	for (const part of rest) {
		const found = line.indexOf(part, at);
		if (found === -1) return false;
		at = found + part.length;
	}
	return at + last.length <= line.length;
}
// src/formats/whois/whois.ts
const longestMessage = 200;
const nothing$1 = {
	domain: null,
	referral: null,
	retryAfter: null
};
const phrases = {
	absent: phrasesOf(usualAbsent),
	reserved: phrasesOf(usualReserved),
	quarantine: phrasesOf(usualQuarantine),
	limited: phrasesOf(limitedPhrases),
	refused: phrasesOf(refusedPhrases),
	unavailable: phrasesOf(unavailablePhrases)
};
function readWhois(bytes, tld) {
	const layout = layoutOf(tld);
	const lines = linesOf(bytes, layout?.charset);
	const short = lines.map(plainLine).filter(({ length }) => length > 0 && length <= longestMessage);
	const bare = statementsIn(lines).map(bareLine);
	const isAbsent = isSaid(bare, [...phrases.absent, ...phrasesOf(layout?.absent ?? [])]);
	const entries = aboutDomains(splitObjects(entriesIn(lines)));
	const domain = domainIn(entries, {
		tld,
		layout,
		lines: short
	});
	if (domain && isAbsent) return {
		...nothing$1,
		state: "unknown"
	};
	if (domain) return isKept(domain) ? {
		...nothing$1,
		state: "reserved"
	} : found(domain, referralIn(entries, layout));
	if (isSaid(bare, phrases.reserved)) return {
		...nothing$1,
		state: "reserved"
	};
	if (isSaid(bare, phrases.quarantine)) return {
		...nothing$1,
		state: "quarantine"
	};
	if (isSaid(short, phrases.limited)) return {
		...nothing$1,
		state: "limited",
		retryAfter: waitIn(short)
	};
	if (isSaid(short, phrases.refused)) return {
		...nothing$1,
		state: "refused"
	};
	if (isAbsent) return {
		...nothing$1,
		state: "absent"
	};
	if (isSaid(bare, phrases.unavailable)) return {
		...nothing$1,
		state: "unavailable"
	};
	return {
		...nothing$1,
		state: isText(lines) ? "unknown" : "invalid"
	};
}
function statementsIn(lines) {
	const plain = lines.map(plainLine);
	return plain.filter((line, at) => {
		const before = plain[at - 1] ?? "";
		const isContinued = before.length > 40 && !/[.:!?]$/.test(before);
		return line !== "" && line.length <= longestMessage && !isContinued;
	});
}
function found(domain, referral) {
	return {
		...nothing$1,
		state: "found",
		domain,
		referral
	};
}
function isKept({ status, registrar, created, expires }) {
	return status.includes("reserved") && registrar === null && created === null && expires === null;
}
const words = /[a-z]{2}|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}]{2}/iu;
function isText(lines) {
	const text = lines.slice(0, 64).join(" ").slice(0, 4096);
	return !/^\s*(?:<[!?a-z]|\{|HTTP\/\d)/i.test(text) && words.test(text) && !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
}
const seconds = {
	second: 1,
	minute: 60,
	hour: 3600
};
const longestWait = 86400;
function waitIn(lines) {
	for (const line of lines) {
		const { count, unit } = /(?<!\d)(?<count>\d{1,7})[ -](?<unit>second|minute|hour)/.exec(line)?.groups ?? {};
		if (count && unit) return Math.min(Number(count) * (seconds[unit] ?? 1), longestWait);
	}
	return null;
}
// src/probes/registration/whois.ts
async function askWhois(context, domain, left) {
	const tld = domain.slice(domain.lastIndexOf(".") + 1);
	const asking = {
		domain,
		tld,
		left
	};
	const known = context.chosen?.has("whois") ? void 0 : whoisServers[tld];
	if (known === null) return [];
	const first = known === void 0 ? null : await chain(context, { host: known }, asking);
	if (first && first[0]?.failure?.reason !== "source.unreachable") return first;
	const found = await registryOf(context, tld, left);
	if (found === null || !("state" in found) && found.host === known) return first ?? [];
	return "state" in found ? first ?? [found] : chain(context, found, asking);
}
async function chain(context, place, asking) {
	const registry = await hear(context, place, {
		...asking,
		role: "registry"
	});
	const { referral } = registry;
	if (referral === null || referral.host === place.host) return [registry.heard];
	const registrar = await hear(context, referral, {
		...asking,
		role: "registrar"
	});
	return [registry.heard, registrar.heard];
}
async function registryOf(context, tld, left) {
	const asked = {
		protocol: "whois",
		role: "redirector",
		server: null
	};
	const got = await question(context, {
		host: null,
		line: tld,
		left
	});
	if (!got.ok) return unansweredRegistration(asked, got.failure);
	const { bytes, server: root, address } = got.value;
	const { tld: about, server } = readIanaWhois(Buffer.from(bytes).toString("utf8"));
	if (about !== null && about !== tld) return unansweredRegistration({
		...asked,
		server: root
	}, malformed(root, "other-name"));
	return server === null ? null : {
		host: server,
		namedBy: address
	};
}
async function hear(context, place, { role, domain, tld, left }) {
	const asked = {
		protocol: "whois",
		role,
		server: place.host
	};
	const got = await question(context, {
		...place,
		line: whoisQuery(place.host, domain),
		left
	});
	if (!got.ok) return {
		heard: unansweredRegistration(asked, got.failure),
		referral: null
	};
	const answer = readWhois(got.value.bytes, tld);
	const { referral } = answer;
	const heard = toHeard(asked, answer, domain);
	return {
		heard,
		referral: heard.state === "found" && referral !== null ? {
			host: referral,
			namedBy: got.value.address
		} : null
	};
}
function toHeard(asked, { state, domain: data, retryAfter }, domain) {
	const server = asked.server ?? "";
	if (state === "limited") return unansweredRegistration(asked, failure("source.rate-limited", {
		source: "WHOIS",
		host: server,
		seconds: retryAfter ?? usualWait
	}).facts);
	if (state === "invalid") return unansweredRegistration(asked, malformed(server, "unknown"));
	if (state === "unavailable") return unansweredRegistration(asked, failure("source.unavailable", {
		source: "WHOIS",
		host: server
	}).facts);
	if (state !== "found" && state !== "unknown") return unansweredRegistration(asked, null, state);
	if (state === "unknown" || data === null) return unansweredRegistration(asked, failure("source.unread", {
		source: "WHOIS",
		host: server
	}).facts);
	if (data.name !== domain) return unansweredRegistration(asked, malformed(server, "other-name"));
	return {
		...asked,
		state,
		failure: null,
		data,
		related: []
	};
}
const usualWait = 60;
function malformed(host, detail) {
	return failure("source.malformed", {
		source: "WHOIS",
		host,
		detail
	}).facts;
}
async function question({ net }, { line, left, ...server }) {
	return attempt(() => {
		const patience = left();
		if (patience === 0) throw failure("timeout.source", {
			source: "WHOIS",
			host: server.host ?? "whois.iana.org"
		});
		return net.whois(server, {
			line,
			patience
		});
	});
}
// src/probes/registration/registration.ts
const usualPatience = {
	each: 3e3,
	all: 5e3
};
async function registrationOf(context, name, patience = usualPatience) {
	const domain = await registrableOf(name);
	if (domain === null) return {
		...nothing,
		domain,
		state: "unknown",
		reason: "public-suffix",
		heard: []
	};
	return context.once(`registration ${domain}`, () => registrationAt(context, domain, startClock(context, patience)));
}
async function registrarOf(context, { domain, heard }) {
	const registry = heard.find(({ protocol, state }) => protocol === "rdap" && state === "found");
	if (!registry || domain === null) return null;
	const left = startClock(context, registrarPatience);
	return context.once(`registrar ${domain}`, () => askRegistrar(context, domain, {
		registry,
		left
	}));
}
const registrarPatience = {
	each: 4e3,
	all: 4e3
};
const nothing = {
	reason: null,
	retryAfter: null,
	server: null,
	published: null,
	bootstrap: null
};
async function registrationAt(context, domain, left) {
	const { heard: registry, bootstrap: list } = await askRegistry(context, domain, left);
	const isStale = list?.isStale ?? false;
	const bootstrap = list && {
		publication: list.publication,
		confirmedAt: list.confirmedAt,
		isStale
	};
	const first = registry ? [registry] : [];
	return {
		...await concluded(context, domain, {
			heard: registry !== null && (registry.state !== "unknown" || isLimited(registry)) ? first : [...first, ...await askWhois(context, domain, left)],
			isStale
		}),
		bootstrap
	};
}
async function concluded(context, domain, { heard, isStale }) {
	const known = {
		...nothing,
		domain,
		heard
	};
	const registries = heard.filter(({ role }) => role === "registry");
	const found = registries.find(({ state }) => state === "found");
	if (found) return {
		...known,
		state: "found",
		server: found.server,
		published: found.data
	};
	const kept = registries.find(({ state }) => state === "reserved" || state === "quarantine");
	if (kept?.state === "reserved" || kept?.state === "quarantine") return {
		...known,
		state: kept.state,
		server: kept.server
	};
	const absent = registries.find(({ state }) => state === "absent");
	if (absent) {
		const told = isStale && absent.protocol === "rdap" ? {
			state: "unknown",
			reason: "stale-bootstrap"
		} : await absence(context, domain);
		return {
			...known,
			...told,
			server: absent.server
		};
	}
	return {
		...known,
		...silence(heard)
	};
}
function silence(heard) {
	const failed = heard.find(({ state }) => state === "unknown");
	const worst = heard.find(isLimited) ?? failed;
	if (worst) return {
		state: "unknown",
		reason: worst.failure?.reason ?? null,
		retryAfter: registrationWaitOf(worst),
		server: worst.server
	};
	return {
		state: "unserved",
		reason: null,
		retryAfter: null,
		server: heard[0]?.server ?? null
	};
}
async function absence(context, domain) {
	const { answer } = await ask(context, parseName(domain), types.SOA);
	if (answer.kind === "nxdomain") return {
		state: "absent",
		reason: null
	};
	return {
		state: "unknown",
		reason: "contradicted"
	};
}
export { eppStatuses as a, registryStatuses as i, registrationOf as n, registrationWaitOf as o, unpublished as r, registrarOf as t };
