import { list, locale, pictures, plans, polls, richText, sections } from '@messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import { guardSession } from '@/app/entities/account';
import { fillSections } from '@/app/entities/checked-page';
import { useWebsitePictures } from '@/app/entities/picture-shelf';
import { getPlanToBuy } from '@/app/entities/plans-on-sale';
import { PollVotes } from '@/app/entities/poll-votes';
import { useShowIfLocked, useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { ApiError, isRefusedForNow } from '@/app/lib/api-client';
import { useCall } from '@/app/lib/call';
import { createUseText } from '@/app/lib/texts';
import { listOwnPolls } from '@/contracts/endpoints/polls';
import { listPeopleWithDiary } from '@/core/people';
import { type CountedLimit, getEntitlements, wouldExceedLimit } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import {
  BusinessAddressContext,
  HoursAddressContext,
  PictureShelfContext,
  type PictureUploads,
  PictureUploadsContext,
  type SectionPlan,
  SectionPlanContext,
  type SectionTarget,
  type SectionTargets,
  SectionTargetsContext,
  SectionVotesContext,
  WebsiteHoursContext,
  type WebsitePeople,
  WebsitePeopleContext,
} from '@/sections/editor-kit/host';
import { getStoredType, isForVisitors, listLinked } from '@/sections/page/definitions';
import { listCounted } from '@/sections/page/page';
import { PictureTryContext } from '@/sections/visitor-kit/image';
import { useToast } from '@/ui/toast';
import type { EditorPage } from '../state/editor-state';
import type { ImageKind } from '../sync/reduce-uploads';
import { createSessionUploads, type SessionUploads } from '../sync/uploads';
import { usePartsText } from '../use-parts-text';
import { useEditor, useEditorSession } from './editor-session';
import { useWebsiteRecords } from './filled-sections';
import { usePlanTier } from './plan';
import { getSectionName } from './section-name';
import { formatSignedOut } from './use-error-toast';
import { useWebsiteHours } from './website-hours';

const STORED = {
  photo: 'sections.pictures.uploaded',
  picture: 'sections.pictures.uploaded',
  product: 'sections.products.uploaded',
  logo: 'editorParts.logoUploaded',
  pdf: 'sections.downloads.uploaded',
} as const satisfies Record<ImageKind, string>;

/** Failures without words of the server get these texts. */
const FAILED = {
  photo: 'sections.pictures.failed',
  picture: 'sections.pictures.failed',
  product: 'sections.products.uploadFailedText',
  logo: 'editorParts.logoFailed',
  pdf: 'sections.downloads.failed',
} as const satisfies Record<ImageKind, string>;

const texts = { list, pictures, plans, richText, sections };

/** Gives the fields of sections, and other parts with the same needs, what they use of the editor around them. */
export function SectionHost({ children }: { children: ReactNode }) {
  const attempt = useEditor((state) => state.version);
  const websiteId = useEditor((state) => state.websiteId);
  return (
    <IntlProvider locale={locale} messages={texts}>
      <SectionPlanContext value={usePlan()}>
        <SectionTargetsContext value={useTargets()}>
          <HoursAddressContext value={websiteId === null ? null : paths.hours(websiteId)}>
            <WebsiteHoursContext value={useWebsiteHours()}>
              <BusinessAddressContext value={websiteId === null ? null : paths.business(websiteId)}>
                <WebsitePeopleContext value={useWebsitePeople()}>
                  <PictureTryContext value={attempt}>
                    <PictureShelfContext value={useWebsitePictures(websiteId)}>
                      <PictureUploadsContext value={useUploads()}>
                        <SectionVotesContext value={SectionVotes}>{children}</SectionVotesContext>
                      </PictureUploadsContext>
                    </PictureShelfContext>
                  </PictureTryContext>
                </WebsitePeopleContext>
              </BusinessAddressContext>
            </WebsiteHoursContext>
          </HoursAddressContext>
        </SectionTargetsContext>
      </SectionPlanContext>
    </IntlProvider>
  );
}

/** Reads the people of the website as soon as the page has a section that shows or books them. */
function useWebsitePeople(): WebsitePeople | null {
  const tier = usePlanTier();
  const id = useEditor((state) => state.websiteId);
  const { people } = useWebsiteRecords();
  return useMemo(() => {
    if (id === null) return null;
    const takers = listPeopleWithDiary(people ?? [], tier).map(({ name }) => name);
    return { address: paths.people(id), names: people?.map(({ name }) => name) ?? null, takers };
  }, [id, people, tier]);
}

function useTargets(): SectionTargets {
  const { store } = useEditorSession();
  const t = usePartsText();
  const { people, business } = useWebsiteRecords();
  const hasHours = useWebsiteHours() !== null;
  return useMemo(() => {
    let known: { sections: EditorPage['sections']; targets: SectionTarget[] } | null = null;
    const list = () => {
      const { sections } = store.getState().page;
      if (known?.sections !== sections) {
        const targets = fillSections(sections, { people, business }).map((section) => ({
          id: section.id,
          type: getStoredType(section),
          name: getSectionName(section, t),
          linked: listLinked(section),
          isForVisitors: isForVisitors(section, hasHours),
        }));
        known = { sections, targets };
      }
      return known.targets;
    };
    return { subscribe: store.subscribe, list };
  }, [store, t, people, business, hasHours]);
}

function usePlan(): SectionPlan {
  const { store } = useEditorSession();
  const tier = usePlanTier();
  const showLocked = useShowLocked();
  return useMemo(() => {
    return {
      tier,
      canAdd(limit: CountedLimit, key: string) {
        const { page, saved } = store.getState();
        const items = [...listCounted(page, limit), key];
        return !wouldExceedLimit(items, listCounted(saved.page, limit), getEntitlements(tier).limit(limit));
      },
      planToBuy: getPlanToBuy,
      showLocked,
    };
  }, [store, tier, showLocked]);
}

/** Returns the uploads of the open editor. */
export function useSessionUploads(): SessionUploads {
  const { store, uploads } = useEditorSession();
  return uploads.open(() => createSessionUploads(store));
}

/** Returns the uploads, with the limits of the owner's plan. */
function useUploads(): PictureUploads {
  const { store } = useEditorSession();
  const uploads = useSessionUploads();
  const limit = getEntitlements(usePlanTier()).limit('galleryImages');
  return useMemo(() => {
    const galleryRoom = () => {
      const images = listCounted(store.getState().page, 'galleryImages');
      return Math.max(0, limit - images.length - uploads.countPhotos());
    };
    return { ...uploads, galleryRoom };
  }, [store, uploads, limit]);
}

/** Shows a toast about the end of an upload; an editor renders it once. */
export function UploadToasts() {
  const uploads = useSessionUploads();
  const t = usePartsText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const showIfLocked = useShowIfLocked();
  useEffect(() => {
    const getNotice = (kind: ImageKind, words: string) => {
      if (kind === 'logo') return { title: t('common.error'), description: words };
      if (kind !== 'product') return { title: words };
      return { title: t('sections.products.uploadFailed'), description: t(FAILED.product) };
    };
    return uploads.listen({
      onStored: (kind) => toast({ title: t(STORED[kind]), tone: 'good' }),
      onOffline: () => toast({ title: t('sections.pictures.offline'), tone: 'bad' }),
      onFailed(error, kind, id) {
        if (!(error instanceof ApiError)) throw error;
        const signedOut = formatSignedOut(error, t);
        const words = signedOut ?? error.serverMessage ?? t(FAILED[kind]);
        if (showIfLocked(error)) return words;
        // A lost session is not passed to the guard, which would leave the editor and lose what was typed.
        if (!signedOut) guardSession(queryClient, error);
        if (!isRefusedForNow(error) || !isRowInView(id)) toast({ ...getNotice(kind, words), tone: 'bad' });
        return error.status === 0 ? t('sections.pictures.unreachable') : words;
      },
    });
  }, [uploads, t, toast, queryClient, showIfLocked]);
  return null;
}

/** Returns true if the owner sees the upload in its list, which says why it failed. */
function isRowInView(uploadId: string): boolean {
  const row = document.querySelector(`[data-upload="${CSS.escape(uploadId)}"]`);
  if (!row?.checkVisibility()) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

const useText = createUseText({ polls });

/** Shows the votes of a section by the options that were saved last; nothing for a section that is not saved yet. */
function SectionVotes({ sectionId }: { sectionId: string }) {
  const websiteId = useEditor((state) => state.websiteId);
  const version = useEditor((state) => state.version);
  const isSaved = useEditor(({ saved }) => saved.page.sections.some(({ id }) => id === sectionId));
  // The votes are read again after a save, which may have moved the options.
  return websiteId !== null && isSaved ? (
    <SavedVotes key={version} websiteId={websiteId} sectionId={sectionId} />
  ) : null;
}

function SavedVotes({ websiteId, sectionId }: { websiteId: number; sectionId: string }) {
  const t = useText();
  const { data } = useCall(listOwnPolls, { params: { id: websiteId } }, { refetchOnMount: 'always' });
  const poll = data?.find((each) => each.sectionId === sectionId);
  if (!poll) return null;
  return (
    <section className="grid gap-3" aria-label={t('polls.title')}>
      <p className="label">{t('polls.title')}</p>
      <PollVotes poll={poll} />
    </section>
  );
}
