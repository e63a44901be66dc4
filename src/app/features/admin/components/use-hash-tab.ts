import { useLocation, useNavigate } from '@tanstack/react-router';
import { ADMIN_TABS, type AdminTab } from './admin-tabs';

/** Keeps the chosen tab in the address, so that a reload and a shared link open the same one. */
export function useHashTab(): [AdminTab, (tab: AdminTab) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const tab = ADMIN_TABS.find((name) => name === hash) ?? 'messages';
  const choose = (name: AdminTab) =>
    void navigate({
      to: '.',
      search: true,
      hash: name,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return [tab, choose];
}
