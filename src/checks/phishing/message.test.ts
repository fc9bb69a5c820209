import { expect, test } from "vitest";
import { tell } from "../../../test/phishing/scene.ts";
import { findLinks } from "../../formats/links/links.ts";
import { messageSignals, readMessage } from "./message.ts";

test.for<[text: string, ids: readonly string[]]>([
  ["[Web발신] 고객님 택배 주소불일치로 배송 보류되었습니다", ["parcel-words"]],
  ["택\u200b배 배 송 조 회", ["parcel-words"]],
  ["[민원24] 쓰레기 무단투기 과태료 부과", ["fine-words"]],
  ["[국민건강보험] 미납 고지서 확인", ["fine-words"]],
  ["고객님 계좌가 정지되었습니다. 본인인증 바랍니다", ["account-words"]],
  ["엄마 나 핸드폰 액정 깨져서 수리 맡겼어", ["family-words"]],
  ["아버지께서 별세하셨습니다. 장례식장 안내", ["event-words"]],
  ["무료 리딩방 급등주 안내, 수익보장", ["prize-words"]],
  ["보안 앱을 설치해 주세요. 즉시", ["app-words", "urgent-words"]],
  ["Your parcel is on hold", ["parcel-words"]],
  ["You have an unpaid toll. Final notice", ["fine-words", "urgent-words"]],
  ["Unusual sign-in: verify your account", ["account-words"]],
  ["Hey dad, my phone broke", ["family-words"]],
  ["Congratulations, you have won", ["prize-words"]],
  ["【重要】お荷物の不在のため再配達", ["parcel-words"]],
  ["カードのご利用が一時停止されました。本人確認をお願いします", ["account-words"]],
  ["Hallo Mama, mein Handy ist kaputt, das ist meine neue Nummer", ["family-words"]],
  ["Coucou maman, mon téléphone est cassé, voici mon nouveau numéro", ["family-words"]],
  ["Hola mamá, se me ha roto el móvil, este es mi nuevo número", ["family-words"]],
  ["Oi mãe, meu celular quebrou, anota o meu número novo", ["family-words"]],
  ["Ciao mamma, mi si è rotto il telefono, questo è il mio nuovo numero", ["family-words"]],
  ["Hoi mam, mijn telefoon is kapot, dit is mijn nieuwe nummer", ["family-words"]],
  ["Cześć mamo, zepsuł mi się telefon, to mój nowy numer", ["family-words"]],
  ["Merhaba anne, telefonum bozuldu, bu yeni numaram", ["family-words"]],
  ["妈，我手机坏了，这是我的新号码", ["family-words"]],
  ["Ihr Paket wurde zurückgehalten: Zollgebühr bezahlen", ["parcel-words"]],
  ["Votre colis est en attente de livraison", ["parcel-words"]],
  ["Su paquete está retenido en la aduana", ["parcel-words"]],
  ["Sua encomenda foi retida na alfândega", ["parcel-words"]],
  ["Il tuo pacco è in giacenza", ["parcel-words"]],
  ["Uw pakket wacht op betaling van douanekosten", ["parcel-words"]],
  ["Twoja paczka została wstrzymana, wymagana dopłata", ["parcel-words"]],
  ["Kargonuz teslim edilemedi", ["parcel-words"]],
  ["您的包裹因地址不详无法派送", ["parcel-words"]],
  ["Ihr Konto wurde gesperrt", ["account-words"]],
  ["Votre compte a été suspendu", ["account-words"]],
  ["Su cuenta ha sido bloqueada", ["account-words"]],
  ["Sua conta será bloqueada", ["account-words"]],
  ["Il suo conto è stato sospeso", ["account-words"]],
  ["Uw rekening is geblokkeerd", ["account-words"]],
  ["Twoje konto zostało zablokowane", ["account-words"]],
  ["Hesabınız askıya alındı", ["account-words"]],
  ["您的银行卡已被冻结", ["account-words"]],
  ["Vous avez une amende impayée: dernier rappel", ["fine-words", "urgent-words"]],
  ["您有一张违章罚单未处理", ["fine-words"]],
  // Everyday messages.
  ["Hallo Mama, wann gibt es Essen?", []],
  ["Mein Paket kommt morgen, schön!", []],
  ["Ta commande est prête, à demain maman", []],
  ["¿Quedamos mañana a las 3?", []],
  ["O cartão de visita ficou lindo", []],
  ["Ci vediamo domani alla stazione", []],
  ["Het pakket is bezorgd, dank je", []],
  ["Widzimy się jutro o 10", []],
  ["Yarın saat üçte buluşalım", []],
  ["明天一起吃午饭吗？", []],
  ["내일 점심 같이 먹을래?", []],
  ["회의는 3시에 시작합니다. 자료를 첨부합니다.", []],
  ["Lunch tomorrow at noon? See you at the usual place.", []],
  ["The release notes are on the wiki.", []],
])("%j speaks of %j", ([text, ids]) => {
  expect(messageSignals(text).map(({ id }) => id)).toEqual(ids);
});

test.for([
  ["엄마".repeat(30_000)],
  ["your account ".repeat(5000)],
  ["가 ".repeat(32_000)],
  ["parcel a a a a ".repeat(4000)],
])("a hostile message takes no more than a moment", ([text]) => {
  const begin = performance.now();
  expect(messageSignals(text ?? "").length).toBeLessThan(9);
  expect(performance.now() - begin).toBeLessThan(1000);
});

const relay =
  "Received: from relay.example.net by mx.example.org; Mon, 2 Nov 2026 10:00:00 +0000\nFrom: a@b.example\nSubject: Final notice";

test.for<[what: string, text: string, links: readonly string[]]>([
  ["a mail", `${relay}\n\nPay at https://evil-shop.com/a`, ["https://evil-shop.com/a"]],
  [
    "an HTML mail",
    `${relay}\nContent-Type: text/html\n\n<style>@import url(https://css.example.com/)</style><img src="https://img.example.com/x.png"><a href="https://evil-shop.com/a">shop</a>`,
    ["https://evil-shop.com/a"],
  ],
  [
    "the body of a mail in quoted-printable",
    '<p><a href=3D"https://evil-sh=\nop.com/a?b=3D1">shop</a>',
    ["https://evil-shop.com/a?b=1"],
  ],
])("the links of %s are those of its bodies", async ([, text, links]) => {
  const { parts } = await readMessage(text);

  expect(findLinks(parts, (name) => name.endsWith(".com")).map(({ url }) => url.href)).toEqual(links);
});

test("the subject of a mail counts as its wording", async () => {
  const { text } = await readMessage(`${relay}\n\nx`);

  expect(messageSignals(text).map(({ id }) => id)).toEqual(["urgent-words"]);
});

test("a link in the subject counts where the bodies have none", async () => {
  const subjectOnly = relay.replace("Final notice", "Pay at https://evil-shop.com/a");
  const [alone, beside] = [await tell(`${subjectOnly}\n\nx`), await tell(`${subjectOnly}\n\nhttps://other-shop.com/`)];

  expect(alone.raw.links.map(({ url }) => url)).toEqual(["https://evil-shop.com/a"]);
  expect(beside.raw.links.map(({ host }) => host)).toEqual(["other-shop.com"]);
});

test("a mail that hides its text says what was not read, rather than that it has no link", async () => {
  const content = Buffer.from("308006092a864886f70d010702a080", "hex").toString("base64");
  const header = `${relay}\nContent-Type: application/pkcs7-mime; name=smime.p7m\nContent-Transfer-Encoding: base64`;
  const { raw, verdict } = await tell(`${header}\n\n${content}`);

  expect(raw).toMatchObject({ assessment: "unknown", links: [], unread: ["signed"] });
  expect(verdict.findings.map(({ id }) => id)).toEqual(["parts-unread"]);
});

test("a megabyte of short lines is read in seconds", async () => {
  const { parts } = await readMessage(`${relay}\n\n${"=\n".repeat(500_000)}`);

  expect(parts).toHaveLength(1);
});
