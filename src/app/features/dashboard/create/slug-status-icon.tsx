import { CircleCheck, CircleX } from 'lucide-react';
import { Spinner } from '@/ui/spinner';
import type { SlugStatus } from './create-state';

/** The state of the address at a glance; the words are in the live text below the field. */
export function SlugStatusIcon({ status }: { status: SlugStatus }) {
  return (
    <span className="grid size-5 place-items-center" aria-hidden="true">
      {status === 'checking' && <Spinner />}
      {status === 'available' && <CircleCheck className="is-ok" />}
      {status === 'taken' && <CircleX className="is-bad" />}
    </span>
  );
}
