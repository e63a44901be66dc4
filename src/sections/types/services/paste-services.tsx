import { useTranslations } from 'use-intl';
import { freeId } from '@/core/free-id';
import { readPricedRow } from '../../editor-kit/pasted-list/parse-priced-list';
import { PasteList } from '../../editor-kit/pasted-list/paste-list';
import { MAX_SERVICES, type Service } from './definition';

interface PasteServicesProps {
  services: readonly Service[];
  onChange: (services: Service[]) => void;
}

/** A price list that the owner has as a text becomes services; its headings are their categories. */
export function PasteServices({ services, onChange }: PasteServicesProps) {
  const t = useTranslations('sections.services');
  return (
    <PasteList
      hint={t('pasteHint')}
      startsOpen={false}
      readRow={readPricedRow}
      maxRows={MAX_SERVICES - services.length}
      maxGroups={MAX_SERVICES}
      hasItems={services.length > 0}
      onTake={({ groups }, isReplacing) => {
        const all = isReplacing ? [] : [...services];
        for (const { name: category, rows } of groups) {
          for (const { name: title, description, price } of rows) {
            const id = freeId('service', Date.now(), all);
            all.push({ id, title, description, price, ...(category && { category }) });
          }
        }
        onChange(all);
      }}
    />
  );
}
