import { Y as printable, nt as failure } from "./start.js";
import { I as readAccess, P as openLocal, er as readMeasuring } from "./gate.js";
import { n as readStoring } from "./storing.js";
// src/cli/stored-runner.ts
const places = [
	"data_dir",
	"database_url",
	"database_url_file"
];
function openStoredRunner(id, given) {
	if (places.every((name) => given.one(name) === void 0)) throw noStore(id);
	const [storing, measuring, access] = [
		readStoring(given),
		readMeasuring(given),
		readAccess(given)
	];
	return { async answer(check, query, asking) {
		const { tending } = await import("./tend.js");
		const store = await open(() => tending.read(tending.placeOf(storing)), given, storing.dataDir);
		try {
			return await openLocal(measuring, access, store).answer(check, query, asking);
		} finally {
			await store.close();
		}
	} };
}
async function open(read, given, dataDir) {
	try {
		return await read();
	} catch (error) {
		const trouble = error instanceof Error && "trouble" in error ? error.trouble : null;
		if (!trouble) throw error;
		const params = {
			field: given.naming("data_dir"),
			path: printable(dataDir, 500),
			detail: trouble.text
		};
		throw failure("input.file", params, { reason: "data_dir" });
	}
}
function noStore(id) {
	const field = {
		en: `The store that ${id} reads`,
		ko: `${id} 점검이 읽을 저장소`
	};
	return failure("input.missing", {
		field,
		expected: {
			en: "it measures nothing, so name a server with --server or the folder of one with --data-dir",
			ko: "새로 측정하지 않으므로 --server로 서버를, 또는 --data-dir로 서버의 폴더를 지정하십시오"
		}
	}, { reason: "server" });
}
export { openStoredRunner };
