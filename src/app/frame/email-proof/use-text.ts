import { emailProof } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ emailProof });
