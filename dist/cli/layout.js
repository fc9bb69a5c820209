import { B as version, St as languages } from "./start.js";
import { t as accountPath } from "./paths3.js";
import { b as themePath, l as docsPath, o as cardPath, x as toolsPath, y as statusPath } from "./paths2.js";
import { n as cardSize } from "./card3.js";
import { i as themes } from "./site.js";
// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u$2;
var i$1;
var f$2;
var o$2;
var e;
var l$1;
var c$1;
var a$2;
var h$1 = Symbol.for("pv");
var p$1 = {};
var y$1 = [];
var v$1 = /^m(i|n|o|s|text|space)$/;
var w$1 = Array.isArray;
var d$1 = y$1.slice;
var _$1 = Object.assign;
function g$1(n) {
	n && n.parentNode && n.remove();
}
function k$1(n, t, r) {
	var u, i, f, o = {}, e = arguments.length;
	for (f in t) "key" == f ? u = t[f] : "ref" == f && "function" != typeof n ? i = t[f] : o[f] = t[f];
	return e > 2 && (o.children = e > 3 ? d$1.call(arguments, 2) : r), m$1(n, o, u, i, null);
}
function m$1(r, u, i, f, o) {
	var e = {
		type: r,
		props: u,
		key: i,
		ref: f,
		__k: null,
		__: null,
		__b: 0,
		__e: null,
		__c: null,
		constructor: h$1,
		__v: o || ++t,
		__i: -1,
		__u: 0
	};
	return !o && n.vnode && n.vnode(e), e;
}
function $$1(n) {
	return n.children;
}
function x$1(n, t) {
	this.props = n, this.context = t, this.__g = 0;
}
function S(n, t) {
	if (null == t) return n.__ && S(n.__, n.__i + 1);
	for (var r; t < n.__k.length; t++) if ((r = n.__k[t]) && r.__e) return r.__e;
	return "function" != typeof n.type || n.props.__P ? null : S(n);
}
function C(t) {
	var r, u = t.__v, i = u.__e, f = [], o = [], e = t.__P;
	e && ((r = _$1({ constructor: h$1 }, u)).__v = u.__v + 1, n.vnode && n.vnode(r), z$1(e, r, u, t.__n, e.namespaceURI, 32 & u.__u ? [i] : null, f, i || S(u), 32 & u.__u, o), r.__v = u.__v, r.__.__k[r.__i] = r, E(f, r, o), u.__ = u.__e = null, r.__e != i && j$1(r));
}
function j$1(n) {
	if ((n = n.__) && n.__c && !n.props.__P) return n.__e = null, n.__k.some(function(t) {
		return t && (n.__e = t.__e);
	}), j$1(n);
}
function L(t) {
	(8 & t.__g || (t.__g |= 8, u$2.push(t), f$2++)) && i$1 == n.debounceRendering || ((i$1 = n.debounceRendering) || queueMicrotask)(H$1);
}
function H$1() {
	try {
		for (var n, t = 1; u$2.length;) u$2.length > t && u$2.sort(o$2), n = u$2.shift(), t = u$2.length, 8 & n.__g && C(n);
	} finally {
		(f$2 = u$2.length) && (i$1 || queueMicrotask)(H$1);
	}
}
function I$1(n, t, r, u, i, f, o, e, l, c, a) {
	var s, h, v, w, d, _, g = u.__k || y$1, k = t.length;
	for (l = q$1(r, t, g, l, k), s = 0; s < k; s++) null != (v = r.__k[s]) && (h = ~v.__i && g[v.__i] || p$1, v.__i = s, _ = z$1(n, v, h, i, f, o, e, l, c, a), w = v.__e, (h.ref != v.ref || 8 & h.__u) && (h.ref && G(h.ref, null, v, h), v.ref && a.push(v.ref, v.__c || w, v)), d = d || w, 4 & v.__u ? (l = A(v, l, n, !h.__v), h.__e && (h.__e = null)) : "function" == typeof v.type && void 0 !== _ ? l = _ : w && (l = w.nextSibling), v.__u &= -21);
	return r.__e = d, l;
}
function q$1(n, t, r, u, i) {
	var f, o, e, l, c, a, s, p, y, v = r.length, d = v, _ = 0, g = 0, k = n.__k = Array(i);
	for (f = 0; f < i; f++) null != (o = t[f]) && "boolean" != typeof o && "function" != typeof o ? ("object" != typeof o || o.constructor === String ? o = k[f] = m$1(null, o) : w$1(o) ? o = k[f] = m$1($$1, { children: o }) : o.constructor === h$1 && o.__b ? o = k[f] = m$1(o.type, o.props, o.key, o.ref, o.__v) : k[f] = o, l = f + _, o.__ = n, o.__b = n.__b + 1, e = null, ~(c = o.__i = P$1(o, r, l, d)) && (d--, (e = r[c]) && (e.__u |= 2)), e && e.__v ? (o.__u |= 16, c == l - 1 ? _-- : c == l + 1 ? _++ : c != l && (c > l ? _-- : _++, g = 1)) : (~c || (i > v ? _-- : i < v && _++), "function" != typeof o.type && (o.__u |= 4))) : k[f] = null;
	if (g) {
		for (a = [], s = [], f = 0; f < i; f++) if ((o = k[f]) && 16 & o.__u) {
			for (_ = 0, p = a.length; _ < p;) a[y = _ + p >> 1] < o.__i ? _ = y + 1 : p = y;
			a[_] = o.__i, s[f] = _ + 1;
		}
		for (_ = a.length; f--;) s[f] && (s[f] == _ ? _-- : k[f].__u |= 4);
	}
	if (d) for (f = 0; f < v; f++) !(e = r[f]) || 2 & e.__u || (e.__e == u && (u = S(e)), J(e, e));
	return u;
}
function A(n, t, r, u) {
	var i, f, o, e;
	if ("function" == typeof n.type) {
		if (n.props.__P) return t;
		if (i = n.__k) for (f = 0; f < i.length; f++) i[f] && (i[f].__ = n, t = A(i[f], t, r, !1));
		return t;
	}
	for (t && !t.parentNode && (t = S(n)) && !t.parentNode && (t = null), o = n.__e, e = t; e && 8 == e.nodeType;) e = e.nextSibling;
	for (o != e && (!u && r.moveBefore && o.parentNode ? r.moveBefore(o, t) : r.insertBefore(o, t || null)), t = o; (t = t && t.nextSibling) && 8 == t.nodeType && !t.data.startsWith("$s"););
	return t;
}
function P$1(n, t, r, u) {
	var i, f = n.key, o = n.type, e = t[r], l = e && !(2 & e.__u);
	if (null === e && null == f || l && f == e.key && o == e.type) return r;
	if (u > (l ? 1 : 0)) {
		for (i = r - 1; i >= 0; i--) if ((e = t[i]) && !(2 & e.__u) && f == e.key && o == e.type) return i;
		for (i = r + 1; i < t.length; i++) if ((e = t[i]) && !(2 & e.__u) && f == e.key && o == e.type) return i;
	}
	return -1;
}
function T$1(n, t, r) {
	r ??= "", "-" == t[0] ? n.setProperty(t, r) : n[t] = r;
}
function N$1(n, t, r, u, i) {
	var f, o;
	if ("style" == t) if ("string" == typeof r) n.style.cssText = r;
	else {
		if ("string" == typeof u && (n.style.cssText = u = ""), u) for (t in u) r && t in r || T$1(n.style, t);
		if (r) for (t in r) u && r[t] == u[t] || T$1(n.style, t, r[t]);
	}
	else if ("o" == t[0] && "n" == t[1]) "function" != typeof r && (r = null), "function" != typeof u && (u = null), (n.__e || (n.__e = {}))[t] = r, r && u || (o = a$2[t] || (a$2[t] = V$1(t)), (n.__a || (n.__a = {}))[t] = c$1, f = t != (t = t.replace(l$1, "$1")), (t = t.slice(2))[0] < "a" && (t = t.toLowerCase()), r ? n.addEventListener(t, o, f) : n.removeEventListener(t, o, f));
	else {
		if ("http://www.w3.org/2000/svg" == i) t = t.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
		else if ("width" != t && "height" != t && "href" != t && "list" != t && "form" != t && "tabIndex" != t && "download" != t && "rowSpan" != t && "colSpan" != t && "role" != t && "popover" != t && t in n) try {
			n[t] = null == r ? "" : r;
			return;
		} catch (n) {}
		if ("function" == typeof r) return;
		null == r || !1 === r && "-" != t[4] ? n.removeAttribute(t) : n.setAttribute(t, "popover" == t && 1 == r ? "" : r);
	}
}
function V$1(t) {
	return function(r) {
		var u = this.__e;
		if (u) {
			if (u = u[t], null == r[e]) r[e] = c$1++;
			else if (r[e] < this.__a[t]) return;
			return u(n.event ? n.event(r) : r);
		}
	};
}
function z$1(t, r, u, i, f, o, e, l, c, a) {
	var s, p, v, d, k, b, m, M, C, j, L, H, q, A, O, P, T, N, V = r.type;
	if (r.constructor !== h$1) return null;
	128 & u.__u && (c = 32 & u.__u, s = u.__c.__z) && (r.__u |= c, p = o = [], 8 == s.nodeType ? l = B$1(s, o) : o.push(s), l = o[0] || l), (s = n.__b) && s(r);
	n: if ("function" == typeof V) {
		v = e.length;
		try {
			if (M = r.props, C = (s = V.prototype) && s.render, j = (s = V.contextType) && i[s.__c], L = s ? j ? j.props.value : s.__ : i, (d = u.__c) ? (r.__c = d, 2 & d.__g && (d.__g |= 1)) : (C ? r.__c = d = new V(M, L) : (r.__c = d = new x$1(M, L), d.constructor = V, d.render = K), j && j.sub(d), d.state || (d.state = {}), d.__n = i, d.__g |= 8, d.__h = [], d.__k = []), C && (d.__s || (d.__s = d.state), V.getDerivedStateFromProps && (d.__s == d.state && (d.__s = _$1({}, d.__s)), _$1(d.__s, V.getDerivedStateFromProps(M, d.__s)))), k = d.props, b = d.state, d.__v = r, u.__c) {
				if (M !== k && C && !V.getDerivedStateFromProps && d.componentWillReceiveProps && d.componentWillReceiveProps(M, L), r.__v == u.__v && !(8 & d.__g) || !(4 & d.__g) && d.shouldComponentUpdate && !1 === d.shouldComponentUpdate(M, d.__s, L)) {
					r.__v != u.__v && (d.props = M, d.state = d.__s, d.__g &= -9), r.__e = u.__e, r.__k = u.__k, r.__k.some(function(n) {
						n && (n.__ = r);
					}), y$1.push.apply(d.__h, d.__k), d.__k = [], d.__h.length && e.push(d), l = S(u);
					break n;
				}
				d.componentWillUpdate && d.componentWillUpdate(M, d.__s, L), C && d.componentDidUpdate && d.__h.push(function() {
					d.componentDidUpdate(k, b, m);
				});
			} else C && !V.getDerivedStateFromProps && d.componentWillMount && d.componentWillMount(), C && d.componentDidMount && d.__h.push(d.componentDidMount);
			d.context = L, d.props = M, d.__P = t, d.__g &= -5, H = n.__r, q = C ? 25 : 0;
			do
				d.__g &= -9, H && H(r), s = d.render(d.props, d.state = d.__s, d.context);
			while (8 & d.__g && ++q < 25);
			C && (y$1.push.apply(d.__h, d.__k), d.__k = []), d.state = d.__s, d.getChildContext && (i = _$1({}, i, d.getChildContext())), C && u.__c && d.getSnapshotBeforeUpdate && (m = d.getSnapshotBeforeUpdate(k, b)), A = s && s.type === $$1 && null == s.key ? s.props.children : s, M.__P && (s = l, f = (t = M.__P).namespaceURI, c = o = null, u.props && u.props.__P != t && (u.__k.some(function(n) {
				n && J(n, n);
			}), u.__k = null), l = u.__k ? S(u, 0) : null), l = I$1(t, w$1(A) ? A : [A], r, u, i, f, o, e, l, c, a), M.__P && (r.__e = null, l = s), r.__u &= -161, p && p.some(g$1), d.__h.length && e.push(d), 1 & d.__g && (d.__g &= -4);
		} catch (t) {
			if (e.length = v, r.__v = null, c || o) if (t && t.then) {
				if (r.__u |= 128 | c, o) {
					for (~(T = o.indexOf(l || void 0)) || (T = o.length); (N = o[T - 1]) && 8 == N.nodeType;) T--;
					for (; T < o.length; T++) if (N = o[T]) if (o[T] = null, O) {
						if (N == P) break;
					} else {
						if (8 != N.nodeType) break;
						N.data.startsWith("$s") && (P = B$1(O = N));
					}
				}
				if (!O) {
					for (; l && 8 == l.nodeType && l.nextSibling;) l = l.nextSibling;
					O = l;
				}
				(s = B$1(O = r.__c.__z || (r.__c.__z = O))) ? (r.__e = O, l = s) : r.__e = l, l = l && l.nextSibling;
			} else o && o.some(g$1);
			else r.__e = u.__e;
			r.__k || (r.__k = u.__k || []), t && t.then || D(r), n.__e(t, r, u);
		}
	} else l = r.__e = F$1(u.__e, r, u, i, f, o, e, c, a, t);
	return (s = n.diffed) && s(r), l;
}
function B$1(n, t) {
	if (n && 8 == n.nodeType && n.data.startsWith("$s")) for (var r = 1; n = n.nextSibling;) {
		if (8 == n.nodeType) {
			if (n.data.startsWith("$s")) r++;
			else if (n.data.startsWith("/$s") && !--r) return n;
		}
		t && t.push(n);
	}
}
function D(n) {
	n && (n.__c && (n.__c.__g |= 4), n.__k && n.__k.some(D));
}
function E(t, r, u) {
	for (var i = 0; i < u.length;) G(u[i++], u[i++], u[i++]);
	n.__c && n.__c(r, t), t.some(function(r) {
		try {
			t = r.__h, r.__h = [], t.some(function(n) {
				n.call(r);
			});
		} catch (t) {
			n.__e(t, r.__v);
		}
	});
}
function F$1(t, r, u, i, f, o, e, l, c, a) {
	var s, h, y, _, k, b, m, M, $ = u.props || p$1, x = r.props, C = r.type;
	if ("svg" == C ? f = "http://www.w3.org/2000/svg" : "math" == C ? f = "http://www.w3.org/1998/Math/MathML" : f || (f = "http://www.w3.org/1999/xhtml"), o) {
		for (s = 0; s < o.length; s++) if ((k = o[s]) && (C ? k.localName == C : 3 == k.nodeType)) {
			t = k, o[s] = null;
			break;
		}
	}
	if (!t) {
		if (M = a.ownerDocument || document, !C) return M.createTextNode(x);
		t = M.createElementNS(f, C, x.is ? x : a), l && (n.__m && n.__m(r, o), l = !1), o = null;
	}
	if (C) {
		if (a = "template" == C && t.content || t, o = "textarea" == C && null != x.defaultValue ? null : o && d$1.call(a.childNodes), !l && o) for ($ = {}, s = 0; s < t.attributes.length; s++) $[(k = t.attributes[s]).name] = k.value;
		for (s in $) k = $[s], "dangerouslySetInnerHTML" == s ? y = k : "children" == s || s in x || "value" == s && "defaultValue" in x || "checked" == s && "defaultChecked" in x || N$1(t, s, null, k, f);
		for (s in x) k = x[s], "children" == s ? _ = k : "dangerouslySetInnerHTML" == s ? h = k : "value" == s ? b = k : "checked" == s ? m = k : l && "function" != typeof k || $[s] === k || N$1(t, s, k, $[s], f);
		h ? (l || y && (h.__html == y.__html || h.__html == t.innerHTML) || (t.innerHTML = h.__html), r.__k = []) : (y && (t.textContent = ""), ("foreignObject" == C || "http://www.w3.org/1998/Math/MathML" == f && v$1.test(C)) && (f = "http://www.w3.org/1999/xhtml"), I$1(a, w$1(_) ? _ : [_], r, u, i, f, o, e, o ? o[0] : u.__k && S(u, 0), l, c), o && o.some(g$1)), l && "textarea" != C || (s = "value", "progress" == C && null == b ? t.removeAttribute(s) : null == b || b === t[s] && ("progress" != C || b) || N$1(t, s, b, $[s], f), s = "checked", null != m && m != t[s] && N$1(t, s, m, $[s], f));
	} else $ === x || l && t.data == x || (t.data = x);
	return t;
}
function G(t, r, u, i) {
	try {
		"function" == typeof t ? r ? r.__x = t(r) || 1 : i && (i = i.__c || i.__e) && (r = i.__x) && (i.__x = null, "function" == typeof r ? r() : t(null)) : t.current = r;
	} catch (t) {
		n.__e(t, u);
	}
}
function J(t, r, u) {
	var i, f, o, e;
	if (n.unmount && n.unmount(t), !(i = t.ref) || i.current && i.current != t.__e || G(i, null, r, t), i = t.__c) {
		if (i.componentWillUnmount) try {
			i.componentWillUnmount();
		} catch (t) {
			n.__e(t, r);
		}
		i.__P = i.__n = null;
	}
	if (i = t.__k) for (e = 0; e < i.length; e++) i[e] && J(i[e], r, "function" != typeof t.type || u && !t.props.__P);
	!u && (i = t.__c) && (i = i.__z) && (f = B$1(i, o = [])) && (i == t.__e && o.some(g$1), g$1(f), g$1(i)), u || g$1(t.__e), t.__e = t.__c = t.__ = null;
}
function K(n, t, r) {
	return this.constructor(n, r);
}
n = { __e: function(n, t, r, u) {
	for (var i, o, e; t = t.__;) if ((i = t.__c) && !(1 & i.__g)) {
		i.__g |= 4;
		try {
			if ((e = (o = i.constructor) && o.getDerivedStateFromError) && i.setState(o.getDerivedStateFromError(n)), i.componentDidCatch && (i.componentDidCatch(n, u || {}), e = 1), e && 8 & i.__g) return void (i.__g |= 2);
		} catch (t) {
			n = t;
		}
	}
	throw f$2 = 0, n;
} }, t = 0, r = function(n) {
	return null != n && n.constructor === h$1;
}, x$1.prototype.setState = function(n, t) {
	var r = this.__s;
	r && r != this.state || (r = this.__s = _$1({}, this.state)), "function" == typeof n && (n = n(_$1({}, r), this.props)), n && (_$1(r, n), this.__v && (t && this.__k.push(t), L(this)));
}, x$1.prototype.forceUpdate = function(n) {
	this.__v && (this.__g |= 4, n && this.__h.push(n), L(this));
}, x$1.prototype.render = $$1, u$2 = [], f$2 = 0, o$2 = function(n, t) {
	return n.__v.__b - t.__v.__b;
}, e = Symbol(), l$1 = /(PointerCapture)$|Capture$/i, c$1 = 0, a$2 = {};
// node_modules/preact-render-to-string/dist/index.mjs
var o$1 = "__s";
var i = "__c";
var a$1 = "__k";
var u$1 = "__d";
var c = "__s";
var f$1 = /[\s\n\\/='"\0<>]/;
var s = /^(xlink|xmlns|xml)([A-Z])/;
var l = /^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/;
var p = /^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/;
var h = new Set(["draggable", "spellcheck"]);
function d(e) {
	void 0 !== e.__g ? e.__g |= 8 : e[u$1] = !0;
}
function v(e) {
	void 0 !== e.__g ? e.__g &= -9 : e[u$1] = !1;
}
function m(e) {
	return void 0 !== e.__g ? !!(8 & e.__g) : !0 === e[u$1];
}
var y = /["&<]/;
function _(e) {
	if (0 === e.length || !1 === y.test(e)) return e;
	for (var t = 0, n = 0, r = "", o = ""; n < e.length; n++) {
		switch (e.charCodeAt(n)) {
			case 34:
				o = "&quot;";
				break;
			case 38:
				o = "&amp;";
				break;
			case 60:
				o = "&lt;";
				break;
			default: continue;
		}
		n !== t && (r += e.slice(t, n)), r += o, t = n + 1;
	}
	return n !== t && (r += e.slice(t, n)), r;
}
var g = {};
var k = new Set([
	"animation-iteration-count",
	"border-image-outset",
	"border-image-slice",
	"border-image-width",
	"box-flex",
	"box-flex-group",
	"box-ordinal-group",
	"column-count",
	"fill-opacity",
	"flex",
	"flex-grow",
	"flex-negative",
	"flex-order",
	"flex-positive",
	"flex-shrink",
	"flood-opacity",
	"font-weight",
	"grid-column",
	"grid-row",
	"line-clamp",
	"line-height",
	"opacity",
	"order",
	"orphans",
	"stop-opacity",
	"stroke-dasharray",
	"stroke-dashoffset",
	"stroke-miterlimit",
	"stroke-opacity",
	"stroke-width",
	"tab-size",
	"widows",
	"z-index",
	"zoom"
]);
var b = /[A-Z]/g;
function x(e) {
	var t = "";
	for (var n in e) {
		var r = e[n];
		if (null != r && "" !== r) {
			var o = "-" == n[0] ? n : g[n] || (g[n] = n.replace(b, "-$&").toLowerCase()), i = ";";
			"number" != typeof r || o.startsWith("--") || k.has(o) || (i = "px;"), t = t + o + ":" + r + i;
		}
	}
	return t || void 0;
}
function w() {
	this.__d = !0;
}
function H(e, t) {
	return {
		__v: e,
		context: t,
		props: e.props,
		setState: w,
		forceUpdate: w,
		__d: !0,
		__h: new Array(0)
	};
}
var T = {};
var j = [];
var P = Array.isArray;
var $ = Object.assign;
var U = "";
var Z = "<!--$s-->";
var F = "<!--/$s-->";
function M(e) {
	return "string" == typeof e ? Z + e + F : P(e) ? (e.unshift(Z), e.push(F), e) : e && "function" == typeof e.then ? e.then(M) : Z + e + F;
}
function W() {
	return {
		beforeDiff: n.__b,
		afterDiff: n.diffed,
		renderHook: n.__r,
		unmountHook: n.unmount,
		rootHook: n.__,
		commitHook: n.__c,
		catchError: n.__e,
		errorBoundaries: n.errorBoundaries
	};
}
function B(e) {
	var t = n[o$1];
	n[o$1] = !0;
	try {
		return e();
	} finally {
		n[o$1] = t;
	}
}
function z(n, r, o) {
	var i = W();
	try {
		var u = B(function() {
			var u, c = k$1($$1, null);
			return c[a$1] = [n], i.rootHook && i.rootHook(n, ((u = {})[a$1] = c, u.nodeType = 1, u)), q(n, r || T, !1, void 0, c, !1, o, i);
		});
		return P(u) ? u.join(U) : u;
	} catch (e) {
		if (e.then) throw new Error("Use \"renderToStringAsync\" for suspenseful rendering.");
		throw e;
	} finally {
		i.commitHook && B(function() {
			return i.commitHook(n, j);
		}), j.length = 0;
	}
}
function N(e, t, n) {
	var r, o = e.type, a = !0;
	return e[i] ? (a = !1, (r = e[i]).state = r[c]) : r = new o(e.props, t), e[i] = r, r.__v = e, r.props = e.props, r.context = t, d(r), r.state ?? (r.state = T), r[c] ?? (r[c] = r.state), o.getDerivedStateFromProps ? r.state = $({}, r.state, o.getDerivedStateFromProps(r.props, r.state)) : a && r.componentWillMount ? (r.componentWillMount(), r.state = r[c] !== r.state ? r[c] : r.state) : !a && r.componentWillUpdate && r.componentWillUpdate(), n.renderHook && n.renderHook(e), r.render(r.props, r.state, t);
}
function q(e, n, o, u, y, g, k, b) {
	if (null == e || !0 === e || !1 === e || e === U) return U;
	var w = typeof e;
	if ("object" != w) return "function" == w ? U : "string" == w ? _(e) : e + U;
	if (P(e)) {
		var C, D = U;
		y[a$1] = e;
		for (var A = e.length, S = 0; S < A; S++) {
			var E = e[S];
			if (null != E && "boolean" != typeof E) {
				var L, j = q(E, n, o, u, y, g, k, b);
				"string" == typeof j ? D += j : (C || (C = new Array(A)), D && C.push(D), D = U, P(j) ? (L = C).push.apply(L, j) : C.push(j));
			}
		}
		return C ? (D && C.push(D), C) : D;
	}
	if (!r(e)) return U;
	e.__ = y, b.beforeDiff && b.beforeDiff(e);
	var Z = e.type, F = e.props;
	if ("function" == typeof Z) {
		var W, z, O, R = n;
		if (Z === $$1) {
			if ("tpl" in F) {
				for (var K, G = U, J = 0; J < F.tpl.length; J++) if (G += F.tpl[J], F.exprs && J < F.exprs.length) {
					var Q = F.exprs[J];
					if (null == Q) continue;
					if ("object" == typeof Q && (r(Q) || P(Q))) {
						var X, Y = q(Q, n, o, u, e, g, k, b);
						"string" == typeof Y ? G += Y : (K || (K = []), G && K.push(G), G = U, P(Y) ? (X = K).push.apply(X, Y) : K.push(Y));
					} else G += Q;
				}
				return K ? (G && K.push(G), K) : G;
			}
			if ("UNSTABLE_comment" in F) return "<!--" + _(F.UNSTABLE_comment) + "-->";
			z = F.children;
		} else {
			if (null != (W = Z.contextType)) {
				var ee = n[W.__c];
				R = ee ? ee.props.value : W.__;
			}
			var te = Z.prototype && "function" == typeof Z.prototype.render;
			if (te) z = N(e, R, b), O = e[i];
			else {
				e[i] = O = H(e, R);
				for (var ne = 0; m(O) && ne++ < 25;) {
					v(O), b.renderHook && b.renderHook(e);
					try {
						z = Z.call(O, F, R);
					} catch (t) {
						throw g && t && "function" == typeof t.then && (e._suspended = !0), t;
					}
				}
				d(O);
			}
			if (null != O.getChildContext && (n = $({}, n, O.getChildContext())), te && b.errorBoundaries && (Z.getDerivedStateFromError || O.componentDidCatch)) {
				z = null != z && z.type === $$1 && null == z.key && null == z.props.tpl ? z.props.children : z;
				try {
					return q(z, n, o, u, e, g, !1, b);
				} catch (r) {
					return Z.getDerivedStateFromError && (O[c] = Z.getDerivedStateFromError(r)), O.componentDidCatch && O.componentDidCatch(r, T), m(O) ? (z = N(e, n, b), null != (O = e[i]).getChildContext && (n = $({}, n, O.getChildContext())), q(z = null != z && z.type === $$1 && null == z.key && null == z.props.tpl ? z.props.children : z, n, o, u, e, g, k, b)) : U;
				} finally {
					b.afterDiff && b.afterDiff(e), b.unmountHook && b.unmountHook(e);
				}
			}
		}
		z = null != z && z.type === $$1 && null == z.key && null == z.props.tpl ? z.props.children : z;
		try {
			var re = q(z, n, o, u, e, g, k, b);
			return b.afterDiff && b.afterDiff(e), b.unmountHook && b.unmountHook(e), e._suspended ? M(re) : re;
		} catch (t) {
			if (!g && k && k.onError) {
				var oe = function t(r) {
					return k.onError(r, e, function(e, r) {
						try {
							return B(function() {
								return q(e, n, o, u, r, g, k, b);
							});
						} catch (e) {
							return t(e);
						}
					});
				}(t);
				return void 0 !== oe ? oe : (b.catchError && b.catchError(t, e), U);
			}
			if (!g) throw t;
			if (!t || "function" != typeof t.then) throw t;
			return t.then(function t() {
				try {
					var r = B(function() {
						return q(z, n, o, u, e, g, k, b);
					});
					return e._suspended ? M(r) : r;
				} catch (e) {
					if (!e || "function" != typeof e.then) throw e;
					return e.then(t);
				}
			});
		}
	}
	var ie, ae = "<" + Z, ue = U;
	for (var ce in F) {
		var fe = F[ce];
		if ("function" != typeof (fe = V(fe) ? fe.value : fe) || "class" === ce || "className" === ce) {
			switch (ce) {
				case "children":
					ie = fe;
					continue;
				case "key":
				case "ref":
				case "__self":
				case "__source": continue;
				case "htmlFor":
					if ("for" in F) continue;
					ce = "for";
					break;
				case "className":
					if ("class" in F) continue;
					ce = "class";
					break;
				case "defaultChecked":
					ce = "checked";
					break;
				case "defaultSelected":
					ce = "selected";
					break;
				case "defaultValue":
				case "value":
					switch (ce = "value", Z) {
						case "textarea":
							ie = fe;
							continue;
						case "select":
							u = fe;
							continue;
						case "option": u != fe || "selected" in F || (ae += " selected");
					}
					break;
				case "dangerouslySetInnerHTML":
					ue = fe && fe.__html;
					continue;
				case "style":
					"object" == typeof fe && (fe = x(fe));
					break;
				case "acceptCharset":
					ce = "accept-charset";
					break;
				case "httpEquiv":
					ce = "http-equiv";
					break;
				default:
					if (f$1.test(ce)) continue;
					s.test(ce) ? ce = ce.replace(s, "$1:$2").toLowerCase() : "-" !== ce[4] && !h.has(ce) || null == fe ? o ? p.test(ce) && (ce = "panose1" === ce ? "panose-1" : ce.replace(/([A-Z])/g, "-$1").toLowerCase()) : l.test(ce) && (ce = ce.toLowerCase()) : fe += U;
			}
			null != fe && !1 !== fe && (ae = !0 === fe || fe === U ? ae + " " + ce : ae + " " + ce + "=\"" + _(fe + U) + "\"");
		}
	}
	if (f$1.test(Z)) throw new Error(Z + " is not a valid HTML tag name in " + ae + ">");
	if (ue || ("string" == typeof ie ? ue = _(ie) : null != ie && !1 !== ie && !0 !== ie && (ue = q(ie, n, "svg" === Z || "foreignObject" !== Z && o, u, e, g, k, b))), b.afterDiff && b.afterDiff(e), b.unmountHook && b.unmountHook(e), !ue && I.has(Z)) return ae + "/>";
	var se = "</" + Z + ">", le = ae + ">";
	return P(ue) ? [le].concat(ue, [se]) : "string" != typeof ue ? [
		le,
		ue,
		se
	] : le + ue + se;
}
var I = new Set([
	"area",
	"base",
	"br",
	"col",
	"command",
	"embed",
	"hr",
	"img",
	"input",
	"keygen",
	"link",
	"meta",
	"param",
	"source",
	"track",
	"wbr"
]);
function V(e) {
	return null !== e && "object" == typeof e && "function" == typeof e.peek && "value" in e;
}
// server/pages/account/words.ts
const words$3 = {
	account: {
		en: "Account",
		ko: "계정"
	},
	description: {
		en: "Your account on this server.",
		ko: "이 서버의 계정."
	},
	menu: {
		en: "Account",
		ko: "계정"
	},
	signedInAs: {
		en: "Signed in as",
		ko: "로그인한 계정:"
	},
	signOut: {
		en: "Sign out",
		ko: "로그아웃"
	},
	sections: {
		overview: {
			en: "Your domains",
			ko: "내 도메인"
		},
		watches: {
			en: "Watches",
			ko: "감시"
		},
		certificates: {
			en: "Certificates",
			ko: "인증서"
		},
		changes: {
			en: "Changes",
			ko: "변경 기록"
		},
		channels: {
			en: "Notifications",
			ko: "알림"
		},
		keys: {
			en: "API keys",
			ko: "API 키"
		},
		status: {
			en: "Status page",
			ko: "상태 페이지"
		},
		security: {
			en: "Security",
			ko: "보안"
		},
		settings: {
			en: "Settings",
			ko: "설정"
		}
	},
	problem: {
		en: "There is a problem",
		ko: "문제가 있습니다"
	},
	wrong: {
		en: "Problem:",
		ko: "문제:"
	},
	outdated: {
		en: "This form is out of date: you signed in or out since the page was opened, or your browser blocks cookies. Send it again.",
		ko: "오래된 양식입니다. 페이지를 연 뒤에 로그인이나 로그아웃을 했거나 브라우저가 쿠키를 차단합니다. 다시 보내십시오."
	},
	notFound: {
		en: "Not found",
		ko: "찾을 수 없습니다"
	},
	toAccount: {
		en: "To the account",
		ko: "계정으로 이동하기"
	},
	requestId: {
		en: "Request ID",
		ko: "요청 ID"
	},
	copy: {
		en: "Copy",
		ko: "복사"
	},
	copied: {
		en: "Copied",
		ko: "복사됨"
	},
	never: {
		en: "never",
		ko: "없음"
	},
	none: {
		en: "none",
		ko: "없음"
	},
	sure: {
		en: "This cannot be undone.",
		ko: "되돌릴 수 없습니다."
	}
};
const fieldProblems = {
	email: {
		en: "Enter an e-mail address such as jin@shop.example.",
		ko: "jin@shop.example 같은 이메일 주소를 입력하십시오."
	},
	password: {
		en: "Enter a password of 12 to 128 characters.",
		ko: "12자 이상 128자 이하의 비밀번호를 입력하십시오."
	},
	new_password: {
		en: "Enter a new password of 12 to 128 characters.",
		ko: "12자 이상 128자 이하의 새 비밀번호를 입력하십시오."
	},
	code: {
		en: "Enter the 6 digits that your authenticator app shows now.",
		ko: "인증 앱에 지금 표시된 숫자 6자리를 입력하십시오."
	},
	backup_code: {
		en: "Enter one of your backup codes as it was shown.",
		ko: "백업 코드 하나를 표시된 그대로 입력하십시오."
	},
	name: {
		en: "Enter a name of 1 to 100 characters on one line, such as ci.",
		ko: "ci처럼 한 줄로 된 1자 이상 100자 이하의 이름을 입력하십시오."
	},
	expires_in_days: {
		en: "Enter a whole number of days from 1 to 3650, or nothing.",
		ko: "1에서 3650까지의 일수를 정수로 입력하거나 비워 두십시오."
	},
	expiry_days: {
		en: "Enter 1 to 10 numbers of days from 1 to 365, such as 30, 14, 7, 1.",
		ko: "30, 14, 7, 1처럼 1에서 365까지의 일수를 1개 이상 10개 이하로 입력하십시오."
	},
	severities: {
		en: "Enter pairs such as http.hsts-missing=high, dns.ns=off. Severities: critical, high, medium, low, info, off.",
		ko: "http.hsts-missing=high, dns.ns=off 같은 쌍을 입력하십시오. 심각도: critical, high, medium, low, info, off."
	},
	maintenance: {
		en: "Enter windows such as sat,sun 02:00 2h Asia/Seoul, separated by semicolons. A window lasts 5m to 24h.",
		ko: "sat,sun 02:00 2h Asia/Seoul 같은 점검 시간을 세미콜론으로 구분해 입력하십시오. 길이는 5m부터 24h까지입니다."
	},
	target: {
		en: "Enter a host or domain such as shop.example.com. IP addresses and public suffixes such as co.kr cannot be watched.",
		ko: "shop.example.com 같은 호스트나 도메인을 입력하십시오. IP 주소와 co.kr 같은 공용 접미사는 감시할 수 없습니다."
	},
	token: {
		en: "This link was used or has expired. Request a new one.",
		ko: "이미 사용했거나 만료된 링크입니다. 새로 요청하십시오."
	},
	address: {
		en: "Enter an https URL such as https://hooks.shop.example/portcullis, or an e-mail address for the kind e-mail. The host must be on the public internet.",
		ko: "https://hooks.shop.example/portcullis 같은 https URL을 입력하십시오. 이메일 채널이면 이메일 주소를 입력하십시오. 호스트는 공인 인터넷에 있어야 합니다."
	},
	checks: {
		en: "Choose at least one check.",
		ko: "점검을 하나 이상 선택하십시오."
	},
	confirm: {
		en: "Tick the box to confirm.",
		ko: "확인란을 선택하십시오."
	}
};
const doneWords = {
	"signed-out": {
		en: "You have signed out.",
		ko: "로그아웃했습니다."
	},
	"sign-in-mailed": {
		en: "If the address has an account, a link to sign in is on its way. It works once, within 10 minutes.",
		ko: "계정이 있는 주소라면 로그인 링크를 보냈습니다. 링크는 10분 안에 한 번만 쓸 수 있습니다."
	},
	"signed-up": {
		en: "The account is ready. Sign in.",
		ko: "계정을 만들었습니다. 로그인하십시오."
	},
	confirmed: {
		en: "The e-mail address is confirmed.",
		ko: "이메일 주소를 확인했습니다."
	},
	"reset-mailed": {
		en: "If the address has an account, a link to set a new password is on its way. It works once, within one hour.",
		ko: "계정이 있는 주소라면 비밀번호 재설정 링크를 보냈습니다. 링크는 1시간 안에 한 번만 쓸 수 있습니다."
	},
	reset: {
		en: "The new password is set, and all sessions have ended. Sign in with it.",
		ko: "비밀번호를 재설정했고 모든 세션이 끝났습니다. 새 비밀번호로 로그인하십시오."
	},
	"code-expired": {
		en: "The sign-in took too long. Begin again.",
		ko: "로그인 시간이 초과되었습니다. 처음부터 다시 시작하십시오."
	},
	password: {
		en: "The password is changed, and every other session has ended.",
		ko: "비밀번호를 변경했고 다른 모든 세션이 끝났습니다."
	},
	"email-mailed": {
		en: "We sent a link to the new address. The address changes when you open it.",
		ko: "새 주소로 링크를 보냈습니다. 링크를 열면 주소가 변경됩니다."
	},
	"factor-on": {
		en: "Two-factor authentication is on, and every other session has ended.",
		ko: "2단계 인증을 켰고 다른 모든 세션이 끝났습니다."
	},
	"factor-off": {
		en: "Two-factor authentication is off.",
		ko: "2단계 인증을 껐습니다."
	},
	"session-ended": {
		en: "The session has ended.",
		ko: "세션을 끝냈습니다."
	},
	"key-revoked": {
		en: "The key is revoked. Every server refuses it now.",
		ko: "키를 폐기했습니다. 이제 모든 서버가 이 키를 거부합니다."
	},
	"link-revoked": {
		en: "The link is revoked.",
		ko: "링크를 폐기했습니다."
	},
	"watch-added": {
		en: "The watch is added. Its checks run within a few seconds.",
		ko: "감시를 추가했습니다. 몇 초 안에 점검을 실행합니다."
	},
	"watch-changed": {
		en: "The watch is changed.",
		ko: "감시를 변경했습니다."
	},
	"watch-paused": {
		en: "The watch is paused.",
		ko: "감시를 일시 중지했습니다."
	},
	"watch-resumed": {
		en: "The watch is resumed.",
		ko: "감시를 다시 시작했습니다."
	},
	"watch-muted": {
		en: "The watch is muted. It measures and records changes, and sends no notification.",
		ko: "알림을 껐습니다. 측정과 변경 기록은 계속하고 알림은 보내지 않습니다."
	},
	"watch-unmuted": {
		en: "The watch is no longer muted.",
		ko: "알림을 다시 켰습니다."
	},
	"watch-runs": {
		en: "All checks of the watch start within a few seconds.",
		ko: "몇 초 안에 이 감시의 모든 점검을 시작합니다."
	},
	"watch-removed": {
		en: "The watch is removed.",
		ko: "감시를 삭제했습니다."
	},
	"channel-added": {
		en: "The channel is added. Send a test to see that it works.",
		ko: "채널을 추가했습니다. 시험 메시지를 보내 확인하십시오."
	},
	"channel-mailed": {
		en: "The channel is added. Open the link that we sent to the address: notifications go there once it is confirmed.",
		ko: "채널을 추가했습니다. 입력한 주소로 보낸 링크를 여십시오. 주소를 확인한 뒤부터 알림을 보냅니다."
	},
	"channel-changed": {
		en: "The channel is changed.",
		ko: "채널을 변경했습니다."
	},
	"channel-stopped": {
		en: "The channel is stopped.",
		ko: "채널을 멈췄습니다."
	},
	"channel-started": {
		en: "The channel is started.",
		ko: "채널을 다시 시작했습니다."
	},
	"link-mailed": {
		en: "We sent a new link to the address. The channel starts after its reader confirms with that link.",
		ko: "주소로 새 링크를 보냈습니다. 링크에서 확인하면 채널이 시작됩니다."
	},
	"channel-tested": {
		en: "The test message is sent within a few seconds. Reload this page to see how it went.",
		ko: "몇 초 안에 시험 메시지를 보냅니다. 페이지를 새로 고치면 결과를 볼 수 있습니다."
	},
	resent: {
		en: "The delivery is sent again within a few seconds.",
		ko: "몇 초 안에 다시 보냅니다."
	},
	"channel-removed": {
		en: "The channel is removed.",
		ko: "채널을 삭제했습니다."
	},
	deleted: {
		en: "The account and everything in it are deleted.",
		ko: "계정과 계정에 속한 모든 것을 삭제했습니다."
	}
};
// server/pages/status/words.ts
const words$2 = {
	title: {
		en: "Status",
		ko: "상태"
	},
	description: {
		en: "State of this server, its store and the third parties that it uses.",
		ko: "이 서버와 저장소, 서버가 질의하는 외부 서비스의 상태."
	},
	since: {
		en: "Portcullis {version}, running for {time}. All times are UTC. Figures are since the start of this process.",
		ko: "Portcullis {version}, 가동 시간 {time}. 시각은 모두 UTC이며, 수치는 이 프로세스를 시작한 뒤부터의 값입니다."
	},
	parts: {
		en: "This server",
		ko: "이 서버"
	},
	part: {
		en: "Part",
		ko: "구성 요소"
	},
	state: {
		en: "State",
		ko: "상태"
	},
	store: {
		en: "Store",
		ko: "저장소"
	},
	stores: {
		working: {
			en: "working",
			ko: "정상"
		},
		failing: {
			en: "failing: checks still work, but results are not stored",
			ko: "오류: 점검은 동작하지만 결과를 저장하지 못함"
		},
		none: {
			en: "none: results are kept in memory only",
			ko: "없음: 결과를 메모리에만 보관합니다"
		}
	},
	jobs: {
		en: "Job queue",
		ko: "작업 대기열"
	},
	jobsState: {
		en: "{waiting} waiting, {running} running",
		ko: "대기 {waiting}, 실행 {running}"
	},
	requests: {
		en: "Requests",
		ko: "요청"
	},
	accepting: {
		en: "accepted",
		ko: "접수 중"
	},
	draining: {
		en: "refused: this process is stopping",
		ko: "새 요청을 받지 않음: 이 프로세스를 종료하는 중입니다"
	},
	sources: {
		en: "Third parties",
		ko: "외부 서비스"
	},
	sourcesLede: {
		en: "Some checks use data from these services. If one fails, the check continues without it and says so.",
		ko: "일부 점검은 다음 서비스의 데이터를 사용합니다. 서비스가 응답하지 않으면 결과에 표시하고 점검을 계속합니다."
	},
	source: {
		en: "Source",
		ko: "서비스"
	},
	lastSuccess: {
		en: "Last success",
		ko: "마지막 성공"
	},
	latency: {
		en: "Latency",
		ko: "응답 시간"
	},
	lastFailure: {
		en: "Last failure",
		ko: "마지막 실패"
	},
	terms: {
		en: "Terms",
		ko: "이용 조건"
	},
	states: {
		pass: {
			en: "answering",
			ko: "응답함"
		},
		warn: {
			en: "failing",
			ko: "실패함"
		},
		unknown: {
			en: "not used yet",
			ko: "아직 사용하지 않음"
		}
	},
	ago: {
		en: "{time} ago",
		ko: "{time} 전"
	},
	failure: {
		en: "{time} ago: {reason}",
		ko: "{time} 전: {reason}"
	},
	never: {
		en: "–",
		ko: "–"
	}
};
// server/pages/tools/words.ts
const words$1 = {
	title: {
		en: "Tools",
		ko: "도구"
	},
	lede: {
		en: "Each check by itself, with all of its options. Results have a link that you can share, except for texts and your own address.",
		ko: "점검마다 모든 옵션과 함께 따로 실행합니다. 텍스트나 사용자 자신의 주소에 대한 결과를 제외하면 결과마다 링크가 있습니다."
	},
	measure: {
		en: "Check",
		ko: "점검"
	},
	again: {
		en: "Check again",
		ko: "다시 점검하기"
	},
	busy: {
		en: "Measuring. The result will appear on this page.",
		ko: "측정하고 있습니다. 결과는 이 페이지에 표시됩니다."
	},
	options: {
		en: "More options",
		ko: "추가 옵션"
	},
	usual: {
		en: "default: {value}",
		ko: "기본값: {value}"
	},
	unset: {
		en: "not set",
		ko: "지정하지 않음"
	},
	key: {
		en: "API key",
		ko: "API 키"
	},
	keyHint: {
		en: "This check needs a key. It is sent with the form. It is not stored and not part of any link.",
		ko: "이 점검에는 키가 필요합니다. 키는 양식과 함께 전송되며 저장하거나 링크에 넣지 않습니다."
	},
	about: {
		en: "What it does and does not do",
		ko: "하는 일과 하지 않는 일"
	},
	cost: {
		en: "How it is counted",
		ko: "한도와 재사용"
	},
	costs: {
		usual: {
			en: "Counts toward the normal rate limit.",
			ko: "일반 한도로 셉니다."
		},
		heavy: {
			en: "Counts toward the lower rate limit for heavy checks.",
			ko: "무거운 점검의 낮은 한도로 셉니다."
		}
	},
	reuse: {
		en: "A result younger than {seconds} s is reused, unless you check again.",
		ko: "{seconds}초가 지나지 않은 결과는 다시 점검하지 않는 한 재사용합니다."
	},
	anew: {
		en: "Every request runs the check again. No result is stored.",
		ko: "요청할 때마다 새로 점검합니다. 결과를 저장하지 않습니다."
	},
	fromStore: {
		en: "Every request reads the store. Nothing is measured.",
		ko: "요청할 때마다 저장소를 읽으며 측정하지 않습니다."
	},
	reference: {
		en: "Reference: {title}",
		ko: "레퍼런스: {title}"
	},
	json: {
		en: "This request as JSON",
		ko: "이 요청의 JSON 응답"
	},
	stored: {
		en: "Measured {time} ({age} ago). Opening this page does not run the check.",
		ko: "측정 시각 {time}({age} 전). 이 페이지를 열어도 측정하지 않습니다."
	},
	read: {
		en: "Read from the store {time}.",
		ko: "저장소를 읽은 시각 {time}."
	},
	measured: {
		en: "Measured {time}.",
		ko: "측정 시각 {time}."
	},
	unlinked: {
		en: "This result has no link. It is gone when you leave the page.",
		ko: "이 결과에는 링크가 없습니다. 페이지를 떠나면 사라집니다."
	},
	nothing: {
		en: "No stored result",
		ko: "저장된 결과 없음"
	},
	nothingYet: {
		en: "This server has no stored result for this input. Submit the form to run the check.",
		ko: "이 서버에는 이 입력에 대해 저장된 결과가 없습니다. 양식을 제출하면 지금 점검합니다."
	},
	failed: {
		en: "No result",
		ko: "결과 없음"
	},
	next: {
		en: "Next page",
		ko: "다음 페이지"
	},
	facts: {
		en: "Key figures",
		ko: "주요 지표"
	},
	issues: {
		en: "Findings",
		ko: "발견한 문제"
	},
	noIssues: {
		en: "No problems found.",
		ko: "발견된 문제가 없습니다."
	},
	pictures: {
		en: "Observations",
		ko: "관측 결과"
	},
	details: {
		en: "Details",
		ko: "세부 정보"
	},
	detail: {
		en: "Table {number}",
		ko: "표 {number}"
	},
	data: {
		en: "Observed data as JSON",
		ko: "관측 데이터(JSON)"
	},
	requestId: {
		en: "Request ID",
		ko: "요청 ID"
	},
	codes: {
		en: "Error code and reason",
		ko: "오류 코드와 이유"
	},
	subject: {
		en: "Affects",
		ko: "대상"
	},
	copyLink: {
		en: "Copy the link",
		ko: "링크 복사"
	},
	print: {
		en: "Print",
		ko: "인쇄"
	},
	filter: {
		en: "Filter the checks",
		ko: "점검 찾기"
	},
	noMatch: {
		en: "No check matches.",
		ko: "일치하는 점검이 없습니다."
	},
	evidence: {
		en: "Evidence",
		ko: "관측한 값"
	},
	rule: {
		en: "Specification",
		ko: "참고 규격"
	}
};
// server/pages/words.ts
const words = {
	skip: {
		en: "Skip to the content",
		ko: "본문으로 건너뛰기"
	},
	navigation: {
		en: "Main",
		ko: "주 메뉴"
	},
	reference: {
		en: "Reference",
		ko: "레퍼런스"
	},
	homeTitle: {
		en: "Portcullis: security checks for deployed sites",
		ko: "Portcullis: 배포한 사이트 보안 점검"
	},
	lost: {
		en: "Page not found",
		ko: "페이지를 찾을 수 없습니다"
	},
	start: {
		en: "Check",
		ko: "점검"
	},
	colours: {
		en: "Colours",
		ko: "색상"
	},
	themes: {
		auto: {
			en: "Auto",
			ko: "자동"
		},
		light: {
			en: "Light",
			ko: "밝게"
		},
		dark: {
			en: "Dark",
			ko: "어둡게"
		}
	},
	question: {
		en: "See your site as an attacker would",
		ko: "외부에서 본 사이트의 보안 상태를 확인하십시오"
	},
	lede: {
		en: "Paste a domain. In seconds you see what is wrong and how to fix it. Portcullis looks from outside and changes nothing on the target.",
		ko: "도메인을 붙여 넣으면 몇 초 안에 문제와 해결 방법을 알려 드립니다. Portcullis는 외부에서만 살펴보며 대상을 변경하지 않습니다."
	},
	ask: {
		label: {
			en: "Domain, URL, e-mail address, IP address, AS number, message header, suspicious link or message",
			ko: "도메인, URL, 이메일 주소, IP 주소, AS 번호, 메일 헤더, 의심스러운 링크 또는 메시지"
		},
		button: {
			en: "Check",
			ko: "점검"
		},
		kinds: {
			domain: {
				name: {
					en: "Domain or host",
					ko: "도메인 또는 호스트"
				},
				does: {
					en: "Measures TLS, security headers, DNS, e-mail and registration, and writes one report.",
					ko: "TLS, 보안 헤더, DNS, 이메일, 등록 정보를 측정하여 보고서 하나로 정리합니다."
				}
			},
			url: {
				name: {
					en: "URL",
					ko: "URL"
				},
				does: {
					en: "The same report for this URL: follows redirects and grades the headers of the final page.",
					ko: "이 URL에 대한 같은 보고서입니다. 리디렉션을 따라가 최종 페이지의 헤더를 평가합니다."
				}
			},
			list: {
				name: {
					en: "Several domains",
					ko: "여러 도메인"
				},
				does: {
					en: "One report for each, in a table.",
					ko: "도메인마다 보고서를 만들어 표로 보여 줍니다."
				}
			},
			mailbox: {
				name: {
					en: "E-mail address",
					ko: "이메일 주소"
				},
				does: {
					en: "Reports on the domain after the @. The part before the @ is discarded.",
					ko: "@ 뒤의 도메인을 점검합니다. @ 앞부분은 저장하지 않고 버립니다."
				}
			},
			address: {
				name: {
					en: "IP address",
					ko: "IP 주소"
				},
				does: {
					en: "Looks up its PTR records and verifies forward-confirmed reverse DNS (FCrDNS).",
					ko: "PTR 레코드를 조회하고 정방향 확인(FCrDNS)을 검증합니다."
				}
			},
			network: {
				name: {
					en: "AS number",
					ko: "AS 번호"
				},
				does: {
					en: "Looks up the operator, the announced prefixes and the abuse contact.",
					ko: "운영자, 광고 중인 프리픽스, 악용 신고 연락처를 조회합니다."
				}
			},
			header: {
				name: {
					en: "Header of an e-mail",
					ko: "메일 헤더"
				},
				does: {
					en: "Rebuilds the delivery path and reads SPF, DKIM and DMARC results. Nothing is stored.",
					ko: "전달 경로를 재구성하고 SPF, DKIM, DMARC 결과를 읽습니다. 아무것도 저장하지 않습니다."
				}
			},
			message: {
				name: {
					en: "Suspicious link or message",
					ko: "의심스러운 링크 또는 메시지"
				},
				does: {
					en: "Checks the link, or up to 5 links in the message, for signs of phishing. Nothing is stored.",
					ko: "링크 또는 메시지에 있는 링크 최대 5개에 피싱 징후가 있는지 확인합니다. 아무것도 저장하지 않습니다."
				}
			}
		}
	},
	record: {
		title: {
			en: "DNS record to publish",
			ko: "추가할 DNS 레코드"
		},
		name: {
			en: "Name",
			ko: "이름"
		},
		type: {
			en: "Type",
			ko: "유형"
		},
		value: {
			en: "Value",
			ko: "값"
		},
		plain: {
			en: "At {provider}: {menu}. Enter the name there as {name}.",
			ko: "{provider}에서는 {menu} 메뉴에서 추가합니다. 이름은 {name}(으)로 입력합니다."
		},
		quoted: {
			en: "At {provider}: {menu}. Enter the name there as {name}, and the value in double quotes.",
			ko: "{provider}에서는 {menu} 메뉴에서 추가합니다. 이름은 {name}(으)로, 값은 큰따옴표로 묶어 입력합니다."
		}
	},
	meant: {
		title: {
			en: "Did you mean {name}?",
			ko: "{name|을/를} 찾으셨습니까?"
		},
		unclear: {
			en: "What should be checked?",
			ko: "무엇을 점검할까요?"
		},
		check: {
			en: "Check {name}",
			ko: "{name} 점검"
		},
		message: {
			en: "Check this text for phishing",
			ko: "이 글을 피싱 점검하기"
		},
		messageLede: {
			en: "This is neither a domain nor an address. If it is a message that you received, it can be checked for signs of phishing. Nothing is stored.",
			ko: "도메인도 주소도 아닙니다. 받은 메시지라면 피싱 징후를 점검할 수 있습니다. 아무것도 저장하지 않습니다."
		},
		slipLede: {
			en: "A domain with this spelling cannot exist. Choose the name above, or correct it here.",
			ko: "이렇게 쓴 도메인은 존재할 수 없습니다. 위의 이름을 고르거나 아래에서 고치십시오."
		}
	},
	copy: {
		en: "Copy",
		ko: "복사"
	},
	copied: {
		en: "Copied",
		ko: "복사했습니다"
	},
	checks: {
		en: "What it checks",
		ko: "점검 항목"
	},
	checksLede: {
		en: "Each check also runs by itself, with all of its options. Most need no API key.",
		ko: "각 점검은 모든 옵션과 함께 따로 실행할 수 있습니다. 대부분 API 키가 필요 없습니다."
	},
	byProgram: {
		en: "From a program",
		ko: "프로그램에서 사용하기"
	},
	byProgramLede: {
		en: "Each check is one HTTP request.",
		ko: "점검 하나가 HTTP 요청 하나입니다."
	},
	serverVariable: {
		en: "In the examples $SERVER is the address of this server.",
		ko: "예시의 $SERVER는 이 서버의 주소입니다."
	},
	byCommand: {
		en: "The command line measures from your machine, or asks this server with --server. The exit code is the verdict.",
		ko: "명령줄 도구는 사용자의 컴퓨터에서 측정하거나, --server를 지정하면 이 서버에 요청합니다. 종료 코드가 판정입니다."
	},
	opens: {
		en: "{open} shows the JSON of a gate run as a page.",
		ko: "{open}에서 게이트 실행의 JSON을 페이지로 볼 수 있습니다."
	},
	more: {
		en: "The {reference} lists all parameters, fields, statuses and error codes. {openapi} is the same in machine-readable form.",
		ko: "모든 파라미터, 필드, 상태 코드, 오류 코드는 {reference}에 있습니다. 기계 판독용 형식은 {openapi}입니다."
	},
	docsTitle: {
		en: "Reference · Portcullis",
		ko: "레퍼런스 · Portcullis"
	},
	docsDescription: {
		en: "Every operation of the Portcullis API with its parameters, fields, statuses and error codes.",
		ko: "Portcullis API의 모든 오퍼레이션과 파라미터, 필드, 상태 코드, 오류 코드."
	},
	docsLede: {
		en: "API version {version}. These pages are generated from {openapi} (OpenAPI 3.1).",
		ko: "API 버전 {version}. 이 문서는 {openapi}(OpenAPI 3.1)에서 생성했습니다."
	},
	contents: {
		en: "Reference pages",
		ko: "레퍼런스 목차"
	},
	operations: {
		en: "Checks",
		ko: "점검"
	},
	accounts: {
		en: "Accounts",
		ko: "계정"
	},
	accountsLede: {
		en: "Sign in at {account} to create an API key. GET requests need a key with the scope `read`, all others one with the scope `write`.",
		ko: "{account}에서 로그인하여 API 키를 만드십시오. GET 요청에는 `read` 범위, 나머지 요청에는 `write` 범위의 키가 필요합니다."
	},
	parameters: {
		en: "Parameters",
		ko: "파라미터"
	},
	values: {
		en: "values",
		ko: "값"
	},
	fallback: {
		en: "default",
		ko: "기본값"
	},
	required: {
		en: "required",
		ko: "필수"
	},
	example: {
		en: "example",
		ko: "예"
	},
	request: {
		en: "Request",
		ko: "요청"
	},
	statuses: {
		en: "Statuses",
		ko: "상태 코드"
	},
	answer: {
		en: "Response fields",
		ko: "응답 필드"
	},
	optional: {
		en: "may be absent",
		ko: "없을 수 있음"
	},
	envelope: {
		en: "The envelope",
		ko: "봉투"
	},
	envelopeLede: {
		en: "Every path under /api, and every path that does not exist, answers with the same JSON envelope. A browser gets a page for a path outside /api that does not exist. On success, `data` contains the result and `error` is null. On failure, `data` is null and `error` contains the reason.",
		ko: "/api 아래의 모든 경로와 존재하지 않는 경로는 같은 JSON 봉투로 응답합니다. 브라우저로 /api 밖의 존재하지 않는 경로를 열면 페이지로 응답합니다. 성공하면 `data`에 결과가 있고 `error`는 null입니다. 실패하면 `data`는 null이고 `error`에 이유가 있습니다."
	},
	failure: {
		en: "Example of a failure",
		ko: "실패 응답의 예"
	},
	shape: {
		en: "The shape {name}",
		ko: "{name} 형식"
	},
	codes: {
		en: "Error codes and reasons",
		ko: "오류 코드와 이유"
	},
	codesLede: {
		en: "The code groups failures. The reason identifies one failure. For invalid input the reason is the name of the parameter. Names, hosts and numbers below are samples.",
		ko: "code는 실패의 종류이고 reason은 구체적인 실패입니다. 입력이 잘못되었으면 reason은 파라미터 이름입니다. 아래의 이름, 호스트, 숫자는 예시입니다."
	},
	limits: {
		en: "Limits and headers",
		ko: "한도와 헤더"
	},
	limitsLede: {
		en: "Requests are counted per API key. Without a key they are counted per client address, and IPv6 addresses per /64 network. Failures of this server are not counted. Failures of the target are counted.",
		ko: "요청 수는 API 키별로 셉니다. 키가 없으면 클라이언트 주소별로 세며, IPv6 주소는 /64 네트워크 단위로 셉니다. 이 서버의 실패는 세지 않습니다. 대상의 실패는 셉니다."
	},
	keys: {
		en: "Keys",
		ko: "키"
	},
	service: {
		en: "Service endpoints",
		ko: "서비스 엔드포인트"
	},
	again: {
		en: "Check again",
		ko: "다시 점검하기"
	},
	overview: {
		en: "Overview",
		ko: "개요"
	},
	answers: {
		en: "Responses and statuses",
		ko: "응답과 상태 코드"
	},
	facts: {
		en: "Key figures",
		ko: "주요 지표"
	},
	issues: {
		en: "Issues",
		ko: "문제"
	},
	details: {
		en: "Details",
		ko: "세부 정보"
	},
	data: {
		en: "Observed data",
		ko: "관측 데이터"
	},
	switchedOff: {
		en: "off",
		ko: "사용 안 함"
	},
	threshold: {
		en: "{actual} ({required})",
		ko: "{actual}({required})"
	},
	thresholds: {
		ssl: {
			en: "Certificate and TLS",
			ko: "인증서와 TLS"
		},
		headers: {
			en: "Security headers",
			ko: "보안 헤더"
		},
		days: {
			en: "Days until expiry",
			ko: "만료까지 남은 일수"
		},
		https: {
			en: "HTTPS",
			ko: "HTTPS"
		}
	},
	verdicts: {
		pass: {
			en: "All thresholds are met.",
			ko: "모든 기준을 충족합니다."
		},
		warn: {
			en: "All blocking thresholds are met. There are warnings.",
			ko: "배포를 막는 기준은 모두 충족합니다. 주의할 문제가 있습니다."
		},
		fail: {
			en: "At least one threshold is not met.",
			ko: "충족하지 못한 기준이 있습니다."
		},
		unknown: {
			en: "At least one threshold could not be measured.",
			ko: "측정하지 못한 기준이 있습니다."
		}
	}
};
// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f = Symbol.for("pv");
var o = 0;
Array.isArray;
function a(t, e, n$1, u, a, i) {
	e || (e = {});
	var c, l, p = e;
	if ("ref" in p && "function" != typeof t) for (l in p = {}, e) "ref" == l ? c = e[l] : p[l] = e[l];
	var s = {
		type: t,
		props: p,
		key: n$1,
		ref: c,
		__k: null,
		__: null,
		__b: 0,
		__e: null,
		__c: null,
		constructor: f,
		__v: --o,
		__i: -1,
		__u: 0
	};
	return (a || i) && (s.__source = a, s.__self = i), n.vnode && n.vnode(s), s;
}
// server/pages/layout.tsx
const nativeNames = {
	en: "English",
	ko: "한국어"
};
const routes = [
	{
		path: "/",
		text: words.start
	},
	{
		path: toolsPath,
		text: words$1.title
	},
	{
		path: docsPath,
		text: words.reference
	}
];
const accountPlace = {
	path: accountPath,
	text: words$3.account
};
function pathIn(path, language) {
	const [before = "", ...anchor] = path.split("#");
	if (language === languages[0]) return path;
	return [`${before}${before.includes("?") ? "&" : "?"}lang=${language}`, ...anchor].join("#");
}
function layout(page, setting) {
	return `<!doctype html>${z(a(Document, {
		page,
		setting
	}))}\n`;
}
function Document({ page, setting }) {
	const { language, theme } = setting;
	return a("html", {
		lang: language,
		"data-theme": theme === "auto" ? void 0 : theme,
		children: [a(Head, {
			page,
			setting
		}), a("body", { children: [
			a("a", {
				class: "skip",
				href: "#main",
				children: words.skip[language]
			}),
			a(Top, {
				page,
				setting
			}),
			a("main", {
				id: "main",
				tabIndex: -1,
				children: page.main
			}),
			a(Foot, {
				page,
				setting
			})
		] })]
	});
}
function Head({ page, setting: { site, language } }) {
	const { title, description, isListed = true, refresh } = page;
	const { style, script } = site.assets;
	return a("head", { children: [
		a("meta", { charset: "utf-8" }),
		a("meta", {
			name: "viewport",
			content: "width=device-width, initial-scale=1"
		}),
		a("title", { children: title }),
		a("meta", {
			name: "description",
			content: description
		}),
		isListed ? null : a("meta", {
			name: "robots",
			content: "noindex"
		}),
		refresh === void 0 ? null : a("noscript", { children: a("meta", {
			"http-equiv": "refresh",
			content: `${refresh}`
		}) }),
		a("link", {
			rel: "icon",
			type: "image/svg+xml",
			href: "/favicon.svg"
		}),
		style === null ? null : a("link", {
			rel: "stylesheet",
			href: style
		}),
		script === null ? null : a("script", {
			type: "module",
			src: script
		}),
		[...languages, "x-default"].map((each) => a("link", {
			rel: "alternate",
			hreflang: each,
			href: absolute(pathOf(page, each === "x-default" ? languages[0] : each), site)
		})),
		a("meta", {
			property: "og:type",
			content: "website"
		}),
		a("meta", {
			property: "og:site_name",
			content: "Portcullis"
		}),
		a("meta", {
			property: "og:title",
			content: title
		}),
		a("meta", {
			property: "og:description",
			content: description
		}),
		site.baseUrl === null ? null : a("meta", {
			property: "og:url",
			content: absolute(pathOf(page, language), site)
		}),
		site.baseUrl === null ? null : a($$1, { children: [
			a("meta", {
				property: "og:image",
				content: absolute(cardPath, site)
			}),
			a("meta", {
				property: "og:image:width",
				content: `${cardSize.width}`
			}),
			a("meta", {
				property: "og:image:height",
				content: `${cardSize.height}`
			}),
			a("meta", {
				property: "og:image:alt",
				content: "Portcullis"
			})
		] }),
		a("meta", {
			name: "twitter:card",
			content: "summary"
		}),
		a("link", {
			rel: "service-desc",
			type: "application/json",
			href: "/openapi.json"
		})
	] });
}
function absolute(path, { baseUrl }) {
	return baseUrl === null ? path : `${baseUrl.replace(/\/$/, "")}${path}`;
}
function Top({ page, setting }) {
	const { language, site } = setting;
	const all = site.hasAccounts === true ? [...routes, accountPlace] : routes;
	return a("header", {
		class: "top",
		children: a("nav", {
			class: "frame",
			"aria-label": words.navigation[language],
			children: [a("a", {
				class: "name",
				href: pathIn("/", language),
				children: [a(Mark, {}), a("span", { children: "Portcullis" })]
			}), a("ul", { children: [all.map(({ path, text }) => a("li", { children: a("a", {
				href: pathIn(path, language),
				"aria-current": isAt(page, path) ? "page" : void 0,
				children: text[language]
			}) })), languages.filter((each) => each !== language).map((each) => a("li", { children: a("a", {
				href: pathOf(page, each),
				lang: each,
				hreflang: each,
				children: nativeNames[each]
			}) }))] })]
		})
	});
}
function isAt({ path, isNowhere = false }, place) {
	if (isNowhere) return false;
	return path === place || place === "/account" && path.startsWith(`${place}/`);
}
function Mark() {
	return a("svg", {
		class: "sign",
		viewBox: "0 0 32 32",
		width: "26",
		height: "26",
		"aria-hidden": "true",
		children: [a("rect", {
			width: "32",
			height: "32",
			rx: "6"
		}), a("path", { d: "M8 6v17M13.3 6v20M18.7 6v20M24 6v17M5 10.5h22M5 17h22" })]
	});
}
function Foot({ page, setting }) {
	const { language, site } = setting;
	return a("footer", { children: a("div", {
		class: "frame",
		children: [a("div", { children: [a("p", { children: site.terms[language] }), a("p", { children: [
			"Portcullis ",
			version,
			" · MIT · ",
			a("a", {
				href: pathIn(statusPath, language),
				children: words$2.title[language]
			})
		] })] }), a(ThemeForm, {
			page,
			setting
		})]
	}) });
}
function ThemeForm({ page, setting: { language, theme } }) {
	return a("form", {
		class: "themes",
		action: themePath,
		method: "post",
		"aria-label": words.colours[language],
		children: [a("input", {
			type: "hidden",
			name: "to",
			value: pathOf(page, language)
		}), themes.map((each) => a("button", {
			type: "submit",
			name: "theme",
			value: each,
			"aria-pressed": each === theme ? "true" : "false",
			children: words.themes[each][language]
		}))]
	});
}
function pathOf({ path, inLanguage = (each) => pathIn(path, each) }, language) {
	return inLanguage(language);
}
export { words$1 as a, fieldProblems as c, $$1 as d, words as i, words$3 as l, pathIn as n, words$2 as o, a as r, doneWords as s, layout as t, z as u };
