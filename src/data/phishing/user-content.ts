/** Hosts and paths of brands where anyone publishes: forms, documents, channels. From the services' own pages, November 2026. */
const places: readonly (readonly [host: string, path: RegExp])[] = [
  ["docs.google.com", /^\/(?:forms|document|presentation|spreadsheets|drawings|viewer|uc)(?:\/|$)/],
  ["drive.google.com", /^\//],
  ["forms.gle", /^\//],
  ["script.google.com", /^\/macros\//],
  ["forms.office.com", /^\//],
  ["forms.microsoft.com", /^\//],
  ["forms.cloud.microsoft", /^\//],
  ["sway.office.com", /^\//],
  ["sway.cloud.microsoft", /^\//],
  ["customervoice.microsoft.com", /^\//],
  ["onedrive.live.com", /^\//],
  ["1drv.ms", /^\//],
  ["t.me", /^\//],
  ["telegram.me", /^\//],
  ["telegram.dog", /^\//],
  ["open.kakao.com", /^\//],
  ["form.naver.com", /^\//],
  ["dropbox.com", /^\/(?:s|scl)\//],
];

/** Whether an address shows what a stranger published with a brand's service. */
export function isUserContent({ hostname, pathname }: URL): boolean {
  const name = hostname.replace(/^www\./, "");
  return places.some(([host, path]) => name === host && path.test(pathname));
}
