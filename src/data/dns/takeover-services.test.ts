import { expect, test } from "vitest";
import { takeoverServiceOf } from "./takeover-services.ts";

test.for<[name: string, service: string]>([
  ["shop.azurewebsites.net", "Azure App Service"],
  ["shop.westeurope.cloudapp.azure.com", "Azure Virtual Machines"],
  ["shop.trafficmanager.net", "Azure Traffic Manager"],
  ["shop.blob.core.windows.net", "Azure Blob Storage"],
  ["shop.eu-west-1.elasticbeanstalk.com", "AWS Elastic Beanstalk"],
])("%s may be had at %s", ([name, service]) => {
  expect(takeoverServiceOf(name)).toBe(service);
});

test.for([
  // Names below a customer's name are that customer's; the service's own names belong to no customer.
  "a.shop.azurewebsites.net",
  "azurewebsites.net",
  "shop.notazurewebsites.net",
  // Hashed, so customers cannot choose them.
  "shop-a1b2c3d4e5f6g7h8.westeurope-01.azurewebsites.net",
  "shop.cloudapp.azure.com",
  "a.shop.westeurope.cloudapp.azure.com",
  "shop.elasticbeanstalk.com",
  // Elastic Beanstalk generates such names.
  "shop.eba-a1b2c3d4.eu-west-1.elasticbeanstalk.com",
  "awseb-e-a-abcdefgh-1234567890.eu-west-1.elb.amazonaws.com",
  "shop.a1b2c3d4e5f6g7h8.westeurope.azurecontainer.io",
  "shop.cloudapp.net",
  "d111111abcdef8.cloudfront.net",
  "someone.github.io",
  "group.gitlab.io",
  "shop.herokuapp.com",
  "shop.netlify.app",
  "shop.ghost.io",
  "bucket.s3.amazonaws.com",
  "a1b2c3.ngrok.io",
])("%s belongs to no known service", (name) => {
  expect(takeoverServiceOf(name)).toBeNull();
});
