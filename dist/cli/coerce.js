import { $a as _coercedString, Qa as _coercedNumber, Za as _coercedBoolean, _a as ZodBoolean, va as ZodNumber, xa as ZodString } from "./gate-8.js";
// node_modules/zod/v4/classic/coerce.js
function string(e){return _coercedString(ZodString,e)}
function number(e){return _coercedNumber(ZodNumber,e)}
function boolean(e){return _coercedBoolean(ZodBoolean,e)}

export { number as n, string as r, boolean as t };
