// server/pages/favicon.ts
const favicon=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0a5c4c"/><path d="M8 6v17M13.3 6v20M18.7 6v20M24 6v17M5 10.5h22M5 17h22" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>\n`;

export { favicon };
