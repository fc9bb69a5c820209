import { n as resolverWords } from "./resolver-words.js";
// src/checks/propagation/tables.ts
const verdictWords={updated:{en:`up to date`,ko:`최신`},stale:{en:`old`,ko:`이전 값`},variant:{en:`varies`,ko:`다른 값`},filtered:{en:`filtered`,ko:`차단됨`},"stale-served":{en:`expired copy`,ko:`만료된 값`},bogus:{en:`bogus`,ko:`검증 실패`},error:{en:`no answer`,ko:`응답 없음`},unverified:{en:`not compared`,ko:`비교 불가`}};
const stateWords={current:{en:`current`,ko:`최신`},behind:{en:`behind`,ko:`뒤처짐`},failed:{en:`no answer`,ko:`응답 없음`}};
const nothing={found:{en:``,ko:``},alias:{en:`CNAME only`,ko:`CNAME만 있음`},nxdomain:{en:`no such name`,ko:`이름 없음`},nodata:{en:`no such record`,ko:`레코드 없음`},unknown:{en:``,ko:``}};
function tablesOf({authoritativeServers:e,resolvers:t}){return[{columns:[{en:`Name server`,ko:`네임서버`},{en:`Address`,ko:`주소`},{en:`Serial`,ko:`일련번호`},{en:`State`,ko:`상태`},{en:`Answer`,ko:`응답`}],rows:e.map(e=>[e.name,e.address,e.serial===null?`?`:`${e.serial}`,stateWords[e.state],told(e)])},{columns:[{en:`Resolver`,ko:`리졸버`},{en:`State`,ko:`상태`},{en:`TTL`,ko:`TTL`},{en:`Answer`,ko:`응답`}],rows:t.map(e=>[e.name,verdictWords[e.verdict],e.ttl===null?`?`:`${e.ttl}`,told(e)])}]}
function told({answer:e,aliases:t,values:n,total:r,reason:i}){const a=[...t,...n];const o=r>n.length?[`(+${r-n.length})`]:[];if(a.length>0)return[...a,...o].join(` `);if(e!==`unknown`)return nothing[e];return i===null?`?`:resolverWords(i)}

export { verdictWords as n, tablesOf as t };
