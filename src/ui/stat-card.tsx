import type { ReactNode } from 'react';

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  /** One line that says what is counted. */
  note?: ReactNode;
  icon?: ReactNode;
}

export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <section className="card stat">
      <h2 className="stat__label">{label}</h2>
      {icon && <span className="stat__icon">{icon}</span>}
      <p className="stat__value">{value}</p>
      {note && <p className="stat__note">{note}</p>}
    </section>
  );
}
