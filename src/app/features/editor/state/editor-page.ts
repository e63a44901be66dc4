import type { PageData } from '@/contracts/page-data';
import { chosenTheme, isSameTheme } from '@/core/theme';
import { upgradePage } from '@/sections/page-content';
import type { EditorPage } from './editor-state';

interface StoredPage {
  description: string;
  logoUrl: string | null;
  pageData: PageData;
}

/** A stored page as the editor holds it: sections in order and in today's shape. */
export function toEditorPage({ description, logoUrl, pageData }: StoredPage): EditorPage {
  const { sections, theme } = upgradePage(pageData);
  return { description, logoUrl: logoUrl ?? '', sections, theme: chosenTheme(theme) };
}

/** The editor's page as calls carry it. */
export function toStoredPage({ description, logoUrl, sections, theme }: EditorPage): StoredPage {
  const address = logoUrl.trim();
  return {
    description,
    logoUrl: address === '' ? null : address,
    pageData: { sections: [...sections], ...(!isSameTheme(theme) && { theme }) },
  };
}
