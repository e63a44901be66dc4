import { Users } from 'lucide-react';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { getEntitlements } from '@/core/plans';
import { TextAreaField } from '@/ui/field';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { useSectionPlan, type WebsitePeople, WebsitePeopleContext } from '../../editor-kit/host';
import { ItemField } from '../../editor-kit/item-fields';
import { type LayoutDrawing, sketchLines } from '../../editor-kit/layout-sketch';
import { MoreButton } from '../../editor-kit/more-button';
import { PictureField } from '../../editor-kit/pictures/image-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { getPersonKey, type Person, type TeamContent, team } from './definition';

function TeamEditor(props: SectionEditorProps<TeamContent>) {
  const { id, title, content, onTitleChange, onChange, errors } = props;
  const t = useTranslations('sections.team');
  const { tier, canAdd } = useSectionPlan();
  const people = use(WebsitePeopleContext);
  const isFull = !canAdd('employees', getPersonKey(id, 'new'));
  if (people?.names)
    return (
      <>
        <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
        <p className="hint">
          {t('fromPeople', { names: people.names.join(', ') || t('nobody') })} <PeopleLink people={people} />
        </p>
      </>
    );
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      {people && (
        <p className="hint">
          {t('peopleHint')} <PeopleLink people={people} />
        </p>
      )}
      <div>
        <GrowingList
          items={content.people}
          field="people"
          kind="person"
          icon={Users}
          texts={{ empty: t('empty'), add: t('add') }}
          full={isFull ? <FullTeam limit={getEntitlements(tier).limit('employees')} /> : undefined}
          getTitle={({ name }) => name}
          getDetail={({ role }) => role}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(personId) => ({ id: personId, name: '', role: '', imageUrl: '', text: '' })}
          onChange={(people) => onChange({ ...content, people })}
          renderFields={(person, control) => <PersonFields {...props} {...control} person={person} />}
        />
      </div>
    </>
  );
}

function PeopleLink({ people: { address } }: { people: WebsitePeople }) {
  const t = useTranslations('sections.team');
  return (
    <a className="link" href={address} target="_blank" rel="noopener">
      {t('openPeople')}
    </a>
  );
}

function FullTeam({ limit }: { limit: number }) {
  const t = useTranslations('sections.team');
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="hint">{t('limitReached', { limit })}</p>
      <MoreButton feature="employees" />
    </div>
  );
}

interface PersonFieldsProps
  extends ItemControl<Person>,
    Pick<SectionEditorProps<TeamContent>, 'id' | 'onUpload'> {
  person: Person;
}

function PersonFields({ id, person, errors, path, isNew, onUpload, onChange }: PersonFieldsProps) {
  const t = useTranslations('sections.team');
  const common = useTranslations('sections.common');
  const getFieldProps = (name: 'name' | 'role' | 'text') => ({
    label: t(name),
    value: person[name],
    error: errors[`${path}.${name}`],
  });
  return (
    <>
      <ItemField
        {...getFieldProps('name')}
        required
        isFocused={isNew}
        onChange={(name) => onChange({ ...person, name })}
      />
      <ItemField
        {...getFieldProps('role')}
        isOptional
        placeholder={t('rolePlaceholder')}
        onChange={(role) => onChange({ ...person, role })}
      />
      <PictureField
        sectionId={id}
        slot={person.id}
        label={t('picture')}
        addressLabel={t('imageUrl')}
        url={person.imageUrl}
        error={errors[`${path}.imageUrl`]}
        onFile={(file) =>
          onUpload({ slot: person.id, files: [file], kind: 'picture', place: placeImage(person.id) })
        }
        onChange={(imageUrl) => onChange({ ...person, imageUrl })}
      />
      <TextAreaField
        {...getFieldProps('text')}
        labelNote={common('optional')}
        rows={3}
        onChange={(event) => onChange({ ...person, text: event.target.value })}
      />
    </>
  );
}

/** Gives an uploaded image to a person. */
function placeImage(personId: string) {
  return (content: TeamContent, imageUrl: string): TeamContent | null => {
    const people = changeItem(content.people, personId, (item) => ({ ...item, imageUrl }));
    return people && { ...content, people };
  };
}

export const editor = defineEditor(team, TeamEditor, {
  portraits: [
    ['picture', 4, 4, 12, 15],
    ['title', 4, 22, 9, 3],
    ['picture', 18, 4, 12, 15],
    ['title', 18, 22, 9, 3],
    ['picture', 32, 4, 12, 15],
    ['title', 32, 22, 9, 3],
  ],
  host: [['picture', 4, 4, 17, 24], ['title', 25, 8, 19, 4], ...sketchLines(25, 16, 19, 3)],
  roster: [6, 14, 22].flatMap(
    (top): LayoutDrawing => [
      ['picture', 4, top - 1, 5, 5],
      ['title', 12, top, 10, 3],
      ...sketchLines(25, top + 0.75, 19, 1),
    ],
  ),
});
