/** More scams in other words, one a line; none is real. */
export const otherScams: readonly string[] = `
USPS: Your package is being held at our facility due to an invalid ZIP code.
Royal Mail: your item is awaiting a £1.99 shipping fee. Pay to reschedule delivery.
EVRi: We missed you today. Rebook your delivery.
Your Amazon order has been suspended, confirm billing information.
Final reminder: unpaid toll charges of $6.99 on your E-ZPass account.
HMRC: you are due a refund of £276.44.
Your Netflix membership has expired. Update your payment details.
Hi Dad I've lost my phone, I'm using a friend's number, can you message me here?
Mum it's me, my phone fell down the toilet. Text me on this number please
Your mailbox has reached its quota. 12 messages are pending.
Congratulations, you have been selected to receive a $1000 Walmart gift card.
We noticed a login from a new device. If this wasn't you, secure your account.
Your Coinbase account will be closed. Verify your seed phrase.
Remote job: make $250-$500 daily, no experience. Reply on Telegram.
DHL: Ihre Sendung wartet auf die Zahlung der Zollgebühren (2,99 EUR).
Ihr Paket konnte nicht geliefert werden. Neuen Liefertermin vereinbaren.
Sparkasse: Ihr pushTAN-Zugang läuft ab. Jetzt verlängern.
Volksbank: Ihr Konto wurde eingeschränkt. Bitte verifizieren.
Letzte Mahnung: Bitte begleichen Sie den offenen Betrag von 49,90 EUR, sonst Pfändung.
Hallo Papa, mein Handy ist in die Waschmaschine gefallen, schreib mir bitte auf diese Nummer
Ihr Postfach ist fast voll, Nachrichten werden nicht mehr zugestellt.
Finanzamt: Ihnen steht eine Rückzahlung von 286,13 EUR zu.
Chronopost : votre colis est bloqué au dépôt, veuillez régler les frais de 1,95€.
Votre Carte Vitale expire bientôt. Mettez à jour vos informations.
ANTAI : vous avez une amende de 35€ impayée. Risque de majoration.
Votre abonnement Netflix a été suspendu, paiement refusé.
Crédit Agricole : un nouvel appareil s'est connecté. Confirmez votre identité.
Coucou papa, j'ai cassé mon portable, c'est mon numéro provisoire
Correos: su envío está pendiente de pago de 1,79€ de aduanas.
BBVA: acceso no autorizado detectado en su cuenta. Verifique ahora.
Agencia Tributaria: tiene un reembolso pendiente de 345,20 EUR.
DGT: tiene una multa de tráfico pendiente de pago.
Mamá, se me ha caído el móvil al váter, escríbeme a este número
CTT: A sua encomenda está retida. Pague 1,99€ de taxas.
CTT Expresso: tentámos entregar a sua encomenda, reagende a entrega.
Bradesco: sua chave de segurança expira hoje. Atualize já.
Receita Federal: seu CPF será suspenso. Regularize.
Correios: seu pacote foi taxado, pague para liberar.
Você foi contemplado com um prêmio de R$5000!
Poste Italiane: il tuo pacco è fermo al centro di smistamento. Paga 1,95 euro.
Intesa: accesso anomalo rilevato. Verifica subito i tuoi dati.
INPS: hai diritto a un rimborso di 240 euro.
Ciao papà, ho rotto il telefono, questo è il mio numero temporaneo
PostNL: uw pakket ligt klaar, betaal 1,99 euro verzendkosten.
ING: uw betaalpas verloopt. Vraag een nieuwe aan.
Belastingdienst: u heeft een openstaande schuld, laatste herinnering voor beslaglegging.
Hoi pap, mijn telefoon is kapot gevallen, app mij op dit nummer
InPost: Twoja paczka czeka na dopłatę 1,20 zł.
mBank: dostęp do konta zostanie zablokowany. Zweryfikuj dane.
PGE: zaległość 3,45 zł, brak wpłaty spowoduje odłączenie prądu.
Tato, zgubiłem telefon, to jest numer kolegi, napisz
PTT: kargonuz gümrükte bekletiliyor, 29 TL ödeyin.
e-Devlet: ödenmemiş trafik cezanız bulunmaktadır.
Anne telefonum kırıldı, bu numaradan yaz
Ziraat: hesabınızda şüpheli işlem tespit edildi, hemen doğrulayın.
【顺丰速运】您的快件因地址错误无法派送，请修改地址。
【ETC】您的ETC已失效，请及时认证，逾期无法使用。
【医保局】您的医保账户将被停用，请尽快更新信息。
恭喜您获得春节红包1888元，点击领取。
爸，我手机丢了，这是我同学的号码，急事
【黑貓宅急便】您的包裹因無人簽收退回，請重新安排配送。
【國泰世華】您的帳戶顯示異常，請立即登入綁定用戶資料。
【監理站】您有一筆罰單未繳，逾期將加重處罰。
【遠通電收】您有通行費未繳，請盡速繳納。
招聘兼职打字员，日结200-500，微信联系
[CJ대한통운]운송장번호 오류로 배송이 지연되고 있습니다.
[교통민원24] 차량 위반 벌점 통지서 확인
엄마 나 폰 잃어버려서 친구 폰으로 문자해
[카드사] 신청하신 카드가 발급되었습니다. 본인 아닐 시 연락
모바일 부고장 도착했습니다 삼가 고인의 명복을 빕니다
고객님 대출 승인되었습니다 최저 금리 3%
재택알바 하루 20만원 누구나 가능 텔레그램 문의
[ヤマト運輸]お荷物をお預かりしておりますが、住所不備のため配達できません。
佐川急便よりお荷物のお届けに上がりましたが不在の為持ち帰りました。
【三井住友カード】お客様のカードが第三者による不正利用の可能性があります。
【Amazon】お支払い方法の更新が必要です。会員資格が停止されます。
【国税庁】未払い税金があります。差し押さえの最終通知
【東京電力】電気料金のお支払いが確認できません。
おめでとうございます。あなたが1億円の当選者に選ばれました。
簡単スマホ副業、日給2万円、LINE登録で開始
`
  .trim()
  .split("\n");

/** Messages of every day that speak of the same things. */
export const everydayMessages: readonly string[] = `
Your package will arrive tomorrow between 10 and 12.
Your order has shipped. Track it in our app.
Your invoice for November is ready. Thank you for your business.
Reminder: your dentist appointment is on Monday at 9.
Your card ending 1234 was used for EUR 12.30 at Coffee House.
Hi Dad, dinner at 7? Love, Anna
Hi mom, I got a new phone case, it's so cute
My phone battery is dying, talk later
We've updated our privacy policy.
The meeting is moved to 3 pm; agenda attached.
Our team is hiring: Software engineer, 60,000 EUR a year, hybrid. Apply via our website.
Working from home on Friday, reachable by phone.
Your subscription renews on 1 December for 9.99.
Please find the minutes attached.
Congratulations on your new job!
Congratulations, you passed the exam!
Backup completed: storage used 45 of 100 GB.
Ihr Paket kommt morgen zwischen 10 und 12 Uhr.
Ihre Rechnung für November liegt bereit.
Hallo Papa, bringst du Brot mit?
Mein Handy hat keinen Akku mehr, bis später
Wir haben eine neue Telefonnummer: 030 123456
Herzlichen Glückwunsch zum Geburtstag!
Der Speicher im Keller ist voll mit alten Möbeln.
Votre colis arrivera demain.
Votre facture est disponible dans votre espace client.
Joyeux anniversaire papa !
Su pedido llegará mañana.
Su factura de noviembre está disponible.
Feliz cumpleaños mamá, te llamo luego
Sua encomenda chega amanhã.
Parabéns pelo aniversário!
Il tuo pacco arriva domani.
Auguri mamma, a domenica!
La bolletta di novembre è disponibile.
Uw pakket komt morgen.
Gefeliciteerd met je verjaardag!
De factuur van november staat klaar.
Twoja paczka będzie jutro.
Wszystkiego najlepszego, mamo!
Faktura za listopad jest gotowa.
Kargonuz yarın teslim edilecek.
Doğum günün kutlu olsun anne!
Kasım faturanız hazır.
您的快递明天送达，请保持电话畅通。
妈，生日快乐！
您的十一月账单已出，请查收。
【快递】您的包裹已到驿站，取件码12-3-4567。
您的包裹已送達管理室。
媽，我今天會晚點回家
엄마 생신 축하드려요
이번 달 요금 청구서가 발행되었습니다.
[우체국] 등기 우편물이 오늘 도착 예정입니다.
인증번호 [123456]을 입력해 주세요.
[카드] 12,300원 일시불 승인 스타벅스
お母さん、誕生日おめでとう
今月のご利用明細を公開しました。
認証コードは123456です。
会議は3時に変更になりました。
Your verification code is 123456. Do not share it with anyone.
Your code is 4821. It expires in 10 minutes.
Dein Bestätigungscode lautet 123456.
Votre code de vérification est 123456.
Tu código de verificación es 123456.
Il tuo codice di verifica è 123456.
您的验证码是123456，请勿泄露。
Scam alert: never share your seed phrase or recovery phrase with anyone, and never enter it on a website.
Fraud prevention tips: we will never ask for your password.
Library: the book you reserved is waiting for you at the desk.
School: please confirm your child's participation by Friday.
Your flight is delayed by 40 minutes. New departure 14:20.
Your payment was received. Receipt no. 5521.
Dear customer, the bank will be closed on Monday.
The account of the treasurer was approved by the members.
Our account manager will call you.
Der Kontoauszug liegt in Ihrem Postfach.
Le compte rendu de la réunion est joint.
La cuenta, por favor. Jajaja
O conto que você escreveu é lindo
Il conto del ristorante era salato
De rekening van het restaurant viel mee
`
  .trim()
  .split("\n");
