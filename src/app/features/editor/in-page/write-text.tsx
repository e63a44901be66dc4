import './write-text.css';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { editPlainText } from '@/core/edit-plain-text';
import type { LongText } from '@/core/text-format';
import { richTextEditor } from '@/sections/editor-kit/rich-text/rich-text-field';
import { HeldHalvesContext, holdInHalf, type Joint, placeHalves, readTyped, showJoint } from './held-halves';
import { type HeldLines, holdLines } from './hold-lines';
import { Over, usePageGround } from './over';
import { findFieldElement, type PageField } from './page-fields';

/** The field copies these properties from the element below it, so that the text looks the same while it is edited. */
const LOOK = [
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariantCaps',
  'fontVariantNumeric',
  'fontFeatureSettings',
  'fontVariationSettings',
  'fontStretch',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textIndent',
  'textTransform',
  'wordSpacing',
] as const;

interface WriteTextProps {
  field: PageField;
  /** Names the field for people who do not see the page. */
  label: string;
  value: LongText;
  /** A single line has this limit; it is left out where typing goes on past any limit. */
  maxLength?: number;
  error: string | undefined;
  onChange: (value: LongText) => void;
  /**
   * Is called when the field is left: 1 goes on to the next text, -1 to the one before, 0 to neither. After a key the
   * keyboard goes on from there.
   */
  onLeave: (step: -1 | 0 | 1, isByKey?: boolean) => void;
}

/** Edits a text of the page where it stands, in its own font; a long text has its tools above it. */
export function WriteText(props: WriteTextProps) {
  const { field, label, value, error, onChange, onLeave } = props;
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const { parts } = richTextEditor.useLazy();
  // The tools may be loaded late, but a plain field in which somebody writes must stay a plain field.
  const [isPlainInUse, setIsPlainInUse] = useState(false);
  useHidden(field, ref);
  const { divide } = use(HeldHalvesContext);
  const [joint, setJoint] = useState<Joint>(' ');
  useHeldAtFirst(field, value.text);
  const place = (element: HTMLElement) => {
    if (!ref.current) return;
    copyLook(element, ref.current);
    if (field.kind !== 'line') return;
    const next = placeHalves(element, ref.current, divide(value.text));
    if (next !== null) setJoint(next);
  };

  const leaveWithFocus = (event: FocusEvent) => {
    const box = event.currentTarget;
    // A dialog of the tools gives the focus back at once, and another window takes it only for a while.
    requestAnimationFrame(() => {
      if (document.hasFocus() && box.isConnected && !box.contains(document.activeElement)) onLeave(0);
    });
  };
  const describedBy = error ? `${id}-note` : undefined;
  return (
    <Over className="in-page__writing" find={(page) => findFieldElement(page, field)} onPlaced={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it takes the keys */}
      <div
        ref={ref}
        className="in-page__written"
        onBlur={leaveWithFocus}
        onKeyDown={(event) => handleLeaveKey(event, field.kind === 'line', onLeave)}
      >
        {field.kind !== 'rich' || !parts || isPlainInUse ? (
          <PlainText
            {...props}
            describedBy={describedBy}
            joint={joint}
            onChange={(next) => {
              setIsPlainInUse(true);
              onChange(next);
            }}
          />
        ) : (
          <parts.RichTextEditor
            look="page"
            id={id}
            label={label}
            describedBy={describedBy}
            isRequired={false}
            isRefused={Boolean(error)}
            value={value}
            onChange={onChange}
          />
        )}
        {error && (
          <p className="in-page__error" id={`${id}-note`}>
            {error}
          </p>
        )}
      </div>
    </Over>
  );
}

/**
 * Escape leaves a text, Tab goes on to the next one, and Enter leaves a single line. Alt+F10 leads to the tools of a long
 * text, as in other editors, and Escape back from them.
 */
function handleLeaveKey(
  event: KeyboardEvent<HTMLElement>,
  isLine: boolean,
  onLeave: WriteTextProps['onLeave'],
): void {
  if (!(event.target instanceof Element)) return;
  const isText = event.target.matches('textarea, [role="textbox"]');
  const find = (selector: string) => event.currentTarget.querySelector<HTMLElement>(selector);
  const other = isText
    ? event.altKey && event.key === 'F10' && find('[role="toolbar"] button:enabled')
    : event.key === 'Escape' && event.target.closest('[role="toolbar"]') && find('[role="textbox"]');
  if (other) {
    event.preventDefault();
    other.focus();
  }
  // This Enter only ends a word that is being composed.
  if (!isText || event.nativeEvent.isComposing) return;
  const isTab = event.key === 'Tab';
  if (!isTab && event.key !== 'Escape' && !(isLine && event.key === 'Enter')) return;
  event.preventDefault();
  if (isTab) onLeave(event.shiftKey ? -1 : 1, true);
  else onLeave(0, true);
}

function PlainText({
  field,
  label,
  value,
  maxLength,
  error,
  describedBy,
  joint,
  onChange,
}: WriteTextProps & { describedBy: string | undefined; joint: Joint }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const { divide, hold } = use(HeldHalvesContext);
  const shown = showJoint(value.text, divide(value.text), joint);
  useLayoutEffect(() => {
    const text = ref.current;
    text?.focus({ preventScroll: true });
    text?.setSelectionRange(text.value.length, text.value.length);
  }, []);
  // This hook comes after the effect that sets the caret.
  const noteCaret = useKeptCaret(ref, shown);
  return (
    <textarea
      ref={ref}
      className="in-page__text"
      rows={1}
      maxLength={maxLength}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      value={shown}
      onChange={(event) => {
        const typed = event.target.value;
        noteCaret(event.target.selectionStart);
        if (field.kind !== 'line') return onChange(editPlainText(value, typed));
        const held = readTyped(typed, joint);
        hold(held);
        onChange(editPlainText(value, held.text));
      }}
    />
  );
}

/** Holds the halves of a line from the moment in which its field opens until it closes. */
function useHeldAtFirst({ kind }: PageField, text: string): void {
  const { hold } = use(HeldHalvesContext);
  const first = useRef(text);
  useLayoutEffect(() => {
    if (kind === 'line') hold(holdInHalf(first.current));
    return () => hold(null);
  }, [hold, kind]);
}

/** Keeps the caret at its letter when the joint changes. The returned function notes where the caret is after typing. */
function useKeptCaret(ref: RefObject<HTMLTextAreaElement | null>, shown: string): (caret: number) => void {
  const last = useRef({ shown, caret: shown.length });
  useLayoutEffect(() => {
    const text = ref.current;
    if (text && shown !== last.current.shown && text === document.activeElement)
      text.setSelectionRange(last.current.caret, last.current.caret);
    last.current = { shown, caret: text?.selectionStart ?? shown.length };
  });
  return (caret) => {
    last.current.caret = caret;
  };
}

/** Copies the look of an element to the field that lies over it. */
function copyLook(element: HTMLElement, written: HTMLElement | null): void {
  if (!written) return;
  const look = getComputedStyle(element);
  for (const name of LOOK) written.style[name] = look[name];
  written.style.setProperty('--height', `${element.offsetHeight}px`);
  const [, second] = element.children;
  written.style.setProperty('--between', second ? getComputedStyle(second).marginTop : '0px');
}

/** Hides the words that are being edited: the field over them shows them, in the same lines. */
function useHidden(field: PageField, written: RefObject<HTMLElement | null>): void {
  const { pageRef } = usePageGround();
  const hidden = useRef<HTMLElement | null>(null);
  const held = useRef<HeldLines | null>(null);
  // This runs after every rendering, which may have replaced the element. An unchanged element is left alone, because
  // the page would otherwise be laid out twice at each letter.
  useLayoutEffect(() => {
    const element = pageRef.current && findFieldElement(pageRef.current, field);
    if (element !== hidden.current) {
      show(hidden.current, held.current);
      const measure = () => {
        if (element) copyLook(element, written.current);
        return written.current?.querySelector('textarea')?.scrollHeight ?? 0;
      };
      held.current = element && holdLines(element, measure);
      if (element) element.dataset.written = '';
      hidden.current = element;
    }
    held.current?.loosen();
  });
  useLayoutEffect(
    () => () => {
      show(hidden.current, held.current);
      // React's strict mode runs the effects again with the same references.
      hidden.current = null;
      held.current = null;
    },
    [],
  );
}

function show(element: HTMLElement | null, held: HeldLines | null): void {
  held?.release();
  if (!element) return;
  delete element.dataset.written;
  delete element.dataset.halves;
}
