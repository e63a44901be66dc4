import { auth } from '@messages';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { createUseText } from '@/app/lib/texts';
import { FieldFrame, type FieldTexts, useFieldIds } from '@/ui/field-frame';
import { IconButton } from '@/ui/icon-button';

const useText = createUseText({ auth });

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {}

/** Shows the field for a password, with a button that shows what was typed. */
export function PasswordField({
  label,
  labelNote,
  hint,
  error,
  className,
  id: givenId,
  ...props
}: PasswordFieldProps) {
  const t = useText();
  const { id, noteId, describedBy } = useFieldIds(givenId, Boolean(error || hint));
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...{ id, noteId, label, labelNote, hint, error, className }}>
      <div className="input-group">
        <input
          {...props}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <IconButton
          label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
