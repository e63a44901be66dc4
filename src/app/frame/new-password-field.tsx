import './new-password-field.css';
import { auth } from '@messages';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { call } from '@/app/lib/call';
import { createUseText } from '@/app/lib/texts';
import { PASSWORD_MIN_LENGTH } from '@/contracts/auth';
import { checkPassword, type PasswordCheck, type PasswordWeakness } from '@/contracts/endpoints/accounts';
import { proposePassword } from '@/core/propose-password';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { PasswordField } from './password-field';

const useText = createUseText({ auth });

/** Nothing is asked until the text has stayed the same for this long. */
const SETTLED_MS = 400;

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'value'> {
  /** They are the text of the field, and the account whose password it is. */
  check: PasswordCheck;
  /** Puts the proposed password into the form. */
  onUse: (password: string) => void;
}

/** Edits a new password: one that is easy to guess is accepted, with a warning and a better proposal beside it. */
export function NewPasswordField({ check, onUse, ...field }: NewPasswordFieldProps) {
  const t = useText();
  const weakness = usePasswordWeakness(check);
  const [proposed] = useState(() => proposePassword());
  const isUsed = check.password === proposed;
  const [isCopied, setIsCopied] = useState(false);
  // Browsers offer the clipboard only to pages that came encrypted; on others a press selects the password.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () =>
    clipboard?.writeText(proposed).then(
      () => setIsCopied(true),
      () => undefined,
    );
  const note = useRef<HTMLDivElement>(null);
  const takeProposed = () => {
    onUse(proposed);
    // The button disappears, so the note about the result takes the focus.
    note.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <PasswordField hint={t('auth.passwordHint')} autoComplete="new-password" {...field} />
      {/* A screen reader reads only the new piece: 'Copied', without the earlier text. */}
      <div role="status" aria-atomic="false" ref={note} tabIndex={-1}>
        {(weakness || isUsed) && (
          <div className={classNames('password-note', isUsed && 'password-note--used')}>
            {isUsed ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            {weakness && <p>{t(`auth.weakness.${weakness}`)}</p>}
            <p className="password-note__better">
              <span>
                {t(isUsed ? 'auth.weakness.used' : 'auth.weakness.better')}{' '}
                <code className="strong select-all">{proposed}</code>
              </span>
              <span className="flex flex-wrap gap-2">
                {!isUsed && (
                  <Button size="sm" onClick={takeProposed}>
                    {t('auth.weakness.use')}
                  </Button>
                )}
                {clipboard && (
                  <Button
                    size="sm"
                    variant={isUsed ? 'default' : 'quiet'}
                    aria-label={t(isCopied ? 'auth.weakness.copied' : 'auth.weakness.copyName')}
                    onClick={copy}
                  >
                    {t(isCopied ? 'auth.weakness.copied' : 'auth.weakness.copy')}
                  </Button>
                )}
              </span>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** Returns why the new password is easy to guess; null when it is not, or when that is unknown. */
function usePasswordWeakness(check: PasswordCheck): PasswordWeakness | null {
  const { password, nickname, email, token } = check;
  const [found, setFound] = useState<{ password: string; weakness: PasswordWeakness | null } | null>(null);
  useEffect(() => {
    // The form refuses a shorter password, with words of its own.
    if (password.length < PASSWORD_MIN_LENGTH) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(checkPassword, { body: { password, nickname, email, token } }, { signal: abort.signal }).then(
        ({ weakness }) => setFound({ password, weakness }),
        // The password is good enough for the form, so a missing warning must not delay anybody.
        () => undefined,
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password, nickname, email, token]);
  return found?.password === password ? found.weakness : null;
}
