import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { St as languages, _t as Failure, dt as printable, gt as suggest, it as registry, st as parseInput, yt as failure, z as toSuccess } from "./start.js";
import { Cs as Server$3, Ds as init__node_http, Ss as STATUS_CODES, Ts as createServer$2, es as bracketed, zi as deadlineOf } from "./gate.js";
import { i as rateDefault, n as listenDefault, t as forStrangers } from "./serving.js";
import { n as openWebhookClient, t as controlLookupWith } from "./control-lookup.js";
import { a as lazyHandler, c as readOnly, i as checkMethod, l as withMethods, n as checkRoute, o as once$3, r as document, s as readAndPost, t as callerOf, u as refuse } from "./route.js";
import { _ as textFields, a as cardFields, f as pageFields, g as rateFields, h as preflightFields, l as iconFields, m as plainFields, o as crossOriginFields, p as passingFields, r as assetFields, s as documentFields, t as accountFields, v as unchangingFields } from "./header-fields.js";
import { i as configuredMailer, n as hasSecret, r as openEncryption, t as configuredSecret } from "./configured.js";
import { a as watchOperations, c as resultOperations, d as openOidcProvider, i as channelOperations, l as openResultSummaries, o as watchAnswer, s as statusOperations, u as operations } from "./table2.js";
import { a as openLog, c as openPipeline, i as openLeases, l as defaultCapacity, n as startTracing, o as currentTrouble, r as openMetrics, s as guardStore, t as openOutput, u as require_proxy_addr } from "./output.js";
import { C as checkOrigin, S as openAuthentication, n as ensurePerson, s as personById, w as signInOriginsOf, x as notSignedIn } from "./people.js";
import { i as email } from "./fields.js";
import "./record.js";
import { n as openChannelLimits, r as operatorAccount } from "./limits.js";
import { n as openLimit, t as limited } from "./rate-limit.js";
import { n as cookieOf, t as cookieNames } from "./cookies.js";
import { n as formTokenField, r as openFormTokens, t as checkFormToken } from "./form-token.js";
import { t as openPasswords } from "./password.js";
import { n as traced } from "./spans.js";
import { n as readQuery, t as languageIn } from "./query.js";
import { C as listChannels, S as countOf } from "./telegram.js";
import { f as channelAnswer } from "./channels.js";
import { t as checkHead } from "./request-target.js";
import { t as I$2 } from "./index.min.js";
import { n as digestTextOf, r as isWellFormed, t as digestOf } from "./format.js";
import { l as rejected } from "./shares.js";
import { n as defu$1 } from "./defu.js";
import { r as renderUnicodeCompact } from "./dist4.js";
import "./_left-out2.js";
import { a as badgesPath, b as themePath, d as errorsPath, f as linkPaths, g as openPath, l as docsPath, n as agentsPath, o as cardPath, p as manyReportsPath, r as answersPath, s as checkPath, t as accountsDocsPath, u as docsPathOf, v as reportsPath, x as toolsPath, y as statusPath } from "./paths2.js";
import { t as termsOf } from "./terms.js";
import { t as openInnerCalls } from "./inner-calls2.js";
import { n as accountPaths } from "./paths3.js";
import { a as thorough, n as codingOf, r as compressed } from "./coding.js";
import { r as themeIn } from "./site.js";
import { n as openStored } from "./open.js";
import { f as listWatches, p as quotaOf, v as quotasOf } from "./ownership.js";
import { t as readForm } from "./form.js";
import { a as refuseBody, r as readBody$1 } from "./body.js";
import { createHash, randomUUID } from "node:crypto";
import { formatWithOptions, promisify } from "node:util";
import g from "node:process";
import * as tty from "node:tty";
import { once } from "node:events";
import { Server, createServer } from "node:net";
import fs, { accessSync, close, constants as constants$1, existsSync, open, promises, readFileSync, statSync } from "node:fs";
import { Server as Server$1, createServer as createServer$1 } from "node:https";
import { PassThrough, Readable } from "node:stream";
import os, { devNull, networkInterfaces } from "node:os";
import { join, sep } from "node:path";
import { Server as Server$2 } from "node:tls";
import childProcess, { spawn } from "node:child_process";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import "node:fs/promises";
import { channel } from "node:diagnostics_channel";
import { AsyncLocalStorage } from "node:async_hooks";
import { pipeline as pipeline$1 } from "node:stream/promises";
// server/accounts/user-header.ts
var import_proxy_addr = __toESM(require_proxy_addr(), 1);
const longest = 512;
const paths = /^\/(?:api\/)?account(?:\/|$)/;
function openUserHeader(settings) {
	if (settings === null) return () => null;
	const { name, peers } = settings;
	const isPeer = import_proxy_addr.default.compile([...peers]);
	return ({ socket, headers, url = "" }) => {
		const value = headers[name];
		if (value === void 0) return null;
		if (!isPeer(socket.remoteAddress ?? "", 0) || !paths.test(pathOf(url))) {
			Reflect.deleteProperty(headers, name);
			return null;
		}
		if (typeof value !== "string" || value.length > longest) throw notSignedIn();
		const { data } = email.safeParse(value.trim());
		if (data === void 0) throw notSignedIn();
		return data;
	};
}
function pathOf(url) {
	return URL.parse(url.startsWith("/") ? `http://localhost${url}` : url)?.pathname ?? "";
}
// server/accounts/attempts.ts
const [guessesOfClient, guessesAtAccount, guessesOfDevice] = [
	10,
	10,
	10
];
const [lettersOfClient, lettersToAddress, lettersOfDevice] = [
	5,
	5,
	5
];
const [lettersADay, lettersADayOfDevice] = [20, 10];
const [quarter, day] = [900, 86400];
function openAttempts(shared) {
	const limits = {
		guesses: openLimit("sign-in", guessesOfClient, shared),
		guessesAt: openLimit("sign-in-account", guessesAtAccount, shared, quarter),
		guessesOf: openLimit("sign-in-device", guessesOfDevice, shared, quarter),
		letters: openLimit("letters", lettersOfClient, shared),
		lettersTo: openLimit("letters-to", lettersToAddress, shared, quarter),
		lettersADay: openLimit("letters-a-day", lettersADay, shared, day),
		lettersOf: openLimit("letters-device", lettersOfDevice, shared, quarter),
		lettersADayOf: openLimit("letters-a-day-device", lettersADayOfDevice, shared, day)
	};
	function guessed(client, account, known) {
		if (known !== null) return [[limits.guessesOf, named(known)]];
		const byClient = [limits.guesses, client];
		return account === null ? [byClient] : [byClient, [limits.guessesAt, named(account)]];
	}
	function mailed(client, email, known) {
		const to = named(known ?? email);
		return known === null ? [
			[limits.letters, client],
			[limits.lettersTo, to],
			[limits.lettersADay, to]
		] : [[limits.lettersOf, to], [limits.lettersADayOf, to]];
	}
	return {
		async guess(client, account, known = null) {
			const charges = [];
			for (const [limit, counted] of guessed(client, account, known)) charges.push([
				limit,
				counted,
				await charged(limit, counted)
			]);
			return async () => {
				for (const [limit, counted, charge] of charges) await limit.refund(counted, charge);
			};
		},
		async letter(client, email, known = null) {
			for (const [limit, counted] of mailed(client, email, known)) await charged(limit, counted);
		}
	};
}
async function charged(limit, counted) {
	const charge = await limit.charge(counted);
	if (charge.wait !== null) throw limited(charge.wait);
	return charge;
}
function named(account) {
	return [createHash("sha256").update(account).digest("base64url")];
}
// server/accounts/background.ts
const most$1 = 200;
function openBackground(onBug) {
	const running = new Set();
	return {
		add(work) {
			if (running.size >= most$1) return false;
			const piece = Promise.resolve().then(work).catch(onBug).finally(() => running.delete(piece));
			running.add(piece);
			return true;
		},
		async settled() {
			while (running.size > 0) await Promise.all(running);
		}
	};
}
// server/accounts/open.ts
function openAccounts(options) {
	const { use, baseUrl, listening, registration, mailer, now = Date.now, passwords = openPasswords() } = options;
	const { oidc = null, userHeader = () => null } = options;
	const home = signInOriginsOf(baseUrl, listening);
	const cookies = cookieNames(home?.isSecure ?? false);
	const background = openBackground(options.onBug);
	const sealed = once$2(() => openEncryption(options.secret()));
	const auths = new WeakMap();
	async function authOn(engine) {
		const { openAuth } = await import("./auth.js");
		if (!home) throw insecure();
		return openAuth(engine, {
			home,
			cookies,
			encryption: sealed(),
			passwords,
			registration,
			oidc
		});
	}
	function known(engine) {
		const opened = auths.get(engine) ?? authOn(engine);
		auths.set(engine, opened);
		return opened;
	}
	const withAuth = (work) => use(async (engine) => work(await known(engine), engine));
	async function session({ incoming }, draft) {
		const value = cookieOf(incoming, cookies.session);
		if (value === void 0) return null;
		const told = await withAuth((auth) => auth.api.getSession({
			headers: new Headers({ cookie: `${cookies.session}=${value}` }),
			returnHeaders: true
		}));
		const own = (told.headers?.getSetCookie() ?? []).filter((each) => each.startsWith(`${cookies.session}=`));
		draft.fields.push(...own.map((each) => ["set-cookie", each]));
		if (!told.response) return null;
		const { user, session } = told.response;
		return {
			account: {
				id: user.id,
				email: user.email
			},
			session: {
				id: session.id,
				createdAt: session.createdAt
			}
		};
	}
	async function proxied({ incoming }) {
		const email = userHeader(incoming);
		const person = email === null ? null : await use((engine) => ensurePerson(engine, email, now()));
		return person && {
			account: {
				id: person.id,
				email: person.email
			},
			session: {
				id: "",
				createdAt: new Date(now())
			}
		};
	}
	async function accountOf(id) {
		if (id === "operator") return operatorAccount;
		const person = await use((engine) => personById(engine, id));
		return person ? {
			id,
			email: person.email
		} : null;
	}
	const dependencies = once$2(() => {
		if (!home) throw insecure();
		return {
			home,
			cookies,
			registration,
			oidc,
			send: mailer && baseUrl !== null ? (letter) => mailer.send(letter) : null,
			use,
			withAuth,
			passwords,
			attempts: openAttempts(options.shared),
			background,
			formToken: openFormTokens(sealed().derive("forms v1")),
			onKeys: options.onKeys,
			accountData: options.accountData,
			rates: options.rates,
			now
		};
	});
	return {
		authenticate: openAuthentication({
			home,
			caller: options.caller,
			session,
			proxied,
			accountOf
		}),
		dependencies,
		async settled() {
			await background.settled();
			await mailer?.settled();
		}
	};
}
function once$2(make) {
	let made;
	return () => made ??= make();
}
function insecure() {
	return failure("account.insecure", {});
}
// server/accounts/mount.ts
const lastLetters = 2e3;
function providerOf({ accounting, measuring = {} }) {
	const settings = accounting?.oidc ?? null;
	if (settings === null) return null;
	return openOidcProvider(settings, openWebhookClient({
		...forStrangers(measuring),
		allow: [],
		special: true
	}));
}
function mountAccounts({ config, use, pipeline, listening, log, shared, onKeys, ...more }) {
	const { accounting, baseUrl = null, rateLimit, rateLimitHeavy } = config;
	const { secret = null, mail = null } = accounting ?? {};
	const mailer = configuredMailer({
		mail,
		transport: config.transport
	}, log);
	const secretOf = () => configuredSecret({
		secret,
		storing: config.storing ?? null
	}, log);
	let encryption;
	const accounts = openAccounts({
		use,
		secret: secretOf,
		baseUrl,
		listening,
		registration: accounting?.registration ?? "closed",
		mailer,
		oidc: providerOf(config),
		userHeader: openUserHeader(accounting?.userHeader ?? null),
		caller: (request, draft) => callerOf(request, draft, pipeline, (charge) => void (draft.rate = rateFields(charge))),
		shared: shared?.open,
		rates: {
			usual: rateLimit ?? rateDefault.rateLimit,
			heavy: rateLimitHeavy ?? rateDefault.rateLimitHeavy
		},
		onKeys,
		accountData: more.accountData ?? [],
		onBug: (error) => log.bug(null, error),
		...config.passwords && { passwords: config.passwords }
	});
	return {
		accounts,
		mailer,
		encryption: () => encryption ??= openEncryption(secretOf()),
		async close() {
			let timer;
			const late = new Promise((resolve) => timer = setTimeout(resolve, lastLetters));
			await Promise.race([accounts.settled(), late]);
			clearTimeout(timer);
			mailer?.close();
		}
	};
}
// node_modules/rou3/dist/index.mjs
const NullProtoObj = (() => {
	const e = function() {};
	return e.prototype = Object.create(null), Object.freeze(e.prototype), e;
})();
function createRouter() {
	return {
		root: { key: "" },
		static: new NullProtoObj()
	};
}
const UNNAMED_GROUP_PREFIX = "__rou3_unnamed_";
const ESCAPED_GROUP_PREFIX = "__rou3_esc_";
function toUnnamedGroupKey(key) {
	return typeof key === "string" ? toGroupName(key) : `${UNNAMED_GROUP_PREFIX}${key}`;
}
function toGroupName(name) {
	return /^(?!__rou3_|_\d)[A-Za-z_]\w*$/.test(name) ? name : ESCAPED_GROUP_PREFIX + name.replace(/[_-]/g, (c) => c === "_" ? "__" : "_h");
}
function fromGroupName(key) {
	if (key.charCodeAt(0) !== 95) return key;
	if (key.startsWith("__rou3_esc_")) return key.slice(11).replace(/__|_h/g, (c) => c === "__" ? "_" : "-");
	return key.startsWith("__rou3_unnamed_") ? key.slice(15) : key;
}
function emptyParam(m, segments) {
	const pMap = m.paramsMap;
	const params = pMap && getMatchParams(segments, pMap, m.suffix);
	return !!pMap?.some(([, name, , empty]) => !empty && name > ":" && /(^|\/)(\/|$)/.test(params[name]));
}
function matchesZero(m) {
	const last = m.paramsMap[m.paramsMap.length - 1];
	return last[2] || !!last[3] && !last[5];
}
function normalizePath(path) {
	if (!path.includes("/.")) return path;
	const r = [];
	let s = "";
	for (s of path.split("/")) if (s === ".") continue;
	else if (s === "..") {
		if (r.length > 1) r.pop();
	} else r.push(s);
	if (s === "." || s === "..") r.push("");
	return r.join("/") || "/";
}
function splitPath(path) {
	const s = path.split("/");
	s.shift();
	return s;
}
function methodEntries(methods, method, reverse) {
	let own = methods[method];
	let any = method ? methods[""] : void 0;
	if (reverse) {
		own &&= own.slice().reverse();
		any &&= any.slice().reverse();
	}
	return own && any ? any.concat(own) : own || any;
}
function reverseVariants(entries) {
	let out;
	for (let i = 0, j; i < entries.length; i = j) {
		const token = entries[i].variants;
		for (j = i + 1; token && entries[j]?.variants === token; j++);
		if (j - i > 1) (out ??= entries.slice()).splice(i, j - i, ...entries.slice(i, j).reverse());
	}
	return out || entries;
}
function setParam(params, key, value, join) {
	params[key] = join && params[key] !== void 0 ? params[key] + "/" + value : value;
}
function getMatchParams(segments, paramsMap, suffix, slash) {
	const params = new NullProtoObj();
	const end = suffix ? segments.length - suffix[1] : segments.length;
	for (const [index, name, optional, , , join] of paramsMap) {
		if (~index >= end && (optional || !slash)) continue;
		const segment = index < 0 ? segments.slice(~index, end).join("/") : segments[suffix && index > suffix[0] ? index - suffix[0] - 1 + end : index];
		if (typeof name === "string") {
			setParam(params, name, segment, join);
			if (index < 0 && optional && !join) params._ = segment;
		} else {
			const match = segment.match(name);
			if (match) {
				for (const key in match.groups) if (match.groups[key] !== void 0) setParam(params, fromGroupName(key), match.groups[key], join);
			}
		}
	}
	return params;
}
function encodeEscapes(path) {
	if (!path.includes("\\")) return path;
	return path.replace(/\\([:(){}\\])/g, (_, c) => "�" + ESCAPABLE.indexOf(c));
}
function decodeEscapes(segment, prefix) {
	return segment.replace(/\uFFFD([0-5])/g, (_, i) => prefix + ESCAPABLE[i]);
}
const ESCAPABLE = ":(){}\\";
function segmentKey(segment) {
	if (segment === "*" || segment.startsWith("**")) return 2;
	if (segment.includes(":") || segment.includes("(") || segmentWildcards(segment).length > 0) return 1;
	if (segment.includes("\\")) segment = segment.replace(/\\([\s\S])/g, "$1");
	if (segment.includes("�")) segment = decodeEscapes(segment, "");
	return encodeLiteral(segment);
}
function encodeLiteral(text) {
	return /[\0- "#<>?^`{}\x7F-\uFFFC]/.test(text) ? text.replace(/[\0- "#<>?^`{}\x7F-\uFFFC]+/g, (run) => encodeURIComponent(run.replace(/[\uD800-\uDFFF]/gu, "�"))) : text;
}
function checkConstraints(route) {
	if (!/[\t\n\r\\({}\uFFFD-\uFFFF]/.test(route)) return;
	if (/[\t\n\r\uFFFD-\uFFFF]/.test(route)) invalidSyntax("a tab, LF, CR (use %09, %0A, %0D) or U+FFFD-U+FFFF char", route);
	let s = route.replace(/\\([^/])/g, (_, c) => c > "0" && c <= "9" ? "\0" : "_");
	while (s !== (s = s.replace(/\([^()/]*\)/g, (group) => {
		if (/[$^]|^\(\?<?[=!]/.test(group.replace(/\[[^\]]*\]/g, "")) || group.includes("\0")) invalidSyntax("an anchor, look-around, backreference or capturing group in a constraint", route);
		if (classSetOp(group)) invalidSyntax("a `--` / `&&` in a class of a constraint", route);
		return group[1] === "?" && group[2] !== "<" ? "" : "\0";
	})));
	if (s.includes("(")) throw new Error(`rou3: a \`(\` must close in its own segment, escape a literal one as \`\\(\` (${route})`);
	if (s.includes("\\")) invalidSyntax("a `\\` must escape a char of its segment", route);
	if (/[{}]/.test(s.replace(/\{[^{}]*\}/g, ""))) invalidSyntax("unbalanced or nested `{}`", route);
}
function classSetOp(s) {
	let found = false;
	while (!found && /--|&&/.test(s) && s !== (s = s.replace(/\[[^[\]]*\]/g, (k) => {
		found ||= /--|&&/.test(k);
		return "_";
	})));
	return found;
}
function starGroups(path) {
	if (!path.includes("(.*)")) return [path];
	let count = 0;
	let unnamed;
	return [path.replace(/\\[\s\S]|(:[A-Za-z_]\w*)?\((?!\?)(\.\*\)(?!\*))?/g, (m, name, star, at) => {
		if (m[0] === "\\" || !star) {
			if (m[0] === "(") count++;
			return m;
		}
		if (name) {
			const k = count;
			unnamed = (index) => index === k ? name.slice(1) : index > k ? index - 1 : index;
		} else count++;
		return /(^|[^\\])(\\\\)*([)*}?]|:[A-Za-z_]\w*)\{?$/.test(path.slice(0, at)) ? "￿*" : "*";
	}), unnamed];
}
function absolutePattern(path) {
	return /^[/{]/.test(path) ? path : `/${path}`;
}
function dotSegments(path) {
	if (!DOT_SEGMENT.test(path)) return path;
	const s = path.split("/");
	const out = [s[0]];
	let dot = false;
	for (let i = 1; i < s.length; i++) {
		const m = /^(?:\.|%2e)(\.|%2e)?$/i.exec(s[i]);
		if (m) {
			if (m[1] && (out.length > 1 || out[0]) && !isText(out.pop())) invalidSyntax(DOT_SEGMENT_NEXT_TO, path);
			dot = true;
			continue;
		}
		if (dot && /^[:*(]/.test(s[i])) invalidSyntax(DOT_SEGMENT_NEXT_TO, path);
		out.push(s[i]);
		dot = false;
	}
	if (dot) out.push("");
	return out.join("/");
}
const isText = (segment) => typeof segmentKey(segment = encodeEscapes(segment)) === "string" && !/[{}]|(^|[^\\])\?/.test(segment);
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;
const DOT_SEGMENT_NEXT_TO = "`.` / `..` segment next to a param, catch-all or group";
function invalidSyntax(what, route) {
	throw new Error(`rou3: ${what} (${route})`);
}
const MISPLACED_MODIFIER = "misplaced `?` / `+` / `*`: `?` follows `:name` or `:name(…)`, `+` / `*` a whole-segment `:name`, none a catch-all (`(.*)` too); escape a literal one with `\\`";
const PARAM_MODIFIER = /^(.*)(:[A-Za-z_]\w*(?:\([^)]*\))?)([?+*])$/;
function expandModifiers(segments, input) {
	for (let i = 0; i < segments.length; i++) {
		const last = segments[i].charCodeAt(segments[i].length - 1);
		if (last !== 63 && last !== 43 && last !== 42) continue;
		const m = segments[i].match(PARAM_MODIFIER);
		if (!m) continue;
		const pre = segments.slice(0, i);
		const suf = segments.slice(i + 1);
		const without = "/" + pre.concat(m[1] || [], suf).join("/");
		if (m[3] === "?" && m[1] !== "**") {
			if (typeof segmentKey(m[1]) !== "string") continue;
			return ["/" + pre.concat(m[1] + m[2], suf).join("/"), without];
		}
		if (m[1] || m[2].includes("(")) invalidSyntax(MISPLACED_MODIFIER, input);
		const wc = "/" + pre.concat("**" + m[2], suf).join("/");
		return m[3] === "+" ? [wc] : [wc, without];
	}
}
function splitStar(segments, input) {
	for (let i = 0; i < segments.length; i++) {
		const segment = segments[i];
		const at = segment.startsWith("**") || segment === "*" ? [] : segmentWildcards(segment);
		if (at.length === 0) continue;
		for (let j = i + 1; j < segments.length && at.length === 1; j++) if (!segments[j].startsWith("**") && segments[j] !== "*") at.push(...segmentWildcards(segments[j]));
		if (at.length > 1) {
			if (at.some((x, k) => at[k + 1] === x + 1)) invalidSyntax(MISPLACED_MODIFIER, input);
			oneCatchAll(input);
		}
		const pre = segments.slice(0, i);
		const post = segments.slice(i + 1);
		const head = segment.slice(0, at[0]);
		const tail = segment.slice(at[0] + 1);
		if (!head) return [
			[pre.concat("**", segment, post)],
			i,
			false
		];
		if (!tail) return [
			[pre.concat(segment, "**", post), segments],
			i + 1,
			true
		];
		return [
			[pre.concat(head + "*", "**", "*" + tail, post), segments],
			i + 1,
			true
		];
	}
}
function oneCatchAll(input) {
	throw new Error(`rou3: a route can have only one \`*\`, \`**\`, \`:name+\` or \`:name*\` (${input})`);
}
function splitRoute(path) {
	const s = splitPath(path);
	while (s[s.length - 1] === "") s.pop();
	if (path.includes("**")) {
		for (let i = 0; i < s.length; i++) if (/^\*\*[^:{}]/.test(s[i])) s.splice(i, 1, ...s[i][2] === "*" ? ["**", s[i].slice(2)] : [s[i].slice(1)]);
	}
	return s;
}
function expandedRouteId(path) {
	if (path.charCodeAt(0) !== 47) return `{${expandedRouteId(`/${path}`)}`;
	return "/" + splitRoute(encodeEscapes(path)).map((segment) => {
		const key = segmentKey(segment);
		return typeof key === "string" ? key : segment;
	}).join("/");
}
function addName(names, name, input) {
	if (names.includes(name) || !/^[A-Za-z_]\w*$/.test(name)) invalidSyntax(`${names.includes(name) ? "duplicate" : "invalid"} param name "${decodeEscapes(name.replace(/\\(?=[\w$\x80-\ufffc])(?![^(]*\))/g, ""), "\\")}"`, input);
	names.push(name);
	return name;
}
function segmentWildcards(segment) {
	const at = [];
	let depth = 0;
	for (let i = 0; i < segment.length; i++) {
		const ch = segment.charCodeAt(i);
		if (ch === 92) i++;
		else if (ch === 40) depth++;
		else if (ch === 41 && depth > 0) depth--;
		else if (ch === 42 && depth === 0) at.push(i);
	}
	return at;
}
function scanFirstGroup(path) {
	let i = 0;
	let depth = 0;
	for (; i < path.length; i++) {
		const c = path.charCodeAt(i);
		if (c === 92) i++;
		else if (c === 40) depth++;
		else if (c === 41 && depth > 0) depth--;
		else if (c === 123 && depth === 0) break;
	}
	if (i >= path.length) return;
	let j = i + 1;
	depth = 0;
	for (; j < path.length; j++) {
		const c = path.charCodeAt(j);
		if (c === 92) j++;
		else if (c === 40) depth++;
		else if (c === 41 && depth > 0) depth--;
		else if (c === 125 && depth === 0) break;
	}
	if (j >= path.length) return;
	const mod = path[j + 1];
	const hasMod = mod === "?" || mod === "+" || mod === "*";
	return [
		path.slice(0, i),
		path.slice(i + 1, j).replace(NAME_CHAR, "\\$&"),
		path.slice(j + (hasMod ? 2 : 1)).replace(NAME_CHAR, "\\$&"),
		hasMod ? mod : void 0
	];
}
const NAME_CHAR = /^[\w$\x80-￼]/;
function expandGroupDelimiters(path, input = path) {
	if (!path.includes("{")) return;
	const group = scanFirstGroup(path);
	if (!group) return;
	const [pre, body, suf, mod] = group;
	if (mod === "+" || mod === "*") invalidSyntax(`unsupported \`{}${mod}\``, input);
	if (mod === "?" && /^(?!\*\*)./.test(pre.slice(pre.lastIndexOf("/") + 1)) && /^:[A-Za-z_]\w*(\([^)]*\))?$/.test(body) && (!suf || suf[0] === "/")) return [pre + body + "?" + suf];
	const full = joinGroup(joinGroup(pre, body, input), suf, input);
	const expanded = mod ? [full, joinGroup(pre, suf, input)] : [full];
	if (expanded.some((e) => DOT_SEGMENT.test(e))) invalidSyntax(DOT_SEGMENT_NEXT_TO, input);
	if (pre) return expanded;
	if (mod && body.charCodeAt(0) === 47 && suf && !/^\{?\//.test(suf)) invalidSyntax("text after a leading `{/...}?`", input);
	return expanded.map(absolutePattern);
}
function joinGroup(a, b, input) {
	const m = /(?<!\\)(\\\\)*((?<!\*\*):\w+|\([^/]*[^\\]\)|\*)([(?+*\uFFFF])$/.exec(a + b[0]);
	if (m) {
		if (m[3] === "￿") return a + b;
		if (m[3] > "(") invalidSyntax(MISPLACED_MODIFIER, input);
		if (m[2] > "*") a += "([^\\x2f]+?)";
	}
	return a + (b.charCodeAt(0) === 65535 ? b.slice(1) : b);
}
function getParamRegexp(segment, unnamedStart, names, input, groupKey = toUnnamedGroupKey) {
	let _i = unnamedStart;
	let _o;
	let _s = "", _d = 0, _e = -1, _g = 0, _r = 0;
	const _c = [];
	for (let j = 0; j < segment.length; j++) {
		const c = segment.charCodeAt(j);
		if (_d === 0) {
			if (c === 65535) {
				_s += "￿";
				continue;
			}
			if (c === 58) _e = j + 1 + addName(names, /^[\w$\x80-\ufffc]*/.exec(segment.slice(j + 1))[0], input).length;
			else if (c === 40 && /[?)]/.test(segment[j + 1])) invalidSyntax("empty or `(?` group", input);
			else if (c === 63 || c === 43 || c === 42 && j === _e) {
				if (c === 63 && j === segment.length - 1 && PARAM_MODIFIER.test(segment)) {
					_s += "?";
					_r--;
					continue;
				}
				invalidSyntax(MISPLACED_MODIFIER, input);
			} else if (c === 42) {
				_e = j + 1;
				_s += "([^/]*)";
				_r--;
				continue;
			}
		} else if (c === 58) {
			_s += "￾:";
			continue;
		}
		if (c === 40) {
			if (_d++ === 0) _g = j;
		} else if (c === 41 && _d > 0) {
			if (--_d === 0) {
				_e = j + 1;
				const p = segment.slice(_g + 1, j);
				if (p !== "[^\\x2f]+?") _c.push(p);
			}
		} else if (_d === 0 && c === 65533 && /[34]/.test(segment[j + 1])) {
			_s += encodeLiteral("{}"[+segment[++j] - 3]);
			_r += 768;
			continue;
		} else if (_d === 0 && /[\0- "#$).<>?[-^`{-}\x7F-\uFFFC]/.test(segment[j])) {
			const esc = c === 92 && j + 1 < segment.length ? 1 : 0;
			const ch = segment.slice(j + esc, j + esc + (segment.codePointAt(j + esc) > 65535 ? 2 : 1));
			const encoded = encodeLiteral(ch);
			j += esc + ch.length - 1;
			_s += encoded !== ch ? encoded : esc && ch !== "*" ? "￾" + ch : "\\" + ch;
			_r += encoded.length * 256;
			continue;
		}
		if (_d === 0 && j >= _e && segment.charCodeAt(j - 1) !== 65533) _r += 256;
		_s += segment[j];
	}
	const regex = decodeEscapes(_s.replace(/(?<!\uFFFE):([A-Za-z_]\w*)(?:\(([^)]*)\))?(\?$)?/g, (m, id, p, o, i, s) => {
		const group = `(?<${toGroupName(id)}>${p && (p != "[^\\x2f]+?" || !/[(\uFFFF]/.test(s[i + m.length])) ? p : "[^/]+?"})`;
		return o ? (_o = id, `(?:${group})?`) : group;
	}).replace(/\((?![?<])/g, () => `(?<${groupKey(_i++)}>`), "￾").replace(/\uFFFE([\s\S])|\uFFFF/g, (_, c = "") => /[.*+?^${}()|[\]\\]/.test(c) ? `\\${c}` : c);
	const regexp = new RegExp(`^${regex}$`);
	for (const p of _c) _r += new RegExp(`^(?:${decodeEscapes(p, "\\")})$`).test("") ? -1 : 1;
	return [
		regexp,
		_i,
		_o,
		_r
	];
}
function linearRegExp(regexp) {
	let source = regexp.source;
	if (!source.includes("[^/]+?)")) return regexp;
	let head = "";
	source = source.replace(/(\(\?<\w+>\[\^\/\]\*\))((?:\\[\s\S]|[^\\()]|(?:\(\?:)?\(\?<\w+>\[\^\/\]\+\?\)(?:\)\?)?)*)\$$/, (all, star, rest) => {
		if (!rest.includes("+?")) return all;
		head = `(?=[^/]*$(?<=(${rest.replace(/((?:\\[\s\S]|[^\\()])+)(?=\()|(\(\?:)?\(\?<\w+>\[\^\/\]\+\?\)(?:\)\?)?/g, (_, L, opt) => L ? L + upTo(L, true) : opt ? "" : "[^/]")})))`;
		return `${star}(?=\\1$)${rest}$`;
	});
	source = source.replace(/\[\^\/\]\+\?\)((?:\\[\s\S]|[^\\()])*)(?=(?:\(\?:)?\(\?<\w+>\[\^\/\](?:\+\?|\*)\))/g, (_, L) => `[^/]${L && upTo(L)})${L}`);
	return source === regexp.source ? regexp : new RegExp(`^${head}${source.slice(1)}`);
}
const upTo = (L, back) => L.replace(/^\\/, "").length < 2 ? `[^/${L}]*` : back ? `(?:[^/](?<!${L}))*` : `(?:(?!${L})[^/])*`;
function addRoute(ctx, method = "", path, data) {
	method = method.toUpperCase();
	path = absolutePattern(path);
	checkConstraints(path);
	const resolved = dotSegments(path);
	const [route, unnamed] = starGroups(resolved);
	variants = void 0;
	_add(ctx, method, route, data, unnamed && expandedRouteId(resolved), path, unnamed);
}
let variants;
function _add(ctx, method, path, data, route, input = path, unnamed = same) {
	const groupExpanded = expandGroupDelimiters(path, input);
	if (groupExpanded) {
		if (groupExpanded[1] !== void 0) {
			route ??= expandedRouteId(path);
			variants ??= {};
		}
		_add(ctx, method, groupExpanded[0], data, route, input, unnamed);
		if (groupExpanded[1] !== void 0) _add(ctx, method, groupExpanded[1], data, route, input, /[*(]/.test(path) ? skipGroup(path, input, unnamed) : unnamed);
		return 0;
	}
	path = encodeEscapes(path);
	const segments = splitRoute(path);
	const expanded = expandModifiers(segments, input);
	if (expanded) {
		route ??= expandedRouteId(path);
		variants ??= {};
		let count = 0;
		for (const p of expanded) count = _add(ctx, method, p, data, route, input, unnamed);
		return count;
	}
	const star = path.includes("*");
	const split = star ? splitStar(segments, input) : void 0;
	if (split) {
		const [routes, join, head] = split;
		if (routes.length > 1) {
			route ??= expandedRouteId(path);
			variants ??= {};
		}
		let count = 0;
		for (const r of routes) count = _insert(ctx, method, r, data, route, input, unnamed, star, r === segments ? -1 : join, head);
		return count;
	}
	return _insert(ctx, method, segments, data, route, input, unnamed, star);
}
function _insert(ctx, method, segments, data, route, input, unnamed, star, join = -1, head) {
	let node = ctx.root;
	let _unnamedParamIndex = 0;
	const paramsMap = [];
	const paramsRegexp = [];
	let rank = 0;
	const names = [];
	let named = false;
	const captureKey = (n) => {
		const k = unnamed(n);
		if (typeof k === "string" && !named) {
			named = true;
			addName(names, k, input);
		}
		return k;
	};
	let suffix;
	let wildcardIndex = -1;
	const trail = star ? [] : void 0;
	for (let i = 0; i < segments.length; i++) {
		let segment = segments[i];
		const key = segmentKey(segment);
		if (key === 2) {
			if (suffix) oneCatchAll(input);
			trail?.push(node);
			if (!node.wildcard) node.wildcard = { key: "**" };
			node = node.wildcard;
			const empty = segment.length === 1 || i === join;
			paramsMap.push([
				-(i + 1),
				i === join ? String(captureKey(head ? _unnamedParamIndex - 1 : _unnamedParamIndex++)) : segment.length === 2 ? (addName(names, "_", input), String(unnamed(_unnamedParamIndex++))) : empty ? String(captureKey(_unnamedParamIndex++)) : addName(names, segment.slice(3), input),
				segment.length === 2 && !(i === join && segments[i + 1]?.charCodeAt(0) !== 42),
				empty,
				void 0,
				i === join
			]);
			if (i === segments.length - 1) break;
			suffix = [];
			wildcardIndex = i;
			continue;
		}
		if (key === 1) {
			if (suffix) suffix.push(1);
			else {
				trail?.push(node);
				if (!node.param) node.param = { key: "*" };
				node = node.param;
			}
			if (!/^:[A-Za-z_]\w*$/.test(segment)) {
				const tail = i === join + 1 && segment.charCodeAt(0) === 42;
				const [source, nextIndex, inPlace, segmentRank] = getParamRegexp(segment, _unnamedParamIndex - (tail ? 1 : 0), names, input, (n) => toUnnamedGroupKey(captureKey(n)));
				_unnamedParamIndex = nextIndex;
				const regexp = paramsRegexp[i] = linearRegExp(source);
				rank += segmentRank;
				if (!suffix) node.hasRegexParam = true;
				paramsMap.push([
					i,
					regexp,
					false,
					/^(?!(?:[\s\S]*:\w+(?![\w?])){2})(?:\*|:[A-Za-z_]\w*)+\??$/.test(segment),
					inPlace,
					tail
				]);
			} else paramsMap.push([
				i,
				addName(names, segment.slice(1), input),
				false
			]);
			continue;
		}
		if (segment.includes("?") && /(^|[^\\])\?/.test(segment)) invalidSyntax(MISPLACED_MODIFIER, input);
		segment = segments[i] = key;
		if (suffix) {
			suffix.push(segment);
			continue;
		}
		trail?.push(node);
		const child = node.static?.[segment];
		if (child) node = child;
		else {
			const staticNode = { key: segment };
			if (!node.static) node.static = new NullProtoObj();
			node.static[segment] = staticNode;
			node = staticNode;
		}
	}
	if (suffix) {
		for (const n of trail) n.hasSuffix = true;
		node = node.suffix ??= { key: "" };
		for (let j = suffix.length - 1; j >= 0; j--) {
			const edge = suffix[j];
			if (edge === 1) node = node.param ??= { key: "*" };
			else node = (node.static ??= new NullProtoObj())[edge] ??= { key: edge };
		}
	}
	const hasParams = paramsMap.length > 0;
	const key = "/" + segments.join("/");
	const methods = node.methods ??= new NullProtoObj();
	(methods[method] ??= []).push({
		data: data ?? null,
		paramsRegexp,
		paramsMap: hasParams ? paramsMap : void 0,
		route: route ?? key,
		suffix: suffix && [wildcardIndex, suffix.length],
		variants,
		rank: rank / 2 ** 32
	});
	if (!hasParams) ctx.static[segments.length > 0 ? key : ""] = node;
	return _unnamedParamIndex;
}
const same = (index) => index;
function skipGroup(path, input, unnamed = same) {
	const [pre, body] = scanFirstGroup(path);
	if (!/[*(]/.test(body) && !pre.endsWith("*")) return unnamed;
	const count = (p) => _add(createRouter(), "", p, void 0, void 0, input);
	const before = count(pre);
	const skip = count(absolutePattern(joinGroup(pre, body, input))) - before;
	return skip ? (index) => unnamed(index < before ? index : index + skip) : unnamed;
}
function collectSuffix(node, method, segments, start, pos, matches, reverse) {
	const match = node.methods && methodEntries(node.methods, method, reverse);
	if (match) {
		const end = pos + 1;
		const weighted = [];
		for (const m of reverse ? match : reverseVariants(match)) {
			const w = m.suffix[0];
			let weight = 0;
			for (const [index, , optional, empty] of m.paramsMap) if (index < 0 && !optional) weight = end > start ? empty ? 2 : 4 : -1;
			const regexps = m.paramsRegexp;
			for (let i = 0; i < regexps.length && weight >= 0; i++) if (regexps[i]) weight = regexps[i].test(segments[i > w ? i - w - 1 + end : i]) ? weight + (m.paramsMap.find((e) => e[0] === i)[3] ? 1 : 4) : -1;
			if (weight >= 0) weighted.push([m, weight + m.rank]);
		}
		for (const [m] of weighted.sort((a, b) => a[1] - b[1])) matches.push(m);
	}
	if (pos >= start) {
		if (node.param) collectSuffix(node.param, method, segments, start, pos - 1, matches, reverse);
		const staticChild = node.static?.[segments[pos]];
		if (staticChild) collectSuffix(staticChild, method, segments, start, pos - 1, matches, reverse);
	}
}
function hasSuffixMatch(node, method, segments, index) {
	const trie = node.wildcard?.suffix;
	if (trie && (trie.param || trie.static?.[segments[segments.length - 1]])) {
		const matches = [];
		collectSuffix(trie, method, segments, index, segments.length - 1, matches);
		if (matches.length > 0) return true;
	}
	if (index < segments.length) {
		const staticChild = node.static?.[segments[index]];
		if (staticChild?.hasSuffix && hasSuffixMatch(staticChild, method, segments, index + 1)) return true;
		if (node.param?.hasSuffix && hasSuffixMatch(node.param, method, segments, index + 1)) return true;
	}
	return false;
}
function rankFromEnd(matches, segments) {
	const n = segments.length;
	return matches.sort((a, b) => {
		for (let p = n - 1; p >= 0; p--) {
			const x = kindAt(a, n, p);
			const y = kindAt(b, n, p);
			if (x < 0 && y < 0) p = ~Math.min(x, y);
			else if (Math.max(x, 0) !== Math.max(y, 0)) return Math.max(x, 0) - Math.max(y, 0);
		}
		return 0;
	});
}
function kindAt(m, n, p) {
	const suffix = m.suffix;
	const end = suffix ? n - suffix[1] : n;
	for (const [index, name, , plain] of m.paramsMap || []) if (index < 0) {
		if (p >= ~index && p < end) return index;
	} else if ((suffix && index > suffix[0] ? index - suffix[0] - 1 + end : index) === p) return typeof name === "string" || plain ? 0 : 2;
	return 3;
}
function _findRanked(ctx, method, segments, reverse) {
	let matches = _findAll(ctx.root, method, segments, 0, [], reverse);
	if (segments.includes("")) matches = matches.filter((m) => !emptyParam(m, segments));
	if (ctx.root.hasSuffix && matches.some((m) => m.suffix)) rankFromEnd(matches, segments);
	return matches;
}
function _findAll(node, method, segments, index, matches = [], reverse) {
	const segment = segments[index];
	if (node.wildcard) {
		const match = node.wildcard.methods && methodEntries(node.wildcard.methods, method, reverse);
		if (match) pushSorted(matches, index < segments.length ? match : match.filter((m) => matchesZero(m)), reverse);
		if (node.wildcard.suffix) collectSuffix(node.wildcard.suffix, method, segments, index, segments.length - 1, matches, reverse);
	}
	if (node.param && index < segments.length) {
		const start = matches.length;
		_findAll(node.param, method, segments, index + 1, matches, reverse);
		if (node.param.hasRegexParam) {
			for (let r = matches.length - 1; r >= start; r--) if (matches[r].paramsRegexp[index]?.test(segment) === false) matches.splice(r, 1);
		}
	}
	if (index < segments.length) {
		const staticChild = node.static?.[segment];
		if (staticChild) _findAll(staticChild, method, segments, index + 1, matches, reverse);
	}
	if (index === segments.length && node.methods) {
		const match = methodEntries(node.methods, method, reverse);
		if (match) pushSorted(matches, match, reverse);
	}
	return matches;
}
function pushSorted(matches, match, reverse) {
	if (match.length > 1) match = (reverse ? match : reverseVariants(match)).map((m) => {
		let w = m.rank;
		const { paramsRegexp: rx, paramsMap: pm } = m;
		for (let i = 0; i < rx.length; i++) if (rx[i]) w += 2;
		const last = pm?.[pm.length - 1];
		if (last && !last[2]) w += last[0] < 0 && last[3] ? 1 : 2;
		return [m, w];
	}).sort((a, b) => a[1] - b[1]).map((e) => e[0]);
	for (const m of match) matches.push(m);
}
function findRoute(ctx, method = "", path, opts) {
	if (opts?.normalize) path = normalizePath(path);
	const slash = path.charCodeAt(path.length - 1) === 47;
	if (slash) path = path.slice(0, -1);
	const staticNode = ctx.static[path];
	if (staticNode && staticNode.methods) {
		const staticMatch = staticNode.methods[method] || staticNode.methods[""];
		if (staticMatch !== void 0) return { data: staticMatch[0].data };
	}
	const segments = splitPath(path);
	let match;
	if (segments.includes("") || ctx.root.hasSuffix && hasSuffixMatch(ctx.root, method, segments, 0)) {
		const matches = _findRanked(ctx, method, segments, true);
		match = matches[matches.length - 1];
	} else match = _lookupTree(ctx.root, method, segments, 0);
	if (match === void 0) return;
	if (opts?.params === false) return { data: match.data };
	return {
		data: match.data,
		params: match.paramsMap ? getMatchParams(segments, match.paramsMap, match.suffix, slash) : void 0
	};
}
function _lookupTree(node, method, segments, index) {
	if (index === segments.length) {
		if (node.methods) {
			const match = _selectMatcher(node.methods, method, segments);
			if (match) return match;
		}
		return node.wildcard?.methods ? _selectMatcher(node.wildcard.methods, method, segments, true) : void 0;
	}
	const segment = segments[index];
	if (node.static) {
		const staticChild = node.static[segment];
		if (staticChild) {
			const match = _lookupTree(staticChild, method, segments, index + 1);
			if (match) return match;
		}
	}
	if (node.param) {
		const match = _lookupTree(node.param, method, segments, index + 1);
		if (match) return match;
	}
	if (node.wildcard && node.wildcard.methods) return _selectMatcher(node.wildcard.methods, method, segments);
}
function _selectMatcher(methods, method, segments, optionalOnly) {
	let any = methods[""];
	const match = methods[method] || any;
	if (!match) return;
	if (match === any) any = void 0;
	const first = match[0];
	if (!any && match.length === 1 && first.paramsRegexp.length === 0) return !optionalOnly || matchesZero(first) ? first : void 0;
	let best;
	let bestWeight = -1;
	let list = match;
	for (; list; list = list === any ? void 0 : any) for (const m of list) {
		const last = m.paramsMap?.[m.paramsMap.length - 1];
		if (optionalOnly && !matchesZero(m)) continue;
		let weight = m.rank + (last && !last[2] ? last[0] < 0 && last[3] ? 1 : 2 : 0);
		const regexps = m.paramsRegexp;
		for (let i = 0; i < regexps.length; i++) if (regexps[i]) {
			if (!regexps[i].test(segments[i])) {
				weight = -1;
				break;
			}
			weight += 2;
		}
		if (weight > bestWeight) {
			best = m;
			bestWeight = weight;
		}
	}
	return best;
}
// node_modules/srvx/dist/_chunks/_url.mjs
function getNativeClass(key, current) {
	let C = globalThis[key] || current;
	let P = Object.getPrototypeOf(C);
	while (typeof P === "function" && P.prototype) {
		C = P;
		P = Object.getPrototypeOf(C);
	}
	return globalThis[key] = C;
}
function lazyInherit(target, source, sourceKey) {
	for (const key of [...Object.getOwnPropertyNames(source), ...Object.getOwnPropertySymbols(source)]) {
		if (key === "constructor") continue;
		const targetDesc = Object.getOwnPropertyDescriptor(target, key);
		const desc = Object.getOwnPropertyDescriptor(source, key);
		let modified = false;
		if (desc.get) {
			modified = true;
			desc.get = targetDesc?.get || function() {
				return this[sourceKey][key];
			};
		}
		if (desc.set) {
			modified = true;
			desc.set = targetDesc?.set || function(value) {
				this[sourceKey][key] = value;
			};
		}
		if (!targetDesc?.value && typeof desc.value === "function") {
			modified = true;
			desc.value = function(...args) {
				return this[sourceKey][key](...args);
			};
		}
		if (modified) Object.defineProperty(target, key, desc);
	}
}
const _needsNormRE = /(?:(?:^|\/)(?:\.|\.\.|%2e|%2e\.|\.%2e|%2e%2e)(?:\/|$))|[\\^#"<>{}`\x00-\x20\x7f-\uffff]/i;
const _searchNeedsNormRE = /[#"'<>\x00-\x20\x7f-\uffff]/;
const FastURL = (() => {
	const NativeURL = globalThis.URL;
	const NativeSearchParams = globalThis.URLSearchParams;
	const FastURLSearchParams = class URLSearchParams {
		#owner;
		#params;
		constructor(owner) {
			this.#owner = owner;
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeSearchParams;
		}
		_adopt(params) {
			this.#params = params;
		}
		get _params() {
			if (!this.#params) {
				const search = this.#owner.search;
				this.#params ??= new NativeSearchParams(search);
			}
			return this.#params;
		}
		#mutable() {
			this.#owner._url;
			return this.#params;
		}
		append(name, value) {
			this.#mutable().append(name, value);
		}
		set(name, value) {
			this.#mutable().set(name, value);
		}
		delete(name, value) {
			this.#mutable().delete(name, value);
		}
		sort() {
			this.#mutable().sort();
		}
	};
	lazyInherit(FastURLSearchParams.prototype, NativeSearchParams.prototype, "_params");
	Object.setPrototypeOf(FastURLSearchParams.prototype, NativeSearchParams.prototype);
	Object.setPrototypeOf(FastURLSearchParams, NativeSearchParams);
	const FastURL = class URL {
		#url;
		#href;
		#protocol;
		#host;
		#pathname;
		#search;
		#searchParams;
		#pos;
		constructor(url) {
			if (typeof url === "string") {
				const isOriginForm = url[0] === "/";
				if (isOriginForm && !_searchNeedsNormRE.test(url)) this.#href = `http://localhost${url}`;
				else this.#url = new NativeURL(isOriginForm ? `http://localhost${url}` : url);
			} else if (_needsNormRE.test(url.pathname) || url.search && _searchNeedsNormRE.test(url.search)) this.#url = new NativeURL(`${url.protocol || "http:"}//${url.host || "localhost"}${url.pathname}${url.search || ""}`);
			else {
				this.#protocol = url.protocol;
				this.#host = url.host;
				this.#pathname = url.pathname;
				this.#search = url.search;
			}
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeURL;
		}
		get _url() {
			if (this.#url) return this.#url;
			this.#url = new NativeURL(this.href);
			this.#href = void 0;
			this.#protocol = void 0;
			this.#host = void 0;
			this.#pathname = void 0;
			this.#search = void 0;
			this.#pos = void 0;
			this.#searchParams?._adopt(this.#url.searchParams);
			return this.#url;
		}
		get href() {
			if (this.#url) return this.#url.href;
			if (!this.#href) this.#href = `${this.#protocol || "http:"}//${this.#host || "localhost"}${this.#pathname || "/"}${this.#search || ""}`;
			return this.#href;
		}
		#getPos() {
			if (!this.#pos) {
				const url = this.href;
				const protoIndex = url.indexOf("://");
				const pathnameIndex = protoIndex === -1 ? -1 : url.indexOf("/", protoIndex + 4);
				const qIndex = pathnameIndex === -1 ? -1 : url.indexOf("?", pathnameIndex);
				this.#pos = [
					protoIndex,
					pathnameIndex,
					qIndex
				];
			}
			return this.#pos;
		}
		get pathname() {
			if (this.#url) return this.#url.pathname;
			if (this.#pathname === void 0) {
				const [, pathnameIndex, queryIndex] = this.#getPos();
				if (pathnameIndex === -1) return this._url.pathname;
				this.#pathname = this.href.slice(pathnameIndex, queryIndex === -1 ? void 0 : queryIndex);
			}
			return this.#pathname;
		}
		get search() {
			if (this.#url) return this.#url.search;
			if (this.#search === void 0) {
				const [, pathnameIndex, queryIndex] = this.#getPos();
				if (pathnameIndex === -1) return this._url.search;
				const url = this.href;
				this.#search = queryIndex === -1 || queryIndex === url.length - 1 ? "" : url.slice(queryIndex);
			}
			return this.#search;
		}
		get searchParams() {
			if (this.#searchParams) return this.#searchParams;
			if (this.#url) return this.#url.searchParams;
			return this.#searchParams = new FastURLSearchParams(this);
		}
		get protocol() {
			if (this.#url) return this.#url.protocol;
			if (this.#protocol === void 0) {
				const [protocolIndex] = this.#getPos();
				if (protocolIndex === -1) return this._url.protocol;
				const url = this.href;
				this.#protocol = url.slice(0, protocolIndex + 1);
			}
			return this.#protocol;
		}
		get hash() {
			if (this.#url) return this.#url.hash;
			return "";
		}
		toString() {
			return this.href;
		}
		toJSON() {
			return this.href;
		}
	};
	lazyInherit(FastURL.prototype, NativeURL.prototype, "_url");
	Object.setPrototypeOf(FastURL.prototype, NativeURL.prototype);
	Object.setPrototypeOf(FastURL, NativeURL);
	return FastURL;
})();
// node_modules/srvx/dist/body-limit.mjs
function limitBodyStream(stream, maxRequestBodySize, options) {
	const createError = options?.createError ?? createBodyTooLargeError;
	const reader = stream.getReader();
	let size = 0;
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) {
				controller.close();
				return;
			}
			size += value.byteLength;
			if (size > maxRequestBodySize) {
				const error = createError(maxRequestBodySize);
				reader.cancel(error).catch(() => {});
				controller.error(error);
				return;
			}
			controller.enqueue(value);
		},
		cancel(reason) {
			return reader.cancel(reason);
		}
	});
}
var BodyTooLargeError = class extends Error {
	code = "ERR_BODY_TOO_LARGE";
	statusCode = 413;
	status = 413;
	statusText = "Content Too Large";
	get name() {
		return "HTTPError";
	}
	toJSON() {
		return {
			status: this.status,
			statusText: this.statusText,
			message: this.message
		};
	}
};
function createBodyTooLargeError(maxRequestBodySize) {
	return new BodyTooLargeError(`Request body exceeds the maximum allowed size of ${maxRequestBodySize} bytes.`);
}
// node_modules/srvx/dist/_chunks/_trust-proxy.mjs
function isTrustedProxy(trustProxy, remoteAddress) {
	if (trustProxy === void 0 || trustProxy === false) return false;
	if (trustProxy === true) return true;
	if (trustProxy === "loopback") return isLoopbackAddress(remoteAddress);
	if (remoteAddress === void 0) return false;
	if (trustProxy.includes(remoteAddress)) return true;
	const mapped = ipv4FromMapped(remoteAddress);
	return mapped !== void 0 && trustProxy.includes(mapped);
}
function ipv4FromMapped(address) {
	return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : void 0;
}
function isLoopbackAddress(address) {
	return !!address && (address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127."));
}
const HOST_RE = /^(\[(?:[A-Fa-f0-9:.]+)\]|(?:[A-Za-z0-9_-]+\.)*[A-Za-z0-9_-]+|(?:\d{1,3}\.){3}\d{1,3})(:\d{1,5})?$/;
function forwardedList(value) {
	if (!value) return [];
	const raw = Array.isArray(value) ? value.join(",") : value;
	const out = [];
	for (const part of raw.split(",")) {
		const entry = part.trim();
		if (entry) out.push(entry);
	}
	return out;
}
function resolveClientIP(trustProxy, peer, forwardedFor) {
	if (!isTrustedProxy(trustProxy, peer)) return peer;
	const list = forwardedList(forwardedFor);
	for (let i = list.length - 1; i >= 0; i--) if (!isTrustedProxy(trustProxy, list[i])) return list[i];
	return list.length > 0 ? list[0] : peer;
}
function trustedHops(trustProxy, peer, forwardedFor) {
	if (!isTrustedProxy(trustProxy, peer)) return 0;
	const list = forwardedList(forwardedFor);
	let hops = 1;
	for (let i = list.length - 1; i >= 0; i--) {
		if (!isTrustedProxy(trustProxy, list[i])) return hops;
		hops++;
	}
	return Number.POSITIVE_INFINITY;
}
function forwardedHopValue(value, hops) {
	if (hops <= 0) return;
	const list = forwardedList(value);
	if (list.length === 0) return;
	return list[Math.max(0, list.length - hops)];
}
// node_modules/srvx/dist/adapters/node.mjs
init__node_http();
function sendNodeResponse(nodeRes, webRes) {
	try {
		return _sendNodeResponse(nodeRes, webRes, false) || Promise.resolve();
	} catch (error) {
		return Promise.reject(error);
	}
}
function _sendNodeResponse(nodeRes, webRes, detached) {
	if (!webRes) {
		nodeRes.statusCode = 500;
		return endNodeResponse(nodeRes, detached);
	}
	if (webRes._toNodeResponse) {
		const res = webRes._toNodeResponse();
		if (res.body) {
			if (res.body instanceof ReadableStream) {
				writeHead(nodeRes, res.status, res.statusText, res.headers);
				return streamBody(res.body, nodeRes);
			} else if (typeof res.body?.pipe === "function") return pipeBody(res.body, nodeRes, res.status, res.statusText, res.headers);
			writeHead(nodeRes, res.status, res.statusText, res.headers);
			nodeRes.write(res.body);
		} else writeHead(nodeRes, res.status, res.statusText, res.headers);
		return endNodeResponse(nodeRes, detached);
	}
	const rawHeaders = [];
	for (const [key, value] of webRes.headers) rawHeaders.push(key, value);
	writeHead(nodeRes, webRes.status, webRes.statusText, rawHeaders);
	return webRes.body ? streamBody(webRes.body, nodeRes) : endNodeResponse(nodeRes, detached);
}
function writeHead(nodeRes, status, statusText, rawHeaders) {
	if (!nodeRes.headersSent) {
		if (nodeRes.req?.httpVersion === "2.0") nodeRes.writeHead(status, rawHeaders);
		else nodeRes.writeHead(status, safeStatusText(statusText), rawHeaders);
	}
}
const INVALID_REASON_PHRASE_RE = /[^\t\u0020-\u007E\u0080-\u00FF]/g;
function safeStatusText(statusText) {
	return typeof statusText === "string" && statusText ? statusText.replace(INVALID_REASON_PHRASE_RE, "") : statusText;
}
function endNodeResponse(nodeRes, detached) {
	if (detached) {
		nodeRes.end();
		return;
	}
	return new Promise((resolve) => nodeRes.end(resolve));
}
function pipeBody(stream, nodeRes, status, statusText, headers) {
	if (nodeRes.destroyed) {
		stream.destroy?.();
		return;
	}
	if (nodeRes.req?.method === "HEAD") {
		if (typeof stream.destroy === "function") stream.destroy();
		else stream.abort?.();
		writeHead(nodeRes, status, statusText, headers);
		return endNodeResponse(nodeRes);
	}
	if (typeof stream.on !== "function" || typeof stream.destroy !== "function") {
		writeHead(nodeRes, status, statusText, headers);
		stream.pipe(nodeRes);
		return new Promise((resolve) => nodeRes.on("close", resolve));
	}
	if (stream.readableEnded && !stream.errored) {
		writeHead(nodeRes, status, statusText, headers);
		return endNodeResponse(nodeRes);
	}
	if (stream.destroyed) {
		writeHead(nodeRes, 500, "Internal Server Error", []);
		return endNodeResponse(nodeRes);
	}
	return new Promise((resolve) => {
		function cleanup() {
			stream.off("error", onEarlyError);
			stream.off("readable", onReadable);
			stream.off("end", onEnd);
			nodeRes.off("close", onResClose);
		}
		function onEarlyError() {
			cleanup();
			stream.destroy();
			writeHead(nodeRes, 500, "Internal Server Error", []);
			endNodeResponse(nodeRes).then(resolve);
		}
		function onReadable() {
			cleanup();
			if (nodeRes.destroyed) {
				stream.destroy();
				return resolve();
			}
			writeHead(nodeRes, status, statusText, headers);
			pipeline$1(stream, nodeRes).catch(() => {}).then(() => resolve());
		}
		function onEnd() {
			cleanup();
			if (nodeRes.destroyed) return resolve();
			writeHead(nodeRes, status, statusText, headers);
			endNodeResponse(nodeRes).then(resolve);
		}
		function onResClose() {
			cleanup();
			stream.destroy();
			resolve();
		}
		stream.once("error", onEarlyError);
		stream.once("readable", onReadable);
		stream.once("end", onEnd);
		nodeRes.once("close", onResClose);
	});
}
function streamBody(stream, nodeRes) {
	if (nodeRes.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	if (nodeRes.req?.method === "HEAD") {
		stream.cancel().catch(() => {});
		return endNodeResponse(nodeRes);
	}
	const reader = stream.getReader();
	function streamCancel(error) {
		reader.cancel(error).catch(() => {});
		if (error) nodeRes.destroy(error);
	}
	function streamHandle({ done, value }) {
		try {
			if (done) nodeRes.end();
			else if (nodeRes.write(value)) reader.read().then(streamHandle, streamCancel);
			else nodeRes.once("drain", () => reader.read().then(streamHandle, streamCancel));
		} catch (error) {
			streamCancel(error instanceof Error ? error : void 0);
		}
	}
	nodeRes.on("close", streamCancel);
	nodeRes.on("error", streamCancel);
	reader.read().then(streamHandle, streamCancel);
	return reader.closed.catch(streamCancel).finally(() => {
		nodeRes.off("close", streamCancel);
		nodeRes.off("error", streamCancel);
	});
}
var NodeRequestURL = class extends FastURL {
	constructor({ req, hops = 0 }) {
		const path = req.url || "/";
		const trusted = hops > 0;
		const forwardedHost = forwardedHopValue(req.headers["x-forwarded-host"], hops);
		let host = (forwardedHost && HOST_RE.test(forwardedHost) ? forwardedHost : void 0) || req.headers.host || req.headers[":authority"];
		if (host && !HOST_RE.test(host)) host = "_invalid_";
		else if (!host) {
			if (req.socket) host = `${req.socket.localFamily === "IPv6" ? "[" + req.socket.localAddress + "]" : req.socket.localAddress}:${req.socket?.localPort || "80"}`;
			else host = "localhost";
		}
		const forwardedProto = forwardedHopValue(req.headers["x-forwarded-proto"], hops);
		const protocol = req.socket?.encrypted || forwardedProto === "https" || trusted && req.headers[":scheme"] === "https" ? "https:" : "http:";
		if (path[0] === "/") {
			const qIndex = path.indexOf("?");
			super({
				protocol,
				host,
				pathname: qIndex === -1 ? path : path.slice(0, qIndex) || "/",
				search: qIndex === -1 ? "" : path.slice(qIndex) || ""
			});
		} else if (path === "*") super({
			protocol,
			host,
			pathname: "/*",
			search: ""
		});
		else {
			const target = URL.canParse(path) ? new URL(path) : void 0;
			if (target) {
				const targetHost = target.host;
				const targetPath = target.pathname;
				super({
					protocol,
					host: targetHost ? HOST_RE.test(targetHost) ? targetHost : "_invalid_" : host,
					pathname: targetPath ? targetPath[0] === "/" ? targetPath : `/${targetPath}` : "/",
					search: target.search
				});
			} else super({
				protocol,
				host,
				pathname: "/",
				search: ""
			});
		}
	}
};
const _nonJoinedHeaders = new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const _validHeaderNameRE = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
function _isRepeated(rawHeaders, lowerName) {
	let seen = false;
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const key = rawHeaders[i];
		if (key.length === lowerName.length && key.toLowerCase() === lowerName) {
			if (seen) return true;
			seen = true;
		}
	}
	return false;
}
const NodeRequestHeaders = (() => {
	const NativeHeaders = globalThis.Headers;
	class Headers {
		#req;
		#headers;
		constructor(req) {
			this.#req = req;
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeHeaders;
		}
		_adopt(headers) {
			this.#headers = headers;
		}
		get _headers() {
			if (!this.#headers) {
				const headers = new NativeHeaders();
				const rawHeaders = this.#req.rawHeaders;
				const len = rawHeaders.length;
				for (let i = 0; i < len; i += 2) {
					const key = rawHeaders[i];
					if (key.charCodeAt(0) === 58) continue;
					const value = rawHeaders[i + 1];
					headers.append(key, value);
				}
				this.#headers = headers;
			}
			return this.#headers;
		}
		get(name) {
			if (this.#headers) return this.#headers.get(name);
			const lower = name.toLowerCase();
			if (lower.charCodeAt(0) === 58) return this._headers.get(name);
			const value = this.#req.headers[lower];
			if (typeof value === "string") return _nonJoinedHeaders.has(lower) && _isRepeated(this.#req.rawHeaders, lower) ? this._headers.get(name) : value;
			if (Array.isArray(value)) return value.join(", ");
			return lower !== "__proto__" && _validHeaderNameRE.test(name) ? null : this._headers.get(name);
		}
		has(name) {
			if (this.#headers) return this.#headers.has(name);
			const lower = name.toLowerCase();
			if (lower.charCodeAt(0) === 58) return this._headers.has(name);
			if (Object.hasOwn(this.#req.headers, lower)) return true;
			return lower !== "__proto__" && _validHeaderNameRE.test(name) ? false : this._headers.has(name);
		}
		getSetCookie() {
			if (this.#headers) return this.#headers.getSetCookie();
			const value = this.#req.headers["set-cookie"];
			return Array.isArray(value) ? value.slice() : value ? [value] : [];
		}
		entries() {
			return this._headers.entries();
		}
		[Symbol.iterator]() {
			return this.entries();
		}
	}
	lazyInherit(Headers.prototype, NativeHeaders.prototype, "_headers");
	Object.setPrototypeOf(Headers, NativeHeaders);
	Object.setPrototypeOf(Headers.prototype, NativeHeaders.prototype);
	return Headers;
})();
const kNativeRequest = Symbol.for("srvx.nativeRequest");
function bodyUnusable() {
	return new TypeError("Body is unusable: Body has already been read");
}
function abortError() {
	return new DOMException("The request was aborted.", "AbortError");
}
function erroredStream(error) {
	return new ReadableStream({ start(controller) {
		controller.error(error);
	} });
}
function isClientGone(req) {
	return req.aborted || !!req.errored || req.destroyed && !req.complete;
}
function isBodySourceFinished(req) {
	return isClientGone(req) || req.destroyed || req.readableEnded;
}
const NodeRequest = (() => {
	const NativeRequest = getNativeClass(kNativeRequest, globalThis.Request);
	class Request {
		runtime;
		waitUntil;
		#req;
		#url;
		#bodyStream;
		#bodyUsed = false;
		#request;
		#headers;
		#abortController;
		#maxRequestBodySize;
		#trustProxy;
		#ip;
		#ipResolved = false;
		#remoteAddress;
		#remoteResolved = false;
		#hops;
		constructor(ctx) {
			this.#req = ctx.req;
			this.#maxRequestBodySize = ctx.maxRequestBodySize;
			this.#trustProxy = ctx.trustProxy;
			this.runtime = {
				name: "node",
				node: ctx
			};
		}
		static [Symbol.hasInstance](val) {
			return val instanceof NativeRequest;
		}
		#remoteAddr() {
			if (!this.#remoteResolved) {
				this.#remoteResolved = true;
				this.#remoteAddress = this.#req.socket?.remoteAddress;
			}
			return this.#remoteAddress;
		}
		#resolveHops() {
			if (this.#hops === void 0) this.#hops = trustedHops(this.#trustProxy, this.#remoteAddr(), this.#req.headers["x-forwarded-for"]);
			return this.#hops;
		}
		get ip() {
			if (this.#ipResolved) return this.#ip;
			this.#ipResolved = true;
			return this.#ip = resolveClientIP(this.#trustProxy, this.#remoteAddr(), this.#req.headers["x-forwarded-for"]);
		}
		get method() {
			if (this.#request) return this.#request.method;
			return this.#req.method || "GET";
		}
		get _url() {
			return this.#url ||= new NodeRequestURL({
				req: this.#req,
				hops: this.#resolveHops()
			});
		}
		set _url(url) {
			this.#url = url;
		}
		get url() {
			if (this.#request) return this.#request.url;
			return this._url.href;
		}
		get headers() {
			return this.#headers ||= new NodeRequestHeaders(this.#req);
		}
		get _abortController() {
			if (!this.#abortController) {
				this.#abortController = new AbortController();
				const { req, res } = this.runtime.node;
				const abortController = this.#abortController;
				const abort = (err) => abortController.abort?.(err);
				if (res) {
					const onClose = () => {
						const reqError = req.errored;
						if (reqError) abort(reqError);
						else if (!res.writableEnded) abort();
					};
					res.once("close", onClose);
					if (res.destroyed || isClientGone(req)) onClose();
				} else {
					const onClose = () => {
						if (!req.complete || req.aborted) abort();
					};
					req.once("close", onClose);
					if (isClientGone(req)) onClose();
				}
			}
			return this.#abortController;
		}
		get signal() {
			return this.#request ? this.#request.signal : this._abortController.signal;
		}
		#hasBody() {
			const method = this.method;
			return method !== "GET" && method !== "HEAD";
		}
		get body() {
			if (this.#request) return this.#request.body;
			if (this.#bodyStream === void 0) {
				let stream = null;
				if (this.#hasBody() && !this.#bodyUsed) {
					if ("rawBody" in this.#req && Buffer.isBuffer(this.#req.rawBody)) stream = Readable.toWeb(Readable.from([this.#req.rawBody]));
					else if (isBodySourceFinished(this.#req)) stream = erroredStream(this.#bodyError());
					else stream = Readable.toWeb(this.#req);
				}
				if (stream && this.#maxRequestBodySize !== void 0) stream = limitBodyStream(stream, this.#maxRequestBodySize);
				this.#bodyStream = stream;
			}
			return this.#bodyStream;
		}
		get bodyUsed() {
			if (this.#isBodyUsed()) return true;
			return this.#request ? this.#request.bodyUsed : false;
		}
		#isBodyUsed() {
			if (!this.#bodyUsed && this.#bodyStream && Readable.isDisturbed(this.#bodyStream)) this.#bodyUsed = true;
			return this.#bodyUsed;
		}
		#bodyError() {
			const signal = this._abortController.signal;
			if (signal.aborted) return signal.reason;
			return this.#req.errored || (isClientGone(this.#req) ? abortError() : bodyUnusable());
		}
		#readBuffered() {
			if ("rawBody" in this.#req && Buffer.isBuffer(this.#req.rawBody)) return readBody(this.#req, this.#maxRequestBodySize);
			if (isBodySourceFinished(this.#req)) return Promise.reject(this.#bodyError());
			return readBody(this.#req, this.#maxRequestBodySize);
		}
		text() {
			if (this.#isBodyUsed()) return Promise.reject(bodyUnusable());
			if (this.#request) return this.#request.text();
			if (!this.#hasBody()) return Promise.resolve("");
			this.#bodyUsed = true;
			if (this.#bodyStream !== void 0) try {
				return new Response(this.#bodyStream).text();
			} catch (error) {
				return Promise.reject(error);
			}
			return this.#readBuffered().then((buf) => buf.toString());
		}
		json() {
			if (this.#isBodyUsed()) return Promise.reject(bodyUnusable());
			if (this.#request) return this.#request.json();
			if (!this.#hasBody()) return Promise.resolve().then(() => JSON.parse(""));
			this.#bodyUsed = true;
			if (this.#bodyStream !== void 0) try {
				return new Response(this.#bodyStream).json();
			} catch (error) {
				return Promise.reject(error);
			}
			return this.#readBuffered().then((buf) => JSON.parse(buf.toString()));
		}
		arrayBuffer() {
			return this.#consumeNative("arrayBuffer");
		}
		bytes() {
			return this.#consumeNative("bytes");
		}
		blob() {
			return this.#consumeNative("blob");
		}
		formData() {
			return this.#consumeNative("formData");
		}
		#consumeNative(method) {
			if (this.#isBodyUsed()) return Promise.reject(bodyUnusable());
			try {
				return this._request[method]();
			} catch (error) {
				return Promise.reject(error);
			}
		}
		get _request() {
			if (!this.#request) {
				const body = this.#isBodyUsed() ? null : this.body;
				this.#request = new NativeRequest(this.url, {
					method: this.method,
					headers: this.headers,
					signal: this._abortController.signal,
					body,
					duplex: body ? "half" : void 0
				});
				this.#headers._adopt(this.#request.headers);
				this.#bodyStream = void 0;
			}
			return this.#request;
		}
	}
	lazyInherit(Request.prototype, NativeRequest.prototype, "_request");
	Object.setPrototypeOf(Request.prototype, NativeRequest.prototype);
	return Request;
})();
function readBody(req, maxRequestBodySize) {
	if ("rawBody" in req && Buffer.isBuffer(req.rawBody)) {
		if (maxRequestBodySize !== void 0 && req.rawBody.length > maxRequestBodySize) return Promise.reject(createBodyTooLargeError(maxRequestBodySize));
		return Promise.resolve(req.rawBody);
	}
	return new Promise((resolve, reject) => {
		const chunks = [];
		let size = 0;
		const cleanup = () => {
			req.off("data", onData);
			req.off("end", onEnd);
			req.off("error", onError);
			req.off("close", onClose);
		};
		const onData = (chunk) => {
			if (maxRequestBodySize !== void 0) {
				size += chunk.length;
				if (size > maxRequestBodySize) {
					cleanup();
					req.pause?.();
					reject(createBodyTooLargeError(maxRequestBodySize));
					return;
				}
			}
			chunks.push(chunk);
		};
		const onError = (err) => {
			cleanup();
			reject(err);
		};
		const onEnd = () => {
			cleanup();
			if (isClientGone(req)) {
				reject(req.errored || abortError());
				return;
			}
			resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
		};
		const onClose = () => {
			cleanup();
			reject(req.errored || abortError());
		};
		req.on("data", onData).once("end", onEnd).once("error", onError).once("close", onClose);
	});
}
const kNativeResponse = Symbol.for("srvx.nativeResponse");
const NodeResponse = (() => {
	const NativeResponse = getNativeClass(kNativeResponse, globalThis.Response);
	class NodeResponse {
		#body;
		#init;
		#headers;
		#response;
		#contentLength;
		constructor(body, init) {
			this.#body = body;
			this.#init = init;
		}
		static [Symbol.hasInstance](val) {
			if (this === NodeResponse) return val instanceof NativeResponse;
			return Object.prototype.isPrototypeOf.call(this.prototype, val);
		}
		static json(data, init) {
			const body = JSON.stringify(data);
			if (body === void 0) throw new TypeError("Value is not JSON serializable");
			let headers = init?.headers;
			if (!headers) headers = { "content-type": "application/json" };
			else {
				const merged = new Headers(headers);
				if (!merged.has("content-type")) merged.set("content-type", "application/json");
				headers = merged;
			}
			return new NodeResponse(body, init ? {
				...init,
				headers
			} : { headers });
		}
		get status() {
			return this.#response?.status || this.#init?.status || 200;
		}
		get statusText() {
			return this.#response?.statusText || this.#init?.statusText || "";
		}
		get headers() {
			if (this.#response) return this.#response.headers;
			if (this.#headers) return this.#headers;
			return this.#headers = new Headers(this.#init?.headers);
		}
		get ok() {
			if (this.#response) return this.#response.ok;
			const status = this.status;
			return status >= 200 && status < 300;
		}
		get _response() {
			if (this.#response) return this.#response;
			let body = this.#body;
			if (body && typeof body.pipe === "function" && !(body instanceof Readable)) {
				const stream = new PassThrough();
				body.pipe(stream);
				const abort = body.abort;
				if (abort) stream.once("close", () => abort());
				body = stream;
			}
			if (typeof body === "string") this.#contentLength = Buffer.byteLength(body);
			else if (body instanceof ArrayBuffer || body instanceof Uint8Array || body instanceof DataView) this.#contentLength = body.byteLength;
			else if (body instanceof Blob) this.#contentLength = body.size;
			this.#response = new NativeResponse(body, this.#headers ? {
				...this.#init,
				headers: this.#headers
			} : this.#init);
			this.#init = void 0;
			this.#headers = void 0;
			this.#body = void 0;
			return this.#response;
		}
		_toNodeResponse() {
			const status = this.status;
			const statusText = this.statusText;
			let body;
			let contentType;
			let contentLength;
			if (this.#response) {
				body = this.#response.body;
				if (!this.#response.bodyUsed) contentLength = this.#contentLength;
			} else if (this.#body != null) {
				if (this.#body instanceof ReadableStream) body = this.#body;
				else if (typeof this.#body === "string") {
					body = this.#body;
					contentType = "text/plain; charset=UTF-8";
					contentLength = Buffer.byteLength(this.#body);
				} else if (this.#body instanceof ArrayBuffer) {
					body = Buffer.from(this.#body);
					contentLength = this.#body.byteLength;
				} else if (this.#body instanceof Uint8Array) {
					body = this.#body;
					contentLength = this.#body.byteLength;
				} else if (this.#body instanceof DataView) {
					body = Buffer.from(this.#body.buffer, this.#body.byteOffset, this.#body.byteLength);
					contentLength = this.#body.byteLength;
				} else if (this.#body instanceof Blob) {
					body = this.#body.stream();
					contentType = this.#body.type;
					contentLength = this.#body.size;
				} else if (typeof this.#body.pipe === "function") body = this.#body;
				else body = this._response.body;
			}
			const headers = [];
			const initHeaders = this.#init?.headers;
			const headerEntries = this.#response?.headers || this.#headers || (initHeaders ? Array.isArray(initHeaders) ? initHeaders : initHeaders?.entries ? initHeaders.entries() : Object.entries(initHeaders) : void 0);
			let hasContentTypeHeader;
			let hasContentLength;
			if (headerEntries) for (const [key, value] of headerEntries) {
				const lowerKey = typeof key === "string" ? key.toLowerCase() : String(key);
				if (Array.isArray(value)) for (const v of value) headers.push(lowerKey, v);
				else headers.push(lowerKey, value);
				if (lowerKey === "content-type") hasContentTypeHeader = true;
				else if (lowerKey === "content-length") hasContentLength = true;
			}
			if (contentType && !hasContentTypeHeader) headers.push("content-type", contentType);
			if (contentLength != null && !hasContentLength) headers.push("content-length", String(contentLength));
			this.#init = void 0;
			this.#headers = void 0;
			this.#response = void 0;
			this.#contentLength = void 0;
			this.#body = void 0;
			return {
				status,
				statusText,
				headers,
				body
			};
		}
	}
	lazyInherit(NodeResponse.prototype, NativeResponse.prototype, "_response");
	Object.setPrototypeOf(NodeResponse, NativeResponse);
	Object.setPrototypeOf(NodeResponse.prototype, NativeResponse.prototype);
	return NodeResponse;
})();
// node_modules/h3/dist/response.mjs
function stripBase(pathname, base) {
	if (pathname === base || pathname.startsWith(base + "/") || pathname.startsWith(base + "?")) return "/" + pathname.slice(base.length).replace(/^\/+/, "");
	return pathname;
}
function hasEmptySegmentAfterBase(pathname, base) {
	return pathname.startsWith(base + "//");
}
const NEEDLESS_ESCAPE_SRC = String.raw`%(?:2[146-9A-E]|3[0-9ABD]|4[0-9A-F]|5[0-9ABDF]|6[1-9A-F]|7[0-9ACE])`;
const NEEDLESS_ESCAPE_RE = new RegExp(NEEDLESS_ESCAPE_SRC, "i");
const NEEDLESS_ESCAPE_RE_G = new RegExp(NEEDLESS_ESCAPE_SRC, "gi");
function isNonCanonicalPathname(pathname) {
	return NEEDLESS_ESCAPE_RE.test(pathname);
}
function canonicalPathname(pathname) {
	return pathname.replace(NEEDLESS_ESCAPE_RE_G, (m) => String.fromCharCode(Number.parseInt(m.slice(1), 16)));
}
const ABSOLUTE_URL_RE = /^[a-z][a-z\d+\-.]*:\/\//i;
const ROUTE_ENCODE_RE = /[\u0000-\u0020"#<>\u0060]|[^\u0000-\u007E]/gu;
function normalizeRoute(route) {
	if (ABSOLUTE_URL_RE.test(route)) throw new Error(`Route patterns are pathnames, received URL: ${route}`);
	if (route.charCodeAt(0) !== 47) route = `/${route}`;
	route = canonicalPathname(route.replace(ROUTE_ENCODE_RE, encodeURIComponent));
	return route.includes("/.") ? resolveDotSegments(route) : route;
}
function resolveDotSegments(pathname) {
	const out = [];
	let dot = false;
	for (const segment of pathname.split("/")) {
		dot = segment === "." || segment === "..";
		if (!dot) out.push(segment);
		else if (segment.length === 2 && out.length > 1) out.pop();
	}
	if (dot) out.push("");
	return out.join("/");
}
function decodePathname(pathname) {
	try {
		return decodeURI(pathname);
	} catch {
		return;
	}
}
const kEventNS = "h3.internal.event.";
const kEventRes = Symbol.for(`${kEventNS}res`);
const kEventResHeaders = Symbol.for(`${kEventNS}res.headers`);
const kEventResErrHeaders = Symbol.for(`${kEventNS}res.err.headers`);
const kMalformedURL = Symbol.for(`${kEventNS}malformed`);
var H3Event = class {
	app;
	req;
	url;
	context;
	static __is_event__ = true;
	constructor(req, context, app) {
		this.context = req.context = context || req.context || new NullProtoObj();
		this.req = req;
		this.app = app;
		const _url = req._url;
		let url = _url && _url instanceof URL ? _url : new FastURL(req.url);
		const pathname = url.pathname;
		if (pathname.includes("%")) {
			if (decodePathname(pathname) === void 0) this[kMalformedURL] = true;
			else if (isNonCanonicalPathname(pathname)) url = new FastURL(`${url.protocol}//${url.host}${canonicalPathname(pathname)}${url.search}`);
		}
		this.url = url;
	}
	get res() {
		return this[kEventRes] ||= new H3EventResponse();
	}
	get runtime() {
		return this.req.runtime;
	}
	waitUntil(promise) {
		this.req.waitUntil?.(promise);
	}
	toString() {
		return `[${this.req.method}] ${this.req.url}`;
	}
	toJSON() {
		return this.toString();
	}
	get node() {
		return this.req.runtime?.node;
	}
	get headers() {
		return this.req.headers;
	}
	get path() {
		return this.url.pathname + this.url.search;
	}
	get method() {
		return this.req.method;
	}
};
var H3EventResponse = class {
	status;
	statusText;
	get headers() {
		return this[kEventResHeaders] ||= new Headers();
	}
	get errHeaders() {
		return this[kEventResErrHeaders] ||= new Headers();
	}
};
const DISALLOWED_STATUS_CHARS = /[^\u0009\u0020-\u007E]/g;
function sanitizeStatusMessage(statusMessage = "") {
	return statusMessage.replace(DISALLOWED_STATUS_CHARS, "");
}
function sanitizeStatusCode(statusCode, defaultStatusCode = 200) {
	if (!statusCode) return defaultStatusCode;
	if (typeof statusCode === "string") statusCode = +statusCode;
	if (!Number.isInteger(statusCode) || statusCode < 100 || statusCode > 599) return defaultStatusCode;
	return statusCode;
}
var HTTPError = class HTTPError extends Error {
	get name() {
		return "HTTPError";
	}
	status;
	statusText;
	headers;
	cause;
	data;
	body;
	unhandled;
	static isError(input) {
		return input instanceof Error && input?.name === "HTTPError" && input.status > 99;
	}
	static status(status, statusText, details) {
		return new HTTPError({
			...details,
			statusText,
			status
		});
	}
	constructor(arg1, arg2) {
		let messageInput;
		let details;
		if (typeof arg1 === "string") {
			messageInput = arg1;
			details = arg2;
		} else details = arg1;
		const status = sanitizeStatusCode(details?.status || details?.statusCode || (details?.cause)?.status || (details?.cause)?.statusCode, 500);
		const statusText = sanitizeStatusMessage(details?.statusText || details?.statusMessage || (details?.cause)?.statusText || (details?.cause)?.statusMessage);
		const message = messageInput || details?.message || (details?.cause)?.message || details?.statusText || details?.statusMessage || [
			"HTTPError",
			status,
			statusText
		].filter(Boolean).join(" ");
		super(message, { cause: details });
		this.cause = details;
		this.status = status;
		this.statusText = statusText || void 0;
		const rawHeaders = details?.headers || (details?.cause)?.headers;
		this.headers = rawHeaders ? new Headers(rawHeaders) : void 0;
		this.unhandled = details?.unhandled ?? (details?.cause)?.unhandled ?? void 0;
		this.data = details?.data;
		this.body = details?.body;
	}
	get statusCode() {
		return this.status;
	}
	get statusMessage() {
		return this.statusText;
	}
	toJSON() {
		const unhandled = this.unhandled;
		return {
			status: this.status,
			statusText: this.statusText,
			unhandled,
			message: unhandled ? "HTTPError" : this.message,
			data: unhandled ? void 0 : this.data,
			...unhandled ? void 0 : this.body
		};
	}
};
function isJSONSerializable(value, _type) {
	if (value === null || value === void 0) return true;
	if (_type !== "object") return _type === "boolean" || _type === "number" || _type === "string";
	if (typeof value.toJSON === "function") return true;
	if (Array.isArray(value)) return true;
	if (typeof value.pipe === "function" || typeof value.pipeTo === "function") return false;
	if (value instanceof NullProtoObj) return true;
	const proto = Object.getPrototypeOf(value);
	return proto === Object.prototype || proto === null;
}
const kEventDispose = Symbol.for("h3.internal.event.dispose");
const kNotFound = Symbol.for("h3.notFound");
const kHandled = Symbol.for("h3.handled");
function toResponse(val, event, config = {}) {
	if (typeof val?.then === "function") return val.then((resolvedVal) => toResponse(resolvedVal, event, config), (r) => toResponse(toError(r), event, config));
	let response;
	try {
		response = prepareResponse(val, event, config);
	} catch (error) {
		return toResponse(toError(error), event, config);
	}
	if (typeof response?.then === "function") return toResponse(response, event, config);
	const { onResponse } = config;
	if (onResponse) return Promise.resolve().then(() => onResponse(response, event)).catch((error) => {
		if (!config.silent) console.error(error);
	}).then(() => event[kEventDispose]?.observe(response, val) ?? response);
	return event[kEventDispose]?.observe(response, val) ?? response;
}
function toError(value) {
	if (value === kNotFound || value === kHandled || value instanceof Error) return value;
	if (typeof value === "number") return new HTTPError({ status: value });
	const error = new HTTPError({
		status: 500,
		unhandled: true
	});
	error.cause = value;
	return error;
}
const kHTTPResponse = Symbol.for("h3.HTTPResponse");
var HTTPResponse = class {
	#headers;
	#init;
	body;
	constructor(body, init) {
		this.body = body;
		this.#init = init;
	}
	get status() {
		return this.#init?.status;
	}
	get statusText() {
		return this.#init?.statusText;
	}
	get headers() {
		return this.#headers ||= new Headers(this.#init?.headers);
	}
};
HTTPResponse.prototype[kHTTPResponse] = true;
function prepareResponse(val, event, config, nested) {
	if (val === kHandled) return new NodeResponse(null);
	if (val === kNotFound) val = new HTTPError({
		status: 404,
		message: `Cannot find any route matching [${event.req.method}] ${event.url}`
	});
	if (val && val instanceof Error) {
		const isHTTPError = HTTPError.isError(val);
		const error = isHTTPError ? val : new HTTPError(val);
		if (!isHTTPError) {
			error.unhandled = true;
			if (val?.stack) error.stack = val.stack;
		}
		if (error.unhandled && !config.silent) console.error(error);
		const { onError } = config;
		const errHeaders = event[kEventRes]?.[kEventResErrHeaders];
		if (onError && !nested) return Promise.resolve().then(() => onError(error, event)).catch(toError).then((newVal) => prepareResponse(newVal ?? val, event, config, true));
		event[kEventRes] = void 0;
		val = errorResponse(error, config.debug, errHeaders);
	}
	const preparedRes = event[kEventRes];
	let preparedHeaders = preparedRes?.[kEventResHeaders];
	event[kEventRes] = void 0;
	if (!(val instanceof Response)) {
		const res = prepareResponseBody(val, event, config);
		const rawStatus = res.status || preparedRes?.status;
		const status = rawStatus ? sanitizeStatusCode(rawStatus) : void 0;
		const rawStatusText = res.statusText || preparedRes?.statusText;
		return new NodeResponse(nullBody(event.req.method, status) ? null : res.body, {
			status,
			statusText: rawStatusText === void 0 ? void 0 : sanitizeStatusMessage(rawStatusText),
			headers: res.headers && preparedHeaders ? mergeHeaders(res.headers, preparedHeaders) : res.headers || preparedHeaders
		});
	}
	if (val.status >= 400) preparedHeaders = preparedRes?.[kEventResErrHeaders];
	if (preparedHeaders && !nested && !preparedHeaders.keys().next().done) return new NodeResponse(nullBody(event.req.method, val.status) ? null : val.body, {
		status: val.status,
		statusText: val.statusText,
		headers: mergeHeaders(val.headers, preparedHeaders)
	});
	return event.req.method === "HEAD" && val.body !== null ? new NodeResponse(null, {
		status: val.status,
		statusText: val.statusText,
		headers: val.headers
	}) : val;
}
function mergeHeaders(base, overrides, target = new Headers(base)) {
	for (const [name, value] of overrides) if (name === "set-cookie") target.append(name, value);
	else target.set(name, value);
	return target;
}
const frozen = (name) => (...args) => {
	throw new Error(`Headers are frozen (${name} ${args.join(", ")})`);
};
var FrozenHeaders = class extends Headers {
	set = frozen("set");
	append = frozen("append");
	delete = frozen("delete");
};
const emptyHeaders = new FrozenHeaders({ "content-length": "0" });
const jsonHeaders = new FrozenHeaders({ "content-type": "application/json;charset=UTF-8" });
function prepareResponseBody(val, event, config) {
	if (val === null || val === void 0) return {
		body: "",
		headers: emptyHeaders
	};
	const valType = typeof val;
	if (valType === "string") return { body: val };
	if (val instanceof Uint8Array) return {
		body: val,
		headers: new Headers({ "content-length": val.byteLength.toString() })
	};
	if (val instanceof HTTPResponse || val?.[kHTTPResponse] === true) return val;
	if (isJSONSerializable(val, valType)) return {
		body: JSON.stringify(val, void 0, config.debug ? 2 : void 0),
		headers: jsonHeaders
	};
	if (valType === "bigint") return {
		body: val.toString(),
		headers: jsonHeaders
	};
	if (val instanceof Blob) {
		const headers = new Headers({
			"content-type": val.type,
			"content-length": val.size.toString()
		});
		let filename = val.name;
		if (filename) {
			filename = encodeURIComponent(filename);
			headers.set("content-disposition", `filename="${filename}"; filename*=UTF-8''${filename}`);
		}
		return {
			body: val.stream(),
			headers
		};
	}
	if (valType === "symbol") return { body: val.toString() };
	if (valType === "function") return { body: `${val.name}()` };
	return { body: val };
}
function nullBody(method, status) {
	return method === "HEAD" || status === 100 || status === 101 || status === 102 || status === 204 || status === 205 || status === 304;
}
function errorResponse(error, debug, errHeaders) {
	let headers = error.headers ? mergeHeaders(jsonHeaders, error.headers) : new Headers(jsonHeaders);
	if (errHeaders) headers = mergeHeaders(headers, errHeaders);
	return new NodeResponse(JSON.stringify({
		...error.toJSON(),
		stack: debug && error.stack ? error.stack.split("\n").map((l) => l.trim()) : void 0
	}, void 0, debug ? 2 : void 0), {
		status: error.status,
		statusText: error.statusText,
		headers
	});
}
// node_modules/h3/dist/middleware.mjs
const LITERAL_ROUTE_RE = /^(?:\/[^/:*(){}\\?^\0- "#<>`\x7F-\uFFFF]+)*\/?$/;
const LITERAL_PREFIX_ROUTE_RE = /^((?:\/[^/:*(){}\\?^\0- "#<>`\x7F-\uFFFF]+)*)\/\*\*\/?$/;
function createRouteMatcher(route) {
	if (route.charCodeAt(0) !== 47) route = `/${route}`;
	const prefixMatch = LITERAL_PREFIX_ROUTE_RE.exec(route);
	if (prefixMatch) {
		const base = prefixMatch[1];
		const prefix = `${base}/`;
		return (pathname) => {
			if (pathname === base || pathname === prefix) return;
			if (!pathname.startsWith(prefix)) return false;
			const rest = trimTrailingSlash(pathname.slice(prefix.length));
			return {
				0: rest,
				_: rest
			};
		};
	}
	if (LITERAL_ROUTE_RE.test(route)) {
		const base = route.endsWith("/") ? route.slice(0, -1) : route;
		return (pathname) => pathname === base || pathname === `${base}/` ? void 0 : false;
	}
	const router = createRouter();
	addRoute(router, "", route, true);
	return (pathname) => {
		const match = findRoute(router, "", pathname);
		return match ? match.params : false;
	};
}
function trimTrailingSlash(rest) {
	return rest.endsWith("/") ? rest.slice(0, -1) : rest;
}
function normalizeMiddleware(input, opts = {}) {
	const matcher = createMatcher(opts);
	if (!matcher && (input.length > 1 || input.constructor?.name === "AsyncFunction")) return input;
	return (event, next) => {
		if (matcher && !matcher(event)) return next();
		const res = input(event, next);
		return res === void 0 || res === kNotFound ? next() : res;
	};
}
function createMatcher(opts) {
	if (!opts.route && !opts.method && !opts.match) return;
	const routeMatcher = opts.route ? createRouteMatcher(normalizeRoute(opts.route)) : void 0;
	const method = opts.method?.toUpperCase();
	return function _middlewareMatcher(event) {
		if (method) {
			const reqMethod = event.req.method.toUpperCase();
			if (reqMethod !== method && !(method === "GET" && reqMethod === "HEAD")) return false;
		}
		if (opts.match && !opts.match(event)) return false;
		if (!routeMatcher) return true;
		const params = routeMatcher(event.url.pathname);
		if (params === false) return false;
		if (params) event.context.middlewareParams = {
			...event.context.middlewareParams,
			...params
		};
		return true;
	};
}
function composeMiddleware(middleware) {
	let chain = (event, handler) => handler(event);
	for (let i = middleware.length - 1; i >= 0; i--) {
		const fn = middleware[i];
		const inner = chain;
		chain = (event, handler) => callLayer(fn, event, handler, inner);
	}
	return chain;
}
function composeHandler(middleware, handler) {
	const chain = composeMiddleware(middleware);
	return function _composedHandler(event) {
		return chain(event, handler);
	};
}
function callMiddleware(event, middleware, handler, index = 0) {
	return index === middleware.length ? handler(event) : callLayer(middleware[index], event, handler, (_event, _handler) => callMiddleware(_event, middleware, _handler, index + 1));
}
function callLayer(fn, event, handler, inner) {
	let nextCalled;
	let nextResult;
	const next = () => {
		if (nextCalled) return nextResult;
		nextCalled = true;
		nextResult = inner(event, handler);
		return nextResult;
	};
	const ret = fn(event, next);
	return isUnhandledResponse(ret) ? next() : typeof ret?.then === "function" ? ret.then((resolved) => isUnhandledResponse(resolved) ? next() : resolved) : ret;
}
function isUnhandledResponse(val) {
	return val === void 0 || val === kNotFound;
}
// node_modules/h3/dist/cache.mjs
function requestWithURL(req, url) {
	const cache = new NullProtoObj();
	cache.url = url;
	cache._url = void 0;
	return new Proxy(req, {
		get(target, prop) {
			if (prop in cache) return cache[prop];
			const value = Reflect.get(target, prop);
			if (prop === "bodyUsed") return value;
			cache[prop] = typeof value === "function" && prop !== "constructor" ? value.bind(target) : value;
			return cache[prop];
		},
		set(target, prop, value) {
			if (prop !== "url" && prop !== "_url") delete cache[prop];
			return Reflect.set(target, prop, value);
		}
	});
}
function requestWithBaseURL(req, base, options = {}) {
	const url = new URL(options.url || req.url);
	url.pathname = stripBase(url.pathname, base);
	return requestWithURL(req, url.href);
}
function toRequest(input, options) {
	if (typeof input === "string") {
		let url = input;
		if (url[0] === "/") url = `http://${safeHost((options?.headers ? new Headers(options.headers) : void 0)?.get("host"))}${url}`;
		return new Request(url, options);
	} else if (options || input instanceof URL) return new Request(input, options);
	return input;
}
function safeHost(host) {
	return host && !/[/\\?#@\s]/.test(host) ? host : "localhost";
}
function toEventHandler(handler) {
	if (typeof handler === "function") return handler;
	if (typeof handler?.handler === "function" && handler.constructor?.["~h3"]) return handler.handler;
	if (typeof handler?.fetch === "function") return function _fetchHandler(event) {
		return handler.fetch(event.req);
	};
}
const NoHandler = () => kNotFound;
var H3Core = class {
	static "~h3" = true;
	config;
	"~middleware";
	"~routes" = [];
	"~dispatch";
	"~composed";
	constructor(config = {}) {
		this["~middleware"] = [];
		this.config = config;
		this.fetch = this.fetch.bind(this);
		this.handler = this.handler.bind(this);
	}
	fetch(request) {
		return this["~request"](request);
	}
	handler(event) {
		const route = this["~findRoute"](event);
		if (route) {
			event.context.params = route.params;
			event.context.matchedRoute = route.data;
		}
		return (this["~dispatch"] ??= createDispatcher(this))(event, route);
	}
	"~request"(request, context) {
		const event = new H3Event(request, context, this);
		let handlerRes;
		try {
			if (event[kMalformedURL] && !this.config.allowMalformedURL) throw new HTTPError({
				status: 400,
				message: "Bad Request"
			});
			if (this.config.onRequest) {
				const hookRes = this.config.onRequest(event);
				handlerRes = typeof hookRes?.then === "function" ? hookRes.then(() => this.handler(event)) : this.handler(event);
			} else handlerRes = this.handler(event);
		} catch (error) {
			handlerRes = Promise.reject(error);
		}
		return toResponse(handlerRes, event, this.config);
	}
	"~findRoute"(_event) {}
	"~addRoute"(_route) {
		this["~routes"].push(_route);
	}
	"~getMiddleware"(_event, _route) {
		return this["~middleware"];
	}
};
function createDispatcher(app) {
	if (app["~getMiddleware"] !== H3Core.prototype["~getMiddleware"]) return (event, route) => callMiddleware(event, app["~getMiddleware"](event, route || void 0), routeHandler(route));
	const middleware = app["~middleware"];
	if (middleware.length === 0) return (event, route) => routeHandler(route)(event);
	const composed = app["~composed"] ??= composeMiddleware(middleware);
	return (event, route) => composed(event, routeHandler(route));
}
function routeHandler(route) {
	const data = route?.data;
	if (!data) return NoHandler;
	return data.middleware?.length ? data["~composed"] ??= composeHandler(data.middleware, data.handler) : data.handler;
}
const H3 = (() => {
	class H3 extends H3Core {
		"~rou3";
		constructor(config = {}) {
			super(config);
			this["~rou3"] = createRouter();
			this.request = this.request.bind(this);
			config.plugins?.forEach((plugin) => plugin(this));
		}
		register(plugin) {
			plugin(this);
			return this;
		}
		request(_req, _init, context) {
			return this["~request"](toRequest(_req, _init), context);
		}
		mount(base, input) {
			base = !base || base === "/" ? "" : normalizeRoute(base).replace(/\/$/, "");
			if ("handler" in input) {
				if (input["~middleware"].length > 0) {
					this["~middleware"].push((event, next) => {
						const originalPathname = event.url.pathname;
						if (!originalPathname.startsWith(base) || originalPathname.length > base.length && originalPathname[base.length] !== "/") return next();
						if (hasEmptySegmentAfterBase(originalPathname, base)) throw new HTTPError({ status: 404 });
						event.url.pathname = stripBase(originalPathname, base);
						const restore = () => {
							event.url.pathname = originalPathname;
						};
						try {
							const result = (input["~composed"] ??= composeMiddleware(input["~middleware"]))(event, () => {
								restore();
								return next();
							});
							if (typeof result?.then === "function") return Promise.resolve(result).finally(restore);
							restore();
							return result;
						} catch (err) {
							restore();
							throw err;
						}
					});
					this["~dispatch"] = this["~composed"] = void 0;
				}
				for (const r of input["~routes"]) this["~addRoute"]({
					...r,
					route: base + r.route
				});
			} else {
				const fetchHandler = "fetch" in input ? input.fetch : input;
				this.all(`${base}/**`, function _mountedMiddleware(event) {
					if (hasEmptySegmentAfterBase(event.url.pathname, base)) throw new HTTPError({ status: 404 });
					return fetchHandler(requestWithBaseURL(event.req, base, { url: event.url }));
				});
			}
			return this;
		}
		on(method, route, handler, opts) {
			const _method = (method || "").toUpperCase();
			route = normalizeRoute(route);
			this["~addRoute"]({
				method: _method,
				route,
				handler: toEventHandler(handler),
				middleware: opts?.middleware,
				meta: {
					...handler.meta,
					...opts?.meta
				}
			});
			return this;
		}
		all(route, handler, opts) {
			return this.on("", route, handler, opts);
		}
		"~findRoute"(_event) {
			const match = findRoute(this["~rou3"], _event.req.method, _event.url.pathname);
			if (match === void 0 && _event.req.method === "HEAD") return findRoute(this["~rou3"], "GET", _event.url.pathname);
			return match;
		}
		"~addRoute"(_route) {
			addRoute(this["~rou3"], _route.method, _route.route, _route);
			super["~addRoute"](_route);
		}
		use(arg1, arg2, arg3) {
			let route;
			let fn;
			let opts;
			if (typeof arg1 === "string") {
				route = arg1;
				fn = arg2;
				opts = arg3;
			} else {
				fn = arg1;
				opts = arg2;
			}
			if (typeof fn !== "function" && "handler" in fn) return this.mount(route || "", fn);
			this["~middleware"].push(normalizeMiddleware(fn, {
				...opts,
				route
			}));
			this["~dispatch"] = this["~composed"] = void 0;
			return this;
		}
	}
	for (const method of [
		"GET",
		"POST",
		"PUT",
		"DELETE",
		"PATCH",
		"HEAD",
		"OPTIONS",
		"CONNECT",
		"TRACE",
		"QUERY"
	]) H3Core.prototype[method.toLowerCase()] = function(route, handler, opts) {
		return this.on(method, route, handler, opts);
	};
	return H3;
})();
// server/http/app.ts
function openApp({ routes, lostPage, log, language, isLast, isFromProxy }) {
	const paths = routes.map(({ path }) => path);
	async function serve(event, path, route) {
		const started = performance.now();
		const asked = toAsked(event, language);
		const draft = {
			fields: [],
			rate: [],
			note: {},
			names: []
		};
		const attended = await traced(() => spanOf(asked, path, isFromProxy?.(asked.incoming) ?? false), async (span) => {
			const reply = await attend(asked, draft, route);
			if (span && reply) span.attributes["http.response.status_code"] = reply.status;
			return reply;
		});
		const reply = asked.incoming.socket.destroyed ? null : attended;
		const ms = Math.round(10 * (performance.now() - started)) / 10;
		const { requestId, method } = asked;
		log.request({
			requestId,
			method,
			path,
			status: reply?.status ?? null,
			ms,
			...draft.note,
			...reply?.note
		});
		visitOf(event).answer = reply ? toAnswer(reply, draft, asked, isLast(asked.incoming)) : {
			status: 503,
			headers: [],
			body: null
		};
		return answered;
	}
	async function attend(asked, draft, route) {
		try {
			return await route(asked, draft);
		} catch (error) {
			if (!(error instanceof Failure) && error !== asked.gone().reason) log.bug(asked.requestId, error);
			if (isHungUp(asked)) return null;
			const failed = error instanceof Failure ? error : failure("internal", {});
			const reply = refuse(failed, asked.requestId, asked.language, draft.names);
			if (!lostPage || failed.facts.id !== "request.path" || !isVisit(asked)) return reply;
			return {
				...await lostPage(asked, failed),
				...reply.note && { note: reply.note }
			};
		}
	}
	const app = new H3({
		silent: true,
		onError: (error, event) => error.unhandled ? serve(event, null, () => rethrow(error)) : serve(event, null, misspelt)
	});
	const lost = (asked) => nowhere(asked, paths);
	for (const { path, route } of routes) app.all(path, (event) => path !== "/" && event.url.pathname.endsWith("/") ? serve(event, null, lost) : serve(event, path, route));
	app.all("/**", (event) => serve(event, null, lost));
	return app;
}
function spanOf({ method, requestId, incoming }, path, isTrusted) {
	const { traceparent } = incoming.headers;
	return {
		name: path === null ? method : `${method} ${path}`,
		kind: "server",
		attributes: {
			"http.request.method": method,
			"portcullis.request_id": requestId,
			...path !== null && { "http.route": path }
		},
		traceparent: isTrusted && typeof traceparent === "string" ? traceparent : void 0
	};
}
function visitOf({ context }) {
	return context["visit"];
}
function toAsked(event, language) {
	const { req, url, runtime } = event;
	const incoming = runtime?.node?.req;
	const search = url.search.slice(1);
	return {
		requestId: visitOf(event).requestId,
		method: req.method,
		path: url.pathname,
		search,
		language: languageIn(search, language),
		incoming,
		gone: once$1(() => plainly(req.signal))
	};
}
function plainly(signal) {
	const gone = new AbortController();
	if (signal.aborted) gone.abort();
	else signal.addEventListener("abort", () => gone.abort(), { once: true });
	return gone.signal;
}
function once$1(make) {
	let made;
	return () => made ??= make();
}
function isVisit({ method, path, incoming }) {
	return (method === "GET" || method === "HEAD") && !isApi(path) && (incoming.headers.accept ?? "").includes("text/html");
}
function isTool(path) {
	return path.startsWith("/tools/");
}
function isApi(path) {
	return /^\/api(?:\/|$)/.test(path);
}
function isHungUp({ incoming, gone }) {
	return incoming.socket.destroyed || gone().aborted;
}
function misspelt() {
	throw failure("request.malformed", { detail: {
		en: "its path is not UTF-8 in percent-encoding",
		ko: "경로가 퍼센트 인코딩된 UTF-8이 아닙니다"
	} });
}
function rethrow({ cause }) {
	throw cause;
}
function nowhere(asked, paths) {
	const { path } = asked;
	const [, room = "/"] = /^(\/(?:docs|tools)\/)/.exec(path) ?? [];
	const inRoom = paths.filter((each) => each.startsWith(room));
	const near = isVisit(asked) ? [...inRoom.filter(isTool), ...inRoom.filter((each) => !isApi(each))] : inRoom;
	const known = new Map(near.toReversed().map((each) => [lastSegment(each), each]));
	const suggestion = suggest(lastSegment(path), [...known.keys()], (segment) => known.get(segment) ?? segment);
	throw failure("request.path", { suggestion });
}
function lastSegment(path) {
	return /(?<segment>[^/]*)\/*$/.exec(path.slice(-longestSegment))?.groups?.["segment"] ?? "";
}
const longestSegment = 100;
const answered = new NodeResponse(null);
function toAnswer({ status, fields, body, bytes, stream }, draft, { requestId }, isLast) {
	const headers = [];
	for (const some of [
		fields,
		draft.fields,
		draft.rate
	]) for (const [name, value] of some) headers.push(name, value);
	headers.push("x-request-id", requestId);
	if (status !== 204 && status !== 304 && !stream) headers.push("content-length", `${Buffer.byteLength(body) + (bytes?.length ?? 0)}`);
	if (isLast) headers.push("connection", "close");
	return status === 204 || status === 304 ? {
		status,
		headers,
		body: null
	} : {
		status,
		headers,
		body: stream ?? body,
		bytes
	};
}
// server/notifications/account-data.ts
const channelData = {
	name: "channels",
	read: read$1,
	quota,
	remove: remove$1
};
async function read$1(engine, account) {
	const channels = await listChannels({ through: (work) => work(engine) }, account);
	const deliveries = await engine.db.selectFrom("delivery").select([
		"id",
		"channel_id as channel",
		"kind",
		"body",
		"state",
		"created_at as createdAt"
	]).where("account", "=", account).orderBy("created_at").execute();
	return {
		channels: channels.map(channelAnswer),
		deliveries: deliveries.map(({ body, createdAt, ...rest }) => ({
			...rest,
			...JSON.parse(body),
			createdAt: new Date(createdAt).toISOString()
		}))
	};
}
async function quota({ db }, account) {
	return {
		used: await countOf(db, account),
		limit: 20
	};
}
async function remove$1(db, account) {
	for (const table of ["digest_entry", "pending_alert"]) await db.deleteFrom(table).where("channel_id", "in", (query) => query.selectFrom("channel").select("channel.id").where("account", "=", account)).execute();
	for (const table of ["delivery", "channel"]) await db.deleteFrom(table).where("account", "=", account).execute();
}
// server/config.ts
const defaultPatience = {
	headers: 1e4,
	request: 2e4,
	idle: 5e3,
	every: 1e3,
	notice: 1e3,
	lameDuck: 250,
	lastWords: 100,
	keptAlive: 3500
};
// server/http/listener/handshakes.ts
function watchConnections(server, patience) {
	if (!(server instanceof Server$2)) return {
		onReady: (take) => void server.on("connection", take),
		abandon() {}
	};
	const shaking = new Map();
	function settle(peer) {
		clearTimeout(shaking.get(peer)?.timer);
		shaking.delete(peer);
	}
	server.on("connection", (socket) => {
		const peer = peerOf(socket);
		const timer = setTimeout(() => socket.destroy(), patience);
		shaking.set(peer, {
			socket,
			timer
		});
		socket.once("close", () => {
			if (shaking.get(peer)?.socket === socket) settle(peer);
		});
	});
	server.on("secureConnection", (socket) => settle(peerOf(socket)));
	return {
		onReady: (take) => void server.on("secureConnection", take),
		abandon() {
			for (const { socket } of shaking.values()) socket.destroy();
		}
	};
}
function peerOf({ remoteAddress, remotePort }) {
	return `${remoteAddress} ${remotePort}`;
}
// server/http/listener/hang-up.ts
const backgroundWork = 1e3;
function hangUp(socket, last = "") {
	socket.end(last);
	socket.resume();
	const timer = setTimeout(() => socket.destroy(), backgroundWork);
	socket.once("close", () => clearTimeout(timer));
}
// server/http/listener/room.ts
const spare = 8;
const crowded = "crowded";
function keepRoom(server, idle) {
	let open = 0;
	server.on("connection", (socket) => {
		open++;
		socket.once("close", () => open--);
		const most = server.maxConnections;
		if (!Number.isFinite(most) || open <= most - Math.min(spare, Math.ceil(most / spare))) return;
		for (const oldest of idle()) {
			if (oldest === socket) return;
			oldest.destroy();
			server.emit(crowded);
			return;
		}
	});
}
// server/http/listener/drain.ts
const mostTurns = 2e3;
function openDrain(server, parting) {
	const { handshake, notice, lameDuck, lastWords, keptAlive, longest } = parting;
	const sockets = new Set();
	const underWay = new WeakMap();
	const newest = new WeakMap();
	let accepted = 0;
	let isWatched = false;
	let isGathering = false;
	let isParting = false;
	let closing;
	server.on("connection", () => accepted++);
	const arrivals = watchConnections(server, handshake);
	keepRoom(server, idleSockets);
	arrivals.onReady((socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	function begin(incoming, response) {
		const { socket } = incoming;
		newest.set(socket, incoming);
		underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
		response.once("close", () => {
			const left = (underWay.get(socket) ?? 1) - 1;
			if (left > 0) underWay.set(socket, left);
			else underWay.delete(socket);
			if (isParting && left === 0 && !socket.destroyed) hangUp(socket);
		});
	}
	function isIdle(socket) {
		return !underWay.has(socket);
	}
	function* idleSockets() {
		for (const socket of sockets) if (isIdle(socket) && !socket.destroyed) yield socket;
	}
	async function drain() {
		await setTimeout$1(isWatched ? Math.max(notice, lameDuck) : lameDuck);
		await acceptedAll();
		const closed = once(server, "close");
		Server.prototype.close.call(server);
		await setTimeout$1(lastWords);
		isParting = true;
		await untilProxiesClose();
		for (const socket of sockets) if (isIdle(socket)) hangUp(socket);
		arrivals.abandon();
		const timer = setTimeout(() => server.closeAllConnections(), longest);
		await closed;
		clearTimeout(timer);
		server.close();
	}
	async function untilProxiesClose() {
		const until = performance.now() + keptAlive;
		while (performance.now() < until && [...sockets].some(isIdle)) await setTimeout$1(20);
	}
	async function acceptedAll() {
		isGathering = true;
		for (let turn = 0, before = -1; turn < mostTurns && before !== accepted; turn++) {
			before = accepted;
			await setImmediate$1();
		}
		isGathering = false;
	}
	return {
		isDraining: () => closing !== void 0,
		isLast: (incoming) => closing !== void 0 && !isGathering && newest.get(incoming.socket) === incoming,
		begin,
		watched() {
			isWatched = true;
		},
		close: () => closing ??= drain()
	};
}
// server/http/request-id.ts
function requestIdOf({ headers }) {
	const given = headers["x-request-id"];
	return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
// server/http/listener/send.ts
function send(response, { status, headers, body, bytes }) {
	response.writeHead(status, headers);
	if (body === null || typeof body === "string") {
		if (body && bytes) response.write(body);
		response.end(bytes ?? body ?? void 0);
		return;
	}
	response.flushHeaders();
	pipeline$1(Readable.fromWeb(body), response).catch(() => response.destroy());
}
// server/http/listener/handler.ts
const ourselves = "localhost";
function openRequestHandler({ app, log, language, isLast }) {
	const visits = new AsyncLocalStorage();
	async function pass(visit, incoming, response) {
		try {
			checkHead(incoming);
			incoming.headers.host = ourselves;
			const request = new NodeRequest({
				req: incoming,
				res: response
			});
			request.context = { visit };
			const reply = await app.fetch(request);
			if (response.writableEnded) return;
			if (visit.answer) send(response, visit.answer);
			else await sendNodeResponse(response, reply);
		} catch (error) {
			answerInstead(visit, error);
		} finally {
			visit.exchange = null;
		}
	}
	function answerInstead({ requestId, exchange }, error) {
		if (!(error instanceof Failure)) log.bug(requestId, error);
		if (!exchange || exchange.response.writableEnded) return;
		const { incoming, response } = exchange;
		if (response.headersSent) return void response.destroy();
		const search = /\?(?<search>[^#]*)/.exec(incoming.url ?? "")?.groups?.["search"] ?? "";
		const failed = error instanceof Failure ? error : failure("internal", {});
		const { status, fields, body, note } = refuse(failed, requestId, languageIn(search, language));
		for (const [name, value] of fields) response.setHeader(name, value);
		response.setHeader("x-request-id", requestId);
		response.setHeader("content-length", Buffer.byteLength(body));
		if (isLast(incoming)) response.setHeader("connection", "close");
		response.writeHead(status).end(body);
		log.request({
			requestId,
			method: incoming.method ?? "",
			path: null,
			status,
			ms: 0,
			...note
		});
	}
	return {
		enter(incoming, response) {
			if (!incoming.socket.writable) return;
			const visit = {
				requestId: requestIdOf(incoming),
				answer: null,
				exchange: {
					incoming,
					response
				}
			};
			visits.run(visit, pass, visit, incoming, response);
		},
		blame(error) {
			const visit = visits.getStore();
			if (visit) answerInstead(visit, error instanceof Failure ? rethrown(error) : error);
			else log.bug(null, error);
		}
	};
}
function rethrown(error) {
	return new Error("an uncaught failure", { cause: error });
}
// server/monitoring/start-later.ts
const afterStart = 3e3;
function startMonitoringLater(options) {
	let jobs = null;
	const timer = setTimeout(() => {
		jobs = begin(options);
		jobs.catch((error) => options.log.bug(null, error));
	}, afterStart).unref();
	return { async stop(patience) {
		clearTimeout(timer);
		await (await jobs?.catch(() => null))?.stop(patience);
	} };
}
async function begin({ isMonitoring, ...options }) {
	const { openMonitoring, openSweeping } = await import("./monitoring.js").then((m) => ({ openMonitoring: m.t, openSweeping: m.n }));
	const jobs = isMonitoring ? openMonitoring(options) : openSweeping(options);
	jobs.start();
	return jobs;
}
// server/accounts/keys/issued.ts
const most = 1e4;
const [remembered, insured, noted] = [
	3e4,
	3e5,
	6e4
];
function openIssuedKeys(store, now = Date.now) {
	const memory = new I$2({ max: most });
	const uses = new Map();
	let changes = 0;
	const watch = store.watch(forget);
	const timer = setInterval(() => void flush(), noted).unref();
	function forget() {
		changes++;
		for (const known of memory.values()) known.isCurrent = false;
	}
	async function flush() {
		const noting = new Map(uses);
		uses.clear();
		if (noting.size > 0) await store.used(noting).catch(() => void 0);
	}
	function admit(record) {
		if (record.revokedAt !== null) throw rejected("revoked");
		if (record.expiresAt !== null && record.expiresAt <= now()) throw rejected("expired");
		uses.set(record.id, now());
		const { id, owner, rateLimit, scopes } = record;
		return {
			id,
			owner,
			scopes,
			...rateLimit !== null && { rateLimit }
		};
	}
	async function look(key) {
		const name = digestTextOf(key);
		const before = changes;
		let record;
		try {
			record = await store.byDigest(digestOf(key));
		} catch (error) {
			const known = memory.get(name);
			if (error instanceof Failure && known && now() - known.at < insured) return admit(known.record);
			throw error;
		}
		if (!record) {
			memory.delete(name);
			return null;
		}
		memory.set(name, {
			record,
			at: now(),
			isCurrent: before === changes
		});
		return admit(record);
	}
	return {
		check(key) {
			if (!isWellFormed(key)) throw rejected("malformed");
		},
		known(key) {
			if (!watch.isLive()) return null;
			const known = memory.get(digestTextOf(key));
			return known?.isCurrent && now() - known.at < remembered && known.record.revokedAt === null ? admit(known.record) : null;
		},
		find: look,
		forget,
		flush,
		async close() {
			clearInterval(timer);
			watch.close();
			await flush();
		}
	};
}
// node_modules/get-port-please/dist/index.mjs
const unsafePorts = new Set([
	1,
	7,
	9,
	11,
	13,
	15,
	17,
	19,
	20,
	21,
	22,
	23,
	25,
	37,
	42,
	43,
	53,
	69,
	77,
	79,
	87,
	95,
	101,
	102,
	103,
	104,
	109,
	110,
	111,
	113,
	115,
	117,
	119,
	123,
	135,
	137,
	139,
	143,
	161,
	179,
	389,
	427,
	465,
	512,
	513,
	514,
	515,
	526,
	530,
	531,
	532,
	540,
	548,
	554,
	556,
	563,
	587,
	601,
	636,
	989,
	990,
	993,
	995,
	1719,
	1720,
	1723,
	2049,
	3659,
	4045,
	5060,
	5061,
	6e3,
	6566,
	6665,
	6666,
	6667,
	6668,
	6669,
	6697,
	10080
]);
function isUnsafePort(port) {
	return unsafePorts.has(port);
}
function isSafePort(port) {
	return !isUnsafePort(port);
}
var GetPortError = class extends Error {
	constructor(message, opts) {
		super(message, opts);
		this.message = message;
	}
	name = "GetPortError";
};
function _log(verbose, message) {
	if (verbose) console.log(`[get-port] ${message}`);
}
function _generateRange(from, to) {
	if (to < from) return [];
	const r = [];
	for (let index = from; index <= to; index++) r.push(index);
	return r;
}
function _tryPort(port, host) {
	return new Promise((resolve) => {
		const server = createServer();
		server.unref();
		server.on("error", () => {
			resolve(false);
		});
		server.listen({
			port,
			host
		}, () => {
			const { port: port2 } = server.address();
			server.close(() => {
				resolve(isSafePort(port2) && port2);
			});
		});
	});
}
function _getLocalHosts(additional) {
	const hosts = new Set(additional);
	for (const _interface of Object.values(networkInterfaces())) for (const config of _interface || []) if (config.address && !config.internal && !config.address.startsWith("fe80::") && !config.address.startsWith("169.254")) hosts.add(config.address);
	return [...hosts];
}
async function _findPort(ports, host) {
	for (const port of ports) {
		const r = await _tryPort(port, host);
		if (r) return r;
	}
}
function _fmtOnHost(hostname) {
	return hostname ? `on host ${JSON.stringify(hostname)}` : "on any host";
}
const HOSTNAME_RE$1 = /^(?!-)[\d.:A-Za-z-]{1,63}(?<!-)$/;
function _validateHostname(hostname, _public, verbose) {
	if (hostname && !HOSTNAME_RE$1.test(hostname)) {
		const fallbackHost = _public ? "0.0.0.0" : "127.0.0.1";
		_log(verbose, `Invalid hostname: ${JSON.stringify(hostname)}. Using ${JSON.stringify(fallbackHost)} as fallback.`);
		return fallbackHost;
	}
	return hostname;
}
async function getPort(_userOptions = {}) {
	if (typeof _userOptions === "number" || typeof _userOptions === "string") _userOptions = { port: Number.parseInt(_userOptions + "") || 0 };
	const _port = Number(_userOptions.port ?? process.env.PORT);
	const _userSpecifiedAnyPort = Boolean(_userOptions.port || _userOptions.ports?.length || _userOptions.portRange?.length);
	const options = {
		random: _port === 0,
		ports: [],
		portRange: [],
		alternativePortRange: _userSpecifiedAnyPort ? [] : [3e3, 3100],
		verbose: false,
		..._userOptions,
		port: _port,
		host: _validateHostname(_userOptions.host ?? process.env.HOST, _userOptions.public, _userOptions.verbose)
	};
	if (options.random && !_userSpecifiedAnyPort) return getRandomPort(options.host);
	const portsToCheck = [
		options.port,
		...options.ports,
		..._generateRange(...options.portRange)
	].filter((port) => {
		if (!port) return false;
		if (!isSafePort(port)) {
			_log(options.verbose, `Ignoring unsafe port: ${port}`);
			return false;
		}
		return true;
	});
	if (portsToCheck.length === 0) portsToCheck.push(3e3);
	let availablePort = await _findPort(portsToCheck, options.host);
	if (!availablePort && options.alternativePortRange.length > 0) {
		availablePort = await _findPort(_generateRange(...options.alternativePortRange), options.host);
		if (portsToCheck.length > 0) {
			let message = `Unable to find an available port (tried ${portsToCheck.join("-")} ${_fmtOnHost(options.host)}).`;
			if (availablePort) message += ` Using alternative port ${availablePort}.`;
			_log(options.verbose, message);
		}
	}
	if (!availablePort && _userOptions.random !== false) {
		availablePort = await getRandomPort(options.host);
		if (availablePort) _log(options.verbose, `Using random port ${availablePort}`);
	}
	if (!availablePort) {
		const triedRanges = [
			options.port,
			options.portRange.join("-"),
			options.alternativePortRange.join("-")
		].filter(Boolean).join(", ");
		throw new GetPortError(`Unable to find an available port ${_fmtOnHost(options.host)} (tried ${triedRanges})`);
	}
	return availablePort;
}
async function getRandomPort(host) {
	const port = await checkPort(0, host);
	if (port === false) throw new GetPortError(`Unable to find a random port ${_fmtOnHost(host)}`);
	return port;
}
async function checkPort(port, host = process.env.HOST, verbose) {
	if (!host) host = _getLocalHosts([void 0, "0.0.0.0"]);
	if (!Array.isArray(host)) return _tryPort(port, host);
	for (const _host of host) {
		const _port = await _tryPort(port, _host);
		if (_port === false) {
			if (port < 1024 && verbose) _log(verbose, `Unable to listen to the privileged port ${port} ${_fmtOnHost(_host)}`);
			return false;
		}
		if (port === 0 && _port !== 0) port = _port;
	}
	return port;
}
// node_modules/consola/dist/core.mjs
const LogLevels = {
	silent: Number.NEGATIVE_INFINITY,
	fatal: 0,
	error: 0,
	warn: 1,
	log: 2,
	info: 3,
	success: 3,
	fail: 3,
	ready: 3,
	start: 3,
	box: 3,
	debug: 4,
	trace: 5,
	verbose: Number.POSITIVE_INFINITY
};
const LogTypes = {
	silent: { level: -1 },
	fatal: { level: LogLevels.fatal },
	error: { level: LogLevels.error },
	warn: { level: LogLevels.warn },
	log: { level: LogLevels.log },
	info: { level: LogLevels.info },
	success: { level: LogLevels.success },
	fail: { level: LogLevels.fail },
	ready: { level: LogLevels.info },
	start: { level: LogLevels.info },
	box: { level: LogLevels.info },
	debug: { level: LogLevels.debug },
	trace: { level: LogLevels.trace },
	verbose: { level: LogLevels.verbose }
};
function isPlainObject$1(value) {
	if (value === null || typeof value !== "object") return false;
	const prototype = Object.getPrototypeOf(value);
	if (prototype !== null && prototype !== Object.prototype && Object.getPrototypeOf(prototype) !== null) return false;
	if (Symbol.iterator in value) return false;
	if (Symbol.toStringTag in value) return Object.prototype.toString.call(value) === "[object Module]";
	return true;
}
function _defu(baseObject, defaults, namespace = ".", merger) {
	if (!isPlainObject$1(defaults)) return _defu(baseObject, {}, namespace, merger);
	const object = Object.assign({}, defaults);
	for (const key in baseObject) {
		if (key === "__proto__" || key === "constructor") continue;
		const value = baseObject[key];
		if (value === null || value === void 0) continue;
		if (merger && merger(object, key, value, namespace)) continue;
		if (Array.isArray(value) && Array.isArray(object[key])) object[key] = [...value, ...object[key]];
		else if (isPlainObject$1(value) && isPlainObject$1(object[key])) object[key] = _defu(value, object[key], (namespace ? `${namespace}.` : "") + key.toString(), merger);
		else object[key] = value;
	}
	return object;
}
function createDefu(merger) {
	return (...arguments_) => arguments_.reduce((p, c) => _defu(p, c, "", merger), {});
}
const defu = createDefu();
function isPlainObject(obj) {
	return Object.prototype.toString.call(obj) === "[object Object]";
}
function isLogObj(arg) {
	if (!isPlainObject(arg)) return false;
	if (!arg.message && !arg.args) return false;
	if (arg.stack) return false;
	return true;
}
let paused = false;
const queue = [];
var Consola = class Consola {
	options;
	_lastLog;
	_mockFn;
	constructor(options = {}) {
		const types = options.types || LogTypes;
		this.options = defu({
			...options,
			defaults: { ...options.defaults },
			level: _normalizeLogLevel(options.level, types),
			reporters: [...options.reporters || []]
		}, {
			types: LogTypes,
			throttle: 1e3,
			throttleMin: 5,
			formatOptions: {
				date: true,
				colors: false,
				compact: true
			}
		});
		for (const type in types) {
			const defaults = {
				type,
				...this.options.defaults,
				...types[type]
			};
			this[type] = this._wrapLogFn(defaults);
			this[type].raw = this._wrapLogFn(defaults, true);
		}
		if (this.options.mockFn) this.mockTypes();
		this._lastLog = {};
	}
	get level() {
		return this.options.level;
	}
	set level(level) {
		this.options.level = _normalizeLogLevel(level, this.options.types, this.options.level);
	}
	prompt(message, opts) {
		if (!this.options.prompt) throw new Error("prompt is not supported!");
		return this.options.prompt(message, opts);
	}
	create(options) {
		const instance = new Consola({
			...this.options,
			...options
		});
		if (this._mockFn) instance.mockTypes(this._mockFn);
		return instance;
	}
	withDefaults(defaults) {
		return this.create({
			...this.options,
			defaults: {
				...this.options.defaults,
				...defaults
			}
		});
	}
	withTag(tag) {
		return this.withDefaults({ tag: this.options.defaults.tag ? this.options.defaults.tag + ":" + tag : tag });
	}
	addReporter(reporter) {
		this.options.reporters.push(reporter);
		return this;
	}
	removeReporter(reporter) {
		if (reporter) {
			const i = this.options.reporters.indexOf(reporter);
			if (i !== -1) return this.options.reporters.splice(i, 1);
		} else this.options.reporters.splice(0);
		return this;
	}
	setReporters(reporters) {
		this.options.reporters = Array.isArray(reporters) ? reporters : [reporters];
		return this;
	}
	wrapAll() {
		this.wrapConsole();
		this.wrapStd();
	}
	restoreAll() {
		this.restoreConsole();
		this.restoreStd();
	}
	wrapConsole() {
		for (const type in this.options.types) {
			if (!console["__" + type]) console["__" + type] = console[type];
			console[type] = this[type].raw;
		}
	}
	restoreConsole() {
		for (const type in this.options.types) if (console["__" + type]) {
			console[type] = console["__" + type];
			delete console["__" + type];
		}
	}
	wrapStd() {
		this._wrapStream(this.options.stdout, "log");
		this._wrapStream(this.options.stderr, "log");
	}
	_wrapStream(stream, type) {
		if (!stream) return;
		if (!stream.__write) stream.__write = stream.write;
		stream.write = (data) => {
			this[type].raw(String(data).trim());
		};
	}
	restoreStd() {
		this._restoreStream(this.options.stdout);
		this._restoreStream(this.options.stderr);
	}
	_restoreStream(stream) {
		if (!stream) return;
		if (stream.__write) {
			stream.write = stream.__write;
			delete stream.__write;
		}
	}
	pauseLogs() {
		paused = true;
	}
	resumeLogs() {
		paused = false;
		const _queue = queue.splice(0);
		for (const item of _queue) item[0]._logFn(item[1], item[2]);
	}
	mockTypes(mockFn) {
		const _mockFn = mockFn || this.options.mockFn;
		this._mockFn = _mockFn;
		if (typeof _mockFn !== "function") return;
		for (const type in this.options.types) {
			this[type] = _mockFn(type, this.options.types[type]) || this[type];
			this[type].raw = this[type];
		}
	}
	_wrapLogFn(defaults, isRaw) {
		return (...args) => {
			if (paused) {
				queue.push([
					this,
					defaults,
					args,
					isRaw
				]);
				return;
			}
			return this._logFn(defaults, args, isRaw);
		};
	}
	_logFn(defaults, args, isRaw) {
		if ((defaults.level || 0) > this.level) return false;
		const logObj = {
			date: new Date(),
			args: [],
			...defaults,
			level: _normalizeLogLevel(defaults.level, this.options.types)
		};
		if (!isRaw && args.length === 1 && isLogObj(args[0])) Object.assign(logObj, args[0]);
		else logObj.args = [...args];
		if (logObj.message) {
			logObj.args.unshift(logObj.message);
			delete logObj.message;
		}
		if (logObj.additional) {
			if (!Array.isArray(logObj.additional)) logObj.additional = logObj.additional.split("\n");
			logObj.args.push("\n" + logObj.additional.join("\n"));
			delete logObj.additional;
		}
		logObj.type = typeof logObj.type === "string" ? logObj.type.toLowerCase() : "log";
		logObj.tag = typeof logObj.tag === "string" ? logObj.tag : "";
		const resolveLog = (newLog = false) => {
			const repeated = (this._lastLog.count || 0) - this.options.throttleMin;
			if (this._lastLog.object && repeated > 0) {
				const args2 = [...this._lastLog.object.args];
				if (repeated > 1) args2.push(`(repeated ${repeated} times)`);
				this._log({
					...this._lastLog.object,
					args: args2
				});
				this._lastLog.count = 1;
			}
			if (newLog) {
				this._lastLog.object = logObj;
				this._log(logObj);
			}
		};
		clearTimeout(this._lastLog.timeout);
		const diffTime = this._lastLog.time && logObj.date ? logObj.date.getTime() - this._lastLog.time.getTime() : 0;
		this._lastLog.time = logObj.date;
		if (diffTime < this.options.throttle) try {
			const serializedLog = JSON.stringify([
				logObj.type,
				logObj.tag,
				logObj.args
			]);
			const isSameLog = this._lastLog.serialized === serializedLog;
			this._lastLog.serialized = serializedLog;
			if (isSameLog) {
				this._lastLog.count = (this._lastLog.count || 0) + 1;
				if (this._lastLog.count > this.options.throttleMin) {
					this._lastLog.timeout = setTimeout(resolveLog, this.options.throttle);
					return;
				}
			}
		} catch {}
		resolveLog(true);
	}
	_log(logObj) {
		for (const reporter of this.options.reporters) reporter.log(logObj, { options: this.options });
	}
};
function _normalizeLogLevel(input, types = {}, defaultLevel = 3) {
	if (input === void 0) return defaultLevel;
	if (typeof input === "number") return input;
	if (types[input] && types[input].level !== void 0) return types[input].level;
	return defaultLevel;
}
Consola.prototype.add = Consola.prototype.addReporter;
Consola.prototype.remove = Consola.prototype.removeReporter;
Consola.prototype.clear = Consola.prototype.removeReporter;
Consola.prototype.withScope = Consola.prototype.withTag;
Consola.prototype.mock = Consola.prototype.mockTypes;
Consola.prototype.pause = Consola.prototype.pauseLogs;
Consola.prototype.resume = Consola.prototype.resumeLogs;
function createConsola$1(options = {}) {
	return new Consola(options);
}
// node_modules/consola/dist/shared/consola.DRwqZj3T.mjs
function parseStack(stack, message) {
	const cwd = process.cwd() + sep;
	return stack.split("\n").splice(message.split("\n").length).map((l) => l.trim().replace("file://", "").replace(cwd, ""));
}
function writeStream(data, stream) {
	return (stream.__write || stream.write).call(stream, data);
}
const bracket = (x) => x ? `[${x}]` : "";
var BasicReporter = class {
	formatStack(stack, message, opts) {
		const indent = "  ".repeat((opts?.errorLevel || 0) + 1);
		return indent + parseStack(stack, message).join(`
${indent}`);
	}
	formatError(err, opts) {
		const message = err.message ?? formatWithOptions(opts, err);
		const stack = err.stack ? this.formatStack(err.stack, message, opts) : "";
		const level = opts?.errorLevel || 0;
		const causedPrefix = level > 0 ? `${"  ".repeat(level)}[cause]: ` : "";
		const causedError = err.cause ? "\n\n" + this.formatError(err.cause, {
			...opts,
			errorLevel: level + 1
		}) : "";
		return causedPrefix + message + "\n" + stack + causedError;
	}
	formatArgs(args, opts) {
		const _args = args.map((arg) => {
			if (arg && typeof arg.stack === "string") return this.formatError(arg, opts);
			return arg;
		});
		return formatWithOptions(opts, ..._args);
	}
	formatDate(date, opts) {
		return opts.date ? date.toLocaleTimeString() : "";
	}
	filterAndJoin(arr) {
		return arr.filter(Boolean).join(" ");
	}
	formatLogObj(logObj, opts) {
		const message = this.formatArgs(logObj.args, opts);
		if (logObj.type === "box") return "\n" + [
			bracket(logObj.tag),
			logObj.title && logObj.title,
			...message.split("\n")
		].filter(Boolean).map((l) => " > " + l).join("\n") + "\n";
		return this.filterAndJoin([
			bracket(logObj.type),
			bracket(logObj.tag),
			message
		]);
	}
	log(logObj, ctx) {
		return writeStream(this.formatLogObj(logObj, {
			columns: ctx.options.stdout.columns || 0,
			...ctx.options.formatOptions
		}) + "\n", logObj.level < 2 ? ctx.options.stderr || process.stderr : ctx.options.stdout || process.stdout);
	}
};
// node_modules/consola/dist/shared/consola.DXBYu-KD.mjs
const { env = {}, argv = [], platform = "" } = typeof process === "undefined" ? {} : process;
const isDisabled = "NO_COLOR" in env || argv.includes("--no-color");
const isForced = "FORCE_COLOR" in env || argv.includes("--color");
const isWindows = platform === "win32";
const isDumbTerminal = env.TERM === "dumb";
const isCompatibleTerminal = tty && tty.isatty && tty.isatty(1) && env.TERM && !isDumbTerminal;
const isCI = "CI" in env && ("GITHUB_ACTIONS" in env || "GITLAB_CI" in env || "CIRCLECI" in env);
const isColorSupported = !isDisabled && (isForced || isWindows && !isDumbTerminal || isCompatibleTerminal || isCI);
function replaceClose(index, string, close, replace, head = string.slice(0, Math.max(0, index)) + replace, tail = string.slice(Math.max(0, index + close.length)), next = tail.indexOf(close)) {
	return head + (next < 0 ? tail : replaceClose(next, tail, close, replace));
}
function clearBleed(index, string, open, close, replace) {
	return index < 0 ? open + string + close : open + replaceClose(index, string, close, replace) + close;
}
function filterEmpty(open, close, replace = open, at = open.length + 1) {
	return (string) => string || !(string === "" || string === void 0) ? clearBleed(("" + string).indexOf(close, at), string, open, close, replace) : "";
}
function init(open, close, replace) {
	return filterEmpty(`\x1B[${open}m`, `\x1B[${close}m`, replace);
}
const colorDefs = {
	reset: init(0, 0),
	bold: init(1, 22, "\x1B[22m\x1B[1m"),
	dim: init(2, 22, "\x1B[22m\x1B[2m"),
	italic: init(3, 23),
	underline: init(4, 24),
	inverse: init(7, 27),
	hidden: init(8, 28),
	strikethrough: init(9, 29),
	black: init(30, 39),
	red: init(31, 39),
	green: init(32, 39),
	yellow: init(33, 39),
	blue: init(34, 39),
	magenta: init(35, 39),
	cyan: init(36, 39),
	white: init(37, 39),
	gray: init(90, 39),
	bgBlack: init(40, 49),
	bgRed: init(41, 49),
	bgGreen: init(42, 49),
	bgYellow: init(43, 49),
	bgBlue: init(44, 49),
	bgMagenta: init(45, 49),
	bgCyan: init(46, 49),
	bgWhite: init(47, 49),
	blackBright: init(90, 39),
	redBright: init(91, 39),
	greenBright: init(92, 39),
	yellowBright: init(93, 39),
	blueBright: init(94, 39),
	magentaBright: init(95, 39),
	cyanBright: init(96, 39),
	whiteBright: init(97, 39),
	bgBlackBright: init(100, 49),
	bgRedBright: init(101, 49),
	bgGreenBright: init(102, 49),
	bgYellowBright: init(103, 49),
	bgBlueBright: init(104, 49),
	bgMagentaBright: init(105, 49),
	bgCyanBright: init(106, 49),
	bgWhiteBright: init(107, 49)
};
function createColors(useColor = isColorSupported) {
	return useColor ? colorDefs : Object.fromEntries(Object.keys(colorDefs).map((key) => [key, String]));
}
const colors = createColors();
function getColor$1(color, fallback = "reset") {
	return colors[color] || colors[fallback];
}
const ansiRegex$1 = [String.raw`[\u001B\u009B][[\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\d\/#&.:=?%@~_]+)*|[a-zA-Z\d]+(?:;[-a-zA-Z\d\/#&.:=?%@~_]*)*)?\u0007)`, String.raw`(?:(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]))`].join("|");
function stripAnsi$1(text) {
	return text.replace(new RegExp(ansiRegex$1, "g"), "");
}
const boxStylePresets = {
	solid: {
		tl: "┌",
		tr: "┐",
		bl: "└",
		br: "┘",
		h: "─",
		v: "│"
	},
	double: {
		tl: "╔",
		tr: "╗",
		bl: "╚",
		br: "╝",
		h: "═",
		v: "║"
	},
	doubleSingle: {
		tl: "╓",
		tr: "╖",
		bl: "╙",
		br: "╜",
		h: "─",
		v: "║"
	},
	doubleSingleRounded: {
		tl: "╭",
		tr: "╮",
		bl: "╰",
		br: "╯",
		h: "─",
		v: "║"
	},
	singleThick: {
		tl: "┏",
		tr: "┓",
		bl: "┗",
		br: "┛",
		h: "━",
		v: "┃"
	},
	singleDouble: {
		tl: "╒",
		tr: "╕",
		bl: "╘",
		br: "╛",
		h: "═",
		v: "│"
	},
	singleDoubleRounded: {
		tl: "╭",
		tr: "╮",
		bl: "╰",
		br: "╯",
		h: "═",
		v: "│"
	},
	rounded: {
		tl: "╭",
		tr: "╮",
		bl: "╰",
		br: "╯",
		h: "─",
		v: "│"
	}
};
const defaultStyle = {
	borderColor: "white",
	borderStyle: "rounded",
	valign: "center",
	padding: 2,
	marginLeft: 1,
	marginTop: 1,
	marginBottom: 1
};
function box(text, _opts = {}) {
	const opts = {
		..._opts,
		style: {
			...defaultStyle,
			..._opts.style
		}
	};
	const textLines = text.split("\n");
	const boxLines = [];
	const _color = getColor$1(opts.style.borderColor);
	const borderStyle = { ...typeof opts.style.borderStyle === "string" ? boxStylePresets[opts.style.borderStyle] || boxStylePresets.solid : opts.style.borderStyle };
	if (_color) for (const key in borderStyle) borderStyle[key] = _color(borderStyle[key]);
	const paddingOffset = opts.style.padding % 2 === 0 ? opts.style.padding : opts.style.padding + 1;
	const height = textLines.length + paddingOffset;
	const width = Math.max(...textLines.map((line) => stripAnsi$1(line).length), opts.title ? stripAnsi$1(opts.title).length : 0) + paddingOffset;
	const widthOffset = width + paddingOffset;
	const leftSpace = opts.style.marginLeft > 0 ? " ".repeat(opts.style.marginLeft) : "";
	if (opts.style.marginTop > 0) boxLines.push("".repeat(opts.style.marginTop));
	if (opts.title) {
		const title = _color ? _color(opts.title) : opts.title;
		const left = borderStyle.h.repeat(Math.floor((width - stripAnsi$1(opts.title).length) / 2));
		const right = borderStyle.h.repeat(width - stripAnsi$1(opts.title).length - stripAnsi$1(left).length + paddingOffset);
		boxLines.push(`${leftSpace}${borderStyle.tl}${left}${title}${right}${borderStyle.tr}`);
	} else boxLines.push(`${leftSpace}${borderStyle.tl}${borderStyle.h.repeat(widthOffset)}${borderStyle.tr}`);
	const valignOffset = opts.style.valign === "center" ? Math.floor((height - textLines.length) / 2) : opts.style.valign === "top" ? height - textLines.length - paddingOffset : height - textLines.length;
	for (let i = 0; i < height; i++) if (i < valignOffset || i >= valignOffset + textLines.length) boxLines.push(`${leftSpace}${borderStyle.v}${" ".repeat(widthOffset)}${borderStyle.v}`);
	else {
		const line = textLines[i - valignOffset];
		const left = " ".repeat(paddingOffset);
		const right = " ".repeat(width - stripAnsi$1(line).length);
		boxLines.push(`${leftSpace}${borderStyle.v}${left}${line}${right}${borderStyle.v}`);
	}
	boxLines.push(`${leftSpace}${borderStyle.bl}${borderStyle.h.repeat(widthOffset)}${borderStyle.br}`);
	if (opts.style.marginBottom > 0) boxLines.push("".repeat(opts.style.marginBottom));
	return boxLines.join("\n");
}
// node_modules/consola/dist/index.mjs
const r$1 = Object.create(null);
const i = (e) => globalThis.process?.env || import.meta.env || globalThis.Deno?.env.toObject() || globalThis.__env__ || (e ? r$1 : globalThis);
const o = new Proxy(r$1, {
	get(e, s) {
		return i()[s] ?? r$1[s];
	},
	has(e, s) {
		return s in i() || s in r$1;
	},
	set(e, s, E) {
		const B = i(true);
		return B[s] = E, true;
	},
	deleteProperty(e, s) {
		if (!s) return false;
		const E = i(true);
		return delete E[s], true;
	},
	ownKeys() {
		const e = i(true);
		return Object.keys(e);
	}
});
const t$1 = typeof process < "u" && process.env && process.env.NODE_ENV || "";
const f$1 = [
	["APPVEYOR"],
	[
		"AWS_AMPLIFY",
		"AWS_APP_ID",
		{ ci: true }
	],
	["AZURE_PIPELINES", "SYSTEM_TEAMFOUNDATIONCOLLECTIONURI"],
	["AZURE_STATIC", "INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN"],
	["APPCIRCLE", "AC_APPCIRCLE"],
	["BAMBOO", "bamboo_planKey"],
	["BITBUCKET", "BITBUCKET_COMMIT"],
	["BITRISE", "BITRISE_IO"],
	["BUDDY", "BUDDY_WORKSPACE_ID"],
	["BUILDKITE"],
	["CIRCLE", "CIRCLECI"],
	["CIRRUS", "CIRRUS_CI"],
	[
		"CLOUDFLARE_PAGES",
		"CF_PAGES",
		{ ci: true }
	],
	["CODEBUILD", "CODEBUILD_BUILD_ARN"],
	["CODEFRESH", "CF_BUILD_ID"],
	["DRONE"],
	["DRONE", "DRONE_BUILD_EVENT"],
	["DSARI"],
	["GITHUB_ACTIONS"],
	["GITLAB", "GITLAB_CI"],
	["GITLAB", "CI_MERGE_REQUEST_ID"],
	["GOCD", "GO_PIPELINE_LABEL"],
	["LAYERCI"],
	["HUDSON", "HUDSON_URL"],
	["JENKINS", "JENKINS_URL"],
	["MAGNUM"],
	["NETLIFY"],
	[
		"NETLIFY",
		"NETLIFY_LOCAL",
		{ ci: false }
	],
	["NEVERCODE"],
	["RENDER"],
	["SAIL", "SAILCI"],
	["SEMAPHORE"],
	["SCREWDRIVER"],
	["SHIPPABLE"],
	["SOLANO", "TDDIUM"],
	["STRIDER"],
	["TEAMCITY", "TEAMCITY_VERSION"],
	["TRAVIS"],
	["VERCEL", "NOW_BUILDER"],
	[
		"VERCEL",
		"VERCEL",
		{ ci: false }
	],
	[
		"VERCEL",
		"VERCEL_ENV",
		{ ci: false }
	],
	["APPCENTER", "APPCENTER_BUILD_ID"],
	[
		"CODESANDBOX",
		"CODESANDBOX_SSE",
		{ ci: false }
	],
	[
		"CODESANDBOX",
		"CODESANDBOX_HOST",
		{ ci: false }
	],
	["STACKBLITZ"],
	["STORMKIT"],
	["CLEAVR"],
	["ZEABUR"],
	[
		"CODESPHERE",
		"CODESPHERE_APP_ID",
		{ ci: true }
	],
	["RAILWAY", "RAILWAY_PROJECT_ID"],
	["RAILWAY", "RAILWAY_SERVICE_ID"],
	["DENO-DEPLOY", "DENO_DEPLOYMENT_ID"],
	[
		"FIREBASE_APP_HOSTING",
		"FIREBASE_APP_HOSTING",
		{ ci: true }
	]
];
function b$1() {
	if (globalThis.process?.env) for (const e of f$1) {
		const s = e[1] || e[0];
		if (globalThis.process?.env[s]) return {
			name: e[0].toLowerCase(),
			...e[2]
		};
	}
	return globalThis.process?.env?.SHELL === "/bin/jsh" && globalThis.process?.versions?.webcontainer ? {
		name: "stackblitz",
		ci: false
	} : {
		name: "",
		ci: false
	};
}
const l = b$1();
l.name;
function n(e) {
	return e ? e !== "false" : false;
}
const I$1 = globalThis.process?.platform || "";
const T$1 = n(o.CI) || l.ci !== false;
const a$1 = n(globalThis.process?.stdout && globalThis.process?.stdout.isTTY);
const g$2 = n(o.DEBUG);
const R = t$1 === "test" || n(o.TEST);
o.MINIMAL;
const A$1 = /^win/i.test(I$1);
!n(o.NO_COLOR) && (n(o.FORCE_COLOR) || (a$1 || A$1) && o.TERM);
const C$1 = (globalThis.process?.versions?.node || "").replace(/^v/, "") || null;
Number(C$1?.split(".")[0]);
const y = globalThis.process || Object.create(null);
const _ = { versions: {} };
new Proxy(y, { get(e, s) {
	if (s === "env") return o;
	if (s in e) return e[s];
	if (s in _) return _[s];
} });
const c$1 = globalThis.process?.release?.name === "node";
const O$1 = !!globalThis.Bun || !!globalThis.process?.versions?.bun;
const D$1 = !!globalThis.Deno;
const L = !!globalThis.fastly;
const S = !!globalThis.Netlify;
const u = !!globalThis.EdgeRuntime;
const N$1 = globalThis.navigator?.userAgent === "Cloudflare-Workers";
const F$1 = [
	[S, "netlify"],
	[u, "edge-light"],
	[N$1, "workerd"],
	[L, "fastly"],
	[D$1, "deno"],
	[O$1, "bun"],
	[c$1, "node"]
];
function G$1() {
	const e = F$1.find((s) => s[0]);
	if (e) return { name: e[1] };
}
G$1()?.name;
function ansiRegex({ onlyFirst = false } = {}) {
	const pattern = [`[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?(?:\\u0007|\\u001B\\u005C|\\u009C))`, "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-nq-uy=><~]))"].join("|");
	return new RegExp(pattern, onlyFirst ? void 0 : "g");
}
const regex = ansiRegex();
function stripAnsi(string) {
	if (typeof string !== "string") throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	return string.replace(regex, "");
}
function isAmbiguous(x) {
	return x === 161 || x === 164 || x === 167 || x === 168 || x === 170 || x === 173 || x === 174 || x >= 176 && x <= 180 || x >= 182 && x <= 186 || x >= 188 && x <= 191 || x === 198 || x === 208 || x === 215 || x === 216 || x >= 222 && x <= 225 || x === 230 || x >= 232 && x <= 234 || x === 236 || x === 237 || x === 240 || x === 242 || x === 243 || x >= 247 && x <= 250 || x === 252 || x === 254 || x === 257 || x === 273 || x === 275 || x === 283 || x === 294 || x === 295 || x === 299 || x >= 305 && x <= 307 || x === 312 || x >= 319 && x <= 322 || x === 324 || x >= 328 && x <= 331 || x === 333 || x === 338 || x === 339 || x === 358 || x === 359 || x === 363 || x === 462 || x === 464 || x === 466 || x === 468 || x === 470 || x === 472 || x === 474 || x === 476 || x === 593 || x === 609 || x === 708 || x === 711 || x >= 713 && x <= 715 || x === 717 || x === 720 || x >= 728 && x <= 731 || x === 733 || x === 735 || x >= 768 && x <= 879 || x >= 913 && x <= 929 || x >= 931 && x <= 937 || x >= 945 && x <= 961 || x >= 963 && x <= 969 || x === 1025 || x >= 1040 && x <= 1103 || x === 1105 || x === 8208 || x >= 8211 && x <= 8214 || x === 8216 || x === 8217 || x === 8220 || x === 8221 || x >= 8224 && x <= 8226 || x >= 8228 && x <= 8231 || x === 8240 || x === 8242 || x === 8243 || x === 8245 || x === 8251 || x === 8254 || x === 8308 || x === 8319 || x >= 8321 && x <= 8324 || x === 8364 || x === 8451 || x === 8453 || x === 8457 || x === 8467 || x === 8470 || x === 8481 || x === 8482 || x === 8486 || x === 8491 || x === 8531 || x === 8532 || x >= 8539 && x <= 8542 || x >= 8544 && x <= 8555 || x >= 8560 && x <= 8569 || x === 8585 || x >= 8592 && x <= 8601 || x === 8632 || x === 8633 || x === 8658 || x === 8660 || x === 8679 || x === 8704 || x === 8706 || x === 8707 || x === 8711 || x === 8712 || x === 8715 || x === 8719 || x === 8721 || x === 8725 || x === 8730 || x >= 8733 && x <= 8736 || x === 8739 || x === 8741 || x >= 8743 && x <= 8748 || x === 8750 || x >= 8756 && x <= 8759 || x === 8764 || x === 8765 || x === 8776 || x === 8780 || x === 8786 || x === 8800 || x === 8801 || x >= 8804 && x <= 8807 || x === 8810 || x === 8811 || x === 8814 || x === 8815 || x === 8834 || x === 8835 || x === 8838 || x === 8839 || x === 8853 || x === 8857 || x === 8869 || x === 8895 || x === 8978 || x >= 9312 && x <= 9449 || x >= 9451 && x <= 9547 || x >= 9552 && x <= 9587 || x >= 9600 && x <= 9615 || x >= 9618 && x <= 9621 || x === 9632 || x === 9633 || x >= 9635 && x <= 9641 || x === 9650 || x === 9651 || x === 9654 || x === 9655 || x === 9660 || x === 9661 || x === 9664 || x === 9665 || x >= 9670 && x <= 9672 || x === 9675 || x >= 9678 && x <= 9681 || x >= 9698 && x <= 9701 || x === 9711 || x === 9733 || x === 9734 || x === 9737 || x === 9742 || x === 9743 || x === 9756 || x === 9758 || x === 9792 || x === 9794 || x === 9824 || x === 9825 || x >= 9827 && x <= 9829 || x >= 9831 && x <= 9834 || x === 9836 || x === 9837 || x === 9839 || x === 9886 || x === 9887 || x === 9919 || x >= 9926 && x <= 9933 || x >= 9935 && x <= 9939 || x >= 9941 && x <= 9953 || x === 9955 || x === 9960 || x === 9961 || x >= 9963 && x <= 9969 || x === 9972 || x >= 9974 && x <= 9977 || x === 9979 || x === 9980 || x === 9982 || x === 9983 || x === 10045 || x >= 10102 && x <= 10111 || x >= 11094 && x <= 11097 || x >= 12872 && x <= 12879 || x >= 57344 && x <= 63743 || x >= 65024 && x <= 65039 || x === 65533 || x >= 127232 && x <= 127242 || x >= 127248 && x <= 127277 || x >= 127280 && x <= 127337 || x >= 127344 && x <= 127373 || x === 127375 || x === 127376 || x >= 127387 && x <= 127404 || x >= 917760 && x <= 917999 || x >= 983040 && x <= 1048573 || x >= 1048576 && x <= 1114109;
}
function isFullWidth(x) {
	return x === 12288 || x >= 65281 && x <= 65376 || x >= 65504 && x <= 65510;
}
function isWide(x) {
	return x >= 4352 && x <= 4447 || x === 8986 || x === 8987 || x === 9001 || x === 9002 || x >= 9193 && x <= 9196 || x === 9200 || x === 9203 || x === 9725 || x === 9726 || x === 9748 || x === 9749 || x >= 9776 && x <= 9783 || x >= 9800 && x <= 9811 || x === 9855 || x >= 9866 && x <= 9871 || x === 9875 || x === 9889 || x === 9898 || x === 9899 || x === 9917 || x === 9918 || x === 9924 || x === 9925 || x === 9934 || x === 9940 || x === 9962 || x === 9970 || x === 9971 || x === 9973 || x === 9978 || x === 9981 || x === 9989 || x === 9994 || x === 9995 || x === 10024 || x === 10060 || x === 10062 || x >= 10067 && x <= 10069 || x === 10071 || x >= 10133 && x <= 10135 || x === 10160 || x === 10175 || x === 11035 || x === 11036 || x === 11088 || x === 11093 || x >= 11904 && x <= 11929 || x >= 11931 && x <= 12019 || x >= 12032 && x <= 12245 || x >= 12272 && x <= 12287 || x >= 12289 && x <= 12350 || x >= 12353 && x <= 12438 || x >= 12441 && x <= 12543 || x >= 12549 && x <= 12591 || x >= 12593 && x <= 12686 || x >= 12688 && x <= 12773 || x >= 12783 && x <= 12830 || x >= 12832 && x <= 12871 || x >= 12880 && x <= 42124 || x >= 42128 && x <= 42182 || x >= 43360 && x <= 43388 || x >= 44032 && x <= 55203 || x >= 63744 && x <= 64255 || x >= 65040 && x <= 65049 || x >= 65072 && x <= 65106 || x >= 65108 && x <= 65126 || x >= 65128 && x <= 65131 || x >= 94176 && x <= 94180 || x === 94192 || x === 94193 || x >= 94208 && x <= 100343 || x >= 100352 && x <= 101589 || x >= 101631 && x <= 101640 || x >= 110576 && x <= 110579 || x >= 110581 && x <= 110587 || x === 110589 || x === 110590 || x >= 110592 && x <= 110882 || x === 110898 || x >= 110928 && x <= 110930 || x === 110933 || x >= 110948 && x <= 110951 || x >= 110960 && x <= 111355 || x >= 119552 && x <= 119638 || x >= 119648 && x <= 119670 || x === 126980 || x === 127183 || x === 127374 || x >= 127377 && x <= 127386 || x >= 127488 && x <= 127490 || x >= 127504 && x <= 127547 || x >= 127552 && x <= 127560 || x === 127568 || x === 127569 || x >= 127584 && x <= 127589 || x >= 127744 && x <= 127776 || x >= 127789 && x <= 127797 || x >= 127799 && x <= 127868 || x >= 127870 && x <= 127891 || x >= 127904 && x <= 127946 || x >= 127951 && x <= 127955 || x >= 127968 && x <= 127984 || x === 127988 || x >= 127992 && x <= 128062 || x === 128064 || x >= 128066 && x <= 128252 || x >= 128255 && x <= 128317 || x >= 128331 && x <= 128334 || x >= 128336 && x <= 128359 || x === 128378 || x === 128405 || x === 128406 || x === 128420 || x >= 128507 && x <= 128591 || x >= 128640 && x <= 128709 || x === 128716 || x >= 128720 && x <= 128722 || x >= 128725 && x <= 128727 || x >= 128732 && x <= 128735 || x === 128747 || x === 128748 || x >= 128756 && x <= 128764 || x >= 128992 && x <= 129003 || x === 129008 || x >= 129292 && x <= 129338 || x >= 129340 && x <= 129349 || x >= 129351 && x <= 129535 || x >= 129648 && x <= 129660 || x >= 129664 && x <= 129673 || x >= 129679 && x <= 129734 || x >= 129742 && x <= 129756 || x >= 129759 && x <= 129769 || x >= 129776 && x <= 129784 || x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141;
}
function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
	validate(codePoint);
	if (isFullWidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) return 2;
	return 1;
}
const emojiRegex = () => {
	return /[#*0-9]\uFE0F?\u20E3|[\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23ED-\u23EF\u23F1\u23F2\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB\u25FC\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692\u2694-\u2697\u2699\u269B\u269C\u26A0\u26A7\u26AA\u26B0\u26B1\u26BD\u26BE\u26C4\u26C8\u26CF\u26D1\u26E9\u26F0-\u26F5\u26F7\u26F8\u26FA\u2702\u2708\u2709\u270F\u2712\u2714\u2716\u271D\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u27A1\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B55\u3030\u303D\u3297\u3299]\uFE0F?|[\u261D\u270C\u270D](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\u270A\u270B](?:\uD83C[\uDFFB-\uDFFF])?|[\u23E9-\u23EC\u23F0\u23F3\u25FD\u2693\u26A1\u26AB\u26C5\u26CE\u26D4\u26EA\u26FD\u2705\u2728\u274C\u274E\u2753-\u2755\u2795-\u2797\u27B0\u27BF\u2B50]|\u26D3\uFE0F?(?:\u200D\uD83D\uDCA5)?|\u26F9(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\u2764\uFE0F?(?:\u200D(?:\uD83D\uDD25|\uD83E\uDE79))?|\uD83C(?:[\uDC04\uDD70\uDD71\uDD7E\uDD7F\uDE02\uDE37\uDF21\uDF24-\uDF2C\uDF36\uDF7D\uDF96\uDF97\uDF99-\uDF9B\uDF9E\uDF9F\uDFCD\uDFCE\uDFD4-\uDFDF\uDFF5\uDFF7]\uFE0F?|[\uDF85\uDFC2\uDFC7](?:\uD83C[\uDFFB-\uDFFF])?|[\uDFC4\uDFCA](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDFCB\uDFCC](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDCCF\uDD8E\uDD91-\uDD9A\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF43\uDF45-\uDF4A\uDF4C-\uDF7C\uDF7E-\uDF84\uDF86-\uDF93\uDFA0-\uDFC1\uDFC5\uDFC6\uDFC8\uDFC9\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF8-\uDFFF]|\uDDE6\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF]|\uDDE7\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF]|\uDDE8\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF7\uDDFA-\uDDFF]|\uDDE9\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF]|\uDDEA\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA]|\uDDEB\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7]|\uDDEC\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE]|\uDDED\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA]|\uDDEE\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9]|\uDDEF\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5]|\uDDF0\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF]|\uDDF1\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE]|\uDDF2\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF]|\uDDF3\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF]|\uDDF4\uD83C\uDDF2|\uDDF5\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE]|\uDDF6\uD83C\uDDE6|\uDDF7\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC]|\uDDF8\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF]|\uDDF9\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF]|\uDDFA\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF]|\uDDFB\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA]|\uDDFC\uD83C[\uDDEB\uDDF8]|\uDDFD\uD83C\uDDF0|\uDDFE\uD83C[\uDDEA\uDDF9]|\uDDFF\uD83C[\uDDE6\uDDF2\uDDFC]|\uDF44(?:\u200D\uD83D\uDFEB)?|\uDF4B(?:\u200D\uD83D\uDFE9)?|\uDFC3(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDFF3\uFE0F?(?:\u200D(?:\u26A7\uFE0F?|\uD83C\uDF08))?|\uDFF4(?:\u200D\u2620\uFE0F?|\uDB40\uDC67\uDB40\uDC62\uDB40(?:\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDC73\uDB40\uDC63\uDB40\uDC74|\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F)?)|\uD83D(?:[\uDC3F\uDCFD\uDD49\uDD4A\uDD6F\uDD70\uDD73\uDD76-\uDD79\uDD87\uDD8A-\uDD8D\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA\uDECB\uDECD-\uDECF\uDEE0-\uDEE5\uDEE9\uDEF0\uDEF3]\uFE0F?|[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDC8F\uDC91\uDCAA\uDD7A\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC](?:\uD83C[\uDFFB-\uDFFF])?|[\uDC6E\uDC70\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4\uDEB5](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD74\uDD90](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\uDC00-\uDC07\uDC09-\uDC14\uDC16-\uDC25\uDC27-\uDC3A\uDC3C-\uDC3E\uDC40\uDC44\uDC45\uDC51-\uDC65\uDC6A\uDC79-\uDC7B\uDC7D-\uDC80\uDC84\uDC88-\uDC8E\uDC90\uDC92-\uDCA9\uDCAB-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDDA4\uDDFB-\uDE2D\uDE2F-\uDE34\uDE37-\uDE41\uDE43\uDE44\uDE48-\uDE4A\uDE80-\uDEA2\uDEA4-\uDEB3\uDEB7-\uDEBF\uDEC1-\uDEC5\uDED0-\uDED2\uDED5-\uDED7\uDEDC-\uDEDF\uDEEB\uDEEC\uDEF4-\uDEFC\uDFE0-\uDFEB\uDFF0]|\uDC08(?:\u200D\u2B1B)?|\uDC15(?:\u200D\uD83E\uDDBA)?|\uDC26(?:\u200D(?:\u2B1B|\uD83D\uDD25))?|\uDC3B(?:\u200D\u2744\uFE0F?)?|\uDC41\uFE0F?(?:\u200D\uD83D\uDDE8\uFE0F?)?|\uDC68(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDC68\uDC69]\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE])))?))?|\uDC69(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?[\uDC68\uDC69]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?|\uDC69\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?))|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFE])))?))?|\uDC6F(?:\u200D[\u2640\u2642]\uFE0F?)?|\uDD75(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\uDE2E(?:\u200D\uD83D\uDCA8)?|\uDE35(?:\u200D\uD83D\uDCAB)?|\uDE36(?:\u200D\uD83C\uDF2B\uFE0F?)?|\uDE42(?:\u200D[\u2194\u2195]\uFE0F?)?|\uDEB6(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?)|\uD83E(?:[\uDD0C\uDD0F\uDD18-\uDD1F\uDD30-\uDD34\uDD36\uDD77\uDDB5\uDDB6\uDDBB\uDDD2\uDDD3\uDDD5\uDEC3-\uDEC5\uDEF0\uDEF2-\uDEF8](?:\uD83C[\uDFFB-\uDFFF])?|[\uDD26\uDD35\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD\uDDCF\uDDD4\uDDD6-\uDDDD](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDDDE\uDDDF](?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD0D\uDD0E\uDD10-\uDD17\uDD20-\uDD25\uDD27-\uDD2F\uDD3A\uDD3F-\uDD45\uDD47-\uDD76\uDD78-\uDDB4\uDDB7\uDDBA\uDDBC-\uDDCC\uDDD0\uDDE0-\uDDFF\uDE70-\uDE7C\uDE80-\uDE89\uDE8F-\uDEC2\uDEC6\uDECE-\uDEDC\uDEDF-\uDEE9]|\uDD3C(?:\u200D[\u2640\u2642]\uFE0F?|\uD83C[\uDFFB-\uDFFF])?|\uDDCE(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDDD1(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1|\uDDD1\u200D\uD83E\uDDD2(?:\u200D\uD83E\uDDD2)?|\uDDD2(?:\u200D\uD83E\uDDD2)?))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?))?|\uDEF1(?:\uD83C(?:\uDFFB(?:\u200D\uD83E\uDEF2\uD83C[\uDFFC-\uDFFF])?|\uDFFC(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFD-\uDFFF])?|\uDFFD(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])?|\uDFFE(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFD\uDFFF])?|\uDFFF(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFE])?))?)/g;
};
const segmenter = globalThis.Intl?.Segmenter ? new Intl.Segmenter() : { segment: (str) => str.split("") };
const defaultIgnorableCodePointRegex = /^\p{Default_Ignorable_Code_Point}$/u;
function stringWidth$1(string, options = {}) {
	if (typeof string !== "string" || string.length === 0) return 0;
	const { ambiguousIsNarrow = true, countAnsiEscapeCodes = false } = options;
	if (!countAnsiEscapeCodes) string = stripAnsi(string);
	if (string.length === 0) return 0;
	let width = 0;
	const eastAsianWidthOptions = { ambiguousAsWide: !ambiguousIsNarrow };
	for (const { segment: character } of segmenter.segment(string)) {
		const codePoint = character.codePointAt(0);
		if (codePoint <= 31 || codePoint >= 127 && codePoint <= 159) continue;
		if (codePoint >= 8203 && codePoint <= 8207 || codePoint === 65279) continue;
		if (codePoint >= 768 && codePoint <= 879 || codePoint >= 6832 && codePoint <= 6911 || codePoint >= 7616 && codePoint <= 7679 || codePoint >= 8400 && codePoint <= 8447 || codePoint >= 65056 && codePoint <= 65071) continue;
		if (codePoint >= 55296 && codePoint <= 57343) continue;
		if (codePoint >= 65024 && codePoint <= 65039) continue;
		if (defaultIgnorableCodePointRegex.test(character)) continue;
		if (emojiRegex().test(character)) {
			width += 2;
			continue;
		}
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}
	return width;
}
function isUnicodeSupported() {
	const { env } = g;
	const { TERM, TERM_PROGRAM } = env;
	if (g.platform !== "win32") return TERM !== "linux";
	return Boolean(env.WT_SESSION) || Boolean(env.TERMINUS_SUBLIME) || env.ConEmuTask === "{cmd::Cmder}" || TERM_PROGRAM === "Terminus-Sublime" || TERM_PROGRAM === "vscode" || TERM === "xterm-256color" || TERM === "alacritty" || TERM === "rxvt-unicode" || TERM === "rxvt-unicode-256color" || env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}
const TYPE_COLOR_MAP = {
	info: "cyan",
	fail: "red",
	success: "green",
	ready: "green",
	start: "magenta"
};
const LEVEL_COLOR_MAP = {
	0: "red",
	1: "yellow"
};
const unicode = isUnicodeSupported();
const s$1 = (c, fallback) => unicode ? c : fallback;
const TYPE_ICONS = {
	error: s$1("✖", "×"),
	fatal: s$1("✖", "×"),
	ready: s$1("✔", "√"),
	warn: s$1("⚠", "‼"),
	info: s$1("ℹ", "i"),
	success: s$1("✔", "√"),
	debug: s$1("⚙", "D"),
	trace: s$1("→", "→"),
	fail: s$1("✖", "×"),
	start: s$1("◐", "o"),
	log: ""
};
function stringWidth(str) {
	if (!(typeof Intl === "object") || !Intl.Segmenter) return stripAnsi$1(str).length;
	return stringWidth$1(str);
}
var FancyReporter = class extends BasicReporter {
	formatStack(stack, message, opts) {
		const indent = "  ".repeat((opts?.errorLevel || 0) + 1);
		return `
${indent}` + parseStack(stack, message).map((line) => "  " + line.replace(/^at +/, (m) => colors.gray(m)).replace(/\((.+)\)/, (_, m) => `(${colors.cyan(m)})`)).join(`
${indent}`);
	}
	formatType(logObj, isBadge, opts) {
		const typeColor = TYPE_COLOR_MAP[logObj.type] || LEVEL_COLOR_MAP[logObj.level] || "gray";
		if (isBadge) return getBgColor(typeColor)(colors.black(` ${logObj.type.toUpperCase()} `));
		const _type = typeof TYPE_ICONS[logObj.type] === "string" ? TYPE_ICONS[logObj.type] : logObj.icon || logObj.type;
		return _type ? getColor(typeColor)(_type) : "";
	}
	formatLogObj(logObj, opts) {
		const [message, ...additional] = this.formatArgs(logObj.args, opts).split("\n");
		if (logObj.type === "box") return box(characterFormat(message + (additional.length > 0 ? "\n" + additional.join("\n") : "")), {
			title: logObj.title ? characterFormat(logObj.title) : void 0,
			style: logObj.style
		});
		const date = this.formatDate(logObj.date, opts);
		const coloredDate = date && colors.gray(date);
		const isBadge = logObj.badge ?? logObj.level < 2;
		const type = this.formatType(logObj, isBadge, opts);
		const tag = logObj.tag ? colors.gray(logObj.tag) : "";
		let line;
		const left = this.filterAndJoin([type, characterFormat(message)]);
		const right = this.filterAndJoin(opts.columns ? [tag, coloredDate] : [tag]);
		const space = (opts.columns || 0) - stringWidth(left) - stringWidth(right) - 2;
		line = space > 0 && (opts.columns || 0) >= 80 ? left + " ".repeat(space) + right : (right ? `${colors.gray(`[${right}]`)} ` : "") + left;
		line += characterFormat(additional.length > 0 ? "\n" + additional.join("\n") : "");
		if (logObj.type === "trace") {
			const _err = new Error("Trace: " + logObj.message);
			line += this.formatStack(_err.stack || "", _err.message);
		}
		return isBadge ? "\n" + line + "\n" : line;
	}
};
function characterFormat(str) {
	return str.replace(/`([^`]+)`/gm, (_, m) => colors.cyan(m)).replace(/\s+_([^_]+)_\s+/gm, (_, m) => ` ${colors.underline(m)} `);
}
function getColor(color = "white") {
	return colors[color] || colors.white;
}
function getBgColor(color = "bgWhite") {
	return colors[`bg${color[0].toUpperCase()}${color.slice(1)}`] || colors.bgWhite;
}
function createConsola(options = {}) {
	let level = _getDefaultLogLevel();
	if (process.env.CONSOLA_LEVEL) level = Number.parseInt(process.env.CONSOLA_LEVEL) ?? level;
	return createConsola$1({
		level,
		defaults: { level },
		stdout: process.stdout,
		stderr: process.stderr,
		prompt: (...args) => import("./prompt.js").then((m) => m.prompt(...args)),
		reporters: options.reporters || [options.fancy ?? !(T$1 || R) ? new FancyReporter() : new BasicReporter()],
		...options
	});
}
function _getDefaultLogLevel() {
	if (g$2) return LogLevels.debug;
	if (R) return LogLevels.warn;
	return LogLevels.info;
}
const consola = createConsola();
// node_modules/consola/dist/utils.mjs
var import_http_shutdown = __toESM(__commonJSMin(((exports, module) => {
	var http = __require("http");
	var https = __require("https");
	exports = module.exports = addShutdown;
	function addShutdown(server) {
		var connections = {};
		var isShuttingDown = false;
		var connectionCounter = 0;
		function destroy(socket, force) {
			if (force || socket._isIdle && isShuttingDown) {
				socket.destroy();
				delete connections[socket._connectionId];
			}
		}
		function onConnection(socket) {
			var id = connectionCounter++;
			socket._isIdle = true;
			socket._connectionId = id;
			connections[id] = socket;
			socket.on("close", function() {
				delete connections[id];
			});
		}
		server.on("request", function(req, res) {
			req.socket._isIdle = false;
			res.on("finish", function() {
				req.socket._isIdle = true;
				destroy(req.socket);
			});
		});
		server.on("connection", onConnection);
		server.on("secureConnection", onConnection);
		function shutdown(force, cb) {
			isShuttingDown = true;
			server.close(function(err) {
				if (cb) process.nextTick(function() {
					cb(err);
				});
			});
			Object.keys(connections).forEach(function(key) {
				destroy(connections[key], force);
			});
		}
		server.shutdown = function(cb) {
			shutdown(false, cb);
		};
		server.forceShutdown = function(cb) {
			shutdown(true, cb);
		};
		return server;
	}
	exports.extend = function() {
		http.Server.prototype.withShutdown = function() {
			return addShutdown(this);
		};
		https.Server.prototype.withShutdown = function() {
			return addShutdown(this);
		};
	};
}))(), 1);
// node_modules/pathe/dist/shared/pathe.M-eThtNZ.mjs
const _DRIVE_LETTER_START_RE = /^[A-Za-z]:\//;
function normalizeWindowsPath(input = "") {
	if (!input) return input;
	return input.replace(/\\/g, "/").replace(_DRIVE_LETTER_START_RE, (r) => r.toUpperCase());
}
const _IS_ABSOLUTE_RE = /^[/\\](?![/\\])|^[/\\]{2}(?!\.)|^[A-Za-z]:[/\\]/;
const _ROOT_FOLDER_RE = /^\/([A-Za-z]:)?$/;
function cwd() {
	if (typeof process !== "undefined" && typeof process.cwd === "function") return process.cwd().replace(/\\/g, "/");
	return "/";
}
const resolve$1 = function(...arguments_) {
	arguments_ = arguments_.map((argument) => normalizeWindowsPath(argument));
	let resolvedPath = "";
	let resolvedAbsolute = false;
	for (let index = arguments_.length - 1; index >= -1 && !resolvedAbsolute; index--) {
		const path = index >= 0 ? arguments_[index] : cwd();
		if (!path || path.length === 0) continue;
		resolvedPath = `${path}/${resolvedPath}`;
		resolvedAbsolute = isAbsolute$1(path);
	}
	resolvedPath = normalizeString(resolvedPath, !resolvedAbsolute);
	if (resolvedAbsolute && !isAbsolute$1(resolvedPath)) return `/${resolvedPath}`;
	return resolvedPath.length > 0 ? resolvedPath : ".";
};
function normalizeString(path, allowAboveRoot) {
	let res = "";
	let lastSegmentLength = 0;
	let lastSlash = -1;
	let dots = 0;
	let char = null;
	for (let index = 0; index <= path.length; ++index) {
		if (index < path.length) char = path[index];
		else if (char === "/") break;
		else char = "/";
		if (char === "/") {
			if (lastSlash === index - 1 || dots === 1);
			else if (dots === 2) {
				if (res.length < 2 || lastSegmentLength !== 2 || res[res.length - 1] !== "." || res[res.length - 2] !== ".") {
					if (res.length > 2) {
						const lastSlashIndex = res.lastIndexOf("/");
						if (lastSlashIndex === -1) {
							res = "";
							lastSegmentLength = 0;
						} else {
							res = res.slice(0, lastSlashIndex);
							lastSegmentLength = res.length - 1 - res.lastIndexOf("/");
						}
						lastSlash = index;
						dots = 0;
						continue;
					} else if (res.length > 0) {
						res = "";
						lastSegmentLength = 0;
						lastSlash = index;
						dots = 0;
						continue;
					}
				}
				if (allowAboveRoot) {
					res += res.length > 0 ? "/.." : "..";
					lastSegmentLength = 2;
				}
			} else {
				if (res.length > 0) res += `/${path.slice(lastSlash + 1, index)}`;
				else res = path.slice(lastSlash + 1, index);
				lastSegmentLength = index - lastSlash - 1;
			}
			lastSlash = index;
			dots = 0;
		} else if (char === "." && dots !== -1) ++dots;
		else dots = -1;
	}
	return res;
}
const isAbsolute$1 = function(p) {
	return _IS_ABSOLUTE_RE.test(p);
};
const relative$1 = function(from, to) {
	const _from = resolve$1(from).replace(_ROOT_FOLDER_RE, "$1").split("/");
	const _to = resolve$1(to).replace(_ROOT_FOLDER_RE, "$1").split("/");
	if (_to[0][1] === ":" && _from[0][1] === ":" && _from[0] !== _to[0]) return _to.join("/");
	const _fromCopy = [..._from];
	for (const segment of _fromCopy) {
		if (_to[0] !== segment) break;
		_from.shift();
		_to.shift();
	}
	return [..._from.map(() => ".."), ..._to].join("/");
};
// node_modules/std-env/dist/index.mjs
const E = globalThis.process?.env || Object.create(null);
const I = globalThis.process || { env: E };
const O = void 0 !== I && I.env && I.env.NODE_ENV || void 0;
const A = [
	["APPVEYOR"],
	[
		"AWS_AMPLIFY",
		"AWS_APP_ID",
		{ ci: !0 }
	],
	["AZURE_PIPELINES", "SYSTEM_TEAMFOUNDATIONCOLLECTIONURI"],
	["AZURE_STATIC", "INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN"],
	["APPCIRCLE", "AC_APPCIRCLE"],
	["BAMBOO", "bamboo_planKey"],
	["BITBUCKET", "BITBUCKET_COMMIT"],
	["BITRISE", "BITRISE_IO"],
	["BUDDY", "BUDDY_WORKSPACE_ID"],
	["BUILDKITE"],
	["CIRCLE", "CIRCLECI"],
	["CIRRUS", "CIRRUS_CI"],
	[
		"CLOUDFLARE_PAGES",
		"CF_PAGES",
		{ ci: !0 }
	],
	[
		"CLOUDFLARE_WORKERS",
		"WORKERS_CI",
		{ ci: !0 }
	],
	["GOOGLE_CLOUDRUN", "K_SERVICE"],
	["GOOGLE_CLOUDRUN_JOB", "CLOUD_RUN_JOB"],
	["CODEBUILD", "CODEBUILD_BUILD_ARN"],
	["CODEFRESH", "CF_BUILD_ID"],
	["DRONE"],
	["DRONE", "DRONE_BUILD_EVENT"],
	["DSARI"],
	["GITHUB_ACTIONS"],
	["GITLAB", "GITLAB_CI"],
	["GITLAB", "CI_MERGE_REQUEST_ID"],
	["GOCD", "GO_PIPELINE_LABEL"],
	["LAYERCI"],
	["JENKINS", "JENKINS_URL"],
	["HUDSON", "HUDSON_URL"],
	["MAGNUM"],
	["NETLIFY"],
	[
		"NETLIFY",
		"NETLIFY_LOCAL",
		{ ci: !1 }
	],
	["NEVERCODE"],
	["RENDER"],
	["SAIL", "SAILCI"],
	["SEMAPHORE"],
	["SCREWDRIVER"],
	["SHIPPABLE"],
	["SOLANO", "TDDIUM"],
	["STRIDER"],
	["TEAMCITY", "TEAMCITY_VERSION"],
	["TRAVIS"],
	["VERCEL", "NOW_BUILDER"],
	[
		"VERCEL",
		"VERCEL",
		{ ci: !1 }
	],
	[
		"VERCEL",
		"VERCEL_ENV",
		{ ci: !1 }
	],
	["APPCENTER", "APPCENTER_BUILD_ID"],
	[
		"CODESANDBOX",
		"CODESANDBOX_SSE",
		{ ci: !1 }
	],
	[
		"CODESANDBOX",
		"CODESANDBOX_HOST",
		{ ci: !1 }
	],
	["STACKBLITZ"],
	["STORMKIT"],
	["CLEAVR"],
	["ZEABUR"],
	[
		"CODESPHERE",
		"CODESPHERE_APP_ID",
		{ ci: !0 }
	],
	["RAILWAY", "RAILWAY_PROJECT_ID"],
	["RAILWAY", "RAILWAY_SERVICE_ID"],
	["DENO-DEPLOY", "DENO_DEPLOY"],
	["DENO-DEPLOY", "DENO_DEPLOYMENT_ID"],
	[
		"FIREBASE_APP_HOSTING",
		"FIREBASE_APP_HOSTING",
		{ ci: !0 }
	],
	[
		"EDGEONE_PAGES",
		"EO_PAGES_CI",
		{ ci: !0 }
	]
];
function C() {
	for (const I of A) {
		const O = I[1] || I[0];
		if (E[O]) return {
			name: I[0].toLowerCase(),
			...I[2]
		};
	}
	return "/bin/jsh" === E.SHELL && I.versions?.webcontainer ? {
		name: "stackblitz",
		ci: !1
	} : {
		name: "",
		ci: !1
	};
}
const D = C();
const T = (() => D.name)();
const t = I.platform || "";
I.stdout?.isTTY;
E.DEBUG;
"test" === O || E.TEST;
"production" === O || E.MODE;
"dev" === O || "development" === O || E.MODE;
/^win/i.test(t);
/^linux/i.test(t);
/^darwin/i.test(t);
const d = (I.versions?.node || "").replace(/^v/, "") || null;
Number(d?.split(".")[0]);
const f = !!I?.versions?.node;
I?.versions?.nub;
const g$1 = "Bun" in globalThis;
const Y = "Deno" in globalThis;
const p = "fastly" in globalThis;
const b = "Netlify" in globalThis;
const m = "EdgeRuntime" in globalThis;
const v = "Cloudflare-Workers" === globalThis.navigator?.userAgent;
const V = [
	[b, "netlify"],
	[m, "edge-light"],
	[v, "workerd"],
	[p, "fastly"],
	[Y, "deno"],
	[g$1, "bun"],
	[f, "node"]
];
(function() {
	const E = V.find((E) => E[0]);
	if (E) return { name: E[1] };
})()?.name;
// node_modules/listhen/dist/shared/listhen.tqe5I1Rl.mjs
init__node_http();
let isDockerCached;
function isDocker() {
	if (isDockerCached === void 0) isDockerCached = _hasDockerEnvironment() || _hasDockerCGroup();
	return isDockerCached;
}
function _hasDockerEnvironment() {
	try {
		statSync("/.dockerenv");
		return true;
	} catch {
		return false;
	}
}
function _hasDockerCGroup() {
	try {
		return readFileSync("/proc/self/cgroup", "utf8").includes("docker");
	} catch {
		return false;
	}
}
let isWSLCached;
function isWsl() {
	if (isWSLCached === void 0) isWSLCached = _isWsl();
	return isWSLCached;
}
function _isWsl() {
	if (process.platform !== "linux") return false;
	if (os.release().toLowerCase().includes("microsoft")) {
		if (isDocker()) return false;
		return true;
	}
	try {
		return readFileSync("/proc/version", "utf8").toLowerCase().includes("microsoft") ? !isDocker() : false;
	} catch {
		return false;
	}
}
const defaultMountPoint = "/mnt/";
let _wslMountpoint;
function getWslDrivesMountPoint() {
	if (_wslMountpoint) return _wslMountpoint;
	const configFilePath = "/etc/wsl.conf";
	let isConfigFileExists = false;
	try {
		accessSync(configFilePath, constants$1.F_OK);
		isConfigFileExists = true;
	} catch {}
	if (!isConfigFileExists) return defaultMountPoint;
	const configContent = readFileSync(configFilePath, { encoding: "utf8" });
	const configMountPoint = /(?<!#.*)root\s*=\s*(?<mountPoint>.*)/g.exec(configContent);
	if (!configMountPoint || !configMountPoint.groups) return defaultMountPoint;
	_wslMountpoint = configMountPoint.groups.mountPoint.trim();
	_wslMountpoint = _wslMountpoint.endsWith("/") ? _wslMountpoint : `${_wslMountpoint}/`;
	return _wslMountpoint;
}
async function open$1(target, options = {}) {
	let command;
	const cliArguments = [];
	const childProcessOptions = {};
	if (process.platform === "darwin") {
		command = "open";
		if (options.wait) cliArguments.push("--wait-apps");
		if (options.background) cliArguments.push("--background");
		if (options.newInstance) cliArguments.push("--new");
	} else if (process.platform === "win32" || isWsl() && !isDocker()) {
		command = isWsl() ? `${getWslDrivesMountPoint()}c/Windows/System32/WindowsPowerShell/v1.0/powershell.exe` : `${process.env.SYSTEMROOT}\\System32\\WindowsPowerShell\\v1.0\\powershell`;
		cliArguments.push("-NoProfile", "-NonInteractive", "–ExecutionPolicy", "Bypass", "-EncodedCommand");
		if (!isWsl()) childProcessOptions.windowsVerbatimArguments = true;
		const encodedArguments = ["Start"];
		if (options.wait) encodedArguments.push("-Wait");
		encodedArguments.push(target);
		target = Buffer.from(encodedArguments.join(" "), "utf16le").toString("base64");
	} else {
		command = "xdg-open";
		if (!(process.versions.electron || process.platform === "android")) {
			command = join(os.tmpdir(), "xdg-open");
			if (!fs.existsSync(command)) try {
				fs.writeFileSync(join(os.tmpdir(), "xdg-open"), await import("./_left-out2.js").then((m) => ({ default: m.t })).then((r) => r.xdgOpenScript()), "utf8");
				fs.chmodSync(command, 493);
			} catch {
				command = "xdg-open";
			}
		}
		if (!options.wait) {
			childProcessOptions.stdio = "ignore";
			childProcessOptions.detached = true;
		}
	}
	cliArguments.push(target);
	const subprocess = childProcess.spawn(command, cliArguments, childProcessOptions);
	if (options.wait) return new Promise((resolve, reject) => {
		subprocess.once("error", reject);
		subprocess.once("close", (exitCode) => {
			if (options.allowNonzeroExitCode && exitCode > 0) {
				reject(new Error(`Exited with code ${exitCode}`));
				return;
			}
			resolve(subprocess);
		});
	});
	subprocess.unref();
	return subprocess;
}
function getNetworkInterfaces(includeIPV6) {
	const addrs = new Set();
	for (const details of Object.values(networkInterfaces())) if (details) {
		for (const d of details) if (!d.internal && !(d.mac === "00:00:00:00:00:00") && !d.address.startsWith("fe80::") && !d.address.startsWith("169.254.") && !(!includeIPV6 && (d.family === "IPv6" || +d.family === 6))) addrs.add(formatAddress(d));
	}
	return [...addrs].sort();
}
function formatAddress(addr) {
	return addr.family === "IPv6" || addr.family === 6 ? `[${addr.address}]` : addr.address;
}
function formatURL(url) {
	return colors.cyan(colors.underline(decodeURI(url).replace(/:(\d+)\//g, `:${colors.bold("$1")}/`)));
}
const _localHosts = new Set([
	"127.0.0.1",
	"localhost",
	"::1"
]);
function isLocalhost(hostname) {
	return hostname === void 0 ? false : _localHosts.has(hostname);
}
const _anyHosts = new Set([
	"",
	"0.0.0.0",
	"::"
]);
function isAnyhost(hostname) {
	return hostname === void 0 ? false : _anyHosts.has(hostname);
}
function generateURL(hostname, listhenOptions, baseURL) {
	const proto = listhenOptions.https ? "https://" : "http://";
	let port = listhenOptions.port || "";
	if (port === 80 && proto === "http://" || port === 443 && proto === "https://") port = "";
	if (hostname[0] !== "[" && hostname.includes(":")) hostname = `[${hostname}]`;
	return proto + (hostname || "localhost") + ":" + port + (baseURL || listhenOptions.baseURL || "");
}
function getDefaultHost(preferPublic) {
	if (isDocker() || isWsl()) return "";
	return preferPublic ? "" : "localhost";
}
function getPublicURL(listhenOptions, baseURL) {
	if (listhenOptions.publicURL) return listhenOptions.publicURL;
	if (T === "stackblitz") {
		const stackblitzURL = detectStackblitzURL(listhenOptions._entry);
		if (stackblitzURL) return stackblitzURL;
	}
	if (listhenOptions.hostname && !isLocalhost(listhenOptions.hostname) && !isAnyhost(listhenOptions.hostname)) return generateURL(listhenOptions.hostname, listhenOptions, baseURL);
}
function detectStackblitzURL(entry) {
	try {
		const cwd = process.env.PWD || "";
		if (cwd.startsWith("/home/projects")) {
			const projectId = cwd.split("/")[3];
			const relativeEntry = entry && relative$1(process.cwd(), entry).replace(/^\.\//, "");
			return `https://stackblitz.com/edit/${projectId}${relativeEntry ? `?file=${relativeEntry}` : ""}`;
		}
		if (cwd.startsWith("/home")) return `https://stackblitz.com/edit/~/github.com/${cwd.split("/").slice(2).join("/")}`;
	} catch (error) {
		console.error(error);
	}
}
const HOSTNAME_RE = /^(?!-)[\d.:A-Za-z-]{1,63}(?<!-)$/;
function validateHostname(hostname, _public) {
	if (hostname && !HOSTNAME_RE.test(hostname)) {
		const fallbackHost = _public ? "" : "localhost";
		consola.warn(`[listhen] Invalid hostname \`${hostname}\`. Using \`${fallbackHost}\` as fallback.`);
		return fallbackHost;
	}
	return hostname;
}
const word = "[a-fA-F\\d:]";
const boundry = (options) => options && options.includeBoundaries ? `(?:(?<=\\s|^)(?=${word})|(?<=${word})(?=\\s|$))` : "";
const v4 = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}";
const v6segment = "[a-fA-F\\d]{1,4}";
const v6 = `
(?:
(?:${v6segment}:){7}(?:${v6segment}|:)|                                    // 1:2:3:4:5:6:7::  1:2:3:4:5:6:7:8
(?:${v6segment}:){6}(?:${v4}|:${v6segment}|:)|                             // 1:2:3:4:5:6::    1:2:3:4:5:6::8   1:2:3:4:5:6::8  1:2:3:4:5:6::1.2.3.4
(?:${v6segment}:){5}(?::${v4}|(?::${v6segment}){1,2}|:)|                   // 1:2:3:4:5::      1:2:3:4:5::7:8   1:2:3:4:5::8    1:2:3:4:5::7:1.2.3.4
(?:${v6segment}:){4}(?:(?::${v6segment}){0,1}:${v4}|(?::${v6segment}){1,3}|:)| // 1:2:3:4::        1:2:3:4::6:7:8   1:2:3:4::8      1:2:3:4::6:7:1.2.3.4
(?:${v6segment}:){3}(?:(?::${v6segment}){0,2}:${v4}|(?::${v6segment}){1,4}|:)| // 1:2:3::          1:2:3::5:6:7:8   1:2:3::8        1:2:3::5:6:7:1.2.3.4
(?:${v6segment}:){2}(?:(?::${v6segment}){0,3}:${v4}|(?::${v6segment}){1,5}|:)| // 1:2::            1:2::4:5:6:7:8   1:2::8          1:2::4:5:6:7:1.2.3.4
(?:${v6segment}:){1}(?:(?::${v6segment}){0,4}:${v4}|(?::${v6segment}){1,6}|:)| // 1::              1::3:4:5:6:7:8   1::8            1::3:4:5:6:7:1.2.3.4
(?::(?:(?::${v6segment}){0,5}:${v4}|(?::${v6segment}){1,7}|:))             // ::2:3:4:5:6:7:8  ::2:3:4:5:6:7:8  ::8             ::1.2.3.4
)(?:%[0-9a-zA-Z]{1,})?                                             // %eth0            %1
`.replace(/\s*\/\/.*$/gm, "").replace(/\n/g, "").trim();
const v46Exact = new RegExp(`(?:^${v4}$)|(?:^${v6}$)`);
const v4exact = new RegExp(`^${v4}$`);
const v6exact = new RegExp(`^${v6}$`);
const ipRegex = (options) => options && options.exact ? v46Exact : new RegExp(`(?:${boundry(options)}${v4}${boundry(options)})|(?:${boundry(options)}${v6}${boundry(options)})`, "g");
ipRegex.v4 = (options) => options && options.exact ? v4exact : new RegExp(`${boundry(options)}${v4}${boundry(options)}`, "g");
ipRegex.v6 = (options) => options && options.exact ? v6exact : new RegExp(`${boundry(options)}${v6}${boundry(options)}`, "g");
async function resolveCertificate(options) {
	let https;
	if (typeof options === "object" && options.key && options.cert) {
		https = await resolveCert(options);
		if (options.passphrase) https.passphrase = options.passphrase;
	} else if (typeof options === "object" && options.pfx) {
		const pfx = await resolvePfx(options);
		if (!pfx.safeContents || pfx.safeContents.length < 2 || pfx.safeContents[0].safeBags.length === 0 || pfx.safeContents[1].safeBags.length === 0) throw new Error("keystore not containing a cert AND a key");
		const _cert = pfx.safeContents[0].safeBags[0].cert;
		const _key = pfx.safeContents[1].safeBags[0].key;
		https = {
			key: (void 0).pki.privateKeyToPem(_key),
			cert: (void 0).pki.certificateToPem(_cert)
		};
	} else {
		const { cert } = await generateCertificates(options);
		https = cert;
	}
	return https;
}
async function generateCertificates(options) {
	const defaults = {
		commonName: "localhost",
		countryCode: "US",
		state: "Michigan",
		locality: "Berkley",
		organization: "Testing Corp",
		organizationalUnit: "IT department",
		domains: [
			"localhost",
			"127.0.0.1",
			"::1"
		],
		validityDays: 1,
		bits: 2048
	};
	const caOptions = defu$1(options, defaults);
	caOptions.passphrase = options.signingKeyPassphrase;
	const ca = await generateCACert(caOptions);
	const domains = Array.isArray(options.domains) ? options.domains : [
		"localhost",
		"127.0.0.1",
		"::1"
	];
	return {
		ca,
		cert: await generateTLSCert({
			...defu$1(options, defaults),
			signingKeyCert: ca.cert,
			signingKey: ca.key,
			domains
		})
	};
}
async function resolveCert(options) {
	if (options && options.key && options.cert) {
		const isInline = (s = "") => s.startsWith("--");
		const r = (s) => isInline(s) ? s : promises.readFile(s, "utf8");
		return {
			key: await r(options.key),
			cert: await r(options.cert)
		};
	}
	throw new Error("Certificate or Private Key not present");
}
async function resolvePfx(options) {
	if (options && options.pfx) {
		const pfx = await promises.readFile(options.pfx, "binary");
		const p12Asn1 = (void 0).asn1.fromDer(pfx);
		if (options.passphrase) return (void 0).pkcs12.pkcs12FromAsn1(p12Asn1, options.passphrase);
		return (void 0).pkcs12.pkcs12FromAsn1(p12Asn1, "");
	}
	throw new Error("Error resolving the pfx store");
}
function createAttributes(options) {
	return [
		options.commonName && {
			name: "commonName",
			value: options.commonName
		},
		options.countryCode && {
			name: "countryName",
			value: options.countryCode
		},
		options.state && {
			name: "stateOrProvinceName",
			value: options.state
		},
		options.locality && {
			name: "localityName",
			value: options.locality
		},
		options.organization && {
			name: "organizationName",
			value: options.organization
		},
		options.organizationalUnit && {
			name: "organizationalUnitName",
			value: options.organizationalUnit
		},
		options.emailAddress && {
			name: "emailAddress",
			value: options.emailAddress
		}
	].filter(Boolean);
}
function createCertificateInfo(options) {
	if (!options.domains || options.domains && options.domains.length === 0) options.domains = ["localhost.local"];
	options.commonName = options.commonName || options.domains[0];
	return {
		attributes: createAttributes(options),
		extensions: [
			{
				name: "basicConstraints",
				cA: false,
				critical: true
			},
			{
				name: "keyUsage",
				digitalSignature: true,
				keyEncipherment: true,
				critical: true
			},
			{
				name: "extKeyUsage",
				serverAuth: true,
				clientAuth: true
			},
			{
				name: "subjectAltName",
				altNames: options.domains.map((domain) => {
					const types = {
						domain: 2,
						ip: 7
					};
					if (ipRegex({ exact: true }).test(domain)) return {
						type: types.ip,
						ip: domain
					};
					return {
						type: types.domain,
						value: domain
					};
				})
			}
		]
	};
}
function createCaInfo(options) {
	return {
		attributes: createAttributes(options),
		extensions: [{
			name: "basicConstraints",
			cA: true,
			critical: true
		}, {
			name: "keyUsage",
			keyCertSign: true,
			critical: true
		}]
	};
}
async function generateTLSCert(options) {
	const { attributes, extensions } = createCertificateInfo(options);
	const ca = (void 0).pki.certificateFromPem(options.signingKeyCert);
	return await generateCert({
		bits: options.bits,
		subject: attributes,
		issuer: ca.subject.attributes,
		extensions,
		validityDays: options.validityDays || 1,
		signingKey: options.signingKey,
		signingKeyPassphrase: options.signingKeyPassphrase,
		passphrase: options.passphrase
	});
}
async function generateCACert(options = {}) {
	const { attributes, extensions } = createCaInfo(options);
	return await generateCert({
		...options,
		bits: options.bits || 2048,
		subject: attributes,
		issuer: attributes,
		extensions,
		validityDays: options.validityDays || 1
	});
}
function signCertificate(options, cert) {
	if (options.signingKey) {
		if (isValidPassphrase(options.signingKeyPassphrase)) {
			const encryptedPrivateKey = (void 0).pki.encryptedPrivateKeyFromPem(options.signingKey);
			const decryptedPrivateKey = (void 0).pki.decryptPrivateKeyInfo(encryptedPrivateKey, options.signingKeyPassphrase);
			cert.sign((void 0).pki.privateKeyFromAsn1(decryptedPrivateKey), (void 0).md.sha256.create());
		} else cert.sign((void 0).pki.privateKeyFromPem(options.signingKey), (void 0).md.sha256.create());
	} else cert.sign(cert.privateKey, (void 0).md.sha256.create());
}
function createCertificateFromKeyPair(keyPair, options) {
	const serial = Math.floor(Math.random() * 95e3 + 5e4).toString();
	const cert = (void 0).pki.createCertificate();
	cert.publicKey = keyPair.publicKey;
	cert.privateKey = keyPair.privateKey;
	cert.serialNumber = Buffer.from(serial).toString("hex");
	cert.validity.notBefore = new Date();
	cert.validity.notAfter = new Date();
	cert.validity.notAfter.setDate(cert.validity.notAfter.getDate() + options.validityDays);
	cert.setSubject(options.subject);
	cert.setIssuer(options.issuer);
	cert.setExtensions(options.extensions);
	return cert;
}
async function generateKeyPair(bits = 2048) {
	return await promisify((void 0).pki.rsa.generateKeyPair.bind((void 0).pki.rsa))({
		bits,
		workers: os.availableParallelism ? os.availableParallelism() : os.cpus().length
	});
}
function isValidPassphrase(passphrase) {
	return typeof passphrase === "string" && passphrase.length < 2e3;
}
async function generateCert(options) {
	const keyPair = await generateKeyPair(options.bits);
	const cert = createCertificateFromKeyPair(keyPair, options);
	if (isValidPassphrase(options.passphrase)) {
		const asn1PrivateKey = (void 0).pki.privateKeyToAsn1(keyPair.privateKey);
		const privateKeyInfo = (void 0).pki.wrapRsaPrivateKey(asn1PrivateKey);
		const encryptedPrivateKeyInfo = (void 0).pki.encryptPrivateKeyInfo(privateKeyInfo, options.passphrase, { algorithm: "aes256" });
		signCertificate({
			signingKey: options.signingKey,
			signingKeyPassphrase: options.signingKeyPassphrase
		}, cert);
		return {
			key: (void 0).pki.encryptedPrivateKeyToPem(encryptedPrivateKeyInfo),
			cert: (void 0).pki.certificateToPem(cert),
			passphrase: options.passphrase
		};
	} else {
		signCertificate({
			signingKey: options.signingKey,
			signingKeyPassphrase: options.signingKeyPassphrase
		}, cert);
		return {
			key: (void 0).pki.privateKeyToPem(keyPair.privateKey),
			cert: (void 0).pki.certificateToPem(cert)
		};
	}
}
async function listen(handle, _options = {}) {
	const _isProd = _options.isProd ?? process.env.NODE_ENV === "production";
	const _isTest = _options.isTest ?? process.env.NODE_ENV === "test";
	const _hostname = _options.hostname ?? process.env.HOST;
	const _public = _options.public ?? (isLocalhost(_hostname) ? false : void 0) ?? (isAnyhost(_hostname) ? true : void 0) ?? (process.argv.includes("--host") ? true : void 0) ?? _isProd;
	const listhenOptions = defu$1(_options, {
		name: "",
		https: false,
		port: process.env.PORT || 3e3,
		hostname: _hostname ?? getDefaultHost(_public),
		showURL: true,
		baseURL: "/",
		open: false,
		clipboard: false,
		isTest: _isTest,
		isProd: _isProd,
		public: _public,
		autoClose: true
	});
	listhenOptions.hostname = validateHostname(listhenOptions.hostname, listhenOptions.public);
	const _localhost = isLocalhost(listhenOptions.hostname);
	const _anyhost = isAnyhost(listhenOptions.hostname);
	if (listhenOptions.public && _localhost) {
		consola.warn(`[listhen] Trying to listhen on private host ${JSON.stringify(listhenOptions.hostname)} with public option enabled.`);
		listhenOptions.public = false;
	} else if (!listhenOptions.public && _anyhost && !(isWsl() || isDocker())) {
		consola.warn(`[listhen] Trying to listhen on public host ${JSON.stringify(listhenOptions.hostname)} with public option disabled. Using "localhost".`);
		listhenOptions.public = false;
		listhenOptions.hostname = "localhost";
	}
	if (listhenOptions.isTest) listhenOptions.showURL = false;
	if (listhenOptions.isProd || listhenOptions.isTest) {
		listhenOptions.open = false;
		listhenOptions.clipboard = false;
	}
	const port = listhenOptions.port = await getPort({
		port: Number(listhenOptions.port),
		verbose: !listhenOptions.isTest,
		host: listhenOptions.hostname,
		...listhenOptions.isProd ? { random: false } : { alternativePortRange: [3e3, 3100] },
		public: listhenOptions.public,
		...typeof listhenOptions.port === "object" && listhenOptions.port
	});
	let server;
	let https = false;
	const httpsOptions = listhenOptions.https;
	let _addr;
	if (httpsOptions) {
		https = await resolveCertificate(httpsOptions);
		server = createServer$1(https, handle);
		(0, import_http_shutdown.default)(server);
		await promisify(server.listen.bind(server))(port, listhenOptions.hostname);
		_addr = server.address();
		listhenOptions.port = _addr.port;
	} else {
		server = createServer$2(handle);
		(0, import_http_shutdown.default)(server);
		await promisify(server.listen.bind(server))(port, listhenOptions.hostname);
		_addr = server.address();
		listhenOptions.port = _addr.port;
	}
	if (listhenOptions.ws) {
		if (typeof listhenOptions.ws === "function") server.on("upgrade", listhenOptions.ws);
		else {
			consola.warn("[listhen] Using experimental websocket API. Learn more: `https://crossws.unjs.io`");
			const { handleUpgrade } = (await import("./_left-out2.js").then((m) => ({ default: m.t })).then((r) => r.default || r))({ ...listhenOptions.ws });
			server.on("upgrade", handleUpgrade);
		}
	}
	const getURL = (host = listhenOptions.hostname, baseURL) => generateURL(host, listhenOptions, baseURL);
	let tunnel;
	if (listhenOptions.tunnel) {
		const { startTunnel } = await import("./_left-out2.js").then((m) => ({ default: m.t }));
		tunnel = await startTunnel({ url: getURL() });
	}
	let _closed = false;
	const close = async () => {
		if (_closed) return;
		_closed = true;
		await promisify(server.shutdown)().catch(() => {});
		await tunnel?.close().catch(() => {});
	};
	if (listhenOptions.clipboard) try {
		const { writeText } = await import("./_left-out2.js").then((m) => ({ default: m.t }));
		await writeText(getURL());
	} catch {
		listhenOptions.clipboard = false;
	}
	const getURLs = async (getURLOptions = {}) => {
		const urls = [];
		const _addURL = (type, url, title) => {
			if (!urls.some((u) => u.url === url)) urls.push({
				url,
				type,
				title
			});
		};
		const publicURL = getURLOptions.publicURL || getPublicURL(listhenOptions, getURLOptions.baseURL);
		if (publicURL) _addURL("network", publicURL);
		if (_localhost || _anyhost) _addURL("local", getURL(listhenOptions.hostname, getURLOptions.baseURL));
		if (tunnel) _addURL("tunnel", await tunnel.getURL());
		const extraURLs = getURLOptions.extraURLs ?? listhenOptions.extraURLs ?? [{
			title: "Portless",
			env: "PORTLESS_URL"
		}];
		for (const extraURL of extraURLs) {
			const url = extraURL.url || (extraURL.env ? process.env[extraURL.env] : void 0);
			if (url) _addURL("extra", url, extraURL.title);
		}
		if (listhenOptions.public) {
			const _ipv6Host = listhenOptions.hostname.includes(":");
			for (const addr of getNetworkInterfaces(_ipv6Host)) {
				if (addr === publicURL) continue;
				_addURL("network", getURL(addr, getURLOptions.baseURL));
			}
		}
		return urls;
	};
	const showURL = async (showURLOptions = {}) => {
		const lines = [];
		const nameSuffix = showURLOptions.name || listhenOptions.name ? ` (${showURLOptions.name || listhenOptions.name})` : "";
		const urls = await getURLs(showURLOptions);
		const firstLocalUrl = urls.find((u) => u.type === "local");
		const firstPublicUrl = urls.find((u) => u.type !== "local");
		const showQR = (showURLOptions.qr ?? listhenOptions.qr) !== false;
		if (firstPublicUrl && showQR) {
			const space = " ".repeat(14);
			lines.push(" ", ...renderUnicodeCompact(firstPublicUrl.url).split("\n").map((line) => space + line), " ");
		}
		const typeMap = {
			local: ["Local", "green"],
			tunnel: ["Tunnel", "yellow"],
			network: ["Network", "magenta"]
		};
		const labels = urls.map((url) => url.type === "extra" ? [url.title || "URL", "blue"] : typeMap[url.type]);
		const labelWidth = Math.max(7, ...labels.map(([name]) => name.length)) + 1;
		for (const [i, url] of urls.entries()) {
			const type = labels[i];
			const label = getColor$1(type[1])(`  \u279C ${(type[0] + ":").padEnd(labelWidth, " ")}${nameSuffix} `);
			let suffix = "";
			if (url === firstLocalUrl && listhenOptions.clipboard) suffix += colors.gray(" [copied to clipboard]");
			if (url === firstPublicUrl && showQR) suffix += colors.gray(" [QR code]");
			lines.push(`${label} ${formatURL(url.url)}${suffix}`);
		}
		if (!firstPublicUrl) lines.push(colors.gray(`  \u279C Network:  use ${colors.white("--host")} to expose`));
		console.log("\n" + lines.join("\n") + "\n");
	};
	if (listhenOptions.showURL) showURL();
	const _open = async () => {
		await open$1(getURL()).catch(() => {});
	};
	if (listhenOptions.open) await _open();
	if (listhenOptions.autoClose) {
		process.setMaxListeners(0);
		process.once("exit", () => close());
		process.once("SIGINT", () => process.exit(0));
		process.once("SIGTERM", () => process.exit(0));
		process.once("SIGHUP", () => process.exit(0));
	}
	return {
		url: getURL(),
		https,
		server,
		address: _addr,
		open: _open,
		showURL,
		getURLs,
		close
	};
}
// node_modules/listhen/dist/index.mjs
init__node_http();
// server/http/listener/listen.ts
init__node_http();
const anyHosts = new Set(["0.0.0.0", "::"]);
const mostTries = 5;
async function openListener(options) {
	for (let tries = 1;; tries++) try {
		return await listenOnce(options);
	} catch (error) {
		if (options.port !== 0 || tries === mostTries || codeOf(error) !== "EADDRINUSE") throw error;
	}
}
async function listenOnce({ host, port, https, patience, headerLimit }) {
	if (isUnsafePort(port)) throw unable("ERR_BLOCKED_PORT");
	const isAny = anyHosts.has(host);
	const listener = await withErrors(() => listen(() => {}, toOptions(host, port, isAny, https))).catch(async (error) => {
		throw codeOf(error) === "" ? await whyNot(host, port) : error;
	});
	const server = listener.server;
	server.removeAllListeners("request");
	restrain(server, patience, headerLimit);
	return {
		server,
		port: listener.address.port,
		async urls() {
			return (await listener.getURLs({ extraURLs: [] })).map(({ url }) => isAny ? url.replace(/\/\/(?:0\.0\.0\.0|\[::\])/, "//localhost") : url);
		}
	};
}
function toOptions(host, port, isAny, https) {
	return {
		port: {
			port,
			ports: [],
			portRange: [],
			alternativePortRange: [],
			random: port === 0,
			verbose: false
		},
		hostname: host,
		public: isAny,
		isProd: true,
		isTest: false,
		https: https ? {
			cert: fromFirstDash(https.certificate),
			key: fromFirstDash(https.key)
		} : false,
		autoClose: false,
		showURL: false,
		qr: false,
		open: false,
		clipboard: false,
		tunnel: false,
		ws: false
	};
}
function fromFirstDash(pem) {
	return pem.slice(Math.max(0, pem.indexOf("-----BEGIN")));
}
function restrain(server, { headers, request, idle, every }, headerLimit) {
	Object.assign(server, {
		headersTimeout: headers,
		requestTimeout: request,
		keepAliveTimeout: idle,
		connectionsCheckingInterval: every,
		maxHeaderSize: headerLimit,
		requireHostHeader: false,
		maxConnections: Math.floor(mostDescriptors() / 2)
	});
	server.emit("listening");
}
function mostDescriptors() {
	try {
		const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "latin1")) ?? [];
		return Number(soft ?? Number.POSITIVE_INFINITY);
	} catch {
		return Number.POSITIVE_INFINITY;
	}
}
const attempts = new AsyncLocalStorage();
let isWatching = false;
async function withErrors(work) {
	if (!isWatching) channel("tracing:net.server.listen:asyncStart").subscribe(watch);
	isWatching = true;
	const { promise, reject } = Promise.withResolvers();
	return Promise.race([attempts.run(reject, work), promise]);
}
function watch(message) {
	const fail = attempts.getStore();
	const { server } = message;
	if (fail && (server instanceof Server$3 || server instanceof Server$1)) server.once("error", fail);
}
async function whyNot(host, port) {
	const probe = createServer().listen(port, host);
	try {
		await once(probe, "listening");
		probe.close();
		return unable("EADDRINUSE");
	} catch (error) {
		return error;
	}
}
function unable(code) {
	return Object.assign(new Error(`cannot listen: ${code}`), { code });
}
function codeOf(error) {
	return error.code ?? "";
}
// server/http/listener/open-browser.ts
const openers = {
	darwin: ["open"],
	win32: ["rundll32", "url.dll,FileProtocolHandler"]
};
function openBrowser(url) {
	const [program = "", ...args] = openers[process.platform] ?? ["xdg-open"];
	const { promise, resolve, reject } = Promise.withResolvers();
	const child = spawn(program, [...args, url], {
		stdio: "ignore",
		detached: true
	});
	child.once("spawn", resolve).once("error", reject);
	child.unref();
	return promise;
}
async function toQr(url) {
	const { renderUnicodeCompact } = await import("./dist4.js").then((m) => ({ renderUnicodeCompact: m.r }));
	return renderUnicodeCompact(url);
}
// server/telemetry/descriptors.ts
const [glance, quiet] = [5e3, 6e4];
const tryOne = (done) => open(devNull, "r", (error, descriptor) => error ? done(error.code ?? "") : close(descriptor, () => done(null)));
function watchDescriptors(log, attempt = tryOne, now = Date.now) {
	let quietUntil = -Infinity;
	let isShort = false;
	function complain(trouble) {
		isShort = true;
		if (now() < quietUntil) return;
		quietUntil = now() + quiet;
		log.event("descriptors", { trouble });
	}
	function note(code) {
		if (code === "EMFILE" || code === "ENFILE") complain(`${code}: no file descriptor is free; raise the limit (ulimit -n, LimitNOFILE)`);
	}
	function look() {
		attempt((code) => {
			if (code !== null) return note(code);
			if (isShort && now() >= quietUntil) {
				isShort = false;
				log.event("descriptors", { trouble: null });
			}
		});
	}
	const timer = setInterval(look, glance).unref();
	return {
		note,
		crowded: () => complain("clients use every connection that the limit of file descriptors allows; idle connections are closed"),
		stop: () => clearInterval(timer)
	};
}
// server/pages/assets/open.ts
const assetsPath = "/assets";
const manifestName = "assets.json";
const routes = [join(import.meta.dirname, "pages"), join(import.meta.dirname, "../../../dist/cli/pages")];
const types = {
	css: "text/css; charset=utf-8",
	js: "text/javascript; charset=utf-8"
};
function openAssets(folders = routes) {
	const folder = folders.find((each) => existsSync(join(each, manifestName)));
	if (folder === void 0) return {
		style: null,
		script: null,
		find: () => null
	};
	const manifest = JSON.parse(readFileSync(join(folder, manifestName), "utf8"));
	const files = new Map([
		manifest.style,
		manifest.script,
		...manifest.chunks ?? []
	].map((name) => {
		const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
		return [`${assetsPath}/${name}`, {
			type,
			bytes: readFileSync(join(folder, name))
		}];
	}));
	return {
		style: `${assetsPath}/${manifest.style}`,
		script: `${assetsPath}/${manifest.script}`,
		find: (path) => files.get(path) ?? null
	};
}
// server/pages/report/owner.ts
function openOwnerLookup(people) {
	const calls = openInnerCalls(people.routes, { withKey: false });
	return async (request, draft, host) => {
		try {
			const { session } = people.accounts.dependencies().cookies;
			if (cookieOf(request.incoming, session) === void 0) return false;
			const { target } = await calls(request, draft)("watch", { parts: { id: host } });
			return target === host;
		} catch (error) {
			if (error instanceof Failure) return false;
			throw error;
		}
	};
}
// server/pages/well-known/texts.ts
const robotsText = `User-agent: *
Disallow: ${reportsPath}/
Disallow: ${manyReportsPath}
Disallow: ${toolsPath}/*?
Disallow: /account
Disallow: /badge/
Disallow: /api/
`;
const days = 180;
const contacts = /https:\/\/[^\s,;<>"]{1,200}|[^\s,;<>"@]{1,64}@[^\s,;<>"@]{1,253}/g;
function securityText(operator, baseUrl, now) {
	const found = Array.from((operator ?? "").slice(0, 1e3).matchAll(contacts), ([contact]) => contact.replace(/[.)]+$/, ""));
	if (found.length === 0) return null;
	const expires = new Date(now + days * 864e5).toISOString().replace(/T.*$/, "T00:00:00.000Z");
	return [
		...found.map((contact) => `Contact: ${contact.startsWith("https://") ? contact : `mailto:${contact}`}`),
		`Expires: ${expires}`,
		`Preferred-Languages: ${languages.join(", ")}`,
		...baseUrl === null ? [] : [`Canonical: ${baseUrl.replace(/\/$/, "")}/.well-known/security.txt`],
		""
	].join("\n");
}
// server/pages/well-known/places.ts
function wellKnownPlaces({ operator, baseUrl, hasAccounts }) {
	return [
		{
			path: "/robots.txt",
			route: readOnly(() => ({
				status: 200,
				fields: plainFields,
				body: robotsText
			}))
		},
		{
			path: "/.well-known/security.txt",
			route: readOnly(() => {
				const body = securityText(operator, baseUrl, Date.now());
				if (body === null) throw failure("request.path", { suggestion: "" });
				return {
					status: 200,
					fields: plainFields,
					body
				};
			})
		},
		...hasAccounts ? [redirecting("/.well-known/change-password", accountPaths.security)] : [],
		redirecting("/favicon.ico", "/favicon.svg")
	];
}
function redirecting(path, to) {
	return {
		path,
		route: readOnly(() => ({
			status: 302,
			fields: [...pageFields, ["location", to]],
			body: ""
		}))
	};
}
// server/pages/places.ts
function openPages(options) {
	const dependencies = openDesk(options);
	return {
		routes: pagePlaces(options, dependencies),
		async lostPage(request, lost) {
			const content = (await import("./lost.js")).lostPage(lost, dependencies.settingOf(request));
			const fields = [...pageFields, ["cache-control", "no-store"]];
			return compressed(request.incoming, {
				status: lost.status,
				fields,
				content
			});
		}
	};
}
function pagePlaces(options, dependencies) {
	const { offers } = dependencies;
	const reference = once$3(async () => {
		const { referencePages } = await import("./pages.js");
		const operations = options.people ? (await import("./table2.js").then((m) => ({ operationOf: m.t, operations: m.n, pathOf: m.r }))).operations : [];
		return referencePages(await dependencies.checks(), operations);
	});
	const reports = once$3(async () => (await import("./route8.js")).openReports(dependencies));
	const accountDocs = options.people ? [accountsDocsPath] : [];
	const docs = [
		docsPath,
		...offers.map(docsPathOf),
		...accountDocs,
		answersPath,
		errorsPath
	];
	return [
		{
			path: "/",
			route: page(dependencies, (setting) => renderHome(dependencies, setting))
		},
		...docs.map((path) => ({
			path,
			route: page(dependencies, async (setting) => pageAt(path, await reference()).render(setting))
		})),
		{
			path: reportsPath,
			route: withMethods(["POST"], lazyHandler(async () => (await reports()).ask))
		},
		{
			path: manyReportsPath,
			route: withMethods(["GET", "HEAD"], lazyHandler(async () => (await reports()).showMany))
		},
		...[
			"",
			"/events",
			"/json",
			"/csv",
			"/markdown",
			"/compare",
			"/at/:time"
		].map((rest) => ({
			path: `${reportsPath}/*${rest}`,
			route: withMethods(["GET", "HEAD"], lazyHandler(async () => (await reports()).show))
		})),
		{
			path: `${badgesPath}/:check/*`,
			route: withMethods(["GET", "HEAD"], lazyHandler(async () => (await import("./route4.js")).openBadges(dependencies)))
		},
		...wellKnownPlaces({
			operator: options.operator ?? null,
			baseUrl: options.baseUrl ?? null,
			hasAccounts: options.people !== void 0
		}),
		{
			path: toolsPath,
			route: page(dependencies, (setting) => renderTools(dependencies, setting))
		},
		...offers.map(({ id, load }) => ({
			path: checkPath({ id }),
			route: lazyHandler(() => formRoute(load, dependencies))
		})),
		...accountPagesOf(dependencies, options.people),
		...linkPages(dependencies, options.channels),
		{
			path: statusPath,
			route: readOnly(async (request) => (await import("./route9.js")).statusReply(request, dependencies))
		},
		{
			path: openPath,
			route: readAndPost(async (request, draft) => (await import("./page.js")).openReply(request, draft, dependencies))
		},
		{
			path: themePath,
			route: withMethods(["POST"], lazyHandler(async () => (await import("./theme.js")).chooseTheme))
		},
		{
			path: `${assetsPath}/*`,
			route: readOnly(assetRoute(dependencies))
		},
		{
			path: "/favicon.svg",
			route: readOnly(iconReply)
		},
		{
			path: cardPath,
			route: readOnly(cardReply)
		}
	];
}
function accountPagesOf(dependencies, people) {
	if (!people) return [];
	const calls = openInnerCalls(people.routes, { withKey: false });
	const opened = once$3(async () => (await import("./route3.js")).openAccountPages({
		pages: dependencies,
		...people
	}));
	return [...Object.keys(accountPaths).map((id) => ({
		path: accountPaths[id].replaceAll(/\{(\w+)\}/g, ":$1"),
		route: readAndPost(lazyHandler(async () => (await opened())(id)))
	})), {
		path: "/shared/:token",
		route: withMethods(["GET", "HEAD"], async (request, draft) => (await import("./shared.js")).sharedReply(request, draft, {
			ask: calls(request, draft),
			setting: dependencies.settingOf(request)
		}))
	}];
}
function linkPages(dependencies, channels) {
	if (!channels) return [];
	return ["confirm", "unsubscribe"].map((purpose) => ({
		path: linkPaths[purpose],
		route: readAndPost(lazyHandler(async () => (await import("./route5.js")).linkRoute(purpose, channels, dependencies)))
	}));
}
function openDesk({ offers, pipeline, operator = null, terms = null, ...options }) {
	let site;
	const siteOf = () => site ??= {
		assets: openAssets(options.assets),
		terms: termsOf({
			operator,
			terms
		}),
		baseUrl: options.baseUrl ?? null,
		hasAccounts: options.people !== void 0
	};
	const { hasPublicHistory = true, optOut } = options;
	const isOut = (host) => optOut?.domains.some((domain) => host === domain || host.endsWith(`.${domain}`)) === true;
	const mayShowPast = (host) => hasPublicHistory && !isOut(host);
	const owns = options.people && openOwnerLookup(options.people);
	return {
		offers,
		pipeline,
		isOptedOut: isOut,
		mayShowPast,
		maySeePast: async (request, draft, host) => mayShowPast(host) || !isOut(host) && await owns?.(request, draft, host) === true,
		health: options.health ?? (() => Promise.resolve({
			isDraining: false,
			store: "none"
		})),
		jobs: options.jobs ?? (() => Promise.resolve(null)),
		onBug: (error) => options.onBug?.("report", error),
		closing: options.closing ?? new AbortController().signal,
		settingOf: ({ language, incoming }) => ({
			site: siteOf(),
			language,
			theme: themeIn(incoming.headers.cookie)
		}),
		checks: once$3(() => Promise.all(offers.map(({ load }) => load())))
	};
}
function page({ settingOf }, render) {
	const made = new Map();
	return readOnly(async (request) => {
		const setting = settingOf(request);
		const key = `${setting.language} ${setting.theme}`;
		const make = made.get(key) ?? once$3(() => render(setting));
		made.set(key, make);
		return compressed(request.incoming, {
			fields: [...pageFields, ...unchangingFields],
			content: await make()
		});
	});
}
async function renderHome(dependencies, setting) {
	const { homePage } = await import("./home.js");
	return homePage(await dependencies.checks(), setting);
}
async function renderTools(dependencies, setting) {
	const { toolsPage } = await import("./page2.js").then((m) => ({ toolsPage: m.n }));
	return toolsPage(await dependencies.checks(), setting);
}
function pageAt(path, pages) {
	const found = pages.find((each) => each.path === path);
	if (!found) throw new Error(`the reference has no page ${path}`);
	return found;
}
async function formRoute(load, dependencies) {
	const [check, { toolRoute }] = await Promise.all([load(), import("./route7.js").then((m) => ({ answerWith: m.t, toolRoute: m.n }))]);
	return readAndPost(toolRoute(check, dependencies));
}
function assetRoute({ settingOf }) {
	const replies = new Map();
	return (request) => {
		const asset = settingOf(request).site.assets.find(request.path);
		if (!asset) throw failure("request.path", { suggestion: "" });
		const key = `${codingOf(request.incoming) ?? ""} ${request.path}`;
		const reply = replies.get(key) ?? compressed(request.incoming, {
			fields: assetFields(asset.type),
			content: asset.bytes
		}, thorough);
		replies.set(key, reply);
		return reply;
	};
}
const card = once$3(async () => (await import("./card3.js").then((m) => ({ cardPng: m.t }))).cardPng());
async function cardReply() {
	return {
		status: 200,
		fields: cardFields,
		body: "",
		bytes: await card()
	};
}
async function iconReply() {
	return {
		status: 200,
		fields: iconFields,
		body: (await import("./favicon.js")).favicon
	};
}
// server/http/routes.ts
function routesOf({ offers, pipeline, readiness: readinessOf, trouble = () => Promise.resolve(null), onProbe, ...options }) {
	const loadAll = () => Promise.all(offers.map(({ load }) => load()));
	async function readiness() {
		onProbe();
		const state = readinessOf();
		const store = state === "draining" || await trouble() === null ? {} : { store: "failing" };
		return probe(state === "ready" ? 200 : 503, state, store);
	}
	async function health() {
		const store = await trouble() === null ? "working" : "failing";
		return {
			isDraining: readinessOf() === "draining",
			store: pipeline.ledger === null ? "none" : store
		};
	}
	const { routes, lostPage } = openPages({
		offers,
		pipeline,
		health,
		...options
	});
	return {
		routes: [
			...offers.map(({ id, load }) => ({
				path: `/api/util/${id}`,
				route: lazyHandler(() => routeOf$1(load, pipeline, options))
			})),
			{
				path: "/openapi.json",
				route: readOnly(document(async () => documentOf(await loadAll(), options)))
			},
			{
				path: "/livez",
				route: readOnly(() => probe(200, "alive"))
			},
			{
				path: "/readyz",
				route: readOnly(readiness)
			},
			...routes,
			{
				path: "/llms.txt",
				route: readOnly(document(async () => llmsOf(await loadAll())))
			},
			{
				path: "/.well-known/mcp/server-card.json",
				route: readOnly(document(() => cardOf(options.baseUrl ?? null)))
			},
			{
				path: agentsPath,
				route: lazyHandler(async () => agentOf(await loadAll(), pipeline, options))
			},
			...options.people?.routes ?? []
		],
		lostPage
	};
}
async function routeOf$1(load, pipeline, { onBug }) {
	const check = await load();
	return openly(check, checkRoute(check, pipeline, onBug));
}
async function agentOf(checks, pipeline, { baseUrl = null, onBug = () => {}, people, ...operator }) {
	const [{ agentRoute }, { openInnerCalls }] = await Promise.all([import("./route2.js"), import("./inner-calls2.js").then((m) => ({ openInnerCalls: m.t }))]);
	const operations = people && openInnerCalls(people.routes, { withKey: true });
	return agentRoute({
		checks,
		pipeline,
		baseUrl,
		onBug,
		terms: termsFrom(operator),
		operations
	});
}
async function llmsOf(checks) {
	const { llmsText } = await import("./card.js");
	return {
		status: 200,
		fields: textFields,
		body: llmsText(checks)
	};
}
async function cardOf(baseUrl) {
	const { serverCard } = await import("./card.js");
	return {
		status: 200,
		fields: documentFields,
		body: JSON.stringify(serverCard(baseUrl))
	};
}
function openly(check, route) {
	const methods = check.method === "POST" ? ["POST"] : ["GET", "HEAD"];
	const allowed = [...methods, "OPTIONS"].join(", ");
	return (request, draft) => {
		draft.fields.push(...crossOriginFields);
		draft.note = { check: check.id };
		if (request.method === "OPTIONS") return {
			status: 204,
			fields: preflightFields(allowed),
			body: ""
		};
		checkMethod(request, methods, allowed, draft);
		return route(request, draft);
	};
}
async function documentOf(checks, { people, ...operator }) {
	const { openapi } = await import("./document.js").then((m) => ({ openapi: m.t }));
	const { operations } = await import("./table2.js").then((m) => ({ operationOf: m.t, operations: m.n, pathOf: m.r }));
	const document = openapi(checks, "en", people && operations, termsFrom(operator));
	return {
		status: 200,
		fields: documentFields,
		body: JSON.stringify(document)
	};
}
function termsFrom({ operator = null, terms = null }) {
	return termsOf({
		operator,
		terms
	});
}
function probe(status, state, more = {}) {
	return {
		status,
		fields: passingFields,
		body: JSON.stringify({
			status: state,
			...more
		})
	};
}
// server/http/listener/parser.ts
const words = {
	HPE_INVALID_METHOD: {
		en: "its method is not an HTTP method",
		ko: "HTTP에 없는 메서드입니다"
	},
	HPE_INVALID_URL: {
		en: "its target is not a path or URL; characters outside ASCII, and spaces, must be percent-encoded",
		ko: "요청 대상이 경로나 URL이 아닙니다. ASCII가 아닌 문자와 공백은 퍼센트 인코딩해야 합니다"
	},
	HPE_INVALID_VERSION: {
		en: "its HTTP version is not 1.0 or 1.1",
		ko: "HTTP 버전이 1.0이나 1.1이 아닙니다"
	},
	HPE_PAUSED_H2_UPGRADE: {
		en: "it begins with HTTP/2, which is not supported",
		ko: "지원하지 않는 HTTP/2로 시작합니다"
	},
	HPE_INVALID_HEADER_TOKEN: {
		en: "the name or value of a header contains invalid characters",
		ko: "헤더 이름이나 값에 쓸 수 없는 문자가 있습니다"
	},
	HPE_INVALID_CONTENT_LENGTH: {
		en: "its Content-Length is not a valid length, or it also has a Transfer-Encoding",
		ko: "Content-Length가 올바른 길이가 아니거나 Transfer-Encoding과 함께 있습니다"
	},
	HPE_UNEXPECTED_CONTENT_LENGTH: {
		en: "it gives the length of its body more than once",
		ko: "본문의 길이를 두 번 이상 지정합니다"
	},
	HPE_INVALID_TRANSFER_ENCODING: {
		en: "its Transfer-Encoding does not end with chunked, or it also has a Content-Length",
		ko: "Transfer-Encoding이 chunked로 끝나지 않거나 Content-Length와 함께 있습니다"
	},
	HPE_INVALID_CHUNK_SIZE: {
		en: "a chunk of its body has no valid size",
		ko: "본문의 청크에 올바른 크기가 없습니다"
	},
	HPE_CLOSED_CONNECTION: {
		en: "it follows a request that announced itself as the last one (Connection: close)",
		ko: "마지막이라고 알린 요청(Connection: close) 뒤에 왔습니다"
	}
};
const other = {
	en: "it is not valid HTTP/1.1",
	ko: "HTTP/1.1 형식이 아닙니다"
};
function wordsOf(code) {
	return words[code] ?? other;
}
// server/http/listener/sockets.ts
init__node_http();
function answerOnSockets(server, options) {
	const exchanges = new WeakMap();
	const refused = new WeakSet();
	const pendingOn = (socket) => [...exchanges.get(socket) ?? []].filter(({ response }) => !response.writableFinished);
	server.on("clientError", (error, socket) => {
		const refusal = toFailure(error, options.headerLimit);
		if (!refusal || !socket.writable) socket.destroy();
		else if (!refused.has(socket)) {
			refused.add(socket);
			answerBehind(pendingOn(socket), socket, () => answer$1(socket, refusal, [], options, error.code));
		}
	});
	server.on("connect", (_incoming, socket) => {
		socket.on("error", () => {});
		const refusal = failure("request.method", {
			allowed: "GET, HEAD",
			method: "CONNECT"
		});
		answerBehind(pendingOn(socket), socket, () => answer$1(socket, refusal, [["allow", "GET, HEAD"]], options));
	});
	return (incoming, response) => {
		const { socket } = incoming;
		const exchange = {
			incoming,
			response
		};
		const open = exchanges.get(socket) ?? new Set();
		exchanges.set(socket, open.add(exchange));
		response.once("finish", () => open.delete(exchange));
	};
}
function answerBehind(pending, socket, say) {
	const broken = pending.find(({ incoming }) => !incoming.complete);
	const before = pending.filter((exchange) => exchange !== broken).at(-1);
	const speak = () => {
		if (!socket.writable) return;
		if (!broken?.response.headersSent) return say();
		if (broken.response.writableFinished) return hangUp(socket);
		broken.response.once("finish", () => hangUp(socket));
	};
	if (before) before.response.once("finish", speak);
	else speak();
}
function toFailure({ code = "" }, limit) {
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return failure("request.slow", {});
	if (code === "HPE_HEADER_OVERFLOW") return failure("request.headers-too-large", { limit });
	if (code.startsWith("HPE_")) return failure("request.malformed", { detail: wordsOf(code) });
	return null;
}
function answer$1(socket, refusal, extra, { log, language }, parser) {
	const requestId = randomUUID();
	const { status, fields, body, note } = refuse(refusal, requestId, language);
	const lines = [
		...fields,
		...extra,
		["x-request-id", requestId],
		["date", new Date().toUTCString()],
		["content-length", `${Buffer.byteLength(body)}`],
		["connection", "close"]
	].map(([name, value]) => `${name}: ${value}\r\n`);
	hangUp(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
	const said = parser === void 0 ? {} : { parser: printable(parser, 60) };
	log.request({
		requestId,
		method: "",
		path: null,
		status,
		ms: 0,
		...note,
		...said
	});
}
// server/http/listener/pipelining.ts
const mostAtOnce = 8;
function boundPipelining(enter) {
	const lines = new WeakMap();
	function start(line, incoming, response) {
		line.running++;
		response.once("finish", () => {
			line.running--;
			setImmediate(next, line, incoming.socket);
		});
		enter(incoming, response);
	}
	function next(line, socket) {
		line.waiting.shift()?.();
		if (line.waiting.length === 0 && socket.isPaused()) socket.resume();
	}
	return (incoming, response) => {
		const { socket } = incoming;
		if (!socket.writable) return;
		const line = lines.get(socket) ?? {
			running: 0,
			waiting: [],
			isAboutToPause: false
		};
		lines.set(socket, line);
		if (line.running < mostAtOnce && line.waiting.length === 0) return start(line, incoming, response);
		line.waiting.push(() => start(line, incoming, response));
		pauseAfterChunk(line, socket);
	};
}
function pauseAfterChunk(line, socket) {
	if (line.isAboutToPause) return;
	line.isAboutToPause = true;
	process.nextTick(() => {
		line.isAboutToPause = false;
		if (line.waiting.length > 0) socket.pause();
	});
}
// src/settings/lazy.ts
const lazy = [
	() => import("./queries.js").then((m) => ({ nameIn: m.t, openQueries: m.n })),
	() => import("./resolver.js"),
	() => import("./request.js"),
	() => import("./behind-connect.js"),
	() => import("./tunnel.js"),
	() => import("./cjs.js").then((m) => __toESM(m.default, 1))
];
// server/questions/preload.ts
async function preloadChecks(offers, onTrouble) {
	for (const load of [...lazy, ...offers.map((offer) => offer.load)]) await Promise.all([load().catch(onTrouble), setImmediate$1()]);
}
watchDataWith(quotasOf());
function watchDataWith({ watches: limit }) {
	const quota = async (engine, account) => {
		const { watches } = await quotaOf({ through: (work) => work(engine) }, account);
		return {
			used: watches,
			limit
		};
	};
	return {
		name: "watches",
		read,
		quota,
		remove
	};
}
async function read(engine, account) {
	const watches = await listWatches({ through: (work) => work(engine) }, account);
	const [ownerships, proofs] = [await engine.db.selectFrom("ownership").select(["domain", "token"]).where("account", "=", account).execute(), await engine.db.selectFrom("ownership_proof").select([
		"domain",
		"name",
		"kind"
	]).where("account", "=", account).execute()];
	return {
		watches: watches.map(watchAnswer),
		ownerships,
		proofs
	};
}
async function remove(db, account) {
	await db.deleteFrom("watch_check").where("watch_id", "in", (query) => query.selectFrom("watch").select("id").where("account", "=", account)).execute();
	for (const table of [
		"watch",
		"ownership",
		"ownership_proof"
	]) await db.deleteFrom(table).where("account", "=", account).execute();
}
// server/operations/routes.ts
const requestsAMinute = 120;
const [longestAgent, longestPart] = [200, 253];
function openOperationRoutes(options) {
	const addressLimit = openLimit("account", requestsAMinute, options.shared);
	return (table) => {
		return [...Map.groupBy(table.operations, ({ path }) => path)].map(([path, operations]) => ({
			path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
			route: routeOf({
				...table,
				operations
			}, addressLimit, options)
		}));
	};
}
function routeOf({ operations, dependencies }, addressLimit, options) {
	const allowed = operations.flatMap(({ method }) => method === "GET" ? ["GET", "HEAD"] : [method]).join(", ");
	return async (request, draft) => {
		const { counted, network } = options.clients(request.incoming);
		draft.note = {
			...draft.note,
			network
		};
		const method = request.method === "HEAD" ? "GET" : request.method;
		const operation = operations.find((each) => each.method === method);
		if (operation?.cost === void 0) await charge(addressLimit, counted, draft);
		if (!operation) throw wrongMethod(request, draft, allowed);
		return answer(operation, dependencies, request, draft, {
			counted,
			network,
			agent: printable(request.incoming.headers["user-agent"] ?? "", longestAgent)
		}, options);
	};
}
function wrongMethod({ method }, draft, allowed) {
	draft.fields.push(["allow", allowed]);
	return failure("request.method", {
		allowed,
		method: printable(method, 20)
	});
}
async function charge(limit, units, draft) {
	const charged = await limit.charge(units);
	draft.rate = rateFields(charged);
	if (charged.wait !== null) throw limited(charged.wait);
}
async function answer(operation, dependenciesOf, request, draft, client, { accounts, limits }) {
	const inQuery = Object.keys(operation.query?.shape ?? {});
	draft.names = [
		...inQuery,
		...Object.keys(operation.body?.shape ?? {}),
		"id",
		"lang"
	];
	draft.fields.push(["vary", "authorization, cookie"]);
	const caller = await callerFor(operation, request, draft, accounts);
	if (operation.cost !== void 0 && caller) await charge(limits[operation.cost], unitsOf(caller), draft);
	const { language, parameters } = readQuery(request.search, inQuery, request.language);
	const call = {
		parts: partsOf(operation.path, request.path),
		language,
		client,
		cookie: (name) => cookieOf(request.incoming, name),
		get signal() {
			return request.gone();
		},
		query: parsed(operation.query, parameters),
		body: parsed(operation.body, await bodyOf(operation, request, accounts))
	};
	const { data, cookies = [] } = await operation.run(dependenciesOf(), call, caller);
	const envelope = toSuccess(data, request.requestId, {
		updatedAt: new Date(),
		cached: false
	});
	return {
		status: 200,
		fields: [...accountFields, ...cookies.map((cookie) => ["set-cookie", cookie])],
		body: JSON.stringify(envelope)
	};
}
function unitsOf(caller) {
	return [caller.kind === "key" ? `key ${caller.keyId}` : `account ${caller.account.id}`];
}
async function callerFor({ access, method }, request, draft, { authenticate, dependencies }) {
	if (access !== "key") {
		const { home } = dependencies();
		if (method !== "GET") checkOrigin(request.incoming, home);
	}
	if (access === "anybody") return null;
	try {
		return await authenticate(request, draft, {
			scope: method === "GET" ? "read" : "write",
			access
		});
	} catch (error) {
		const isSent = draft.fields.some(([name]) => name === "www-authenticate");
		if (access === "key" && !isSent && error instanceof Failure && error.status === 401) draft.fields.push(["www-authenticate", "Bearer"]);
		throw error;
	}
}
function parsed(schema, given) {
	return schema ? parseInput(schema, given) : {};
}
async function bodyOf({ method, body: schema }, { incoming }, accounts) {
	if (method === "GET") {
		refuseBody(incoming);
		return {};
	}
	if (!schema) return readBody$1(incoming, []);
	const names = Object.keys(schema.shape);
	if (!/^application\/x-www-form-urlencoded/i.test(incoming.headers["content-type"] ?? "")) return readBody$1(incoming, names);
	const { [formTokenField]: token, ...rest } = await readForm(incoming, [...names, formTokenField]);
	const { cookies, formToken } = accounts.dependencies();
	checkFormToken(token, incoming, cookies, formToken);
	return rest;
}
function partsOf(pattern, path) {
	const given = path.split("/");
	const named = pattern.split("/").flatMap((part, at) => {
		const name = /^\{(?<name>\w+)\}$/.exec(part)?.groups?.["name"];
		return name === void 0 ? [] : [[name, (given[at] ?? "").slice(0, longestPart)]];
	});
	return Object.fromEntries(named);
}
// server/operations/mount.ts
function mountOperations({ accounts, pipeline, database, channels, shared, watchLimit }) {
	const routesOf = openOperationRoutes({
		accounts,
		clients: pipeline.clients,
		limits: pipeline.limits,
		shared
	});
	const look = controlLookupWith(pipeline.engine);
	const summaries = openResultSummaries(database);
	return [
		...routesOf({
			operations,
			dependencies: accounts.dependencies
		}),
		...routesOf({
			operations: watchOperations,
			dependencies: () => ({
				database,
				look,
				quotas: quotasOf(watchLimit),
				now: Date.now
			})
		}),
		...routesOf({
			operations: [...resultOperations, ...statusOperations],
			dependencies: () => ({
				database,
				summaries,
				now: Date.now
			})
		}),
		...routesOf({
			operations: channelOperations,
			dependencies: () => channels
		})
	];
}
// server/main.ts
const standardOutput = 1;
const headerLimit = 16384;
const grace = 1e3;
const reading = 3e4;
async function startServer(config = {}) {
	const { host = listenDefault.host, port = listenDefault.port, https = null, language = "en" } = config;
	const offers = config.checks?.map(offerOf) ?? registry;
	const metrics = config.metrics ? openMetrics(config.metrics) : null;
	const log = openLog(config.log === void 0 ? openOutput(standardOutput) : config.log, metrics?.meter);
	const tracing = config.tracing ? await startTracing("serve", log) : null;
	const stored = config.storing ? openStored(config.storing, (trouble) => log.event("store", { trouble }), metrics?.onStored) : null;
	const opened = config.store ?? stored;
	const store = opened ? guardStore(opened, (trouble) => log.event("store-trouble", { trouble })) : null;
	const shared = config.redisUrl ? await openShared(config.redisUrl, log) : null;
	const leases = await openLeases(config.storing?.databaseUrl ?? null, config.redisUrl ?? null);
	const issued = stored && !config.keys ? openIssuedKeys(stored.keys) : null;
	const pipeline = openPipeline({
		...config,
		...stored && !config.ledger && { ledger: stored },
		...issued && { keys: issued }
	}, store, {
		limiters: shared?.open,
		addressStates: shared?.addressStates,
		leases
	}, metrics?.meter);
	const patience = {
		...defaultPatience,
		...config.patience
	};
	const { server, port: actual, urls } = await openListener({
		host,
		port,
		https,
		patience,
		headerLimit
	});
	const longest = longestOf(pipeline.engine) + grace;
	server.setTimeout(longest + patienceOf(config) + reading);
	const { isDraining, isLast, close, ...drain } = openDrain(server, {
		...patience,
		keptAlive: config.trustProxy?.length ? patience.keptAlive : 0,
		handshake: patience.headers,
		longest
	});
	const descriptors = watchDescriptors(log);
	for (const event of ["drop", crowded]) server.on(event, () => descriptors.crowded());
	server.on("error", ({ code = "" }) => descriptors.note(code));
	const url = `${https ? "https" : "http"}://${bracketed(host)}:${actual}`;
	const people = stored ? mountAccounts({
		config,
		use: stored.through,
		pipeline,
		listening: url,
		log,
		shared,
		onKeys: () => issued?.forget(),
		accountData: [watchDataWith(quotasOf(config.storing?.watchLimit)), channelData]
	}) : null;
	const channels = stored && people ? channelDependencies(config, stored, people, shared?.open) : null;
	const closing = new AbortController();
	const readiness = () => {
		if (isDraining()) return "draining";
		return stored && !stored.wasOpen() ? "starting" : "ready";
	};
	const storeTrouble = store ? () => currentTrouble(store) : void 0;
	const { routes, lostPage } = routesOf({
		offers,
		pipeline,
		...channels && { channels },
		...stored && people && channels && { people: {
			accounts: people.accounts,
			routes: mountOperations({
				accounts: people.accounts,
				pipeline,
				database: stored,
				channels,
				shared: shared?.open,
				watchLimit: config.storing?.watchLimit
			})
		} },
		readiness,
		trouble: storeTrouble ?? (() => Promise.resolve(null)),
		baseUrl: config.baseUrl ?? null,
		hasPublicHistory: config.storing?.hasPublicChanges ?? true,
		...config.measuring?.optOut && { optOut: config.measuring.optOut },
		...stored && { database: stored },
		operator: config.operator ?? null,
		terms: config.terms ?? null,
		...stored && config.storing && { jobs: jobsOf(stored, config.storing) },
		...config.assets && { assets: config.assets },
		closing: closing.signal,
		onBug: (requestId, error) => log.bug(requestId, error),
		onProbe: drain.watched
	});
	const isFromProxy = (incoming) => pipeline.clients(incoming).proxies > 0;
	const { enter, blame } = openRequestHandler({
		app: openApp({
			routes,
			lostPage,
			log,
			language,
			isLast,
			isFromProxy
		}),
		log,
		language,
		isLast
	});
	const take = boundPipelining(enter);
	const note = answerOnSockets(server, {
		log,
		language,
		headerLimit: headerLimit / 1024
	});
	for (const event of ["request", "checkExpectation"]) server.on(event, (incoming, response) => {
		drain.begin(incoming, response);
		note(incoming, response);
		take(incoming, response);
	});
	const { storing } = config;
	const notifying = people ? notifyingOf(config, people) : void 0;
	const isMonitoring = config.worker === true;
	const monitoring = stored && storing ? startMonitoringLater({
		database: stored,
		storing,
		pipeline,
		log,
		notifying,
		isMonitoring
	}) : null;
	metrics?.start({
		role: "serve",
		readiness,
		storeTrouble,
		log,
		slots: pipeline.slots,
		stored,
		shared,
		isMonitoring: monitoring !== null && isMonitoring
	});
	log.event("listening", { url });
	return {
		url,
		port: actual,
		urls,
		show: openBrowser,
		draw: toQr,
		blame,
		warm: () => preloadChecks(offers, (error) => log.bug(null, error)),
		async close() {
			if (!isDraining()) log.event("draining");
			closing.abort();
			await Promise.all([close(), monitoring?.stop()]);
			descriptors.stop();
			pipeline.backgroundWork.close();
			await people?.close();
			await issued?.close();
			await shared?.close();
			await leases?.close();
			await store?.flush();
			await store?.close();
			await metrics?.close();
			await tracing?.close();
			log.event("closed");
			await log.flush();
		}
	};
}
function jobsOf(...store) {
	return async () => (await import("./counts.js")).countJobs(...store);
}
function channelDependencies({ baseUrl, webhookAddresses = [] }, database, people, shared) {
	const canMail = people.mailer !== null && (baseUrl ?? null) !== null;
	const limits = openChannelLimits(shared);
	return {
		database,
		encryption: people.encryption,
		canMail,
		allow: webhookAddresses,
		limits,
		now: Date.now
	};
}
function notifyingOf(config, { mailer, encryption }) {
	const { accounting, storing = null, baseUrl = null, telegramUrl = null, measuring = {} } = config;
	if (!hasSecret({
		secret: accounting?.secret ?? null,
		storing
	})) return void 0;
	return {
		mailer,
		encryption,
		baseUrl,
		telegramUrl,
		posting: {
			...forStrangers(measuring),
			allow: config.webhookAddresses ?? []
		}
	};
}
async function openShared(url, log) {
	const { openSharedLimiters } = await import("./limiters.js");
	return openSharedLimiters(url, (trouble) => log.event("redis", { trouble }));
}
function longestOf(engine) {
	return deadlineOf({ deadline: 90 }, engine);
}
function offerOf(check) {
	return {
		id: check.id,
		load: () => Promise.resolve(check)
	};
}
function patienceOf({ capacity = {} }) {
	return capacity.patience ?? defaultCapacity.patience;
}
export { startServer };
