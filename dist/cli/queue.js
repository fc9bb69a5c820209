// server/jobs/queue.ts
const leaseTime = 3e4;
export { leaseTime as t };
