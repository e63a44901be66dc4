import { Link } from '@tanstack/react-router';
import { ArrowLeft, EllipsisVertical, Eye, Globe, GlobeOff, History, Redo2, Undo2 } from 'lucide-react';
import { paths } from '@/app/paths';
import { Badge } from '@/ui/badge';
import { Button, buttonClass } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { TopBar } from '@/ui/top-bar';
import { useMatches } from '@/ui/use-matches';
import { useEditor, useEditorDispatch } from '../session/use-editor';
import { useText } from '../use-text';
import { DraftState } from './draft-state';

interface EditorTopBarProps {
  isSaving: boolean;
  /** Whether earlier saves can be looked at. */
  hasHistory: boolean;
  onSave: (isPublished?: boolean) => void;
  onPreview: () => void;
  onHistory: () => void;
}

/** From here on the bar has room for taking back: what everybody looks for after a slip is not in a menu then. */
const ROOMY = '(min-width: 480px)';

/** Where the owner is, how the work stands, and what can be done with it. */
export function EditorTopBar({ isSaving, hasHistory, onSave, onPreview, onHistory }: EditorTopBarProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const isCreated = useEditor((state) => state.websiteId !== null);
  const isPublished = useEditor((state) => state.isPublished);
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  const isRoomy = useMatches(ROOMY);
  const previewText = t('editor.previewDoes');
  const publishText = t(isPublished ? 'editor.unpublish' : 'editor.publish');
  const undo = () => dispatch({ type: 'undo' });
  const redo = () => dispatch({ type: 'redo' });
  const togglePublished = () => onSave(!isPublished);

  return (
    <TopBar isWide>
      <Link
        to={paths.home}
        className={`${buttonClass({ variant: 'quiet' })} ed-back`}
        aria-label={t('editor.dashboard')}
      >
        <ArrowLeft />
        <span className="ed-wide">{t('editor.dashboard')}</span>
      </Link>
      <div className="ed-title">
        <h1 className="h2 truncate">{t(isCreated ? 'editor.titleEdit' : 'editor.titleCreate')}</h1>
        <span className="ed-state">
          {isPublished && (
            <Badge tone="green" hasDot>
              {t('editor.published')}
            </Badge>
          )}
          {isCreated && !isPublished && (
            <Badge hasDot isDotHollow>
              {t('editor.draft')}
            </Badge>
          )}
          <DraftState />
        </span>
      </div>
      <div className="topbar__end">
        {isRoomy && (
          <span className="flex">
            <IconButton label={t('editor.undo')} aria-disabled={!canUndo} onClick={undo}>
              <Undo2 />
            </IconButton>
            <IconButton label={t('editor.redo')} aria-disabled={!canRedo} onClick={redo}>
              <Redo2 />
            </IconButton>
            <IconButton
              className="ed-wide"
              label={t('editor.history.title')}
              aria-disabled={!hasHistory || isSaving}
              onClick={() => hasHistory && !isSaving && onHistory()}
            >
              <History />
            </IconButton>
          </span>
        )}
        <Button
          variant="quiet"
          className="ed-wide"
          title={previewText}
          disabled={isSaving}
          onClick={onPreview}
        >
          <Eye />
          {t('editor.preview')}
        </Button>
        <Button className="ed-wide" disabled={isSaving} onClick={togglePublished}>
          {publishText}
        </Button>
        <Button
          variant="primary"
          className="ed-save"
          isPending={isSaving}
          pendingText={t('editor.saving')}
          onClick={() => onSave()}
        >
          {t('editor.save')}
        </Button>
        <span className="ed-narrow">
          <Menu
            label={t('editor.more')}
            icon={<EllipsisVertical />}
            items={[
              {
                label: t('editor.preview'),
                hint: previewText,
                icon: <Eye />,
                onSelect: onPreview,
                isDisabled: isSaving,
              },
              {
                label: publishText,
                icon: isPublished ? <GlobeOff /> : <Globe />,
                onSelect: togglePublished,
                isDisabled: isSaving,
              },
              ...(isRoomy
                ? []
                : [
                    { label: t('editor.undo'), icon: <Undo2 />, onSelect: undo, isDisabled: !canUndo },
                    { label: t('editor.redo'), icon: <Redo2 />, onSelect: redo, isDisabled: !canRedo },
                  ]),
              {
                label: t('editor.history.title'),
                icon: <History />,
                onSelect: onHistory,
                isDisabled: !hasHistory || isSaving,
              },
            ]}
          />
        </span>
      </div>
    </TopBar>
  );
}
