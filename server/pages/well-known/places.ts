import { failure } from "../../../src/core/failure.ts";
import { pageFields, plainFields } from "../../http/header-fields.ts";
import { readOnly, type Route } from "../../http/route.ts";
import { accountPaths } from "../account/paths.ts";
import { robotsText, securityText } from "./texts.ts";

/** What the well-known paths say. */
interface WellKnown {
  readonly operator: string | null;
  readonly baseUrl: string | null;
  readonly hasAccounts: boolean;
}

/** The paths that programs look for on any site: for crawlers, security researchers, password managers and old browsers. */
export function wellKnownPlaces({ operator, baseUrl, hasAccounts }: WellKnown): readonly Route[] {
  return [
    { path: "/robots.txt", route: readOnly(() => ({ status: 200, fields: plainFields, body: robotsText })) },
    {
      path: "/.well-known/security.txt",
      route: readOnly(() => {
        const body = securityText(operator, baseUrl, Date.now());
        if (body === null) throw failure("request.path", { suggestion: "" });
        return { status: 200, fields: plainFields, body };
      }),
    },
    ...(hasAccounts ? [redirecting("/.well-known/change-password", accountPaths.security)] : []),
    redirecting("/favicon.ico", "/favicon.svg"),
  ];
}

/** https://www.w3.org/TR/change-password-url/ asks for a temporary redirect. */
function redirecting(path: string, to: string): Route {
  return { path, route: readOnly(() => ({ status: 302, fields: [...pageFields, ["location", to]], body: "" })) };
}
