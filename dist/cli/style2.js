import { hash } from "node:crypto";
// server/pages/style.ts
const style = `
:root{color-scheme:light dark;--paper:#fbfbf9;--ink:#1c2024;--quiet:#59626b;--line:#d5d9d6;--field:#8a938f;--raised:#fff;--code:#f0f2ef;--accent:#0a5c4c;--on-accent:#fff;--mark:#e2f0ec;--bad:#a3201d;--warn:#7a4b00;--bad-paper:#fbe9e7;--warn-paper:#fbf0d9}
@media(prefers-color-scheme:dark){:root{--paper:#14181a;--ink:#e7eaea;--quiet:#a3adb1;--line:#333b3e;--field:#78848a;--raised:#1b2022;--code:#20272a;--accent:#7fd6c2;--on-accent:#06251f;--mark:#17332d;--bad:#ffb1a8;--warn:#f2c66d;--bad-paper:#3b1f1d;--warn-paper:#362a10}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif;overflow-wrap:break-word}
:lang(ko){word-break:keep-all}
a{color:var(--accent);text-underline-offset:.15em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:var(--raised);z-index:1}
.frame{max-width:62rem;margin:0 auto;padding:0 1.25rem}
.top{border-bottom:1px solid var(--line)}
.top .frame{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;padding-block:.9rem}
.top .name{font-weight:700;color:inherit;text-decoration:none;margin-right:auto}
.top ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
h1{font-size:clamp(1.7rem,1.2rem + 2.4vw,2.6rem);line-height:1.2;letter-spacing:-.015em;margin:2.5rem 0 .75rem;text-wrap:balance}
h2{font-size:1.35rem;line-height:1.3;margin:3rem 0 .75rem}
h3{font-size:1.05rem;margin:1.75rem 0 .5rem}
p{margin:.5rem 0;max-width:44rem}
.lede{font-size:1.15rem;color:var(--quiet)}
.quiet{color:var(--quiet)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;font-size:.9em}
code{background:var(--code);padding:.1em .35em;border-radius:4px}
pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:.85rem 1rem;overflow-x:auto;overflow-wrap:normal;line-height:1.5;margin:.75rem 0}
pre code{background:none;padding:0;font-size:1em}
.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));list-style:none;padding:0;margin:1rem 0}
.card{background:var(--raised);border:1px solid var(--line);border-radius:10px;padding:1rem 1rem 1.1rem;display:flex;flex-direction:column}
.card h3{margin:0 0 .25rem}
.card>p{font-size:.95rem;margin:0}
.card form{margin-top:auto}
.card textarea{min-height:6rem}
label{display:block;margin:.8rem 0 .3rem;font-weight:600}
.hint{color:var(--quiet);font-size:.88rem;margin:.4rem 0 0}
form{max-width:44rem}
form button{margin-top:.8rem}
input,select,textarea{display:block;width:100%;min-width:0;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--field);border-radius:6px;padding:.5rem .55rem;min-height:2.75rem}
textarea{resize:vertical}
input::placeholder,textarea::placeholder{color:var(--quiet);opacity:1}
button{font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:1px solid transparent;border-radius:6px;padding:.5rem .8rem;min-height:2.75rem;cursor:pointer;white-space:nowrap}
button:hover{filter:brightness(1.12)}
.with-side{display:grid;gap:0 2.5rem;grid-template-columns:minmax(0,1fr)}
.side{margin-top:1rem}
.side ul{list-style:none;margin:.25rem 0;padding:0}
.side a{display:block;padding:.3rem 0;text-decoration:none}
.side a:hover{text-decoration:underline}
[aria-current=page]{font-weight:700;color:inherit}
.rows{margin:.75rem 0}
.rows>div{padding:.55rem 0;border-top:1px solid var(--line)}
.rows>div:target{background:var(--mark)}
dt{font-weight:600}
dt code{font-weight:400}
dd{margin:0}
table{border-collapse:collapse;width:100%;margin:.75rem 0;font-size:.92rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .8rem .5rem 0;border-top:1px solid var(--line)}
.verdict{border-left:6px solid var(--field);background:var(--code);border-radius:6px;padding:.6rem 1rem;margin:1rem 0}
.verdict .mark{font-size:1.5rem;font-weight:700;line-height:1.3}
.verdict.pass{border-color:var(--accent);background:var(--mark)}
.verdict.warn{border-color:var(--warn);background:var(--warn-paper)}
.verdict.fail{border-color:var(--bad);background:var(--bad-paper)}
.issues{list-style:none;margin:0;padding:0}
.issues li{border-top:1px solid var(--line);padding:.25rem 0 .5rem}
.issues h3{margin:.6rem 0 .25rem;font-weight:600;font-size:1rem;max-width:44rem}
.severity{display:inline-block;font-size:.82rem;border:1px solid currentColor;border-radius:4px;padding:0 .4rem;margin-right:.3rem}
.critical .severity,.high .severity{color:var(--bad)}
.medium .severity{color:var(--warn)}
details pre{max-height:32rem;overflow:auto}
@media(max-width:47.99rem){table,thead,tbody,tr,td{display:block}thead{position:absolute;left:-999rem}tr{border-top:1px solid var(--line);padding:.4rem 0}td{border:0;padding:.1rem 0}td::before{content:attr(data-label) ": ";color:var(--quiet)}}
@media(min-width:48rem){.rows>div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1.25rem}}
@media(min-width:62rem){.with-side{grid-template-columns:14rem minmax(0,1fr)}.frame.with-side{max-width:76rem}.side{border-right:1px solid var(--line)}}
@supports selector(::details-content){@media(min-width:62rem){.side summary{display:none}.side details::details-content{content-visibility:visible;height:auto}.side details{position:sticky;top:1rem}}}
.verb{display:inline-block;background:var(--mark);color:var(--accent);font:700 .8rem/1.4 ui-monospace,monospace;border-radius:4px;padding:.15rem .5rem;margin-right:.5rem;vertical-align:.12em}
.path{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.92em}
details{margin:.75rem 0}
summary{cursor:pointer;color:var(--accent);font-weight:600;padding:.25rem 0}
footer{margin-top:4rem;border-top:1px solid var(--line);color:var(--quiet);font-size:.92rem}
footer .frame{padding-block:1.25rem 2.5rem}
@media print{.top,.skip,form{display:none}body{background:#fff;color:#000}}
`;
const styleHash = `sha256-${hash("sha256", style, "base64")}`;
export { styleHash as n, style as t };
