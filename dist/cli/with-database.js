import { U as toFlag, _t as failure, lt as printable, m as commandRow, mt as suggest, ot as neededValue } from "./start.js";
// src/cli/task-of.ts
function commandTaskOf(command, word, tasks, argv) {
	if (Object.hasOwn(tasks, word)) {
		checkOptions(command, word, argv);
		return word;
	}
	const names = Object.keys(tasks);
	const expected = names.join(", ");
	const field = "task";
	const reason = { reason: field };
	if (word === "") throw failure("input.missing", {
		field,
		expected: neededValue(expected)
	}, reason);
	const params = {
		field,
		expected,
		given: `"${printable(word, 60)}"`,
		suggestion: suggest(word, names)
	};
	throw failure("input.option", params, reason);
}
function checkOptions(command, task, argv) {
	for (const [owner, names] of Object.entries(commandRow(command)?.taskOptions ?? {})) {
		const name = owner === task ? void 0 : names.find((each) => argv[toFlag(each)] !== void 0);
		if (name === void 0) continue;
		const flag = `--${toFlag(name)}`;
		const field = {
			en: `option ${flag} of ${command} ${task}`,
			ko: `${command} ${task}의 옵션 ${flag}`
		};
		const suggestion = {
			en: ` Only ${command} ${owner} takes it.`,
			ko: ` ${command} ${owner}에서만 쓸 수 있습니다.`
		};
		throw failure("input.unknown", {
			field,
			suggestion
		}, { reason: name });
	}
}
// src/cli/with-database.ts
async function withDatabase(storing, given, run) {
	try {
		return await run();
	} catch (error) {
		if (!hasTrouble(error)) throw error;
		throw failure("input.file", {
			...databasePlaceOf(storing, given),
			detail: error.trouble.text
		}, { reason: "data_dir" });
	}
}
function databasePlaceOf({ databaseUrl, dataDir }, given) {
	if (databaseUrl === null) return {
		field: given.naming("data_dir"),
		path: printable(dataDir, 500)
	};
	return {
		field: given.naming("database_url"),
		path: new URL(databaseUrl).host
	};
}
function hasTrouble(error) {
	return error instanceof Error && "trouble" in error;
}
export { withDatabase as n, commandTaskOf as r, databasePlaceOf as t };
