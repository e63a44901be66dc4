import { useState } from 'react';
import type { Gap } from '@/sections/readiness/list-gaps';
import type { SampleFacts } from '@/sections/readiness/sample-facts';
import { useEditor, useEditorSession } from '../session/editor-session';
import type { EditorPage } from '../state/editor-state';
import { CheckBar } from './check-bar';
import { CheckDialog } from './check-dialog';
import { useShowGap } from './show-gap';
import { usePageCheck } from './use-gaps';

export { loadSamples } from '@/app/entities/samples';
export { checkPageGaps, fetchAnswers } from './use-gaps';

interface PublishCheckProps {
  samples: SampleFacts | null;
  /** The check opens at the place of this gap, or with null at its list. */
  begin: Gap | null;
  /** Brings the fields into view where the preview covers them. */
  onEdit: () => void;
  onPublish: () => void;
  onClose: () => void;
}

/** The latest press has left out sections; `page` is the page without them. */
interface LeftOut {
  count: number;
  page: EditorPage;
}

/** Shows the check before publishing: a list, whose lines lead to a bar that goes from place to place. */
export function PublishCheck({ samples, begin, onEdit, onPublish, onClose }: PublishCheckProps) {
  const { store } = useEditorSession();
  const websiteId = useEditor((state) => state.websiteId);
  const showGap = useShowGap(onEdit);
  const check = usePageCheck(
    samples,
    useEditor((state) => state.page),
  );
  const [shown, setShown] = useState(begin);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);

  const handleShow = (gap: Gap) => {
    setShown(gap);
    showGap(gap);
  };
  const handleLeaveOut = (ids: readonly string[]) => {
    store.dispatch({ type: 'remove-sections', ids });
    setLeftOut({ count: ids.length, page: store.getState().page });
  };
  // Undo would also take back a later change.
  const canBringBack = useEditor(({ page }) => page === leftOut?.page);
  const handleBringBack = () => {
    store.dispatch({ type: 'undo' });
    setLeftOut(null);
  };
  if (shown) {
    return (
      <CheckBar
        {...check}
        websiteId={websiteId}
        shown={shown}
        onShow={handleShow}
        onList={() => {
          setLeftOut(null);
          setShown(null);
        }}
        onPublish={onPublish}
        onClose={onClose}
      />
    );
  }
  return (
    <CheckDialog
      {...check}
      websiteId={websiteId}
      leftOut={canBringBack ? (leftOut?.count ?? 0) : 0}
      onLeaveOut={handleLeaveOut}
      onBringBack={handleBringBack}
      onShow={handleShow}
      onPublish={onPublish}
      onClose={onClose}
    />
  );
}
