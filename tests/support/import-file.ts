import type { ImportPreview, ImportRun } from '@/contracts/imports';
import { postForm } from './multipart';
import type { Browser } from './test-server';

/** Uploads a file of another system for a preview, as its owner does. */
export function uploadImport(owner: Browser, id: number, content: string | Buffer, fileName = 'klienti.csv') {
  const file = { field: 'file', content: Buffer.from(content), fileName, fields: { name: fileName } };
  return postForm(owner, `/api/websites/${id}/imports`, file);
}

/** Continues an import step by step until it is done, or taken back. */
export async function goOn(
  owner: Browser,
  id: number,
  importId: number,
  step = 'continue',
): Promise<ImportRun> {
  for (;;) {
    const answer = await owner.post(`/api/websites/${id}/imports/${importId}/${step}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const run: ImportRun = answer.json();
    if (run.state === 'done' || run.state === 'takenBack') return run;
  }
}

/** Brings in all records of a file. */
export async function bringIn(owner: Browser, id: number, content: string, fileName?: string) {
  const preview: ImportPreview = (await uploadImport(owner, id, content, fileName)).json();
  const started = await owner.post(`/api/websites/${id}/imports/${preview.id}/start`);
  if (started.statusCode !== 200) throw new Error(started.body);
  return { preview, run: await goOn(owner, id, preview.id) };
}
