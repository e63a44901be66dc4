import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { parseImageUrl } from '@/core/image-file';
import { type ShareCard, shareCardPath } from '@/site/share-card';
import type { FileStore } from '../../ports/file-store/file-store';
import { drawShareCard } from './draw-share-card';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const LOGO_MAX_BYTES = 1024 * 1024;

/**
 * Drawn cards in memory; the least recently used are evicted first. Cards are drawn one at a time, and each once
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
    this.drawn = new LRUCache({ maxSize, sizeCalculation: (png) => png.length });
  }

  /** The card as a PNG. */
  async get(card: ShareCard): Promise<Buffer> {
    const key = shareCardPath(card);
    const known = this.drawn.get(key);
    if (known) return known;
    const pending = this.drawing.get(key);
    if (pending) return pending;
    const started = this.oneAtATime(async () => this.draw(card, await this.openLogo(card)));
    this.drawing.set(key, started);
    try {
      const png = await started;
      this.drawn.set(key, png);
      return png;
    } finally {
      this.drawing.delete(key);
    }
  }

  private async openLogo({ logoUrl }: ShareCard): Promise<Buffer | null> {
    if (!logoUrl?.startsWith('/uploads/') || !parseImageUrl(logoUrl)) return null;
    const file = await this.files.open(logoUrl.slice('/uploads/'.length));
    if (!file) return null;
    if (file.bytes > LOGO_MAX_BYTES) {
      file.stream.destroy();
      return null;
    }
    return readAll(file.stream);
  }
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
