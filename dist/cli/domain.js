import { o as __toESM } from "./rolldown-runtime.js";
import { Ni as NEVER, dr as parseHost, ir as require_ipaddr, vi as string } from "./node-3.js";
import { isIP } from "node:net";
// src/core/target/domain.ts
var import_ipaddr=__toESM(require_ipaddr(),1);
const aDomain={en:`a domain name such as example.com`,ko:`example.com 같은 도메인 이름`};
const noAddress={en:`a domain name; for an IP address use reverse-dns or asn`,ko:`도메인 이름. IP 주소는 reverse-dns나 asn으로 확인하십시오`};
const noLocalhost={en:`a domain name of the public DNS such as example.com; localhost always means the local machine (RFC 6761)`,ko:`localhost(RFC 6761에 따라 그 기기 자신)가 아닌 example.com 같은 도메인 이름`};
const anAddress={en:`an IPv4 or IPv6 address such as 8.8.8.8 or 2001:4860:4860::8888`,ko:`8.8.8.8 또는 2001:4860:4860::8888 같은 IPv4 또는 IPv6 주소`};
const aReverseName={en:`an IP address, or its complete reverse name: 4 labels before in-addr.arpa, or 32 before ip6.arpa`,ko:`IP 주소 또는 완전한 역방향 이름(in-addr.arpa 앞에 레이블 4개, ip6.arpa 앞에 32개)`};
function domainTarget(){return string().transform((e,t)=>unwrap(parseDomain(e),t))}
function reverseTarget(){return string().transform((e,t)=>unwrap(parseReverse(e),t))}
function parseReverse(e){const t=e.trim().toLowerCase().replace(/\.$/,``);if(!/(?:^|\.)(?:in-addr|ip6)\.arpa$/.test(t))return parseAddress(e);const n=addressOfReverseName(t);return n===null?{problem:{expected:aReverseName}}:{value:n}}
function addressOfReverseName(e){const t=e.split(`.`).slice(0,-2).toReversed();if(e.endsWith(`.in-addr.arpa`)){const e=t.join(`.`);return t.length===4&&isIP(e)===4?e:null}if(t.length!==32||t.some(e=>!/^[0-9a-f]$/.test(e)))return null;const n=Array.from({length:8},(e,n)=>t.slice(4*n,4*n+4).join(``));return import_ipaddr.default.process(n.join(`:`)).toString()}
function parseDomain(e){const t=parseHost(e);if(`problem`in t){const{given:e}=t.problem;return{problem:{expected:aDomain,...e!==void 0&&{given:e}}}}const{host:n}=t.value;if(isIP(n))return{problem:{expected:noAddress}};return/(?:^|\.)localhost$/.test(n)?{problem:{expected:noLocalhost}}:{value:n}}
function parseAddress(e){const t=e.trim().replace(/^\[(?<inside>[^[\]]*)\]$/,`$<inside>`);if(isIP(t)===0||t.includes(`%`))return{problem:{expected:anAddress}};return{value:import_ipaddr.default.process(t).toString()}}
function unwrap(e,t){if(`value`in e)return e.value;t.addIssue({code:`custom`,params:{...e.problem}});return NEVER}

export { reverseTarget as i, parseAddress as n, parseDomain as r, domainTarget as t };
