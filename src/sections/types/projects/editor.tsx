import { Hammer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '@/ui/field';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import {
  type ItemPicture,
  OnePictureField,
  PictureFields,
  placePicture,
} from '../../editor-kit/pictures/picture-fields';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import {
  MAX_PROJECT_PICTURES,
  MAX_PROJECTS,
  type Project,
  type ProjectsContent,
  projects,
} from './definition';

function ProjectsEditor(props: SectionEditorProps<ProjectsContent>) {
  const { title, content, onTitleChange, onChange, errors } = props;
  const t = useTranslations('sections.projects');
  const isFull = content.projects.length >= MAX_PROJECTS;
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <div>
        <GrowingList
          items={content.projects}
          field="projects"
          kind="project"
          icon={Hammer}
          texts={{ empty: t('empty'), add: t('add') }}
          full={isFull ? <p className="hint">{t('full', { max: MAX_PROJECTS })}</p> : undefined}
          getTitle={({ name }) => name}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id): Project => ({ id, name: '', text: '', place: '', year: '', pictures: [] })}
          onChange={(list) => onChange({ ...content, projects: list })}
          renderFields={(project, control) => <ProjectFields {...props} {...control} project={project} />}
        />
      </div>
    </>
  );
}

interface ProjectFieldsProps
  extends ItemControl<Project>,
    Pick<SectionEditorProps<ProjectsContent>, 'id' | 'onUpload'> {
  project: Project;
}

function ProjectFields(props: ProjectFieldsProps) {
  const { id, project, errors, path, isNew, onUpload, onChange } = props;
  const t = useTranslations('sections.projects');
  const common = useTranslations('sections.common');
  const getFieldProps = (name: 'name' | 'text' | 'place' | 'year') => ({
    label: t(name),
    value: project[name],
    error: errors[`${path}.${name}`],
  });
  const hasErrorIn = (...names: string[]) => names.some((name) => hasErrorAt(errors, `${path}.${name}`));
  return (
    <>
      <ItemField
        {...getFieldProps('name')}
        required
        isFocused={isNew}
        onChange={(name) => onChange({ ...project, name })}
      />
      <TextAreaField
        {...getFieldProps('text')}
        labelNote={common('optional')}
        rows={3}
        onChange={({ target }) => onChange({ ...project, text: target.value })}
      />
      <div className="fold__two">
        <ItemField
          {...getFieldProps('place')}
          isOptional
          onChange={(place) => onChange({ ...project, place })}
        />
        <ItemField
          {...getFieldProps('year')}
          isOptional
          placeholder={t('yearPlaceholder')}
          onChange={(year) => onChange({ ...project, year })}
        />
      </div>
      <Fold title={t('pair')} hasError={hasErrorIn('before', 'after')} startsOpen={isNew} isLong>
        <p className="hint">{t('pairHint')}</p>
        <SideField {...props} side="before" />
        <SideField {...props} side="after" />
      </Fold>
      <Fold title={t('pictures')} hasError={hasErrorIn('pictures')} startsOpen={isNew} isLong>
        <PictureFields
          sectionId={id}
          itemId={project.id}
          pictures={project.pictures}
          max={MAX_PROJECT_PICTURES}
          texts={{
            picture: (number) => t('picture', { number }),
            imageUrl: t('imageUrl'),
            alt: t('alt'),
          }}
          errors={errors}
          path={`${path}.pictures`}
          onFile={(file, pictureId, slot) =>
            onUpload({ slot, files: [file], kind: 'picture', place: placeInList(project.id, pictureId) })
          }
          onChange={(pictures) => onChange({ ...project, pictures })}
        />
      </Fold>
    </>
  );
}

type Side = 'before' | 'after';

/** Draws the field for one of the two pictures that are compared. */
function SideField({
  id,
  project,
  errors,
  path,
  side,
  onUpload,
  onChange,
}: ProjectFieldsProps & { side: Side }) {
  const t = useTranslations('sections.projects');
  const slot = `${project.id} ${side}`;
  return (
    <OnePictureField
      sectionId={id}
      slot={slot}
      label={t(side)}
      texts={{ imageUrl: t('imageUrl'), alt: t('alt') }}
      picture={project[side] ?? { url: '' }}
      errors={errors}
      path={`${path}.${side}`}
      onFile={(file) =>
        onUpload({ slot, files: [file], kind: 'picture', place: placeOnSide(project.id, side) })
      }
      onChange={(picture) => onChange(putOnSide(project, side, picture))}
    />
  );
}

/** Returns the project with a picture on one side; a side without a picture is left out. */
function putOnSide(project: Project, side: Side, picture: ItemPicture): Project {
  if (picture.url !== '') return { ...project, [side]: picture };
  const { [side]: _removed, ...rest } = project;
  return rest;
}

/** Gives an uploaded picture to one side of a project. */
function placeOnSide(projectId: string, side: Side) {
  return (content: ProjectsContent, url: string): ProjectsContent | null => {
    const list = changeItem(content.projects, projectId, (project) =>
      putOnSide(project, side, { ...project[side], url }),
    );
    return list && { ...content, projects: list };
  };
}

/** Gives an uploaded picture to a project, which may have lost its place or become full meanwhile. */
function placeInList(projectId: string, pictureId: string) {
  return (content: ProjectsContent, url: string): ProjectsContent | null => {
    const list = changeItem(content.projects, projectId, (project) => {
      const pictures = placePicture(project.pictures, pictureId, url, MAX_PROJECT_PICTURES);
      return pictures && { ...project, pictures };
    });
    return list && { ...content, projects: list };
  };
}

export const editor = defineEditor(projects, ProjectsEditor, {
  sheet: [
    ['picture', 4, 4, 27, 16],
    ...sketchLines(34, 5, 10, 4),
    ['picture', 4, 22, 6, 6],
    ['picture', 11, 22, 6, 6],
    ['picture', 18, 22, 6, 6],
  ],
  compare: [
    ['picture', 4, 4, 9, 12],
    ['picture', 14, 4, 9, 12],
    ...sketchLines(4, 20, 16, 2),
    ['picture', 26, 4, 9, 12],
    ['picture', 36, 4, 9, 12],
    ...sketchLines(26, 20, 16, 2),
  ],
  mosaic: [
    ['picture', 4, 4, 19, 24],
    ['picture', 25, 4, 9, 11],
    ['picture', 36, 4, 9, 11],
    ['picture', 25, 17, 9, 11],
    ['picture', 36, 17, 9, 11],
  ],
  index: [
    ['line', 4, 7, 5, 1.5],
    ['title', 12, 6, 16, 3],
    ['picture', 37, 4, 7, 7],
    ['line', 4, 16, 5, 1.5],
    ['title', 12, 15, 13, 3],
    ['picture', 37, 13, 7, 7],
    ['line', 4, 25, 5, 1.5],
    ['title', 12, 24, 18, 3],
    ['picture', 37, 22, 7, 7],
  ],
});
