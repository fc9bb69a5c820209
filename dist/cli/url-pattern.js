// src/core/target/url-pattern.ts
function matchesUrl(e,t){if(e===`**`)return true;const[n,r]=[partsOf(e),partsOf(t)];if(!n||!r)return false;const i=n.scheme===`*`||n.scheme===r.scheme;const a=n.port===`*`||n.port===r.port;return i&&a&&matches(n.host,r.host)&&matches(n.rest,r.rest)}
const url=/^(?<scheme>[a-z]+|\*):\/\/(?<host>\[[^\]/]*\]|[^/:?#@]*)(?::(?<port>\d+|\*))?(?<rest>[/?#].*|)$/is;
function partsOf(e){const{scheme:t,host:n,port:r=``,rest:i}=url.exec(e)?.groups??{};return t===void 0||n===void 0||i===void 0?null:{scheme:t,host:n,port:r,rest:i}}
function matches(e,t){return e.split(/(\*\*|\*)/).filter(e=>e!==``).reduce((e,n)=>step(e,n,t),Array.from({length:t.length+1},(e,t)=>t===0))[t.length]??false}
function step(e,t,n){if(t!==`*`&&t!==`**`)return e.map((r,i)=>(e[i-t.length]??false)&&n.endsWith(t,i));let r=false;return e.map((e,i)=>{const a=t===`*`&&n[i-1]===`/`;r=e||r&&!a;return r})}

export { partsOf as n, matchesUrl as t };
