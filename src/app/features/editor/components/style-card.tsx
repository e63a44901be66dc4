import './style-card.css';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { getEntitlements } from '@/core/plans';
import { defaultTheme, fullTheme, isSameTheme, themeParts } from '@/core/theme';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHead } from '@/ui/card';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import { useText } from '../use-text';
import { LockedButton } from './locked-button';
import { PartMissing, useLazyParts } from './use-lazy-parts';

/** The Style card: what the page looks like, for plans that sell it. */
export const StyleCard = memo(function StyleCard() {
  const t = useText();
  const isLocked = !getEntitlements(usePlanTier()).can('customStyle');
  const { parts, hasFailed } = useLazyParts();
  const { palette, fonts } = fullTheme(useEditor((state) => state.page.theme));
  const title = (
    <h2 className="h3" id="style-title">
      {t('editor.style.title')}
    </h2>
  );
  if (isLocked) return <StyleLocked title={title} />;
  return (
    <Card aria-labelledby="style-title">
      <details className="style-card">
        <summary>
          {title}
          <span className="style-card__now">
            {t('editor.style.now', {
              palette: t(`editor.style.palette.${palette}`),
              fonts: t(`editor.style.fonts.${fonts}`),
            })}
          </span>
          <ChevronDown className="style-card__arrow" aria-hidden="true" />
        </summary>
        <div className="card__pad grid gap-6 pt-4">
          {parts ? (
            themeParts.map((part) => <parts.StyleChoice key={part} part={part} />)
          ) : (
            <PartMissing hasFailed={hasFailed} className="block h-40" />
          )}
        </div>
      </details>
    </Card>
  );
});

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
