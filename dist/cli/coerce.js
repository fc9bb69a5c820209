import { Cr as ZodBoolean, Mr as ZodString, Or as ZodNumber, fi as _coercedBoolean, mi as _coercedString, pi as _coercedNumber } from "./node-3.js";
// node_modules/zod/v4/classic/coerce.js
function string(e){return _coercedString(ZodString,e)}
function number(e){return _coercedNumber(ZodNumber,e)}
function boolean(e){return _coercedBoolean(ZodBoolean,e)}

export { number as n, string as r, boolean as t };
