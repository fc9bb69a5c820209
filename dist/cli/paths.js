// server/http/paths.ts
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
const manyReportsPath = "/reports";
function manyReportsPathOf(names) {
	return `${manyReportsPath}?${new URLSearchParams({ of: names.join(" ") }).toString()}`;
}
function momentPath(target, at) {
	return `${reportPath(target)}/at/${new Date(at).toISOString()}`;
}
function comparePath(target, from, to) {
	const times = {
		from: new Date(from).toISOString(),
		to: new Date(to).toISOString()
	};
	return `${reportPath(target)}/compare?${new URLSearchParams(times).toString()}`;
}
const badgesPath = "/badge";
function badgePath(check, target) {
	return `${badgesPath}/${check}/${encodeURIComponent(target)}.svg`;
}
export { statusPath as _, badgesPath as a, docsPath as c, linkPaths as d, manyReportsPath as f, reportsPath as g, reportPath as h, badgePath as i, docsPathOf as l, momentPath as m, agentsPath as n, checkPath as o, manyReportsPathOf as p, answersPath as r, comparePath as s, accountsDocsPath as t, errorsPath as u, themePath as v, toolsPath as y };
