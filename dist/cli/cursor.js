import { E as failure } from "./node.js";
import { Pr as shown } from "./node-3.js";
// server/store/cursor.ts
function writeCursor(e){return Buffer.from(e.join(`.`)).toString(`base64url`)}
function readCursor(e){const t=Buffer.from(e.slice(0,100),`base64url`).toString();const n=/^(?<place>\d{1,15})\.(?<rest>\d{1,15})$/.exec(t)?.groups;const r=[Number(n?.[`place`]),Number(n?.[`rest`])];if(n&&writeCursor(r)===e)return r;throw failure(`input.value`,{field:`cursor`,expected:{en:`the value of next from a response to the same request`,ko:`같은 요청의 응답에 있던 next 값`},given:shown(e)},{reason:`cursor`})}

export { writeCursor as n, readCursor as t };
