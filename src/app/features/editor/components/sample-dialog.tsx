import './sample-dialog.css';
import { samples, sections as sectionTexts } from '@messages';
import { ChevronRight } from 'lucide-react';
import { createUseText } from '@/app/lib/texts';
import { getStoredType, type Section } from '@/sections/page/page';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sectionName, typeName } from '../session/section-name';
import { hasSampleAccount } from '../state/samples';
import { SectionFace } from './section-face';

export { findSamples, loadSamples } from '../state/samples';

const useText = createUseText({ samples, sections: sectionTexts });

interface SampleDialogProps {
  sections: readonly Section[];
  onClose: () => void;
  onEdit: (sectionId: string) => void;
  onPublish: () => void;
}

/** Asks before sections are published that still say what they came with; each leads to its editor. */
export function SampleDialog({ sections, onClose, onEdit, onPublish }: SampleDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t('samples.title', { count: sections.length })}
      description={t('samples.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onPublish}>
            {t('samples.publish')}
          </Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('samples.edit')}
          </Button>
        </>
      }
    >
      <ul className="samples">
        {sections.map((section) => (
          <li key={section.id}>
            <button type="button" className="samples__open" onClick={() => onEdit(section.id)}>
              <SectionFace
                type={getStoredType(section)}
                name={sectionName(section, t)}
                typeName={
                  hasSampleAccount(section) ? t('samples.notForSale') : typeName(getStoredType(section), t)
                }
              />
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
