import { memo } from 'react';
import { useText } from '@/app/lib/texts';
import { TEXT_MAX_LENGTH } from '@/core/fields';
import { Card, CardBody, CardHead } from '@/ui/card';
import { TextAreaField, TextField } from '@/ui/field';
import { useEditor, useEditorDispatch } from '../session/use-editor';
import { LogoField } from './logo-field';
import { WebsiteAddress } from './website-address';

/** From here on the owner is told how many characters are left. */
const NEAR_LIMIT = 500;

/** The Basic Settings card. */
export const BasicSettings = memo(function BasicSettings() {
  const t = useText();
  const dispatch = useEditorDispatch();
  const title = useEditor((state) => state.title);
  const isCreated = useEditor((state) => state.websiteId !== null);
  const description = useEditor((state) => state.page.description);
  const errors = useEditor((state) => state.errors.settings);
  const left = TEXT_MAX_LENGTH - description.length;
  return (
    <Card aria-labelledby="basic-settings-title">
      <CardHead>
        <h2 className="h3" id="basic-settings-title">
          {t('editor.basicSettings')}
        </h2>
      </CardHead>
      <CardBody className="grid gap-5 pt-4">
        <TextField
          label={t('editor.name')}
          hint={isCreated ? t('validation.titleFixed') : t('editor.nameHint')}
          error={errors.title}
          value={title}
          readOnly={isCreated}
          maxLength={150}
          onChange={(event) => dispatch({ type: 'set-title', title: event.target.value })}
        />
        <WebsiteAddress error={errors.slug} />
        <TextAreaField
          label={t('editor.description')}
          hint={left <= NEAR_LIMIT ? t('editor.charactersLeft', { count: Math.max(left, 0) }) : undefined}
          error={errors.description}
          rows={3}
          value={description}
          onChange={(event) => dispatch({ type: 'set-description', description: event.target.value })}
        />
        <LogoField error={errors.logoUrl} />
      </CardBody>
    </Card>
  );
});
