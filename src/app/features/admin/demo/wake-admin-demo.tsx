import { hydrateRoot } from 'react-dom/client';
import { AdminDemo } from './admin-demo';
import { ADMIN_DEMO } from './island-name';

/** Makes the demo that the build has drawn work. */
export async function wake(element: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <AdminDemo onAwake={resolve} />, { identifierPrefix: ADMIN_DEMO });
  });
}
