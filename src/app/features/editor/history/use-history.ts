import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revision, RevisionSummary } from '@/contracts/websites';
import { listRevisions, readRevision } from '../api/revision-calls';
import { chooseRevision } from './choose-revision';

interface HistoryControl {
  list: UseQueryResult<RevisionSummary[]>;
  chosen: RevisionSummary | null;
  choose: (version: number) => void;
  /** What the chosen save wrote. */
  revision: UseQueryResult<Revision>;
}

/** The saves of a website and the one that is looked at. */
export function useHistory(websiteId: number): HistoryControl {
  const [wanted, setWanted] = useState<number | null>(null);
  const list = useQuery({
    queryKey: ['/api/websites', websiteId, 'revisions'],
    queryFn: () => listRevisions(websiteId),
    // The next opening asks again: there may be newer ones.
    gcTime: 0,
  });
  const chosen = chooseRevision(list.data ?? [], wanted);
  const version = chosen?.version ?? 0;
  const revision = useQuery({
    queryKey: ['/api/websites', websiteId, 'revisions', version],
    queryFn: () => readRevision(websiteId, version),
    enabled: chosen !== null,
  });
  return { list, chosen, choose: setWanted, revision };
}
