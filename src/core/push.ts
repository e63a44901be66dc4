/** Browsers get their pushes from these hosts, or hosts below them: Chrome, Firefox, Edge, Safari. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Returns true for the address of a known push service: the server never sends to another one. */
export function isPushAddress(address: string, trustedOrigin: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username } = new URL(address);
  if (origin === trustedOrigin) return true;
  const isKnown = PUSH_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}
