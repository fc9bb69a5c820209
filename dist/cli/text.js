import { n as inert } from "./start-6.js";
import { K as painter, a as prettyGate } from "./gate-9.js";
// src/report/kinds/text.ts
const textReport=(e,{language:t,outcome:n})=>inert(prettyGate(e,{language:t,outcome:n,paint:painter(false),width:80}));

export { textReport };
