import { Spinner } from './spinner';

/** What a screen shows while its first data are on the way. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="page-spinner" role="status">
      <Spinner label={label} />
    </div>
  );
}
