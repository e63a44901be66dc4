import { useEffect, useRef } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { RevisionSummary } from '@/contracts/websites';
import { Badge } from '@/ui/badge';
import { useText } from '../use-text';

interface RevisionListProps {
  revisions: readonly RevisionSummary[];
  chosen: number;
  onChoose: (version: number) => void;
}

/** The saves to choose from; the arrow keys go through them. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  const t = useText();
  const listRef = useRef<HTMLFieldSetElement>(null);
  // The dialog was there before its list, and had nothing to give the focus to.
  useEffect(() => listRef.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  return (
    <fieldset ref={listRef} className="history__list">
      <legend className="sr-only">{t('editor.history.saves')}</legend>
      {revisions.map(({ version, savedAt }, index) => (
        <label key={version} className="history__save">
          <input
            type="radio"
            className="sr-only"
            name="revision"
            checked={version === chosen}
            onChange={() => onChoose(version)}
          />
          <span className="strong">{formatDateTime(savedAt)}</span>
          <span className="sm mute">{t('editor.history.version', { version })}</span>
          {index === 0 && <Badge tone="green">{t('editor.history.latest')}</Badge>}
        </label>
      ))}
    </fieldset>
  );
}
