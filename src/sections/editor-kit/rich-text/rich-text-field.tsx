import './rich-text.css';
import { useState } from 'react';
import { editPlainText } from '@/core/edit-plain-text';
import { getLongText, type LongText, setLongText, type WithLongText } from '@/core/text-format';
import { TextAreaField } from '@/ui/field';
import { FieldFrame, useFieldIds } from '@/ui/field-frame';
import { lazy } from '@/ui/lazy';

/** Most visits to the editor need no tools for long texts, so they load late. */
export const richTextEditor = lazy(() => import('./rich-text-editor'));

interface FieldLook {
  label: string;
  labelNote?: string;
  hint?: string;
  required?: boolean;
  rows: number;
}

interface RichTextFieldProps<Name extends string, Content> extends FieldLook {
  content: Content;
  /** The content keeps the text by this key. */
  name: Name;
  errors: Readonly<Record<string, string>>;
  /** Errors have this path for the content. */
  path: string;
  onChange: (content: Content) => void;
}

/** Draws a field for a long text of a content. The text and its formatting change together. */
export function RichTextField<const Name extends string, Content extends WithLongText<Name>>({
  content,
  name,
  errors,
  path,
  onChange,
  ...look
}: RichTextFieldProps<Name, Content>) {
  return (
    <LateField
      {...look}
      error={errors[`${path}.${name}`] ?? errors[`${path}.${name}Format`]}
      value={getLongText(content, name)}
      onChange={(next) => onChange(setLongText(content, name, next))}
    />
  );
}

interface LateFieldProps extends FieldLook {
  error: string | undefined;
  value: LongText;
  onChange: (value: LongText) => void;
}

/**
 * Draws the field until the script of the tools has come, and for good if it never comes. The words are written without
 * tools and keep the marks that they have. A field in which somebody is writing does not change.
 */
function LateField(props: LateFieldProps) {
  const { parts } = richTextEditor.useLazy();
  const [isPlainInUse, setIsPlainInUse] = useState(false);
  if (parts && !isPlainInUse) return <MarkedField {...props} Editor={parts.RichTextEditor} />;
  const { value, onChange, ...field } = props;
  return (
    <div className="rich-wait">
      <TextAreaField
        {...field}
        value={value.text}
        onFocus={() => setIsPlainInUse(true)}
        onBlur={() => setIsPlainInUse(false)}
        onChange={(event) => onChange(editPlainText(value, event.target.value))}
      />
    </div>
  );
}

type EditorModule = typeof import('./rich-text-editor');

function MarkedField({
  Editor,
  rows,
  required = false,
  value,
  onChange,
  ...texts
}: LateFieldProps & { Editor: EditorModule['RichTextEditor'] }) {
  const { label, hint, error } = texts;
  const { id, noteId, mark, describedBy } = useFieldIds(undefined, Boolean(error || hint), value.text);
  return (
    <div className="rich-field" data-rows={rows}>
      <FieldFrame {...texts} {...{ id, noteId, mark }}>
        <Editor
          id={id}
          label={label}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          isRequired={required}
          isRefused={Boolean(error)}
          value={value}
          onChange={onChange}
        />
      </FieldFrame>
    </div>
  );
}
