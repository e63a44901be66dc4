import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { splitParagraphs } from '@/core/text';
import type { SiteWords, WordsOf } from '../../visitor-kit/define-view';
import {
  type GalleryWords,
  getImageAlt,
  getImageName,
  type ShownImage,
} from '../../visitor-kit/describe-image';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { Paragraphs } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { Lightbox, useOpenPicture } from '../../visitor-kit/lightbox';
import { LongList, ROWS } from '../../visitor-kit/long-list';
import { PictureLink } from '../../visitor-kit/picture-link';
import {
  formatWhereAndWhen,
  listEnlargedPictures,
  type ShownPicture,
  type ShownProject,
} from './shown-projects';

type Words = GalleryWords & Pick<SiteWords, 'showAll'> & Omit<WordsOf<'projects'>, 'locale'>;

export interface ProjectListProps {
  projects: ShownProject[];
  /** The enlarged view is named by the title of the section. */
  title: string;
  layout: string;
  /** True if the section opens the page. */
  isFirst: boolean;
  words: Words;
}

/** Draws one picture of the section, which is enlarged when it is pressed. */
type DrawPicture = (picture: ShownPicture, how: { sizes: string; tag?: string }) => ReactNode;

const SHEET_SIZES = '(min-width: 84rem) 55rem, (min-width: 56rem) 68vw, 92vw';
const HALF_SIZES = '(min-width: 84rem) 28rem, 46vw';
const THUMB_SIZES = '(min-width: 56rem) 14rem, 34vw';
const ROW_SIZES = '9rem';

/**
 * Draws finished projects with their pictures. Where the script runs, pictures are enlarged in place, from one project to
 * the next.
 */
export function ProjectList({ projects, title, layout, isFirst, words }: ProjectListProps) {
  const mark = useFieldMarks();
  const { open, ...enlarged } = useOpenPicture();
  const images = useMemo(() => listEnlargedPictures(projects, words), [projects, words]);
  const draw: DrawPicture = (
    { url, alt, side, number, steps = [] },
    { sizes, tag = side ? words[side] : '' },
  ) => (
    <PictureLink
      url={url}
      alt={getImageAlt({ url, alt, caption: tag })}
      name={getImageName(images[number] ?? noImage, number, images.length, words)}
      tag={tag}
      sizes={sizes}
      isFirst={isFirst && number === 0}
      words={words}
      mark={mark('picture', ...steps)}
      onOpen={(event: MouseEvent<HTMLAnchorElement>) => open(event, number)}
    />
  );
  const Layout = layout === 'index' ? IndexRow : Case;
  return (
    <>
      {layout === 'mosaic' ? (
        <Mosaic projects={projects} draw={draw} />
      ) : (
        <LongList items={projects} bounds={ROWS} text={words.showAll} isApart={layout !== 'index'}>
          {(part) => (
            <ul className={layout === 'index' ? 's-index' : 's-cases'}>
              {part.map((project) => (
                <Layout key={project.id} project={project} words={words} draw={draw} />
              ))}
            </ul>
          )}
        </LongList>
      )}
      <Lightbox images={images} label={title === '' ? words.label : title} words={words} {...enlarged} />
    </>
  );
}

const noImage: ShownImage = { url: '', caption: '' };

interface ProjectProps {
  project: ShownProject;
  words: Words;
  draw: DrawPicture;
}

/** Draws before and after beside each other or a large picture, then the text, and the other pictures small. */
function Case({ project, words, draw }: ProjectProps) {
  const { id, name, text, pictures } = project;
  const mark = useFieldMarks('content', 'projects', id);
  const large = pictures.slice(0, project.isPair ? 2 : 1);
  const small = pictures.slice(large.length);
  const [first] = large;
  return (
    <li className={first ? 's-case' : 's-case is-bare'}>
      {project.isPair ? (
        <Pair pictures={large} draw={draw} />
      ) : (
        first && <div className="s-case-main">{draw(first, { sizes: SHEET_SIZES })}</div>
      )}
      <div className="s-case-text">
        <h3 {...mark('line', 'name')}>{name}</h3>
        {splitParagraphs(text).length > 0 && (
          <div className="s-case-words" {...mark('lines', 'text')}>
            <Paragraphs text={text} />
          </div>
        )}
        <Facts project={project} words={words} />
      </div>
      <Thumbs pictures={small} draw={draw} />
    </li>
  );
}

interface PicturesProps {
  pictures: readonly ShownPicture[];
  draw: DrawPicture;
}

function Pair({ pictures, draw }: PicturesProps) {
  return (
    <div className="s-sides">
      {pictures.map((picture) => (
        <div key={picture.number}>{draw(picture, { sizes: HALF_SIZES })}</div>
      ))}
    </div>
  );
}

function Facts({ project, words }: Pick<ProjectProps, 'project' | 'words'>) {
  const mark = useFieldMarks('content', 'projects', project.id);
  const facts = (['place', 'year'] as const).filter((fact) => project[fact].trim() !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="s-case-facts">
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{words[fact]}</dt>
          <dd {...mark('line', fact)}>{project[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Thumbs({ pictures, draw }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="s-thumbs">
      {pictures.map((picture) => (
        <li key={picture.number}>{draw(picture, { sizes: THUMB_SIZES })}</li>
      ))}
    </ul>
  );
}

/**
 * Draws a project in one line: when, what, where, and a picture. All else that there is to read and to see unfolds below it.
 */
function IndexRow({ project, words, draw }: ProjectProps) {
  const { id, name, text, place, year, pictures } = project;
  const mark = useFieldMarks('content', 'projects', id);
  const markPicture = useFieldMarks();
  const hasMore = splitParagraphs(text).length > 0 || pictures.length > 1;
  const [first] = pictures;
  const shown = pictures.find(({ side }) => side === 'after') ?? first;
  const renderLine = (picture: ReactNode) => (
    <>
      <span className="s-year" {...mark('line', 'year')}>
        {year}
      </span>
      <h3 {...mark('line', 'name')}>{name}</h3>
      <span className="s-place" {...mark('line', 'place')}>
        {place}
      </span>
      {picture && <div className="s-row-picture">{picture}</div>}
    </>
  );
  if (!hasMore)
    return (
      <li>
        <div className="s-project-line">{renderLine(first && draw(first, { sizes: ROW_SIZES }))}</div>
      </li>
    );
  return (
    <li>
      <details>
        <summary className="s-project-line">
          {renderLine(
            // A link would not unfold the row, and the picture stands below once more.
            shown && (
              <Picture
                url={shown.url}
                alt=""
                sizes={ROW_SIZES}
                isFirst={false}
                words={words}
                mark={markPicture('picture', ...(shown.steps ?? []))}
              />
            ),
          )}
        </summary>
        <div className="s-case-text">
          <div className="s-case-words" {...mark('lines', 'text')}>
            <Paragraphs text={text} />
          </div>
          {project.isPair && <Pair pictures={pictures.slice(0, 2)} draw={draw} />}
          <Thumbs pictures={pictures.slice(project.isPair ? 2 : 0)} draw={draw} />
        </div>
      </details>
    </li>
  );
}

/** Draws all pictures on one grid; the first picture of a project carries its name. */
function Mosaic({ projects, draw }: { projects: readonly ShownProject[]; draw: DrawPicture }) {
  return (
    <ul className="s-mosaic">
      {projects.flatMap((project) =>
        project.pictures.map((picture, index) => (
          <li key={picture.number}>
            {draw(picture, {
              sizes: HALF_SIZES,
              tag:
                index === 0
                  ? [project.name, formatWhereAndWhen(project)].filter((part) => part !== '').join(' · ')
                  : '',
            })}
          </li>
        )),
      )}
    </ul>
  );
}

export { ProjectList as Island };
