import type { PageData } from '@/contracts/page-data';
import { oncePerObject } from '@/core/once-per-object';
import { booking } from '../types/booking/definition';
import { parseSections } from './page';

/** Lists the sections of a stored page by which visitors book. A list of bookings, or a file, asks for them at each of its rows. */
export const listBookingSections = oncePerObject((page: Pick<PageData, 'sections'>) =>
  parseSections(page, booking),
);
