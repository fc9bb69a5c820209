// server/pages/paths.ts
const toolsPath = "/tools";
const statusPath = "/status";
function checkPath({ id }) {
	return `${toolsPath}/${id}`;
}
const docsPath = "/docs";
function docsPathOf({ id }) {
	return `${docsPath}/${id}`;
}
const answersPath = `${docsPath}/answers`;
const errorsPath = `${docsPath}/errors`;
const agentsPath = "/mcp";
const themePath = "/theme";
const reportsPath = "/report";
function reportPath(target) {
	return `${reportsPath}/${encodeURIComponent(target)}`;
}
export { docsPathOf as a, reportsPath as c, toolsPath as d, docsPath as i, statusPath as l, answersPath as n, errorsPath as o, checkPath as r, reportPath as s, agentsPath as t, themePath as u };
