import { ArrowUp, SearchX } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import {
  getExportUrl,
  isFiltering,
  LISTS,
  type ListItems,
  type ListName,
  type ListQueries,
  useFoundList,
} from '../api/website-lists';
import { ListFoot, LoadedList } from '../rows/loaded-list';
import { Pick, PickAll } from '../rows/pick';
import type { ListParts } from '../rows/row-list';
import type { Chosen } from '../rows/use-chosen';
import { useChosenText } from '../use-chosen-text';
import { type BookingChoices, type ChipCounts, toListQuery } from './list-filters';
import { SearchBar } from './search-bar';
import { useListSearch } from './use-list-search';
import { useSearchText } from './use-search-text';

interface FoundListProps<Name extends ListName> {
  websiteId: number;
  name: Name;
  choices?: BookingChoices;
  /** The filters show these counts. */
  counts?: ChipCounts | undefined;
  chosen: Chosen<ListItems[Name]>;
  /** Names a row for the box that ticks it. */
  getName: (item: ListItems[Name]) => string;
  /** Renders the bar for the ticked items, as the list shows them now. */
  bar: (chosen: readonly ListItems[Name][]) => ReactNode;
  /** The action is a button beside the search. */
  action?: ReactNode;
  /** Is called when Enter is pressed in the search, which is also sent at once. */
  onEnter?: (typed: string, clear: () => void) => void;
  enterHint?: string;
  children: (items: ListItems[Name][], parts: ListParts<ListItems[Name]>) => ReactNode;
}

const NO_CHOICES: BookingChoices = {};

/** Shows a list of a website with its search: all of it, or what was found. */
export function FoundList<Name extends ListName>({
  websiteId,
  name,
  choices = NO_CHOICES,
  counts,
  chosen,
  getName,
  bar,
  action,
  onEnter,
  enterHint,
  children,
}: FoundListProps<Name>) {
  const tc = useChosenText();
  const search = useListSearch(name);
  const field = useRef<HTMLInputElement>(null);
  const query = toListQuery(name, search.search, choices);
  const list = useFoundList(websiteId, name, query);
  const isFiltered = isFiltering(query);
  const found = isFiltered && !list.isPlaceholderData ? list.data?.items.length : undefined;
  // An empty list has no search; but a text that is typed already stays.
  const isNothingThere = !list.isPlaceholderData && !list.data?.items.length;
  const hasSearch = isFiltered || search.typed !== '' || !isNothingThere;
  const clearAll = () => {
    field.current?.focus();
    search.clearAll();
  };
  const pressEnter = () => {
    search.findNow();
    onEnter?.(search.typed, search.clearText);
  };
  const pick = (item: ListItems[Name]) => (
    <Pick
      label={tc('chosen.pick', { name: getName(item) })}
      isChosen={chosen.has(item)}
      onChange={(isChosen) => chosen.set([item], isChosen)}
    />
  );
  return (
    <>
      {hasSearch && (
        <SearchBar
          name={name}
          field={field}
          search={search}
          onEnter={pressEnter}
          enterHint={enterHint}
          action={action}
          choices={choices}
          counts={counts}
          found={found}
          hasMore={list.hasNextPage}
        />
      )}
      <div className="found" aria-busy={list.isPlaceholderData || undefined}>
        <LoadedList list={list}>
          {({ items, address }) => (
            // With another address the rows are new ones, not the same ones moved, so the page keeps its scroll
            // position.
            <Fragment key={address}>
              <NewAbove name={name} ids={items.map(({ id }) => id)} />
              {children(items, {
                empty: isFiltered ? <NothingFound name={name} query={query} onClear={clearAll} /> : undefined,
                head: items.length > 1 && <PickAll items={items} chosen={chosen} />,
                apart: findApart(items, chosen.items, tc),
                foot: <ListFoot list={list} exportUrl={getExportUrl(websiteId, name)} />,
                pick,
                typed: search.typed,
              })}
              {chosen.items.length > 0 && bar(withLatest(chosen.items, items))}
            </Fragment>
          )}
        </LoadedList>
      </div>
    </>
  );
}

/** Returns the ticked items as the list shows them now. */
function withLatest<Item extends { id: number }>(chosen: readonly Item[], items: readonly Item[]): Item[] {
  return chosen.map((one) => items.find(({ id }) => id === one.id) ?? one);
}

/** Returns the ticked items that are not among the found ones; undefined where there are none. */
function findApart<Item extends { id: number }>(
  items: readonly Item[],
  chosen: readonly Item[],
  tc: ReturnType<typeof useChosenText>,
) {
  const apart = chosen.filter(({ id }) => !items.some((item) => item.id === id));
  if (apart.length === 0) return undefined;
  return { label: tc('chosen.apart', { count: apart.length }), items: apart };
}

interface NothingFoundProps {
  name: ListName;
  query: ListQueries[ListName];
  onClear: () => void;
}

function NothingFound({ name, query, onClear }: NothingFoundProps) {
  const ts = useSearchText();
  const { q, ...filters } = query;
  const tip = isFiltering(filters) ? 'search.lessText' : 'search.fewerLetters';
  return (
    <EmptyState
      icon={<SearchX className="icon--lg" />}
      title={q === undefined ? ts('search.nothing') : ts('search.nothingFor', { text: q })}
      text={ts(q === undefined ? 'search.nothingText' : tip)}
      action={<Button onClick={onClear}>{ts(`search.${LISTS[name].texts}.showAll`)}</Button>}
    />
  );
}

interface NewAboveProps {
  name: ListName;
  /** These are the ids of the shown rows. */
  ids: readonly number[];
}

/**
 * Says how many rows have arrived above those in view, and leads to them. Rows count as seen once the head of the list,
 * where this stands, is in view.
 */
function NewAbove({ name, ids }: NewAboveProps) {
  const ts = useSearchText();
  const head = useRef<HTMLDivElement>(null);
  const newest = Math.max(0, ...ids);
  const [seen, setSeen] = useState(newest);
  const count = ids.filter((id) => id > seen).length;

  useEffect(() => {
    const element = head.current;
    if (!element) return;
    const observer = new IntersectionObserver(() => {
      // If the head is below the screen, the owner has not reached it yet: nothing can have arrived above.
      if (element.getBoundingClientRect().top >= 0) setSeen(newest);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [newest]);

  return (
    <>
      <div ref={head} className="new-above__head" tabIndex={-1} />
      {count > 0 && (
        <p className="new-above" role="status">
          <Button
            size="sm"
            className="new-above__pill"
            onClick={() => {
              head.current?.scrollIntoView({ block: 'start' });
              head.current?.focus({ preventScroll: true });
            }}
          >
            <ArrowUp />
            {ts(`search.${LISTS[name].texts}.new`, { count })}
          </Button>
        </p>
      )}
    </>
  );
}
