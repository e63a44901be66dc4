import type { PageData } from '@/contracts/page-data';
import { upgradePage } from '@/sections/page-content';
import type { EditorPage } from './editor-state';

interface StoredPage {
  description: string;
  logoUrl: string | null;
  pageData: PageData;
}

/** A stored page as the editor holds it: sections in order and in today's shape. */
export function toEditorPage({ description, logoUrl, pageData }: StoredPage): EditorPage {
  return { description, logoUrl: logoUrl ?? '', sections: upgradePage(pageData).sections };
}

/** The editor's page as calls carry it. */
export function toStoredPage({ description, logoUrl, sections }: EditorPage): StoredPage {
  const address = logoUrl.trim();
  return {
    description,
    logoUrl: address === '' ? null : address,
    pageData: { sections: [...sections] },
  };
}
