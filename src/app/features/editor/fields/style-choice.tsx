import './style-choice.css';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { MessageKey } from '@/core/messages';
import { palettes } from '@/core/palettes';
import {
  BRAND_PATTERN,
  completeTheme,
  type FontPairName,
  type FullTheme,
  type LookName,
  lookNames,
  type PaletteName,
  type ThemePart,
  themeChoices,
} from '@/core/theme';
import { looks } from '@/site/looks/looks';
import { fontPairs, getFontFamily } from '@/site/style/fonts';
import type { Look } from '@/site/style/look';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { ImageChoice } from '@/ui/image-choice';
import { keepFocus } from '@/ui/keep-focus';
import { useEditor, useEditorDispatch, useEditorSession } from '../session/editor-session';
import { useRemovalToast } from '../session/removal-toast';
import { usePartsText } from '../use-parts-text';

type StyleKey = Extract<MessageKey, `editorParts.style.${ThemePart}.${string}`>;

/** Shows the choices of one part of the style, each as it looks. */
export function StyleChoice({ part }: { part: ThemePart }) {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const name = useId();
  const chosen = useEditor((state) => completeTheme(state.page.theme)[part]);
  const hasBrand = useEditor((state) => state.page.theme.brand !== undefined);
  const choices: readonly FullTheme[ThemePart][] = themeChoices[part];
  return (
    <fieldset>
      <legend className="label mb-1.5">{t(`editorParts.style.parts.${part}`)}</legend>
      <div className={`style-choices style-choices--${part}`}>
        {choices.map((choice) => (
          <ImageChoice
            key={choice}
            className="style-choice"
            name={name}
            value={choice}
            isChosen={choice === chosen && (part !== 'palette' || !hasBrand)}
            onChoose={() =>
              dispatch({
                type: 'set-theme',
                // A palette replaces the owner's colour.
                change:
                  part === 'palette'
                    ? { palette: choice as PaletteName, brand: undefined }
                    : { [part]: choice },
              })
            }
          >
            <StyleSample part={part} choice={choice} />
            <span className="style-choice__name">
              {t(`editorParts.style.${part}.${choice}` as StyleKey)}
              <Check className="style-choice__mark" aria-hidden="true" />
            </span>
          </ImageChoice>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the looks, each with its colours and fonts, and before them the page's own mix of colours and fonts. */
export function LookChoice({ isQuiet = false }: { isQuiet?: boolean }) {
  const t = usePartsText();
  const { store } = useEditorSession();
  const dispatch = useEditorDispatch();
  const showChange = useRemovalToast();
  const name = useId();
  const theme = useEditor((state) => state.page.theme);
  const choose = (look: LookName | undefined) => {
    dispatch({ type: 'set-theme', change: { look } });
    if (isQuiet || store.getState().page.theme.look !== look) return;
    const chosen = t(`editorParts.style.look.${look ?? 'own'}`);
    showChange({ title: t('editorParts.style.lookChanged'), name: chosen, onUndone: () => {} });
  };
  return (
    <fieldset>
      <legend className="label mb-1.5">{t('editorParts.style.parts.look')}</legend>
      <p className="hint mb-2">{t('editorParts.style.lookHint')}</p>
      <div className="style-choices style-choices--look">
        {[undefined, ...lookNames].map((look) => (
          <ImageChoice
            key={look ?? 'own'}
            className="style-choice"
            name={name}
            value={look ?? 'own'}
            isChosen={look === theme.look}
            onChoose={() => choose(look)}
          >
            {look ? <LookSample look={looks[look]} /> : <PaletteSample name={completeTheme(theme).palette} />}
            <span className="style-choice__name">
              {t(`editorParts.style.look.${look ?? 'own'}`)}
              <Check className="style-choice__mark" aria-hidden="true" />
            </span>
          </ImageChoice>
        ))}
      </div>
    </fieldset>
  );
}

/** Each of the three digits stands for two of the same. */
const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/;

const readHex = (text: string) => `#${text.trim().toLowerCase().replace(/^#/, '')}`;

/** Chooses the owner's own colour; all other colours are made from it so that everything can be read. */
export function BrandChoice() {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const brand = useEditor((state) => state.page.theme.brand);
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (colour: string) => dispatch({ type: 'set-theme', change: { brand: colour } });
  const handleType = (text: string) => {
    const hex = readHex(text);
    setTyped(BRAND_PATTERN.test(hex) ? null : text);
    if (BRAND_PATTERN.test(hex)) choose(hex);
  };
  // Until the field is left, three digits may be the first of six.
  const handleLeave = () => {
    if (typed === null) return;
    const hex = readHex(typed);
    if (SHORT_HEX.test(hex)) handleType(hex.replace(SHORT_HEX, '#$1$1$2$2$3$3'));
    else if (hex === '#') setTyped(null);
  };
  return (
    <fieldset>
      <legend className="label mb-1.5">{t('editorParts.style.brand.title')}</legend>
      <p className="hint mb-2">{t('editorParts.style.brand.hint')}</p>
      <div className="brand-choice">
        <input
          type="color"
          aria-label={t('editorParts.style.brand.pick')}
          value={brand ?? '#155b3d'}
          onChange={(event) => {
            setTyped(null);
            choose(event.target.value);
          }}
        />
        <TextField
          label={t('editorParts.style.brand.code')}
          placeholder="#155b3d"
          autoComplete="off"
          spellCheck={false}
          value={typed ?? brand ?? ''}
          error={typed ? t('editorParts.style.brand.wrong') : undefined}
          onChange={(event) => handleType(event.target.value)}
          onBlur={handleLeave}
        />
        {brand && (
          <Button
            size="sm"
            variant="quiet"
            onClick={(event) => {
              keepFocus(event.currentTarget);
              setTyped(null);
              dispatch({ type: 'set-theme', change: { brand: undefined } });
            }}
          >
            {t('editorParts.style.brand.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function LookSample({ look: { colours, grounds, fonts } }: { look: Look }) {
  const opening = colours[grounds.opening];
  return (
    <span
      className="style-sample style-sample--palette"
      style={{ background: colours.plain.bg }}
      aria-hidden="true"
    >
      <span
        style={{
          background: opening.bg,
          color: opening.text,
          fontFamily: getFontFamily(fonts.head),
          fontWeight: fonts.weight,
        }}
      >
        {LETTERS}
      </span>
      <i style={{ background: colours.plain.accent }} />
      <i style={{ background: colours.tint.bg }} />
    </span>
  );
}

const LETTERS = 'Aa';

interface StyleSampleProps {
  part: ThemePart;
  choice: FullTheme[ThemePart];
}

/** Draws a picture of a choice; the name of the choice stands beside it. */
export function StyleSample({ part, choice }: StyleSampleProps) {
  switch (part) {
    case 'palette':
      return <PaletteSample name={choice as PaletteName} />;
    case 'fonts':
      return <FontSample name={choice as FontPairName} />;
    default:
      return <span className={`style-sample style-sample--${choice}`} aria-hidden="true" />;
  }
}

function PaletteSample({ name }: { name: PaletteName }) {
  const { cover, onCover, bg, accent, surface } = palettes[name];
  return (
    <span className="style-sample style-sample--palette" style={{ background: bg }} aria-hidden="true">
      <span style={{ background: cover, color: onCover }}>{LETTERS}</span>
      <i style={{ background: accent }} />
      <i style={{ background: surface }} />
    </span>
  );
}

function FontSample({ name }: { name: FontPairName }) {
  const { head, weight, size } = fontPairs[name];
  return (
    <span
      className="style-sample style-sample--fonts"
      style={{ fontFamily: getFontFamily(head), fontWeight: weight, fontSize: `${1.75 * size}rem` }}
      aria-hidden="true"
    >
      {LETTERS}
    </span>
  );
}
