import { readiness } from '@messages';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSamples } from '@/app/entities/use-samples';
import { createUseText } from '@/app/lib/texts';
import type { Section } from '@/sections/page/page';
import { FieldMarkContext } from '@/ui/field-frame';
import { useEditor } from '../session/editor-session';

const useText = createUseText({ readiness });

interface SampleMarksProps {
  section: Section;
  children: ReactNode;
}

/** Marks the fields of a section that still say what they came with, until visitors get the page. */
export function SampleMarks({ section, children }: SampleMarksProps) {
  const isPublished = useEditor((state) => state.isPublished);
  return isPublished ? children : <MarkedFields section={section}>{children}</MarkedFields>;
}

function MarkedFields({ section, children }: SampleMarksProps) {
  const t = useText();
  const { parts } = useSamples();
  const texts = useMemo(() => new Set(parts?.listSampleTexts(section, parts.known)), [section, parts]);
  const mark = useCallback(
    (value: unknown) => (typeof value === 'string' && texts.has(value.trim()) ? t('readiness.mark') : null),
    [texts, t],
  );
  return <FieldMarkContext value={mark}>{children}</FieldMarkContext>;
}
