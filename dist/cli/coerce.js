import { Fo as ZodBoolean, Io as ZodNumber, gs as _coercedString, hs as _coercedNumber, ms as _coercedBoolean, zo as ZodString } from "./gate.js";
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
