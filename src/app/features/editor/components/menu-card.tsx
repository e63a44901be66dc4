import './style-card.css';
import { pageMenu, sectionTypes } from '@messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { createUseText } from '@/app/lib/texts';
import { NAV_ITEMS_MAX } from '@/site/page-menu';
import { Card } from '@/ui/card';
import { getMenuTitle, MenuEntries, useMenuEntries } from '../fields/menu-entries';
import { SectionHost } from '../session/section-host';

const useText = createUseText({ pageMenu, sectionTypes });

/** Shows the Page menu card: which sections the menu leads to, under which names and in which order. */
export function MenuCard() {
  const t = useText();
  const entries = useMenuEntries();
  const [isOpen, setIsOpen] = useState(false);
  if (entries.length === 0) return null;
  const names = entries
    .filter(({ isShown }) => isShown)
    .map(getMenuTitle)
    .join(' · ');
  return (
    <Card aria-labelledby="page-menu-title">
      <details className="style-card" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <h2 className="h3" id="page-menu-title">
            {t('pageMenu.title')}
          </h2>
          <span className="style-card__now truncate max-sm:hidden" title={names}>
            {names}
          </span>
          <ChevronDown className="style-card__arrow" aria-hidden="true" />
        </summary>
        {isOpen && (
          <div className="card__pad grid gap-4 pt-2">
            <p className="sm soft">{t('pageMenu.hint', { max: NAV_ITEMS_MAX })}</p>
            <SectionHost>
              <MenuEntries entries={entries} />
            </SectionHost>
          </div>
        )}
      </details>
    </Card>
  );
}
