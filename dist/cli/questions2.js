export { n as openQuestions } from "./questions.js";
