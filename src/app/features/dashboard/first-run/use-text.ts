import { createWebsite, firstRun, hours, templates } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ createWebsite, firstRun, hours, templates });
