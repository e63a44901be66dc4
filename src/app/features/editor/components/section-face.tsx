import { CircleQuestionMark, Lock } from 'lucide-react';
import { findDefinition } from '@/sections/page/definitions';

interface SectionFaceProps {
  type: string;
  name: string;
  typeName: string;
  /** It stands in place of the type, and says why visitors do not see the section. */
  closed?: string;
}

/** Shows a section as a row does: icon, name and type. */
export function SectionFace({ type, name, typeName, closed }: SectionFaceProps) {
  const Icon = findDefinition(type)?.icon ?? CircleQuestionMark;
  return (
    <>
      <Icon aria-hidden="true" />
      <span className="sec__name">
        <span className="sec__title strong" dir="auto">
          {name}
        </span>
        {closed ? (
          <span className="sec__closed sm">
            <Lock aria-hidden="true" />
            {closed}
          </span>
        ) : (
          typeName !== name && <span className="sec__type sm mute">{typeName}</span>
        )}
      </span>
    </>
  );
}
