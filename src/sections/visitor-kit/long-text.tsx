import type { ReactNode } from 'react';
import { linkRuns } from '@/core/linked-text';
import type { LongText as Written } from '@/core/text-format';
import { type Line, type Run, toLines, toPlainLine } from '@/core/text-lines';
import { Paragraphs } from './frame';
import { usePageHref } from './link-targets';
import { SiteLink } from './site-link';

interface LongTextProps extends Written {
  /** The small headings in the text have this level, one below the heading above it. */
  level?: 2 | 3 | 4;
  /** True where the text stands under a name that is hardly larger. */
  isSmall?: boolean;
}

/** Draws a text of several lines with the owner's marks, and with links where an address is written out. */
export function LongText({ text, format, level = 3, isSmall = false }: LongTextProps) {
  if (!format) return <Paragraphs text={text} />;
  return groupLines(toLines({ text, format })).map((lines, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
    <Lines key={index} lines={lines} level={level} isSmall={isSmall} />
  ));
}

/** Groups items that follow each other as one list, and any other line alone; leaves out empty lines. */
function groupLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  let last: Line['kind'] = 'paragraph';
  for (const line of lines) {
    const { kind, runs } = line;
    const isItem = kind === 'bullet' || kind === 'number';
    if (isItem && kind === last) groups.at(-1)?.push(line);
    else groups.push([line]);
    last = kind;
    if (toPlainLine(runs).trim() === '') groups.at(-1)?.pop();
  }
  return groups.filter((group) => group.length > 0);
}

type LinesProps = Required<Pick<LongTextProps, 'level' | 'isSmall'>> & { lines: readonly Line[] };

function Lines({ lines, level, isSmall }: LinesProps) {
  const [first] = lines;
  if (!first) return null;
  if (first.kind === 'paragraph')
    return (
      <p>
        <Runs runs={first.runs} />
      </p>
    );
  if (first.kind === 'heading') {
    const Heading = `h${level}` as const;
    return (
      <Heading className={isSmall ? 's-sub is-small' : 's-sub'}>
        <Runs runs={first.runs} />
      </Heading>
    );
  }
  const List = first.kind === 'bullet' ? 'ul' : 'ol';
  return (
    <List className="s-points">
      {lines.map(({ runs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return linkRuns(runs).map(({ text, bold, italic, link }, index) => {
    const slanted = italic ? <em>{text}</em> : text;
    const marked = bold ? <strong>{slanted}</strong> : slanted;
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity of their own
    return <RunLink key={index} link={link} content={marked} />;
  });
}

/** Draws a link, or only its words if its section is not on the page any more. */
function RunLink({ link, content }: { link: string | undefined; content: ReactNode }) {
  const href = usePageHref(link ?? '');
  if (!href) return content;
  return (
    <SiteLink className="s-inline" href={href} rel="noopener">
      {content}
    </SiteLink>
  );
}
