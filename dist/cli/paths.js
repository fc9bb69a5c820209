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
const accountsDocsPath = `${docsPath}/accounts`;
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
export { docsPath as a, linkPaths as c, statusPath as d, themePath as f, checkPath as i, reportPath as l, agentsPath as n, docsPathOf as o, toolsPath as p, answersPath as r, errorsPath as s, accountsDocsPath as t, reportsPath as u };
