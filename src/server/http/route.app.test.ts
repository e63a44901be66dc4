import { startTestServer } from '@tests/support/test-server';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contracts/endpoint';

const server = startTestServer();

const listed = Object.values(
  import.meta.glob<Record<string, object>>('../../contracts/endpoints/*.ts', { eager: true }),
).flatMap((file) => Object.values(file).filter(isEndpoint));
/** Schemas stand beside the endpoints. */
function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value;
}

const describeCall = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

test('the endpoints of the contracts are served, and no others', () => {
  const served = Object.entries(server.app.swagger().paths ?? {})
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, calls]) =>
      Object.keys(calls ?? {}).map((method) => describeCall(method, path.replace(/\{(\w+)\}/g, ':$1'))),
    );
  expect(served.sort()).toEqual(listed.map(({ method, path }) => describeCall(method, path)).sort());
});

test('the first part of a call that is refused decides the answer, as the order of its checks has always been', async () => {
  const owner = await server.owner('ordered');
  // A malformed address leads nowhere, whatever else is wrong with the call.
  expect((await owner.put('/api/bookings/x', {})).statusCode).toBe(404);
  const refused = await owner.put('/api/bookings/1', { bookingDateText: 'x' });
  expect(refused.json()).toMatchObject({ code: 'VALIDATION', field: 'bookingDateText' });
  const query = await server.visitor().get('/api/public/a-salon/bookings/availability?date=x&serviceId=cut');
  expect(query.json()).toMatchObject({ code: 'VALIDATION', field: 'date' });
});
