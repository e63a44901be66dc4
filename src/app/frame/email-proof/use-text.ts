import { emailProof } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ emailProof });
