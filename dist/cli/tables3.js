// src/checks/history/tables.ts
const columns=[{en:`Kind`,ko:`종류`},{en:`First seen`,ko:`최초 관측`},{en:`Last seen`,ko:`마지막 관측`},{en:`Value`,ko:`값`}];
function tablesOf({kinds:e}){const t=e.flatMap(({kind:e,values:t})=>t.map(({value:t,firstSeen:n,lastSeen:r})=>[e,n.slice(0,10),r.slice(0,10),t]));return t.length===0?[]:[{columns,rows:t}]}

export { tablesOf as t };
