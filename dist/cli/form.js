import { E as failure } from "./node.js";
import { i as readBytes, t as largestBody } from "./body.js";
import { n as readQuery } from "./query.js";
// server/http/form.ts
const mostFields=1e3;
const crowded={en:`the form has more than ${mostFields} fields`,ko:`폼의 필드가 ${mostFields}개를 넘습니다`};
function withoutEmpty(e){return e.split(`&`).filter(e=>/=./.test(e)).join(`&`)}
async function readForm(e,t,n=largestBody){const r=e.headers[`content-type`]??``;if(!/^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i.test(r)||e.headers[`content-encoding`]!==void 0)throw failure(`request.malformed`,{detail:noForm});const i=(await readBytes(e,n)).toString(`latin1`);if(hasMore(i,mostFields))throw failure(`request.malformed`,{detail:crowded});return readQuery(withoutEmpty(i),t,`en`).parameters}
const noForm={en:`pages accept only forms (application/x-www-form-urlencoded)`,ko:`페이지는 application/x-www-form-urlencoded 형식만 받습니다`};
function hasMore(e,t){let n=-1;for(let r=1;r<=t;r++){n=e.indexOf(`&`,n+1);if(n<0)return false}return true}

export { withoutEmpty as n, readForm as t };
