import type { ShownPrices } from '@/core/bookings';
import { formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import { fillWords } from '../../visitor-kit/fill-words';
import type { BookedService } from './definition';

/** A service comes with its prices. */
export interface OfferedService extends BookedService, ShownPrices {}

interface ServiceFactsProps {
  service: OfferedService;
  words: WordsOf<'booking'>;
}

/** Draws name, price, duration and description inside a row or a card. */
export function ServiceFacts({ service, words }: ServiceFactsProps) {
  const { visitCents, hourCents } = service;
  const mark = useFieldMarks('content', 'services', service.id);
  const notes = [
    formatDuration(service.duration, words),
    hourCents && fillWords(words.perHour, { price: formatMoney(words.locale, hourCents) }),
  ];
  return (
    <>
      <strong {...mark('line', 'name')}>{service.name}</strong>
      {visitCents && (
        <b {...(!service.isPricedByHour && mark('line', 'visitPrice'))}>
          {formatMoney(words.locale, visitCents)}
        </b>
      )}
      <NotesAndDescription notes={notes.filter(Boolean).join(' · ')} service={service} />
    </>
  );
}

interface NotesProps {
  /** They stand before the description. */
  notes: string;
  service: Pick<BookedService, 'id' | 'description'>;
}

/** Draws the facts of a service and its owner's words about it; nothing where there are neither. */
export function NotesAndDescription({ notes, service }: NotesProps) {
  const mark = useFieldMarks('content', 'services', service.id);
  const description = service.description.trim();
  const all = [notes, description].filter((text) => text !== '').join(' · ');
  if (all === '') return null;
  // The text stays one node for visitors: React would put a comment between two.
  const marked = description === '' ? undefined : mark('line', 'description');
  if (!marked) return <small>{all}</small>;
  return (
    <small>
      {all.slice(0, all.length - description.length)}
      <FieldSpot mark={marked} isInline>
        {description}
      </FieldSpot>
    </small>
  );
}

export function formatDuration(minutes: number, words: WordsOf<'booking'>): string {
  return fillWords(words.minutes, { count: minutes });
}
