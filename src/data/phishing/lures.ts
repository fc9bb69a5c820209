/** Words with which addresses ask for a login, a payment or data: whole words of a host name or a path, in lower case. */
export const lureWords: ReadonlySet<string> = new Set(
  (
    "login logon signin signon auth oauth authentication authorize verify verification verified validate confirm confirmation secure security " +
    "account accounts update updating upgrade password passwd unlock unlocked suspend suspended restore recover recovery support helpdesk service " +
    "wallet billing invoice payment refund bank banking card member members mypage userid webmail portal customer id " +
    "parcel delivery tracking redelivery jusho meisai nonjapan kakunin ninsho etc client_pc identify identity cert mobileconfig"
  ).split(" "),
);
