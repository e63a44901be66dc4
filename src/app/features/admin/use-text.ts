import { admin, bin, planFeatures, plans } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ admin, bin, planFeatures, plans });
