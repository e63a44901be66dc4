import { useLocation, useNavigate } from '@tanstack/react-router';

const TABS = ['messages', 'bookings', 'orders', 'analytics'] as const;
export type AdminTab = (typeof TABS)[number];

/** The chosen tab stands in the address, so that a reload and a shared link open the same one. */
export function useHashTab(): [AdminTab, (tab: string) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const tab = TABS.find((name) => name === hash) ?? 'messages';
  const choose = (name: string) =>
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
