import type { ChosenDeleted, Left } from '@/contracts/chosen';
import { AppError } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import { writePhrase } from './text';

/** Nobody chooses many and presses more often than that. */
export const CHOSEN_LIMIT = { max: 60, windowSeconds: 10 * 60 };

/**
 * Changes chosen records one after the other by `change`, each in its own transaction. One that a rule refuses is left,
 * with the reason in the given language; a failure of the server ends it, and what was changed until then stays so.
 */
export async function changeEach<Chosen extends { id: number }, Changed>(
  chosen: readonly Chosen[],
  locale: Locale,
  change: (one: Chosen) => Promise<Changed>,
): Promise<{ changed: Changed[]; left: Left }> {
  const changed: Changed[] = [];
  const left: Left = [];
  const byId = new Map(chosen.map((one) => [one.id, one]));
  for (const one of byId.values()) {
    try {
      changed.push(await change(one));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      left.push({ id: one.id, message: writePhrase(locale, error.phrase) });
    }
  }
  return { changed, left };
}

/** Deletes chosen records as `changeEach` changes them; one that is gone already counts as deleted. */
export async function deleteEach(
  ids: readonly number[],
  locale: Locale,
  remove: (id: number) => Promise<void>,
): Promise<ChosenDeleted> {
  const { changed, left } = await changeEach(
    ids.map((id) => ({ id })),
    locale,
    async ({ id }) => {
      await remove(id).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      });
      return id;
    },
  );
  return { ids: changed, left };
}
