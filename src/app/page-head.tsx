import { PRODUCT_NAME } from '@/core/brand';
import { ORIGIN_MARK } from '@/core/page-marks';
import { ShareMeta } from '@/site/share-meta';

export interface PageHeadProps {
  path: string;
  title: string;
  description: string;
}

/** Made by `npm run brand-pictures`. */
const PICTURE = { url: `${ORIGIN_MARK}/images/share-verandly-1.jpg`, width: 1200, height: 630 };

/** What search engines and shared links know of one of the product's own pages; its server fills in the address. */
export function PageHead({ path, title, description }: PageHeadProps) {
  return (
    <ShareMeta
      url={`${ORIGIN_MARK}${path}`}
      title={title}
      siteName={PRODUCT_NAME}
      description={description}
      picture={{ ...PICTURE, alt: `${PRODUCT_NAME}. ${title}` }}
    />
  );
}
