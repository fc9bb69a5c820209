import { Di as _coercedString, Ei as _coercedNumber, Gr as ZodString, Ir as ZodBoolean, Ti as _coercedBoolean, Vr as ZodNumber } from "./node-3.js";
// node_modules/zod/v4/classic/coerce.js
function string(e){return _coercedString(ZodString,e)}
function number(e){return _coercedNumber(ZodNumber,e)}
function boolean(e){return _coercedBoolean(ZodBoolean,e)}

export { number as n, string as r, boolean as t };
