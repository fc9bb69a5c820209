import { Bn as readPart, Dn as readName, Fn as types, Hn as readShort, In as cursorOf, Ln as readByte, Un as DnsError, Vn as readRest, dn as writePart, fn as writeShort, ln as writeBytes, tn as readData, zn as readLong } from "./node-3.js";
// src/formats/dns/edns.ts
const longestErrorText=512;
const codes={server:3,error:15};
function readOptions(e){const t=[];while(e.at<e.end){const n=readShort(e);t.push(readPart(e,readShort(e),e=>readOption(n,e)))}return t}
function readOption(e,t){if(e===codes.server)return{name:`server`,bytes:readRest(t)};if(e!==codes.error||t.end-t.at<2)return{name:`other`,code:e,bytes:readRest(t)};return{name:`error`,code:readShort(t),text:beginning(Buffer.from(beginning(readRest(t)),`utf8`)).replace(/\0+$/,``)}}
function beginning(e){return new TextDecoder(`utf-8`,{ignoreBOM:true}).decode(e.subarray(0,longestErrorText),{stream:true})}
function writeOptions(e,t){for(const n of t){writeShort(e,n.name===`other`?n.code:codes[n.name]);writePart(e,()=>writeOption(e,n))}}
function writeOption(e,t){if(t.name!==`error`)return writeBytes(e,t.bytes);const n=Buffer.from(t.text,`utf8`);if(n.length>longestErrorText)throw new DnsError(`an error text of more than 512 octets`);writeShort(e,t.code);writeBytes(e,n)}
// src/formats/dns/read-message.ts
const mostRecords=1e4;
const mostQuestions=32;
function readMessage(e){if(e.length>65535)throw new DnsError(`longer than a message can be`);const t=cursorOf(e);const n=readShort(t);const r=readShort(t);const i={questions:readShort(t),answers:readShort(t),authorities:readShort(t)};const a=readShort(t);if(i.questions>mostQuestions)throw new DnsError(`too many questions`);if(i.answers+i.authorities+a>mostRecords)throw new DnsError(`too many records`);const o=(r&512)!==0;const s=[];const c={answers:[],authorities:[],additionals:[],opt:null};try{for(let e=i.questions;e>0;e--)s.push(readQuestion(t));for(let e=i.answers;e>0;e--)c.answers.push(readRecord(t));for(let e=i.authorities;e>0;e--)c.authorities.push(readRecord(t));for(let e=a;e>0;e--)readAdditional(t,c)}catch(e){if(!(e instanceof DnsError)||!o)throw e;t.at=t.end}const{opt:l,...u}=c;return{id:n,isResponse:(r&32768)!==0,opcode:r>>11&15,isAuthoritative:(r&1024)!==0,isTruncated:o,isRecursionDesired:(r&256)!==0,isRecursionAvailable:(r&128)!==0,isAuthenticData:(r&32)!==0,isCheckingDisabled:(r&16)!==0,rcode:(l?.rcodeHigh??0)*16+(r&15),questions:s,...u,edns:l&&ednsOf(l),stray:t.end-t.at}}
function ednsOf({version:e,size:t,isDnssecOk:n,options:r}){return{version:e,size:t,isDnssecOk:n,options:r}}
function readQuestion(e){return{name:readName(e),type:readShort(e),class:readShort(e)}}
function readRecord(e){const t=readName(e);const n=readShort(e);if(n===types.OPT)throw new DnsError(`OPT out of place`);return readAfterType(e,t,n)}
function readAfterType(e,t,n){const r=readShort(e);const i=readLong(e);const a=readPart(e,readShort(e),e=>readData(e,n,r));return{name:t,type:n,class:r,ttl:i>2147483647?0:i,data:a}}
function readAdditional(e,t){const n=readName(e);const r=readShort(e);if(r!==types.OPT){t.additionals.push(readAfterType(e,n,r));return}if(t.opt)throw new DnsError(`more than one OPT`);if(n.wire.length!==1)throw new DnsError(`OPT of a name`);t.opt={size:readShort(e),rcodeHigh:readByte(e),version:readByte(e),isDnssecOk:(readShort(e)&32768)!==0,options:readPart(e,readShort(e),readOptions)}}
// src/formats/dns/read-once.ts
const known=new WeakMap;
function messageIn(e){const t=known.get(e)??readMessage(Buffer.from(e.buffer,e.byteOffset,e.length));known.set(e,t);return t}

export { readMessage as n, writeOptions as r, messageIn as t };
