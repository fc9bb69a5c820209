/**
 * Suffixes of name servers shared by many customers, so that equal name servers do not prove the same owner. Chosen by hand, November 2026:
 * large registrars and DNS operators that give the same servers to many accounts, and parking services.
 */
const sharedOperators: readonly string[] =
  "domaincontrol.com registrar-servers.com cloudflare.com googledomains.com squarespacedns.com wixdns.net hichina.com dnspod.net alidns.com name-services.com dns-parking.com hostinger.com sedoparking.com parkingcrew.net bodis.com above.com afternic.com dan.com ui-dns.com ui-dns.org ui-dns.de ui-dns.biz ovh.net anycast.me gandi.net dynadot.com namebrightdns.com porkbun.com nsone.net digitalocean.com linode.com hetzner.com hetzner.de your-server.de first-ns.de netcup.net inwx.de gabia.co.kr gabia.net gabia.io cafe24.com whoisdomain.kr dnsever.com hosting.kr nhn.com iwantmyname.net bluehost.com hostgator.com wordpress.com shopify.com vercel-dns.com netlify.com onamae.com dnsv.jp xserver.jp reg.ru nic.ru beget.com timeweb.ru strato.de rzone.de one.com simply.com loopia.se nazwa.pl home.pl aruba.it register.it azure-dns.com azure-dns.net azure-dns.org azure-dns.info akam.net ultradns.com ultradns.net ultradns.org ultradns.biz name.com dnsowl.com dnsimple.com dnsimple-edge.net cloudns.net easydns.com he.net zoneedit.com dnsmadeeasy.com constellix.com siteground.net a2hosting.com dreamhost.com inmotionhosting.com rackspace.com epik.com spaceship.net myhostadmin.net xincache.com iidns.com 22.cn value-domain.com dns.ne.jp muumuu-domain.com gmoserver.jp sakura.ne.jp megazone.com inames.co.kr dotname.co.kr mailplug.com yesnic.com".split(
    " ",
  );

/** Whether a name server is shared by many customers. */
export function isSharedServer(name: string): boolean {
  return sharedOperators.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
