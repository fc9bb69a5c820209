/** A service below whose name customers choose names of their own, which are gone when they leave. */
interface TakeoverService {
  /** Lower case; a customer's name is one label in front of this. */
  readonly suffix: string;
  /** Whether the place where it runs stands between the customer's label and the suffix. */
  readonly isRegional: boolean;
  /** As people write it. */
  readonly service: string;
}

/**
 * Services that give the name of a deleted resource to the next customer who chooses it. Those of Azure are in the table of Microsoft's
 * "Prevent dangling DNS entries and avoid subdomain takeover" (learn.microsoft.com/azure/security/fundamentals/subdomain-takeover),
 * Elastic Beanstalk is in fingerprints.json of EdOverflow/can-i-take-over-xyz as vulnerable where there is no such name.
 *
 * That a name is of one of these does not prove that it can be had now: App Service reserves names for those who had them, a name may
 * be blocked, or have never been anybody's. Left out are services that answer for names that nobody has (GitHub Pages, Heroku, S3),
 * that put something of their own into names (ELB, CloudFront, Container Instances), and those that are retired (cloudapp.net).
 */
const takeoverServices: readonly TakeoverService[] = [
  { suffix: "azurewebsites.net", isRegional: false, service: "Azure App Service" },
  { suffix: "cloudapp.azure.com", isRegional: true, service: "Azure Virtual Machines" },
  { suffix: "trafficmanager.net", isRegional: false, service: "Azure Traffic Manager" },
  { suffix: "blob.core.windows.net", isRegional: false, service: "Azure Blob Storage" },
  { suffix: "elasticbeanstalk.com", isRegional: true, service: "AWS Elastic Beanstalk" },
];

/** `westeurope`, `eastus2`, `eu-west-1`, `us-gov-east-1`; what a service makes up itself (`eba-a1b2c3d4`) holds digits elsewhere. */
const region = /^[a-z]+(?:-[a-z]+){0,3}-?\d?$/;

/** The service that may give a name to whoever asks; null where none is known. The name is in lower case, without a dot at its end. */
export function takeoverServiceOf(name: string): string | null {
  const known = takeoverServices.find(({ suffix }) => name.endsWith(`.${suffix}`));
  if (!known) return null;
  const [own, place, ...others] = name.slice(0, -known.suffix.length - 1).split(".");
  const isWhole = known.isRegional ? region.test(place ?? "") : place === undefined;
  return isWhole && own !== undefined && own !== "" && others.length === 0 ? known.service : null;
}
