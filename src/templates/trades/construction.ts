import type { Template } from './template';
import {
  type CardsWords,
  type FaqWords,
  type LogosWords,
  makeCards,
  makeFaq,
  makeLogos,
  makeProjects,
  makeReviews,
  makeTeam,
  type ProjectWords,
  type ReviewsWords,
  type TeamWords,
} from './template-lists';
import { getLookDrawing } from './template-picture';
import {
  type ArticleWords,
  type BandWords,
  type ContactInfoWords,
  type HeroWords,
  makeArticle,
  makeBand,
  makeContactForm,
  makeContactInfo,
  makeHero,
  makePriceList,
  makeSocial,
  type PriceListWords,
  type SocialWords,
} from './template-sections';

export interface ConstructionWords {
  description: string;
  hero: HeroWords;
  /** Each has a number and what it counts. */
  figures: LogosWords;
  houses: CardsWords<'bungalow' | 'lHouse' | 'twoStorey'>;
  /** `shots` say what the pictures show. */
  projects: {
    title: string;
    house: ProjectWords;
    shots: Record<'house' | 'plans' | 'bricks' | 'roofFrame' | 'tiles', string>;
  };
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

/** Makes the page of a builder of family houses, who is asked for an estimate. */
export function makeConstruction(words: ConstructionWords): Template {
  const { shots } = words.projects;
  return {
    description: words.description,
    theme: { look: 'blueprint' },
    sections: [
      makeHero(words.hero, 'contact'),
      // The figures end the drawing above them.
      { ...makeLogos(words.figures), ground: 'dark' },
      makeCards(words.houses, [
        ['bungalow', getLookDrawing('blueprint-plan-1')],
        ['lHouse', getLookDrawing('blueprint-plan-2')],
        ['twoStorey', getLookDrawing('blueprint-plan-3')],
      ]),
      makeProjects(words.projects.title, [
        {
          id: 'house',
          words: words.projects.house,
          pictures: [
            ['construction-modern-house', shots.house],
            ['construction-helmet-plans', shots.plans],
            ['construction-bricks-trowel', shots.bricks],
            ['construction-site', shots.roofFrame],
            ['construction-roof-tiles', shots.tiles],
          ],
        },
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
