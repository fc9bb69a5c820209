import { A as fillStored, O as failureValues, R as maskUrls, U as failures } from "./node.js";
import { r as pageText } from "./page-action.js";
// server/pages/page-failure.ts
function pageFailure({id:e,params:t},n){const{text:r}=failures[e];return maskUrls(fillStored({en:pageText(r.en,`en`),ko:pageText(r.ko,`ko`)},failureValues(t),n))}

export { pageFailure as t };
