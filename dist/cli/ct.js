import { ar as environmentOnly, i as readGiven, r as givenFlags } from "./node-3.js";
import { s as readWorking } from "./serving.js";
import { y as optionsFor } from "./start-7.js";
import { N as serverModules } from "./gate-9.js";
import { t as untilInterrupted } from "./until-interrupted.js";
import { resolve } from "node:path";
// src/settings/options/following.ts
function readFollowing(e){const t=e.one(`ct_list`);return{listFile:t===void 0||t===``?null:resolve(t),names:e.list(`ct_logs`).map(e=>e.trim().toLowerCase()).filter(e=>e!==``)}}
// src/cli/commands/ct.ts
async function ctCommand({argv:e,io:t}){const n=readGiven(givenFlags(e),t.env,[...optionsFor(`ct`),...environmentOnly]);const{storing:r,measuring:i}=readWorking(n);const a=readFollowing(n);const{startCt:o}=await serverModules.ct();const s=o({storing:r,measuring:i,following:a});t.err(`portcullis: following the Certificate Transparency logs
`);return untilInterrupted(s,t)}

export { ctCommand };
