import { t as pageFailure } from "./page-failure.js";
import { t as harmless } from "./start-6.js";
import { t as AskForm } from "./ask-form.js";
import { i as words, r as a, t as layout } from "./layout.js";
// server/pages/lost.tsx
function lostPage({facts:e},t){const{language:n}=t;const r=harmless(pageFailure(e,n),500);const i=a(`div`,{class:`frame`,children:[a(`h1`,{children:words.lost[n]}),a(`p`,{children:r}),a(AskForm,{language:n,isMain:true})]});return layout({path:`/`,title:words.lost[n],description:r,main:i,isListed:false,isNowhere:true},t)}

export { lostPage };
