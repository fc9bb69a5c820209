// server/http/paths.ts
const toolsPath=`/tools`;
const statusPath=`/status`;
const cardPath=`/card.png`;
const openPath=`/open`;
function checkPath({id:e}){return`${toolsPath}/${e}`}
const docsPath=`/docs`;
function docsPathOf({id:e}){return`${docsPath}/${e}`}
const answersPath=`${docsPath}/answers`;
const accountsDocsPath=`${docsPath}/accounts`;
const batchesDocsPath=`${docsPath}/batches`;
const errorsPath=`${docsPath}/errors`;
const batchPath=`/api/batch`;
const runsPath=`/api/runs`;
const probePath=`/probe`;
const agentsPath=`/mcp`;
const linkPaths={confirm:`/channels/confirm`,unsubscribe:`/channels/unsubscribe`};
const themePath=`/theme`;
const reportsPath=`/report`;
function reportPath(e){return`${reportsPath}/${encodeURIComponent(e)}`}
const manyReportsPath=`/reports`;
function manyReportsPathOf(e){return`${manyReportsPath}?${new URLSearchParams({of:e.join(` `)}).toString()}`}
function momentPath(e,t){return`${reportPath(e)}/at/${new Date(t).toISOString()}`}
function comparePath(e,t,n){const r={from:new Date(t).toISOString(),to:new Date(n).toISOString()};return`${reportPath(e)}/compare?${new URLSearchParams(r).toString()}`}
const badgesPath=`/badge`;
function badgePath(e,t){return`${badgesPath}/${e}/${encodeURIComponent(t)}.svg`}

export { statusPath as C, runsPath as S, toolsPath as T, momentPath as _, badgesPath as a, reportPath as b, cardPath as c, docsPath as d, docsPathOf as f, manyReportsPathOf as g, manyReportsPath as h, badgePath as i, checkPath as l, linkPaths as m, agentsPath as n, batchPath as o, errorsPath as p, answersPath as r, batchesDocsPath as s, accountsDocsPath as t, comparePath as u, openPath as v, themePath as w, reportsPath as x, probePath as y };
