import './palette.css';
import { memo } from 'react';
import { getDefinition, sectionTypes } from '@/sections/page/definitions';
import { useAddSection } from '../session/use-add-section';
import { PaletteItem } from './palette-item';

const offeredTypes = sectionTypes.filter((type) => getDefinition(type).isOffered);

/** The section types that can be added: dragged onto the page, or pressed. */
export const Palette = memo(function Palette({ onAdded }: { onAdded?: () => void }) {
  const add = useAddSection();
  return (
    <div className="palette">
      {offeredTypes.map((type) => (
        <PaletteItem
          key={type}
          type={type}
          onAdd={(added) => {
            if (add(added)) onAdded?.();
          }}
        />
      ))}
    </div>
  );
});
