import { useMemo } from 'react';
import type { Site } from '@/site/site';
import { useAfterPaint } from '@/ui/use-after-paint';
import { useEditor } from '../session/editor-session';

/** The page as it stands in the editor, in the shape in which visitors get it. It follows typing by a frame. */
export function usePreviewSite(): Site {
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
      page: { sections, theme },
    }),
    [title, slug, description, logoUrl, sections, theme],
  );
}
