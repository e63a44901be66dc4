import { TRAP_FIELD } from '@/core/visitor-work';

/** A field that no person sees or hears of: what stands in it was written by a program, or by a browser unasked. */
export function VisitorTrap({ id, label }: { id: string; label: string }) {
  return (
    <div className="s-trap" aria-hidden="true">
      <label htmlFor={`${id}${TRAP_FIELD}`}>{label}</label>
      <input id={`${id}${TRAP_FIELD}`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What stands in it, for the call; it is empty then, so that a person whose browser filled it in gets through. */
export function takeTrap(form: HTMLFormElement): { [TRAP_FIELD]?: string } {
  const field = form.elements.namedItem(TRAP_FIELD);
  if (!(field instanceof HTMLInputElement) || field.value === '') return {};
  const { value } = field;
  field.value = '';
  return { [TRAP_FIELD]: value };
}
