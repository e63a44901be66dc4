import { classNames } from './class-names';

const ACCENTS = ['plum', 'brick', 'sea', 'leaf', 'butter', 'geranium'] as const;

export type Accent = (typeof ACCENTS)[number] | 'grey';

/** Returns the colour that belongs to a record for good. */
export function getAccent(id: number): Accent {
  return ACCENTS[Math.abs(id) % ACCENTS.length] ?? 'plum';
}

interface AwningProps {
  accent: Accent;
  /** It is rolled up where visitors find nothing open. */
  isRolled?: boolean;
  /** The number is odd, so that both ends look alike. */
  stripes?: number;
  className?: string;
}

/** Renders the sign of an open shop, as decoration. */
export function Awning({ accent, isRolled = false, stripes, className }: AwningProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('awning', `accent-${accent}`, isRolled && 'awning--rolled', className)}
      style={stripes ? { '--n': stripes } : undefined}
    />
  );
}

/** Renders a small shop, open or shut, as decoration. */
export function ShopArt({ isShut = false }: { isShut?: boolean }) {
  return (
    <div className={classNames('shop-art', isShut && 'is-shut')} aria-hidden="true">
      <Awning accent={isShut ? 'grey' : 'geranium'} isRolled={isShut} />
      <div>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
