import { a as toJsonLine } from "./start-5.js";
// src/report/kinds/ndjson.ts
const ndjson=({targets:e,...t})=>{const{schema:n,generatedAt:r,tool:i}=t;return[...e.map(e=>({type:`target`,schema:n,generatedAt:r,tool:i,...e})),{type:`result`,...t}].map(toJsonLine).join(``)};

export { ndjson };
