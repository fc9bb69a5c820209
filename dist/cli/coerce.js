import { Lr as ZodString, Nr as ZodNumber, Or as ZodBoolean, _i as _coercedBoolean, vi as _coercedNumber, yi as _coercedString } from "./node-3.js";
// node_modules/zod/v4/classic/coerce.js
function string(e){return _coercedString(ZodString,e)}
function number(e){return _coercedNumber(ZodNumber,e)}
function boolean(e){return _coercedBoolean(ZodBoolean,e)}

export { number as n, string as r, boolean as t };
