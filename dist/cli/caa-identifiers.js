import { Fn as types, On as root, kn as upwards } from "./node-3.js";
import { l as recordsOf } from "./answer.js";
import { t as ask } from "./lookup.js";
// src/formats/dns/caa.ts
const knownTags=[`issue`,`issuewild`,`iodef`,`issuemail`,`issuevmc`,`contactemail`,`contactphone`];
const caaFaults=[`unknown-critical`,`unknown-tag`,`bad-value`,`bad-uri`,`bad-flags`,`bad-parameter`,`unknown-method`];
const longestValue=4096;
function readCaa(e,t,n){const r=n.subarray(0,longestValue).toString(`latin1`);const i=t.toLowerCase();const a=(e&128)!==0;const o=knownTags.some(e=>e===i);const s=/^issue(?:wild|mail|vmc)?$/.test(i);const c=s&&n.length<=longestValue?readIssuer(r):null;return{tag:i,isCritical:a,value:r,issuer:c,faults:[...o?[]:[a?`unknown-critical`:`unknown-tag`],...(e&127)===0?[]:[`bad-flags`],...s&&!c?[`bad-value`]:[],...c&&c.parameters.some(isWrongParameter)?[`bad-parameter`]:[],...c&&c.parameters.some(isUnknownMethod)?[`unknown-method`]:[],...i===`iodef`&&!isReportUrl(r)?[`bad-uri`]:[],...i===`contactemail`&&!/^[^\s@]+@[^\s@]+$/.test(r)?[`bad-value`]:[],...i===`contactphone`&&!/^\+[0-9 ().;=a-z-]+$/i.test(r)?[`bad-value`]:[]]}}
function readIssuer(e){const[t=``,...n]=e.split(`;`);const r=t.replaceAll(`	`,` `).trim();if(!/^[ -~\t]*$/.test(e)||r!==``&&!isIssuerName(r))return null;const i=n.map(e=>e.replaceAll(`	`,` `).trim()).filter(e=>e!==``);const a=[];for(const e of i){const{name:t,value:n}=/^(?<name>[A-Za-z0-9]+) *= *(?<value>[!-:<-~]*)$/.exec(e)?.groups??{};if(t===void 0||n===void 0)return null;a.push({name:t.toLowerCase(),value:n})}return{domain:r===``?null:r.toLowerCase(),parameters:a}}
function isIssuerName(e){return e.split(`.`).every(e=>/^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(e))}
function isWrongParameter({name:e,value:t}){if(e===`accounturi`)return!/^[A-Za-z][A-Za-z0-9+.-]*:./.test(t);if(e===`validationmethods`)return!/^[A-Za-z0-9-]+(?:,[A-Za-z0-9-]+)*$/.test(t);return false}
const methods=new Set([`http-01`,`dns-01`,`tls-alpn-01`,`dns-account-01`,`dns-persist-01`,`onion-csr-01`,`email-reply-00`,`tkauth-01`,`bp-nodeid-00`]);
function isUnknownMethod({name:e,value:t}){if(e!==`validationmethods`||isWrongParameter({name:e,value:t}))return false;return t.split(`,`).every(e=>!methods.has(e)&&!e.startsWith(`ca-`))}
function isReportUrl(e){if(/^mailto:/i.test(e))return/^mailto:[^\s@,?]+@[^\s@,?]+(?:\?\S*)?$/i.test(e);return/^https?:\/\/[^\s]+$/i.test(e)&&URL.canParse(e)}
// src/probes/dns/authorized-authorities.ts
const atATime=6;
async function authorizedAuthorities(e,t){const n=[...upwards(t)].filter(({wire:e})=>!e.equals(root.wire));for(let r=0;r<n.length;r+=atATime){const i=n.slice(r,r+atATime);const a=await Promise.all(i.map(t=>ask(e,t,types.CAA)));for(const[e,{answer:n}]of a.entries()){const r=i[e]??t;if(n.kind===`unknown`)return{kind:`unknown`,at:r,reason:n.reason};if(n.kind===`found`)return{kind:`found`,at:r,records:read(n.records)}}}return{kind:`absent`}}
function read(e){return recordsOf(`CAA`,e).map(({data:{flags:e,tag:t,value:n}})=>readCaa(e,t,n))}
// src/data/dns/caa-identifiers.ts
const digicert=[...`digicert.com www.digicert.com digicert.ne.jp cybertrust.ne.jp symantec.com geotrust.com rapidssl.com thawte.com`.split(` `),...`digitalcertvalidation.com volusion.digitalcertvalidation.com stratossl.digitalcertvalidation.com`.split(` `),...`intermediatecertificate.digitalcertvalidation.com 1and1.digitalcertvalidation.com quovadisglobal.com`.split(` `),...`amazon.com amazontrust.com awstrust.com amazonaws.com pkioverheid.nl www.pkioverheid.nl`.split(` `)];
const sectigo=`sectigo.com usertrust.com trust-provider.com comodo.com comodoca.com entrust.net affirmtrust.com`.split(` `);
const amazon=`amazon.com amazontrust.com awstrust.com amazonaws.com aws.amazon.com`.split(` `);
const entrust=[`entrust.net`,`affirmtrust.com`,...sectigo,`ssl.com`];
const sslcom=[`ssl.com`,`entrust.net`,`affirmtrust.com`];
const trustwave=[`trustwave.com`,`securetrust.com`,`vikingcloud.com`];
const dtrust=[`d-trust.net`,`d-trust.de`,`dtrust.de`,`dtrust.net`];
const telekom=[`telesec.de`,`pki.dfn.de`,`dfn.de`];
const telia=[`telia.com`,`telia.fi`,`telia.se`];
const godaddy=[`godaddy.com`,`starfieldtech.com`];
const trustasia=[`trustasia.com`];
const byOrganization={accv:[`accv.es`],"ac camerfirma s.a.":[`camerfirma.com`],"actalis s.p.a.":[`actalis.it`],affirmtrust:[`affirmtrust.com`,`entrust.net`],amazon,"amazon trust services":amazon,"apple inc.":[`pki.apple.com`,...digicert,...sectigo],"asseco data systems s.a.":[`certum.pl`,`certum.eu`],"beijing certificate authority":[`bjca.cn`],"buypass as-983163327":[`buypass.com`,`buypass.no`],certainly:[`certainly.com`],certigna:[`certigna.fr`,`certigna.com`],"certsign sa":[`certsign.ro`],"china financial certification authority":[`cfca.com.cn`],"cloudflare, inc.":[...digicert,`cloudflare.com`],"comodo ca limited":sectigo,"cybertrust japan co., ltd.":[`cybertrust.co.jp`,`cybertrust.ne.jp`],"d-trust gmbh":dtrust,"deutsche telekom security gmbh":telekom,"t-systems international gmbh":telekom,"digicert inc":digicert,"digicert, inc.":digicert,"emudhra technologies limited":[`emsign.com`],"emudhra inc":[`emsign.com`],"entrust, inc.":entrust,"entrust corporation":entrust,"entrust limited":entrust,"gehirn inc.":sectigo,"globalsign nv-sa":[`globalsign.com`],globalsign:[`globalsign.com`],"godaddy.com, inc.":godaddy,"starfield technologies, inc.":[...godaddy,...amazon],"google trust services":[`pki.goog`],"google trust services llc":[`pki.goog`],"hellenic academic and research institutions ca":[`harica.gr`],identrust:[`identrust.com`],"identrust, inc.":[`identrust.com`],"internet security research group":[`letsencrypt.org`],"let's encrypt":[`letsencrypt.org`],"microsec ltd.":[`e-szigno.hu`],"microsoft corporation":[`microsoft.com`,...digicert],"netlock kft.":[`netlock.hu`,`netlock.net`,`netlock.eu`,`netlock.com`],"quovadis limited":digicert,"secom trust systems co.,ltd.":[`secomtrust.net`],"sectigo limited":sectigo,"ssl corp":sslcom,"ssl corporation":sslcom,"swisssign ag":[`swisssign.com`,`swisssign.net`],"taiwan-ca":[`twca.com.tw`],"telia company ab":telia,"telia finland oyj":telia,"the usertrust network":sectigo,"trustasia technologies, inc.":[...trustasia,...digicert,...sectigo],"trustwave holdings, inc.":trustwave,"viking cloud, inc.":trustwave,unitrust:[`sheca.com`,`imtrust.cn`,`wwwtrust.cn`],"wotrus ca limited":[`wotrus.com`,`wosign.com`,...sectigo],zerossl:[`zerossl.com`,...sectigo],"zerossl gmbh":[`zerossl.com`,...sectigo]};
const caaIdentifiers=new Set(Object.values(byOrganization).flat());
function caaIdentifiersOf(e){const t=(e??``).toLowerCase();return Object.hasOwn(byOrganization,t)?byOrganization[t]??null:null}

export { caaFaults as i, caaIdentifiersOf as n, authorizedAuthorities as r, caaIdentifiers as t };
