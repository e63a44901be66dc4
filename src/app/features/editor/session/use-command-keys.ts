import { useEffect } from 'react';
import { type CommandContext, findCommandByKey } from '../commands';

const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Runs commands by their keys. In a text field undo and redo are the browser's, which knows each letter. */
export function useCommandKeys(context: CommandContext) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = findCommandByKey(event);
      const hasDialog = document.querySelector('dialog[open]') !== null;
      if (!command || (!command.isGlobal && (hasDialog || isTextField(event.target)))) return;
      event.preventDefault();
      if (!hasDialog && (command.isRepeatable || !event.repeat)) command.run(context);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [context]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELDS);
}
