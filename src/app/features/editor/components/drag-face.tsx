import { GripVertical } from 'lucide-react';
import { useEditor } from '../session/editor-session';
import { sectionName, typeName } from '../session/section-name';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import { PaletteFace } from './palette';
import { findDraggedType } from './section-drag';
import { SectionFace } from './section-face';

/** Follows the pointer while something is dragged. */
export function DragFace({ id }: { id: string }) {
  const t = useText();
  const type = findDraggedType(id);
  const section = useEditor((state) => findSection(state, id));
  if (type) {
    return (
      <div className="palette-item is-dragging">
        <PaletteFace type={type} />
      </div>
    );
  }
  if (!section) return null;
  return (
    <div className="sec is-dragging">
      <div className="sec__head">
        <span className="handle">
          <GripVertical />
        </span>
        <span className="sec__toggle">
          <SectionFace
            type={section.type}
            name={sectionName(section, t)}
            typeName={typeName(section.type, t)}
          />
        </span>
      </div>
    </div>
  );
}
