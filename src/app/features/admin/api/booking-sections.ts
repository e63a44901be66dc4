import type { PageData } from '@/contracts/page-data';
import { oncePerObject } from '@/core/once-per-object';
import { parseSections } from '@/sections/page/page';
import { booking } from '@/sections/types/booking/definition';

/** Lists the sections of a page by which visitors book. A list of bookings asks for them at each of its rows. */
export const listBookingSections = oncePerObject((pageData: PageData) => parseSections(pageData, booking));
