import { ArticleEditor } from './article/editor';
import { BookingEditor } from './booking/editor';
import { ContactEditor } from './contact/editor';
import { ContactInfoEditor } from './contact-info/editor';
import { DescriptionEditor } from './description/editor';
import { GalleryEditor } from './gallery/editor';
import { HeadingEditor } from './heading/editor';
import { HeroEditor } from './hero/editor';
import { PollEditor } from './poll/editor';
import { ProductsEditor } from './products/editor';
import type { SectionContent, SectionType } from './registry';
import type { SectionEditor } from './section';
import { ServicesEditor } from './services/editor';
import { SocialEditor } from './social/editor';

const editors = {
  heading: HeadingEditor,
  description: DescriptionEditor,
  article: ArticleEditor,
  services: ServicesEditor,
  'contact-info': ContactInfoEditor,
  gallery: GalleryEditor,
  contact: ContactEditor,
  poll: PollEditor,
  booking: BookingEditor,
  products: ProductsEditor,
  social: SocialEditor,
  hero: HeroEditor,
} as const satisfies { [Type in SectionType]: SectionEditor<SectionContent<Type>> };

/** The editor of a type, for code that treats all types alike: its content must have been read by the same type. */
export function editorOf(type: SectionType): SectionEditor<unknown> {
  return editors[type] as SectionEditor<unknown>;
}
