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
const linkPaths = {
	confirm: "/channels/confirm",
	unsubscribe: "/channels/unsubscribe"
};
const themePath = "/theme";
const reportsPath = "/report";
function reportPath(target) {
	return `${reportsPath}/${encodeURIComponent(target)}`;
}
export { docsPathOf as a, reportPath as c, themePath as d, toolsPath as f, docsPath as i, reportsPath as l, answersPath as n, errorsPath as o, checkPath as r, linkPaths as s, agentsPath as t, statusPath as u };
