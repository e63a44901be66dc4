import './often-next.css';
import { type ReactNode, useRef, useState } from 'react';
import { foldText } from '@/core/search-words';
import { LayoutSketch } from '@/sections/editor-kit/layout-sketch';
import { getStoredType, type Section, type SectionType, sectionTypes } from '@/sections/page/definitions';
import { listLayouts } from '@/site/style/choose-layouts';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { SearchField } from '@/ui/search-field';
import { PaletteFace } from '../fields/palette-face';
import { getEditor } from '../fields/section-body';
import { useEditorSession } from '../session/editor-session';
import { useFindLockedType } from '../session/plan';
import { useAddSection } from '../session/section-commands';
import { getShortSectionName, getTypeName } from '../session/section-name';
import { listOftenNext, type ProposedType } from './often-next';
import { useText } from './use-text';

interface AddDialogProps {
  /** The new section gets this index on the page, counted from 0. */
  index: number;
  onClose: () => void;
}

/** More would be no proposal, and a single one no choice. */
const MOST_PROPOSED = 6;
const LEAST_PROPOSED = 2;

/** Offers the section types for a place between two sections: first those that a page of its trade often has. */
export function AddDialog({ index, onClose }: AddDialogProps) {
  const t = useText();
  const { store } = useEditorSession();
  const add = useAddSection();
  const findLocked = useFindLockedType();
  const [query, setQuery] = useState('');
  const { page } = store.getState();
  const { sections } = page;
  // A page begins with a section that opens it, so nothing is proposed for an empty one.
  const [showsAll, setShowsAll] = useState(sections.length === 0);
  const [before, after] = [sections[index - 1], sections[index]];
  // Two neighbours are named by their types, unless both have the same.
  const isOneType = before && after && getStoredType(before) === getStoredType(after);
  const getSectionLabel = (section: Section) =>
    isOneType ? getShortSectionName(section, t) : getTypeName(getStoredType(section), t);
  const looked = foldText(query).trim();
  const types = sectionTypes.filter((type) => foldText(getTypeName(type, t)).includes(looked));
  const [first] = query === '' ? [] : types;
  const field = useRef<HTMLInputElement>(null);
  const addHere = (type: SectionType) => {
    if (add(type, index)) onClose();
  };
  const where =
    before && after
      ? t('inPage.between', { before: getSectionLabel(before), after: getSectionLabel(after) })
      : t(after ? 'inPage.atTop' : 'inPage.atEnd');
  const { trade, types: usual } = listOftenNext(page);
  const proposed = usual.filter((type) => !findLocked(type)).slice(0, MOST_PROPOSED);
  const isProposing = query === '' && !showsAll && proposed.length >= LEAST_PROPOSED;
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={t('inPage.add')}
      description={where}
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
      {isProposing ? (
        <OftenNext title={t(`inPage.oftenNext.${trade}`)} types={proposed} onAdd={addHere}>
          <Button
            variant="quiet"
            onClick={() => {
              setShowsAll(true);
              // The button is gone, so the focus moves to the field above all types.
              field.current?.focus();
            }}
          >
            {t('inPage.allTypes', { count: sectionTypes.length })}
          </Button>
        </OftenNext>
      ) : (
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
      )}
      {types.length === 0 && <p className="soft">{t('inPage.noneFound')}</p>}
    </Dialog>
  );
}

interface OftenNextProps {
  title: string;
  types: readonly ProposedType[];
  onAdd: (type: ProposedType) => void;
  /** They lead to all other types. */
  children: ReactNode;
}

/** Proposes types, each with a drawing, its name and what visitors get from it. */
function OftenNext({ title, types, onAdd, children }: OftenNextProps) {
  const t = useText();
  return (
    <section className="often-next" aria-label={title}>
      <h3 className="sm strong">{title}</h3>
      <ul>
        {types.map((type) => (
          <li key={type}>
            <button type="button" className="often-next__type" onClick={() => onAdd(type)}>
              <LayoutSketch drawing={getEditor(type).drawings[listLayouts(type)[0].name] ?? []} />
              <b>{getTypeName(type, t)}</b>
              <span>{t(`inPage.does.${type}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </section>
  );
}
