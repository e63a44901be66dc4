import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { MAX_FORMAT_PARTS } from '@/core/text-format';
import { fromLines } from '@/core/text-lines';

const server = startTestServer();

const { text, format } = fromLines([
  { kind: 'paragraph', runs: [{ text: 'We bake ' }, { text: 'bread', bold: true }, { text: '.' }] },
  { kind: 'bullet', runs: [{ text: 'Rolls', link: 'tel:+421900000000' }] },
]);
const page = (content: object) => ({
  sections: [{ id: 'description-1', type: 'description', title: 'About us', order: 0, content }],
});

async function create(owner: Browser) {
  const answer = await owner.post('/api/websites', {
    title: 'Pekáreň',
    slug: 'formatted',
    pageData: page({ text, textFormat: format }),
    isPublished: true,
  });
  return `/api/websites/${answer.json().id}`;
}

const contentOf = (website: { pageData: { sections: { content: object }[] } }) =>
  website.pageData.sections[0]?.content;

describe('a formatted text', () => {
  it('is stored, given back and shown to visitors', async () => {
    const owner = await server.owner('formatter');
    const address = await create(owner);
    expect(contentOf((await owner.get(address)).json())).toEqual({ text, textFormat: format });
    const html = (await server.visitor().get('/formatted')).body;
    expect(html).toContain('<p>We bake <strong>bread</strong>.</p><ul class="s-points"><li><a');
    expect(html).toContain('.s-points');
  });

  it('is a plain one once somebody has changed the text alone, and its page has no styles for more', async () => {
    const owner = await server.owner('formatter');
    const address = await create(owner);
    // A program from before there were formattings leaves them out; another one sends back the fields that it does not
    // know.
    for (const content of [{ text: 'We bake rolls.' }, { text: 'We bake buns.', textFormat: format }]) {
      const saved = await owner.put(address, { pageData: page(content) });
      expect(saved.statusCode).toBe(200);
      expect(contentOf((await owner.get(address)).json())).toEqual({ text: content.text });
      const html = (await server.visitor().get('/formatted')).body;
      expect(html).toContain(`<p>${content.text}</p>`);
      expect(html).not.toContain('.s-points');
    }
  });

  it.each([
    ['no object', 'bold', 'textFormat'],
    ['a line of another kind', { lines: [{ line: 0, kind: 'html' }] }, 'textFormat.lines.0.kind'],
    ['another key', { html: '<b>' }, 'textFormat'],
    ['a place before the text', { marks: [{ kind: 'bold', from: -1, to: 2 }] }, 'textFormat.marks.0.from'],
    [
      'too many marks',
      { marks: Array.from({ length: MAX_FORMAT_PARTS + 1 }, () => ({ kind: 'bold', from: 0, to: 1 })) },
      'textFormat.marks',
    ],
    [
      'a link that is not safe',
      { marks: [{ kind: 'link', from: 0, to: 1, href: 'javascript:alert(1)' }] },
      'textFormat',
    ],
  ])('with %s is refused and changes nothing', async (_, wrong, field) => {
    const owner = await server.owner('formatter');
    const address = await create(owner);
    const textFormat = typeof wrong === 'string' ? wrong : { ...format, ...wrong };
    const answer = await owner.put(address, { pageData: page({ text, textFormat }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      field: `pageData.sections.0.content.${field}`,
      message: expect.stringMatching(/\S/),
    });
    expect((await owner.get(address)).json()).toMatchObject({ version: 1 });
    expect(contentOf((await owner.get(address)).json())).toEqual({ text, textFormat: format });
  });

  it('is carried by the draft', async () => {
    const owner = await server.owner('formatter');
    const address = await create(owner);
    const draft = {
      description: '',
      logoUrl: null,
      pageData: page({ text, textFormat: { ...format, marks: [] } }),
      baseVersion: 1,
    };
    expect((await owner.put(`${address}/draft`, draft)).statusCode).toBe(200);
    expect(contentOf((await owner.get(address)).json().draft)).toEqual({
      text,
      textFormat: { ...format, marks: [] },
    });
  });
});
