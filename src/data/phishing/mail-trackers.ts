/**
 * Hosts of services that send newsletters and count clicks: every link of a message goes through them, and their names are
 * machine-generated. Maintained by hand, November 2026, from the services' documentation.
 */
const trackers: readonly string[] = (
  "sendgrid.net list-manage.com mailchi.mp mandrillapp.com hubspotlinks.com hubspotemail.net hs-sites.com sidekickopen.com awstrack.me klclick.com " +
  "klclick1.com klclick2.com klclick3.com mjt.lu sendinblue.com brevo.com sibmail.com rs6.net constantcontact.com createsend.com cmail19.com cmail20.com " +
  "exacttarget.com exct.net mlsend.com mailerlite.com customeriomail.com pstmrk.it mailgun.org sparkpostmail.com convertkit-mail.com " +
  "convertkit-mail2.com beehiiv.com substack.com activehosted.com getresponse.com en25.com mktomail.com stibee.com maily.so"
).split(" ");

/** Whether a host belongs to a click-tracking service for newsletters. */
export function isTracker(name: string): boolean {
  return trackers.some((host) => name === host || name.endsWith(`.${host}`));
}
