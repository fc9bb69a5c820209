// src/core/tokens.ts
const mark=`…`;
const tokens=new RegExp([/(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ -]\d{2,4}(?:,? \d{1,2}:\d\d(?::\d\d)?)?(?: (?:gmt|utc|[+-]\d{4}))?/,/(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) {1,2}\d{1,2} \d\d:\d\d:\d\d(?: [a-z]{3,4})? \d{4}/,/\b\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:z|[+-]\d\d:?\d\d)?/,/\b\d{1,2}:\d\d:\d\d\b/,/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/,/\b\d{9,}(?:\.\d+)?\b/,/\b(?=[a-f]{0,64}\d)(?=\d{0,64}[a-f])[\da-f]{16,}\b/,/(?<![\w.])(?=[a-z]{0,64}\d{1,64}[a-z]{1,64}\d)(?:[\da-f]{12,}|[\da-z]{16,})(?!\w|\.\w)/].map(({source:e})=>e).join(`|`),`gi`);
function withoutTokens(e){return e.replace(tokens,mark)}

export { withoutTokens as t };
