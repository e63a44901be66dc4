import type { MouseEvent } from 'react';
import { useText } from '@/app/lib/texts';
import { buttonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';

/** The first stop of the keyboard: past the bar, to the `main` of the screen. */
export function SkipLink() {
  const t = useText();
  // Not by the address: there the hash is the tab of the admin.
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a place, only not by the address
    <a href="#main" className={classNames(buttonClass({ variant: 'primary' }), 'skip')} onClick={handleClick}>
      {t('frame.skip')}
    </a>
  );
}
