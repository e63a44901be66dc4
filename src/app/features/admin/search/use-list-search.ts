import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ListName } from '../api/website-lists';
import type { ListSearch } from './list-address';
import { NAMES, toSearchText, withoutFilters } from './list-filters';
import { TypedText } from './typed-text';

/** Keeps the search of a list in the address; a typed text gets there when the owner pauses. */
export function useListSearch(name: ListName) {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const field = NAMES[name].text;
  const inAddress = search[field] ?? '';
  const [typed, setTyped] = useState(inAddress);
  const [text] = useState(() => new TypedText(inAddress));

  useEffect(() => {
    if (text.arrive(inAddress)) setTyped(inAddress);
  }, [text, inAddress]);
  useEffect(() => () => text.stop(), [text]);

  const go = (change: ListSearch, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      hash: true,
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  // It replaces the history entry, because otherwise Back would go through each letter.
  const find = (found: string) => go({ [field]: found === '' ? undefined : found }, true);

  return {
    search,
    typed,
    type: (value: string) => {
      setTyped(value);
      text.type(toSearchText(value), find);
    },
    findNow: () => text.send(toSearchText(typed), find),
    clearText: () => {
      setTyped('');
      text.send('', find);
    },
    choose: (change: ListSearch) => go(change, false),
    clearAll: () => {
      setTyped('');
      text.stop();
      go(withoutFilters(name), false);
    },
  };
}

export type OpenListSearch = ReturnType<typeof useListSearch>;
