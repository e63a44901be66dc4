import { useText } from '../use-text';
import { useLateParts } from './use-late-parts';

/** Says once that parts of the editor did not come, wherever they are missing. */
export function LateStatus() {
  const t = useText();
  const { hasFailed } = useLateParts();
  return (
    <span role="status" className="sr-only">
      {hasFailed && t('editor.partFailed')}
    </span>
  );
}
