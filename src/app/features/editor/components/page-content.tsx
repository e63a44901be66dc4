import { memo, useDeferredValue, useState } from 'react';
import { useSpoken } from '@/sections/editor-kit/spoken';
import { Card, CardBody, CardHead } from '@/ui/card';
import { useEditor } from '../session/editor-session';
import { AnnounceContext } from '../session/section-commands';
import { useText } from '../use-text';
import { createDragBoard, DragBoardContext } from './drag-board';
import { Palette } from './palette';
import { SectionList } from './section-list';
import { useLazyParts } from './use-lazy-parts';

/**
 * Shows the Page Content card: the palette and the list of sections. Rendering it again renders all rows, so it does
 * not depend on the sections themselves.
 */
export const PageContent = memo(function PageContent() {
  const t = useText();
  const isEmpty = useEditor(({ page }) => page.sections.length === 0);
  const { parts } = useLazyParts();
  // Nothing is dragged before the preview is drawn, so React renders this when it has time.
  const dragging = useDeferredValue(parts);
  const [spoken, say] = useSpoken();
  const [board] = useState(createDragBoard);
  const [dropIndex, setDropIndex] = useState<number | null>(null);
  return (
    <AnnounceContext value={say}>
      <DragBoardContext value={board}>
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
            <SectionList dropIndex={dropIndex} />
          </CardBody>
        </Card>
        {dragging && <dragging.SectionDragging onDropIndex={setDropIndex} />}
      </DragBoardContext>
      {spoken}
    </AnnounceContext>
  );
});

export function SectionCount() {
  const t = useText();
  const count = useEditor(({ page }) => page.sections.length);
  // A browser is slow to form its first plural, so the preview is drawn before.
  const isDue = useDeferredValue(true, false);
  return <span className="sm mute">{isDue && t('editor.sectionCount', { count })}</span>;
}
