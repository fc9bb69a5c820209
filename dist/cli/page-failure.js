import { D as fill, j as failures, k as maskUrls } from "./node.js";
import { r as pageText } from "./page-action.js";
// server/pages/page-failure.ts
function pageFailure({id:e,params:t},n){const{text:r}=failures[e];return maskUrls(fill({en:pageText(r.en,`en`),ko:pageText(r.ko,`ko`)},t,n))}

export { pageFailure as t };
