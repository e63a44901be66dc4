import { Check, X } from 'lucide-react';
import { classNames } from './class-names';

interface LinesProps {
  lines: readonly string[];
  className?: string;
}

/** Lists what is included, line by line. */
export function Ticks({ lines, className }: LinesProps) {
  return (
    <ul className={classNames('ticks', className)}>
      {lines.map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Lists what is not included, line by line. */
export function Crosses({ lines, className }: LinesProps) {
  return (
    <ul className={classNames('ticks crosses', className)}>
      {lines.map((line) => (
        <li key={line}>
          <X aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}
