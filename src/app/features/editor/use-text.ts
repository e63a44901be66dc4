import { editor, errors, plans, sections, templates } from '@messages/en.json';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ editor, errors, plans, sections, templates });
