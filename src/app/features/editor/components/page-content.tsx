import { DndContext, DragOverlay, type UniqueIdentifier } from '@dnd-kit/core';
import { memo, useMemo } from 'react';
import { reorderAnnouncements, useReorderSensors } from '@/sections/editor-kit/reorder';
import { useSpoken } from '@/sections/editor-kit/spoken';
import { Card, CardBody, CardHead } from '@/ui/card';
import { prefersCalm } from '@/ui/use-matches';
import { useEditor, useEditorSession } from '../session/editor-session';
import { AnnounceContext } from '../session/section-commands';
import { sectionName } from '../session/section-name';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import { Palette } from './palette';
import { findDraggedType, findDropTarget, useSectionDrag } from './section-drag';
import { SectionList } from './section-list';
import { useSortableIds } from './sortable-ids';
import { useLazyParts } from './use-lazy-parts';

const OVERLAY_STYLE = { height: 'auto' };

/** The Page Content card: the palette and the list of sections. What it draws reaches all rows: it does not follow the sections themselves. */
export const PageContent = memo(function PageContent() {
  const t = useText();
  const { store } = useEditorSession();
  const isEmpty = useEditor(({ page }) => page.sections.length === 0);
  const sortableIds = useSortableIds();
  const sensors = useReorderSensors();
  const { parts } = useLazyParts();
  const [spoken, say] = useSpoken();
  const { activeId, dropIndex, handlers } = useSectionDrag();

  const accessibility = useMemo(() => {
    const getTitle = (id: UniqueIdentifier) => {
      const section = findSection(store.getState(), String(id));
      return section ? sectionName(section, t) : '';
    };
    return {
      announcements: reorderAnnouncements(
        (key, values) => t(`list.${key}`, values),
        sortableIds,
        getTitle,
      ),
      screenReaderInstructions: { draggable: t('list.instructions') },
    };
  }, [store, t, sortableIds]);

  return (
    <AnnounceContext value={say}>
      <DndContext
        id="page-content"
        sensors={sensors}
        collisionDetection={findDropTarget}
        accessibility={accessibility}
        {...handlers}
      >
        <Card aria-labelledby="page-content-title">
          <CardHead>
            <h2 className="h3" id="page-content-title">
              {t('editor.pageContent')}
            </h2>
            <SectionCount />
          </CardHead>
          <CardBody className="grid grid-cols-1 gap-4 pt-3">
            {isEmpty && parts && <parts.TemplateChoice />}
            <p className="sm soft only-wide">{t('editor.paletteHint')}</p>
            {!isEmpty && <p className="sm soft only-phone">{t('editor.paletteHintPhone')}</p>}
            <Palette />
            <SectionList
              sortableIds={sortableIds}
              dropIndex={dropIndex}
              isTarget={activeId !== null && findDraggedType(activeId) !== null}
            />
          </CardBody>
        </Card>
        <DragOverlay style={OVERLAY_STYLE} dropAnimation={prefersCalm() ? null : undefined}>
          {activeId && parts && <parts.DragFace id={activeId} />}
        </DragOverlay>
      </DndContext>
      {spoken}
    </AnnounceContext>
  );
});

export function SectionCount() {
  const t = useText();
  const count = useEditor(({ page }) => page.sections.length);
  return <span className="sm mute">{t('editor.sectionCount', { count })}</span>;
}
