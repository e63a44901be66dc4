import { createWebsite, dashboard, plans, profile, templates } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ createWebsite, dashboard, plans, profile, templates });
