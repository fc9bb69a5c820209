import { G as toFlag, dt as printable, gt as suggest, m as commandRow, ot as neededValue, yt as failure } from "./start.js";
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
	const rows = Object.entries(commandRow(command)?.taskOptions ?? {});
	const taken = rows.find(([owner]) => owner === task)?.[1] ?? [];
	const name = rows.flatMap(([, names]) => names).find((each) => !taken.includes(each) && argv[toFlag(each)] !== void 0);
	if (name === void 0) return;
	const owners = rows.filter(([, names]) => names.includes(name)).map(([owner]) => `${command} ${owner}`);
	const flag = `--${toFlag(name)}`;
	const field = {
		en: `option ${flag} of ${command} ${task}`,
		ko: `${command} ${task}의 옵션 ${flag}`
	};
	const suggestion = {
		en: ` Only ${owners.join(" and ")} ${owners.length === 1 ? "takes" : "take"} it.`,
		ko: ` ${owners.join(", ")}에서만 쓸 수 있습니다.`
	};
	throw failure("input.unknown", {
		field,
		suggestion
	}, { reason: name });
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
