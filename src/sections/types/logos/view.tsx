import type { ReactNode } from 'react';
import { toSafeImageUrl, toSafeLink } from '@/core/link';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { ResponsiveImage, useFailedPicture } from '../../visitor-kit/image';
import { SiteLink } from '../../visitor-kit/site-link';
import { type Logo, type LogosContent, logos } from './definition';
import figuresCss from './figures.css?inline';
import logosCss from './logos.css?inline';
import stampsCss from './stamps.css?inline';

const ROW_SIZES = '12rem';
const STAMP_SIZES = '6rem';

function LogosView({ id, title, content, mode, frame, layout }: SectionViewProps<LogosContent>) {
  return (
    <SectionFrame {...frame} className="s-wide s-logos" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      {layout === 'figures' ? (
        <dl className="s-figures">
          {content.logos.map((logo) => (
            <Figure key={logo.id} logo={logo} />
          ))}
        </dl>
      ) : (
        <ul className={layout === 'stamps' ? 's-stamps' : 's-row'}>
          {content.logos.map((logo) => (
            <li key={logo.id}>{layout === 'stamps' ? <Stamp logo={logo} /> : <RowLogo logo={logo} />}</li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

/** Draws a number below the words for what it counts. */
function Figure({ logo: { id, name, text } }: { logo: Logo }) {
  const mark = useFieldMarks('content', 'logos', id);
  return (
    <div>
      <dt {...mark('lines', 'text')}>{text}</dt>
      <dd {...mark('line', 'name')}>{name}</dd>
    </div>
  );
}

/** Draws the logo alone, which its name describes, or the name where there is no logo. */
function RowLogo({ logo }: { logo: Logo }) {
  const mark = useFieldMarks('content', 'logos', logo.id);
  return (
    <>
      <Linked logo={logo}>
        <LogoPicture logo={logo} alt={logo.name} sizes={ROW_SIZES}>
          <span className="s-logo-name" {...mark('line', 'name')}>
            {logo.name}
          </span>
        </LogoPicture>
      </Linked>
      {logo.text.trim() !== '' && <p {...mark('lines', 'text')}>{logo.text}</p>}
    </>
  );
}

/** Draws the logo in a ring beside its name; without a logo, the number or the letter that the name begins with. */
function Stamp({ logo }: { logo: Logo }) {
  const mark = useFieldMarks('content', 'logos', logo.id);
  return (
    <>
      <div className="s-stamp" aria-hidden="true">
        <LogoPicture logo={logo} alt="" sizes={STAMP_SIZES}>
          <span>{/(?<!\p{N})\p{N}{1,3}(?!\p{N})|[\p{L}\p{N}]/u.exec(logo.name)?.[0]?.toUpperCase()}</span>
        </LogoPicture>
      </div>
      <div>
        <h3 {...mark('line', 'name')}>
          <Linked logo={logo}>{logo.name}</Linked>
        </h3>
        {logo.text.trim() !== '' && <p {...mark('lines', 'text')}>{logo.text}</p>}
      </div>
    </>
  );
}

interface LogoPartProps {
  logo: Logo;
  children: ReactNode;
}

/** Draws a link to the partner if the owner has given one. */
function Linked({ logo, children }: LogoPartProps) {
  const href = toSafeLink(logo.url);
  if (!href) return children;
  return (
    <SiteLink href={href} rel="noopener">
      {children}
    </SiteLink>
  );
}

interface LogoPictureProps extends LogoPartProps {
  alt: string;
  sizes: string;
}

/** Draws the picture of a logo, or the children if it has none or does not load. */
function LogoPicture({ logo, alt, sizes, children }: LogoPictureProps) {
  const mark = useFieldMarks('content', 'logos', logo.id);
  const src = toSafeImageUrl(logo.imageUrl);
  const { hasFailed, onError } = useFailedPicture(src);
  if (!src || hasFailed) return children;
  return (
    <span className="s-ink" {...mark('picture', 'imageUrl')}>
      <ResponsiveImage src={src} alt={alt} sizes={sizes} priority="lazy" onError={onError} />
    </span>
  );
}

export const view = defineView(logos, LogosView, [logosCss], { figures: figuresCss, stamps: stampsCss });
