import { memo } from 'react';
import { TITLE_MAX_LENGTH } from '@/contracts/websites';
import { isLocale, localeOptions } from '@/core/locale/locale';
import { Card, CardBody, CardHead } from '@/ui/card';
import { TextAreaField, TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { Skeleton } from '@/ui/skeleton';
import { useDescriptionRoom } from '../fields/use-description-room';
import { useEditor, useEditorDispatch, useSync } from '../session/editor-session';
import type { FieldErrors } from '../state/editor-state';
import { useText } from '../use-text';
import { useLazyParts } from './use-lazy-parts';
import { WebsiteAddress } from './website-address';

export const BasicSettings = memo(function BasicSettings() {
  const t = useText();
  return (
    <Card aria-labelledby="basic-settings-title">
      <CardHead>
        <h2 className="h3" id="basic-settings-title">
          {t('editor.basicSettings')}
        </h2>
      </CardHead>
      <CardBody className="grid gap-5 pt-4">
        <BasicFields />
      </CardBody>
    </Card>
  );
});

/** Shows the fields that apply to the website as a whole. */
export function BasicFields() {
  const t = useText();
  const dispatch = useEditorDispatch();
  const title = useEditor((state) => state.title);
  const isCreated = useEditor((state) => state.websiteId !== null);
  // The name that is on its way is for good: what is typed now would be lost.
  const isSaving = useSync(({ save }) => save !== null);
  const errors = useEditor((state) => state.errors.settings);
  // Such a title leaves no letter for the address, which cannot be typed.
  const isUnspellable = useEditor((state) => state.slug === '' && state.title.trim() !== '');
  return (
    <>
      <TextField
        label={t('editor.name')}
        hint={isCreated ? t('validation.titleFixed') : t('editor.nameHint')}
        error={isUnspellable ? t('editor.nameUnspellable') : errors.title}
        value={title}
        readOnly={isCreated || isSaving}
        maxLength={TITLE_MAX_LENGTH}
        onChange={(event) => dispatch({ type: 'set-title', title: event.target.value })}
      />
      <WebsiteAddress error={errors.slug} />
      <LanguageField />
      <DescriptionField error={errors.description} />
      <LateSettings errors={errors} />
    </>
  );
}

/** Chooses the language of the texts that visitors read beside the owner's words. */
function LanguageField() {
  const t = useText();
  const dispatch = useEditorDispatch();
  const language = useEditor((state) => state.page.language);
  return (
    <SelectField
      label={t('editor.language')}
      hint={t('editor.languageHint')}
      value={language}
      options={localeOptions}
      onChange={({ target: { value } }) => {
        if (isLocale(value)) dispatch({ type: 'set-language', language: value });
      }}
    />
  );
}

/** The owner is told how many characters are left once there are no more than these. */
const NEAR_LIMIT = 500;

/** Edits the website's description, which the plan limits. Typing goes on past the limit; the save refuses such a text. */
export function DescriptionField({ error }: { error?: string }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const { description, length, limit, left, isKept } = useDescriptionRoom();
  const { parts } = useLazyParts();
  // A browser needs time to learn how numbers are written, so the text is only made when it is shown.
  const sayRoom = () =>
    isKept ? t('editor.charactersKept', { limit }) : t('editor.charactersLeft', { count: left });
  const over = left < 0 && !isKept ? t('editor.charactersOver', { count: -left, limit }) : undefined;
  return (
    <div className="grid justify-items-start gap-1">
      <TextAreaField
        className="w-full"
        label={t('editor.description')}
        hint={[t('editor.descriptionHint'), ...(left <= NEAR_LIMIT ? [sayRoom()] : [])].join(' ')}
        error={error ?? over}
        rows={3}
        value={description}
        onChange={(event) => dispatch({ type: 'set-description', description: event.target.value })}
      />
      {left <= 0 && parts && (
        <div className="-ml-3">
          <parts.SectionHost>
            <parts.MoreButton feature="descriptionCharacters" count={length - 1} />
          </parts.SectionHost>
        </div>
      )}
    </div>
  );
}

/** Shows the settings whose script is loaded after the editor's own. */
function LateSettings({ errors }: { errors: FieldErrors }) {
  const { parts, hasFailed } = useLazyParts();
  if (!parts) return hasFailed ? null : <Skeleton className="block h-30" />;
  return (
    <parts.SectionHost>
      <parts.LogoField error={errors.logoUrl} />
      <parts.SharingSettings errors={errors} />
    </parts.SectionHost>
  );
}
