import sharp from 'sharp';
import { postForm } from './multipart';
import type { Browser } from './test-server';

/** Sends a file as a logo. */
export const upload = (owner: Browser, content: Buffer, field = 'logo') =>
  postForm(owner, '/api/upload/logo', { field, content });

/** Makes a picture of one colour. */
export const makePicture = (width: number, height: number, background = { r: 200, g: 30, b: 30, alpha: 1 }) =>
  sharp({ create: { width, height, channels: 4, background } });
