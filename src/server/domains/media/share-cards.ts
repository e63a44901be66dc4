import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { findUploadName, parseImageUrl } from '@/core/image-file';
import type { PictureFocus } from '@/core/picture-focus';
import { parseSign } from '@/core/signs';
import { isSlug } from '@/core/slug';
import {
  getShareCardPath,
  SHARE_CARD_HEIGHT,
  SHARE_CARD_WIDTH,
  type ShareCard,
  toShareCard,
} from '@/site/share-card';
import { type CutPicture, parseCutPicture } from '@/site/share-picture';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import { isKnown } from '../../http/negotiate';
import { sendNotFound } from '../../http/serve-pages';
import { type FileStore, readStored } from '../../ports/file-store';
import { findShareCardSite, showsPictureCut } from '../websites';
import { drawShareCard, readSign, shutOutSystemFonts } from './draw-share-card';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const LOGO_MAX_BYTES = 1024 * 1024;
const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Keeps drawn cards in memory; the least recently used are evicted first. Cards are drawn one at a time, and each once
 * however many requests wait for it.
 */
export class ShareCards {
  private readonly drawn: LRUCache<string, Buffer>;
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly files: Pick<FileStore, 'open'>,
    private readonly draw = drawShareCard,
    maxSize = MAX_CACHED_BYTES,
  ) {
    this.drawn = new LRUCache({ maxSize, sizeCalculation: (drawn) => drawn.length });
  }

  /** Returns the card as a PNG. */
  get(card: ShareCard): Promise<Buffer> {
    return this.make(getShareCardPath(card), async () => this.draw(card, await this.openLogo(card)));
  }

  /** Returns a picture cut around its focus, as a JPEG; null when there is no such file. */
  async getCut({ fileName, focus }: CutPicture): Promise<Buffer | null> {
    const drawn = await this.make(`${fileName} ${focus.x} ${focus.y}`, async () => {
      const picture = await readStored(this.files, fileName, PICTURE_MAX_BYTES);
      return picture ? cutPicture(picture, focus) : NOTHING;
    });
    return drawn.length > 0 ? drawn : null;
  }

  private async make(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.drawn.get(key);
    if (known) return known;
    const pending = this.drawing.get(key);
    if (pending) return pending;
    const started = this.oneAtATime(draw);
    this.drawing.set(key, started);
    try {
      const drawn = await started;
      if (drawn.length > 0) this.drawn.set(key, drawn);
      return drawn;
    } finally {
      this.drawing.delete(key);
    }
  }

  private async openLogo({ logoUrl }: ShareCard): Promise<Buffer | null> {
    const url = logoUrl ?? '';
    const sign = parseSign(url);
    if (sign) return readSign(sign);
    const fileName = findUploadName(url);
    if (!fileName || !parseImageUrl(url)) return null;
    return readStored(this.files, fileName, LOGO_MAX_BYTES);
  }
}

const FILE_NAME = /^[\w-]{12}\.png$/;

/**
 * Serves the picture for shared links to a published page: a cut of the page's own picture around its focus, or a drawn
 * card if the page has none. The address of an older card redirects to the present one.
 */
export function serveShareCard(app: FastifyInstance, deps: Deps, assets: ClientAssets): void {
  shutOutSystemFonts();
  const cards = new ShareCards(deps.files);
  app.get<{ Params: { slug: string; file: string } }>(
    '/share/:slug/:file',
    { config: { access: 'page', rateLimit: { max: 120, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { slug, file } = request.params;
      const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${file}"` };
      const isHeld = isKnown(request.headers['if-none-match'], headers.etag);
      const cut = isSlug(slug) ? parseCutPicture(slug, file) : null;
      if (cut) {
        if (!(await showsPictureCut(deps.db, slug, cut.fileName)))
          return sendNotFound(request, reply, assets);
        if (isHeld) return reply.headers(headers).code(304).send();
        const picture = await cards.getCut(cut);
        if (!picture) return sendNotFound(request, reply, assets);
        return reply.headers(headers).type('image/jpeg').send(picture);
      }
      const site = isSlug(slug) && FILE_NAME.test(file) ? await findShareCardSite(deps.db, slug) : null;
      if (!site) return sendNotFound(request, reply, assets);
      const card = toShareCard(site, deps.config.publicUrl);
      const path = getShareCardPath(card);
      if (path !== `/share/${slug}/${file}`) {
        return reply.header('cache-control', 'no-cache').redirect(path, 302);
      }
      reply.headers(headers);
      if (isHeld) return reply.code(304).send();
      return reply.type('image/png').send(await cards.get(card));
    },
  );
}

/**
 * Cuts a picture to the shape of a share card, around a point as `object-position` does in browsers; returns a JPEG.
 */
async function cutPicture(picture: Buffer, focus: PictureFocus): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const ratio = SHARE_CARD_WIDTH / SHARE_CARD_HEIGHT;
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return sharp(picture)
    .extract({
      ...cut,
      left: Math.round(((width - cut.width) * focus.x) / 100),
      top: Math.round(((height - cut.height) * focus.y) / 100),
    })
    .resize(SHARE_CARD_WIDTH, SHARE_CARD_HEIGHT, { fit: 'fill' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
