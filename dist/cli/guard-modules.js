// src/settings/guard-modules.ts
const sourceModule=()=>import(`./request3.js`);
const whoisModule=()=>import(`./whois.js`);

export { whoisModule as n, sourceModule as t };
