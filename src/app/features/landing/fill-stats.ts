import { locale } from '@messages';
import { getPlatformStats, type PlatformStats } from '@/contracts/endpoints/platform';

/** Fills in the numbers that the server did not know yet; 0 where there are none. */
export async function fillStats(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-stat]:has(.skeleton)');
  if (places.length === 0) return;
  // The code is loaded only when it is needed, because most pages come with their numbers.
  const [numbers, { formatCount }] = await Promise.all([fetchStats(), import('@/core/locale/format-number')]);
  for (const place of places) {
    place.textContent = formatCount(locale, numbers[place.dataset.stat as keyof PlatformStats] ?? 0);
  }
}

async function fetchStats(): Promise<Partial<PlatformStats>> {
  try {
    const response = await fetch(getPlatformStats.path);
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
