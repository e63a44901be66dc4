import { beforeEach, expect, it, vi } from 'vitest';
import { addPhoto } from '@/contracts/endpoints/media';
import { ApiError, callFor } from './api-client';
import { uploadFile } from './upload-file';

/** Stands in for the browser's own call; the test answers it. */
class FakeCall {
  static latest: FakeCall;
  status = 0;
  responseText = '';
  statusText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = () => {
    this.onabort?.();
    this.onloadend?.();
  };
  constructor() {
    FakeCall.latest = this;
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeCall);
});

function start() {
  const controller = new AbortController();
  const onProgress = vi.fn();
  const file = new File(['x'], 'a.jpg');
  return {
    controller,
    onProgress,
    file,
    answer: uploadFile(
      addPhoto,
      { params: { id: 7 } },
      { file, fields: { caption: 'Bread' } },
      { signal: controller.signal, onProgress },
    ),
  };
}

it('tells how far it is and answers what the server says', async () => {
  const { answer, onProgress, file } = start();
  expect(FakeCall.latest.open).toHaveBeenCalledWith('POST', '/api/websites/7/photos');
  const form: FormData = FakeCall.latest.send.mock.calls[0]?.[0];
  expect([...form]).toEqual([
    ['photo', file],
    ['caption', 'Bread'],
  ]);
  FakeCall.latest.upload.onprogress?.({ loaded: 5, total: 20 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
  FakeCall.latest.answer(201, '{"id":3,"url":"/uploads/a.jpg"}');
  expect(await answer).toEqual({ id: 3, url: '/uploads/a.jpg' });
});

it('says for which owner it is, as every other call does', async () => {
  callFor(7);
  const { answer } = start();
  callFor(null);
  expect(FakeCall.latest.setRequestHeader).toHaveBeenCalledWith('x-owner-id', '7');
  FakeCall.latest.answer(201, '{}');
  await answer;
});

it('fails as every other call does', async () => {
  const refused = start();
  FakeCall.latest.answer(403, '{"code":"PLAN_LIMIT","message":"Too many"}');
  await expect(refused.answer).rejects.toMatchObject({ status: 403, serverMessage: 'Too many' });
  const offline = start();
  FakeCall.latest.onerror?.();
  await expect(offline.answer).rejects.toMatchObject({ status: 0 });
  const odd = start();
  FakeCall.latest.answer(200, '<h1>Gateway</h1>');
  await expect(odd.answer).rejects.toBeInstanceOf(ApiError);
});

it('ends when it is called off', async () => {
  const { controller, answer } = start();
  controller.abort(new Error('not wanted'));
  await expect(answer).rejects.toThrow('not wanted');
});
