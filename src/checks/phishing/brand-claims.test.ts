import { expect, test } from "vitest";
import { html, login, tell } from "../../../test/phishing/scene.ts";

const site = "https://garden-flowers.com/";

async function opinionOf(page: ReturnType<typeof html>): Promise<readonly [string, string | null]> {
  const { raw } = await tell(site, { pages: { [site]: page }, ages: { "garden-flowers.com": 400 } });
  return [raw.assessment, raw.links[0]?.page.brand ?? null];
}

test.for([
  ["Se connecter au compte"],
  ["Connexion au portail"],
  ["Visa application – Sign in"],
  ["Online-Banking und Visa Karte"],
  ["Steam cleaner rental login"],
  ["UPS battery monitor"],
  ["UPS"],
  ["ライオン株式会社 ログイン"],
  ["みずほ台クリニック 予約ログイン"],
  ["당근 케이크 주문 로그인"],
  ["토스트 가게 로그인"],
  ["Apple Valley School District – Login"],
  ["Amazon Conservation – Log in"],
  ["楽天主義のすすめ ログイン"],
  ["신한대학교 포털 로그인"],
  ["Microsoft Exchange – Outlook Web App"],
  ["Remote Desktop Web Access – Microsoft"],
  ["Log in with PayPal"],
  ["Newsletter for Shopify merchants: sign in"],
  ["Ledger book club login"],
  ["Adobe houses of New Mexico – members"],
  ["Pichincha travel – login"],
  // A brand beside the subject of the page.
  ["Sign in with your Microsoft account - University of Somewhere"],
  ["Yahoo-style webmail"],
  ["Login - Coinbase Commerce plugin"],
  ["Instagram growth tool | Login"],
  ["eBay listing software - Login"],
  ["DHL shipping labels | Login"],
  ["FedEx rate calculator - login"],
  ["Netflix raises prices - Log in - Daily News"],
  ["PayPal shares fall | Business Daily"],
  ["Log in - WhatsApp Wiki"],
  ["Roblox Wiki | Fandom"],
  ["Wells Fargo Center box office login"],
  ["HSBC Rugby Sevens volunteers | Log in"],
  ["Dropbox vs SignNow — Login"],
  ["PayPal-Zahlung im Vereinsshop – Anmelden"],
  ["Espace adhérent – partenaire La Poste"],
  ["Acceso clientes – envíos con Correos"],
  ["Integração Mercado Livre - Login"],
  ["Integracja Allegro i InPost – logowanie"],
  ["네이버 스마트스토어 대량등록 프로그램 로그인"],
  ["CJ대한통운 대리점 관리 로그인"],
  ["楽天市場 出店者向け在庫管理 ログイン"],
  // Software that others run.
  ["Moodle: Log in to the site"],
  ["Roundcube Webmail :: Welcome to Roundcube Webmail"],
  ["Sign in to Outlook"],
  ["Log in | Gardeners Forum - Powered by Discourse"],
  ["phpBB • User Control Panel • Login"],
] as const)("an honest login page is not accused for a word in its title: %s", async ([title]) => {
  const [opinion, brand] = await opinionOf(login(title));

  expect({ brand, isAccused: opinion === "phishing" }).toEqual({ brand: null, isAccused: false });
});

const form = "<form><input type=password></form>";

test.for([
  ["Log in to your PayPal account", "PayPal"],
  ["Facebook – Anmelden oder Registrieren", "Facebook"],
  ["DHL Express | Tracking", "DHL"],
  ["USPS.com® - USPS Tracking®", "USPS"],
  ["Crédit Agricole - Accès à mes comptes", "Crédit Agricole"],
  ["Coinbase - Buy and Sell Bitcoin", "Coinbase"],
  ["InPost - Dopłata do przesyłki", "InPost"],
  ["La Poste - Suivi de colis", "La Poste"],
  ["HSBC Online Banking: Log on", "HSBC"],
  ["Binance: verify account", "Binance"],
  ["【楽天市場】ログイン", "楽天"],
  ["쿠팡 고객센터 본인인증", "쿠팡"],
] as const)("a title is about the brand: %s", async ([title, brand]) => {
  expect((await opinionOf(login(title)))[1]).toBe(brand);
});

test("a brand beside another subject counts with a sign of the brand", async () => {
  const source = `<title>DHL shipping labels</title>${form}<p>© 2026 DHL`;

  expect((await opinionOf(html(source)))[1]).toBe("DHL");
});

test.for<[what: string, source: string, brand: string]>([
  ["a name that is no word", `<title>PayPal: Log in</title>${form}`, "PayPal"],
  ["a name with an accent left out", `<title>Banco Itau - Acesso</title>${form}`, "Itaú"],
  ["a name before Korean letters", `<title>네이버에 로그인</title>${form}`, "네이버"],
  ["a short Korean name and its service", `<title>쿠팡로그인</title>${form}`, "쿠팡"],
  ["a bank's whole name", `<title>みずほ銀行 ログイン</title>${form}`, "みずほ銀行"],
  [
    "an icon of the brand",
    `<title>Apple</title><link rel=icon href="https://www.apple.com/favicon.ico">${form}`,
    "Apple",
  ],
  ["a picture of the brand", `<title>Steam</title><img src="https://store.steamstatic.com/logo.png">${form}`, "Steam"],
  [
    "a copyright line",
    `<title>Amazon Sign-In</title>${form}<p>© 1996-2026, Amazon.com, Inc. or its affiliates`,
    "Amazon",
  ],
  ["a copyright line by reference", `<title>Visa</title>${form}<p>Copyright &copy; 2026 Visa. All rights`, "Visa"],
])("a page claims a brand by %s", async ([, source, brand]) => {
  expect((await opinionOf(html(source)))[1]).toBe(brand);
});

test.for([
  [`<title>Visa application</title>${form}<p>© 2026 Visa Application Centre`],
  [`<title>Apple Valley – Login</title><script src="https://appleid.cdn-apple.com/auth.js"></script>${form}`],
])("an ordinary word needs a sign of the brand itself: %s", async ([source]) => {
  expect((await opinionOf(html(source ?? "")))[1]).toBeNull();
});

test("a brand's name in an old domain and in its title is one fact: a stadium's login page is not phishing", async () => {
  const arena = "https://barclayscenter.com/login";
  const { raw } = await tell(arena, {
    pages: { [arena]: login("Barclays Center | Log In") },
    ages: { "barclayscenter.com": 4000 },
  });

  expect(raw.assessment).not.toBe("phishing");
});
