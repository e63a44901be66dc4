import './difference-list.css';
import { formatDateTime } from '@/app/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useEditorSession } from '../session/editor-session';
import { sectionName } from '../session/section-name';
import { comparePages, type PageDifference, toNewestPage, toRebase } from '../sync/conflict';
import { useText } from '../use-text';
import { SectionFace } from './section-face';
import type { SaveConflict } from './use-save';

interface StaleDialogProps extends SaveConflict {
  onClose: () => void;
  save: (isPublished?: boolean) => Promise<boolean>;
}

/** Two copies of one page: the owner sees what differs and chooses. Closing it changes nothing. */
export function ConflictDialog({ current, wanted, onClose, save }: StaleDialogProps) {
  const t = useText();
  const { store } = useEditorSession();
  const theirs = toNewestPage(current);
  const differences = comparePages(store.getState().page, theirs);

  const handleMine = () => {
    // Not from the newest: one that nobody has seen yet is shown in its turn.
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
      title={t('editor.staleTitle')}
      description={t('editor.staleText', {
        time: formatDateTime(current.draft?.savedAt ?? current.updatedAt),
      })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={handleTheirs}>{t('editor.useTheirs')}</Button>
          <Button variant="primary" data-autofocus onClick={handleMine}>
            {t('editor.keepMine')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DifferenceList differences={differences} />
        <p className="sm soft">{t('editor.staleHint')}</p>
      </div>
    </Dialog>
  );
}

const SETTING_ICON = 'description';

/** Lists how two copies of a page differ. */
export function DifferenceList({ differences }: { differences: readonly PageDifference[] }) {
  const t = useText();
  if (differences.length === 0) return <p>{t('editor.differs.nothing')}</p>;
  return (
    <ul className="differences" aria-label={t('editor.differs.title')}>
      {differences.map(({ kind, section }) => (
        <li key={`${kind} ${section?.id}`}>
          <SectionFace
            type={section?.type ?? SETTING_ICON}
            name={section ? sectionName(section, t) : t(`editor.differs.${kind}`)}
            typeName={section ? t(`editor.differs.${kind}`) : t('editor.differs.bothDiffer')}
          />
        </li>
      ))}
    </ul>
  );
}
