import type { ViewMode } from '@/sections/visitor-kit/define-view';
import { useText } from '../use-text';
import { ScaledSite } from './scaled-site';
import { useOpenPressed } from './use-open-pressed';
import { usePreviewSite } from './use-preview-site';
import { useScaledView } from './use-scaled-view';
import { useShownSection } from './use-shown-section';

export interface ScaledPageProps {
  mode: Exclude<ViewMode, 'public'>;
  /** The width that the page is laid out for. */
  widthPx: number;
  /** A section was opened by a press. */
  onEdit: () => void;
}

/** The page as it stands in the editor; a press on a section opens its editor. */
export function ScaledPage({ mode, widthPx, onEdit }: ScaledPageProps) {
  const t = useText();
  const site = usePreviewSite();
  const view = useScaledView(widthPx);
  useShownSection({ ...view, sections: site.page.sections });
  const openPressed = useOpenPressed(view.pageRef, onEdit);
  return (
    <ScaledSite
      view={view}
      site={site}
      mode={mode}
      label={t('editor.previewPage')}
      onPress={openPressed}
      hint={t('editor.previewHint')}
    />
  );
}
