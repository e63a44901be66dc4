import { defineReadiness } from '../../definition/define-readiness';
import { rooms } from './definition';

export const readiness = defineReadiness(rooms, {
  facts: {
    'rooms.*.name': 'sections.rooms.name',
    'rooms.*.text': 'sections.rooms.text',
    'rooms.*.size': 'sections.rooms.size',
    'rooms.*.beds': 'sections.rooms.beds',
    'rooms.*.prices.*.price': 'sections.rooms.price',
  },
  listGaps: ({ rooms: list }, { hasThing }) =>
    list.flatMap(({ name, bookingServiceId }, index) =>
      bookingServiceId === undefined || hasThing(bookingServiceId)
        ? []
        : [
            {
              kind: 'link',
              path: `content.rooms.${index}.bookingServiceId`,
              label: 'sections.rooms.booking',
              item: name,
            },
          ],
    ),
});
