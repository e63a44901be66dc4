export { keepFilesTidy } from './keep-files-tidy';
export { photoRoutes } from './photo-routes';
export { replacePhotos } from './replace-photos';
export { serveShareCard } from './serve-share-card';
export { serveUploads } from './serve-uploads';
export { removeFiles, removeReleasedFiles } from './unused-files';
export { findUploadsOf, listUploadNames } from './unused-uploads';
export { uploadRoutes } from './upload-routes';
