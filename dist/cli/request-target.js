import { t as I } from "./index.min.js";
import { E as failure } from "./node.js";
// server/http/request-target.ts
const longestUrl=8e3;
function checkHead({url:e=``,rawHeaders:t,httpVersion:n}){if(e.length>longestUrl)throw failure(`request.url-too-long`,{limit:longestUrl});if(!isTarget(e))throw malformed(words.target);const r=hostsOf(t);if(r.length===0&&n===`1.1`)throw malformed(words.noHost);if(r.length>1)throw malformed(words.hosts);if(!r.every(isKnownHost))throw malformed(words.host)}
function sentHost({rawHeaders:e}){return hostsOf(e)[0]?.toLowerCase()}
function hostsOf(e){const t=[];for(let n=0;n<e.length;n+=2){const r=e[n]??``;if(r.length===4&&r.toLowerCase()===`host`)t.push(e[n+1]??``)}return t}
const judged=new I({max:256});
const longestHost=261;
function isKnownHost(e){if(e.length>longestHost)return isHost(e);const t=judged.get(e);if(t!==void 0)return t;const n=isHost(e);judged.set(e,n);return n}
function isTarget(e){return e.startsWith(`/`)||e===`*`||/^https?:\/\//i.test(e)&&URL.canParse(e)}
function isHost(e){if(e===``)return true;return/^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i.test(e)&&URL.canParse(`http://${e}/`)}
const words={target:{en:`its target is neither a path nor an http or https URL`,ko:`요청 대상이 경로도 http 또는 https URL도 아닙니다`},noHost:{en:`it has no Host header`,ko:`Host 헤더가 없습니다`},hosts:{en:`it has more than one Host header`,ko:`Host 헤더가 둘 이상입니다`},host:{en:`its Host header is not a valid host`,ko:`Host 헤더의 호스트가 올바르지 않습니다`}};
function malformed(e){return failure(`request.malformed`,{detail:e})}

export { sentHost as n, checkHead as t };
