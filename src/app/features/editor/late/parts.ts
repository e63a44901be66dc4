export { editorOf } from '@/sections/editors';
export { UploadRows } from '@/sections/upload-rows';
export { StyleChoice } from '../components/style-choice';
export { UnsavableBanner } from '../components/unsavable-banner';
export { HistoryDialog } from '../history/history-dialog';
export { ScaledPage } from '../preview/scaled-page';
