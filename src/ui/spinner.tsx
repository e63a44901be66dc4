/** Renders a turning ring; without a label it is decoration beside a text. */
export function Spinner({ label }: { label?: string }) {
  if (label) return <span className="spinner" role="img" aria-label={label} />;
  return <span className="spinner" aria-hidden="true" />;
}

/** A screen shows it while its first data are on the way. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="page-spinner" role="status">
      <Spinner label={label} />
    </div>
  );
}
