import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';
import type { PictureCrop } from '@/core/picture-crop';
import type { CountedLimit, LockedFeature, PaidTier, Tier } from '@/core/plans';
import type { WebsiteHours } from '@/core/website-hours';
import type { LinkedThing, ParsedSection } from '../definition/define-section';

/** The kinds of files that the server makes images of, for file inputs. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Section editors must know this of the owner's plan. */
export interface SectionPlan {
  tier: Tier;
  /** Returns true if the plan has room for one more of the things that it counts, which has this key. */
  canAdd: (limit: CountedLimit, key: string) => boolean;
  /** The cheapest plan that has what this one has and can be bought. */
  planToBuy: (tier: PaidTier) => PaidTier;
  /** Opens the dialog that says which plan has it. */
  showLocked: (locked: LockedFeature) => void;
}

export const SectionPlanContext = createContext<SectionPlan | null>(null);

export function useSectionPlan(): SectionPlan {
  const plan = use(SectionPlanContext);
  if (!plan) throw new Error('This editor needs SectionPlanContext above it');
  return plan;
}

/** The screen on which the website's opening hours are changed; null for a website that is not saved yet. */
export const HoursAddressContext = createContext<string | null>(null);

/** The opening hours of the website, which are no part of its page; null as long as it has none. */
export const WebsiteHoursContext = createContext<WebsiteHours | null>(null);

/** The screen on which the business is changed; null for a website that is not saved yet. */
export const BusinessAddressContext = createContext<string | null>(null);

/** Draws how the votes of a section stand, where it asks visitors for them and is saved. */
export const SectionVotesContext = createContext<ComponentType<{ sectionId: string }> | null>(null);

/** The people of the website, who are no part of its page. */
export interface WebsitePeople {
  /** The screen on which they are changed. */
  address: string;
  /** Null until the owner has set them: then a team section shows its own. */
  names: readonly string[] | null;
  /** The people with whom visits can be booked. */
  takers: readonly string[];
}

/** Null for a website that is not saved yet. */
export const WebsitePeopleContext = createContext<WebsitePeople | null>(null);

/** A section of the page as a place that a link can lead to. */
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
  /** In the order of the page; the same list until something changes. */
  list: () => readonly SectionTarget[];
}

export const SectionTargetsContext = createContext<SectionTargets | null>(null);

/** The sections of the page that is being edited. */
export function useSectionTargets(): readonly SectionTarget[] {
  const targets = use(SectionTargetsContext);
  if (!targets) throw new Error('This editor needs SectionTargetsContext above it');
  return useSyncExternalStore(targets.subscribe, targets.list, targets.list);
}

/**
 * Why an upload failed. `refused`: the file itself or the plan, so another try would be in vain. `unreachable`: it is
 * tried again by itself when the network is back.
 */
export type UploadFailure = 'refused' | 'unreachable' | 'other';

/** An upload that is not on the page yet. */
export interface PictureUpload {
  id: string;
  fileName: string;
  /** `stored` waits for the ones that were chosen before it. */
  status: 'waiting' | 'sending' | 'stored' | 'failed';
  /** The part of the file that has been sent, 0 to 1. */
  part: number;
  /** It waits for the network and goes on by itself. */
  isOffline?: boolean;
  failure?: UploadFailure;
  /** Why it failed, for people. */
  message?: string;
}

/**
 * Returns the section with an uploaded image in its content; null when it is of another type by now, or when the item that
 * the image is for is gone.
 */
export type PlaceImage = <Section extends ParsedSection>(section: Section, url: string) => Section | null;

export interface UploadRequest {
  sectionId: string;
  /** Names one of several slots of the section that take one image each. */
  slot?: string;
  files: readonly File[];
  /** A photo counts for the gallery's limit. */
  kind: 'photo' | 'picture' | 'product' | 'pdf';
  place: PlaceImage;
}

/** Section editors upload files by these functions; an upload goes on while the section's editor is closed. */
export interface PictureUploads {
  subscribe: (listener: () => void) => () => void;
  /** In the order in which they were chosen; the same list until something changes. */
  list: (sectionId: string, slot?: string) => readonly PictureUpload[];
  start: (request: UploadRequest) => void;
  /** Calls an upload off, or takes a failed one out of the list. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Returns how many more photos the plan allows, those under way counted. */
  galleryRoom: () => number;
}

export const PictureUploadsContext = createContext<PictureUploads | null>(null);

export function usePictureUploads(): PictureUploads {
  const uploads = use(PictureUploadsContext);
  if (!uploads) throw new Error('This editor needs PictureUploadsContext above it');
  return uploads;
}

/** The uploads of a section, or of one place in it, drawn anew with each of their steps. */
export function useUploadsOf(sectionId: string, slot?: string): readonly PictureUpload[] {
  const { subscribe, list } = usePictureUploads();
  const current = () => list(sectionId, slot);
  return useSyncExternalStore(subscribe, current, current);
}

/** A picture of ours that every owner may show. */
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

/** Pictures that are there already, and what can be made of them. */
export interface PictureShelf {
  drawings: readonly OfferedDrawing[];
  /** Missing for a website that is not saved yet. */
  listOwn?: (after: string | null) => Promise<OwnPictures>;
  /** Returns the address of what is left of a picture; what keeps it from being cut, for people, is thrown as an Error. */
  crop: (url: string, crop: PictureCrop) => Promise<string>;
}

export const PictureShelfContext = createContext<PictureShelf | null>(null);

export function usePictureShelf(): PictureShelf {
  const shelf = use(PictureShelfContext);
  if (!shelf) throw new Error('This editor needs PictureShelfContext above it');
  return shelf;
}
