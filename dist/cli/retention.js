// server/store/retention.ts
const day=864e5;
const mostTimes=6500;
const retention={snapshots:90*day,observations:730*day};
const storeLimit=1e10;

export { retention as n, storeLimit as r, mostTimes as t };
