import './palette.css';
import { memo } from 'react';
import { sectionDefinitions, sectionTypes } from '@/sections/registry';
import { useAddSection } from '../session/use-add-section';
import { PaletteItem } from './palette-item';

const offeredTypes = sectionTypes.filter((type) => sectionDefinitions[type].isOffered);

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
