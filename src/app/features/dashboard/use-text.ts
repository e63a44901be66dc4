import { createWebsite, dashboard, plans, templates } from '@messages/en.json';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ createWebsite, dashboard, plans, templates });
