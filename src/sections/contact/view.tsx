import { IslandSlot } from '../island-slot';
import type { SectionViewProps } from '../section';
import { SectionFrame, SectionTitle } from '../section-frame';
import { ContactForm } from './island';
import type { ContactContent } from './schema';

export function ContactView({ id, title, content, words, slug, mode }: SectionViewProps<ContactContent>) {
  return (
    <SectionFrame id={id} mode={mode} className="s-do s-contact" isTitled={title !== ''}>
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
