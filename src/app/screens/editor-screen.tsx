import '@/app/features/editor/editor.css';
import { WebsiteEditor } from '@/app/features/editor/components/website-editor';
import { useText } from '@/app/features/editor/use-text';
import { useScreenTitle } from '@/app/lib/screen-title';

/** Creates a website, or edits the one with this id. */
export function EditorScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  useScreenTitle(t(websiteId === undefined ? 'editor.titleCreate' : 'editor.titleEdit'));
  return <WebsiteEditor websiteId={websiteId} />;
}
