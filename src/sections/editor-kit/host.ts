import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';
import type { PictureCrop } from '@/core/picture-crop';
import type { CountedLimit, LockedFeature, PaidTier, Tier } from '@/core/plans';
import type { WebsiteHours } from '@/core/website-hours';
import type { LinkedThing, ParsedSection } from '../definition/define-section';

/** A file input accepts these kinds of files: the server makes images of them. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A section's editor knows this of the owner's plan. */
export interface SectionPlan {
  tier: Tier;
  /** Returns true if the plan has room for one more item with this key. */
  canAdd: (limit: CountedLimit, key: string) => boolean;
  /** Returns the cheapest plan that can be bought and has all that this one has. */
  planToBuy: (tier: PaidTier) => PaidTier;
  /** Opens the dialog that says which plan has the locked feature. */
  showLocked: (locked: LockedFeature) => void;
}

export const SectionPlanContext = createContext<SectionPlan | null>(null);

export function useSectionPlan(): SectionPlan {
  const plan = use(SectionPlanContext);
  if (!plan) throw new Error('This editor needs SectionPlanContext above it');
  return plan;
}

/** The owner changes the website's opening hours on this screen; null for a website that is not saved yet. */
export const HoursAddressContext = createContext<string | null>(null);

/** The website's opening hours are not part of its page; null as long as it has none. */
export const WebsiteHoursContext = createContext<WebsiteHours | null>(null);

/** The owner changes the business on this screen; null for a website that is not saved yet. */
export const BusinessAddressContext = createContext<string | null>(null);

/** Draws the votes of a section that asks visitors for them and is saved. */
export const SectionVotesContext = createContext<ComponentType<{ sectionId: string }> | null>(null);

/** The people of the website are not part of its page. */
export interface WebsitePeople {
  /** The owner changes the people on this screen. */
  address: string;
  /** Null until the owner has set them: then a team section shows its own. */
  names: readonly string[] | null;
  /** Visits can be booked with these people. */
  takers: readonly string[];
}

/** Null for a website that is not saved yet. */
export const WebsitePeopleContext = createContext<WebsitePeople | null>(null);

/** A link can lead to this section of the page. */
export interface SectionTarget {
  id: string;
  type: string;
  /** The owner knows it by this name. */
  name: string;
  /** Sections elsewhere can lead to these things in it. */
  linked: readonly LinkedThing[];
  /** False while it is empty: it is not on the public page then. */
  isForVisitors: boolean;
}

export interface SectionTargets {
  subscribe: (listener: () => void) => () => void;
  /** Lists them in the order of the page; returns the same list until something changes. */
  list: () => readonly SectionTarget[];
}

export const SectionTargetsContext = createContext<SectionTargets | null>(null);

/** Lists the sections of the page that is being edited, and draws anew when they change. */
export function useSectionTargets(): readonly SectionTarget[] {
  const targets = use(SectionTargetsContext);
  if (!targets) throw new Error('This editor needs SectionTargetsContext above it');
  return useSyncExternalStore(targets.subscribe, targets.list, targets.list);
}

/**
 * It says why an upload failed. `refused`: the file or the plan does not allow it, so another try would be in vain.
 * `unreachable`: it is tried again by itself when the network is back.
 */
export type UploadFailure = 'refused' | 'unreachable' | 'other';

/** The upload is not on the page yet. */
export interface PictureUpload {
  id: string;
  fileName: string;
  /** A `stored` upload waits for those that were chosen before it. */
  status: 'waiting' | 'sending' | 'stored' | 'failed';
  /** From 0 to 1, it says how much of the file has been sent. */
  part: number;
  /** It waits for the network and goes on by itself. */
  isOffline?: boolean;
  failure?: UploadFailure;
  /** It tells people why the upload failed. */
  message?: string;
}

/**
 * Returns the section with an uploaded image in its content; null when it is of another type by now, or when the item that
 * the image is for is gone.
 */
export type PlaceImage = <Section extends ParsedSection>(section: Section, url: string) => Section | null;

export interface UploadRequest {
  sectionId: string;
  /** The slot tells apart several images of the section, each in a place of its own. */
  slot?: string;
  files: readonly File[];
  /** A photo counts for the gallery's limit. */
  kind: 'photo' | 'picture' | 'product' | 'pdf';
  place: PlaceImage;
}

/** Section editors upload files by these functions; an upload goes on while the section's editor is closed. */
export interface PictureUploads {
  subscribe: (listener: () => void) => () => void;
  /** Lists them in the order in which they were chosen; returns the same list until something changes. */
  list: (sectionId: string, slot?: string) => readonly PictureUpload[];
  start: (request: UploadRequest) => void;
  /** Cancels an upload, or takes a failed one out of the list. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Returns how many more photos the plan allows; those that are being uploaded count as well. */
  galleryRoom: () => number;
}

export const PictureUploadsContext = createContext<PictureUploads | null>(null);

export function usePictureUploads(): PictureUploads {
  const uploads = use(PictureUploadsContext);
  if (!uploads) throw new Error('This editor needs PictureUploadsContext above it');
  return uploads;
}

/** Lists the uploads of a section, or of one slot in it, and draws anew with each of their steps. */
export function useUploadsOf(sectionId: string, slot?: string): readonly PictureUpload[] {
  const { subscribe, list } = usePictureUploads();
  const getCurrent = () => list(sectionId, slot);
  return useSyncExternalStore(subscribe, getCurrent, getCurrent);
}

/** Every owner may show this picture of ours. */
export interface OfferedDrawing {
  url: string;
  name: string;
  /** It is listed below this name. */
  trade: string;
}

export interface OwnPictures {
  urls: readonly string[];
  /** Null where there are no more. */
  next: string | null;
}

/** An owner can choose a picture that is there already, and cut it. */
export interface PictureShelf {
  drawings: readonly OfferedDrawing[];
  /** Missing for a website that is not saved yet. */
  listOwn?: (after: string | null) => Promise<OwnPictures>;
  /** Returns the address of the picture that is left. Throws an Error for people if the picture cannot be cut. */
  crop: (url: string, crop: PictureCrop) => Promise<string>;
}

export const PictureShelfContext = createContext<PictureShelf | null>(null);

export function usePictureShelf(): PictureShelf {
  const shelf = use(PictureShelfContext);
  if (!shelf) throw new Error('This editor needs PictureShelfContext above it');
  return shelf;
}
