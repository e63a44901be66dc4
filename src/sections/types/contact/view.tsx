import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import noticeCss from '../../visitor-kit/notice.css?inline';
import panelCss from '../../visitor-kit/panel.css?inline';
import contactCss from './contact.css?inline';
import { type ContactContent, contact } from './definition';
import { ContactForm } from './island';

function ContactView({ id, title, content, words, slug, mode, frame }: SectionViewProps<ContactContent>) {
  return (
    <SectionFrame {...frame} className="s-do s-contact" isTitled={title !== ''}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} />
        <IslandSlot
          type="contact"
          id={id}
          Island={ContactForm}
          props={{ slug, hasPhone: content.fields.includes('phone'), words: words.contact }}
        />
      </div>
    </SectionFrame>
  );
}

export const view = defineView(contact, ContactView, [panelCss, noticeCss, contactCss]);
