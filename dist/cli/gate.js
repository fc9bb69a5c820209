import { f as failure, s as printable } from "./start.js";
// src/client/server.ts
function readServer({server:e,apiKey:t}){const n=URL.parse(String(e));if(!(n!==null&&/^https?:$/.test(n.protocol)&&`${n.username}${n.password}`===``)||n.search!==``||n.hash!==``)throw wrong(`server`,aServer,``);if(!n.pathname.endsWith(`/`))n.pathname+=`/`;if(t===void 0)return{server:n.href,key:void 0};if(!isKey(t))throw wrong(`apiKey`,aKey,``);if(!isPrivateWay(n))throw wrong(`server`,secureWay,n.origin);return{server:n.href,key:t}}
function isPrivateWay({protocol:e,hostname:t}){return e===`https:`||/^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/.test(t)}
function isKey(e){return/^[\u0021-\u007e]{1,512}$/.test(e)}
function shownText(e){return printable(e,60)}
const aServer={en:`an http or https URL such as https://portcullis.example/, without user name, query or fragment`,ko:`https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)`};
const aKey={en:`one key of visible ASCII characters, without spaces or line breaks`,ko:`공백과 줄바꿈 없이 보이는 ASCII 문자로 된 키 하나`};
const secureWay={en:`an https URL if a key is given (over plain http, the key would not be encrypted)`,ko:`키를 쓸 때는 https URL. 평문 http로는 키가 그대로 드러납니다`};
function wrong(e,t,n){if(n===``)return failure(`input.secret`,{field:e,expected:t},{reason:e});return failure(`input.value`,{field:e,expected:t,given:`"${printable(n,60)}"`},{reason:e})}

export { secureWay as a, readServer as i, isKey as n, shownText as o, isPrivateWay as r, aKey as t };
