import type { Allergen, Dish } from '@/sections/types/menu/definition';
import type { Service } from '@/sections/types/services/definition';
import type { TemplateSection } from './template';
import { getTemplatePicture, type PictureName } from './template-picture';
import type { PriceListWords } from './template-sections';

// These functions make the sections of a template that are lists, from the words of one language.

type SectionOf<Type extends TemplateSection['type']> = Extract<TemplateSection, { type: Type }>;

/** The rows of a price list stand in categories. */
export interface PriceGroupsWords {
  title: string;
  groups: readonly { name: string; rows: PriceListWords['rows'] }[];
}

export function makePriceGroups({ title, groups }: PriceGroupsWords): SectionOf<'services'> {
  const services = groups.flatMap(({ name: category, rows }, group) =>
    rows.map(
      ([name, price, description = ''], row): Service => ({
        id: `service-${group + 1}-${row + 1}`,
        title: name,
        description,
        price,
        category,
      }),
    ),
  );
  return { type: 'services', title, content: { services } };
}

export type CardsWords<Card extends string> = Record<
  Card,
  readonly [name: string, price: string, text: string]
> & {
  title: string;
};

/** `pictures` are addresses, in the order of the page. */
export function makeCards<Card extends string>(
  words: CardsWords<Card>,
  pictures: readonly (readonly [Card, string])[],
): SectionOf<'services'> {
  const services = pictures.map(([card, imageUrl]): Service => {
    const [title, price, description] = words[card];
    return { id: card, title, description, price, imageUrl };
  });
  return { type: 'services', title: words.title, content: { services } };
}

export type ShelfWords<Item extends string> = Record<Item, readonly [name: string, price: string]>;

/**
 * The names have at most 24 characters, because they stand on price tags. `pictures` are addresses, in the order of the
 * page.
 */
export function makeShelf<Item extends string>(
  words: ShelfWords<Item>,
  pictures: readonly (readonly [Item, string])[],
): SectionOf<'services'> {
  const services = pictures.map(([item, imageUrl]): Service => {
    const [title, price] = words[item];
    return { id: item, title, description: '', price, imageUrl };
  });
  return { type: 'services', title: '', content: { services } };
}

type DishWords = readonly [
  name: string,
  price: string,
  description?: string,
  allergens?: readonly Allergen[],
  amount?: string,
];

export interface MenuWords {
  title: string;
  categories: readonly { name: string; dishes: readonly DishWords[] }[];
}

/** `pictures` are addresses, one for each category, or none. */
export function makeMenu(
  { title, categories }: MenuWords,
  pictures: readonly string[] = [],
): SectionOf<'menu'> {
  return {
    type: 'menu',
    title,
    content: {
      categories: categories.map(({ name, dishes }, category) => ({
        id: `category-${category + 1}`,
        name,
        dishes: dishes.map((dish, index) => makeDish(dish, `dish-${category + 1}-${index + 1}`)),
        ...(pictures[category] && { imageUrl: pictures[category] }),
      })),
    },
  };
}

function makeDish([name, price, description = '', allergens = [], amount]: DishWords, id: string): Dish {
  return { id, name, description, price, allergens: [...allergens], ...(amount && { amount }) };
}

export interface DailyMenuWords {
  title: string;
  /** Food is served from the first until the second time, HH:MM. */
  hours: readonly [start: string, end: string];
  /** Each day begins with its soup. */
  days: readonly (readonly [soup: DishWords, ...dishes: DishWords[]])[];
}

/** The days get their dates on the page that the section goes to. */
export function makeDailyMenu({ title, hours: [start, end], days }: DailyMenuWords): SectionOf<'menu'> {
  const list = days.map(([soup, ...dishes], index) => ({
    id: `day-${index + 1}`,
    date: '',
    hours: { start, end },
    soup: makeDish(soup, `soup-${index + 1}`),
    dishes: dishes.map((dish, dishIndex) => makeDish(dish, `main-${index + 1}-${dishIndex + 1}`)),
  }));
  return { type: 'menu', title, content: { categories: [], days: list } };
}

export interface ReviewsWords {
  title: string;
  reviews: readonly (readonly [text: string, name: string, about: string])[];
}

export function makeReviews({ title, reviews }: ReviewsWords): SectionOf<'reviews'> {
  const list = reviews.map(([text, name, about], index) => {
    return { id: `review-${index + 1}`, name, about, text, source: '', sourceUrl: '' };
  });
  return { type: 'reviews', title, content: { reviews: list } };
}

export interface FaqWords {
  title: string;
  questions: readonly (readonly [question: string, answer: string])[];
  /** This person answers, where the questions are laid out as a talk. */
  answeredBy?: string;
}

export function makeFaq({ title, questions, answeredBy = '' }: FaqWords): SectionOf<'faq'> {
  const list = questions.map(([question, answer], index) => ({
    id: `question-${index + 1}`,
    question,
    answer,
  }));
  return { type: 'faq', title, content: { questions: list, answeredBy } };
}

export interface TeamWords {
  title: string;
  people: readonly (readonly [name: string, role: string, text: string])[];
}

export function makeTeam({ title, people }: TeamWords): SectionOf<'team'> {
  const list = people.map(([name, role, text], index) => {
    return { id: `person-${index + 1}`, name, role, text, imageUrl: '' };
  });
  return { type: 'team', title, content: { people: list } };
}

export interface LogosWords {
  title: string;
  logos: readonly (readonly [name: string, text: string])[];
}

export function makeLogos({ title, logos }: LogosWords): SectionOf<'logos'> {
  const list = logos.map(([name, text], index) => {
    return { id: `logo-${index + 1}`, name, imageUrl: '', text, url: '' };
  });
  return { type: 'logos', title, content: { logos: list } };
}

export interface ProjectWords {
  name: string;
  text: string;
  place: string;
  year: string;
}

/** The text says what the picture shows. */
type DescribedPicture = readonly [PictureName, alt: string];

export interface TemplateProject {
  id: string;
  words: ProjectWords;
  /** A project has both or neither of them. */
  before?: DescribedPicture;
  after?: DescribedPicture;
  pictures?: readonly DescribedPicture[];
}

export function makeProjects(title: string, projects: readonly TemplateProject[]): SectionOf<'projects'> {
  const describe = ([picture, alt]: DescribedPicture) => ({ url: getTemplatePicture(picture), alt });
  const list = projects.map(({ id, words: { name, text, place, year }, before, after, pictures = [] }) => ({
    id,
    name,
    text,
    place,
    year,
    ...(before && { before: describe(before) }),
    ...(after && { after: describe(after) }),
    pictures: pictures.map(describe),
  }));
  return { type: 'projects', title, content: { projects: list } };
}

/** `price` is in euros for a night; the booking and the list of rooms say the same. */
export interface RoomWords {
  name: string;
  text: string;
  size: string;
  beds: string;
  equipment: readonly string[];
  /** The text says what the picture shows. */
  alt: string;
  price: number;
  /** Each season has one price, in the order of the seasons. */
  prices: readonly string[];
  /** The booking section describes the room by this, for example `Two guests`. */
  guests: string;
}

export interface RoomsWords<Room extends string> {
  title: string;
  seasons: readonly string[];
  rooms: Record<Room, RoomWords>;
}

/** `pictures` are in the order of the page. A button at each room leads to its nights in the booking section. */
export function makeRooms<Room extends string>(
  { title, seasons, rooms }: RoomsWords<Room>,
  pictures: readonly (readonly [Room, PictureName])[],
): SectionOf<'rooms'> {
  const list = pictures.map(([id, picture]) => {
    const { name, text, size, beds, equipment, alt, prices } = rooms[id];
    return {
      id,
      name,
      text,
      size,
      beds,
      equipment: [...equipment],
      pictures: [{ url: getTemplatePicture(picture), alt }],
      prices: seasons.map((label, index) => ({
        id: `${id}-${index + 1}`,
        label,
        price: prices[index] ?? '',
      })),
      bookingServiceId: id,
    };
  });
  return { type: 'rooms', title, content: { rooms: list } };
}
