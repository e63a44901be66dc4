import type { Template } from './template';
import {
  type CardsWords,
  type FaqWords,
  type LogosWords,
  makeCards,
  makeFaq,
  makeLogos,
  makeReviews,
  makeTeam,
  type ReviewsWords,
  type TeamWords,
} from './template-lists';
import { lookDrawing } from './template-picture';
import {
  type ArticleWords,
  type BandWords,
  type ContactInfoWords,
  type GalleryWords,
  type HeroWords,
  makeArticle,
  makeBand,
  makeContactForm,
  makeContactInfo,
  makeGallery,
  makeHero,
  makePriceList,
  makeSocial,
  type PriceListWords,
  type SocialWords,
} from './template-sections';

export interface ConstructionWords {
  description: string;
  hero: HeroWords;
  houses: CardsWords<'bungalow' | 'lHouse' | 'twoStorey'>;
  gallery: GalleryWords<'house' | 'roofFrame' | 'bricks' | 'tiles' | 'plans'>;
  services: PriceListWords;
  stepsTitle: string;
  visit: ArticleWords;
  estimate: ArticleWords;
  handover: ArticleWords;
  team: TeamWords;
  promises: LogosWords;
  reviews: ReviewsWords;
  faq: FaqWords;
  freeDates: BandWords;
  contactTitle: string;
  contactInfo: ContactInfoWords;
  social: SocialWords;
}

/** A builder of family houses, who is asked for an estimate. */
export function makeConstruction(words: ConstructionWords): Template {
  return {
    description: words.description,
    theme: { look: 'blueprint' },
    sections: [
      makeHero(words.hero, 'contact'),
      makeCards(words.houses, [
        ['bungalow', lookDrawing('blueprint-plan-1')],
        ['lHouse', lookDrawing('blueprint-plan-2')],
        ['twoStorey', lookDrawing('blueprint-plan-3')],
      ]),
      makeGallery(words.gallery, [
        ['house', 'construction-modern-house'],
        ['roofFrame', 'construction-site'],
        ['bricks', 'construction-bricks-trowel'],
        ['tiles', 'construction-roof-tiles'],
        ['plans', 'construction-helmet-plans'],
      ]),
      makePriceList(words.services),
      { type: 'heading', title: '', content: { text: words.stepsTitle } },
      makeArticle(words.visit),
      makeArticle(words.estimate),
      makeArticle(words.handover),
      makeTeam(words.team),
      makeLogos(words.promises),
      makeReviews(words.reviews),
      makeFaq(words.faq),
      makeBand(words.freeDates, 'contact'),
      makeContactForm(words.contactTitle),
      makeContactInfo(words.contactInfo),
      makeSocial(words.social, ['facebook', 'instagram', 'youtube']),
    ],
  };
}
