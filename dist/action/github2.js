export { n as githubReport } from "./github.js";
