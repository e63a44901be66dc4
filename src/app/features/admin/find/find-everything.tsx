import { useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useSearchText } from '../search/use-search-text';
import { FindSheet } from './find-sheet';

/** Looks through all that a website has, from wherever in the admin the owner is. */
export function FindEverything({ websiteId }: { websiteId: number }) {
  const t = useSearchText();
  const href = useLocation({ select: (location) => location.href });
  // Every way away from where it was opened closes the sheet.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton label={t('search.everything.label')} aria-haspopup="dialog" onClick={() => setOpenAt(href)}>
        <Search />
      </IconButton>
      {openAt === href && <FindSheet websiteId={websiteId} onClose={() => setOpenAt(null)} />}
    </>
  );
}
