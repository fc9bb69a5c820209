import { vt as defineProblems, yt as finder } from "./node-3.js";
// src/topics/registration/problems.ts
const renew={en:`Renew it at the registrar, and turn automatic renewal on.`,ko:`레지스트라에서 갱신하고 자동 갱신을 켜십시오.`};
const registrationEndProblems=defineProblems({"registration-expired":{severity:`critical`,cause:{en:`The registration of {domain} expired on {date}.`,ko:`{domain}의 등록이 {date}에 만료되었습니다.`},action:{en:`Renew it at the registrar today. After a grace period anyone can register it.`,ko:`오늘 레지스트라에서 갱신하십시오. 유예 기간이 지나면 누구나 등록할 수 있습니다.`}},"registration-expires-7":{severity:`high`,cause:{en:`The registration of {domain} expires on {date}, in 7 days or less.`,ko:`{domain}의 등록이 {date}에 만료됩니다. 7일 이내입니다.`},action:renew},"registration-expires-30":{severity:`medium`,cause:{en:`The registration of {domain} expires on {date}, in 30 days or less.`,ko:`{domain}의 등록이 {date}에 만료됩니다. 30일 이내입니다.`},action:renew},"registration-expires-60":{severity:`low`,cause:{en:`The registration of {domain} expires on {date}, in 60 days or less.`,ko:`{domain}의 등록이 {date}에 만료됩니다. 60일 이내입니다.`},action:renew},"registration-unpaid":{severity:`medium`,cause:{en:`The contract with the registrar ends on {date}, before the registration. The registry may have renewed the registration automatically.`,ko:`레지스트라와의 계약이 등록보다 먼저 {date}에 끝납니다. 레지스트리가 등록을 자동 갱신한 상태일 수 있습니다.`},action:{en:`Check at the registrar that the renewal is paid. If it is not, the registrar can delete the domain.`,ko:`레지스트라에서 갱신 요금이 결제되었는지 확인하십시오. 결제되지 않았으면 레지스트라가 도메인을 삭제할 수 있습니다.`}}});
const findRegistrationEnd=finder(`registration`);
// src/probes/registration/end.ts
const day$1=864e5;
function expiryOf(e){return Date.parse(e)+(e.endsWith(`T00:00:00.000Z`)?day$1:0)}
// src/topics/registration/judge.ts
const day=864e5;
const ladder=[[7,`registration-expires-7`],[30,`registration-expires-30`],[60,`registration-expires-60`]];
function judgeRegistrationEnd(e){const{domain:t,expires:n,observedAt:r}=e;if(n===null)return unpaidFindings(e);const i=expiryOf(n)-Date.parse(r);const a={domain:t,date:n.slice(0,10)};if(i<0)return[findRegistrationEnd(`registration-expired`,a)];const[,o]=ladder.find(([e])=>i<=e*day)??[];return[...o?[findRegistrationEnd(o,a)]:[],...unpaidFindings(e)]}
function unpaidFindings({expires:e,registrarExpires:t,observedAt:n}){if(t===null||e!==null&&t>=e)return[];return Date.parse(t)-Date.parse(n)<=7*day?[findRegistrationEnd(`registration-unpaid`,{date:t.slice(0,10)})]:[]}

export { expiryOf as n, registrationEndProblems as r, judgeRegistrationEnd as t };
