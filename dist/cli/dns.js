// src/core/dns.ts
const outOfTime = "timeout.run";
export { outOfTime as t };
