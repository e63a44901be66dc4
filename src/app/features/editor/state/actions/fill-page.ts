import { chosenTheme, isSameTheme } from '@/core/theme';
import type { Template } from '@/templates/template';
import { templatePage } from '@/templates/template-page';
import type { EditorState } from '../editor-state';

export interface FillPage {
  type: 'fill-page';
  template: Template;
}

/** An empty page gets a template's sections. A description or a style that the owner has given it already stays. */
export function fillPage(state: EditorState, { template }: FillPage, nowMs: number): EditorState {
  const { page } = state;
  if (page.sections.length > 0) return state;
  const { sections, theme } = templatePage(template, nowMs);
  return {
    ...state,
    page: {
      ...page,
      description: page.description.trim() === '' ? template.description : page.description,
      sections,
      theme: isSameTheme(page.theme) ? chosenTheme(theme) : page.theme,
    },
  };
}
