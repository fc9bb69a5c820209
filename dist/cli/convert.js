import { E as failure, x as printable } from "./node.js";
import { Ar as neededValue, D as reportKinds, Ht as readLanguage, Ii as readFile, Li as tooLarge, i as readGiven, r as givenFlags, zi as whyNot } from "./node-3.js";
import { F as readOutcome } from "./gate-10.js";
import { A as standardInput, C as writeReports, D as fileIdentityOf, O as pipelineOf, S as printProblems, T as readPath, w as readKind } from "./gate-9.js";
import { _ as gateResult } from "./gate-11.js";
import { n as pointerStep } from "./jsonc.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
// src/settings/output/result-file.ts
const schema=`portcullis/gate@2`;
async function readResultFile(e,t){const n=e===``?`-`:e;const r=parse(await readText(n,t),n);if(isDeep(r))throw unusable(n,{en:`it is nested deeper than ${deepest} levels`,ko:`${deepest}단계보다 깊게 중첩되어 있습니다`});const i=gateResult.safeParse(r);if(i.success)return r;const a=otherKind(r);if(a)throw unusable(n,a);const o=(i.error.issues[0]?.path??[]).map(pointerStep).join(``);const s=printable(o||`/`,200);throw unusable(n,{en:`it is not a valid result object (at ${s})`,ko:`올바른 결과 객체가 아닙니다(${s})`})}
function otherKind(e){if(typeof e!==`object`||e===null)return null;if(`ok`in e&&`requestId`in e)return{en:`it is a response of the API; use its data, which is the result object`,ko:`API 응답입니다. 그 안의 data(결과 객체)만 사용하십시오`};const t=`schema`in e?e.schema:void 0;if(typeof t!==`string`||t===schema)return null;const n=printable(t,60);return{en:`its schema is ${n}, but this release reads ${schema}`,ko:`스키마가 ${n}입니다. 이 버전은 ${schema}만 읽습니다`}}
const deepest=64;
function isDeep(e){let t=[e].filter(isObject);for(let e=0;t.length>0;e++){if(e>deepest)return true;t=t.flatMap(e=>Object.values(e).filter(isObject))}return false}
function isObject(e){return typeof e===`object`&&e!==null}
function parse(e,t){try{return JSON.parse(e)}catch{throw unusable(t,{en:`it is not valid JSON`,ko:`JSON이 아닙니다`})}}
const largestFile=67108864;
async function readText(e,t){return(e===`-`?await readInput(t):readFile(e,{largest:largestFile,unusable:t=>unusable(e,t)})).toString(`utf8`).replace(/^\ufeff/,``)}
async function readInput(e){const t=await e(largestFile).catch(e=>{throw unusable(`-`,whyNot(e))});if(t.length>largestFile)throw unusable(`-`,tooLarge(largestFile));return t}
function unusable(e,t){return failure(`input.file`,{field:{en:`file`,ko:`파일`},path:printable(e,200),detail:t},{reason:`file`})}
// src/cli/commands/convert.ts
async function convertCommand({subjects:e,isFromEnvironment:t,argv:n,io:r}){const[i,a]=t?[]:e;if(i===void 0)throw missing(`file`,exampleOf(`npx portcullis convert results.json --to sarif`));if(a!==void 0)throw tooManySubjects(`convert`,a);const o=readGiven(givenFlags(n),r.env,optionsFor(`convert`));const s=readLanguage(o);const c=readOutcome(o);const l=o.one(`to`);if(l===void 0)throw missing(`--to`,neededValue(reportKinds.join(`, `)));const u=readKind(l,{field:`--to`,reason:`to`});const d=readPath(outputOf(o),{field:`--output`,reason:`output`});const f=await readResultFile(i,r.input??standardInput);checkInput(d,i);const p=o.source(`lang`)===`flag`?s:f.language??s;const m=await writeReports(f,[{kind:u,path:d}],{place:{...pipelineOf(r.env,p),outcome:c},out:r.out,field:`--output`});printProblems(m,p,r);return m.length>0?exitCodes.bug:exitCodes.pass}
function outputOf(e){const t=e.one(`output`)??`-`;if(t===``)throw missing(`--output`,exampleOf(`portcullis.sarif`));return t}
function checkInput(e,t){if(e===null||fileIdentityOf(e)===null||fileIdentityOf(e)!==fileIdentityOf(t))return;throw failure(`input.file`,{field:`--output`,path:printable(e,200),detail:{en:`it is the file to convert`,ko:`변환할 결과 파일입니다`}},{reason:`output`})}
function exampleOf(e){return{en:e,ko:`예: ${e}`}}
function missing(e,t){return failure(`input.missing`,{field:e,expected:t},{reason:e})}

export { convertCommand };
