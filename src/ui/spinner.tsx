/** A turning ring; without a label it is decoration beside a text. */
export function Spinner({ label }: { label?: string }) {
  if (label) return <span className="spinner" role="img" aria-label={label} />;
  return <span className="spinner" aria-hidden="true" />;
}
