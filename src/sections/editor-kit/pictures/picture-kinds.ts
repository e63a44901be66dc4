import { isUploadedPhoto } from '@/core/image-file';
import { withoutFocus } from '@/core/picture-focus';

/** Returns true for a picture that the owner has uploaded; the server cannot cut any other, nor a logo. */
export function canBeCropped(src: string): boolean {
  return isUploadedPhoto(src);
}

/** Returns false for drawings, which are always shown whole. */
export function canBeFocused(src: string): boolean {
  return !withoutFocus(src).endsWith('.svg');
}
