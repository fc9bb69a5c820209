import { P as fill } from "./node.js";
import { i as issueRoot, n as issueIntermediate, r as issueLeaf } from "./issue.js";
import { E as gateMany } from "./gate-10.js";
import { i as toJson } from "./start-5.js";
import { F as widthOfReport, K as painter, P as wantsColour, a as prettyGate } from "./gate-9.js";
import { d as exitCodes, f as exitOf, y as optionsFor } from "./start-7.js";
import { Ht as readLanguage, i as readGiven, r as givenFlags } from "./node-3.js";
import { t as openEngine } from "./gate-11.js";
import { E as localRunner } from "./gate-14.js";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { createServer } from "node:https";
// src/demo/site.ts
const day=864e5;
const lifetime=90;
const good={daysLeft:80,title:`A well-configured site`,headers:[[`Content-Security-Policy`,`default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`],[`Strict-Transport-Security`,`max-age=31536000; includeSubDomains`],[`X-Frame-Options`,`DENY`],[`X-Content-Type-Options`,`nosniff`],[`Referrer-Policy`,`no-referrer`],[`Permissions-Policy`,`camera=(), geolocation=(), microphone=(), payment=(), usb=()`],[`Cross-Origin-Opener-Policy`,`same-origin`],[`Cross-Origin-Embedder-Policy`,`require-corp`],[`Cross-Origin-Resource-Policy`,`same-origin`]]};
const flawed={daysLeft:5,title:`A site with problems`,headers:[[`Server`,`nginx/1.14.0`],[`X-Powered-By`,`PHP/7.2.1`],[`X-Content-Type-Options`,`nosniff`],[`Strict-Transport-Security`,`max-age=3600`],[`Set-Cookie`,`session=1234; Path=/`]]};
async function startDemo({now:e=new Date}={}){const t=issueRoot({subject:{organization:`Portcullis`,commonName:`Portcullis Demo Root`},notBefore:new Date(e.getTime()-365*day),notAfter:new Date(e.getTime()+3650*day)});const n=issueIntermediate(t,{subject:{organization:`Portcullis`,commonName:`Portcullis Demo CA`},notBefore:new Date(e.getTime()-365*day),notAfter:new Date(e.getTime()+1825*day)});const r=await Promise.all([good,flawed].map(t=>serve(t,n,e)));const[i=``,a=``]=r.map(urlOf);async function close(){await Promise.all(r.map(stop))}return{good:i,flawed:a,authority:t.pem,close,[Symbol.asyncDispose]:close}}
async function serve({daysLeft:e,title:t,headers:n},r,i){const a=new Date(i.getTime()+e*day);const o=issueLeaf(r,{subject:{commonName:`localhost`},names:[`localhost`,`127.0.0.1`],notBefore:new Date(a.getTime()-lifetime*day),notAfter:a});const s={key:o.key,cert:o.pem+r.pem,minVersion:`TLSv1.2`};const c=`<!doctype html><html lang="en"><meta charset="utf-8"><title>${t}</title><h1>${t}</h1></html>\n`;const l=createServer(s,(e,t)=>{t.writeHead(200,[...n,[`Content-Type`,`text/html; charset=utf-8`]].flat());t.end(c)});l.on(`tlsClientError`,()=>{});l.listen(0,`127.0.0.1`);await once(l,`listening`);return l}
function urlOf(e){return`https://localhost:${e.address().port}/`}
async function stop(e){const t=once(e,`close`);e.close();e.closeAllConnections();await t}
// src/cli/commands/demo.ts
const words={before:{en:`Two small sites run on this machine, with their own certificate authority.
The gate reports:
`,ko:`이 컴퓨터에서 자체 인증 기관을 쓰는 작은 사이트 두 개를 실행했습니다.
게이트의 판정은 다음과 같습니다.
`},after:{en:`A build that checks both sites would stop here with exit code {code}. Now check your own site:

  npx portcullis gate https://your-site.example`,ko:`두 사이트를 함께 점검한 빌드는 종료 코드 {code|으로/로} 여기서 멈춥니다. 이제 여러분의 사이트를 점검해 보십시오.

  npx portcullis gate https://your-site.example`},keep:{en:`Both sites keep running until you press Ctrl-C. In another terminal:

  npx portcullis gate {url} --ca-file {file}`,ko:`Ctrl-C를 누를 때까지 두 사이트가 계속 실행됩니다. 다른 터미널에서:

  npx portcullis gate {url} --ca-file {file}`}};
async function demoCommand({argv:e,io:t}){const n=readGiven(givenFlags(e),t.env,optionsFor(`demo`));const r=readLanguage(n);await using i=await startDemo();const a=await gateMany({runner:localRunner(openEngine({authorities:[i.authority],deadline:1e4,special:true})),language:r,urls:[i.good,i.flawed],thresholds:{}});if(n.isSet(`json`))t.out(toJson(a));else{const e=painter(wantsColour(t)&&!n.isSet(`no_color`));const i=prettyGate(a,{language:r,paint:e,width:widthOfReport(t)});t.out(`${words.before[r]}\n${i}\n${fill(words.after,{code:exitOf(a)},r)}\n`)}if(n.isSet(`keep`))await keep(i,r,t);return exitCodes.pass}
async function keep(e,t,n){const r=mkdtempSync(join(tmpdir(),`portcullis-demo-`));const i=join(r,`ca.pem`);process.once(`exit`,()=>rmSync(r,{recursive:true,force:true}));writeFileSync(i,e.authority);n.out(`\n${fill(words.keep,{url:e.flawed,file:i},t)}\n`);const{promise:a,resolve:o}=Promise.withResolvers();if(!n.signal)return;n.signal.addEventListener(`abort`,()=>o(),{once:true});await a}

export { demoCommand };
