/** The usual scams, as people receive them: one line a language, each scam with the same twelve. None is real. */
export const languages = "en de fr es pt it nl pl tr zh tw ko ja".split(" ");

function read(text: string): readonly string[] {
  return text.trim().split("\n");
}

/** Messages by scam, in the order of {@link languages}. */
export const scams: Readonly<Record<string, readonly string[]>> = {
  parcel: read(`
Your parcel could not be delivered because the address is incomplete. Please update your address.
Ihr Paket konnte nicht zugestellt werden, da die Hausnummer fehlt. Bitte aktualisieren Sie Ihre Adresse.
Votre colis n'a pas pu être livré car le numéro de rue est manquant. Mettez à jour votre adresse.
Su paquete no ha podido ser entregado por falta de número de la calle. Actualice su dirección.
A sua encomenda não foi entregue por falta do número da porta. Atualize a sua morada.
Il tuo pacco non è stato consegnato perché manca il numero civico. Aggiorna l'indirizzo.
Uw pakket kon niet worden bezorgd omdat het huisnummer ontbreekt. Werk uw adres bij.
Twoja paczka nie może zostać doręczona z powodu błędnego adresu. Zaktualizuj adres.
Kargonuz eksik adres nedeniyle teslim edilemedi. Lütfen adresinizi güncelleyin.
您的包裹因地址不完整无法投递，请尽快更新地址。
您的包裹因地址不完整無法配送，請儘速更新收件地址。
고객님의 택배가 주소 불일치로 배송이 보류되었습니다. 주소를 수정해 주세요.
お荷物をお届けにあがりましたが宛先不明のため持ち帰りました。住所をご確認ください。
`),
  child: read(`
Hi Mum, I dropped my phone in the sink. This is my new number, text me on WhatsApp.
Hallo Mama, mein Handy ist kaputt. Das hier ist meine neue Nummer, schreib mir auf WhatsApp.
Coucou maman, mon téléphone est tombé dans l'eau. Voici mon nouveau numéro, écris-moi sur WhatsApp.
Hola mamá, se me cayó el móvil al agua. Este es mi número nuevo, escríbeme por WhatsApp.
Olá mãe, o meu telemóvel caiu à água. Este é o meu novo número, manda mensagem no WhatsApp.
Ciao mamma, mi è caduto il telefono nel lavandino. Questo è il mio numero nuovo, scrivimi su WhatsApp.
Hoi mam, mijn telefoon is in het water gevallen. Dit is mijn nieuwe nummer, app me even.
Cześć mamo, telefon wpadł mi do wody. To mój nowy numer, napisz na WhatsApp.
Selam anne, telefonum suya düştü. Bu benim yeni numaram, WhatsApp'tan yaz.
妈，我手机掉水里了，这是我的新号码，加我微信。
媽，我手機掉到水裡壞了，這是我的新號碼，加我LINE。
엄마 나 폰 액정이 깨져서 수리 맡겼어. 이 번호로 카톡 줘.
お母さん、携帯を水に落として壊れちゃった。新しい番号はこれだから連絡して。
`),
  bank: read(`
Your account has been temporarily locked due to unusual activity. Verify your identity to restore access.
Ihr Konto wurde aufgrund ungewöhnlicher Aktivitäten vorübergehend gesperrt. Bestätigen Sie Ihre Identität.
Votre compte a été temporairement bloqué suite à une activité inhabituelle. Vérifiez votre identité.
Hemos bloqueado temporalmente su cuenta por actividad inusual. Verifique su identidad.
A sua conta foi temporariamente bloqueada por atividade suspeita. Confirme os seus dados.
Il suo conto è stato temporaneamente bloccato per attività sospetta. Verifichi la sua identità.
Uw rekening is tijdelijk geblokkeerd wegens verdachte activiteit. Bevestig uw gegevens.
Twoje konto zostało tymczasowo zablokowane z powodu podejrzanej aktywności. Potwierdź swoje dane.
Hesabınız şüpheli işlem nedeniyle geçici olarak bloke edilmiştir. Kimliğinizi doğrulayın.
您的账户因异常活动已被暂时冻结，请尽快验证身份。
您的帳戶因異常活動已被暫時凍結，請盡速驗證身分。
고객님의 계좌에서 이상 거래가 감지되어 일시 정지되었습니다. 본인 인증을 해 주세요.
お客様の口座で異常な取引を検知したため、一時的に利用を制限しております。本人確認をお願いします。
`),
  tax: read(`
You are eligible for a tax refund of 468.12 GBP. Submit your claim today.
Sie haben Anspruch auf eine Steuerrückerstattung von 468,12 EUR. Beantragen Sie diese heute.
Vous bénéficiez d'un remboursement d'impôt de 468,12 €. Faites votre demande aujourd'hui.
Tiene derecho a una devolución de impuestos de 468,12 €. Solicítela hoy.
Tem direito a um reembolso de IRS de 468,12 €. Submeta o seu pedido hoje.
Ha diritto a un rimborso fiscale di 468,12 €. Presenti la richiesta oggi.
U heeft recht op een belastingteruggave van 468,12 euro. Dien uw aanvraag vandaag in.
Przysługuje Ci zwrot podatku w wysokości 468,12 zł. Złóż wniosek dzisiaj.
468,12 TL vergi iadesi almaya hak kazandınız. Başvurunuzu bugün yapın.
您有一笔468.12元的个人所得税退税待领取，请今日办理。
您有一筆468.12元的退稅尚未領取，請今日辦理。
[국세청] 환급금 468,120원이 발생하였습니다. 오늘까지 신청하세요.
【国税庁】還付金46,812円が発生しております。本日中に申請してください。
`),
  storage: read(`
Your cloud storage is full. Your photos will be deleted unless you upgrade now.
Ihr Cloud-Speicher ist voll. Ihre Fotos werden gelöscht, wenn Sie nicht jetzt upgraden.
Votre espace de stockage est plein. Vos photos seront supprimées si vous ne le mettez pas à niveau.
Su almacenamiento está lleno. Sus fotos se eliminarán si no lo amplía ahora.
O seu armazenamento está cheio. As suas fotos serão eliminadas se não o atualizar.
Il tuo spazio di archiviazione è pieno. Le tue foto verranno eliminate se non lo aggiorni.
Uw cloudopslag is vol. Uw foto's worden verwijderd als u niet upgradet.
Twoja przestrzeń dyskowa jest pełna. Twoje zdjęcia zostaną usunięte, jeśli jej nie powiększysz.
Depolama alanınız doldu. Yükseltmezseniz fotoğraflarınız silinecek.
您的云存储空间已满，不升级照片将被删除。
您的雲端儲存空間已滿，若不升級照片將被刪除。
클라우드 저장 공간이 가득 찼습니다. 업그레이드하지 않으면 사진이 삭제됩니다.
クラウドストレージの容量がいっぱいです。アップグレードしないと写真が削除されます。
`),
  invoice: read(`
Your invoice INV-2093 is overdue. Pay now to avoid suspension of your service.
Ihre Rechnung 2093 ist überfällig. Zahlen Sie jetzt, um eine Sperrung zu vermeiden.
Votre facture 2093 est impayée. Réglez maintenant pour éviter la suspension de votre service.
Su factura 2093 está vencida. Pague ahora para evitar la suspensión del servicio.
A sua fatura 2093 está em atraso. Pague agora para evitar a suspensão do serviço.
La sua fattura 2093 è scaduta. Paghi ora per evitare la sospensione del servizio.
Uw factuur 2093 is achterstallig. Betaal nu om afsluiting te voorkomen.
Twoja faktura 2093 jest przeterminowana. Zapłać teraz, aby uniknąć zawieszenia usługi.
2093 numaralı faturanızın son ödeme tarihi geçti. Hizmetinizin kesilmemesi için hemen ödeyin.
您的账单2093已逾期，请立即付款以免停机。
您的帳單2093已逾期，請立即繳款以免停話。
미납 요금 고지서 2093이 있습니다. 즉시 납부하지 않으면 이용이 정지됩니다.
請求書2093のお支払いが滞納しております。至急お支払いください。サービスが停止されます。
`),
  wallet: read(`
Your crypto wallet will be suspended. Enter your 12-word recovery phrase to keep access.
Ihre Krypto-Wallet wird gesperrt. Geben Sie Ihre 12 Wörter (Seed-Phrase) ein, um den Zugang zu behalten.
Votre portefeuille crypto sera suspendu. Saisissez votre phrase de récupération de 12 mots.
Su billetera de criptomonedas será suspendida. Introduzca su frase de recuperación de 12 palabras.
A sua carteira de criptomoedas será suspensa. Introduza a sua frase de recuperação de 12 palavras.
Il tuo wallet di criptovalute sarà sospeso. Inserisci la tua frase di recupero di 12 parole.
Uw cryptowallet wordt geblokkeerd. Voer uw herstelzin van 12 woorden in.
Twój portfel kryptowalut zostanie zawieszony. Wpisz swoją frazę odzyskiwania z 12 słów.
Kripto cüzdanınız askıya alınacak. 12 kelimelik kurtarma ifadenizi girin.
您的加密钱包将被停用，请输入12个助记词以保留访问权限。
您的加密錢包將被停用，請輸入12個助記詞以保留存取權。
고객님의 가상자산 지갑이 정지될 예정입니다. 복구 문구 12단어를 입력하세요.
お客様の仮想通貨ウォレットは停止されます。12個のリカバリーフレーズを入力してください。
`),
  job: read(`
Hi, I'm Anna from HR. Part-time online job, earn 300 USD a day from home. Contact me on WhatsApp.
Hallo, hier ist Anna von der Personalabteilung. Nebenjob von zu Hause, 300 Euro am Tag verdienen. Melden Sie sich per WhatsApp.
Bonjour, je suis Anna des RH. Travail à temps partiel à domicile, gagnez 300 € par jour. Contactez-moi sur WhatsApp.
Hola, soy Ana de RRHH. Trabajo a tiempo parcial desde casa, gane 300 € al día. Contácteme por WhatsApp.
Olá, sou a Ana dos RH. Trabalho a tempo parcial em casa, ganhe 300 € por dia. Contacte-me pelo WhatsApp.
Ciao, sono Anna delle risorse umane. Lavoro part-time da casa, guadagna 300 € al giorno. Contattami su WhatsApp.
Hallo, ik ben Anna van HR. Bijbaan vanuit huis, verdien 300 euro per dag. Neem contact op via WhatsApp.
Dzień dobry, jestem Anna z działu HR. Praca dodatkowa z domu, zarabiaj 300 zł dziennie. Napisz na WhatsApp.
Merhaba, ben insan kaynaklarından Ayşe. Evden yarı zamanlı iş, günde 3000 TL kazanın. WhatsApp'tan yazın.
您好，我是人事部的小李。招聘兼职，在家工作，日赚300元，请加微信。
您好，我是人資小李。徵兼職，在家工作，日領3000元，意者請加LINE。
안녕하세요 인사팀입니다. 재택 부업, 하루 30만원 수익 가능. 카톡으로 연락 주세요.
人事部の佐藤です。在宅副業で日給3万円稼げます。LINEを追加してください。
`),
  prize: read(`
Congratulations! You have won an iPhone. Claim your prize now.
Herzlichen Glückwunsch! Sie haben ein iPhone gewonnen. Fordern Sie Ihren Gewinn jetzt an.
Félicitations ! Vous avez gagné un iPhone. Réclamez votre prix maintenant.
¡Felicidades! Ha ganado un iPhone. Reclame su premio ahora.
Parabéns! Ganhou um iPhone. Resgate o seu prémio agora.
Congratulazioni! Hai vinto un iPhone. Ritira il tuo premio ora.
Gefeliciteerd! U heeft een iPhone gewonnen. Claim nu uw prijs.
Gratulacje! Wygrałeś iPhone'a. Odbierz swoją nagrodę.
Tebrikler! Bir iPhone kazandınız. Ödülünüzü hemen alın.
恭喜您中奖一部iPhone，请立即领取奖品。
恭喜您抽中一支iPhone，請立即領取獎品。
축하합니다! 아이폰에 당첨되셨습니다. 지금 경품을 수령하세요.
おめでとうございます！iPhoneが当選しました。今すぐ賞品をお受け取りください。
`),
};

/** Honest messages, each with the same languages: a parcel notice, news about scams, a newsletter, a family, an invoice, a job advertisement. */
export const honest: Readonly<Record<string, readonly string[]>> = {
  parcel: read(`
Your parcel was delivered today at 14:05 and left with your neighbour.
Ihr Paket wurde heute um 14:05 Uhr zugestellt und beim Nachbarn abgegeben.
Votre colis a été livré aujourd'hui à 14 h 05 et remis à votre voisin.
Su paquete ha sido entregado hoy a las 14:05 a su vecino.
A sua encomenda foi entregue hoje às 14:05 ao seu vizinho.
Il tuo pacco è stato consegnato oggi alle 14:05 al vicino.
Uw pakket is vandaag om 14:05 bezorgd bij de buren.
Twoja paczka została dziś doręczona o 14:05 sąsiadowi.
Kargonuz bugün 14:05'te komşunuza teslim edildi.
您的快递已于今天14:05送达，由邻居代收。
您的包裹已於今天14:05送達，由鄰居代收。
고객님의 소포가 오늘 14시 5분에 도착하여 이웃에게 전달되었습니다.
ご注文の商品は本日14時05分にお隣の方へお渡ししました。
`),
  news: read(`
Police warn of scammers who text parents: "Hi Mum, my phone broke, this is my new number." Victims then transfer money. The fraudsters also send messages about blocked accounts and parcels on hold.
Die Polizei warnt vor Betrügern, die Eltern schreiben: „Hallo Mama, mein Handy ist kaputt.“ Die Opfer überweisen dann Geld. Die Betrugsmasche nutzt auch gesperrte Konten und Pakete beim Zoll.
La police met en garde contre des escrocs qui écrivent aux parents : « Coucou maman, mon téléphone est cassé ». Les victimes versent ensuite de l'argent. L'arnaque utilise aussi des colis en attente.
La policía alerta de estafadores que escriben a los padres: «Hola mamá, se me ha roto el móvil». Las víctimas transfieren dinero. La estafa también usa cuentas bloqueadas y paquetes retenidos.
A polícia alerta para burlões que escrevem aos pais: «Olá mãe, o meu telemóvel avariou». As vítimas transferem dinheiro. A burla também usa contas bloqueadas e encomendas retidas.
La polizia mette in guardia dai truffatori che scrivono ai genitori: «Ciao mamma, mi si è rotto il telefono». Le vittime versano denaro. La truffa usa anche conti bloccati e pacchi in giacenza.
De politie waarschuwt voor oplichters die ouders schrijven: "Hoi mam, mijn telefoon is kapot." Slachtoffers maken dan geld over. De oplichting gebruikt ook geblokkeerde rekeningen.
Policja ostrzega przed oszustami, którzy piszą do rodziców: „Cześć mamo, zepsuł mi się telefon”. Ofiary przelewają pieniądze. Oszustwo dotyczy też zablokowanych kont i wstrzymanych paczek.
Polis, ailelere "Merhaba anne, telefonum bozuldu" diye yazan dolandırıcılara karşı uyarıyor. Mağdurlar para gönderiyor. Dolandırıcılar bloke hesap mesajları da atıyor.
警方提醒市民警惕诈骗短信："妈，我手机坏了，这是我的新号码。"受害者随后转账。诈骗分子还冒充银行称账户被冻结。
警方提醒民眾小心詐騙簡訊：「媽，我手機壞了，這是我的新號碼。」受害人隨後匯款。詐騙集團也假冒銀行稱帳戶遭凍結。
경찰은 "엄마 나 폰 고장났어"라는 문자를 보내는 메신저피싱 사기에 주의를 당부했다. 사기범들은 계좌가 정지되었다는 문자도 보낸다. 피해자들은 돈을 송금했다.
警察は「お母さん、携帯が壊れた」というメッセージを送る詐欺に注意を呼びかけている。詐欺グループは口座が停止されたという偽メールも送っている。
`),
  newsletter: read(`
This week in our newsletter: five recipes for autumn, a walk along the river, and our reader survey.
Diese Woche in unserem Newsletter: fünf Rezepte für den Herbst, ein Spaziergang am Fluss und unsere Leserumfrage.
Cette semaine dans notre lettre : cinq recettes d'automne, une balade au bord de l'eau et notre enquête.
Esta semana en nuestro boletín: cinco recetas de otoño, un paseo junto al río y nuestra encuesta.
Esta semana na nossa newsletter: cinco receitas de outono, um passeio junto ao rio e o nosso inquérito.
Questa settimana nella newsletter: cinque ricette d'autunno, una passeggiata sul fiume e il nostro sondaggio.
Deze week in onze nieuwsbrief: vijf herfstrecepten, een wandeling langs de rivier en onze enquête.
W tym tygodniu w naszym biuletynie: pięć jesiennych przepisów, spacer nad rzeką i ankieta.
Bu hafta bültenimizde: beş sonbahar tarifi, nehir kıyısında bir yürüyüş ve anketimiz.
本周通讯：五道秋季食谱、河边散步和读者调查。
本週電子報：五道秋季食譜、河邊散步和讀者問卷。
이번 주 소식지: 가을 요리 다섯 가지, 강변 산책, 독자 설문.
今週のメールマガジン：秋のレシピ五つ、川沿いの散歩、読者アンケート。
`),
  family: read(`
Hi Mum, I'm at the station, can you pick me up at six?
Hallo Mama, ich bin am Bahnhof, kannst du mich um sechs abholen?
Coucou maman, je suis à la gare, tu peux venir me chercher à six heures ?
Hola mamá, estoy en la estación, ¿me recoges a las seis?
Olá mãe, estou na estação, podes vir buscar-me às seis?
Ciao mamma, sono in stazione, mi vieni a prendere alle sei?
Hoi mam, ik ben op het station, haal je me om zes uur op?
Cześć mamo, jestem na dworcu, odbierzesz mnie o szóstej?
Selam anne, istasyondayım, altıda beni alır mısın?
妈，我在车站，六点来接我好吗？
媽，我在車站，六點來接我好嗎？
엄마 나 역에 도착했어. 여섯 시에 데리러 와 줄 수 있어?
お母さん、駅に着いたよ。六時に迎えに来てくれる？
`),
  invoice: read(`
Thank you for your payment. Your receipt for October is attached.
Vielen Dank für Ihre Zahlung. Die Quittung für Oktober finden Sie im Anhang.
Merci pour votre paiement. Votre reçu d'octobre est joint.
Gracias por su pago. Adjuntamos el recibo de octubre.
Obrigado pelo seu pagamento. O recibo de outubro segue em anexo.
Grazie per il pagamento. In allegato la ricevuta di ottobre.
Bedankt voor uw betaling. De kwitantie van oktober vindt u in de bijlage.
Dziękujemy za płatność. W załączniku rachunek za październik.
Ödemeniz için teşekkür ederiz. Ekim makbuzunuz ektedir.
感谢您的付款，十月收据请见附件。
感謝您的付款，十月收據請見附件。
납부해 주셔서 감사합니다. 10월 영수증을 첨부합니다.
お支払いありがとうございました。十月分の領収書を添付します。
`),
  job: read(`
We are looking for a part-time gardener. Please send your application with a CV to our office.
Wir suchen eine Aushilfe für den Garten in Teilzeit. Bitte senden Sie Ihre Bewerbung an unser Büro.
Nous recherchons un jardinier à temps partiel. Envoyez votre candidature avec CV à notre bureau.
Buscamos jardinero a tiempo parcial. Envíe su solicitud con currículum a nuestra oficina.
Procuramos jardineiro a tempo parcial. Envie a sua candidatura com CV para o nosso escritório.
Cerchiamo un giardiniere part-time. Inviate la candidatura con CV al nostro ufficio.
Wij zoeken een parttime tuinman. Stuur uw sollicitatie met cv naar ons kantoor.
Szukamy ogrodnika na pół etatu. Prosimy o przesłanie CV do naszego biura.
Yarı zamanlı bahçıvan arıyoruz. Başvurunuzu özgeçmişinizle ofisimize gönderin.
本公司招聘兼职园丁，请将简历寄至办公室。
本公司徵兼職園丁，請將履歷寄至辦公室。
파트타임 정원사를 모집합니다. 이력서를 사무실로 보내 주세요.
パートタイムの庭師を募集しています。履歴書を事務所までお送りください。
`),
};
