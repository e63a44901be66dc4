import { auth } from '@messages';
import type { ComponentProps } from 'react';
import { textsOf } from '@/app/lib/texts';
import { PasswordField } from '@/ui/password-field';

const useText = textsOf({ auth });

/** A password, with the words of the button that shows it. */
export function AccountPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>,
) {
  const t = useText();
  return <PasswordField {...props} showLabel={t('auth.showPassword')} hideLabel={t('auth.hidePassword')} />;
}
