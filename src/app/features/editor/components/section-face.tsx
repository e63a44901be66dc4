import { iconOf } from '@/sections/icons';

interface SectionFaceProps {
  type: string;
  name: string;
  typeName: string;
}

/** How a section looks in a row: icon, name, type. */
export function SectionFace({ type, name, typeName }: SectionFaceProps) {
  const Icon = iconOf(type);
  return (
    <>
      <Icon aria-hidden="true" />
      <span className="sec__name">
        <span className="sec__title strong" dir="auto">
          {name}
        </span>
        {typeName !== name && <span className="sm mute truncate">{typeName}</span>}
      </span>
    </>
  );
}
