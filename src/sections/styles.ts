import article from './article/article.css?inline';
import booking from './booking/booking.css?inline';
import calendar from './booking/calendar.css?inline';
import contact from './contact/contact.css?inline';
import contactInfo from './contact-info/contact-info.css?inline';
import choices from './css/choices.css?inline';
import notice from './css/notice.css?inline';
import panel from './css/panel.css?inline';
import description from './description/description.css?inline';
import gallery from './gallery/gallery.css?inline';
import heading from './heading/heading.css?inline';
import hero from './hero/hero.css?inline';
import poll from './poll/poll.css?inline';
import order from './products/order.css?inline';
import products from './products/products.css?inline';
import type { SectionType } from './registry';
import services from './services/services.css?inline';
import social from './social/social.css?inline';

/** The style sheets of each type. A page carries each of those of its types once, after the base sheet. */
export const sectionStyles: Record<SectionType, readonly string[]> = {
  heading: [heading],
  description: [description],
  article: [article],
  services: [services],
  'contact-info': [contactInfo],
  gallery: [gallery],
  contact: [panel, notice, contact],
  poll: [panel, notice, choices, poll],
  booking: [panel, notice, choices, booking, calendar],
  products: [panel, notice, products, order],
  social: [social],
  hero: [hero],
};
