import './style-choice.css';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { MessageKey } from '@/core/messages';
import { palettes } from '@/core/palettes';
import {
  type FontPairName,
  type FullTheme,
  fullTheme,
  type PaletteName,
  type ThemePart,
  themeChoices,
} from '@/core/theme';
import { fontFamily, fontPairs } from '@/site/fonts';
import { ImageChoice } from '@/ui/image-choice';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from '../use-text';

type StyleKey = Extract<MessageKey, `editor.style.${ThemePart}.${string}`>;

/** The choices of one part of the style, each as it looks. */
export function StyleChoice({ part }: { part: ThemePart }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const name = useId();
  const chosen = useEditor((state) => fullTheme(state.page.theme)[part]);
  const choices: readonly FullTheme[ThemePart][] = themeChoices[part];
  return (
    <fieldset>
      <legend className="label mb-1.5">{t(`editor.style.parts.${part}`)}</legend>
      <div className={`style-choices style-choices--${part}`}>
        {choices.map((choice) => (
          <ImageChoice
            key={choice}
            className="style-choice"
            name={name}
            value={choice}
            isChosen={choice === chosen}
            onChoose={() => dispatch({ type: 'set-theme', change: { [part]: choice } })}
          >
            <StyleSample part={part} choice={choice} />
            <span className="style-choice__name">
              {t(`editor.style.${part}.${choice}` as StyleKey)}
              <Check className="style-choice__mark" aria-hidden="true" />
            </span>
          </ImageChoice>
        ))}
      </div>
    </fieldset>
  );
}

const LETTERS = 'Aa';

interface StyleSampleProps {
  part: ThemePart;
  choice: FullTheme[ThemePart];
}

/** A picture of a choice; its name stands beside it. */
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
      style={{ fontFamily: fontFamily(head), fontWeight: weight, fontSize: `${1.75 * size}rem` }}
      aria-hidden="true"
    >
      {LETTERS}
    </span>
  );
}
