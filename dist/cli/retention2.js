// server/questions/cache/retention.ts
function retentionPlaceOf(e,t,n){if(keepsNothing(e))return`nowhere`;return isSecretive(n.name)||holdsSecretiveUrl(t)?`memory`:`store`}
function keepsNothing({concerns:e,subjectIs:t}){return e!==void 0||t===`text`}
function isAlone({concerns:e,ttl:t}){return e!==void 0||t===0}
function holdsSecretiveUrl(e){if(typeof e===`string`)return isSecretive(e);return typeof e===`object`&&e!==null&&Object.values(e).some(holdsSecretiveUrl)}
function isSecretive(e){if(!/^[a-z][a-z\d+.-]*:\/\//i.test(e))return false;if(!URL.canParse(e))return true;const{username:t,password:n,search:r,hash:i}=new URL(e);return t+n+r+i!==``}

export { keepsNothing as n, retentionPlaceOf as r, isAlone as t };
