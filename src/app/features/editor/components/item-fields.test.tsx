import * as en from '@messages/en';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { PictureUploadsContext } from '@/sections/editor-kit/host';
import { RemovalContext } from '@/sections/editor-kit/removal';
import { ServiceFields as BookedServiceFields } from '@/sections/types/booking/service-fields';
import { ImageFields } from '@/sections/types/gallery/editor';
import { ServiceFields } from '@/sections/types/services/editor';

const none: never[] = [];
const noUploads = {
  subscribe: () => () => {},
  list: () => none,
  start: () => {},
  cancel: () => {},
  retry: () => {},
  galleryRoom: () => 0,
};
const field = { errors: {}, path: '', isNew: false, onChange: () => {} };
const service = { id: '1', title: '', description: '', price: '' };
const booked = { id: '1', name: '', duration: 60, price: 0, description: '' };

it.each<[string, ReactNode, string[]]>([
  [
    'price list',
    <ServiceFields key="1" {...field} sectionId="services-1" service={service} onUpload={() => {}} />,
    ['Name', 'Price', 'Description', 'Category'],
  ],
  [
    'booking',
    <BookedServiceFields key="1" {...field} service={booked} bookingType="hourly" hasCapacity />,
    [
      'Name',
      'Duration in minutes',
      'Price',
      'Description',
      'How many of these do you have?',
      'Free before the visit',
      'Free after the visit',
    ],
  ],
  [
    'gallery',
    <ImageFields
      key="1"
      {...field}
      sectionId="gallery-1"
      name="picture 1"
      image={{ id: '', url: '', caption: '' }}
      onFile={() => {}}
    />,
    ['Caption', 'Describe the picture for people who can&#x27;t see it'],
  ],
])('what is asked for in a %s stands above its field', (_, fields, labels) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={en}>
      <PictureUploadsContext value={noUploads}>
        <RemovalContext value={() => {}}>{fields}</RemovalContext>
      </PictureUploadsContext>
    </IntlProvider>,
  );
  const shown = [...html.matchAll(/<label class="label"[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(shown).toEqual(labels);
});
