import { a as init__left_out, n as RRuleTemporal, r as _left_out_default, t as CronExpressionParser } from "./_left-out2.js";
init__left_out();
export { CronExpressionParser, RRuleTemporal, _left_out_default as default };
