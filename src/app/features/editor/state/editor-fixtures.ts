import type { Website } from '@/contracts/websites';
import type { KnownSection } from '@/sections/page/definitions';
import { type EditorState, emptyEditorPage, newWebsiteState } from './editor-state';

/** Creates a heading whose id, title and text are easy to tell apart. */
export function sectionOf(id: string, order = 0): KnownSection<'heading'> {
  return { id, type: 'heading', title: '', content: { text: `text of ${id}` }, order };
}

/** Creates the editor's state just after a website with these sections was loaded. */
export function stateWith(ids: string[]): EditorState {
  const page = { ...emptyEditorPage, sections: ids.map(sectionOf) };
  return {
    ...newWebsiteState,
    websiteId: 7,
    version: 3,
    title: 'Bakery',
    slug: 'bakery',
    page,
    saved: { title: 'Bakery', page },
  };
}

export function idsOf(state: EditorState): string[] {
  return state.page.sections.map(({ id }) => id);
}

/** Creates a stored website as the server answers it. */
export function websiteOf(changes: Partial<Website> = {}): Website {
  return {
    id: 7,
    userId: 1,
    title: 'Bakery',
    slug: 'bakery',
    description: '',
    logoUrl: null,
    language: 'en',
    isPublished: false,
    version: 3,
    updatedAt: '2026-11-21T09:41:00.000Z',
    createdAt: '2026-11-20T08:00:00.000Z',
    pageData: { sections: [] },
    timeZone: 'Europe/Bratislava',
    draft: null,
    ...changes,
  };
}
