import { $i as mostTags, $t as findDisclosures, Di as grades, Ei as assessInDoubt, Fs as _enum, Ga as certificate, Jn as effectsOf, Jo as valuesOf, Jt as http, Ln as leakHeaders, Oi as meets, Qi as opensBody, Qn as shownRows, Qo as defineCheck, Qs as object, Qt as plainHttpWay, Rn as ladder$1, Rs as array, Si as reasonWords, Ti as assess, Un as refusedStep, Wn as stepsOf, Ws as int, Xi as redirects, Xn as row, Xt as plainHttp, Yn as note, Yo as attempt, Ys as literal, Zs as number, Zt as plainHttpStates, _a as isInCookieDomain, aa as parseCspList, an as readProducts, ar as listTotal, ba as dropReasons, ca as textOfHtml, cn as endedDistribution, cs as defineProblems, en as productsOf, es as bracketed, fn as acceptStatus, fo as within, ga as identityOf, hn as becauseOfCaps, ia as parseCsp, in as packagerIn, ir as descriptions, ki as worst, ks as datetime, ln as foreignSystem, ls as finder, mn as ssl, nn as isReadWhole, nr as concludeGrade, oa as withoutIgnored, os as portOf, qo as decodePage, ra as pageTypeOf, rc as string, rn as numbersOf, rs as httpsOrigin, sa as challengeIn, sn as distributionsAsOf, ta as readTags, tn as compareVersions, ts as hostOf, un as isOwn, va as openJar, xa as flagsOf, xi as behindProxy, ya as parseSetCookie, zs as boolean } from "./gate.js";
import { n as hostCheck, t as endpointOf } from "./host-check.js";
import { _t as Failure, dt as printable, yt as failure } from "./start.js";
import { t as require_cjs } from "./cjs2.js";
import { i as unmarkedBuilder, n as lifecyclesAsOf, r as buildOf, t as lifeOf } from "./lifecycle.js";
import { isIP } from "node:net";
// src/probes/page/cors.ts
const opaqueAnswers = [
	"closed",
	"open",
	"credentials"
];
const lookalikeKinds = [
	"prefix",
	"suffix",
	"subdomain"
];
const stranger = "https://portcullis.example";
const opaque = "null";
const patience = 3e3;
const longestValue$2 = 120;
function cors$1(context, url, { cookie = "", ...named } = {}) {
	return context.once(`cors ${url}`, async () => {
		const headers = cookie === "" ? {} : { cookie };
		const first = await answerTo(context, {
			url,
			headers,
			...named
		}, stranger);
		if (!first) return null;
		const { allowed, credentials } = first;
		const known = {
			allowed,
			reflected: allowed === stranger,
			credentials
		};
		if (allowed === "*" || known.reflected && credentials) return {
			...known,
			opaque: null,
			lookalikes: []
		};
		const ask = (origin) => answerTo(context, {
			url,
			headers,
			...named
		}, origin);
		const second = allowed === opaque ? {
			allowed,
			credentials
		} : await ask(opaque);
		const isOver = !second || describe(second) === "credentials";
		return {
			...known,
			opaque: second && describe(second),
			lookalikes: isOver ? [] : await lookalikesLetIn(url, ask)
		};
	});
}
async function lookalikesLetIn(url, ask) {
	const host = hostOf(new URL(url));
	if (isIP(host) !== 0) return [];
	const origins = [
		{
			kind: "prefix",
			origin: `https://${host}.portcullis.example`
		},
		{
			kind: "suffix",
			origin: `https://portcullis-${host}`
		},
		{
			kind: "subdomain",
			origin: `http://portcullis.${host}`
		}
	];
	const answers = await Promise.all(origins.map(({ origin }) => ask(origin)));
	return origins.filter(({ origin }, at) => answers[at]?.allowed === origin && answers[at].credentials);
}
function describe({ allowed, credentials }) {
	if (allowed !== opaque) return "closed";
	return credentials ? "credentials" : "open";
}
async function answerTo({ net }, request, origin) {
	const got = await attempt(() => net.http({
		...request,
		headers: {
			...request.headers,
			origin
		},
		limit: 0,
		patience
	}));
	if (!got.ok) return null;
	const joined = (name) => valuesOf(got.value.headers, name).join(", ").trim();
	const allowed = joined("access-control-allow-origin");
	if (allowed === "" && isInstead(got.value)) return null;
	return {
		allowed: allowed === "" ? null : printable(allowed, longestValue$2),
		credentials: joined("access-control-allow-credentials") === "true"
	};
}
function isInstead(reply) {
	const { status } = reply;
	return status === 429 || status >= 500 || status >= 300 && status < 400 || challengeIn(reply) !== null;
}
// src/checks/owasp/measure.ts
const head = 1e3;
async function approach(context, to) {
	const both = Promise.all([measure(context, to), attempt(() => visit(context, httpsOf(to)))]);
	const ending = new AbortController();
	const [own, seen] = await Promise.race([both, silent(context, to, ending.signal)]).finally(() => ending.abort());
	if (seen.ok || own.reason === null || to.port !== 443) return {
		begun: "https",
		own,
		seen
	};
	const plain = await attempt(() => visit(context, httpOf(to)));
	return plain.ok && plain.value.journey.end.kind === "answered" ? {
		begun: "http",
		own,
		seen: plain
	} : {
		begun: "https",
		own,
		seen
	};
}
async function silent(context, to, signal) {
	const { promise: never } = Promise.withResolvers();
	if (to.port !== 443) return never;
	let hasShaken = false;
	attempt(() => certificate(context, to)).then((got) => hasShaken = got.ok).catch(() => {});
	const [port80] = await Promise.all([plainHttp(context, httpsOf(to)), wait(head, signal)]);
	if (!(port80?.state === "content" || port80?.state === "redirects") || hasShaken || signal.aborted) return never;
	await Promise.all([attempt(() => visit(context, httpOf(to))), wait(5e3, signal)]);
	if (hasShaken || signal.aborted) return never;
	const { facts } = failure("timeout.tls", to);
	return [{
		...unmeasured(to),
		reason: facts.reason
	}, {
		ok: false,
		failure: facts
	}];
}
function wait(milliseconds, signal) {
	const { promise, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, milliseconds);
	const end = () => {
		clearTimeout(timer);
		resolve();
	};
	signal.addEventListener("abort", end, { once: true });
	if (signal.aborted) end();
	return promise;
}
async function visit(context, url) {
	return {
		result: await context.use(http, { url }),
		journey: await redirects(context, url)
	};
}
async function measure(context, to) {
	const { host, port } = to;
	const none = unmeasured(to);
	const query = {
		host,
		port,
		starttls: "https"
	};
	if (!ssl.input.safeParse(query).success) return {
		...none,
		reason: "dns.failed"
	};
	const named = to.namedBy === void 0 ? {} : { namedBy: to.namedBy };
	const got = await attempt(() => context.use(ssl, query, named));
	if (!got.ok) return {
		...none,
		reason: got.failure.reason
	};
	const { grade = null, score = null, caps = [] } = got.value.verdict;
	return {
		host,
		port,
		grade,
		score,
		caps: caps.map(({ id }) => id),
		reason: null
	};
}
function unmeasured({ host, port }) {
	return {
		host,
		port,
		grade: null,
		score: null,
		caps: []
	};
}
function httpsOf(to) {
	return `${httpsOrigin(to)}/`;
}
function httpOf({ host }) {
	return `http://${bracketed(host)}/`;
}
// src/checks/owasp/redirect-chain.ts
const ceilings$1 = { "obsolete-version": "obsolete-only" };
function refusalsOf(problems) {
	return problems.map((id) => ceilings$1[id] ?? id);
}
function redirectChainOf({ redirectChain: hops, finalUrl }, judged) {
	const begun = hops.findIndex(({ url }) => url.startsWith("https:"));
	const known = new Set(judged.map(({ host, port }) => `${host}:${port}`));
	const met = (begun < 0 ? [] : hops.slice(begun, -1)).flatMap((hop) => {
		const url = URL.parse(hop.url);
		if (!url) return [];
		const at = {
			host: hostOf(url),
			port: portOf(url)
		};
		if (url.protocol === "http:") return finalUrl.startsWith("https:") ? [{
			...at,
			state: "clear",
			refusals: []
		}] : [];
		if (known.has(`${at.host}:${at.port}`)) return [];
		if (!hop.certificateRejection) return [{
			...at,
			state: "unclear",
			refusals: []
		}];
		const refusals = refusalsOf(hop.certificateRejection.problems);
		return refusals.length > 0 ? [{
			...at,
			state: "refused",
			refusals
		}] : [];
	});
	return [...new Map(met.map((each) => [`${each.host}:${each.port}`, each])).values()];
}
// src/checks/owasp/port80.ts
const longestUrl$3 = 2048;
async function port80(context, { url, named = {} }, judged) {
	const [seen, way] = await Promise.all([plainHttp(context, url, named), plainHttpWay(context, url, named)]);
	if (!seen || !way) return null;
	const { state, status } = seen;
	const isError = status !== null && status >= 500;
	const reason = state === "unknown" ? seen.reason ?? (isError ? "http.server-error" : null) : null;
	const refusal = way.ok && state === "redirects" ? await refusalOf(context, way.value, judged) : null;
	return {
		told: {
			state,
			url: (refusal?.url ?? seen.url).slice(0, longestUrl$3),
			reason,
			...seen.throughProxy && { throughProxy: true },
			refusals: refusal?.reasons ?? []
		},
		hops: way.ok && state !== "unknown" ? way.value.hops.filter((hop) => hop.url.startsWith("http:")) : []
	};
}
async function refusalOf(context, way, judged) {
	const known = new Set(judged.map(({ host, port }) => `${host}:${port}`));
	const others = (await stepsOf(context, way)).filter(({ url }) => !known.has(`${hostOf(new URL(url))}:${portOf(new URL(url))}`));
	const refused = refusedStep(others, null);
	return refused?.certificateRejection ? {
		url: refused.url,
		reasons: refusalsOf(refused.certificateRejection.problems)
	} : null;
}
// src/formats/http/trustworthy.ts
const local = /^(?:(?:.+\.)?localhost\.?|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
function isInsecure(url) {
	return url.protocol === "http:" && !local.test(url.hostname);
}
// src/formats/html/script-type.ts
const javascript = /^(?:(?:application|text)\/(?:x-)?(?:ecmascript|javascript)|text\/(?:javascript1\.[0-5]|jscript|livescript)|module)$/i;
const deferred = /^[0-9a-f]{8,64}-(?=text\/javascript$|module$)/i;
function isScript(attributes) {
	const type = attributes.get("type");
	const language = attributes.get("language");
	if (type === "" || type === void 0 && (language === void 0 || language === "")) return true;
	const kind = type === void 0 ? `text/${language}` : type.trim().replace(deferred, "");
	return javascript.test(kind);
}
// src/formats/html/requests.ts
const requestKinds = [
	"script",
	"stylesheet",
	"frame",
	"object"
];
function requestOf(tag) {
	const found = tag.isForeign ? svgScript(tag) : loaders[tag.name]?.(tag.attributes) ?? null;
	return found && found.reference.trim() !== "" ? found : null;
}
const loaders = {
	script: (attributes) => isScript(attributes) && !attributes.has("nomodule") ? to("script", attributes, "src") : null,
	link: (attributes) => isStylesheet(attributes) ? to("stylesheet", attributes, "href") : null,
	iframe: (attributes) => attributes.has("srcdoc") ? null : to("frame", attributes, "src"),
	frame: (attributes) => to("frame", attributes, "src"),
	embed: (attributes) => to("object", attributes, "src"),
	object: (attributes) => to("object", attributes, "data")
};
function to(kind, attributes, name) {
	const reference = attributes.get(name);
	return reference === void 0 ? null : {
		kind,
		reference
	};
}
function isStylesheet(attributes) {
	const keywords = (attributes.get("rel") ?? "").toLowerCase().split(/[\t\n\f\r ]+/);
	const type = (attributes.get("type") ?? "").trim().toLowerCase();
	return keywords.includes("stylesheet") && !attributes.has("disabled") && /^(?:text\/css)?$/.test(type);
}
function svgScript({ name, attributes }) {
	const reference = attributes.get("href") ?? attributes.get("xlink:href");
	return name === "script" && reference !== void 0 ? {
		kind: "script",
		reference
	} : null;
}
const metadata = /(?:^|[\t\n\f\r ])sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}/i;
function integrityOf({ attributes }) {
	return metadata.test(attributes.get("integrity") ?? "");
}
const longestStyle = 65536;
const mostImports = 32;
const cssImport = /@import[\t\n\f\r ]+(?:url\([\t\n\f\r ]*)?["']?(?<reference>[^"')\t\n\f\r ;]{1,2048})/gi;
function importsOf(css) {
	return [...withoutComments(css.slice(0, longestStyle)).matchAll(cssImport)].slice(0, mostImports).flatMap(({ groups }) => groups?.["reference"] ?? []);
}
function withoutComments(css) {
	const parts = [];
	let at = 0;
	for (let open = css.indexOf("/*"); open >= 0; open = css.indexOf("/*", at)) {
		parts.push(css.slice(at, open));
		const close = css.indexOf("*/", open + 2);
		if (close < 0) return parts.join(" ");
		at = close + 2;
	}
	return [...parts, css.slice(at)].join(" ");
}
// src/formats/html/plain-requests.ts
function readPlainRequests(html, { url, policies }) {
	const reading = openReading(url, parseCspList(policies));
	const inert = [];
	for (const tag of readTags(html, { most: mostTags })) {
		if (tag.name === "template" && !tag.isForeign) {
			if (tag.kind === "end") inert.pop();
			else inert.push(!/^(?:open|closed)$/i.test(tag.attributes.get("shadowrootmode") ?? ""));
			continue;
		}
		if (!inert.includes(true)) reading.read(tag);
	}
	return reading.end();
}
function openReading(url, sent) {
	const policies = [...sent];
	const mixed = new Map();
	const unchecked = new Set();
	const forms = [];
	const owned = [];
	const own = new URL(url);
	let base = null;
	let open = null;
	let isBody = false;
	let isAfterHead = false;
	function resolve(reference) {
		const found = URL.parse(reference.trim(), (base ?? own).href);
		if (found && isInsecure(found) && policies.some(upgrades)) found.protocol = "https:";
		return found;
	}
	function note(kind, reference, tag) {
		const to = resolve(reference);
		if (!to) return;
		if (isInsecure(to)) {
			if (!policies.some(blocksMixed)) mixed.set(to.href, {
				kind,
				url: to.href
			});
		} else if (kind === "script" && /^https?:$/.test(to.protocol) && to.origin !== own.origin && !integrityOf(tag)) unchecked.add(to.href);
	}
	function noteBase(href) {
		if (base || href === void 0) return;
		const found = URL.parse(href, url);
		if (found && /^https?:$/.test(found.protocol) && policies.every((each) => allowsBase(each, found, own))) base = found;
	}
	function control(form, { attributes, name }) {
		const type = attributes.get("type")?.toLowerCase();
		if (name === "input" && type === "password") form.hasPassword = true;
		const isSubmit = name === "button" ? type === void 0 || type === "submit" : type === "submit" || type === "image";
		const action = attributes.get("formaction");
		if (isSubmit && action) form.actions.push(action);
	}
	function readForm(tag) {
		const { name, attributes } = tag;
		if (name === "form" && !open) {
			const isSent = attributes.get("method")?.toLowerCase() !== "dialog";
			const action = attributes.get("action")?.trim() ?? "";
			open = {
				id: attributes.get("id") ?? "",
				actions: isSent && action !== "" ? [action] : [],
				hasPassword: false
			};
			forms.push(open);
		}
		if (name !== "input" && name !== "button") return;
		const owner = attributes.get("form");
		if (owner !== void 0) owned.push({
			form: owner,
			tag
		});
		else if (open) control(open, tag);
	}
	return {
		read(tag) {
			isBody ||= opensBody(tag, isAfterHead);
			isAfterHead ||= tag.kind === "end" && tag.name === "head";
			if (tag.kind === "end" && tag.name === "form") open = null;
			if (tag.kind !== "start") return;
			const { name, attributes } = tag;
			const request = requestOf(tag);
			if (request) note(request.kind, request.reference, tag);
			if (tag.isForeign) return;
			if (name === "style") for (const each of importsOf(tag.content ?? "")) note("stylesheet", each, tag);
			if (name === "base") noteBase(attributes.get("href"));
			const isPolicy = attributes.get("http-equiv")?.toLowerCase() === "content-security-policy";
			if (name === "meta" && isPolicy && !isBody) policies.push(withoutIgnored(parseCsp(attributes.get("content") ?? "")));
			readForm(tag);
		},
		end() {
			const byId = new Map(forms.toReversed().map((form) => [form.id, form]));
			for (const { form, tag } of owned) {
				const owner = form === "" ? void 0 : byId.get(form);
				if (owner) control(owner, tag);
			}
			const sent = forms.flatMap(({ actions, hasPassword }) => actions.flatMap((action) => {
				const to = resolve(action);
				return to && isInsecure(to) && policies.every(allowsPlainForms) ? [{
					url: to.href,
					hasPassword
				}] : [];
			}));
			const byUrl = new Map(sent.toSorted((a, b) => Number(a.hasPassword) - Number(b.hasPassword)).map((each) => [each.url, each]));
			return {
				mixed: [...mixed.values()],
				forms: [...byUrl.values()],
				unchecked: [...unchecked]
			};
		}
	};
}
function upgrades({ directives }) {
	return directives.has("upgrade-insecure-requests");
}
function blocksMixed({ directives }) {
	return directives.has("block-all-mixed-content");
}
function allowsBase({ directives }, { origin }, own) {
	const list = directives.get("base-uri")?.map((token) => token.toLowerCase());
	if (!list) return true;
	return list.some((token) => token === "'self'" ? origin === own.origin : token !== "'none'");
}
function allowsPlainForms({ directives }) {
	const sandbox = directives.get("sandbox");
	if (sandbox && !sandbox.some((token) => token.toLowerCase() === "allow-forms")) return false;
	const list = directives.get("form-action");
	return !list || list.some((token) => token === "*" || /^http:/i.test(token));
}
// src/formats/html/sources.ts
const longestSource = 2048;
const longestGenerator = 4097;
function readPageSources(html) {
	const scripts = new Set();
	const styles = new Set();
	const generators = new Set();
	let templates = 0;
	for (const tag of readTags(html)) {
		if (tag.isForeign) continue;
		if (tag.name === "template") templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
		if (templates > 0 || tag.kind !== "start") continue;
		const src = tag.name === "script" && isScript(tag.attributes) ? tag.attributes.get("src")?.trim() : void 0;
		const style = styleOf(tag);
		const generator = generatorOf(tag);
		if (src) scripts.add(src.slice(0, longestSource));
		if (style) styles.add(style.slice(0, longestSource));
		if (generator) generators.add(generator.slice(0, longestGenerator));
	}
	return {
		scripts: [...scripts],
		styles: [...styles],
		generators: [...generators]
	};
}
function styleOf({ name, attributes }) {
	const keywords = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
	return name === "link" && keywords.includes("stylesheet") ? attributes.get("href")?.trim() : void 0;
}
function generatorOf({ name, attributes }) {
	return name === "meta" && attributes.get("name")?.toLowerCase() === "generator" ? attributes.get("content")?.trim() : void 0;
}
// src/checks/owasp/components/problems.ts
var import_cjs = require_cjs();
const a06 = "OWASP A06:2021, A03:2025";
const componentProblems = defineProblems({
	"end-of-life": {
		severity: "high",
		cause: {
			en: "{product} {version} has reached its end of life: {branch} has had no fixes since {date} at the latest ({source}).",
			ko: "{product} {version|은/는} 지원이 종료(EOL)된 버전입니다. {branch}의 지원은 늦어도 {date}에 끝났습니다({source})."
		},
		action: {
			en: "Update {product} to a supported version, and hide its version.",
			ko: "{product|을/를} 지원되는 버전으로 업데이트하고 버전을 숨기십시오."
		},
		reference: a06
	},
	"script-end-of-life": {
		severity: "high",
		cause: {
			en: "The page loads {product} {version}, which has reached its end of life: {branch} has had no fixes since {date} at the latest ({source}).",
			ko: "페이지가 지원이 종료(EOL)된 {product} {version|을/를} 불러옵니다. {branch}의 지원은 늦어도 {date}에 끝났습니다({source})."
		},
		action: {
			en: "Replace the file with a supported version of {product}.",
			ko: "파일을 지원되는 {product} 버전으로 교체하십시오."
		},
		reference: a06
	},
	"script-version": {
		severity: "low",
		cause: {
			en: "The page loads {product} {version}, and the address of the file shows the version.",
			ko: "페이지가 {product} {version|을/를} 불러오며, 파일 주소에 버전이 드러납니다."
		},
		action: {
			en: "Keep {product} up to date.",
			ko: "파일을 {product}의 최신 버전으로 유지하십시오."
		},
		reference: a06
	},
	"script-vulnerable": {
		severity: "medium",
		cause: {
			en: "The page loads {product} {version}. Its known vulnerabilities are public: {vulnerabilities}.",
			ko: "페이지가 {product} {version|을/를} 불러옵니다. 이 버전의 알려진 취약점은 공개되어 있습니다: {vulnerabilities}."
		},
		action: {
			en: "Update the file to the newest version of {product}.",
			ko: "파일을 {product}의 최신 버전으로 업데이트하십시오."
		},
		reference: a06
	},
	"version-vulnerable": {
		severity: "medium",
		cause: {
			en: "The site discloses {product} {version}. Its known vulnerabilities are public: {vulnerabilities}.",
			ko: "사이트가 {product} {version|을/를} 노출합니다. 이 버전의 알려진 취약점은 공개되어 있습니다: {vulnerabilities}."
		},
		action: {
			en: "Update {product}, and hide its version.",
			ko: "{product|을/를} 업데이트하고 버전을 숨기십시오."
		},
		reference: a06
	},
	"end-of-life-backported": {
		severity: "info",
		cause: {
			en: "{product} {version} has reached its end of life. {distribution} may backport fixes under the same version number; this is not visible from outside.",
			ko: "{product} {version|은/는} 지원이 종료(EOL)되었지만 {distribution|이/가} 같은 버전 번호로 수정 사항을 백포트하고 있을 수 있습니다. 이는 외부에서 확인할 수 없습니다."
		},
		action: {
			en: "If it is a {distribution} package, make sure that the release is supported and updates are installed. Otherwise update {product}.",
			ko: "{distribution} 패키지라면 사용 중인 릴리스가 지원되고 업데이트가 설치되어 있는지 확인하고, 아니라면 {product|을/를} 업데이트하십시오."
		},
		reference: a06
	},
	"version-disclosed": {
		severity: "low",
		cause: {
			en: "The site discloses {product} {version}. Attackers search for sites by the versions that they disclose.",
			ko: "사이트가 {product} {version|을/를} 노출합니다. 공격자는 노출된 버전으로 공격할 사이트를 찾습니다."
		},
		action: {
			en: "Hide the version of {product}.",
			ko: "{product}의 버전을 숨기십시오."
		},
		reference: a06
	},
	"product-disclosed": {
		severity: "info",
		cause: {
			en: "The site discloses that it uses {product}.",
			ko: "사이트가 {product|을/를} 사용한다고 드러냅니다."
		},
		action: {
			en: "Hide it where you can.",
			ko: "가능하면 숨기십시오."
		},
		reference: a06
	}
});
// src/checks/owasp/plain-requests/problems.ts
const plainRequestProblems = defineProblems({
	"password-in-clear": {
		severity: "high",
		cause: {
			en: "A form with a password field sends its input over plain HTTP to {url}. Browsers warn the visitor first; then anyone on the network can read the password.",
			ko: "비밀번호 입력란이 있는 양식이 입력 내용을 암호화되지 않은 HTTP로 {url}에 보냅니다. 브라우저가 먼저 경고하지만, 그 뒤에는 네트워크상의 누구나 비밀번호를 읽을 수 있습니다."
		},
		action: {
			en: "Change the action of the form to https.",
			ko: "양식의 action을 https로 바꾸십시오."
		},
		reference: "https://www.w3.org/TR/mixed-content/#requirements-forms"
	},
	"form-in-clear": {
		severity: "medium",
		cause: {
			en: "A form sends its input over plain HTTP to {url}. Browsers warn the visitor first; then anyone on the network can read and change it.",
			ko: "양식이 입력 내용을 암호화되지 않은 HTTP로 {url}에 보냅니다. 브라우저가 먼저 경고하지만, 그 뒤에는 네트워크상의 누구나 내용을 읽고 바꿀 수 있습니다."
		},
		action: {
			en: "Change the action of the form to https.",
			ko: "양식의 action을 https로 바꾸십시오."
		},
		reference: "https://www.w3.org/TR/mixed-content/#requirements-forms"
	},
	"mixed-content": {
		severity: "medium",
		cause: {
			en: "The page loads active content over plain HTTP ({what}). Current browsers block it, so the page is incomplete; older clients run whatever an attacker on the network sends.",
			ko: "페이지가 능동 콘텐츠를 암호화되지 않은 HTTP로 불러옵니다({what}). 최신 브라우저는 이를 차단하므로 페이지가 온전히 표시되지 않고, 오래된 클라이언트는 네트워크상의 공격자가 보낸 내용을 그대로 실행합니다."
		},
		action: {
			en: "Load it over https. The Content-Security-Policy upgrade-insecure-requests does this for the whole page.",
			ko: "https로 불러오십시오. Content-Security-Policy의 upgrade-insecure-requests를 쓰면 페이지 전체에 적용됩니다."
		},
		reference: "https://www.w3.org/TR/mixed-content/#category-blockable"
	},
	"script-without-integrity": {
		severity: "low",
		cause: {
			en: "Scripts from other origins run without integrity ({what}). An attacker who controls one of these hosts controls the page.",
			ko: "다른 출처의 스크립트를 integrity 없이 실행합니다({what}). 이 호스트 중 하나를 장악한 공격자는 페이지도 장악합니다."
		},
		action: {
			en: "Add integrity with a hash and crossorigin to scripts that do not change, or serve them from your own origin.",
			ko: "내용이 바뀌지 않는 스크립트에는 해시를 담은 integrity와 crossorigin을 추가하거나, 자체 출처에서 제공하십시오."
		},
		reference: "OWASP A08:2021, A08:2025; https://www.w3.org/TR/sri/"
	}
});
// src/checks/owasp/cryptography/problems.ts
const a02 = "OWASP A02:2021, A04:2025";
const cryptographyProblems = defineProblems({
	"plain-http": {
		severity: "critical",
		cause: {
			en: "{host} is served over plain HTTP. An attacker on the network can read and change it.",
			ko: "{host|이/가} 평문 HTTP로 제공됩니다. 네트워크상의 공격자가 내용을 읽고 바꿀 수 있습니다."
		},
		action: {
			en: "Serve the site over https and redirect there.",
			ko: "사이트를 https로 제공하고 그곳으로 리디렉션하십시오."
		},
		reference: a02
	},
	"https-closed": {
		severity: "medium",
		cause: {
			en: "{host} cannot be reached over https ({reason}). Only plain HTTP redirects to the page.",
			ko: "{host}에 https로 연결할 수 없습니다({reason}). 평문 HTTP로 접속해야만 페이지로 리디렉션됩니다."
		},
		action: {
			en: "Serve https on port 443 of that host and redirect from there.",
			ko: "해당 호스트의 포트 443에서도 응답하고 그곳에서 리디렉션하십시오."
		},
		reference: a02
	},
	"tls-refused": {
		severity: "critical",
		cause: {
			en: "Browsers refuse the connection to {host} ({reasons}).",
			ko: "브라우저가 {host|과/와}의 연결을 거부합니다({reasons})."
		},
		action: {
			en: "See the ssl check of that host, and offer a certificate and a TLS version that browsers accept.",
			ko: "해당 호스트의 ssl 점검을 확인하고 브라우저가 받아들이는 인증서와 TLS 버전을 제공하십시오."
		},
		reference: a02
	},
	"tls-broken": {
		severity: "high",
		cause: {
			en: "The TLS of {host} is graded F ({reasons}).",
			ko: "{host}의 TLS 등급이 F입니다({reasons})."
		},
		action: {
			en: "Run the ssl check on that host and fix its first finding.",
			ko: "해당 호스트의 ssl 점검을 확인하고 먼저 나온 문제부터 고치십시오."
		},
		reference: a02
	},
	"tls-weak": {
		severity: "medium",
		cause: {
			en: "The TLS of {host} is graded {grade}.",
			ko: "{host}의 TLS 등급이 {grade}입니다."
		},
		action: {
			en: "Run the ssl check on that host to see what lowers the grade.",
			ko: "등급을 낮추는 이유를 해당 호스트의 ssl 점검에서 확인하십시오."
		},
		reference: a02
	},
	"tls-unknown": {
		severity: "info",
		cause: {
			en: "We could not assess the TLS of {host} ({reason}). This does not affect the grade.",
			ko: "{host}의 TLS를 판단하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "See the ssl check of that host.",
			ko: "해당 호스트의 ssl 점검을 확인하십시오."
		},
		reference: a02
	}
});
// src/checks/owasp/misconfiguration/problems.ts
const a05$1 = "OWASP A05:2021, A02:2025";
const misconfigurationProblems = defineProblems({
	"headers-weak": {
		severity: "medium",
		cause: {
			en: "The security headers of the page are graded {grade}.",
			ko: "페이지의 보안 헤더 등급이 {grade}입니다."
		},
		action: {
			en: "See the http check for the headers to send.",
			ko: "보내야 할 헤더를 http 점검에서 확인하십시오."
		},
		reference: a05$1
	},
	"leak-debug": {
		severity: "medium",
		cause: {
			en: "{header} points to source code or a debugger.",
			ko: "{header|이/가} 소스 코드나 디버거의 위치를 노출합니다."
		},
		action: {
			en: "Switch debugging off in production, and remove {header}.",
			ko: "운영 환경에서 디버깅을 끄고 {header|을/를} 제거하십시오."
		},
		reference: a05$1
	},
	"leak-header": {
		severity: "low",
		cause: {
			en: "{header} discloses the software of the site.",
			ko: "{header|이/가} 사이트가 사용하는 소프트웨어를 노출합니다."
		},
		action: {
			en: "Remove {header} from responses.",
			ko: "응답에서 {header|을/를} 제거하십시오."
		},
		reference: a05$1
	},
	"leak-internal": {
		severity: "low",
		cause: {
			en: "{header} discloses internal details of the site.",
			ko: "{header|이/가} 사이트의 내부 정보를 노출합니다."
		},
		action: {
			en: "Remove {header} at the edge.",
			ko: "경계에서 {header|을/를} 제거하십시오."
		},
		reference: a05$1
	},
	"leak-private-address": {
		severity: "medium",
		cause: {
			en: "{header} discloses the internal address {address}.",
			ko: "{header|이/가} 내부 네트워크 주소 {address|을/를} 노출합니다."
		},
		action: {
			en: "Rewrite or remove it at the proxy.",
			ko: "프록시에서 바꾸거나 제거하십시오."
		},
		reference: a05$1
	},
	"redirect-missing": {
		severity: "medium",
		cause: {
			en: "{url} does not redirect from plain HTTP to https.",
			ko: "{url|이/가} 평문 HTTP를 https로 리디렉션하지 않습니다."
		},
		action: {
			en: "Redirect every request on port 80 to https.",
			ko: "포트 80의 모든 요청을 https로 리디렉션하십시오."
		},
		reference: a05$1
	},
	"redirect-refused": {
		severity: "medium",
		cause: {
			en: "Port 80 redirects to {host}, where browsers refuse the connection ({reasons}).",
			ko: "포트 80이 {host|으로/로} 리디렉션하지만 브라우저가 이 호스트와의 연결을 거부합니다({reasons})."
		},
		action: {
			en: "Redirect to a host with a certificate that browsers accept, or fix the certificate of {host}.",
			ko: "브라우저가 받아들이는 인증서를 가진 호스트로 리디렉션하거나 {host}의 인증서를 고치십시오."
		},
		reference: a05$1
	},
	"hop-in-clear": {
		severity: "medium",
		cause: {
			en: "A redirect from https to the page goes over plain HTTP at {host}. An attacker on the network can redirect visitors there.",
			ko: "https에서 페이지로 가는 리디렉션이 {host}에서 평문 HTTP를 거칩니다. 네트워크상의 공격자가 방문자를 다른 곳으로 보낼 수 있습니다."
		},
		action: {
			en: "Redirect only to https URLs.",
			ko: "https URL로만 리디렉션하십시오."
		},
		reference: a05$1
	},
	"cors-reflected": {
		severity: "high",
		cause: {
			en: "CORS allows every origin with credentials. Any site can read the page as the logged-in user.",
			ko: "CORS가 모든 출처에 자격 증명을 허용합니다. 어떤 사이트든 로그인한 사용자의 권한으로 이 페이지를 읽을 수 있습니다."
		},
		action: {
			en: "Compare the Origin with a list of trusted origins, and send Access-Control-Allow-Credentials only to those.",
			ko: "Origin을 신뢰하는 사이트 목록과 비교하고, 그 사이트에만 Access-Control-Allow-Credentials를 보내십시오."
		},
		reference: a05$1
	},
	"cors-null": {
		severity: "high",
		cause: {
			en: "CORS allows the origin null with credentials. Every sandboxed frame has that origin, so any site can read the page as the logged-in user.",
			ko: "CORS가 출처 null에 자격 증명을 허용합니다. 샌드박스 프레임의 출처는 모두 null이므로 어떤 사이트든 로그인한 사용자의 권한으로 이 페이지를 읽을 수 있습니다."
		},
		action: {
			en: "Remove null from the allowed origins.",
			ko: "허용된 출처 목록에서 null을 제거하십시오."
		},
		reference: a05$1
	},
	"cors-lookalike": {
		severity: "high",
		cause: {
			en: "CORS allows {origin} with credentials. The server compares only a part of the name, and an attacker can register a name like this.",
			ko: "CORS가 {origin}에 자격 증명을 허용합니다. 서버가 이름의 일부만 비교하므로 공격자가 이런 이름을 등록할 수 있습니다."
		},
		action: {
			en: "Compare the whole Origin, including the scheme, with a list of trusted origins.",
			ko: "스킴까지 포함한 Origin 전체를 신뢰하는 출처 목록과 비교하십시오."
		},
		reference: a05$1
	},
	"cors-subdomain": {
		severity: "medium",
		cause: {
			en: "CORS allows {origin} with credentials. It uses plain HTTP, so an attacker on the network can impersonate any subdomain.",
			ko: "CORS가 {origin}에 자격 증명을 허용합니다. 평문 HTTP이므로 네트워크상의 공격자가 모든 하위 도메인을 사칭할 수 있습니다."
		},
		action: {
			en: "Allow only origins that begin with https://, and compare the whole name.",
			ko: "https://로 시작하는 출처만, 이름 전체를 비교해 허용하십시오."
		},
		reference: a05$1
	},
	"cors-any": {
		severity: "medium",
		cause: {
			en: "CORS allows every origin (*) together with credentials. Browsers refuse this combination, so the policy does not do what was intended.",
			ko: "CORS가 모든 출처(*)와 자격 증명을 함께 허용합니다. 브라우저가 이 조합을 거부하므로 정책이 의도대로 동작하지 않습니다."
		},
		action: {
			en: "Send Access-Control-Allow-Origin: * without credentials, or name one trusted origin.",
			ko: "자격 증명 없이 Access-Control-Allow-Origin: *를 보내거나 신뢰하는 출처 하나를 지정하십시오."
		},
		reference: a05$1
	},
	"cookie-insecure": {
		severity: "medium",
		cause: {
			en: "Cookies without Secure are also sent over plain HTTP: {cookies}.",
			ko: "Secure가 없어 평문 HTTP로도 전송되는 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set Secure on every cookie.",
			ko: "모든 쿠키에 Secure를 설정하십시오."
		},
		reference: a05$1
	},
	"cookie-readable": {
		severity: "medium",
		cause: {
			en: "Scripts can read session cookies without HttpOnly: {cookies}.",
			ko: "HttpOnly가 없어 스크립트가 읽을 수 있는 세션 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set HttpOnly on cookies that hold a session.",
			ko: "세션을 담은 쿠키에 HttpOnly를 설정하십시오."
		},
		reference: a05$1
	},
	"cookie-same-site": {
		severity: "low",
		cause: {
			en: "Cookies have no SameSite attribute, so browsers apply their own default to cross-site requests: {cookies}.",
			ko: "SameSite가 없어 교차 사이트 요청에 브라우저의 기본값이 적용되는 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set SameSite=Lax, or Strict if no other site links to pages that need the cookie.",
			ko: "SameSite=Lax를 설정하십시오. 다른 사이트에서 이 쿠키가 필요한 페이지로 연결하지 않으면 Strict를 설정하십시오."
		},
		reference: a05$1
	},
	"cookie-prefix": {
		severity: "low",
		cause: {
			en: "Browsers drop cookies that violate the rules of their prefix: {cookies}.",
			ko: "접두사의 조건을 지키지 않아 브라우저가 버리는 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set Secure on all of them. On __Host- cookies also set Path=/ and no Domain; on cookies with Http in the prefix also set HttpOnly.",
			ko: "모두 Secure를 설정하십시오. __Host- 쿠키에는 Domain 없이 Path=/를, 접두사에 Http가 있는 쿠키에는 HttpOnly도 설정하십시오."
		},
		reference: a05$1
	},
	"cookie-dropped": {
		severity: "low",
		cause: {
			en: "Browsers drop cookies with SameSite=None but without Secure: {cookies}.",
			ko: "SameSite=None이면서 Secure가 없어 브라우저가 버리는 쿠키가 있습니다: {cookies}."
		},
		action: {
			en: "Set Secure together with SameSite=None.",
			ko: "SameSite=None과 함께 Secure를 설정하십시오."
		},
		reference: a05$1
	}
});
const readingProblems = defineProblems({
	"page-unseen": {
		severity: "info",
		cause: {
			en: "We could not load the page ({reason}), so headers, A05 and A06 are not assessed.",
			ko: "페이지를 불러오지 못해({reason}) 헤더, A05, A06을 평가하지 않았습니다."
		},
		action: {
			en: "Make sure that the host answers with its page.",
			ko: "호스트가 페이지를 응답하는지 확인하십시오."
		},
		reference: "OWASP A05:2021, A02:2025"
	},
	"error-page": {
		severity: "low",
		cause: {
			en: "The host answered {status}, so an error page was assessed.",
			ko: "호스트가 {status|을/를} 응답하여 오류 페이지를 평가했습니다."
		},
		action: {
			en: "Serve a page at /, or check the host that serves the site.",
			ko: "/ 에서 방문자가 보는 페이지를 응답하거나, 페이지가 있는 호스트를 점검하십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-15.5"
	},
	"page-unreadable": {
		severity: "info",
		cause: {
			en: "The page uses a content encoding that we did not request and could not decode, so its scripts were not checked.",
			ko: "페이지가 요청하지 않은 방식으로 인코딩되어 디코딩하지 못했으므로 스크립트를 점검하지 못했습니다."
		},
		action: {
			en: "Send pages unencoded to clients that accept only identity.",
			ko: "identity만 받는 클라이언트에는 페이지를 인코딩하지 않고 보내십시오."
		},
		reference: "https://www.rfc-editor.org/rfc/rfc9110#section-8.4"
	},
	"page-cut": {
		severity: "info",
		cause: {
			en: "Only the beginning of the page was read. Scripts after that were not checked.",
			ko: "페이지의 앞부분만 읽었습니다. 그 뒤의 스크립트는 점검하지 않았습니다."
		},
		action: {
			en: "Check the rest of the page for outdated scripts.",
			ko: "페이지의 나머지 부분에 오래된 스크립트가 있는지 확인하십시오."
		}
	},
	"software-cut": {
		severity: "info",
		cause: {
			en: "The {count} most important of {total} products and versions are listed.",
			ko: "드러난 제품과 버전 {total}개 중 중요한 {count}개를 표시합니다."
		},
		action: {
			en: "Hide them all.",
			ko: "모두 숨기십시오."
		}
	},
	"software-unread": {
		severity: "info",
		cause: {
			en: "{source} is too long: only its beginning was read for software names.",
			ko: "{source|이/가} 너무 길어 소프트웨어 이름을 앞부분에서만 찾았습니다."
		},
		action: {
			en: "Remove {source}, or shorten it.",
			ko: "{source|을/를} 제거하거나 줄이십시오."
		}
	},
	"cookies-cut": {
		severity: "info",
		cause: {
			en: "{count} of {total} cookies are listed, at least one of each kind.",
			ko: "쿠키 {total}개 중 종류별로 하나 이상, 모두 {count}개를 표시합니다."
		},
		action: {
			en: "Set fewer cookies.",
			ko: "쿠키 수를 줄이십시오."
		}
	},
	"port80-unknown": {
		severity: "info",
		cause: {
			en: "We could not determine what port 80 does at {url} ({reason}). This does not affect the grade.",
			ko: "{url}에서 포트 80의 동작을 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다."
		},
		action: {
			en: "Open {url} and check that it redirects to https.",
			ko: "{url|을/를} 직접 열어 https로 리디렉션하는지 확인하십시오."
		},
		reference: "OWASP A05:2021, A02:2025"
	},
	"cors-unknown": {
		severity: "info",
		cause: {
			en: "The page did not answer a cross-origin request, so its CORS policy is only partly known.",
			ko: "교차 출처 요청에 응답하지 않아 CORS 정책의 일부만 확인했습니다."
		},
		action: {
			en: "Try again.",
			ko: "다시 시도하십시오."
		},
		reference: "https://fetch.spec.whatwg.org/#cors-check"
	}
});
// src/checks/owasp/problems.ts
const problems = {
	...cryptographyProblems,
	...plainRequestProblems,
	...misconfigurationProblems,
	...componentProblems,
	...readingProblems
};
const find = finder();
const words = {
	problems,
	nothing: {
		en: "nothing found in what is visible from outside",
		ko: "외부에서 보이는 범위에서 발견된 문제 없음"
	},
	parts: {
		headers: {
			en: "Secure headers",
			ko: "보안 헤더"
		},
		a02: {
			en: "A02:2021 (A04:2025) Cryptographic Failures",
			ko: "A02:2021 (A04:2025) 암호화 실패"
		},
		a05: {
			en: "A05:2021 (A02:2025) Security Misconfiguration",
			ko: "A05:2021 (A02:2025) 보안 설정 오류"
		},
		a06: {
			en: "A06:2021 (A03:2025) Outdated Components",
			ko: "A06:2021 (A03:2025) 취약하고 오래된 구성 요소"
		}
	},
	caps: {
		"plain-http": {
			en: "the site is served over plain HTTP",
			ko: "사이트가 암호화되지 않은 HTTP로 제공됨"
		},
		"tls-refused": {
			en: "browsers refuse the connection",
			ko: "브라우저가 연결을 거부함"
		},
		"tls-broken": {
			en: "TLS is graded F",
			ko: "TLS 등급이 F임"
		},
		"password-in-clear": {
			en: "a form sends a password over plain HTTP",
			ko: "양식이 비밀번호를 암호화되지 않은 HTTP로 보냄"
		},
		"form-in-clear": {
			en: "a form sends its input over plain HTTP",
			ko: "양식이 입력 내용을 암호화되지 않은 HTTP로 보냄"
		},
		"mixed-content": {
			en: "the page loads active content over plain HTTP",
			ko: "페이지가 능동 콘텐츠를 암호화되지 않은 HTTP로 불러옴"
		},
		cors: {
			en: "CORS allows other sites with credentials",
			ko: "CORS가 다른 사이트에 자격 증명을 허용함"
		},
		"session-cookie": {
			en: "a session cookie has no Secure, HttpOnly or SameSite",
			ko: "세션 쿠키에 Secure, HttpOnly, SameSite가 모두 없음"
		},
		"end-of-life": {
			en: "disclosed software is past its end of life",
			ko: "드러난 소프트웨어의 지원이 종료됨"
		}
	},
	kpis: {
		"ssl-grade": {
			en: "TLS grade",
			ko: "TLS 등급"
		},
		"headers-grade": {
			en: "Headers grade",
			ko: "헤더 등급"
		},
		software: {
			en: "Disclosed software",
			ko: "드러난 소프트웨어"
		},
		cookies: {
			en: "Cookies",
			ko: "쿠키 수"
		},
		cors: {
			en: "CORS",
			ko: "CORS"
		}
	},
	values: {
		software: { false: {
			en: "none",
			ko: "없음"
		} },
		cors: {
			closed: {
				en: "not allowed",
				ko: "허용하지 않음"
			},
			named: {
				en: "some origins",
				ko: "일부 출처 허용"
			},
			any: {
				en: "all origins, without credentials",
				ko: "모든 출처 허용(자격 증명 제외)"
			},
			reflected: {
				en: "all origins, without credentials",
				ko: "모든 출처 허용(자격 증명 제외)"
			},
			"named-credentials": {
				en: "some origins, with credentials",
				ko: "일부 출처에 자격 증명 허용"
			},
			"any-credentials": {
				en: "* with credentials, which browsers refuse",
				ko: "*와 자격 증명(브라우저가 거부)"
			},
			"null-credentials": {
				en: "null origin, with credentials",
				ko: "출처 null에 자격 증명 허용"
			},
			"reflected-credentials": {
				en: "all origins, with credentials",
				ko: "모든 출처에 자격 증명 허용"
			}
		}
	}
};
// src/checks/owasp/weights.ts
const gradeVersion = "owasp-4";
const weights = {
	headers: 30,
	a02: 35,
	a05: 20,
	a06: 15
};
const ladder = [
	[95, "A+"],
	[85, "A"],
	[75, "B"],
	[60, "C"],
	[45, "D"]
];
const ceilings = {
	"plain-http": "F",
	"tls-refused": "F",
	"tls-broken": "D",
	"password-in-clear": "D",
	"form-in-clear": "C",
	"mixed-content": "B",
	cors: "C",
	"session-cookie": "B",
	"end-of-life": "C"
};
function ceiling(id) {
	return {
		id,
		max: ceilings[id]
	};
}
const deductions = {
	passwordInClear: 50,
	formInClear: 30,
	mixedContent: 20,
	leak: 5,
	mostLeaks: 25,
	framework: 10,
	debug: 15,
	privateAddress: 15,
	noRedirect: 20,
	cors: 30,
	corsAny: 10,
	cookieInsecure: 15,
	cookieReadable: 15,
	cookieSameSite: 5,
	version: 20,
	endOfLife: 50
};
// src/checks/owasp/cookies/judge.ts
const holdsSession = /(?<!ob|po|as)sess(?!l$|ion[_-]?(?:consent|count|depth|start|storage))|^sid$|[._-]sid$|auth(?!or(?:$|[^i]|ing|it))|jwt|token(?!s?[_-](?:left|count|remaining))|bearer|^dsid$|^webvpn|^fe_typo_user$|logged_?in|^wordpress_sec|^laravel|^remember(?:-?me$|_)|^cakephp$|\.aspnet(?:core)?\.(?!culture|antiforgery)|^cfid$|^cftoken$/i;
const meantToBeRead = /^(?!.*sess).*(?:csrf|xsrf)/i;
function isSessionLike(name) {
	return holdsSession.test(name) && !meantToBeRead.test(name);
}
function cookieFaults({ cookies }) {
	const kept = cookies.filter(({ rejectedReason: dropped }) => dropped === null);
	const insecure = kept.filter(({ secure }) => !secure);
	const readable = kept.filter(({ name, httpOnly }) => !httpOnly && isSessionLike(name));
	const open = kept.filter(({ sameSite }) => sameSite === null);
	const bare = kept.filter((cookie) => isBare(cookie) && isSessionLike(cookie.name));
	return [
		...fault("cookie-insecure", deductions.cookieInsecure, insecure),
		...fault("cookie-readable", deductions.cookieReadable, readable, bare.length > 0 ? "session-cookie" : void 0),
		...fault("cookie-same-site", deductions.cookieSameSite, open),
		...fault("cookie-prefix", 0, droppedFor(cookies, "prefix")),
		...fault("cookie-dropped", 0, droppedFor(cookies, "same-site"))
	];
}
function droppedFor(cookies, reason) {
	return cookies.filter(({ rejectedReason: dropped }) => dropped === reason);
}
const mostNames$1 = 5;
function fault(id, points, faulty, cap) {
	if (faulty.length === 0) return [];
	const names = [...new Set(faulty.map(({ name }) => name))];
	return [{
		points,
		...cap && { cap },
		finding: find(id, { cookies: names.slice(0, mostNames$1).join(", ") })
	}];
}
function isBare({ secure, httpOnly, sameSite }) {
	return !secure && !httpOnly && sameSite === null;
}
// src/checks/owasp/cookies/collect.ts
const mostCookies = 64;
const longestName$2 = 60;
function cookiesOf(way, hosts, now) {
	const held = new Map();
	const refused = new Map();
	for (const { url, headers } of way) for (const field of valuesOf(headers, "set-cookie")) {
		const cookie = keptOnSuffix(hostOf(new URL(url)), parseSetCookie(field, now));
		const identity = cookie && identityOf(new URL(url), cookie);
		if (!cookie || identity === null || !isOfSite(hostOf(new URL(url)), cookie, hosts)) continue;
		const flags = flagsOf(cookie);
		if (flags.rejectedReason === null) held.delete(identity);
		if (!cookie.isExpired) (flags.rejectedReason === null ? held : refused).set(identity, flags);
	}
	const all = [...held.values(), ...refused.values()];
	return {
		cookies: kept(all).map((cookie) => ({
			...cookie,
			name: printable(cookie.name, longestName$2)
		})),
		cookiesTotal: all.length
	};
}
function keptOnSuffix(host, cookie) {
	const domain = cookie?.domain ?? null;
	if (cookie === null || domain === null) return cookie;
	if ((0, import_cjs.getPublicSuffix)(domain, {
		allowPrivateDomains: true,
		extractHostname: false
	}) !== domain) return cookie;
	return domain === host ? {
		...cookie,
		domain: null
	} : null;
}
function isOfSite(host, { domain }, hosts) {
	return hosts.has(host) || domain !== null && [...hosts].some((each) => isInCookieDomain(each, domain));
}
function kept(cookies) {
	if (cookies.length <= mostCookies) return cookies;
	const first = new Set(new Map(cookies.toReversed().map((cookie) => [guardsOf(cookie), cookie])).values());
	return [...first, ...cookies.filter((cookie) => !first.has(cookie))].slice(0, mostCookies);
}
function guardsOf({ name, secure, httpOnly, sameSite, rejectedReason: dropped }) {
	return [
		secure,
		httpOnly,
		sameSite === null,
		dropped,
		isSessionLike(name)
	].join(" ");
}
// src/checks/owasp/private-addresses.ts
const mostAddresses = 16;
const longestName$1 = 60;
const longestValue$1 = 4096;
const inside = [
	"10.0.0.0/8",
	"172.16.0.0/12",
	"192.168.0.0/16",
	"100.64.0.0/10",
	"169.254.0.0/16",
	"fc00::/7",
	"fe80::/10"
];
const numbered = /version|build|release|revision|(?:^|-)(?:ver|rev|tag|etag)(?:-|$)/i;
const placed = /(?:^|-)(?:backend|upstream|host|node|origin|instance|pod|proxy|ip|addr|address|backend-server|served-by)$/i;
const ofSoftware = new Set(leakHeaders.flatMap(({ header, kind }) => kind === "internal" ? [] : [header]));
const place = /(?:\b(?:on|at|from|by|via|host|node)[ =:]\s*|@|:\/\/|=)$/i;
const product = /(?:[\w)]\/|[\w.]-|(?<![A-Za-z])v|\bversion[ :=]\s*)$/i;
const versioned = /(?:(?<![A-Za-z])v|\bversion[ :=]\s*)$/i;
const ofFour = /(?:weblogic|oracle)[^,;]*$/i;
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:.])/gi;
const named = /(?<![\w-])ip-(?<address>\d{1,3}(?:-\d{1,3}){3})(?![\w-])/gi;
function findPrivateAddresses(headers, own) {
	const kept = headers.flatMap(([name, value]) => {
		const source = name.toLowerCase();
		return numbered.test(source) && !placed.test(source) ? [] : addressesIn(source, value.slice(0, longestValue$1));
	}).filter(({ address }) => isIP(address) !== 0 && !own.has(address) && within(address, inside)).map(({ source, address }) => ({
		source: printable(source, longestName$1),
		address
	}));
	return [...new Map(kept.map((one) => [`${one.source} ${one.address}`, one])).values()].slice(0, mostAddresses);
}
function addressesIn(source, value) {
	return [
		...[...value.matchAll(ipv4)].filter(({ 0: address, index }) => {
			const end = index + address.length;
			return isPlace(source, address, value.slice(Math.max(0, index - 40), index), value.slice(end, end + 7));
		}).map(([address]) => address),
		...[...value.matchAll(ipv6)].map(([address]) => address.toLowerCase()),
		...[...value.matchAll(named)].map(({ groups }) => (groups?.["address"] ?? "").replaceAll("-", "."))
	].map((address) => ({
		source,
		address
	}));
}
function isPlace(source, address, before, after) {
	if (/^:\d{2,5}(?![\d.])/.test(after) || address.startsWith("192.168.")) return true;
	if (placed.test(source) && !ofSoftware.has(source)) return !versioned.test(before);
	if (!ofSoftware.has(source)) return !product.test(before);
	const isAlone = /[([]$/.test(before) && /^[)\]]/.test(after);
	return place.test(before) || isAlone && !ofFour.test(before);
}
// src/formats/software/script-library.ts
const libraries = [
	{
		name: "jQuery",
		slug: "jquery"
	},
	{
		name: "AngularJS",
		slug: "angular(?:\\.?js)?",
		major: /^1(?:\.|$)/
	},
	{
		name: "Vue",
		slug: "vue(?:\\.?js)?"
	},
	{
		name: "Bootstrap",
		slug: "(?:twitter-)?bootstrap",
		hasStyles: true
	},
	{
		name: "React",
		slug: "react"
	}
];
const build = "(?:[-._](?:min|slim|pack|packed|compressed|custom|full|core|prod|production|dev|development|debug|esm|module|bundle|runtime|global|browser|umd|common|(?:alpha|beta|rc)\\d{0,2}|[0-9a-f]{6,40}|\\d{1,3}))*";
const numbers = "\\d{1,3}(?:\\.\\d{1,3})";
const readers = libraries.map(({ name, slug, major = /^\d/, hasStyles = false }) => ({
	name,
	major,
	hasStyles,
	file: new RegExp(`^${slug}(?:[-._]?(?<version>${numbers}{1,2}))?${build}\\.js$`, "i"),
	styleFile: new RegExp(`^${slug}(?:[-._]?(?<version>${numbers}{1,2}))?(?:[-.]rtl)?${build}\\.css$`, "i"),
	pinned: new RegExp(`(?:^|[/,])${slug}@v?(?<version>${numbers}{0,2})(?![\\w-]|\\.\\d)`, "i"),
	directory: new RegExp(`(?:^|/)${slug}[/._-]v?(?<version>${numbers}{0,2})/`, "i")
}));
function librariesIn(src, kind = "script") {
	const path = src.slice(0, 2048).split(/[?#;]/, 1)[0] ?? "";
	const end = path.lastIndexOf("/") + 1;
	const isStyle = kind === "stylesheet";
	return (isStyle ? readers.filter(({ hasStyles }) => hasStyles) : readers).flatMap(({ name, major, file, styleFile, pinned, directory }) => {
		const pin = pinned.exec(path)?.groups?.["version"];
		const named = pin === void 0 ? (isStyle ? styleFile : file).exec(path.slice(end)) : null;
		if (pin === void 0 && !named) return [];
		const version = pin ?? named?.groups?.["version"] ?? directory.exec(path.slice(0, end))?.groups?.["version"] ?? null;
		return version !== null && !major.test(version) ? [] : [{
			name,
			version
		}];
	});
}
// src/formats/software/support.ts
function supportOf(software, at, beside = []) {
	const { product, version, packagedBy } = software;
	const life = version === null ? null : lifeOf(product, version, at);
	if (version === null) return {
		state: "alive",
		life,
		keeper: null,
		ended: null
	};
	const named = {
		product: life?.product ?? product,
		version
	};
	const build = packagedBy && buildOf(packagedBy, named, at);
	const { last } = build ?? {};
	if (last) return {
		state: "dead",
		life,
		keeper: null,
		ended: {
			release: last.name,
			date: last.ended,
			source: last.source
		}
	};
	const keeper = (packagedBy && build?.state !== "foreign" ? packagedBy.distribution : null) ?? (packagedBy ? null : unmarkedIn([software, ...beside], named, at));
	if (life?.state !== "ended") return {
		state: "alive",
		life,
		keeper,
		ended: null
	};
	if (life.isPackaged && keeper !== null) return {
		state: "backported",
		life,
		keeper,
		ended: null
	};
	return {
		state: "dead",
		life,
		keeper: null,
		ended: {
			release: null,
			date: life.ended ?? "",
			source: life.source
		}
	};
}
function unmarkedIn(all, named, at) {
	return all.some(({ evidence }) => endedDistribution.test(evidence) || foreignSystem.test(evidence)) ? null : unmarkedBuilder(named, at);
}
// src/checks/owasp/components/software.ts
const mostSoftware = 32;
const longestName = 60;
const longestEvidence = 200;
function softwareOf(replies, { scripts, styles, generators }, at) {
	const all = [
		...replies.flatMap(ofReply),
		...generators.flatMap((each) => readProducts(each).map((found) => toSoftware("meta generator", found, each))),
		...scripts.flatMap((src) => ofFile(src, "script")),
		...styles.flatMap((href) => ofFile(href, "stylesheet"))
	];
	const each = [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
	return {
		software: each.toSorted((a, b) => rankAt(a, at) - rankAt(b, at)).slice(0, mostSoftware),
		softwareTotal: each.length,
		softwareUnread: unreadIn(replies.flat(), generators)
	};
}
function rankAt(one, at) {
	if (supportOf(one, at).state === "dead") return 0;
	return one.version === null ? 2 : 1;
}
function unreadIn(headers, generators) {
	const all = [...headers.filter(([name, value]) => productsOf(name, value).length > 0).map(([name, value]) => [name.toLowerCase(), value]), ...generators.map((value) => ["meta generator", value])];
	return [...new Set(all.filter(([, value]) => !isReadWhole(value)).map(([source]) => source))];
}
function keyOf({ product, version, packagedBy }) {
	return JSON.stringify([
		product.toLowerCase(),
		version,
		packagedBy
	]);
}
function ofReply(headers) {
	const host = valuesOf(headers, "server").map(packagerIn).find((found) => found !== null) ?? null;
	return headers.flatMap(([name, value]) => ofHeader(name, value, host));
}
const markedAsRedHat = new Set([
	"CentOS Linux",
	"Amazon Linux 1",
	"Amazon Linux 2"
]);
function ofHeader(name, value, host) {
	const read = (text) => {
		const marked = packagerIn(text);
		return host !== null && markedAsRedHat.has(host.distribution) && marked?.distribution === "Red Hat" ? {
			distribution: host.distribution,
			release: marked.release
		} : marked;
	};
	const inHeader = read(value);
	return productsOf(name, value).map((found) => {
		const packager = (found.version === null ? null : read(`${found.name}/${found.version}`)) ?? inHeader ?? (found.name === "PHP" ? host : null);
		return toSoftware(name.toLowerCase(), found, `${name.toLowerCase()}: ${value}`, packager);
	});
}
function ofFile(address, kind) {
	return librariesIn(address, kind).filter(({ version }) => version !== null).map((library) => toSoftware(kind, library, address));
}
function toSoftware(source, { name, version }, seen, packagedBy = null) {
	return {
		source: printable(source, longestName),
		product: printable(name, longestName),
		version: version === null ? null : printable(version, longestName),
		packagedBy,
		evidence: printable(around(seen, version), longestEvidence)
	};
}
function around(seen, version) {
	const end = (version === null ? -1 : seen.indexOf(version)) + (version?.length ?? 0);
	return end < longestEvidence ? seen : `…${seen.slice(Math.max(0, end - longestEvidence + 10), end)}`;
}
// src/checks/owasp/record.ts
const longestValue = 200;
const noPage = {
	redirectChain: [],
	disclosures: [],
	privateAddresses: [],
	software: [],
	softwareTotal: 0,
	softwareUnread: [],
	unreadContent: null,
	insecureRequests: null,
	cookies: [],
	cookiesTotal: 0,
	cors: null
};
function recordWay({ hops, reply, url }, { host, port80, now }) {
	const hosts = new Set([host, hostOf(new URL(url))]);
	const asked = new Set(hops.map((hop) => hop.url));
	const way = [...port80.filter((hop) => !asked.has(hop.url)), ...hops];
	const own = way.filter((hop) => hosts.has(hostOf(new URL(hop.url))));
	const headers = own.flatMap((hop) => hop.headers);
	const itself = new Set([...hosts, ...[...port80, ...hops].map(({ address }) => address)]);
	const { sources, unread, plainRequests } = readPage(reply, url);
	return {
		disclosures: findDisclosures(headers, []).map(({ source, value, kind }) => {
			return {
				source,
				value: printable(value, longestValue),
				kind
			};
		}),
		privateAddresses: findPrivateAddresses(headers, itself),
		...softwareOf(own.map((hop) => hop.headers), sources, now.toISOString()),
		unreadContent: unread,
		insecureRequests: plainRequests,
		...cookiesOf(way, hosts, now)
	};
}
const nothing = {
	sources: {
		scripts: [],
		styles: [],
		generators: []
	},
	unread: null,
	plainRequests: null
};
function readPage({ headers, body, truncated }, url) {
	const decoded = decodePage(body, valuesOf(headers, "content-encoding"));
	const { kind, charset } = pageTypeOf(headers, decoded ?? body);
	if (kind !== "html" && kind !== "xhtml") return nothing;
	if (!decoded) return {
		...nothing,
		unread: "coding"
	};
	const html = textOfHtml(decoded, `charset=${charset}`);
	const policies = valuesOf(headers, "content-security-policy");
	return {
		sources: readPageSources(html),
		unread: truncated ? "part" : null,
		plainRequests: url.startsWith("https:") ? keepPlainRequests(readPlainRequests(html, {
			url,
			policies
		})) : null
	};
}
const mostRequests = 20;
function keepPlainRequests({ mixed, forms, unchecked }) {
	const shown = (each) => ({
		...each,
		url: shownUrl(each.url)
	});
	return {
		mixed: mixed.slice(0, mostRequests).map(shown),
		mixedTotal: mixed.length,
		forms: forms.toSorted((a, b) => Number(b.hasPassword) - Number(a.hasPassword)).slice(0, mostRequests).map(shown),
		formsTotal: forms.length,
		unchecked: unchecked.slice(0, mostRequests).map(shownUrl),
		uncheckedTotal: unchecked.length
	};
}
function shownUrl(text) {
	const { origin, pathname } = new URL(text);
	return printable(`${origin}${pathname}`, longestValue);
}
// src/checks/owasp/collect.ts
const longestUrl$2 = 2048;
async function collect(input, context) {
	const to = endpointOf(input);
	const { own, seen, begun: requestedScheme } = await approach(context, to);
	const common = {
		...to,
		observedAt: context.now().toISOString(),
		requestedScheme
	};
	if (!seen.ok) {
		if (own.reason !== null) throw new Failure(seen.failure);
		const plain = await port80(context, { url: httpsOf(to) }, [own]);
		return {
			...common,
			tls: [own],
			page: null,
			reason: seen.failure.reason,
			...noPage,
			plainHttp: told([plain])
		};
	}
	const { result, journey } = seen.value;
	const { raw, verdict } = result;
	if (raw.redirectOutcome === "answered" && !isOwn(raw.page, raw.status, input.accept_status)) {
		const plain = await port80(context, { url: httpsOf(to) }, [own]);
		const reason = raw.page.basis === "status" ? `http.status.${raw.status}` : `page.${raw.page.kind}`;
		const unseen = {
			...common,
			tls: [own],
			page: null,
			reason,
			...noPage,
			plainHttp: told([plain])
		};
		return raw.page.basis === "status" ? {
			...unseen,
			...softwareBehind(journey, to.host, context.now())
		} : unseen;
	}
	const elsewhere = otherOrigin(journey, to);
	const isPage = raw.redirectOutcome === "answered";
	const [other, allowed] = await Promise.all([
		elsewhere && measure(context, elsewhere),
		isPage ? cors$1(context, journey.url, {
			...journey.named,
			cookie: cookieOf(journey, context.now())
		}) : null,
		plainHttp(context, httpsOf(to))
	]);
	const tls = other ? [own, other] : [own];
	const asked = [{ url: httpsOf(to) }, ...isPage ? [journey] : []];
	const ports = await Promise.all(asked.map((each) => port80(context, each, tls)));
	const seenThere = {
		...common,
		tls,
		plainHttp: told(ports)
	};
	if (!isPage) return {
		...seenThere,
		page: null,
		reason: raw.redirectOutcome,
		...noPage
	};
	const hops = ports.flatMap((each) => each?.hops ?? []);
	return {
		...seenThere,
		page: {
			url: raw.finalUrl.slice(0, longestUrl$2),
			status: raw.status,
			address: raw.address,
			...headersOf(verdict)
		},
		reason: null,
		redirectChain: redirectChainOf(raw, tls),
		...recordWay(journey, {
			host: to.host,
			port80: hops,
			now: context.now()
		}),
		cors: allowed
	};
}
function softwareBehind(journey, host, now) {
	const { software, softwareTotal, softwareUnread } = recordWay(journey, {
		host,
		port80: [],
		now
	});
	return {
		software,
		softwareTotal,
		softwareUnread
	};
}
function cookieOf({ hops, url }, now) {
	const jar = openJar();
	for (const hop of hops) jar.keep(new URL(hop.url), hop.headers, now);
	return jar.header(new URL(url));
}
const ofWay = new Set(["redirect-certificate", "downgrade"]);
function headersOf({ parts = [], caps = [], score }) {
	const isKnown = score !== void 0 || parts.every((part) => part.score !== null);
	const own = caps.filter(({ id }) => !ofWay.has(id));
	const { grade = null, score: points = null } = assess(isKnown ? parts : [], own, ladder$1);
	return {
		grade,
		score: points
	};
}
function told(ports) {
	const each = ports.flatMap((port) => port ? [port.told] : []);
	return [...new Map(each.map((one) => [one.url, one])).values()];
}
function otherOrigin({ url, end, named }, { host, port }) {
	const page = new URL(url);
	if (end.kind !== "answered" || page.protocol !== "https:") return null;
	return hostOf(page) === host && portOf(page) === port ? null : {
		host: hostOf(page),
		port: portOf(page),
		...named
	};
}
// src/checks/owasp/effects.ts
const a05 = { part: "a05" };
const cors = {
	part: "a05",
	cap: "cors"
};
const ended = {
	part: "a06",
	cap: "end-of-life"
};
const effects = effectsOf({
	"plain-http": {
		part: "a02",
		cap: "plain-http"
	},
	"tls-refused": {
		part: "a02",
		cap: "tls-refused"
	},
	"tls-broken": {
		part: "a02",
		cap: "tls-broken"
	},
	"tls-weak": { part: "a02" },
	"password-in-clear": {
		part: "a02",
		cap: "password-in-clear"
	},
	"form-in-clear": {
		part: "a02",
		cap: "form-in-clear"
	},
	"mixed-content": {
		part: "a02",
		cap: "mixed-content"
	},
	"headers-weak": { part: "headers" },
	"leak-debug": a05,
	"leak-header": a05,
	"leak-internal": a05,
	"leak-private-address": a05,
	"redirect-missing": a05,
	"redirect-refused": a05,
	"hop-in-clear": a05,
	"cors-reflected": cors,
	"cors-null": cors,
	"cors-lookalike": cors,
	"cors-subdomain": cors,
	"cors-any": a05,
	"cookie-insecure": a05,
	"cookie-readable": {
		part: "a05",
		cap: "session-cookie"
	},
	"cookie-same-site": a05,
	"end-of-life": ended,
	"script-end-of-life": ended,
	"version-disclosed": { part: "a06" },
	"script-version": { part: "a06" },
	"version-vulnerable": { part: "a06" },
	"script-vulnerable": { part: "a06" },
	"page-unreadable": { isOpen: true }
});
// src/checks/owasp/grading.ts
const whole = {
	en: "0–100",
	ko: "0–100"
};
const rows = {
	headers: { http: note(whole, "the score of the http check", "http 점검의 점수") },
	a02: {
		ssl: note(whole, "the score of the ssl check; if the page is on another origin, the lower score of host and page", "ssl 점검의 점수. 페이지가 다른 오리진에 있으면 호스트와 페이지 중 낮은 점수"),
		pageAlone: note(whole, "https of the host is unreachable, but its port 80 leads to the page: the score of the page", "호스트의 https에 접속할 수 없지만 80번 포트가 페이지로 이어짐: 페이지의 점수"),
		plain: row(0, "a page over plain HTTP, or a redirect to it through a host whose certificate browsers reject", "평문 HTTP 페이지이거나, 브라우저가 인증서를 거부하는 호스트를 거친 리디렉션"),
		password: row(-deductions.passwordInClear, "a password form is sent over plain HTTP (not to localhost, and not where upgrade-insecure-requests, form-action or sandbox prevents it)", "비밀번호 양식을 평문 HTTP로 보냄(localhost로 보내거나 upgrade-insecure-requests, form-action, sandbox가 막으면 제외)"),
		form: row(-deductions.formInClear, "another form is sent over plain HTTP", "다른 양식을 평문 HTTP로 보냄"),
		mixed: row(-deductions.mixedContent, "scripts, stylesheets, frames or objects over plain HTTP, which browsers block (not where upgrade-insecure-requests or block-all-mixed-content covers them; images, audio and video do not count)", "브라우저가 차단하는 평문 HTTP의 스크립트, 스타일시트, 프레임, 객체(upgrade-insecure-requests나 block-all-mixed-content가 있으면 제외. 이미지, 오디오, 비디오는 제외)"),
		integrity: row(0, "scripts of other origins without integrity are only reported", "integrity가 없는 다른 오리진의 스크립트는 알리기만 함")
	},
	a05: {
		leak: row(-deductions.leak, "each header that names software or reveals internals", "소프트웨어를 알리거나 내부를 드러내는 헤더마다"),
		mostLeaks: row(-deductions.mostLeaks, "most that these headers can cost", "이런 헤더로 잃을 수 있는 최대 점수"),
		framework: row(-deductions.framework, "each of X-Powered-By, X-AspNet-Version and X-AspNetMvc-Version", "X-Powered-By, X-AspNet-Version, X-AspNetMvc-Version마다"),
		debug: row(-deductions.debug, "each header of a debugger or of source maps", "디버거나 소스 맵의 헤더마다"),
		privateAddress: row(-deductions.privateAddress, "a private address in a header", "헤더에 사설 주소가 있음"),
		noRedirect: row(-deductions.noRedirect, "port 80 of the host or the page does not lead to https, or leads to a certificate that browsers reject, or a redirect goes from https through plain HTTP", "호스트나 페이지의 80번 포트가 https로 이어지지 않거나, 브라우저가 거부하는 인증서로 이어지거나, https에서 평문 HTTP를 거쳐 리디렉션됨"),
		cors: row(-deductions.cors, "CORS with credentials for every origin that asks, or for null, which every site can use", "요청하는 모든 오리진에, 또는 어느 사이트나 쓸 수 있는 null에 자격 증명과 함께 CORS를 허용함"),
		corsAny: row(-deductions.corsAny, "CORS with credentials for *, which browsers reject", "브라우저가 거부하는, *에 대한 자격 증명 CORS"),
		cookieInsecure: row(-deductions.cookieInsecure, "a cookie without Secure, set by the host or the page, also on port 80", "호스트나 페이지가 설정한 Secure 없는 쿠키(80번 포트 포함)"),
		cookieReadable: row(-deductions.cookieReadable, "a session cookie without HttpOnly", "HttpOnly 없는 세션 쿠키"),
		cookieSameSite: row(-deductions.cookieSameSite, "a cookie without SameSite", "SameSite 없는 쿠키")
	},
	a06: {
		version: row(-deductions.version, "each product that is disclosed with its version", "버전이 드러난 제품마다"),
		endOfLife: row(-deductions.endOfLife, `a version past its end of life (table of ${lifecyclesAsOf}), unless a supported distribution release may patch it under that number (table of ${distributionsAsOf})`, `지원이 끝난 버전(${lifecyclesAsOf} 기준 표). 지원 중인 배포판에서 같은 번호로 수정할 수 있으면 제외(${distributionsAsOf} 기준 표)`),
		deadRelease: row(-deductions.endOfLife, `a version that only unsupported releases of its distribution contain (table of ${distributionsAsOf})`, `지원이 끝난 배포판에만 있는 버전(${distributionsAsOf} 기준 표)`)
	}
};
const grading = {
	version: gradeVersion,
	ladder,
	weights,
	ceilings,
	effects,
	points: shownRows(rows)
};
// src/data/vulnerabilities.ts
const vulnerabilities = [
	{
		product: "jQuery",
		id: "CVE-2019-11358",
		ranges: [["1.1.4", "3.4.0"]],
		source: "https://blog.jquery.com/2019/04/10/jquery-3-4-0-released/"
	},
	{
		product: "jQuery",
		id: "CVE-2020-11022",
		ranges: [["1.2.0", "3.5.0"]],
		source: "https://blog.jquery.com/2020/04/10/jquery-3-5-0-released/"
	},
	{
		product: "jQuery",
		id: "CVE-2020-11023",
		ranges: [["1.0.3", "3.5.0"]],
		source: "https://blog.jquery.com/2020/04/10/jquery-3-5-0-released/"
	},
	{
		product: "Apache HTTP Server",
		id: "CVE-2021-42013",
		ranges: [["2.4.49", "2.4.51"]],
		source: "https://httpd.apache.org/security/vulnerabilities_24.html"
	},
	{
		product: "Apache HTTP Server",
		id: "CVE-2021-40438",
		ranges: [["2.4.0", "2.4.49"]],
		source: "https://httpd.apache.org/security/vulnerabilities_24.html"
	},
	{
		product: "Apache HTTP Server",
		id: "CVE-2024-38476",
		ranges: [["2.4.0", "2.4.60"]],
		source: "https://httpd.apache.org/security/vulnerabilities_24.html"
	},
	{
		product: "PHP",
		id: "CVE-2024-8932",
		ranges: [
			["8.1.0", "8.1.31"],
			["8.2.0", "8.2.26"],
			["8.3.0", "8.3.14"]
		],
		source: "https://www.php.net/ChangeLog-8.php"
	},
	{
		product: "PHP",
		id: "CVE-2025-1735",
		ranges: [
			["8.1.0", "8.1.33"],
			["8.2.0", "8.2.29"],
			["8.3.0", "8.3.23"],
			["8.4.0", "8.4.10"]
		],
		source: "https://www.php.net/ChangeLog-8.php"
	},
	{
		product: "Apache Tomcat",
		id: "CVE-2025-24813",
		ranges: [
			["9.0.0", "9.0.99"],
			["10.1.0", "10.1.35"],
			["11.0.0", "11.0.3"]
		],
		source: "https://tomcat.apache.org/security-11.html"
	},
	{
		product: "OpenSSL",
		id: "CVE-2025-9230",
		ranges: [
			["3.0.0", "3.0.18"],
			["3.2.0", "3.2.6"],
			["3.3.0", "3.3.5"],
			["3.4.0", "3.4.3"],
			["3.5.0", "3.5.4"]
		],
		source: "https://openssl-library.org/news/secadv/20250930.txt"
	},
	{
		product: "Node.js",
		id: "CVE-2025-23166",
		ranges: [
			["20.0.0", "20.19.2"],
			["22.0.0", "22.15.1"],
			["24.0.0", "24.0.2"]
		],
		source: "https://nodejs.org/en/blog/vulnerability/may-2025-security-releases"
	}
];
// src/formats/software/vulnerability.ts
function vulnerabilitiesOf(product, version) {
	const numbers = numbersOf(version);
	if (numbers.length < 3) return [];
	return vulnerabilities.filter((each) => each.product === product).filter(({ ranges }) => ranges.some((range) => isIn(range, numbers))).map(({ id }) => id);
}
function isIn([from, below], numbers) {
	return compareVersions(numbers, numbersOf(from)) >= 0 && compareVersions(numbers, numbersOf(below)) < 0;
}
// src/checks/owasp/judged.ts
const unseen = {
	score: null,
	caps: [],
	findings: []
};
// src/checks/owasp/components/judge.ts
function judgeComponents(raw) {
	if (!raw.page && raw.software.length === 0) return unseen;
	const versioned = versionedOf(raw);
	const isDead = versioned.some(({ state }) => state === "dead");
	const loaded = versioned.filter(isLoaded).length;
	const lost = (versioned.length - Math.max(0, loaded - 1)) * deductions.version + (isDead ? deductions.endOfLife : 0);
	return {
		score: raw.page ? Math.max(0, 100 - lost) : null,
		caps: isDead ? [ceiling("end-of-life")] : [],
		findings: [
			...versioned.flatMap((each) => disclosureOf(each)),
			...unversioned(raw).map(({ product, evidence }) => find("product-disclosed", { product: printable(product, 60) }, {
				subject: product,
				evidence
			})),
			...readingFindings(raw)
		]
	};
}
function disclosureOf(each) {
	const { product: name, version, life, state, keeper, ended, evidence } = each;
	const product = life?.product ?? name;
	const seen = {
		subject: name,
		evidence
	};
	const isFile = isLoaded(each);
	if (ended) {
		const { date, source } = ended;
		const told = {
			product,
			version,
			branch: branchWords(ended.release),
			date,
			source
		};
		return [find(isFile ? "script-end-of-life" : "end-of-life", told, seen)];
	}
	const known = keeper === null ? vulnerabilitiesOf(product, version) : [];
	const disclosed = known.length > 0 ? find(isFile ? "script-vulnerable" : "version-vulnerable", {
		product: name,
		version,
		vulnerabilities: known.join(", ")
	}, seen) : find(isFile ? "script-version" : "version-disclosed", {
		product: name,
		version
	}, seen);
	if (state !== "backported") return [disclosed];
	return [find("end-of-life-backported", {
		product,
		version,
		distribution: keeper ?? ""
	}, seen), disclosed];
}
function branchWords(release) {
	if (release === null) return {
		en: "the branch",
		ko: "이 브랜치"
	};
	return {
		en: `the package of ${release}`,
		ko: `${release} 패키지`
	};
}
function isLoaded({ source }) {
	return source === "script" || source === "stylesheet";
}
function versionedOf({ software, observedAt }) {
	const judged = software.flatMap((each) => {
		const { version } = each;
		return version === null ? [] : [{
			...each,
			version,
			...supportOf(each, observedAt, software)
		}];
	});
	const others = judged.filter(({ state }) => state !== "dead");
	const dead = judged.filter(({ state }) => state === "dead");
	return [...new Map([...others, ...dead].map((each) => [`${each.product.toLowerCase()} ${each.version}`, each])).values()];
}
function unversioned({ software }) {
	const named = new Set(software.filter(({ version }) => version !== null).map(({ product }) => product.toLowerCase()));
	const bare = software.filter(({ product, version }) => version === null && !named.has(product.toLowerCase()));
	return [...new Map(bare.map((each) => [each.product.toLowerCase(), each])).values()];
}
function readingFindings({ software, softwareTotal, softwareUnread, unreadContent: unread }) {
	return [
		...unread === "coding" ? [find("page-unreadable")] : [],
		...unread === "part" ? [find("page-cut")] : [],
		...softwareUnread.map((source) => find("software-unread", { source }, { subject: source })),
		...softwareTotal > software.length ? [find("software-cut", {
			count: software.length,
			total: softwareTotal
		})] : []
	];
}
// src/checks/owasp/plain-requests/judge.ts
function judgePlainRequests({ insecureRequests: plainRequests }) {
	if (!plainRequests) return unseen;
	const faults = [...formFaults(plainRequests), ...mixedFaults(plainRequests)];
	const [form, ...rest] = faults;
	return {
		score: 100 - [...form ? [form] : [], ...rest.filter(({ cap }) => cap !== "form-in-clear")].reduce((sum, { points }) => sum + points, 0),
		caps: faults.flatMap(({ cap }) => cap ? [ceiling(cap)] : []),
		findings: [...faults.map(({ finding }) => finding), ...uncheckedFindings(plainRequests)]
	};
}
const openPlainCaps = [
	ceiling("password-in-clear"),
	ceiling("form-in-clear"),
	ceiling("mixed-content")
];
function formFaults({ forms }) {
	const secret = forms.find(({ hasPassword }) => hasPassword);
	const other = forms.find(({ hasPassword }) => !hasPassword);
	const faultOf = (id, points, url) => ({
		points,
		cap: id,
		finding: find(id, { url: printable(url, longestUrl$1) }, { evidence: list(urlsOf(forms, id === "password-in-clear")) })
	});
	return [...secret ? [faultOf("password-in-clear", deductions.passwordInClear, secret.url)] : [], ...other ? [faultOf("form-in-clear", deductions.formInClear, other.url)] : []];
}
function urlsOf(forms, hasPassword) {
	return forms.filter((form) => form.hasPassword === hasPassword).map(({ url }) => url);
}
function mixedFaults({ mixed, mixedTotal }) {
	if (mixed.length === 0) return [];
	const each = mixed.map(({ kind, url }) => `${kind} ${url}`);
	const finding = find("mixed-content", { what: shown(each, mixedTotal) }, { evidence: list(each) });
	return [{
		points: deductions.mixedContent,
		cap: "mixed-content",
		finding
	}];
}
function uncheckedFindings({ unchecked, uncheckedTotal }) {
	if (unchecked.length === 0) return [];
	return [find("script-without-integrity", { what: shown(unchecked, uncheckedTotal) }, { evidence: list(unchecked) })];
}
const longestUrl$1 = 120;
const mostShown = 3;
function shown(each, total) {
	const first = each.slice(0, mostShown).map((one) => printable(one, longestUrl$1));
	return total > first.length ? `${first.join(", ")}, +${total - first.length}` : first.join(", ");
}
function list(each) {
	return printable(each.join(", "), 200);
}
// src/checks/owasp/reasons.ts
function capWords(caps) {
	const known = ssl.words.caps;
	const told = caps.map((cap) => (Object.hasOwn(known, cap) ? known[cap] : void 0) ?? {
		en: cap,
		ko: cap
	});
	return {
		en: told.map(({ en }) => en).join(", "),
		ko: told.map(({ ko }) => ko).join(", ")
	};
}
// src/checks/owasp/cryptography/judge.ts
const refusing = new Set([
	"no-certificate",
	"unreadable",
	"expired",
	"not-yet-valid",
	"wrong-name",
	"no-san",
	"weak-key",
	"weak-signature",
	"wrong-purpose",
	"wrong-key-usage",
	"revoked",
	"intermediate-revoked",
	"untrusted",
	"obsolete-only"
]);
function judgeCryptography(raw) {
	const tls = judgeTls(raw);
	const clear = judgePlainRequests(raw);
	const lost = clear.score === null ? 0 : 100 - clear.score;
	return {
		score: tls.score === null ? null : Math.max(0, tls.score - lost),
		caps: [...tls.caps, ...clear.caps],
		findings: [...tls.findings, ...clear.findings]
	};
}
function judgeTls(raw) {
	if (isPlain(raw)) {
		const finding = find("plain-http", { host: raw.host });
		return {
			score: 0,
			caps: [ceiling("plain-http")],
			findings: [finding]
		};
	}
	const each = countedOf(raw).map(judgeOne);
	const scores = each.map(({ score }) => score);
	const known = scores.filter((score) => score !== null);
	if (each.length === 0) return unseen;
	const hops = wayFindings(raw);
	const isCutOff = raw.redirectChain.some(({ state }) => state === "refused");
	const caps = each.flatMap((one) => one.caps);
	const worstScore = known.length < scores.length ? null : Math.min(...known);
	return {
		score: isCutOff ? 0 : worstScore,
		caps: unique(isCutOff ? [...caps, ceiling("tls-refused")] : caps),
		findings: [
			...closedFindings(raw),
			...each.flatMap(({ findings }) => findings),
			...hops
		]
	};
}
function openCaps(raw) {
	if (isPlain(raw)) return [];
	if (countedOf(raw).some(({ grade }) => grade === null)) return [ceiling("tls-refused"), ceiling("tls-broken")];
	return raw.redirectChain.some(({ state }) => state === "unclear") ? [ceiling("tls-refused")] : [];
}
function worstTls(raw) {
	const letters = (isPlain(raw) ? raw.tls : countedOf(raw)).map(({ grade }) => grade);
	const [first, ...rest] = letters.filter((grade) => grade !== null);
	return first === void 0 || rest.length + 1 < letters.length ? null : worst([first, ...rest]);
}
function isPlain({ page }) {
	return page?.url.startsWith("http:") ?? false;
}
const closed = /^(?:tcp\.(?:refused|unreachable)|timeout\.(?:tcp|tls))$/;
function isClosed({ requestedScheme: begun }, { reason }) {
	return begun === "http" && reason !== null && closed.test(reason);
}
function countedOf(raw) {
	const met = raw.tls.filter((each) => !isClosed(raw, each));
	return met.length > 0 ? met : raw.tls;
}
function closedFindings(raw) {
	return raw.tls.filter((each) => isClosed(raw, each)).map(({ host, port, reason }) => find("https-closed", {
		host,
		reason: reasonWords(reason)
	}, {
		subject: `${host}:${port}`,
		evidence: reason ?? ""
	}));
}
function wayFindings({ redirectChain: way }) {
	return way.flatMap(({ host, port, state, refusals }) => {
		const seen = { subject: `${host}:${port}` };
		if (state === "unclear") return [find("tls-unknown", {
			host,
			reason: reasonWords(null)
		}, seen)];
		if (state === "clear") return [];
		const told = {
			evidence: refusals.join(", "),
			because: becauseOfCaps(refusals),
			...seen
		};
		return [find("tls-refused", {
			host,
			reasons: capWords(refusals)
		}, told)];
	});
}
function judgeOne({ host, port, grade, score, caps, reason }) {
	const seen = { subject: `${host}:${port}` };
	if (grade === null) return {
		score: null,
		caps: [],
		findings: [find("tls-unknown", {
			host,
			reason: reasonWords(reason)
		}, seen)]
	};
	const reasons = capWords(caps);
	const told = {
		evidence: caps.join(", "),
		because: becauseOfCaps(caps),
		...seen
	};
	if (caps.some((cap) => refusing.has(cap))) return {
		score,
		caps: [ceiling("tls-refused")],
		findings: [find("tls-refused", {
			host,
			reasons
		}, told)]
	};
	if (grade === "F") return {
		score,
		caps: [ceiling("tls-broken")],
		findings: [find("tls-broken", {
			host,
			reasons
		}, told)]
	};
	return {
		score,
		caps: [],
		findings: meets(grade, "A") ? [] : [find("tls-weak", {
			host,
			grade
		}, seen)]
	};
}
function unique(caps) {
	return [...new Map(caps.map((cap) => [cap.id, cap])).values()];
}
// src/checks/owasp/misconfiguration/judge.ts
function judgeMisconfiguration(raw) {
	if (!raw.page) return {
		...unseen,
		findings: [...redirectFaults(raw).map(({ finding }) => finding), ...unknownPorts(raw)]
	};
	const leaks = leakFaults(raw);
	const faults = [
		...privateFaults(raw),
		...clearFaults(raw),
		...corsFaults(raw.cors),
		...cookieFaults(raw)
	];
	const lost = leaks.points + faults.reduce((sum, { points }) => sum + points, 0);
	return {
		score: Math.max(0, 100 - lost),
		caps: faults.flatMap(({ cap }) => cap ? [ceiling(cap)] : []),
		findings: [
			...leaks.findings,
			...faults.map(({ finding }) => finding),
			...unknownPorts(raw),
			...openFindings(raw, raw.page.status)
		]
	};
}
function openFindings({ cors, cookies, cookiesTotal }, status) {
	return [
		...status >= 400 ? [find("error-page", { status })] : [],
		...isWithoutAnswer(cors) ? [find("cors-unknown")] : [],
		...cookiesTotal > cookies.length ? [find("cookies-cut", {
			count: cookies.length,
			total: cookiesTotal
		})] : []
	];
}
function isWithoutAnswer(cors) {
	if (!cors) return true;
	const isDecided = cors.allowed === "*" || cors.reflected && cors.credentials;
	return cors.opaque === null && !isDecided;
}
const framework = /^(?:x-powered-by|x-aspnet-version|x-aspnetmvc-version)$/;
const debug = /^(?:x-debug-token|x-debug-token-link|x-diaginfo|x-sourcefiles|(?:x-)?sourcemap|phpdebugbar-(?:id|stack)|x-clockwork-(?:id|version)|x-chrome(?:logger|php)-data|server-timing)$/;
const internal = new Set(leakHeaders.flatMap(({ header, kind }) => kind === "internal" ? [header] : []));
const written = new Map(leakHeaders.map(({ header, name }) => [header, name]));
function leakFaults({ disclosures: leaks, software }) {
	const headers = [...new Map(leaks.map(({ source, value }) => [source, value]))].filter(([name]) => written.has(name));
	const names = headers.map(([name]) => name);
	const frameworks = names.filter((name) => framework.test(name)).length;
	const debuggers = names.filter((name) => debug.test(name)).length;
	const others = names.length - frameworks - debuggers;
	return {
		points: frameworks * deductions.framework + debuggers * deductions.debug + Math.min(others * deductions.leak, deductions.mostLeaks),
		findings: headers.filter(([name, value]) => !isToldAnyway(software, name, value)).map(([name, value]) => find(problemOf(name), { header: written.get(name) ?? name }, {
			subject: name,
			evidence: `${name}: ${value}`
		}))
	};
}
function problemOf(name) {
	if (debug.test(name)) return "leak-debug";
	return internal.has(name) ? "leak-internal" : "leak-header";
}
function isToldAnyway(software, name, value) {
	const told = new Set(software.map(({ product }) => product.toLowerCase()));
	const products = productsOf(name, value);
	return products.length > 0 && products.every((each) => told.has(each.name.toLowerCase()));
}
function privateFaults({ privateAddresses }) {
	const [first] = privateAddresses;
	if (!first) return [];
	const { address, source } = first;
	const seen = { evidence: privateAddresses.map((each) => `${each.source}: ${each.address}`).join(", ") };
	return [{
		points: deductions.privateAddress,
		finding: find("leak-private-address", {
			address,
			header: source
		}, seen)
	}];
}
const longestUrl = 120;
function clearFaults(raw) {
	const faults = raw.redirectChain.filter(({ state }) => state === "clear").map(({ host, port }) => find("hop-in-clear", { host }, { subject: `${host}:${port}` }));
	return [...redirectFaults(raw), ...faults.map((finding) => ({
		points: deductions.noRedirect,
		finding
	}))].map((fault, at) => at === 0 ? fault : {
		...fault,
		points: 0
	});
}
function redirectFaults({ plainHttp, page, redirectChain: way }) {
	const astray = plainHttp.find(({ state }) => state === "content" || state === "not-https");
	const open = page?.url.startsWith("http:") ? page.url : astray?.url;
	const known = new Set(way.map(({ host }) => host));
	const refused = plainHttp.filter(({ url }) => !known.has(hostIn(url))).filter(({ refusals }) => refusals.length > 0).map(refusedFinding);
	return [...open === void 0 ? [] : [find("redirect-missing", { url: printable(open, longestUrl) })], ...refused].map((finding) => ({
		points: deductions.noRedirect,
		finding
	}));
}
function refusedFinding({ url, refusals }) {
	const host = printable(hostIn(url), longestUrl);
	return find("redirect-refused", {
		host,
		reasons: capWords(refusals)
	}, {
		subject: host,
		evidence: refusals.join(", ")
	});
}
function hostIn(url) {
	const parsed = URL.parse(url);
	return parsed ? hostOf(parsed) : url;
}
function unknownPorts({ plainHttp }) {
	return plainHttp.filter(({ state }) => state === "unknown").map(({ url, reason, throughProxy }) => find("port80-unknown", {
		url: printable(url, longestUrl),
		reason: throughProxy ? behindProxy(reasonWords(reason)) : reasonWords(reason)
	}, reason === null ? {} : { evidence: reason }));
}
function corsFaults(cors) {
	const problem = cors && corsProblem(cors);
	if (!cors || !problem) return [];
	const { id, allowed } = problem;
	const evidence = `Access-Control-Allow-Origin: ${allowed}, Access-Control-Allow-Credentials: true`;
	const finding = id === "cors-lookalike" || id === "cors-subdomain" ? find(id, { origin: allowed }, { evidence }) : find(id, {}, { evidence });
	return [id === "cors-any" ? {
		points: deductions.corsAny,
		finding
	} : {
		points: deductions.cors,
		cap: "cors",
		finding
	}];
}
function corsProblem({ allowed, reflected, credentials, opaque, lookalikes }) {
	if (reflected && credentials) return {
		id: "cors-reflected",
		allowed: allowed ?? ""
	};
	if (opaque === "credentials") return {
		id: "cors-null",
		allowed: "null"
	};
	const registered = lookalikes.find(({ kind }) => kind !== "subdomain");
	if (registered) return {
		id: "cors-lookalike",
		allowed: registered.origin
	};
	const [subdomain] = lookalikes;
	if (subdomain) return {
		id: "cors-subdomain",
		allowed: subdomain.origin
	};
	return allowed === "*" && credentials ? {
		id: "cors-any",
		allowed
	} : null;
}
// src/checks/owasp/judge.ts
const judges = {
	headers: judgeHeaders,
	a02: judgeCryptography,
	a05: judgeMisconfiguration,
	a06: judgeComponents
};
function judge(raw) {
	const judged = Object.keys(judges).map((id) => ({
		id,
		...judges[id](raw)
	}));
	const parts = judged.map(({ id, score }) => ({
		id,
		weight: weights[id],
		score
	}));
	const caps = judged.flatMap((each) => each.caps);
	const findings = [...raw.page ? [] : [find("page-unseen", { reason: reasonWords(raw.reason) }, evidenceOf(raw.reason))], ...judged.flatMap((each) => each.findings)];
	const assessed = assessInDoubt(parts, caps, ladder, doubtOf(raw));
	const isWorst = caps.some(({ max }) => max === "F");
	return concludeGrade(isWorst ? {
		...assessed,
		grade: "F"
	} : assessed, findings, kpisOf(raw), problems);
}
function doubtOf(raw) {
	const isUnread = raw.page !== null && raw.unreadContent === "coding";
	const isOpen = isUnread && raw.page?.url.startsWith("https:") === true;
	const scripts = isUnread ? [ceiling("end-of-life")] : [];
	return {
		caps: [
			...openCaps(raw),
			...scripts,
			...isOpen ? openPlainCaps : []
		],
		parts: {
			...isUnread && { a06: 0 },
			...isOpen && { a02: 0 }
		}
	};
}
function evidenceOf(reason) {
	return reason === null ? {} : { evidence: reason };
}
function judgeHeaders({ page }) {
	if (!page) return unseen;
	const { grade, score } = page;
	return {
		score,
		caps: [],
		findings: grade !== null && !meets(grade, "A") ? [find("headers-weak", { grade })] : []
	};
}
function kpisOf(raw) {
	const { page, software, cookiesTotal, cors } = raw;
	return [
		{
			id: "ssl-grade",
			value: worstTls(raw)
		},
		{
			id: "headers-grade",
			value: page?.grade ?? null
		},
		{
			id: "software",
			value: page ? softwareNames(software) : null
		},
		{
			id: "cookies",
			value: page ? cookiesTotal : null
		},
		{
			id: "cors",
			value: cors ? corsCode(cors) : null
		}
	];
}
const mostNames = 5;
function softwareNames(software) {
	const names = software.map(({ product, version }) => version === null ? product : `${product} ${version}`);
	return names.length > 0 ? [...new Set(names)].slice(0, mostNames).join(", ") : false;
}
function corsCode({ allowed, reflected, credentials, opaque }) {
	if (opaque === "credentials") return "null-credentials";
	if (allowed === null) return "closed";
	const who = reflected ? "reflected" : allowed === "*" ? "any" : "named";
	return credentials ? `${who}-credentials` : who;
}
// src/checks/owasp/schema.ts
const letter = _enum(grades).nullable().meta({
	description: "Null where there is no letter",
	ko: "등급이 없으면 null"
});
const score = number().nullable().meta({
	description: "0 to 100; null if there is none",
	ko: "0부터 100까지. 없으면 null"
});
const tls = object({
	host: string().meta(descriptions.hostObserved),
	port: int().meta(descriptions.tcpPort),
	grade: letter,
	score,
	caps: array(string()).readonly().meta({
		description: "The ceilings of the ssl check that hold",
		ko: "ssl 점검에서 적용된 등급 상한"
	}),
	reason: string().nullable().meta({
		description: "Why nothing was measured; else null",
		ko: "측정하지 못한 이유. 측정했으면 null"
	})
});
const leak = object({
	source: string().meta({
		description: "Header, in lower case",
		ko: "소문자로 쓴 헤더 이름"
	}),
	value: string().meta({
		description: "Value of the header, as it was sent",
		ko: "헤더의 값 그대로"
	}),
	kind: _enum([
		"version",
		"product",
		"internal"
	]).meta({
		description: "version: a version number; product: only the name; internal: internal names or addresses",
		ko: "version: 버전 번호. product: 이름만. internal: 내부 이름이나 주소"
	})
});
const software = object({
	source: string().meta({
		description: "Where it is disclosed: a header, `meta generator`, `script` or `stylesheet`",
		ko: "드러난 곳. 헤더, `meta generator`, `script` 또는 `stylesheet`"
	}),
	product: string().meta({
		description: "Name of the software",
		ko: "소프트웨어의 이름"
	}),
	version: string().nullable().meta({
		description: "Version of the software; null if not disclosed",
		ko: "소프트웨어의 버전. 드러나지 않으면 null"
	}),
	packagedBy: object({
		distribution: string().meta({
			description: "Name of the distribution, such as debian",
			ko: "배포판의 이름(예: debian)"
		}),
		release: string().nullable().meta({
			description: "Null where the version does not tell",
			ko: "버전에 드러나지 않으면 null"
		})
	}).nullable().meta({
		description: "The distribution that may fix an old version under its old number, where the header names one",
		ko: "오래된 버전을 같은 번호로 수정할 수 있는 배포판. 헤더에 없으면 null"
	}),
	evidence: string().meta({
		description: "Text that discloses the software, as it was sent",
		ko: "소프트웨어를 드러내는 텍스트 그대로"
	})
});
const cookie = object({
	name: string().meta({
		description: "Cookie name",
		ko: "쿠키 이름"
	}),
	secure: boolean().meta({
		description: "Whether the cookie is sent over https only (RFC 6265 §5.2.5)",
		ko: "쿠키를 https로만 보내는지 여부(RFC 6265 §5.2.5)"
	}),
	httpOnly: boolean().meta({
		description: "Whether scripts cannot read the cookie (RFC 6265 §5.2.6)",
		ko: "스크립트가 쿠키를 읽을 수 없는지 여부(RFC 6265 §5.2.6)"
	}),
	sameSite: _enum([
		"strict",
		"lax",
		"none"
	]).nullable().meta({
		description: "SameSite attribute in lower case; null without a valid one",
		ko: "SameSite 속성(소문자). 유효한 속성이 없으면 null"
	}),
	rejectedReason: _enum(dropReasons).nullable().meta({
		description: "Why browsers drop it: it lacks what its prefix demands, or is for other sites and not secure; null where they keep it",
		ko: "브라우저가 버리는 이유. 접두사의 조건을 지키지 않았거나 Secure 없이 SameSite=None입니다. 버리지 않으면 null"
	})
});
const insecureRequests = object({
	mixed: array(object({
		kind: _enum(requestKinds).meta({
			description: "Kind of the loaded resource: script, stylesheet, frame or object",
			ko: "불러오는 것의 종류: 스크립트, 스타일시트, 프레임, object"
		}),
		url: string().meta({
			description: "http URL of the resource",
			ko: "불러오는 http URL"
		})
	})).readonly().meta({
		description: "What it loads over plain HTTP that can change it, which browsers block",
		ko: "페이지를 바꿀 수 있는 것 중 평문 HTTP로 불러오는 것. 브라우저가 차단합니다"
	}),
	mixedTotal: int().meta(listTotal("mixed")),
	forms: array(object({
		url: string().meta({
			description: "http URL to which the form is sent",
			ko: "양식을 보내는 http URL"
		}),
		hasPassword: boolean().meta({
			description: "Whether the form has a password field",
			ko: "폼에 비밀번호 입력란이 있는지"
		})
	})).readonly().meta({
		description: "Where its forms send their input over plain HTTP",
		ko: "양식이 입력 내용을 평문 HTTP로 보내는 곳"
	}),
	formsTotal: int().meta(listTotal("forms")),
	unchecked: array(string()).readonly().meta({
		description: "Scripts of other origins without an integrity attribute that browsers check",
		ko: "브라우저가 확인하는 integrity 속성 없이 불러오는 다른 출처의 스크립트"
	}),
	uncheckedTotal: int().meta(listTotal("unchecked"))
});
const raw = object({
	host: string().meta(descriptions.hostObserved),
	port: int().meta(descriptions.tcpPort),
	observedAt: datetime().meta(descriptions.observedAt),
	tls: array(tls).readonly().meta({
		description: "What the ssl check says of the host, and of the origin of the page where that is another",
		ko: "호스트에 대한 ssl 점검 결과. 페이지의 출처가 다르면 그 출처의 결과도 포함합니다"
	}),
	page: object({
		url: string().meta({
			description: "Where the redirects ended",
			ko: "리디렉션이 끝난 곳"
		}),
		status: int().meta(descriptions.httpStatus),
		address: string().meta(descriptions.serverAddress),
		grade: letter,
		score
	}).nullable().meta({
		description: "The page, with what the http check says of its headers, whatever the way there; null where none was reached",
		ko: "페이지와 그 헤더에 대한 http 점검 결과(거쳐 온 길은 제외). 페이지에 이르지 못했으면 null"
	}),
	reason: string().nullable().meta({
		description: "Why there is no page; else null",
		ko: "페이지가 없는 이유. 있으면 null"
	}),
	redirectChain: array(object({
		host: string().meta({
			description: "Host name or IP address of a redirect",
			ko: "리디렉션이 거치는 호스트 이름 또는 IP 주소"
		}),
		port: int().meta(descriptions.tcpPort),
		state: _enum([
			"refused",
			"unclear",
			"clear"
		]).meta({
			description: "refused: browsers reject it; unclear: that is unknown; clear: it answers over plain HTTP",
			ko: "refused: 브라우저가 거부함. unclear: 알 수 없음. clear: 평문 HTTP로 응답함"
		}),
		refusals: array(string()).readonly().meta({
			description: "Why browsers reject the connection; empty if they accept it",
			ko: "브라우저가 연결을 거부하는 이유. 거부하지 않으면 비어 있음"
		})
	})).readonly().meta({
		description: "Hosts between the domain and its page that browsers reject, may reject, or reach over plain HTTP",
		ko: "호스트와 페이지 사이에서 브라우저가 거부하는 곳(이유 포함), 그 여부를 알 수 없는 곳(unclear), 암호화 없이 응답하는 곳(clear). 그 밖은 표시하지 않습니다"
	}),
	requestedScheme: _enum(["https", "http"]).meta({
		description: "How the request for the page began: over plain HTTP only if https was unreachable",
		ko: "페이지로 가는 길의 시작. https로 아무도 들어갈 수 없을 때만 http"
	}),
	plainHttp: array(object({
		state: _enum(plainHttpStates).meta({
			description: "closed: no connection; refused: rejects plain HTTP; redirects: to https; content: serves the page; astray: redirects do not reach https",
			ko: "closed: 연결 불가. refused: 평문 HTTP 거부. redirects: https로 이동. content: 페이지 제공. astray: https에 이르지 못함"
		}),
		url: string().meta({
			description: "Last URL: the plain page, the https URL, or the URL without an answer",
			ko: "마지막 URL. 평문 페이지, https URL, 또는 응답하지 않은 URL"
		}),
		reason: string().nullable().meta({
			description: "Why the state is unknown; otherwise null",
			ko: "알 수 없는 이유. 알 수 있으면 null"
		}),
		throughProxy: literal(true).exactOptional().meta({
			description: "Present where a proxy accepted the connection and nothing answered",
			ko: "프록시가 연결을 받아들였지만 응답이 없을 때만 있음"
		}),
		refusals: array(string()).readonly().meta({
			description: "Why browsers refuse the connection to which it redirects",
			ko: "리디렉션한 곳과의 연결을 브라우저가 거부하는 이유"
		})
	})).readonly().meta({
		description: "Behaviour of port 80 at the host and at the page; empty if not requested",
		ko: "호스트와 페이지가 있는 곳의 포트 80 동작. 묻지 않았으면 비어 있음"
	}),
	disclosures: array(leak).readonly().meta({
		description: "Headers that disclose software or internal names",
		ko: "소프트웨어나 내부 이름을 드러내는 헤더"
	}),
	privateAddresses: array(object({
		source: string().meta({
			description: "Name of the header in lower case",
			ko: "소문자로 쓴 헤더 이름"
		}),
		address: string().meta({
			description: "Private IP address in the header",
			ko: "헤더에 있는 사설 IP 주소"
		})
	})).readonly().meta({
		description: "Addresses of private networks in headers, other than the site's own",
		ko: "헤더에 있는 사설 네트워크 주소. 사이트 자체의 주소는 제외합니다"
	}),
	software: array(software).readonly().meta({
		description: "What the site says it is made of; null versions are not disclosed",
		ko: "사이트가 밝힌 소프트웨어. 버전을 밝히지 않았으면 null"
	}),
	softwareTotal: int().meta({
		description: "How much was disclosed",
		ko: "드러난 소프트웨어의 수"
	}),
	softwareUnread: array(string()).readonly().meta({
		description: "Where so much is said of it that only the beginning was read: a header, or `meta generator`",
		ko: "너무 길어 앞부분만 읽은 곳. 헤더 또는 `meta generator`"
	}),
	unreadContent: _enum(["coding", "part"]).nullable().meta({
		description: "What of the page could not be read: all of it, for its Content-Encoding, or all but the beginning; null where it was read",
		ko: "페이지에서 읽지 못한 것. Content-Encoding 때문에 전체(coding) 또는 앞부분을 뺀 나머지(part). 모두 읽었으면 null"
	}),
	insecureRequests: insecureRequests.nullable().meta({
		description: "What browsers send or load over plain HTTP; null without a readable HTML page on https",
		ko: "브라우저의 처리 방식을 기준으로 페이지에서 암호화 없이 나가는 것. https로 제공되는 HTML 페이지가 없거나 읽지 못했으면 null"
	}),
	cookies: array(cookie).readonly().meta({
		description: "Cookies that the visitor has at the page",
		ko: "페이지에 이른 방문자가 가진 쿠키"
	}),
	cookiesTotal: int().meta({
		description: "Total number of cookies",
		ko: "쿠키의 수"
	}),
	cors: object({
		allowed: string().nullable().meta({
			description: "Value of Access-Control-Allow-Origin; null without one",
			ko: "Access-Control-Allow-Origin의 값. 없으면 null"
		}),
		reflected: boolean().meta({
			description: "Whether the server repeats the Origin of the request in Access-Control-Allow-Origin",
			ko: "서버가 요청의 Origin을 Access-Control-Allow-Origin에 그대로 돌려주는지 여부"
		}),
		credentials: boolean().meta({
			description: "Whether Access-Control-Allow-Credentials is true",
			ko: "Access-Control-Allow-Credentials가 true인지 여부"
		}),
		opaque: _enum(opaqueAnswers).nullable().meta({
			description: "Answer to the origin `null` of sandboxed frames; null without an answer",
			ko: "샌드박스 프레임의 출처 `null`에 대한 응답. 묻지 않았거나 응답이 없으면 null"
		}),
		lookalikes: array(object({
			kind: _enum(lookalikeKinds).meta({
				description: "prefix, suffix: the name in another name; subdomain: over plain HTTP",
				ko: "prefix, suffix: 페이지 이름을 포함한 다른 이름. subdomain: 평문 HTTP의 하위 도메인"
			}),
			origin: string().meta({
				description: "The origin that was let in",
				ko: "허용된 출처"
			})
		})).meta({
			description: "Origins that look like that of the page and may read it with the visitor's cookies: its name as the prefix or suffix of another, or a subdomain over plain HTTP",
			ko: "페이지의 출처와 비슷하게 생겼으면서 방문자의 쿠키로 읽을 수 있는 출처: 페이지 이름을 앞이나 뒤에 붙인 이름, 또는 평문 HTTP의 하위 도메인"
		})
	}).nullable().meta({
		description: "CORS reply of the page to a foreign Origin; null if it could not be requested",
		ko: "낯선 Origin에 대한 페이지의 응답. 물을 수 없었으면 null"
	})
});
// src/checks/owasp/index.ts
const owasp = defineCheck({
	id: "owasp",
	version: 5,
	title: {
		en: "OWASP posture",
		ko: "OWASP 보안 태세"
	},
	about: {
		en: "Assesses the parts of the OWASP Top Ten that are visible from outside: secure headers, cryptographic failures, misconfiguration and outdated components. Grades from A+ to F.",
		ko: "외부에서 보이는 OWASP Top 10 항목을 평가합니다. 보안 헤더, 암호화 실패, 보안 설정 오류, 오래된 구성 요소를 A+부터 F까지 평가합니다."
	},
	notes: [{
		en: "It assesses the first page and the redirects that lead to it. It knows only a few published vulnerabilities (CVE), does not open other pages and sends no attack. A good grade means that nothing was found in what is visible from outside.",
		ko: "첫 페이지와 그 페이지까지의 리디렉션만 평가합니다. 공개된 취약점(CVE)은 일부만 알고, 다른 페이지를 열지 않으며 공격 요청을 보내지 않습니다. 등급이 좋다는 것은 외부에서 보이는 범위에서 발견된 문제가 없다는 뜻입니다."
	}],
	...hostCheck,
	input: hostCheck.input.extend({ accept_status: acceptStatus() }),
	question: ({ accept_status, ...query }) => ({
		...endpointOf(query),
		...accept_status && { acceptStatus: accept_status }
	}),
	raw,
	cost: "standard",
	surveyAge: 60,
	ttl: 300,
	words,
	grading,
	collect,
	judge
});
export { ladder as n, owasp as t };
