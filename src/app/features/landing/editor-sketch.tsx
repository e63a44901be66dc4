import { GripVertical } from 'lucide-react';
import { getDefinition, type SectionType } from '@/sections/page/definitions';
import type { Section } from '@/sections/page/page';
import { useText } from './use-text';

/** What the palette begins with. */
const OFFERED: readonly SectionType[] = [
  'heading',
  'description',
  'article',
  'services',
  'contact-info',
  'gallery',
];
/** What is just being dragged onto the page, and above which of its sections. */
const DRAGGED: SectionType = 'booking';
const DROP_INDEX = 1;

/** The left side of the editor, drawn: the palette and the sections of this page, with one more on its way. */
export function EditorSketch({ sections }: { sections: readonly Section[] }) {
  const t = useText();
  return (
    <div className="ed-demo__list" aria-hidden="true">
      <p className="h3">{t('landing.editor.pageContent')}</p>
      <div className="ed-demo__palette">
        {OFFERED.map((type) => (
          <PaletteItem key={type} type={type} />
        ))}
      </div>
      <div className="ed-demo__sections">
        {sections.slice(0, DROP_INDEX).map((section) => (
          <Row key={section.id} section={section} />
        ))}
        <div className="ed-demo__drop">
          <PaletteItem type={DRAGGED} />
        </div>
        {sections.slice(DROP_INDEX).map((section) => (
          <Row key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function PaletteItem({ type }: { type: SectionType }) {
  const t = useText();
  const Icon = getDefinition(type).icon;
  return (
    <span className="ed-demo__item">
      <Icon />
      {t(`sections.${type}.label`)}
    </span>
  );
}

function Row({ section }: { section: Section }) {
  const t = useText();
  if (section.type === 'unknown') return null;
  const { icon: Icon, summary } = getDefinition(section.type);
  return (
    <div className="ed-demo__row">
      <GripVertical />
      <Icon />
      <span className="grid min-w-0">
        <span className="strong truncate">{summary(section.title, section.content)}</span>
        <span className="xs mute">{t(`sections.${section.type}.label`)}</span>
      </span>
    </div>
  );
}
