import './picture-dialogs.css';

export { AdjustDialog } from './adjust-dialog';
export { PickDialog } from './pick-dialog';
