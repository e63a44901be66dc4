import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { LanguageSwitch } from '@/app/frame/language-switch';
import { addAskedLanguage } from '@/app/lib/asked-language';
import { PRODUCT_NAME } from '@/core/brand';
import { paths } from '@/core/screen-paths';
import { type Accent, Awning } from '@/ui/awning';
import { Brand } from '@/ui/brand';
import { useText } from '../use-text';

interface AuthFrameProps {
  accent: Accent;
  title: string;
  lead: string;
  /** It is decoration beside the form, on wide windows only. */
  art: ReactNode;
  children: ReactNode;
}

/** Shows the form on the left, and an awning with a small shop on the right; phones keep a thin awning on top. */
export function AuthFrame({ accent, title, lead, art, children }: AuthFrameProps) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const heading = useRef<HTMLHeadingElement>(null);
  const lastTitle = useRef(title);
  // The former form is gone, and the focus with it.
  useEffect(() => {
    if (title !== lastTitle.current) heading.current?.focus();
    lastTitle.current = title;
  }, [title]);
  return (
    <div className="auth">
      <div className="auth__form">
        {/* The start page of visitors is no part of the app, so a plain link loads it. */}
        <header>
          <a href={addAskedLanguage(paths.home)} className="brand">
            <Brand name={PRODUCT_NAME} />
          </a>
        </header>
        <main id="main" className="auth__box">
          <div className="grid gap-2">
            <h1 ref={heading} className="h1" tabIndex={-1}>
              {title}
            </h1>
            <p className="soft">{lead}</p>
          </div>
          {children}
        </main>
        <LanguageSwitch path={path} className="soft justify-center" />
      </div>
      <div className="auth__art" aria-hidden="true">
        <Awning accent={accent} />
        {art}
      </div>
    </div>
  );
}

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

interface SwitchLineProps {
  question: string;
  to: typeof paths.login | typeof paths.register;
  label: string;
}

/** Leads from signing in to registering, or back. */
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
