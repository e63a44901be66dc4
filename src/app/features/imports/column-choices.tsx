import { useState } from 'react';
import type { ImportPreview } from '@/contracts/imports';
import { IMPORT_FIELDS, type ImportField } from '@/core/imports';
import { SelectField } from '@/ui/select-field';
import { useText } from './use-text';

type Column = ImportPreview['columns'][number];

interface ColumnChoicesProps {
  columns: readonly Column[];
  isBusy: boolean;
  onChoose: (fields: (ImportField | null)[]) => void;
}

/** Lets an owner say what the columns of a file mean; those without a meaning are folded away if another one has one. */
export function ColumnChoices({ columns, isBusy, onChoose }: ColumnChoicesProps) {
  const t = useText();
  const numbered = columns.map((column, index) => ({ column, index }));
  // A column keeps its place whatever it comes to mean, so that the focus stays on its choice.
  const [knownIndexes] = useState(
    () => new Set(numbered.filter(({ column }) => column.field !== null).map(({ index }) => index)),
  );
  const known = numbered.filter(({ index }) => knownIndexes.has(index));
  const others = numbered.filter(({ index }) => !knownIndexes.has(index));
  const choose = (index: number, field: ImportField | null) =>
    onChoose(
      columns.map((column, at) => {
        if (at === index) return field;
        // A meaning belongs to one column only.
        return column.field === field ? null : column.field;
      }),
    );
  const list = (some: typeof numbered) => (
    <ul className="imports__columns">
      {some.map(({ column, index }) => (
        <li key={index}>
          <ColumnChoice
            column={column}
            index={index}
            isBusy={isBusy}
            onChoose={(field) => choose(index, field)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="card__pad imports__part" aria-labelledby="columns-title">
      <h3 className="h3" id="columns-title">
        {t('imports.columns.title')}
      </h3>
      <p className="sm soft">{t('imports.columns.text')}</p>
      {known.length > 0 && list(known)}
      {others.length > 0 && known.length > 0 && (
        <details className="imports__fold">
          <summary>{t('imports.columns.others', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
      {known.length === 0 && list(others)}
    </section>
  );
}

interface ColumnChoiceProps {
  column: Column;
  index: number;
  isBusy: boolean;
  onChoose: (field: ImportField | null) => void;
}

const NONE = '';

function ColumnChoice({ column: { title, samples, field }, index, isBusy, onChoose }: ColumnChoiceProps) {
  const t = useText();
  return (
    <SelectField
      label={title || t('imports.columns.empty', { number: index + 1 })}
      hint={samples.length > 0 ? t('imports.columns.sample', { samples: samples.join(' · ') }) : undefined}
      isPending={isBusy}
      value={field ?? NONE}
      options={[
        { value: NONE, label: t('imports.columns.none') },
        ...IMPORT_FIELDS.map((name) => ({ value: name, label: t(`imports.fields.${name}`) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChoose(IMPORT_FIELDS.find((name) => name === value) ?? null)
      }
    />
  );
}
