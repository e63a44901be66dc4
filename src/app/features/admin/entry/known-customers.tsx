import { useEffect, useState } from 'react';
import { useCall } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/customers';
import { foldText } from '@/core/search-words';
import { useDiaryText } from '../use-diary-text';

/** The owner knows this much about the customer of a booking. */
export interface KnownCustomer {
  name: string;
  phone: string;
  email: string;
}

const PAUSE_MS = 250;
const SHOWN = 4;
const FIRST_LETTERS = 2;

interface KnownCustomersProps {
  websiteId: number;
  /** The field of the name has this text. */
  typed: string;
  onChoose: (customer: KnownCustomer) => void;
}

/** Offers customers whose name begins with the typed text; one press fills in how they can be reached. */
export function KnownCustomers({ websiteId, typed, onChoose }: KnownCustomersProps) {
  const t = useDiaryText();
  const q = usePaused(typed.trim());
  const [chosen, setChosen] = useState(q);
  const isAsked = q.length >= FIRST_LETTERS && q !== chosen;
  const { data } = useCall(
    api.listCustomers,
    { params: { id: websiteId }, query: { q } },
    { enabled: isAsked },
  );
  const found = isAsked && q === typed.trim() ? (data ?? []).filter(({ name }) => isMeant(name, q)) : [];
  if (found.length === 0) return null;
  return (
    <ul className="known" aria-label={t('diary.known')}>
      {found.slice(0, SHOWN).map(({ key, name, phone, email }) => (
        <li key={key}>
          <button
            type="button"
            className="known__one"
            onClick={() => {
              setChosen(name);
              onChoose({ name, phone: phone ?? '', email });
            }}
          >
            <b>{name}</b>
            <span className="sm soft">{[phone, email].filter(Boolean).join(', ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns true if a word of the name begins with the text; a match inside a number or an address is not meant here. */
const isMeant = (name: string, q: string) => ` ${foldText(name)}`.includes(` ${foldText(q)}`);

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
