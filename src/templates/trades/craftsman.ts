import type { Template } from './template';
import {
  type FaqWords,
  makeFaq,
  makePriceGroups,
  makeProjects,
  makeReviews,
  type PriceGroupsWords,
  type ProjectWords,
  type ReviewsWords,
} from './template-lists';
import {
  type ContactInfoWords,
  type HeroWords,
  makeContactForm,
  makeContactInfo,
  makeHero,
  makePicturedText,
  makePriceList,
  makeSocial,
  makeWeeks,
  type PicturedWords,
  type PriceListWords,
  type SocialWords,
  type WeeksWords,
} from './template-sections';

/** `before` and `after` say what the pictures show. */
type ComparedWords = ProjectWords & Record<'before' | 'after', string>;

export interface CraftsmanWords {
  description: string;
  hero: HeroWords;
  about: PicturedWords;
  work: PriceGroupsWords;
  prices: PriceListWords;
  projects: Record<'barn' | 'house', ComparedWords> & { title: string };
  freeTime: WeeksWords & Record<'twoDays' | 'leaksOnly', string>;
  reviews: ReviewsWords;
  faq: FaqWords;
  contactInfo: ContactInfoWords;
  contactTitle: string;
  social: SocialWords;
}

/** Makes the page of a roofer who works alone, and whom customers call. */
export function makeCraftsman(words: CraftsmanWords): Template {
  const { barn, house } = words.projects;
  const { twoDays, leaksOnly } = words.freeTime;
  return {
    description: words.description,
    theme: { look: 'handmade' },
    sections: [
      makeHero(words.hero, 'contact-info'),
      { ...makePicturedText(words.about, 'construction-roof-tiles'), layout: 'right' },
      makePriceGroups(words.work),
      makePriceList(words.prices),
      makeProjects(words.projects.title, [
        {
          id: 'barn',
          words: barn,
          before: ['construction-timber', barn.before],
          after: ['construction-roof-tiles', barn.after],
        },
        {
          id: 'house',
          words: house,
          before: ['construction-site', house.before],
          after: ['construction-modern-house', house.after],
        },
      ]),
      makeWeeks(words.freeTime, [
        'full',
        'full',
        { left: twoDays },
        'full',
        { left: leaksOnly },
        'free',
        'free',
        'free',
      ]),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeContactInfo(words.contactInfo),
      makeContactForm(words.contactTitle),
      makeSocial(words.social, ['facebook']),
    ],
  };
}
