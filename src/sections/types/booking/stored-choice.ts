import { isRecord } from '@/core/is-record';
import { getLinkedThingId } from '../../visitor-kit/frame';

const KEY = 'bookings';

/** A visitor would like to come at this time. */
export interface Choice {
  date?: string;
  time?: string;
  endDate?: string;
  /** The room stands here where it is chosen together with its nights. */
  serviceId?: string | undefined;
}

/**
 * Reads what was chosen in a section before the visitor went on and came back, or loaded the page again. The choice lies in
 * the entry of the browser's history: it goes with the tab, and nobody else reads it.
 */
export function readChoice(sectionId: string): Choice {
  const kept: unknown = history.state?.[KEY]?.[sectionId];
  if (!isRecord(kept)) return {};
  const { date, time, endDate, serviceId } = kept;
  return Object.fromEntries(
    Object.entries({ date, time, endDate, serviceId }).filter(([, value]) => typeof value === 'string'),
  );
}

/** A link to the form can make a choice in it, such as the link in a mail to somebody who waits. */
export interface LinkedChoice extends Choice {
  personId?: string | undefined;
}

/** Reads a choice from an address; it is empty for a link that leads to another section. */
export function readLink(
  sectionId: string,
  { hash, search }: Pick<Location, 'hash' | 'search'> = location,
): LinkedChoice {
  const own = `#${encodeURIComponent(sectionId)}`;
  const ownThing = getLinkedThingId(own, '');
  if (hash !== own && !hash.startsWith(ownThing)) return {};
  const linked = new URLSearchParams(search);
  const [date, endDate] = [linked.get('day'), linked.get('until')];
  return {
    ...(date && { date }),
    ...(endDate && { endDate }),
    serviceId: decodeName(hash.slice(ownThing.length)) || (linked.get('service') ?? undefined),
    personId: linked.get('person') ?? undefined,
  };
}

/** Decodes a name as `encodeURIComponent` wrote it, and never throws. */
const decodeName = (encoded: string) => new URLSearchParams(`name=${encoded}`).get('name') ?? '';

/** Stores a choice; an empty one deletes what was stored. */
export function storeChoice(sectionId: string, choice: Choice): void {
  const { state } = history;
  history.replaceState({ ...state, [KEY]: { ...state?.[KEY], [sectionId]: choice } }, '');
}
