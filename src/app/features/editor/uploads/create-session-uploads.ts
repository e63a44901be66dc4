import { errors } from '@messages/en.json';
import type { Section } from '@/contracts/page-data';
import { readContent } from '@/sections/read-content';
import type { EditorStore } from '../state/editor-store';
import { findSection } from '../state/find-section';
import { createUploadQueue, type UploadQueue } from './create-upload-queue';
import { sendPicture } from './send-picture';

/** The uploads of one website being edited: they end in its page as it is at that moment. */
export function createSessionUploads(store: EditorStore): UploadQueue {
  return createUploadQueue({
    send: (job, options) => sendPicture(job, store.getState().websiteId, errors.uploadTooLarge, options),
    place({ sectionId, place }, url) {
      const section = findSection(store.getState(), sectionId);
      const read = section && readContent(section);
      // A section that was removed meanwhile takes no picture.
      if (!read) return;
      const content = place(read.content, url) as Section['content'];
      store.dispatch({ type: 'update-content', id: sectionId, content });
    },
  });
}
