import type { ReactNode } from 'react';
import { Heading } from './heading';

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
      <Heading level={2} className="stat__label">
        {label}
      </Heading>
      {icon && <span className="stat__icon">{icon}</span>}
      <p className="stat__value">{value}</p>
      {note && <p className="stat__note">{note}</p>}
    </section>
  );
}
