import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { toCheckedPage, type WebsiteAnswers } from '@/app/entities/checked-page';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { getBusiness } from '@/contracts/endpoints/business';
import { getHours } from '@/contracts/endpoints/hours';
import { getLegal } from '@/contracts/endpoints/legal';
import { getPeople } from '@/contracts/endpoints/people';
import type { Tier } from '@/core/plans';
import type { Section } from '@/sections/page/definitions';
import { countFacts, type Gap, listGaps } from '@/sections/readiness/list-gaps';
import type { SampleFacts } from '@/sections/readiness/sample-facts';
import { useEditor, useEditorSession } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import type { EditorPage } from '../state/editor-state';

/** Publishing waits no longer than this; an answer that arrives later does not count in the check. */
const KNOWN_WITHIN_MS = 4000;

/** Asks for these records, which the queries cache. */
export async function fetchAnswers(queryClient: QueryClient, id: number | null): Promise<WebsiteAnswers> {
  if (id === null) return {};
  const answers: WebsiteAnswers = {};
  const input = { params: { id } };
  const asked = [
    queryClient
      .fetchQuery({ queryKey: getCallKey(getHours, input), queryFn: () => call(getHours, input) })
      .then((hours) => Object.assign(answers, { hours })),
    queryClient
      .fetchQuery({ queryKey: getCallKey(getBusiness, input), queryFn: () => call(getBusiness, input) })
      .then((business) => Object.assign(answers, { business })),
    queryClient
      .fetchQuery({ queryKey: getCallKey(getPeople, input), queryFn: () => call(getPeople, input) })
      .then((people) => Object.assign(answers, { people })),
    queryClient
      .fetchQuery({ queryKey: getCallKey(getLegal, input), queryFn: () => call(getLegal, input) })
      .then((legal) => Object.assign(answers, { legal })),
  ];
  const timeout = new Promise((resolve) => setTimeout(resolve, KNOWN_WITHIN_MS));
  await Promise.race([Promise.allSettled(asked), timeout]);
  return answers;
}

/**
 * Checks the page as visitors would get it against these records. A section to which pictures are on their way is not empty
 * when visitors get it.
 */
export function checkPageGaps(
  { description, language, sections }: EditorPage,
  answers: WebsiteAnswers,
  tier: Tier,
  samples: SampleFacts | null,
  filling: readonly string[] = [],
): Pick<PageCheck, 'gaps' | 'facts'> {
  const { page, circumstances } = toCheckedPage({ description, language, sections }, answers, tier);
  return {
    gaps: listGaps(page, circumstances, samples).filter(
      ({ kind, sectionId }) => !(kind === 'empty' && sectionId !== null && filling.includes(sectionId)),
    ),
    facts: samples && countFacts(page, circumstances, samples),
  };
}

export interface PageCheck {
  gaps: readonly Gap[];
  /** They are null where no samples are known. */
  facts: { all: number; own: number } | null;
  sections: readonly Section[];
}

/** Checks a page of the open website, again after its owner comes back from the hours or the business. */
export function usePageCheck(samples: SampleFacts | null, page: EditorPage): PageCheck {
  const id = useEditor((state) => state.websiteId);
  const tier = usePlanTier();
  const input = { params: { id: id ?? 0 } };
  const options = { enabled: id !== null, refetchOnWindowFocus: 'always' } as const;
  const hours = useCall(getHours, input, options).data;
  const business = useCall(getBusiness, input, options).data;
  const people = useCall(getPeople, input, options).data;
  const legal = useCall(getLegal, input, options).data;
  const filling = useFilling(page);
  return useMemo(
    () => ({
      ...checkPageGaps(page, { hours, business, people, legal }, tier, samples, filling.split(' ')),
      sections: page.sections,
    }),
    [page, hours, business, people, legal, tier, samples, filling],
  );
}

/** Returns the ids of the sections to which files are on their way or have just come, with spaces between them. */
function useFilling({ sections }: EditorPage): string {
  const { store, uploads } = useEditorSession();
  return useSyncExternalStore(uploads.subscribe, () => {
    const latest = new Set(store.getState().page.sections);
    const isFilling = (section: Section) => uploads.isSendingTo(section.id) || !latest.has(section);
    return sections.flatMap((section) => (isFilling(section) ? section.id : [])).join(' ');
  });
}
