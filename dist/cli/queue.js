// server/jobs/queue.ts
const leaseTime = 1e4;
export { leaseTime as t };
