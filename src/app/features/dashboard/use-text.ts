import { bin, createWebsite, dashboard, plans, profile, templates } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ bin, createWebsite, dashboard, plans, profile, templates });
