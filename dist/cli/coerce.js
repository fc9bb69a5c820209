import { Bi as ZodString, fa as _coercedNumber, pa as _coercedString, zi as ZodNumber } from "./gate.js";
// node_modules/zod/v4/classic/coerce.js
function string(params) {
	return _coercedString(ZodString, params);
}
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
export { string as n, number as t };
