import { E as failure } from "./node.js";
// src/settings/config/jsonc.ts
const deepest=32;
function parseJsonc(e,t){const n={name:t,text:e,places:new Map,values:new Map,offset:0};if(peek(n)===``)throw astray(n,`empty`);const r=readValue(n,``,0);if(peek(n)!==``)throw astray(n,`end`);return{value:r,at(t){const r=n.places.get(t);return r===void 0?null:positionAt(e,r)},range(t){const r=n.values.get(t);return r?{start:positionAt(e,r[0]),end:positionAt(e,r[1])}:null}}}
function pointerStep(e){return`/${String(e).replaceAll(`~`,`~0`).replaceAll(`/`,`~1`)}`}
function positionAt(e,t){const n=e.slice(0,t).split(/\r\n|\r|\n/);return{line:n.length,column:(n.at(-1)??``).length+1}}
const said={empty:{en:`the file is empty`,ko:`빈 파일입니다`},value:{en:`a value is expected here`,ko:`여기에는 값이 와야 합니다`},end:{en:`the text should end here`,ko:`여기에는 더 올 것이 없습니다`},key:{en:`a key in double quotes is expected here`,ko:`여기에는 큰따옴표로 묶은 키가 와야 합니다`},colon:{en:`a colon is expected here`,ko:`여기에는 콜론이 와야 합니다`},inObject:{en:`a comma or } is expected here`,ko:`여기에는 쉼표나 }가 와야 합니다`},inArray:{en:`a comma or ] is expected here`,ko:`여기에는 쉼표나 ]가 와야 합니다`},text:{en:`this string has no closing quote, or it contains a character that must be escaped`,ko:`끝나지 않았거나 이스케이프해야 할 문자가 있는 문자열입니다`},comment:{en:`this comment is not closed`,ko:`닫히지 않은 주석입니다`},again:{en:`this key is a duplicate`,ko:`같은 키가 두 번 나옵니다`},deep:{en:`values may have at most ${deepest} levels`,ko:`${deepest}단계보다 깊은 값은 읽지 않습니다`}};
const space=/[ \t\r\n]*/y;
const word=/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quotedText=/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
function readValue(e,t,n){peek(e);if(!e.places.has(t))e.places.set(t,e.offset);if(n>deepest)throw astray(e,`deep`);const r=e.offset;const i=readWhole(e,t,n);e.values.set(t,[r,e.offset]);return i}
function readWhole(e,t,n){const r=peek(e);if(r===`{`)return readObject(e,t,n);if(r===`[`)return readArray(e,t,n);if(r===`"`)return readText(e,`text`);const i=e.offset;const a=match(e,word);if(a===null||/[\w.+-]/.test(e.text.charAt(e.offset)))throw astray(e,`value`,i);return JSON.parse(a)}
function readObject(e,t,n){const r=[];e.offset++;while(peek(e)!==`}`){const i=e.offset;if(peek(e)!==`"`)throw astray(e,`key`);const a=readText(e,`key`);const o=t+pointerStep(a);if(e.places.has(o))throw astray(e,`again`,i);e.places.set(o,i);if(peek(e)!==`:`)throw astray(e,`colon`);e.offset++;r.push([a,readValue(e,o,n+1)]);if(peek(e)===`,`)e.offset++;else if(peek(e)!==`}`)throw astray(e,`inObject`)}e.offset++;return Object.fromEntries(r)}
function readArray(e,t,n){const r=[];e.offset++;while(peek(e)!==`]`){r.push(readValue(e,t+pointerStep(r.length),n+1));if(peek(e)===`,`)e.offset++;else if(peek(e)!==`]`)throw astray(e,`inArray`)}e.offset++;return r}
function readText(e,t){const n=match(e,quotedText);if(n===null)throw astray(e,t);return JSON.parse(n)}
function peek(e){for(;;){match(e,space);const{text:t,offset:n}=e;if(t.startsWith(`//`,n))e.offset=endOf(t,`
`,n)??t.length;else if(t.startsWith(`/*`,n)){const r=endOf(t,`*/`,n);if(r===null)throw astray(e,`comment`);e.offset=r}else return t.charAt(n)}}
function endOf(e,t,n){const r=e.indexOf(t,n+2);return r<0?null:r+t.length}
function match(e,t){t.lastIndex=e.offset;const[n]=t.exec(e.text)??[];if(n===void 0)return null;e.offset+=n.length;return n}
function astray({name:e,text:t,offset:n},r,i=n){const{line:a,column:o}=positionAt(t,i);return failure(`input.syntax`,{path:`${e}:${a}:${o}`,detail:said[r]},{reason:`config`})}

export { pointerStep as n, parseJsonc as t };
