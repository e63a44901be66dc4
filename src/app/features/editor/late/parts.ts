export { editorOf } from '@/sections/editors';
export { UploadRows } from '@/sections/upload-rows';
export { RevisionPreview } from '../history/revision-preview';
export { ScaledPage } from '../preview/scaled-page';
