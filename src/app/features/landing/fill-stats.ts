import { getPlatformStats } from '@/contracts/endpoints/platform';
import type { PlatformStats } from '@/contracts/platform-stats';
import { formatCount } from '@/core/format-count';

/** Puts numbers where the server did not know them yet; 0 where there are none. */
export async function fillStats(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-stat]:has(.skeleton)');
  if (places.length === 0) return;
  const numbers = await askForStats();
  for (const place of places) {
    place.textContent = formatCount(numbers[place.dataset.stat as keyof PlatformStats] ?? 0);
  }
}

async function askForStats(): Promise<Partial<PlatformStats>> {
  try {
    const response = await fetch(getPlatformStats.path);
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
