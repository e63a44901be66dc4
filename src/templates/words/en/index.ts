import type { TemplateWords } from '../../trades/templates';
import { accommodation } from './accommodation';
import { apartment } from './apartment';
import { barber } from './barber';
import { cafe } from './cafe';
import { construction } from './construction';
import { craftsman } from './craftsman';
import { restaurant } from './restaurant';
import { salon } from './salon';

export const words: TemplateWords = {
  salon,
  barber,
  restaurant,
  cafe,
  construction,
  craftsman,
  accommodation,
  apartment,
};
