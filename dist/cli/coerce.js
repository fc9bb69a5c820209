import { Dr as ZodNumber, Sr as ZodBoolean, di as _coercedBoolean, fi as _coercedNumber, jr as ZodString, pi as _coercedString } from "./node-3.js";
// node_modules/zod/v4/classic/coerce.js
function string(e){return _coercedString(ZodString,e)}
function number(e){return _coercedNumber(ZodNumber,e)}
function boolean(e){return _coercedBoolean(ZodBoolean,e)}

export { number as n, string as r, boolean as t };
