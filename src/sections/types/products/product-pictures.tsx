import { safeImageUrl } from '@/core/link';
import type { SiteWords, ViewMode } from '../../visitor-kit/define-view';
import { Picture } from '../../visitor-kit/image';
import type { OfferedProduct } from './offered-product';

interface ProductPicturesProps {
  product: OfferedProduct;
  mode: ViewMode;
  isFirst: boolean;
  words: Pick<SiteWords, 'products' | 'imageNotFound'>;
}

/** At most half of a page beside its text, a third of a phone. */
const SIZES = '(min-width: 84rem) 38rem, (min-width: 36rem) 50vw, 40vw';

/** The picture, several in a strip, or the first letter where there is none. */
export function ProductPictures({ product, mode, isFirst, words }: ProductPicturesProps) {
  const urls = product.images.filter((url) =>
    mode === 'public' ? safeImageUrl(url) !== null : url.trim() !== '',
  );
  const [only] = urls;
  if (only === undefined) {
    return (
      <div className="s-frame s-letter" aria-hidden="true">
        {firstLetter(product.name)}
      </div>
    );
  }
  // The name stands beside it: said once is enough.
  if (urls.length === 1) return <Picture url={only} alt="" sizes={SIZES} isFirst={isFirst} words={words} />;
  return (
    <div className="s-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, the pictures are no form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <div className="s-strip" tabIndex={0} role="group" aria-label={product.name}>
        {urls.map((url, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
            key={index}
            url={url}
            alt={words.products.picture.replace('{number}', String(index + 1))}
            sizes={SIZES}
            isFirst={isFirst && index === 0}
            words={words}
          />
        ))}
      </div>
    </div>
  );
}

function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '';
}
