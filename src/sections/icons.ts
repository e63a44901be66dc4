import {
  CalendarCheck,
  ChartBarBig,
  CircleQuestionMark,
  Images,
  List,
  type LucideIcon,
  MapPin,
  Newspaper,
  PanelTop,
  Send,
  Share2,
  ShoppingBag,
  Text,
  Type,
} from 'lucide-react';
import { isSectionType, type SectionType } from './registry';

const icons = {
  heading: Type,
  description: Text,
  article: Newspaper,
  services: List,
  'contact-info': MapPin,
  gallery: Images,
  contact: Send,
  poll: ChartBarBig,
  booking: CalendarCheck,
  products: ShoppingBag,
  social: Share2,
  hero: PanelTop,
} as const satisfies Record<SectionType, LucideIcon>;

/** The icon of a type, also of one that is not known here. */
export function iconOf(type: string): LucideIcon {
  return isSectionType(type) ? icons[type] : CircleQuestionMark;
}
