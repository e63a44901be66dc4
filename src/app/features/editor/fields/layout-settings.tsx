import './layout-settings.css';
import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { MessageKey } from '@/core/messages';
import { type GroundName, groundNames, type Theme } from '@/core/theme';
import { type LayoutDrawing, LayoutSketch } from '@/sections/editor-kit/layout-sketch';
import type { KnownSection, Section } from '@/sections/page/definitions';
import { findLook } from '@/site/looks/looks';
import { chooseLayouts, listFitting } from '@/site/style/choose-layouts';
import { ImageChoice } from '@/ui/image-choice';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { usePartsText } from '../use-parts-text';

interface LayoutSettingsProps {
  section: KnownSection;
  drawings: Readonly<Record<string, LayoutDrawing>>;
}

type LayoutKey = Extract<MessageKey, `sections.layouts.${string}`>;

/** Chooses how a section is laid out and what ground it stands on. */
export function LayoutSettings(props: LayoutSettingsProps) {
  const t = usePartsText();
  return (
    <details className="layout-settings">
      <summary>
        {t('editorParts.place.title')}
        <ChevronDown className="layout-settings__arrow icon--sm" aria-hidden="true" />
      </summary>
      <LayoutChoices {...props} />
    </details>
  );
}

/**
 * Chooses layout and ground without a fold. The page's own proposal stands first, and is chosen until the owner takes
 * another one.
 */
export function LayoutChoices({ section, drawings }: LayoutSettingsProps) {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const name = useId();
  const { id, layout, ground } = section;
  const proposed = useEditor(({ page }) => findProposed(page, id));
  const layouts = listFitting(section);
  // The proposed layout stands first, all others in their order.
  const offered = [...layouts].sort((a, b) => Number(b.name === proposed) - Number(a.name === proposed));
  const chosen = layouts.some((each) => each.name === layout) ? layout : proposed;
  return (
    <>
      {offered.length > 1 && (
        <fieldset>
          <legend className="label mb-1.5">{t('editorParts.place.layout')}</legend>
          <div className="layout-settings__layouts">
            {offered.map((each) => (
              <ImageChoice
                key={each.name}
                className="style-choice"
                name={`${name}layout`}
                value={each.name}
                isChosen={each.name === chosen}
                onChoose={() =>
                  dispatch({
                    type: 'lay-out-section',
                    id,
                    change: { layout: each.name === proposed ? undefined : each.name },
                  })
                }
              >
                <LayoutSketch drawing={drawings[each.name] ?? []} />
                <ChoiceName text={t(`sections.layouts.${each.name}` as LayoutKey)} />
              </ImageChoice>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="label mb-1.5">{t('editorParts.place.ground')}</legend>
        <div className="layout-settings__grounds">
          {([undefined, ...groundNames] satisfies (GroundName | undefined)[]).map((each) => (
            <ImageChoice
              key={each ?? 'automatic'}
              className="style-choice"
              name={`${name}ground`}
              value={each ?? 'automatic'}
              isChosen={each === ground}
              onChoose={() => dispatch({ type: 'lay-out-section', id, change: { ground: each } })}
            >
              <span
                className="layout-settings__ground"
                data-choice={each ?? 'automatic'}
                aria-hidden="true"
              />
              <ChoiceName text={t(`editorParts.place.${each ?? 'automatic'}`)} />
            </ImageChoice>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function ChoiceName({ text }: { text: string }) {
  return (
    <span className="style-choice__name">
      {text}
      <Check className="style-choice__mark" aria-hidden="true" />
    </span>
  );
}

/** Returns the name of the layout that the page would give a section without its owner's choice. */
function findProposed(
  { sections, theme }: { sections: readonly Section[]; theme: Theme },
  id: string,
): string | undefined {
  const index = sections.findIndex((section) => section.id === id);
  const free = sections
    .slice(0, index + 1)
    .map((each) => (each.id === id ? { ...each, layout: undefined } : each));
  return chooseLayouts(free, findLook(theme)?.layouts).at(index)?.name;
}
