// src/cli/short-help.ts
const groups=[[`Gate`,[`gate`,`init`,`explain`,`convert`,`demo`]],[`Check a site`,[`ssl`,`http`,`owasp`,`pqc`,`port`,`exposure`]],[`Check a domain`,[`golive`,`dns`,`email`,`rdap`,`propagation`,`subdomains`,`lookalike`,`impersonation`]],[`Look up`,[`asn`,`ip`,`reverse-dns`,`email-header`,`phishing`,`history`,`pivot`,`changes`]],[`Serve`,[`serve`,`worker`,`mcp`,`keys`,`account`,`watch`,`channel`,`ct`,`db`,`backup`,`restore`]],[`Other`,[`batch`,`data`,`rules`,`completion`,`help`,`version`]]];
function shortHelp(){const e=Math.max(...groups.map(([e])=>e.length))+4;return`\n${groups.flatMap(([t,n])=>wrapped(t,n.join(`, `),e)).join(`
`)}\n\n  portcullis help COMMAND shows its options, portcullis --help every command.\n`}
const columns=80;
function wrapped(e,t,n){return t.split(` `).reduce((e,t)=>{const r=e.at(-1);const i=`${r} ${t}`;return r!==void 0&&n+i.length<=columns?[...e.slice(0,-1),i]:[...e,t]},[]).map((t,r)=>`${(r===0?`  ${e}`:``).padEnd(n)}${t}`)}

export { shortHelp as n, groups as t };
