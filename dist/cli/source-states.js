import { i as sharedSources } from "./gate-14.js";
import { Dr as sourceTable, Er as sourceIds } from "./node-3.js";
// src/settings/source-states.ts
const whois={name:`WHOIS`,terms:{en:`Servers of IANA, registries and registrars (RFC 3912); at most two queries at a time to each`,ko:`IANA, 등록 기관, 등록 대행사의 서버(RFC 3912). 서버마다 동시에 2개까지 질의합니다`}};
function sourceStates(){return[...sourceIds.map(e=>({id:e,...sourceTable[e]})),{id:`whois`,...whois}].map(({id:e,name:t,terms:n})=>({id:e,name:t,terms:n,...sharedSources.states.of(e)}))}
function listenToSources(e){return sharedSources.states.listen(e)}

export { sourceStates as n, listenToSources as t };
