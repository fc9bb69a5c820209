import { h as takesMaxAge } from "./node.js";
// server/questions/probe/checks.ts
function isProbed({cost:e,subject:t,subjectIs:n,concerns:r,...i}){return e!==`heavy`&&t!==void 0&&n!==`text`&&!r&&takesMaxAge(i)}

export { isProbed as t };
