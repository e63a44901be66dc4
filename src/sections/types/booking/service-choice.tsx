import { findVisitCents } from '@/core/bookings';
import { joinServices, MAX_SERVICES_AT_ONCE } from '@/core/joined-services';
import type { WordsOf } from '../../visitor-kit/define-view';
import { type OfferedService, ServiceFacts } from './service-facts';
import type { BookedContent } from './use-booking-times';

interface ServiceChoiceProps {
  content: BookedContent;
  chosenIds: readonly string[];
  words: WordsOf<'booking'>;
  onChange: (chosenIds: string[]) => void;
}

/** Lets the visitor choose a service, or several for one visit if the owner allows it. At least one is always chosen. */
export function ServiceChoice({ content, chosenIds, words, onChange }: ServiceChoiceProps) {
  const { services, takesSeveral = false } = content;
  const isFull = chosenIds.length >= MAX_SERVICES_AT_ONCE;
  const toggle = (id: string) => {
    const others = chosenIds.filter((chosen) => chosen !== id);
    if (others.length === chosenIds.length) onChange([...chosenIds, id]);
    else if (others.length > 0) onChange(others);
  };
  return (
    <fieldset className="s-group s-what">
      <legend>{takesSeveral ? words.services : words.service}</legend>
      {takesSeveral && <p className="s-hint">{words.servicesHint}</p>}
      <div className="s-options">
        {services.map((option) => {
          const isChosen = chosenIds.includes(option.id);
          return (
            <label className="s-option" key={option.id}>
              <input
                type={takesSeveral ? 'checkbox' : 'radio'}
                name="service"
                value={option.id}
                checked={isChosen}
                disabled={takesSeveral && isFull && !isChosen}
                onChange={() => (takesSeveral ? toggle(option.id) : onChange([option.id]))}
              />
              <ServiceFacts service={option} words={words} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Makes one service of those that are chosen, with the price of the whole visit where each of them has one. */
export function joinOffered(chosen: readonly OfferedService[]): OfferedService | undefined {
  const [first, ...others] = chosen;
  if (!first || others.length === 0) return first;
  const joined = joinServices([first, ...others]);
  return { ...joined, visitCents: findVisitCents(joined) ?? undefined, hourCents: undefined };
}
