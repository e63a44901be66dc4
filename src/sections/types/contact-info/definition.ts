import MapPin from 'lucide-react/icons/map-pin';
import * as z from 'zod/mini';
import { findEmailProblem } from '@/core/email';
import { toPhoneLink, toSafeLink } from '@/core/link';
import { key } from '@/core/messages';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { fitted } from '../../definition/text-format-schema';

const MAX_WAY_POINTS = 6;
const MAX_PLACES = 12;
const MAX_KM = 999;
const MARK_MAX_LENGTH = 20;
const POINT_MAX_LENGTH = 160;
const PLACE_MAX_LENGTH = 60;
/** The directions go clockwise from the north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

const content = createContentSchemas(({ itemId, text, format, line, requiredText, list, atSave }) => {
  const point = z.object({
    id: itemId,
    /** The mark is, for example, a height, a number of minutes or a tram. */
    mark: z._default(line(MARK_MAX_LENGTH), ''),
    text: atSave(requiredText(), (field) =>
      field.check(z.maxLength(POINT_MAX_LENGTH, key('validation.tooLong'))),
    ),
  });
  const place = z.object({
    id: itemId,
    name: atSave(requiredText(), (field) =>
      field.check(z.maxLength(PLACE_MAX_LENGTH, key('validation.tooLong'))),
    ),
    km: z._default(
      atSave(z.coerce.number(), (field) =>
        field.check(z.gte(0, key('validation.invalid')), z.lte(MAX_KM, key('validation.invalid'))),
      ),
      0,
    ),
    /** The place lies in this direction from where the business starts. */
    direction: z.optional(z.enum(DIRECTIONS)),
  });
  const facts = z.object({
    name: z._default(text, ''),
    email: z._default(
      atSave(text, (field) =>
        field.check(
          z.refine(
            (email) => email === '' || findEmailProblem(email.trim()) === null,
            key('validation.emailFormat'),
          ),
        ),
      ),
      '',
    ),
    phone: z._default(text, ''),
    website: z._default(
      atSave(text, (field) =>
        field.check(z.refine((url) => url === '' || toSafeLink(url) !== null, key('validation.link'))),
      ),
      '',
    ),
    address: z._default(text, ''),
    hours: z._default(text, ''),
    /** The website's opening hours stand in place of the text, once they are set. */
    showsHours: z.optional(z.boolean()),
    description: z._default(text, ''),
    descriptionFormat: format,
    /** The way here is told point by point. */
    way: z.optional(list(point, MAX_WAY_POINTS, key('validation.tooManyWayPoints'))),
    /** The business comes to customers here. */
    places: z.optional(list(place, MAX_PLACES, key('validation.tooManyPlaces'))),
  });
  return facts.check(fitted('description'));
});
export type ContactInfoContent = z.infer<typeof content.saved>;
export type WayPoint = NonNullable<ContactInfoContent['way']>[number];
export type Place = NonNullable<ContactInfoContent['places']>[number];

const WAY_MIN = 2;
const PLACES_MIN = 2;

function countShown({ name, email, phone, website, address, hours, showsHours }: ContactInfoContent): number {
  const lines = [address || name, email, phone, website, hours].filter((text) => text.trim() !== '');
  return lines.length + (showsHours && hours.trim() === '' ? 1 : 0);
}

const STRIP_MIN = 2;
const STRIP_MAX = 4;
const STRIP_LINES_MAX = 3;

/** Returns true for a few short facts: a week of hours would tear a hole into the row. */
const fitsStrip = (written: ContactInfoContent) =>
  !written.showsHours &&
  countShown(written) >= STRIP_MIN &&
  countShown(written) <= STRIP_MAX &&
  [written.address, written.hours].every((text) => text.trim().split('\n').length <= STRIP_LINES_MAX);

export const contactInfo = defineSection({
  type: 'contact-info',
  icon: MapPin,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: t('sectionTypes.contact-info.defaultTitle'),
    content: {
      name: '',
      email: '',
      phone: '',
      website: '',
      address: '',
      hours: '',
      showsHours: true,
      description: '',
    },
  }),
  shownTitle: (title) => title,
  summary: (title, { name, phone, email }) => title || name || phone || email,
  ground: 'tint',
  inMenu: 'always',
  titleRole: 'name',
  // Hours alone do not help anybody to find the business.
  isEmpty: ({ showsHours, descriptionFormat, way = [], places = [], ...facts }) =>
    way.length === 0 && places.length === 0 && Object.values(facts).every((text) => text.trim() === ''),
  layouts: [
    { name: 'facts' },
    {
      name: 'profile',
      fits: ({ way = [] }) => way.length >= WAY_MIN,
      suits: () => true,
      isFilledIn: () => true,
    },
    {
      name: 'area',
      fits: ({ places = [] }) => places.length >= PLACES_MIN,
      suits: () => true,
      isFilledIn: () => true,
    },
    { name: 'door', fits: ({ address }) => address.trim() !== '' },
    { name: 'strip', fits: fitsStrip },
  ],
  usesHours: ({ showsHours }) => showsHours === true,
  usesBusiness: true,
  statesHours: ({ showsHours }) => showsHours === true,
  onServer: import.meta.env.SSR
    ? {
        businessFacts: ({ phone, email, address, showsHours }) => ({
          showsWebsiteHours: showsHours,
          phone: toPhoneLink(phone) ? phone.trim() : undefined,
          email: email.trim() !== '' && findEmailProblem(email.trim()) === null ? email.trim() : undefined,
          address: address.trim() || undefined,
        }),
      }
    : undefined,
});
