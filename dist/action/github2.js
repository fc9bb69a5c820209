export { r as githubReport } from "./github.js";
