import '../preview/preview.css';
import { X } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import type { EditMode } from '../commands';
import type { PreviewFrameProps } from '../preview/preview-frame';
import { useEditor } from '../session/editor-session';
import { getTypeName } from '../session/section-name';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import { type Device, DeviceChoice } from './device-choice';
import { PartMissing, useLazyParts } from './use-lazy-parts';

interface PreviewCardProps {
  /** Is called when a section was pressed and its editor is open. */
  onEdit: () => void;
  /** It is given until the owner has chosen where to edit; the other mode is offered. */
  onModeChosen?: ((mode: EditMode) => void) | undefined;
}

/** Shows the Preview card: the page as visitors will see it, on a desktop or a phone. */
export const PreviewCard = memo(function PreviewCard({ onEdit, onModeChosen }: PreviewCardProps) {
  const t = useText();
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <section className="editor__preview card preview" aria-labelledby="preview-title">
      <div className="preview__head">
        <h2 className="h3" id="preview-title">
          {t('editor.preview')}
        </h2>
        <EditedName />
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      <div className="preview__stage">
        <LazyPreview device={device} onEdit={onEdit} />
        {onModeChosen && <ModeOffer onChoose={onModeChosen} />}
      </div>
    </section>
  );
});

/** Offers once to edit in the page itself. */
function ModeOffer({ onChoose }: { onChoose: (mode: EditMode) => void }) {
  const t = useText();
  return (
    <div className="preview__offer">
      <span>{t('editor.inPageOffer')}</span>
      <Button size="sm" onClick={() => onChoose('page')}>
        {t('editor.inPageTry')}
      </Button>
      <IconButton label={t('editor.inPageDecline')} onClick={() => onChoose('list')}>
        <X className="icon--sm" />
      </IconButton>
    </div>
  );
}

/** Names the section that is framed on the page. It stands outside the page, where it covers nothing. */
export function EditedName() {
  const t = useText();
  const type = useEditor(
    (state) => state.openSectionId !== null && findSection(state, state.openSectionId)?.type,
  );
  return (
    <p className="preview__edited truncate">
      {type && t('editor.previewEdits', { type: getTypeName(type, t) })}
    </p>
  );
}

/** Shows the page in its frame, as soon as the script that draws it is loaded. */
function LazyPreview(props: PreviewFrameProps) {
  const { parts, hasFailed } = useLazyParts();
  if (parts) return <parts.PreviewFrame {...props} />;
  return (
    <div className="w-full overflow-y-auto">
      <PartMissing hasFailed={hasFailed} className="block h-full" />
    </div>
  );
}
