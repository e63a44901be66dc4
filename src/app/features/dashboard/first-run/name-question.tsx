import { useEffect } from 'react';
import { isLocale, localeOptions } from '@/core/locale/locale';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { findSlugProblem, findTitleProblem } from '../create/create-state';
import { AddressField } from '../create/create-website-form';
import { useCreateForm } from '../create/use-create-form';
import { LENGTHS } from './answers';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useText } from './use-text';

export function NameQuestion({ answers, onAnswer, frame }: QuestionProps) {
  const t = useText();
  const form = useCreateForm(answers);
  const { title, slug, isSlugEdited } = form.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed here is to be kept
  useEffect(() => {
    const isKept = title === answers.title && slug === answers.slug && isSlugEdited === answers.isSlugEdited;
    if (!isKept) onAnswer({ title, slug, isSlugEdited });
  }, [title, slug, isSlugEdited]);

  // Nothing has to be answered, but what is answered must be possible.
  const isBlank = title.trim() === '' && slug === '';
  const isFine =
    isBlank || (findTitleProblem(form.state) === null && findSlugProblem(form.state, true) === null);
  const problems = isBlank ? { title: null, slug: null } : form.problems;
  return (
    <QuestionFrame
      {...frame}
      answers={{ ...answers, title }}
      onContinue={() => (isFine ? frame.onContinue() : form.finish())}
    >
      <TextField
        label={t('firstRun.name.name')}
        autoComplete="organization"
        value={title}
        onChange={(event) => form.typeTitle(event.target.value)}
        onBlur={form.leaveTitle}
        error={problems.title && t(problems.title)}
      />
      <TextField
        label={t('firstRun.name.town')}
        autoComplete="address-level2"
        maxLength={LENGTHS.town}
        value={answers.town}
        onChange={(event) => onAnswer({ town: event.target.value })}
      />
      <AddressField
        form={{ ...form, problems }}
        texts={{ label: t('firstRun.name.address'), available: t('firstRun.name.free') }}
      />
      <SelectField
        label={t('firstRun.name.language')}
        value={answers.language}
        options={localeOptions}
        onChange={({ target: { value } }) => {
          if (isLocale(value)) onAnswer({ language: value });
        }}
      />
    </QuestionFrame>
  );
}
