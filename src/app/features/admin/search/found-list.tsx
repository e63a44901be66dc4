import { SearchX } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import {
  exportUrl,
  isFiltering,
  LISTS,
  type ListItems,
  type ListName,
  type ListQuery,
  useFoundList,
} from '../api/website-lists';
import { ListFoot, LoadedList } from '../rows/loaded-list';
import { type BookingChoices, toListQuery } from './list-filters';
import { SearchBar } from './search-bar';
import { useListSearch } from './use-list-search';
import { useSearchText } from './use-search-text';

/** The parts of the panel around the rows. */
interface Around {
  /** In place of the rows where nothing was found; undefined where there is nothing at all. */
  empty: ReactNode;
  foot: ReactNode;
}

interface FoundListProps<Name extends ListName> {
  websiteId: number;
  name: Name;
  choices?: BookingChoices;
  children: (items: ListItems[Name][], around: Around) => ReactNode;
}

const NO_CHOICES: BookingChoices = {};

/** A list of a website with its search: all of it, or what was found. */
export function FoundList<Name extends ListName>({
  websiteId,
  name,
  choices = NO_CHOICES,
  children,
}: FoundListProps<Name>) {
  const search = useListSearch(name);
  const field = useRef<HTMLInputElement>(null);
  const query = toListQuery(name, search.search, choices);
  const list = useFoundList(websiteId, name, query);
  const isFiltered = isFiltering(query);
  const found = isFiltered && !list.isPlaceholderData ? list.data?.items.length : undefined;
  // An empty list has nothing to look for; a text that is typed already stays.
  const isNothingThere = !list.isPlaceholderData && !list.data?.items.length;
  const hasSearch = isFiltered || search.typed !== '' || !isNothingThere;
  const clearAll = () => {
    field.current?.focus();
    search.clearAll();
  };
  return (
    <>
      {hasSearch && (
        <SearchBar
          name={name}
          field={field}
          search={search}
          choices={choices}
          found={found}
          hasMore={list.hasNextPage}
        />
      )}
      <div className="found" aria-busy={list.isPlaceholderData || undefined}>
        <LoadedList list={list}>
          {({ items, address }) => (
            // Other rows, and not these that have moved: the page stays where it is.
            <Fragment key={address}>
              {children(items, {
                empty: isFiltered ? <NothingFound name={name} query={query} onClear={clearAll} /> : undefined,
                foot: <ListFoot list={list} exportUrl={exportUrl(websiteId, name)} />,
              })}
            </Fragment>
          )}
        </LoadedList>
      </div>
    </>
  );
}

interface NothingFoundProps {
  name: ListName;
  query: ListQuery;
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
