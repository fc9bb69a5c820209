import { Lo as ZodBoolean, Ro as ZodNumber, Vo as ZodString, _s as _coercedBoolean, vs as _coercedNumber, ys as _coercedString } from "./gate.js";
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
