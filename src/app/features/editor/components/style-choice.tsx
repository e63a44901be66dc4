import './style-choice.css';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { MessageKey } from '@/core/messages';
import { type FullTheme, fullTheme, type ThemePart, themeChoices } from '@/core/theme';
import { PictureChoice } from '@/ui/picture-choice';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from '../use-text';
import { StyleSample } from './style-sample';

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
          <PictureChoice
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
          </PictureChoice>
        ))}
      </div>
    </fieldset>
  );
}
