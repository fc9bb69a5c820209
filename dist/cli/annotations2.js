export { n as githubReport } from "./annotations.js";
