/** A service below whose name customers choose names, which are freed when they leave. */
interface TakeoverService {
  /** Lower case; a customer's name is one label before it. */
  readonly suffix: string;
  /** Whether the region is between the customer's label and the suffix. */
  readonly isRegional: boolean;
  /** Its name for display. */
  readonly service: string;
}

/**
 * Services that give the name of a deleted resource to the next customer who chooses it. Those of Azure are in the table of Microsoft's
 * "Prevent dangling DNS entries and avoid subdomain takeover" (learn.microsoft.com/azure/security/fundamentals/subdomain-takeover). Elastic
 * Beanstalk is in fingerprints.json of EdOverflow/can-i-take-over-xyz as vulnerable where the name does not exist. A match does not prove
 * that the name is available now: App Service reserves names for their former owners, and a name may be blocked or never have been in use.
 * Left out are services that answer for unused names (GitHub Pages, Heroku, S3), that add a generated part to names (ELB, CloudFront,
 * Container Instances), and retired ones (cloudapp.net).
 */
const takeoverServices: readonly TakeoverService[] = [
  { suffix: "azurewebsites.net", isRegional: false, service: "Azure App Service" },
  { suffix: "cloudapp.azure.com", isRegional: true, service: "Azure Virtual Machines" },
  { suffix: "trafficmanager.net", isRegional: false, service: "Azure Traffic Manager" },
  { suffix: "blob.core.windows.net", isRegional: false, service: "Azure Blob Storage" },
  { suffix: "elasticbeanstalk.com", isRegional: true, service: "AWS Elastic Beanstalk" },
];

/** `westeurope`, `eastus2`, `eu-west-1`, `us-gov-east-1`; generated parts (`eba-a1b2c3d4`) have digits elsewhere. */
const region = /^[a-z]+(?:-[a-z]+){0,3}-?\d?$/;

/** The service that would give out a name; null where none is known. The name is in lower case, without a trailing dot. */
export function takeoverServiceOf(name: string): string | null {
  const known = takeoverServices.find(({ suffix }) => name.endsWith(`.${suffix}`));
  if (!known) return null;
  const [own, place, ...others] = name.slice(0, -known.suffix.length - 1).split(".");
  const isWhole = known.isRegional ? region.test(place ?? "") : place === undefined;
  return isWhole && own !== undefined && own !== "" && others.length === 0 ? known.service : null;
}
