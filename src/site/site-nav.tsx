import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { SiteLink } from '@/sections/visitor-kit/site-link';
import type { NavItem, PageAction } from './page-layout';

interface NavListProps {
  items: NavItem[];
  action: PageAction | null;
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
            {action.title || words[action.label]}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
