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
export { errorsPath as a, docsPathOf as i, checkPath as n, docsPath as r, answersPath as t };
