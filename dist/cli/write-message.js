import { Fn as types, Jt as addressOctets, On as root, Un as DnsError, cn as writeByte, dn as writePart, fn as writeShort, jn as classes, nn as writeData, on as openMessage, pn as written, rn as writeName, un as writeLong } from "./node-3.js";
import { r as writeOptions } from "./read-once.js";
// src/formats/dns/client-subnet.ts
const code=8;
const families={4:1,16:2};
const bits={4:24,16:56};
function clientSubnet(e){const t=addressOctets(e);const n=t.length===4?4:16;const r=Buffer.of(0,families[n],bits[n],0);return{name:`other`,code,bytes:Buffer.concat([r,t.subarray(0,bits[n]/8)])}}
function isForNetwork(e){return e.some(e=>e.name===`other`&&e.code===code&&(e.bytes[3]??0)>0)}
// src/formats/dns/write-message.ts
function writeMessage(e){const{questions:t,answers:n,authorities:r,additionals:i,edns:a,rcode:o}=e;if(o>15&&!a)throw new DnsError(`a response code that needs EDNS`);if(e.opcode>15)throw new DnsError(`an operation of more than four bits`);const s=openMessage();writeShort(s,e.id);writeShort(s,flagsOf(e));const c=[t.length,n.length,r.length,i.length+(a?1:0)];for(const e of c)writeShort(s,e);for(const e of t)writeQuestion(s,e);for(const e of[...n,...r,...i])writeRecord(s,e);if(a)writeOpt(s,a,o>>4);return written(s)}
function flagsOf(e){return(e.isResponse?32768:0)|e.opcode<<11|(e.isAuthoritative?1024:0)|(e.isTruncated?512:0)|(e.isRecursionDesired?256:0)|(e.isRecursionAvailable?128:0)|(e.isAuthenticData?32:0)|(e.isCheckingDisabled?16:0)|e.rcode&15}
function writeQuestion(e,t){writeName(e,t.name);writeShort(e,t.type);writeShort(e,t.class)}
function writeRecord(e,t){writeQuestion(e,t);writeLong(e,t.ttl);writePart(e,()=>writeData(e,t.data))}
function writeOpt(e,{size:t,version:n,isDnssecOk:r,options:i},a){writeName(e,root);writeShort(e,types.OPT);writeShort(e,t);writeByte(e,a);writeByte(e,n);writeShort(e,r?32768:0);writePart(e,()=>writeOptions(e,i))}
const datagramSize=1232;
function writeQuery(e,t,n,r={}){const{isRecursionDesired:i=true,isDnssecOk:a=false,hasEdns:o=true}=r;const s=r.clientSubnet===void 0?[]:[clientSubnet(r.clientSubnet)];return writeMessage({id:e,isResponse:false,opcode:0,isAuthoritative:false,isTruncated:false,isRecursionDesired:i,isRecursionAvailable:false,isAuthenticData:r.isAuthenticData??false,isCheckingDisabled:r.isCheckingDisabled??false,rcode:0,questions:[{name:t,type:n,class:classes.IN}],answers:[],authorities:[],additionals:[],edns:o?{version:0,size:datagramSize,isDnssecOk:a,options:s}:null,stray:0})}

export { isForNetwork as i, writeQuery as n, clientSubnet as r, writeMessage as t };
