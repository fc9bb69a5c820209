// src/report/fix-record.ts
function recordText(e,t){if(!e)return``;const n=`${e.name} ${e.type} ${e.value}`;return n.length<=t?n:``}

export { recordText as t };
