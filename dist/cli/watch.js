import { D as toJson, V as environmentOnly, _t as Failure, dt as printable, g as optionsFor, l as tooManySubjects, u as exitCodes, ut as shown, vt as describeFailure, xt as fill, yt as failure } from "./start.js";
import { Li as readFile, Rt as pad, c as largestFile, dt as readGiven, ut as givenFlags, yr as readLanguage, zt as widthOf } from "./gate.js";
import { n as readPerforming, t as operationCommand } from "./operation.js";
import { r as commandTaskOf } from "./with-database.js";
import { setTimeout } from "node:timers/promises";
// src/cli/commands/watch-add.ts
const said$1 = {
	known: {
		en: "{target} is watched already.",
		ko: "{target|은/는} 이미 감시하고 있습니다."
	},
	refused: {
		en: "Not added: {target}. {why}",
		ko: "추가하지 않음: {target}. {why}"
	},
	total: {
		en: "Added {added} of {count} watches.",
		ko: "감시 {count}개 중 {added}개를 추가했습니다."
	}
};
async function targetsToAdd(words, { given, io }) {
	const file = given.one("targets");
	if (file === void 0) return words;
	const unusable = (detail) => failure("input.file", {
		field: given.naming("targets"),
		path: printable(file, 200),
		detail
	}, { reason: "targets" });
	const lines = (await (file === "-" && io.input ? io.input(largestFile) : readFile(file, {
		largest: largestFile,
		unusable
	}))).toString().split(/\r\n|\r|\n/).map((line) => line.replace(/(?:^|\s)#.*$/, "").trim());
	const named = [...words, ...lines.filter((line) => line !== "")];
	if (named.length === words.length) throw unusable({
		en: "it contains no target",
		ko: "대상이 하나도 없습니다"
	});
	return [...new Set(named)];
}
function settingsIn(given) {
	const checks = given.one("checks")?.split(",").map((each) => each.trim());
	const others = [
		"interval",
		"expiry_days",
		"min_severity",
		"severities",
		"maintenance"
	].flatMap((name) => {
		const text = given.one(name);
		return text === void 0 ? [] : [[name, text]];
	});
	return {
		...checks && { checks },
		...Object.fromEntries(others)
	};
}
async function addMany(targets, work, tell) {
	const { given, io, language } = work;
	const added = [];
	let isRefused = false;
	for (const target of targets) {
		const outcome = await addOne(target, work);
		if (outcome instanceof Failure) {
			const isKnown = outcome.facts.id === "watch.known";
			isRefused ||= !isKnown;
			const why = describeFailure(outcome.facts, language);
			io.err(`${fill(isKnown ? said$1.known : said$1.refused, {
				target: printable(target, 100),
				why
			}, language)}\n`);
		} else {
			added.push(outcome);
			if (!given.isSet("json")) tell(outcome);
		}
	}
	if (given.isSet("json")) io.out(toJson(added));
	io.err(`${fill(said$1.total, {
		added: added.length,
		count: targets.length
	}, language)}\n`);
	return isRefused ? exitCodes.usage : exitCodes.pass;
}
async function addOne(target, { perform, given, io }) {
	for (;;) try {
		return await perform("addWatch", { body: {
			target,
			...settingsIn(given)
		} });
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		if (!(error.code === "RATE_LIMITED" && error.retryAfter !== null)) return ofTarget(error);
		await setTimeout(1e3 * (error.retryAfter ?? 1), void 0, { ...io.signal && { signal: io.signal } });
	}
}
function ofTarget(error) {
	if (!(error.code === "INVALID_INPUT" && error.reason === "target" && error.facts.id !== "account.full")) throw error;
	return error;
}
// src/cli/commands/watch.ts
const said = {
	added: {
		en: "Added a watch of {target}: {checks}, every {interval}. A running server or worker starts within seconds.",
		ko: "{target} 감시를 추가했습니다. 점검: {checks}, 간격: {interval}. 실행 중인 서버나 워커가 몇 초 안에 시작합니다."
	},
	changed: {
		en: "The settings of the watch of {target} were changed.",
		ko: "{target} 감시의 설정을 바꾸었습니다."
	},
	paused: {
		en: "The watch of {target} was paused.",
		ko: "{target} 감시를 일시 중지했습니다."
	},
	resumed: {
		en: "The watch of {target} was resumed.",
		ko: "{target} 감시를 다시 시작했습니다."
	},
	muted: {
		en: "Notifications for {target} are off until {until}. Checks still run.",
		ko: "{until}까지 {target}의 알림을 보내지 않습니다. 점검은 계속 실행합니다."
	},
	heard: {
		en: "Notifications for {target} are on.",
		ko: "{target}의 알림을 다시 보냅니다."
	},
	due: {
		en: "All checks of {target} are due now. A running server or worker starts within seconds.",
		ko: "{target}의 모든 점검을 지금 실행하도록 예약했습니다. 실행 중인 서버나 워커가 몇 초 안에 시작합니다."
	},
	removed: {
		en: "The watch of {target} was removed. Its history is kept.",
		ko: "{target} 감시를 삭제했습니다. 기록은 남아 있습니다."
	},
	none: {
		en: "There are no watches. Add one: npx portcullis watch add DOMAIN",
		ko: "감시가 없습니다. npx portcullis watch add DOMAIN으로 추가하십시오."
	},
	prove: {
		en: "port and exposure run only while you prove ownership of {domain}. Publish one of these:",
		ko: "port와 exposure는 {domain}의 소유가 확인되는 동안에만 실행됩니다. 다음 중 하나를 게시하십시오."
	},
	record: {
		en: "  TXT record of {name}: {value}",
		ko: "  {name}의 TXT 레코드: {value}"
	},
	file: {
		en: "  {url} with the line {value} (port on this host only)",
		ko: "  {url} 파일에 {value} 줄(이 호스트의 port만)"
	},
	seen: {
		en: "TXT record: {dns}. File: {https}.",
		ko: "TXT 레코드: {dns}. 파일: {https}."
	},
	proven: {
		en: "Last verified for {name} at {at}.",
		ko: "{name}: {at}에 마지막으로 확인했습니다."
	}
};
async function watchCommand({ argv, io, subjects, isFromEnvironment }) {
	const [first = "", ...words] = isFromEnvironment ? [] : subjects;
	const [word, more] = words;
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("watch"), ...environmentOnly]);
	const { perform } = readPerforming(given, io.signal ?? new AbortController().signal);
	if (first !== "" && !Object.hasOwn(tasks, first)) {
		const done = await operationCommand({
			command: "watch",
			task: first,
			words,
			perform,
			io
		});
		if (done !== null) return done;
	}
	const task = commandTaskOf("watch", first, tasks, argv);
	const language = readLanguage(given);
	const work = {
		perform,
		word: word ?? "",
		given,
		language,
		io
	};
	if (task === "add") return add(work, await targetsToAdd(words, work));
	const excess = task === "list" ? word : more;
	if (excess !== void 0) throw tooManySubjects("watch", excess);
	if (task !== "list" && (word === void 0 || word === "")) throw noWord(task);
	await tasks[task](work);
	return exitCodes.pass;
}
const tasks = {
	add: () => Promise.resolve(),
	list,
	change: changeSettings,
	pause,
	resume,
	mute,
	run,
	remove,
	prove
};
async function add(work, targets) {
	const [target = "", ...others] = targets;
	if (target === "") throw noWord("add");
	if (others.length > 0) return addMany(targets, work, (watch) => tellAdded(work, watch));
	const watch = await work.perform("addWatch", { body: {
		target,
		...settingsIn(work.given)
	} });
	tellAdded(work, watch);
	await tellProof(work, watch);
	return exitCodes.pass;
}
function tellAdded(work, watch) {
	const checks = watch.checks.map(({ check }) => check).join(", ");
	tell(work, watch, fill(said.added, {
		target: watch.target,
		checks,
		interval: watch.interval
	}, work.language));
}
async function tellProof({ perform, given, language, io }, watch) {
	if (!watch.checks.map(({ check }) => check).some((name) => needProof.has(name)) || given.isSet("json")) return;
	tellOwnership(await perform("ownership", { query: { target: watch.target } }), given, language, io);
}
async function changeSettings(work) {
	await change(work, settingsIn(work.given), said.changed);
}
const needProof = new Set(["exposure", "port"]);
async function list({ perform, given, language, io }) {
	const { watches } = await perform("watches");
	if (given.isSet("json")) io.out(toJson(watches));
	else if (watches.length === 0) io.err(`${said.none[language]}\n`);
	else io.out(linesOf(watches, language));
}
function linesOf(watches, language) {
	const rows = watches.map((watch) => [
		watch.target,
		stateOf(watch)[language],
		watch.interval,
		checksOf(watch)
	]);
	const widths = [
		0,
		1,
		2
	].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
	return rows.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0)).join("  ")).map((line) => `${line.trimEnd()}\n`).join("");
}
const states = {
	runs: {
		en: "active",
		ko: "실행"
	},
	paused: {
		en: "paused",
		ko: "중지"
	},
	muted: {
		en: "muted",
		ko: "알림 끔"
	}
};
function stateOf({ paused, mutedUntil }) {
	if (paused) return states.paused;
	return mutedUntil !== null && Date.parse(mutedUntil) > Date.now() ? states.muted : states.runs;
}
function checksOf({ checks }) {
	return checks.map(({ check, reason }) => reason === null ? check : `${check} (${reason})`).join(" ");
}
async function pause(work) {
	await change(work, { paused: true }, said.paused);
}
async function resume(work) {
	await change(work, { paused: false }, said.resumed);
}
async function mute(work) {
	const span = readSpan(work.given);
	if (span === null) return change(work, { mute_until: null }, said.heard);
	const until = new Date(Date.now() + span).toISOString();
	await change(work, { mute_until: until }, said.muted, { until });
}
async function change(work, body, sentence, more = {}) {
	const watch = await known(work, (parts) => work.perform("changeWatch", {
		parts,
		body
	}));
	tell(work, watch, fill(sentence, {
		target: watch.target,
		...more
	}, work.language));
}
async function run(work) {
	const watch = await known(work, (parts) => work.perform("runWatch", { parts }));
	tell(work, watch, fill(said.due, { target: watch.target }, work.language));
}
async function remove(work) {
	tell(work, await known(work, (parts) => work.perform("removeWatch", { parts })), fill(said.removed, { target: work.word }, work.language));
}
async function prove({ perform, word, given, language, io }) {
	tellOwnership(await perform("verifyOwnership", { body: { target: word } }), given, language, io);
}
function tellOwnership(proving, given, language, io) {
	if (given.isSet("json")) {
		io.out(toJson(proving));
		return;
	}
	const { domain, record, file, proofs, seen } = proving;
	const lines = [fill(said.record, record, language), fill(said.file, {
		url: file.url,
		value: record.value
	}, language)];
	io.err(`${fill(said.prove, { domain }, language)}\n`);
	io.out(`${lines.join("\n")}\n`);
	if (seen) {
		const found = {
			dns: finds[seen.dns][language],
			https: finds[seen.https][language]
		};
		io.err(`${fill(said.seen, found, language)}\n`);
	}
	for (const { name, kind, checkedAt } of proofs) if (seen?.[kind] !== "shown") io.err(`${fill(said.proven, {
		name,
		at: checkedAt
	}, language)}\n`);
}
const finds = {
	shown: {
		en: "found",
		ko: "있음"
	},
	absent: {
		en: "not found",
		ko: "없음"
	},
	unknown: {
		en: "could not be checked",
		ko: "확인할 수 없음"
	}
};
async function known({ word }, run) {
	try {
		return await run({ id: word });
	} catch (error) {
		if (!(error instanceof Failure) || error.reason !== "id") throw error;
		throw failure("input.value", {
			field: "target",
			expected: {
				en: "the target of a watch, as npx portcullis watch list shows it",
				ko: "npx portcullis watch list가 보여 주는 감시 대상"
			},
			given: shown(word)
		}, { reason: "target" });
	}
}
function tell({ given, io }, facts, sentence) {
	if (given.isSet("json")) io.out(toJson(facts));
	else io.err(`${sentence}\n`);
}
const units = {
	h: 36e5,
	d: 864e5
};
function readSpan(given) {
	const text = given.one("for") ?? "7d";
	if (text === "off") return null;
	const groups = /^(?<count>\d{1,3})(?<unit>[hd])$/.exec(text)?.groups;
	const span = Number(groups?.["count"]) * (units[groups?.["unit"] ?? ""] ?? NaN);
	if (span > 0) return span;
	throw failure("input.value", {
		field: given.naming("for"),
		expected: {
			en: "a duration such as 7d or 12h, or off",
			ko: "7d나 12h 같은 기간 또는 off"
		},
		given: shown(text)
	}, { reason: "for" });
}
function noWord(task) {
	const example = `npx portcullis watch ${task} shop.example.com`;
	return failure("input.missing", {
		field: "target",
		expected: {
			en: example,
			ko: `예: ${example}`
		}
	}, { reason: "target" });
}
export { watchCommand };
