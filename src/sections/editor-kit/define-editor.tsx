import type { ComponentType, ReactNode } from 'react';
import { isOfType, type ParsedSection, type SectionDefinition } from '../definition/define-section';
import type { PlaceImage, UploadRequest } from './host';
import type { LayoutDrawing } from './layout-sketch';

interface EditorProps {
  id: string;
  title: string;
  onTitleChange: (title: string) => void;
  /** Each refused field has a text, by its path within the section, for example `title` or `content.services.2.title`. */
  errors: Readonly<Record<string, string>>;
}

/** Uploads files into the section, whose content may have changed by the time that they are stored. */
export interface SectionUpload<Content> extends Pick<UploadRequest, 'slot' | 'files' | 'kind'> {
  /** Returns the content with the image in it; null when the item that it is for is gone. */
  place: (content: Content, url: string) => Content | null;
}

export interface SectionEditorProps<Content> extends EditorProps {
  content: Content;
  onChange: (content: Content) => void;
  onUpload: (upload: SectionUpload<Content>) => void;
}

interface EditorHost<Section extends ParsedSection> extends EditorProps {
  section: Section;
  onChange: (section: Section) => void;
  onUpload: (upload: UploadRequest) => void;
}

/** An editor edits sections of one type, for code that treats all types alike. */
export interface SectionEditor {
  type: string;
  /** Small drawings show the type's layouts; the keys are their names. */
  drawings: Readonly<Record<string, LayoutDrawing>>;
  /** Draws the fields of a section of the type; nothing for one of another type. */
  render<Section extends ParsedSection>(host: EditorHost<Section>): ReactNode;
}

export function defineEditor<Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
  Editor: ComponentType<SectionEditorProps<Content>>,
  drawings: SectionEditor['drawings'] = {},
): SectionEditor {
  return {
    type: definition.type,
    drawings,
    render({ section, onChange, onUpload, ...props }) {
      if (!isOfType(definition, section)) return null;
      const sectionId = props.id;
      return (
        <Editor
          {...props}
          content={section.content}
          onChange={(content) => onChange({ ...section, content })}
          onUpload={({ place, ...upload }) =>
            onUpload({ ...upload, sectionId, place: placeIn(definition, place) })
          }
        />
      );
    },
  };
}

function placeIn<Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
  place: SectionUpload<Content>['place'],
): PlaceImage {
  return (section, url) => {
    if (!isOfType(definition, section)) return null;
    const content = place(section.content, url);
    return content === null ? null : { ...section, content };
  };
}
