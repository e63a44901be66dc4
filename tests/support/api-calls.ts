import type { TestServer } from './test-server';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  takesBody: boolean;
}

/** Every call of the API, from its own documentation. */
export async function allCalls(server: TestServer): Promise<Call[]> {
  const { paths } = (await server.visitor().get('/api/docs')).json();
  return Object.entries<Record<string, { requestBody?: unknown }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      takesBody: requestBody !== undefined,
    })),
  );
}
