import { NAV_TITLE_MAX_LENGTH, type NavItem, type SectionFacts } from '@/core/site-layout';
import { shorten } from '@/core/text';
import type { SiteWords } from '@/sections/section';
import { SiteLink } from '@/sections/site-link';

interface NavListProps {
  items: NavItem[];
  action: SectionFacts | null;
  words: SiteWords;
  /** The class of the action's link, which is a button in the header. */
  actionClass?: string;
}

/** Links to the sections of the page, the one action last. */
export function NavList({ items, action, words, actionClass }: NavListProps) {
  return (
    <ul>
      {items.map(({ id, title }) => (
        <li key={id}>
          <SiteLink href={`#${id}`}>{title}</SiteLink>
        </li>
      ))}
      {action && (
        <li className="is-action">
          <SiteLink className={actionClass} href={`#${action.id}`}>
            {actionLabel(action, words)}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}

function actionLabel(action: SectionFacts, words: SiteWords): string {
  if (action.type === 'contact') return words.actionContact;
  return (
    shorten(action.title.trim(), NAV_TITLE_MAX_LENGTH) ||
    (action.type === 'products' ? words.actionProducts : words.actionBooking)
  );
}
