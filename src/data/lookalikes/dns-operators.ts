/**
 * Suffixes of name servers that many customers share, so that having the same ones does not show the same owner; chosen by hand, November
 * 2026, from the largest registrars and DNS operators that give the same servers to many accounts, and those that park domains.
 */
const sharedOperators: readonly string[] =
  "domaincontrol.com registrar-servers.com cloudflare.com googledomains.com squarespacedns.com wixdns.net hichina.com dnspod.net alidns.com name-services.com dns-parking.com hostinger.com sedoparking.com parkingcrew.net bodis.com above.com afternic.com dan.com ui-dns.com ui-dns.org ui-dns.de ui-dns.biz ovh.net anycast.me gandi.net dynadot.com namebrightdns.com porkbun.com nsone.net digitalocean.com linode.com hetzner.com hetzner.de your-server.de first-ns.de netcup.net inwx.de gabia.co.kr gabia.net gabia.io cafe24.com whoisdomain.kr dnsever.com hosting.kr nhn.com iwantmyname.net bluehost.com hostgator.com wordpress.com shopify.com vercel-dns.com netlify.com onamae.com dnsv.jp xserver.jp reg.ru nic.ru beget.com timeweb.ru strato.de rzone.de one.com simply.com loopia.se nazwa.pl home.pl aruba.it register.it".split(
    " ",
  );

/** Whether a name server is one that many customers share. */
export function isSharedServer(name: string): boolean {
  return sharedOperators.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
