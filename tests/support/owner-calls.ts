import type { TestServer } from './test-server';

export interface OwnerCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path is the documented one; `url` has its parameters filled in. */
  path: string;
  url: string;
}

/** Lists every call of the product for which somebody must be signed in. */
export async function listOwnerCalls(server: TestServer, websiteId: number): Promise<OwnerCall[]> {
  const { paths } = (await server.visitor().get('/api/docs')).json() as { paths: Record<string, object> };
  const asking: OwnerCall[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const name of Object.keys(methods)) {
      const method = name.toUpperCase() as OwnerCall['method'];
      const url = path
        .replace('{id}', String(websiteId))
        .replace('{slug}', 'salon')
        .replace(/\{\w+\}/g, '1');
      const answer = await server.visitor().call({ method, url });
      if (answer.statusCode === 401) asking.push({ method, path, url });
    }
  }
  return asking;
}
