import { useRef, useState } from 'react';
import { foldText } from '@/core/search-words';
import type { SectionType } from '@/sections/page/definitions';
import { getStoredType, type Section } from '@/sections/page/page';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { SearchField } from '@/ui/search-field';
import { offeredTypes, PaletteFace } from '../fields/palette-face';
import { useEditorSession } from '../session/editor-session';
import { useFindLockedType } from '../session/plan';
import { useAddSection } from '../session/section-commands';
import { typeName } from '../session/section-name';
import { useText } from './use-text';

interface AddDialogProps {
  /** The place of the new section on the page, from 0. */
  index: number;
  onClose: () => void;
}

/** Offers the section types for a place between two sections. */
export function AddDialog({ index, onClose }: AddDialogProps) {
  const t = useText();
  const { store } = useEditorSession();
  const add = useAddSection();
  const findLocked = useFindLockedType();
  const [query, setQuery] = useState('');
  const { sections } = store.getState().page;
  const nameOf = (section: Section) => typeName(getStoredType(section), t);
  const [before, after] = [sections[index - 1], sections[index]];
  const looked = foldText(query).trim();
  const types = offeredTypes.filter((type) => foldText(typeName(type, t)).includes(looked));
  const [first] = query === '' ? [] : types;
  const field = useRef<HTMLInputElement>(null);
  const addHere = (type: SectionType) => {
    if (add(type, index)) onClose();
  };
  const place =
    before && after
      ? t('inPage.between', { before: nameOf(before), after: nameOf(after) })
      : t(after ? 'inPage.atTop' : 'inPage.atEnd');
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={t('inPage.add')}
      description={place}
      closeLabel={t('inPage.close')}
    >
      <SearchField
        ref={field}
        label={t('inPage.search')}
        clearLabel={t('inPage.clear')}
        placeholder={t('inPage.search')}
        value={query}
        onType={setQuery}
        onEnter={() => first && addHere(first)}
        onClear={() => setQuery('')}
      />
      <div className="palette">
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className={classNames('palette-item', findLocked(type) && 'is-locked')}
            onClick={() => addHere(type)}
          >
            <PaletteFace type={type} soldFrom={findLocked(type)?.requiredTier} />
          </button>
        ))}
      </div>
      {types.length === 0 && <p className="soft">{t('inPage.noneFound')}</p>}
    </Dialog>
  );
}
