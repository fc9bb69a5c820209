import { Bi as ZodNumber, Ea as _coercedString, Fi as ZodBoolean, Ta as _coercedNumber, Wi as ZodString, wa as _coercedBoolean } from "./gate-5.js";
// node_modules/zod/v4/classic/coerce.js
function string(e){return _coercedString(ZodString,e)}
function number(e){return _coercedNumber(ZodNumber,e)}
function boolean(e){return _coercedBoolean(ZodBoolean,e)}

export { number as n, string as r, boolean as t };
