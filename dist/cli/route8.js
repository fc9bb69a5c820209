import { E as failures, S as fill, b as failure, n as version, v as Failure } from "./node.js";
import { t as pageFailure } from "./page-failure.js";
import { Sr as shown, Ur as array, ai as object, li as strictObject, pi as unknown, st as severities, ui as string } from "./node-3.js";
import { r as refang } from "./defang.js";
import { Fn as targetOfHost, N as toAnswer, Rn as defineCheck } from "./gate-14.js";
import { f as refuse, t as callerOf } from "./route.js";
import { _ as rateFields, c as eventFields, f as pageFields, u as jsonFields } from "./header-fields.js";
import { t as readForm } from "./form.js";
import { n as largestText } from "./body.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { t as parseQuestion } from "./parse.js";
import { n as recognise, r as meaningOf, t as AskForm } from "./ask-form.js";
import { d as $, i as words$1, n as pathIn, r as a, t as layout, u as z } from "./layout.js";
import { i as markup, t as harmless } from "./start-6.js";
import { _ as momentPath, b as reportPath, g as manyReportsPathOf, i as badgePath, l as checkPath, u as comparePath, x as reportsPath } from "./paths2.js";
import { n as withUnicode, t as unicodeOf } from "./gate-16.js";
import { t as Sign } from "./sign.js";
import { n as toneText, t as toneOf$1 } from "./tone.js";
import { G as checkOf$1, N as toCsv, W as byCause, Z as reportWords } from "./gate-9.js";
import { a as providerOf, c as freshField, d as isEmpty, f as isNonexistent, i as RecordToPublish, o as Pictures, p as words$2, r as Finding, s as Action, u as doneOf } from "./page2.js";
import { t as Rich } from "./rich.js";
import { n as whenText, t as When } from "./when.js";
import { r as compressed } from "./coding.js";
import { t as answerWith } from "./route7.js";
import { n as pageActionText } from "./page-action.js";
import { a as isOurLimit, i as isBusy, t as busy } from "./start.js";
import { t as I } from "./index.min.js";
import { a as hostOf, c as targetAt, i as askedOf, o as readTarget, s as reportChecks, t as badgeLabels } from "./badge.js";
import { n as accountPaths, r as linkTo } from "./paths3.js";
import { t as require_cjs } from "./cjs2.js";
import { t as serverOf } from "./site.js";
import { t as ask } from "./ask3.js";
import { n as retention } from "./retention.js";
import { setTimeout } from "node:timers/promises";
const longest$3 = 4e3;
function askPage(given, meaning, setting) {
	const { language } = setting;
	const { suggestions, kind } = meaning;
	const hasSuggestion = suggestions.length > 0;
	const title = hasSuggestion ? fill(words$1.meant.title, { name: harmless(suggestions[0] ?? "", 300) }, language) : words$1.meant.unclear[language];
	const main = a("div", {
		class: "frame",
		children: [
			a("h1", { children: title }),
			a("div", {
				class: "actions choices",
				children: [suggestions.map((name) => a(Choice, {
					language,
					fields: { ["q"]: name },
					label: fill(words$1.meant.check, { name: harmless(name, 300) }, language)
				})), kind === "words" ? a(Choice, {
					language,
					fields: {
						["q"]: given.slice(0, longest$3),
						["as"]: "message"
					},
					label: words$1.meant.message[language],
					isPlain: hasSuggestion
				}) : null]
			}),
			a("p", { children: kind === "words" ? words$1.meant.messageLede[language] : words$1.meant.slipLede[language] }),
			a(AskForm, {
				language,
				value: harmless(given, longest$3),
				isMain: true
			})
		]
	});
	return layout({
		path: reportsPath,
		title,
		description: title,
		main,
		isListed: false
	}, setting);
}
function Choice({ language, fields, label, isPlain = false }) {
	return a("form", {
		action: pathIn(reportsPath, language),
		method: "post",
		children: [Object.entries(fields).map(([name, value]) => a("input", {
			type: "hidden",
			name,
			value
		})), a("button", {
			type: "submit",
			class: isPlain ? "plain" : void 0,
			children: label
		})]
	});
}
// server/pages/pictures/tile.tsx
function Tile({title:e,interpretation:t,language:n}){const{grade:r,score:i}=t;const o=r??(i===void 0?null:`${Math.round(i)}`);const s=toneOf$1(t);return a(`figure`,{class:`tile ${s}`,children:[a(`p`,{class:`tile-mark`,children:[o===null?null:a(`span`,{class:`letter`,children:o}),a(Mark,{status:s})]}),a(`figcaption`,{children:[a(`span`,{class:`tile-title`,children:harmless(e,100)}),` `,a(`span`,{class:`quiet`,children:factsOf(t,n)})]})]})}
function Mark({status:e}){return a(`svg`,{viewBox:`0 0 16 16`,"aria-hidden":`true`,children:a(Sign,{status:e,x:0,y:0})})}
function factsOf(e,t){const{score:n,issues:r=[]}=e;const i=n===void 0?void 0:fill(reportWords.score,{score:Math.round(n)},t);const a=r.filter(({severity:e})=>e!==`info`).length;const o=a===0?void 0:fill(a===1?words$2.problem:words$2.problems,{count:a},t);return[i,toneText(toneOf$1(e),t),o].filter(e=>e!==void 0).join(` · `)}
// server/pages/report/compare.ts
function measuredOf({checks:e}){return e.filter(e=>`findings`in e)}
function compareMoments(e,t){const n=measuredOf(t).map(({id:e})=>e).filter(t=>measuredOf(e).some(e=>e.id===t));const[r,i]=[e,t].map(e=>problemsAt(e,n));return{fixed:missingIn$1(i,r),added:missingIn$1(r,i),unchanged:[...i].flatMap(([e,t])=>r.has(e)?[t]:[])}}
function problemsAt(e,t){const n=new Map;for(const{id:r,findings:i}of measuredOf(e)){if(t&&!t.includes(r))continue;for(const e of i){const t=JSON.stringify([e.topic??`${r}.${e.id}`,e.subject??null]);if(!n.has(t))n.set(t,{...e,check:r})}}return n}
function missingIn$1(e,t){return[...t].flatMap(([t,n])=>e.has(t)?[]:[n])}
// server/pages/report/history-words.ts
const historyWords={title:{en:`History`,ko:`이력`},moments:{en:`All {count} reports`,ko:`보고서 {count}개 모두 보기`},compare:{en:`Compare with the latest`,ko:`최신 보고서와 비교`},noResult:{en:`no result`,ko:`결과 없음`},problem:{en:`1 problem`,ko:`문제 1개`},problems:{en:`{count} problems`,ko:`문제 {count}개`},picture:{en:`{count} reports: {first} problems in the oldest, {last} in the latest.`,ko:`보고서 {count}개: 가장 오래된 보고서에 문제 {first}개, 최신 보고서에 {last}개.`},checked:{en:`Checked {when}`,ko:`{when} 점검`},fixed:{en:`{count} fixed`,ko:`{count}개 해결`},added:{en:`{count} new`,ko:`새 문제 {count}개`},since:{en:`{what} since {when}`,ko:`{when} 이후 {what}`},same:{en:`no change`,ko:`변경 없음`},at:{en:`Report of {when}`,ko:`{when}의 보고서`},past:{en:`This is a past report. The site may have changed since.`,ko:`지난 보고서입니다. 그 후 사이트가 바뀌었을 수 있습니다.`},now:{en:`The latest report`,ko:`최신 보고서`},check:{en:`Check`,ko:`점검`},result:{en:`Result`,ko:`결과`},gone:{en:`This report is no longer stored`,ko:`더 이상 보관하지 않는 보고서입니다`},goneLede:{en:`Reports are kept for {days} days. The latest one is still there.`,ko:`보고서는 {days}일 동안 보관합니다. 최신 보고서는 계속 볼 수 있습니다.`},compareTitle:{en:`Two reports on {target}`,ko:`{target} 보고서 비교`},titles:{fixed:{en:`Fixed: {count}`,ko:`해결됨: {count}개`},added:{en:`New: {count}`,ko:`새로 발견: {count}개`},unchanged:{en:`Unchanged: {count}`,ko:`변함없음: {count}개`}},none:{en:`None.`,ko:`없습니다.`}};
// server/pages/report/undetermined.ts
const undetermined=new Set([`dns.nxdomain-unconfirmed`,`golive.dns-unknown`,`golive.dns-security-unknown`,`golive.dns-security-unseen`,`golive.dns-servers-unknown`,`golive.dns-private-unconfirmed`,`golive.propagation-unknown`,`golive.propagation-errors`,`golive.tls-unknown`,`golive.tls-doubt`,`golive.https-unknown`,`golive.https-unclear`,`golive.registration-unknown`,`ssl.trust-unchecked`]);
// server/pages/report/problems.ts
function problemsOf(e){const t=doneOf(e);const n=new Map(t.map(({check:e})=>[e.id,e]));const r=t.flatMap(({data:e})=>e.interpretation.issues).filter(({id:e,severity:t})=>t!==`info`&&!undetermined.has(e)).toSorted((e,t)=>severities.indexOf(e.severity)-severities.indexOf(t.severity));return byCause(r).flatMap(e=>{const[t,...r]=new Set([e,...e.also].flatMap(e=>n.get(checkOf$1(e))??[]));return t?[{issue:e,check:t,others:r}]:[]})}
function countsOf(e){return severities.flatMap(t=>{const n=e.filter(({issue:e})=>e.severity===t).length;return n===0?[]:[[t,n]]})}
function undeterminedOf(e){return doneOf(e).flatMap(({check:e,data:t})=>t.interpretation.issues.flatMap(t=>undetermined.has(t.id)?[[e,t]]:[]))}
// server/pages/report/words.ts
const words={title:{en:`Report on {target}`,ko:`{target} 보고서`},description:{en:`TLS, security headers, DNS, e-mail, OWASP posture, post-quantum TLS, go-live readiness and registration of {target}.`,ko:`{target}의 TLS, 보안 헤더, DNS, 이메일, OWASP 보안 태세, 양자 내성 TLS, 공개 준비, 등록 정보.`},nothing:{en:`This server has no stored results for {target}. Opening this page does not start a check. Press the button to start one.`,ko:`이 서버에는 {target}에 대해 저장된 결과가 없습니다. 이 페이지를 열어도 점검은 시작되지 않습니다. 버튼을 누르면 시작합니다.`},running:{en:`{done} of {total} checks done.`,ko:`점검 {total}개 중 {done}개 완료.`},stored:{en:`Stored results. The oldest is from {time}.`,ko:`저장된 결과입니다. 가장 오래된 측정 시각은 {time}입니다.`},again:{en:`Check again`,ko:`다시 점검`},begin:{en:`Check now`,ko:`지금 점검`},share:{en:`Copy the link`,ko:`링크 복사`},print:{en:`Print`,ko:`인쇄`},full:{en:`Print in full`,ko:`전체 인쇄`},gateThis:{en:`Gate this site`,ko:`게이트 설정`},watch:{en:`Watch this domain`,ko:`이 도메인 감시`},download:{en:`Download`,ko:`내려받기`},grades:{en:`Grades`,ko:`등급`},findings:{en:`What to fix, worst first`,ko:`조치할 사항(심각한 것부터)`},more:{en:`{count} more findings`,ko:`그 밖의 발견 사항 {count}개`},beyond:{en:`{count} more findings are only in the JSON of this report.`,ko:`나머지 발견 사항 {count}개는 이 보고서의 JSON에만 있습니다.`},also:{en:`also seen by: {list}`,ko:`함께 발견한 점검: {list}`},none:{en:`No problems found.`,ko:`발견된 문제가 없습니다.`},changes:{en:`What changed`,ko:`변경 사항`},since:{en:`since {time}`,ko:`{time} 이후`},fixed:{en:`Fixed: {count}`,ko:`해결됨: {count}개`},added:{en:`New: {count}`,ko:`새로 발견: {count}개`},open:{en:`Checks without a result`,ko:`결과가 없는 점검`},openLede:{en:`We could not measure or look up the following. It is not counted as a problem of the site.`,ko:`다음 사항은 측정하거나 조회하지 못했습니다. 사이트의 문제로 세지 않습니다.`},limited:{en:`You started many checks in a short time, so the remaining ones wait.`,ko:`짧은 시간에 점검을 많이 시작하여 나머지 점검이 대기합니다.`},continues:{en:`The report continues by itself in {seconds} seconds.`,ko:`{seconds}초 후 자동으로 계속됩니다.`},nonexistent:{en:`This name does not exist`,ko:`존재하지 않는 이름입니다`},nonexistentLede:{en:`The DNS has no name {name} (NXDOMAIN), so there is nothing to check.`,ko:`{name} 이름이 DNS에 없으므로(NXDOMAIN) 점검할 대상이 없습니다.`},nonexistentAction:{en:`Correct the spelling in the field above. If you registered it just now, check again in a few hours.`,ko:`위 입력란에서 철자를 확인하십시오. 방금 등록한 이름이라면 몇 시간 후에 다시 점검하십시오.`},checkParent:{en:`Check {domain}`,ko:`{domain} 점검`},passedTitle:{en:`What passed`,ko:`통과한 항목`},passedCount:{en:`Passed: {count}`,ko:`통과: {count}개`},details:{en:`Each check`,ko:`점검별 결과`},page:{en:`The whole result`,ko:`전체 결과`},fix:{en:`Server settings to copy`,ko:`복사해서 쓰는 서버 설정`},gate:{en:`Block worse deployments`,ko:`지금보다 나쁜 배포 막기`},gateLede:{en:`The gate measures the deployed URL and fails the build below these thresholds: SSL grade {ssl}, header grade {headers}, and enough days of certificate validity. They are the grades this site has now; if the grade is F, the default is used.`,ko:`게이트는 배포된 URL을 측정하여 SSL 등급 {ssl}, 헤더 등급 {headers} 또는 인증서의 남은 유효 기간이 기준에 미치지 못하면 빌드를 실패시킵니다. 기준은 이 사이트의 현재 등급이며, 현재 등급이 F이면 기본값을 사용합니다.`},badge:{en:`Badges for a README`,ko:`README용 배지`},badgeLede:{en:`A badge shows the newest stored result and turns grey after 7 days. Showing it never starts a check.`,ko:`배지는 가장 최근에 저장된 결과를 보여 주며, 7일이 지나면 회색이 됩니다. 배지를 표시해도 점검은 시작되지 않습니다.`},gateUsual:{en:`The gate measures the deployed URL and fails the build below these thresholds: SSL grade {ssl}, header grade {headers}, and enough days of certificate validity. These are the defaults, because this site has no grades yet.`,ko:`게이트는 배포된 URL을 측정하여 SSL 등급 {ssl}, 헤더 등급 {headers} 또는 인증서의 남은 유효 기간이 기준에 미치지 못하면 빌드를 실패시킵니다. 이 사이트의 등급이 아직 없으므로 기본값을 사용합니다.`},sorry:{en:`This cannot be checked`,ko:`점검할 수 없습니다`}};
const fileNames={json:`JSON`,csv:`CSV`,markdown:`Markdown`};
const stateWords={absent:{en:`not measured yet`,ko:`아직 측정하지 않음`},running:{en:`measuring`,ko:`측정 중`},limited:{en:`waiting for the rate limit`,ko:`요청 한도 대기 중`},failed:{en:`no result`,ko:`결과 없음`}};
const manyWords={title:{en:`{count} reports`,ko:`보고서 {count}개`},columns:{name:{en:`Domain`,ko:`도메인`},verdict:{en:`Verdict`,ko:`판정`},ssl:{en:`TLS`,ko:`TLS`},http:{en:`Headers`,ko:`헤더`},email:{en:`E-mail`,ko:`이메일`},problems:{en:`Problems`,ko:`문제`}}};
// server/pages/report/overview.tsx
function Progress({report:e,language:t}){const{sections:n,isRunning:r,target:i}=e;const o=n.flatMap(({seen:e})=>e.state===`done`?[e.observedAt]:[]);const s=n.filter(({seen:e})=>e.state===`done`||e.state===`failed`).length;const c={done:s,total:n.length,target:harmless(i.name,300)};const l=o.length>0?Math.min(...o):e.moments?.[0]?.at;return a(`div`,{id:`progress`,"aria-live":`polite`,children:[a(`p`,{class:`lede`,children:r||l===void 0?fill(r?words.running:words.nothing,c,t):a(Outcome,{report:e,language:t,at:l})}),r?a(`progress`,{value:s,max:n.length,"aria-label":words.grades[t]}):null]})}
function Outcome({report:e,language:t,at:n}){const[r,i]=e.moments??[];const o=problemsOf(e.sections).length;const s=a(Rich,{sentence:historyWords.checked[t],holes:{when:a(When,{at:n,language:t})}});if(isNonexistent(e))return s;return a($,{children:[s,o===0?null:` · ${fill(o===1?historyWords.problem:historyWords.problems,{count:o},t)}`,r&&i?a($,{children:[` · `,a(Rich,{sentence:historyWords.since[t],holes:{what:a($,{children:changeText(i,r,t)}),when:a(When,{at:i.at,language:t,as:`date`})}})]}):null]})}
function changeText(e,t,n){const{fixed:r,added:i}=compareMoments(e,t);const a=[r.length>0?fill(historyWords.fixed,{count:r.length},n):null,i.length>0?fill(historyWords.added,{count:i.length},n):null].filter(e=>e!==null);return a.length>0?a.join(`, `):historyWords.same[n]}
function Tiles({report:e,language:t}){const{sections:n}=e;return a(`section`,{id:`tiles`,"aria-label":words.grades[t],hidden:isNonexistent(e),children:a(`ul`,{class:`tiles`,children:n.map(({check:e,seen:n})=>a(`li`,{children:n.state===`done`?a(`a`,{href:`#check-${e.id}`,children:a(Tile,{title:e.title[t],interpretation:n.data.interpretation,language:t})}):a(`div`,{class:n.state===`failed`?`tile unknown`:`tile`,children:[a(`p`,{class:`tile-mark`,children:n.state===`failed`?a(Mark,{status:`unknown`}):null}),a(`span`,{class:`tile-title`,children:e.title[t]}),` `,a(`span`,{class:`quiet`,children:stateWords[n.state][t]})]})}))})})}
function Undetermined({report:e,language:t}){const{sections:n}=e;const r=n.flatMap(({check:e,seen:n})=>n.state===`failed`?[[e,pageFailure(n.failure.facts,t)]]:[]);const i=undeterminedOf(n).map(([e,t])=>[e,t.cause]);const o=Map.groupBy([...r,...i],([,e])=>e);return a(`section`,{id:`undetermined`,"aria-labelledby":`undetermined-title`,hidden:o.size===0||isNonexistent(e),children:[a(`h2`,{id:`undetermined-title`,children:words.open[t]}),a(`p`,{class:`quiet`,children:words.openLede[t]}),a(`ul`,{children:[...o].map(([e,n])=>a(`li`,{children:[a(`strong`,{children:n.map(([e])=>e.title[t]).join(`, `)}),`: `,harmless(e,1e3)]}))})]})}
function Waiting({report:{sections:e},language:t}){const n=Math.max(0,...e.flatMap(({seen:e})=>e.state===`limited`?[e.until]:[]));const r=Math.max(1,Math.ceil((n-Date.now())/1e3));return a(`p`,{id:`waiting`,class:`banner`,role:`status`,hidden:n===0,children:[words.limited[t],` `,a(`span`,{"data-until":n===0?void 0:new Date(n).toISOString(),children:fill(words.continues,{seconds:r},t)})]})}
// server/pages/report/verdict.ts
const toneOf={unsafe:`fail`,urgent:`fail`,serious:`fail`,improvable:`warn`,good:`pass`,partly:`unknown`,unknown:`unknown`};
const dangerous=new Set([`ssl`,`http`,`owasp`,`email`]);
const essential=[`ssl`,`http`];
function verdictOf({sections:e}){const t=problemsOf(e);const n=levelOf(e,t);return{level:n,tone:toneOf[n],first:t[0]??null,problems:t}}
function levelOf(e,t){const n=t.filter(({issue:e})=>e.severity===`critical`);const r=doneOf(e).filter(({data:e})=>e.interpretation.status===`fail`);if(r.some(({check:e})=>e.id===`ssl`)||n.some(({check:e,others:t})=>[e,...t].some(({id:e})=>dangerous.has(e))))return`unsafe`;if(n.length>0)return`urgent`;if(r.length>0||t.some(({issue:e})=>e.severity===`high`))return`serious`;if(!isKnown$1(e))return doneOf(e).length===0?`unknown`:`partly`;return t.some(({issue:e})=>e.severity===`medium`)?`improvable`:`good`}
function isKnown$1(e){const t=doneOf(e).flatMap(({check:e,data:t})=>t.interpretation.status===`unknown`?[]:[e.id]);return e.every(({check:{id:e}})=>!essential.includes(e)||t.includes(e))}
// server/pages/report/verdict-words.ts
const verdictWords={label:{en:`Verdict`,ko:`판정`},levels:{unsafe:{en:`Not safe`,ko:`안전하지 않습니다`},urgent:{en:`Act now`,ko:`바로 조치해야 합니다`},serious:{en:`Serious problems`,ko:`심각한 문제가 있습니다`},improvable:{en:`Can be improved`,ko:`개선할 점이 있습니다`},good:{en:`Good`,ko:`양호합니다`},partly:{en:`Could not tell`,ko:`판단할 수 없습니다`},unknown:{en:`Could not tell`,ko:`판단할 수 없습니다`}},clean:{en:`No problems found`,ko:`발견된 문제가 없습니다`},minor:{en:`Nothing serious found. Still open:`,ko:`심각한 문제가 없습니다. 남은 사항:`},measuring:{en:`Checking…`,ko:`점검 중…`},soFar:{en:`No serious problem so far. The result follows when all checks are done.`,ko:`지금까지 심각한 문제가 없습니다. 모든 점검이 끝나면 결과를 표시합니다.`},nothingFound:{en:`{done} of {total} checks are done. Nothing needs to be fixed.`,ko:`점검 {total}개 중 {done}개를 마쳤으며 조치할 사항이 없습니다.`},partlyKnown:{en:`{done} of {total} checks found nothing to fix, but the TLS or header check has no result.`,ko:`점검 {total}개 중 {done}개에서 조치할 사항이 없지만, TLS 또는 헤더 점검의 결과가 없습니다.`},nothingKnown:{en:`No check has a result. The reasons are below.`,ko:`결과가 있는 점검이 없습니다. 이유는 아래에 있습니다.`},first:{en:`First:`,ko:`먼저 할 일:`},header:{en:`Response header`,ko:`응답 헤더`},filter:{en:`Problems by severity`,ko:`심각도별 문제`},all:{en:`All {count}`,ko:`전체 {count}`},count:{en:`{count} {name}`,ko:`{name} {count}`}};
// server/pages/report/many.tsx
const refresh$1=3;
function manyPage({reports:e,path:t},n){const{language:r}=n;const i=e.some(e=>e.isRunning);const o=e.flatMap(e=>e.sections);const[s]=e;const c=a(`div`,{class:`frame report`,children:[a(AskForm,{language:r,value:e.map(({target:e})=>harmless(e.name,300)).join(` `)}),a(`h1`,{children:fill(manyWords.title,{count:e.length},r)}),a(`div`,{id:`reports`,"data-refill":i?``:void 0,"aria-busy":i?`true`:void 0,children:[s?a(Waiting,{report:{...s,sections:o},language:r}):null,a(`table`,{role:`table`,"aria-label":fill(manyWords.title,{count:e.length},r),children:[a(`thead`,{role:`rowgroup`,children:a(`tr`,{role:`row`,children:Object.values(manyWords.columns).map(e=>a(`th`,{role:`columnheader`,scope:`col`,children:e[r]}))})}),a(`tbody`,{role:`rowgroup`,children:e.map(e=>a(Row,{report:e,language:r}))})]})]})]});const l=fill(manyWords.title,{count:e.length},r);return layout({path:t,title:l,description:l,main:c,isListed:false,...i&&{refresh:refresh$1}},n)}
function Row({report:e,language:t}){const{target:n}=e;const{problems:r}=verdictOf(e);const{columns:i}=manyWords;const{text:o,sign:s}=stateOf(e,t);return a(`tr`,{role:`row`,children:[a(`td`,{role:`cell`,"data-label":i.name[t],children:a(`a`,{href:pathIn(reportPath(n.name),t),children:harmless(withUnicode(n.name),300)})}),a(`td`,{role:`cell`,"data-label":i.verdict[t],class:`with-sign`,children:[a(`svg`,{viewBox:`0 0 16 16`,width:`16`,height:`16`,"aria-hidden":`true`,children:a(Sign,{status:s,x:0,y:0})}),o]}),[`ssl`,`http`,`email`].map(n=>a(`td`,{role:`cell`,"data-label":i[n][t],children:markOf$2(e,n,t)})),a(`td`,{role:`cell`,"data-label":i.problems[t],children:doneOf(e.sections).length===0||isNonexistent(e)?`–`:r.length})]})}
function stateOf(e,t){if(isNonexistent(e))return{text:words.nonexistent[t],sign:`unknown`};if(e.isRunning||isEmpty(e))return{text:stateWords[e.isRunning?`running`:`absent`][t],sign:`unknown`};const{level:n,tone:r,problems:i}=verdictOf(e);return{text:(n===`good`&&i.length===0?verdictWords.clean:verdictWords.levels[n])[t],sign:r}}
function markOf$2({sections:e},t,n){const r=e.find(({check:e})=>e.id===t);if(!r)return`–`;if(r.seen.state!==`done`)return stateWords[r.seen.state][n];const{interpretation:i}=r.seen.data;const{grade:a,score:o}=i;return a??(o===void 0?toneText(toneOf$1(i),n):`${Math.round(o)}`)}
// server/pages/report/downloads.ts
const columns=[`severity`,`id`,`checks`,`subject`,`cause`,`action`,`recordName`,`recordType`,`recordValue`,`reference`];
function csvOf({sections:e}){return toCsv(columns,problemsOf(e).map(({issue:e,check:t,others:n})=>({severity:e.severity,id:e.id,checks:[t,...n].map(({id:e})=>e),subject:e.subject,cause:e.cause,action:e.action,recordName:e.record?.name,recordType:e.record?.type,recordValue:e.record?.value,reference:e.reference})))}
const longest$2=1e3;
function markdownOf(e,t){const{target:n,sections:r}=e;const{level:i,problems:a}=verdictOf(e);const o=doneOf(r).map(({check:e,data:{interpretation:n}})=>{const{grade:r,score:i}=n;const a=[r,i===void 0?void 0:fill(reportWords.score,{score:Math.round(i)},t),toneText(toneOf$1(n),t)].filter(e=>e!==void 0);return`| ${e.title[t]} | ${a.join(` · `)} |`});const s=a.map(({issue:e})=>{const{severity:n,cause:r,action:i}=e;return`- **${reportWords.severity[n][t]}** ${markup(r,longest$2)}\n  ${markup(pageActionText(i,t),longest$2)}`});return[`# ${markup(n.name,longest$2)}: ${verdictWords.levels[i][t]}`,[`|  |  |`,`| --- | --- |`,...o].join(`
`),s.join(`
`),``].join(`

`)}
// server/pages/report/difference.ts
const most$2=30;
async function differenceOf({version:e},t,{before:n}){const r=remembered$1.get(t);if(r!==void 0)return r;let i=null;let a=await n(t);for(let r=1;a?.version===e&&r<=most$2;r++){i=compare(a,t);if(i)break;a=await n(a)}remembered$1.set(t,i);return i}
const remembered$1=new WeakMap;
function compare(e,t){const[n,r]=[markOf$1(e.verdict),markOf$1(t.verdict)];const i=missingIn(t.verdict,e.verdict);const a=missingIn(e.verdict,t.verdict);return n.status===r.status&&n.grade===r.grade&&n.score===r.score&&i.length===0&&a.length===0?null:{since:e.observedAt,from:n,to:r,fixed:i,added:a}}
function markOf$1({status:e,grade:t,score:n}){return{status:e,...t!==void 0&&{grade:t},...n!==void 0&&{score:Math.round(n)}}}
function missingIn({findings:e},{findings:t}){const n=new Set(e.map(keyOf));return t.filter(e=>!n.has(keyOf(e)))}
function keyOf({id:e,subject:t}){return JSON.stringify([e,t??null])}
// server/pages/report/moments.ts
const momentCheck=defineCheck({id:`report`,version:1,title:{en:`Report`,ko:`보고서`},about:{en:`What a report said.`,ko:`보고서의 내용입니다.`},input:strictObject({name:string(),host:string()}),subject:`name`,raw:object({checks:array(unknown())}),cost:`light`,ttl:0,words:{problems:{},caps:{},kpis:{},parts:{}},target:({host:e})=>targetOfHost(e),collect:()=>Promise.reject(failure(`internal`,{})),judge:()=>({status:`pass`,kpis:[],findings:[]})});
const mostRecent=500;
function openMoments(e){const t=new I({max:mostRecent});const n=new I({max:mostRecent});async function newest(n){const r=t.get(n.name)??null;const i=await e.newest(momentCheck,inputOf(n));return r&&r.observedAt>=(i?.observedAt??0)?r:i}return{keep(n,{at:r,checks:i},a){const o={raw:{checks:i},verdict:{status:`pass`,kpis:[],findings:[]},observedAt:new Date(r)};const s=e.keep({check:momentCheck,input:inputOf(n),result:o,isTrusted:a});t.set(n.name,s.result)},async newest(e){const t=await newest(e);return t&&toMoment(t)},async at(t,n){const r=await newest(t);if(!r||r.observedAt<=n)return r?.observedAt===n?toMoment(r):null;const i=await e.before({...r,observedAt:n+1});return i?.observedAt===n?toMoment(i):null},async list(t,r){let i=await newest(t);const a=n.get(t.name);if(!i||a?.[0]?.at===i.observedAt)return i?a??[]:[];const o=[];for(;i&&o.length<r;i=await e.before(i))o.push(toMoment(i));n.set(t.name,o);return o}}}
function inputOf({name:e,host:t}){return{name:e,host:hostOf({host:t})}}
function toMoment({raw:e,observedAt:t}){return{at:t,checks:e.checks}}
function failureAt({checks:e},t){const n=e.find(e=>e.id===t);if(!n||!(`failure`in n))return null;return Object.hasOwn(failures,n.failure.id)?new Failure(n.failure):failure(`internal`,{})}
const mostFindings$1=100;
function momentOf({id:e,words:t},{status:n,grade:r,score:i,findings:a}){return{id:e,status:n,...r!==void 0&&{grade:r},...i!==void 0&&{score:i},findings:a.slice(0,mostFindings$1).flatMap(({id:e,params:n,topic:r,subject:i})=>{const a=t.problems[e]?.severity??`info`;if(a===`info`)return[];return[{id:e,params:n,severity:a,...r!==void 0&&{topic:r},...i!==void 0&&{subject:i}}]})}}
// server/pages/report/keep-moment.ts
function keepMoment(e,{target:t,checks:n,caller:r},{parts:i,startedAt:a},o){const s=n.flatMap(e=>checkOf(e,i.get(e.id),o));const c=[...i.values()].some(e=>e.state===`done`&&e.result.observedAt>=a);const l=s.some(e=>`failure`in e);if(s.length===0||!c&&!l)return;e.keep(t,{at:Date.now(),checks:s},r.keyId!==void 0)}
function checkOf(e,t,n){if(t?.state===`done`)return[momentOf(e,t.result.verdict)];if(t?.state!==`failed`)return[];const{facts:r,code:i}=t.failure;return n||i===`RATE_LIMITED`||isOurLimit(r)||r.id===`internal`?[]:[{id:e.id,failure:r}]}
// server/pages/snippet.tsx
var import_cjs=require_cjs();
function Snippet({title:e,text:t,language:n}){return a(`figure`,{"data-copy":true,children:[a(`figcaption`,{children:[e,` `,a(`button`,{type:`button`,class:`copy`,"data-copy-button":true,"data-done":words$1.copied[n],children:[words$1.copy[n],a(`span`,{class:`hidden`,children:[`: `,e]})]})]}),a(`pre`,{tabIndex:0,children:a(`code`,{children:t})})]})}
// server/pages/report/fixes.ts
const hsts=[`Strict-Transport-Security`,`max-age=31536000`];
const csp=[`Content-Security-Policy`,`default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`];
const framing=[`X-Frame-Options`,`DENY`];
const contentType=[`X-Content-Type-Options`,`nosniff`];
const referrer=[`Referrer-Policy`,`strict-origin-when-cross-origin`];
const headers={"http.hsts-missing":hsts,"http.hsts-invalid":hsts,"http.hsts-off":hsts,"http.hsts-short":hsts,"ssl.hsts-missing":hsts,"ssl.hsts-invalid":hsts,"ssl.hsts-off":hsts,"ssl.hsts-short":hsts,"http.csp-missing":csp,"http.framing-missing":framing,"http.framing-invalid":framing,"http.content-type-options-missing":contentType,"http.content-type-options-invalid":contentType,"http.referrer-missing":referrer,"http.referrer-leaky":referrer,"http.permissions-missing":[`Permissions-Policy`,`camera=(), microphone=(), geolocation=()`]};
const settings={"http.redirect-missing":[{server:`nginx`,text:`server {
  listen 80;
  return 301 https://$host$request_uri;
}`},{server:`Apache`,text:`RewriteEngine On
RewriteCond %{HTTPS} !=on
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]`},{server:`Caddy`,text:`http:// {
  redir https://{host}{uri} permanent
}`},{server:`Cloudflare`,text:`SSL/TLS > Edge Certificates > Always Use HTTPS: On`}],"ssl.tls10":versions(),"ssl.tls11":versions(),"ssl.no-tls13":versions()};
function versions(){return[{server:`nginx`,text:`ssl_protocols TLSv1.2 TLSv1.3;`},{server:`Apache`,text:`SSLProtocol -all +TLSv1.2 +TLSv1.3`},{server:`Caddy`,text:`tls {
  protocols tls1.2 tls1.3
}`},{server:`Cloudflare`,text:`SSL/TLS > Edge Certificates > Minimum TLS Version: TLS 1.2
SSL/TLS > Edge Certificates > TLS 1.3: On`}]}
function headerFor({id:e}){return Object.hasOwn(headers,e)?headers[e]?.join(`: `)??null:null}
function fixesFor({id:e,subject:t=``,evidence:n=``}){if(e===`http.leak-version`)return versionFixes(t,n);if(Object.hasOwn(settings,e))return settings[e]??[];const r=Object.hasOwn(headers,e)?headers[e]:void 0;return r?headerFixes(r,!e.endsWith(`-missing`)):[]}
const cloudflareRule=`Rules > Overview > Create rule > Response Header Transform Rule`;
function headerFixes([e,t],n){const[r,i]=[`add_header ${e} "${t}" always;`,`Header always set ${e} "${t}"`];return[{server:`nginx`,text:n?`${hiddenByNginx(e)}\n${r}`:r},{server:`Apache`,text:n?`Header onsuccess unset ${e}\n${i}`:i},{server:`Caddy`,text:`header ${n?`>`:``}${e} "${t}"`},{server:`Cloudflare`,text:`${cloudflareRule} > Set static\n${e}: ${t}`}]}
function versionFixes(e,t){if(e===`server`)return[{server:`nginx`,text:`server_tokens off;`},{server:`Apache`,text:`ServerTokens Prod`},{server:`Caddy`,text:`header -Server`}];if(!/^[a-z\d-]+$/.test(e))return[];const n=e.replace(/\b[a-z]/g,e=>e.toUpperCase());return[...e===`x-powered-by`&&/\bphp\//i.test(t)?[{server:`PHP`,text:`expose_php = Off`}]:[],{server:`nginx`,text:hiddenByNginx(n)},{server:`Apache`,text:`Header onsuccess unset ${n}\nHeader always unset ${n}`},{server:`Caddy`,text:`header -${n}`},{server:`Cloudflare`,text:`${cloudflareRule} > Remove\n${n}`}]}
function hiddenByNginx(e){return`proxy_hide_header ${e};\nfastcgi_hide_header ${e};`}
// server/pages/report/answer.tsx
const longest$1=400;
function Answer({report:e,language:t}){if(isNonexistent(e))return a(Nonexistent,{report:e,language:t});const n=verdictOf(e);const{first:r,problems:i}=n;const o=e.isRunning&&!isCertain(n.level);const s=o?`unknown`:n.tone;const c=doneOf(e.sections).length>0;return a(`section`,{id:`answer`,"aria-label":verdictWords.label[t],hidden:!c&&!e.isRunning,children:[a(`div`,{class:`verdict ${s}`,children:[a(`p`,{class:`mark`,children:[a(`svg`,{viewBox:`0 0 16 16`,width:`26`,height:`26`,"aria-hidden":`true`,children:a(Sign,{status:s,x:0,y:0})}),o?verdictWords.measuring[t]:headline(n)[t]]}),a(`p`,{children:r&&!o?causeOf$2(r,n,t):withoutProblems(n,{report:e,language:t})}),r&&!o?a(First,{problem:r,language:t}):null]}),i.length>0?a(Counts,{problems:i,report:e,language:t}):null]})}
function Nonexistent({report:{target:e},language:t}){const n=hostOf(e);const r=(0,import_cjs.getDomain)(n,{allowPrivateDomains:true});return a(`section`,{id:`answer`,"aria-label":verdictWords.label[t],children:a(`div`,{class:`verdict unknown`,children:[a(`p`,{class:`mark`,children:[a(`svg`,{viewBox:`0 0 16 16`,width:`26`,height:`26`,"aria-hidden":`true`,children:a(Sign,{status:`unknown`,x:0,y:0})}),words.nonexistent[t]]}),a(`p`,{children:fill(words.nonexistentLede,{name:harmless(n,300)},t)}),a(`p`,{children:words.nonexistentAction[t]}),r===null||r===n?null:a(`p`,{children:a(`a`,{href:pathIn(reportPath(r),t),children:fill(words.checkParent,{domain:harmless(r,300)},t)})})]})})}
function isCertain(e){return e===`unsafe`||e===`urgent`||e===`serious`}
function headline({level:e,problems:t}){return e===`good`&&t.length===0?verdictWords.clean:verdictWords.levels[e]}
function causeOf$2({issue:e},{level:t},n){const r=harmless(e.cause,longest$1);return t===`good`?`${verdictWords.minor[n]} ${r}`:r}
function withoutProblems({level:e},{report:t,language:n}){if(t.isRunning)return verdictWords.soFar[n];const[r,i]=[doneOf(t.sections).length,t.sections.length];if(e===`good`||e===`improvable`)return fill(verdictWords.nothingFound,{done:r,total:i},n);return[e===`unknown`?verdictWords.nothingKnown[n]:fill(verdictWords.partlyKnown,{done:r,total:i},n),reasonOf(t,n)].join(` `).trim()}
function reasonOf({sections:e},t){const[n]=e.flatMap(({seen:e})=>e.state===`failed`?[e.failure]:[]);return n?harmless(pageFailure(n.facts,t),longest$1):``}
function First({problem:{issue:e},language:t}){const n=headerFor(e);return a($,{children:[a(`p`,{children:[a(`strong`,{children:verdictWords.first[t]}),` `,a(Action,{text:harmless(e.action,longest$1),language:t})]}),e.record?a(RecordToPublish,{record:e.record,language:t}):null,n===null?null:a(Snippet,{title:verdictWords.header[t],text:n,language:t})]})}
function Counts({problems:e,report:t,language:n}){const r=reportPath(t.target.name);const i=countsOf(e);return a(`nav`,{class:`counts`,"aria-label":verdictWords.filter[n],children:[null,...severities].map(o=>{const s=o===null?e.length:i.find(([e])=>e===o)?.[1];if(s===void 0)return null;const c=o===null?``:`?severity=${o}`;return a(`a`,{class:o??`all`,href:pathIn(`${r}${c}#findings`,n),"aria-current":o===(t.only??null)?`true`:void 0,children:o===null?fill(verdictWords.all,{count:s},n):fill(verdictWords.count,{count:s,name:reportWords.severity[o][n]},n)})})})}
// server/pages/report/details.tsx
function Passed({report:e,language:t}){const{sections:n}=e;const r=doneOf(n).flatMap(e=>passedOf(e));return a(`section`,{id:`passed`,"aria-label":words.passedTitle[t],hidden:r.length===0||isNonexistent(e),children:a(`details`,{"data-fold":`passed`,children:[a(`summary`,{children:fill(words.passedCount,{count:r.length},t)}),a(`ul`,{children:r.map(({check:e,label:n})=>a(`li`,{children:[e.title[t],n===null?``:`: ${harmless(n,200)}`]}))})]})})}
function passedOf({check:e,data:{interpretation:t}}){const{parts:n=[],status:r}=t;if(n.length===0)return r===`pass`?[{check:e,label:null}]:[];return n.filter(({score:e})=>e===100).map(({label:t})=>({check:e,label:t}))}
function Details({report:e,language:t}){const{sections:n,target:r}=e;const i=doneOf(n);return a(`section`,{id:`details`,"aria-labelledby":`details-title`,hidden:i.length===0||isNonexistent(e),children:[a(`h2`,{id:`details-title`,children:words.details[t]}),i.map(({check:e,data:n})=>a(`details`,{id:`check-${e.id}`,"data-fold":e.id,children:[a(`summary`,{children:[e.title[t],` `,a(`span`,{class:`quiet`,children:markOf(n.interpretation,t)})]}),a(`p`,{children:harmless(n.interpretation.summary,2500)}),a(Pictures,{check:e.id,data:n,language:t}),a(`p`,{children:a(ResultLink,{check:e,target:r,language:t})})]}))]})}
function markOf(e,t){const{grade:n,score:r}=e;return n??(r===void 0?toneText(toneOf$1(e),t):`${Math.round(r)}`)}
function ResultLink({check:e,target:t,language:n}){const r=new URLSearchParams(askedOf(e,t)).toString();return a(`a`,{href:pathIn(`${checkPath(e)}?${r}`,n),children:[words.page[n],a(`span`,{class:`hidden`,children:[`: `,e.title[n]]})]})}
// server/pages/report/findings.tsx
const mostShown=8;
const mostFindings=200;
function Findings$1({report:e,language:t}){const{only:n}=e;const r=problemsOf(e.sections);const i=n===void 0?r:r.filter(({issue:e})=>e.severity===n);const[o,s]=[i.slice(0,mostShown),i.slice(mostShown,mostFindings)];const c=providerOf(e.sections);const l=e.sections.some(({seen:e})=>e.state===`done`);return a(`section`,{id:`findings`,"aria-labelledby":`findings-title`,hidden:!l||isNonexistent(e),children:[a(`h2`,{id:`findings-title`,children:words.findings[t]}),r.length===0&&!e.isRunning?a(`p`,{children:words.none[t]}):null,a(FindingList,{issues:o,hint:c,language:t}),s.length>0?a(`details`,{"data-fold":`more`,children:[a(`summary`,{children:fill(words.more,{count:s.length},t)}),a(FindingList,{issues:s,hint:c,language:t})]}):null,i.length>mostFindings?a(`p`,{children:fill(words.beyond,{count:i.length-mostFindings},t)}):null]})}
function FindingList({issues:e,hint:t,language:n}){return a(`ul`,{class:`issues`,children:e.map(e=>a(Finding,{issue:e.issue,language:n,source:sourceOf(e,n),hint:t,children:a(Fixes,{issue:e.issue,language:n})}))})}
function sourceOf({check:e,others:t},n){if(t.length===0)return e.title[n];const r=t.map(({title:e})=>e[n]).join(`, `);return`${e.title[n]} · ${fill(words.also,{list:r},n)}`}
function Fixes({issue:e,language:t}){const n=fixesFor(e);if(n.length===0)return null;return a(`details`,{"data-fold":`fix ${e.id}`,children:[a(`summary`,{children:words.fix[t]}),n.map(({server:e,text:n})=>a(Snippet,{title:e,text:n,language:t}))]})}
// server/pages/report/gate.tsx
function Gate({report:e,language:t,baseUrl:n}){const r=thresholdsOf(e);const i=snippetsFor(harmless(e.target.url,300),r,n);return a(`section`,{id:`gate`,"aria-labelledby":`gate-title`,hidden:isNonexistent(e),children:[a(`h2`,{id:`gate-title`,children:words.gate[t]}),a(`p`,{children:fill(isKnown(e)?words.gateLede:words.gateUsual,{...r},t)}),i.map(([e,n])=>a(Snippet,{title:e,text:n,language:t})),a(`h3`,{children:words.badge[t]}),a(`p`,{children:words.badgeLede[t]}),a(Snippet,{title:`Markdown`,text:badgesFor(e,n,t),language:t})]})}
function badgesFor({target:e,sections:t},n,r){const i=serverOf({baseUrl:n})??`$SERVER`;return t.flatMap(({check:{id:t}})=>{const n=Object.hasOwn(badgeLabels,t)?badgeLabels[t]:void 0;const a=`${i}${pathIn(badgePath(t,e.name),r)}`;return n?[`[![${n[r]}](${a})](${i}${pathIn(reportPath(e.name),r)})`]:[]}).join(`
`)}
const usual={ssl:`B`,headers:`C`};
function gradeOf({sections:e},t){return doneOf(e).find(({check:e})=>e.id===t)?.data.interpretation.grade}
function isKnown(e){return gradeOf(e,`ssl`)!==void 0||gradeOf(e,`http`)!==void 0}
function thresholdsOf(e){const[t,n]=[gradeOf(e,`ssl`),gradeOf(e,`http`)];return{ssl:t===void 0||t===`F`?usual.ssl:t,headers:n===void 0||n===`F`?usual.headers:n}}
function snippetsFor(e,{ssl:t,headers:n},r){const i=[[`url`,e],[`min-ssl`,t],[`min-headers`,n],...r===null?[]:[[`server`,r]]];const yaml=e=>i.map(([t,n])=>`${e}${t}: ${n}`).join(`
`);const a=i.slice(1).map(([e,t])=>` \\\n  --${e} ${t}`);return[[`GitHub Actions`,`- uses: portcullis/portcullis@v${version}\n  with:\n${yaml(`    `)}`],[`GitLab`,`include:\n  # With a mirror on your instance: component: $CI_SERVER_FQDN/portcullis/portcullis/gate@${version}\n  - remote: https://raw.githubusercontent.com/portcullis/portcullis/v${version}/templates/gate.yml\n    inputs:\n${yaml(`      `)}`],[`CLI`,`npx portcullis gate '${e.replaceAll(`'`,`%27`)}'${a.join(``)}`]]}
// server/pages/report/changes.tsx
const mostListed=10;
function Changes({report:e,language:t}){const n=doneOf(e.sections).flatMap(({check:e,difference:t})=>t?[{check:e,difference:t}]:[]);if(n.length===0)return null;return a($,{children:[a(`h3`,{children:words.changes[t]}),a(`ul`,{class:`changes`,children:n.map(({check:e,difference:n})=>a(Change,{check:e,difference:n,language:t}))})]})}
function Change({check:e,difference:{since:t,from:n,to:r,fixed:i,added:o},language:s}){const[c,l]=[markText(n,s),markText(r,s)];const u=[[words.fixed,i],[words.added,o]];return a(`li`,{children:[a(`h4`,{children:[e.title[s],` `,a(`span`,{class:`quiet`,children:a(Rich,{sentence:words.since[s],holes:{time:a(When,{at:t,language:s,as:`time`})}})})]}),c===l?null:a(`p`,{children:`${c} → ${l}`}),u.map(([t,n])=>n.length===0?null:a($,{children:[a(`p`,{children:fill(t,{count:n.length},s)}),a(`ul`,{children:[n.slice(0,mostListed).map(t=>a(`li`,{children:causeOf$1(e,t,s)})),n.length>mostListed?a(`li`,{children:fill(words.more,{count:n.length-mostListed},s)}):null]})]}))]})}
function markText(e,t){const{grade:n,score:r}=e;return[n,r===void 0?void 0:fill(reportWords.score,{score:r},t),toneText(toneOf$1(e),t)].filter(e=>e!==void 0).join(` · `)}
function causeOf$1({id:e,words:{problems:t}},{id:n,params:r},i){const a=Object.hasOwn(t,n)?t[n]:void 0;return harmless(a?fill(a.cause,r,i):`${e}.${n}`,500)}
// server/pages/report/history.tsx
const named=[[`ssl`,`TLS`],[`http`,`HTTP`]];
function History({report:e,language:t}){const{moments:n=[],isRunning:r,sections:i}=e;const o=n.length>1&&!r;const s=doneOf(i).some(({difference:e})=>e!==null);return a(`section`,{id:`history`,"aria-labelledby":`history-title`,hidden:!(o||s)||isNonexistent(e),children:[a(`h2`,{id:`history-title`,children:historyWords.title[t]}),a(Changes,{report:e,language:t}),o?a(Past,{report:e,language:t}):null]})}
function Past({report:{moments:e=[],target:t},language:n}){const[r]=e;return a($,{children:[a(Bars,{moments:e,language:n}),a(`details`,{"data-fold":`history`,children:[a(`summary`,{children:fill(historyWords.moments,{count:e.length},n)}),a(`ol`,{class:`moments`,children:e.map(e=>a(`li`,{children:[a(`a`,{href:pathIn(momentPath(t.name,e.at),n),children:a(When,{at:e.at,language:n,as:`time`})}),` `,a(`span`,{class:`quiet`,children:momentText(e,n)}),r&&e!==r?a($,{children:[` `,a(`a`,{href:pathIn(comparePath(t.name,e.at,r.at),n),children:[historyWords.compare[n],a(`span`,{class:`hidden`,children:[`: `,whenText({at:e.at,language:n,as:`time`})]})]})]}):null]}))})]})]})}
function momentText(e,t){const n=measuredOf(e);const r=named.flatMap(([e,t])=>{const r=n.find(t=>t.id===e)?.grade;return r===void 0?[]:[`${t} ${r}`]});const i=problemsAt(e).size;if(n.length===0)return historyWords.noResult[t];return[...r,fill(i===1?historyWords.problem:historyWords.problems,{count:i},t)].join(` · `)}
const[height,width,gap]=[48,14,4];
function Bars({moments:e,language:t}){const n=e.toReversed().map(e=>({moment:e,count:problemsAt(e).size}));const r=Math.max(1,...n.map(({count:e})=>e));const[i,o]=[n[0]?.count??0,n.at(-1)?.count??0];return a(`svg`,{class:`bars`,role:`img`,viewBox:`0 0 ${n.length*(width+gap)} ${height+2}`,width:n.length*(width+gap),height:height+2,children:[a(`title`,{children:fill(historyWords.picture,{count:n.length,first:i,last:o},t)}),n.map(({moment:e,count:t},n)=>{const i=Math.max(3,t/r*height);return a(`rect`,{class:toneAt(e),x:n*(width+gap),y:height-i+1,width,height:i,rx:2})})]})}
function toneAt(e){if(measuredOf(e).length===0)return`unknown`;const t=new Set([...problemsAt(e).values()].map(({severity:e})=>e));const n=severities.find(e=>t.has(e));if(n===`critical`||n===`high`)return`fail`;return n===`medium`?`warn`:`pass`}
// server/pages/report/page.tsx
const refresh=2;
function reportPage(e,t){const{language:n,site:r}=t;const{target:i,isRunning:o}=e;const s=harmless(i.name,300);const c=reportPath(i.name);const l=unicodeOf(new URL(i.url).hostname);const u=e.only===void 0?``:`?severity=${e.only}`;const d={report:e,language:n};const f=a(`div`,{class:e.isFull===true?`frame report full`:`frame report`,children:[a(AskForm,{language:n,value:s}),a(`h1`,{children:[s,l===null?null:a(`span`,{class:`unicode`,children:l})]}),a(Waiting,{...d}),a(Answer,{...d}),a(Progress,{...d}),a(`div`,{class:`actions`,...o&&{"data-events":pathIn(`${c}/events${u}`,n)},children:[a(`form`,{action:pathIn(reportsPath,n),method:`post`,children:[a(`input`,{type:`hidden`,name:`q`,value:i.name}),a(`input`,{type:`hidden`,name:freshField,value:`1`}),a(`button`,{type:`submit`,children:isEmpty(e)?words.begin[n]:words.again[n]})]}),a(`button`,{type:`button`,hidden:true,"data-share":true,"data-done":words$1.copied[n],children:words.share[n]}),a(`button`,{type:`button`,hidden:true,"data-print":true,children:words.print[n]}),a(`a`,{class:`button`,href:`#gate`,children:words.gateThis[n]}),r.hasAccounts===true?a(`a`,{class:`button`,href:linkTo(accountPaths.watches,n,{target:i.host}),children:words.watch[n]}):null,isEmpty(e)?null:a(`details`,{class:`take`,children:[a(`summary`,{class:`button`,children:words.download[n]}),a(`ul`,{children:[a(`li`,{children:a(`a`,{href:pathIn(`${c}?full=1`,n),rel:`nofollow`,children:words.full[n]})}),[`json`,`csv`,`markdown`].map(e=>a(`li`,{children:a(`a`,{href:pathIn(`${c}/${e}`,n),rel:`nofollow`,children:fileNames[e]})}))]})]})]}),a(Tiles,{...d}),a(Findings$1,{...d}),a(Undetermined,{...d}),a(History,{...d}),a(Passed,{...d}),a(Details,{...d}),a(Gate,{...d,baseUrl:r.baseUrl})]});return layout({path:c,title:fill(words.title,{target:s},n),description:fill(words.description,{target:s},n),main:f,isListed:false,...o&&{refresh}},t)}
function reportParts(e,{language:t,site:n}){return Object.fromEntries(Object.entries({answer:Answer,progress:Progress,tiles:Tiles,findings:Findings$1,undetermined:Undetermined,waiting:Waiting,history:History,passed:Passed,details:Details,gate:Gate}).map(([r,i])=>[r,z(a(i,{report:e,language:t,baseUrl:n.baseUrl}))]))}
function sorryPage(e,t,n){const{language:r}=n;const i=a(`div`,{class:`frame`,children:[a(`h1`,{children:words.sorry[r]}),a(`p`,{children:e}),a(AskForm,{language:r,value:harmless(t,300),isMain:true})]});return layout({path:reportsPath,title:words.sorry[r],description:words.sorry[r],main:i,isListed:false},n)}
// server/pages/report/events.ts
const heartbeat=15e3;
const[most$1,mostOfOne]=[1e3,20];
function openStreams(){const e=new Map;let t=0;function count(n,r){const i=(e.get(n)??0)+r;t+=r;if(i===0)e.delete(n);else e.set(n,i)}return{open(n){const{request:r,dependencies:i}=n;const[a=``]=i.pipeline.clients(r.incoming).counted;if(t>=most$1||(e.get(a)??0)>=mostOfOne)throw busy(`server`,5e3);count(a,1);return eventsOf(n,()=>count(a,-1))}}}
function eventsOf({run:e,load:t,setting:n,request:r,dependencies:i,variant:a},o){const{closing:s,onBug:c}=i;const l=new TextEncoder;const u=AbortSignal.any([r.gone(),s]);let stop;return new ReadableStream({start(r){let i=true;const say=e=>{if(i)r.enqueue(l.encode(e))};const close=e=>{if(!i)return;if(e!==null)say(`event: ${e}\ndata: {}\n\n`);i=false;clearInterval(p);m();o();r.close()};const tell=async()=>{say(await partsOf(e,t,n,a));if(!e||e.isDone())close(`done`)};let d=Promise.resolve();let f=false;const heard=()=>{if(f)return;f=true;d=d.then(()=>{f=false;return i?tell():void 0});d.catch(e=>{c(e);close(`gone`)})};const p=setInterval(()=>say(`:

`),heartbeat).unref();const m=e?.listen(heard)??(()=>{});u.addEventListener(`abort`,()=>close(s.aborted?`gone`:null),{once:true});stop=()=>close(null);if(u.aborted)close(null);heard()},cancel:()=>stop?.()})}
function partsOf(e,t,n,r){const render=async()=>`event: parts\ndata: ${JSON.stringify(reportParts(await t(),n))}\n\n`;if(!e)return render();const{revision:i}=e;const a=`${n.language} ${r}`;const o=rendered.get(e)??new Map;rendered.set(e,o);const s=o.get(a);if(s?.revision===i)return s.event;const c=render();o.set(a,{revision:i,event:c});return c}
const rendered=new WeakMap;
// server/pages/report/runs.ts
const[remembered,most]=[6e5,500];
const longest=3e5;
async function askInTurn(e,t,{signal:n,onLimit:r}){for(;;)try{return await ask(e,t)}catch(e){const t=e instanceof Failure&&e.facts.id===`rate.limited`;if(!(e instanceof Failure)||!(t||isBusy(e))||n.aborted)throw e;const i=e.retryAfter??1;if(t)r(i);await setTimeout(1e3*i,void 0,{signal:n}).catch(()=>{});if(t)r(null)}}
function openRuns({pipeline:e,closing:t,onBug:n,onEnd:r,now:i=Date.now}){const a=new Map;function forget(){for(const[e,{doneAt:t}]of a)if(t!==null&&i()-t>remembered)a.delete(e);for(const[e,{doneAt:t}]of a){if(a.size<most)return;if(t!==null)a.delete(e)}}return{start(e){const{name:t}=e.target;const n=a.get(t);if(n?.doneAt===null)return n.run;forget();if(a.size>=most)throw busy(`server`,5e3);a.delete(t);const r={run:begin(e,()=>r.doneAt=i()),doneAt:null};a.set(t,r);return r.run},find:e=>a.get(e)?.run??null};function begin(a,o){const{target:s,checks:c,caller:l,isFresh:u}=a;const d=i();const f=new Map(c.map(({id:e})=>[e,{state:`running`}]));const p=new Set;const m=AbortSignal.any([t,AbortSignal.timeout(longest)]);let h=0;const isDone=()=>[...f.values()].every(({state:e})=>e===`done`||e===`failed`);const g={startedAt:d,parts:f,get revision(){return h},isDone,listen(e){p.add(e);return()=>void p.delete(e)}};function settle(e,t){f.set(e,t);h++;if(isDone()){o();r?.(a,g)}for(const e of p)e()}for(const t of c){const r={check:t,input:askedOf(t,s),caller:l,language:e.language,fresh:u,signal:m};const onLimit=e=>settle(t.id,e===null?{state:`running`}:{state:`limited`,until:i()+1e3*e});askInTurn(r,e,{signal:m,onLimit}).then(({result:e})=>settle(t.id,{state:`done`,result:e}),e=>{if(!(e instanceof Failure))n(e);settle(t.id,{state:`failed`,failure:e instanceof Failure?e:failure(`internal`,{})})})}return g}}
// server/pages/report/moment-page.tsx
function momentPage({target:e,checks:t,moment:n},r){const{language:i}=r;const o=fill(historyWords.at,{when:whenText({at:n.at,language:i,as:`time`})},i);const s=a($,{children:[a(`p`,{class:`lede`,children:a(When,{at:n.at,language:i,as:`time`})}),a(`p`,{children:historyWords.past[i]}),a(Grades,{checks:t,moments:[n],language:i}),a(Findings,{checks:t,findings:[...problemsAt(n).values()],language:i})]});return pastPage({target:e,title:o,path:momentPath(e.name,n.at),main:s},r)}
function comparePage({target:e,checks:t,from:n,to:r},i){const{language:o}=i;const s=compareMoments(n,r);const c=fill(historyWords.compareTitle,{target:harmless(e.name,300)},o);const l=a($,{children:[a(Grades,{checks:t,moments:[n,r],language:o}),[`added`,`fixed`,`unchanged`].map(e=>a($,{children:[a(`h2`,{children:fill(historyWords.titles[e],{count:s[e].length},o)}),a(Findings,{checks:t,findings:s[e],language:o})]}))]});return pastPage({target:e,title:c,path:comparePath(e.name,n.at,r.at),main:l},i)}
function gonePage(e,t,n){const{language:r}=n;const i=retention.snapshots/864e5;const o=a(`p`,{children:fill(historyWords.goneLede,{days:i},r)});return pastPage({target:e,title:historyWords.gone[r],path:t,main:o},n)}
function pastPage({target:e,title:t,path:n,main:r},i){const{language:o}=i;const s=harmless(withUnicode(e.name),300);const c=a(`div`,{class:`frame report`,children:[a(`h1`,{children:s}),a(`p`,{class:`quiet`,children:t}),a(`p`,{children:a(`a`,{href:pathIn(reportPath(e.name),o),children:historyWords.now[o]})}),r]});return layout({path:n,title:`${t} · ${s}`,description:t,main:c,isListed:false},i)}
function Grades({checks:e,moments:t,language:n}){const r=t.map(e=>whenText({at:e.at,language:n,as:`time`}));return a(`table`,{role:`table`,"aria-label":historyWords.result[n],children:[a(`thead`,{role:`rowgroup`,children:a(`tr`,{role:`row`,children:[a(`th`,{role:`columnheader`,scope:`col`,children:historyWords.check[n]}),r.map(e=>a(`th`,{role:`columnheader`,scope:`col`,children:e}))]})}),a(`tbody`,{role:`rowgroup`,children:e.map(e=>a(`tr`,{role:`row`,children:[a(`td`,{role:`cell`,"data-label":historyWords.check[n],children:e.title[n]}),t.map((t,i)=>a(`td`,{role:`cell`,"data-label":r[i],children:resultAt(t,e.id,n)}))]}))})]})}
function resultAt(e,t,n){const r=failureAt(e,t);if(r)return harmless(pageFailure(r.facts,n),300);const i=e.checks.find(e=>e.id===t);if(!i||!(`findings`in i))return`–`;const{grade:a,score:o}=i;return[a,o===void 0?void 0:fill(reportWords.score,{score:Math.round(o)},n),toneText(toneOf$1(i),n)].filter(e=>e!==void 0).join(` · `)}
function Findings({checks:e,findings:t,language:n}){if(t.length===0)return a(`p`,{children:historyWords.none[n]});const r=t.toSorted((e,t)=>severities.indexOf(e.severity)-severities.indexOf(t.severity));return a(`ul`,{class:`issues`,children:r.map(t=>a(`li`,{class:t.severity,children:[a(`span`,{class:`severity`,children:reportWords.severity[t.severity][n]}),` `,causeOf(e,t,n),` `,a(`code`,{children:[t.check,`.`,t.id]})]}))})}
function causeOf(e,{check:t,id:n,params:r},i){const a=e.find(e=>e.id===t)?.words.problems??{};const o=Object.hasOwn(a,n)?a[n]:void 0;return o?harmless(fill(o.cause,r,i),500):``}
// server/pages/report/past.ts
function timesIn(...e){return e.map(e=>{const t=/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(e??``)?Date.parse(e??``):NaN;return Number.isNaN(t)?null:t})}
const fields=[...pageFields,[`cache-control`,`no-store`],[`x-robots-tag`,`noindex`]];
async function pastOf({target:e,checks:t,moments:n,isPastShown:r},i,a,{settingOf:o}){const s=o(a);if(!r||i.includes(null))throw failure(`request.path`,{suggestion:``});const c=(await Promise.all(i.map(t=>n.at(e,t??0)))).filter(e=>e!==null);const[l,u]=c;if(l&&c.length===i.length)return reply(a,200,contentOf(l,u));if(!i.some(e=>Date.now()-(e??0)>retention.snapshots))throw failure(`request.path`,{suggestion:``});return reply(a,410,gonePage(e,a.path,s));function contentOf(n,r){if(!r)return momentPage({target:e,checks:t,moment:n},s);return comparePage({target:e,checks:t,from:n,to:r},s)}}
function reply({incoming:e},t,n){return compressed(e,{status:t,fields,content:n})}
// server/pages/report/route.ts
const unkept=[[`cache-control`,`no-store`]];
const views=[`events`,`json`,`csv`,`markdown`,`at`,`compare`];
const otherChecks={address:`reverse-dns`,network:`asn`,header:`email-header`,message:`phishing`};
async function openReports(e){const t=await e.checks();const n=reportChecks.flatMap(e=>t.find(t=>t.id===e)??[]);const r=openStreams();const i=openMoments(e.pipeline.resultCache);const{pipeline:a,closing:o,onBug:s}=e;const c=openRuns({pipeline:a,closing:o,onBug:s,onEnd:(e,t)=>keepMoment(i,e,t,o.aborted)});return{showMany:async(t,r)=>{r.names=[`of`,`lang`];const a=manyIn(t.search);if(a.length===0)throw failure(`request.path`,{suggestion:``});const o=manyPage({reports:await Promise.all(a.map(r=>reportOf({target:r,checks:n,run:c.find(r.name),moments:i,isPastShown:e.mayShowPast(hostOf(r))},t,e))),path:manyReportsPathOf(a.map(({name:e})=>e))},e.settingOf(t));return compressed(t.incoming,{fields:[...pageFields,...unkept,[`x-robots-tag`,`noindex`]],content:o})},ask:(r,i)=>take(r,i,{dependencies:e,all:t,checks:n,runs:c}),show:async(t,a)=>{a.names=[`lang`,`severity`,`full`];const o=new URLSearchParams(t.search).get(`full`)===`1`;const s=severities.find(e=>e===new URLSearchParams(t.search).get(`severity`));const[l=``,u,d]=t.path.slice(reportsPath.length+1).split(`/`);const f=targetAt(l);if(!f||u!==void 0&&!views.includes(u))throw failure(`request.path`,{suggestion:``});const{target:p,isCanonical:m}=f;const h=await e.maySeePast(t,a,hostOf(p));const g={target:p,checks:n,moments:i,isPastShown:h};if(u===`at`)return pastOf(g,timesIn(d),t,e);if(u===`compare`){a.names=[`from`,`to`,`lang`];const n=new URLSearchParams(t.search);return pastOf(g,timesIn(n.get(`from`),n.get(`to`)),t,e)}if(!m)return redirect(301,`${reportPath(p.name)}${u===void 0?``:`/${u}`}`,t);const _=c.find(p.name);const load=async()=>({...await reportOf({...g,run:_},t,e),...s&&{only:s},...o&&{isFull:o}});const v=e.settingOf(t);if(u===`events`)return{status:200,fields:eventFields,body:``,stream:r.open({run:_,load,setting:v,request:t,dependencies:e,variant:`${s??``} ${h}`})};const{fields:y,content:b}=await representationOf(u,load,v);return compressed(t.incoming,{fields:[...y,...unkept,[`x-robots-tag`,`noindex`]],content:b})}}}
async function representationOf(e,t,n){const r=await t();if(e===`json`)return{fields:jsonFields,content:jsonOf(r)};if(e===`csv`)return{fields:fileFields(`text/csv`,r,`csv`),content:csvOf(r)};if(e===`markdown`)return{fields:fileFields(`text/markdown`,r,`md`),content:markdownOf(r,n.language)};return{fields:pageFields,content:reportPage(r,n)}}
function fileFields(e,{target:t},n){const r=hostOf(t).replaceAll(/[^\w.-]/g,`_`).slice(0,100);return[...jsonFields.map(([t,n])=>[t,t===`content-type`?`${e}; charset=utf-8`:n]),[`content-disposition`,`attachment; filename="${r}.${n}"`]]}
async function take(e,t,{dependencies:n,all:r,checks:i,runs:a}){checkSameOrigin(e);t.names=[`q`,`lang`];const{["q"]:o=``,[freshField]:s,["as"]:c}=await readForm(e.incoming,[`q`,freshField,`as`],largestText);const l=c===`message`?{kind:`one`,text:String(o)}:meaningOf(String(o));if(l.kind===`own-address`&&r.some(({id:e})=>e===`ip`))return redirect(303,checkPath({id:`ip`}),e);if(l.kind===`many`)return takeMany(l.names,e,t,{dependencies:n,all:r,checks:i,runs:a});if(`suggestions`in l){const t=askPage(String(o),l,n.settingOf(e));return compressed(e.incoming,{fields:[...pageFields,...unkept],content:t})}const u=`text`in l?l.text:String(o);const d=c===`message`?`message`:recognise(u)??`domain`;const f=d===`address`||d===`mailbox`?refang(u):u;const p=r.find(({id:e})=>e===otherChecks[d]);if(p?.subject!==void 0){const r=d===`address`?withoutPort(f.trim()):f.trim();return answerWith(p,{[p.subject]:r},e,t,n)}try{const r=readTarget(f);if(!r)throw failure(`input.value`,{field:theField,expected:whatIsTaken,given:shown(withoutUser(f))},{reason:`q`});refuseBad(i,r,e,n);const o=await callerOf(e,t,n.pipeline,e=>void(t.rate=rateFields(e)));t.note={target:r.host};a.start({target:r,checks:i,caller:o,isFresh:s===`1`});return redirect(303,reportPath(r.name),e)}catch(r){if(!(r instanceof Failure))throw r;const{status:i,fields:a,note:o}=refuse(r,e.requestId,e.language,t.names);const s=sorryPage(pageFailure(r.facts,e.language),f.includes(`@`)?``:f,n.settingOf(e));const c=[...pageFields,...unkept,...a.filter(([e])=>e===`retry-after`)];return{...compressed(e.incoming,{status:i,fields:c,content:s}),...o&&{note:o}}}}
async function takeMany(e,t,n,{dependencies:r,checks:i,runs:a}){const o=targetsOf(e).filter(e=>isTaken(i,e,t,r));const s=await callerOf(t,n,r.pipeline,e=>void(n.rate=rateFields(e)));for(const e of o)a.start({target:e,checks:i,caller:s,isFresh:false});return redirect(303,manyReportsPathOf((o.length>0?o:targetsOf(e)).map(({name:e})=>e)),t)}
function targetsOf(e){const t=e.slice(0,10).flatMap(e=>readTarget(e)??[]);return[...new Map(t.map(e=>[e.name,e])).values()]}
function manyIn(e){return targetsOf((new URLSearchParams(e).get(`of`)??``).slice(0,2e4).split(` `))}
function isTaken(e,t,n,r){try{refuseBad(e,t,n,r);return true}catch(e){if(e instanceof Failure)return false;throw e}}
function redirect(e,t,{language:n}){return{status:e,fields:[...pageFields,...unkept,[`location`,pathIn(t,n)]],body:``}}
function withoutUser(e){const t=e.lastIndexOf(`@`);return t<0?e:`…${e.slice(t)}`}
function withoutPort(e){return e.replace(/^([\d.]+|\[.*\]):\d+$/,`$1`)}
const theField={en:`The input`,ko:`입력란`};
const whatIsTaken={en:`a domain, http or https URL, e-mail address, IP address, AS number, message header, suspicious link or message`,ko:`도메인, http 또는 https URL, 이메일 주소, IP 주소, AS 번호, 메일 헤더, 의심스러운 링크 또는 메시지`};
function refuseBad(e,t,{language:n},{pipeline:r}){const i=e.find(({id:e})=>e===`ssl`)??e[0];if(i)parseQuestion(i,askedOf(i,t),n,r.allIps)}
async function reportOf({target:e,checks:t,run:n,moments:r,isPastShown:i},a,o){const s=i?await r.list(e,30):void 0;const c=s?s[0]??null:await r.newest(e);return{target:e,sections:await Promise.all(t.map(t=>sectionOf(t,{target:e,part:n?.parts.get(t.id),moment:c,isPastShown:i},a,o))),isRunning:n!==null&&!n.isDone(),...s&&{moments:s}}}
async function sectionOf(e,{target:t,part:n,moment:r,isPastShown:i},{language:a},{pipeline:o}){if(n&&n.state!==`done`)return{check:e,seen:n};try{const{input:s}=parseQuestion(e,askedOf(e,t),a,o.allIps);const c=n?.result??await o.resultCache.newest(e,s);const l=n||!r?null:failureAt(r,e.id);if(l&&r&&r.at>(c?.observedAt??0))return{check:e,seen:{state:`failed`,failure:l}};if(c===null)return{check:e,seen:{state:`absent`}};const u=toAnswer(e,c,s,a);const d=i?await differenceOf(e,c,o.resultCache):null;return{check:e,seen:{state:`done`,data:u,observedAt:c.observedAt,difference:d}}}catch(t){if(t instanceof Failure)return{check:e,seen:{state:`failed`,failure:t}};throw t}}
function jsonOf({target:e,sections:t,isRunning:n}){const r=t.map(({check:{id:e},seen:t})=>{if(t.state===`done`)return{check:e,updatedAt:new Date(t.observedAt).toISOString(),data:t.data};if(t.state!==`failed`)return{check:e,state:t.state};const{code:n,reason:r}=t.failure;return{check:e,error:{code:n,reason:r}}});return JSON.stringify({target:e.name,url:e.url,isRunning:n,checks:r})}

export { openReports };
