/**
 * The network that an internet address belongs to, as far as one customer of a provider has it alone: an IPv4 address
 * itself, of IPv6 the first 56 bits, because one connection may choose among all the rest.
 */
export function getNetwork(address: string): string {
  const plain = (address.split('%')[0] ?? '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const groups = parseGroups(plain);
  // An IPv4 address that is written as one of IPv6.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** A network that limits count, and how many callers may share it: its limit is this many times as high. */
interface CountedNetwork {
  name: string;
  callers: number;
}

/** The holder of a /48 could choose among 256 networks of our reckoning, and counts as this many callers. */
const CALLERS_OF_A_FIRM = 16;

/** The networks that an address counts for, its own first: an IPv6 address also for the /48 that firms get. */
export function listNetworks(address: string): [CountedNetwork, ...CountedNetwork[]] {
  const name = getNetwork(address);
  if (!name.endsWith('/56')) return [{ name, callers: 1 }];
  const firm = `${name.split(':').slice(0, 3).join(':')}::/48`;
  return [
    { name, callers: 1 },
    { name: firm, callers: CALLERS_OF_A_FIRM },
  ];
}

/** The eight groups of an IPv6 address, with what `::` leaves out. */
function parseGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = parseParts(head);
  const right = tail === undefined ? [] : parseParts(tail);
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}

function parseParts(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    const bytes = part.split('.').map(Number);
    if (bytes.length !== 4) return [Number.parseInt(part, 16) || 0];
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    return [a * 256 + b, c * 256 + d];
  });
}
