import { accommodation } from './accommodation';
import { construction } from './construction';
import { restaurant } from './restaurant';
import { salon } from './salon';
import type { Template } from './template';

/** The one list of templates, in the order in which they are offered. */
export const templates = { salon, restaurant, construction, accommodation } satisfies Record<
  string,
  Template
>;

export type TemplateName = keyof typeof templates;

export const templateNames = Object.keys(templates) as TemplateName[];
