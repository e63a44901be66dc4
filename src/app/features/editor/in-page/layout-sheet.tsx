import { useState } from 'react';
import type { KnownSection } from '@/sections/page/page';
import { Button } from '@/ui/button';
import { Sheet, SheetFoot } from '@/ui/sheet';
import { getEditor } from '../fields/section-body';
import { PlaceChoices } from '../fields/section-place';
import { useEditorDispatch } from '../session/editor-session';
import { typeName } from '../session/section-name';
import { useText } from './use-text';

interface LayoutSheetProps {
  section: KnownSection;
  onClose: () => void;
}

/** The layouts of a section as small drawings. The page beside it changes with each press. */
export function LayoutSheet({ section, onClose }: LayoutSheetProps) {
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
      title={t('inPage.layoutTitle', { section: typeName(section.type, t) })}
      description={t('inPage.layoutHint')}
      closeLabel={t('inPage.close')}
    >
      <PlaceChoices section={section} drawings={getEditor(section.type).drawings} />
      <SheetFoot>
        {isChanged && (
          <Button
            onClick={() => {
              if (section.layout !== layout) dispatch({ type: 'set-section-layout', id, layout });
              if (section.ground !== ground) dispatch({ type: 'set-section-ground', id, ground });
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
