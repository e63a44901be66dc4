import './pasted-list.css';
import { type MouseEvent, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepPriceTogether } from '@/core/money';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/field';
import { keepFocus } from '@/ui/keep-focus';
import { Fold } from '../fold';
import { useSpoken } from '../spoken';
import {
  LIST_TEXT_MAX_LENGTH,
  type PricedRow,
  parsePricedList,
  type ReadList,
  type ReadRules,
} from './parse-priced-list';

interface PasteListProps<Row extends PricedRow> extends ReadRules<Row> {
  /** It says how a line has to look. */
  hint: string;
  /** True for an empty list: most owners have theirs in a document. */
  startsOpen: boolean;
  /** Lists what else was read of a row, beside its name and its price. */
  listFacts?: (row: Row) => readonly string[];
  /** The list has this many items, which the rows that were read may replace. */
  itemCount: number;
  onTake: (list: ReadList<Row>, isReplacing: boolean) => void;
}

/**
 * Turns a list that the owner has as a text into rows. The owner sees what was understood before it is taken, in one step of
 * undo.
 */
export function PasteList<Row extends PricedRow>(props: PasteListProps<Row>) {
  const { hint, startsOpen, readRow, maxRows, maxGroups, listFacts = () => [], itemCount, onTake } = props;
  const t = useTranslations('sections.pastedList');
  const [text, setText] = useState('');
  const [spoken, say] = useSpoken();
  // A long list takes a moment to read, so typing goes first.
  const readText = useDeferredValue(text);
  const [understood, replacing] = useMemo(
    () =>
      [maxRows - itemCount, maxRows].map((room) =>
        parsePricedList(readText, { readRow, maxRows: room, maxGroups }),
      ) as [ReadList<Row>, ReadList<Row>],
    [readText, readRow, maxRows, itemCount, maxGroups],
  );
  const take = (isReplacing: boolean) => {
    // A list that is replaced leaves the room of all its items.
    const room = isReplacing ? maxRows : maxRows - itemCount;
    onTake(parsePricedList(text, { readRow, maxRows: room, maxGroups }), isReplacing);
    setText('');
    say(t('taken'));
  };
  /** All buttons go away with the text. */
  const endWith = (end: () => void) => (event: MouseEvent) => {
    keepFocus(event.currentTarget.parentElement);
    end();
  };
  return (
    <Fold title={t('paste')} hasError={false} startsOpen={startsOpen}>
      <p className="hint">{hint}</p>
      <TextAreaField
        label={t('field')}
        rows={6}
        maxLength={LIST_TEXT_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <>
          <Understood list={understood} listFacts={listFacts} />
          <div className="flex flex-wrap gap-2">
            {understood.groups.length > 0 && (
              <Button variant="soft" size="sm" onClick={endWith(() => take(false))}>
                {t('take')}
              </Button>
            )}
            {replacing.groups.length > 0 && itemCount > 0 && (
              <Button size="sm" onClick={endWith(() => take(true))}>
                {t('replace')}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={endWith(() => setText(''))}>
              {t('clear')}
            </Button>
          </div>
        </>
      )}
      {spoken}
    </Fold>
  );
}

interface UnderstoodProps<Row> {
  list: ReadList<Row>;
  listFacts: (row: Row) => readonly string[];
}

function Understood<Row extends PricedRow>({ list: { groups, leftOut }, listFacts }: UnderstoodProps<Row>) {
  const t = useTranslations('sections.pastedList');
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const named = groups.filter(({ name }) => name !== '').length;
  const summary =
    count === 0
      ? t('nothing')
      : [...(named > 0 ? [t('groups', { count: named })] : []), t('rows', { count })].join(', ');
  return (
    <div className="pasted">
      <p className="strong" role="status">
        {summary}
      </p>
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className="pasted__list" tabIndex={0} aria-label={summary}>
          {groups.map(({ name, rows }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was read has no identity yet
            <div key={index}>
              {(named > 0 || name !== '') && <p className="strong">{name || t('noGroup')}</p>}
              <ul>
                {rows.map((row, rowIndex) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was read has no identity yet
                  <li key={rowIndex}>
                    <span>
                      {row.name}
                      <span className="hint">
                        {[...listFacts(row), row.description].filter(Boolean).map((fact) => ` · ${fact}`)}
                      </span>
                    </span>
                    <b>{keepPriceTogether(row.price)}</b>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {leftOut.length > 0 && (
        <p className="hint">
          {t('leftOut')}: {leftOut.join(' · ')}
        </p>
      )}
    </div>
  );
}
