import { n as describeFailure, r as failure, t as Failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { n as languages, t as fill } from "./text.js";
import { t as jittered } from "./clock.js";
// src/gate/conditions.ts
const searched = 1048576;
function limitFor(conditions) {
	return conditions.some(({ kind }) => kind === "body") ? searched : 0;
}
function isGood({ page }, conditions) {
	return page !== null && conditions.every((condition) => holds(condition, page));
}
function holds(condition, page) {
	if (condition.kind === "up") return page.status < 500;
	if (condition.kind === "status") return [`${page.status}`, `${page.status}`[0] + "xx"].includes(condition.code);
	if (condition.kind === "body") return Buffer.from(page.body).includes(condition.text);
	const { name, text, isWhole } = condition;
	return valuesIn(page, name).some((value) => isWhole ? value === text : value.includes(text));
}
function valuesIn({ headers }, wanted) {
	const lines = headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value.trim());
	if (lines.length === 0) return [];
	const joined = lines.join(", ");
	return [Buffer.from(joined, "latin1").toString("utf8"), joined];
}
const mostTold = 4;
function seenOf(sights, conditions) {
	const [en, ko] = languages.map((language) => {
		return [...sights.slice(0, mostTold).map((sight) => sightIn(sight, conditions, language)), ...sights.length > mostTold ? [`+${sights.length - mostTold}`] : []].join("; ");
	});
	return {
		en: en ?? "",
		ko: ko ?? ""
	};
}
const noHeader = {
	en: "no {name}",
	ko: "{name} 없음"
};
const noText = {
	en: "body without {text}",
	ko: "본문에 {text} 없음"
};
function sightIn({ address, page, failure }, conditions, language) {
	const at = address === "" ? "" : `${printable(address, 60)}: `;
	if (!page) return at + (failure ? describeFailure(failure, language).replace(/\.$/, "") : "");
	const facts = conditions.flatMap((condition) => factOf(condition, page, language));
	return at + [...new Set([`${page.status}`, ...facts])].join(", ");
}
function factOf(condition, page, language) {
	if (condition.kind === "header") {
		const [value] = valuesIn(page, condition.name);
		const name = printable(condition.name, 60);
		return [value === void 0 ? fill(noHeader, { name }, language) : `${name}: "${printable(value, 80)}"`];
	}
	if (condition.kind !== "body" || holds(condition, page)) return [];
	return [fill(noText, { text: `"${printable(condition.text, 60)}"` }, language)];
}
// src/gate/wait.ts
const goodInTurn = 2;
const soon = 1e3;
const words = {
	begun: {
		en: "waiting for {awaited}: {url}",
		ko: "대기 중({awaited}): {url}"
	},
	seen: {
		en: "  {url} after {seconds} s: {seen}",
		ko: "  {url} {seconds}초: {seen}"
	},
	there: {
		en: "  {url} after {seconds} s: there",
		ko: "  {url} {seconds}초: 확인"
	},
	givenUp: {
		en: "  {url} after {seconds} s: given up",
		ko: "  {url} {seconds}초: 포기"
	}
};
const phases = {
	begun: "begun",
	seen: "changed",
	there: "over",
	givenUp: "over"
};
async function waitFor({ conditions, timeout, interval }, options) {
	const { url, clock, signal, language, onNews, turns, look } = options;
	const started = clock.now();
	const end = started + timeout;
	const awaited = conditions.map(({ written }) => printable(written, 120)).join(", ");
	const elapsed = () => Math.round(clock.now() - started);
	const say = (what, more = {}) => {
		const params = {
			url: printable(url, 300),
			seconds: inSeconds(elapsed()),
			...more
		};
		onNews?.(fill(words[what], params, language), phases[what]);
	};
	const spent = {
		connections: 0,
		requests: 0
	};
	let streaks = new Map();
	let seen = null;
	let polls = 0;
	say("begun", { awaited });
	for (;;) {
		const sights = await glance();
		if (sights instanceof Failure) return giveUp(sights);
		if (signal?.aborted) return giveUp(whyEnded(signal, tooLate()));
		if (seen !== null && clock.now() >= end) return giveUp(tooLate());
		polls++;
		streaks = new Map(sights.map((sight) => [sight.address, isGood(sight, conditions) ? (streaks.get(sight.address) ?? 0) + 1 : 0]));
		const now = seenOf(sights, conditions);
		if (now[language] !== seen?.[language]) say("seen", { seen: now[language] });
		seen = now;
		const fewest = Math.min(...streaks.values());
		if (fewest >= goodInTurn) {
			say("there");
			return {
				ok: true,
				waited: {
					ms: elapsed(),
					polls
				}
			};
		}
		const pause = jittered(fewest > 0 ? Math.min(interval, soon, timeout / 4) : grown(interval, polls), clock);
		if (!await clock.sleep(Math.max(0, Math.min(pause, end - clock.now())), signal)) return giveUp(whyEnded(signal, tooLate()));
		if (clock.now() >= end) return giveUp(tooLate());
	}
	async function glance() {
		try {
			const limit = limitFor(conditions);
			const looked = await turns(() => look(url, {
				limit,
				patience: Math.max(1, end - clock.now()),
				...signal && { signal }
			}));
			spent.connections += looked.traffic.connections;
			spent.requests += looked.traffic.requests;
			return looked.sights;
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			return isFinal(error) ? error : [{
				address: "",
				page: null,
				failure: error.facts
			}];
		}
	}
	function tooLate() {
		return failure("wait.timeout", {
			awaited,
			seconds: inSeconds(timeout),
			seen: seen ?? nothing
		});
	}
	function giveUp(why) {
		say("givenUp");
		return {
			ok: false,
			failure: why,
			cost: {
				...spent,
				roundTrips: 0,
				ms: elapsed()
			}
		};
	}
}
const nothing = {
	en: "nothing",
	ko: "없음"
};
function grown(interval, polls) {
	return interval * Math.min(2, 1.1 ** (polls - 1));
}
function isFinal({ facts: { id, params } }) {
	return id === "address.private" || id === "dns.failed" && params["detail"] === "EBADNAME";
}
function whyEnded(signal, late) {
	const reason = signal?.reason;
	return reason instanceof Error && reason.name === "TimeoutError" ? late : failure("aborted", {});
}
function inSeconds(ms) {
	return `${Math.round(ms / 100) / 10}`;
}
export { waitFor };
