import { Ii as readFile, i as readGiven, r as givenFlags, yr as environmentOnly } from "./node-3.js";
import { E as failure, x as printable } from "./node.js";
import { s as readWorking } from "./serving.js";
import { y as optionsFor } from "./start-7.js";
import { N as serverModules } from "./gate-9.js";
import { n as keepHeapSmall, t as untilInterrupted } from "./until-interrupted.js";
import { resolve } from "node:path";
// src/settings/options/following.ts
const largestList=4194304;
function readFollowing(e,t){const n=e.one(`ct_list`);const r=n===void 0||n===``?null:resolve(n);if(r!==null){const unusable=t=>failure(`input.file`,{field:e.naming(`ct_list`),path:printable(r,200),detail:t},{reason:`ct_list`});if(!t(readFile(r,{largest:largestList,unusable})))throw unusable(noList)}return{listFile:r,names:e.list(`ct_logs`).map(e=>e.trim().toLowerCase()).filter(e=>e!==``)}}
const noList={en:`it is not a log list in the format of Chrome's list, version 3`,ko:`Chrome 로그 목록 버전 3 형식이 아닙니다`};
// src/cli/commands/ct.ts
async function ctCommand({argv:e,io:t}){keepHeapSmall();const n=readGiven(givenFlags(e),t.env,[...optionsFor(`ct`),...environmentOnly]);const{storing:r,measuring:i}=readWorking(n);const{startCt:a,isLogList:o}=await serverModules.ct();const s=a({storing:r,measuring:i,following:readFollowing(n,o)});t.err(`portcullis: following the Certificate Transparency logs
`);return untilInterrupted(s,t)}

export { ctCommand };
