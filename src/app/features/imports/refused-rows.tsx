import type { RefusedRow } from '@/contracts/imports';
import { useText } from './use-text';

interface RefusedRowsProps {
  rows: readonly RefusedRow[];
  /** The file may have more refused rows than are listed. */
  count: number;
  isCalendar: boolean;
}

/** Lists the rows that cannot come in, or not whole, and says why. */
export function RefusedRows({ rows, count, isCalendar }: RefusedRowsProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <section className="card__pad imports__part" aria-labelledby="refused-title">
      <h3 className="h3" id="refused-title">
        {t('imports.rows.title')}
      </h3>
      <p className="sm soft">{t('imports.rows.text')}</p>
      <RowList rows={rows} count={count} isCalendar={isCalendar} />
    </section>
  );
}

export function RowList({
  rows,
  count,
  isCalendar = false,
}: Partial<RefusedRowsProps> & Pick<RefusedRowsProps, 'rows' | 'count'>) {
  const t = useText();
  return (
    <ul className="imports__rows">
      {rows.map(({ row, name, problem }) => (
        <li key={`${row} ${problem}`}>
          <span className="strong">{t(isCalendar ? 'imports.rows.entry' : 'imports.rows.row', { row })}</span>
          <span className="min-w-0">
            {name && <span className="wrap-anywhere block">{name}</span>}
            <span className="sm soft">{t(`imports.problems.${problem}`)}</span>
          </span>
        </li>
      ))}
      {count > rows.length && <li>{t('imports.rows.more', { count: count - rows.length })}</li>}
    </ul>
  );
}
