import { expect, test } from "vitest";
import { html, login, tell, type Scene } from "./scene.ts";

const token = "aB3dE5gH7jK9mN2p".repeat(6);

/** Honest messages as people get them; domains that are not a brand's own have an age of several years. */
test.for<[message: string]>([
  ["[Web발신]\n[KB국민카드] 홍길동님 11/20 14:22 12,300원 승인 스타벅스. 해외결제 안내 https://www.kbcard.com/"],
  ["[신한은행] 이상거래가 감지되어 카드가 일시 정지되었습니다. https://www.shinhan.com 에서 확인하세요"],
  ["[카카오뱅크] 대출 한도 조회 결과 안내 https://www.kakaobank.com/"],
  [
    "[CJ대한통운] 고객님의 택배가 오늘 배송예정입니다. https://trace.cjlogistics.com/next/tracking.html?wblNo=651234567890",
  ],
  ["[쿠팡] 상품이 문 앞에 배송되었습니다. https://coupa.ng/bX3kQ9"],
  ["[국민건강보험공단] 보험료 미납 고지서가 발송되었습니다. https://www.nhis.or.kr"],
  ["[경찰청] 과태료 고지서가 도착했습니다. 교통민원24 https://www.efine.go.kr 에서 확인하세요."],
  ["[KT] 이번 달 미납요금이 있습니다. https://my.kt.com/bill"],
  ["모바일 청첩장 보내드립니다 https://mcard.barunnfamily.com/wedding/ab12"],
  ["クロネコヤマト お荷物のお届け予定 https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number=1234"],
  ["アマゾン 本人確認 https://www.amazon.co.jp/a/c/r?k=abcdefg"],
  ["USPS: your package could not be delivered. https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223"],
  ["Your DHL shipment is on hold: customs fee https://mydhl.express.dhl/kr/ko/tracking.html"],
  ["Votre colis La Poste: https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901"],
  [`<a href="https://u1234567.ct.sendgrid.net/ls/click?upn=${token}">Read more</a>`],
  [
    `<a href="https://acme.us14.list-manage.com/track/click?u=3f2504e04f8911d39a0c0305e82c3301&id=ab12">acme-garden.com</a>`,
  ],
  [`<a href="https://d2hRvw04.eu1.hubspotlinks.com/Ctc/GC+113/d2hRvw04/VWJq8h6">acme-tools.com</a>`],
  [`<a href="https://abc1def2.r.us-east-1.awstrack.me/L0/https:%2F%2Facme.com%2Fx/1/0100">https://acme.com/x</a>`],
  [`See <a href="https://d1a2b3c4d5e6f7.cloudfront.net/newsletter/issue-12.html">issue 12</a>`],
  [`<a href="https://epl.paypal-communication.com/T/v600000/abc">https://www.paypal.com/</a>`],
  ["Invitation: https://calendar.google.com/calendar/event?action=RESPOND&eid=NmZ1ZzZ2MGxoZ3N1&tok=MjQjYW5uQGV4YW1w"],
  ["Join Zoom Meeting https://us02web.zoom.us/j/81234567890?pwd=aBcDeFgHiJkLmNoPqRsTuVwXyZ012345"],
  ["Ann sent you a document to sign. https://na3.docusign.net/Signing/EmailStart.aspx?acct=123"],
  ["Recipe: https://www.pineapplecakes.com/recipes and https://www.resonatemusic.com/"],
])("an honest message raises no alarm: %s", async ([message]) => {
  const answers: Scene["pages"] = new Proxy({}, { get: () => html("<title>Page</title>") });
  const ages: Scene["ages"] = new Proxy({}, { get: () => 2500 });
  const { raw } = await tell(message, { pages: answers, ages });
  expect(raw.links.length).toBeGreaterThan(0);
  const alarms = raw.links.filter(({ assessment: opinion }) => opinion === "phishing" || opinion === "suspicious");
  expect(alarms.map(({ url, signals }) => [url, signals.map(({ id }) => id)])).toEqual([]);
});

test.for<[title: string, host: string]>([
  ["Sign in - OldTool for Microsoft Teams", "oldtool.io"],
  ["Amazon - TechDaily", "techdaily.com"],
])("a site that mentions a brand does not imitate it: %s", async ([title, host]) => {
  const { raw } = await tell(`https://${host}/`, {
    pages: { [`https://${host}/`]: login(title) },
    ages: { [host]: 60 },
  });
  expect(raw.links).toMatchObject([{ assessment: "no-signs", page: { brand: null, hasPasswordField: true } }]);
});
