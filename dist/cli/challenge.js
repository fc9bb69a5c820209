import { n as valuesOf } from "./header-list.js";
// src/data/challenges.ts
const challenges = [
	{
		header: "cf-mitigated",
		values: ["challenge"],
		service: "Cloudflare"
	},
	{
		header: "x-amzn-waf-action",
		values: ["challenge", "captcha"],
		service: "AWS WAF"
	},
	{
		header: "x-vercel-mitigated",
		values: ["challenge"],
		service: "Vercel"
	}
];
// src/probes/page/challenge.ts
function challengeIn({ headers }) {
	return challenges.find(({ header, values }) => valuesOf(headers, header).some((value) => values.includes(value.trim().toLowerCase())))?.service ?? null;
}
export { challengeIn as t };
