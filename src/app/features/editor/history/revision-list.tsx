import { useEffect, useMemo, useRef } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { Revision, RevisionSummary } from '@/contracts/websites';
import { toSite } from '@/site/site';
import { Badge } from '@/ui/badge';
import { DESKTOP_WIDTH_PX, PHONE_WIDTH_PX, useIsPhone } from '../preview/preview-frame';
import { ScaledSite, useScaledView } from '../preview/scaled-site';
import { useEditor } from '../session/editor-session';
import { usePartsText } from '../use-parts-text';

interface RevisionListProps {
  revisions: readonly RevisionSummary[];
  chosen: number;
  onChoose: (version: number) => void;
}

/** Lists the saves to choose from; the arrow keys go through them. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  const t = usePartsText();
  const listRef = useRef<HTMLFieldSetElement>(null);
  // The dialog opened before its list was there, and had nothing to give the focus to.
  useEffect(() => listRef.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  return (
    <fieldset ref={listRef} className="history__list">
      <legend className="sr-only">{t('editorParts.history.saves')}</legend>
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
          <span className="sm mute">{t('editorParts.history.version', { version })}</span>
          {index === 0 && <Badge tone="green">{t('editorParts.history.latest')}</Badge>}
        </label>
      ))}
    </fieldset>
  );
}

/** Shows the page as a save stored it. */
export function RevisionPreview({ revision }: { revision: Revision }) {
  const t = usePartsText();
  const isPhone = useIsPhone();
  const title = useEditor((state) => state.title);
  const slug = useEditor((state) => state.slug);
  const view = useScaledView(isPhone ? PHONE_WIDTH_PX : DESKTOP_WIDTH_PX);
  const language = useEditor((state) => state.page.language);
  const { savedAt } = revision;
  const site = useMemo(
    () => toSite({ ...revision, title, slug, language }),
    [revision, title, slug, language],
  );
  return (
    <ScaledSite
      view={view}
      site={site}
      mode={isPhone ? 'mobile' : 'desktop'}
      label={t('editorParts.history.pageOf', { time: formatDateTime(savedAt) })}
    />
  );
}
