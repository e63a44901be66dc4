import { List } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { createFreeId } from '@/core/free-id';
import { keepPriceTogether } from '@/core/money';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { readPricedRow } from '../../editor-kit/pasted-list/parse-priced-list';
import { PasteList } from '../../editor-kit/pasted-list/paste-list';
import { PictureField } from '../../editor-kit/pictures/image-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { MAX_SERVICES, type Service, type ServicesContent, services } from './definition';

function ServicesEditor(props: SectionEditorProps<ServicesContent>) {
  const { id, title, content, onTitleChange, onChange, onUpload, errors } = props;
  const t = useTranslations('sections.services');
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <PasteServices
        services={content.services}
        onChange={(services) => onChange({ ...content, services })}
      />
      <div>
        <GrowingList
          items={content.services}
          field="services"
          kind="service"
          icon={List}
          texts={{ empty: t('empty'), add: t('add') }}
          getTitle={(service) => service.title}
          getDetail={({ price }) => keepPriceTogether(price)}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id) => ({ id, title: '', description: '', price: '' })}
          onChange={(services) => onChange({ ...content, services })}
          renderFields={(service, control) => (
            <ServiceFields {...control} sectionId={id} service={service} onUpload={onUpload} />
          )}
        />
      </div>
    </>
  );
}

interface ServiceFieldsProps
  extends ItemControl<Service>,
    Pick<SectionEditorProps<ServicesContent>, 'onUpload'> {
  sectionId: string;
  service: Service;
}

export function ServiceFields(props: ServiceFieldsProps) {
  const { sectionId, service, errors, path, isNew, onUpload, onChange } = props;
  const t = useTranslations('sections.services');
  return (
    <>
      <ItemField
        label={t('serviceTitle')}
        required
        value={service.title}
        error={errors[`${path}.title`]}
        isFocused={isNew}
        onChange={(title) => onChange({ ...service, title })}
      />
      <ItemField
        className="item-edit__short"
        label={t('price')}
        placeholder={t('pricePlaceholder')}
        value={service.price}
        error={errors[`${path}.price`]}
        onChange={(price) => onChange({ ...service, price })}
      />
      <ItemField
        label={t('description')}
        isOptional
        value={service.description}
        error={errors[`${path}.description`]}
        onChange={(description) => onChange({ ...service, description })}
      />
      <ItemField
        label={t('category')}
        isOptional
        placeholder={t('categoryPlaceholder')}
        value={service.category ?? ''}
        error={errors[`${path}.category`]}
        onChange={(category) => onChange(withChoice(service, { category }))}
      />
      <PictureField
        sectionId={sectionId}
        slot={service.id}
        label={t('picture')}
        addressLabel={t('imageUrl')}
        url={service.imageUrl ?? ''}
        error={errors[`${path}.imageUrl`]}
        onFile={(file) =>
          onUpload({ slot: service.id, files: [file], kind: 'picture', place: placeImage(service.id) })
        }
        onChange={(imageUrl) => onChange(withChoice(service, { imageUrl }))}
      />
    </>
  );
}

/** Returns a service with a picture or a category; without one it has no key for it, as it is stored. */
function withChoice(service: Service, change: Pick<Service, 'imageUrl' | 'category'>): Service {
  const { imageUrl, category, ...rest } = { ...service, ...change };
  return { ...rest, ...(imageUrl && { imageUrl }), ...(category && { category }) };
}

/** Gives an uploaded image to a service. */
function placeImage(serviceId: string) {
  return (content: ServicesContent, imageUrl: string): ServicesContent | null => {
    const services = changeItem(content.services, serviceId, (item) => ({ ...item, imageUrl }));
    return services && { ...content, services };
  };
}

export const editor = defineEditor(services, ServicesEditor, {
  list: [['title', 4, 5, 11, 4], ...sketchLines(19, 6, 18, 6), ...sketchLines(40, 6, 4, 6)],
  cards: [
    ['picture', 4, 5, 12, 15],
    ['picture', 18, 5, 12, 15],
    ['picture', 32, 5, 12, 15],
    ...sketchLines(4, 23, 10, 2),
    ...sketchLines(18, 23, 10, 2),
    ...sketchLines(32, 23, 10, 2),
  ],
  board: [
    ['title', 4, 5, 12, 4],
    ['title', 18, 5, 4, 4],
    ['title', 26, 5, 12, 4],
    ['title', 40, 5, 4, 4],
    ['title', 4, 14, 10, 4],
    ['title', 18, 14, 4, 4],
    ['title', 26, 14, 13, 4],
    ['title', 40, 14, 4, 4],
    ['title', 4, 23, 11, 4],
    ['title', 18, 23, 4, 4],
  ],
  shelf: [
    ['picture', 5, 6, 8, 8],
    ['picture', 15, 4, 8, 10],
    ['picture', 25, 7, 8, 7],
    ['picture', 35, 4, 8, 10],
    ['title', 3, 15, 42, 1],
    ['title', 5, 19, 8, 5],
    ['title', 15, 19, 8, 5],
    ['title', 25, 19, 8, 5],
    ['title', 35, 19, 8, 5],
  ],
});

interface PasteServicesProps {
  services: readonly Service[];
  onChange: (services: Service[]) => void;
}

/** Turns a price list that the owner has as a text into services; its headings are their categories. */
function PasteServices({ services, onChange }: PasteServicesProps) {
  const t = useTranslations('sections.services');
  return (
    <PasteList
      hint={t('pasteHint')}
      startsOpen={false}
      readRow={readPricedRow}
      maxRows={MAX_SERVICES}
      maxGroups={MAX_SERVICES}
      itemCount={services.length}
      onTake={({ groups }, isReplacing) => {
        const all = isReplacing ? [] : [...services];
        for (const { name: category, rows } of groups) {
          for (const { name: title, description, price } of rows) {
            const id = createFreeId('service', Date.now(), all);
            all.push({ id, title, description, price, ...(category && { category }) });
          }
        }
        onChange(all);
      }}
    />
  );
}
