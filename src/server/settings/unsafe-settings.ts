import { isIP } from 'node:net';
import type { Config } from './config';
import { isHttps } from './public-url';

/** Lists what may be unsafe in a configuration that the product starts with all the same, with what to set. */
export function listUnsafeSettings(config: Config, variables: Record<string, string | undefined>): string[] {
  const isPublic = isHttps(config);
  const isOpen = !isLoopback(config.host);
  return [
    isOpen &&
      !variables.PUBLIC_URL &&
      `PUBLIC_URL is not set, and HOST=${config.host} lets other machines in: passwords and login cookies travel unencrypted, and test payments give any plan to anybody. Set PUBLIC_URL to the https address where people reach the product, or HOST=127.0.0.1 to serve this machine alone.`,
    isPublic &&
      !variables.TRUST_PROXY &&
      `TRUST_PROXY is not set: only proxies on this machine or in a private network are believed (${config.trustProxy}). Behind any other proxy all people share one count of calls, and one of them can keep everybody out. Set TRUST_PROXY to the addresses of your proxies.`,
    config.trustProxy === true &&
      'TRUST_PROXY=true believes every X-Forwarded-For: whoever sends the header chooses their own address and is never limited. Set TRUST_PROXY to the addresses of your proxies.',
    (isPublic || isOpen) &&
      config.smtpUrl === null &&
      'SMTP_URL is not set: mail is written to files in DATA_DIR/mail, where it stays and reaches nobody. Set SMTP_URL to your mail server.',
    isPublic &&
      config.supportEmail === null &&
      'SUPPORT_EMAIL is not set: the privacy policy names nobody to write to. Set SUPPORT_EMAIL to an address that somebody reads.',
    config.role === 'web' &&
      variables.BACKUPS === 'on' &&
      'BACKUPS=on makes no backup in a process with ROLE=web. Set it on one with ROLE=worker or ROLE=all.',
  ].filter((line) => typeof line === 'string');
}

function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === '::1' || host === 'localhost';
}
