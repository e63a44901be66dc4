import { useMemo } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { Revision } from '@/contracts/websites';
import { toSite } from '@/site/site';
import { ScaledSite } from '../preview/scaled-site';
import { useIsPhone } from '../preview/use-is-phone';
import { useScaledView } from '../preview/use-scaled-view';
import { useEditor } from '../session/editor-session';
import { useText } from '../use-text';

const DESKTOP_WIDTH_PX = 1280;
const PHONE_WIDTH_PX = 375;

/** The page as a save wrote it. */
export function RevisionPreview({ revision }: { revision: Revision }) {
  const t = useText();
  const isPhone = useIsPhone();
  const title = useEditor((state) => state.title);
  const slug = useEditor((state) => state.slug);
  const view = useScaledView(isPhone ? PHONE_WIDTH_PX : DESKTOP_WIDTH_PX);
  const { savedAt } = revision;
  const site = useMemo(() => toSite({ ...revision, title, slug }), [revision, title, slug]);
  return (
    <ScaledSite
      view={view}
      site={site}
      mode={isPhone ? 'mobile' : 'desktop'}
      label={t('editor.history.pageOf', { time: formatDateTime(savedAt) })}
    />
  );
}
