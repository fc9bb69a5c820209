import { Mr as openRemoteSend, Nr as readRemote, br as readMeasuring, jr as notBesideServer, lt as serverModules } from "./gate.js";
import { D as toJson, l as tooManySubjects, u as exitCodes, x as storing, yt as failure } from "./start.js";
import { s as readWorking } from "./serving.js";
import { n as withDatabase } from "./with-database.js";
// src/cli/perform.ts
function readPerforming(given, signal) {
	const remote = readRemote(given);
	if (remote) {
		const beside = storing.find(({ name }) => given.source(name) === "flag");
		if (beside) throw notBesideServer({ name: beside.name }, given);
		if (remote.key === void 0) throw failure("input.missing", {
			field: given.naming("key"),
			expected: aKey
		}, { reason: "key" });
		const { language } = readWorking(given);
		const perform = async (id, input) => {
			const [{ openRemoteOperations }, send] = await Promise.all([serverModules.remoteOperations(), openRemoteSend(remote)]);
			return openRemoteOperations({
				...remote,
				language,
				send,
				signal
			})(id, input);
		};
		return {
			perform,
			undelivered: () => void 0
		};
	}
	const [working, looking] = [readWorking(given), readMeasuring(given)];
	let undelivered;
	const onUndelivered = (facts) => void (undelivered = facts);
	const perform = (id, input) => withDatabase(working.storing, given, async () => {
		const { openLocalOperations } = await serverModules.localOperations();
		return openLocalOperations({
			working,
			looking,
			naming: given.naming,
			signal,
			onUndelivered
		})(id, input);
	});
	return {
		perform,
		undelivered: () => undelivered
	};
}
const aKey = {
	en: "an API key of your account on that server, with the scope read or write",
	ko: "그 서버에 있는 계정의 API 키(read 또는 write 범위)"
};
// src/cli/commands/operation.ts
async function operationCommand(line) {
	const { command, task, words, perform, io } = line;
	const { operations } = await serverModules.operations();
	const operation = operations.find(({ command: own }) => own?.words.join(" ") === `${command} ${task}`);
	if (!operation?.command) return null;
	const { takes } = operation.command;
	const excess = words[takes.length];
	if (excess !== void 0) throw tooManySubjects(command, excess);
	if (words.length < takes.length) throw missing(takes[words.length] ?? "", line, takes);
	const given = Object.fromEntries(takes.map((name, at) => [name, words[at] ?? ""]));
	const named = (names) => Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(names, name)));
	const data = await perform(operation.id, {
		parts: given,
		query: named(operation.query?.shape ?? {}),
		body: named(operation.body?.shape ?? {})
	});
	io.out(toJson(data));
	return exitCodes.pass;
}
function missing(field, { command, task }, takes) {
	const example = [
		"npx portcullis",
		command,
		task,
		...takes.map((name) => name.toUpperCase())
	].join(" ");
	return failure("input.missing", {
		field,
		expected: {
			en: example,
			ko: `예: ${example}`
		}
	}, { reason: field });
}
export { readPerforming as n, operationCommand as t };
