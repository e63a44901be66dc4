import './section-row.css';
import { LayoutList } from 'lucide-react';
import { Fragment, memo, useDeferredValue, useRef } from 'react';
import { useEditor } from '../session/editor-session';
import { useSectionActions } from '../session/section-commands';
import { listSectionIds } from '../state/section-list';
import { useText } from '../use-text';
import { LIST_ID, useDragProps } from './drag-board';
import { SectionRow } from './section-row';

/** Even a tall window shows no more rows than these. */
const FIRST_ROWS = 20;

interface SectionListProps {
  /** A new section is held over the list at this index. */
  dropIndex: number | null;
}

export const SectionList = memo(function SectionList({ dropIndex }: SectionListProps) {
  const t = useText();
  const drag = useDragProps(LIST_ID);
  return (
    <ul className="sections" ref={drag?.ref} aria-label={t('editor.sections')}>
      <SectionRows dropIndex={dropIndex} />
    </ul>
  );
});

/**
 * Shows the rows of the list, or a text while there are none. It passes down what each row would otherwise compute
 * after every letter.
 */
export function SectionRows({ dropIndex }: SectionListProps) {
  const t = useText();
  const ids = useSectionIds();
  const openId = useEditor((state) => state.openSectionId);
  const errors = useEditor((state) => state.errors.sections);
  const actions = useSectionActions();
  // React renders the rows below the window when it has time, after the preview; a row that is opened before is needed
  // at once.
  const areFirstDrawn = useDeferredValue(true, false);
  const isWhole = areFirstDrawn || (openId !== null && ids.indexOf(openId) >= FIRST_ROWS);
  const dropLine = (
    <li className="drop" aria-hidden="true">
      {t('editor.dropHere')}
    </li>
  );
  return (
    <>
      {(isWhole ? ids : ids.slice(0, FIRST_ROWS)).map((id, index) => (
        <Fragment key={id}>
          {dropIndex === index && dropLine}
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
      {dropIndex === ids.length && dropLine}
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

/** Returns the ids of the sections in order; the array stays the same until one is added, moved or removed. */
export function useSectionIds(): readonly string[] {
  const known = useRef<readonly string[]>([]);
  return useEditor((state) => {
    known.current = listSectionIds(state, known.current);
    return known.current;
  });
}
