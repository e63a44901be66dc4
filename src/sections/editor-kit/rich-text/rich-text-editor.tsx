import type { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LongText } from '@/core/text-format';
import { callAfterPaint } from '@/ui/use-after-paint';
import { getLinkRange, setLink } from './line-commands';
import { LinkDialog } from './link-dialog';
import { RichTextTools } from './rich-text-tools';
import { useLineEditor } from './use-line-editor';

export interface RichTextEditorProps {
  id: string;
  /** Names the text for people who do not see its label. */
  label: string;
  /** The label has this id; left out where none can be seen. */
  labelledBy?: string;
  /** The text is a field of its own, or stands in the letters and the frame of a page: there it begins with the focus. */
  look?: 'field' | 'page';
  describedBy: string | undefined;
  isRequired: boolean;
  isRefused: boolean;
  value: LongText;
  onChange: (value: LongText) => void;
}

/** Lets the owner write a text in its place, with the tools above it; on a phone they stand above the keyboard. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onChange } = props;
  const [linked, setLinked] = useState<{ words: string; href: string } | null>(null);
  const opener = useRef<() => void>(() => {});
  const { labelledBy, look = 'field', describedBy, isRequired, isRefused } = props;
  const attributes = useMemo(
    () => listAttributes({ id, label, labelledBy, look, describedBy, isRequired, isRefused }),
    [id, label, labelledBy, look, describedBy, isRequired, isRefused],
  );
  const editor = useLineEditor({ value, onChange, attributes, openLink: () => opener.current() });
  const { view } = editor;
  const openLink = () => {
    if (!view) return;
    const { from, to, href } = getLinkRange(view.state);
    setLinked({ words: view.state.doc.textBetween(from, to, ' '), href });
  };
  useEffect(() => {
    opener.current = openLink;
  });
  // The words get the focus before anything looks whether it has left them.
  useLayoutEffect(() => {
    if (look === 'page') view?.focus();
  }, [view, look]);
  useEffect(() => {
    // A label gives the focus to the browser's own fields only.
    const label = document.getElementById(labelledBy ?? '');
    const handlePress = () => view?.focus();
    label?.addEventListener('click', handlePress);
    return () => label?.removeEventListener('click', handlePress);
  }, [view, labelledBy]);
  const frame = useAboveKeyboard(view);
  return (
    <div ref={frame} className={look === 'page' ? 'rich rich--page' : 'rich'}>
      <div className="rich__bar">
        <RichTextTools editor={editor} label={label} controls={id} onLink={openLink} />
      </div>
      <div ref={editor.ref} />
      {linked && (
        <LinkDialog
          {...linked}
          onClose={() => {
            setLinked(null);
            view?.focus();
          }}
          onSet={(href, name) => {
            setLinked(null);
            if (view) setLink(href, name)(view.state, view.dispatch);
            view?.focus();
          }}
        />
      )}
    </div>
  );
}

type Attributed = Pick<
  RichTextEditorProps,
  'id' | 'label' | 'labelledBy' | 'look' | 'describedBy' | 'isRequired' | 'isRefused'
>;

function listAttributes({
  id,
  label,
  labelledBy,
  look,
  describedBy,
  isRequired,
  isRefused,
}: Attributed): Record<string, string> {
  return {
    id,
    class: look === 'page' ? 'rich__text' : 'textarea rich__text',
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    ...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    // In the page itself, Tab leads to the next text.
    ...(look === 'page' && { 'aria-keyshortcuts': 'Alt+F10' }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isRefused && { 'aria-invalid': 'true' }),
  };
}

/** The cursor keeps this distance from what covers the page. */
const CURSOR_GAP_PX = 8;

/**
 * Says in CSS how much of the window the keyboard of a phone covers, and keeps the line that is being written above the
 * tools, which cover the page there.
 */
function useAboveKeyboard(view: EditorView | null) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    const rich = frame.current;
    if (!seen || !rich || !view) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      rich.style.setProperty('--keyboard', `${covered}px`);
      const bottom = CURSOR_GAP_PX + measureCovered(rich, seen);
      const room = { top: CURSOR_GAP_PX, right: 0, bottom, left: 0 };
      view.setProps({ scrollThreshold: room, scrollMargin: room });
    };
    // The keyboard may come up over a line that was in sight.
    const measureAndShow = () => {
      measure();
      if (view.hasFocus()) view.dispatch(view.state.tr.scrollIntoView());
    };
    // A measurement in between would lay out a long page once more before it is painted.
    const cancelPaint = callAfterPaint(measure);
    rich.addEventListener('focusin', measure);
    seen.addEventListener('resize', measureAndShow);
    seen.addEventListener('scroll', measure);
    return () => {
      cancelPaint();
      rich.removeEventListener('focusin', measure);
      seen.removeEventListener('resize', measureAndShow);
      seen.removeEventListener('scroll', measure);
    };
  }, [view]);
  return frame;
}

/** Measures how much of the lower end of what is seen lies under the tools; 0 where they stand in their field. */
function measureCovered(rich: HTMLElement, { height, offsetTop }: VisualViewport): number {
  const tools = rich.querySelector('.rich__bar > .rich__tools');
  if (!tools || getComputedStyle(tools).position !== 'fixed') return 0;
  return Math.max(0, offsetTop + height - tools.getBoundingClientRect().top);
}
