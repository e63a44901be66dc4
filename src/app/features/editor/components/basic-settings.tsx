import { memo } from 'react';
import { TITLE_MAX_LENGTH } from '@/contracts/websites';
import { Card, CardBody, CardHead } from '@/ui/card';
import { TextField } from '@/ui/field';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from '../use-text';
import { DescriptionField } from './description-field';
import { LogoField } from './logo-field';
import { WebsiteAddress } from './website-address';

/** The Basic Settings card. */
export const BasicSettings = memo(function BasicSettings() {
  const t = useText();
  const dispatch = useEditorDispatch();
  const title = useEditor((state) => state.title);
  const isCreated = useEditor((state) => state.websiteId !== null);
  const errors = useEditor((state) => state.errors.settings);
  // Nothing is left of it for the address, which cannot be typed.
  const isUnspellable = useEditor((state) => state.slug === '' && state.title.trim() !== '');
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
          error={isUnspellable ? t('editor.nameUnspellable') : errors.title}
          value={title}
          readOnly={isCreated}
          maxLength={TITLE_MAX_LENGTH}
          onChange={(event) => dispatch({ type: 'set-title', title: event.target.value })}
        />
        <WebsiteAddress error={errors.slug} />
        <DescriptionField error={errors.description} />
        <LogoField error={errors.logoUrl} />
      </CardBody>
    </Card>
  );
});
