import { formatFileSize } from '@/core/locale/format';
import { type PdfFile, parsePdfUrl } from '@/core/pdf-file';
import { splitParagraphs } from '@/core/text';
import { defineView, type SectionViewProps, type SiteWords } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { fillWords } from '../../visitor-kit/fill-words';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { groupByCategory } from '../../visitor-kit/group-by-category';
import { LongList, ROWS } from '../../visitor-kit/long-list';
import { SiteLink } from '../../visitor-kit/site-link';
import coversCss from './covers.css?inline';
import { type Download, type DownloadsContent, downloads } from './definition';
import downloadsCss from './downloads.css?inline';

function DownloadsView(props: SectionViewProps<DownloadsContent>) {
  const { id, title, content, words, mode, frame, layout } = props;
  const isCovers = layout === 'covers';
  const className = isCovers ? 's-wide s-downloads' : 's-flow s-downloads';
  const files = content.files
    // Visitors could not download it.
    .filter(({ url }) => parsePdfUrl(url) || mode !== 'public');
  const groups = groupByCategory(files);
  const hasCategories = groups.some(({ category }) => category !== '');
  return (
    <SectionFrame {...frame} className={className} isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      {!hasCategories && <Files files={files} isCovers={isCovers} words={words} />}
      {hasCategories && (
        <div className="s-file-groups">
          {groups.map(({ category, items }) => (
            <div key={items[0]?.id}>
              {category !== '' && <h3>{category}</h3>}
              <Files files={items} isCovers={isCovers} words={words} />
            </div>
          ))}
        </div>
      )}
    </SectionFrame>
  );
}

interface FilesProps {
  files: readonly Download[];
  isCovers: boolean;
  words: SiteWords;
}

function Files({ files, isCovers, words }: FilesProps) {
  const Item = isCovers ? Cover : FileLine;
  return (
    <LongList items={files} bounds={ROWS} text={words.showAll}>
      {(part) => (
        <ul className={isCovers ? 's-covers' : 's-files'}>
          {part.map((file) => {
            const pdf = parsePdfUrl(file.url);
            return (
              <li key={file.id}>
                <SiteLink href={pdf ? file.url : undefined} download>
                  <Item file={file} facts={pdf ? formatPdfFacts(pdf, words) : ''} />
                </SiteLink>
              </li>
            );
          })}
        </ul>
      )}
    </LongList>
  );
}

/** Says how many pages a PDF has, if that is known, and how large it is. */
function formatPdfFacts({ pages, bytes }: PdfFile, words: Pick<SiteWords, 'downloads' | 'locale'>): string {
  const { downloads: texts, locale } = words;
  return [
    ...(pages === null ? [] : [fillWords(texts.pages, { count: pages }, locale)]),
    formatFileSize(locale, bytes),
  ].join(', ');
}

interface ItemProps {
  file: Download;
  facts: string;
}

function FileLine({ file: { id, name, text }, facts }: ItemProps) {
  const mark = useFieldMarks('content', 'files', id);
  return (
    <>
      <span className="s-file-kind">PDF</span>
      <span className="s-file-name">
        <b {...mark('line', 'name')}>{name}</b>
        {splitParagraphs(text).length > 0 && (
          <span className="s-file-text" {...mark('lines', 'text')}>
            {text}
          </span>
        )}
      </span>
      <span className="s-file-facts">{facts}</span>
    </>
  );
}

/** Draws a file as a sheet of paper that carries its name. */
function Cover({ file: { id, name, text }, facts }: ItemProps) {
  const mark = useFieldMarks('content', 'files', id);
  return (
    <>
      <span className="s-paper">
        <b {...mark('line', 'name')}>{name}</b>
        {splitParagraphs(text).length > 0 && (
          <span className="s-file-text" {...mark('lines', 'text')}>
            {text}
          </span>
        )}
      </span>
      <span className="s-file-facts">{['PDF', facts].filter((fact) => fact !== '').join(', ')}</span>
    </>
  );
}

export const view = defineView(downloads, DownloadsView, [downloadsCss], { covers: coversCss });
