import { createWebsite, dashboard, plans, profile, templates } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ createWebsite, dashboard, plans, profile, templates });
