// Both dialogs have one script, which is loaded when one of them opens.
import './picture-dialogs.css';

export { AdjustDialog } from './adjust-dialog';
export { PickDialog } from './pick-dialog';
