import { expect, test } from "vitest";
import { openOrganisations } from "../organisations.ts";
import { displayNameIn } from "./display-name.ts";

const organisationOf = await openOrganisations();

/** What a display name of a sender at evil.net shows. */
function shown(name: string): ReturnType<typeof displayNameIn> {
  return displayNameIn(name, (domain) => (organisationOf(domain) ?? "evil.net") !== "evil.net");
}

test.for([
  "me@evil.net news@shop.com",
  "news@shop.com고객센터",
  "news @shop . com",
  "news@shop.com_support",
  "news@shop.com.",
  "<news@a.b.c.d.e.f.g.h.i.j.shop.com>",
  "ｎｅｗｓ＠shop。com",
])("%s shows the address of another domain", (name) => {
  expect(shown(name)).toBe("name-shows-address");
});

test.for([
  "evil.net shop.com",
  "shop.com고객센터",
  "고객센터shop.com",
  "https://shop.com/login",
  "shop.com.",
  "shop.com*",
  "|shop.com|",
  "support:shop.com",
  "shop.com-Support",
  "shop . com",
  "Shop.Com",
  "SHOP.NET",
  "kt.com",
  "www.toss.im",
  "naver.co.kr",
  "...shop.com",
  "❤\u{FE0F}shop.com",
  "news.toss.im",
  "Minsu.Kim shop.com",
])("%s shows another domain", (name) => {
  expect(shown(name)).toBe("name-shows-domain");
});

test.for(["toss.im", "jiwon.so", "minsu.kim", "TOSS.IM"])("%s may be a name", (name) => {
  expect(shown(name)).toBe("name-like-domain");
});

test.for([
  "Brian.Kim",
  "홍길동 (Gildong.Kim)",
  "Jiwon.So",
  "Hyun.No",
  "Jack.Ma",
  "Jimmy.Page",
  "Mary-Ann.Green",
  "ASP.NET Weekly",
  "Hello .NET Weekly",
  "Node.js",
  "Mr.Smith",
  "Prof. Kim",
  "Shop Co. Ltd",
  "minsu.kim@evil.net",
  "mail.evil.net",
  "caféshop.com",
  "1.2.3",
  "192.0.2.1",
])("%s shows no other domain", (name) => {
  expect(shown(name)).toBeNull();
});
