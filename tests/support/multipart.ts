import type { Browser } from './test-server';

const BOUNDARY = 'a-boundary-of-the-test';

export interface TestForm {
  field: string;
  content: Buffer;
  fileName?: string;
  fields?: Record<string, string>;
}

/** Sends a form with one file followed by other fields, as a browser does. */
export function postForm(
  owner: Browser,
  url: string,
  { field, content, fileName = 'a.jpg', fields = {} }: TestForm,
) {
  const payload = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    content,
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`),
    ),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return owner.post(url, payload, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` });
}
