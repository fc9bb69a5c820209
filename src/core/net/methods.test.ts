import { expect, test } from "vitest";
import { methodNames, methods, namedBy, netOf, placedAt, callMethod, type Method } from "./methods.ts";
import type { Net } from "./net.ts";

/** A network layer that returns every request. */
const echo = netOf(
  (method) =>
    (...asked) =>
      Promise.resolve({ method, asked }),
);

const host = "shop.example";

/** The first argument of each method, about one host. */
function aboutHost(method: Method): object {
  const endpoint = { host, port: 443 };
  const byAim = { endpoint, host: endpoint, url: { url: `https://${host}/` }, operator: { server: host, host } };
  return byAim[methods[method].aim];
}

function askedOf(net: Net, method: Method, about = aboutHost(method)): Promise<unknown> {
  return callMethod(net, method, [about, "rest"]);
}

test.for(methodNames)(
  "a host named by another party is requested in that party's name, with all other arguments: %s",
  async (method) => {
    const about = aboutHost(method);
    const told = methods[method].aim === "operator" ? about : { namedBy: "192.0.2.1", ...about };
    expect(await askedOf(namedBy({ namedBy: "192.0.2.1" }, echo), method)).toEqual({ method, asked: [told, "rest"] });
  },
);

test("a party named in the request is kept", async () => {
  const about = { host, port: 443, namedBy: "192.0.2.9" };
  const told = await askedOf(namedBy({ namedBy: "192.0.2.1" }, echo), "tls", about);
  expect(told).toEqual({ method: "tls", asked: [about, "rest"] });
});

test.for(methodNames)("a host is contacted at the chosen address only: %s", async (method) => {
  const { aim } = methods[method];
  const about = aboutHost(method);
  const told = aim === "endpoint" || aim === "url" ? { ...about, at: "192.0.2.7" } : about;
  expect(await askedOf(placedAt({ host, at: "192.0.2.7" }, echo), method)).toEqual({ method, asked: [told, "rest"] });
  // Other hosts are not affected.
  expect(await askedOf(placedAt({ host: "other.example", at: "192.0.2.7" }, echo), method)).toEqual({
    method,
    asked: [about, "rest"],
  });
});
