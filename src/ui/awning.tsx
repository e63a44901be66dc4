import { classNames } from './class-names';

const ACCENTS = ['plum', 'brick', 'sea', 'leaf', 'butter', 'geranium'] as const;

export type Accent = (typeof ACCENTS)[number] | 'grey';

/** The colour that belongs to a record for good. */
export function getAccent(id: number): Accent {
  return ACCENTS[Math.abs(id) % ACCENTS.length] ?? 'plum';
}

interface AwningProps {
  accent: Accent;
  /** Rolled up: not open to visitors. */
  isRolled?: boolean;
  /** Odd, so that both ends look alike. */
  stripes?: number;
  className?: string;
}

/** The sign of an open shop; decoration. */
export function Awning({ accent, isRolled = false, stripes, className }: AwningProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('awning', `accent-${accent}`, isRolled && 'awning--rolled', className)}
      style={stripes ? { '--n': stripes } : undefined}
    />
  );
}

/** A small shop, open or shut; decoration. */
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
