// server/http/paths.ts
const toolsPath = "/tools";
const statusPath = "/status";
const cardPath = "/card.png";
const openPath = "/open";
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
export { reportPath as _, badgesPath as a, themePath as b, comparePath as c, errorsPath as d, linkPaths as f, openPath as g, momentPath as h, badgePath as i, docsPath as l, manyReportsPathOf as m, agentsPath as n, cardPath as o, manyReportsPath as p, answersPath as r, checkPath as s, accountsDocsPath as t, docsPathOf as u, reportsPath as v, toolsPath as x, statusPath as y };
