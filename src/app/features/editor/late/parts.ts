export { editorOf } from '@/sections/editors';
export { RevisionPreview } from '../history/revision-preview';
export { ScaledPage } from '../preview/scaled-page';
