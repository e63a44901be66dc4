import * as messages from '@messages/en';
import type { SiteWords } from '@/sections/visitor-kit/define-view';

const { site, demo } = messages;

/** The words of a public page; where those would say that something was sent, these say that nothing is. */
export const demoWords: SiteWords = {
  ...site,
  locale: messages.locale,
  contact: { ...site.contact, ...demo.contact },
  poll: { ...site.poll, ...demo.poll },
  booking: { ...site.booking, ...demo.booking },
  products: { ...site.products, ...demo.products },
};
