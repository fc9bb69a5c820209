// server/pages/page-action.ts
const linkedChecks={ssl:`host`,http:`url`,dns:`query`,email:`query`,"reverse-dns":`query`,propagation:`domain`};
const fields=[`selectors`,`limit`];
const command=/(?:Run )?npx portcullis (?<id>[a-z-]+)(?: (?<subject>[^\s,]*[.:][^\s,]*[^\s,.]))?(?<noun> 명령)?/g;
const withoutOptions={en:[[/, or, for a private one, give its root with --ca-file/g,``],[/, or with npx portcullis watch add \S+ where you run the service yourself/g,``],[/, or (?:use another resolver )?with (?:a longer )?--(?:timeout|doh)(?: or PORTCULLIS_DOH)?/g,``],[/, or set the trust anchor of your network \(--trust-anchor\)/g,``],[/ \((?:--[a-z-]+|input header)\)/g,``],[/ with --(?:resolve|header NAME=VARIABLE)(?: \(input header\))?(?: or --client-cert)?(?=[.,])/g,``],[/, for example by a header that --header sends/g,``],[/: --(?:blocklist-resolver IP|proxy \S+)$/g,`.`],[/, remove it from --blocklist/g,`, remove it from the lists`],[/^Remove --blocklist off, or give /g,`Give `]],ko:[[/하거나 --doh(?: 또는 PORTCULLIS_DOH)?로 다른 리졸버를 지정하십시오/g,`하십시오`],[/\((?:--[a-z-]+|입력 header)\)/g,``],[/를 쓰거나, 네트워크의 신뢰 앵커를 지정하십시오/g,`를 쓰십시오`],[/--(?:resolve|header NAME=VARIABLE|ca-file)(?: 또는 --client-cert)?로 /g,``],[/(?:를 줄이거나|을 줄이거나) --timeout을 늘려/g,`을 줄여`],[/ 예를 들어 --header로 보내는 헤더로 구별할 수 있습니다\./g,``],[/: --blocklist-resolver IP$/g,`.`],[/ --proxy \S+로/g,``],[/--blocklist에서/g,`목록에서`],[/^--blocklist off를 빼거나 /g,``]]};
const fieldWords={en:[` in the field “`,`”`],ko:[`“`,`” 입력란에`]};
const fallback={en:`The reference of this check lists its options.`,ko:`이 점검의 옵션은 레퍼런스에 있습니다.`};
function pageAction(e,t){if(!/--[a-z]|npx /.test(e))return[e];const n=withFields(e,t);const r=withoutOptions[t].reduce((e,[t,n])=>e.replace(t,n),n).split(/(?<=[.!?])\s+/).filter(e=>!/(?:^|[^\w“])--[a-z]|npx portcullis (?:data|watch)/.test(e));return linked(r.length>0?r.join(` `):fallback[t],t)}
function pageActionText(e,t){return pageAction(e,t).map(e=>typeof e===`string`?e:e.text).join(``)}
const option=/(?<![\w“-])--[a-z]|\bnpx |\bPORTCULLIS_[A-Z]/;
const inParentheses=/ ?\((?:[^()]*[^\w()-])?--[a-z][^()]*\)/g;
function pageText(e,t){if(!option.test(e))return e;return withoutOptions[t].reduce((e,[t,n])=>e.replace(t,n),e).replace(inParentheses,``).split(/(?<=[.!?])\s+/).map(withoutClauses).filter(e=>e!==``).join(` `)}
function withoutClauses(e){if(!option.test(e))return e;const t=e.split(`; `).filter(e=>!option.test(e));return t.length===0?``:t.join(`; `).replace(/[.]?$/,`.`)}
function withFields(e,t){const[n,r]=fieldWords[t];const i=t===`en`?/ with --(?<name>[a-z-]+)/g:/--(?<name>[a-z-]+)로/g;return e.replace(i,(e,t)=>fields.includes(t)?`${n}${t}${r}`:e)}
function linked(e,t){const n=[];let r=0;for(const i of e.matchAll(command)){const{id:a=``,subject:o=``}=i.groups??{};const s=Object.hasOwn(linkedChecks,a)?linkedChecks[a]:void 0;if(s===void 0)continue;const c=t===`en`&&i[0].startsWith(`Run `)?`Open `:``;const l=o===``?``:`?${new URLSearchParams({[s]:o}).toString()}`;const u=e.slice(r,i.index)+c;const d=c===``&&/(?:^|[.!?] )$/.test(u);n.push(u,{text:labelOf({id:a,subject:o,isFirst:d},t),check:a,query:l});r=i.index+i[0].length}return[...n,e.slice(r)].filter(e=>e!==``)}
function labelOf({id:e,subject:t,isFirst:n},r){if(r===`ko`)return`${t===``?``:`${t}의 `}${e} 점검`;return`${n?`The`:`the`} ${e} check${t===``?``:` of ${t}`}`}

export { pageActionText as n, pageText as r, pageAction as t };
