import type { SectionFixtures } from '../definition/section-fixtures';
import { fixtures as article } from '../types/article/fixtures';
import { fixtures as band } from '../types/band/fixtures';
import { fixtures as booking } from '../types/booking/fixtures';
import { fixtures as contact } from '../types/contact/fixtures';
import { fixtures as contactInfo } from '../types/contact-info/fixtures';
import { fixtures as description } from '../types/description/fixtures';
import { fixtures as downloads } from '../types/downloads/fixtures';
import { fixtures as faq } from '../types/faq/fixtures';
import { fixtures as gallery } from '../types/gallery/fixtures';
import { fixtures as heading } from '../types/heading/fixtures';
import { fixtures as hero } from '../types/hero/fixtures';
import { fixtures as hours } from '../types/hours/fixtures';
import { fixtures as logos } from '../types/logos/fixtures';
import { fixtures as menu } from '../types/menu/fixtures';
import { fixtures as poll } from '../types/poll/fixtures';
import { fixtures as products } from '../types/products/fixtures';
import { fixtures as projects } from '../types/projects/fixtures';
import { fixtures as reviews } from '../types/reviews/fixtures';
import { fixtures as rooms } from '../types/rooms/fixtures';
import { fixtures as services } from '../types/services/fixtures';
import { fixtures as social } from '../types/social/fixtures';
import { fixtures as team } from '../types/team/fixtures';
import type { SectionContent, SectionType } from './definitions';

/** Tests draw these sections of every type. */
export const sectionFixtures: { [Type in SectionType]: SectionFixtures<SectionContent<Type>> } = {
  heading,
  description,
  article,
  services,
  menu,
  'contact-info': contactInfo,
  gallery,
  projects,
  contact,
  poll,
  booking,
  rooms,
  products,
  social,
  team,
  reviews,
  faq,
  hours,
  logos,
  downloads,
  band,
  hero,
};
