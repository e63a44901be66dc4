import { useMemo } from 'react';
import type { PublicSite } from '@/contracts/public-site';
import { useAfterPaint } from '@/ui/use-after-paint';
import { useEditor } from '../session/use-editor';

/** The page as it stands in the editor, in the shape in which visitors get it. It follows typing by a frame. */
export function usePreviewSite(): PublicSite {
  const title = useEditor((state) => state.title);
  const slug = useEditor((state) => state.slug);
  const page = useEditor((state) => state.page);
  const { description, logoUrl, sections, theme } = useAfterPaint(page, page);
  return useMemo(
    () => ({
      title,
      slug,
      description,
      logoUrl: logoUrl.trim() || null,
      pageData: { sections: sections as PublicSite['pageData']['sections'], theme },
    }),
    [title, slug, description, logoUrl, sections, theme],
  );
}
