import sharp from 'sharp';
import type { Photo } from '@/contracts/endpoints/media';
import { postForm } from './multipart';
import type { Browser } from './test-server';

/** Every plan takes this picture. */
export const PHOTO = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c81e1e' } })
  .png()
  .toBuffer();

export async function createWebsite(owner: Browser, slug = 'salon'): Promise<number> {
  return (await owner.post('/api/websites', { title: 'Salón', slug })).json().id;
}

export const addPhoto = (
  owner: Browser,
  id: number,
  fields: Record<string, string> = {},
  file: Buffer = PHOTO,
) => postForm(owner, `/api/websites/${id}/photos`, { field: 'photo', content: file, fields });

export const listPhotos = async (owner: Browser, id: number): Promise<Photo[]> =>
  (await owner.get(`/api/websites/${id}/photos`)).json();
