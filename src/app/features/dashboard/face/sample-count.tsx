import { Link } from '@tanstack/react-router';
import { ChevronRight, ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { useSamples } from '@/app/entities/use-samples';
import { paths } from '@/app/lib/paths';
import type { Website } from '@/contracts/websites';
import { parsePage } from '@/sections/page/page';
import { countFacts } from '@/sections/readiness/list-gaps';
import type { SampleFacts } from '@/sections/readiness/sample-facts';
import { useText } from '../use-text';

/** Returns what a card shows of a website: of a published one what visitors read, of a draft the unsaved work. */
export function getShown(website: Website) {
  return (!website.isPublished && website.draft) || website;
}

/** Says how many texts of a draft are still samples, and leads to its editor, which names them. */
export function SampleCount({ website }: { website: Website }) {
  const { parts } = useSamples();
  return parts && <KnownSampleCount website={website} known={parts.known} />;
}

function KnownSampleCount({ website, known }: { website: Website; known: SampleFacts }) {
  const t = useText();
  const { description, pageData } = getShown(website);
  const count = useMemo(() => {
    const { all, own } = countFacts({ description, sections: parsePage(pageData).sections }, known);
    return all - own;
  }, [description, pageData, known]);
  if (count === 0) return null;
  return (
    <li>
      <Link to={paths.editor(website.id)}>
        <ListChecks aria-hidden="true" />
        <span>{t('dashboard.samples', { count })}</span>
        <ChevronRight className="icon--sm" aria-hidden="true" />
      </Link>
    </li>
  );
}
