import type { PageData } from '@/contracts/page-data';
import { oncePerObject } from '@/core/once-per-object';
import { booking } from '../types/booking/definition';
import { parseSections } from './page';

/**
 * Lists the sections of a stored page by which visitors book. Each row of a list or a file of bookings asks for them, so
 * they are parsed once.
 */
export const listBookingSections = oncePerObject((page: Pick<PageData, 'sections'>) =>
  parseSections(page, booking),
);
