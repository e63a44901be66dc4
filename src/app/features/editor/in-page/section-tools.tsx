import { ArrowDown, ArrowUp, CopyPlus, LayoutTemplate, Lock, PanelRight, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { getStoredType, type KnownSection } from '@/sections/page/definitions';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/icon-button';
import { keepFocus } from '@/ui/keep-focus';
import { Sheet, SheetFoot } from '@/ui/sheet';
import { Toolbar } from '@/ui/toolbar';
import { LayoutChoices } from '../fields/layout-settings';
import { getEditor, SectionBody } from '../fields/section-body';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useIsForVisitors } from '../session/filled-sections';
import { useFindLockedType } from '../session/plan';
import type { SectionActionCalls } from '../session/section-commands';
import { getSectionName, getTypeName } from '../session/section-name';
import { findSection, listSectionIds } from '../state/section-list';
import { AddDialog } from './add-dialog';
import { useText } from './use-text';

interface SectionToolsProps {
  id: string;
  /** The calls belong to the page, because a removed section takes its tools with it. */
  actions: SectionActionCalls;
}

/** Shows everything that an owner can do with the section that is open on the page. */
export function SectionTools({ id, actions }: SectionToolsProps) {
  const t = useText();
  const section = useEditor((state) => findSection(state, id));
  const isForVisitors = useIsForVisitors(id);
  const index = useEditor((state) => listSectionIds(state).indexOf(id));
  const count = useEditor(({ page }) => page.sections.length);
  const [opened, setOpened] = useState<'fields' | 'layout' | null>(null);
  const [addAt, setAddAt] = useState<number | null>(null);
  const findLocked = useFindLockedType();
  const showLocked = useShowLocked();
  if (!section) return null;
  const type = getStoredType(section);
  const name = getSectionName(section, t);
  const isEmpty = section.type !== 'unknown' && !isForVisitors;
  const close = () => setOpened(null);
  const canLayOut = section.type !== 'unknown';
  const locked = section.type === 'unknown' ? null : findLocked(section.type);
  return (
    <>
      <Toolbar className="in-page__tag" aria-label={t('inPage.sectionTools', { section: name })}>
        <span className="in-page__name truncate">{getTypeName(type, t)}</span>
        {/* The page itself shows the section as it would be on a better plan. */}
        {locked && (
          <button type="button" className="in-page__fill" onClick={() => showLocked(locked)}>
            <Lock className="icon--sm" aria-hidden="true" />
            {t('editor.closedRow')}
          </button>
        )}
        {isEmpty ? (
          <button
            type="button"
            className="in-page__fill"
            aria-label={t('inPage.fieldsOf', { section: name })}
            onClick={() => setOpened('fields')}
          >
            {t('inPage.fill')}
          </button>
        ) : (
          <IconButton label={t('inPage.fieldsOf', { section: name })} onClick={() => setOpened('fields')}>
            <PanelRight className="icon--sm" />
          </IconButton>
        )}
        {canLayOut && (
          <IconButton label={t('inPage.layoutOf', { section: name })} onClick={() => setOpened('layout')}>
            <LayoutTemplate className="icon--sm" />
          </IconButton>
        )}
        <IconButton
          label={t('list.moveUp', { title: name })}
          aria-disabled={index === 0}
          onClick={() => index === 0 || actions.move({ id, name }, -1)}
        >
          <ArrowUp className="icon--sm" />
        </IconButton>
        <IconButton
          label={t('list.moveDown', { title: name })}
          aria-disabled={index === count - 1}
          onClick={() => index === count - 1 || actions.move({ id, name }, 1)}
        >
          <ArrowDown className="icon--sm" />
        </IconButton>
        <IconButton
          label={t('list.duplicate', { title: name })}
          onClick={() => actions.duplicate({ id, name })}
        >
          <CopyPlus className="icon--sm" />
        </IconButton>
        <IconButton
          label={t('list.remove', { title: name })}
          onClick={(event) => actions.remove({ id, name }, event)}
        >
          <Trash2 className="icon--sm" />
        </IconButton>
      </Toolbar>
      <InsertButton at={index} edge="top" section={name} onAdd={setAddAt} />
      <InsertButton at={index + 1} edge="bottom" section={name} onAdd={setAddAt} />
      {opened === 'fields' && (
        <Sheet
          isClear
          closesByBack={false}
          onClose={close}
          title={getTypeName(type, t)}
          closeLabel={t('inPage.close')}
        >
          <SectionBody id={id} />
        </Sheet>
      )}
      {opened === 'layout' && canLayOut && <LayoutSheet section={section} onClose={close} />}
      {addAt !== null && <AddDialog index={addAt} onClose={() => setAddAt(null)} />}
    </>
  );
}

interface InsertButtonProps {
  at: number;
  edge: 'top' | 'bottom';
  /** The button stands above or below the section of this name. */
  section: string;
  onAdd: (index: number) => void;
}

/** Stands on the seam of two sections. */
function InsertButton({ at, edge, section, onAdd }: InsertButtonProps) {
  const t = useText();
  const label = t(edge === 'top' ? 'inPage.addAbove' : 'inPage.addBelow', { section });
  return (
    <div className={classNames('in-page__insert', `in-page__insert--${edge}`)}>
      <button type="button" aria-label={label} onClick={() => onAdd(at)}>
        <Plus className="icon--sm" aria-hidden="true" />
        <span>{t('inPage.addHere')}</span>
      </button>
    </div>
  );
}

interface LayoutSheetProps {
  section: KnownSection;
  onClose: () => void;
}

/** Shows the layouts of a section as small drawings; each press changes the page beside it. */
function LayoutSheet({ section, onClose }: LayoutSheetProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const [before] = useState(section);
  const { id, layout, ground } = before;
  const isChanged = section.layout !== layout || section.ground !== ground;
  return (
    <Sheet
      isClear
      closesByBack={false}
      onClose={onClose}
      title={t('inPage.layoutTitle', { section: getTypeName(section.type, t) })}
      description={t('inPage.layoutHint')}
      closeLabel={t('inPage.close')}
    >
      <LayoutChoices section={section} drawings={getEditor(section.type).drawings} />
      <SheetFoot>
        {isChanged && (
          <Button
            onClick={(event) => {
              keepFocus(event.currentTarget);
              dispatch({ type: 'lay-out-section', id, change: { layout, ground } });
            }}
          >
            {t('inPage.layoutBack')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('inPage.done')}
        </Button>
      </SheetFoot>
    </Sheet>
  );
}
