// \0left-out
var _left_out_default = void 0;
export { _left_out_default as t };
