import { r as busyScopes } from "./start.js";
import { $r as boolean, Yr as _null, ai as int, bi as union, pi as object, qr as _enum, ui as literal, vi as string, xi as unknown } from "./node-3.js";
import { Hn as datetime } from "./gate-14.js";
import { D as failureCodes, x as printable } from "./node.js";
// src/core/result/envelope-schema.ts
const common={requestId:string().meta({description:`Identifier of the request, the same as the header X-Request-Id`,ko:`요청의 식별자. X-Request-Id 헤더와 같습니다`}),cached:boolean().meta({description:`Whether a recent stored result was returned`,ko:`최근에 저장된 결과를 돌려주었는지 여부`}),updatedAt:datetime().nullable().meta({description:`When the result was produced; null if there is none`,ko:`결과가 만들어진 시각. 결과가 없으면 null`})};
const whenProduced=datetime().meta({description:`When the previous result was produced`,ko:`이전 결과가 만들어진 시각`});
const versionText={description:`Version of the check that produced the previous result`,ko:`이전 결과를 만든 점검의 버전`};
const olderData=unknown().meta({description:`The data of an earlier version of the check, in the form of that version. If an issue of that version no longer exists, its cause is its id`,ko:`이전 버전의 점검이 그 버전의 형식으로 만든 data. 더 이상 없는 문제는 cause에 id를 씁니다`});
const sameData={description:`The previous data, in the form of data above: the same version of the check produced it`,ko:`이전의 data. 같은 버전의 점검이 만들었으므로 위의 data와 형식이 같습니다`};
const snapshotText={description:`The previous stored result for the same request. Its version tells the form of its data. Absent if the server has none`,ko:`같은 요청에 대해 저장된 바로 이전 결과. data의 형식은 version으로 알 수 있습니다. 서버에 저장된 것이 없으면 생략됩니다`};
const anySnapshot=object({updatedAt:whenProduced,version:int().min(1).meta(versionText),data:olderData}).meta(snapshotText);
function snapshotOf(e,t){const n=object({updatedAt:whenProduced,version:literal(t).meta(versionText),data:e.meta(sameData)});if(t===1)return n.meta(snapshotText);const r=Array.from({length:t-1},(e,t)=>t+1);const i=object({updatedAt:whenProduced,version:literal(r).meta(versionText),data:olderData});return union([n,i]).meta(snapshotText)}
const result={description:`The result of the check or operation`,ko:`점검 또는 작업의 결과`};
function measuredOf(e){return object({ok:literal(true).meta({description:`true on success`,ko:`성공이면 true`}),...common,data:e.meta(result),error:_null().meta({description:`null on success`,ko:`성공이면 null`})})}
function successOf(e){return measuredOf(e).extend({previousSnapshot:anySnapshot.exactOptional()})}
function storedSuccessOf(e,t){return measuredOf(e).extend({previousSnapshot:snapshotOf(e,t).exactOptional()})}
const error=object({code:_enum(failureCodes).meta({description:`Kind of failure, for programs`,ko:`프로그램이 읽는 실패의 종류`}),message:string().meta({description:`Explanation for people, in the requested language`,ko:`사람이 읽는 설명. 요청한 언어로 씁니다`}),retryAfter:int().min(0).nullable().meta({description:`Seconds to wait before the next attempt; null if waiting does not help`,ko:`다시 요청하기 전에 기다릴 초. 기다려서 해결될 일이 아니면 null`}),reason:string().meta({description:`The exact failure, such as dns.nxdomain; for invalid input, the name of the parameter`,ko:`구체적인 실패. dns.nxdomain 같은 코드이며, 잘못된 입력이면 파라미터의 이름`}),scope:_enum(busyScopes).meta({description:`For the reason busy: whose allowance is used up, that of the target or that of the server`,ko:`reason이 busy일 때 허용량을 모두 사용한 쪽. 대상(target) 또는 서버(server)`}).exactOptional()});
const refusal=object({ok:literal(false).meta({description:`false on failure`,ko:`실패이면 false`}),...common,data:_null().meta({description:`null on failure`,ko:`실패이면 null`}),error:error.readonly().meta({description:`Why there is no result`,ko:`결과가 없는 이유`})}).readonly().meta({id:`Refusal`,description:`The envelope of a failure`,ko:`실패의 봉투`});
function invalidPathOf({issues:e}){return printable(e[0]?.path.join(`.`)||`the answer`,80)}

export { successOf as a, storedSuccessOf as i, measuredOf as n, refusal as r, invalidPathOf as t };
