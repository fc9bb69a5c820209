import { E as failure, R as maskUrls, x as printable } from "./node.js";
import { $r as boolean, Ii as readFile, St as grade, Zr as array, _i as strictObject, ai as int, bi as union, fi as number, gi as record, qr as _enum, ri as discriminatedUnion, ui as literal, vi as string } from "./node-3.js";
import { n as pointerStep, t as parseJsonc } from "./jsonc.js";
import { statSync } from "node:fs";
import { resolve } from "node:path";
// src/settings/output/baseline-file.ts
function readBaselineFile(e,{given:t,folder:n,isUpdated:r}){if(e===void 0){const e={field:t.naming(`baseline`),expected:{en:`for example portcullis.baseline.json`,ko:`예: portcullis.baseline.json`}};throw failure(`input.missing`,e,{reason:`baseline`})}const i=resolve(n,e);const now=()=>statSync(i,{throwIfNoEntry:false})?parse(textOf(i,e,t),e,t):null;const a=now();if(a||r)return{path:i,before:a,isUpdated:r,now};throw unusable(t,e,{en:`the file does not exist; --update-baseline creates it`,ko:`그런 파일이 없습니다. --update-baseline으로 만들 수 있습니다`})}
const entries=array(strictObject({target:string(),rule:string(),subject:string().exactOptional(),actual:union([grade,number(),boolean()]).exactOptional(),seen:strictObject({status:_enum([`pass`,`warn`,`fail`,`unknown`]).exactOptional(),grade:grade.exactOptional(),score:number().exactOptional()}).exactOptional(),fingerprint:string()}));
const targets=array(strictObject({url:string(),checks:record(string(),int())}));
const baseline=discriminatedUnion(`schema`,[strictObject({schema:literal(`portcullis/baseline@1`),entries}),strictObject({schema:literal(`portcullis/baseline@2`),targets,entries})]);
function parse(e,t,n){const r=baseline.safeParse(parseJsonc(e,printable(t,200)).value);if(r.success){const e=r.data.entries.map(e=>({...e,target:maskUrls(e.target)}));return{...r.data,entries:e}}const i=printable((r.error.issues[0]?.path??[]).map(pointerStep).join(``)||`/`,200);throw unusable(n,t,{en:`it is not a valid baseline (at ${i})`,ko:`올바른 기준선이 아닙니다(${i})`})}
const largestFile=67108864;
function textOf(e,t,n){return readFile(e,{largest:largestFile,unusable:e=>unusable(n,t,e)}).toString(`utf8`).replace(/^\ufeff/,``)}
function unusable(e,t,n){return failure(`input.file`,{field:e.naming(`baseline`),path:printable(t,200),detail:n},{reason:`baseline`})}

export { readBaselineFile };
