import { isTriedSlug } from '@/core/demo-slug';
import { IslandSlot } from '../island-slot';
import type { SectionViewProps } from '../section';
import { SectionFrame, SectionTitle } from '../section-frame';
import { BookingForm } from './island';
import type { BookingContent } from './schema';

export function BookingView({ id, title, content, words, slug, mode }: SectionViewProps<BookingContent>) {
  const { bookingType, services, workingHours } = content;
  return (
    <SectionFrame id={id} mode={mode} className="s-do s-booking" isTitled={title !== ''}>
      <div className="s-panel">
        <SectionTitle id={id} mode={mode} title={title} />
        <IslandSlot
          type="booking"
          id={id}
          Island={BookingForm}
          props={{
            slug,
            sectionId: id,
            content: { bookingType, services, workingHours },
            isPreview: mode !== 'public' || isTriedSlug(slug),
            words: words.booking,
          }}
        />
      </div>
    </SectionFrame>
  );
}
