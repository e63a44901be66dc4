import { LayoutList } from 'lucide-react';
import { Fragment } from 'react';
import { useEditor } from '../session/editor-session';
import { useSectionIds } from '../session/use-section-ids';
import { useText } from '../use-text';
import { SectionRow } from './section-row';
import { useSectionActions } from './use-section-actions';

interface SectionRowsProps {
  /** Where a new section is held over the list. */
  dropIndex: number | null;
}

/** The rows of the list, or what stands there while there are none. It tells them what they would otherwise each ask after every letter. */
export function SectionRows({ dropIndex }: SectionRowsProps) {
  const t = useText();
  const ids = useSectionIds();
  const openId = useEditor((state) => state.openSectionId);
  const errors = useEditor((state) => state.errors.sections);
  const actions = useSectionActions();
  const place = (
    <li className="drop" aria-hidden="true">
      {t('editor.dropHere')}
    </li>
  );
  return (
    <>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {dropIndex === index && place}
          <SectionRow
            id={id}
            isOpen={id === openId}
            hasError={id in errors}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            actions={actions}
          />
        </Fragment>
      ))}
      {dropIndex === ids.length && place}
      {ids.length === 0 && dropIndex === null && (
        <li className="sections__empty">
          <LayoutList aria-hidden="true" />
          <span className="only-wide">{t('editor.emptyPage')}</span>
          <span className="only-phone">{t('editor.emptyPagePhone')}</span>
        </li>
      )}
    </>
  );
}
