import { _ as baitsByLanguage, a as hyphenations, b as otherBaits, c as insertions, d as plurals, f as repetitions, g as baitsByHome, h as vowelSwaps, i as hangulVowelSwaps, l as numeralSwaps, m as transpositions, n as bitFlips, o as innerPlurals, p as replacements, r as combinations, s as insertedDots, t as additions, u as omissions, v as commonBaits, y as foreignBaits } from "./edits.js";
import { t as lookalikeLetters } from "./letters.js";
import { domainToASCII, domainToUnicode } from "node:url";
// src/data/lookalikes/lanes.ts
const variantKinds=[`homoglyph`,`omission`,`transposition`,`repetition`,`hyphenation`,`tld-swap`,`bitsquatting`,`combosquat`,`insertion`,`replacement`,`vowel-swap`,`plural`,`idn-homoglyph`,`mixed-script`,`numeral-swap`,`subdomain`];
const laneRisks={nearHomoglyph:95,wholeScript:92,likeShape:90,firstSuffix:88,mistypedTop:87,plainSpelling:86,latinLetter:82,omission:80,likeSound:79,transposition:78,repetition:76,hyphenation:74,commonBait:72,languageBait:71,plural:70,likelyHomoglyph:68,suffixInLabel:66,numeral:65,replacement:64,vowelSwap:60,mixedScript:58,insertion:55,otherSuffix:52,typoAtFirstSuffix:48,insertedDot:46,farHomoglyph:45,bitFlip:42,addition:40,innerPlural:38,otherBait:36,wholeScriptRest:34,twoLatinLetters:32,doubleNearHomoglyph:30,foreignBait:28,baitAtFirstSuffix:26,doubleHomoglyph:20,typoAtOtherSuffix:12,anyTwoLatinLetters:10,letterAndShape:8};
// src/data/lookalikes/repertoires.ts
const repertoiresAsOf=`2026-11-29`;
const alphabets={Japanese:{letters:/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・々]$/u,mixes:true},Korean:{letters:/^[가-힣]$/u,mixes:true},Chinese:{letters:/^\p{Script=Han}$/u,mixes:true},Russian:{letters:/^[а-яё]$/u,mixes:false},Ukrainian:{letters:/^[а-щьюяєіїґ]$/u,mixes:false},Belarusian:{letters:/^[а-зй-шы-яёіў]$/u,mixes:false},Bulgarian:{letters:/^[а-ъьюя]$/u,mixes:false},Serbian:{letters:/^[а-ик-шђјљњћџ]$/u,mixes:false},Macedonian:{letters:/^[а-ик-шѓѕјљњќџ]$/u,mixes:false},Kazakh:{letters:/^[а-яёәғқңөұүһі]$/u,mixes:false},Mongolian:{letters:/^[а-яёөү]$/u,mixes:false}};
const slavic=[`Russian`,`Ukrainian`,`Belarusian`,`Bulgarian`,`Serbian`,`Macedonian`];
const indic=`Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam`.split(` `);
const others=`Cyrillic Greek Armenian Georgian Hebrew Arabic Thai Lao Khmer Myanmar Sinhala Ethiopic Tibetan Bopomofo`;
const all=[`Japanese`,`Korean`,`Chinese`,...indic,...others.split(` `)];
const european=`àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž`;
const vietnamese=`àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ`;
const french=`ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ`;
const repertoires=[{suffixes:words(`com net cc tv name`),latin:`wide`,scripts:all},{suffixes:words(`org info mobi`),latin:`áâãäåæçčćďđéèêëęēėěíîïįīłľĺńňñóôõöőøřŕśšťþúüûűųūůýźżžģķļņąăāșțß`,scripts:[...slavic,`Korean`,`Chinese`,`Devanagari`]},{suffixes:words(`asia`),latin:``,scripts:[`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`xyz online site store tech space website fun top shop club live vip icu click link`),latin:european,scripts:[...slavic,`Greek`,`Hebrew`,`Arabic`,`Thai`,`Lao`,`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`app dev page`),latin:european,scripts:[`Japanese`]},{suffixes:words(`biz`),latin:`áäåæéíñóöøúüýþðß`,scripts:[`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`co com.co`),latin:`áéíóúñüåäöæøþðý`,scripts:[`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`me`),latin:european,scripts:[...slavic,`Chinese`,`Korean`]},{suffixes:words(`io sh ac`),latin:`àáâäåæçéèêëíîïñóôöøúûüýþðąćęłńśźżš`,scripts:[]},{suffixes:words(`de`),latin:`${european}ß`,scripts:[]},{suffixes:words(`eu`),latin:`${european}șț`,scripts:[]},{suffixes:words(`fr re pm yt tf wf`),latin:french,scripts:[]},{suffixes:words(`at ch li be lu`),latin:`àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ`,scripts:[]},{suffixes:words(`it`),latin:`àâäèéêëìîïòôöùûüæœçÿß`,scripts:[]},{suffixes:words(`es com.es nom.es org.es`),latin:`áàéèíïóòúüñç`,scripts:[]},{suffixes:words(`cat`),latin:`àáéèíïóòúüçñ`,scripts:[]},{suffixes:words(`pt com.pt`),latin:`àáâãçéêíóôõú`,scripts:[]},{suffixes:words(`br com.br net.br org.br`),latin:`àáâãçéêíóôõúü`,scripts:[]},{suffixes:words(`ar com.ar net.ar org.ar`),latin:`áâãàéêíóôõúüñç`,scripts:[]},{suffixes:words(`cl pe com.pe`),latin:`áéíóúüñ`,scripts:[]},{suffixes:words(`ca`),latin:`éëêèâàæôœùûüçîïÿ`,scripts:[]},{suffixes:words(`ie`),latin:`áéíóú`,scripts:[]},{suffixes:words(`nz co.nz net.nz org.nz`),latin:`āēīōū`,scripts:[]},{suffixes:words(`dk`),latin:`æøåéöäü`,scripts:[]},{suffixes:words(`se nu`),latin:`åäöéüæøàáâçèêëíîïðñóôõúûýþ`,scripts:[]},{suffixes:words(`no`),latin:`áàäčçđéèêŋńñóòôöšŧüžæøå`,scripts:[]},{suffixes:words(`fi`),latin:`åäöâčđǥǧȟǩŋõšŧʒž`,scripts:[]},{suffixes:words(`is`),latin:`áéýúíóþæöð`,scripts:[]},{suffixes:words(`ee`),latin:`õäöüšž`,scripts:[]},{suffixes:words(`lv`),latin:`āčēģīķļņōŗšūž`,scripts:[]},{suffixes:words(`lt`),latin:`ąčęėįšųūž`,scripts:[]},{suffixes:words(`pl com.pl net.pl org.pl`),latin:european,scripts:[`Russian`,`Greek`,`Hebrew`]},{suffixes:words(`hu`),latin:`áéíóöőúüű`,scripts:[]},{suffixes:words(`ro`),latin:`ăâîșțşţ`,scripts:[]},{suffixes:words(`si`),latin:`čšžćđäöüéèêëàáâçñ`,scripts:[]},{suffixes:words(`hr`),latin:`čćđšž`,scripts:[]},{suffixes:words(`bg`),latin:``,scripts:[`Bulgarian`]},{suffixes:words(`tr com.tr net.tr org.tr`),latin:`âçğıîöşûü`,scripts:[]},{suffixes:words(`gr com.gr`),latin:``,scripts:[`Greek`]},{suffixes:words(`vn com.vn net.vn org.vn`),latin:vietnamese,scripts:[]},{suffixes:words(`su`),latin:``,scripts:[`Russian`]},{suffixes:words(`il co.il org.il`),latin:``,scripts:[`Hebrew`]},{suffixes:words(`kr`),latin:``,scripts:[`Korean`]},{suffixes:words(`jp`),latin:``,scripts:[`Japanese`]},{suffixes:words(`cn tw hk`),latin:``,scripts:[`Chinese`]},{suffixes:words(`sg com.sg`),latin:``,scripts:[`Chinese`,`Tamil`]},{suffixes:words(`th co.th in.th or.th`),latin:``,scripts:[`Thai`]},{suffixes:[`xn--p1ai`],latin:``,scripts:[`Russian`]},{suffixes:[`xn--j1amh`],latin:``,scripts:[`Ukrainian`,`Russian`]},{suffixes:[`xn--90ais`],latin:``,scripts:[`Belarusian`,`Russian`]},{suffixes:[`xn--90ae`],latin:``,scripts:[`Bulgarian`]},{suffixes:[`xn--90a3ac`],latin:``,scripts:[`Serbian`]},{suffixes:[`xn--d1alf`],latin:``,scripts:[`Macedonian`]},{suffixes:[`xn--80ao21a`],latin:``,scripts:[`Kazakh`,`Russian`]},{suffixes:[`xn--l1acc`],latin:``,scripts:[`Mongolian`]}];
function words(e){return e.split(` `)}
const bySuffix=new Map(repertoires.flatMap(e=>e.suffixes.map(t=>[t,e])));
const wide=new Set(Array.from({length:7713},(e,t)=>String.fromCodePoint(223+t)).filter(e=>/^[\u00DF-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF]$/u.test(e)&&e===e.toLowerCase()&&e===e.normalize(`NFKC`)));
function takesLatin(e,t){const n=bySuffix.get(e)?.latin??``;return n===`wide`?wide.has(t):n.includes(t)}
function scriptsAt(e){return bySuffix.get(e)?.scripts??null}
function hasMixedNames(e){return bySuffix.get(e)?.latin===`wide`}
function repertoireOf(e){const t=byScript.get(e)??alphabets[e]??{letters:scriptPattern(e),mixes:false};byScript.set(e,t);return t}
const byScript=new Map;
function scriptPattern(e){return new RegExp(`^\\p{Script_Extensions=${e}}$`,`u`)}
// src/formats/lookalike/idna.ts
const permitted=/^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\u3007\u00b7\u0375\u05f3\u05f4\u30fb-]*$/u;
const excluded=/[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const contextRules=[[`·`,e=>!/(?<!l)\u00b7|\u00b7(?!l)/u.test(e)],[`͵`,e=>!/\u0375(?!\p{Script=Greek})/u.test(e)],[`׳`,e=>!/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(e)],[`״`,e=>!/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(e)],[`・`,e=>/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(e)]];
function isIdnaLabel(e){if(e.normalize(`NFC`)!==e||!permitted.test(e)||excluded.test(e))return false;if(/^\p{M}|^-|-$|^..--/u.test(e))return false;if(e.normalize(`NFKC`).toLowerCase().normalize(`NFKC`)!==e)return false;if(/[\u0660-\u0669]/u.test(e)&&/[\u06f0-\u06f9]/u.test(e))return false;return contextRules.every(([t,n])=>!e.includes(t)||n(e))}
// src/formats/lookalike/repertoire.ts
function canExist(e,t,n){const r=t===n.suffix;if(isAscii(e))return!needsScript(t)||r&&isAscii(n.label);if(latin.test(e))return!misplacedHyphen.test(e)&&hasLatin(e,t,r?n.label:``);if(!isIdnaLabel(e))return false;const i=Array.from(e);return[...scriptsAt(t)??topScripts(t),...r&&!isAscii(n.label)?scriptsIn(n.label):[]].some(e=>fits(i,repertoireOf(e)))}
const latin=/^[\p{Script=Latin}\u0021-\u007e]*$/u;
const misplacedHyphen=/^-|-$|^..--/u;
function hasLatin(e,t,n){for(const r of e)if(r>``&&!takesLatin(t,r)&&!n.includes(r))return false;return true}
function fits(e,{letters:t,mixes:n}){return e.every(e=>t.test(e)||/^[0-9-]$/.test(e)||n&&/^[a-z]$/.test(e))}
function needsScript(e){return e.slice(e.lastIndexOf(`.`)+1).startsWith(`xn--`)}
function topScripts(e){return needsScript(e)?scriptsIn(domainToUnicode(e.slice(e.lastIndexOf(`.`)+1))):[]}
const eastAsian=[[/[\p{Script=Hiragana}\p{Script=Katakana}]/u,`Japanese`],[/\p{Script=Hangul}/u,`Korean`],[/\p{Script=Han}/u,`Chinese`]];
const otherScripts=`Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Ethiopic Mongolian`.split(` `);
function scriptsIn(e){const[t]=eastAsian.filter(([t])=>t.test(e)).map(([,e])=>e);if(t!==void 0)return[t];return otherScripts.filter(t=>new RegExp(`\\p{Script=${t}}`,`u`).test(e))}
function isAscii(e){return/^[\u0000-\u007f]*$/.test(e)}
// src/data/lookalikes/latin.ts
const unmarked={a:`əæ`,b:`ƅƀßþ`,c:`ƈ`,d:`đð`,e:`ɇə`,f:`ƒ`,g:`ǥ`,h:`ħ`,i:`ı`,j:`ɉ`,k:`ĸƙ`,l:`łŀƚ`,n:`ŋƞŉ`,o:`øơœ`,p:`þƿƥ`,r:`ɍ`,t:`ŧƫƭł`,u:`ưŭ`,y:`ƴɏỿ`,z:`ƶʒ`,"2":`ƻ`,"5":`ƽ`,"8":`ȣ`,ae:`æ`,oe:`œ`,ce:`œ`};const latinLooks=looks();function looks(){const e=new Map;const add=(t,n)=>{const r=e.get(t)??new Set;e.set(t,r.add(n))};for(const[e,t]of[[223,591],[7680,7935]])for(let n=e;n<=t;n++){const e=String.fromCodePoint(n);const[t=``,...r]=e.normalize(`NFD`);if(r.length>0&&/^[a-z]$/.test(t))add(t,e)}for(const[e,t]of Object.entries(unmarked))for(const n of t)add(e,n);return new Map([...e].map(([e,t])=>[e,[...t]]))}const scriptLetters=new Map(`
Cyrillic a:а b:ьвҍ c:сҫ d:ԁԃ e:еєҽҿ f:ғӻ g:ԍ h:һнћңҥӈӊԋԧԩ i:іӏ j:ј k:кқҝҟҡӄԟ l:ӏі m:мӎ n:пԥ o:о p:рҏ q:ԛ r:гґ s:ѕ t:тҭԏ u:и v:ѵ w:ԝшщѡ x:хҳӽӿ y:уүұ 1:ӏ 3:зҙӡ 6:б ae:ӕ
Greek a:α b:β e:ε h:η i:ι k:κ n:ηπ o:οσ p:ρϼ t:τ u:υ v:ν w:ω x:χ y:γ 0:θ
Armenian f:ք g:ց h:հ i:ւ j:յ n:ո o:օ q:գզ u:ս w:ա 2:շ 6:ճ
Georgian d:ძ 3:კვპ
Hebrew n:ח o:ס
Bengali o:০ q:৭ 0:০ 2:২ 3:ও 8:৪
Devanagari o:० 0:० 2:२ 3:उ
Gurmukhi o:੦ q:੧ 0:੦ 2:੨ 3:੩ਤੜ 4:੫ 8:੪
Gujarati o:૦ q:૧ 0:૦ 2:૨ 3:૩ 9:૭
Oriya o:୦ଠ 0:ଠ୦ 8:୫ 9:୨
Telugu o:౦ 0:౦ 2:౨ 3:౩ 9:౨
Kannada o:೦ 0:೦ 2:೩೭ 9:೭೩
Malayalam o:ഠ s:ട 0:ഠ
Myanmar c:င e:ၔ g:ဌ j:၂ o:ဝစ 0:ဝ 3:ဒ
Thai n:ก s:ร u:บ w:ฟพ
Lao o:໐ s:ຣຮ u:ບ w:ຟພ
Han t:七丁丅丆 x:乂 y:丫 4:丩
Bopomofo 4:ㄐ
`.trim().split(`
`).map(e=>{const[t=``,...n]=e.split(` `);return[t,new Map(n.map(lookOf))]}));function lookOf(e){const[t=``,n=``]=e.split(`:`);return[t,Array.from(n)]}const mostClosest$1=2;const closestLetters=closest();function closest(){const e=new Map;for(const t of scriptLetters.values())for(const[n,[r]]of t){const t=e.get(n)??[];if(r!==void 0&&t.length<mostClosest$1)e.set(n,[...t,r])}return e}
// src/data/lookalikes/shapes.ts
const asciiShapes=[...shapes(3,`l:1,i i:l,1 1:l,i o:0 0:o m:rn w:vv rn:m vv:w cl:d`),...shapes(2,`d:cl g:q q:g nn:m m:nn 5:s s:5 2:z z:2 u:v v:u e:3 a:4 t:7 b:8 8:b j:i`),...shapes(1,`3:8 8:3 6:9 9:6 b:d,lb c:e d:b,dl e:c h:lh k:lk,ik,lc m:n,rr n:m,r`)];
function shapes(e,t){return t.split(` `).flatMap(t=>{const[n=``,r=``]=t.split(`:`);return r.split(`,`).map(t=>({from:n,to:t,nearness:e}))})}
const strokePairs=`ニ二 カ力 ロ口 エ工 ト卜 タ夕 ハ八 ミ三 チ千 オ才 ム厶 ヘへ リり ベべ ペぺ ー一 シツ ソン ノ丿 ッツ ャヤ ュユ ョヨ ァア ィイ ェエ ォオ っつ ゃや ゅゆ ょよ 未末 土士 日曰 己已 干千 大太 人入 天夫 王玉 白自 目日`.split(` `).map(e=>[e.charAt(0),e.charAt(1)]);
// src/formats/lookalike/shapes.ts
function*homoglyphs(e,t){for(const n of asciiShapes)if(t.includes(n.nearness))yield*exchanged(e,n.from,n.to)}function*doubleHomoglyphs(e,t){for(const n of homoglyphs(e,t))yield*homoglyphs(n,t)}function*latinHomoglyphs(e,t){for(const[n,r]of latinLooks){if(!e.includes(n))continue;for(const i of r)if(takesLatin(t,i))yield*exchanged(e,n,i)}}function*twoLatinHomoglyphs(e,t){const n=[...new Set(e)].flatMap(e=>(latinLooks.get(e)??[]).filter(e=>e<=`ÿ`&&takesLatin(t,e)).map(t=>[e,t]));for(const[t,[r,i]]of n.entries())for(const[a,o]of n.slice(t+1))if(a!==r)yield e.replaceAll(r,i).replaceAll(a,o)}function*anyTwoLatinHomoglyphs(e,t){for(const n of latinHomoglyphs(e,t))yield*latinHomoglyphs(n,t)}function*shapedLatinHomoglyphs(e,t){for(const n of homoglyphs(e,[3,2,1]))yield*latinHomoglyphs(n,t)}function*wholeHomoglyphs(e){for(const[t,n]of scriptLetters)yield*first(spellings(e,n,keptIn(t)),mostClosest)}function*allWholeHomoglyphs(e){for(const[t,n]of scriptLetters)yield*first(spellings(e,n,keptIn(t)),mostOfScript)}const mostClosest=4;const mostOfScript=1500;function*first(e,t){let n=0;for(const r of e){if(n++===t)return;yield r}}function keptIn(e){return e===`Han`?/^[a-z0-9-]$/:/^[0-9-]$/}function*spellings(e,t,n){for(const[r,i]of t){if(r.length===1||!e.includes(r))continue;const[a=``,...o]=e.split(r);const s=[a,o.join(r)].map(e=>Array.from(e,e=>choicesOf(e,t,n)));yield*products([...s[0]??[],i,...s[1]??[]])}for(const r of products(Array.from(e,e=>choicesOf(e,t,n))))if(r!==e)yield r}function choicesOf(e,t,n){return[...t.get(e)??[],...n.test(e)?[e]:[]]}function*products(e){if(e.some(({length:e})=>e===0))return;const t=e.reduce((e,{length:t})=>e+t-1,0);for(let n=0;n<=t;n++)yield*productsAt(e,n)}function*productsAt([e,...t],n){if(e===void 0){if(n===0)yield``;return}const r=t.reduce((e,{length:t})=>e+t-1,0);for(const[i,a]of e.entries()){if(i>n||n-i>r)continue;for(const e of productsAt(t,n-i))yield a+e}}function*mixedHomoglyphs(e){const t=Array.from(e);const exchange=e=>products(t.map((t,n)=>e.includes(n)?closestLetters.get(t)??[]:[t]));for(let e=1;e<=mostMixed;e++)for(let n=0;n+e<=t.length;n++)yield*exchange(Array.from({length:e},(e,t)=>n+t));for(let e=0;e<t.length;e++)for(let n=e+2;n<t.length;n++)yield*exchange([e,n])}const mostMixed=3;function*plainSpellings(e){const t=Array.from(e);yield t.map(plainOf).join(``);yield Array.from(e,e=>inTwo.get(e)??e).join(``);for(const[e,n]of t.entries())if(plainOf(n)!==n)yield t.with(e,plainOf(n)).join(``);yield Array.from(e,e=>lookalikeLetters.get(e)??e).join(``);for(const[t,n]of umlauts)yield*exchanged(e,n,t);yield umlauts.reduce((e,[t,n])=>e.replaceAll(n,t),e)}function plainOf(e){return inTwo.get(e)?.charAt(0)??e.normalize(`NFD`).replaceAll(/\p{Mn}/gu,``).normalize(`NFC`)}const inTwo=new Map(Object.entries({ä:`ae`,ö:`oe`,ü:`ue`,ß:`ss`,æ:`ae`,ø:`oe`,å:`aa`,œ:`oe`,ł:`l`,đ:`d`,ı:`i`}));const umlauts=Object.entries({ä:`ae`,ö:`oe`,ü:`ue`,ß:`ss`,å:`aa`});function*strokeHomoglyphs(e){for(const[t,n]of strokePairs){yield*exchanged(e,t,n);yield*exchanged(e,n,t)}}function*exchanged(e,t,n){const r=[];for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+t.length))r.push(n);for(let i=1;i<=r.length;i++)for(let a=0;a+i<=r.length;a++){const o=r[a]??0;const s=(r[a+i-1]??0)+t.length;yield e.slice(0,o)+e.slice(o,s).replaceAll(t,n)+e.slice(s)}}const regions=`
de | at ch eu li lu | German
at | co.at or.at de ch eu li | German
ch li | ch li de at fr it eu | German
lu | lu fr de be eu | French
fr re pm yt tf wf mc | com.fr be ch lu ca eu re | French
be | nl fr eu lu de | Dutch
nl | be eu de com.nl co.nl | Dutch
es cat gal eus | com.es nom.es org.es cat eu com.mx mx com.ar com.co cl com.pe | Spanish
mx | com.mx org.mx net.mx us es com.co com.ar | Spanish
ar | com.ar net.ar org.ar com.uy cl es com.mx | Spanish
co | com.co net.co nom.co com.mx com.ve com.ec es | Spanish
cl | com.ar com.pe es com.co | Spanish
pe | com.pe org.pe net.pe com.bo com.ec cl es | Spanish
ve ec uy py bo cr gt do hn sv ni pa cu pr | com.ve com.ec com.uy com.py com.bo co.cr com.gt com.do es com.mx com.co | Spanish
pt | com.pt org.pt com.br eu es | Portuguese
br | com.br net.br org.br app.br ind.br pt | Portuguese
it sm va | it eu ch com.it | Italian
pl | com.pl net.pl org.pl eu de | Polish
cz | sk eu co.cz | Czech
sk | cz eu | Czech
hu | co.hu org.hu eu ro | null
ro md | com.ro org.ro eu md | null
se | nu no dk fi eu com.se | Swedish
no | se dk co.no eu | Danish
dk | se no eu co.dk | Danish
fi | se ee eu | null
ee lv lt | ee lv lt eu | null
gr cy | com.gr org.gr net.gr xn--qxam com.cy eu | null
bg | xn--90ae eu com.bg | null
hr si rs ba me mk | hr si rs ba co.rs com.hr eu | null
uk gb | co.uk org.uk me.uk uk ltd.uk net.uk plc.uk ie eu | null
ie | uk co.uk eu | null
us | us ca com.co | null
ca | us fr com.co | null
au | com.au net.au org.au au id.au asn.au co.nz nz | null
nz | co.nz net.nz org.nz nz geek.nz com.au | null
za | co.za org.za net.za web.za africa | null
ng ke gh tz ug | com.ng co.ke com.gh co.tz co.ug africa | null
eg ma dz tn ae sa qa kw bh om jo lb | ae co.ae com.sa sa com.eg com.qa com.kw co.ma | null
ir | co.ir net.ir org.ir | null
il | co.il org.il net.il muni.il xn--4dbrk0ce | null
tr | com.tr net.tr org.tr web.tr gen.tr | Turkish
ru | xn--p1ai su com.ru net.ru org.ru by kz | Russian
su | ru xn--p1ai com.ru by kz | Russian
xn--p1ai | xn--p1ai ru su com.ru | Russian
by | com.by xn--90ais ru | Russian
kz | com.kz org.kz xn--80ao21a ru | Russian
ua | com.ua net.ua org.ua in.ua kyiv.ua kiev.ua pp.ua xn--j1amh | null
in | co.in net.in org.in firm.in gen.in ind.in | null
pk bd lk np | com.pk pk com.bd com.lk lk com.np | null
id | co.id web.id or.id my.id biz.id id | Indonesian
my | com.my net.my org.my my sg com.sg | null
sg | com.sg net.sg org.sg sg my com.my | null
th | co.th in.th or.th net.th xn--o3cw4h | null
vn | com.vn net.vn org.vn vn | Vietnamese
ph | com.ph net.ph org.ph ph | null
cn | com.cn cn net.cn org.cn xn--fiqs8s hk com.hk tw | Chinese
hk | com.hk hk net.hk org.hk cn tw com.tw | Chinese
tw | com.tw tw net.tw org.tw idv.tw hk cn | Chinese
jp | co.jp jp ne.jp or.jp gr.jp | Japanese
kr xn--3e0b707e | co.kr kr or.kr ne.kr pe.kr xn--3e0b707e | Korean
eu | eu de fr nl be it | null
`.trim().split(`
`).map(e=>{const[t=``,n=``,r=``]=e.split(` | `);return{tops:t.split(` `),suffixes:n.split(` `),language:r===`null`?null:r}});const letterHomes=[[/\p{Script=Hangul}/u,`kr`],[/[\p{Script=Hiragana}\p{Script=Katakana}]/u,`jp`],[/\p{Script=Han}/u,`cn`],[/[єіїґ]/u,`ua`],[/\p{Script=Cyrillic}/u,`ru`],[/\p{Script=Greek}/u,`gr`],[/\p{Script=Hebrew}/u,`il`],[/\p{Script=Arabic}/u,`ae`],[/\p{Script=Thai}/u,`th`],[/[äöüß]/u,`de`]];const topTypos=new Map(Object.entries({com:[`co`,`cm`,`om`,`com.co`],net:[`ne`],info:[`in`],co:[`cm`,`com`],de:[`dk`],fr:[`fi`],nl:[`no`],es:[`se`],kr:[`kg`],ch:[`cn`,`cz`],uk:[`ua`],us:[`su`],pl:[`pt`],at:[`ar`]}));
// src/data/lookalikes/suffixes.ts
const firstSuffixes=`com net org co io app co.kr kr info biz me xyz`.split(` `);
const otherSuffixes=[...`top shop online site vip icu click live store club work life fun rest cyou sbs bond cfd lol buzz gq tk ml cf ga`.split(` `),...`dev ai cc tv us eu de uk co.uk fr it es nl pl ru cn com.cn jp co.jp in br com.br ca au com.au ch at be se no dk fi cz`.split(` `),...`hu ro pt gr ie tr com.tr ua il co.il za co.za mx com.mx ar com.ar cl pe vn com.vn th co.th id co.id my com.my sg com.sg hk`.split(` `),...`tw com.tw ph com.ph nz co.nz ae sa pk bd lk np kz by lt lv ee sk si hr bg rs is lu asia name pro mobi tel cat cm om`.split(` `),...`or.kr ne.kr pe.kr xn--3e0b707e tech space website world today email support services solutions center company group`.split(` `),...`agency digital media network systems cloud link page blog news zone run one plus bank finance money pw ws la su ly gg to sh im`.split(` `),...`al fit fm ir jobs ms ng ooo tips ug wang wiki xxx`.split(` `)];
// src/formats/lookalike/surroundings.ts
const mostUsual=[`com`,`net`,`org`];
function lookalikeSurroundingsOf(e,t){const n=t.slice(t.lastIndexOf(`.`)+1);const r=letterHomes.find(([t])=>t.test(e))?.[1]??null;const i=regionOf(n)??(r===null?null:regionOf(r));const a=t.includes(`.`)?[t.slice(t.indexOf(`.`)+1)]:[];const o=i?.suffixes.filter(e=>isAt(e,n))??[];const s=i?.suffixes.filter(e=>!isAt(e,n))??[];const c=i===null?firstSuffixes:firstSuffixes.filter(e=>!isAt(e,`kr`));const l=distinct([...a,...o,...mostUsual,...s,...c],t);return{first:l,mistyped:distinct(topTypos.get(t)??[],t),other:distinct([...firstSuffixes,...otherSuffixes],t).filter(e=>!l.includes(e)),baits:[...baitsByHome[r??``]??[],...baitsByLanguage[i?.language??``]??[]]}}
function regionOf(e){return regions.find(({tops:t})=>t.includes(e))??null}
function isAt(e,t){return e===t||e.endsWith(`.${t}`)}
function distinct(e,t){return[...new Set(e)].filter(e=>e!==t)}
// src/formats/lookalike/variants.ts
const mostFruitless=3e3;
function*variantsOf({label:e,suffix:t}){const n=e.startsWith(`xn--`)?domainToUnicode(e):e;const r=new Set([`${e}.${t}`]);const i={label:n,suffix:t};for(const e of lanesOf(n,t))yield*newOnes(e,i,r)}
function*newOnes({kind:e,risk:t,at:n,labels:r},i,a){let o=0;for(const s of r)for(const r of n??[i.suffix]){const n=nameOf(s,r,{kind:e,own:i});if(n!==null&&!a.has(n)){o=0;a.add(n);yield{name:n,suffix:r,kind:e,risk:t}}else if(++o===mostFruitless)return}}
function lanesOf(e,t){const{first:n,other:r,mistyped:i,baits:a}=lookalikeSurroundingsOf(e,t);const o=t.includes(`.`)?t.slice(t.indexOf(`.`)+1):null;return[[`nearHomoglyph`,`homoglyph`,homoglyphs(e,[3])],[`wholeScript`,`idn-homoglyph`,wholeHomoglyphs(e)],[`likeShape`,`homoglyph`,strokeHomoglyphs(e)],[`firstSuffix`,`tld-swap`,[e],n],[`mistypedTop`,`tld-swap`,[e],i],[`plainSpelling`,`idn-homoglyph`,plainSpellings(e)],[`latinLetter`,`idn-homoglyph`,latinHomoglyphs(e,t)],[`omission`,`omission`,omissions(e)],[`likeSound`,`vowel-swap`,hangulVowelSwaps(e)],[`transposition`,`transposition`,transpositions(e)],[`repetition`,`repetition`,repetitions(e)],[`hyphenation`,`hyphenation`,hyphenations(e)],[`commonBait`,`combosquat`,combinations(e,commonBaits)],[`languageBait`,`combosquat`,combinations(e,a)],[`plural`,`plural`,plurals(e)],[`likelyHomoglyph`,`homoglyph`,homoglyphs(e,[2])],[`suffixInLabel`,`combosquat`,withSuffix(e,t),[...new Set([t,o??t,`com`])]],[`numeral`,`numeral-swap`,numeralSwaps(e)],[`replacement`,`replacement`,replacements(e)],[`vowelSwap`,`vowel-swap`,vowelSwaps(e)],[`mixedScript`,`mixed-script`,mixedHomoglyphs(e)],[`insertion`,`insertion`,insertions(e)],[`otherSuffix`,`tld-swap`,[e],r],[`typoAtFirstSuffix`,`homoglyph`,homoglyphs(e,[3]),n],[`typoAtFirstSuffix`,`omission`,omissions(e),n],[`typoAtFirstSuffix`,`transposition`,transpositions(e),n],[`typoAtFirstSuffix`,`repetition`,repetitions(e),n],[`typoAtFirstSuffix`,`hyphenation`,hyphenations(e),n],[`insertedDot`,`subdomain`,insertedDots(e)],[`farHomoglyph`,`homoglyph`,homoglyphs(e,[1])],[`bitFlip`,`bitsquatting`,bitFlips(e)],[`addition`,`insertion`,additions(e)],[`innerPlural`,`plural`,innerPlurals(e)],[`otherBait`,`combosquat`,combinations(e,otherBaits)],[`wholeScriptRest`,`idn-homoglyph`,allWholeHomoglyphs(e)],[`twoLatinLetters`,`idn-homoglyph`,twoLatinHomoglyphs(e,t)],[`doubleNearHomoglyph`,`homoglyph`,doubleHomoglyphs(e,[3])],[`foreignBait`,`combosquat`,combinations(e,foreignBaits)],[`baitAtFirstSuffix`,`combosquat`,combinations(e,commonBaits),n],[`doubleHomoglyph`,`homoglyph`,doubleHomoglyphs(e,[3,2,1])],[`typoAtOtherSuffix`,`homoglyph`,homoglyphs(e,[3]),r],[`typoAtOtherSuffix`,`omission`,omissions(e),r],[`typoAtOtherSuffix`,`transposition`,transpositions(e),r],[`anyTwoLatinLetters`,`idn-homoglyph`,anyTwoLatinHomoglyphs(e,t)],[`letterAndShape`,`idn-homoglyph`,shapedLatinHomoglyphs(e,t)]].map(([e,t,n,r])=>({kind:t,risk:laneRisks[e],labels:n,...r&&{at:r}}))}
function withSuffix(e,t){const n=domainToUnicode(t);const[r=``,...i]=n.split(`.`);const a=[e+n.replaceAll(`.`,``),`${e}-${n.replaceAll(`.`,`-`)}`,`www${e}`,`www-${e}`];return i.length>0?[e+r,...a]:a}
const asciiLabel=/^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function nameOf(e,t,{kind:n,own:r}){if(n===`subdomain`)return dottedName(e,t,r);if(!(n===`mixed-script`?hasMixedNames(t)&&isIdnaLabel(e):canExist(e,t,r)))return null;if(asciiLabel.test(e))return`${e}.${t}`;if(/^[\u0000-\u007f]*$/.test(e))return null;const i=domainToASCII(e);return i.startsWith(`xn--`)&&i.length<=63?`${i}.${t}`:null}
function dottedName(e,t,n){const[r,i]=e.split(`.`).map(e=>nameOf(e,t,{kind:`omission`,own:n}));if(!r||!i)return null;return`${r.slice(0,-t.length-1)}.${i}`}

export { repertoiresAsOf as n, variantKinds as r, variantsOf as t };
