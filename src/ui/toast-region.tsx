import * as Toast from '@radix-ui/react-toast';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNoticeHost } from './open-dialogs';
import { ToastCard } from './toast-card';
import type { ToastEntry } from './toast-state';
import { useClearOfButtons } from './use-clear-of-buttons';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

interface ToastRegionProps {
  entry: ToastEntry | null;
  closeLabel: string;
  regionLabel: string;
  onDismiss: (id: number) => void;
}

/** The place of the notices and the one that is shown. */
export function ToastRegion({ entry, closeLabel, regionLabel, onDismiss }: ToastRegionProps) {
  const host = useNoticeHost(entry?.id ?? null);
  const ref = useRef<HTMLOListElement>(null);
  useClearOfButtons(ref, host);
  return (
    <Toast.Provider
      label={regionLabel}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      // What is outside the dialog on top is not read out either.
      announcerContainer={host}
    >
      {entry && (
        <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} onClose={() => onDismiss(entry.id)} />
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
