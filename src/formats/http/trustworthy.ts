// Secure Contexts §3.1 "potentially trustworthy origin": traffic to these hosts does not leave the machine.
const local = /^(?:(?:.+\.)?localhost\.?|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** Whether browsers treat a request for an absolute URL as insecure: plain HTTP to another machine. */
export function isInsecure(url: URL): boolean {
  return url.protocol === "http:" && !local.test(url.hostname);
}
