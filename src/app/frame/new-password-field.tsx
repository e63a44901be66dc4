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

/** Nothing is asked while somebody types. */
const SETTLED_MS = 400;

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'value'> {
  /** The text of the field, and the account whose password it is. */
  check: PasswordCheck;
  /** Puts the proposed password into the form. */
  onUse: (password: string) => void;
}

/** A password that is being chosen: one that is easy to guess is taken, with a warning and a better one beside it. */
export function NewPasswordField({ check, onUse, ...field }: NewPasswordFieldProps) {
  const t = useText();
  const weakness = usePasswordWeakness(check);
  const [proposed] = useState(() => proposePassword());
  const isUsed = check.password === proposed;
  const [isCopied, setIsCopied] = useState(false);
  // Browsers give it to pages that came encrypted; elsewhere the password selects itself when pressed.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () =>
    clipboard?.writeText(proposed).then(
      () => setIsCopied(true),
      () => undefined,
    );
  const note = useRef<HTMLDivElement>(null);
  const takeProposed = () => {
    onUse(proposed);
    // The button goes; what it has done is read, and the keyboard goes on from here.
    note.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <PasswordField hint={t('auth.passwordHint')} autoComplete="new-password" {...field} />
      {/* Said piece by piece: 'Copied' without all that was said before. */}
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

/** Why the password that is being chosen is easy to guess; null when it is not, or nobody could say. */
function usePasswordWeakness(check: PasswordCheck): PasswordWeakness | null {
  const { password, nickname, email, token } = check;
  const [found, setFound] = useState<{ password: string; weakness: PasswordWeakness | null } | null>(null);
  useEffect(() => {
    // A shorter password is refused by the form, with words of its own.
    if (password.length < PASSWORD_MIN_LENGTH) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(checkPassword, { body: { password, nickname, email, token } }, { signal: abort.signal }).then(
        ({ weakness }) => setFound({ password, weakness }),
        // The password is good enough for the form; a warning that does not come holds up nobody.
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
