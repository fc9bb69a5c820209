import { O as toJsonLine } from "./start.js";
// src/report/kinds/ndjson.ts
const ndjson = ({ targets, ...run }) => {
	const { schema, generatedAt, tool } = run;
	return [...targets.map((target) => ({
		type: "target",
		schema,
		generatedAt,
		tool,
		...target
	})), {
		type: "result",
		...run
	}].map(toJsonLine).join("");
};
export { ndjson };
