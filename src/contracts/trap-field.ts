import * as z from 'zod/mini';
import { TRAP_FIELD } from '@/core/visitor-work';

/** People do not see this field; its content is never handed on. */
export const trapField = { [TRAP_FIELD]: z.optional(z.unknown()) } as const;
