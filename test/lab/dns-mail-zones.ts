/** What one damage costs in the lab: the points that each part lacks, and the ceilings under which it comes. */
export interface MailDamage {
  readonly query: string;
  readonly score: number;
  /** Points by part; a question mark where it could not be told. */
  readonly lost: string;
  readonly limits: string;
  readonly coverage: number;
}

/** The zones of test/lab/dns/mail-zones.txt, and some of the others. */
export const mailDamages: readonly MailDamage[] = [
  { query: "good.com", score: 100, lost: "", limits: "", coverage: 100 },
  { query: "nullmx.com", score: 96, lost: "no-keys -4", limits: "", coverage: 100 },
  {
    query: "mxcname.com",
    score: 14.3,
    lost: "spf -20, dkim -20, dmarc -25, mx -4.67, names -4, starttls -4, transport -4, reports -2, bimi -2",
    limits: "dmarc-missing",
    coverage: 100,
  },
  {
    query: "insecure.com",
    score: 23,
    lost: "spf -20, dkim -20, dmarc -13, names -4, starttls -4, blocklists -8, transport -4, reports -2, bimi -2",
    limits: "spf-broken",
    coverage: 100,
  },
  { query: "mail-nospf.com", score: 80, lost: "spf -20", limits: "", coverage: 100 },
  { query: "mail-softfail.com", score: 100, lost: "", limits: "", coverage: 100 },
  { query: "mail-neutral.com", score: 92, lost: "spf -8", limits: "", coverage: 100 },
  { query: "mail-noall.com", score: 92, lost: "spf -8", limits: "", coverage: 100 },
  { query: "mail-plusall.com", score: 40, lost: "spf -20", limits: "spf-passes-all", coverage: 100 },
  { query: "mail-ptr.com", score: 98, lost: "spf -2", limits: "", coverage: 100 },
  { query: "mail-wide.com", score: 97, lost: "spf -3", limits: "", coverage: 100 },
  { query: "mail-nine.com", score: 99, lost: "spf -1", limits: "", coverage: 100 },
  { query: "mail-eleven.com", score: 60, lost: "spf -20", limits: "spf-broken", coverage: 100 },
  { query: "mail-typo.com", score: 60, lost: "spf -20", limits: "spf-broken", coverage: 100 },
  { query: "mail-twospf.com", score: 60, lost: "spf -20", limits: "spf-broken", coverage: 100 },
  { query: "mail-nokey.com", score: 80, lost: "dkim -20", limits: "", coverage: 100 },
  { query: "mail-hiddenkey.com", score: 94, lost: "dkim -6", limits: "", coverage: 100 },
  { query: "mail-shortkey.com", score: 95, lost: "dkim -5", limits: "", coverage: 100 },
  { query: "mail-testkey.com", score: 92, lost: "dkim -8", limits: "", coverage: 100 },
  { query: "mail-anykey.com", score: 80, lost: "dkim -20", limits: "", coverage: 100 },
  { query: "mail-nodmarc.com", score: 70, lost: "dmarc -25, bimi -2", limits: "dmarc-missing", coverage: 100 },
  { query: "mail-twodmarc.com", score: 70, lost: "dmarc -25, bimi -2", limits: "dmarc-missing", coverage: 100 },
  { query: "mail-none.com", score: 89, lost: "dmarc -9, bimi -2", limits: "", coverage: 100 },
  { query: "mail-quarantine.com", score: 98, lost: "dmarc -2", limits: "", coverage: 100 },
  { query: "mail-tested.com", score: 98, lost: "dmarc -2", limits: "", coverage: 100 },
  { query: "mail-weaksub.com", score: 97, lost: "dmarc -1, bimi -2", limits: "", coverage: 100 },
  { query: "mail-norua.com", score: 97, lost: "dmarc -3", limits: "", coverage: 100 },
  { query: "mail-foreignrua.com", score: 97, lost: "dmarc -3", limits: "", coverage: 100 },
  { query: "mail-goodrua.com", score: 100, lost: "", limits: "", coverage: 100 },
  { query: "mail-nullmx.com", score: 100, lost: "", limits: "", coverage: 100 },
  {
    query: "mail-parked.com",
    score: 26,
    lost: "no-mx -10, no-senders -30, no-forgery -30, no-keys -4",
    limits: "dmarc-missing",
    coverage: 100,
  },
  {
    query: "mail-nohost.com",
    score: 20,
    lost: "dmarc -3, mx -6, names ?, starttls ?, blocklists ?, reports -2",
    limits: "mx-dead",
    coverage: 80,
  },
  { query: "mail-literal.com", score: 96.5, lost: "mx -3.5", limits: "", coverage: 100 },
  { query: "mail-alias.com", score: 99.5, lost: "mx -0.5", limits: "", coverage: 100 },
  { query: "mail-half.com", score: 97, lost: "mx -3", limits: "", coverage: 100 },
  { query: "mail-nopointer.com", score: 96, lost: "names -4", limits: "", coverage: 100 },
  {
    query: "mail-plain.com",
    score: 60,
    lost: "names -4, starttls -4, transport -4",
    limits: "mta-sts-breaks",
    coverage: 100,
  },
  { query: "mail-silent.com", score: 95.8, lost: "names -4, starttls ?", limits: "", coverage: 96 },
  { query: "mail-wrongname.com", score: 60, lost: "transport -4", limits: "mta-sts-breaks", coverage: 100 },
  { query: "mail-nosts.com", score: 97, lost: "transport -3", limits: "", coverage: 100 },
  { query: "mail-testing.com", score: 100, lost: "", limits: "", coverage: 100 },
  { query: "mail-strict.com", score: 60, lost: "transport -3", limits: "mta-sts-breaks", coverage: 100 },
  { query: "mail-badpolicy.com", score: 97, lost: "transport -3", limits: "", coverage: 100 },
  { query: "mail-noreports.com", score: 98, lost: "reports -2", limits: "", coverage: 100 },
  { query: "mail-nologo.com", score: 98, lost: "bimi -2", limits: "", coverage: 100 },
  { query: "mail-declined.com", score: 100, lost: "", limits: "", coverage: 100 },
  { query: "mail-badlogo.com", score: 98, lost: "bimi -2", limits: "", coverage: 100 },
  { query: "mail-listed.com", score: 50, lost: "blocklists -12", limits: "blocklisted", coverage: 100 },
  { query: "mail-dbl.com", score: 92, lost: "blocklists -8", limits: "", coverage: 100 },
];
