import type * as z from 'zod/mini';
import { type CallInput, type FileEndpoint, getCallPath, type InputShape } from '@/contracts/endpoint';
import { ApiError, getCallHeaders } from './api-client';

export interface UploadOptions {
  signal: AbortSignal;
  /** Is called with the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

interface UploadForm {
  file: File;
  /** These texts are sent along with the file. */
  fields?: Readonly<Record<string, string>>;
}

/**
 * Sends a file and returns the answer, which has the type of the endpoint. Throws ApiError, or the signal's reason when
 * it was aborted. It does not use `fetch`, which does not tell how far the upload has come.
 */
export function uploadFile<Shape extends InputShape, Answer extends z.ZodMiniType>(
  endpoint: FileEndpoint<Shape, Answer>,
  input: CallInput<Shape>,
  { file, fields = {} }: UploadForm,
  { signal, onProgress }: UploadOptions,
): Promise<z.output<Answer>> {
  const form = new FormData();
  form.append(endpoint.file, file);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    signal.addEventListener('abort', abort, { once: true });
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onabort = () => reject(signal.reason);
    call.onerror = () => reject(new ApiError(0, 'The server could not be reached'));
    call.onload = () => {
      if (call.status >= 400) return reject(new ApiError(call.status, call.responseText || call.statusText));
      try {
        resolve(JSON.parse(call.responseText));
      } catch {
        reject(new ApiError(call.status, call.responseText));
      }
    };
    call.onloadend = () => signal.removeEventListener('abort', abort);
    call.open(endpoint.method, getCallPath(endpoint, input));
    for (const [name, value] of Object.entries(getCallHeaders())) call.setRequestHeader(name, value);
    call.send(form);
  });
}
