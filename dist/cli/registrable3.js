import { Ni as NEVER, vi as string } from "./node-3.js";
import { t as require_cjs } from "./cjs2.js";
import { r as parseDomain } from "./domain.js";
// src/core/target/registrable.ts
var import_cjs=require_cjs();
const aRegistrable={en:`a domain that can be registered, such as example.com, and not a public suffix (publicsuffix.org)`,ko:`example.com처럼 등록할 수 있는 도메인. 공용 접미사(publicsuffix.org)는 해당하지 않습니다`};
function registrableTarget(){return string().transform((e,t)=>{const n=parseDomain(e);const r=`value`in n?registrableDomain(n.value):null;if(r!==null)return r;const i=`problem`in n?n.problem:{expected:aRegistrable};t.addIssue({code:`custom`,params:{...i}});return NEVER})}
const asHost={extractHostname:false,validateHostname:false};
function registrableDomain(e){const t=(0,import_cjs.getDomain)(e,{...asHost,allowPrivateDomains:true});if(t!==null)return t;const{isPrivate:n}=(0,import_cjs.parse)(e,{...asHost,allowPrivateDomains:true});return n===true?(0,import_cjs.getDomain)(e,{...asHost,allowPrivateDomains:false}):null}

export { registrableTarget as n, registrableDomain as t };
