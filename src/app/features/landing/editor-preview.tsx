import { GripVertical } from 'lucide-react';
import { SmallSite } from '@/app/entities/small-site';
import { HOST_MARK } from '@/core/page-marks';
import { getDefinition, type Section, type SectionType, sectionTypes } from '@/sections/page/definitions';
import { BrowserBar } from '@/ui/browser-bar';
import { createDemoExcerpt, EDITED } from './sample-sites';
import { useText } from './use-text';

const salon = createDemoExcerpt('salon', 2, EDITED);

/** The palette begins with these. */
const FIRST_TYPES = sectionTypes.slice(0, 6);
/** The drawing drags this type onto the page, above the section with the index `DROP_INDEX`. */
const DRAGGED: SectionType = 'booking';
const DROP_INDEX = 1;

/** Shows the editor with a page in it: its sections on the left, the visitors' view on the right. */
export function EditorPreview() {
  const t = useText();
  return (
    <section className="land-section land-section--tint" aria-labelledby="editor-title">
      <div className="wrap">
        <div className="land-section__head">
          <h2 className="display" id="editor-title">
            {t('landing.editor.title')}
          </h2>
          <p className="lead">{t('landing.editor.lead')}</p>
        </div>
        <p className="sr-only">{t('landing.editor.picture')}</p>
        <div className="demo-frame ed-demo" inert>
          <EditorSketch sections={salon.page.sections} />
          <div className="ed-demo__preview">
            <div className="ed-demo__window">
              <BrowserBar address={`${HOST_MARK}/${salon.slug}`} />
              <SmallSite
                site={salon}
                device="desktop"
                sizes="(max-width: 860px) 30vw, 230px"
                priority="lazy"
              />
            </div>
          </div>
        </div>
        <ol className="steps">
          <Step number={1} title={t('landing.steps.choose.title')} text={t('landing.steps.choose.text')} />
          <Step number={2} title={t('landing.steps.write.title')} text={t('landing.steps.write.text')} />
          <Step number={3} title={t('landing.steps.publish.title')} text={t('landing.steps.publish.text')} />
        </ol>
      </div>
    </section>
  );
}

function Step({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <li>
      <b aria-hidden="true">{number}</b>
      <h3 className="h3">{title}</h3>
      <p className="soft">{text}</p>
    </li>
  );
}

/** Draws the left side of the editor: the palette and the sections of this page, with one more that is being dragged. */
function EditorSketch({ sections }: { sections: readonly Section[] }) {
  const t = useText();
  return (
    <div className="ed-demo__list" aria-hidden="true">
      <p className="h3">{t('landing.editor.pageContent')}</p>
      <div className="ed-demo__palette">
        {FIRST_TYPES.map((type) => (
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
      {t(`sectionTypes.${type}.label`)}
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
        <span className="xs mute">{t(`sectionTypes.${section.type}.label`)}</span>
      </span>
    </div>
  );
}
