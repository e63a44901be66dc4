import type { Messages } from '@/core/messages';
import { type Trade, trades } from '@/core/trades';
import { getTemplatePicture, type PictureName } from './trades/template-picture';

type DrawingName = keyof Messages['pictures']['drawings'];

/** It was drawn for a look, and looks good on any page. */
type LookDrawing = Exclude<DrawingName, PictureName>;

const drawingsOfTrades: Record<Trade, { pictures: readonly PictureName[]; ofLooks: readonly LookDrawing[] }> =
  {
    beauty: {
      pictures: [
        'salon-chair',
        'salon-mirror',
        'salon-tools',
        'salon-hair-dryer',
        'salon-nail-polish',
        'salon-spa',
      ],
      ofLooks: [],
    },
    food: {
      pictures: [
        'restaurant-set-table-wide',
        'restaurant-dinner-plate',
        'restaurant-pizza',
        'restaurant-wine-cheese',
        'restaurant-coffee-cake',
        'restaurant-herbs',
      ],
      ofLooks: [
        'awning-cup',
        'awning-croissant',
        'awning-slice',
        'awning-bundt',
        'awning-macarons',
        'linocut-beer',
        'linocut-soup',
        'linocut-fish',
        'linocut-roast',
        'linocut-sweet',
      ],
    },
    building: {
      pictures: [
        'construction-modern-house',
        'construction-modern-house-wide',
        'construction-site',
        'construction-bricks-trowel',
        'construction-roof-tiles',
        'construction-timber',
        'construction-helmet-plans',
      ],
      ofLooks: [],
    },
    stays: {
      pictures: [
        'accommodation-cabin',
        'accommodation-cabin-wide',
        'accommodation-lake-pier',
        'accommodation-bedroom',
        'accommodation-fireplace',
        'accommodation-breakfast',
      ],
      ofLooks: [],
    },
  };

/** Every owner may show this picture of ours. */
export interface Drawing {
  name: DrawingName;
  trade: Trade;
  url: string;
}

export const drawings: readonly Drawing[] = trades.flatMap((trade) => [
  ...drawingsOfTrades[trade].pictures.map((name) => ({ name, trade, url: getTemplatePicture(name) })),
  ...drawingsOfTrades[trade].ofLooks.map((name) => ({ name, trade, url: `/images/looks/${name}-1.svg` })),
]);
