// One script for both, which is asked for when one of them opens.
import './picture-dialogs.css';

export { AdjustDialog } from './adjust-dialog';
export { PickDialog } from './pick-dialog';
