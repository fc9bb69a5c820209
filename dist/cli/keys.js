import { E as failure } from "./node.js";
// server/accounts/keys/keys.ts
function noKeys(){return{find:()=>Promise.resolve(null)}}
const bearer=/^bearer +(?<key>[A-Za-z0-9._~+/-]{1,512}=*)$/i;
function readKey(e){const t=e.length<=longestHeader?bearer.exec(e)?.groups?.[`key`]:void 0;if(t===void 0)throw rejected(`malformed`);return t}
const longestHeader=1024;
const details={malformed:{en:`it is incomplete or mistyped; send Authorization: Bearer <key>`,ko:`일부가 빠졌거나 잘못 적힌 키이므로 Authorization: Bearer <key> 형식으로 다시 보내십시오`},revoked:{en:`it was revoked`,ko:`폐기된 키`},expired:{en:`it has expired`,ko:`만료된 키`},unknown:{en:`no such key was issued`,ko:`발급되지 않은 키`}};
function rejected(e){return failure(`key.rejected`,{detail:details[e]},{reason:e})}

export { readKey as n, rejected as r, noKeys as t };
