import { Awning } from './awning';
import { classNames } from './class-names';

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
