import { createContext } from 'react';

/** How the pictures of a page are fetched that is drawn smaller than it is. */
export interface PictureFetch {
  /** The width of its frame. */
  sizes: string;
  /** When its first picture comes: before everything else, or when the frame comes near. All others wait anyway. */
  priority: 'high' | 'lazy';
}

/** Set around a page that is drawn smaller. */
export const SmallPictures = createContext<PictureFetch | null>(null);
