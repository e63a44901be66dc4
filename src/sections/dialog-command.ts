/**
 * What makes a button open or close a dialog without a script. React writes unknown attributes only in lower case, and
 * its types know none of the two yet.
 */
export function dialogCommand(command: 'show-modal' | 'close', dialogId: string): Record<string, string> {
  return { command, commandfor: dialogId };
}
