/** A service below whose name customers get names of their own, which are gone when they leave. */
interface TakeoverService {
  /** Lower case; customers' names end in a dot and this. */
  readonly suffix: string;
  /** As people write it. */
  readonly service: string;
}

/**
 * Services whose names cease to exist with what they stood for, and that give them to the next customer who asks: read in November
 * 2026 from EdOverflow/can-i-take-over-xyz (fingerprints.json and its issues 35 to 38 and 194), and from Microsoft's list
 * "Prevent dangling DNS entries and avoid subdomain takeover" (learn.microsoft.com, 2026-04). Those whose names hold a number that
 * nobody can choose (elb.amazonaws.com, cloudfront.net) are not here.
 */
const takeoverServices: readonly TakeoverService[] = [
  { suffix: "azurewebsites.net", service: "Azure App Service" },
  { suffix: "azurestaticapps.net", service: "Azure Static Web Apps" },
  { suffix: "cloudapp.net", service: "Azure Cloud Services" },
  { suffix: "cloudapp.azure.com", service: "Azure Virtual Machines" },
  { suffix: "trafficmanager.net", service: "Azure Traffic Manager" },
  { suffix: "azureedge.net", service: "Azure CDN" },
  { suffix: "azurefd.net", service: "Azure Front Door" },
  { suffix: "azure-api.net", service: "Azure API Management" },
  { suffix: "azurecontainer.io", service: "Azure Container Instances" },
  { suffix: "azurecr.io", service: "Azure Container Registry" },
  { suffix: "azurehdinsight.net", service: "Azure HDInsight" },
  { suffix: "azuredatalakestore.net", service: "Azure Data Lake" },
  { suffix: "blob.core.windows.net", service: "Azure Blob Storage" },
  { suffix: "web.core.windows.net", service: "Azure Storage" },
  { suffix: "database.windows.net", service: "Azure SQL Database" },
  { suffix: "servicebus.windows.net", service: "Azure Service Bus" },
  { suffix: "search.windows.net", service: "Azure AI Search" },
  { suffix: "redis.cache.windows.net", service: "Azure Cache for Redis" },
  { suffix: "elasticbeanstalk.com", service: "AWS Elastic Beanstalk" },
  { suffix: "s3.amazonaws.com", service: "Amazon S3" },
  { suffix: "github.io", service: "GitHub Pages" },
  { suffix: "gitlab.io", service: "GitLab Pages" },
  { suffix: "bitbucket.io", service: "Bitbucket" },
  { suffix: "herokuapp.com", service: "Heroku" },
  { suffix: "herokudns.com", service: "Heroku" },
  { suffix: "netlify.app", service: "Netlify" },
  { suffix: "vercel.app", service: "Vercel" },
  { suffix: "pages.dev", service: "Cloudflare Pages" },
  { suffix: "fly.dev", service: "Fly.io" },
  { suffix: "surge.sh", service: "Surge" },
  { suffix: "ghost.io", service: "Ghost" },
  { suffix: "myshopify.com", service: "Shopify" },
  { suffix: "ngrok.io", service: "ngrok" },
];

/** S3 also has a suffix of each region's: `bucket.s3-website-us-east-1.amazonaws.com`, `bucket.s3.eu-west-1.amazonaws.com`. */
const regionalS3 = /\.s3(?:-website)?[.-][a-z0-9-]+\.amazonaws\.com$/;

/** The service that gives names such as this one to whoever asks; null where none is known. The name is in lower case, without a dot at its end. */
export function takeoverServiceOf(name: string): string | null {
  const known = takeoverServices.find(({ suffix }) => name.endsWith(`.${suffix}`));
  return known?.service ?? (regionalS3.test(name) ? "Amazon S3" : null);
}
