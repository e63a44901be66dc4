import type { ReactNode } from 'react';
import { defaultTheme, fullTheme, isSameTheme } from '@/core/theme';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHead } from '@/ui/card';
import { LockedButton } from '../plan/locked-button';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from '../use-text';

/** The Style card of a plan without it: a style from better days may stay, or go. */
export function StyleLocked({ title }: { title: ReactNode }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const theme = useEditor((state) => state.page.theme);
  const { palette, fonts } = fullTheme(theme);
  return (
    <Card aria-labelledby="style-title">
      <CardHead>
        {title}
        <LockedButton feature="customStyle" />
      </CardHead>
      <CardBody className="grid justify-items-start gap-3 pt-2">
        {isSameTheme(theme) ? (
          <p className="hint">{t('plans.reasons.customStyle')}</p>
        ) : (
          <>
            <p className="hint">
              {t('editor.style.keptText', {
                palette: t(`editor.style.palette.${palette}`),
                fonts: t(`editor.style.fonts.${fonts}`),
              })}
            </p>
            <Button size="sm" onClick={() => dispatch({ type: 'set-theme', change: defaultTheme })}>
              {t('editor.style.reset')}
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  );
}
