import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import noticeCss from '../../visitor-kit/notice.css?inline';
import panelCss from '../../visitor-kit/panel.css?inline';
import contactCss from './contact.css?inline';
import { type ContactContent, contact } from './definition';
import { ContactForm } from './island';
import letterCss from './letter.css?inline';
import panelLayoutCss from './panel.css?inline';

function ContactView(props: SectionViewProps<ContactContent>) {
  const { id, title, content, words, slug, mode, frame, layout } = props;
  const mark = useFieldMarks('content');
  const answeredBy = layout === 'panel' ? (content.answeredBy?.trim() ?? '') : '';
  return (
    <SectionFrame {...frame} className="s-do s-contact" isTitled={title !== ''}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} steps={contact.titleSteps} />
        {answeredBy !== '' && (
          <p className="s-answers">
            <span>{words.contactLayouts.answeredBy}</span>{' '}
            <FieldSpot mark={mark('line', 'answeredBy')} isInline>
              {answeredBy}
            </FieldSpot>
          </p>
        )}
        {layout === 'letter' && <p className="s-greeting">{words.contactLayouts.greeting}</p>}
        <IslandSlot
          type="contact"
          id={id}
          Island={ContactForm}
          props={{
            slug,
            hasPhone: content.fields.includes('phone'),
            // The labels of a letter are its sentences.
            words: layout === 'letter' ? { ...words.contact, ...words.letter } : words.contact,
          }}
        />
      </div>
    </SectionFrame>
  );
}

export const view = defineView(contact, ContactView, [panelCss, noticeCss, contactCss], {
  panel: panelLayoutCss,
  letter: letterCss,
});
