import { MAX_SERVICES_AT_ONCE } from '@/core/joined-services';
import { useDiaryText } from '../use-diary-text';
import { formatServiceLabel, type Service } from './services';

interface MoreServicesProps {
  /** These can be done in the same visit. */
  services: readonly Service[];
  chosenKeys: readonly string[];
  onChange: (keys: string[]) => void;
}

/** Chooses further services of the same visit. */
export function MoreServices({ services, chosenKeys, onChange }: MoreServicesProps) {
  const t = useDiaryText();
  const isFull = chosenKeys.length >= MAX_SERVICES_AT_ONCE - 1;
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">{t('diary.moreServices')}</legend>
      <div className="flex flex-wrap gap-2">
        {services.map((service) => {
          const isChosen = chosenKeys.includes(service.key);
          const others = chosenKeys.filter((key) => key !== service.key);
          return (
            <button
              type="button"
              className="chip"
              key={service.key}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => onChange(isChosen ? others : [...others, service.key])}
            >
              {formatServiceLabel(service, t)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
