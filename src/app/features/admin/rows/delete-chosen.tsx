import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useDeleteChosen } from '../api/chosen';
import { LISTS, type ListItems, type ListName } from '../api/website-lists';
import { useChosenText } from '../use-chosen-text';
import type { Chosen } from './use-chosen';

interface DeleteChosenProps<Name extends ListName> {
  websiteId: number;
  name: Name;
  chosen: Chosen<ListItems[Name]>;
}

/** Deletes the ticked items, after a question. */
export function DeleteChosen<Name extends ListName>({ websiteId, name, chosen }: DeleteChosenProps<Name>) {
  const tc = useChosenText();
  const [isAsked, setIsAsked] = useState(false);
  const { deleteChosen, isDeleting } = useDeleteChosen(websiteId, name);
  const texts = `chosen.${LISTS[name].texts}` as const;
  const count = chosen.items.length;
  const close = () => setIsAsked(false);
  return (
    <>
      <Button className="bulkbar__quiet" onClick={() => setIsAsked(true)}>
        <Trash2 />
        {tc('chosen.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={close}
        onConfirm={() =>
          deleteChosen(chosen.items, {
            onDeleted: (deleted) => chosen.set(deleted, false),
            onSettled: close,
          })
        }
        title={tc(`${texts}.delete`, { count })}
        text={tc(`${texts}.deleteText`)}
        confirmLabel={tc(`${texts}.delete`, { count })}
        cancelLabel={tc('chosen.cancel')}
        closeLabel={tc('chosen.close')}
        isPending={isDeleting}
        pendingText={tc('chosen.deleting')}
      />
    </>
  );
}
