import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';
import { IconButton } from './icon-button';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password with a button that shows what was typed. */
export function PasswordField({
  label,
  labelNote,
  hint,
  error,
  showLabel,
  hideLabel,
  className,
  id: givenId,
  ...props
}: PasswordFieldProps) {
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
          label={isShown ? hideLabel : showLabel}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
