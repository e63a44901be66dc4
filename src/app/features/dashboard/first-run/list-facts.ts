import type { NewWebsite } from '@/app/entities/website';
import { BUSINESS_LIMITS, type Business, EMPTY_BUSINESS } from '@/core/business';
import { mapWeek } from '@/core/locale/weekdays';
import { withoutHiddenCharacters } from '@/core/plain-name';
import { countCharacters } from '@/core/text';
import type { WebsiteHours } from '@/core/website-hours';
import type { Answers } from './answers';

/** Lists what the answers say of a business with this name. */
export function listFacts(answers: Answers, title: string): Pick<NewWebsite, 'business' | 'hours'> {
  const hours = toHours(answers);
  return { business: toBusiness(answers, title), ...(hours && { hours }) };
}

export function toBusiness({ phone, street, town }: Answers, title: string): Business {
  const name = toPlain(title);
  return {
    ...EMPTY_BUSINESS,
    name: countCharacters(name) <= BUSINESS_LIMITS.name ? name : '',
    phone: toPlain(phone),
    address: [street, town]
      .map(toPlain)
      .filter((line) => line !== '')
      .join('\n'),
  };
}

/** Phones copy a number together with signs of direction that nobody sees, and that no field takes. */
const toPlain = (text: string) => withoutHiddenCharacters(text).trim();

function toHours({ days, intervals }: Answers): WebsiteHours | null {
  if (days.length === 0) return null;
  return {
    week: mapWeek((day) => (days.includes(day) ? [...intervals] : [])),
    specialDays: [],
    holidays: { country: null, region: null, open: [] },
    isOwn: true,
  };
}
