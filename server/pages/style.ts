import { hash } from "node:crypto";

/** The one style sheet of all pages: no font, no image, nothing from elsewhere. */
export const style = `
:root{color-scheme:light dark;--paper:#fbfbf9;--ink:#1c2024;--quiet:#59626b;--line:#d5d9d6;--field:#8a938f;--raised:#fff;--code:#f0f2ef;--accent:#0a5c4c;--on-accent:#fff;--mark:#e2f0ec}
@media(prefers-color-scheme:dark){:root{--paper:#14181a;--ink:#e7eaea;--quiet:#a3adb1;--line:#333b3e;--field:#78848a;--raised:#1b2022;--code:#20272a;--accent:#7fd6c2;--on-accent:#06251f;--mark:#17332d}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif;overflow-wrap:anywhere}
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
.top ul,.toc ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
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
.card p{font-size:.95rem;margin:0 0 .9rem}
.card form{margin-top:auto}
label{display:block;margin-bottom:.3rem}
.card .hint{color:var(--quiet);font-size:.88rem;margin:.4rem 0 0}
.row{display:flex;gap:.5rem}
input{flex:1 1 auto;min-width:0;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--field);border-radius:6px;padding:.5rem .55rem;min-height:2.75rem}
input::placeholder{color:var(--quiet);opacity:1}
button{font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:1px solid transparent;border-radius:6px;padding:.5rem .8rem;min-height:2.75rem;cursor:pointer;white-space:nowrap}
button:hover{filter:brightness(1.12)}
.scroll{overflow-x:auto;margin:.75rem 0;border:1px solid var(--line);border-radius:8px}
table{border-collapse:collapse;width:100%;font-size:.92rem;overflow-wrap:break-word}
th,td{text-align:left;vertical-align:top;padding:.5rem .8rem;border-top:1px solid var(--line)}
thead th{border-top:0;background:var(--code);font-size:.85rem;white-space:nowrap}
tbody th{font-weight:400;white-space:nowrap}
td{min-width:7rem}
td.wide{min-width:17rem}
@media(max-width:40rem){table{overflow-wrap:anywhere}th,td{padding:.5rem .6rem}td{min-width:5rem}td.wide{min-width:10rem}tbody th{white-space:normal;min-width:7rem}}
.verb{display:inline-block;background:var(--mark);color:var(--accent);font:700 .8rem/1.4 ui-monospace,monospace;border-radius:4px;padding:.15rem .5rem;margin-right:.5rem;vertical-align:.12em}
.path{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.92em}
details{margin:.75rem 0}
summary{cursor:pointer;color:var(--accent);font-weight:600;padding:.25rem 0}
footer{margin-top:4rem;border-top:1px solid var(--line);color:var(--quiet);font-size:.92rem}
footer .frame{padding-block:1.25rem 2.5rem}
@media print{.top,.skip,form{display:none}body{background:#fff;color:#000}}
`;

/** What a content security policy names to let the style of the pages through: `style-src '${styleHash}'`. */
export const styleHash = `sha256-${hash("sha256", style, "base64")}`;
