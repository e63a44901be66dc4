import { MapPin, Mountain } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SelectField } from '@/ui/select-field';
import type { SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField, ItemNumber } from '../../editor-kit/item-fields';
import { type ContactInfoContent, DIRECTIONS, type Place, type WayPoint } from './definition';

type ListProps = Pick<SectionEditorProps<ContactInfoContent>, 'content' | 'errors' | 'onChange'>;

/** Edits the way here, point by point. A way without points is left out of the content, as on older pages. */
export function WayFields({ content, errors, onChange }: ListProps) {
  const t = useTranslations('sections.contact-info');
  const { way = [], ...rest } = content;
  return (
    <Fold title={t('way')} hasError={hasErrorAt(errors, 'content.way')}>
      <p className="hint">{t('wayHint')}</p>
      <GrowingList
        items={way}
        field="way"
        kind="point"
        icon={Mountain}
        texts={{ empty: t('wayEmpty'), add: t('addPoint') }}
        getTitle={({ mark, text }) => [mark, text].filter(Boolean).join(' ')}
        getName={(number) => t('unnamedPoint', { number })}
        errors={errors}
        makeItem={(id): WayPoint => ({ id, mark: '', text: '' })}
        onChange={(points) => onChange(points.length === 0 ? rest : { ...rest, way: points })}
        renderFields={(point, control) => <PointFields point={point} {...control} />}
      />
    </Fold>
  );
}

function PointFields({ point, errors, path, isNew, onChange }: ItemControl<WayPoint> & { point: WayPoint }) {
  const t = useTranslations('sections.contact-info');
  return (
    <>
      <ItemField
        label={t('mark')}
        isOptional
        placeholder={t('markPlaceholder')}
        value={point.mark}
        error={errors[`${path}.mark`]}
        isFocused={isNew}
        onChange={(mark) => onChange({ ...point, mark })}
      />
      <ItemField
        label={t('pointText')}
        required
        value={point.text}
        error={errors[`${path}.text`]}
        onChange={(text) => onChange({ ...point, text })}
      />
    </>
  );
}

/** Edits the places to which the business comes; an empty list is left out as well. */
export function PlacesFields({ content, errors, onChange }: ListProps) {
  const t = useTranslations('sections.contact-info');
  const { places = [], ...rest } = content;
  return (
    <Fold title={t('places')} hasError={hasErrorAt(errors, 'content.places')}>
      <p className="hint">{t('placesHint')}</p>
      <GrowingList
        items={places}
        field="places"
        kind="place"
        icon={MapPin}
        texts={{ empty: t('placesEmpty'), add: t('addPlace') }}
        getTitle={({ name }) => name}
        getName={(number) => t('unnamedPlace', { number })}
        errors={errors}
        makeItem={(id): Place => ({ id, name: '', km: 0 })}
        onChange={(list) => onChange(list.length === 0 ? rest : { ...rest, places: list })}
        renderFields={(place, control) => <PlaceFields place={place} {...control} />}
      />
    </Fold>
  );
}

function PlaceFields({ place, errors, path, isNew, onChange }: ItemControl<Place> & { place: Place }) {
  const t = useTranslations('sections.contact-info');
  const { direction, ...rest } = place;
  return (
    <>
      <ItemField
        label={t('placeName')}
        required
        value={place.name}
        error={errors[`${path}.name`]}
        isFocused={isNew}
        onChange={(name) => onChange({ ...place, name })}
      />
      <ItemNumber
        label={t('distance')}
        unit="km"
        value={place.km}
        min={0}
        step={1}
        error={errors[`${path}.km`]}
        onChange={(km) => onChange({ ...place, km })}
      />
      <SelectField
        label={t('direction')}
        value={direction ?? ''}
        options={[
          { value: '', label: t('noDirection') },
          ...DIRECTIONS.map((each) => ({ value: each, label: t(`directions.${each}`) })),
        ]}
        onChange={({ target: { value } }) => {
          const chosen = DIRECTIONS.find((each) => each === value);
          onChange(chosen ? { ...rest, direction: chosen } : rest);
        }}
      />
    </>
  );
}
