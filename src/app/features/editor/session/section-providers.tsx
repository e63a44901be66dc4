import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { useTellLocked } from '@/app/frame/locked-feature/use-tell-locked';
import { ApiError } from '@/app/lib/api-client';
import { planToBuy } from '@/app/lib/plans-on-sale';
import { guardSession } from '@/app/lib/session-guard';
import { getEntitlements } from '@/core/plans';
import type { CountedItemsLimit } from '@/sections/definition/define-section';
import {
  PictureUploadsContext,
  type Removal,
  RemovalContext,
  type SectionPlace,
  SectionPlacesContext,
  SectionPlanContext,
} from '@/sections/editor-kit/host';
import { listCounted, wouldExceedLimit } from '@/sections/page/find-locked-feature';
import { getStoredType } from '@/sections/page/page';
import { isForVisitors } from '@/sections/page/visitors';
import { PictureTryContext } from '@/sections/visitor-kit/image';
import { useToast } from '@/ui/toast';
import type { EditorPage } from '../state/editor-state';
import type { PictureKind } from '../sync/reduce-uploads';
import { useText } from '../use-text';
import { useEditor, useEditorSession } from './editor-session';
import { usePlanTier } from './plan';
import { sectionName } from './section-name';
import { formatSignedOut } from './use-error-toast';
import { useRemovalToast } from './use-removal-toast';

const STORED = {
  photo: 'sections.pictures.uploaded',
  picture: 'sections.pictures.uploaded',
  product: 'sections.products.uploaded',
  logo: 'editor.logoUploaded',
} as const satisfies Record<PictureKind, string>;

/** For failures that the server has no words for. */
const FAILED = {
  photo: 'sections.pictures.failed',
  picture: 'sections.pictures.failed',
  product: 'sections.products.uploadFailedText',
  logo: 'editor.logoFailed',
} as const satisfies Record<PictureKind, string>;

/** Tells the section editors which sections the page has. */
export function SectionPlacesProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const t = useText();
  const value = useMemo(() => {
    let known: { sections: EditorPage['sections']; places: SectionPlace[] } | null = null;
    const list = () => {
      const { sections } = store.getState().page;
      if (known?.sections !== sections) {
        const places = sections.map((section) => ({
          id: section.id,
          type: getStoredType(section),
          name: sectionName(section, t),
          isForVisitors: isForVisitors(section),
        }));
        known = { sections, places };
      }
      return known.places;
    };
    return { subscribe: store.subscribe, list };
  }, [store, t]);
  return <SectionPlacesContext value={value}>{children}</SectionPlacesContext>;
}

/** Tells the section editors what the owner's plan allows. */
export function SectionPlanProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const tier = usePlanTier();
  const showLocked = useShowLocked();
  const value = useMemo(() => {
    return {
      tier,
      canAdd(limit: CountedItemsLimit, key: string) {
        const { page, saved } = store.getState();
        const items = [...listCounted(page, limit), key];
        return !wouldExceedLimit(items, listCounted(saved.page, limit), getEntitlements(tier).limit(limit));
      },
      planToBuy,
      showLocked,
    };
  }, [store, tier, showLocked]);
  return <SectionPlanContext value={value}>{children}</SectionPlanContext>;
}

/** Lets the section editors upload pictures, within the owner's plan; those that did not load are asked for again after a save. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { store, uploads } = useEditorSession();
  const limit = getEntitlements(usePlanTier()).limit('galleryImages');
  const version = useEditor((state) => state.version);
  useUploadToasts();

  const value = useMemo(() => {
    const galleryRoom = () => {
      const images = listCounted(store.getState().page, 'galleryImages');
      return Math.max(0, limit - images.length - uploads.countPhotos());
    };
    return { ...uploads, galleryRoom };
  }, [store, uploads, limit]);
  return (
    <PictureTryContext value={version}>
      <PictureUploadsContext value={value}>{children}</PictureUploadsContext>
    </PictureTryContext>
  );
}

/** Lets whatever is edited take things out so that the owner can have them back. */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const t = useText();
  const showRemoval = useRemovalToast();
  const handleRemoval = useCallback(
    ({ name, remove, onUndone }: Removal) => {
      const before = store.getState().page;
      remove();
      // Not where the removal is one step with what was typed just before: undoing it would take that back, too.
      if (store.getState().history.past.at(-1)?.page !== before) return;
      showRemoval({ title: t('editor.removed'), name, onUndone });
    },
    [store, t, showRemoval],
  );
  return <RemovalContext value={handleRemoval}>{children}</RemovalContext>;
}

/** Tells the owner what became of an upload. */
function useUploadToasts(): void {
  const { uploads } = useEditorSession();
  const t = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const tellLocked = useTellLocked();
  useEffect(() => {
    const noticeOf = (kind: PictureKind, words: string) => {
      if (kind === 'logo') return { title: t('common.error'), description: words };
      if (kind !== 'product') return { title: words };
      return { title: t('sections.products.uploadFailed'), description: t(FAILED.product) };
    };
    return uploads.tell({
      onStored: (kind) => toast({ title: t(STORED[kind]), tone: 'good' }),
      onOffline: () => toast({ title: t('sections.pictures.offline'), tone: 'bad' }),
      onFailed(error, kind) {
        if (!(error instanceof ApiError)) throw error;
        const signedOut = formatSignedOut(error, t);
        const words = signedOut ?? error.serverMessage ?? t(FAILED[kind]);
        if (tellLocked(error)) return words;
        // A lost session is not handed to the guard: it would leave the editor, and what was typed with it.
        if (!signedOut) guardSession(queryClient, error);
        toast({ ...noticeOf(kind, words), tone: 'bad' });
        return error.status === 0 ? t('sections.pictures.unreachable') : words;
      },
    });
  }, [uploads, t, toast, queryClient, tellLocked]);
}
