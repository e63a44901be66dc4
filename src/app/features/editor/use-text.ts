import { editor, failures, plans, sections, templates } from '@messages/en.json';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ editor, failures, plans, sections, templates });
