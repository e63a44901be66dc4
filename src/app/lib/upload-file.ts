import { ApiError, ownerHeaders } from './api-client';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the part that is sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Posts a form with a file and gives the answer's JSON. Throws ApiError, or the signal's reason when it was aborted.
 * Not `fetch`, because that does not tell how far the upload has come.
 */
export function uploadFile<T>(
  path: string,
  form: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<T> {
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
        resolve(JSON.parse(call.responseText) as T);
      } catch {
        reject(new ApiError(call.status, call.responseText));
      }
    };
    call.onloadend = () => signal.removeEventListener('abort', abort);
    call.open('POST', path);
    for (const [name, value] of Object.entries(ownerHeaders())) call.setRequestHeader(name, value);
    call.send(form);
  });
}
