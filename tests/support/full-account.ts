import sharp from 'sharp';
import { bringIn } from './import-file';
import { postForm } from './multipart';
import { createPushBrowser } from './read-push';
import { makePdf } from './sample-pdf';
import type { Browser, TestServer } from './test-server';
import { visitorCalls, visitorSections } from './visitor-sections';

/** Holds a JPEG of 600 by 400 pixels. */
export const samplePhoto = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c81e1e' } })
  .jpeg()
  .toBuffer();

/** Publishes a website with every kind of record that can belong to one: visitors' and the owner's own. */
export async function fillAccount(server: TestServer, owner: Browser, slug: string): Promise<number> {
  const social = {
    id: 'social-1',
    type: 'social',
    title: '',
    content: { title: '', description: '', links: { instagram: 'https://example.com/salon' } },
    order: 9,
  };
  const pageData = { sections: [...visitorSections, social] };
  const created = await owner.post('/api/websites', { title: 'Salón', slug, isPublished: true, pageData });
  const { id } = created.json();
  const { url, caption } = (
    await postForm(owner, `/api/websites/${id}/photos`, { field: 'photo', content: await samplePhoto })
  ).json();
  const gallery = {
    id: 'gallery-1',
    type: 'gallery',
    title: '',
    content: { images: [{ url, caption }] },
    order: 10,
  };
  const pdf = { field: 'pdf', content: makePdf(), fileName: 'Cenník.pdf' };
  const file = (await postForm(owner, '/api/upload/pdf', pdf)).json();
  const downloads = {
    id: 'downloads-1',
    type: 'downloads',
    title: '',
    content: { files: [{ id: 'file-1', name: 'Cenník', text: '', url: file.url }] },
    order: 11,
  };
  const sections = [...pageData.sections, gallery, downloads];
  await owner.put(`/api/websites/${id}`, { pageData: { sections } });
  const draft = { description: 'Koncept', logoUrl: null, pageData, baseVersion: 2 };
  await owner.put(`/api/websites/${id}/draft`, draft);
  const former = await owner.post('/api/websites', { title: 'Zmazaný', slug: `${slug}-before` });
  await owner.delete(`/api/websites/${former.json().id}`);
  for (const [path, payload] of Object.entries(visitorCalls)) {
    await server.visitor().post(`/api/public/${slug}/${path}`, payload);
  }
  const spammer = { name: 'Reklama', email: 'spam@example.com', message: 'Kúpte odkazy' };
  const spam = await server.visitor().post(`/api/public/${slug}/contact`, spammer);
  await owner.post(`/api/websites/${id}/contact-submissions/mark-spam`, { ids: [spam.json().id] });
  await owner.post(`/api/websites/${id}/blocks`, {
    from: '2026-12-24',
    fromTime: '00:00',
    until: '2026-12-26',
    note: 'Vianoce',
  });
  await owner.post(`/api/websites/${id}/calendars/renew`, { subject: 'all' });
  await owner.post(`/api/websites/${id}/feeds`, {
    name: 'Airbnb',
    url: 'https://calendar.example.com/room.ics',
    resource: null,
  });
  const { device } = createPushBrowser(`https://fcm.googleapis.com/fcm/send/${slug}`);
  await owner.post('/api/push/devices', device);
  const [customer] = (await owner.get(`/api/websites/${id}/customers`)).json();
  await owner.put(`/api/websites/${id}/customers/${customer.key}`, { note: 'Káva bez cukru', minutes: null });
  await bringIn(owner, id, 'Meno;E-mail\nEva Vzorová;eva@example.com');
  const userAgent = 'Mozilla/5.0 (phone) AppleWebKit/605.1.15 Safari/605.1.15';
  await server.visitor().post(`/api/public/${slug}/visit`, undefined, { 'user-agent': userAgent });
  // Visits are stored before statistics are read.
  await owner.get(`/api/websites/${id}/analytics`);
  return id;
}
