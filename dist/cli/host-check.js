import { _i as strictObject, lr as hostTarget } from "./node-3.js";
import { In as targetOfHost } from "./gate-14.js";
// src/core/target/host-check.ts
const input=strictObject({host:hostTarget().meta({description:`Host name or IP address; the host part of a pasted URL is accepted`,ko:`호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다`,examples:[`example.com`]})});
function endpointOf({host:e}){return{host:e.host,port:e.port??443}}
const hostCheck={input,subject:`host`,target:targetOf,question:endpointOf,fits:isAbout};
function targetOf(e){const{host:t,port:n}=endpointOf(e);return targetOfHost(t,n)}
function isAbout(e,t){const{host:n,port:r}=endpointOf(t);return e.host===n&&e.port===r}

export { hostCheck as n, endpointOf as t };
