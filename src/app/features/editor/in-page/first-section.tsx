import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { AddDialog } from './add-dialog';
import { useText } from './use-text';

/** Stands on a page without sections, which has no seam to add one at. */
export function FirstSection() {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="in-page__first">
      <p className="soft">{t('inPage.empty')}</p>
      <Button variant="primary" onClick={() => setIsAdding(true)}>
        <Plus />
        {t('inPage.add')}
      </Button>
      {isAdding && <AddDialog index={0} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
