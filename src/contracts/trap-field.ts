import * as z from 'zod/mini';
import { TRAP_FIELD } from '@/core/visitor-work';

/** What stands in the field that people do not see; never handed on. */
export const trapField = { [TRAP_FIELD]: z.optional(z.unknown()) } as const;
