import { CalendarCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList } from '../../editor-kit/growing-list';
import { type BookedService, type BookingContent, DEFAULT_DURATION_MINUTES } from './definition';
import { ServiceFields } from './service-fields';

interface ServicesListProps extends Pick<SectionEditorProps<BookingContent>, 'errors'> {
  services: BookedService[];
  bookingType: BookingContent['bookingType'];
  onChange: (services: BookedService[]) => void;
}

/** What can be booked. */
export function ServicesList({ services, bookingType, errors, onChange }: ServicesListProps) {
  const t = useTranslations('sections.booking');
  return (
    <fieldset>
      <legend className="label mb-1.5">{t('services')}</legend>
      <GrowingList
        items={services}
        field="services"
        kind="service"
        icon={CalendarCheck}
        texts={{ empty: t('empty'), add: t('add') }}
        titleOf={({ name }) => name}
        nameOf={(number) => t('unnamed', { number })}
        errors={errors}
        makeItem={(id) => ({ id, name: '', duration: DEFAULT_DURATION_MINUTES, price: 0, description: '' })}
        onChange={onChange}
        renderFields={(service, control) => (
          <ServiceFields service={service} bookingType={bookingType} errors={errors} {...control} />
        )}
      />
    </fieldset>
  );
}
