import { Bold, Check, Heading, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import type { Command } from 'prosemirror-state';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/ui/icon-button';
import { Toolbar } from '@/ui/toolbar';
import { getLinkRange, hasKind, hasMark, toggleBold, toggleItalic, toggleKind } from './line-commands';
import { boldMark, italicMark } from './line-document';
import type { LineEditor } from './use-line-editor';

interface RichTextToolsProps {
  editor: LineEditor;
  /** It names the text that the tools are for. */
  label: string;
  controls: string;
  onLink: () => void;
}

interface Tool {
  name: 'bold' | 'italic' | 'bullet' | 'number' | 'heading' | 'link';
  icon: LucideIcon;
  isOn: boolean;
  command: Command | null;
}

/** Draws the tools for the chosen words. The Tab key stops at them once, and the arrows go on from there. */
export function RichTextTools({ editor: { view, state }, label, controls, onLink }: RichTextToolsProps) {
  const t = useTranslations('richText');
  if (!view || !state) return null;
  const tools: Tool[] = [
    { name: 'bold', icon: Bold, isOn: hasMark(state, boldMark), command: toggleBold },
    { name: 'italic', icon: Italic, isOn: hasMark(state, italicMark), command: toggleItalic },
    { name: 'bullet', icon: List, isOn: hasKind(state, 'bullet'), command: toggleKind('bullet') },
    { name: 'number', icon: ListOrdered, isOn: hasKind(state, 'number'), command: toggleKind('number') },
    { name: 'heading', icon: Heading, isOn: hasKind(state, 'heading'), command: toggleKind('heading') },
    { name: 'link', icon: Link, isOn: getLinkRange(state).href !== '', command: null },
  ];
  return (
    <Toolbar
      className="rich__tools"
      aria-label={t('tools', { field: label })}
      aria-controls={controls}
      // This keeps the words chosen, and the keyboard of a phone open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map(({ name, icon: Icon, isOn, command }, index) => (
        <IconButton
          key={name}
          className="rich__tool"
          label={t(name)}
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={isOn}
          aria-haspopup={command ? undefined : 'dialog'}
          onClick={() => (command ? command(view.state, view.dispatch, view) : onLink())}
        >
          <Icon className="icon--sm" />
        </IconButton>
      ))}
      <button type="button" className="rich__done" tabIndex={-1} onClick={() => view.dom.blur()}>
        <Check className="icon--sm" aria-hidden="true" />
        {t('done')}
      </button>
    </Toolbar>
  );
}
