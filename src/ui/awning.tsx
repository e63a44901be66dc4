import { classNames } from './class-names';

const CLOTHS = ['plum', 'brick', 'sea', 'leaf', 'butter', 'geranium'] as const;

export type Cloth = (typeof CLOTHS)[number] | 'grey';

/** The colour that belongs to a record for good. */
export function clothOf(id: number): Cloth {
  return CLOTHS[Math.abs(id) % CLOTHS.length] ?? 'plum';
}

interface AwningProps {
  cloth: Cloth;
  /** Rolled up: not open to visitors. */
  isRolled?: boolean;
  /** Odd, so that both ends look alike. */
  stripes?: number;
  className?: string;
}

/** The sign of an open shop; decoration. */
export function Awning({ cloth, isRolled = false, stripes, className }: AwningProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('awning', `cloth-${cloth}`, isRolled && 'awning--rolled', className)}
      style={stripes ? { '--n': stripes } : undefined}
    />
  );
}

/** A small shop, open or shut; decoration. */
export function ShopArt({ isShut = false }: { isShut?: boolean }) {
  return (
    <div className={classNames('shop-art', isShut && 'is-shut')} aria-hidden="true">
      <Awning cloth={isShut ? 'grey' : 'geranium'} isRolled={isShut} />
      <div>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
