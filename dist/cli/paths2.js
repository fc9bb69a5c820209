// server/pages/paths.ts
function checkPath({ id }) {
	return `/check/${id}`;
}
const docsPath = "/docs";
function docsPathOf({ id }) {
	return `${docsPath}/${id}`;
}
const answersPath = `${docsPath}/answers`;
const errorsPath = `${docsPath}/errors`;
const agentsPath = "/mcp";
export { docsPathOf as a, docsPath as i, answersPath as n, errorsPath as o, checkPath as r, agentsPath as t };
