import type { SectionContent, SectionType } from '../page/definitions';
import { fixtures as article } from './article/fixtures';
import { fixtures as booking } from './booking/fixtures';
import { fixtures as contact } from './contact/fixtures';
import { fixtures as contactInfo } from './contact-info/fixtures';
import { fixtures as description } from './description/fixtures';
import { fixtures as gallery } from './gallery/fixtures';
import { fixtures as heading } from './heading/fixtures';
import { fixtures as hero } from './hero/fixtures';
import { fixtures as poll } from './poll/fixtures';
import { fixtures as products } from './products/fixtures';
import type { SectionFixtures } from './section-fixtures';
import { fixtures as services } from './services/fixtures';
import { fixtures as social } from './social/fixtures';

/** Sections of every type to test and look at. */
export const sectionFixtures: { [Type in SectionType]: SectionFixtures<SectionContent<Type>> } = {
  heading,
  description,
  article,
  services,
  'contact-info': contactInfo,
  gallery,
  contact,
  poll,
  booking,
  products,
  social,
  hero,
};
