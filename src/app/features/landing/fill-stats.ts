import { locale } from '@messages';
import { getPlatformStats, type PlatformStats } from '@/contracts/endpoints/platform';

/** Puts numbers where the server did not know them yet; 0 where there are none. */
export async function fillStats(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-stat]:has(.skeleton)');
  if (places.length === 0) return;
  // Loaded only here: most pages come with their numbers.
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
