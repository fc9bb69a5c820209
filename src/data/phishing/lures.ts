/** Words with which addresses ask for a login, a payment or data: whole words of a host name or a path, in lower case. */
export const lureWords: ReadonlySet<string> = new Set(
  (
    "login logon signin signon auth oauth authentication authorize verify verification verified validate confirm confirmation secure security " +
    "account accounts update updating upgrade password passwd unlock unlocked suspend suspended restore recover recovery support helpdesk service " +
    "wallet billing invoice payment refund bank banking card member members mypage userid webmail portal customer id " +
    "parcel delivery tracking redelivery jusho meisai nonjapan kakunin ninsho etc client_pc identify identity cert mobileconfig " +
    // German, Dutch
    "anmelden anmeldung konto rechnung zahlung sicherheit bestaetigen aktualisierung kunden inloggen betaling betalen bezorging " +
    // French
    "compte connexion espace facture paiement livraison colis suivi renouvellement securite remboursement amende " +
    // Spanish, Portuguese, Italian
    "cuenta clientes factura pago validar verificar seguridad multa envio cliente atualizacao atualizar validacao cadastro fatura boleto pagamento seguro rastreio " +
    "accesso conto fattura aggiornamento verifica spedizione rimborso " +
    // Polish, Turkish
    "oferta ogloszenie platnosc dostawa przesylka logowanie odbior giris hesap odeme kargo guncelleme"
  ).split(" "),
);

/** Those of them that no site has in the addresses of its own pages (phishurl-list of JPCERT/CC, 2025). */
export const kitWords: ReadonlySet<string> = new Set(["client_pc", "nonjapan"]);

/** Pieces that a host name runs together with others: loginupdate, myaccountaccess, suivicolis. Long enough not to occur in other words by chance. */
export const lurePieces: readonly string[] = (
  "login logon signin account verif authent secure security password webmail mailbox wallet billing invoice refund unlock recover helpdesk supportcent redeliv " +
  "customerserv userupdate mailupdate serverupdate updatemail updateserv accountupdate portalmail mailserv mailportal onlineserv claimreward airdrop kundenserv anmeld rechnung sicherheit " +
  "compte connexion facture paiement livraison renouvell securis regularis rembours espaceclient suivicolis messagerie " +
  "cuenta factura verificar validar validac seguridad atualiz actualiz cadastr empresasnet netempresa fatura pagamento " +
  "fattura aggiorn spedizion rimbors oferta ogloszen platnos dostawa przesyl weryfik logowan zamowien hesap odeme guncelle betaling bezorg"
).split(" ");

/** Shorter ones, which count below free hosts only: people name their pages after themselves and their work there. */
export const freeHostPieces: readonly string[] = (
  "mail bank auth acces activ updat verif claim reward bonus airdrop usdt swap token voicem fax msg sweepstak gratis promo secur servic " +
  "helpdesk sign support notif alert admin portal client premium telecom broadband invoice docu onedrive sharefile office adobe microsoft " +
  "impot colis amende vale valid cupon carrefour prestamo creditos subsidio bonos consulta tramite incentiv beneficio"
).split(" ");
