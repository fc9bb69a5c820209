// src/probes/registration/end.ts
const day = 864e5;
function expiryOf(expires) {
	return Date.parse(expires) + (expires.endsWith("T00:00:00.000Z") ? day : 0);
}
export { expiryOf as t };
