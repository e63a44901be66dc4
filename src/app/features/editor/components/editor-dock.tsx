import './editor-dock.css';
import { Eye, Pencil, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { useText } from '../use-text';

export type EditorView = 'edit' | 'preview';

interface EditorDockProps {
  view: EditorView;
  onViewChange: (view: EditorView) => void;
  onAdd: () => void;
}

/** Shows near the thumb on phones the choice of the view, and the button that adds a section. */
export function EditorDock({ view, onViewChange, onAdd }: EditorDockProps) {
  const t = useText();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dock', true);
    return () => document.documentElement.removeAttribute('data-dock');
  }, []);
  return (
    <div className="dock">
      <Segmented
        label={t('editor.view')}
        value={view}
        onChange={onViewChange}
        options={[
          { value: 'edit', label: t('editor.edit'), icon: <Pencil className="icon--sm" /> },
          { value: 'preview', label: t('editor.preview'), icon: <Eye className="icon--sm" /> },
        ]}
      />
      {view === 'edit' && (
        <Button variant="primary" className="dock__add" aria-label={t('editor.addSection')} onClick={onAdd}>
          <Plus />
        </Button>
      )}
    </div>
  );
}
