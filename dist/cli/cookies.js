// server/accounts/cookies.ts
function cookieNames(e){const named=t=>`${e?`__Host-`:``}portcullis.${t}`;return{session:named(`session_token`),pending:named(`two_factor`),state:named(`state`),challenge:named(`passkey`),form:named(`form`),link:named(`link`),device:named(`device`),isSecure:e}}
function cookieOf({headers:e},t){const n=(e.cookie??``).split(`;`).map(e=>e.trim()).filter(e=>e.startsWith(`${t}=`));return n.length===1?n[0]?.slice(t.length+1):void 0}
function setCookie(e,t,n,{isSecure:r}){return`${e}=${t}; Max-Age=${n}; Path=/; HttpOnly; SameSite=Lax${r?`; Secure`:``}`}

export { cookieOf as n, setCookie as r, cookieNames as t };
