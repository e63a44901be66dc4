import { type ComponentProps, createContext, type ReactNode, use } from 'react';

const Depth = createContext(0);

/** Makes its content part of a larger page: the headings lie that many levels deeper. */
export function HeadingDepth({ by, children }: { by: number; children: ReactNode }) {
  return <Depth value={use(Depth) + by}>{children}</Depth>;
}

interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3;
}

/** Renders a heading of something that can be a screen of its own or a part of another one. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level + use(Depth)}` as 'h2';
  return <Tag {...props} />;
}
