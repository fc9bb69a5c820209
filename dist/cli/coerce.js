import { Js as _coercedString, Ks as _coercedBoolean, fs as ZodBoolean, gs as ZodString, ps as ZodNumber, qs as _coercedNumber } from "./gate.js";
// node_modules/zod/v4/classic/coerce.js
function string(params) {
	return _coercedString(ZodString, params);
}
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
function boolean(params) {
	return _coercedBoolean(ZodBoolean, params);
}
export { number as n, string as r, boolean as t };
