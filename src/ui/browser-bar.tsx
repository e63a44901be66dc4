import { Lock } from 'lucide-react';

/** Renders the upper edge of a browser window in a picture, as decoration. */
export function BrowserBar({ address }: { address: string }) {
  return (
    <div className="browser__bar" aria-hidden="true">
      <span className="browser__dots">
        <i />
        <i />
        <i />
      </span>
      <span className="browser__url">
        <Lock />
        <span className="truncate">{address}</span>
      </span>
      <span className="browser__end" />
    </div>
  );
}
