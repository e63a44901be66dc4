export { editorOf } from '@/sections/editors';
export { UploadRows } from '@/sections/upload-rows';
export { StyleChoice } from '../components/style-choice';
export { UnsavableBanner } from '../components/unsavable-banner';
export { RevisionPreview } from '../history/revision-preview';
export { ScaledPage } from '../preview/scaled-page';
