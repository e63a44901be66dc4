import type { Template } from './template';
import { templatePicture } from './template-picture';
import {
  type ArticleWords,
  type ContactInfoWords,
  type GalleryWords,
  type HeroWords,
  makeArticle,
  makeContactForm,
  makeContactInfo,
  makeDescription,
  makeGallery,
  makeHero,
  makePoll,
  makePriceList,
  makeSocial,
  type PollWords,
  type PriceListWords,
  type SocialWords,
  type TextWords,
} from './template-sections';

export interface ConstructionWords {
  description: string;
  hero: HeroWords;
  firm: TextWords;
  services: PriceListWords;
  gallery: GalleryWords<'roofFrame' | 'bricks' | 'tiles' | 'timber' | 'plans'>;
  stepsTitle: string;
  visit: ArticleWords;
  estimate: ArticleWords;
  handover: ArticleWords;
  freeDates: HeroWords;
  contactTitle: string;
  contactInfo: ContactInfoWords;
  poll: PollWords;
  social: SocialWords;
}

/** A builder of family houses, who is asked for an estimate. */
export function makeConstruction(words: ConstructionWords): Template {
  return {
    cover: templatePicture('construction-modern-house-wide'),
    description: words.description,
    theme: { look: 'blueprint' },
    sections: [
      makeHero(words.hero, 'contact', 'construction-modern-house-wide'),
      makeDescription(words.firm),
      makePriceList(words.services),
      makeGallery(words.gallery, [
        ['roofFrame', 'construction-site'],
        ['bricks', 'construction-bricks-trowel'],
        ['tiles', 'construction-roof-tiles'],
        ['timber', 'construction-timber'],
        ['plans', 'construction-helmet-plans'],
      ]),
      { type: 'heading', title: '', content: { text: words.stepsTitle } },
      makeArticle(words.visit),
      makeArticle(words.estimate),
      makeArticle(words.handover),
      makeHero(words.freeDates, 'contact'),
      makeContactForm(words.contactTitle),
      makeContactInfo(words.contactInfo),
      makePoll(words.poll),
      makeSocial(words.social, ['facebook', 'instagram', 'youtube']),
    ],
  };
}
