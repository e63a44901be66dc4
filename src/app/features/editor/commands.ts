import {
  ExternalLink,
  Eye,
  Globe,
  GlobeOff,
  History,
  type LucideIcon,
  PanelLeft,
  PenLine,
  QrCode,
  Redo2,
  Save,
  Undo2,
} from 'lucide-react';
import { useEffect } from 'react';
import type { MessageKey } from '@/core/messages';
import type { EditorDispatch } from './sync/editor-sync';

/** An owner edits in fields and a list of sections beside a preview, or in the page itself. */
export type EditMode = 'list' | 'page';

/** The state decides which commands there are; the commands make these calls. */
export interface CommandContext {
  canUndo: boolean;
  canRedo: boolean;
  isSaving: boolean;
  isPublished: boolean;
  /** True if earlier saves can be opened. */
  hasHistory: boolean;
  dispatch: EditorDispatch;
  /** Changes to editing in the page itself, or in the list of sections. */
  changeMode: (mode: EditMode) => void;
  /** Saves, published or not as asked; without a value it stays as it is. */
  save: (isPublished?: boolean) => void;
  openPreview: () => void;
  openHistory: () => void;
  /** Opens the page that visitors read. */
  openWebsite: () => void;
  /** Opens the dialog with the address and the ways to copy, share and print it. */
  openLive: () => void;
}

/** The letter is pressed together with Ctrl, or Cmd on a Mac. With Alt it would be a letter on some keyboards. */
interface Shortcut {
  letter: string;
  withShift?: boolean;
}

export interface Command {
  label: Extract<MessageKey, `editor.${string}`>;
  /** The hint says what the command does where the label does not say all of it. */
  hint?: Extract<MessageKey, `editor.${string}`>;
  /** It is left out where the button has none. */
  icon?: LucideIcon;
  shortcuts?: readonly Shortcut[];
  /** The shortcut also works in a text field and is never the browser's own. */
  isGlobal?: boolean;
  /** A key that is held down runs it again and again. */
  isRepeatable?: boolean;
  /**
   * Returns false while the command cannot be run, which disables its button. Without it, the command can always be
   * run.
   */
  when?: (context: CommandContext) => boolean;
  run: (context: CommandContext) => void;
}

const isIdle = ({ isSaving }: CommandContext) => !isSaving;

/** The top bar, its menu and the keyboard are made from these commands, which act on the website as a whole. */
export const commands = {
  undo: {
    label: 'editor.undo',
    icon: Undo2,
    shortcuts: [{ letter: 'z' }],
    isRepeatable: true,
    when: ({ canUndo }) => canUndo,
    run: ({ dispatch }) => dispatch({ type: 'undo' }),
  },
  redo: {
    label: 'editor.redo',
    icon: Redo2,
    shortcuts: [{ letter: 'z', withShift: true }, { letter: 'y' }],
    isRepeatable: true,
    when: ({ canRedo }) => canRedo,
    run: ({ dispatch }) => dispatch({ type: 'redo' }),
  },
  history: {
    label: 'editor.history.title',
    icon: History,
    when: (context) => context.hasHistory && isIdle(context),
    run: ({ openHistory }) => openHistory(),
  },
  page: {
    label: 'editor.editInPage',
    icon: PenLine,
    run: ({ changeMode }) => changeMode('page'),
  },
  list: {
    label: 'editor.editInList',
    hint: 'editor.editInListDoes',
    icon: PanelLeft,
    run: ({ changeMode }) => changeMode('list'),
  },
  preview: {
    label: 'editor.preview',
    hint: 'editor.previewDoes',
    icon: Eye,
    when: isIdle,
    run: ({ openPreview }) => openPreview(),
  },
  publish: {
    label: 'editor.publish',
    icon: Globe,
    shortcuts: [{ letter: 'enter' }],
    isGlobal: true,
    when: (context) => !context.isPublished && isIdle(context),
    run: ({ save }) => save(true),
  },
  unpublish: {
    label: 'editor.unpublish',
    icon: GlobeOff,
    when: (context) => context.isPublished && isIdle(context),
    run: ({ save }) => save(false),
  },
  website: {
    label: 'editor.viewWebsite',
    icon: ExternalLink,
    when: ({ isPublished }) => isPublished,
    run: ({ openWebsite }) => openWebsite(),
  },
  live: {
    label: 'editor.share',
    icon: QrCode,
    when: ({ isPublished }) => isPublished,
    run: ({ openLive }) => openLive(),
  },
  save: {
    label: 'editor.save',
    icon: Save,
    shortcuts: [{ letter: 's' }],
    isGlobal: true,
    run: ({ save }) => save(),
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns the command of a pressed key, or null. */
export function findCommandByKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): Command | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const isPressed = ({ letter, withShift = false }: Shortcut) =>
    letter === key.toLowerCase() && withShift === shiftKey;
  const all: Command[] = Object.values(commands);
  return all.find(({ shortcuts }) => shortcuts?.some(isPressed)) ?? null;
}

const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Runs commands by their keys. In a text field the browser does undo and redo, because it knows each letter. */
export function useCommandKeys(context: CommandContext) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = findCommandByKey(event);
      if (!command) return;
      // This check comes late, because the search takes two milliseconds on a page of 200 sections, and most keys are
      // letters.
      const hasDialog = document.querySelector('dialog[open]') !== null;
      if (!command.isGlobal && (hasDialog || isTextField(event.target))) return;
      event.preventDefault();
      const isMeant = !hasDialog && (command.isRepeatable || !event.repeat);
      if (isMeant && command.when?.(context) !== false) command.run(context);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [context]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELDS);
}
