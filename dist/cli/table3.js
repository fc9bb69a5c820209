import { i as operations$1, n as watchOperations, t as channelOperations } from "./operations.js";
// server/operations/table.ts
const operations = [
	...operations$1,
	...watchOperations,
	...channelOperations
];
function operationOf(id) {
	const found = operations.find((each) => each.id === id);
	if (!found) throw new Error(`no operation ${id}`);
	return found;
}
function pathOf(path, parts = {}) {
	return path.replaceAll(/\{(?<name>\w+)\}/g, (_, name) => encodeURIComponent(parts[name] ?? ""));
}
export { operations as n, pathOf as r, operationOf as t };
