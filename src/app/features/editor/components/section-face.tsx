import { CircleQuestionMark, Lock } from 'lucide-react';
import { findDefinition } from '@/sections/page/definitions';

interface SectionFaceProps {
  type: string;
  name: string;
  typeName: string;
  /** Said in place of the type: why visitors do not see it. */
  closed?: string;
}

/** A section as a row shows it: icon, name, type. */
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
