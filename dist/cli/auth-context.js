import { AsyncLocalStorage } from "node:async_hooks";
// server/accounts/auth-context.ts
const networkHeader=`x-portcullis-network`;
const outbox=new AsyncLocalStorage;
async function mailingsOf(e){const t=[];await outbox.run(t,e);return t}
function post({email:e,token:t}){outbox.getStore()?.push({email:e,token:t});return Promise.resolve()}
const storeCalls=new AsyncLocalStorage;
async function withStoreTrouble(e){const t={trouble:null};try{return await storeCalls.run(t,e)}catch(e){throw t.trouble??e}}
function noteStoreTrouble(e){const t=storeCalls.getStore();if(t)t.trouble=e}

export { withStoreTrouble as a, post as i, networkHeader as n, noteStoreTrouble as r, mailingsOf as t };
