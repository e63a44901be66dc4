import type { ReactNode } from 'react';
import { listPictureSources } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { focusClass, withoutFocus } from '@/core/picture-focus';
import type { WordsOf } from '../../visitor-kit/define-view';

/** Visitors can book this person, for these services of the section. */
export interface ServingPerson {
  id: string;
  name: string;
  role: string;
  imageUrl: string;
  serviceIds: string[];
}

/** It is chosen where it does not matter who serves. */
export const ANYONE = '';

interface PersonChoiceProps {
  people: readonly ServingPerson[];
  personId: string;
  words: WordsOf<'booking'>;
  onChange: (personId: string) => void;
}

/** Asks who is to serve: one of those who do the chosen services, or anyone. */
export function PersonChoice({ people, personId, words, onChange }: PersonChoiceProps) {
  return (
    <fieldset className="s-group s-who">
      <legend>{words.withWhom}</legend>
      <div className="s-options">
        <Option id={ANYONE} personId={personId} onChange={onChange}>
          <strong>{words.anyone}</strong>
        </Option>
        {people.map(({ id, name, role, imageUrl }) => (
          <Option key={id} id={id} personId={personId} onChange={onChange}>
            <span className="s-person">
              <Face name={name} imageUrl={imageUrl} />
              <span>
                <strong>{name}</strong>
                {role.trim() !== '' && <small>{role}</small>}
              </span>
            </span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps extends Pick<PersonChoiceProps, 'personId' | 'onChange'> {
  id: string;
  children: ReactNode;
}

function Option({ id, personId, onChange, children }: OptionProps) {
  return (
    <label className="s-option">
      <input type="radio" name="person" value={id} checked={personId === id} onChange={() => onChange(id)} />
      {children}
    </label>
  );
}

/** Draws the picture, or the first letter where there is none; the name stands beside it. */
function Face({ name, imageUrl }: Pick<ServingPerson, 'name' | 'imageUrl'>) {
  const src = toSafeImageUrl(imageUrl);
  if (!src)
    return (
      <span className="s-face" aria-hidden="true">
        {/[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase()}
      </span>
    );
  const [smallest] = listPictureSources(src);
  return (
    <img
      className={`s-face ${focusClass(src) ?? ''}`.trim()}
      src={withoutFocus(src)}
      srcSet={smallest?.srcSet}
      sizes="2.75rem"
      alt=""
      loading="lazy"
    />
  );
}
