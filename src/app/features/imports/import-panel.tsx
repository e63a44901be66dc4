import './imports.css';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LoadState } from '@/app/entities/load-state';
import type { ImportRun } from '@/contracts/imports';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CheckImport } from './check-import';
import { ChooseFile } from './choose-file';
import { ImportProblem, PastImports } from './past-imports';
import { type ImportProgress, useImports, useRunImport } from './use-imports';
import { useText } from './use-text';
import { useCameText } from './what-came';

/** Brings in customers and bookings of another system: choose a file, check what would come, start, undo. */
export function ImportPanel({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { data, ...loading } = useImports(websiteId);
  const { progress, start, goOn, undo } = useRunImport(websiteId);
  const [asked, setAsked] = useState<ImportRun | null>(null);
  if (!data) {
    return (
      <LoadState
        loading={loading}
        title={t('imports.loadFailed')}
        text={t('imports.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  const isRunning = progress !== null && progress.problem === null;
  const open = data.runs.find(({ state }) => state === 'running' || state === 'takingBack');
  const past = data.runs.filter((run) => run !== open);
  const failed = progress?.problem ? { importId: progress.importId, problem: progress.problem } : null;
  const isOfPast = past.some(({ id }) => id === failed?.importId);
  // Another file may be shown by now.
  const shownId = (open ?? data.preview)?.id ?? failed?.importId;
  return (
    <div className="imports">
      {failed && !isOfPast && shownId === failed.importId && <ImportProblem problem={failed.problem} />}
      {isRunning && <RunningImport progress={progress} />}
      {!isRunning && open && (
        <StoppedImport
          run={open}
          onGoOn={() => (open.state === 'takingBack' ? undo(open.id) : goOn(open.id))}
          onUndo={() => setAsked(open)}
        />
      )}
      {!isRunning && !open && data.preview && (
        <CheckImport
          key={data.preview.id}
          websiteId={websiteId}
          preview={data.preview}
          onStart={() => data.preview && start(data.preview.id)}
        />
      )}
      {!isRunning && <PastImports websiteId={websiteId} runs={past} failed={failed} onUndo={setAsked} />}
      {!isRunning && !open && !data.preview && <ChooseFile websiteId={websiteId} />}
      <UndoDialog run={asked} onClose={() => setAsked(null)} onUndo={undo} />
    </div>
  );
}

function RunningImport({ progress: { direction, run } }: { progress: ImportProgress }) {
  const t = useText();
  const title = t(direction === 'in' ? 'imports.run.title' : 'imports.takeBack.running');
  return (
    <Card className="card__pad imports__card" aria-busy="true">
      <h2 className="h2" id="goes-on">
        {title}
      </h2>
      {direction === 'in' && run ? (
        <>
          <progress
            className="imports__progress"
            max={run.total}
            value={run.position}
            aria-labelledby="goes-on"
          />
          <p role="status">{t('imports.run.progress', { position: run.position, total: run.total })}</p>
        </>
      ) : (
        <progress className="imports__progress" aria-labelledby="goes-on" />
      )}
      <p className="sm soft">{t('imports.run.stay')}</p>
    </Card>
  );
}

interface StoppedImportProps {
  run: ImportRun;
  onGoOn: () => void;
  onUndo: () => void;
}

/** Offers to go on with an import or to undo it, after the screen was closed or the server ended in the middle of it. */
function StoppedImport({ run: { state, position, total, fileName }, onGoOn, onUndo }: StoppedImportProps) {
  const t = useText();
  const isBack = state === 'takingBack';
  return (
    <Card className="card__pad imports__card" aria-label={fileName}>
      <h2 className="h2">
        {isBack ? t('imports.takeBack.stopped') : t('imports.run.stopped', { position, total })}
      </h2>
      <p className="sm soft wrap-anywhere">{t('imports.check.file', { name: fileName })}</p>
      <p>{t(isBack ? 'imports.takeBack.stoppedText' : 'imports.run.stoppedText')}</p>
      <div className="imports__buttons">
        <Button variant="primary" onClick={onGoOn}>
          {t('imports.run.goOn')}
        </Button>
        {!isBack && <Button onClick={onUndo}>{t('imports.takeBack.action')}</Button>}
      </div>
    </Card>
  );
}

interface UndoDialogProps {
  /** It is null while nothing is asked. */
  run: ImportRun | null;
  onClose: () => void;
  onUndo: (importId: number) => void;
}

/** Asks before an import is undone, whether it is finished or stopped. */
function UndoDialog({ run, onClose, onUndo }: UndoDialogProps) {
  const t = useText();
  const cameText = useCameText();
  const what = run ? cameText(run) : '';
  return (
    <ConfirmDialog
      isOpen={run !== null}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        if (run) onUndo(run.id);
      }}
      title={t('imports.takeBack.ask', { name: run?.fileName ?? '' })}
      text={what === '' ? t('imports.past.cameNothing') : t('imports.takeBack.text', { what })}
      confirmLabel={t('imports.takeBack.action')}
      confirmIcon={<Undo2 />}
      cancelLabel={t('imports.takeBack.keep')}
      closeLabel={t('imports.takeBack.close')}
    />
  );
}
