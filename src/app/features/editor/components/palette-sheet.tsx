import { DndContext } from '@dnd-kit/core';
import { Dialog } from '@/ui/dialog';
import { useText } from '../use-text';
import { Palette } from './palette';

interface PaletteSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The palette on phones. */
export function PaletteSheet({ isOpen, onClose }: PaletteSheetProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('editor.addSection')} closeLabel={t('common.close')}>
      {/* A context without sensors: nothing is dragged out of a sheet. */}
      <DndContext sensors={[]}>
        <Palette onAdded={onClose} />
      </DndContext>
    </Dialog>
  );
}
