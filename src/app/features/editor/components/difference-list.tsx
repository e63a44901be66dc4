import './difference-list.css';
import type { PageDifference } from '../sync/conflict';
import { useText } from '../use-text';
import { SectionFace } from './section-face';
import { sectionName } from './section-name';

const SETTING_ICON = 'description';

/** What two copies of a page have different. */
export function DifferenceList({ differences }: { differences: readonly PageDifference[] }) {
  const t = useText();
  if (differences.length === 0) return <p>{t('editor.differs.nothing')}</p>;
  return (
    <ul className="differences" aria-label={t('editor.differs.title')}>
      {differences.map(({ kind, section }) => (
        <li key={`${kind} ${section?.id}`}>
          <SectionFace
            type={section?.type ?? SETTING_ICON}
            name={section ? sectionName(section, t) : t(`editor.differs.${kind}`)}
            typeName={section ? t(`editor.differs.${kind}`) : t('editor.differs.bothDiffer')}
          />
        </li>
      ))}
    </ul>
  );
}
