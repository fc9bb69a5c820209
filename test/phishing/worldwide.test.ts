import { expect, test } from "vitest";
import { html, login, tell, type Scene } from "./scene.ts";

function everywhere<T>(answer: T): Readonly<Record<string, T>> {
  return new Proxy<Record<string, T>>({}, { get: () => answer });
}

/** Messages of firms and people in many countries, whose domains are old. */
test.for([
  "Ihr Paket ist da. Sendungsverfolgung: https://nolp.dhl.de/nextt-online-public/de/search?piececode=00340434",
  "DPD: Ihr Paket kommt heute. https://tracking.dpd.de/status/de_DE/parcel/01234567890123",
  "Votre colis DPD arrive https://www.dpd.fr/trace/250012345",
  "PostNL: https://jouw.postnl.nl/track-and-trace/3SABC123-NL-1234AB",
  "InPost: https://inpost.pl/sledzenie-przesylek?number=620123",
  "İş Bankası: https://www.isbank.com.tr/internet-subesi",
  "招商银行：您的账单已出 https://www.cmbchina.com/",
  "蝦皮購物：您的包裹已送達 https://shopee.tw/user/purchase",
  "Госуслуги: https://www.gosuslugi.ru/",
  "HDFC Bank: https://netbanking.hdfcbank.com/netbanking/",
  "HDFC: https://www.hdfc.bank.in/",
  "Vinted: https://www.vinted.de/inbox/123456",
  "Invoice overdue: please pay at https://pay.acme-garden.com/invoice/123",
  "Your mailbox is full: https://mail.university.edu/quota",
  "Swisscom: Ihre Rechnung https://www.swisscom.ch/de/privatkunden/kundencenter",
  "Team, here is the form https://docs.google.com/forms/d/e/1FAIpQLSabc/viewform",
  "Slides: https://contoso.sharepoint.com/:p:/s/team/EabcDEF",
  "Zoom: https://zoom.us/j/123456789",
  "[www.paypal.com](https://urldefense.com/v3/__https://www.paypal.com/activity__;!!abc!x$)",
  "<a href='https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.ing.de%2Flogin&data=1'>www.ing.de</a>",
  "<a href='https://url.uk.m.mimecastprotect.com/s/abcDEF123?domain=lloydsbank.com'>www.lloydsbank.com</a>",
  "Download: https://github.com/org/repo/releases/download/v1.2.3/app.apk",
  "Office: https://outlook.acme-garden.com/owa/",
  "SharePoint: https://sharepoint.acme-garden.com/sites/hr",
  "visit www.orange-county.gov and orange.example.org",
  "Postbank Kenia https://www.postbank.co.ke/",
  "Recipe https://free-recipes.blogspot.com/2020/01/apple-pie.html",
  "Wedding: https://anna-und-ben.de/hochzeit?rsvp=1",
  "Survey https://www.surveymonkey.com/r/ABC123",
  "wa.me/491761234567 for questions",
])("an honest message is not even suspicious: %s", async (text) => {
  const scene: Scene = { pages: everywhere(html("<title>Page</title>")), ages: everywhere(2500) };
  const { raw } = await tell(text, scene);

  expect(raw.links.length).toBeGreaterThan(0);
  expect(
    raw.links.flatMap(({ assessment, signals }) => (/phishing|suspicious/.test(assessment) ? signals : [])),
  ).toEqual([]);
});

/** A message, the age of the domain in days, and the title of the page with a password form. */
test.for<[message: string, days: number | null, title: string]>([
  ["Ihr Paket wurde zurückgehalten: dhl-zoll24.com/de", 3, "DHL - Zollgebühr"],
  ["Su paquete está retenido: correos-pago.top", 2, "Correos"],
  ["Votre amende impayée: amendes-gouv.info/fr", 5, "ANTAI - Paiement"],
  ["La tua carta è bloccata: intesasanpaolo-sicurezza . com", 4, "Intesa Sanpaolo"],
  ["您的银行卡已冻结：请访问icbc-verify.top处理", 1, "工商银行"],
  ["국세청 환급금 발생 hometax-refund[.]click", 1, "국세청 홈택스"],
  ["сайтsberbank-login.ru", 2, "Сбербанк Онлайн — вход"],
  [
    "https://docs.google.com/forms/d/e/x/viewform Your account has been suspended, verify your identity immediately",
    null,
    "PayPal account verification",
  ],
  ["Mitteilung: https://www.google.de/url?q=https%3A%2F%2Fing-diba-sicherheit.com%2Flogin", 2, "ING-DiBa Login"],
  ["https://protect-eu.mimecast.com/s/abc?domain=paypal-secure-login.top", 2, ""],
  ["MetaMask: enter your recovery phrase at metamask-restore.io", 6, "MetaMask - Restore wallet"],
  ["Twoja paczka czeka na dopłatę: inpost-doplata.pl/x", 2, "InPost - Dopłata"],
  ["Kargonuz bekletiliyor pttkargo-odeme.com", 2, "PTT Kargo - Ödeme"],
])("a scam with a page is phishing in any language: %s", async ([message, days, title]) => {
  const scene: Scene = {
    pages: everywhere(login(title === "" ? "Welcome" : title)),
    ...(days !== null && { ages: everywhere(days) }),
  };

  expect((await tell(message, scene)).raw.assessment).toBe("phishing");
});
