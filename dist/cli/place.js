import { join } from "node:path";
// server/store/place.ts
function placeOf({ databaseUrl, dataDir }) {
	return databaseUrl === null ? { file: fileIn(dataDir) } : { url: databaseUrl };
}
function fileIn(dataDir) {
	return join(dataDir, "portcullis.db");
}
export { placeOf as n, fileIn as t };
