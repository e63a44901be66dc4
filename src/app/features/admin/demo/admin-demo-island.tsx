import { renderToString } from 'react-dom/server';
import { AdminDemo } from './admin-demo';
import { ADMIN_DEMO } from './island-name';

/** The demo as it is drawn at build time; `wake-admin-demo.tsx` brings it to life. */
export function AdminDemoIsland() {
  const html = renderToString(<AdminDemo />, { identifierPrefix: ADMIN_DEMO });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components
  return <div data-island={ADMIN_DEMO} dangerouslySetInnerHTML={{ __html: html }} />;
}
