import { isUploadedPhoto } from '@/core/image-file';
import { withoutFocus } from '@/core/picture-focus';

/** Only an upload of the owner's is ours to cut, and not a logo. */
export function canBeCropped(src: string): boolean {
  return isUploadedPhoto(src);
}

/** Drawings are shown whole. */
export function canBeFocused(src: string): boolean {
  return !withoutFocus(src).endsWith('.svg');
}
