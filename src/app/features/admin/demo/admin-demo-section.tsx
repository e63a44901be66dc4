import { renderToString } from 'react-dom/server';
import { useText } from '../use-text';
import { AdminDemo } from './admin-demo';
import { ADMIN_DEMO } from './island-name';

/** Shows the demo's part of the landing page. */
export function AdminDemoSection() {
  const t = useText();
  return (
    <section className="land-section" aria-labelledby="admin-demo">
      <div className="wrap">
        <div className="land-section__head">
          <h2 className="display" id="admin-demo">
            {t('admin.demo.title')}
          </h2>
          <p className="lead">{t('admin.demo.lead')}</p>
        </div>
        <AdminDemoIsland />
      </div>
    </section>
  );
}

/** Draws the demo at build time; `wake-admin-demo.tsx` makes it work. */
function AdminDemoIsland() {
  const html = renderToString(<AdminDemo />, { identifierPrefix: ADMIN_DEMO });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components
  return <div data-island={ADMIN_DEMO} dangerouslySetInnerHTML={{ __html: html }} />;
}
