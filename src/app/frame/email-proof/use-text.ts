import { emailProof } from '@messages/en.json';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ emailProof });
