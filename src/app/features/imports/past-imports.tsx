import { Link } from '@tanstack/react-router';
import { CircleAlert, Undo2 } from 'lucide-react';
import { formatDateTime, formatDay } from '@/app/lib/dates';
import type { ImportRun } from '@/contracts/imports';
import { paths } from '@/core/screen-paths';
import { Banner } from '@/ui/banner';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { RowList } from './refused-rows';
import { useText } from './use-text';
import { useCameText } from './what-came';

interface PastImportsProps {
  websiteId: number;
  runs: readonly ImportRun[];
  /** It is what failed last, with any import. */
  failed: { importId: number; problem: string } | null;
  onUndo: (run: ImportRun) => void;
}

/** Lists the past imports, newest first; each can be undone. */
export function PastImports({ websiteId, runs, failed, onUndo }: PastImportsProps) {
  const t = useText();
  if (runs.length === 0) return null;
  return (
    <Card className="card__pad imports__card" aria-labelledby="past-title">
      <h2 className="h3" id="past-title">
        {t('imports.past.title')}
      </h2>
      <ul className="imports__past">
        {runs.map((run) => (
          <PastImport
            key={run.id}
            websiteId={websiteId}
            run={run}
            problem={failed?.importId === run.id ? failed.problem : null}
            onUndo={() => onUndo(run)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface PastImportProps {
  websiteId: number;
  run: ImportRun;
  /** It says why this import could not be undone. */
  problem: string | null;
  onUndo: () => void;
}

function PastImport({ websiteId, run, problem, onUndo }: PastImportProps) {
  const t = useText();
  const cameText = useCameText();
  const { fileName, state, position, total, known, refused, refusedCount, kept, createdAt } = run;
  const what = cameText(run);
  const isBack = state === 'takenBack';
  return (
    <li>
      <div>
        <p className="strong wrap-anywhere">{fileName}</p>
        <p>
          {isBack && t('imports.past.takenBack')}
          {!isBack && (what === '' ? t('imports.past.cameNothing') : t('imports.past.came', { what }))}
        </p>
        <p className="sm mute">
          {[
            formatDateTime(createdAt),
            ...(known > 0 && !isBack ? [t('imports.past.known', { count: known })] : []),
          ].join(' · ')}
        </p>
      </div>
      {problem && <ImportProblem problem={problem} />}
      {!isBack && position < total && <p>{t('imports.past.cut', { position, total })}</p>}
      {isBack && kept.length > 0 && (
        <div>
          <p>{t('imports.past.kept')}</p>
          <ul className="imports__kept">
            {kept.map(({ name, date, time }) => (
              <li key={`${name} ${date} ${time}`} className="wrap-anywhere">
                {[name, ...(date ? [formatDay(date, 'date')] : []), ...(time ? [time] : [])].join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isBack && refusedCount > 0 && (
        <details className="imports__fold">
          <summary>{t('imports.past.refused', { count: refusedCount })}</summary>
          <RowList rows={refused} count={refusedCount} />
        </details>
      )}
      {!isBack && what !== '' && (
        <div className="imports__buttons">
          <Link className={getButtonClass()} to={paths.customers(websiteId)}>
            {t('imports.past.show')}
          </Link>
          <Button variant="quiet" aria-label={t('imports.takeBack.of', { name: fileName })} onClick={onUndo}>
            <Undo2 />
            {t('imports.takeBack.action')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Says why an import could not be started, continued or undone. */
export function ImportProblem({ problem }: { problem: string }) {
  return (
    <Banner tone="red" icon={<CircleAlert />}>
      {problem}
    </Banner>
  );
}
