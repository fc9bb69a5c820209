import { n as __esmMin, r as __exportAll } from "./rolldown-runtime.js";
// \0left-out
var _left_out_exports = __exportAll({
	CronExpressionParser: () => void 0,
	RRuleTemporal: () => void 0,
	default: () => void 0
});
var CronExpressionParser, RRuleTemporal, _left_out_default;
var init__left_out = __esmMin((() => {
	CronExpressionParser = void 0;
	RRuleTemporal = void 0;
	_left_out_default = void 0;
}));
export { init__left_out as a, _left_out_exports as i, RRuleTemporal as n, _left_out_default as r, CronExpressionParser as t };
