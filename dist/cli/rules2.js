import { E as failure, P as fill } from "./node.js";
import { a as pageOf, r as compileRules } from "./exposure.js";
import { n as readExposureRules } from "./exposure-rules.js";
import { Ht as readLanguage, i as readGiven, r as givenFlags } from "./node-3.js";
import { d as exitCodes, u as tooManySubjects, y as optionsFor } from "./start-7.js";
// src/formats/exposure/sample.ts
function pageOfSample({status:e=200,path:t=`/`,headers:n={},html:r=``,favicon:i}){return pageOf({status:e,path:t,headers:Object.entries(n),source:r,favicon:faviconOf(i)})}
function faviconOf(e){if(e===void 0)return null;return typeof e===`number`?{sha256:``,mmh3:e}:{sha256:e,mmh3:0}}
function sampleProblem(e){const t=compileRules([e]);const[n]=t(pageOfSample(e.yes)).matches;if(!n)return{en:`does not match its sample yes`,ko:`표본 yes와 일치하지 않습니다`};const{access:r=n.access}=e.yes;if(r!==n.access)return{en:`its sample yes is ${n.access}, not ${r}`,ko:`표본 yes의 access가 ${r}이(가) 아니라 ${n.access}입니다`};return t(pageOfSample(e.no)).matches.length>0?{en:`matches its sample no`,ko:`표본 no와 일치합니다`}:null}
// src/cli/commands/rules.ts
const words={good:{en:`Rules that pass their samples: {count} of {count}.`,ko:`규칙 {count}개가 모두 표본 시험을 통과했습니다.`},wrong:{en:`{id}: {problem}.`,ko:`{id}: {problem}.`},bad:{en:`Rules that fail their samples: {wrong} of {count}.`,ko:`규칙 {count}개 중 {wrong}개가 표본 시험을 통과하지 못했습니다.`}};
function rulesCommand({subjects:e,isFromEnvironment:t,argv:n,io:r}){const[i,a,o]=t?[]:e;if(o!==void 0)throw tooManySubjects(`rules`,o);if(i!==`test`)throw noTask(i);if(a===void 0)throw missing(`file`,`npx portcullis rules test my-rules.json`);const s=readLanguage(readGiven(givenFlags(n),r.env,optionsFor(`rules`)));const c=readExposureRules(a,{en:`file`,ko:`파일`});const l=c.flatMap(e=>{const t=sampleProblem(e);return t===null?[]:[fill(words.wrong,{id:e.id,problem:t},s)]});const u=l.length===0?words.good:words.bad;const d=fill(u,{count:c.length,wrong:l.length},s);r.out(`${[...l,d].join(`
`)}\n`);return Promise.resolve(l.length===0?exitCodes.pass:exitCodes.fail)}
function noTask(e){if(e===void 0)return missing(`task`,`npx portcullis rules test my-rules.json`);const t=`"${e.slice(0,40)}"`;return failure(`input.option`,{field:`task`,expected:`test`,given:t,suggestion:``},{reason:`task`})}
function missing(e,t){return failure(`input.missing`,{field:e,expected:{en:t,ko:`예: ${t}`}},{reason:e})}

export { rulesCommand, sampleProblem as t };
