import { CalendarCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/ui/button';
import { freeId } from '../free-id';
import { ItemListEditor } from '../item-list-editor';
import type { SectionEditorProps } from '../section';
import { type BookedService, type BookingContent, DEFAULT_DURATION_MINUTES } from './schema';
import { ServiceFields } from './service-fields';

interface ServicesListProps extends Pick<SectionEditorProps<BookingContent>, 'errors'> {
  services: BookedService[];
  bookingType: BookingContent['bookingType'];
  onChange: (services: BookedService[]) => void;
}

/** What can be booked. */
export function ServicesList({ services, bookingType, errors, onChange }: ServicesListProps) {
  const t = useTranslations('sections.booking');
  const [addedId, setAddedId] = useState<string | null>(null);

  const handleAdd = () => {
    const id = freeId('service', Date.now(), services);
    onChange([...services, { id, name: '', duration: DEFAULT_DURATION_MINUTES, price: 0, description: '' }]);
    setAddedId(id);
  };

  return (
    <fieldset>
      <legend className="label mb-1.5">{t('services')}</legend>
      {services.length === 0 && (
        <p className="item-list__empty">
          <CalendarCheck />
          {t('empty')}
        </p>
      )}
      <ItemListEditor
        items={services}
        titleOf={({ name }) => name}
        nameOf={(number) => t('unnamed', { number })}
        onChange={onChange}
        renderFields={(service, index) => (
          <ServiceFields
            service={service}
            bookingType={bookingType}
            errors={errors}
            path={`content.services.${index}`}
            isNew={service.id === addedId}
            onChange={(next) => onChange(services.with(index, next))}
          />
        )}
      />
      <div className="item-list__foot">
        <Button variant="soft" size="sm" onClick={handleAdd}>
          <Plus className="icon--sm" />
          {t('add')}
        </Button>
        {errors['content.services'] && <p className="error">{errors['content.services']}</p>}
      </div>
    </fieldset>
  );
}
