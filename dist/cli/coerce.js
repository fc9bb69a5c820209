import { Gs as _coercedBoolean, Ks as _coercedNumber, ds as ZodBoolean, fs as ZodNumber, hs as ZodString, qs as _coercedString } from "./gate.js";
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
