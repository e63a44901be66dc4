import { Badge } from '@/ui/badge';
import { useText } from '../use-text';

/** Looks like a payment code and is none. */
const CODE =
  'M0 0h4v4H0zM1 1v2h2V1zM9 0h4v4H9zm1 1v2h2V1zM0 9h4v4H0zm1 1v2h2v-2zM5 0h1v2H5zM7 1h1v2H7zM5 3h2v2H5zM8 5h2v1H8zM11 5h2v2h-2zM0 5h2v1H0zM3 5h1v2H3zM0 7h1v1H0zM2 7h1v1H2zM5 6h2v1H5zM7 7h2v2H7zM5 8h1v3H5zM10 8h1v2h-1zM12 8h1v1h-1zM6 11h2v2H6zM9 10h1v3H9zM11 11h2v1h-2zM11 12h1v1h-1z';

export function OrderVignette() {
  const t = useText();
  return (
    <div className="vignette vignette--pad vignette-order">
      <div>
        <span className="sm mute">{t('landing.features.orders.number')}</span>
        <b className="h3">{t('landing.features.orders.product')}</b>
        <span className="num h2">{t('landing.features.orders.price')}</span>
        <Badge tone="amber">{t('landing.features.orders.waiting')}</Badge>
      </div>
      <svg viewBox="0 0 13 13" shapeRendering="crispEdges" aria-hidden="true">
        <path fill="currentColor" fillRule="evenodd" d={CODE} />
      </svg>
    </div>
  );
}
