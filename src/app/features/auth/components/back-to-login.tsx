import { Link } from '@tanstack/react-router';
import { useText } from '@/app/lib/texts';
import { paths } from '@/app/paths';

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
