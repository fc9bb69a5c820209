// src/probes/first-proven.ts
function firstProven(running, wait) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const timer = wait === null ? void 0 : setTimeout(() => resolve(null), wait);
	const heard = running.map((each) => each.then((found) => found !== null && resolve(found)));
	Promise.all(heard).then(() => resolve(null), reject);
	return promise.finally(() => clearTimeout(timer));
}
export { firstProven as t };
