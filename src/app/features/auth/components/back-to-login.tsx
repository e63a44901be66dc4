import { Link } from '@tanstack/react-router';
import { paths } from '@/app/paths';
import { useText } from '../use-text';

export function BackToLogin() {
  const t = useText();
  return (
    <p>
      <Link to={paths.login} className="auth__switch">
        <span className="link">{t('auth.backToLogin')}</span>
      </Link>
    </p>
  );
}
