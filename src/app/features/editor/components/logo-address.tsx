import { useState } from 'react';
import { safeImageUrl } from '@/core/link';
import { TextField } from '@/ui/field';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from '../use-text';

/** The web address of the logo; a wrong one is told when the field is left. */
export function LogoAddress({ error }: { error?: string }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const logoUrl = useEditor((state) => state.page.logoUrl);
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = isLeft && logoUrl.trim() !== '' && safeImageUrl(logoUrl) === null;
  return (
    <TextField
      className="mt-2"
      label={t('editor.logoAddress')}
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      value={logoUrl}
      error={error ?? (isWrong ? t('validation.imageUrl') : undefined)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      onChange={(event) => dispatch({ type: 'set-logo', logoUrl: event.target.value })}
    />
  );
}
