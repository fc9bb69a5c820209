// server/pages/tone.ts
const good=90;
function toneOf({status:e,grade:t,score:n,issues:r=[]}){if(e!==`warn`||r.some(({severity:e})=>isGrave(e)))return e;return(t===void 0?(n??0)>=good:t===`A+`||t===`A`)?`pass`:`warn`}
function isGrave(e){return e===`critical`||e===`high`}
const words={pass:{en:`good`,ko:`양호`},warn:{en:`needs work`,ko:`개선 필요`},fail:{en:`serious problems`,ko:`심각한 문제`},unknown:{en:`not determined`,ko:`판단 불가`}};
function toneText(e,t){return words[e][t]}

export { toneText as n, toneOf as t };
