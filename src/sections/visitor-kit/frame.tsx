import type { ReactNode } from 'react';
import { isLongTitle, splitParagraphs } from '@/core/text';
import type { FrameProps, ViewMode } from './define-view';
import { useFieldMarks } from './field-marks';
import { LinkedText } from './linked-text';

/**
 * Returns the id of a section's element: the section's own on the public page, another in previews, which share a page with
 * the editor.
 */
export function getElementId(id: string, mode: ViewMode): string {
  return mode === 'public' ? id : `${mode}-${id}`;
}

/**
 * Returns the id of the place where a visitor arrives who comes for one thing of a section: its island reads it in the
 * address.
 */
export function getLinkedThingId(sectionId: string, thing: string): string {
  return `${sectionId}.${thing}`;
}

interface SectionFrameProps extends FrameProps {
  /** The element has these class names beside `s`, which every section has. */
  className: string;
  isTitled: boolean;
  children: ReactNode;
}

/**
 * Draws the element of a section. Sections are each other's direct neighbours, because the rhythm of the page depends on
 * that. None is a landmark: its heading leads to it, and owners may give two the same title.
 */
export function SectionFrame({
  id,
  mode,
  layout,
  ground,
  last,
  isTimed,
  className,
  isTitled,
  children,
}: SectionFrameProps) {
  return (
    <section
      className={`s ${className}${isTitled ? '' : ' is-untitled'}`}
      id={getElementId(id, mode)}
      data-section-id={mode === 'public' ? undefined : id}
      data-layout={layout}
      data-ground={ground}
      data-timed={isTimed ? '' : undefined}
    >
      {children}
      {last}
    </section>
  );
}

interface SectionTitleProps {
  id: string;
  mode: ViewMode;
  title: string;
  /** They lead from the section to the title: they are the `titleSteps` of its type. */
  steps?: readonly string[];
}

export function SectionTitle({ id, mode, title, steps = ['title'] }: SectionTitleProps) {
  const mark = useFieldMarks();
  if (title === '') return null;
  return (
    <h2
      {...mark('line', ...steps)}
      className="s-title"
      id={`${getElementId(id, mode)}-t`}
      data-length={isLongTitle(title) ? 'l' : undefined}
    >
      {title}
    </h2>
  );
}

/** Draws each line of a text as a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
    <p key={index}>
      <LinkedText text={line} />
    </p>
  ));
}
