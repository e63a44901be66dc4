import type { Readable } from 'node:stream';
import { parseImageUrl } from '@/core/image-file';
import { type ShareCard, shareCardPath } from '@/site/share-card';
import type { FileStore } from '../../ports/file-store/file-store';
import { drawShareCard } from './draw-share-card';
import { oneAtATime } from './one-at-a-time';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const LOGO_MAX_BYTES = 1024 * 1024;

/** Drawn cards in memory, the least used forgotten first. Drawn one at a time, and each once however many ask. */
export class ShareCards {
  private readonly drawn = new Map<string, Buffer>();
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private readonly inTurn = oneAtATime();
  private cachedBytes = 0;

  constructor(
    private readonly files: Pick<FileStore, 'open'>,
    private readonly draw = drawShareCard,
    private readonly maxBytes = MAX_CACHED_BYTES,
  ) {}

  /** The card as a PNG. */
  async get(card: ShareCard): Promise<Buffer> {
    const key = shareCardPath(card);
    const known = this.drawn.get(key);
    if (known) {
      this.drawn.delete(key);
      this.drawn.set(key, known);
      return known;
    }
    const pending = this.drawing.get(key);
    if (pending) return pending;
    const started = this.inTurn(async () => this.draw(card, await this.openLogo(card)));
    this.drawing.set(key, started);
    try {
      const png = await started;
      this.keep(key, png);
      return png;
    } finally {
      this.drawing.delete(key);
    }
  }

  private keep(key: string, png: Buffer): void {
    this.drawn.set(key, png);
    this.cachedBytes += png.length;
    for (const [oldest, { length }] of this.drawn) {
      if (this.cachedBytes <= this.maxBytes) break;
      this.drawn.delete(oldest);
      this.cachedBytes -= length;
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
