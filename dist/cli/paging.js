import { Ni as NEVER, bi as union, fi as number, vi as string } from "./node-3.js";
// src/core/paging.ts
const pageLimits={most:500,usual:100};
const paging={cursor:string().max(100).optional().meta({description:`Start of the page: the value of next in the previous response; absent for the first page`,ko:`페이지의 시작 위치. 앞 응답의 next 값이며 첫 페이지에서는 생략`,examples:[`MTc2Mzk3NDgwMC4xMg`]}),limit:pageLimit().optional().meta({description:`Number of entries on a page, at most ${pageLimits.most} (default ${pageLimits.usual})`,ko:`페이지의 항목 수. 최대 ${pageLimits.most}(기본값 ${pageLimits.usual})`,examples:[pageLimits.usual]})};
const nextPage=string().nullable().meta({description:`Cursor of the next page; null on the last page`,ko:`다음 페이지의 cursor. 마지막이면 null`});
function pageOfList({cursor:e,limit:t}){return{...e!==void 0&&{cursor:e},limit:t??pageLimits.usual}}
function pageLimit(){return union([string(),number()]).meta({type:`integer`,minimum:1,maximum:pageLimits.most}).transform((e,t)=>{const n=/^\d{1,4}$/.test(`${e}`)?Number(e):0;if(n>=1&&n<=pageLimits.most)return n;t.addIssue({code:`custom`,params:{...outOfRange}});return NEVER})}
const outOfRange={expected:{en:`a number from 1 to ${pageLimits.most}`,ko:`1부터 ${pageLimits.most}까지의 수`}};

export { pageOfList as n, paging as r, nextPage as t };
