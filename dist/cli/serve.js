import { Bt as dataDirectory, R as openNetworks, i as readGiven, r as givenFlags, yr as environmentOnly } from "./node-3.js";
import { t as readTracing } from "./tracing2.js";
import { o as readServing, r as listenFailure } from "./serving.js";
import { n as keepHeapSmall, t as untilInterrupted } from "./until-interrupted.js";
import { y as optionsFor } from "./start-7.js";
import { N as serverModules } from "./gate-9.js";
// src/cli/commands/serve.ts
async function serveCommand({argv:e,io:t}){keepHeapSmall();const n=readGiven(givenFlags(e),t.env,[...optionsFor(`serve`),...environmentOnly]);const r=readServing(n);const i=openNetworks(dataDirectory(n));const a=readTracing(t.env);const o=await start({...r,tracing:a,measuring:{...r.measuring,networks:i}},n);t.err(`portcullis: listening on ${o.url}\n`);if(t.isErrTerminal)await present(o,n.isSet(`qr`),t);if(n.isSet(`open`))await o.show(await nearest(o)).catch(()=>t.err(noBrowser));o.warm();return untilInterrupted(o,t)}
const noBrowser=`portcullis: no browser could be opened.
`;
async function present(e,t,n){const r=await e.urls();if(r.length>1)n.err(r.map(e=>`  ${e}\n`).join(``));const i=r.find(e=>!/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(e))??r[0];if(t&&i!==void 0)n.err(`${await e.draw(i)}\n`)}
async function nearest(e){return(await e.urls())[0]??e.url}
async function start(e,t){const{startServer:n}=await serverModules.main();try{return await n({...e,https:await credentialsOf(e)})}catch(n){throw listenFailure(n,t,e)??n}}
const selfSigned=365;
async function credentialsOf({https:e,host:t}){if(e!==`self-signed`)return e;const{issueOwn:n}=await import(`./own.js`);const{pem:r,key:i}=n(t,new Date,selfSigned);return{certificate:r,key:i}}

export { serveCommand };
