import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/core/image-file';
import { stateWith } from '../state/editor-fixtures';
import { sendImage } from './uploads';

const file = new File(['x'], 'a.png');
const options = { signal: new AbortController().signal, onProgress: () => {} };
let sent: [string, FormData][] = [];

/** Stands in for the browser's own call, and answers as the server does. */
class AnsweringCall {
  status = 201;
  responseText = JSON.stringify({ id: 3, websiteId: 7, url: '/uploads/a.jpg' });
  upload = {};
  setRequestHeader() {}
  onload?: () => void;
  onloadend?: () => void;
  private path = '';
  open(_method: string, path: string) {
    this.path = path;
  }
  send(form: FormData) {
    sent.push([this.path, form]);
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', AnsweringCall);
});

it.each([
  ['photo', 7, '/api/websites/7/photos', 'photo'],
  ['photo', null, '/api/upload/picture', 'picture'],
  ['picture', 7, '/api/upload/picture', 'picture'],
  ['product', 7, '/api/upload', 'file'],
  ['logo', null, '/api/upload/logo', 'logo'],
  ['pdf', 7, '/api/upload/pdf', 'pdf'],
] as const)('sends a %s of the website %s to %s as %s', async (kind, websiteId, path, field) => {
  const state = { ...stateWith([]), websiteId };
  const stored = await sendImage({ file, kind }, state, 'too large', options);
  expect(sent.map(([to, form]) => [to, form.get(field)])).toEqual([[path, file]]);
  const photo = field === 'photo' ? { photo: { id: 3, websiteId: 7 } } : {};
  expect(stored).toEqual({ url: '/uploads/a.jpg', ...photo });
});

it('does not send what the server would refuse for its size', async () => {
  const large = { size: MAX_UPLOAD_BYTES + 1 } as File;
  const call = sendImage({ file: large, kind: 'logo' }, stateWith([]), 'too large', options);
  await expect(call).rejects.toMatchObject({ status: 413, serverMessage: 'too large' });
  expect(sent).toEqual([]);
});

it('tells with a photo how many pictures the page has now', async () => {
  const images = [1, 2].map((number) => ({ url: `/uploads/${number}.jpg`, caption: '' }));
  const state = stateWith(['a', 'b']);
  const sections = state.page.sections.map(({ id, title, order }) => ({
    ...{ id, title, order },
    type: 'gallery' as const,
    content: { images },
  }));
  await sendImage({ file, kind: 'photo' }, { ...state, page: { ...state.page, sections } }, '', options);
  expect(sent[0]?.[1].get('pictures')).toBe('4');
});
