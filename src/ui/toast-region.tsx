import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, CircleDashed, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names';
import { isUnderDialog, useNoticeHost } from './open-dialogs';
import type { ToastEntry } from './toast-state';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const GAP_PX = 12;

/**
 * Returns how far up a box must move so that it covers none of the others; 0 if there is no such position below the upper
 * edge.
 */
export function liftAbove(box: Box, others: readonly Box[]): number {
  let lift = 0;
  for (const other of [...others].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = box.right <= other.left || other.right <= box.left;
    const isAboveOrBelow = box.bottom - lift <= other.top || other.bottom <= box.top - lift;
    if (!isBeside && !isAboveOrBelow) lift = box.bottom - other.top + GAP_PX;
  }
  return lift < box.top ? lift : 0;
}

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

interface ToastRegionProps {
  entry: ToastEntry | null;
  closeLabel: string;
  regionLabel: string;
  onDismiss: (id: number) => void;
}

/** Renders the place of the notices, and the one that is shown. */
export function ToastRegion({ entry, closeLabel, regionLabel, onDismiss }: ToastRegionProps) {
  const host = useNoticeHost(entry?.id ?? null);
  const ref = useRef<HTMLOListElement>(null);
  useClearOfButtons(ref, entry ? host : null);
  return (
    <Toast.Provider
      label={regionLabel}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      // Screen readers do not read what is outside the dialog on top either.
      announcerContainer={host}
    >
      {entry && (
        <ToastCard
          key={entry.id}
          entry={entry}
          host={host}
          closeLabel={closeLabel}
          onClose={() => onDismiss(entry.id)}
        />
      )}
      {createPortal(
        <Toast.Viewport
          ref={ref}
          className="toast-region"
          hotkey={['F8']}
          label={`${regionLabel} ({hotkey})`}
        />,
        host,
      )}
    </Toast.Provider>
  );
}

/**
 * Lists the buttons that a toast must never cover: the foot of the dialog that it is in, or else the main buttons of the
 * screen.
 */
function listButtonsIn(host: HTMLElement): Element[] {
  return [
    ...host.querySelectorAll(host instanceof HTMLDialogElement ? '.dialog__foot' : 'main .btn--primary'),
  ];
}

/**
 * Lifts the place of the notices only where it would cover the buttons that people press next. Without a notice, whose
 * `host` is null then, nothing is measured: that takes milliseconds on a long page.
 */
function useClearOfButtons(ref: RefObject<HTMLElement | null>, host: HTMLElement | null): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !host) return;
    let lift = 0;
    const place = () => {
      const { left, right, top, bottom } = region.getBoundingClientRect();
      const atRest = { left, right, top: top + lift, bottom: bottom + lift };
      lift = liftAbove(
        atRest,
        listButtonsIn(host).map((button) => button.getBoundingClientRect()),
      );
      region.style.setProperty('--toast-lift', `${lift}px`);
    };
    const observer = new ResizeObserver(place);
    for (const element of [region, host, ...host.querySelectorAll('.dialog, .dialog__foot')]) {
      observer.observe(element);
    }
    // A rising dialog is measured at its final place, and a scrolling page at rest.
    host.addEventListener('animationend', place);
    document.addEventListener('scrollend', place);
    return () => {
      observer.disconnect();
      host.removeEventListener('animationend', place);
      document.removeEventListener('scrollend', place);
      region.style.removeProperty('--toast-lift');
    };
  }, [ref, host]);
}

interface ToastCardProps {
  entry: ToastEntry;
  /** The notice lies in this element. */
  host: HTMLElement;
  closeLabel: string;
  onClose: () => void;
}

const icons = { good: CircleCheck, open: CircleDashed, bad: CircleAlert };

/** Lets Ctrl+Z press Undo in a notice, as long as a mouse could; in a field it goes on undoing the typing. */
function useUndoKey(undo: (() => void) | undefined, host: HTMLElement, onClose: () => void): void {
  const latest = useRef({ undo, host, onClose });
  useEffect(() => {
    latest.current = { undo, host, onClose };
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!isUndo || isInField || !latest.current.undo || isUnderDialog(latest.current.host)) return;
      event.preventDefault();
      latest.current.onClose();
      latest.current.undo();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

interface SecondsProps {
  seconds: number;
  isPaused: boolean;
}

/** Counts down for the eye; screen readers do not say each second. */
function Seconds({ seconds, isPaused }: SecondsProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [isPaused]);
  return (
    <span className="toast__seconds" aria-hidden="true">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16" pathLength={seconds} strokeDasharray={`${left} ${seconds}`} />
      </svg>
      {left}
    </span>
  );
}

function ToastCard({ entry, host, closeLabel, onClose }: ToastCardProps) {
  const { button, seconds, tone = 'good' } = entry;
  const Icon = icons[tone];
  const [isPaused, setIsPaused] = useState(false);
  useUndoKey(entry.isOpen && button?.isUndo ? button.onPress : undefined, host, onClose);
  return (
    <Toast.Root
      className={classNames('toast', tone === 'bad' && 'toast--bad')}
      open={entry.isOpen}
      duration={seconds && seconds * 1000}
      onPause={() => setIsPaused(true)}
      onResume={() => setIsPaused(false)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Icon aria-hidden="true" />
      <div className="toast__words">
        <Toast.Title asChild>
          <p className="toast__title">{entry.title}</p>
        </Toast.Title>
        {entry.description && (
          <Toast.Description asChild>
            <p>{entry.description}</p>
          </Toast.Description>
        )}
      </div>
      {seconds && <Seconds seconds={seconds} isPaused={isPaused} />}
      {button && (
        <Toast.Action
          className="toast__button"
          altText={button.name}
          aria-label={button.name}
          onClick={button.onPress}
        >
          {button.label}
        </Toast.Action>
      )}
      <Toast.Close className="icon-btn toast__close" aria-label={closeLabel}>
        <X />
      </Toast.Close>
    </Toast.Root>
  );
}
