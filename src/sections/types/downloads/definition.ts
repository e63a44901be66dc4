import FileDown from 'lucide-react/icons/file-down';
import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { parsePdfUrl } from '@/core/pdf-file';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

export const MAX_DOWNLOADS = 40;

const content = createContentSchemas(({ itemId, requiredText, text, line, list, atSave }) => {
  const file = z.object({
    id: itemId,
    name: requiredText(key('validation.serviceTitle')),
    text: z._default(text, ''),
    /** Files of one category that follow each other stand below its name. */
    category: z.optional(line(60)),
    /** The PDF is kept here and has this address. */
    url: atSave(text, (field) =>
      field.check(z.refine((url) => parsePdfUrl(url) !== null, key('validation.downloadFile'))),
    ),
  });
  return z.object({ files: z._default(list(file, MAX_DOWNLOADS, key('validation.tooManyDownloads')), []) });
});
export type DownloadsContent = z.infer<typeof content.saved>;
export type Download = DownloadsContent['files'][number];

/** More covers than this would be a wall of paper. */
const COVERS_MAX = 6;
const MOBILE_PREVIEW_DOWNLOADS = 6;

export const downloads = defineSection({
  type: 'downloads',
  icon: FileDown,
  feature: 'downloads',
  content,
  defaults: (t) => ({ title: t('sectionTypes.downloads.defaultTitle'), content: { files: [] } }),
  shownTitle: (title) => title,
  summary: (title, { files }) => title || files.map(({ name }) => name).join(', '),
  titleRole: 'name',
  isEmpty: ({ files }) => files.length === 0,
  countItems: ({ files }) => files.length,
  layouts: [
    { name: 'files' },
    { name: 'covers', fits: ({ files }) => files.length > 0 && files.length <= COVERS_MAX },
  ],
  mobilePreview: ({ files }) => ({ files: files.slice(0, MOBILE_PREVIEW_DOWNLOADS) }),
});
