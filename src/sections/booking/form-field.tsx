interface FormFieldProps {
  id: string;
  type?: 'text' | 'date' | 'email' | 'tel';
  label: string;
  /** Said behind the label, for a field that may stay empty. */
  note?: string;
}

export function FormField({ id, type = 'text', label, note }: FormFieldProps) {
  return (
    <div className="s-field">
      <label htmlFor={id}>
        {label}
        {note && <span> {note}</span>}
      </label>
      <input id={id} type={type} />
    </div>
  );
}
