import type { ReactNode } from 'react';
import { FormFailure } from '@/app/frame/form-failure';
import { Button } from '@/ui/button';

interface AuthFormProps {
  /** What the server refused. */
  failure: string | null;
  onSubmit: () => void;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The form inside the frame: a refusal on top, the fields, one large button. */
export function AuthForm({
  failure,
  onSubmit,
  submitLabel,
  pendingLabel,
  isPending,
  children,
}: AuthFormProps) {
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormFailure text={failure} />
      <div className="auth__fields">
        {children}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isPending={isPending}
          pendingText={pendingLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
