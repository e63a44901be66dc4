import { formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import type { BookedService } from './definition';

/** A service with the cents of a visit and of an hour of it, where it has such a price. */
export interface OfferedService extends BookedService {
  visitCents?: number;
  hourCents?: number;
}

interface ServiceFactsProps {
  service: OfferedService;
  words: WordsOf<'booking'>;
}

/** Name, price, duration and description: the inside of a row or of a card. */
export function ServiceFacts({ service, words }: ServiceFactsProps) {
  const { visitCents, hourCents } = service;
  const mark = useFieldMarks('content', 'services', service.id);
  const notes = [
    formatDuration(service.duration, words),
    hourCents && words.perHour.replace('{price}', formatMoney(words.locale, hourCents)),
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

/** The facts of a service and its owner's words about it; nothing where there are neither. */
export function NotesAndDescription({ notes, service }: NotesProps) {
  const mark = useFieldMarks('content', 'services', service.id);
  const description = service.description.trim();
  const all = [notes, description].filter((text) => text !== '').join(' · ');
  if (all === '') return null;
  // As one text for visitors: React would put a comment between two.
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
  return words.minutes.replace('{count}', String(minutes));
}
