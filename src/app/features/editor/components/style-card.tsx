import './style-card.css';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { getEntitlements } from '@/core/plans';
import { fullTheme, themeParts } from '@/core/theme';
import { Card } from '@/ui/card';
import { PartMissing } from '../late/part-missing';
import { useLateParts } from '../late/use-late-parts';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditor } from '../session/editor-session';
import { useText } from '../use-text';
import { StyleLocked } from './style-locked';

/** The Style card: what the page looks like, for plans that sell it. */
export const StyleCard = memo(function StyleCard() {
  const t = useText();
  const isLocked = !getEntitlements(usePlanTier()).can('customStyle');
  const { parts, hasFailed } = useLateParts();
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
