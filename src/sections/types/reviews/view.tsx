import { toSafeLink } from '@/core/link';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { fillWords } from '../../visitor-kit/fill-words';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { type ListBounds, LongList, ROWS } from '../../visitor-kit/long-list';
import { SiteLink } from '../../visitor-kit/site-link';
import { MAX_STARS, type Review, type ReviewsContent, reviews } from './definition';
import ledgerCss from './ledger.css?inline';
import notesCss from './notes.css?inline';
import quoteCss from './quote.css?inline';
import reviewsCss from './reviews.css?inline';
import wallCss from './wall.css?inline';

type Words = SectionViewProps<ReviewsContent>['words']['reviews'];

/** Nine cards fill three rows. */
const WALL: ListBounds = { most: 9, shown: 9 };

function ReviewsView({ id, title, content, words, mode, frame, layout }: SectionViewProps<ReviewsContent>) {
  return (
    <SectionFrame {...frame} className="s-wide s-reviews" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <LongList
        items={content.reviews}
        bounds={layout === 'wall' ? WALL : ROWS}
        text={words.showAll}
        isApart={layout === 'wall'}
      >
        {(part) => (
          <ul className={`s-${layout}`}>
            {part.map((review) => (
              <li key={review.id}>
                <ReviewFigure review={review} words={words.reviews} />
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </SectionFrame>
  );
}

function ReviewFigure({ review, words }: { review: Review; words: Words }) {
  const mark = useFieldMarks('content', 'reviews', review.id);
  const about = review.about.trim();
  return (
    <figure>
      {review.stars !== undefined && <Stars count={review.stars} words={words} />}
      <blockquote {...mark('lines', 'text')}>
        <Paragraphs text={review.text} />
      </blockquote>
      <figcaption className="s-by">
        <b {...mark('line', 'name')}>{review.name}</b>
        {about !== '' && <span {...mark('line', 'about')}>{about}</span>}
        <Source review={review} />
      </figcaption>
    </figure>
  );
}

/** Names where a review was written first, and leads there; a link without a name is called by its address. */
function Source({ review: { id, source, sourceUrl } }: { review: Review }) {
  const mark = useFieldMarks('content', 'reviews', id);
  const href = toSafeLink(sourceUrl);
  const name = source.trim() || (href ?? '').replace(/^\w+:(\/\/)?(www\.)?/, '').replace(/[/?#].*$/, '');
  if (name === '') return null;
  return (
    <span {...(source.trim() !== '' && mark('line', 'source'))}>
      {href ? (
        <SiteLink href={href} rel="noopener nofollow">
          {name}
        </SiteLink>
      ) : (
        name
      )}
    </span>
  );
}

/** Draws the stars as one picture, which says how many of them there are. */
function Stars({ count, words }: { count: number; words: Words }) {
  return (
    <svg
      className="s-stars"
      viewBox="0 0 128 24"
      role="img"
      aria-label={fillWords(words.stars, { count, max: MAX_STARS })}
    >
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity of their own
          key={index}
          className={index < count ? undefined : 'is-off'}
          d="M12 2l3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.3-6.1 3.3L7.1 14l-5-4.8 6.9-.9z"
          transform={index === 0 ? undefined : `translate(${index * 26})`}
        />
      ))}
    </svg>
  );
}

export const view = defineView(reviews, ReviewsView, [reviewsCss], {
  ledger: ledgerCss,
  notes: notesCss,
  quote: quoteCss,
  wall: wallCss,
});
