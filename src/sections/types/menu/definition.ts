import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import * as z from 'zod/mini';
import { addDays, isCalendarDate } from '@/core/dates';
import { key, type MessageKey } from '@/core/messages';
import { parseMinutes } from '@/core/opening-hours';
import { countCharacters } from '@/core/text';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { findNextMenuChange, listComingDays } from './daily-menu';

/** The law of the European Union wants a menu to name these allergens, in this order. */
export const ALLERGENS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const MAX_CATEGORIES = 40;
/** The limit counts the dishes of all categories together. */
export const MAX_DISHES = 300;
export const MAX_DAYS = 31;
const MAX_DAY_DISHES = 20;
const PRICE_MAX_LENGTH = 60;
export const AMOUNT_MAX_LENGTH = 40;
const CATEGORY_MAX_LENGTH = 120;

const content = createContentSchemas(({ itemId, requiredText, text, line, list, imageUrl, atSave }) => {
  const dish = z.object({
    id: itemId,
    name: requiredText(key('validation.serviceTitle')),
    description: z._default(text, ''),
    /** The owner writes it, for example `8,90 €` or `189 Kč`. */
    price: z._default(line(PRICE_MAX_LENGTH), ''),
    allergens: z._default(z.array(z.literal(ALLERGENS, key('validation.invalid'))), []),
    /** The owner writes it, for example `0,5 l` or `150 g`. */
    amount: z.optional(line(AMOUNT_MAX_LENGTH)),
  });
  const category = z.object({
    id: itemId,
    /** Empty for dishes that stand without one. */
    name: z._default(line(CATEGORY_MAX_LENGTH), ''),
    dishes: z._default(z.array(dish), []),
    /** A small picture, such as a drawing of a look, stands beside the name. */
    imageUrl: z.optional(imageUrl),
  });
  const time = atSave(z.string(), (field) =>
    field.check(z.refine((at) => at === '' || parseMinutes(at) !== null, key('validation.time'))),
  );
  const day = z.object({
    id: itemId,
    /** Looks like `2026-11-24`. */
    date: atSave(z.string(), (field) => field.check(z.refine(isCalendarDate, key('validation.date')))),
    soup: z.optional(dish),
    /** Both are HH:MM on the website's wall clock, and each is empty where it is left open. */
    hours: z.optional(z.object({ start: time, end: time })),
    dishes: z._default(list(dish, MAX_DAY_DISHES, key('validation.tooManyDayDishes')), []),
  });
  const shape = z.object({
    categories: z._default(list(category, MAX_CATEGORIES, key('validation.tooManyCategories')), []),
    days: z.optional(list(day, MAX_DAYS, key('validation.tooManyMenuDays'))),
  });
  return atSave(shape, (menu) =>
    menu.check(
      z.superRefine(({ categories, days = [] }, context) => {
        const refuse = (path: (string | number)[], message: MessageKey, params?: object) =>
          context.addIssue({ code: 'custom', path, message, params });
        if (categories.flatMap(({ dishes }) => dishes).length > MAX_DISHES)
          refuse(['categories'], key('validation.tooManyDishes'), { max: MAX_DISHES });
        days.forEach(({ date, hours }, index) => {
          if (days.findIndex((other) => other.date === date) < index)
            refuse(['days', index, 'date'], key('validation.menuDayTwice'));
          if (hours?.start && hours.end && hours.start >= hours.end)
            refuse(['days', index, 'hours', 'end'], key('validation.menuEndsFirst'));
        });
      }),
    ),
  );
});
export type MenuContent = z.infer<typeof content.saved>;
export type Category = MenuContent['categories'][number];
export type Dish = Category['dishes'][number];
export type MenuDay = NonNullable<MenuContent['days']>[number];

const COLUMNS_MIN_CATEGORIES = 2;
const BOARD_MIN = 4;
const BOARD_MAX = 16;
const BOARD_NAME_MAX_LENGTH = 24;

const listDishes = ({ categories }: MenuContent) => categories.flatMap(({ dishes }) => dishes);

/** Lists the categories that have something in them. */
export function listCategories({ categories }: MenuContent): Category[] {
  return categories.filter(({ dishes }) => dishes.length > 0);
}

const fitsColumns = (menu: MenuContent) => listCategories(menu).length >= COLUMNS_MIN_CATEGORIES;

function fitsBoard(menu: MenuContent): boolean {
  const dishes = listDishes(menu);
  return (
    dishes.length >= BOARD_MIN &&
    dishes.length <= BOARD_MAX &&
    dishes.every(({ name }) => countCharacters(name) <= BOARD_NAME_MAX_LENGTH)
  );
}

/** Returns true if there is nothing to read but names and prices. */
const isBare = (menu: MenuContent) =>
  listDishes(menu).every(({ description, price }) => description.trim() === '' && price.trim() !== '');

function hasDishes({ categories, days = [] }: MenuContent): boolean {
  return categories.some(({ dishes }) => dishes.length > 0) || days.some(hasFood);
}

const hasFood = ({ soup, dishes }: MenuDay) => soup !== undefined || dishes.length > 0;

export const menu = defineSection<'menu', MenuContent>({
  type: 'menu',
  icon: UtensilsCrossed,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sectionTypes.menu.defaultTitle'), content: { categories: [] } }),
  shownTitle: (title) => title,
  summary: (title, { categories, days = [] }) =>
    title ||
    [...categories, ...days]
      .flatMap(({ dishes }) => dishes)
      .map(({ name }) => name)
      .join(', '),
  titleRole: 'name',
  isEmpty: (menu) => !hasDishes(menu),
  usesHours: ({ days = [] }) => days.length > 0,
  isOver: (menu, wallTime) =>
    listCategories(menu).length === 0 && listComingDays(menu.days ?? [], wallTime).length === 0,
  startFrom: (menu, date) =>
    menu.days
      ? { ...menu, days: menu.days.map((day, index) => ({ ...day, date: addDays(date, index) })) }
      : menu,
  needsNote: ({ categories, days = [] }) =>
    [
      ...categories.flatMap(({ dishes }) => dishes),
      ...days.flatMap(({ soup, dishes }) => (soup ? [soup, ...dishes] : dishes)),
    ].some(({ allergens }) => allergens.length > 0),
  ground: 'tint',
  layouts: [
    { name: 'list' },
    { name: 'board', fits: fitsBoard, suits: isBare },
    { name: 'columns', fits: fitsColumns, suits: () => true },
  ],
  onServer: import.meta.env.SSR
    ? {
        nextChange: ({ days = [] }, wallTime) => findNextMenuChange(days, wallTime),
        businessFacts: (menu) => ({
          kind: 'service',
          // Daily menus are left out: tomorrow they are over, and nobody knows when a search engine comes.
          menu: {
            sections: listCategories(menu).map(({ name, dishes }) => ({
              name,
              items: dishes.map(({ name, description, price }) => ({ name, description, price })),
            })),
          },
        }),
      }
    : undefined,
});
