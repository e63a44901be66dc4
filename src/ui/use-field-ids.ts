import { useId } from 'react';

/** Ids that tie a field to its label and to the text below it (the error, or else the hint). */
export function useFieldIds(givenId: string | undefined, hasNote: boolean) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return { id, noteId, describedBy: hasNote ? noteId : undefined };
}
