import { useText } from '../use-text';
import { AdminDemoIsland } from './admin-demo-island';

/** The demo's part of the landing page. */
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
