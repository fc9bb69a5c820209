import { f as pageFields } from "./header-fields.js";
import { t as readForm } from "./form.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { i as themes, n as themeCookie } from "./site.js";
// server/pages/theme.ts
const aYear = 31536e3;
async function chooseTheme(request) {
	checkSameOrigin(request);
	const { theme, to } = await readForm(request.incoming, ["theme", "to"]);
	const chosen = themes.find((each) => each === theme) ?? "auto";
	const lasts = chosen === "auto" ? 0 : aYear;
	return {
		status: 303,
		fields: [
			...pageFields,
			["location", isOurs(to) ? to : "/"],
			["set-cookie", `${themeCookie}=${chosen}; Path=/; Max-Age=${lasts}; SameSite=Lax; HttpOnly`],
			["cache-control", "no-store"]
		],
		body: ""
	};
}
function isOurs(to) {
	return typeof to === "string" && to.length <= 4e3 && /^\/(?![/\\])[\x21-\x7e]*$/.test(to);
}
export { chooseTheme };
