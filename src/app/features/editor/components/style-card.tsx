import './style-card.css';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { completeTheme } from '@/core/theme';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHead } from '@/ui/card';
import { keepFocus } from '@/ui/keep-focus';
import { LockedButton } from '../fields/locked-button';
import { KeptStyle, StyleFields, useIsStyleLocked } from '../fields/style-fields';
import { useEditor } from '../session/editor-session';
import { usePartsText } from '../use-parts-text';

/** Shows the Style card, which decides what the page looks like, on plans that include it. */
export const StyleCard = memo(function StyleCard() {
  const t = usePartsText();
  const isLocked = useIsStyleLocked();
  const now = useStyleName();
  const hasLook = useEditor((state) => state.page.theme.look !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  const title = (
    <h2 className="h3" id="style-title">
      {t('editorParts.style.title')}
    </h2>
  );
  if (isLocked) return <StyleLocked title={title} />;
  return (
    <Card aria-labelledby="style-title">
      <details className="style-card" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {title}
          <span className="style-card__now">{now}</span>
          <ChevronDown className="style-card__arrow" aria-hidden="true" />
        </summary>
        <div className="card__pad grid gap-6 pt-4">
          <StyleFields />
        </div>
      </details>
      {!hasLook && !isOpen && (
        <p className="style-card__offer">
          <Button
            size="sm"
            variant="quiet"
            onClick={(event) => {
              keepFocus(event.currentTarget);
              setIsOpen(true);
            }}
          >
            {t('editorParts.style.tryLook')}
          </Button>
        </p>
      )}
    </Card>
  );
});

/** Returns the name of the page's look, or the colours and fonts that the page combines. */
function useStyleName(): string {
  const t = usePartsText();
  const { look, brand, palette, fonts } = completeTheme(useEditor((state) => state.page.theme));
  if (look) return t(`editorParts.style.look.${look}`);
  return t('editorParts.style.now', {
    palette: brand ? t('editorParts.style.brand.title') : t(`editorParts.style.palette.${palette}`),
    fonts: t(`editorParts.style.fonts.${fonts}`),
  });
}

/** Shows the Style card on a plan without styles. */
function StyleLocked({ title }: { title: ReactNode }) {
  return (
    <Card aria-labelledby="style-title">
      <CardHead>
        {title}
        <LockedButton feature="customStyle" />
      </CardHead>
      <CardBody className="grid justify-items-start gap-3 pt-2">
        <KeptStyle />
      </CardBody>
    </Card>
  );
}
