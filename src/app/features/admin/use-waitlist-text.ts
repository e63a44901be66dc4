import { admin, waitlist } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useWaitlistText = createUseText({ admin, waitlist });
