import * as api from '@/contracts/endpoints/imports';
import { serve } from '../../http/route';
import { chooseForImport, leaveImport, listImports, previewFile } from './preview-file';
import { continueImport, startImport, undoImport } from './run-import';

/** Each of these calls reads a whole file, so few are allowed. */
const FILES = { max: 30, windowSeconds: 10 * 60 };
const READ_LIMIT = { max: 120, windowSeconds: 10 * 60 };
/** The largest file has some hundred pieces. */
const PIECES = { max: 1200, windowSeconds: 10 * 60 };

export const importRoutes = [
  serve(api.listImports, {
    access: 'site-owner',
    ownerLimit: READ_LIMIT,
    call: ({ deps, user, params: { id } }) => listImports(deps, user, id),
  }),
  serve(api.readImportFile, {
    access: 'site-owner',
    rateLimit: FILES,
    ownerLimit: FILES,
    call: ({ deps, user, params: { id }, request }) => previewFile(deps, user, id, request),
  }),
  serve(api.chooseForImport, {
    access: 'site-owner',
    ownerLimit: READ_LIMIT,
    call: ({ deps, user, params: { id, importId }, body }) => chooseForImport(deps, user, id, importId, body),
  }),
  serve(api.startImport, {
    access: 'site-owner',
    ownerLimit: FILES,
    call: ({ deps, user, params: { id, importId } }) => startImport(deps, user, id, importId),
  }),
  serve(api.continueImport, {
    access: 'site-owner',
    ownerLimit: PIECES,
    call: ({ deps, user, params: { id, importId } }) => continueImport(deps, user, id, importId),
  }),
  serve(api.undoImport, {
    access: 'site-owner',
    ownerLimit: PIECES,
    call: ({ deps, params: { id, importId } }) => undoImport(deps, id, importId),
  }),
  serve(api.leaveImport, {
    access: 'site-owner',
    call: ({ deps, params: { id, importId } }) => leaveImport(deps, id, importId),
  }),
];
