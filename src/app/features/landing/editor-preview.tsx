import { HOST_MARK } from '@/core/page-marks';
import { BrowserBar } from '@/ui/browser-bar';
import { EditorSketch } from './editor-sketch';
import { EDITED, sampleSite } from './sample-sites';
import { SmallSite } from './small-site';
import { useText } from './use-text';

const salon = sampleSite('salon', 2, EDITED);

/** The editor with a page in it: its sections on the left, what visitors see on the right. */
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
