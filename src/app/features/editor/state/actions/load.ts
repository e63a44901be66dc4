import type { Website } from '@/contracts/websites';
import { toEditorPage } from '../editor-page';
import { type EditorState, newWebsiteState } from '../editor-state';

export interface Load {
  type: 'load';
  website: Website;
}

/** A stored website replaces everything. */
export function load(_state: EditorState, { website }: Load): EditorState {
  const page = toEditorPage(website);
  return {
    ...newWebsiteState,
    websiteId: website.id,
    version: website.version,
    isPublished: website.isPublished,
    title: website.title,
    slug: website.slug,
    page,
    saved: { title: website.title, page },
  };
}
