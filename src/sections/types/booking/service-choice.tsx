import { useId } from 'react';
import { joinServices, MAX_SERVICES_AT_ONCE } from '@/core/joined-services';
import type { WordsOf } from '../../visitor-kit/define-view';
import type { ChangedService } from './send-booking';
import { type OfferedService, ServiceFacts } from './service-facts';

interface ServiceChoiceProps {
  services: readonly OfferedService[];
  /** True where the owner allows several in one visit. */
  takesSeveral?: boolean | undefined;
  chosenIds: readonly string[];
  error: string | undefined;
  words: WordsOf<'booking'>;
  onChange: (chosenIds: string[]) => void;
}

/** Lets the visitor choose a service, or several for one visit if the owner allows it. At least one is always chosen. */
export function ServiceChoice(props: ServiceChoiceProps) {
  const { services, takesSeveral = false, chosenIds, error, words, onChange } = props;
  const id = useId();
  const isFull = chosenIds.length >= MAX_SERVICES_AT_ONCE;
  const toggle = (serviceId: string) => {
    const others = chosenIds.filter((chosen) => chosen !== serviceId);
    if (others.length === chosenIds.length) onChange([...chosenIds, serviceId]);
    else if (others.length > 0) onChange(others);
  };
  return (
    <fieldset
      className="s-group s-what"
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}error` : undefined}
      tabIndex={error ? -1 : undefined}
    >
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
      {error && (
        <p className="s-error" id={`${id}error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Makes one service of those that are chosen, with the price of the whole visit where each of them has one. */
export function joinOffered(chosen: readonly OfferedService[]): OfferedService | undefined {
  const [first, ...others] = chosen;
  if (!first || others.length === 0) return first;
  const visitCents = chosen.reduce<number | undefined>(
    (sum, { visitCents: cents }) => (sum === undefined || cents === undefined ? undefined : sum + cents),
    0,
  );
  return { ...joinServices([first, ...others]), visitCents, hourCents: undefined };
}

/** Returns a service as the server has described it last. */
export function withChange(service: OfferedService, changed: readonly ChangedService[]): OfferedService {
  const change = changed.find(({ id }) => id === service.id);
  return change ? { ...service, visitCents: undefined, hourCents: undefined, ...change } : service;
}
