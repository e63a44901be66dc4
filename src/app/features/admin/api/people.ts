import { useMemo } from 'react';
import { useCall } from '@/app/lib/call';
import { getPeople } from '@/contracts/endpoints/people';
import type { Website } from '@/contracts/websites';
import { isServedByPeople } from '@/core/bookings';
import type { Person } from '@/core/people';
import { listBookingSections } from '@/sections/page/bookings-of-page';

const NOBODY: readonly Person[] = [];

/**
 * Returns the people whom visitors can book, in their order and as many as the plan has diaries (none on a page where
 * nobody is chosen), and all people of the website.
 */
export function useTakers({ id, pageData }: Pick<Website, 'id' | 'pageData'>) {
  const isWanted = listBookingSections(pageData).some(({ content }) => isServedByPeople(content));
  const { data, isLoading } = useCall(getPeople, { params: { id } }, { enabled: isWanted });
  const takers = useMemo(
    () =>
      isWanted && data
        ? data.people.filter(({ takesBookings }) => takesBookings).slice(0, data.diaries)
        : NOBODY,
    [isWanted, data],
  );
  return { takers, people: data?.people ?? NOBODY, isLoading };
}
