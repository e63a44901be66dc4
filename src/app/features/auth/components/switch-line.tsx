import { Link } from '@tanstack/react-router';
import type { paths } from '@/app/paths';

interface SwitchLineProps {
  question: string;
  to: typeof paths.login | typeof paths.register;
  label: string;
}

/** The way from signing in to registering and back. */
export function SwitchLine({ question, to, label }: SwitchLineProps) {
  return (
    <p className="soft">
      {question}{' '}
      <Link to={to} search={true} className="auth__switch">
        <span className="link">{label}</span>
      </Link>
    </p>
  );
}
