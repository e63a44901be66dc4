import { admin, waitlist } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useWaitlistText = textsOf({ admin, waitlist });
