import { f as pageFields } from "./header-fields.js";
import { t as readForm } from "./form.js";
import { t as checkSameOrigin } from "./same-origin.js";
import { i as themes, n as themeCookie } from "./site.js";
// server/pages/theme.ts
const aYear=31536e3;
async function chooseTheme(e){checkSameOrigin(e);const{theme:t,to:n}=await readForm(e.incoming,[`theme`,`to`]);const r=themes.find(e=>e===t)??`auto`;const i=r===`auto`?0:aYear;return{status:303,fields:[...pageFields,[`location`,isOurs(n)?n:`/`],[`set-cookie`,`${themeCookie}=${r}; Path=/; Max-Age=${i}; SameSite=Lax; HttpOnly`],[`cache-control`,`no-store`]],body:``}}
function isOurs(e){return typeof e===`string`&&e.length<=4e3&&/^\/(?![/\\])[\x21-\x7e]*$/.test(e)}

export { chooseTheme };
