export { UploadRows } from '@/sections/editor-kit/upload-rows';
export { StyleChoice } from '../components/style-choice';
export { UnsavableBanner } from '../components/unsavable-banner';
export { HistoryDialog } from '../history/history-dialog';
export { ScaledPage } from '../preview/scaled-page';
export { getEditor } from './section-editors';
