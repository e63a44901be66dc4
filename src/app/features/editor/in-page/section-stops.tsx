import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { shorten } from '@/core/text';
import type { Section } from '@/sections/page/definitions';
import { joinSteps } from '@/sections/visitor-kit/field-marks';
import { callAfterPaint } from '@/ui/use-after-paint';
import { useEditor, useEditorSession } from '../session/editor-session';
import { getSectionName } from '../session/section-name';
import { usePageGround } from './over';
import { HEADER_ID, isSameField, listFields, type PageField } from './page-fields';
import { useText } from './use-text';
import { findOwnText, isFixed } from './website-fields';

const NAME_MAX_LENGTH = 60;

interface SectionStopsProps {
  /** It is the id of the open section, or that of the header. */
  openId: string | null;
  /** It must stay the same function at every rendering. */
  onOpen: (id: string) => void;
  onChoose: (field: PageField, isWriting?: boolean) => void;
  /** They are the tools of the open section, which the keyboard reaches from its stop. */
  children: ReactNode;
}

/**
 * Lets the keyboard walk over the page: it stops at the header and at each section, and in the open one at each text
 * and picture.
 */
export function SectionStops({ openId, onOpen, onChoose, children }: SectionStopsProps) {
  const t = useText();
  const sections = useEditor(({ page }) => page.sections);
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list, openId, sections.length);
  const open = openId !== null && (
    <>
      <FieldStops sectionId={openId} onChoose={onChoose} />
      {children}
    </>
  );
  return (
    <ol ref={list} aria-label={t('inPage.sections')}>
      <li>
        <Stop id={HEADER_ID} name={t('inPage.header')} isOpen={openId === HEADER_ID} onOpen={onOpen} />
        {openId === HEADER_ID && open}
      </li>
      {sections.map((section) => (
        <li key={section.id}>
          <SectionStop section={section} isOpen={section.id === openId} onOpen={onOpen} />
          {section.id === openId && open}
        </li>
      ))}
    </ol>
  );
}

interface SectionStopProps extends Pick<SectionStopsProps, 'onOpen'> {
  section: Section;
  isOpen: boolean;
}

/** It is rendered again only when its section has changed, because a page may have two hundred. */
const SectionStop = memo(function SectionStop({ section, isOpen, onOpen }: SectionStopProps) {
  const t = useText();
  const name = shorten(getSectionName(section, t), NAME_MAX_LENGTH);
  return <Stop id={section.id} name={name} isOpen={isOpen} onOpen={onOpen} />;
});

interface StopProps extends Pick<SectionStopProps, 'isOpen' | 'onOpen'> {
  id: string;
  name: string;
}

function Stop({ id, name, isOpen, onOpen }: StopProps) {
  return (
    <button
      type="button"
      className="sr-only"
      data-section-stop={id}
      aria-pressed={isOpen}
      onFocus={() => isOpen || onOpen(id)}
      onClick={() => onOpen(id)}
    >
      {name}
    </button>
  );
}

/** Moves a lost focus to the stop of the open section, or to the section that follows a removed one. */
function useKeptFocus(list: RefObject<HTMLOListElement | null>, openId: string | null, count: number): void {
  const seen = useRef({ openId, count, index: 0 });
  useEffect(() => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-section-stop]') ?? [])];
    const index = stops.findIndex((stop) => stop.dataset.sectionStop === openId);
    const isNew = seen.current.openId !== openId || seen.current.count !== count;
    const next = index >= 0 ? index : Math.min(seen.current.index, count - 1);
    seen.current = { openId, count, index: next };
    if (!isNew || document.activeElement !== document.body) return;
    // A removed row may still be about to give the focus to its neighbour.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) stops[next]?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, openId, count]);
}

interface FieldStopsProps extends Pick<SectionStopsProps, 'onChoose'> {
  sectionId: string;
}

function FieldStops({ sectionId, onChoose }: FieldStopsProps) {
  const t = useText();
  const { store } = useEditorSession();
  const fields = useShownFields(sectionId);
  return fields.map((field) => {
    const text = findOwnText(store.getState(), field);
    if (text === null) return null;
    const isPicture = field.kind === 'picture';
    const isNameFixed = isFixed(store.getState(), field);
    const pictureName = t(sectionId === HEADER_ID ? 'inPage.logo' : 'inPage.picture');
    const writeName = t('inPage.writeText', { text: shorten(text, NAME_MAX_LENGTH) });
    return (
      <button
        key={joinSteps(field.steps)}
        type="button"
        className="sr-only"
        data-field-stop={joinSteps(field.steps)}
        onFocus={() => onChoose(field)}
        onClick={() => onChoose(field, !isPicture)}
      >
        {isNameFixed ? `${text}. ${t('validation.titleFixed')}` : isPicture ? pictureName : writeName}
      </button>
    );
  });
}

/** Returns the fields of a section that the page shows; the list stays the same until they change. */
function useShownFields(sectionId: string): readonly PageField[] {
  const { pageRef, subscribe } = usePageGround();
  const [fields, setFields] = useState<readonly PageField[]>([]);
  // This runs after every rendering, and after painting: the keyboard needs the stops later than the eye needs the
  // page.
  useEffect(() => {
    let cancelPaint = () => {};
    const look = () => {
      const next = listFields(pageRef.current, sectionId);
      setFields((known) =>
        known.length === next.length && known.every((each, index) => isSameField(each, next[index] ?? null))
          ? known
          : next,
      );
    };
    const lookSoon = () => {
      cancelPaint();
      cancelPaint = callAfterPaint(look);
    };
    lookSoon();
    const unsubscribe = subscribe(lookSoon);
    return () => {
      cancelPaint();
      unsubscribe();
    };
  });
  return fields;
}
