import { hydrateRoot } from 'react-dom/client';
import { AdminDemo } from './admin-demo';
import { DemoTexts } from './demo-texts';
import { ADMIN_DEMO } from './island-name';

/** Makes the drawn demo work. */
export async function wake(element: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <DemoTexts>
        <AdminDemo onAwake={resolve} />
      </DemoTexts>,
      { identifierPrefix: ADMIN_DEMO },
    );
  });
}
