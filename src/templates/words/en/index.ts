import type { TemplateWords } from '../../trades/templates';
import { accommodation } from './accommodation';
import { construction } from './construction';
import { restaurant } from './restaurant';
import { salon } from './salon';

export const words: TemplateWords = { salon, restaurant, construction, accommodation };
