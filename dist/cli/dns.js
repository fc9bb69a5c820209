// src/core/net/dns.ts
const outOfTime=`timeout.run`;

export { outOfTime as t };
