import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@/core/brand';
import { paths } from '@/core/screen-paths';
import { Brand } from '@/ui/brand';
import { getButtonClass } from '@/ui/button';
import { TopBar } from '@/ui/top-bar';

interface SingleMessageProps {
  /** It stands large above the title. */
  code?: string;
  title: string;
  text: string;
  /** The only button leads to this address. */
  href: string;
  children: ReactNode;
}

/** Shows a whole screen with one message. It is drawn at build time too, so it has no state and plain links. */
export function SingleMessage({ code, title, text, href, children }: SingleMessageProps) {
  return (
    <>
      <TopBar>
        <a className="brand" href={paths.home}>
          <Brand name={PRODUCT_NAME} />
        </a>
      </TopBar>
      <main id="main" className="wrap page">
        <div className="grid justify-items-center gap-2 py-14 text-center sm:py-24">
          {code && (
            <p className="hero-title text-leaf-700" aria-hidden="true">
              {code}
            </p>
          )}
          <h1 className="h1" tabIndex={-1}>
            {code && <span className="sr-only">{code} </span>}
            {title}
          </h1>
          <p className="soft max-w-[44ch] text-balance">{text}</p>
          <a className={`${getButtonClass({ variant: 'primary', size: 'lg' })} mt-6`} href={href}>
            {children}
          </a>
        </div>
      </main>
    </>
  );
}
