import { Q as printable, Z as suggest, rt as failure } from "./start.js";
// src/cli/task-of.ts
function taskOf(command, word, tasks) {
	if (Object.hasOwn(tasks, word)) return word;
	const names = Object.keys(tasks);
	const expected = names.join(", ");
	const reason = { reason: command };
	if (word === "") throw failure("input.missing", {
		field: command,
		expected: {
			en: expected,
			ko: expected
		}
	}, reason);
	const params = {
		field: command,
		expected,
		given: `"${printable(word, 60)}"`,
		suggestion: suggest(word, names)
	};
	throw failure("input.option", params, reason);
}
// src/cli/with-database.ts
async function withDatabase(storing, given, run) {
	try {
		return await run();
	} catch (error) {
		if (!hasTrouble(error)) throw error;
		throw failure("input.file", {
			...placeOf(storing, given),
			detail: error.trouble.text
		}, { reason: "data_dir" });
	}
}
function placeOf({ databaseUrl, dataDir }, given) {
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
export { withDatabase as n, taskOf as r, placeOf as t };
