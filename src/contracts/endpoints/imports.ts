import { endpoint } from '../endpoint';
import { importChoice, importList, importParams, importPreview, importRun } from '../imports';
import { idParams } from '../parameters';

export const listImports = endpoint({
  method: 'GET',
  path: '/api/websites/:id/imports',
  input: { params: idParams },
  answer: importList,
  summary: 'The file that is being looked at, and what was brought in before',
});

export const readImportFile = endpoint({
  method: 'POST',
  path: '/api/websites/:id/imports',
  input: { params: idParams },
  file: 'file',
  answer: importPreview,
  summary: 'Look at a file of another system (multipart fields `file`, `name`); nothing of it is brought in',
});

export const chooseForImport = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/imports/:importId',
  input: { params: importParams, body: importChoice },
  answer: importPreview,
  summary: 'Say what the columns mean and which service unknown ones become',
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/websites/:id/imports/:importId/start',
  input: { params: importParams },
  answer: importRun,
  summary: 'Begin to bring in what the file has',
});

export const continueImport = endpoint({
  method: 'POST',
  path: '/api/websites/:id/imports/:importId/continue',
  input: { params: importParams },
  answer: importRun,
  summary: 'Bring in the next piece, until the state is `done`',
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/websites/:id/imports/:importId/take-back',
  input: { params: importParams },
  answer: importRun,
  summary: 'Take back the next piece of what came in and was not changed, until the state is `takenBack`',
});

export const leaveImport = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/imports/:importId',
  input: { params: importParams },
  summary: 'Forget a file that was only looked at',
});
