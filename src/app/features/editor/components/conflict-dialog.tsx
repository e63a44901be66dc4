import './difference-list.css';
import { formatDateTime } from '@/app/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useEditorSession } from '../session/editor-session';
import { getSectionName } from '../session/section-name';
import { comparePages, type PageDifference, toNewestPage, toRebase } from '../sync/conflict';
import { usePartsText } from '../use-parts-text';
import { SectionFace } from './section-face';
import type { SaveConflict } from './use-save';

interface StaleDialogProps extends SaveConflict {
  onClose: () => void;
  save: (isPublished?: boolean) => Promise<boolean>;
}

/** Shows what differs between two copies of one page, and the owner chooses one. Closing the dialog changes nothing. */
export function ConflictDialog({ current, wanted, onClose, save }: StaleDialogProps) {
  const t = usePartsText();
  const { store } = useEditorSession();
  const theirs = toNewestPage(current);
  const differences = comparePages(store.getState().page, theirs);

  const handleMine = () => {
    // It does not start from the newest version: a version that nobody has seen yet is shown in its turn.
    store.dispatch(toRebase(current));
    onClose();
    void save(wanted);
  };
  const handleTheirs = () => {
    store.dispatch(toRebase(current));
    store.dispatch({ type: 'restore', page: theirs });
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t('editorParts.staleTitle')}
      description={t('editorParts.staleText', {
        time: formatDateTime(current.draft?.savedAt ?? current.updatedAt),
      })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={handleTheirs}>{t('editorParts.useTheirs')}</Button>
          <Button variant="primary" data-autofocus onClick={handleMine}>
            {t('editorParts.keepMine')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DifferenceList differences={differences} />
        <p className="sm soft">{t('editorParts.staleHint')}</p>
      </div>
    </Dialog>
  );
}

const SETTING_ICON = 'description';

/** Lists how two copies of a page differ. */
export function DifferenceList({ differences }: { differences: readonly PageDifference[] }) {
  const t = usePartsText();
  if (differences.length === 0) return <p>{t('editorParts.differs.nothing')}</p>;
  return (
    <ul className="differences" aria-label={t('editorParts.differs.title')}>
      {differences.map(({ kind, section }) => (
        <li key={`${kind} ${section?.id}`}>
          <SectionFace
            type={section?.type ?? SETTING_ICON}
            name={section ? getSectionName(section, t) : t(`editorParts.differs.${kind}`)}
            typeName={section ? t(`editorParts.differs.${kind}`) : t('editorParts.differs.bothDiffer')}
          />
        </li>
      ))}
    </ul>
  );
}
