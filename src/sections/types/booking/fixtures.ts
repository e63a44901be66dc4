import { getDefaultWeekHours } from '@/core/opening-hours';
import { HARD_LINE, type SectionFixtures } from '../../definition/section-fixtures';
import type { BookingContent } from './definition';

export const fixtures: SectionFixtures<BookingContent> = {
  typical: {
    title: '',
    content: {
      title: 'Book a visit',
      bookingType: 'hourly',
      services: [
        { id: '1', name: 'Cut and blow-dry', duration: 60, price: 0, description: 'With a wash' },
        { id: '2', name: "Men's cut", duration: 30, price: 0, description: '' },
        { id: '3', name: 'Root colour', duration: 120, price: 0, description: '' },
      ],
      workingHours: {
        ...getDefaultWeekHours(),
        saturday: { enabled: true, start: '09:00', end: '12:30' },
      },
    },
  },
  empty: {
    title: '',
    content: { title: '', bookingType: 'hourly', services: [], workingHours: getDefaultWeekHours() },
  },
  extreme: {
    title: '',
    content: {
      title: HARD_LINE,
      bookingType: 'daily',
      services: Array.from({ length: 100 }, (_, index) => ({
        id: `${index}`,
        name: HARD_LINE,
        duration: -1,
        price: 1_000_000,
        description: HARD_LINE,
      })),
      workingHours: {
        ...getDefaultWeekHours(),
        monday: { enabled: false, start: '<img>', end: '' },
        sunday: { enabled: true, start: '00:00', end: '23:59' },
      },
    },
  },
  others: [
    {
      title: '',
      content: {
        title: 'Free nights',
        bookingType: 'daily',
        services: [
          { id: '1', name: 'Rowan room', duration: 60, price: 98, description: 'Two beds', sleeps: 2 },
          { id: '2', name: 'Attic', duration: 60, price: 128, description: '', sleeps: 4 },
        ],
        workingHours: getDefaultWeekHours(),
        checkIn: '14:00',
        checkOut: '10:30',
      },
    },
    {
      title: '',
      content: {
        title: 'A house of ten rooms',
        bookingType: 'daily',
        services: Array.from({ length: 10 }, (_, index) => ({
          id: `${index + 1}`,
          name: index === 3 ? HARD_LINE : `Room ${index + 1}`,
          duration: 60,
          price: index === 5 ? 1_000_000 : 80 + index,
          description: '',
        })),
        workingHours: getDefaultWeekHours(),
      },
    },
  ],
};
