import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CustomerKind } from '@/core/customers';
import { TypedText } from '../search/typed-text';
import type { CustomersSearch } from './customers-address';

/** Keeps what is looked for among the customers; a text that is typed gets into the address when the owner pauses. */
export function useCustomersSearch() {
  const { find = '', kind }: CustomersSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(find);
  const [text] = useState(() => new TypedText(find));
  useEffect(() => {
    if (text.arrive(find)) setTyped(find);
  }, [text, find]);
  useEffect(() => () => text.stop(), [text]);
  const look = (change: CustomersSearch) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  const lookFor = (found: string) => look({ find: found.trim() || undefined });
  return {
    find,
    kind,
    typed,
    type(value: string) {
      setTyped(value);
      text.type(value.trim(), lookFor);
    },
    findNow: () => text.send(typed.trim(), lookFor),
    clear() {
      setTyped('');
      text.send('', lookFor);
    },
    choose: (one: CustomerKind) => look({ kind: kind === one ? undefined : one }),
  };
}
