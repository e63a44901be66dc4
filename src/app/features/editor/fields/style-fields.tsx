import { getEntitlements } from '@/core/plans';
import { completeTheme, defaultTheme, isSameTheme, themeParts } from '@/core/theme';
import { Button } from '@/ui/button';
import { keepFocus } from '@/ui/keep-focus';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import { usePartsText } from '../use-parts-text';
import { BrandChoice, LookChoice, StyleChoice } from './style-choice';

/** Returns true if styles are locked. */
export function useIsStyleLocked(): boolean {
  return !getEntitlements(usePlanTier()).can('customStyle');
}

interface StyleFieldsProps {
  /** True where the page is seen beside the fields and there is a way back, so that no notice says what has changed. */
  isQuiet?: boolean;
}

/** Chooses what the page looks like: a look, the owner's colour, or the parts of a style without a look. */
export function StyleFields({ isQuiet }: StyleFieldsProps) {
  const hasLook = useEditor((state) => state.page.theme.look !== undefined);
  return (
    <>
      <LookChoice isQuiet={isQuiet} />
      <BrandChoice />
      {!hasLook && themeParts.map((part) => <StyleChoice key={part} part={part} />)}
    </>
  );
}

/** Says what a plan without styles has: a style from an earlier plan may stay, or be removed. */
export function KeptStyle() {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const theme = useEditor((state) => state.page.theme);
  const { look, brand, palette, fonts } = completeTheme(theme);
  if (isSameTheme(theme)) return <p className="hint">{t('planFeatures.reasons.customStyle')}</p>;
  return (
    <>
      <p className="hint">
        {look
          ? t('editorParts.style.keptLook', { look: t(`editorParts.style.look.${look}`) })
          : t('editorParts.style.keptText', {
              palette: brand ? t('editorParts.style.brand.title') : t(`editorParts.style.palette.${palette}`),
              fonts: t(`editorParts.style.fonts.${fonts}`),
            })}
      </p>
      <Button
        size="sm"
        onClick={(event) => {
          keepFocus(event.currentTarget);
          dispatch({ type: 'set-theme', change: defaultTheme });
        }}
      >
        {t('editorParts.style.reset')}
      </Button>
    </>
  );
}
