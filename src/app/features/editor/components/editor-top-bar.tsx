import { Link } from '@tanstack/react-router';
import { ArrowLeft, EllipsisVertical } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '@/core/screen-paths';
import { Badge } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { TopBar } from '@/ui/top-bar';
import { useMatches } from '@/ui/use-matches';
import {
  type Command,
  type CommandContext,
  type CommandName,
  commands,
  type EditMode,
  useCommandKeys,
} from '../commands';
import { useEditor, useEditorDispatch, useIsUploading } from '../session/editor-session';
import { useText } from '../use-text';
import { DraftState } from './draft-state';
import { WIDE } from './use-edit-mode';

interface EditorTopBarProps
  extends Pick<
    CommandContext,
    | 'isSaving'
    | 'hasHistory'
    | 'changeMode'
    | 'save'
    | 'openPreview'
    | 'openHistory'
    | 'openWebsite'
    | 'openLive'
  > {
  mode: EditMode;
  /** True while the page waits for uploads before visitors get it, or is looked through for gaps. */
  isChecking: boolean;
}

/** Above this width undo and redo are buttons instead of items of the menu. */
const ROOMY = '(min-width: 480px)';

/**
 * Shows the screen's name, how the work stands, and the commands: as buttons, in the menu of narrow windows, and by
 * their keys.
 */
export function EditorTopBar({ isChecking, mode, ...given }: EditorTopBarProps) {
  const { isSaving, hasHistory, changeMode, save, openPreview, openHistory, openWebsite, openLive } = given;
  const t = useText();
  const dispatch = useEditorDispatch();
  const isCreated = useEditor((state) => state.websiteId !== null);
  const isPublished = useEditor((state) => state.isPublished);
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  const isRoomy = useMatches(ROOMY);
  const isWide = useMatches(WIDE);
  const isUploading = useIsUploading();
  const context = useMemo<CommandContext>(
    () => ({
      ...{ canUndo, canRedo, isSaving, isPublished, hasHistory, dispatch, changeMode },
      ...{ save, openPreview, openHistory, openWebsite, openLive },
    }),
    [
      canUndo,
      canRedo,
      isSaving,
      isPublished,
      hasHistory,
      dispatch,
      changeMode,
      save,
      openPreview,
      openHistory,
      openWebsite,
      openLive,
    ],
  );
  useCommandKeys(context);

  const offer = (name: CommandName) => {
    const { label, hint, icon: Icon, when, run }: Command = commands[name];
    const isDisabled = when?.(context) === false;
    const onSelect = () => isDisabled || run(context);
    return { name, label: t(label), hint: hint && t(hint), icon: Icon && <Icon />, isDisabled, onSelect };
  };
  const toIconButton = ({ name, label, icon, isDisabled, onSelect }: ReturnType<typeof offer>) => (
    <IconButton
      key={name}
      className={name === 'history' ? 'ed-wide' : undefined}
      label={label}
      aria-disabled={isDisabled}
      onClick={onSelect}
    >
      {icon}
    </IconButton>
  );
  const [undo, redo, history] = [offer('undo'), offer('redo'), offer('history')];
  const [otherMode, preview, saving] = [
    offer(mode === 'page' ? 'list' : 'page'),
    offer('preview'),
    offer('save'),
  ];
  const publishing = offer(isPublished ? 'unpublish' : 'publish');
  // The green button always brings visitors something new: first the page, later its changes.
  const [first, second] = isPublished ? [saving, publishing] : [publishing, saving];
  const waitingText = isUploading ? t('editor.picturesSending') : undefined;
  const pendingText = isSaving ? t('editor.saving') : waitingText;
  const toButton = ({ name, label, isDisabled, onSelect }: ReturnType<typeof offer>) => {
    const isMain = name === first.name;
    // In a narrow window there is one button only, which shows both commands as pending.
    const isPending = isSaving ? name === 'save' || (isMain && !isWide) : isChecking && isMain;
    return (
      <Button
        key={name}
        variant={isMain ? 'primary' : undefined}
        className={isMain ? 'ed-save' : 'ed-wide'}
        disabled={isDisabled && !isPending}
        isPending={isPending}
        pendingText={pendingText}
        onClick={onSelect}
      >
        {label}
      </Button>
    );
  };
  const ofPublished = isPublished ? [offer('website'), offer('live')] : [];
  const menu = isWide
    ? ofPublished
    : [second, preview, ...ofPublished, ...(isRoomy ? [] : [undo, redo]), history];

  return (
    <TopBar isWide>
      <Link
        to={paths.home}
        className={`${getButtonClass({ variant: 'quiet' })} ed-back`}
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
        {isRoomy && <span className="flex">{[undo, redo, history].map(toIconButton)}</span>}
        {[otherMode, preview].map(({ name, label, hint, icon, isDisabled, onSelect }) => (
          <Button
            key={name}
            variant="quiet"
            className="ed-wide"
            title={hint ?? label}
            disabled={isDisabled}
            onClick={onSelect}
          >
            {icon}
            <span className={name === 'preview' ? undefined : 'ed-roomy'}>{label}</span>
          </Button>
        ))}
        {[second, first].map(toButton)}
        {menu.length > 0 && <Menu label={t('editor.more')} icon={<EllipsisVertical />} items={menu} />}
      </div>
    </TopBar>
  );
}
