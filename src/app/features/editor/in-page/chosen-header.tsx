import { Lock } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { TITLE_MAX_LENGTH } from '@/contracts/websites';
import { Toolbar } from '@/ui/toolbar';
import { useDescriptionRoom } from '../fields/use-description-room';
import { useEditor, useEditorDispatch, useEditorSession, useSync } from '../session/editor-session';
import { ChosenFrame, useLeaveText } from './chosen-text';
import { LogoTools } from './logo-tools';
import { Over } from './over';
import { findFieldElement, findSectionElement, HEADER_ID, type PageField } from './page-fields';
import { useText } from './use-text';
import { isFixed } from './website-fields';
import { WebsiteButtons } from './website-sheet';
import { WriteText } from './write-text';

interface ChosenHeaderProps {
  /** This part of the header was pressed; null for the header itself. */
  field: PageField | null;
  isWriting: boolean;
  /** They are the fields of the website. */
  settings: ReactNode;
  onChoose: (field: PageField | null, isWriting?: boolean) => void;
}

/** Shows the tools for the pressed header of the page: the website's name, its description and its logo. */
export function ChosenHeader({ field, isWriting, settings, onChoose }: ChosenHeaderProps) {
  const t = useText();
  return (
    <>
      <Over className="in-page__open" find={(page) => findSectionElement(page, HEADER_ID)}>
        {!field && (
          <Toolbar className="in-page__tools in-page__below" aria-label={t('inPage.headerTools')}>
            <WebsiteButtons settings={settings} />
          </Toolbar>
        )}
      </Over>
      {field && <ChosenField key={field.steps[0]} field={field} isWriting={isWriting} onChoose={onChoose} />}
    </>
  );
}

type ChosenFieldProps = Pick<ChosenHeaderProps, 'isWriting' | 'onChoose'> & { field: PageField };

function ChosenField({ field, isWriting, onChoose }: ChosenFieldProps) {
  const { store } = useEditorSession();
  // The name that is on its way is for good: what is typed now would be lost.
  const isSaving = useSync(({ save }) => save !== null);
  if (field.kind === 'picture') return <ChosenLogo field={field} />;
  const isTitle = field.steps[0] === 'title';
  if (isFixed(store.getState(), field) || (isTitle && isSaving)) return <FixedName field={field} />;
  if (!isWriting) return <ChosenFrame isBelow field={field} onWrite={() => onChoose(field, true)} />;
  return isTitle ? (
    <WriteTitle field={field} onChoose={onChoose} />
  ) : (
    <WriteDescription field={field} onChoose={onChoose} />
  );
}

/** Says why the name of a website that is created, or being created, cannot be edited here. */
function FixedName({ field }: { field: PageField }) {
  const t = useText();
  return (
    <Over className="in-page__chosen is-below" find={(page) => findFieldElement(page, field)}>
      <p className="in-page__write" role="status">
        <Lock className="icon--sm" aria-hidden="true" />
        {t('validation.titleFixed')}
      </p>
    </Over>
  );
}

function ChosenLogo({ field }: { field: PageField }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isCompact, setIsCompact] = useState(true);
  return (
    <Over
      className="in-page__chosen is-below"
      find={(page) => findFieldElement(page, field)}
      onPlaced={(element) => setIsCompact(element.closest('.in-page--mobile') !== null)}
    >
      <div ref={ref} className="in-page__picture">
        <LogoTools isCompact={isCompact} findPlace={() => ref.current} />
      </div>
    </Over>
  );
}

type WriteFieldProps = Omit<ChosenFieldProps, 'isWriting'>;

function WriteTitle({ field, onChoose }: WriteFieldProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const text = useEditor((state) => state.title);
  const error = useEditor((state) => state.errors.settings.title);
  const isUnspellable = useEditor((state) => state.slug === '' && state.title.trim() !== '');
  return (
    <WriteText
      field={field}
      label={t('editor.name')}
      value={{ text }}
      maxLength={TITLE_MAX_LENGTH}
      error={isUnspellable ? t('editor.nameUnspellable') : error}
      onChange={(value) => dispatch({ type: 'set-title', title: value.text })}
      onLeave={useLeaveText(field, onChoose)}
    />
  );
}

function WriteDescription({ field, onChoose }: WriteFieldProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const error = useEditor((state) => state.errors.settings.description);
  const { description, left, limit, isKept } = useDescriptionRoom();
  const isOver = left < 0 && !isKept;
  return (
    <WriteText
      field={field}
      label={t('editor.description')}
      value={{ text: description }}
      error={error ?? (isOver ? t('editor.charactersOver', { count: -left, limit }) : undefined)}
      onChange={(value) => dispatch({ type: 'set-description', description: value.text })}
      onLeave={useLeaveText(field, onChoose)}
    />
  );
}
