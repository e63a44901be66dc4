import type { TestServer } from './test-server';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  takesBody: boolean;
}

const OPTIONAL_BODIES: ReadonlySet<string> = new Set(['/api/create-subscription']);

/** Lists every call of the API, from its own documentation. */
export async function listApiCalls(server: TestServer): Promise<Call[]> {
  const { paths } = (await server.visitor().get('/api/docs')).json();
  return Object.entries<Record<string, { requestBody?: unknown }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      // A call that may come without a body reads an unknown body as none.
      takesBody: requestBody !== undefined && !OPTIONAL_BODIES.has(path),
    })),
  );
}
