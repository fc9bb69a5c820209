import { n as entriesOf, s as readReference, t as curlOf } from "./read4.js";
import { t as AskForm } from "./ask-form.js";
import { d as $, i as words, n as pathIn, r as a, t as layout } from "./layout.js";
import { r as inOrder, t as Rich } from "./rich.js";
import { r as pageText } from "./page-action.js";
import { d as docsPath, f as docsPathOf, l as checkPath, v as openPath } from "./paths2.js";
import { t as words$1 } from "./words4.js";
import { r as Sample } from "./rows2.js";
import { t as serverOf } from "./site.js";
// server/pages/home.tsx
const mostSamples=3;
const command=`npx portcullis gate https://example.com/`;
function homePage(e,t){const{language:n}=t;const r=a($,{children:[a(`section`,{class:`hero`,children:a(`div`,{class:`frame`,children:[a(`h1`,{children:words.question[n]}),a(`p`,{class:`lede`,children:words.lede[n]}),a(AskForm,{language:n,isMain:true})]})}),a(`div`,{class:`frame`,children:[a(Checks,{checks:inOrder(e),language:n}),a(Programs,{checks:e,language:n,server:serverOf(t.site)})]})]});return layout({path:`/`,title:words.homeTitle[n],description:words.lede[n],main:r},t)}
function Checks({checks:e,language:t}){return a(`section`,{"aria-labelledby":`checks`,children:[a(`h2`,{id:`checks`,children:words.checks[t]}),a(`p`,{children:words.checksLede[t]}),a(`ul`,{class:`cards`,children:e.map(e=>a(`li`,{class:`card`,children:[a(`h3`,{children:a(`a`,{href:pathIn(checkPath(e),t),children:e.title[t]})}),a(`p`,{children:pageText(e.about[t],t)}),a(`p`,{class:`more`,children:a(`a`,{href:pathIn(docsPathOf(e),t),children:[words.reference[t],a(`span`,{class:`hidden`,children:[`: `,e.title[t]]})]})})]}))})]})}
function Programs({checks:e,language:t,server:n}){const r=entriesOf(readReference(inOrder(e).slice(0,mostSamples),t),`checks`);const i={reference:a(`a`,{href:pathIn(docsPath,t),children:words.reference[t]}),openapi:a(`a`,{href:`/openapi.json`,children:`/openapi.json`}),open:a(`a`,{href:pathIn(openPath,t),children:words$1.title[t]})};return a(`section`,{"aria-labelledby":`programs`,children:[a(`h2`,{id:`programs`,children:words.byProgram[t]}),a(`p`,{children:[words.byProgramLede[t],n===null?` ${words.serverVariable[t]}`:null]}),r.map(e=>a(Sample,{text:curlOf(e,n??void 0),label:e.operation.summary,language:t})),a(`p`,{children:words.byCommand[t]}),[command,`${command} --server ${n??`"$SERVER"`}`].map(e=>a(Sample,{text:e,label:e,language:t})),a(`p`,{children:a(Rich,{sentence:words.opens[t],holes:i})}),a(`p`,{children:a(Rich,{sentence:words.more[t],holes:i})})]})}

export { homePage };
