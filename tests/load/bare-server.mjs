// Answers every request with the bytes and headers of one page, in a process of its own, as fast as Node can.
import { createServer, get } from 'node:http';

/** Node writes these headers by itself. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive']);

get(process.argv[2] ?? '', { headers: { 'accept-encoding': 'br' } }, async (page) => {
  const headers = [];
  for (let index = 0; index < page.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = page.rawHeaders.slice(index, index + 2);
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) headers.push(name, value);
  }
  const bytes = Buffer.concat(await page.toArray());
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
});
