// src/core/net/net.ts
const oddityKinds = [
	"nul-byte",
	"space-before-colon",
	"status-line"
];
const bannerLimits = {
	bytes: 256,
	patience: 300
};
export { oddityKinds as n, bannerLimits as t };
