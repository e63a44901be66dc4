import { ArticleView } from './article/view';
import { BookingView } from './booking/view';
import { ContactView } from './contact/view';
import { ContactInfoView } from './contact-info/view';
import { DescriptionView } from './description/view';
import { GalleryView } from './gallery/view';
import { HeadingView } from './heading/view';
import { HeroView } from './hero/view';
import { PollView } from './poll/view';
import { ProductsView } from './products/view';
import type { SectionContent, SectionType } from './registry';
import type { SectionView } from './section';
import { ServicesView } from './services/view';
import { SocialView } from './social/view';

const views = {
  heading: HeadingView,
  description: DescriptionView,
  article: ArticleView,
  services: ServicesView,
  'contact-info': ContactInfoView,
  gallery: GalleryView,
  contact: ContactView,
  poll: PollView,
  booking: BookingView,
  products: ProductsView,
  social: SocialView,
  hero: HeroView,
} as const satisfies { [Type in SectionType]: SectionView<SectionContent<Type>> };

/** The view of a type, for code that treats all types alike: its content must have been read by the same type. */
export function viewOf(type: SectionType): SectionView<unknown> {
  return views[type] as SectionView<unknown>;
}
