import { type ReactNode, type RefObject, useEffect } from 'react';
import { SEARCH_MAX_LENGTH } from '@/contracts/parameters';
import { Chip, ChipSelect, Chips } from '@/ui/chips';
import { SearchField } from '@/ui/search-field';
import { LISTS, type ListName } from '../api/website-lists';
import { type BookingChoices, type ChipCounts, listChips } from './list-filters';
import type { OpenListSearch } from './use-list-search';
import { useSearchText } from './use-search-text';
import './search-bar.css';

interface SearchBarProps {
  name: ListName;
  field: RefObject<HTMLInputElement | null>;
  search: OpenListSearch;
  choices: BookingChoices;
  counts?: ChipCounts | undefined;
  /** Counts the results that were read so far; undefined while unknown. */
  found: number | undefined;
  hasMore: boolean;
  onEnter: () => void;
  /** Says what Enter does. */
  enterHint?: string | undefined;
  /** The action is a button beside the field. */
  action?: ReactNode;
}

/** Stands above a list and takes the text of its search. */
export function SearchBar({
  name,
  field,
  search,
  choices,
  counts,
  found,
  hasMore,
  onEnter,
  enterHint,
  action,
}: SearchBarProps) {
  const ts = useSearchText();
  const { texts } = LISTS[name];
  useSlashKey(field);
  return (
    <search className="search-bar" aria-label={ts(`search.${texts}.label`)}>
      <div className="search-bar__top">
        <SearchField
          ref={field}
          label={ts(`search.${texts}.label`)}
          placeholder={ts(`search.${texts}.placeholder`)}
          clearLabel={ts('search.clear')}
          maxLength={SEARCH_MAX_LENGTH}
          aria-keyshortcuts="/"
          value={search.typed}
          onType={search.type}
          onEnter={onEnter}
          hint={enterHint}
          onClear={search.clearText}
        />
        {action}
      </div>
      <div className="search-bar__filters">
        <Chips label={ts('search.filter')}>
          {listChips(name, search.search, choices, ts, counts).map(
            ({ label, counted, isPressed, change }) => (
              <Chip
                key={label}
                isPressed={isPressed}
                count={counted?.count}
                isCountNew={counted?.isNew}
                onPress={() => search.choose(change)}
              >
                {label}
              </Chip>
            ),
          )}
          <ServiceChoice search={search} services={choices.services ?? []} />
        </Chips>
        {/* The list also says in its own place that nothing was found. */}
        <p className={found ? 'sm soft' : 'sr-only'} role="status">
          {found !== undefined && ts(hasMore ? 'search.first' : 'search.count', { count: found })}
        </p>
      </div>
    </search>
  );
}

interface ServiceChoiceProps {
  search: OpenListSearch;
  services: NonNullable<BookingChoices['services']>;
}

function ServiceChoice({ search, services }: ServiceChoiceProps) {
  const ts = useSearchText();
  const byId = new Map(services.map(({ serviceId, name }) => [serviceId, name]));
  if (byId.size < 2) return null;
  const { service = '' } = search.search;
  return (
    <ChipSelect
      label={ts('search.bookings.service')}
      value={byId.has(service) ? service : ''}
      onChange={(id) => search.choose({ service: id === '' ? undefined : id })}
      options={[
        { value: '', label: ts('search.bookings.allServices') },
        ...[...byId].map(([value, label]) => ({ value, label })),
      ]}
    />
  );
}

/**
 * Moves the focus to the field when '/' is pressed inside the lists. It does not work on the rest of the screen: voice
 * control may type such a sign without meaning a key (WCAG 2.1.4).
 */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lists = field.current?.closest('[role="tabpanel"]')?.parentElement;
    const press = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    lists?.addEventListener('keydown', press);
    return () => lists?.removeEventListener('keydown', press);
  }, [field]);
}
