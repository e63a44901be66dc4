export { replacePhotos } from './photo-queries';
export { photoRoutes, uploadRoutes } from './routes';
export { readUpload } from './save-upload';
export { serveUploads } from './serve-uploads';
export { serveShareCard } from './share-cards';
export { removeFiles, removeReleasedFiles, removeUnusedFiles, startFileCleanup } from './tidy-files';
export { listUploadNames, listUploadsInBin, listUploadsOf } from './upload-queries';
